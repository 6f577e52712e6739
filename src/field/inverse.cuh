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

/* f, g = (u f + v g)/2^30, (q f + r g)/2^30, which are whole; word by word, in place. */
template <int N> DEV_INLINE void apply(signed30<N> &f, signed30<N> &g, const steps30 &t)
{
    int64_t sum_f = (int64_t)t.u * f.v[0] + (int64_t)t.v * g.v[0];
    int64_t sum_g = (int64_t)t.q * f.v[0] + (int64_t)t.r * g.v[0];
#pragma unroll
    for (int i = 1; i < N; i++) {
        sum_f = (sum_f >> 30) + (int64_t)t.u * f.v[i] + (int64_t)t.v * g.v[i];
        sum_g = (sum_g >> 30) + (int64_t)t.q * f.v[i] + (int64_t)t.r * g.v[i];
        f.v[i - 1] = (int32_t)sum_f & MASK_30;
        g.v[i - 1] = (int32_t)sum_g & MASK_30;
    }
    f.v[N - 1] = (int32_t)(sum_f >> 30);
    g.v[N - 1] = (int32_t)(sum_g >> 30);
}

/* How many m are added to a sum, of which `low` is the lowest word, before it is divided by 2^30:
 * one for each negative operand, times its factor, and then what makes the lowest word zero,
 * between -2^30 and 0. */
template <class F> DEV_INLINE int32_t multiple(int64_t low, int32_t for_signs)
{
    return for_signs -
           (int32_t)((inverse_of<F>::INV * (uint32_t)low + (uint32_t)for_signs) & MASK_30);
}

/* The same modulo m for d, e in (-2 m, m), which they stay in. */
template <class F, int N>
DEV_INLINE void apply_mod(signed30<N> &d, signed30<N> &e, const steps30 &t)
{
    const signed30<N> m = inverse_of<F>::modulus();
    const int32_t sign_d = d.v[N - 1] >> 31, sign_e = e.v[N - 1] >> 31;
    int64_t sum_d = (int64_t)t.u * d.v[0] + (int64_t)t.v * e.v[0];
    int64_t sum_e = (int64_t)t.q * d.v[0] + (int64_t)t.r * e.v[0];
    const int32_t k_d = multiple<F>(sum_d, (t.u & sign_d) + (t.v & sign_e));
    const int32_t k_e = multiple<F>(sum_e, (t.q & sign_d) + (t.r & sign_e));
    sum_d += (int64_t)m.v[0] * k_d;
    sum_e += (int64_t)m.v[0] * k_e;
#pragma unroll
    for (int i = 1; i < N; i++) {
        sum_d = (sum_d >> 30) + (int64_t)t.u * d.v[i] + (int64_t)t.v * e.v[i];
        sum_e = (sum_e >> 30) + (int64_t)t.q * d.v[i] + (int64_t)t.r * e.v[i];
        sum_d += (int64_t)m.v[i] * k_d;
        sum_e += (int64_t)m.v[i] * k_e;
        d.v[i - 1] = (int32_t)sum_d & MASK_30;
        e.v[i - 1] = (int32_t)sum_e & MASK_30;
    }
    d.v[N - 1] = (int32_t)(sum_d >> 30);
    e.v[N - 1] = (int32_t)(sum_e >> 30);
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
        apply_mod<F>(d, e, t);
        apply(f, g, t);
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
