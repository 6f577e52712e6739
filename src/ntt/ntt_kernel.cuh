/* What one thread of each kernel of ntt_cuda.cu does, for the device and, block by block and phase
 * by phase, for the host of the tests.
 *
 * Levels and blocks are those of kernels.inc.h: at level l the array is 2^l blocks, and block q has
 * the radix-2 twiddle E[q] of domain.c, which holds for every level.
 *   split  (a, b) -> (a + E[q] b, a - E[q] b)    levels 0, 1, …: natural to bit-reversed
 *   join   (a, b) -> (a + b, E[q] (a - b))       the transpose, last level first: back to natural
 * The inverse direction has 1/E[q] = -E[mirror(q)], q with the bits below its highest one flipped.
 *
 * Ranges: in memory between passes and in registers below 2 r; twiddles and powers, the first
 * factors of products, below r. */
#ifndef CUZK_NTT_NTT_KERNEL_CUH
#define CUZK_NTT_NTT_KERNEL_CUH

#include "field/field.cuh"

#include <cuda_runtime.h>

#define NTT_TABLE_LOG2_MAX 27u /* entries */

namespace dev
{

/* ---- elements in memory: two vectors of 16 bytes ----------------------------------------------
 */

DEV_INLINE fr fr_join(const uint4 &a, const uint4 &b)
{
    return fr{{a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w}};
}
DEV_INLINE uint4 fr_low(const fr &a)
{
    return uint4{a.v[0], a.v[1], a.v[2], a.v[3]};
}
DEV_INLINE uint4 fr_high(const fr &a)
{
    return uint4{a.v[4], a.v[5], a.v[6], a.v[7]};
}
DEV_INLINE fr fr_load(const uint4 *array, size_t i)
{
    return fr_join(array[2 * i], array[2 * i + 1]);
}
DEV_INLINE void fr_store(uint4 *array, size_t i, const fr &a)
{
    array[2 * i] = fr_low(a);
    array[2 * i + 1] = fr_high(a);
}
/* Of a table that no kernel in flight writes. */
DEV_INLINE fr fr_load_table(const uint4 *array, size_t i)
{
#ifdef __CUDA_ARCH__
    return fr_join(__ldg(array + 2 * i), __ldg(array + 2 * i + 1));
#else
    return fr_load(array, i);
#endif
}

/* ---- a kernel's argument ---------------------------------------------------------------------
 */

enum ntt_kind { NTT_TILE, NTT_LEVEL, NTT_FINISH, NTT_SWAP, NTT_MULTIPLY };

/* x at position i, in reversed order, is multiplied by low[i mod 2^low_log2] and
 * high[i >> low_log2], if there are any, then by factor if `scaled`. */
struct ntt_job {
    uint4 *data;
    const uint4 *other; /* SWAP: what is subtracted, or null; MULTIPLY: the other factors */
    const uint4 *twiddles, *low, *high;
    fr factor;
    uint32_t log2, low_log2;
    uint32_t level; /* TILE: the first of nine; LEVEL: the one */
    uint32_t skip;  /* TILE: so many of the first levels are done already */
    bool scaled, reduce;
};

DEV_INLINE uint32_t ntt_mirror(uint32_t q)
{
#ifdef __CUDA_ARCH__
    return q ^ (0x7fffffffu >> __clz((int)(q | 1)));
#else
    return q ^ (0x7fffffffu >> __builtin_clz(q | 1));
#endif
}

/* E[q] or minus its inverse; 1 if q is 0. */
template <bool INVERSE> DEV_INLINE fr ntt_twiddle(const uint4 *twiddles, uint32_t q)
{
    return fr_load_table(twiddles, INVERSE ? ntt_mirror(q) : q);
}

/* w: of ntt_twiddle; one: it is 1, and the product is left out. */
template <bool JOIN, bool INVERSE>
DEV_INLINE void ntt_butterfly(fr &a, fr &b, const fr &w, bool one)
{
    static_assert(!JOIN || !INVERSE, "inverse transforms split");
    if (JOIN) {
        const fr t = sub(a, b);
        a = add(a, b);
        b = t;
        if (!one)
            b = mul(w, t);
        return;
    }
    fr t;
    if (one)
        t = INVERSE ? neg(b) : b;
    else
        t = mul(w, b);
    b = INVERSE ? add(a, t) : sub(a, t);
    a = INVERSE ? sub(a, t) : add(a, t);
}

DEV_INLINE fr ntt_scaled(const ntt_job &k, const fr &x, uint32_t i)
{
    fr y = x;
    if (k.low) {
        y = mul(fr_load_table(k.low, i & ((1u << k.low_log2) - 1)), y);
        y = mul(fr_load_table(k.high, i >> k.low_log2), y);
    }
    return k.scaled ? mul(k.factor, y) : y;
}

/* ---- tiles: nine levels at once --------------------------------------------------------------
 *
 * The 512 elements of a tile are one column: position (block << (9 + s) | row << s | m), where
 * level's blocks have 2^(9 + s) elements. 64 threads have 8 rows each, in three steps of three
 * levels, and exchange them through shared memory in between. Two adjacent columns share a block of
 * threads, so that rows are read in pieces of 64 bytes. */

#define NTT_TILE_LOG2    9u
#define NTT_TILE_COLUMNS 2u
#define NTT_TILE_THREADS (64u * NTT_TILE_COLUMNS)
/* One row in nine is left free: eight neighbours then fall to different banks in every step. */
#define NTT_TILE_ROWS  (512u + 64u)
#define NTT_TILE_PLANE (NTT_TILE_ROWS * NTT_TILE_COLUMNS)

struct ntt_tile {
    size_t first; /* position of row 0 */
    uint32_t shift, block, column, thread;
};

DEV_INLINE ntt_tile ntt_tile_of(const ntt_job &k, uint32_t block_index, uint32_t thread_index)
{
    ntt_tile t;
    t.column = thread_index % NTT_TILE_COLUMNS;
    t.thread = thread_index / NTT_TILE_COLUMNS;
    t.shift = k.log2 - k.level - NTT_TILE_LOG2;
    const uint32_t g = block_index * NTT_TILE_COLUMNS + t.column;
    t.block = g >> t.shift;
    t.first = ((size_t)t.block << (t.shift + NTT_TILE_LOG2)) | (g & ((1u << t.shift) - 1));
    return t;
}

/* Row i of the eight of a thread in a step: first + stride i. */
DEV_INLINE uint32_t ntt_row(uint32_t thread, uint32_t step, uint32_t i)
{
    const uint32_t low_bits = 6 - 3 * step, low = thread & ((1u << low_bits) - 1);
    return (thread >> low_bits << (low_bits + 3)) | i << low_bits | low;
}

template <bool JOIN, bool INVERSE>
DEV_INLINE void ntt_tile_step(fr x[8], const ntt_job &k, const ntt_tile &t, uint32_t step)
{
    const uint32_t block = t.block << 3 * step | t.thread >> (6 - 3 * step);
#pragma unroll
    for (uint32_t n = 0; n < 3; n++) {
        const uint32_t u = JOIN ? 2 - n : n, pairs = 4 >> u;
        if (3 * step + u < k.skip)
            continue;
#pragma unroll
        for (uint32_t h = 0; h < 1u << u; h++) {
            const uint32_t q = block << u | h;
            const fr w = ntt_twiddle<INVERSE>(k.twiddles, q);
#pragma unroll
            for (uint32_t j = 0; j < pairs; j++)
                ntt_butterfly<JOIN, INVERSE>(x[2 * pairs * h + j], x[2 * pairs * h + j + pairs], w,
                                             q == 0);
        }
    }
}

DEV_INLINE uint32_t ntt_slot(const ntt_tile &t, uint32_t step, uint32_t i)
{
    const uint32_t row = ntt_row(t.thread, step, i);
    return (row + (row >> 3)) * NTT_TILE_COLUMNS + t.column;
}

/* exchange: two planes. What a thread takes of a step's rows it alone puts back, so that one
 * barrier between putting and taking is enough. */
DEV_INLINE void ntt_tile_put(const fr x[8], uint4 *exchange, const ntt_tile &t, uint32_t step)
{
#pragma unroll
    for (uint32_t i = 0; i < 8; i++) {
        const uint32_t slot = ntt_slot(t, step, i);
        exchange[slot] = fr_low(x[i]);
        exchange[NTT_TILE_PLANE + slot] = fr_high(x[i]);
    }
}
DEV_INLINE void ntt_tile_take(fr x[8], const uint4 *exchange, const ntt_tile &t, uint32_t step)
{
#pragma unroll
    for (uint32_t i = 0; i < 8; i++) {
        const uint32_t slot = ntt_slot(t, step, i);
        x[i] = fr_join(exchange[slot], exchange[NTT_TILE_PLANE + slot]);
    }
}

/* The n-th step of three. */
template <bool JOIN> DEV_INLINE uint32_t ntt_step(uint32_t n)
{
    return JOIN ? 2 - n : n;
}

template <bool JOIN> DEV_INLINE void ntt_tile_load(fr x[8], const ntt_job &k, const ntt_tile &t)
{
#pragma unroll
    for (uint32_t i = 0; i < 8; i++)
        x[i] =
            fr_load(k.data, t.first | (size_t)ntt_row(t.thread, ntt_step<JOIN>(0), i) << t.shift);
}

template <bool JOIN>
DEV_INLINE void ntt_tile_store(const fr x[8], const ntt_job &k, const ntt_tile &t)
{
#pragma unroll
    for (uint32_t i = 0; i < 8; i++) {
        const size_t at = t.first | (size_t)ntt_row(t.thread, ntt_step<JOIN>(2), i) << t.shift;
        fr_store(k.data, at, k.reduce ? reduce(x[i]) : x[i]);
    }
}

/* Instead of storing, after putting: the last pass of a split with scaling. One loop, since the
 * products written eight times would not stay in the instruction cache. */
DEV_INLINE void ntt_tile_scale(const uint4 *exchange, const ntt_job &k, const ntt_tile &t)
{
#pragma unroll 1
    for (uint32_t i = 0; i < 8; i++) {
        const uint32_t slot = ntt_slot(t, 0, i);
        const fr x = fr_join(exchange[slot], exchange[NTT_TILE_PLANE + slot]);
        const size_t at = t.first | (size_t)ntt_row(t.thread, 0, i) << t.shift;
        fr_store(k.data, at, reduce(ntt_scaled(k, x, (uint32_t)at)));
    }
}

/* ---- one level, and what else there is -------------------------------------------------------
 */

/* Butterfly i < n/2 of the level: the slow twin of tiles, and what small sizes take. */
template <bool JOIN, bool INVERSE> DEV_INLINE void ntt_level_at(const ntt_job &k, uint32_t i)
{
    const uint32_t half = k.log2 - k.level - 1, q = i >> half;
    const size_t at = ((size_t)q << (half + 1)) | (i & ((1u << half) - 1));
    const size_t to = at + ((size_t)1 << half);
    fr a = fr_load(k.data, at), b = fr_load(k.data, to);
    ntt_butterfly<JOIN, INVERSE>(a, b, ntt_twiddle<INVERSE>(k.twiddles, q), q == 0);
    fr_store(k.data, at, a);
    fr_store(k.data, to, b);
}

DEV_INLINE void ntt_finish_at(const ntt_job &k, uint32_t i)
{
    fr_store(k.data, i, reduce(ntt_scaled(k, fr_load(k.data, i), i)));
}

DEV_INLINE uint32_t ntt_reverse(uint32_t i, uint32_t bits)
{
#ifdef __CUDA_ARCH__
    return bits == 0 ? 0 : __brev(i) >> (32 - bits);
#else
    uint32_t out = 0;
    for (uint32_t k = 0; k < bits; k++)
        out |= (i >> k & 1) << (bits - 1 - k);
    return out;
#endif
}

/* What goes from position i to position j = rev(i); powers are those of position j. */
DEV_INLINE fr ntt_moved(const ntt_job &k, uint32_t i, uint32_t j)
{
    fr x = fr_load(k.data, i);
    if (k.other)
        x = sub(x, fr_load(k.other, i));
    return reduce(ntt_scaled(k, x, j));
}

DEV_INLINE void ntt_swap_at(const ntt_job &k, uint32_t i)
{
    const uint32_t j = ntt_reverse(i, k.log2);
    if (j < i)
        return;
    const fr x = ntt_moved(k, i, j), y = ntt_moved(k, j, i);
    fr_store(k.data, j, x);
    fr_store(k.data, i, y);
}

DEV_INLINE void ntt_multiply_at(const ntt_job &k, uint32_t i)
{
    const fr a = reduce(fr_load(k.data, i));
    fr_store(k.data, i, reduce(mul(a, fr_load(k.other, i))));
}

/* ---- tables ----------------------------------------------------------------------------------
 */

/* Entry q is first times bit[b] for every bit b of q. */
struct ntt_table {
    fr first, bit[NTT_TABLE_LOG2_MAX];
};

DEV_INLINE fr ntt_table_entry(const ntt_table &t, uint32_t q)
{
    fr x = t.first;
    for (uint32_t b = 0; q >> b != 0; b++)
        if (q >> b & 1)
            x = mul(t.bit[b], x);
    return reduce(x);
}

} /* namespace dev */

#endif
