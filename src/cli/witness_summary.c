/* The native way. The evaluations exist for one stretch of rows at a time: all threads fill it,
 * then each digest is one thread's, since SHA-256 has no parts. */
#include "cli/witness_summary.h"

#include "circuit/porep_assign.h"
#include "cli/ui.h"
#include "cli/value_stream.h"
#include "r1cs/image_evaluate.h"

#include <string.h>

#define STRETCH_ROWS ((size_t)1 << 18)
#define CHUNK_VALUES ((size_t)1 << 12)

struct witness_maker {
    const r1cs_image *image;
    pool *p;
    porep_desk desk;
    image_evaluator *evaluator;
    fr *rows[3]; /* STRETCH_ROWS; none until digests are asked for */
    fr *aux;     /* CHUNK_VALUES */
    value_stream *digest[WITNESS_SECTIONS];
    /* The stretch in work. */
    size_t rows_n, aux_from, aux_to;
};

void witness_summary_free(witness_summary *s)
{
    mem_free(s->inputs, MEM_SCRATCH);
    s->inputs = NULL;
}

/* ---- the maker ------------------------------------------------------------------------------- */

err_t witness_maker_create(witness_maker **out, const porep_shape *shape, const r1cs_image *image,
                           pool *p)
{
    witness_maker *m;
    ERR_TRY(mem_alloc((void **)&m, MEM_SCRATCH, 1, sizeof *m, "witness"));
    m->image = image;
    m->p = p;
    err_t rc = porep_desk_create(&m->desk, shape, pool_threads(p));
    if (rc == ERR_OK)
        rc = image_evaluator_create(&m->evaluator, image, pool_threads(p), NULL);
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&m->aux, MEM_SCRATCH, CHUNK_VALUES, "aux values");
    if (rc == ERR_OK)
        *out = m;
    else
        witness_maker_destroy(m);
    return rc;
}

void witness_maker_destroy(witness_maker *m)
{
    if (!m)
        return;
    porep_desk_free(&m->desk);
    image_evaluator_destroy(m->evaluator);
    for (unsigned i = 0; i < 3; i++)
        mem_free(m->rows[i], MEM_SCRATCH);
    mem_free(m->aux, MEM_SCRATCH);
    for (unsigned i = 0; i < WITNESS_SECTIONS; i++)
        value_stream_destroy(m->digest[i]);
    mem_free(m, MEM_SCRATCH);
}

static err_t reserve_digests(witness_maker *m)
{
    if (m->digest[0])
        return ERR_OK;
    for (unsigned i = 0; i < 3; i++)
        ERR_TRY(MEM_ARRAY(&m->rows[i], MEM_SCRATCH, STRETCH_ROWS, "evaluations of a stretch"));
    for (unsigned i = WITNESS_SECTIONS; i-- > 0;)
        ERR_TRY(value_stream_create(&m->digest[i]));
    return ERR_OK;
}

/* ---- rows ------------------------------------------------------------------------------------ */

static err_t digest_section(void *context, size_t section, unsigned worker)
{
    (void)worker;
    witness_maker *m = context;
    if (section != WITNESS_AUX) {
        value_stream_add(m->digest[section], m->rows[section], m->rows_n);
        return ERR_OK;
    }
    for (size_t from = m->aux_from; from < m->aux_to; from += CHUNK_VALUES) {
        const size_t left = m->aux_to - from, n = left < CHUNK_VALUES ? left : CHUNK_VALUES;
        image_aux_values(m->aux, m->image, &m->desk.slab, from, n);
        value_stream_add(m->digest[WITNESS_AUX], m->aux, n);
    }
    return ERR_OK;
}

static void add_input_rows(witness_maker *m)
{
    for (size_t i = 0; i < m->image->shape.inputs; i++) {
        value_stream_add(m->digest[WITNESS_A], &m->desk.slab.fields[i], 1);
        value_stream_add(m->digest[WITNESS_B], &FR_ZERO, 1);
        value_stream_add(m->digest[WITNESS_C], &FR_ZERO, 1);
    }
}

/* The aux are digested along with the rows, in the same proportion. */
static err_t check_and_digest(witness_summary *out, image_verdict *verdict, witness_maker *m)
{
    const r1cs_image *image = m->image;
    image_range range = {0};
    m->aux_to = 0;
    for (size_t i = 0; i < image->instance_n; i += range.instances) {
        range = image_range_from(image, i, STRETCH_ROWS);
        ERR_TRY(image_evaluator_run(m->evaluator, m->rows[0], m->rows[1], m->rows[2], verdict,
                                    &m->desk.slab, &range, m->p, NULL));
        const size_t rows_done = range.row + range.rows;
        m->rows_n = range.rows;
        m->aux_from = m->aux_to;
        m->aux_to = rows_done == image->shape.constraints
                        ? image->shape.aux
                        : (size_t)((double)image->shape.aux * (double)rows_done /
                                   (double)image->shape.constraints);
        ERR_TRY(pool_for(m->p, WITNESS_SECTIONS, digest_section, m));
        progress_step(ui_progress(), "evaluation", rows_done, image->shape.constraints);
    }
    add_input_rows(m);
    for (unsigned i = 0; i < WITNESS_SECTIONS; i++)
        value_stream_final(m->digest[i], out->sha256[i]);
    return ERR_OK;
}

static err_t check_only(image_verdict *verdict, witness_maker *m)
{
    const image_range all = {.instances = m->image->instance_n,
                             .rows = m->image->shape.constraints};
    return image_evaluator_run(m->evaluator, NULL, NULL, NULL, verdict, &m->desk.slab, &all, m->p,
                               ui_progress());
}

/* ---- values ---------------------------------------------------------------------------------- */

void witness_count(witness_summary *s, const fr *values, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (fr_is_zero(&values[i]))
            s->zeros++;
        else if (fr_is_one(&values[i]))
            s->ones++;
        else
            s->others++;
    }
}

static void count_values(witness_summary *s, const witness_maker *m)
{
    const r1cs_slab *slab = &m->desk.slab;
    for (size_t i = 0; i < slab_words(slab->n.bits); i++)
        s->ones += (uint64_t)__builtin_popcountll(slab->bits[i]);
    s->zeros = slab->n.bits - s->ones;
    witness_count(s, slab->fields + s->inputs_n, slab->n.fields - s->inputs_n);
}

err_t witness_write(file_out *file, const fr *values, size_t n)
{
    uint8_t bytes[FR_BYTES];
    for (size_t i = 0; i < n; i++) {
        fr_to_bytes(bytes, &values[i]);
        ERR_TRY(file_write(file, bytes, FR_BYTES));
    }
    return ERR_OK;
}

static err_t write_all(file_out *file, witness_maker *m)
{
    const size_t aux = m->image->shape.aux;
    ERR_TRY(witness_write(file, m->desk.slab.fields, m->image->shape.inputs));
    for (size_t from = 0; from < aux; from += CHUNK_VALUES) {
        const size_t n = aux - from < CHUNK_VALUES ? aux - from : CHUNK_VALUES;
        image_aux_values(m->aux, m->image, &m->desk.slab, from, n);
        ERR_TRY(witness_write(file, m->aux, n));
    }
    return ERR_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static err_t name_row(witness_summary *out, const image_verdict *verdict,
                      const witness_request *request)
{
    const porep_circuit self = {.shape = request->job->shape};
    const r1cs_circuit circuit = {request->job->shape->name, porep_synthesize, &self};
    out->unsatisfied = verdict->unsatisfied;
    out->first_unsatisfied = verdict->first_unsatisfied;
    if (verdict->unsatisfied == 0)
        return ERR_OK;
    return image_verdict_text(out->first_unsatisfied_at, verdict, &circuit);
}

static err_t run(witness_summary *out, witness_maker *m, const witness_request *request)
{
    ERR_TRY(porep_desk_witness(&m->desk, request->job, request->partition, m->p));
    ERR_TRY(image_slab_fits(m->image, &m->desk.slab));
    out->inputs_n = m->image->shape.inputs;
    out->aux = m->image->shape.aux;
    ERR_TRY(MEM_ARRAY(&out->inputs, MEM_SCRATCH, out->inputs_n, "inputs"));
    memcpy(out->inputs, m->desk.slab.fields, out->inputs_n * sizeof *out->inputs);
    count_values(out, m);
    image_verdict verdict = {0};
    if (request->digests) {
        ERR_TRY(reserve_digests(m));
        ERR_TRY(check_and_digest(out, &verdict, m));
    } else {
        ERR_TRY(check_only(&verdict, m));
    }
    ERR_TRY(name_row(out, &verdict, request));
    return request->values ? write_all(request->values, m) : ERR_OK;
}

err_t witness_maker_run(witness_summary *out, witness_maker *m, const witness_request *request)
{
    memset(out, 0, sizeof *out);
    const err_t rc = run(out, m, request);
    if (rc != ERR_OK)
        witness_summary_free(out);
    return rc;
}
