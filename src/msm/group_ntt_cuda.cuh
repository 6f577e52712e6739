/* The steps of a transform of points, and their order over a machine M that executes them: a device
 * (group_ntt_cuda.cu), one that counts bytes, or the host in tests. M has
 *   each(count, step)            step(i) for all i < count
 *   take(block, bytes, what), put(block, host, bytes, what), wait()
 *   width()                      threads that fill it
 *   pass(done, of)               told before each pass and at the end
 *
 * Decimation in frequency, radix 2, points as XYZZ: a pass turns (P, Q) into P + Q and
 * w^e·(P - Q); natural order in, bit-reversed order out, which the last step undoes as it makes the
 * points affine.
 *
 * Multiples: k = k1 + k2·x^2 by division, both below 2^128 since r = x^4 - x^2 + 1 with |x| < 2^64,
 * and x^2·(X, Y) = (beta X, -Y) with the cube root of one beta = G1_BETA. Half of its range added
 * to every window of 5 bits once makes each digit a field of its own, -16 to 15; 26 windows of both
 * halves share 125 doublings and a table of 16 multiples of the point. Every lane does the same
 * whatever its scalar, but for digits 0. */
#ifndef CUZK_MSM_GROUP_NTT_CUDA_CUH
#define CUZK_MSM_GROUP_NTT_CUDA_CUH

#include "curve/curve.cuh"
#include "field/field_cpu.cuh"

extern "C" {
#include "base/mem.h"
#include "msm/group_ntt_cuda.h"
}

#include <string.h>

namespace group
{

typedef dev::g1_xyzz point;
typedef dev::g1_aff base;

#define GROUP_WINDOW  5
#define GROUP_WINDOWS 26
#define GROUP_TABLE   16
#define GROUP_CHAIN   32 /* points whose inversion is shared */

/* Points go to and from memory 16 bytes at a time. */
template <class T> DEV_INLINE T fetch(const T *from)
{
#ifdef __CUDA_ARCH__
    alignas(16) T out;
#pragma unroll
    for (unsigned i = 0; i < sizeof out / 16; i++)
        ((uint4 *)&out)[i] = ((const uint4 *)from)[i];
    return out;
#else
    return *from;
#endif
}
template <class T> DEV_INLINE void put_away(T *to, const T &value)
{
#ifdef __CUDA_ARCH__
    alignas(16) const T copy = value;
#pragma unroll
    for (unsigned i = 0; i < sizeof copy / 16; i++)
        ((uint4 *)to)[i] = ((const uint4 *)&copy)[i];
#else
    *to = value;
#endif
}

/* ---- scalars --------------------------------------------------------------------------------- */

#define GROUP_X2_WORDS   0x00000000, 0x00000001, 0x0001a402, 0xac45a401    /* x^2 */
#define GROUP_MU_WORDS   0x7b67f717, 0xb1fb7291, 0xf00fd56e, 0xbe35f678    /* floor(2^255/x^2) */
#define GROUP_HALF_WORDS 0x21084210, 0x08421084, 0x42108421, 0x10842108, 2 /* 16 (1 + 2^5 + …) */

/* Both halves as fields of 5 bits, the upper one first, from bit 159 down. */
struct halves {
    uint32_t k[2][5];
};

/* out += a·b in n words, b of 4; wraps. */
DEV_INLINE void add_product(uint32_t *out, unsigned n, const uint32_t *a, const uint32_t *b)
{
#pragma unroll
    for (unsigned i = 0; i < 4; i++) {
        uint64_t carry = 0;
#pragma unroll
        for (unsigned j = 0; i + j < n; j++) {
            carry += (uint64_t)out[i + j] + (j < 4 ? (uint64_t)a[i] * b[j] : 0);
            out[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
    }
}

/* a - b in 5 words, the borrow. */
DEV_INLINE uint32_t subtract(uint32_t *out, const uint32_t *a, const uint32_t *b)
{
    uint64_t borrow = 0;
#pragma unroll
    for (unsigned i = 0; i < 5; i++) {
        const uint64_t t = (uint64_t)a[i] - b[i] - borrow;
        out[i] = (uint32_t)t;
        borrow = t >> 63;
    }
    return (uint32_t)borrow;
}

/* k < r, an integer. q = (k/2^127)(2^255/x^2)/2^128, each factor rounded down, is at most two less
 * than k/x^2. */
DEV_INLINE void divide(uint32_t quotient[5], uint32_t rest[5], const dev::fr &k)
{
    const uint32_t x2[5] = {GROUP_X2_WORDS, 0}, mu[4] = {GROUP_MU_WORDS};
    uint32_t high[4], product[8] = {0}, back[5] = {0}, less[5];
#pragma unroll
    for (unsigned i = 0; i < 4; i++)
        high[i] = k.v[i + 3] >> 31 | k.v[i + 4] << 1;
    add_product(product, 8, high, mu);
    add_product(back, 5, product + 4, x2);
    (void)subtract(rest, k.v, back);
#pragma unroll
    for (unsigned i = 0; i < 4; i++)
        quotient[i] = product[4 + i];
    quotient[4] = 0;
#pragma unroll
    for (unsigned again = 0; again < 2; again++)
        if (!subtract(less, rest, x2)) {
            uint64_t carry = 1;
#pragma unroll
            for (unsigned i = 0; i < 5; i++) {
                rest[i] = less[i];
                carry += quotient[i];
                quotient[i] = (uint32_t)carry;
                carry >>= 32;
            }
        }
}

DEV_INLINE halves split(const dev::fr &k)
{
    const uint32_t half[5] = {GROUP_HALF_WORDS};
    uint32_t part[2][5];
    halves out;
    divide(part[1], part[0], k);
#pragma unroll
    for (unsigned h = 0; h < 2; h++) {
        uint64_t carry = 0;
#pragma unroll
        for (unsigned i = 0; i < 5; i++) {
            carry += (uint64_t)part[h][i] + half[i];
            part[h][i] = (uint32_t)carry;
            carry >>= 32;
        }
        const unsigned by = 160 - GROUP_WINDOW * GROUP_WINDOWS;
#pragma unroll
        for (unsigned i = 5; i-- > 0;)
            out.k[h][i] = part[h][i] << by | (i == 0 ? 0 : part[h][i - 1] >> (32 - by));
    }
    return out;
}

/* The uppermost digit, which is shifted out. */
DEV_INLINE int next_digit(uint32_t k[5])
{
    const int digit = (int)(k[4] >> (32 - GROUP_WINDOW)) - GROUP_TABLE;
#pragma unroll
    for (unsigned i = 5; i-- > 0;)
        k[i] = k[i] << GROUP_WINDOW | (i == 0 ? 0 : k[i - 1] >> (32 - GROUP_WINDOW));
    return digit;
}

/* ---- multiples ------------------------------------------------------------------------------- */

struct multiplier {
    dev::fp beta;
    point *table; /* GROUP_TABLE for each thread */

    /* k·p, k < r an integer, p of order r. */
    __host__ __device__ point multiply(const point &p, const dev::fr &k, uint32_t thread) const
    {
        if (is_infinity(p))
            return p;
        point *const multiple = table + (size_t)thread * GROUP_TABLE;
        point sum = p;
        put_away(multiple, sum);
#pragma unroll 1
        for (unsigned i = 1; i < GROUP_TABLE; i++) {
            dev::add_to(sum, fetch(multiple));
            put_away(multiple + i, sum);
        }
        halves s = split(k);
        sum = dev::infinity<dev::fp>();
#pragma unroll 1
        for (unsigned i = 0; i < 2 * GROUP_WINDOWS; i++) {
            if (i % 2 == 0) {
#pragma unroll 1
                for (unsigned j = 0; j < GROUP_WINDOW; j++)
                    sum = dev::dbl(sum);
            }
            const int digit = next_digit(s.k[0]);
            if (digit != 0) {
                point t = fetch(multiple + (digit < 0 ? -digit : digit) - 1);
                if (i % 2 == 1)
                    t.x = dev::mul(t.x, beta);
                if ((digit < 0) != (i % 2 == 1))
                    t.y = dev::neg(t.y);
                dev::add_to(sum, t);
            }
#pragma unroll
            for (unsigned j = 0; j < 5; j++) {
                const uint32_t other = s.k[1][j];
                s.k[1][j] = s.k[0][j];
                s.k[0][j] = other;
            }
        }
        return sum;
    }
};

/* first·ratio^i as integers, from two tables of powers, Montgomery form, reduced. */
struct powers {
    const dev::fr *low, *high;
    unsigned log_low;
    __host__ __device__ dev::fr at(uint32_t i) const
    {
        return dev::to_int(dev::mul(low[i & ((1u << log_low) - 1)], high[i >> log_low]));
    }
};

/* ---- steps ----------------------------------------------------------------------------------- */

/* All take turns: thread t has t, t + threads, … */
struct step_scale {
    static const int BLOCKS = 2;
    multiplier m;
    powers by;
    bool plain; /* all powers are 1 */
    point *out;
    const base *in;
    uint32_t n, count, threads; /* behind n: infinity */
    __host__ __device__ void operator()(uint32_t t) const
    {
        for (uint32_t i = t; i < count; i += threads) {
            point p = i < n ? dev::from_aff(fetch(in + i)) : dev::infinity<dev::fp>();
            if (!plain)
                p = m.multiply(p, by.at(i), t);
            put_away(out + i, p);
        }
    }
};

/* Blocks of 2^(log_half + 1) points; butterflies are counted so that those of one power of the root
 * stand together, and so do threads that have the same digits. */
struct step_butterflies {
    static const int BLOCKS = 2;
    multiplier m;
    powers root;
    point *points;
    uint32_t count, threads; /* butterflies */
    unsigned log_half, log_blocks;
    __host__ __device__ void operator()(uint32_t t) const
    {
        for (uint32_t i = t; i < count; i += threads) {
            const uint32_t j = i >> log_blocks, block = i & ((1u << log_blocks) - 1);
            point *const upper = points + ((size_t)block << (log_half + 1)) + j;
            point *const lower = upper + ((size_t)1 << log_half);
            point b = fetch(lower), sum, difference = dev::infinity<dev::fp>();
            const point a = fetch(upper);
#pragma unroll 1
            for (unsigned sign = 0; sign < 2; sign++) {
                sum = difference;
                difference = a;
                dev::add_to(difference, b);
                b = dev::neg(b);
            }
            put_away(upper, sum);
            if (j != 0)
                difference = m.multiply(difference, root.at(j << log_blocks), t);
            put_away(lower, difference);
        }
    }
};

DEV_INLINE uint32_t reversed(uint32_t i, unsigned bits)
{
#ifdef __CUDA_ARCH__
    return bits == 0 ? 0 : __brev(i) >> (32 - bits);
#else
    uint32_t out = 0;
    for (unsigned k = 0; k < bits; k++)
        out |= (i >> k & 1) << (bits - 1 - k);
    return out;
#endif
}

/* Affine points: one inversion for every GROUP_CHAIN, what was multiplied before a point kept in
 * its place. */
struct step_affine {
    static const int BLOCKS = 4;
    base *out;
    const point *in;
    uint32_t count, threads;
    bool reorder; /* to bit-reversed places of log2 bits */
    unsigned log2;
    __host__ __device__ base *place(uint32_t i) const
    {
        return out + (reorder ? reversed(i, log2) : i);
    }
    __host__ __device__ void operator()(uint32_t t) const
    {
        dev::fp product = dev::one<dev::fp>();
        for (uint32_t i = t; i < count; i += threads) {
            put_away(&place(i)->x, product);
            if (!dev::is_zero_words(fetch(&in[i].zz)))
                product = dev::mul(product, fetch(&in[i].zzz));
        }
        product = dev::inv(product);
        for (uint32_t i = t + (count - 1 - t) / threads * threads;; i -= threads) {
            const point p = fetch(in + i);
            base a = {dev::zero<dev::fp>(), dev::zero<dev::fp>()};
            if (!is_infinity(p)) {
                const dev::fp zzz = dev::mul(product, fetch(&place(i)->x));
                const dev::fp z = dev::mul(zzz, p.zz);
                product = dev::mul(product, p.zzz);
                a = dev::reduce(base{dev::mul(p.x, dev::sqr(z)), dev::mul(p.y, zzz)});
            }
            put_away(place(i), a);
            if (i == t)
                return;
        }
    }
};

static inline uint32_t chains_of(uint32_t count)
{
    return (count - 1) / GROUP_CHAIN + 1;
}

/* ---- in order -------------------------------------------------------------------------------- */

template <class M, class T> err_t take(M &m, T **out, size_t count, const char *what)
{
    void *block = NULL;
    ERR_TRY(m.take(&block, count * sizeof(T), what));
    *out = (T *)block;
    return ERR_OK;
}

static inline void fill_powers(::fr *out, size_t n, ::fr first, const ::fr *ratio)
{
    for (size_t i = 0; i < n; i++, fr_mul(&first, &first, ratio))
        out[i] = first;
}

/* first·ratio^i for i < 2^log2. */
template <class M>
err_t put_powers(M &m, powers *out, const ::fr *first, const ::fr *ratio, unsigned log2)
{
    out->log_low = (log2 + 1) / 2;
    const size_t low_n = (size_t)1 << out->log_low, high_n = (size_t)1 << (log2 - out->log_low);
    ::fr *host, step;
    void *device = NULL;
    ERR_TRY(MEM_ARRAY(&host, MEM_SCRATCH, low_n + high_n, "powers"));
    fr_pow_u64(&step, ratio, low_n);
    fill_powers(host, low_n, FR_ONE, ratio);
    fill_powers(host + low_n, high_n, *first, &step);
    err_t rc = m.put(&device, host, (low_n + high_n) * sizeof *host, "powers");
    const err_t waited = m.wait();
    mem_free(host, MEM_SCRATCH);
    out->low = (const dev::fr *)device;
    out->high = out->low + low_n;
    return rc != ERR_OK ? rc : waited;
}

template <class M>
err_t queue(M &m, base *out, const base *in, size_t n, const group_ntt *t, const dev::fp &beta)
{
    const uint32_t count = 1u << t->log2, passes = t->log2 + 2;
    const uint32_t threads = count < m.width() ? count : m.width();
    const bool plain = fr_is_one(&t->first) && fr_is_one(&t->ratio);
    multiplier by = {beta, NULL};
    powers scale, root;
    point *points = NULL;
    ERR_TRY(take(m, &points, count, "points of a transform"));
    ERR_TRY(take(m, &by.table, (size_t)threads * GROUP_TABLE, "multiples of points"));
    ERR_TRY(put_powers(m, &scale, &t->first, &t->ratio, t->log2));
    ERR_TRY(put_powers(m, &root, &FR_ONE, &t->root, t->log2));
    ERR_TRY(m.pass(0, passes));
    ERR_TRY(m.each(threads, step_scale{by, scale, plain, points, in, (uint32_t)n, count, threads}));
    for (unsigned i = 0; i < t->log2; i++) {
        ERR_TRY(m.pass(1 + i, passes));
        ERR_TRY(m.each(threads,
                       step_butterflies{by, root, points, count / 2, threads, t->log2 - 1 - i, i}));
    }
    ERR_TRY(m.pass(passes - 1, passes));
    const uint32_t chains = chains_of(count);
    ERR_TRY(m.each(chains, step_affine{out, points, count, chains, true, t->log2}));
    return m.pass(passes, passes);
}

} /* namespace group */

#endif
