/* bench_eval [--log2 K] [--threads T] [--runs R]: the evaluations A w, B w, C w of one partition of
 * a sector of 2^K bytes (35: 32 GiB), from a slab through the constraint image.
 *
 * First the rows are checked: of a job that holds, all rows must hold, and every SAMPLE-th instance
 * is compared with the expansion term by term. Then the times, in buffers that have been written
 * before; the first touch is reported apart. At the end all that a prover takes, first touches
 * included, natively and row by row through the circuit.
 *
 * Expected, A and B of 32 GiB, one core: 130 million rows in 5 million groups of up to 32; a group
 * has some six windows of the bitmap, each some 5 ns: 0.15 s. 27 million products in the Poseidon
 * rows at 10 ns: 0.3 s. 8.4 GB written once, past the cache: what memset reaches is printed. */
#include "series.h"

#include "base/mem.h"
#include "circuit/porep_assign.h"
#include "circuit/porep_make.h"
#include "r1cs/image_evaluate.h"

#include <inttypes.h>

#define SAMPLE        ((size_t)37)
#define MEMSET_LOG2   22
#define KEPT_ROWS_MAX ((size_t)1 << 24) /* with more, three vectors of rows may not fit */

typedef struct {
    porep_job job;
    porep_circuit porep;
    r1cs_circuit circuit;
    r1cs_image image;
    porep_desk desk;
    fr *out[3];
    size_t rows; /* with the appended ones */
    pool *p;
} subject;

/* ---- the subject ----------------------------------------------------------------------------- */

static err_t make_job(subject *s, unsigned log2)
{
    const porep_shape *shape = porep_shape_of_size(UINT64_C(1) << log2);
    if (!shape)
        return err_set(ERR_ARGUMENT, "no sector has 2^%u bytes", log2);
    porep_sector sector;
    porep_sector_numbered(&sector, shape, POREP_V1_1, 1000, 1, 1);
    ERR_TRY(porep_make_sparse(&s->job, &sector, s->p, NULL));
    s->porep = (porep_circuit){.shape = shape, .job = &s->job};
    s->circuit = (r1cs_circuit){shape->name, porep_synthesize, &s->porep};
    return ERR_OK;
}

static err_t make_image(subject *s)
{
    const double began = clock_seconds();
    ERR_TRY(image_build(&s->image, &s->circuit, NULL));
    printf("image: %zu bytes, %.1f s; %zu templates, %zu groups, %zu entries, %zu instances\n",
           image_bytes(&s->image), clock_seconds() - began, s->image.template_n, s->image.group_n,
           s->image.entry_n, s->image.instance_n);
    return ERR_OK;
}

static err_t make_slab(subject *s)
{
    ERR_TRY(porep_desk_create(&s->desk, s->job.shape, pool_threads(s->p)));
    return porep_desk_witness(&s->desk, &s->job, 0, s->p);
}

static void drop(subject *s)
{
    for (unsigned m = 0; m < 3; m++)
        mem_free(s->out[m], MEM_WITNESS);
    porep_desk_free(&s->desk);
    image_free(&s->image);
    porep_job_free(&s->job);
}

/* ---- the check ------------------------------------------------------------------------------- */

static err_t compare_instance(const subject *s, size_t i)
{
    const image_instance *instance = &s->image.instance[i];
    const image_template *t = &s->image.template_[instance->template_index];
    for (uint32_t g = t->group; g < t->group + t->groups; g++) {
        const image_group *group = &s->image.group[g];
        for (unsigned r = 0; r < group->rows; r++) {
            const size_t row = instance->row + group->row + (size_t)r * group->row_stride;
            fr abc[3];
            image_row_ref(abc, &s->image, &s->desk.slab, instance, group, r);
            for (unsigned m = 0; m < 3; m++)
                if (s->out[m] && !fr_eq(&abc[m], &s->out[m][row]))
                    return err_set(ERR_INTERNAL, "row %zu of matrix %u differs", row, m);
        }
    }
    return ERR_OK;
}

static err_t check(const subject *s, const image_verdict *verdict)
{
    if (verdict->unsatisfied != 0)
        return err_set(ERR_INTERNAL, "row %" PRIu64 " does not hold", verdict->first_unsatisfied);
    for (size_t i = 0; i < s->image.instance_n; i += SAMPLE)
        ERR_TRY(compare_instance(s, i));
    return ERR_OK;
}

/* ---- the times ------------------------------------------------------------------------------- */

static err_t run_a_b(void *context)
{
    const subject *s = context;
    return image_evaluate(s->out[0], s->out[1], NULL, NULL, &s->image, &s->desk.slab, s->p, NULL);
}
static err_t run_a_b_checked(void *context)
{
    const subject *s = context;
    image_verdict v;
    return image_evaluate(s->out[0], s->out[1], NULL, &v, &s->image, &s->desk.slab, s->p, NULL);
}
static err_t run_check(void *context)
{
    const subject *s = context;
    image_verdict v;
    return image_evaluate(NULL, NULL, NULL, &v, &s->image, &s->desk.slab, s->p, NULL);
}
static err_t set_chunk(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const subject *s = context;
    const size_t bytes = s->rows * sizeof(fr), from = i << MEMSET_LOG2;
    const size_t left = bytes - from, most = (size_t)1 << MEMSET_LOG2;
    for (unsigned m = 0; m < 2; m++)
        memset((uint8_t *)s->out[m] + from, 0, left < most ? left : most);
    return ERR_OK;
}
static err_t run_memset(void *context)
{
    const subject *s = context;
    const size_t chunks = ((s->rows * sizeof(fr) - 1) >> MEMSET_LOG2) + 1;
    return pool_for(s->p, chunks, set_chunk, context);
}

/* The way through the circuit, row by row: nothing kept of the evaluations, or everything that a
 * prover takes. */
static err_t run_rows(void *context)
{
    const subject *s = context;
    r1cs_assign_options o = {.keep_evaluations = s->rows <= KEPT_ROWS_MAX};
    porep_expect_counts(&o, s->job.shape);
    r1cs_assignment w;
    ERR_TRY(r1cs_assign(&w, &s->circuit, &o));
    r1cs_assignment_free(&w);
    return ERR_OK;
}
static err_t run_assignment(void *context)
{
    subject *s = context;
    r1cs_assignment w;
    ERR_TRY(porep_assign(&w, &s->desk, &s->image, &s->job, 0, s->p, NULL));
    r1cs_assignment_free(&w);
    return ERR_OK;
}

static err_t measure_assignments(const series_options *o, subject *s)
{
    const bool kept = s->rows <= KEPT_ROWS_MAX;
    series_options one = *o;
    one.runs = kept ? o->runs : 1;
    series t;
    if (kept) {
        ERR_TRY(series_run(&t, &one, run_assignment, s));
        series_print("for a prover, natively", s->rows, &t);
    }
    ERR_TRY(series_run(&t, &one, run_rows, s));
    series_print(kept ? "for a prover, row by row" : "rows checked, row by row", s->rows, &t);
    return ERR_OK;
}

static err_t measure(const series_options *o, subject *s)
{
    static const struct {
        const char *name;
        series_body body;
    } cases[] = {{"A and B", run_a_b},
                 {"A and B, all rows checked", run_a_b_checked},
                 {"rows checked only", run_check},
                 {"memset of A and B", run_memset}};
    const uint64_t *nnz = s->image.shape.nnz;
    series of_a_b = {0};
    series_head(o);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        series t;
        ERR_TRY(series_run(&t, o, cases[i].body, s));
        series_print(cases[i].name, s->rows, &t);
        of_a_b = i == 0 ? t : of_a_b;
    }
    printf("A and B: %.2f s; %.2f ns a term of %" PRIu64 "; %.1f GB/s written\n", of_a_b.min,
           of_a_b.min * 1e9 / (double)(nnz[0] + nnz[1]), nnz[0] + nnz[1],
           2e-9 * (double)(s->rows * sizeof(fr)) / of_a_b.min);
    return ERR_OK;
}

static err_t run(const series_options *o, subject *s)
{
    s->p = o->pool;
    ERR_TRY(make_job(s, o->log2));
    ERR_TRY(make_image(s));
    ERR_TRY(make_slab(s));
    s->rows = s->image.shape.total_rows;
    for (unsigned m = 0; m < 2; m++)
        ERR_TRY(MEM_ARRAY(&s->out[m], MEM_WITNESS, s->rows, "evaluations"));
    image_verdict verdict;
    const double began = clock_seconds();
    ERR_TRY(
        image_evaluate(s->out[0], s->out[1], NULL, &verdict, &s->image, &s->desk.slab, s->p, NULL));
    printf("first touch of A and B, evaluated and checked: %.2f s\n", clock_seconds() - began);
    ERR_TRY(check(s, &verdict));
    ERR_TRY(measure(o, s));
    return measure_assignments(o, s);
}

int main(int argc, char **argv)
{
    series_options o = {.log2 = 23, .runs = 5};
    subject s = {0};
    err_t rc = series_arguments(&o, argc, argv);
    if (rc == ERR_OK)
        rc = run(&o, &s);
    if (rc != ERR_OK)
        fprintf(stderr, "bench_eval: %s\n", err_text());
    drop(&s);
    pool_destroy(o.pool);
    return err_exit_status(rc);
}
