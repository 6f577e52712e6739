/* Inversion modulo an odd m < 2^(64 n - 1), on arrays of limbs as in limbs.h.
 *
 * Pornin, "Optimized binary GCD for modular inversion", 2020, algorithm 2. The binary gcd of
 * a = y and b = m runs 31 steps at a time on 64-bit stand-ins for a and b (the lowest 31 bits,
 * which decide parity, and the highest 33, which decide order, so that the order may be wrong only
 * where both are almost equal; a then becomes slightly negative and its sign is flipped). The steps
 * are gathered in factors f, g with |f| + |g| <= 2^31 and applied to the long a, b and to u, v,
 * which satisfy y u = a, y v = b times a power of two (mod m). After 2 len(m) - 1 steps a = 0 and b
 * = 1 for every y in 1 ... m - 1; y = 0 leaves v = 0.
 *
 * A header so that the tests reach the parts: some corrections are needed once in 2^33 calls (A18).
 */
#ifndef CUZK_FIELD_GCD_H
#define CUZK_FIELD_GCD_H

#include "base/verify.h"
#include "field/limbs.h"

#define GCD_STEPS 31

__extension__ typedef __int128 gcd_int128;

typedef struct {
    int64_t f0, g0, f1, g1; /* a' = (a f0 + b g0) / 2^31, b' = (a f1 + b g1) / 2^31 */
} gcd_factors;

/* The lowest 31 bits of x and its 33 bits below position `bits`; x whole if bits <= 64. */
LIMBS_INLINE uint64_t gcd_stand_in(const uint64_t *x, size_t bits)
{
    if (bits <= 64)
        return x[0];
    const size_t word = (bits - 1) / 64, used = bits - 64 * word;
    const uint64_t top = used == 64 ? x[word] : (x[word] << (64 - used)) | (x[word - 1] >> used);
    return (x[0] & 0x7fffffff) | (top >> GCD_STEPS << GCD_STEPS);
}

/* f and g of one row packed as f + 2^32 g: -2^31 < f, g <= 2^31. */
#define GCD_PACKED_BIAS 0x7fffffffu
LIMBS_INLINE void gcd_unpack(int64_t *f, int64_t *g, uint64_t fg)
{
    fg += ((uint64_t)GCD_PACKED_BIAS << 32) + GCD_PACKED_BIAS;
    *f = (int64_t)(fg & 0xffffffff) - GCD_PACKED_BIAS;
    *g = (int64_t)(fg >> 32) - GCD_PACKED_BIAS;
}

/* 31 steps of the binary gcd: a odd and a < b: exchange; a odd: a -= b; then a /= 2. */
LIMBS_INLINE gcd_factors gcd_steps(uint64_t a, uint64_t b)
{
    uint64_t fg0 = 1, fg1 = (uint64_t)1 << 32;
    for (int i = 0; i < GCD_STEPS; i++) {
        const uint64_t odd = 0 - (a & 1), swap = odd & (0 - (uint64_t)(a < b));
        const uint64_t ab = (a ^ b) & swap, fg = (fg0 ^ fg1) & swap;
        a ^= ab, b ^= ab, fg0 ^= fg, fg1 ^= fg;
        a = (a - (b & odd)) >> 1;
        fg0 -= fg1 & odd;
        fg1 <<= 1;
    }
    gcd_factors k;
    gcd_unpack(&k.f0, &k.g0, fg0);
    gcd_unpack(&k.f1, &k.g1, fg1);
    return k;
}

/* t = x f + y g with n + 1 words, the last one signed. |f| + |g| <= 2^31. */
LIMBS_INLINE void gcd_combine(uint64_t *t, const uint64_t *x, const uint64_t *y, int64_t f,
                              int64_t g, size_t n)
{
    gcd_int128 sum = 0;
    for (size_t i = 0; i < n; i++) {
        sum += (gcd_int128)x[i] * f + (gcd_int128)y[i] * g;
        t[i] = (uint64_t)sum;
        sum >>= 64;
    }
    t[n] = (uint64_t)sum;
}

/* out = |x f + y g| / 2^31, which is whole; returns 1 if the sum was negative. */
LIMBS_INLINE bool gcd_combine_shift(uint64_t *out, const uint64_t *x, const uint64_t *y, int64_t f,
                                    int64_t g, size_t n)
{
    uint64_t t[LIMBS_MAX + 1], carry;
    gcd_combine(t, x, y, f, g, n);
    const uint64_t negative = t[n] >> 63;
    carry = negative;
    for (size_t i = 0; i <= n; i++)
        t[i] = limbs_adc(t[i] ^ (0 - negative), 0, &carry);
    for (size_t i = 0; i < n; i++)
        out[i] = (t[i] >> GCD_STEPS) | (t[i + 1] << (64 - GCD_STEPS));
    return negative != 0;
}

/* out = (x f + y g) / 2^64 mod m: one step of Montgomery's reduction, of a sum between -2^31 m and
 * 2^31 m, so that -2^-33 m <= t <= (1 + 2^-33) m < 2^(64 n - 1) afterwards. */
LIMBS_INLINE void gcd_combine_mont(uint64_t *out, const uint64_t *x, const uint64_t *y, int64_t f,
                                   int64_t g, const uint64_t *m, uint64_t neg_inv, size_t n)
{
    uint64_t t[LIMBS_MAX + 1], high = 0, carry = 0;
    gcd_combine(t, x, y, f, g, n);
    const uint64_t q = t[0] * neg_inv;
    (void)limbs_mac(q, m[0], t[0], &high);
    for (size_t i = 1; i < n; i++)
        t[i - 1] = limbs_mac(q, m[i], t[i], &high);
    t[n - 1] = t[n] + high;
    const uint64_t mask = 0 - (t[n - 1] >> 63);
    for (size_t i = 0; i < n; i++)
        t[i] = limbs_adc(t[i], m[i] & mask, &carry);
    limbs_reduce_once(out, t, m, n);
}

/* out = 2^(-33 rounds) / y mod m, 0 for y = 0. 31 rounds >= 2 len(m) - 1. */
LIMBS_INLINE void gcd_inverse(uint64_t *out, const uint64_t *y, const uint64_t *m, uint64_t neg_inv,
                              size_t n, unsigned rounds)
{
    uint64_t a[LIMBS_MAX], b[LIMBS_MAX], u[LIMBS_MAX] = {1}, v[LIMBS_MAX] = {0}, s[LIMBS_MAX];
    for (size_t i = 0; i < n; i++) {
        a[i] = y[i];
        b[i] = m[i];
    }
    for (unsigned round = 0; round < rounds; round++) {
        size_t word = n - 1;
        while (word > 0 && (a[word] | b[word]) == 0)
            word--;
        const uint64_t top = a[word] | b[word]; /* b is odd, so not 0 */
        const size_t bits = 64 * word + 64 - (size_t)__builtin_clzll(top);
        gcd_factors k = gcd_steps(gcd_stand_in(a, bits), gcd_stand_in(b, bits));
        const bool flip_a = gcd_combine_shift(s, a, b, k.f0, k.g0, n);
        const bool flip_b = gcd_combine_shift(b, a, b, k.f1, k.g1, n);
        for (size_t i = 0; i < n; i++)
            a[i] = s[i];
        if (flip_a)
            k.f0 = -k.f0, k.g0 = -k.g0;
        if (flip_b)
            k.f1 = -k.f1, k.g1 = -k.g1;
        gcd_combine_mont(s, u, v, k.f0, k.g0, m, neg_inv, n);
        gcd_combine_mont(v, u, v, k.f1, k.g1, m, neg_inv, n);
        for (size_t i = 0; i < n; i++)
            u[i] = s[i];
    }
    VERIFY(limbs_is_zero(a, n));
    for (size_t i = 0; i < n; i++)
        out[i] = v[i];
}

#endif
