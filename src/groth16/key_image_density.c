/* Densities in the order of a slab.
 *
 * The image has them in order of aux. A run of a template is a stretch of bits, then one of fields;
 * within a stretch the two orders agree, so bits move 64 at a time and nothing is looked up. */
#include "groth16/key_image_order.h"

#include "base/verify.h"

#include <string.h>

void aux_stretches(const r1cs_image *image, size_t from, size_t to,
                   void (*visit)(void *context, const aux_stretch *stretch), void *context)
{
    for (size_t i = from; i < to; i++) {
        const image_instance *in = &image->instance[i];
        const image_template *t = &image->template_[in->template_index];
        for (uint32_t r = 0; r < t->runs; r++) {
            const image_run *run = &image->run[t->run + r];
            const image_run end = r + 1 < t->runs ? run[1] : (image_run){t->bits, t->fields};
            const size_t aux = (size_t)in->aux + run->bit + run->field;
            const size_t bits = end.bit - run->bit, fields = end.field - run->field;
            if (bits != 0)
                visit(context, &(aux_stretch){aux, (size_t)in->bit + run->bit, bits, true});
            if (fields != 0)
                visit(context,
                      &(aux_stretch){aux + bits, (size_t)in->field + run->field, fields, false});
        }
    }
}

/* ---- from order of aux to order of a slab -------------------------------------------------- */

/* bits and fields are null while fields are only counted. */
typedef struct {
    const uint64_t *aux; /* a spare word at the end */
    uint64_t *bits;
    uint32_t *fields;
    size_t fields_n;
} moving;

static void put_bits(uint64_t *map, size_t at, uint64_t value)
{
    map[at / 64] |= value << at % 64;
    if (at % 64 != 0)
        map[at / 64 + 1] |= value >> (64 - at % 64);
}

static void move_stretch(void *context, const aux_stretch *s)
{
    moving *m = context;
    for (size_t done = 0; done < s->n; done += 64) {
        const unsigned n = s->n - done < 64 ? (unsigned)(s->n - done) : 64;
        uint64_t w = slab_window(m->aux, s->aux + done, n);
        if (s->is_bit) {
            if (m->bits)
                put_bits(m->bits, s->index + done, w);
            continue;
        }
        for (; w != 0; w &= w - 1, m->fields_n++)
            if (m->fields)
                m->fields[m->fields_n] = (uint32_t)(s->index + done + (unsigned)__builtin_ctzll(w));
    }
}

static void move_inputs(moving *m, const r1cs_image *image, unsigned matrix)
{
    for (size_t i = 0; i < image->shape.inputs; i++)
        if (matrix == 0 || (image->input_density[i / 64] >> i % 64 & 1) != 0) {
            if (m->fields)
                m->fields[m->fields_n] = (uint32_t)i;
            m->fields_n++;
        }
}

static void move_all(moving *m, const r1cs_image *image, unsigned matrix)
{
    m->fields_n = 0;
    move_inputs(m, image, matrix);
    aux_stretches(image, 0, image->instance_n, move_stretch, m);
}

static void rank_bits(key_image_density *d)
{
    uint32_t rank = 0;
    for (size_t w = 0; w < slab_words(d->n.bits); w++) {
        d->rank[w] = rank;
        rank += (uint32_t)__builtin_popcountll(d->bits[w]);
    }
    d->dense.bits = rank;
}

static err_t fill(key_image_density *out, const r1cs_image *image, unsigned matrix,
                  const uint64_t *aux)
{
    moving m = {.aux = aux};
    const size_t words = slab_words(image->n.bits);
    move_all(&m, image, matrix);
    out->n = image->n;
    out->dense.fields = m.fields_n;
    const size_t bytes = words * (sizeof *out->bits + sizeof *out->rank);
    ERR_TRY(mem_alloc(&out->block, MEM_MATRICES, bytes + m.fields_n * sizeof *out->fields, 1,
                      "densities in the order of a slab"));
    out->bits = out->block;
    out->rank = (uint32_t *)(out->bits + words);
    out->fields = out->rank + words;
    m.bits = out->bits;
    m.fields = out->fields;
    move_all(&m, image, matrix);
    rank_bits(out);
    return ERR_OK;
}

err_t key_image_density_of(key_image_density *out, const r1cs_image *image, unsigned matrix)
{
    VERIFY(matrix < 2);
    uint64_t *scratch;
    *out = (key_image_density){0};
    const size_t words = slab_words(image->shape.aux);
    ERR_TRY(MEM_ARRAY(&scratch, MEM_SCRATCH, 2 * words, "densities"));
    image_densities(scratch, scratch + words, image);
    const err_t rc = fill(out, image, matrix, scratch + matrix * words);
    mem_free(scratch, MEM_SCRATCH);
    return rc;
}

void key_image_density_free(key_image_density *d)
{
    mem_free(d->block, MEM_MATRICES);
    *d = (key_image_density){0};
}

/* ---- ranks --------------------------------------------------------------------------------- */

size_t density_rank_of_bit(const key_image_density *d, size_t bit)
{
    const uint64_t below = (UINT64_C(1) << bit % 64) - 1;
    return d->rank[bit / 64] + (size_t)__builtin_popcountll(d->bits[bit / 64] & below);
}

size_t density_rank_of_field(const key_image_density *d, size_t field)
{
    size_t lo = 0, hi = d->dense.fields; /* the first dense field that is not below */
    while (lo < hi) {
        const size_t middle = lo + (hi - lo) / 2;
        if (d->fields[middle] < field)
            lo = middle + 1;
        else
            hi = middle;
    }
    return lo;
}
