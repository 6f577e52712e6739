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
template <class C, bool DOWN, int SLOTS> struct msm_first_pairs {
    static const bool RAW = true; /* bases are below p; negatives are not corrected */
    uint32_t count;               /* pairs of this thread */
    bool active;
    uint32_t q, row; /* column, first row of points */

    const C &columns;
    const aff<fp> *bases;
    const msm_points &points;
    const uint32_t *first, *entry;
    msm_slots<SLOTS> slots;
    uint32_t next1, next2; /* entries of the pair to be fetched */
    uint32_t signs1, signs2;

    __host__ __device__ msm_first_pairs(const C &c, const msm_table &table, const msm_points &p,
                                        const aff<fp> *b, uint32_t i)
        : count(0), active(false), q(0), row(0), columns(c), bases(b), points(p),
          first(table.first), entry(NULL), next1(0), next2(0), signs1(0), signs2(0)
    {
        const uint32_t block = i / MSM_LANES;
        uint32_t chunk = 0;
        if (block >= table.blocks[table.chunks])
            return;
        while (block >= table.blocks[chunk + 1])
            chunk++;
        row = chunk * MSM_CHAIN_FIRST;
        q = (block - table.blocks[chunk]) * MSM_LANES + i % MSM_LANES;
        active = true;
        if (q >= table.counts[2 * row])
            return;
        entry = columns.start(q) + 2 * row * columns.stride();
        count = columns.length(q) / 2 - row;
        if (count > MSM_CHAIN_FIRST)
            count = MSM_CHAIN_FIRST;
        if (count > 0)
            load_next(DOWN ? count - 1 : 0);
    }
    __host__ __device__ void load_next(uint32_t k)
    {
        next1 = entry[2 * k * columns.stride()];
        next2 = entry[(2 * k + 1) * columns.stride()];
    }
    __host__ __device__ const aff<fp> *base(uint32_t of) const
    {
        return bases + (of & ~MSM_NEGATED);
    }
    __host__ __device__ uint32_t position(uint32_t k) const
    {
        return first[row + k] + q;
    }
    __host__ __device__ void fetch(uint32_t k)
    {
        slots.fetch(MSM_SLOT_X1, &base(next1)->x);
        slots.fetch(MSM_SLOT_X2, &base(next2)->x);
        if (DOWN && k > 0)
            slots.fetch(MSM_SLOT_PREFIX, points.x, position(k));
        slots.close();
        if (!DOWN && k + 1 < count)
            load_next(k + 1);
    }
    __host__ __device__ void fetch_y(uint32_t k)
    {
        slots.fetch(MSM_SLOT_Y1, &base(next1)->y);
        slots.fetch(MSM_SLOT_Y2, &base(next2)->y);
        slots.close();
        signs1 = next1;
        signs2 = next2;
        if (k > 0)
            load_next(k - 1);
    }
    __host__ __device__ bool take(fp &x1, fp &x2)
    {
        slots.template wait<DOWN>();
        x1 = slots.take(MSM_SLOT_X1);
        x2 = slots.take(MSM_SLOT_X2);
        return true;
    }
    __host__ __device__ fp take_prefix()
    {
        return slots.take(MSM_SLOT_PREFIX);
    }
    __host__ __device__ void turn() {}
    __host__ __device__ void take_y(fp &y1, fp &y2)
    {
        slots.template wait<1>();
        y1 = slots.take(MSM_SLOT_Y1);
        y2 = slots.take(MSM_SLOT_Y2);
        if (signs1 & MSM_NEGATED)
            y1 = neg_raw(y1);
        if (signs2 & MSM_NEGATED)
            y2 = neg_raw(y2);
    }
    __host__ __device__ void load_y(uint32_t k, fp &y1, fp &y2)
    {
        signs1 = entry[2 * k * columns.stride()];
        signs2 = entry[(2 * k + 1) * columns.stride()];
        y1 = base(signs1)->y;
        y2 = base(signs2)->y;
        if (signs1 & MSM_NEGATED)
            y1 = neg(y1);
        if (signs2 & MSM_NEGATED)
            y2 = neg(y2);
    }
    __host__ __device__ void put_prefix(uint32_t k, const fp &prefix) const
    {
        points.x.put(position(k), prefix);
    }
    __host__ __device__ void put(uint32_t k, const aff<fp> &sum) const
    {
        const size_t now = position(k);
        points.x.put(now, sum.x);
        points.y.put(now, sum.y);
    }
    /* The last entry of an odd column becomes its last point, in the thread that has its row. */
    __host__ __device__ void copy_single() const
    {
        if (entry == NULL)
            return;
        const uint32_t length = columns.length(q), k = length / 2 - row;
        if (length % 2 == 0 || k >= MSM_CHAIN_FIRST)
            return;
        const uint32_t last = entry[2 * k * columns.stride()];
        aff<fp> a = *base(last);
        if (last & MSM_NEGATED)
            a = neg(a);
        points.x.put(position(k), a.x);
        points.y.put(position(k), a.y);
    }
};

template <class C, int SLOTS> struct step_first_forward {
    static const int BLOCKS = 6;
    C columns;
    msm_table table;
    msm_points points;
    msm_planes products;
    const aff<fp> *bases;
    __host__ __device__ void operator()(uint32_t i) const
    {
        msm_first_pairs<C, false, SLOTS> pairs(columns, table, points, bases, i);
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
        msm_first_pairs<C, true, MSM_SLOTS> pairs(columns, table, points, bases, i);
        if (!pairs.active)
            return;
        msm_backward(pairs, products, i);
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
    static const bool RAW = false;
    uint32_t count;
    bool active;

    const msm_level &level;
    const msm_points &points;
    msm_slots<DOWN ? MSM_SLOTS : MSM_SLOTS_FORWARD> slots;
    uint32_t from;               /* number of the first pair */
    uint32_t j, bound, held_end; /* its row pair; pairs from there (DOWN: before) are another's */
    uint32_t base, apart;        /* pair x is at base + x, and `apart` further */
    uint32_t got, now;           /* positions of the pair fetched, and of that worked on */
    bool got_there;

    __host__ __device__ msm_level_pairs(const msm_level &l, const msm_points &p, uint32_t i)
        : count(0), active(false), level(l), points(p), from(0), j(0), bound(0), held_end(0),
          base(0), apart(0), got(0), now(0), got_there(false)
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
        const uint32_t begin = to > 0 ? level.ends[to - 1] : 0;
        j = to;
        bound = DOWN ? begin : level.ends[to];
        held_end = begin + level.table.counts[2 * (row + level.stride)];
        base = level.table.first[row] - begin; /* may wrap, and back */
        apart = level.table.first[row + level.stride] - level.table.first[row];
    }
    __host__ __device__ void fetch(uint32_t k)
    {
        const uint32_t pair = from + k * MSM_LANES;
        while (DOWN ? pair < bound : pair >= bound)
            set_row(DOWN ? j - 1 : j + 1);
        got_there = pair < held_end;
        got = base + pair;
        if (got_there) {
            slots.fetch(MSM_SLOT_X1, points.x, got);
            slots.fetch(MSM_SLOT_X2, points.x, got + apart);
            if (DOWN && k > 0)
                slots.fetch(MSM_SLOT_PREFIX, points.prefix, pair);
        }
        slots.close();
    }
    __host__ __device__ void fetch_y(uint32_t)
    {
        if (got_there) {
            slots.fetch(MSM_SLOT_Y1, points.y, got);
            slots.fetch(MSM_SLOT_Y2, points.y, got + apart);
        }
        slots.close();
    }
    __host__ __device__ bool take(fp &x1, fp &x2)
    {
        slots.template wait<DOWN>();
        x1 = slots.take(MSM_SLOT_X1);
        x2 = slots.take(MSM_SLOT_X2);
        return got_there;
    }
    __host__ __device__ fp take_prefix()
    {
        return slots.take(MSM_SLOT_PREFIX);
    }
    __host__ __device__ void turn()
    {
        now = got;
    }
    __host__ __device__ void take_y(fp &y1, fp &y2)
    {
        slots.template wait<1>();
        y1 = slots.take(MSM_SLOT_Y1);
        y2 = slots.take(MSM_SLOT_Y2);
    }
    __host__ __device__ void load_y(uint32_t, fp &y1, fp &y2) const
    {
        y1 = points.y.get(got);
        y2 = points.y.get(got + apart);
    }
    __host__ __device__ void put_prefix(uint32_t k, const fp &prefix) const
    {
        points.prefix.put(from + k * MSM_LANES, prefix);
    }
    __host__ __device__ void put(uint32_t, const aff<fp> &sum) const
    {
        points.x.put(now, sum.x);
        points.y.put(now, sum.y);
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

/* Backward a level of one sum, and forward at level 1 of another, their blocks mixed evenly: the
 * second waits for memory, the first for the multiplier. */
template <class C> struct step_mixed {
    static const int BLOCKS = 4;
    step_level_backward backward;
    step_first_forward<C, MSM_SLOTS> forward;
    __host__ __device__ void operator()(uint32_t i) const
    {
        const msm_level &level = backward.level;
        const uint32_t per = MSM_LANES * level.chain, block = i / MSM_LANES, lane = i % MSM_LANES;
        const uint32_t forwards = forward.table.blocks[forward.table.chunks];
        const uint64_t all = (level.ends[level.row_pairs - 1] + per - 1) / per + forwards;
        if (block >= all)
            return;
        const uint32_t before = (uint32_t)((uint64_t)block * forwards / all);
        if ((uint32_t)(((uint64_t)block + 1) * forwards / all) > before)
            forward(before * MSM_LANES + lane);
        else
            backward((block - before) * MSM_LANES + lane);
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
