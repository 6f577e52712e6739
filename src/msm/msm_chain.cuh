/* Chains of affine additions that share an inversion (Montgomery's trick): 5M + 1S and their share
 * of it, where XYZZ takes 8M + 2S.
 *
 *   forward    d_k = x2 - x1 of each pair; the product of those before goes to memory, that of all
 *              to `products`
 *   inversion  of all products, by the same trick once more (step_invert)
 *   backward   1/d_k = (1/product so far) (product before k), slope, sum; from the last pair on
 *
 * Pairs that are no plain addition: a double has d = 2 y1; what needs no division (a point and
 * infinity, P and -P) leaves the product as it is. Words that nearly all plain pairs lack say where
 * to look (`suspicious`): an infinity has x = y = 0 in all words, and x2 = x1 makes d a multiple of
 * p below 4 p. Results keep to that.
 *
 * A type of pairs P, made for a thread, says where they lie: fetch(k) and fetch_y(k) start copies
 * into the thread's slots, take() and take_y() wait for them; going backward, the next pair is
 * fetched while this one is worked on, and turn() keeps what put() needs to know. x and y are
 * below 2 p, x below p and y of take_y() up to 2 p if RAW. In shared memory
 * a slot is a row of 16 bytes a lane for each part of an element: no two threads share one, so that
 * there is nothing to wait for but one's own copies. What can go wrong here: A1, A2, A3, A4, A5. */
#ifndef CUZK_MSM_MSM_CHAIN_CUH
#define CUZK_MSM_MSM_CHAIN_CUH

#include "curve/curve.cuh"
#include "msm/msm_columns.cuh"

namespace dev
{

/* ---- elements in memory ---------------------------------------------------------------------- */

struct alignas(16) msm_part {
    uint32_t v[4];
};
#define MSM_PARTS 3 /* of an element of fp */

/* Element i: its parts stand in MSM_PARTS planes. */
struct msm_planes {
    msm_part *at;
    size_t stride; /* elements, a multiple of 8 */

    __host__ __device__ fp get(size_t i) const
    {
        fp out;
#pragma unroll
        for (unsigned k = 0; k < MSM_PARTS; k++) {
            const msm_part part = at[k * stride + i];
#pragma unroll
            for (unsigned j = 0; j < 4; j++)
                out.v[4 * k + j] = part.v[j];
        }
        return out;
    }
    __host__ __device__ void put(size_t i, const fp &a) const
    {
#pragma unroll
        for (unsigned k = 0; k < MSM_PARTS; k++)
            at[k * stride + i] =
                msm_part{{a.v[4 * k], a.v[4 * k + 1], a.v[4 * k + 2], a.v[4 * k + 3]}};
    }
};

/* N elements under way to this thread. All of a kernel's slots of one N are the same: a thread has
 * one kind of pairs. */
template <int N> struct msm_slots {
#ifdef __CUDA_ARCH__
    uint32_t base;
    __device__ msm_slots()
    {
        __shared__ msm_part room[N * MSM_PARTS * MSM_LANES];
        base = (uint32_t)__cvta_generic_to_shared(room) + threadIdx.x * sizeof(msm_part);
    }
    __device__ static uint32_t offset(unsigned slot, unsigned part)
    {
        return (slot * MSM_PARTS + part) * MSM_LANES * (unsigned)sizeof(msm_part);
    }
    /* Asynchronous from compute capability 8.0 on; before, it waits. */
    template <bool NEAR> __device__ static void copy(uint32_t to, const msm_part *from)
    {
#if __CUDA_ARCH__ < 800
        const msm_part part = *from;
        asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(part.v[0]),
                     "r"(part.v[1]), "r"(part.v[2]), "r"(part.v[3])
                     : "memory");
#else
        if (NEAR)
            asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from)
                         : "memory");
        else
            asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from)
                         : "memory");
#endif
    }
    /* An element that lies in one piece; it is read by few others, and soon. */
    __device__ void fetch(unsigned slot, const fp *from)
    {
#pragma unroll
        for (unsigned k = 0; k < MSM_PARTS; k++)
            copy<true>(base + offset(slot, k), (const msm_part *)from + k);
    }
    __device__ void fetch(unsigned slot, const msm_planes &from, size_t i)
    {
#pragma unroll
        for (unsigned k = 0; k < MSM_PARTS; k++)
            copy<false>(base + offset(slot, k), from.at + k * from.stride + i);
    }
    /* What was fetched since the last close() is a group; wait: all but the last `but` groups have
     * come. */
    __device__ void close()
    {
#if __CUDA_ARCH__ >= 800
        asm volatile("cp.async.commit_group;" ::: "memory");
#endif
    }
    template <int BUT> __device__ void wait()
    {
#if __CUDA_ARCH__ >= 800
        asm volatile("cp.async.wait_group %0;" ::"n"(BUT) : "memory");
#endif
    }
    __device__ fp take(unsigned slot)
    {
        fp out;
#pragma unroll
        for (unsigned k = 0; k < MSM_PARTS; k++)
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                         : "=r"(out.v[4 * k]), "=r"(out.v[4 * k + 1]), "=r"(out.v[4 * k + 2]),
                           "=r"(out.v[4 * k + 3])
                         : "r"(base + offset(slot, k))
                         : "memory");
        return out;
    }
#else
    fp room[N] = {};
    __host__ __device__ void fetch(unsigned slot, const fp *from)
    {
        room[slot] = *from;
    }
    __host__ __device__ void fetch(unsigned slot, const msm_planes &from, size_t i)
    {
        room[slot] = from.get(i);
    }
    __host__ __device__ void close() {}
    template <int BUT> __host__ __device__ void wait() {}
    __host__ __device__ fp take(unsigned slot)
    {
        return room[slot];
    }
#endif
};

/* ---- one pair -------------------------------------------------------------------------------- */

enum msm_kind { MSM_SUM, MSM_DOUBLE, MSM_LEFT, MSM_RIGHT, MSM_INFINITE };

DEV_INLINE bool unlikely(bool condition)
{
    return __builtin_expect(condition, 0);
}

/* May x2 = x1, or one of the points be infinite? */
DEV_INLINE bool suspicious(const fp &x1, const fp &x2, const fp &d)
{
    const fp p = {{FP_WORDS}};
    const uint32_t low = d.v[0];
    return unlikely(low == p.v[0] || low == 2 * p.v[0] || low == 3 * p.v[0] || x1.v[0] == 0 ||
                    x2.v[0] == 0);
}

/* What the pair is; the denominator of a double instead of that of a sum. */
DEV_INLINE msm_kind look(fp &d, const aff<fp> &a, const aff<fp> &b)
{
    if (is_infinity(a))
        return is_infinity(b) ? MSM_INFINITE : MSM_RIGHT;
    if (is_infinity(b))
        return MSM_LEFT;
    if (!is_zero(fp_reduce4(d)))
        return MSM_SUM;
    if (!eq(a.y, b.y))
        return MSM_INFINITE;
    d = fp_add_raw(a.y, a.y);
    return MSM_DOUBLE;
}

/* ---- chains ---------------------------------------------------------------------------------- */

/* The product of the denominators of all pairs, 1 for none, to products[i]. */
template <class P> DEV_INLINE void msm_forward(P &pairs, const msm_planes &products, uint32_t i)
{
    fp product = one<fp>();
    const uint32_t count = pairs.count;
    if (count > 0)
        pairs.fetch(0);
#pragma unroll 1
    for (uint32_t k = 0; k < count; k++) {
        aff<fp> a = {}, b = {};
        const bool there = pairs.take(a.x, b.x);
        fp d = fp_sub_raw(b.x, a.x);
        bool divides = there;
        if (there && suspicious(a.x, b.x, d)) {
            pairs.load_y(k, a.y, b.y);
            divides = look(d, a, b) <= MSM_DOUBLE;
        }
        if (k > 0 && there)
            pairs.put_prefix(k, product);
        if (k + 1 < count)
            pairs.fetch(k + 1);
        if (divides)
            product = k == 0 ? fp_reduce4(d) : mul(product, d);
    }
    products.put(i, product);
}

/* products[i] is now the inverse. */
template <class P> DEV_INLINE void msm_backward(P &pairs, const msm_planes &products, uint32_t i)
{
    const uint32_t count = pairs.count;
    if (count == 0)
        return;
    fp inverse = products.get(i);
    pairs.fetch(count - 1);
    pairs.fetch_y(count - 1);
#pragma unroll 1
    for (uint32_t k = count; k-- > 0;) {
        aff<fp> a, b;
        const bool there = pairs.take(a.x, b.x);
        fp d = fp_sub_raw(b.x, a.x), t = inverse;
        msm_kind kind = MSM_SUM;
        if (there && suspicious(a.x, b.x, d)) {
            pairs.load_y(k, a.y, b.y);
            kind = look(d, a, b);
        }
        if (k > 0 && there)
            t = mul(inverse, pairs.take_prefix());
        pairs.turn();
        if (k > 0)
            pairs.fetch(k - 1);
        else
            pairs.slots.close();
        if (k > 0 && there && kind <= MSM_DOUBLE)
            inverse = mul(inverse, d);
        pairs.take_y(a.y, b.y);
        fp num = fp_sub_raw(b.y, a.y);
        if (k > 0)
            pairs.fetch_y(k - 1);
        if (!there)
            continue;
        if (unlikely(kind == MSM_DOUBLE)) {
            const fp square = sqr(a.x);
            num = fp_add_raw(dbl(square), square);
        }
        const fp slope = mul(num, t);
        aff<fp> sum;
        if (P::RAW)
            sum.x = sub(sqr(slope), fp_add_raw(a.x, b.x));
        else
            sum.x = sub(sub(sqr(slope), a.x), b.x);
        sum.y = sub(mul(fp_sub_raw(a.x, sum.x), slope), a.y);
        if (unlikely(kind > MSM_DOUBLE)) {
            sum = kind == MSM_LEFT ? a : kind == MSM_RIGHT ? b : aff<fp>{zero<fp>(), zero<fp>()};
        }
        pairs.put(k, sum);
    }
}

/* All products of a level, in place; prefixes is scratch. So many chains: `unit` for each begun
 * `per` of *total. */
struct step_invert {
    static const int BLOCKS = 4;
    msm_planes products, prefixes;
    const uint32_t *total;
    uint32_t per, unit, threads;
    __host__ __device__ void operator()(uint32_t t) const
    {
        const uint32_t chains = (*total + per - 1) / per * unit;
        const uint32_t wanted = round_up((chains + MSM_CHAIN_MIN - 1) / MSM_CHAIN_MIN, MSM_WARP);
        const uint32_t step = wanted < threads ? wanted : threads;
        if (t >= step || t >= chains)
            return;
        fp product = products.get(t);
        fp next = t + step < chains ? products.get(t + step) : product; /* loaded ahead */
        uint32_t last = t;
#pragma unroll 1
        for (uint32_t i = t + step; i < chains; i += step) {
            const fp here = next;
            if (i + step < chains)
                next = products.get(i + step);
            prefixes.put(i, product);
            product = mul(product, here);
            last = i;
        }
        fp inverse = inv(product), prefix = product;
        if (last != t)
            prefix = prefixes.get(last);
#pragma unroll 1
        for (uint32_t i = last; i != t; i -= step) {
            const fp here = products.get(i), before = prefix;
            if (i - step != t)
                prefix = prefixes.get(i - step);
            products.put(i, mul(inverse, before));
            inverse = mul(inverse, here);
        }
        products.put(t, inverse);
    }
};

} /* namespace dev */

#endif
