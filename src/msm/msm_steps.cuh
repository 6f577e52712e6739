/* What one thread does in each step of the sums on the device; the same code runs on the host for
 * tests. A step is a type with operator()(index); BLOCKS is the number of blocks of 128 threads per
 * multiprocessor that its registers must leave room for.
 *
 * A window's digit d of a scalar, -2^(c-1) <= d < 2^(c-1), sends the base (negated if d < 0) to
 * bucket |d| - 1. An entry is a key (the bucket, counted through the windows of a batch; one more
 * than the last for d = 0) and a value (index of the base, top bit: negated). After sorting by key
 * a bucket is the run [start, end) of its entries, cut into pieces of `piece` entries. The sum of
 * the first piece goes to the bucket; that of the piece that begins at entry e to slot e / piece,
 * which no other piece has: later pieces begin `piece` apart, and the second piece of the next
 * bucket begins more than `piece` after the last one of this. */
#ifndef CUZK_MSM_MSM_STEPS_CUH
#define CUZK_MSM_MSM_STEPS_CUH

#include "curve/formula.cuh"
#include "msm/msm_columns.cuh"
#include "msm/msm_plan.cuh"

namespace dev
{

/* ---- digits ---------------------------------------------------------------------------------- */

/* a - b, the borrow. */
DEV_INLINE uint32_t words_less(uint32_t *out, const uint32_t *a, const uint32_t *b)
{
    uint64_t borrow = 0;
    for (unsigned i = 0; i < 8; i++) {
        const uint64_t t = (uint64_t)a[i] - b[i] - borrow;
        out[i] = (uint32_t)t;
        borrow = t >> 63;
    }
    return (uint32_t)borrow;
}

/* Entries of the windows first .. first + count - 1, batch after batch: s or r - s, whichever is
 * less, plus half of each window's range, has the digits in its fields. */
struct step_digits {
    static const int BLOCKS = 8;
    uint32_t *keys, *values;
    const fr *scalars;
    bool montgomery;
    uint32_t n;
    unsigned first, count;
    msm_plan plan;
    __host__ __device__ void operator()(uint32_t i) const
    {
        const fr r = {{FR_WORDS}};
        fr s = scalars[i], t;
        if (montgomery)
            s = to_int(s);
        uint32_t sign = 0, scratch[8];
        (void)words_less(t.v, r.v, s.v);
        if (words_less(scratch, t.v, s.v)) {
            s = t;
            sign = MSM_NEGATED;
        }
        uint64_t carry = 0;
        for (unsigned k = 0; k < 8; k++) {
            carry += (uint64_t)s.v[k] + plan.halves[k];
            s.v[k] = (uint32_t)carry;
            carry >>= 32;
        }
        for (unsigned w = first; w < first + count; w++) {
            const unsigned at = plan.offset(w), bits = plan.width(w);
            const uint32_t low = s.v[at / 32], high = at / 32 < 7 ? s.v[at / 32 + 1] : 0;
            const uint32_t field =
                (uint32_t)(((uint64_t)high << 32 | low) >> at % 32) & ((1u << bits) - 1);
            const int32_t d = (int32_t)field - (int32_t)(1u << (bits - 1));
            const uint32_t size = (uint32_t)(d < 0 ? -d : d);
            const size_t to = (size_t)(w - first) * n + i;
            const uint32_t bucket = (w - first) % plan.batch * plan.buckets + size - 1;
            keys[to] = d == 0 ? plan.batch * plan.buckets : bucket;
            values[to] = i | (sign ^ (d < 0 ? MSM_NEGATED : 0));
        }
    }
};

/* ---- pieces ---------------------------------------------------------------------------------- */

/* Sorted entries of a batch and the runs of its buckets; start = end for an empty one. */
struct msm_runs {
    const uint32_t *keys, *values;
    uint32_t *start, *end;
    uint32_t entries, buckets, piece;

    /* Position and length of piece x: the first of bucket x, or that of slot x - buckets. Length
     * 0: there is none. to: its bucket. */
    __host__ __device__ uint32_t find(uint32_t *at, uint32_t *to, uint32_t x) const
    {
        uint32_t begin;
        if (x < buckets) {
            *to = x;
            begin = start[x];
        } else {
            const uint32_t slot = x - buckets;
            *to = keys[(size_t)slot * piece];
            if (*to >= buckets)
                return 0;
            const uint32_t k = slot - start[*to] / piece;
            if (k == 0 || k > (end[*to] - start[*to]) / piece)
                return 0;
            begin = start[*to] + k * piece;
        }
        *at = begin;
        const uint32_t left = end[*to] - begin;
        return left < piece ? left : piece;
    }
};

#define MSM_RUNS_EACH 8 /* entries of a thread, MSM_LANES apart */

struct step_runs {
    static const int BLOCKS = 8;
    msm_runs r;
    __host__ __device__ void operator()(uint32_t t) const
    {
        uint32_t i = t / MSM_LANES * MSM_LANES * MSM_RUNS_EACH + t % MSM_LANES;
        for (unsigned k = 0; k < MSM_RUNS_EACH && i < r.entries; k++, i += MSM_LANES) {
            const uint32_t key = r.keys[i];
            if (key >= r.buckets)
                continue;
            if (i == 0 || r.keys[i - 1] != key)
                r.start[key] = i;
            if (i + 1 == r.entries || r.keys[i + 1] != key)
                r.end[key] = i + 1;
        }
    }
};

/* Where each piece begins, by its place in the order. */
struct step_begin {
    static const int BLOCKS = 8;
    msm_runs r;
    const uint32_t *order;
    uint32_t *at;
    __host__ __device__ void operator()(uint32_t q) const
    {
        uint32_t begin = 0, to;
        (void)r.find(&begin, &to, order[q]);
        at[q] = begin;
    }
};

#define MSM_NO_BUCKET 0xffffffffu

/* Keys that put long pieces first, so that the threads of a warp end together; the bucket of each
 * slot, or none. */
struct step_order {
    static const int BLOCKS = 8;
    msm_runs r;
    uint32_t *keys, *values, *owners;
    __host__ __device__ void operator()(uint32_t x) const
    {
        uint32_t at, to;
        const uint32_t length = r.find(&at, &to, x);
        keys[x] = r.piece - length;
        values[x] = x;
        if (x >= r.buckets)
            owners[x - r.buckets] = length ? to : MSM_NO_BUCKET;
    }
};

/* Points go to and from memory 16 bytes at a time; what is loaded is not written by the kernel. */
template <class T> DEV_INLINE T load(const T *from)
{
#ifdef __CUDA_ARCH__
    alignas(16) T out;
    const uint4 *in = (const uint4 *)from;
    uint4 *to = (uint4 *)&out;
#pragma unroll
    for (unsigned i = 0; i < sizeof out / sizeof *in; i++)
        to[i] = __ldg(in + i);
    return out;
#else
    return *from;
#endif
}
template <class T> DEV_INLINE void store(T *to, const T &value)
{
#ifdef __CUDA_ARCH__
    alignas(16) const T copy = value;
    const uint4 *from = (const uint4 *)&copy;
#pragma unroll
    for (unsigned i = 0; i < sizeof copy / sizeof *from; i++)
        ((uint4 *)to)[i] = from[i];
#else
    *to = value;
#endif
}

/* A sum that grows by affine points: G1 written out in registers, G2 step by step. */
template <class F> struct msm_sum;

template <> struct msm_sum<fp> {
    g1_xyzz sum;

    __host__ __device__ void clear()
    {
        sum = infinity<fp>();
    }
    __host__ __device__ void add(const g1_aff *from, bool negated)
    {
        const g1_aff a = load(from);
        add_to(sum, negated ? neg(a) : a);
    }
    __host__ __device__ void put(g1_xyzz *to) const
    {
        store(to, sum);
    }
};

template <> struct msm_sum<fp2> {
    formula_values<fp2, 8> v; /* the sum, scratch; the added point in the last two of that */

    __host__ __device__ void clear()
    {
        formula_clear(v, 0);
    }
    __host__ __device__ void add(const g2_aff *from, bool negated)
    {
        v.load(6, from);
        if (negated)
            v.put(7, neg(v.get(7)));
        formula_run(v, formula_places{0, 6, 4}, FORMULA_ADD_AFFINE);
    }
    __host__ __device__ void put(g2_xyzz *to) const
    {
        v.store(to, 0);
    }
};

template <class F> struct step_accumulate {
    static const int BLOCKS = 3;
    msm_runs r;
    const uint32_t *order;
    const aff<F> *bases;
    xyzz<F> *sums, *slots;
    __host__ __device__ void operator()(uint32_t t) const
    {
        const uint32_t x = order[t];
        uint32_t at, to;
        const uint32_t length = r.find(&at, &to, x);
        if (length == 0)
            return;
        msm_sum<F> sum;
        sum.clear();
        uint32_t next = r.values[at];
        for (uint32_t i = 0; i < length; i++) {
            const uint32_t value = next;
            if (i + 1 < length)
                next = r.values[at + i + 1];
            sum.add(bases + (value & ~MSM_NEGATED), value & MSM_NEGATED);
        }
        sum.put(x < r.buckets ? &sums[to] : &slots[x - r.buckets]);
    }
};

/* Sums of points in XYZZ, step by step in both groups. In the array: SUMS sums, a point to be
 * added, scratch. */
template <class F, unsigned SUMS> struct msm_values {
    formula_values<F, 4 * SUMS + 8> v;

    __host__ __device__ void take(const xyzz<F> *from)
    {
        v.load(4 * SUMS, from);
    }
    /* sum i += sum j; j = SUMS: what was taken. FORMULA_DOUBLE: sum i doubled. */
    __host__ __device__ void run(uint32_t i, uint32_t j, uint32_t begin)
    {
        formula_run(v, formula_places{4 * i, 4 * j, 4 * SUMS + 4}, begin);
    }
};

#define MSM_FAN 4 /* of the trees that add up slots */

/* One level: slots of a bucket, counted from its first, that are multiples of stride·MSM_FAN take
 * in the next MSM_FAN - 1 multiples of stride. The last level (stride 0) adds the first slot to the
 * bucket. */
template <class F> struct step_slots {
    static const int BLOCKS = 3;
    msm_runs r;
    const uint32_t *owners;
    xyzz<F> *sums, *slots;
    uint32_t stride;
    __host__ __device__ void operator()(uint32_t slot) const
    {
        const uint32_t to = owners[slot];
        if (to == MSM_NO_BUCKET)
            return;
        const uint32_t k = slot - r.start[to] / r.piece - 1;
        if (stride == 0 ? k != 0 : k % (stride * MSM_FAN) != 0)
            return;
        const uint32_t later = (r.end[to] - r.start[to] - 1) / r.piece;
        xyzz<F> *const sum = stride == 0 ? &sums[to] : &slots[slot];
        const uint32_t begin = stride == 0 ? 0 : 1, end = stride == 0 ? 1 : MSM_FAN;
        msm_values<F, 1> points;
        points.v.load(0, sum);
        for (uint32_t j = begin; j < end && k + j * stride < later; j++) {
            points.take(&slots[slot + j * stride]);
            points.run(0, 1, FORMULA_ADD);
        }
        points.v.store(sum, 0);
    }
};

/* ---- reduction ------------------------------------------------------------------------------- */

/* Of buckets B_0 .. B_(m-1): the sum of B_i and the sum of (i + 1)·B_i. */
template <class F> struct msm_pair {
    xyzz<F> plain, weighted;
};

template <class F> struct step_segments {
    static const int BLOCKS = 3;
    msm_pair<F> *out;
    const xyzz<F> *sums;
    __host__ __device__ void operator()(uint32_t t) const
    {
        enum { PLAIN, WEIGHTED, TAKEN };
        msm_values<F, 2> points;
        formula_clear(points.v, 4 * PLAIN);
        formula_clear(points.v, 4 * WEIGHTED);
#pragma unroll 1
        for (uint32_t i = 2 * MSM_SEGMENT; i-- > 0;) {
            const bool weighs = i % 2 == 0;
            if (!weighs)
                points.take(sums + (size_t)t * MSM_SEGMENT + i / 2);
            points.run(weighs ? WEIGHTED : PLAIN, weighs ? PLAIN : TAKEN, FORMULA_ADD);
        }
        points.v.store(&out[t].plain, 4 * PLAIN);
        points.v.store(&out[t].weighted, 4 * WEIGHTED);
    }
};

/* MSM_GROUP pairs of 2^log_size buckets each become one: sum (weighted_j + j·2^log_size·plain_j).
 */
template <class F> struct step_groups {
    static const int BLOCKS = 3;
    msm_pair<F> *out;
    const msm_pair<F> *in;
    unsigned log_size;
    __host__ __device__ void operator()(uint32_t t) const
    {
        enum { PLAIN, WEIGHTED, STEPS, TAKEN };
        msm_values<F, 3> points;
        for (uint32_t i = 0; i < 3; i++)
            formula_clear(points.v, 4 * i);
#pragma unroll 1
        for (uint32_t k = 0; k < 3 * MSM_GROUP + log_size; k++) {
            const uint32_t part = k % 3, j = MSM_GROUP - 1 - k / 3;
            if (k >= 3 * MSM_GROUP - 1) { /* no step after the last pair: doublings, and the end */
                const bool ends = k + 1 == 3 * MSM_GROUP + log_size;
                points.run(ends ? WEIGHTED : STEPS, STEPS, ends ? FORMULA_ADD : FORMULA_DOUBLE);
                continue;
            }
            const msm_pair<F> *p = in + (size_t)t * MSM_GROUP + j;
            if (part < 2)
                points.take(part == 0 ? &p->plain : &p->weighted);
            points.run(part, part == 2 ? PLAIN : TAKEN, FORMULA_ADD);
        }
        points.v.store(&out[t].plain, 4 * PLAIN);
        points.v.store(&out[t].weighted, 4 * WEIGHTED);
    }
};

/* ---- sums by bits ---------------------------------------------------------------------------- */

DEV_INLINE uint32_t count_bits(uint64_t v)
{
#ifdef __CUDA_ARCH__
    return (uint32_t)__popcll((long long)v);
#else
    return (uint32_t)__builtin_popcountll(v);
#endif
}

/* A bitmap from position `first` on, n bits. */
struct msm_bits {
    const uint64_t *words;
    size_t first, n;
    /* 64 of them; zeros from n on. */
    __host__ __device__ uint64_t word(uint32_t w) const
    {
        const size_t at = first + (size_t)w * 64, left = n - (size_t)w * 64;
        uint64_t v = words[at / 64] >> at % 64;
        if (at % 64 != 0)
            v |= words[at / 64 + 1] << (64 - at % 64);
        return left < 64 ? v & (((uint64_t)1 << left) - 1) : v;
    }
};

/* The bits whose bases are added, and where these lie. */
struct msm_chosen {
    msm_bits set, dense;  /* the same range; dense.words null: every bit has a base */
    const uint32_t *rank; /* dense bits before each word of dense.words */

    __host__ __device__ uint64_t with_base(uint32_t w) const
    {
        return dense.words ? dense.word(w) : ~(uint64_t)0;
    }
    __host__ __device__ uint64_t word(uint32_t w) const
    {
        return set.word(w) & with_base(w);
    }
    /* Dense bits before a position of the bitmap. */
    __host__ __device__ uint32_t before(size_t at) const
    {
        const uint64_t below = ((uint64_t)1 << at % 64) - 1;
        return rank[at / 64] + count_bits(dense.words[at / 64] & below);
    }
    /* Index of the first base of word w. */
    __host__ __device__ uint32_t base(uint32_t w) const
    {
        if (!dense.words)
            return w * 64;
        return before(dense.first + (size_t)w * 64) - before(dense.first);
    }
};

struct step_count {
    static const int BLOCKS = 8;
    msm_chosen bits;
    uint32_t *counts, words;
    __host__ __device__ void operator()(uint32_t w) const
    {
        counts[w] = w < words ? count_bits(bits.word(w)) : 0; /* and 0 behind the last */
    }
};

/* counts are now the numbers of bits before each word. */
struct step_compact {
    static const int BLOCKS = 8;
    msm_chosen bits;
    const uint32_t *counts;
    uint32_t *indices;
    __host__ __device__ void operator()(uint32_t w) const
    {
        uint32_t to = counts[w], base = bits.base(w);
        const uint64_t v = bits.word(w), with_base = bits.with_base(w);
        for (unsigned i = 0; i < 64; i++) {
            if (v >> i & 1)
                indices[to++] = base;
            base += with_base >> i & 1;
        }
    }
};

template <class F> struct step_stride {
    static const int BLOCKS = 3;
    const aff<F> *bases;
    const uint32_t *indices, *total;
    xyzz<F> *sums;
    uint32_t threads;
    __host__ __device__ void operator()(uint32_t t) const
    {
        msm_sum<F> sum;
        sum.clear();
        for (uint32_t i = t; i < *total; i += threads)
            sum.add(bases + indices[i], false);
        sum.put(&sums[t]);
    }
};

/* sums[t] += sums[t + half], sums[t + 2 half] ..., below count. */
template <class F> struct step_fold {
    static const int BLOCKS = 3;
    xyzz<F> *sums;
    uint32_t half, count;
    __host__ __device__ void operator()(uint32_t t) const
    {
        msm_values<F, 1> points;
        points.v.load(0, &sums[t]);
        for (uint32_t i = t + half; i < count; i += half) {
            points.take(&sums[i]);
            points.run(0, 1, FORMULA_ADD);
        }
        points.v.store(&sums[t], 0);
    }
};

} /* namespace dev */

#endif
