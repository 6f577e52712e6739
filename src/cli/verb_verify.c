/* verify: is a proof valid for a job under a verifying key? */
#include "cli/verb.h"

#include "base/clock.h"
#include "base/file.h"
#include "base/mem.h"
#include "cli/file_kind.h"
#include "cli/job.h"
#include "cli/json_out.h"
#include "cli/keys.h"
#include "cli/public_inputs.h"

#include <string.h>

typedef struct {
    groth16_proof *proofs;
    size_t n;
    cli_inputs inputs;
    groth16_vk vk;
    const porep_shape *shape; /* null with --public */
} verify_case;

/* Inputs of the partition asked for, or of all. The job itself is not needed behind this. */
static err_t inputs_of(verify_case *v, const args *a, const porep_job *job)
{
    v->shape = job->shape;
    ERR_TRY(cli_inputs_of_job(&v->inputs, job));
    const char *text = args_value(a, "partition");
    if (!text)
        return ERR_OK;
    uint64_t k;
    ERR_TRY(args_u64(&k, "--partition", text, UINT32_MAX));
    if (k >= v->inputs.proofs)
        return err_set(ERR_ARGUMENT, "--partition %llu: the job has partitions 0 to %zu",
                       (unsigned long long)k, v->inputs.proofs - 1);
    memmove(v->inputs.values, v->inputs.values + k * v->inputs.each,
            v->inputs.each * sizeof *v->inputs.values);
    v->inputs.proofs = 1;
    return ERR_OK;
}

static err_t read_inputs_of_c1(verify_case *v, const verb_call *call)
{
    pool *p;
    ERR_TRY(pool_create(&p, call->threads));
    cli_job job;
    err_t rc = cli_job_read(&job, &call->args, p);
    pool_destroy(p);
    ERR_TRY(rc);
    rc = inputs_of(v, &call->args, &job.job);
    cli_job_free(&job);
    return rc;
}

static err_t read_inputs(verify_case *v, const verb_call *call)
{
    const args *a = &call->args;
    const char *job_file = args_value(a, "job");
    const char *public_file = args_value(a, "public");
    if ((args_has(a, "c1") + !!job_file + !!public_file) != 1)
        return err_set(ERR_ARGUMENT, "give one of --c1 FILE, --job FILE, --public FILE");
    if (!args_has(a, "c1") && (args_has(a, "miner-id") || args_has(a, "sector-num")))
        return err_set(ERR_ARGUMENT, "--miner-id and --sector-num go with --c1");
    if (public_file && args_has(a, "partition"))
        return err_set(ERR_ARGUMENT, "--partition goes with --c1 or --job");
    if (args_has(a, "c1"))
        return read_inputs_of_c1(v, call);
    if (job_file) {
        porep_job job;
        ERR_TRY(cli_job_public_read(&job, job_file));
        return inputs_of(v, a, &job);
    }
    return ERR_OK; /* --public is read when the key has told how many there are */
}

static err_t read_proofs(verify_case *v, const args *a)
{
    const char *name = args_value(a, "proof");
    if (!name)
        return err_set(ERR_ARGUMENT, "verify needs --proof FILE");
    void *bytes;
    size_t n;
    ERR_TRY(file_read_all(&bytes, &n, name, CLI_PROOF_FILE_BYTES_MAX));
    const err_t rc = cli_proofs_parse(&v->proofs, &v->n, bytes, n, name);
    mem_free(bytes, MEM_REQUEST);
    return rc;
}

static err_t decide(const verify_case *v)
{
    if (v->n != v->inputs.proofs)
        return err_set(ERR_INPUT, "the file holds %zu proofs, the job has %zu partitions", v->n,
                       v->inputs.proofs);
    size_t bad = 0;
    const err_t rc =
        groth16_verify_batch(&v->vk, v->proofs, v->n, v->inputs.values, v->inputs.each, &bad);
    return rc == ERR_INVALID
               ? err_set(ERR_INVALID, "not valid: proof %zu of %zu does not verify", bad, v->n)
               : rc;
}

static err_t collect(verify_case *v, const verb_call *call)
{
    const args *a = &call->args;
    ERR_TRY(read_inputs(v, call));
    ERR_TRY(read_proofs(v, a));
    ERR_TRY(cli_vk_read(&v->vk, a, v->shape));
    const char *public_file = args_value(a, "public");
    if (public_file)
        ERR_TRY(cli_inputs_read(&v->inputs, public_file, v->n, v->vk.ic_n - 1));
    return ERR_OK;
}

static void print(const verb_call *call, const verify_case *v, bool valid, double seconds)
{
    if (!call->json) {
        if (valid)
            fprintf(call->out, "valid: %zu proof%s\n", v->n, v->n == 1 ? "" : "s");
        return;
    }
    json_out j;
    json_out_begin(&j, call->out);
    if (v->shape)
        json_out_string(&j, "circuit", v->shape->name);
    json_out_u64(&j, "proofs", v->n);
    json_out_bool(&j, "valid", valid);
    json_out_seconds(&j, "seconds", seconds);
    json_out_end(&j);
}

static err_t run(const verb_call *call)
{
    verify_case v = {0};
    err_t rc = collect(&v, call);
    if (rc == ERR_OK) {
        const double began = clock_seconds();
        rc = decide(&v);
        if (rc == ERR_OK || rc == ERR_INVALID)
            print(call, &v, rc == ERR_OK, clock_seconds() - began);
    }
    groth16_vk_free(&v.vk);
    cli_inputs_free(&v.inputs);
    mem_free(v.proofs, MEM_SCRATCH);
    return rc;
}

static const args_option options[] = {
    {"proof", 0, "FILE", "the proof: raw bytes or hex"},
    {"vk", 0, "FILE", "the verifying key"},
    {"params", 0, "DIR", "or the folder that holds it under its upstream name"},
    {"job", 0, "FILE", "the job's public data (job.json), instead of --c1"},
    {"public", 0, "FILE", "the public inputs as a JSON array, instead of --c1"},
    CLI_JOB_OPTIONS,
    {0},
};

const verb verb_verify = {
    .name = "verify",
    .summary = "checks a proof",
    .usage = "--proof FILE --params DIR --c1 FILE",
    .example = "cuzk verify --proof proof.bin --params DIR --c1 c1.json",
    .options = options,
    .run = run,
};
