#include "cli/verb_vectors.h"

#include "cli/json_out.h"
#include "cli/prove_job.h"
#include "cli/setup_key.h"
#include "cli/ui.h"
#include "base/bytes.h"

#include <stdio.h>

/* scalar(label) of the vectors: SHA-256, top two bits cleared, little-endian. */
static void scalar(fr *out, const char *label, size_t length)
{
    uint8_t hash[32];
    sha256(hash, label, length);
    trunc254(hash);
    (void)fr_from_bytes(out, hash);
}

static void published_blinding(groth16_blinding *out, uint32_t partition)
{
    char label[64];
    int n = snprintf(label, sizeof label, "cuzk test proof randomness 1r%u", partition);
    scalar(&out->r, label, (size_t)n);
    n = snprintf(label, sizeof label, "cuzk test proof randomness 1s%u", partition);
    scalar(&out->s, label, (size_t)n);
}

static err_t run_key(const verb_call *call)
{
    const char *directory = args_value(&call->args, "output");
    if (!directory)
        return err_set(ERR_ARGUMENT, "key needs -o DIR");
    cli_circuit circuit;
    ERR_TRY(cli_circuit_find(&circuit, args_word(&call->args, 0)));
    groth16_toxic toxic;
    groth16_toxic_from_label(&toxic, "cuzk test toxic waste 1");
    return setup_key(call, &circuit, &toxic, directory);
}

static void print_proofs(const verb_call *call, const cli_job *job, const groth16_proof *proofs)
{
    uint8_t bytes[PROOF_BYTES];
    json_out j;
    if (call->json) {
        json_out_begin(&j, call->out);
        json_out_string(&j, "circuit", job->job.shape->name);
        json_out_array(&j, "proofs");
    }
    for (uint32_t i = 0; i < job->count; i++) {
        proof_write(bytes, &proofs[i]);
        if (call->json) {
            json_out_object(&j, NULL);
            json_out_u64(&j, "partition", job->first + i);
            json_out_hex(&j, "proof", bytes, PROOF_BYTES);
            json_out_close_object(&j);
        } else {
            char hex[2 * PROOF_BYTES + 1];
            hex_encode(hex, bytes, PROOF_BYTES);
            fprintf(call->out, "%s\n", hex);
        }
    }
    if (call->json) {
        json_out_close_array(&j);
        json_out_end(&j);
    }
}

static err_t prove_and_print(const verb_call *call, const cli_job *job, const prove_tools *tools,
                             prove_seconds *seconds)
{
    groth16_proof *proofs;
    ERR_TRY(MEM_ARRAY(&proofs, MEM_SCRATCH, job->count, "proofs"));
    const err_t rc = prove_job(proofs, seconds, job, tools, published_blinding);
    if (rc == ERR_OK) {
        ui_clear();
        print_proofs(call, job, proofs);
    }
    mem_free(proofs, MEM_SCRATCH);
    return rc;
}

static err_t read_and_prove(const verb_call *call, prove_tools *tools)
{
    prove_seconds seconds = {0};
    pool *p;
    cli_job job;
    ERR_TRY(pool_create(&p, call->threads));
    err_t rc = cli_job_read(&job, &call->args, p);
    pool_destroy(p);
    ERR_TRY(rc);
    rc = prove_tools_load(tools, &call->args, job.job.shape, &seconds);
    if (rc == ERR_OK)
        rc = prove_and_print(call, &job, tools, &seconds);
    cli_job_free(&job);
    return rc;
}

static err_t run_proof(const verb_call *call)
{
    prove_tools tools;
    err_t rc = prove_tools_open(&tools, &call->args, call->threads);
    if (rc == ERR_OK)
        rc = read_and_prove(call, &tools);
    prove_tools_close(&tools);
    return rc;
}

static const args_option key_options[] = {
    {"output", 'o', "DIR", "folder for the .params and .vk files, made if missing"},
    {0},
};

static const args_option proof_options[] = {
    CLI_JOB_OPTIONS,
    CLI_KEY_OPTIONS,
    CLI_BACKEND_OPTIONS,
    {0},
};

const verb verb_vectors_key = {
    .name = "key",
    .summary = "the key of a circuit under the published toxic waste",
    .usage = "CIRCUIT -o DIR",
    .example = "cuzk-vectors key porep-2kib -o keys --json",
    .options = key_options,
    .words_min = 1,
    .words_max = 1,
    .run = run_key,
};

const verb verb_vectors_proof = {
    .name = "proof",
    .summary = "the proofs of a job under the published randomness",
    .usage = "--c1 FILE --params DIR",
    .example = "cuzk-vectors proof --c1 c1.json --params keys --json",
    .options = proof_options,
    .run = run_proof,
};
