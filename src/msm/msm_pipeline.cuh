/* The steps of a sum in order, over a machine M that executes them: a device (msm_device.cuh), one
 * that counts bytes, or the host in tests. M has
 *   each(count, step)            step(i) for all i < count
 *   sort(pairs, count, bits)     by the low `bits` bits of the keys
 *   scan(counts, count)          each becomes the sum of those before it
 *   clear(block, bytes), take(block, bytes, what), down(from, points, bytes), stage(stage), width()
 *                                threads that fill it */
#ifndef CUZK_MSM_MSM_PIPELINE_CUH
#define CUZK_MSM_MSM_PIPELINE_CUH

#include "field/field_cpu.cuh"
#include "msm/msm_segments.cuh"
#include "msm/msm_tree.cuh"

#include <string.h>

namespace dev
{

/* To be sorted: in key and value before and after; the others are scratch, they change places. */
struct msm_sorted {
    uint32_t *key, *value, *key2, *value2;
};

/* Of a batch, as long as it is worked on. */
struct msm_batch {
    unsigned first, count; /* windows */
    msm_runs runs;
    uint32_t *ends_of_runs, *owners; /* start, end of runs; buckets of slots */
    msm_sorted order;
    msm_tree tree;

    msm_piece_columns columns() const
    {
        return msm_piece_columns{order.key, order.key2, runs.values, runs.piece};
    }
};

template <class F> struct msm_scratch {
    msm_sorted entries;
    msm_batch batches[2];
    xyzz<F> *sums, *slots;
    msm_pair<F> *pairs, *joined;
};

/* `sorted` of the `count` are sorted at a time. */
template <class M>
err_t take_sorted(M &m, msm_sorted *out, size_t count, size_t sorted, const char *what)
{
    ERR_TRY(take(m, &out->key, count, what));
    ERR_TRY(take(m, &out->value, count, what));
    ERR_TRY(take(m, &out->key2, sorted, what));
    return take(m, &out->value2, sorted, what);
}

/* The pieces of so many windows. */
template <class M> msm_columns msm_columns_of(M &m, const msm_plan &p, unsigned count)
{
    return msm_columns{count * p.buckets + p.slots(count), p.piece / 2, p.entries(count), p.levels,
                       m.width()};
}

template <class M>
err_t msm_batch_take(M &m, msm_batch *b, const msm_plan &p, const msm_batch *beside)
{
    const size_t buckets = (size_t)p.batch * p.buckets, slots = p.slots(p.batch);
    ERR_TRY(take_sorted(m, &b->order, buckets + slots, buckets + slots, "order of pieces"));
    ERR_TRY(take(m, &b->ends_of_runs, 2 * buckets, "runs of buckets"));
    ERR_TRY(take(m, &b->owners, slots, "buckets of pieces"));
    if (p.levels > 0)
        ERR_TRY(msm_tree_take(m, &b->tree, msm_columns_of(m, p, p.batch),
                              beside ? &beside->tree : NULL));
    return ERR_OK;
}

template <class F, class M> err_t msm_take(M &m, msm_scratch<F> *s, const msm_plan &p)
{
    const size_t buckets = (size_t)p.batch * p.buckets, slots = p.slots(p.batch);
    const size_t segments = (size_t)p.windows * (p.buckets / MSM_SEGMENT);
    const size_t entries = p.entries(p.batch);
    ERR_TRY(take_sorted(m, &s->entries, (size_t)p.group * p.n, entries, "entries of buckets"));
    ERR_TRY(msm_batch_take(m, &s->batches[0], p, NULL));
    if (p.mixed)
        ERR_TRY(msm_batch_take(m, &s->batches[1], p, &s->batches[0]));
    ERR_TRY(take(m, &s->sums, buckets, "buckets"));
    ERR_TRY(take(m, &s->slots, slots, "sums of pieces"));
    ERR_TRY(take(m, &s->pairs, segments, "sums of segments"));
    ERR_TRY(take(m, &s->joined, segments / MSM_GROUP + 1, "sums of groups"));
    return m.prepare(entries > buckets + slots ? entries : buckets + slots);
}

static inline unsigned msm_bits_of(uint32_t x)
{
    unsigned bits = 0;
    for (; x != 0; x >>= 1)
        bits++;
    return bits;
}

/* What is summed. */
template <class F> struct msm_task {
    msm_plan plan;
    const aff<F> *bases;
    const fr *scalars;
    msm_cuda_form form;
};

/* The batch from window `first` on: its entries, sorted, their runs and pieces, these by length.
 * The first batch of a group makes the digits of all. */
template <class F, class M>
err_t msm_begin(M &m, msm_scratch<F> &s, const msm_task<F> &task, msm_batch *b, unsigned first)
{
    const msm_plan &p = task.plan;
    const unsigned count = msm_least(p.batch, p.windows - first), within = first % p.group;
    const uint32_t buckets = count * p.buckets, slots = p.slots(count);
    if (within == 0) {
        ERR_TRY(m.stage(MSM_CUDA_DIGITS));
        ERR_TRY(m.each(p.n, step_digits{s.entries.key, s.entries.value, task.scalars,
                                        task.form == MSM_CUDA_MONTGOMERY, p.n, first,
                                        msm_least(p.group, p.windows - first), p}));
    }
    ERR_TRY(m.stage(MSM_CUDA_SORT));
    const size_t at = (size_t)within * p.n;
    msm_sorted entries = {s.entries.key + at, s.entries.value + at, s.entries.key2,
                          s.entries.value2};
    ERR_TRY(m.sort(&entries, p.entries(count), msm_bits_of(p.batch * p.buckets)));
    ERR_TRY(m.stage(MSM_CUDA_ORDER));
    b->first = first;
    b->count = count;
    b->runs = msm_runs{entries.key,      entries.value, b->ends_of_runs, b->ends_of_runs + buckets,
                       p.entries(count), buckets,       p.piece};
    ERR_TRY(m.clear(b->ends_of_runs, 2 * sizeof *b->ends_of_runs * buckets));
    const uint32_t per = MSM_LANES * MSM_RUNS_EACH;
    ERR_TRY(m.each(round_up(b->runs.entries, per) / MSM_RUNS_EACH, step_runs{b->runs}));
    ERR_TRY(m.each(buckets + slots, step_order{b->runs, b->order.key, b->order.value, b->owners}));
    ERR_TRY(m.sort(&b->order, buckets + slots, msm_bits_of(p.piece)));
    if (p.levels == 0)
        return ERR_OK;
    b->tree.columns = msm_columns_of(m, p, count);
    ERR_TRY(m.each(buckets + slots, step_begin{b->runs, b->order.value, b->order.key2}));
    ERR_TRY(m.each(2 * b->tree.columns.rows,
                   step_piece_counts{b->order.key, b->tree.counts, buckets + slots, p.piece}));
    return msm_tree_table(m, b->tree);
}

/* Sums of all pieces in XYZZ, a thread a piece. */
template <class F, class M>
err_t msm_pieces(M &m, msm_scratch<F> &s, const msm_task<F> &task, const msm_batch &b)
{
    ERR_TRY(m.stage(MSM_CUDA_ACCUMULATE));
    return m.each(b.runs.buckets + task.plan.slots(b.count),
                  step_accumulate<F>{b.runs, b.order.value, task.bases, s.sums, s.slots});
}

/* The same of what affine additions have left. */
template <class M> err_t msm_pieces_left(M &m, msm_scratch<fp> &s, const msm_batch &b)
{
    return msm_tree_end(m, b.tree, b.columns(),
                        msm_piece_sums{b.order.value, b.runs.buckets, s.sums, s.slots});
}

/* Slots to their buckets, buckets to the sums of their segments. */
template <class F, class M>
err_t msm_end(M &m, msm_scratch<F> &s, const msm_plan &p, const msm_batch &b)
{
    const uint32_t slots = p.slots(b.count), segments = p.buckets / MSM_SEGMENT;
    for (uint64_t stride = 1; stride < p.slots(1); stride *= MSM_FAN)
        ERR_TRY(m.each(slots, step_slots<F>{b.runs, b.owners, s.sums, s.slots, (uint32_t)stride}));
    ERR_TRY(m.each(slots, step_slots<F>{b.runs, b.owners, s.sums, s.slots, 0}));
    ERR_TRY(m.stage(MSM_CUDA_REDUCE));
    return m.each(b.count * segments, msm_segments(s.pairs + (size_t)b.first * segments, s.sums));
}

/* A batch after the other. */
template <class F, class M> err_t msm_serial(M &m, msm_scratch<F> &s, const msm_task<F> &task)
{
    const msm_plan &p = task.plan;
    msm_batch &b = s.batches[0];
    for (unsigned w = 0; w < p.windows; w += p.batch) {
        ERR_TRY(msm_begin(m, s, task, &b, w));
        ERR_TRY(m.clear(s.sums, sizeof *s.sums * b.runs.buckets));
        if (p.levels == 0) {
            ERR_TRY(msm_pieces(m, s, task, b));
        } else if constexpr (sizeof(F) == sizeof(fp)) {
            ERR_TRY(msm_first_forward(m, b.tree, b.columns(), task.bases));
            ERR_TRY(msm_first_invert(m, b.tree));
            ERR_TRY(msm_first_backward(m, b.tree, b.columns(), task.bases));
            ERR_TRY(msm_levels_from(m, b.tree, 2));
            ERR_TRY(msm_pieces_left(m, s, b));
        }
        ERR_TRY(msm_end(m, s, p, b));
    }
    return ERR_OK;
}

/* The next batch begins when the entries of this one have been read for the last time, and goes
 * forward at level 1 beside it. */
template <class M> err_t msm_mixed(M &m, msm_scratch<fp> &s, const msm_task<fp> &task)
{
    const msm_plan &p = task.plan;
    msm_batch *b = &s.batches[0], *next = &s.batches[1];
    ERR_TRY(msm_begin(m, s, task, b, 0));
    ERR_TRY(msm_first_forward(m, b->tree, b->columns(), task.bases));
    ERR_TRY(msm_first_invert(m, b->tree));
    for (unsigned w = 0; w < p.windows; w += p.batch) {
        ERR_TRY(msm_first_backward(m, b->tree, b->columns(), task.bases));
        if (w + p.batch < p.windows) {
            ERR_TRY(msm_begin(m, s, task, next, w + p.batch));
            ERR_TRY(msm_levels_mixed(m, b->tree, next->tree, next->columns(), task.bases));
        } else {
            ERR_TRY(msm_levels_from(m, b->tree, 2));
        }
        ERR_TRY(m.clear(s.sums, sizeof *s.sums * b->runs.buckets));
        ERR_TRY(msm_pieces_left(m, s, *b));
        ERR_TRY(msm_end(m, s, p, *b));
        msm_batch *const other = b;
        b = next;
        next = other;
    }
    return ERR_OK;
}

/* p.n > 0 */
template <class F, class M>
err_t msm_queue(M &m, const msm_plan &p, const aff<F> *bases, const fr *scalars, msm_cuda_form form)
{
    const msm_task<F> task = {p, bases, scalars, form};
    msm_scratch<F> s;
    ERR_TRY(msm_take(m, &s, p));
    if (!p.mixed)
        ERR_TRY(msm_serial(m, s, task));
    else if constexpr (sizeof(F) == sizeof(fp))
        ERR_TRY(msm_mixed(m, s, task));
    unsigned last_log, log_size = MSM_SEGMENT_LOG;
    const unsigned last = p.pairs(&last_log);
    unsigned pairs = p.buckets / MSM_SEGMENT;
    for (; pairs > last; pairs /= MSM_GROUP, log_size += MSM_GROUP_LOG) {
        ERR_TRY(
            m.each(p.windows * (pairs / MSM_GROUP), step_groups<F>{s.joined, s.pairs, log_size}));
        msm_pair<F> *const other = s.joined;
        s.joined = s.pairs;
        s.pairs = other;
    }
    ERR_TRY(m.stage(MSM_CUDA_DOWN));
    return m.down(s.pairs, sizeof *s.pairs * p.windows * last);
}

/* The bases of a list of *total <= n indices in `columns` sums: in XYZZ, a thread each. */
template <class F, class M>
err_t msm_sum_list(M &m, const aff<F> *bases, const uint32_t *indices, const uint32_t *total,
                   xyzz<F> *sums, uint32_t columns)
{
    return m.each(columns, step_stride<F>{bases, indices, total, sums, columns});
}

/* The same by affine additions, until two or four of a column are left. */
template <class M>
err_t msm_sum_list_affine(M &m, const aff<fp> *bases, const uint32_t *indices,
                          const uint32_t *total, size_t n, xyzz<fp> *sums, uint32_t columns)
{
    const uint32_t rows = (uint32_t)((n - 1) / columns / 2 + 1);
    const msm_list_columns list = {indices, total, columns};
    msm_tree tree;
    unsigned levels = 1;
    while ((size_t)columns << (levels + 2) < n)
        levels++;
    ERR_TRY(
        msm_tree_take(m, &tree, msm_columns{columns, rows, (uint32_t)n, levels, m.width()}, NULL));
    ERR_TRY(m.each(2 * rows, step_list_counts{total, tree.counts, columns}));
    ERR_TRY(msm_tree_table(m, tree));
    return msm_tree_sum(m, tree, list, bases, msm_list_sums{sums});
}

/* n > 0; columns: of affine additions, 0: XYZZ */
template <class F, class M>
err_t msm_sum_queue(M &m, const aff<F> *bases, const uint64_t *bits, const msm_cuda_dense *dense,
                    size_t first, size_t n, uint32_t columns)
{
    const uint32_t words = (uint32_t)((n + 63) / 64);
    const size_t wanted = (n + 7) / 8;
    const uint32_t threads = columns != 0         ? columns
                             : wanted < m.width() ? (uint32_t)wanted
                                                  : m.width();
    const msm_chosen chosen = {
        {bits, first, n}, {dense ? dense->bits : NULL, first, n}, dense ? dense->rank : NULL};
    uint32_t *counts, *indices;
    xyzz<F> *sums;
    ERR_TRY(take(m, &counts, (size_t)words + 1, "counts of bits"));
    ERR_TRY(take(m, &indices, n, "indices of bits"));
    const size_t held = threads < MSM_SUM_POINTS ? MSM_SUM_POINTS : threads;
    ERR_TRY(take(m, &sums, held, "partial sums"));
    ERR_TRY(m.prepare((size_t)words + 1));
    ERR_TRY(m.clear(sums, sizeof *sums * held));
    ERR_TRY(m.each(words + 1, step_count{chosen, counts, words}));
    ERR_TRY(m.scan(counts, words + 1));
    ERR_TRY(m.each(words, step_compact{chosen, counts, indices}));
    if (columns == 0)
        ERR_TRY(msm_sum_list(m, bases, indices, counts + words, sums, threads));
    else if constexpr (sizeof(F) == sizeof(fp))
        ERR_TRY(msm_sum_list_affine(m, bases, indices, counts + words, n, sums, columns));
    for (uint32_t count = threads; count > MSM_SUM_POINTS;) {
        const uint32_t half = (count + MSM_GROUP - 1) / MSM_GROUP;
        const uint32_t left = half < MSM_SUM_POINTS ? MSM_SUM_POINTS : half;
        ERR_TRY(m.each(left, step_fold<F>{sums, left, count}));
        count = left;
    }
    return m.down(sums, sizeof *sums * MSM_SUM_POINTS);
}

/* ---- on the processor ------------------------------------------------------------------------ */

/* G: xyzz, and add, dbl, clear (infinity) of curve.h; F: the device's field. */
template <class F, class G> void msm_read(typename G::xyzz *out, const xyzz<F> *from, size_t i)
{
    const xyzz<F> t = reduce(from[i]);
    memcpy(out, &t, sizeof t);
}

template <class F, class G>
void msm_finish(typename G::xyzz *out, const typename G::xyzz *down, size_t n)
{
    G::clear(out);
    if (n == 0)
        return;
    const msm_plan p = msm_plan_make(n);
    unsigned log_size;
    const unsigned pairs = p.pairs(&log_size);
    for (unsigned w = p.windows; w-- > 0;) {
        const xyzz<F> *const of = (const xyzz<F> *)down + (size_t)2 * w * pairs;
        typename G::xyzz plain, steps, t;
        G::clear(&plain);
        G::clear(&steps);
        for (unsigned i = 0; i < p.width(w); i++)
            G::dbl(out, out);
        for (unsigned j = pairs; j-- > 0;) {
            msm_read<F, G>(&t, of, 2 * j);
            G::add(&plain, &plain, &t);
            if (j > 0)
                G::add(&steps, &steps, &plain);
            msm_read<F, G>(&t, of, 2 * j + 1);
            G::add(out, out, &t);
        }
        for (unsigned i = 0; i < log_size; i++)
            G::dbl(&steps, &steps);
        G::add(out, out, &steps);
    }
}

template <class F, class G>
void msm_sum_finish(typename G::xyzz *out, const typename G::xyzz *down, size_t n)
{
    G::clear(out);
    for (unsigned i = 0; n != 0 && i < MSM_SUM_POINTS; i++) {
        typename G::xyzz t;
        msm_read<F, G>(&t, (const xyzz<F> *)down, i);
        G::add(out, out, &t);
    }
}

} /* namespace dev */

/* What the functions above need of group g on the processor: msm_g1, msm_g2. */
#define MSM_CUDA_GROUP(g)                                                                          \
    struct msm_##g {                                                                               \
        typedef ::g##_xyzz xyzz;                                                                   \
        static void clear(xyzz *a)                                                                 \
        {                                                                                          \
            g##_set_infinity(a);                                                                   \
        }                                                                                          \
        static void dbl(xyzz *out, const xyzz *a)                                                  \
        {                                                                                          \
            g##_dbl(out, a);                                                                       \
        }                                                                                          \
        static void add(xyzz *out, const xyzz *a, const xyzz *b)                                   \
        {                                                                                          \
            g##_add(out, a, b);                                                                    \
        }                                                                                          \
    };
MSM_CUDA_GROUP(g1)
MSM_CUDA_GROUP(g2)

#endif
