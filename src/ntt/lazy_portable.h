/* Lazily reduced arithmetic of fr for the kernels: plain C. The contract is in kernels.inc.h; the
 * twin for mulx and adcx is lazy_x86.h. */
#ifndef CUZK_NTT_LAZY_PORTABLE_H
#define CUZK_NTT_LAZY_PORTABLE_H

#include "field/constants.h"
#include "field/limbs.h"
#include "ntt/kernels.h"

LIMBS_INLINE void lazy_mul(fr *out, const fr *a, const fr *b)
{
    limbs_mul_mont(out->l, a->l, b->l, FR_MODULUS, FR_NEG_INV, 4);
}

/* out += a b from word `from` on; what lies beyond n words is dropped. */
LIMBS_INLINE void lazy_mac(uint64_t *out, size_t n, uint64_t a, const uint64_t *b, size_t from)
{
    uint64_t high = 0;
    for (size_t j = 0; j < 4 && from + j < n; j++)
        out[from + j] = limbs_mac(a, b[j], out[from + j], &high);
    if (from + 4 < n)
        out[from + 4] = high;
}

/* The whole product by the quotient: the estimate is then the best possible. */
LIMBS_INLINE void lazy_mul_by(fr *out, const fr *a, const multiplier *m)
{
    uint64_t upper[8] = {0}, z[4] = {0};
    for (size_t i = 0; i < 4; i++)
        lazy_mac(upper, 8, a->l[i], m->quotient, i);
    for (size_t i = 0; i < 4; i++)
        lazy_mac(z, 4, a->l[i], m->value, i);
    for (size_t i = 0; i < 4; i++)
        lazy_mac(z, 4, upper[4 + i], LAZY_MODULUS_NEGATIVE, i);
    *out = (fr){{z[0], z[1], z[2], z[3]}};
}

/* floor(a / 2^254). */
LIMBS_INLINE int64_t wide_top(const wide *a)
{
    return (int64_t)(a->l[4] << 2 | a->l[3] >> 62);
}

LIMBS_INLINE void wide_add(wide *out, const fr *a, const fr *b)
{
    out->l[4] = limbs_add(out->l, a->l, b->l, 4);
}

LIMBS_INLINE void wide_sub(wide *out, const fr *a, const fr *b)
{
    out->l[4] = 0 - limbs_sub(out->l, a->l, b->l, 4);
}

LIMBS_INLINE void wide_add_wide(wide *out, const wide *a, const wide *b)
{
    (void)limbs_add(out->l, a->l, b->l, 5);
}

LIMBS_INLINE void wide_sub_wide(wide *out, const wide *a, const wide *b)
{
    (void)limbs_sub(out->l, a->l, b->l, 5);
}

LIMBS_INLINE void wide_add_loose(wide *out, const wide *a, const fr *b)
{
    const uint64_t carry = limbs_add(out->l, a->l, b->l, 4);
    out->l[4] = a->l[4] + carry;
}

LIMBS_INLINE void wide_sub_loose(wide *out, const wide *a, const fr *b)
{
    const uint64_t borrow = limbs_sub(out->l, a->l, b->l, 4);
    out->l[4] = a->l[4] - borrow;
}

LIMBS_INLINE void lazy_sub_multiple(fr *out, const wide *a, const lazy_multiples *m, size_t index)
{
    uint64_t borrow = 0;
    for (size_t i = 0; i < 4; i++)
        out->l[i] = limbs_sbb(a->l[i], m->l[i][index], &borrow);
}

LIMBS_INLINE void lazy_reduce_once(fr *out, const fr *a)
{
    limbs_reduce_once(out->l, a->l, FR_MODULUS, 4);
}

#endif
