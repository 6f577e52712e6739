/* How a sum is laid out: windows, batches, pieces; the same numbers before, on the device and when
 * the points have come down. */
#ifndef CUZK_MSM_MSM_PLAN_CUH
#define CUZK_MSM_MSM_PLAN_CUH

#include <stddef.h>
#include <stdint.h>

namespace dev
{

#define MSM_SCALAR_BITS 255 /* of s or r - s, and a sign */
#define MSM_WINDOWS_MIN 12
#define MSM_WINDOWS_MAX 31
#define MSM_SEGMENT     32 /* buckets that one thread reduces; 2^MSM_SEGMENT_LOG */
#define MSM_SEGMENT_LOG 5
#define MSM_GROUP       8 /* pairs that one thread joins; 2^MSM_GROUP_LOG */
#define MSM_GROUP_LOG   3
#define MSM_PAIRS_MAX   16 /* of a window, that come down */
#define MSM_PIECE_MIN   32
#define MSM_ENTRIES_MAX ((size_t)1 << 28) /* of a batch, if there is more than one window in it */
#define MSM_BUCKET_COST 3.2               /* of its reduction, in additions of affine points */
#define MSM_SUM_POINTS  64

/* Batched affine additions: from so many points on, below which launches and the time of an
 * inversion cost more than they save. At most 2^27 entries a batch, and fewer where the scratch of
 * 2^24 points would be more than 4.5 GiB (76 bytes an entry). */
#define MSM_AFFINE_LEAST   ((size_t)3 << 19)
#define MSM_AFFINE_ENTRIES ((size_t)1 << 27)
#define MSM_AFFINE_WINDOWS 3
/* Sums by bits: columns that the list of bases is laid in (a wave of threads or two, whose sums are
 * then folded), from so many bits on. */
#define MSM_SUM_COLUMNS      (1u << 17)
#define MSM_SUM_AFFINE_LEAST ((size_t)1 << 25)
#define MSM_DIGITS_MAX       ((size_t)11 << 27) /* entries of a group, or one batch more */
#define MSM_AFFINE_SMALL     ((size_t)1 << 24)

struct msm_plan {
    uint32_t n;
    unsigned windows, wide; /* windows; how many of them, the upper ones, have a bit more */
    unsigned batch;         /* windows that are done at once */
    unsigned group;         /* windows whose digits are made at once: whole batches */
    unsigned levels;        /* of affine additions; 0: XYZZ from the beginning */
    bool mixed;             /* a batch begins while the one before goes on: room for two */
    uint32_t buckets;       /* of a wide window; the others leave half of them empty */
    uint32_t piece;
    uint32_t halves[8]; /* sum of half of each window's range */

    __host__ __device__ unsigned width(unsigned w) const
    {
        return MSM_SCALAR_BITS / windows + (w >= windows - wide);
    }
    __host__ __device__ unsigned offset(unsigned w) const
    {
        const unsigned narrow = windows - wide;
        return w * (MSM_SCALAR_BITS / windows) + (w > narrow ? w - narrow : 0);
    }
    uint32_t entries(unsigned count) const
    {
        return count * n;
    }
    /* Slots of the later pieces. */
    uint32_t slots(unsigned count) const
    {
        return (entries(count) - 1) / piece + 1;
    }
    /* Pairs that come down for each window, and log2 of the buckets of each. */
    unsigned pairs(unsigned *log_size) const
    {
        unsigned m = buckets / MSM_SEGMENT;
        *log_size = MSM_SEGMENT_LOG;
        for (; m > MSM_PAIRS_MAX; m /= MSM_GROUP)
            *log_size += MSM_GROUP_LOG;
        return m;
    }
};

static inline double msm_cost(double n, unsigned windows)
{
    const unsigned bits = MSM_SCALAR_BITS / windows, wide = MSM_SCALAR_BITS % windows;
    return windows * n + MSM_BUCKET_COST * (double)(windows + wide) * (double)(1u << (bits - 1));
}

/* n > 0 */
static inline msm_plan msm_plan_make(size_t n)
{
    msm_plan p = {};
    p.n = (uint32_t)n;
    p.windows = MSM_WINDOWS_MIN;
    for (unsigned w = MSM_WINDOWS_MIN + 1; w <= MSM_WINDOWS_MAX; w++)
        if (msm_cost((double)n, w) < msm_cost((double)n, p.windows))
            p.windows = w;
    p.wide = MSM_SCALAR_BITS % p.windows;
    const unsigned bits = MSM_SCALAR_BITS / p.windows;
    p.buckets = 1u << (p.wide ? bits : bits - 1);
    p.batch = p.windows;
    if (n * p.batch > MSM_ENTRIES_MAX)
        p.batch = n < MSM_ENTRIES_MAX ? (unsigned)(MSM_ENTRIES_MAX / n) : 1;
    p.group = p.batch;
    p.piece = MSM_PIECE_MIN;
    while (p.piece < 2 * (n >> (bits - 1)))
        p.piece *= 2;
    for (unsigned w = 0; w < p.windows; w++) {
        const unsigned bit = p.offset(w) + p.width(w) - 1;
        p.halves[bit / 32] |= 1u << bit % 32;
    }
    return p;
}

static inline unsigned msm_least(size_t a, size_t b)
{
    return (unsigned)(a < b ? a : b);
}

/* The same with affine additions, until one or two points are left of a bucket of uniform scalars;
 * of a full piece, four. */
static inline void msm_plan_affine(msm_plan *p)
{
    const size_t n = p->n;
    size_t small = MSM_AFFINE_WINDOWS; /* windows, more where there are fewer buckets in each */
    while (n * 2 * small <= MSM_AFFINE_WINDOWS * MSM_AFFINE_SMALL)
        small *= 2;
    p->levels = 1;
    while (((uint64_t)p->buckets << p->levels) * 3 < (uint64_t)n * 2)
        p->levels++;
    p->batch = msm_least(p->windows, small);
    if (p->batch * n > MSM_AFFINE_ENTRIES)
        p->batch = n < MSM_AFFINE_ENTRIES ? (unsigned)(MSM_AFFINE_ENTRIES / n) : 1;
    const unsigned batches = (p->windows + p->batch - 1) / p->batch;
    p->batch = (p->windows + batches - 1) / batches;
    p->group = p->batch;
    p->mixed = n > MSM_AFFINE_SMALL;
    if (p->mixed)
        p->group =
            msm_least((p->windows + p->batch - 1) / p->batch, MSM_DIGITS_MAX / n / p->batch + 1) *
            p->batch;
}

/* As large sums are done, for tests with small ones: more than one batch, more than one group. */
static inline void msm_plan_as_large(msm_plan *p)
{
    msm_plan_affine(p);
    p->mixed = true;
    p->batch = 3;
    p->group = 2 * p->batch;
}

} /* namespace dev */

#endif
