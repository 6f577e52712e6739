/* From the builder's lists to an image: densities, counts, and everything in one block. */
#include "r1cs/image_build.h"

#include <stdio.h>
#include <string.h>

/* ---- density templates ----------------------------------------------------------------------- */

typedef struct {
    image_density *density;
    uint64_t *word, *scratch;
    size_t densities, density_room, words, word_room, scratch_room;
    image_index index;
} densities;

/* Bits from … from + n - 1 of a bitmap of `end` bits or more. */
static void copy_bits(uint64_t *out, const uint64_t *map, size_t from, size_t n)
{
    const unsigned shift = from % 64;
    const uint64_t *w = map + from / 64;
    const size_t last = (from + n - 1) / 64 - from / 64;
    for (size_t i = 0; 64 * i < n; i++) {
        out[i] = w[i] >> shift;
        if (shift != 0 && i < last)
            out[i] |= w[i + 1] << (64 - shift);
    }
    if (n % 64 != 0)
        out[n / 64] &= (UINT64_C(1) << n % 64) - 1;
}

static err_t find_density(densities *d, uint32_t *out, const image_builder *b, size_t aux, size_t n)
{
    const size_t words = (n + 63) / 64;
    if (2 * words >= d->scratch_room)
        ERR_TRY(cs_grow((void **)&d->scratch, &d->scratch_room, 0, 2 * words + 1,
                        sizeof *d->scratch, MEM_SCRATCH, "densities of an image"));
    if (n != 0) {
        copy_bits(d->scratch, b->a_aux, aux, n);
        copy_bits(d->scratch + words, b->b_aux, aux, n);
    }
    const size_t bytes = 2 * words * sizeof *d->scratch;
    const uint64_t hash = image_hash(n, d->scratch, bytes);
    size_t probe = 0;
    for (;;) {
        *out = image_index_next(&d->index, hash, &probe);
        if (*out == IMAGE_INDEX_NONE)
            break;
        if (d->density[*out].aux == n &&
            memcmp(d->word + d->density[*out].word, d->scratch, bytes) == 0)
            return ERR_OK;
    }
    if (d->words + 2 * words > UINT32_MAX)
        return err_set(ERR_MEMORY, "densities of an image of more than %u words", UINT32_MAX);
    if (d->words + 2 * words >= d->word_room)
        ERR_TRY(cs_grow((void **)&d->word, &d->word_room, d->words, d->words + 2 * words + 1,
                        sizeof *d->word, MEM_SCRATCH, "densities of an image"));
    if (d->densities == d->density_room)
        ERR_TRY(cs_grow((void **)&d->density, &d->density_room, d->densities, d->densities + 1,
                        sizeof *d->density, MEM_SCRATCH, "densities of an image"));
    *out = (uint32_t)d->densities;
    d->density[d->densities++] = (image_density){(uint32_t)d->words, (uint32_t)n};
    memcpy(d->word + d->words, d->scratch, bytes);
    d->words += 2 * words;
    return image_index_add(&d->index, hash);
}

static err_t find_densities(densities *d, image_builder *b)
{
    for (size_t i = 0; i < b->instances; i++) {
        image_instance *in = &b->instance[i];
        const image_template *t = &b->store.template_[in->template_index];
        ERR_TRY(find_density(d, &in->density, b, in->aux, (size_t)t->bits + t->fields));
    }
    return ERR_OK;
}

static void densities_free(densities *d)
{
    mem_free(d->density, MEM_SCRATCH);
    mem_free(d->word, MEM_SCRATCH);
    mem_free(d->scratch, MEM_SCRATCH);
    image_index_free(&d->index);
}

/* ---- one block ------------------------------------------------------------------------------- */

static void finish_shape(image_builder *b)
{
    r1cs_shape *s = b->shape;
    s->a_aux_density = bitmap_ones(b->a_aux, b->n.aux);
    s->b_aux_density = bitmap_ones(b->b_aux, b->n.aux);
    s->b_input_density = bitmap_ones(b->b_input, b->n.inputs);
}

static err_t gather(r1cs_image *out, const image_builder *b, const densities *d)
{
    const image_store *s = &b->store;
    out->n = (slab_counts){b->bits, b->n.inputs + b->n.aux - b->bits};
    out->entry_n = s->entries;
    out->group_n = s->groups;
    out->run_n = s->runs;
    out->template_n = s->templates;
    out->instance_n = b->instances;
    out->base_n = b->bases;
    out->density_n = d->densities;
    out->density_word_n = d->words;
    out->coeff_n = b->cs.dict.n;
    ERR_TRY(image_reserve(out));
    const void *const from[IMAGE_SECTIONS] = {
        [IMAGE_ENTRIES] = s->entry,
        [IMAGE_GROUPS] = s->group,
        [IMAGE_RUNS] = s->run,
        [IMAGE_TEMPLATES] = s->template_,
        [IMAGE_INSTANCES] = b->instance,
        [IMAGE_BASES] = b->base,
        [IMAGE_DENSITIES] = d->density,
        [IMAGE_DENSITY_WORDS] = d->word,
        [IMAGE_INPUT_DENSITY] = b->b_input,
        [IMAGE_COEFFS] = b->cs.dict.value,
    };
    image_section section[IMAGE_SECTIONS];
    image_sections(section, out);
    for (unsigned i = 0; i < IMAGE_SECTIONS; i++)
        if (section[i].count != 0)
            memcpy((uint8_t *)out->block +
                       ((const uint8_t *)section[i].data - (const uint8_t *)out->block),
                   from[i], section[i].count * section[i].size);
    return ERR_OK;
}

static err_t run(image_builder *b, r1cs_image *out, const r1cs_circuit *circuit)
{
    ERR_TRY(cs_run(&b->cs, circuit));
    image_builder_close_span(&b->cs);
    if (b->cs.rc != ERR_OK)
        return err_set(b->cs.rc, "%s: %s", circuit->name, b->cs.text);
    finish_shape(b);
    densities d = {0};
    err_t rc = find_densities(&d, b);
    if (rc == ERR_OK)
        rc = gather(out, b, &d);
    densities_free(&d);
    return rc;
}

err_t image_build(r1cs_image *out, const r1cs_circuit *circuit, const progress *listener)
{
    memset(out, 0, sizeof *out);
    if (strlen(circuit->name) >= IMAGE_NAME_BYTES)
        return err_set(ERR_ARGUMENT, "\"%s\": the name of an image has less than %d bytes",
                       circuit->name, IMAGE_NAME_BYTES);
    cs_counts n;
    ERR_TRY(cs_count(&n, circuit));
    if (n.rows > UINT32_MAX || n.inputs + n.aux > UINT32_MAX)
        return err_set(ERR_MEMORY,
                       "%s: %zu rows and %zu variables, an image holds at most %u of either",
                       circuit->name, n.rows, n.inputs + n.aux, UINT32_MAX);
    snprintf(out->name, sizeof out->name, "%s", circuit->name);
    shape_of_counts(&out->shape, &n, 0);
    image_builder b;
    err_t rc = image_builder_create(&b, &out->shape, &n);
    b.cs.progress = listener;
    if (rc == ERR_OK)
        rc = run(&b, out, circuit);
    image_builder_free(&b);
    if (rc != ERR_OK)
        image_free(out);
    return rc;
}
