#include "ntt_test.h"

#include <stdlib.h>
#include <string.h>

uint64_t rng_next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* 254 random bits are below r. */
void rng_fr(fr *out, uint64_t *state)
{
    for (size_t i = 0; i < 4; i++)
        out->l[i] = rng_next(state);
    out->l[3] >>= 2;
}

void input_fill(fr *a, size_t n, input_kind kind, uint64_t *seed)
{
    fr top;
    fr_neg(&top, &FR_ONE);
    memset(a, 0, n * sizeof *a);
    if (kind == INPUT_DELTA)
        a[rng_next(seed) % n] = FR_ONE;
    for (size_t i = 0; i < n; i++) {
        if (kind == INPUT_ONES)
            a[i] = FR_ONE;
        else if (kind == INPUT_TOP || (kind == INPUT_ALTERNATING && i % 2 == 1))
            a[i] = top;
        else if (kind == INPUT_RANDOM)
            rng_fr(&a[i], seed);
    }
}

fr *fr_array(size_t n)
{
    fr *a;
    assert_ok(MEM_ARRAY(&a, MEM_WITNESS, n, "test vector"));
    return a;
}

void fr_array_free(fr *a)
{
    mem_free(a, MEM_WITNESS);
}

ntt_domain *domain_of(unsigned log2, pool *p)
{
    ntt_domain *d;
    assert_ok(ntt_domain_create(&d, log2, p));
    assert_int_equal(ntt_domain_size(d), (size_t)1 << log2);
    return d;
}

void reverse_plain(fr *a, unsigned log2)
{
    for (size_t i = 0; i < (size_t)1 << log2; i++) {
        size_t j = 0;
        for (unsigned b = 0; b < log2; b++)
            if (i & (size_t)1 << b)
                j |= (size_t)1 << (log2 - 1 - b);
        if (i < j) {
            const fr t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }
}

void evaluate(fr *out, const fr *a, size_t n, const fr *x)
{
    fr value = FR_ZERO;
    for (size_t i = n; i-- > 0;) {
        fr_mul(&value, &value, x);
        fr_add(&value, &value, &a[i]);
    }
    *out = value;
}
