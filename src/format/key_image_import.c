/* A .params in the order of a key image.
 *
 * Each point asked for is some variable's: the k-th bit or field element of the section, in the
 * order of the slab. Its place in the .params follows from the variable's number in order of
 * allocation. Within the bits, and within the field elements, the two orders agree, so places
 * ascend: points that lie close together are read at once, and those between them skipped. */
#include "format/key_image_file.h"

#include "format/params_internal.h"

#include <stdlib.h>
#include <string.h>

/* Points that are looked up at once. */
#define BATCH_POINTS ((size_t)1024)
/* Two points so many bytes apart are still read at once: skipping less costs more than reading. */
#define GAP_BYTES_MAX 4096u
/* Not in the .params: an input's point in L. */
#define NO_PLACE UINT64_MAX

/* Variables with points in a section A or B, in both orders. */
typedef struct {
    key_image_density slab;
    size_t inputs;  /* of them; their points come first in the .params */
    uint64_t *aux;  /* bitmap in order of allocation */
    uint32_t *rank; /* dense aux before each of its words */
} import_density;

struct key_image_import {
    format_source params;
    params_extent sections[PARAMS_SECTIONS];
    const r1cs_image *image;
    key_image_head head;
    import_density dense[2]; /* A, B */
    uint64_t *maps;          /* owned: what their maps in order of allocation lie in */
};

static const params_section params_section_of[KEY_IMAGE_SECTIONS] = {
    [KEY_IMAGE_H] = PARAMS_H,     [KEY_IMAGE_L] = PARAMS_L,     [KEY_IMAGE_A] = PARAMS_A,
    [KEY_IMAGE_B1] = PARAMS_B_G1, [KEY_IMAGE_B2] = PARAMS_B_G2,
};

/* ---- places -------------------------------------------------------------------------------- */

static bool input_in_b(const r1cs_image *image, size_t input)
{
    return (image->input_density[input / 64] >> input % 64 & 1) != 0;
}

static uint64_t place_of_input(const key_image_import *i, key_image_section s, size_t input)
{
    if (s == KEY_IMAGE_L)
        return NO_PLACE;
    if (s == KEY_IMAGE_A)
        return input;
    uint64_t before = 0;
    for (size_t k = 0; k < input; k++)
        before += input_in_b(i->image, k);
    return before;
}

static uint64_t place_of_aux(const key_image_import *i, key_image_section s, size_t aux)
{
    if (s == KEY_IMAGE_L)
        return aux;
    const import_density *d = &i->dense[s != KEY_IMAGE_A];
    const uint64_t below = (UINT64_C(1) << aux % 64) - 1;
    return d->inputs + d->rank[aux / 64] + (uint64_t)__builtin_popcountll(d->aux[aux / 64] & below);
}

static uint64_t place_of_bit(const key_image_import *i, key_image_section s, size_t bit)
{
    return place_of_aux(i, s, image_aux_of_bit(i->image, bit));
}

static uint64_t place_of_field(const key_image_import *i, key_image_section s, size_t field)
{
    return field < i->head.inputs ? place_of_input(i, s, field)
                                  : place_of_aux(i, s, image_aux_of_field(i->image, field));
}

/* The k-th dense bit, k < dense.bits. */
static size_t select_bit(const key_image_density *d, size_t k)
{
    size_t lo = 0, hi = slab_words(d->n.bits); /* lo: the last word with at most k before it */
    while (hi - lo > 1) {
        const size_t middle = lo + (hi - lo) / 2;
        if (d->rank[middle] <= k)
            lo = middle;
        else
            hi = middle;
    }
    uint64_t w = d->bits[lo];
    for (size_t skip = k - d->rank[lo]; skip > 0; skip--)
        w &= w - 1;
    return 64 * lo + (size_t)__builtin_ctzll(w);
}

static size_t next_bit(const key_image_density *d, size_t bit)
{
    size_t i = bit / 64;
    uint64_t w = d->bits[i] & ~((UINT64_C(2) << bit % 64) - 1);
    while (w == 0)
        w = d->bits[++i];
    return 64 * i + (size_t)__builtin_ctzll(w);
}

static void find_dense(uint64_t *place, const key_image_import *i, key_image_section s,
                       size_t first, size_t n)
{
    const key_image_density *d = &i->dense[s != KEY_IMAGE_A].slab;
    size_t bit = 0;
    for (size_t k = 0; k < n; k++) {
        if (first + k >= d->dense.bits) {
            place[k] = place_of_field(i, s, d->fields[first + k - d->dense.bits]);
            continue;
        }
        bit = k == 0 ? select_bit(d, first) : next_bit(d, bit);
        place[k] = place_of_bit(i, s, bit);
    }
}

/* Where points first … first + n - 1 of a section are in that of the .params. */
static void find_places(uint64_t *place, const key_image_import *i, key_image_section s,
                        size_t first, size_t n)
{
    const size_t bits = i->head.n.bits;
    if (s == KEY_IMAGE_H) {
        for (size_t k = 0; k < n; k++)
            place[k] = first + k;
    } else if (s == KEY_IMAGE_L) {
        for (size_t k = 0; k < n; k++)
            place[k] = first + k < bits ? place_of_bit(i, s, first + k)
                                        : place_of_field(i, s, first + k - bits);
    } else {
        find_dense(place, i, s, first, n);
    }
}

/* ---- points -------------------------------------------------------------------------------- */

/* How many of the places can be read at once. */
static size_t run_length(const uint64_t *place, size_t n, size_t size)
{
    size_t k = 1;
    while (k < n && place[k] != NO_PLACE && place[k] > place[k - 1] &&
           (place[k] - place[k - 1] - 1) * size <= GAP_BYTES_MAX &&
           (place[k] - place[0] + 1) * size <= PARAMS_PIECE_BYTES)
        k++;
    return k;
}

static err_t decode_run(uint8_t *out, const key_image_import *i, params_section s,
                        const uint64_t *place, size_t n, uint8_t *scratch)
{
    const size_t size = params_point_bytes(s);
    const uint8_t *bytes;
    ERR_TRY(format_source_view(&bytes, &i->params, i->sections[s].offset + place[0] * size,
                               (size_t)(place[n - 1] - place[0] + 1) * size, scratch));
    for (size_t k = 0; k < n; k++)
        ERR_TRY(params_decode_point(out + k * size, bytes + (place[k] - place[0]) * size,
                                    &i->params, i->sections, s, place[k]));
    return ERR_OK;
}

static err_t read_batch(uint8_t *out, const key_image_import *i, key_image_section s, size_t first,
                        size_t n, uint8_t *scratch)
{
    uint64_t place[BATCH_POINTS];
    const size_t size = key_image_point_bytes(s);
    find_places(place, i, s, first, n);
    for (size_t k = 0; k < n;) {
        size_t run = 1;
        if (place[k] == NO_PLACE) {
            memcpy(out + k * size, &G1_INFINITY, sizeof G1_INFINITY); /* only L has such */
        } else {
            run = run_length(place + k, n - k, size);
            ERR_TRY(decode_run(out + k * size, i, params_section_of[s], place + k, run, scratch));
        }
        k += run;
    }
    return ERR_OK;
}

static err_t read_points(void *context, void *out, key_image_section s, size_t first, size_t n)
{
    const key_image_import *i = context;
    const size_t points = key_image_points(&i->head, s), size = key_image_point_bytes(s);
    if (first > points || n > points - first)
        return err_set(ERR_ARGUMENT, "%s: points %zu to %zu of section %s, which has %zu",
                       i->params.name, first, first + n, key_image_section_name(s), points);
    uint8_t *scratch = NULL;
    err_t rc = format_source_scratch(&scratch, &i->params, PARAMS_PIECE_BYTES);
    for (size_t done = 0; rc == ERR_OK && done < n; done += BATCH_POINTS) {
        const size_t left = n - done;
        rc = read_batch((uint8_t *)out + done * size, i, s, first + done,
                        left < BATCH_POINTS ? left : BATCH_POINTS, scratch);
    }
    mem_free(scratch, MEM_SCRATCH);
    return rc;
}

/* ---- open and close ------------------------------------------------------------------------ */

static void rank_words(import_density *d, size_t words)
{
    uint32_t before = 0;
    for (size_t w = 0; w < words; w++) {
        d->rank[w] = before;
        before += (uint32_t)__builtin_popcountll(d->aux[w]);
    }
}

static err_t make_maps(key_image_import *i)
{
    const size_t words = (size_t)(i->image->shape.aux + 63) / 64;
    for (unsigned m = 0; m < 2; m++)
        ERR_TRY(key_image_density_of(&i->dense[m].slab, i->image, m));
    ERR_TRY(MEM_ARRAY(&i->maps, MEM_MATRICES, 3 * words, "densities of a key"));
    for (unsigned m = 0; m < 2; m++) {
        i->dense[m].aux = i->maps + m * words;
        i->dense[m].rank = (uint32_t *)(i->maps + 2 * words) + m * words;
    }
    image_densities(i->dense[0].aux, i->dense[1].aux, i->image);
    for (unsigned m = 0; m < 2; m++)
        rank_words(&i->dense[m], words);
    i->dense[0].inputs = i->head.inputs;
    i->dense[1].inputs = (size_t)i->image->shape.b_input_density;
    return ERR_OK;
}

static err_t open_import(key_image_import *i)
{
    const r1cs_shape *shape = &i->image->shape;
    const char *name = i->params.name;
    ERR_TRY(params_layout(i->sections, &i->params, false));
    const err_t rc =
        params_match_shape(i->sections, name, shape->inputs, shape->aux, shape->a_aux_density,
                           shape->b_input_density + shape->b_aux_density, shape->log2_domain);
    if (rc != ERR_OK)
        return err_prefix(rc, "not a key of %s", i->image->name);
    ERR_TRY(key_image_head_of(&i->head, i->image, KEY_IMAGE_COEFFICIENTS));
    ERR_TRY(params_read_vk_head(&i->head.vk, &i->params, &i->sections[PARAMS_IC]));
    return make_maps(i);
}

err_t key_image_import_open(key_image_import **out, const format_source *params,
                            const r1cs_image *image)
{
    *out = NULL;
    key_image_import *i = calloc(1, sizeof *i);
    if (!i)
        return err_set(ERR_MEMORY, "%s: no memory for an import", params->name);
    i->params = *params;
    i->image = image;
    const err_t rc = open_import(i);
    if (rc != ERR_OK) {
        key_image_import_close(i);
        return rc;
    }
    *out = i;
    return ERR_OK;
}

key_image_source key_image_import_source(key_image_import *i)
{
    return (key_image_source){.head = &i->head, .read = read_points, .context = i};
}

void key_image_import_close(key_image_import *i)
{
    if (!i)
        return;
    groth16_vk_free(&i->head.vk);
    for (unsigned m = 0; m < 2; m++)
        key_image_density_free(&i->dense[m].slab);
    mem_free(i->maps, MEM_MATRICES);
    free(i);
}
