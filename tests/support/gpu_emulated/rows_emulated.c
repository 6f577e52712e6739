/* r1cs/image_cuda.h, ntt/ntt_cuda.h and field/fr_cuda.h on an emulated device. */
#include "gpu_emulated.h"

#include "field/fr_cuda.h"
#include "ntt/ntt.h"
#include "ntt/ntt_cuda.h"
#include "r1cs/image_cuda.h"

#include <stdlib.h>
#include <string.h>

/* An operation that cannot do its work leaves this. */
static void spoil(void *block, size_t bytes)
{
    memset(block, 0x5a, bytes);
}

/* ---- A w, B w -------------------------------------------------------------------------------- */

struct image_cuda {
    gpu *g;
    const r1cs_image *image;
    emulated_block block; /* what the image takes */
};

typedef struct {
    const image_cuda *e;
    emulated_block block;
    fr *a, *b, *c;
    r1cs_slab slab;
    unsigned log2;
} evaluation;

static uint64_t image_block_bytes(const r1cs_image *image, bool with_c)
{
    return image_bytes(image) / 4 + (with_c ? 4096 : 1024);
}

err_t image_cuda_bytes(uint64_t *out, const r1cs_image *image, bool with_c)
{
    *out = (image_block_bytes(image, with_c) + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
    return ERR_OK;
}

err_t image_cuda_open(image_cuda **out, gpu *g, const r1cs_image *image, bool with_c, gpu_stream s)
{
    *out = NULL;
    image_cuda *e = calloc(1, sizeof *e);
    if (!e)
        return err_set(ERR_MEMORY, "no memory for an image");
    e->g = g;
    e->image = image;
    const gpu_mark mark = gpu_mark_get(g);
    err_t rc = emulated_block_take(&e->block, g, s, image_block_bytes(image, with_c), "image");
    if (rc == ERR_OK)
        rc = gpu_wait(g, s);
    if (rc != ERR_OK) {
        gpu_release(g, mark);
        free(e);
        return rc;
    }
    *out = e;
    return ERR_OK;
}

void image_cuda_close(image_cuda *e)
{
    free(e);
}

static void run_evaluation(const void *args)
{
    const evaluation *v = args;
    const r1cs_image *image = v->e->image;
    const size_t n = (size_t)1 << v->log2, rows = image->shape.constraints + image->shape.inputs;
    fr *const to[3] = {v->a, v->b, v->c};
    emulated_block_check(&v->block, "the constraint image on the device was overwritten");
    err_t rc;
    do /* an allocation may fail on command, which is not the device's affair */
        rc = image_evaluate(v->a, v->b, v->c, NULL, image, &v->slab, NULL, NULL);
    while (rc == ERR_MEMORY);
    for (unsigned m = 0; m < 3; m++) {
        if (to[m])
            memset(to[m] + rows, 0, (n - rows) * sizeof(fr));
        if (to[m] && rc != ERR_OK)
            spoil(to[m], n * sizeof(fr));
    }
}

err_t image_cuda_evaluate(const image_cuda *e, void *a, void *b, void *c, const void *bits,
                          const void *fields, unsigned log2, gpu_stream s)
{
    const evaluation v = {
        e,   e->block, a, b, c, {e->image->n, (uint64_t *)(uintptr_t)bits, (fr *)(uintptr_t)fields},
        log2};
    if (((size_t)1 << log2) < e->image->shape.constraints + e->image->shape.inputs)
        return err_set(ERR_ARGUMENT, "the rows do not fit into 2^%u", log2);
    return emulated_queue(e->g, s, "k_rows", run_evaluation, &v, sizeof v);
}

/* ---- transforms ------------------------------------------------------------------------------ */

struct ntt_cuda {
    gpu *g;
    unsigned log2;
    emulated_block block;
};

typedef enum {
    FORWARD,
    INVERSE,
    FORWARD_COSET,
    INVERSE_COSET,
    FORWARD_NR,
    FORWARD_RN,
    INVERSE_NR,
    QUOTIENT
} ntt_way;

typedef struct {
    emulated_block block;
    unsigned log2;
    ntt_way way;
    ntt_cuda_scale scale;
    fr *a, *b, *c;
} transform;

static size_t table_bytes(unsigned log2)
{
    return ((size_t)16 << log2) + 512;
}

uint64_t ntt_cuda_bytes(unsigned log2)
{
    return (table_bytes(log2) + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
}

err_t ntt_cuda_create(ntt_cuda **out, gpu *g, unsigned log2, gpu_stream s)
{
    *out = NULL;
    ntt_cuda *t = calloc(1, sizeof *t);
    if (!t)
        return err_set(ERR_MEMORY, "no memory for tables");
    t->g = g;
    t->log2 = log2;
    const gpu_mark mark = gpu_mark_get(g);
    const err_t rc = emulated_block_take(&t->block, g, s, table_bytes(log2), "tables");
    if (rc != ERR_OK) {
        gpu_release(g, mark);
        free(t);
        return rc;
    }
    *out = t;
    return ERR_OK;
}

void ntt_cuda_destroy(ntt_cuda *t)
{
    free(t);
}

static err_t inverse_nr(const ntt_domain *d, fr *a, ntt_cuda_scale scale)
{
    fr shift = FR_ONE;
    if (scale != NTT_CUDA_PLAIN)
        shift = FR_GENERATOR;
    if (scale == NTT_CUDA_FROM_COSET)
        fr_inv(&shift, &shift);
    fr *const one[1] = {a};
    ERR_TRY(ntt_transform(d, a, NTT_INVERSE, NTT_NATURAL, NULL));
    return ntt_scale(d, one, 1, NTT_BIT_REVERSED, &shift, ntt_domain_size_inverse(d), NULL);
}

/* (a b - c)/(X^n - 1) by values on the coset. */
static err_t quotient(const ntt_domain *d, fr *a, fr *b, fr *c)
{
    fr *const all[3] = {a, b, c};
    fr z;
    const size_t n = ntt_domain_size(d);
    for (unsigned i = 0; i < 3; i++) {
        ERR_TRY(ntt_inverse(d, all[i], NULL));
        ERR_TRY(ntt_forward_coset(d, all[i], NULL));
    }
    fr_pow_u64(&z, &FR_GENERATOR, n);
    fr_sub(&z, &z, &FR_ONE);
    fr_inv(&z, &z);
    for (size_t i = 0; i < n; i++) {
        fr_mul(&a[i], &a[i], &b[i]);
        fr_sub(&a[i], &a[i], &c[i]);
        fr_mul(&a[i], &a[i], &z);
    }
    spoil(b, n * sizeof(fr));
    spoil(c, n * sizeof(fr));
    return ntt_inverse_coset(d, a, NULL);
}

static err_t one_transform(const transform *t, const ntt_domain *d)
{
    switch (t->way) {
    case FORWARD:
        return ntt_forward(d, t->a, NULL);
    case INVERSE:
        return ntt_inverse(d, t->a, NULL);
    case FORWARD_COSET:
        return ntt_forward_coset(d, t->a, NULL);
    case INVERSE_COSET:
        return ntt_inverse_coset(d, t->a, NULL);
    case FORWARD_NR:
        return ntt_transform(d, t->a, NTT_FORWARD, NTT_NATURAL, NULL);
    case FORWARD_RN:
        return ntt_transform(d, t->a, NTT_FORWARD, NTT_BIT_REVERSED, NULL);
    case INVERSE_NR:
        return inverse_nr(d, t->a, t->scale);
    case QUOTIENT:
        return quotient(d, t->a, t->b, t->c);
    }
    return ERR_OK;
}

static void run_transform(const void *args)
{
    const transform *t = args;
    ntt_domain *d;
    emulated_block_check(&t->block, "tables of transforms were overwritten or are not there yet");
    while (ntt_domain_create(&d, t->log2, NULL) != ERR_OK)
        continue; /* an allocation may fail on command, which is not the device's affair */
    if (one_transform(t, d) != ERR_OK)
        spoil(t->a, sizeof(fr) << t->log2);
    ntt_domain_destroy(d);
}

static err_t queue_transform(const ntt_cuda *t, ntt_way way, ntt_cuda_scale scale, fr *a, fr *b,
                             fr *c, gpu_stream s)
{
    const transform args = {t->block, t->log2, way, scale, a, b, c};
    return emulated_queue(t->g, s, "k_passes", run_transform, &args, sizeof args);
}

err_t ntt_cuda_forward(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return queue_transform(t, FORWARD, NTT_CUDA_PLAIN, a, NULL, NULL, s);
}

err_t ntt_cuda_inverse(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return queue_transform(t, INVERSE, NTT_CUDA_PLAIN, a, NULL, NULL, s);
}

err_t ntt_cuda_forward_coset(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return queue_transform(t, FORWARD_COSET, NTT_CUDA_PLAIN, a, NULL, NULL, s);
}

err_t ntt_cuda_inverse_coset(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return queue_transform(t, INVERSE_COSET, NTT_CUDA_PLAIN, a, NULL, NULL, s);
}

err_t ntt_cuda_forward_nr(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return queue_transform(t, FORWARD_NR, NTT_CUDA_PLAIN, a, NULL, NULL, s);
}

err_t ntt_cuda_forward_rn(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return queue_transform(t, FORWARD_RN, NTT_CUDA_PLAIN, a, NULL, NULL, s);
}

err_t ntt_cuda_inverse_nr(const ntt_cuda *t, fr *a, ntt_cuda_scale scale, gpu_stream s)
{
    return queue_transform(t, INVERSE_NR, scale, a, NULL, NULL, s);
}

err_t ntt_cuda_quotient(const ntt_cuda *t, fr *a, fr *b, fr *c, gpu_stream s)
{
    return queue_transform(t, QUOTIENT, NTT_CUDA_PLAIN, a, b, c, s);
}

/* ---- element by element ---------------------------------------------------------------------- */

typedef struct {
    fr *out;
    const fr *x, *y;
    const uint32_t *index;
    fr a, b;
    size_t n;
} elements;

static void run_multiply(const void *args)
{
    const elements *e = args;
    for (size_t i = 0; i < e->n; i++)
        fr_mul(&e->out[i], &e->x[i], &e->y[i]);
}

static void run_gather(const void *args)
{
    const elements *e = args;
    for (size_t i = 0; i < e->n; i++)
        e->out[i] = e->x[e->index[i]];
}

static void run_powers(const void *args)
{
    const elements *e = args;
    fr power = e->a;
    for (size_t i = 0; i < e->n; i++) {
        e->out[i] = power;
        fr_mul(&power, &power, &e->b);
    }
}

static void run_combine(const void *args)
{
    const elements *e = args;
    for (size_t i = 0; i < e->n; i++) {
        fr ax, by = FR_ZERO;
        fr_mul(&ax, &e->a, &e->x[i]);
        if (e->y)
            fr_mul(&by, &e->b, &e->y[i]);
        fr_add(&e->out[i], &ax, &by);
    }
}

err_t fr_cuda_multiply(gpu *g, gpu_stream s, void *out, const void *a, const void *b, size_t n)
{
    const elements e = {.out = out, .x = a, .y = b, .n = n};
    return emulated_queue(g, s, "k_multiply", run_multiply, &e, sizeof e);
}

err_t fr_cuda_gather(gpu *g, gpu_stream s, void *out, const void *from, const uint32_t *index,
                     size_t n)
{
    const elements e = {.out = out, .x = from, .index = index, .n = n};
    return emulated_queue(g, s, "k_gather", run_gather, &e, sizeof e);
}

err_t fr_cuda_powers(gpu *g, gpu_stream s, void *out, const fr *first, const fr *ratio, size_t n)
{
    const elements e = {.out = out, .a = *first, .b = *ratio, .n = n};
    return emulated_queue(g, s, "k_powers", run_powers, &e, sizeof e);
}

err_t fr_cuda_combine(gpu *g, gpu_stream s, void *out, const fr *a, const void *x, const fr *b,
                      const void *y, size_t n)
{
    const elements e = {.out = out, .x = x, .y = y, .a = *a, .b = b ? *b : FR_ZERO, .n = n};
    return emulated_queue(g, s, "k_combine", run_combine, &e, sizeof e);
}
