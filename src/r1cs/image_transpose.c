/* Columns from rows, on the processor. A task owns a range of columns and runs over all units; it
 * passes by those whose places are outside, some 20 terms at a step, so no two tasks write the same
 * sum and nothing is locked. ONE, which occurs in most rows, is a task by itself. */
#include "r1cs/image_transpose.h"

#include "field/field_inline.h"
#include "r1cs/image_transpose_work.h"

#include <string.h>

#define RANGES_PER_THREAD 4u

typedef struct {
    fr *out;
    const r1cs_image *image;
    const transpose_work *work;
    const fr *rows;
    size_t ranges; /* of bits, and of fields behind ONE */
} product;

/* Places from … to - 1 of one kind. */
typedef struct {
    fr *out; /* of place 0 */
    int64_t from, to;
    bool is_field;
} column_range;

/* The terms of row i of a unit. at: its first place. */
static void add_row(const column_range *range, const image_entry *e, int64_t at, fr *value)
{
    for (unsigned k = 0; k < e->count; k++, at += e->step) {
        if (at >= range->from && at < range->to)
            fr_add_inline(&range->out[at], &range->out[at], value);
        if (e->flags & IMAGE_DOUBLING)
            fr_add_inline(value, value, value);
    }
}

static void add_unit(const column_range *range, const product *p, const transpose_unit *u,
                     int64_t at, const fr *rows)
{
    const image_entry *e = &u->entry;
    for (unsigned i = 0; i < u->rows; i++, at += e->row_step) {
        const fr *row = &rows[i * u->row_stride];
        fr value;
        if (e->coeff == R1CS_ONE_COEFF)
            value = *row;
        else if (e->coeff == R1CS_MINUS_ONE_COEFF)
            fr_neg_inline(&value, row);
        else
            fr_mul(&value, row, &p->image->coeff[e->coeff]);
        add_row(range, e, at, &value);
    }
}

static void add_range(const product *p, const column_range *range)
{
    for (size_t i = 0; i < p->work->instances; i++) {
        const transpose_instance *in = &p->work->instance[i];
        const uint32_t *base = p->image->base + in->base;
        for (uint32_t k = in->unit; k < in->unit + in->units; k++) {
            const transpose_unit *u = &p->work->unit[k];
            const image_entry *e = &u->entry;
            if ((e->flags & IMAGE_FIELD) != (range->is_field ? IMAGE_FIELD : 0))
                continue;
            const int64_t at = (int64_t)base[e->segment] + e->offset;
            const int64_t rows = (int64_t)(u->rows - 1) * e->row_step;
            const int64_t terms = (int64_t)(e->count - 1) * e->step;
            const int64_t low = at + (rows < 0 ? rows : 0) + (terms < 0 ? terms : 0);
            const int64_t high = at + (rows > 0 ? rows : 0) + (terms > 0 ? terms : 0);
            if (high >= range->from && low < range->to)
                add_unit(range, p, u, at, p->rows + in->row + u->row);
        }
    }
}

/* Task 0: ONE; then the ranges of bits, then those of the other fields. */
static err_t add_task(void *context, size_t task, unsigned worker)
{
    const product *p = context;
    const slab_counts n = p->image->n;
    column_range range = {.out = p->out + n.bits, .from = 0, .to = 1, .is_field = true};
    (void)worker;
    if (task > p->ranges) {
        range.from = 1 + (int64_t)((n.fields - 1) * (task - p->ranges - 1) / p->ranges);
        range.to = 1 + (int64_t)((n.fields - 1) * (task - p->ranges) / p->ranges);
    } else if (task > 0) {
        range = (column_range){.out = p->out,
                               .from = (int64_t)(n.bits * (task - 1) / p->ranges),
                               .to = (int64_t)(n.bits * task / p->ranges)};
    }
    if (range.from == range.to)
        return ERR_OK;
    memset(range.out + range.from, 0, (size_t)(range.to - range.from) * sizeof *range.out);
    add_range(p, &range);
    return ERR_OK;
}

err_t image_transpose(fr *out, const r1cs_image *image, unsigned matrix, const fr *rows, pool *p)
{
    transpose_work work;
    ERR_TRY(transpose_work_create(&work, image, matrix, NULL));
    const unsigned threads = pool_threads(p);
    product all = {.out = out, .image = image, .work = &work, .rows = rows};
    all.ranges = threads == 1 ? 1 : (size_t)threads * RANGES_PER_THREAD;
    const err_t rc = pool_for(p, 1 + 2 * all.ranges, add_task, &all);
    transpose_work_free(&work);
    ERR_TRY(rc);
    for (size_t i = 0; matrix == 0 && i < image->shape.inputs; i++)
        fr_add(&out[image->n.bits + i], &out[image->n.bits + i],
               &rows[image->shape.constraints + i]);
    return ERR_OK;
}
