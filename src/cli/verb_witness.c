/* witness: makes the witness of a job, checks it against the circuit, digests it. */
#include "cli/verb.h"

#include "base/clock.h"
#include "cli/images.h"
#include "cli/job.h"
#include "cli/json_out.h"
#include "cli/output.h"
#include "cli/ui.h"
#include "cli/witness_summary.h"

#include <inttypes.h>
#include <string.h>

typedef struct {
    const verb_call *call;
    const cli_job *job;
    witness_maker *maker; /* null: row by row */
    bool digests;
    file_out **file; /* *file: null when nothing is to be written, or when it has been */
    json_out j;
} witness_run;

static void print_partition(json_out *j, uint32_t k, const witness_summary *s, bool digests)
{
    uint8_t bytes[FR_BYTES];
    json_out_object(j, NULL);
    json_out_u64(j, "partition", k);
    json_out_array(j, "inputs");
    for (size_t i = 0; i < s->inputs_n; i++) {
        fr_to_bytes(bytes, &s->inputs[i]);
        json_out_hex(j, NULL, bytes, FR_BYTES);
    }
    json_out_close_array(j);
    json_out_u64(j, "aux_count", s->aux);
    if (digests) {
        json_out_hex(j, "aux_sha256", s->sha256[WITNESS_AUX], 32);
        json_out_hex(j, "a_sha256", s->sha256[WITNESS_A], 32);
        json_out_hex(j, "b_sha256", s->sha256[WITNESS_B], 32);
        json_out_hex(j, "c_sha256", s->sha256[WITNESS_C], 32);
    }
    json_out_u64(j, "zeros", s->zeros);
    json_out_u64(j, "ones", s->ones);
    json_out_u64(j, "others", s->others);
    json_out_bool(j, "satisfied", s->unsatisfied == 0);
    json_out_close_object(j);
}

static err_t say_partition(const verb_call *call, uint32_t k, const witness_summary *s,
                           double seconds)
{
    if (!call->json)
        fprintf(call->out,
                "partition %u: %zu inputs, %zu aux (%" PRIu64 " zeros, %" PRIu64 " ones, %" PRIu64
                " others), %s, %.1f s\n",
                k, s->inputs_n, s->aux, s->zeros, s->ones, s->others,
                s->unsatisfied ? "NOT satisfied" : "satisfied", seconds);
    if (s->unsatisfied)
        return err_set(ERR_UNSATISFIED,
                       "partition %u: %" PRIu64 " rows do not hold, the first is %" PRIu64 ": %s",
                       k, s->unsatisfied, s->first_unsatisfied, s->first_unsatisfied_at);
    return ERR_OK;
}

static err_t one_partition(witness_run *r, uint32_t k)
{
    const double began = clock_seconds();
    const witness_request request = {
        .job = &r->job->job, .partition = k, .digests = r->digests, .values = *r->file};
    witness_summary s;
    if (r->maker)
        ERR_TRY(witness_maker_run(&s, r->maker, &request));
    else
        ERR_TRY(witness_by_rows(&s, &request));
    ui_clear();
    if (r->call->json)
        print_partition(&r->j, k, &s, r->digests);
    err_t rc = *r->file ? cli_output_commit(r->file) : ERR_OK;
    if (rc == ERR_OK)
        rc = say_partition(r->call, k, &s, clock_seconds() - began);
    witness_summary_free(&s);
    return rc;
}

/* An unsatisfied partition does not keep the others from being looked at. */
static err_t all_partitions(witness_run *r)
{
    err_t rc = ERR_OK;
    char first_text[ERR_TEXT_BYTES_MAX] = "";
    for (uint32_t k = r->job->first; k < r->job->first + r->job->count; k++) {
        const err_t one = one_partition(r, k);
        if (rc == ERR_OK && one != ERR_OK) {
            rc = one;
            snprintf(first_text, sizeof first_text, "%s", err_text());
        }
        if (one != ERR_OK && one != ERR_UNSATISFIED)
            break;
    }
    return rc == ERR_OK ? rc : err_set(rc, "%s", first_text);
}

/* The maker, with the image that it goes by. */
static err_t with_image(witness_run *r, pool *p)
{
    if (args_has(&r->call->args, "by-rows"))
        return all_partitions(r);
    const porep_shape *shape = r->job->job.shape;
    r1cs_image image;
    ERR_TRY(cli_image(&image, &r->call->args, shape));
    err_t rc = witness_maker_create(&r->maker, shape, &image, p);
    if (rc == ERR_OK)
        rc = all_partitions(r);
    witness_maker_destroy(r->maker);
    image_free(&image);
    return rc;
}

static err_t run_on_job(const verb_call *call, const cli_job *job, file_out **file, pool *p)
{
    if (*file && job->count != 1)
        return err_set(ERR_ARGUMENT, "--output holds one partition: choose it with --partition");
    witness_run r = {.call = call, .job = job, .file = file};
    r.digests = args_has(&call->args, "digest") || (call->json && !args_has(&call->args, "check"));
    if (call->json) {
        json_out_begin(&r.j, call->out);
        json_out_string(&r.j, "circuit", job->job.shape->name);
        json_out_array(&r.j, "partitions");
    }
    const err_t rc = with_image(&r, p);
    if (call->json) {
        json_out_close_array(&r.j);
        if (rc != ERR_OK) {
            json_out_string(&r.j, "error", err_name(rc));
            json_out_string(&r.j, "message", err_text());
        }
        json_out_u64(&r.j, "peak_rss_bytes", mem_peak_rss_bytes());
        json_out_end(&r.j);
    }
    return rc;
}

static err_t run_with_file(const verb_call *call, file_out **file)
{
    pool *p;
    ERR_TRY(pool_create(&p, call->threads));
    cli_job job;
    err_t rc = cli_job_read(&job, &call->args, p);
    if (rc == ERR_OK) {
        rc = run_on_job(call, &job, file, p);
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
    {"params", 0, "DIR", "folder where the circuit's constraint image is kept"},
    {"by-rows", 0, NULL, "the slow way, for comparison: run the circuit row by row"},
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
