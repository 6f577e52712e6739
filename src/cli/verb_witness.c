/* witness: makes the witness of a job, checks it against the circuit, digests it. */
#include "cli/verb.h"

#include "base/clock.h"
#include "cli/job.h"
#include "cli/json_out.h"
#include "cli/output.h"
#include "cli/ui.h"

#include <inttypes.h>
#include <string.h>

#define CHUNK_VALUES 4096u

/* SHA-256 over field elements, buffered. */
typedef struct {
    hash_stream *hash;
    uint8_t buffer[CHUNK_VALUES * FR_BYTES];
    size_t used;
} value_digest;

typedef struct {
    value_digest of[4]; /* a, b, c, aux */
} witness_digests;

typedef struct {
    uint8_t sha256[4][32];
    uint64_t zeros, ones, others;
} witness_summary;

static void flush(value_digest *d)
{
    hash_stream_update(d->hash, d->buffer, d->used);
    d->used = 0;
}

static void add_value(value_digest *d, const fr *v)
{
    if (d->used == sizeof d->buffer)
        flush(d);
    fr_to_bytes(d->buffer + d->used, v);
    d->used += FR_BYTES;
}

static void on_evaluations(void *context, uint64_t row, const fr abc[3])
{
    (void)row;
    witness_digests *d = context;
    for (unsigned i = 0; i < 3; i++)
        add_value(&d->of[i], &abc[i]);
}

static void digests_free(witness_digests *d)
{
    if (!d)
        return;
    for (unsigned i = 0; i < 4; i++)
        hash_stream_destroy(d->of[i].hash);
    mem_free(d, MEM_SCRATCH);
}

static err_t digests_create(witness_digests **out)
{
    ERR_TRY(mem_alloc((void **)out, MEM_SCRATCH, 1, sizeof **out, "digest buffers"));
    for (unsigned i = 0; i < 4; i++) {
        const err_t rc = hash_stream_create(&(*out)->of[i].hash, HASH_SHA256);
        if (rc != ERR_OK) {
            digests_free(*out);
            *out = NULL;
            return rc;
        }
    }
    return ERR_OK;
}

static void summarize(witness_summary *s, const r1cs_assignment *w, witness_digests *d)
{
    memset(s, 0, sizeof *s);
    for (size_t i = 0; i < w->aux; i++) {
        const fr *v = &w->aux_value[i];
        if (d)
            add_value(&d->of[3], v);
        if (fr_is_zero(v))
            s->zeros++;
        else if (fr_is_one(v))
            s->ones++;
        else
            s->others++;
    }
    for (unsigned i = 0; d && i < 4; i++) {
        flush(&d->of[i]);
        hash_stream_final(d->of[i].hash, s->sha256[i]);
    }
}

static void print_partition(json_out *j, uint32_t k, const r1cs_assignment *w,
                            const witness_summary *s, bool digests)
{
    uint8_t bytes[FR_BYTES];
    json_out_object(j, NULL);
    json_out_u64(j, "partition", k);
    json_out_array(j, "inputs");
    for (size_t i = 0; i < w->inputs; i++) {
        fr_to_bytes(bytes, &w->input[i]);
        json_out_hex(j, NULL, bytes, FR_BYTES);
    }
    json_out_close_array(j);
    json_out_u64(j, "aux_count", w->aux);
    if (digests) {
        json_out_hex(j, "aux_sha256", s->sha256[3], 32);
        json_out_hex(j, "a_sha256", s->sha256[0], 32);
        json_out_hex(j, "b_sha256", s->sha256[1], 32);
        json_out_hex(j, "c_sha256", s->sha256[2], 32);
    }
    json_out_u64(j, "zeros", s->zeros);
    json_out_u64(j, "ones", s->ones);
    json_out_u64(j, "others", s->others);
    json_out_bool(j, "satisfied", w->unsatisfied == 0);
    json_out_close_object(j);
}

static err_t write_values(file_out **file, const r1cs_assignment *w)
{
    uint8_t bytes[FR_BYTES];
    for (size_t i = 0; i < w->inputs + w->aux; i++) {
        fr_to_bytes(bytes, i < w->inputs ? &w->input[i] : &w->aux_value[i - w->inputs]);
        ERR_TRY(file_write(*file, bytes, FR_BYTES));
    }
    return cli_output_commit(file);
}

static err_t say_partition(const verb_call *call, uint32_t k, const r1cs_assignment *w,
                           const witness_summary *s, double seconds)
{
    if (!call->json)
        fprintf(call->out,
                "partition %u: %zu inputs, %zu aux (%" PRIu64 " zeros, %" PRIu64 " ones, %" PRIu64
                " others), %s, %.1f s\n",
                k, w->inputs, w->aux, s->zeros, s->ones, s->others,
                w->unsatisfied ? "NOT satisfied" : "satisfied", seconds);
    if (w->unsatisfied)
        return err_set(ERR_UNSATISFIED,
                       "partition %u: %" PRIu64 " rows do not hold, the first is %" PRIu64 ": %s",
                       k, w->unsatisfied, w->first_unsatisfied, w->first_unsatisfied_at);
    return ERR_OK;
}

/* One partition; the witness lives no longer than this call. *file: null when nothing is to be
 * written, or when it has been. */
static err_t one_partition(const verb_call *call, json_out *j, const cli_job *job, uint32_t k,
                           bool digests, file_out **file)
{
    const double began = clock_seconds();
    const porep_circuit self = {.shape = job->job.shape, .job = &job->job, .partition = k};
    const r1cs_circuit circuit = {job->job.shape->name, porep_synthesize, &self};
    witness_digests *d = NULL;
    if (digests)
        ERR_TRY(digests_create(&d));
    r1cs_assign_options o = {
        .evaluations = d ? on_evaluations : NULL, .context = d, .progress = ui_progress()};
    porep_expect_counts(&o, job->job.shape);
    r1cs_assignment w;
    err_t rc = r1cs_assign(&w, &circuit, &o);
    if (rc == ERR_OK) {
        witness_summary s;
        summarize(&s, &w, d);
        ui_clear();
        if (call->json)
            print_partition(j, k, &w, &s, digests);
        if (*file)
            rc = write_values(file, &w);
        if (rc == ERR_OK)
            rc = say_partition(call, k, &w, &s, clock_seconds() - began);
        r1cs_assignment_free(&w);
    }
    digests_free(d);
    return rc;
}

static err_t run_on_job(const verb_call *call, const cli_job *job, file_out **file)
{
    if (*file && job->count != 1)
        return err_set(ERR_ARGUMENT, "--output holds one partition: choose it with --partition");
    const bool digests =
        args_has(&call->args, "digest") || (call->json && !args_has(&call->args, "check"));
    json_out j;
    if (call->json) {
        json_out_begin(&j, call->out);
        json_out_string(&j, "circuit", job->job.shape->name);
        json_out_array(&j, "partitions");
    }
    err_t rc = ERR_OK;
    char first_text[ERR_TEXT_BYTES_MAX] = "";
    for (uint32_t k = job->first; k < job->first + job->count; k++) {
        const err_t one = one_partition(call, &j, job, k, digests, file);
        if (rc == ERR_OK && one != ERR_OK) {
            rc = one;
            snprintf(first_text, sizeof first_text, "%s", err_text());
        }
        if (one != ERR_OK && one != ERR_UNSATISFIED)
            break;
    }
    if (call->json) {
        json_out_close_array(&j);
        if (rc != ERR_OK) {
            json_out_string(&j, "error", err_name(rc));
            json_out_string(&j, "message", first_text);
        }
        json_out_u64(&j, "peak_rss_bytes", mem_peak_rss_bytes());
        json_out_end(&j);
    }
    return rc == ERR_OK ? rc : err_set(rc, "%s", first_text);
}

static err_t run_with_file(const verb_call *call, file_out **file)
{
    pool *p;
    ERR_TRY(pool_create(&p, call->threads));
    cli_job job;
    err_t rc = cli_job_read(&job, &call->args, p);
    if (rc == ERR_OK) {
        rc = run_on_job(call, &job, file);
        cli_job_free(&job);
    }
    pool_destroy(p);
    return rc;
}

static err_t run(const verb_call *call)
{
    static const char *const inputs[] = {"c1", NULL};
    file_out *file;
    ERR_TRY(cli_output_create(&file, &call->args, "output", inputs));
    const err_t rc = run_with_file(call, &file);
    file_abandon(file);
    return rc;
}

static const args_option options[] = {
    CLI_JOB_OPTIONS,
    {"digest", 0, NULL, "digests of the witness and its evaluations (always with --json)"},
    {"check", 0, NULL, "only check it; names the first row that does not hold"},
    {"output", 'o', "FILE", "write inputs, then aux: 32 bytes little-endian each"},
    {0},
};

const verb verb_witness = {
    .name = "witness",
    .summary = "makes the witness of a job and checks it against the circuit",
    .usage = "--c1 FILE",
    .example = "cuzk witness --c1 c1.json --digest",
    .options = options,
    .run = run,
};
