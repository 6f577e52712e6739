/* Columns of points that are added up by batched affine additions: how they lie in memory.
 *
 * Columns are sorted by length, the longest first, so that row i, the i-th entries of all columns
 * that have one, is a prefix of the columns: counts[i] of them. Level 1 adds entries 2 j and
 * 2 j + 1 of each column (the last of an odd column is copied) and puts the sum of column q at
 * position first[j] + q of the points. From there everything is in place: level l >= 2, of stride
 * s = 2^(l - 2), adds row (2 j + 1) s of the points to row 2 j s, whose last entries stay as they
 * are where there is no other. After L levels the rows that are multiples of 2^(L - 1) are left.
 * Nothing is moved, and neighbours in a row are neighbours in memory.
 *
 * Who adds what. Level 1: a thread has a column and MSM_CHAIN_FIRST rows of points, a block
 * MSM_LANES columns: it goes down its entries, whose indices are consecutive. Level l: the pairs of
 * all rows are numbered through, each row from a multiple of MSM_WARP on; a thread has `chain` of
 * them, MSM_LANES apart. The pairs of a thread are a chain: they share one inversion. */
#ifndef CUZK_MSM_MSM_COLUMNS_CUH
#define CUZK_MSM_MSM_COLUMNS_CUH

#include "field/words.cuh"
#include <stddef.h>
#include <stdint.h>

namespace dev
{

#define MSM_LANES       128 /* threads of a block */
#define MSM_WARP        32
#define MSM_CHAIN_FIRST 40 /* a quarter above the mean of a wide window at 2^27 */
#define MSM_CHAIN_MIN   8
#define MSM_CHAIN_MAX   32
#define MSM_WAVES       10 /* times the threads that fill a machine, before chains grow */
#define MSM_ROW_ALIGN   8  /* points: 128 bytes of a plane */

DEV_INLINE uint32_t round_up(uint32_t a, uint32_t unit)
{
    return (a + unit - 1) / unit * unit;
}

/* Pairs of rows at level l >= 2 of so many rows of points. */
DEV_INLINE uint32_t msm_row_pairs(uint32_t rows, unsigned level)
{
    const uint32_t stride = 1u << (level - 2);
    return (rows + stride - 1) / (2 * stride);
}

/* Bounds that are known before the lengths are. */
struct msm_columns {
    uint32_t columns, rows; /* rows of points: half of the longest column, rounded up */
    uint32_t entries;       /* of all columns */
    unsigned levels;        /* >= 1 */
    uint32_t width;         /* threads that fill the machine */

    /* Columns longer than i. */
    uint32_t longer(uint32_t i) const
    {
        return columns < entries / (i + 1) ? columns : entries / (i + 1);
    }
    size_t points() const
    {
        return round_up((entries + longer(0)) / 2 + MSM_ROW_ALIGN * rows, MSM_ROW_ALIGN);
    }
    uint32_t chunks() const
    {
        return (rows - 1) / MSM_CHAIN_FIRST + 1;
    }
    uint32_t first_blocks() const
    {
        return (longer(0) + entries / (2 * MSM_CHAIN_FIRST)) / MSM_LANES + chunks();
    }
    /* Level l >= 2: of a column of length n > 2 s at most (n/2 s + 1)/2. */
    uint32_t pairs(unsigned level) const
    {
        return entries / (1u << level) + longer(1u << (level - 1)) / 2 + 1 +
               MSM_WARP * msm_row_pairs(rows, level);
    }
    uint32_t chain(unsigned level) const
    {
        const uint32_t long_enough = pairs(level) / (MSM_WAVES * width);
        return long_enough < MSM_CHAIN_MIN   ? MSM_CHAIN_MIN
               : long_enough > MSM_CHAIN_MAX ? MSM_CHAIN_MAX
                                             : long_enough;
    }
    uint32_t blocks(unsigned level) const
    {
        return level == 1 ? first_blocks() : (pairs(level) - 1) / (MSM_LANES * chain(level)) + 1;
    }
    size_t chains() const
    {
        uint32_t most = 0;
        for (unsigned l = 1; l <= levels; l++)
            most = blocks(l) > most ? blocks(l) : most;
        return (size_t)most * MSM_LANES;
    }
    /* Of the table: first, blocks, ends of each level. */
    uint32_t table() const
    {
        uint32_t size = rows + chunks() + 1;
        for (unsigned l = 2; l <= levels; l++)
            size += msm_row_pairs(rows, l);
        return size;
    }
};

/* What is known on the device once lengths are. */
struct msm_table {
    const uint32_t *counts; /* [i < 2 rows]: columns longer than i */
    const uint32_t *first;  /* [rows]: position of the row's points */
    const uint32_t *blocks; /* [chunks + 1]: blocks before each chunk of rows, level 1 */
    const uint32_t *ends;   /* pairs in the rows to this one, level after level */
    uint32_t rows, chunks;

    __host__ __device__ const uint32_t *ends_of(unsigned level) const
    {
        const uint32_t *at = ends;
        for (unsigned l = 2; l < level; l++)
            at += msm_row_pairs(rows, l);
        return at;
    }
};

/* Every number of the table is a sum of rounded counts. */
struct step_table {
    static const int BLOCKS = 8;
    const uint32_t *counts;
    uint32_t *table;
    uint32_t rows, chunks;
    __host__ __device__ void operator()(uint32_t x) const
    {
        uint32_t terms = x, from = 0, step = 2, unit = MSM_ROW_ALIGN, divisor = 1, at = x;
        if (at >= rows) {
            at -= rows;
            terms = at;
            step = 2 * MSM_CHAIN_FIRST;
            unit = divisor = MSM_LANES;
            if (at > chunks) {
                at -= chunks + 1;
                unsigned level = 2;
                for (; at >= msm_row_pairs(rows, level); level++)
                    at -= msm_row_pairs(rows, level);
                terms = at + 1;
                from = 2u << (level - 2);
                step = 2 * from;
                unit = MSM_WARP;
                divisor = 1;
            }
        }
        uint32_t sum = 0;
        for (uint32_t i = 0; i < terms; i++)
            sum += round_up(counts[from + i * step], unit);
        table[x] = sum / divisor;
    }
};

/* ---- whose columns --------------------------------------------------------------------------- */

#define MSM_NEGATED 0x80000000u /* of an entry: the base's index, and whether it is negated */

/* Pieces of buckets, sorted by how much shorter they are than `piece`. */
struct msm_piece_columns {
    const uint32_t *shorter, *at, *values;
    uint32_t piece;
    __host__ __device__ uint32_t length(uint32_t q) const
    {
        return piece - shorter[q];
    }
    /* Entry i is values[start + i stride]. */
    __host__ __device__ const uint32_t *start(uint32_t q) const
    {
        return values + at[q];
    }
    __host__ __device__ size_t stride() const
    {
        return 1;
    }
};

struct step_piece_counts {
    static const int BLOCKS = 8;
    const uint32_t *shorter;
    uint32_t *counts;
    uint32_t columns, piece;
    __host__ __device__ void operator()(uint32_t i) const
    {
        uint32_t low = 0, high = columns;
        while (low < high) {
            const uint32_t middle = low + (high - low) / 2;
            if (piece - shorter[middle] > i)
                low = middle + 1;
            else
                high = middle;
        }
        counts[i] = low;
    }
};

/* A list of *total indices, laid by rows of `width`. */
struct msm_list_columns {
    const uint32_t *indices, *total;
    uint32_t width;
    __host__ __device__ uint32_t length(uint32_t q) const
    {
        return q < *total ? (*total - q - 1) / width + 1 : 0;
    }
    __host__ __device__ const uint32_t *start(uint32_t q) const
    {
        return indices + q;
    }
    __host__ __device__ size_t stride() const
    {
        return width;
    }
};

struct step_list_counts {
    static const int BLOCKS = 8;
    const uint32_t *total;
    uint32_t *counts, width;
    __host__ __device__ void operator()(uint32_t i) const
    {
        const uint64_t before = (uint64_t)i * width;
        const uint64_t left = *total > before ? *total - before : 0;
        counts[i] = (uint32_t)(left < width ? left : width);
    }
};

} /* namespace dev */

#endif
