/* Inverses on the device, by division steps: about 48 multiplications of fp where there are enough
 * threads, against 456 of Fermat's power, but 45 microseconds from start to end; share one among
 * hundreds of elements.
 *
 * Bernstein, Yang, "Fast constant-time gcd computation and modular inversion", 2019, with the
 * half-integer delta of Wuille's variant: 590 steps suffice for 256 bits, 900 for 384 (the bounds
 * stand beside the constants of field_words.cuh). All threads take the same steps: 30 at a time on
 * the lowest words of f and g, gathered in a matrix and applied to f, g and, modulo m, to d, e.
 * Numbers are signed, in words of 30 bits: the lower words in [0, 2^30), the top one signed.
 *
 *   f = m, g = a, d = 0, e = 1;  a d = f, a e = g (mod m)  always;  at the end g = 0, f = +-1
 *   (a = 0: f = m, d = 0), so that the inverse is +-d. */
#ifndef CUZK_FIELD_INVERSE_CUH
#define CUZK_FIELD_INVERSE_CUH

#include "field/field.cuh"

namespace dev
{

template <int N> struct signed30 {
    int32_t v[N];
};

#define MASK_30 0x3fffffff

/* What the inversion must know of a field: words of 30 bits, the modulus, its inverse mod 2^30, and
 * how many batches of 30 steps suffice. */
template <class F> struct inverse_of;
template <> struct inverse_of<fp> {
    static const int N = 13, BATCHES = FP_BATCHES_30;
    static const uint32_t INV = FP_INV_30;
    static __host__ __device__ signed30<13> modulus()
    {
        return signed30<13>{{FP_MODULUS_30}};
    }
    static __host__ __device__ fp factor() /* 2^(3 * 384): of the inverse of a 2^384 */
    {
        return fp{{FP_R3_WORDS}};
    }
};
template <> struct inverse_of<fr> {
    static const int N = 9, BATCHES = FR_BATCHES_30;
    static const uint32_t INV = FR_INV_30;
    static __host__ __device__ signed30<9> modulus()
    {
        return signed30<9>{{FR_MODULUS_30}};
    }
    static __host__ __device__ fr factor()
    {
        return fr{{FR_R3_WORDS}};
    }
};

/* 2^-30 times this matrix makes 30 steps: f' = (u f + v g)/2^30, g' = (q f + r g)/2^30.
 * |u| + |v| <= 2^30, |q| + |r| <= 2^30. */
struct steps30 {
    int32_t u, v, q, r;
};

/* zeta = -(delta + 1/2). A step: with g odd and delta > 0 first (f, g) = (g, -f); then g is made
 * even by adding f and halved. */
DEV_INLINE steps30 division_steps(int32_t &zeta, uint32_t f, uint32_t g)
{
    uint32_t u = 1, v = 0, q = 0, r = 1;
#pragma unroll 6
    for (int i = 0; i < 30; i++) {
        const uint32_t negative = (uint32_t)(zeta >> 31), odd = 0u - (g & 1);
        g += ((f ^ negative) - negative) & odd;
        q += ((u ^ negative) - negative) & odd;
        r += ((v ^ negative) - negative) & odd;
        const uint32_t swapped = negative & odd;
        zeta = (int32_t)((uint32_t)zeta ^ swapped) - 1;
        f += g & swapped;
        u += q & swapped;
        v += r & swapped;
        g >>= 1;
        u <<= 1;
        v <<= 1;
    }
    return steps30{(int32_t)u, (int32_t)v, (int32_t)q, (int32_t)r};
}

/* (x a + y b)/2^30, which is whole. */
template <int N>
DEV_INLINE signed30<N> combined(const signed30<N> &a, const signed30<N> &b, int32_t x, int32_t y)
{
    signed30<N> out;
    int64_t sum = (int64_t)x * a.v[0] + (int64_t)y * b.v[0];
#pragma unroll
    for (int i = 1; i < N; i++) {
        sum >>= 30;
        sum += (int64_t)x * a.v[i] + (int64_t)y * b.v[i];
        out.v[i - 1] = (int32_t)sum & MASK_30;
    }
    out.v[N - 1] = (int32_t)(sum >> 30);
    return out;
}

/* (x a + y b)/2^30 mod m, in (-2 m, m) as a and b are: a negative operand first gets m, and then
 * the multiple of m between -2^30 and 0 that makes the lowest word zero. */
template <class F, int N>
DEV_INLINE signed30<N> combined_mod(const signed30<N> &a, const signed30<N> &b, int32_t x,
                                    int32_t y)
{
    const signed30<N> m = inverse_of<F>::modulus();
    signed30<N> out;
    int32_t k = (x & (a.v[N - 1] >> 31)) + (y & (b.v[N - 1] >> 31));
    int64_t sum = (int64_t)x * a.v[0] + (int64_t)y * b.v[0];
    k -= (int32_t)((inverse_of<F>::INV * (uint32_t)sum + (uint32_t)k) & MASK_30);
    sum += (int64_t)m.v[0] * k;
#pragma unroll
    for (int i = 1; i < N; i++) {
        sum >>= 30;
        sum += (int64_t)x * a.v[i] + (int64_t)y * b.v[i] + (int64_t)m.v[i] * k;
        out.v[i - 1] = (int32_t)sum & MASK_30;
    }
    out.v[N - 1] = (int32_t)(sum >> 30);
    return out;
}

template <int N> DEV_INLINE bool is_zero(const signed30<N> &a)
{
    int32_t any = 0;
#pragma unroll
    for (int i = 0; i < N; i++)
        any |= a.v[i];
    return any == 0;
}

/* Sums of words back into words of 30 bits. */
template <int N> DEV_INLINE signed30<N> carried(const int64_t *sums)
{
    signed30<N> out;
    int64_t sum = 0;
#pragma unroll
    for (int i = 0; i < N; i++) {
        sum += sums[i];
        out.v[i] = i < N - 1 ? (int32_t)(sum & MASK_30) : (int32_t)sum;
        sum >>= 30;
    }
    return out;
}

/* sign a in (-2 m, 2 m), plus 2 m if that is negative. */
template <class F, int N> DEV_INLINE signed30<N> positive(const signed30<N> &a, bool negate)
{
    const signed30<N> m = inverse_of<F>::modulus();
    int64_t sums[N];
#pragma unroll
    for (int i = 0; i < N; i++)
        sums[i] = negate ? -(int64_t)a.v[i] : (int64_t)a.v[i];
    const signed30<N> t = carried<N>(sums);
    const int64_t mask = t.v[N - 1] >> 31;
#pragma unroll
    for (int i = 0; i < N; i++)
        sums[i] = t.v[i] + (mask & (2 * (int64_t)m.v[i]));
    return carried<N>(sums);
}

template <class F, int N> DEV_INLINE signed30<N> to_signed30(const F &a)
{
    const int count = sizeof a.v / sizeof *a.v;
    signed30<N> out;
#pragma unroll
    for (int i = 0; i < N; i++) {
        const int at = 30 * i / 32, shift = 30 * i % 32;
        const uint64_t pair = a.v[at] | (at + 1 < count ? (uint64_t)a.v[at + 1] << 32 : 0);
        out.v[i] = (int32_t)((uint32_t)(pair >> shift) & MASK_30);
    }
    return out;
}

/* A number in [0, 2^(32 count)). */
template <class F, int N> DEV_INLINE F from_signed30(const signed30<N> &a)
{
    F out;
    const int count = sizeof out.v / sizeof *out.v;
#pragma unroll
    for (int i = 0; i < count; i++) {
        const int at = 32 * i / 30, shift = 32 * i % 30;
        uint64_t bits = (uint64_t)(uint32_t)a.v[at] >> shift;
        bits |= at + 1 < N ? (uint64_t)(uint32_t)a.v[at + 1] << (30 - shift) : 0;
        bits |= at + 2 < N && shift > 28 ? (uint64_t)(uint32_t)a.v[at + 2] << (60 - shift) : 0;
        out.v[i] = (uint32_t)bits;
    }
    return out;
}

/* a^-1, 0 for a = 0; F is fp or fr. Of a 2^k (Montgomery form) the steps give a^-1 2^-k, which
 * times 2^(3 k), a Montgomery product, is a^-1 2^k. */
template <class F> DEV_RARE F inv_steps(F a)
{
    const int N = inverse_of<F>::N;
    signed30<N> f = inverse_of<F>::modulus(), g = to_signed30<F, N>(reduce(a)), d = {{0}},
                e = {{1}};
    int32_t zeta = -1;
#pragma unroll 1
    for (int batch = 0; batch < inverse_of<F>::BATCHES; batch++) {
        const uint32_t f0 = (uint32_t)f.v[0] | (uint32_t)f.v[1] << 30;
        const uint32_t g0 = (uint32_t)g.v[0] | (uint32_t)g.v[1] << 30;
        const steps30 t = division_steps(zeta, f0, g0);
        const signed30<N> d_next = combined_mod<F>(d, e, t.u, t.v);
        e = combined_mod<F>(d, e, t.q, t.r);
        d = d_next;
        const signed30<N> f_next = combined(f, g, t.u, t.v);
        g = combined(f, g, t.q, t.r);
        f = f_next;
#ifdef __CUDA_ARCH__
        if (__all_sync(__activemask(), is_zero(g)))
            break;
#else
        if (is_zero(g))
            break;
#endif
    }
    return mul(inverse_of<F>::factor(), from_signed30<F>(positive<F>(d, f.v[N - 1] < 0)));
}

DEV_INLINE fp inv(const fp &a)
{
    return inv_steps(a);
}
DEV_INLINE fr inv(const fr &a)
{
    return inv_steps(a);
}
/* By the norm. */
DEV_INLINE fp2 inv(const fp2 &a)
{
    const fp scale = inv_steps(mul_add(a.c0, a.c0, a.c1, a.c1));
    return fp2{mul(a.c0, scale), mul(neg_raw(a.c1), scale)};
}

} /* namespace dev */

#endif
