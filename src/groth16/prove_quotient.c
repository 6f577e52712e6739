/* The quotient polynomial with six transforms (spec porep §5.4 has seven).
 *
 * On the coset 7·H the divisor X^n - 1 is the constant Z = 7^n - 1. The product a·b has degree
 * below 2n - 1; from its values there an inverse transform gives a·b mod (X^n - 7^n), and since the
 * quotient has degree below n - 1,
 *     h = ((a·b mod (X^n - 7^n)) - c)/Z,
 * where c, of degree below n, needs no values on the coset: its coefficients are subtracted.
 *
 * No transform permutes: values in natural order go to coefficients in bit-reversed order and back.
 * Only the result is put into natural order. Inverse transforms are without their 1/n:
 *     c   inverse                                            n·c_i
 *     a,b inverse, times 7^i/n, forward                      a(7w^j), b(7w^j)
 *     p = a∘b, inverse, times 7^-i                           n·p_i
 *     p - c                                                  n·Z·h_i */
#include "groth16/prove_steps.h"

#include "base/mem.h"
#include "field/field_inline.h"
#include "ntt/ntt.h"

#define SLICE  ((size_t)4096)
#define STAGE  "quotient polynomial"
#define STAGES 7u

typedef struct {
    fr *a;
    const fr *b;
    size_t n;
} vectors;

static size_t slice_end(size_t i, size_t n)
{
    return (i + 1) * SLICE < n ? (i + 1) * SLICE : n;
}

static err_t multiply_task(void *context, size_t i, unsigned worker)
{
    const vectors *v = context;
    (void)worker;
    for (size_t j = i * SLICE; j < slice_end(i, v->n); j++)
        fr_mul(&v->a[j], &v->a[j], &v->b[j]);
    return ERR_OK;
}

static err_t subtract_task(void *context, size_t i, unsigned worker)
{
    const vectors *v = context;
    (void)worker;
    for (size_t j = i * SLICE; j < slice_end(i, v->n); j++)
        fr_sub_inline(&v->a[j], &v->a[j], &v->b[j]);
    return ERR_OK;
}

/* a = a op b, then b is freed. */
static err_t merge(fr *a, fr **b, size_t n, pool_body body, pool *p)
{
    vectors v = {.a = a, .b = *b, .n = n};
    ERR_TRY(pool_for(p, (n + SLICE - 1) / SLICE, body, &v));
    mem_free(*b, MEM_WITNESS);
    *b = NULL;
    return ERR_OK;
}

static err_t transform_all(const ntt_domain *d, fr **a, fr **b, fr **c, pool *p,
                           const progress *listener)
{
    const size_t n = ntt_domain_size(d);
    fr shift_back;
    unsigned stage = 0;
    fr_inv(&shift_back, &FR_GENERATOR);
    progress_step(listener, STAGE, stage++, STAGES);
    ERR_TRY(ntt_transform(d, *c, NTT_INVERSE, NTT_NATURAL, p));
    progress_step(listener, STAGE, stage++, STAGES);
    ERR_TRY(ntt_transform(d, *a, NTT_INVERSE, NTT_NATURAL, p));
    progress_step(listener, STAGE, stage++, STAGES);
    ERR_TRY(ntt_transform(d, *b, NTT_INVERSE, NTT_NATURAL, p));
    progress_step(listener, STAGE, stage++, STAGES);
    fr *const both[2] = {*a, *b};
    ERR_TRY(ntt_scale(d, both, 2, NTT_BIT_REVERSED, &FR_GENERATOR, ntt_domain_size_inverse(d), p));
    ERR_TRY(ntt_transform(d, *a, NTT_FORWARD, NTT_BIT_REVERSED, p));
    progress_step(listener, STAGE, stage++, STAGES);
    ERR_TRY(ntt_transform(d, *b, NTT_FORWARD, NTT_BIT_REVERSED, p));
    ERR_TRY(merge(*a, b, n, multiply_task, p));
    progress_step(listener, STAGE, stage++, STAGES);
    ERR_TRY(ntt_transform(d, *a, NTT_INVERSE, NTT_NATURAL, p));
    ERR_TRY(ntt_scale(d, both, 1, NTT_BIT_REVERSED, &shift_back, &FR_ONE, p));
    progress_step(listener, STAGE, stage++, STAGES);
    ERR_TRY(merge(*a, c, n, subtract_task, p));
    ERR_TRY(ntt_bit_reverse(d, *a, p));
    progress_step(listener, STAGE, STAGES, STAGES);
    return ERR_OK;
}

err_t prove_quotient(fr **a, fr **b, fr **c, unsigned log2, fr *factor, pool *p,
                     const progress *listener)
{
    const size_t n = (size_t)1 << log2;
    ntt_domain *d;
    ERR_TRY(ntt_domain_create(&d, log2, p));
    fr_pow_u64(factor, &FR_GENERATOR, n);
    fr_sub(factor, factor, &FR_ONE);
    fr_inv(factor, factor);
    fr_mul(factor, factor, ntt_domain_size_inverse(d));
    const err_t rc = transform_all(d, a, b, c, p, listener);
    ntt_domain_destroy(d);
    if (rc == ERR_OK && !fr_is_zero(&(*a)[n - 1]))
        return err_set(ERR_INTERNAL,
                       "the quotient polynomial has degree %zu, below %zu is "
                       "expected: the evaluations do not satisfy a·b = c",
                       n - 1, n - 1);
    return rc;
}
