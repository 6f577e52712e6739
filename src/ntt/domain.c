/* Twiddles and constants of a domain.
 *
 * E[q] = W_2M^rev(q) for q in [M/2, M) and any power of two M, W_k the primitive k-th root, rev
 * over log2 M bits; E[0] = 1. The value does not depend on the M > q it is read with (rev over one
 * more bit doubles the exponent, W_4M doubles the order), so one table serves every level: block p
 * of level M has the radix-2 twiddle E[p]. The first entries are 1, i, w8, w8^3 (rev of 2 is 1, of
 * 3 is 3). E[2^b + q] = E[q] W_(2^(b+2)), because rev puts bit b lowest. */
#include "base/mem.h"
#include "ntt/kernels.h"

#include <stdlib.h>
#include <string.h>

#define FILL_CHUNK ((size_t)4096)

void ntt_root(fr *out, unsigned log2)
{
    *out = FR_ROOT;
    for (unsigned i = log2; i < FR_TWO_ADICITY; i++)
        fr_sqr(out, out);
}

typedef struct {
    const kernel_table *kernels;
    fr *to;
    const fr *from;
    size_t count;
    fr root;
} doubling;

static err_t fill_chunk(void *context, size_t i, unsigned worker)
{
    const doubling *c = context;
    const size_t first = i * FILL_CHUNK, left = c->count - first;
    (void)worker;
    c->kernels->mul_by(c->to + first, c->from + first, &c->root,
                       left < FILL_CHUNK ? left : FILL_CHUNK);
    return ERR_OK;
}

static err_t fill_twiddles(ntt_domain *d, pool *p)
{
    fr *e = d->twiddles;
    e[0] = FR_ONE;
    for (unsigned b = 0; (size_t)1 << b < d->twiddle_count; b++) {
        doubling c = {kernels_get(), e + ((size_t)1 << b), e, (size_t)1 << b, FR_ONE};
        ntt_root(&c.root, b + 2);
        ERR_TRY(pool_for(p, (c.count + FILL_CHUNK - 1) / FILL_CHUNK, fill_chunk, &c));
    }
    return ERR_OK;
}

static void fill_dft8(dft8_constants out[2], const fr *i, const fr *v)
{
    fr half, cube, s, c, minus;
    fr_from_u64(&half, 2);
    fr_inv(&half, &half);
    fr_mul(&cube, v, i);
    fr_add(&s, v, &cube);
    fr_mul(&s, &s, &half);
    fr_sub(&c, v, &cube);
    fr_mul(&c, &c, &half);
    multiplier_set(&out[NTT_FORWARD].i, i);
    multiplier_set(&out[NTT_FORWARD].s, &s);
    multiplier_set(&out[NTT_FORWARD].c, &c);
    /* 1/v = -v^3, so 1/v^3 = -v */
    fr_neg(&minus, i);
    multiplier_set(&out[NTT_INVERSE].i, &minus);
    fr_neg(&minus, &s);
    multiplier_set(&out[NTT_INVERSE].s, &minus);
    multiplier_set(&out[NTT_INVERSE].c, &c);
}

/* Words of 320-bit two's complement integers. */
static void wide_step(uint64_t out[5], const uint64_t *a, const uint64_t *b)
{
    unsigned carry = 0;
    for (size_t i = 0; i < 5; i++) {
        const uint64_t sum = a[i] + b[i], total = sum + carry;
        carry = (sum < a[i]) | (total < sum);
        out[i] = total;
    }
}

static bool wide_less_equal(const uint64_t a[5], const uint64_t b[5])
{
    if (a[4] != b[4])
        return (int64_t)a[4] < (int64_t)b[4];
    for (size_t i = 4; i-- > 0;)
        if (a[i] != b[i])
            return a[i] < b[i];
    return true;
}

/* The largest multiple of r that is at most j 2^254, for j = -32 … 31, by adding r until the next
 * one would be too large; the start -23 r is below -32 · 2^254 = -17.7 r. */
static void fill_multiples(lazy_multiples *m)
{
    uint64_t modulus[5] = {0}, next[5], multiple[5] = {0};
    fr minus_one;
    fr_int top;
    fr_neg(&minus_one, &FR_ONE);
    fr_to_int(&top, &minus_one);
    memcpy(modulus, top.l, sizeof top.l);
    modulus[0]++;
    uint64_t negative[5] = {1}, not_r[5];
    for (size_t i = 0; i < 5; i++)
        not_r[i] = ~modulus[i];
    wide_step(negative, negative, not_r);
    for (int k = 0; k < 23; k++)
        wide_step(multiple, multiple, negative);
    for (int j = -LAZY_OFFSET; j < LAZY_OFFSET; j++) {
        const uint64_t bound[5] = {0, 0, 0, (uint64_t)j << 62, (uint64_t)(j >> 2)};
        for (;;) {
            wide_step(next, multiple, modulus);
            if (!wide_less_equal(next, bound))
                break;
            memcpy(multiple, next, sizeof multiple);
        }
        for (size_t i = 0; i < 4; i++)
            m->l[i][j + LAZY_OFFSET] = multiple[i];
    }
}

err_t ntt_domain_create(ntt_domain **out, unsigned log2, pool *p)
{
    *out = NULL;
    if (log2 > NTT_LOG2_MAX)
        return err_set(ERR_ARGUMENT, "a domain of 2^%u points, at most 2^%u are possible", log2,
                       NTT_LOG2_MAX);
    ntt_domain *d = calloc(1, sizeof *d);
    if (!d)
        return err_set(ERR_MEMORY, "no memory for a domain of 2^%u points", log2);
    d->log2 = log2;
    d->twiddle_count = log2 < 3 ? 4 : (size_t)1 << (log2 - 1);
    err_t rc;
    ERR_GOTO(rc, failed, MEM_ARRAY(&d->twiddles, MEM_SCRATCH, d->twiddle_count, "twiddles"));
    ERR_GOTO(rc, failed, fill_twiddles(d, p));
    fill_dft8(d->dft8, &d->twiddles[1], &d->twiddles[2]);
    fill_multiples(&d->multiples);
    fr_from_u64(&d->size_inverse, (uint64_t)1 << log2);
    fr_inv(&d->size_inverse, &d->size_inverse);
    *out = d;
    return ERR_OK;
failed:
    ntt_domain_destroy(d);
    return rc;
}

void ntt_domain_destroy(ntt_domain *d)
{
    if (!d)
        return;
    mem_free(d->twiddles, MEM_SCRATCH);
    free(d);
}

size_t ntt_domain_size(const ntt_domain *d)
{
    return (size_t)1 << d->log2;
}

const fr *ntt_domain_size_inverse(const ntt_domain *d)
{
    return &d->size_inverse;
}
