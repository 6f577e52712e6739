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

/* Scratch for columns within these bounds. */
template <class M> err_t msm_tree_take(M &m, msm_tree *t, const msm_columns &columns)
{
    t->columns = columns;
    ERR_TRY(take(m, &t->counts, 2 * (size_t)columns.rows, "lengths of columns"));
    ERR_TRY(take(m, &t->table, columns.table(), "table of rows"));
    ERR_TRY(take_planes(m, &t->points.x, columns.points(), "sums of pairs"));
    ERR_TRY(take_planes(m, &t->points.y, columns.points(), "sums of pairs"));
    const size_t pairs = columns.levels > 1 ? columns.pairs(2) : 1;
    ERR_TRY(take_planes(m, &t->points.prefix, pairs, "products of chains"));
    ERR_TRY(take_planes(m, &t->products, columns.chains(), "products of chains"));
    return take_planes(m, &t->prefixes, columns.chains(), "products of chains");
}

/* After counts are there. */
template <class M> err_t msm_tree_table(M &m, const msm_tree &t)
{
    const msm_columns &c = t.columns;
    return m.each(c.table(), step_table{t.counts, t.table, c.rows, c.chunks()});
}

template <class M, class C>
err_t msm_tree_first(M &m, const msm_tree &t, const C &columns, const aff<fp> *bases)
{
    const uint32_t lanes = t.columns.first_blocks() * MSM_LANES;
    const msm_table table = t.view();
    ERR_TRY(m.stage(MSM_CUDA_FIRST_FORWARD));
    ERR_TRY(m.each(lanes, step_first_forward<C>{columns, table, t.points, t.products, bases}));
    ERR_TRY(m.stage(MSM_CUDA_INVERT));
    ERR_TRY(m.each(m.width(), step_invert{t.products, t.prefixes, table.blocks + table.chunks, 1,
                                          MSM_LANES, m.width()}));
    ERR_TRY(m.stage(MSM_CUDA_FIRST_BACKWARD));
    return m.each(lanes, step_first_backward<C>{columns, table, t.points, t.products, bases});
}

template <class M> err_t msm_tree_level(M &m, const msm_tree &t, unsigned l)
{
    const msm_table table = t.view();
    const msm_level level = {table, table.ends_of(l), msm_row_pairs(t.columns.rows, l),
                             1u << (l - 2), t.columns.chain(l)};
    if (level.row_pairs == 0)
        return ERR_OK;
    const uint32_t lanes = t.columns.blocks(l) * MSM_LANES;
    ERR_TRY(m.stage(MSM_CUDA_FORWARD));
    ERR_TRY(m.each(lanes, step_level_forward{level, t.points, t.products}));
    ERR_TRY(m.stage(MSM_CUDA_INVERT));
    ERR_TRY(m.each(m.width(), step_invert{t.products, t.prefixes, level.ends + level.row_pairs - 1,
                                          MSM_LANES * level.chain, MSM_LANES, m.width()}));
    ERR_TRY(m.stage(MSM_CUDA_BACKWARD));
    return m.each(lanes, step_level_backward{level, t.points, t.products});
}

/* All levels, and what is left to the target. */
template <class M, class C, class T>
err_t msm_tree_sum(M &m, const msm_tree &t, const C &columns, const aff<fp> *bases, const T &target)
{
    ERR_TRY(msm_tree_first(m, t, columns, bases));
    for (unsigned l = 2; l <= t.columns.levels; l++)
        ERR_TRY(msm_tree_level(m, t, l));
    ERR_TRY(m.stage(MSM_CUDA_ACCUMULATE));
    return m.each(t.columns.columns,
                  step_columns<C, T>{columns, target, t.view(), t.points, t.columns.levels});
}

} /* namespace dev */

#endif
