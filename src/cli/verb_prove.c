/* prove: one job from files, with no daemon. */
#include "cli/verb.h"

#include "base/clock.h"
#include "base/bytes.h"
#include "cli/images.h"
#include "cli/job.h"
#include "cli/json_out.h"
#include "cli/keys.h"
#include "cli/output.h"
#include "cli/prove_job.h"
#include "cli/ui.h"

typedef struct {
    file_out *file; /* of --output; null when not asked for, or when written */
    uint8_t *bytes; /* count proofs */
    size_t n;
    prove_seconds seconds;
    double key_seconds, image_seconds, total_seconds;
} prove_result;

static void print_json(FILE *out, const cli_job *job, const prove_result *r)
{
    json_out j;
    json_out_begin(&j, out);
    json_out_string(&j, "circuit", job->job.shape->name);
    json_out_u64(&j, "partitions", job->count);
    json_out_hex(&j, "proof", r->bytes, r->n);
    json_out_bool(&j, "verified", true);
    if (job->job.variant == POREP_NON_INTERACTIVE)
        json_out_bool(&j, "aggregated", false);
    json_out_object(&j, "seconds");
    json_out_seconds(&j, "parse", job->seconds);
    json_out_seconds(&j, "key", r->key_seconds);
    json_out_seconds(&j, "image", r->image_seconds);
    json_out_seconds(&j, "witness", r->seconds.witness);
    json_out_seconds(&j, "prove", r->seconds.prove);
    json_out_seconds(&j, "verify", r->seconds.verify);
    json_out_seconds(&j, "total", r->total_seconds);
    json_out_close_object(&j);
    json_out_u64(&j, "peak_rss_bytes", mem_peak_rss_bytes());
    json_out_end(&j);
}

/* Results: the JSON object, or hex when there is no --output, or one line to standard error. */
static err_t deliver(const verb_call *call, const cli_job *job, prove_result *r)
{
    const char *output = args_value(&call->args, "output");
    if (r->file)
        ERR_TRY(file_write(r->file, r->bytes, r->n));
    ERR_TRY(cli_output_commit(&r->file));
    if (call->json)
        print_json(call->out, job, r);
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
           job->seconds, r->key_seconds, r->image_seconds, r->seconds.prove, r->seconds.witness,
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
    err_t rc = prove_job(proofs, &r->seconds, job, tools, call->threads, NULL);
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&r->bytes, MEM_SCRATCH, job->count * PROOF_BYTES, "proof bytes");
    if (rc == ERR_OK) {
        r->n = job->count * PROOF_BYTES;
        for (uint32_t k = 0; k < job->count; k++)
            proof_write(r->bytes + k * PROOF_BYTES, &proofs[k]);
        r->total_seconds = clock_seconds() - began;
        rc = deliver(call, job, r);
    }
    mem_free(r->bytes, MEM_SCRATCH);
    mem_free(proofs, MEM_SCRATCH);
    return rc;
}

static err_t prove_with_key(const verb_call *call, const cli_job *job, const groth16_key *key,
                            prove_result *r, double began)
{
    const double image_began = clock_seconds();
    r1cs_image image;
    ERR_TRY(cli_image(&image, &call->args, job->job.shape));
    r->image_seconds = clock_seconds() - image_began;
    const err_t rc =
        prove_with_tools(call, job, &(prove_tools){.key = key, .image = &image}, r, began);
    image_free(&image);
    return rc;
}

static err_t read_and_prove(const verb_call *call, prove_result *r)
{
    const double began = clock_seconds();
    pool *p;
    ERR_TRY(pool_create(&p, call->threads));
    cli_job job;
    err_t rc = cli_job_read(&job, &call->args, p);
    if (rc != ERR_OK) {
        pool_destroy(p);
        return rc;
    }
    groth16_key key;
    const double key_began = clock_seconds();
    rc = cli_key_read(&key, &call->args, job.job.shape, p);
    pool_destroy(p);
    r->key_seconds = clock_seconds() - key_began;
    if (rc == ERR_OK) {
        rc = prove_with_key(call, &job, &key, r, began);
        groth16_key_free(&key);
    }
    cli_job_free(&job);
    return rc;
}

static err_t run(const verb_call *call)
{
    static const char *const inputs[] = {"c1", "key", NULL};
    prove_result r = {0};
    ERR_TRY(prove_job_backend(&call->args));
    ERR_TRY(cli_output_create(&r.file, &call->args, "output", inputs));
    const err_t rc = read_and_prove(call, &r);
    file_abandon(r.file);
    return rc;
}

static const args_option options[] = {
    CLI_JOB_OPTIONS,
    CLI_KEY_OPTIONS,
    {"output", 'o', "FILE", "write the raw proof bytes there instead of hex to standard output"},
    CLI_BACKEND_OPTION,
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
