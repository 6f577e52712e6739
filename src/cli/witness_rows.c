/* The slow way: the circuit runs row by row. */
#include "cli/ui.h"
#include "cli/value_stream.h"
#include "cli/witness_summary.h"

#include <string.h>

typedef struct {
    value_stream *of[WITNESS_SECTIONS];
} digests;

static void digests_free(digests *d)
{
    for (unsigned i = 0; i < WITNESS_SECTIONS; i++)
        value_stream_destroy(d->of[i]);
}

static err_t digests_create(digests *d)
{
    for (unsigned i = 0; i < WITNESS_SECTIONS; i++)
        ERR_TRY(value_stream_create(&d->of[i]));
    return ERR_OK;
}

static void on_evaluations(void *context, uint64_t row, const fr abc[3])
{
    (void)row;
    digests *d = context;
    for (unsigned i = 0; i < 3; i++)
        value_stream_add(d->of[i], &abc[i], 1);
}

static err_t summarize(witness_summary *s, const r1cs_assignment *w)
{
    *s = (witness_summary){.inputs_n = w->inputs,
                           .aux = w->aux,
                           .unsatisfied = w->unsatisfied,
                           .first_unsatisfied = w->first_unsatisfied};
    memcpy(s->first_unsatisfied_at, w->first_unsatisfied_at, sizeof s->first_unsatisfied_at);
    witness_count(s, w->aux_value, w->aux);
    ERR_TRY(MEM_ARRAY(&s->inputs, MEM_SCRATCH, w->inputs, "inputs"));
    memcpy(s->inputs, w->input, w->inputs * sizeof *s->inputs);
    return ERR_OK;
}

static err_t deliver(witness_summary *out, const witness_request *request, const r1cs_assignment *w,
                     digests *d)
{
    ERR_TRY(summarize(out, w));
    if (request->digests) {
        value_stream_add(d->of[WITNESS_AUX], w->aux_value, w->aux);
        for (unsigned i = 0; i < WITNESS_SECTIONS; i++)
            value_stream_final(d->of[i], out->sha256[i]);
    }
    if (request->values) {
        ERR_TRY(witness_write(request->values, w->input, w->inputs));
        ERR_TRY(witness_write(request->values, w->aux_value, w->aux));
    }
    return ERR_OK;
}

err_t witness_by_rows(witness_summary *out, const witness_request *request)
{
    memset(out, 0, sizeof *out);
    const porep_job *job = request->job;
    const porep_circuit self = {.shape = job->shape, .job = job, .partition = request->partition};
    const r1cs_circuit circuit = {job->shape->name, porep_synthesize, &self};
    digests d = {0};
    r1cs_assign_options o = {.progress = ui_progress()};
    porep_expect_counts(&o, job->shape);
    err_t rc = ERR_OK;
    if (request->digests) {
        o.evaluations = on_evaluations;
        o.context = &d;
        rc = digests_create(&d);
    }
    r1cs_assignment w = {0};
    if (rc == ERR_OK)
        rc = r1cs_assign(&w, &circuit, &o);
    if (rc == ERR_OK) {
        rc = deliver(out, request, &w, &d);
        r1cs_assignment_free(&w);
    }
    digests_free(&d);
    if (rc != ERR_OK)
        witness_summary_free(out);
    return rc;
}
