/* The order of work of the transforms.
 *
 * Natural to bit-reversed ("split"): radix-8 levels from the whole vector down to leaves of 4, 8 or
 * 16 elements, depth first, so that all levels below a block that fits in a cache find it there; no
 * scratch, no transposition. Bit-reversed to natural ("join") is the same tree walked upwards. A
 * natural-to-natural transform is a split and a permutation (order.c).
 *
 *     log2 n - log2 leaf is a multiple of 3; 2^20: six radix-8 levels, then leaves of 4
 *
 * Cost of 2^20 in multiplications an element: 6 · 11/8 + 1 - 0.99 (block 0 has no twiddles) = 8.3.
 *
 * Threads: three loops with a barrier between them: the top level over ranges of positions, the
 * second level over (block, range), and the 64 subtrees below. Small vectors are one task. */
#include "base/verify.h"
#include "ntt/kernels.h"

#define SPREAD_LOG2_MIN 13u           /* below, one task does everything */
#define RANGE           ((size_t)128) /* positions a task of the top two levels takes */
#define SUBTREES_LOG2   6u

ASSERT_STATIC((size_t)1 << (SPREAD_LOG2_MIN - SUBTREES_LOG2) >= RANGE, "a range is in one block");

typedef struct {
    const kernel_table *kernels;
    kernel_context k;
    fr *x;
    unsigned log2, leaf_log2;
    unsigned depth; /* of the level that a loop works on, 0 or 1 */
} tree;

static unsigned leaf_log2_of(unsigned log2)
{
    static const unsigned by_remainder[3] = {3, 4, 2};
    return log2 <= LEAF_LOG2_MAX ? log2 : by_remainder[log2 % 3];
}

static void split_subtree(const tree *t, fr *x, unsigned log2, size_t p)
{
    if (log2 == t->leaf_log2) {
        t->kernels->leaf_split(&t->k, x, log2, p, 1);
        return;
    }
    const unsigned child_log2 = log2 - 3;
    const size_t stride = (size_t)1 << child_log2;
    t->kernels->split8(&t->k, x, stride, p, 0, stride);
    if (child_log2 == t->leaf_log2) {
        t->kernels->leaf_split(&t->k, x, child_log2, 8 * p, 8);
        return;
    }
    for (size_t s = 0; s < 8; s++)
        split_subtree(t, x + s * stride, child_log2, 8 * p + s);
}

static void join_subtree(const tree *t, fr *x, unsigned log2, size_t p)
{
    const bool top = log2 == t->log2;
    if (log2 == t->leaf_log2) {
        t->kernels->leaf_join(&t->k, x, log2, p, 1, top);
        return;
    }
    const unsigned child_log2 = log2 - 3;
    const size_t stride = (size_t)1 << child_log2;
    if (child_log2 == t->leaf_log2)
        t->kernels->leaf_join(&t->k, x, child_log2, 8 * p, 8, false);
    else
        for (size_t s = 0; s < 8; s++)
            join_subtree(t, x + s * stride, child_log2, 8 * p + s);
    if (top)
        t->kernels->join8_top(&t->k, x, stride, 0, stride);
    else
        t->kernels->join8(&t->k, x, stride, p, 0, stride);
}

/* ---- loop bodies ------------------------------------------------------------------------------*/

/* Task i of the level at t->depth: a range of positions of one of its 8^depth blocks. */
typedef struct {
    fr *block;
    size_t stride, p, first;
} range;

static range range_of(const tree *t, size_t i)
{
    const unsigned block_log2 = t->log2 - 3 * t->depth;
    const size_t stride = (size_t)1 << (block_log2 - 3), ranges = stride / RANGE, p = i / ranges;
    return (range){t->x + (p << block_log2), stride, p, i % ranges * RANGE};
}

static err_t split_range(void *context, size_t i, unsigned worker)
{
    const tree *t = context;
    const range r = range_of(t, i);
    (void)worker;
    t->kernels->split8(&t->k, r.block, r.stride, r.p, r.first, r.first + RANGE);
    return ERR_OK;
}

static err_t join_range(void *context, size_t i, unsigned worker)
{
    const tree *t = context;
    const range r = range_of(t, i);
    (void)worker;
    if (t->depth == 0)
        t->kernels->join8_top(&t->k, r.block, r.stride, r.first, r.first + RANGE);
    else
        t->kernels->join8(&t->k, r.block, r.stride, r.p, r.first, r.first + RANGE);
    return ERR_OK;
}

static err_t split_subtree_task(void *context, size_t i, unsigned worker)
{
    const tree *t = context;
    const unsigned log2 = t->log2 - SUBTREES_LOG2;
    (void)worker;
    split_subtree(t, t->x + (i << log2), log2, i);
    return ERR_OK;
}

static err_t join_subtree_task(void *context, size_t i, unsigned worker)
{
    const tree *t = context;
    const unsigned log2 = t->log2 - SUBTREES_LOG2;
    (void)worker;
    join_subtree(t, t->x + (i << log2), log2, i);
    return ERR_OK;
}

static err_t split_spread(tree *t, pool *p)
{
    const size_t tasks = ((size_t)1 << (t->log2 - 3)) / RANGE;
    for (t->depth = 0; t->depth < SUBTREES_LOG2 / 3; t->depth++)
        ERR_TRY(pool_for(p, tasks, split_range, t));
    return pool_for(p, (size_t)1 << SUBTREES_LOG2, split_subtree_task, t);
}

static err_t join_spread(tree *t, pool *p)
{
    const size_t tasks = ((size_t)1 << (t->log2 - 3)) / RANGE;
    ERR_TRY(pool_for(p, (size_t)1 << SUBTREES_LOG2, join_subtree_task, t));
    t->depth = 1;
    ERR_TRY(pool_for(p, tasks, join_range, t));
    t->depth = 0;
    return pool_for(p, tasks, join_range, t);
}

/* Sizes 1 and 2 have no twiddles. */
static void transform_tiny(fr *x, unsigned log2)
{
    if (log2 == 0)
        return;
    const fr t = x[1];
    fr_sub(&x[1], &x[0], &t);
    fr_add(&x[0], &x[0], &t);
}

/* ---- entry points ---------------------------------------------------------------------------- */

err_t ntt_transform(const ntt_domain *d, fr *a, ntt_direction direction, ntt_order input, pool *p)
{
    tree t = {.kernels = kernels_get(),
              .k = {d->twiddles, &d->multiples, &d->dft8[direction], direction},
              .x = a,
              .log2 = d->log2,
              .leaf_log2 = leaf_log2_of(d->log2)};
    if (t.log2 >= SPREAD_LOG2_MIN)
        return input == NTT_NATURAL ? split_spread(&t, p) : join_spread(&t, p);
    if (t.log2 < 2)
        transform_tiny(a, t.log2);
    else if (input == NTT_NATURAL)
        split_subtree(&t, a, t.log2, 0);
    else
        join_subtree(&t, a, t.log2, 0);
    return ERR_OK;
}

err_t ntt_forward(const ntt_domain *d, fr *a, pool *p)
{
    ERR_TRY(ntt_transform(d, a, NTT_FORWARD, NTT_NATURAL, p));
    return ntt_bit_reverse(d, a, p);
}

err_t ntt_inverse(const ntt_domain *d, fr *a, pool *p)
{
    ERR_TRY(ntt_transform(d, a, NTT_INVERSE, NTT_NATURAL, p));
    ERR_TRY(ntt_bit_reverse(d, a, p));
    return scale_by(d, a, &d->size_inverse, p);
}

err_t ntt_forward_coset(const ntt_domain *d, fr *a, pool *p)
{
    ERR_TRY(ntt_scale(d, &a, 1, NTT_NATURAL, &FR_GENERATOR, &FR_ONE, p));
    return ntt_forward(d, a, p);
}

err_t ntt_inverse_coset(const ntt_domain *d, fr *a, pool *p)
{
    fr generator_inverse;
    fr_inv(&generator_inverse, &FR_GENERATOR);
    ERR_TRY(ntt_transform(d, a, NTT_INVERSE, NTT_NATURAL, p));
    ERR_TRY(ntt_bit_reverse(d, a, p));
    return ntt_scale(d, &a, 1, NTT_NATURAL, &generator_inverse, &d->size_inverse, p);
}
