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
#include "msm/msm_steps.cuh"
#include "msm/msm_tree.cuh"

#include <string.h>

namespace dev
{

/* To be sorted: in key and value before and after; the others are scratch, they change places. */
struct msm_sorted {
    uint32_t *key, *value, *key2, *value2;
};

template <class F> struct msm_scratch {
    msm_sorted entries, order;
    uint32_t *runs; /* start, end */
    xyzz<F> *sums, *slots;
    msm_pair<F> *pairs, *joined;
    msm_tree tree;
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

template <class F, class M> err_t msm_take(M &m, msm_scratch<F> *s, const msm_plan &p)
{
    const size_t buckets = (size_t)p.batch * p.buckets, slots = p.slots(p.batch);
    const size_t segments = (size_t)p.windows * (p.buckets / MSM_SEGMENT);
    const size_t entries = p.entries(p.batch);
    ERR_TRY(take_sorted(m, &s->entries, (size_t)p.group * p.n, entries, "entries of buckets"));
    ERR_TRY(take_sorted(m, &s->order, buckets + slots, buckets + slots, "order of pieces"));
    ERR_TRY(take(m, &s->runs, 2 * buckets, "runs of buckets"));
    ERR_TRY(take(m, &s->sums, buckets, "buckets"));
    ERR_TRY(take(m, &s->slots, slots, "sums of pieces"));
    ERR_TRY(take(m, &s->pairs, segments, "sums of segments"));
    ERR_TRY(take(m, &s->joined, segments / MSM_GROUP + 1, "sums of groups"));
    if (p.levels > 0)
        ERR_TRY(msm_tree_take(m, &s->tree, msm_columns_of(m, p, p.batch)));
    return m.prepare(entries > buckets + slots ? entries : buckets + slots);
}

static inline unsigned msm_bits_of(uint32_t x)
{
    unsigned bits = 0;
    for (; x != 0; x >>= 1)
        bits++;
    return bits;
}

/* Sums of the pieces of r, which stand in s.order by length: in XYZZ, a thread a piece. */
template <class F, class M>
err_t msm_pieces(M &m, msm_scratch<F> &s, const msm_runs &r, const aff<F> *bases)
{
    const uint32_t pieces = r.buckets + (r.entries - 1) / r.piece + 1;
    ERR_TRY(m.stage(MSM_CUDA_ACCUMULATE));
    return m.each(pieces, step_accumulate<F>{r, s.order.value, bases, s.sums, s.slots});
}

/* The same by affine additions. */
template <class M>
err_t msm_pieces_affine(M &m, msm_scratch<fp> &s, const msm_columns &columns, const msm_runs &r,
                        const aff<fp> *bases)
{
    const msm_piece_columns pieces = {s.order.key, s.order.key2, r.values, r.piece};
    const msm_piece_sums sums = {s.order.value, r.buckets, s.sums, s.slots};
    s.tree.columns = columns;
    ERR_TRY(m.each(columns.columns, step_begin{r, s.order.value, s.order.key2}));
    ERR_TRY(m.each(2 * columns.rows,
                   step_piece_counts{s.order.key, s.tree.counts, columns.columns, r.piece}));
    ERR_TRY(msm_tree_table(m, s.tree));
    return msm_tree_sum(m, s.tree, pieces, bases, sums);
}

/* Bucket sums of windows first .. first + count - 1, whose entries are given, and those of their
 * segments. */
template <class F, class M>
err_t msm_batch(M &m, msm_scratch<F> &s, const msm_plan &p, const aff<F> *bases, msm_sorted entries,
                unsigned first, unsigned count)
{
    const uint32_t buckets = count * p.buckets, slots = p.slots(count);
    ERR_TRY(m.stage(MSM_CUDA_SORT));
    ERR_TRY(m.sort(&entries, p.entries(count), msm_bits_of(p.batch * p.buckets)));
    ERR_TRY(m.stage(MSM_CUDA_ORDER));
    const msm_runs r = {entries.key,      entries.value, s.runs, s.runs + buckets,
                        p.entries(count), buckets,       p.piece};
    ERR_TRY(m.clear(s.runs, 2 * sizeof *s.runs * buckets));
    ERR_TRY(m.clear(s.sums, sizeof *s.sums * buckets));
    ERR_TRY(m.each(r.entries, step_runs{r}));
    ERR_TRY(m.each(buckets + slots, step_order{r, s.order.key, s.order.value}));
    ERR_TRY(m.sort(&s.order, buckets + slots, msm_bits_of(p.piece)));
    if (p.levels == 0)
        ERR_TRY(msm_pieces(m, s, r, bases));
    else if constexpr (sizeof(F) == sizeof(fp))
        ERR_TRY(msm_pieces_affine(m, s, msm_columns_of(m, p, count), r, bases));
    for (uint64_t stride = 1; stride < p.slots(1); stride *= MSM_FAN)
        ERR_TRY(m.each(slots, step_slots<F>{r, s.sums, s.slots, (uint32_t)stride}));
    ERR_TRY(m.each(slots, step_slots<F>{r, s.sums, s.slots, 0}));
    ERR_TRY(m.stage(MSM_CUDA_REDUCE));
    const uint32_t segments = p.buckets / MSM_SEGMENT;
    return m.each(count * segments, step_segments<F>{s.pairs + (size_t)first * segments, s.sums});
}

/* Windows first .. first + count - 1, batch after batch. */
template <class F, class M>
err_t msm_group(M &m, msm_scratch<F> &s, const msm_plan &p, const aff<F> *bases, const fr *scalars,
                msm_cuda_form form, unsigned first, unsigned count)
{
    ERR_TRY(m.stage(MSM_CUDA_DIGITS));
    ERR_TRY(m.each(p.n, step_digits{s.entries.key, s.entries.value, scalars,
                                    form == MSM_CUDA_MONTGOMERY, p.n, first, count, p}));
    for (unsigned w = 0; w < count; w += p.batch) {
        const size_t at = (size_t)w * p.n;
        const msm_sorted entries = {s.entries.key + at, s.entries.value + at, s.entries.key2,
                                    s.entries.value2};
        ERR_TRY(msm_batch(m, s, p, bases, entries, first + w, msm_least(p.batch, count - w)));
    }
    return ERR_OK;
}

/* p.n > 0 */
template <class F, class M>
err_t msm_queue(M &m, const msm_plan &p, const aff<F> *bases, const fr *scalars, msm_cuda_form form)
{
    msm_scratch<F> s;
    ERR_TRY(msm_take(m, &s, p));
    for (unsigned w = 0; w < p.windows; w += p.group)
        ERR_TRY(msm_group(m, s, p, bases, scalars, form, w, msm_least(p.group, p.windows - w)));
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
    ERR_TRY(msm_tree_take(m, &tree, msm_columns{columns, rows, (uint32_t)n, levels, m.width()}));
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
