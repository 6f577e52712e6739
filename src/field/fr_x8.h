/* Eight elements of fr side by side, one per 64-bit lane of AVX-512 IFMA: for inner loops over
 * eight like things, of this and other rooms. Only functions marked FR_X8_TARGET can use it, and
 * those may be called only if the processor can do CPU_AVX512.
 *
 * Representation: five limbs of 52 bits, Montgomery factor R = 2^260: element x stands as x 2^260.
 * Range: a limb is in [0, 2^52), so a value V is in [0, 2^260), and 2^260 = 35.33 r. Values are not
 * reduced; each function says how large its result is, in multiples of r, from the bounds A, B, …
 * of its operands (a < A r). Whoever combines them keeps account. The verify build checks limbs
 * wherever one would be too large to be multiplied, and the bound of fr_x8_store.
 * Aliasing: any output may be any input of the same call.
 * The twin is fr_* in each lane; field.h has its contracts.
 *
 * Why this factor: a fr is x 2^256 < r, and 16 times that is a valid representation, so loading is
 * shifting. Why these limbs: vpmadd52 multiplies 52 bits and adds the lower or the upper half of
 * the product to 64 bits; 12 bits are left for carries, so hundreds of products are added up before
 * a carry is looked at. */
#ifndef CUZK_FIELD_FR_X8_H
#define CUZK_FIELD_FR_X8_H

#include "field/check.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define FR_X8_TARGET   __attribute__((target("avx512f,avx512ifma")))
#define FR_X8_INLINE   static inline __attribute__((always_inline)) FR_X8_TARGET
#define FR_X8_LIMBS    5
#define FR_X8_BITS     52
#define FR_X8_MASK     ((UINT64_C(1) << FR_X8_BITS) - 1)
#define FR_X8_SUM_MAX  128 /* products in a fr_x8_sum */
#define FR_X8_STORABLE 17  /* fr_x8_store takes values below that many r */

typedef struct {
    __m512i l[FR_X8_LIMBS];
} fr_x8;

/* One element for all lanes, below r. */
typedef struct {
    uint64_t l[FR_X8_LIMBS];
} fr_52;

/* Sum of products a b, column by column: sum of (lo[k] + 2^52 hi[k]) 2^(52 k). A product adds at
 * most five lower and five upper halves to a column, each below 2^52. */
typedef struct {
    __m512i lo[2 * FR_X8_LIMBS - 1], hi[2 * FR_X8_LIMBS - 1];
} fr_x8_sum;

/* ---- limbs --------------------------------------------------------------------------------- */

/* Limb j of 16 w, w of four words below 2^256. */
static inline uint64_t fr_52_limb_of_16(const uint64_t w[4], unsigned j)
{
    if (j == 0)
        return w[0] << 4 & FR_X8_MASK;
    const unsigned bit = FR_X8_BITS * j - 4, word = bit / 64, shift = bit % 64;
    uint64_t v = w[word] >> shift;
    if (shift > 64 - FR_X8_BITS && word < 3)
        v |= w[word + 1] << (64 - shift);
    return v & FR_X8_MASK;
}

/* Limb j of w. */
static inline uint64_t fr_52_limb(const uint64_t w[4], unsigned j)
{
    const unsigned bit = FR_X8_BITS * j, word = bit / 64, shift = bit % 64;
    uint64_t v = w[word] >> shift;
    if (shift > 64 - FR_X8_BITS && word < 3)
        v |= w[word + 1] << (64 - shift);
    return v & FR_X8_MASK;
}

/* The form that broadcasts; no instruction beyond the base set. */
static inline void fr_52_from(fr_52 *out, const fr *a)
{
    fr t = *a;
    for (unsigned i = 0; i < 4; i++)
        fr_dbl(&t, &t);
    for (unsigned j = 0; j < FR_X8_LIMBS; j++)
        out->l[j] = fr_52_limb(t.l, j);
}

FR_X8_INLINE __m512i fr_x8_words(uint64_t w)
{
    return _mm512_set1_epi64((long long)w);
}

FR_X8_INLINE __m512i fr_x8_modulus(unsigned j)
{
    return fr_x8_words(fr_52_limb(FR_MODULUS, j));
}

/* Limb j of 16 r. */
FR_X8_INLINE __m512i fr_x8_modulus_16(unsigned j)
{
    return fr_x8_words(fr_52_limb_of_16(FR_MODULUS, j));
}

FR_X8_INLINE bool fr_x8_is_tight(const fr_x8 *a)
{
    __m512i any = a->l[0];
    for (unsigned j = 1; j < FR_X8_LIMBS; j++)
        any = _mm512_or_si512(any, a->l[j]);
    return _mm512_cmpgt_epu64_mask(any, fr_x8_words(FR_X8_MASK)) == 0;
}

/* Carries from signed limbs of less than 63 bits to tight ones; the value is in [0, 2^260). */
FR_X8_INLINE void fr_x8_carry(fr_x8 *out, const __m512i t[FR_X8_LIMBS])
{
    const __m512i mask = fr_x8_words(FR_X8_MASK);
    __m512i v = t[0];
    for (unsigned j = 0; j < FR_X8_LIMBS - 1; j++) {
        out->l[j] = _mm512_and_si512(v, mask);
        v = _mm512_add_epi64(t[j + 1], _mm512_srai_epi64(v, FR_X8_BITS));
    }
    out->l[FR_X8_LIMBS - 1] = v;
    VERIFY(fr_x8_is_tight(out));
}

/* ---- in and out ---------------------------------------------------------------------------- */

FR_X8_INLINE void fr_x8_broadcast(fr_x8 *out, const fr_52 *a)
{
    for (unsigned j = 0; j < FR_X8_LIMBS; j++)
        out->l[j] = fr_x8_words(a->l[j]);
}

FR_X8_INLINE __m512i fr_x8_two_halves(const fr *low, const fr *high)
{
    const __m256i a = _mm256_loadu_si256((const __m256i *)low->l);
    const __m256i b = _mm256_loadu_si256((const __m256i *)high->l);
    return _mm512_inserti64x4(_mm512_castsi256_si512(a), b, 1);
}

/* Lane i of out: in[i][at]. out < 16 r. */
FR_X8_INLINE void fr_x8_load(fr_x8 *out, const fr *const in[8], size_t at)
{
    /* words 0, 1 or 2, 3 of four even or four odd lanes */
    const __m512i lower = _mm512_set_epi64(13, 12, 9, 8, 5, 4, 1, 0);
    const __m512i upper = _mm512_set_epi64(15, 14, 11, 10, 7, 6, 3, 2);
    const __m512i lanes_02 = fr_x8_two_halves(in[0] + at, in[2] + at);
    const __m512i lanes_46 = fr_x8_two_halves(in[4] + at, in[6] + at);
    const __m512i lanes_13 = fr_x8_two_halves(in[1] + at, in[3] + at);
    const __m512i lanes_57 = fr_x8_two_halves(in[5] + at, in[7] + at);
    const __m512i even_01 = _mm512_permutex2var_epi64(lanes_02, lower, lanes_46);
    const __m512i even_23 = _mm512_permutex2var_epi64(lanes_02, upper, lanes_46);
    const __m512i odd_01 = _mm512_permutex2var_epi64(lanes_13, lower, lanes_57);
    const __m512i odd_23 = _mm512_permutex2var_epi64(lanes_13, upper, lanes_57);
    const __m512i w0 = _mm512_unpacklo_epi64(even_01, odd_01);
    const __m512i w1 = _mm512_unpackhi_epi64(even_01, odd_01);
    const __m512i w2 = _mm512_unpacklo_epi64(even_23, odd_23);
    const __m512i w3 = _mm512_unpackhi_epi64(even_23, odd_23);
    const __m512i mask = fr_x8_words(FR_X8_MASK);
    /* limbs of 16 w: limb j has bits 52 j - 4 … 52 j + 47 of w */
#define FR_X8_JOIN(low, right, high, left)                                                         \
    _mm512_and_si512(                                                                              \
        _mm512_or_si512(_mm512_srli_epi64(low, right), _mm512_slli_epi64(high, left)), mask)
    out->l[0] = _mm512_and_si512(_mm512_slli_epi64(w0, 4), mask);
    out->l[1] = FR_X8_JOIN(w0, 48, w1, 16);
    out->l[2] = FR_X8_JOIN(w1, 36, w2, 28);
    out->l[3] = FR_X8_JOIN(w2, 24, w3, 40);
    out->l[4] = _mm512_srli_epi64(w3, 12);
#undef FR_X8_JOIN
}

FR_X8_INLINE void fr_x8_store_pair(fr *low, fr *high, __m512i both)
{
    _mm256_storeu_si256((__m256i *)low->l, _mm512_castsi512_si256(both));
    _mm256_storeu_si256((__m256i *)high->l, _mm512_extracti64x4_epi64(both, 1));
}

/* out[i][at] = lane i, fully reduced. a < 17 r.
 *
 * x 2^256 = V / 16 modulo r: q r is added, q = -V/r mod 16 = -V mod 16 since r = 1 mod 2^32, and
 * what then is a multiple of 16 is below 32 r; 16 r are taken off where they fit. */
FR_X8_INLINE void fr_x8_store(fr *const out[8], size_t at, const fr_x8 *a)
{
    const __m512i mask = fr_x8_words(FR_X8_MASK), zero = _mm512_setzero_si512();
    const __m512i q = _mm512_and_si512(_mm512_sub_epi64(zero, a->l[0]), fr_x8_words(15));
    __m512i sum[FR_X8_LIMBS], less[FR_X8_LIMBS];
    for (unsigned j = 0; j < FR_X8_LIMBS; j++) {
        sum[j] = _mm512_madd52lo_epu64(a->l[j], q, fr_x8_modulus(j));
        if (j > 0)
            sum[j] = _mm512_madd52hi_epu64(sum[j], q, fr_x8_modulus(j - 1));
        less[j] = _mm512_sub_epi64(sum[j], fr_x8_modulus_16(j));
    }
    for (unsigned j = 0; j < FR_X8_LIMBS - 1; j++) {
        sum[j + 1] = _mm512_add_epi64(sum[j + 1], _mm512_srli_epi64(sum[j], FR_X8_BITS));
        less[j + 1] = _mm512_add_epi64(less[j + 1], _mm512_srai_epi64(less[j], FR_X8_BITS));
    }
    const __mmask8 keep = _mm512_cmplt_epi64_mask(less[FR_X8_LIMBS - 1], zero);
    __m512i v[FR_X8_LIMBS];
    for (unsigned j = 0; j < FR_X8_LIMBS; j++)
        v[j] = _mm512_and_si512(_mm512_mask_blend_epi64(keep, less[j], sum[j]), mask);
#define FR_X8_JOIN(low, right, high, left)                                                         \
    _mm512_or_si512(_mm512_srli_epi64(low, right), _mm512_slli_epi64(high, left))
    const __m512i w0 = FR_X8_JOIN(v[0], 4, v[1], 48), w1 = FR_X8_JOIN(v[1], 16, v[2], 36);
    const __m512i w2 = FR_X8_JOIN(v[2], 28, v[3], 24), w3 = FR_X8_JOIN(v[3], 40, v[4], 12);
#undef FR_X8_JOIN
    const __m512i even_01 = _mm512_unpacklo_epi64(w0, w1), odd_01 = _mm512_unpackhi_epi64(w0, w1);
    const __m512i even_23 = _mm512_unpacklo_epi64(w2, w3), odd_23 = _mm512_unpackhi_epi64(w2, w3);
    const __m512i first = _mm512_set_epi64(11, 10, 3, 2, 9, 8, 1, 0);
    const __m512i second = _mm512_set_epi64(15, 14, 7, 6, 13, 12, 5, 4);
    fr_x8_store_pair(out[0] + at, out[2] + at, _mm512_permutex2var_epi64(even_01, first, even_23));
    fr_x8_store_pair(out[1] + at, out[3] + at, _mm512_permutex2var_epi64(odd_01, first, odd_23));
    fr_x8_store_pair(out[4] + at, out[6] + at, _mm512_permutex2var_epi64(even_01, second, even_23));
    fr_x8_store_pair(out[5] + at, out[7] + at, _mm512_permutex2var_epi64(odd_01, second, odd_23));
    for (unsigned i = 0; i < 8; i++)
        VERIFY(fr_is_reduced(out[i] + at));
}

/* ---- addition ------------------------------------------------------------------------------ */

/* out < (A + B) r; A + B <= 35. */
FR_X8_INLINE void fr_x8_add(fr_x8 *out, const fr_x8 *a, const fr_x8 *b)
{
    __m512i t[FR_X8_LIMBS];
    for (unsigned j = 0; j < FR_X8_LIMBS; j++)
        t[j] = _mm512_add_epi64(a->l[j], b->l[j]);
    fr_x8_carry(out, t);
}

/* a - b + 16 r: out < (A + 16) r; A <= 19, b <= 16 r. */
FR_X8_INLINE void fr_x8_sub(fr_x8 *out, const fr_x8 *a, const fr_x8 *b)
{
    __m512i t[FR_X8_LIMBS];
    for (unsigned j = 0; j < FR_X8_LIMBS; j++)
        t[j] = _mm512_add_epi64(_mm512_sub_epi64(a->l[j], b->l[j]), fr_x8_modulus_16(j));
    fr_x8_carry(out, t);
}

/* Any a; out < 1.6 r.
 *
 * h = V >> 254 < 64, q = h · 565 >> 10. 565/1024 = 0.55176 is 2^254/r = 0.55207 rounded down, so
 * q r <= V, and q > h 2^254/r - 1 - 64 · 0.00032, so V - q r < 2^254 + 1.021 r < 1.6 r. */
FR_X8_INLINE void fr_x8_reduce(fr_x8 *out, const fr_x8 *a)
{
    const __m512i zero = _mm512_setzero_si512();
    const __m512i h = _mm512_srli_epi64(a->l[FR_X8_LIMBS - 1], 254 - 208);
    const __m512i q = _mm512_srli_epi64(_mm512_madd52lo_epu64(zero, h, fr_x8_words(565)), 10);
    __m512i low = zero, t[FR_X8_LIMBS];
    for (unsigned j = 0; j < FR_X8_LIMBS; j++) {
        t[j] = _mm512_sub_epi64(a->l[j], _mm512_madd52lo_epu64(low, q, fr_x8_modulus(j)));
        low = _mm512_madd52hi_epu64(zero, q, fr_x8_modulus(j));
    }
    fr_x8_carry(out, t);
}

/* ---- multiplication ------------------------------------------------------------------------ */

FR_X8_INLINE void fr_x8_sum_zero(fr_x8_sum *s)
{
    for (unsigned k = 0; k < 2 * FR_X8_LIMBS - 1; k++)
        s->lo[k] = s->hi[k] = _mm512_setzero_si512();
}

/* s += a b */
FR_X8_INLINE void fr_x8_sum_mul(fr_x8_sum *s, const fr_x8 *a, const fr_x8 *b)
{
    VERIFY(fr_x8_is_tight(a) && fr_x8_is_tight(b));
    for (unsigned i = 0; i < FR_X8_LIMBS; i++) {
        for (unsigned j = 0; j < FR_X8_LIMBS; j++) {
            s->lo[i + j] = _mm512_madd52lo_epu64(s->lo[i + j], a->l[j], b->l[i]);
            s->hi[i + j] = _mm512_madd52hi_epu64(s->hi[i + j], a->l[j], b->l[i]);
        }
    }
}

/* s = a^2: the products of different limbs are added up once and doubled. */
FR_X8_INLINE void fr_x8_sum_sqr(fr_x8_sum *s, const fr_x8 *a)
{
    VERIFY(fr_x8_is_tight(a));
    fr_x8_sum_zero(s);
    for (unsigned i = 0; i < FR_X8_LIMBS; i++) {
        for (unsigned j = i + 1; j < FR_X8_LIMBS; j++) {
            s->lo[i + j] = _mm512_madd52lo_epu64(s->lo[i + j], a->l[j], a->l[i]);
            s->hi[i + j] = _mm512_madd52hi_epu64(s->hi[i + j], a->l[j], a->l[i]);
        }
    }
    for (unsigned k = 1; k < 2 * FR_X8_LIMBS - 2; k++) {
        s->lo[k] = _mm512_add_epi64(s->lo[k], s->lo[k]);
        s->hi[k] = _mm512_add_epi64(s->hi[k], s->hi[k]);
    }
    for (unsigned i = 0; i < FR_X8_LIMBS; i++) {
        s->lo[2 * i] = _mm512_madd52lo_epu64(s->lo[2 * i], a->l[i], a->l[i]);
        s->hi[2 * i] = _mm512_madd52hi_epu64(s->hi[2 * i], a->l[i], a->l[i]);
    }
}

/* out = s/R + c (c may be null): for a sum of products below S r^2, out < (S/35.33 + 1 + C) r,
 * which must be at most 35 r.
 *
 * Montgomery's reduction limb by limb. r = 1 - 2^32 mod 2^52, so q = -t/r = -(t + 2^32 t) mod 2^52.
 * The lower half of q r[0] only completes the column to a multiple of 2^52, so what it carries is
 * the column divided by 2^52, rounded up. */
FR_X8_INLINE void fr_x8_sum_reduce(fr_x8 *out, fr_x8_sum *s, const fr_x8 *c)
{
    const __m512i zero = _mm512_setzero_si512(), mask = fr_x8_words(FR_X8_MASK);
    __m512i column = s->lo[0];
    for (unsigned i = 0; i < FR_X8_LIMBS; i++) {
        const __m512i q =
            _mm512_sub_epi64(zero, _mm512_add_epi64(column, _mm512_slli_epi64(column, 32)));
        const __m512i carry = _mm512_srli_epi64(_mm512_add_epi64(column, mask), FR_X8_BITS);
        s->hi[i] = _mm512_madd52hi_epu64(s->hi[i], q, fr_x8_modulus(0));
        for (unsigned j = 1; j < FR_X8_LIMBS; j++) {
            s->lo[i + j] = _mm512_madd52lo_epu64(s->lo[i + j], q, fr_x8_modulus(j));
            s->hi[i + j] = _mm512_madd52hi_epu64(s->hi[i + j], q, fr_x8_modulus(j));
        }
        if (i + 1 < 2 * FR_X8_LIMBS - 1)
            column = _mm512_add_epi64(_mm512_add_epi64(s->lo[i + 1], carry), s->hi[i]);
    }
    __m512i t[FR_X8_LIMBS];
    t[0] = column;
    for (unsigned j = 1; j < FR_X8_LIMBS; j++) {
        t[j] = s->hi[FR_X8_LIMBS - 1 + j];
        if (j < FR_X8_LIMBS - 1)
            t[j] = _mm512_add_epi64(t[j], s->lo[FR_X8_LIMBS + j]);
    }
    for (unsigned j = 0; c && j < FR_X8_LIMBS; j++)
        t[j] = _mm512_add_epi64(t[j], c->l[j]);
    fr_x8_carry(out, t);
}

/* out < (A B/35.33 + 1) r. */
FR_X8_INLINE void fr_x8_mul(fr_x8 *out, const fr_x8 *a, const fr_x8 *b)
{
    fr_x8_sum s;
    fr_x8_sum_zero(&s);
    fr_x8_sum_mul(&s, a, b);
    fr_x8_sum_reduce(out, &s, NULL);
}

/* out < (A^2/35.33 + 1) r. */
FR_X8_INLINE void fr_x8_sqr(fr_x8 *out, const fr_x8 *a)
{
    fr_x8_sum s;
    fr_x8_sum_sqr(&s, a);
    fr_x8_sum_reduce(out, &s, NULL);
}

#endif
#endif
