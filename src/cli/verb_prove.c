/* prove: one job from files, with no daemon. */
#include "cli/verb.h"

#include "base/clock.h"
#include "base/bytes.h"
#include "cli/job.h"
#include "cli/json_out.h"
#include "cli/output.h"
#include "cli/prove_job.h"
#include "cli/ui.h"

typedef struct {
    file_out *file; /* of --output; null when not asked for, or when written */
    uint8_t *bytes; /* count proofs */
    size_t n;
    prove_seconds seconds;
    double total_seconds;
} prove_result;

static void print_json(FILE *out, const cli_job *job, const prove_result *r, backend *b)
{
    json_out j;
    json_out_begin(&j, out);
    json_out_string(&j, "circuit", job->job.shape->name);
    json_out_u64(&j, "partitions", job->count);
    json_out_hex(&j, "proof", r->bytes, r->n);
    json_out_bool(&j, "verified", true);
    cli_backend_json(&j, b);
    if (job->job.variant == POREP_NON_INTERACTIVE)
        json_out_bool(&j, "aggregated", false);
    json_out_object(&j, "seconds");
    json_out_seconds(&j, "parse", job->seconds);
    json_out_seconds(&j, "key", r->seconds.key);
    json_out_seconds(&j, "image", r->seconds.image);
    json_out_seconds(&j, "witness", r->seconds.witness);
    json_out_seconds(&j, "prove", r->seconds.prove);
    json_out_seconds(&j, "verify", r->seconds.verify);
    json_out_seconds(&j, "total", r->total_seconds);
    json_out_close_object(&j);
    json_out_u64(&j, "peak_rss_bytes", mem_peak_rss_bytes());
    json_out_end(&j);
}

/* Results: the JSON object, or hex when there is no --output, or one line to standard error. */
static err_t deliver(const verb_call *call, const cli_job *job, prove_result *r, backend *b)
{
    const char *output = args_value(&call->args, "output");
    if (r->file)
        ERR_TRY(file_write(r->file, r->bytes, r->n));
    ERR_TRY(cli_output_commit(&r->file));
    if (call->json)
        print_json(call->out, job, r, b);
    if (!call->json && !output) {
        char hex[2 * PROOF_BYTES + 1];
        for (size_t i = 0; i < r->n; i += PROOF_BYTES) {
            hex_encode(hex, r->bytes + i, PROOF_BYTES);
            fputs(hex, call->out);
        }
        fputc('\n', call->out);
    }
    ui_say("proved and verified %s: %u of %u partitions, %zu bytes%s%s", job->job.shape->name,
           job->count, job->total, r->n, output ? " in " : "", output ? output : "");
    ui_say("time: parse %.2f s, key %.2f s, image %.2f s, prove %.2f s (witness %.2f s in it), "
           "verify %.3f s, "
           "total %.2f s; peak memory %.2f GiB",
           job->seconds, r->seconds.key, r->seconds.image, r->seconds.prove, r->seconds.witness,
           r->seconds.verify, r->total_seconds, (double)mem_peak_rss_bytes() / (1 << 30));
    if (job->job.variant == POREP_NON_INTERACTIVE)
        ui_warn(
            "note: these are single circuit proofs; the network takes non-interactive PoRep as an "
            "aggregate only");
    return ERR_OK;
}

static err_t prove_with_tools(const verb_call *call, const cli_job *job, const prove_tools *tools,
                              prove_result *r, double began)
{
    groth16_proof *proofs;
    ERR_TRY(MEM_ARRAY(&proofs, MEM_SCRATCH, job->count, "proofs"));
    err_t rc = prove_job(proofs, &r->seconds, job, tools, NULL);
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&r->bytes, MEM_SCRATCH, job->count * PROOF_BYTES, "proof bytes");
    if (rc == ERR_OK) {
        r->n = job->count * PROOF_BYTES;
        for (uint32_t k = 0; k < job->count; k++)
            proof_write(r->bytes + k * PROOF_BYTES, &proofs[k]);
        r->total_seconds = clock_seconds() - began;
        rc = deliver(call, job, r, tools->b);
    }
    mem_free(r->bytes, MEM_SCRATCH);
    mem_free(proofs, MEM_SCRATCH);
    return rc;
}

static err_t read_and_prove(const verb_call *call, prove_tools *tools, prove_result *r)
{
    const double began = clock_seconds();
    pool *p;
    cli_job job;
    ERR_TRY(pool_create(&p, call->threads));
    err_t rc = cli_job_read(&job, &call->args, p);
    pool_destroy(p);
    ERR_TRY(rc);
    rc = prove_tools_load(tools, &call->args, job.job.shape, &r->seconds);
    if (rc == ERR_OK)
        rc = prove_with_tools(call, &job, tools, r, began);
    cli_job_free(&job);
    return rc;
}

static err_t run(const verb_call *call)
{
    static const char *const inputs[] = {"c1", "key", NULL};
    prove_result r = {0};
    prove_tools tools;
    err_t rc = prove_tools_open(&tools, &call->args, call->threads);
    if (rc == ERR_OK)
        rc = cli_output_create(&r.file, &call->args, "output", inputs);
    if (rc == ERR_OK)
        rc = read_and_prove(call, &tools, &r);
    file_abandon(r.file);
    prove_tools_close(&tools);
    return rc;
}

static const args_option options[] = {
    CLI_JOB_OPTIONS,
    CLI_KEY_OPTIONS,
    {"output", 'o', "FILE", "write the raw proof bytes there instead of hex to standard output"},
    CLI_BACKEND_OPTIONS,
    {0},
};

const verb verb_prove = {
    .name = "prove",
    .summary = "proves one job from files and verifies the proof",
    .usage = "--c1 FILE --params DIR",
    .example = "cuzk prove --c1 c1.json --params DIR --miner-id 1000 --sector-num 1 -o proof.bin",
    .options = options,
    .run = run,
};
