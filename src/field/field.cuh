/* The fields on the device, and the same code on the host for tests.
 *
 * dev::fr, dev::fp and dev::fp2 have the layout and the Montgomery form of fr, fp and fp2 of
 * field.h, so arrays pass between processor and device as they are.
 *
 * Ranges. "a < 2 p" speaks of the integer in the words. Every function here takes and gives
 *   fp, fp2   [0, 2 p): the same element has two forms, equality is eq, zero is is_zero
 *   fr        [0, 2 r)
 * unless it says otherwise; field.h's [0, p) and [0, r) are within, and reduce() leads back there.
 * Nothing else may be stored where the processor reads it.
 *   fp: products take more than 2 p (mul: a b <= 9.8 p^2), so sub_raw and add_raw, which have no
 *     correction, may feed one factor of a product of which the other is below 2 p.
 *   fr: there is no such room (4 r > 2^256). The first factor of mul must be below r: constants,
 *     twiddles, what reduce() gives; a first factor >= r gives a wrong product.
 *
 * The names are overloaded for fp and fp2, so that curve.cuh is written once. */
#ifndef CUZK_FIELD_FIELD_CUH
#define CUZK_FIELD_FIELD_CUH

#include "field/field_words.cuh"

namespace dev
{

struct fp2 {
    fp c0, c1;
};

/* Values that are constants of the type. */
template <class F> DEV_INLINE F zero();
template <class F> DEV_INLINE F one();

/* ---- fp ------------------------------------------------------------------------------------ */

template <> DEV_SPECIAL fp zero<fp>()
{
    return fp{{0}};
}
template <> DEV_SPECIAL fp one<fp>()
{
    return fp{{FP_ONE_WORDS}};
}

/* a b; a b <= 9.8 p^2. */
DEV_INLINE fp mul(const fp &a, const fp &b)
{
    return fp_mul(a, b);
}
/* a^2; a < 3 p. */
DEV_INLINE fp sqr(const fp &a)
{
    return fp_sqr(a);
}
/* a b + c d with one reduction; a b + c d <= 9.8 p^2. */
DEV_INLINE fp mul_add(const fp &a, const fp &b, const fp &c, const fp &d)
{
    return fp_mul2(a, b, c, d);
}
DEV_INLINE fp add(const fp &a, const fp &b)
{
    return fp_add(a, b);
}
DEV_INLINE fp sub(const fp &a, const fp &b)
{
    return fp_sub(a, b);
}
DEV_INLINE fp dbl(const fp &a)
{
    return fp_add(a, a);
}
DEV_INLINE fp neg(const fp &a)
{
    return fp_sub(zero<fp>(), a);
}
/* -a in [0, 2 p]: for one factor of a product; a <= 2 p. */
DEV_INLINE fp neg_raw(const fp &a)
{
    return fp_neg_raw(a);
}
/* The one form in [0, p). */
DEV_INLINE fp reduce(const fp &a)
{
    return fp_reduce(a);
}

template <class F> DEV_INLINE bool same_words(const F &a, const F &b)
{
    uint32_t differ = 0;
    for (unsigned i = 0; i < sizeof a.v / sizeof *a.v; i++)
        differ |= a.v[i] ^ b.v[i];
    return differ == 0;
}
/* Are all words zero? What is 0 by construction, not by computation. */
DEV_INLINE bool is_zero_words(const fp &a)
{
    return same_words(a, zero<fp>());
}
/* Is a = 0 mod p? One word decides for nearly all. */
DEV_INLINE bool is_zero(const fp &a)
{
    const fp p = {{FP_WORDS}};
    if (a.v[0] != 0 && a.v[0] != p.v[0])
        return false;
    return is_zero_words(a) || same_words(a, p);
}
DEV_INLINE bool eq(const fp &a, const fp &b)
{
    return is_zero(sub(a, b));
}

/* The canonical integer as words, and back (any integer below 2 p). */
DEV_INLINE fp to_int(const fp &a)
{
    return fp_reduce(fp_redc(a));
}
DEV_INLINE fp from_int(const fp &a)
{
    return fp_mul(fp{{FP_R2_WORDS}}, a);
}

/* ---- fp2 = fp[u]/(u^2 + 1) -------------------------------------------------------------------
 */

template <> DEV_SPECIAL fp2 zero<fp2>()
{
    return fp2{zero<fp>(), zero<fp>()};
}
template <> DEV_SPECIAL fp2 one<fp2>()
{
    return fp2{one<fp>(), zero<fp>()};
}

DEV_INLINE fp2 add(const fp2 &a, const fp2 &b)
{
    return fp2{add(a.c0, b.c0), add(a.c1, b.c1)};
}
DEV_INLINE fp2 sub(const fp2 &a, const fp2 &b)
{
    return fp2{sub(a.c0, b.c0), sub(a.c1, b.c1)};
}
DEV_INLINE fp2 dbl(const fp2 &a)
{
    return add(a, a);
}
DEV_INLINE fp2 neg(const fp2 &a)
{
    return fp2{neg(a.c0), neg(a.c1)};
}
DEV_INLINE fp2 neg_raw(const fp2 &a)
{
    return fp2{neg_raw(a.c0), neg_raw(a.c1)};
}
DEV_INLINE fp2 reduce(const fp2 &a)
{
    return fp2{reduce(a.c0), reduce(a.c1)};
}

/* Karatsuba: three products of 24 words, two reductions. a, b <= 2 p: then c1 = (a0 + a1)(b0 + b1)
 * - a0 b0 - a1 b1 = a0 b1 + a1 b0 <= 8 p^2, and c0 lies in +-4 p^2. */
DEV_INLINE fp2 mul(const fp2 &a, const fp2 &b)
{
    const fp_wide low = fp_wide_mul(a.c0, b.c0), high = fp_wide_mul(a.c1, b.c1);
    const fp_wide cross = fp_wide_mul(fp_add_raw(a.c0, a.c1), fp_add_raw(b.c0, b.c1));
    return fp2{fp_wide_redc(fp_wide_sub(low, high)), fp_wide_redc(fp_wide_sub2(cross, low, high))};
}
/* The same by two sums of two products: more multiplications, fewer additions and registers. */
DEV_INLINE fp2 mul_by_rows(const fp2 &a, const fp2 &b)
{
    return fp2{fp_mul2(a.c0, b.c0, fp_neg_raw(a.c1), b.c1), fp_mul2(a.c0, b.c1, a.c1, b.c0)};
}
/* (a0 + a1)(a0 - a1) + 2 a0 a1 u: each product is below 4 p times 2 p. */
DEV_INLINE fp2 sqr(const fp2 &a)
{
    return fp2{fp_mul(fp_add_raw(a.c0, a.c1), fp_sub(a.c0, a.c1)),
               fp_mul(fp_add_raw(a.c1, a.c1), a.c0)};
}
DEV_INLINE fp2 mul_add(const fp2 &a, const fp2 &b, const fp2 &c, const fp2 &d)
{
    return add(mul(a, b), mul(c, d));
}

DEV_INLINE bool is_zero_words(const fp2 &a)
{
    return is_zero_words(a.c0) && is_zero_words(a.c1);
}
DEV_INLINE bool is_zero(const fp2 &a)
{
    return is_zero(a.c0) && is_zero(a.c1);
}
DEV_INLINE bool eq(const fp2 &a, const fp2 &b)
{
    return eq(a.c0, b.c0) && eq(a.c1, b.c1);
}

/* ---- fr ------------------------------------------------------------------------------------ */

template <> DEV_SPECIAL fr zero<fr>()
{
    return fr{{0}};
}
template <> DEV_SPECIAL fr one<fr>()
{
    return fr{{FR_ONE_WORDS}};
}

/* a b; a < r (!), b any 256 bits. */
DEV_INLINE fr mul(const fr &a, const fr &b)
{
    return fr_mul(a, b);
}
/* a^2; a < r (!). */
DEV_INLINE fr sqr(const fr &a)
{
    return fr_mul(a, a);
}
DEV_INLINE fr add(const fr &a, const fr &b)
{
    return fr_add(a, b);
}
DEV_INLINE fr sub(const fr &a, const fr &b)
{
    return fr_sub(a, b);
}
DEV_INLINE fr dbl(const fr &a)
{
    return fr_add(a, a);
}
DEV_INLINE fr neg(const fr &a)
{
    return fr_sub(zero<fr>(), a);
}
/* The one form in [0, r). */
DEV_INLINE fr reduce(const fr &a)
{
    return fr_reduce(a);
}
DEV_INLINE bool is_zero(const fr &a)
{
    return same_words(a, zero<fr>()) || same_words(a, fr{{FR_WORDS}});
}
DEV_INLINE bool eq(const fr &a, const fr &b)
{
    return is_zero(sub(a, b));
}
/* The canonical integer, for any 256 bits; and back, from any 256 bits. */
DEV_INLINE fr to_int(const fr &a)
{
    return fr_reduce(fr_redc(a));
}
DEV_INLINE fr from_int(const fr &a)
{
    return fr_mul(fr{{FR_R2_WORDS}}, a);
}

} /* namespace dev */

#endif
