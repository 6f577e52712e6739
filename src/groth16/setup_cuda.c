/* Key images out of toxic waste on a GPU; formulas as key_image_setup.c.
 *
 * Kept in the arena: scalars of H (form LAGRANGE; those of the other are powers, made with the
 * points), L, A, B1 = B2, and the tables of multiples. Above them while the scalars are made:
 * values on the domain, tables of transforms, and the scratch of the longest step. Everything is on
 * one stream, and each step has ended before its scratch is given back. */
#include "groth16/setup_cuda.h"

#include "field/fr_cuda.h"
#include "groth16/key_image_order.h"
#include "groth16/setup_common.h"
#include "msm/fixed_cuda.h"
#include "ntt/ntt_cuda.h"
#include "r1cs/image_transpose_cuda.h"

#include <stdlib.h>
#include <string.h>

/* Scalars that are looked at, or moved, at a time; tests set fewer. */
#ifndef SETUP_CUDA_CHUNK
#define SETUP_CUDA_CHUNK ((size_t)1 << 22)
#endif
#define CHUNK ((size_t)SETUP_CUDA_CHUNK)

struct setup_cuda {
    gpu *g;
    const r1cs_image *image;
    groth16_toxic toxic;
    setup_domain domain;
    key_image_head head;
    /* Of H: null where they are a series; B2 is that of B1. */
    fr *scalars[KEY_IMAGE_SECTIONS];
    fixed_cuda *g1, *g2;
};

/* While it is opened. */
typedef struct {
    setup_cuda *c;
    gpu *g;
    gpu_stream s;
    size_t variables, domain;
    fr *values; /* on the domain: H of form LAGRANGE lies here at the end */
    ntt_cuda *ntt;
    void *pinned; /* a chunk of elements, or three for each input */
} opening;

/* ---- how much ------------------------------------------------------------------------------ */

static uint64_t taken(uint64_t count, size_t size)
{
    return (count * size + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
}

static uint64_t larger(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

err_t setup_cuda_bytes(uint64_t *open, uint64_t *range, const r1cs_image *image,
                       key_image_form form, size_t n)
{
    const size_t variables = image->n.bits + image->n.fields;
    const uint64_t domain = (uint64_t)1 << image->shape.log2_domain;
    uint64_t table[2], scratch[2], step = 0, columns;
    for (unsigned i = 0; i < 2; i++)
        fixed_cuda_bytes(&table[i], &scratch[i], i == 1, n);
    for (unsigned matrix = 0; matrix < 3; matrix++) {
        ERR_TRY(image_transpose_cuda_bytes(&columns, image, matrix));
        step = larger(step, columns);
    }
    if (form == KEY_IMAGE_LAGRANGE)
        step = larger(step, columns + taken(variables, sizeof(fr)));
    const size_t chunk = smaller(variables, CHUNK);
    step = larger(step, taken(chunk, sizeof(fr)) + taken(chunk, sizeof(uint32_t)));
    *open = 3 * taken(variables, sizeof(fr)) + taken(domain, sizeof(fr)) + table[0] + table[1] +
            ntt_cuda_bytes(image->shape.log2_domain) + step;
    *range = larger(scratch[0], scratch[1]);
    if (form == KEY_IMAGE_COEFFICIENTS)
        *range += taken(n, sizeof(fr));
    return ERR_OK;
}

/* ---- values on the domain ------------------------------------------------------------------ */

/* The values whose coefficients are the series', all of them or without the last. */
static err_t put_values(opening *o, const setup_series *of, bool without_last)
{
    ERR_TRY(fr_cuda_powers(o->g, o->s, o->values, &of->first, &of->ratio, o->domain));
    if (without_last)
        ERR_TRY(gpu_clear(o->g, o->values + o->domain - 1, sizeof(fr), o->s));
    return ntt_cuda_inverse(o->ntt, o->values, o->s);
}

/* out = M^T · values */
static err_t put_columns(opening *o, fr *out, unsigned matrix)
{
    const gpu_mark mark = gpu_mark_get(o->g);
    ERR_TRY(image_transpose_cuda(o->g, o->s, out, o->c->image, matrix, o->values));
    ERR_TRY(gpu_wait(o->g, o->s));
    gpu_release(o->g, mark);
    return ERR_OK;
}

/* ---- ic, L --------------------------------------------------------------------------------- */

/* Points of ic from the inputs' u, v, w: few, on the processor. */
static err_t make_ic(opening *o, const fr *uvw)
{
    groth16_vk *vk = &o->c->head.vk;
    const size_t inputs = o->c->head.inputs;
    setup_weights f;
    setup_weights_over(&f, &o->c->toxic, &o->c->toxic.gamma);
    setup_vk_points(vk, &o->c->toxic);
    ERR_TRY(MEM_ARRAY(&vk->ic, MEM_KEY, inputs, "section ic of the key"));
    vk->ic_n = inputs;
    for (size_t i = 0; i < inputs; i++) {
        fr sum, t;
        g1_xyzz p;
        fr_mul(&sum, &uvw[i], &f.beta);
        fr_mul(&t, &uvw[inputs + i], &f.alpha);
        fr_add(&sum, &sum, &t);
        fr_mul(&t, &uvw[2 * inputs + i], &f.one);
        fr_add(&sum, &sum, &t);
        if (fr_is_zero(&sum))
            return setup_unconstrained(true, i);
        g1_mul(&p, &G1_GENERATOR, &sum);
        g1_to_aff(&vk->ic[i], &p);
    }
    return ERR_OK;
}

static err_t put_ic(opening *o)
{
    const setup_cuda *c = o->c;
    const fr *const from[3] = {c->scalars[KEY_IMAGE_A], c->scalars[KEY_IMAGE_B1],
                               c->scalars[KEY_IMAGE_L]};
    const size_t inputs = c->head.inputs;
    for (unsigned i = 0; i < 3; i++)
        ERR_TRY(gpu_download(o->g, (fr *)o->pinned + i * inputs, from[i] + c->head.n.bits,
                             inputs * sizeof(fr), o->s));
    ERR_TRY(gpu_wait(o->g, o->s));
    return make_ic(o, o->pinned);
}

/* C7: no scalar may be zero. */
static err_t check_constrained(opening *o, const fr *l)
{
    const fr *seen = o->pinned;
    for (size_t at = 0; at < o->variables; at += CHUNK) {
        const size_t n = smaller(o->variables - at, CHUNK);
        ERR_TRY(gpu_download(o->g, o->pinned, l + at, n * sizeof(fr), o->s));
        ERR_TRY(gpu_wait(o->g, o->s));
        for (size_t i = 0; i < n; i++)
            if (fr_is_zero(&seen[i]))
                return setup_unconstrained_at(o->c->image, at + i);
    }
    return ERR_OK;
}

/* w becomes (beta u + alpha v + w)/delta, and infinity for the inputs. */
static err_t put_l(opening *o)
{
    const setup_cuda *c = o->c;
    fr *l = c->scalars[KEY_IMAGE_L];
    setup_weights f;
    setup_weights_over(&f, &c->toxic, &c->toxic.delta);
    ERR_TRY(fr_cuda_combine(o->g, o->s, l, &f.one, l, &f.alpha, c->scalars[KEY_IMAGE_B1],
                            o->variables));
    ERR_TRY(
        fr_cuda_combine(o->g, o->s, l, &FR_ONE, l, &f.beta, c->scalars[KEY_IMAGE_A], o->variables));
    ERR_TRY(check_constrained(o, l));
    return gpu_clear(o->g, l + c->head.n.bits, c->head.inputs * sizeof(fr), o->s);
}

/* L takes C times the scalars of -K/z. */
static err_t fold(opening *o)
{
    const gpu_mark mark = gpu_mark_get(o->g);
    fr *l = o->c->scalars[KEY_IMAGE_L];
    void *folded;
    setup_series of;
    setup_series_fold(&of, &o->c->domain);
    ERR_TRY(put_values(o, &of, true));
    ERR_TRY(gpu_take(&folded, o->g, o->variables * sizeof(fr), "what C gives to L"));
    ERR_TRY(put_columns(o, folded, 2));
    ERR_TRY(fr_cuda_combine(o->g, o->s, l, &FR_ONE, l, &FR_ONE, folded, o->variables));
    ERR_TRY(gpu_wait(o->g, o->s));
    gpu_release(o->g, mark);
    return ERR_OK;
}

/* ---- A, B ---------------------------------------------------------------------------------- */

/* Goes through the dense variables in order. */
typedef struct {
    const key_image_density *d;
    size_t word, field;
    uint64_t left; /* of the word before */
} dense_walk;

/* The places of the next n; there are so many. */
static void walk(uint32_t *out, dense_walk *w, size_t n)
{
    const key_image_density *d = w->d;
    for (size_t i = 0; i < n; i++) {
        while (w->left == 0 && w->word < slab_words(d->n.bits))
            w->left = d->bits[w->word++];
        if (w->left != 0) {
            out[i] = (uint32_t)(64 * (w->word - 1) + (unsigned)__builtin_ctzll(w->left));
            w->left &= w->left - 1;
        } else {
            out[i] = (uint32_t)d->n.bits + d->fields[w->field++];
        }
    }
}

/* The dense ones move to the front, by way of a buffer: none moves up. */
static err_t move_dense(opening *o, fr *scalars, const key_image_density *d)
{
    const gpu_mark mark = gpu_mark_get(o->g);
    const size_t dense = d->dense.bits + d->dense.fields, room = smaller(o->variables, CHUNK);
    dense_walk w = {.d = d};
    void *moved, *index;
    ERR_TRY(gpu_take(&moved, o->g, room * sizeof(fr), "scalars on the way"));
    ERR_TRY(gpu_take(&index, o->g, room * sizeof(uint32_t), "places of scalars"));
    for (size_t at = 0; at < dense; at += CHUNK) {
        const size_t n = smaller(dense - at, CHUNK);
        walk(o->pinned, &w, n);
        ERR_TRY(gpu_upload(o->g, index, o->pinned, n * sizeof(uint32_t), o->s));
        ERR_TRY(fr_cuda_gather(o->g, o->s, moved, scalars, index, n));
        ERR_TRY(fr_cuda_combine(o->g, o->s, scalars + at, &FR_ONE, moved, NULL, NULL, n));
        ERR_TRY(gpu_wait(o->g, o->s));
    }
    gpu_release(o->g, mark);
    return ERR_OK;
}

static err_t close_up(opening *o, unsigned matrix, key_image_section section)
{
    key_image_density d;
    ERR_TRY(key_image_density_of(&d, o->c->image, matrix));
    err_t rc = ERR_OK;
    if (d.dense.bits + d.dense.fields != o->variables)
        rc = move_dense(o, o->c->scalars[section], &d);
    key_image_density_free(&d);
    return rc;
}

/* ---- in order ------------------------------------------------------------------------------ */

static err_t take_scalars(opening *o, void **out, size_t n, const char *what)
{
    return gpu_take(out, o->g, n * sizeof(fr), what);
}

static err_t make_scalars(opening *o)
{
    setup_cuda *c = o->c;
    const bool lagrange = c->head.form == KEY_IMAGE_LAGRANGE;
    const setup_series of_tau = {FR_ONE, c->toxic.tau};
    setup_series lam;
    ERR_TRY(ntt_cuda_create(&o->ntt, o->g, c->head.log2_domain, o->s));
    ERR_TRY(put_values(o, &of_tau, false));
    ERR_TRY(put_columns(o, c->scalars[KEY_IMAGE_A], 0));
    ERR_TRY(put_columns(o, c->scalars[KEY_IMAGE_B1], 1));
    ERR_TRY(put_columns(o, c->scalars[KEY_IMAGE_L], 2));
    ERR_TRY(put_ic(o));
    ERR_TRY(put_l(o));
    if (lagrange)
        ERR_TRY(fold(o));
    ERR_TRY(close_up(o, 0, KEY_IMAGE_A));
    ERR_TRY(close_up(o, 1, KEY_IMAGE_B1));
    if (!lagrange)
        return ERR_OK;
    setup_series_lam(&lam, &c->domain);
    return put_values(o, &lam, true);
}

/* What is kept first, then what is not. */
static err_t take_and_make(opening *o)
{
    setup_cuda *c = o->c;
    void *a, *b, *l, *values;
    const bool lagrange = c->head.form == KEY_IMAGE_LAGRANGE;
    ERR_TRY(take_scalars(o, &a, o->variables, "scalars of A"));
    ERR_TRY(take_scalars(o, &b, o->variables, "scalars of B"));
    ERR_TRY(take_scalars(o, &l, o->variables, "scalars of L"));
    if (lagrange)
        ERR_TRY(take_scalars(o, &values, o->domain, "scalars of H"));
    ERR_TRY(fixed_cuda_g1(&c->g1, o->g, o->s, &G1_GENERATOR));
    ERR_TRY(fixed_cuda_g2(&c->g2, o->g, o->s, &G2_GENERATOR));
    const gpu_mark kept = gpu_mark_get(o->g);
    if (!lagrange)
        ERR_TRY(take_scalars(o, &values, o->domain, "Lagrange values"));
    c->scalars[KEY_IMAGE_A] = a;
    c->scalars[KEY_IMAGE_B1] = c->scalars[KEY_IMAGE_B2] = b;
    c->scalars[KEY_IMAGE_L] = l;
    c->scalars[KEY_IMAGE_H] = lagrange ? values : NULL;
    o->values = values;
    const uint64_t pinned = larger(smaller(o->variables, CHUNK), 3 * c->head.inputs);
    ERR_TRY(gpu_pinned_alloc(&o->pinned, o->g, MEM_SCRATCH, pinned * sizeof(fr), "scalars"));
    ERR_TRY(make_scalars(o));
    ERR_TRY(gpu_wait(o->g, o->s));
    gpu_release(o->g, kept);
    return ERR_OK;
}

static err_t open_scalars(setup_cuda *c, gpu_stream s)
{
    opening o = {.c = c,
                 .g = c->g,
                 .s = s,
                 .variables = c->image->n.bits + c->image->n.fields,
                 .domain = (size_t)1 << c->head.log2_domain};
    const gpu_mark mark = gpu_mark_get(c->g);
    err_t rc = take_and_make(&o);
    /* What is still queued reads pinned memory and the arena. */
    if (rc != ERR_OK && gpu_wait(c->g, s) != ERR_OK)
        rc = ERR_DEVICE;
    ntt_cuda_destroy(o.ntt);
    gpu_pinned_free(c->g, o.pinned, MEM_SCRATCH);
    if (rc != ERR_OK)
        gpu_release(c->g, mark);
    return rc;
}

err_t setup_cuda_open(setup_cuda **out, gpu *g, const r1cs_image *image, const groth16_toxic *toxic,
                      key_image_form form, gpu_stream s)
{
    *out = NULL;
    setup_cuda *c = calloc(1, sizeof *c);
    if (!c)
        return err_set(ERR_MEMORY, "no memory for a setup on a GPU");
    c->g = g;
    c->image = image;
    c->toxic = *toxic;
    err_t rc =
        setup_domain_of(&c->domain, &c->toxic, image->shape.inputs, image->shape.constraints);
    if (rc == ERR_OK)
        rc = key_image_head_of(&c->head, image, form);
    if (rc == ERR_OK)
        rc = open_scalars(c, s);
    if (rc == ERR_OK)
        *out = c;
    else
        setup_cuda_close(c);
    return rc;
}

void setup_cuda_close(setup_cuda *c)
{
    if (!c)
        return;
    fixed_cuda_free(c->g1);
    fixed_cuda_free(c->g2);
    groth16_vk_free(&c->head.vk);
    free(c);
}

gpu *setup_cuda_gpu(const setup_cuda *c)
{
    return c->g;
}

const key_image_head *setup_cuda_head(const setup_cuda *c)
{
    return &c->head;
}

err_t setup_cuda_points(const setup_cuda *c, void *out, key_image_section section, size_t first,
                        size_t n, gpu_stream s)
{
    const size_t points = key_image_points(&c->head, section);
    if (first > points || n > points - first)
        return err_set(ERR_ARGUMENT, "points %zu to %zu of section %s, which has %zu", first,
                       first + n, key_image_section_name(section), points);
    if (c->scalars[section])
        return fixed_cuda_multiply(section == KEY_IMAGE_B2 ? c->g2 : c->g1, s, out,
                                   c->scalars[section] + first, n);
    if (n == 0)
        return ERR_OK;
    setup_series h;
    fr skipped;
    void *powers;
    setup_series_h(&h, &c->domain);
    fr_pow_u64(&skipped, &h.ratio, first);
    fr_mul(&h.first, &h.first, &skipped);
    ERR_TRY(gpu_take(&powers, c->g, n * sizeof(fr), "scalars of H"));
    ERR_TRY(fr_cuda_powers(c->g, s, powers, &h.first, &h.ratio, n));
    return fixed_cuda_multiply(c->g1, s, out, powers, n);
}
