/* Arithmetic on little-endian arrays of n 64-bit limbs modulo an odd m, in plain C: the portable
 * path of both prime fields. n is a compile-time constant at every call, so the loops unroll.
 *
 * Unless it is said otherwise a, b are in [0, m) and so are results; m < 2^(64 n - 1). Any output
 * may be any input. */
#ifndef CUZK_FIELD_LIMBS_H
#define CUZK_FIELD_LIMBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LIMBS_INLINE static inline __attribute__((always_inline))
#define LIMBS_MAX    6

__extension__ typedef unsigned __int128 limbs_u128;

/* a + b + *carry; *carry in {0, 1} before and after. */
LIMBS_INLINE uint64_t limbs_adc(uint64_t a, uint64_t b, uint64_t *carry)
{
    const limbs_u128 t = (limbs_u128)a + b + *carry;
    *carry = (uint64_t)(t >> 64);
    return (uint64_t)t;
}

/* a - b - *borrow; *borrow in {0, 1} before and after. */
LIMBS_INLINE uint64_t limbs_sbb(uint64_t a, uint64_t b, uint64_t *borrow)
{
    const limbs_u128 t = (limbs_u128)a - b - *borrow;
    *borrow = (uint64_t)(t >> 64) & 1;
    return (uint64_t)t;
}

/* a b + c + *high, which is below 2^128; *high gets the upper word. */
LIMBS_INLINE uint64_t limbs_mac(uint64_t a, uint64_t b, uint64_t c, uint64_t *high)
{
    const limbs_u128 t = (limbs_u128)a * b + c + *high;
    *high = (uint64_t)(t >> 64);
    return (uint64_t)t;
}

/* out = a + b, returns the carry. */
LIMBS_INLINE uint64_t limbs_add(uint64_t *out, const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++)
        out[i] = limbs_adc(a[i], b[i], &carry);
    return carry;
}

/* out = a - b, returns the borrow. */
LIMBS_INLINE uint64_t limbs_sub(uint64_t *out, const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t borrow = 0;
    for (size_t i = 0; i < n; i++)
        out[i] = limbs_sbb(a[i], b[i], &borrow);
    return borrow;
}

LIMBS_INLINE bool limbs_less(const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t borrow = 0;
    for (size_t i = 0; i < n; i++)
        (void)limbs_sbb(a[i], b[i], &borrow);
    return borrow != 0;
}

LIMBS_INLINE bool limbs_is_zero(const uint64_t *a, size_t n)
{
    uint64_t any = 0;
    for (size_t i = 0; i < n; i++)
        any |= a[i];
    return any == 0;
}

LIMBS_INLINE bool limbs_eq(const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t any = 0;
    for (size_t i = 0; i < n; i++)
        any |= a[i] ^ b[i];
    return any == 0;
}

/* a in [0, 2 m) -> [0, m). */
LIMBS_INLINE void limbs_reduce_once(uint64_t *out, const uint64_t *a, const uint64_t *m, size_t n)
{
    uint64_t t[LIMBS_MAX];
    const uint64_t keep = 0 - limbs_sub(t, a, m, n);
    for (size_t i = 0; i < n; i++)
        out[i] = (a[i] & keep) | (t[i] & ~keep);
}

LIMBS_INLINE void limbs_add_mod(uint64_t *out, const uint64_t *a, const uint64_t *b,
                                const uint64_t *m, size_t n)
{
    uint64_t t[LIMBS_MAX];
    (void)limbs_add(t, a, b, n);
    limbs_reduce_once(out, t, m, n);
}

LIMBS_INLINE void limbs_sub_mod(uint64_t *out, const uint64_t *a, const uint64_t *b,
                                const uint64_t *m, size_t n)
{
    uint64_t t[LIMBS_MAX];
    const uint64_t mask = 0 - limbs_sub(t, a, b, n);
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++)
        out[i] = limbs_adc(t[i], m[i] & mask, &carry);
}

/* m - a, and 0 for 0. */
LIMBS_INLINE void limbs_neg_mod(uint64_t *out, const uint64_t *a, const uint64_t *m, size_t n)
{
    const uint64_t mask = 0 - (uint64_t)!limbs_is_zero(a, n);
    uint64_t borrow = 0;
    for (size_t i = 0; i < n; i++)
        out[i] = limbs_sbb(m[i] & mask, a[i], &borrow);
}

/* a b / 2^(64 n) mod m, in [0, m), for any a < 2^(64 n) and b < m < 2^(64 n - 1).
 *
 * Coarsely integrated operand scanning (Koc, Acar, Kaliski, "Analyzing and comparing Montgomery
 * multiplication algorithms", 1996). Each round maps t to at most (t + (2^64 - 1)(b + m)) / 2^64,
 * so t < b + m < 2 m < 2^(64 n) throughout and no word beyond n is needed. neg_inv = -1/m mod 2^64.
 */
LIMBS_INLINE void limbs_mul_mont(uint64_t *out, const uint64_t *a, const uint64_t *b,
                                 const uint64_t *m, uint64_t neg_inv, size_t n)
{
    uint64_t t[LIMBS_MAX] = {0};
    for (size_t i = 0; i < n; i++) {
        uint64_t high = 0, high_m = 0;
        t[0] = limbs_mac(a[i], b[0], t[0], &high);
        const uint64_t q = t[0] * neg_inv;
        (void)limbs_mac(q, m[0], t[0], &high_m);
        for (size_t j = 1; j < n; j++) {
            const uint64_t word = limbs_mac(a[i], b[j], t[j], &high);
            t[j - 1] = limbs_mac(q, m[j], word, &high_m);
        }
        t[n - 1] = high + high_m;
    }
    limbs_reduce_once(out, t, m, n);
}

#endif
