/* The sums of columns of points, level by level, over a machine (msm_pipeline.cuh). */
#ifndef CUZK_MSM_MSM_TREE_CUH
#define CUZK_MSM_MSM_TREE_CUH

#include "field/field_cpu.cuh"
#include "msm/msm_levels.cuh"

extern "C" {
#include "msm/msm_cuda.h"
}

namespace dev
{

template <class M, class T> err_t take(M &m, T **out, size_t count, const char *what)
{
    void *block = NULL;
    ERR_TRY(m.take(&block, count * sizeof(T), what));
    *out = (T *)block;
    return ERR_OK;
}

template <class M> err_t take_planes(M &m, msm_planes *out, size_t count, const char *what)
{
    out->stride = (count + MSM_ROW_ALIGN - 1) / MSM_ROW_ALIGN * MSM_ROW_ALIGN;
    return take(m, &out->at, MSM_PARTS * out->stride, what);
}

struct msm_tree {
    msm_columns columns;
    uint32_t *counts, *table;
    msm_points points;
    msm_planes products, prefixes;

    msm_table view() const
    {
        const uint32_t *const blocks = table + columns.rows;
        return msm_table{counts,       table,           blocks, blocks + columns.chunks() + 1,
                         columns.rows, columns.chunks()};
    }
};

/* Scratch for columns within these bounds. beside, if not null: a tree that is at another place of
 * its sum whenever this one is worked on, so that both use the same room for that. */
template <class M>
err_t msm_tree_take(M &m, msm_tree *t, const msm_columns &columns, const msm_tree *beside)
{
    t->columns = columns;
    ERR_TRY(take(m, &t->counts, 2 * (size_t)columns.rows, "lengths of columns"));
    ERR_TRY(take(m, &t->table, columns.table(), "table of rows"));
    ERR_TRY(take_planes(m, &t->points.x, columns.points(), "sums of pairs"));
    ERR_TRY(take_planes(m, &t->points.y, columns.points(), "sums of pairs"));
    ERR_TRY(take_planes(m, &t->products, columns.chains(), "products of chains"));
    if (beside) {
        t->points.prefix = beside->points.prefix;
        t->prefixes = beside->prefixes;
        return ERR_OK;
    }
    const size_t pairs = columns.levels > 1 ? columns.pairs(2) : 1;
    ERR_TRY(take_planes(m, &t->points.prefix, pairs, "products of chains"));
    return take_planes(m, &t->prefixes, columns.chains(), "products of chains");
}

/* After counts are there. */
template <class M> err_t msm_tree_table(M &m, const msm_tree &t)
{
    const msm_columns &c = t.columns;
    return m.each(c.table(), step_table{t.counts, t.table, c.rows, c.chunks()});
}

/* The three passes over level 1. */
template <class M, class C>
err_t msm_first_forward(M &m, const msm_tree &t, const C &columns, const aff<fp> *bases)
{
    ERR_TRY(m.stage(MSM_CUDA_FIRST_FORWARD));
    return m.each(
        t.columns.first_blocks() * MSM_LANES,
        step_first_forward<C, MSM_SLOTS_FORWARD>{columns, t.view(), t.points, t.products, bases});
}
template <class M> err_t msm_first_invert(M &m, const msm_tree &t)
{
    const msm_table table = t.view();
    ERR_TRY(m.stage(MSM_CUDA_INVERT));
    return m.each(m.width(), step_invert{t.products, t.prefixes, table.blocks + table.chunks, 1,
                                         MSM_LANES, m.width()});
}
template <class M, class C>
err_t msm_first_backward(M &m, const msm_tree &t, const C &columns, const aff<fp> *bases)
{
    ERR_TRY(m.stage(MSM_CUDA_FIRST_BACKWARD));
    return m.each(t.columns.first_blocks() * MSM_LANES,
                  step_first_backward<C>{columns, t.view(), t.points, t.products, bases});
}

/* Level l >= 2, if the bounds have it. */
static inline msm_level msm_level_of(const msm_tree &t, unsigned l)
{
    const msm_table table = t.view();
    return msm_level{table, table.ends_of(l), msm_row_pairs(t.columns.rows, l), 1u << (l - 2),
                     t.columns.chain(l)};
}
template <class M> err_t msm_level_forward(M &m, const msm_tree &t, unsigned l)
{
    const msm_level level = msm_level_of(t, l);
    ERR_TRY(m.stage(MSM_CUDA_FORWARD));
    ERR_TRY(
        m.each(t.columns.blocks(l) * MSM_LANES, step_level_forward{level, t.points, t.products}));
    ERR_TRY(m.stage(MSM_CUDA_INVERT));
    return m.each(m.width(), step_invert{t.products, t.prefixes, level.ends + level.row_pairs - 1,
                                         MSM_LANES * level.chain, MSM_LANES, m.width()});
}
template <class M> err_t msm_level_backward(M &m, const msm_tree &t, unsigned l)
{
    ERR_TRY(m.stage(MSM_CUDA_BACKWARD));
    return m.each(t.columns.blocks(l) * MSM_LANES,
                  step_level_backward{msm_level_of(t, l), t.points, t.products});
}

/* Levels from l on. */
template <class M> err_t msm_levels_from(M &m, const msm_tree &t, unsigned l)
{
    for (; l <= t.columns.levels && msm_row_pairs(t.columns.rows, l) > 0; l++) {
        ERR_TRY(msm_level_forward(m, t, l));
        ERR_TRY(msm_level_backward(m, t, l));
    }
    return ERR_OK;
}

/* Levels from 2 on, and on the way forward at level 1 of the tree that comes next. */
template <class M, class C>
err_t msm_levels_mixed(M &m, const msm_tree &t, const msm_tree &next, const C &next_columns,
                       const aff<fp> *bases)
{
    if (t.columns.levels < 2 || msm_row_pairs(t.columns.rows, 2) == 0) {
        ERR_TRY(msm_first_forward(m, next, next_columns, bases));
        return msm_first_invert(m, next);
    }
    ERR_TRY(msm_level_forward(m, t, 2));
    ERR_TRY(m.stage(MSM_CUDA_MIXED));
    const step_level_backward backward = {msm_level_of(t, 2), t.points, t.products};
    ERR_TRY(m.each(
        (t.columns.blocks(2) + next.columns.first_blocks()) * MSM_LANES,
        step_mixed<C>{backward, {next_columns, next.view(), next.points, next.products, bases}}));
    ERR_TRY(msm_first_invert(m, next));
    return msm_levels_from(m, t, 3);
}

/* What is left of each column goes to the target. */
template <class M, class C, class T>
err_t msm_tree_end(M &m, const msm_tree &t, const C &columns, const T &target)
{
    ERR_TRY(m.stage(MSM_CUDA_ACCUMULATE));
    return m.each(t.columns.columns,
                  step_columns<C, T>{columns, target, t.view(), t.points, t.columns.levels});
}

/* All of it, one pass after the other. */
template <class M, class C, class T>
err_t msm_tree_sum(M &m, const msm_tree &t, const C &columns, const aff<fp> *bases, const T &target)
{
    ERR_TRY(msm_first_forward(m, t, columns, bases));
    ERR_TRY(msm_first_invert(m, t));
    ERR_TRY(msm_first_backward(m, t, columns, bases));
    ERR_TRY(msm_levels_from(m, t, 2));
    return msm_tree_end(m, t, columns, target);
}

} /* namespace dev */

#endif
