/* The levels of a sum of columns (msm_columns.cuh): which pairs a thread has, and the steps. */
#ifndef CUZK_MSM_MSM_LEVELS_CUH
#define CUZK_MSM_MSM_LEVELS_CUH

#include "msm/msm_chain.cuh"

namespace dev
{

/* Points of the columns; prefix: products before each pair, level 2 on (those of level 1 wait where
 * the x of the sum will be). */
struct msm_points {
    msm_planes x, y, prefix;
};

enum { MSM_SLOT_X1, MSM_SLOT_X2, MSM_SLOT_PREFIX, MSM_SLOT_Y1, MSM_SLOT_Y2, MSM_SLOTS };
#define MSM_SLOTS_FORWARD 2

/* ---- level 1 --------------------------------------------------------------------------------- */

/* Columns C of entries that are indices of bases. DOWN: from the last pair, with y and prefixes. */
template <class C, bool DOWN> struct msm_first_pairs {
    uint32_t count; /* pairs of this thread */
    bool active;
    uint32_t q, row, length;

    const aff<fp> *bases;
    const msm_points &points;
    const uint32_t *first, *entry;
    size_t stride;
    msm_slots<DOWN ? MSM_SLOTS : MSM_SLOTS_FORWARD> slots;
    uint32_t next1, next2; /* entries of the pair to be fetched */
    uint32_t got_k, got1, got2, now_k, now1, now2;

    __host__ __device__ msm_first_pairs(const C &columns, const msm_table &table,
                                        const msm_points &p, const aff<fp> *b, uint32_t i)
        : count(0), active(false), q(0), row(0), length(0), bases(b), points(p), first(table.first),
          entry(NULL), stride(0), next1(0), next2(0), got_k(0), got1(0), got2(0), now_k(0), now1(0),
          now2(0)
    {
        const uint32_t block = i / MSM_LANES;
        uint32_t chunk = 0;
        if (block >= table.blocks[table.chunks])
            return;
        while (block >= table.blocks[chunk + 1])
            chunk++;
        active = true;
        row = chunk * MSM_CHAIN_FIRST;
        q = (block - table.blocks[chunk]) * MSM_LANES + i % MSM_LANES;
        length = q < table.counts[2 * row] ? columns.length(q) : 0;
        if (length == 0)
            return;
        entry = columns.start(q) + 2 * row * columns.stride();
        stride = columns.stride();
        count = length / 2 - row;
        if (count > MSM_CHAIN_FIRST)
            count = MSM_CHAIN_FIRST;
        if (count > 0)
            load_next(DOWN ? count - 1 : 0);
    }
    __host__ __device__ void load_next(uint32_t k)
    {
        next1 = entry[2 * k * stride];
        next2 = entry[(2 * k + 1) * stride];
    }
    __host__ __device__ const aff<fp> *base(uint32_t entry) const
    {
        return bases + (entry & ~MSM_NEGATED);
    }
    __host__ __device__ size_t position(uint32_t k) const
    {
        return first[row + k] + q;
    }
    __host__ __device__ void fetch(uint32_t k)
    {
        got_k = k;
        got1 = next1;
        got2 = next2;
        slots.fetch(MSM_SLOT_X1, &base(got1)->x);
        slots.fetch(MSM_SLOT_X2, &base(got2)->x);
        if (DOWN && k > 0)
            slots.fetch(MSM_SLOT_PREFIX, points.x, position(k));
        slots.close();
        if (DOWN ? k > 0 : k + 1 < count)
            load_next(DOWN ? k - 1 : k + 1);
    }
    __host__ __device__ void fetch_y()
    {
        slots.fetch(MSM_SLOT_Y1, &base(got1)->y);
        slots.fetch(MSM_SLOT_Y2, &base(got2)->y);
        slots.close();
    }
    template <int BUT> __host__ __device__ bool take(fp &x1, fp &x2)
    {
        slots.template wait<BUT>();
        now_k = got_k;
        now1 = got1;
        now2 = got2;
        x1 = slots.take(MSM_SLOT_X1);
        x2 = slots.take(MSM_SLOT_X2);
        return true;
    }
    __host__ __device__ fp take_prefix()
    {
        return slots.take(MSM_SLOT_PREFIX);
    }
    __host__ __device__ void with_signs(fp &y1, fp &y2) const
    {
        if (now1 & MSM_NEGATED)
            y1 = neg(y1);
        if (now2 & MSM_NEGATED)
            y2 = neg(y2);
    }
    template <int BUT> __host__ __device__ void take_y(fp &y1, fp &y2)
    {
        slots.template wait<BUT>();
        y1 = slots.take(MSM_SLOT_Y1);
        y2 = slots.take(MSM_SLOT_Y2);
        with_signs(y1, y2);
    }
    __host__ __device__ void load_y(fp &y1, fp &y2) const
    {
        y1 = base(now1)->y;
        y2 = base(now2)->y;
        with_signs(y1, y2);
    }
    __host__ __device__ void put_prefix(const fp &prefix) const
    {
        points.x.put(position(now_k), prefix);
    }
    __host__ __device__ void put(const aff<fp> &sum) const
    {
        points.x.put(position(now_k), sum.x);
        points.y.put(position(now_k), sum.y);
    }
    /* The last entry of an odd column becomes the last point. */
    __host__ __device__ void copy_single() const
    {
        const uint32_t k = length / 2 - row;
        if (length % 2 == 0 || k >= MSM_CHAIN_FIRST)
            return;
        const uint32_t last = entry[2 * k * stride];
        aff<fp> a = *base(last);
        if (last & MSM_NEGATED)
            a = neg(a);
        points.x.put(position(k), a.x);
        points.y.put(position(k), a.y);
    }
};

template <class C> struct step_first_forward {
    static const int BLOCKS = 6;
    C columns;
    msm_table table;
    msm_points points;
    msm_planes products;
    const aff<fp> *bases;
    __host__ __device__ void operator()(uint32_t i) const
    {
        msm_first_pairs<C, false> pairs(columns, table, points, bases, i);
        if (pairs.active)
            msm_forward(pairs, products, i);
    }
};

template <class C> struct step_first_backward {
    static const int BLOCKS = 4;
    C columns;
    msm_table table;
    msm_points points;
    msm_planes products;
    const aff<fp> *bases;
    __host__ __device__ void operator()(uint32_t i) const
    {
        msm_first_pairs<C, true> pairs(columns, table, points, bases, i);
        if (!pairs.active)
            return;
        msm_backward(pairs, products, i);
        if (pairs.length > 0)
            pairs.copy_single();
    }
};

/* ---- levels in place ------------------------------------------------------------------------- */

/* Where the pairs of level l stand. */
struct msm_level {
    msm_table table;
    const uint32_t *ends; /* of the level */
    uint32_t row_pairs, stride, chain;
};

template <bool DOWN> struct msm_level_pairs {
    uint32_t count;
    bool active;

    const msm_level &level;
    const msm_points &points;
    msm_slots<DOWN ? MSM_SLOTS : MSM_SLOTS_FORWARD> slots;
    uint32_t from;                          /* number of the first pair */
    uint32_t j, begin, end, held, at1, at2; /* its row pair: numbers, pairs held, positions */
    bool got_there, now_there;
    uint32_t got_pair, got1, got2, now_pair, now1, now2;

    __host__ __device__ msm_level_pairs(const msm_level &l, const msm_points &p, uint32_t i)
        : count(0), active(false), level(l), points(p), from(0), j(0), begin(0), end(0), held(0),
          at1(0), at2(0), got_there(false), now_there(false), got_pair(0), got1(0), got2(0),
          now_pair(0), now1(0), now2(0)
    {
        const uint32_t total = l.ends[l.row_pairs - 1];
        const uint32_t block = i / MSM_LANES * MSM_LANES * l.chain;
        if (block >= total)
            return;
        active = true;
        from = block + i % MSM_LANES;
        if (from >= total)
            return;
        count = (total - from - 1) / MSM_LANES + 1;
        if (count > l.chain)
            count = l.chain;
        uint32_t low = 0, high = l.row_pairs - 1;
        const uint32_t pair = DOWN ? from + (count - 1) * MSM_LANES : from;
        while (low < high) {
            const uint32_t middle = (low + high) / 2;
            if (pair >= l.ends[middle])
                low = middle + 1;
            else
                high = middle;
        }
        set_row(low);
    }
    __host__ __device__ void set_row(uint32_t to)
    {
        const uint32_t row = 2 * to * level.stride;
        j = to;
        begin = to > 0 ? level.ends[to - 1] : 0;
        end = level.ends[to];
        held = level.table.counts[2 * (row + level.stride)];
        at1 = level.table.first[row];
        at2 = level.table.first[row + level.stride];
    }
    __host__ __device__ void fetch(uint32_t k)
    {
        const uint32_t pair = from + k * MSM_LANES;
        while (DOWN ? pair < begin : pair >= end)
            set_row(DOWN ? j - 1 : j + 1);
        got_there = pair - begin < held;
        got_pair = pair;
        got1 = at1 + (pair - begin);
        got2 = at2 + (pair - begin);
        if (got_there) {
            slots.fetch(MSM_SLOT_X1, points.x, got1);
            slots.fetch(MSM_SLOT_X2, points.x, got2);
            if (DOWN && k > 0)
                slots.fetch(MSM_SLOT_PREFIX, points.prefix, pair);
        }
        slots.close();
    }
    __host__ __device__ void fetch_y()
    {
        if (got_there) {
            slots.fetch(MSM_SLOT_Y1, points.y, got1);
            slots.fetch(MSM_SLOT_Y2, points.y, got2);
        }
        slots.close();
    }
    template <int BUT> __host__ __device__ bool take(fp &x1, fp &x2)
    {
        slots.template wait<BUT>();
        now_there = got_there;
        now_pair = got_pair;
        now1 = got1;
        now2 = got2;
        x1 = slots.take(MSM_SLOT_X1);
        x2 = slots.take(MSM_SLOT_X2);
        return now_there;
    }
    __host__ __device__ fp take_prefix()
    {
        return slots.take(MSM_SLOT_PREFIX);
    }
    template <int BUT> __host__ __device__ void take_y(fp &y1, fp &y2)
    {
        slots.template wait<BUT>();
        y1 = slots.take(MSM_SLOT_Y1);
        y2 = slots.take(MSM_SLOT_Y2);
    }
    __host__ __device__ void load_y(fp &y1, fp &y2) const
    {
        y1 = points.y.get(now1);
        y2 = points.y.get(now2);
    }
    __host__ __device__ void put_prefix(const fp &prefix) const
    {
        points.prefix.put(now_pair, prefix);
    }
    __host__ __device__ void put(const aff<fp> &sum) const
    {
        points.x.put(now1, sum.x);
        points.y.put(now1, sum.y);
    }
};

struct step_level_forward {
    static const int BLOCKS = 6;
    msm_level level;
    msm_points points;
    msm_planes products;
    __host__ __device__ void operator()(uint32_t i) const
    {
        msm_level_pairs<false> pairs(level, points, i);
        if (pairs.active)
            msm_forward(pairs, products, i);
    }
};

struct step_level_backward {
    static const int BLOCKS = 4;
    msm_level level;
    msm_points points;
    msm_planes products;
    __host__ __device__ void operator()(uint32_t i) const
    {
        msm_level_pairs<true> pairs(level, points, i);
        if (pairs.active)
            msm_backward(pairs, products, i);
    }
};

/* ---- what is left ---------------------------------------------------------------------------- */

/* The points that are left of column q, to where T puts its sum; columns of no entry are left
 * out. */
template <class C, class T> struct step_columns {
    static const int BLOCKS = 3;
    C columns;
    T target;
    msm_table table;
    msm_points points;
    unsigned levels;
    __host__ __device__ void operator()(uint32_t q) const
    {
        const uint32_t length = columns.length(q);
        if (length == 0)
            return;
        xyzz<fp> sum = infinity<fp>();
#pragma unroll 1
        for (uint32_t i = 0; i < length; i += 1u << levels) {
            const size_t at = table.first[i / 2] + q;
            add_to(sum, aff<fp>{points.x.get(at), points.y.get(at)});
        }
        target.put(q, sum);
    }
};

/* Sums of pieces go to buckets and slots (msm_steps.cuh). */
struct msm_piece_sums {
    const uint32_t *order;
    uint32_t buckets;
    xyzz<fp> *sums, *slots;
    __host__ __device__ void put(uint32_t q, const xyzz<fp> &sum) const
    {
        const uint32_t x = order[q];
        *(x < buckets ? &sums[x] : &slots[x - buckets]) = sum;
    }
};

struct msm_list_sums {
    xyzz<fp> *sums;
    __host__ __device__ void put(uint32_t q, const xyzz<fp> &sum) const
    {
        sums[q] = sum;
    }
};

} /* namespace dev */

#endif
