/* Multiplication of a vector by a constant, and by factor · shift^i in either order.
 *
 * For the powers, positions are taken in rows of ROW. The powers of a row are one constant times a
 * pattern that is the same for every row: natural order, position (row, j): shift^(ROW row) ·
 * shift^j; bit-reversed order: the index is rev(row) + rev(j) n/ROW. Two multiplications an element
 * with one vector, (count + 1)/count with several. */
#include "ntt/kernels.h"

#define ROW_LOG2_MAX 8u
#define ROW_MAX      ((size_t)1 << ROW_LOG2_MAX)
#define ROWS         ((size_t)16) /* rows a task takes */

typedef struct {
    const kernel_table *kernels;
    fr *const *vectors;
    size_t count, rows;
    unsigned row_log2, rows_log2;
    ntt_order order;
    fr shift, factor;
    fr pattern[ROW_MAX];
} scaling;

static void fill_pattern(scaling *c)
{
    const size_t row = (size_t)1 << c->row_log2;
    fr step = c->shift, power = FR_ONE;
    for (unsigned i = 0; c->order == NTT_BIT_REVERSED && i < c->rows_log2; i++)
        fr_sqr(&step, &step);
    for (size_t j = 0; j < row; j++) {
        c->pattern[c->order == NTT_NATURAL ? j : bits_reverse(j, c->row_log2)] = power;
        fr_mul(&power, &power, &step);
    }
}

static err_t scale_rows(void *context, size_t i, unsigned worker)
{
    const scaling *c = context;
    const size_t row = (size_t)1 << c->row_log2;
    fr constant, powers[ROW_MAX];
    (void)worker;
    for (size_t at = i * ROWS; at < c->rows && at < (i + 1) * ROWS; at++) {
        fr_pow_u64(&constant, &c->shift,
                   c->order == NTT_NATURAL ? at << c->row_log2 : bits_reverse(at, c->rows_log2));
        fr_mul(&constant, &constant, &c->factor);
        c->kernels->mul_by(powers, c->pattern, &constant, row);
        for (size_t v = 0; v < c->count; v++) {
            fr *x = c->vectors[v] + at * row;
            c->kernels->mul_each(x, x, powers, row);
        }
    }
    return ERR_OK;
}

typedef struct {
    const kernel_table *kernels;
    fr *a;
    const fr *factor;
    size_t n;
} multiplication;

static err_t multiply_chunk(void *context, size_t i, unsigned worker)
{
    const multiplication *c = context;
    const size_t chunk = ROWS * ROW_MAX, first = i * chunk, left = c->n - first;
    (void)worker;
    c->kernels->mul_by(c->a + first, c->a + first, c->factor, left < chunk ? left : chunk);
    return ERR_OK;
}

err_t scale_by(const ntt_domain *d, fr *a, const fr *factor, pool *p)
{
    multiplication c = {kernels_get(), a, factor, ntt_domain_size(d)};
    return pool_for(p, (c.n + ROWS * ROW_MAX - 1) / (ROWS * ROW_MAX), multiply_chunk, &c);
}

err_t ntt_scale(const ntt_domain *d, fr *const *vectors, size_t count, ntt_order order,
                const fr *shift, const fr *factor, pool *p)
{
    scaling c = {.kernels = kernels_get(),
                 .vectors = vectors,
                 .count = count,
                 .row_log2 = d->log2 < ROW_LOG2_MAX ? d->log2 : ROW_LOG2_MAX,
                 .order = order,
                 .shift = *shift,
                 .factor = *factor};
    c.rows_log2 = d->log2 - c.row_log2;
    c.rows = (size_t)1 << c.rows_log2;
    fill_pattern(&c);
    return pool_for(p, (c.rows + ROWS - 1) / ROWS, scale_rows, &c);
}
