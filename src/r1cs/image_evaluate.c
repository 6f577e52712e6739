/* Evaluation of an image by tiles: instances are handed to threads in stretches of rows. */
#include "r1cs/image_evaluate.h"

#include "base/verify.h"
#include "r1cs/image_tile.h"

#include <stdatomic.h>
#include <string.h>

#define STRETCH_ROWS ((size_t)1 << 17)
/* Output above this will not be found in a cache later on: it is streamed past it. */
#define STREAM_BYTES_MIN ((size_t)16 << 20)

typedef struct {
    tile *tile;
    fr *wide;
    uint64_t unsatisfied, first; /* first: row of the image */
} worker_state;

struct image_evaluator {
    const tile_passes *passes;
    tile_plan plan;
    unsigned workers;
    worker_state *worker;
};

/* ---- creation -------------------------------------------------------------------------------- */

static err_t create_worker(worker_state *w, const tile_plan *plan)
{
    ERR_TRY(MEM_ARRAY(&w->tile, MEM_SCRATCH, 1, "tile of rows"));
    ERR_TRY(MEM_ARRAY(&w->wide, MEM_SCRATCH, 3 * plan->wide_max, "field rows of a tile"));
    for (unsigned m = 0; m < 3 && w->wide; m++)
        w->tile->wide[m] = w->wide + m * plan->wide_max;
    return ERR_OK;
}

err_t image_evaluator_create(image_evaluator **out, const r1cs_image *image, unsigned threads,
                             const tile_passes *passes)
{
    *out = NULL;
    image_evaluator *e;
    ERR_TRY(mem_alloc((void **)&e, MEM_SCRATCH, 1, sizeof *e, "evaluator"));
    e->passes = passes ? passes : tile_passes_get();
    e->workers = threads;
    err_t rc = tile_plan_create(&e->plan, image);
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&e->worker, MEM_SCRATCH, threads, "evaluator");
    for (unsigned i = 0; i < threads && rc == ERR_OK; i++)
        rc = create_worker(&e->worker[i], &e->plan);
    if (rc == ERR_OK)
        *out = e;
    else
        image_evaluator_destroy(e);
    return rc;
}

void image_evaluator_destroy(image_evaluator *e)
{
    if (!e)
        return;
    for (unsigned i = 0; i < e->workers && e->worker; i++) {
        worker_state *w = &e->worker[i];
        if (w->tile)
            mem_wipe(w->tile, sizeof *w->tile);
        if (w->wide)
            mem_wipe(w->wide, 3 * e->plan.wide_max * sizeof *w->wide);
        mem_free(w->tile, MEM_SCRATCH);
        mem_free(w->wide, MEM_SCRATCH);
    }
    mem_free(e->worker, MEM_SCRATCH);
    tile_plan_free(&e->plan);
    mem_free(e, MEM_SCRATCH);
}

/* ---- ranges ---------------------------------------------------------------------------------- */

static size_t rows_of(const r1cs_image *image, size_t instance)
{
    return image->template_[image->instance[instance].template_index].rows;
}

/* The first instance at or behind `from` that begins at row `row` or later; instance_n if none. */
static size_t instance_at(const r1cs_image *image, size_t from, size_t row)
{
    size_t first = from, last = image->instance_n;
    while (first < last) {
        const size_t middle = first + (last - first) / 2;
        if (image->instance[middle].row < row)
            first = middle + 1;
        else
            last = middle;
    }
    return first;
}

static size_t row_of(const r1cs_image *image, size_t instance)
{
    return instance < image->instance_n ? image->instance[instance].row : image->shape.constraints;
}

image_range image_range_from(const r1cs_image *image, size_t from, size_t rows_max)
{
    VERIFY(from < image->instance_n);
    const size_t row = image->instance[from].row;
    size_t end = instance_at(image, from + 1, row + rows_max + 1);
    if (row_of(image, end) > row + rows_max)
        end--; /* the last one does not fit whole */
    end = end > from ? end : from + 1;
    return (image_range){
        .instance = from, .instances = end - from, .row = row, .rows = row_of(image, end) - row};
}

/* ---- running --------------------------------------------------------------------------------- */

typedef struct {
    image_evaluator *e;
    fr *out[3];
    bool streaming, checking;
    const r1cs_slab *slab;
    const image_range *range;
    const progress *listener;
    atomic_size_t rows_done;
} evaluation;

static void one_instance(const evaluation *v, worker_state *w, size_t i)
{
    const image_evaluator *e = v->e;
    const image_instance *instance = &e->plan.image->instance[i];
    const size_t rows = rows_of(e->plan.image, i);
    if (rows == 0)
        return;
    unsigned wanted = v->checking ? 7 : 0;
    for (unsigned m = 0; m < 3; m++)
        wanted |= (unsigned)(v->out[m] != NULL) << m;
    e->passes->fill(w->tile, &e->plan, v->slab, instance, wanted);
    if (v->checking) {
        const tile_verdict verdict = e->passes->check(w->tile, &e->plan, rows);
        const uint64_t first = instance->row + verdict.first;
        if (verdict.unsatisfied != 0 && (w->unsatisfied == 0 || first < w->first))
            w->first = first;
        w->unsatisfied += verdict.unsatisfied;
    }
    for (unsigned m = 0; m < 3; m++)
        if (v->out[m])
            e->passes->expand(v->out[m] + (instance->row - v->range->row), w->tile, &e->plan, m,
                              rows, v->streaming);
}

static err_t one_stretch(void *context, size_t index, unsigned worker)
{
    evaluation *v = context;
    const r1cs_image *image = v->e->plan.image;
    const image_range *range = v->range;
    const size_t end = range->instance + range->instances;
    const size_t row = range->row + index * STRETCH_ROWS;
    size_t first = instance_at(image, range->instance, row);
    size_t last = instance_at(image, range->instance, row + STRETCH_ROWS);
    last = last < end ? last : end;
    const size_t rows = first < last ? row_of(image, last) - row_of(image, first) : 0;
    for (; first < last; first++)
        one_instance(v, &v->e->worker[worker], first);
    progress_step(v->listener, "evaluation", atomic_fetch_add(&v->rows_done, rows) + rows,
                  range->rows);
    return ERR_OK;
}

static void collect(image_verdict *verdict, const evaluation *v)
{
    const uint64_t before = verdict->unsatisfied;
    uint64_t first = before != 0 ? verdict->first_unsatisfied : UINT64_MAX;
    for (unsigned i = 0; i < v->e->workers; i++) {
        const worker_state *w = &v->e->worker[i];
        verdict->unsatisfied += w->unsatisfied;
        if (w->unsatisfied != 0 && w->first < first)
            first = w->first;
    }
    if (verdict->unsatisfied == before || (before != 0 && first == verdict->first_unsatisfied))
        return;
    verdict->first_unsatisfied = first;
    image_find_row_ref(verdict->abc, v->e->plan.image, v->slab, first);
}

err_t image_evaluator_run(image_evaluator *e, fr *a, fr *b, fr *c, image_verdict *verdict,
                          const r1cs_slab *slab, const image_range *range, pool *p,
                          const progress *listener)
{
    VERIFY(pool_threads(p) <= e->workers);
    evaluation v = {.e = e,
                    .out = {a, b, c},
                    .streaming = range->rows * sizeof(fr) >= STREAM_BYTES_MIN,
                    .checking = verdict != NULL,
                    .slab = slab,
                    .range = range,
                    .listener = listener};
    for (unsigned i = 0; i < e->workers; i++)
        e->worker[i].unsatisfied = 0;
    const size_t stretches = (range->rows + STRETCH_ROWS - 1) / STRETCH_ROWS;
    ERR_TRY(pool_for(p, stretches, one_stretch, &v));
    if (verdict)
        collect(verdict, &v);
    return ERR_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void append_input_rows(fr *a, fr *b, fr *c, const r1cs_image *image, const r1cs_slab *slab)
{
    const size_t rows = image->shape.constraints, inputs = image->shape.inputs;
    if (a)
        memcpy(a + rows, slab->fields, inputs * sizeof *a);
    if (b)
        memset(b + rows, 0, inputs * sizeof *b);
    if (c)
        memset(c + rows, 0, inputs * sizeof *c);
}

err_t image_evaluate(fr *a, fr *b, fr *c, image_verdict *verdict, const r1cs_image *image,
                     const r1cs_slab *slab, pool *p, const progress *listener)
{
    ERR_TRY(image_slab_fits(image, slab));
    image_evaluator *e;
    ERR_TRY(image_evaluator_create(&e, image, pool_threads(p), NULL));
    if (verdict)
        memset(verdict, 0, sizeof *verdict);
    const image_range all = {.instances = image->instance_n, .rows = image->shape.constraints};
    const err_t rc = image_evaluator_run(e, a, b, c, verdict, slab, &all, p, listener);
    append_input_rows(a, b, c, image, slab);
    image_evaluator_destroy(e);
    return rc;
}
