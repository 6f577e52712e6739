#include "cli/prove_job.h"

#include "base/clock.h"
#include "cli/ui.h"

#include <string.h>

#define UNDER_WAY_MAX 2u

/* Makes the witness of one partition and hands it to the prover. */
static err_t start_partition(groth16_pending **out, groth16_prover *prover, const cli_job *job,
                             const groth16_key *key, uint32_t k, prove_blinding blinding,
                             double *witness_seconds)
{
    const double began = clock_seconds();
    const porep_circuit self = {.shape = job->job.shape, .job = &job->job, .partition = k};
    const r1cs_circuit circuit = {job->job.shape->name, porep_synthesize, &self};
    r1cs_assign_options o = {.keep_evaluations = true, .progress = ui_progress()};
    porep_expect_counts(&o, job->job.shape);
    r1cs_assignment w;
    ERR_TRY(r1cs_assign(&w, &circuit, &o));
    *witness_seconds += clock_seconds() - began;
    groth16_blinding fixed;
    if (blinding)
        blinding(&fixed, k);
    return groth16_prove_start(out, prover, key, &w, blinding ? &fixed : NULL);
}

typedef struct {
    groth16_pending *pending[UNDER_WAY_MAX];
    uint32_t limit;             /* under way at the same time */
    uint32_t started, finished; /* partitions; pending k is in slot k % UNDER_WAY_MAX */
} under_way;

static err_t finish_oldest(under_way *u, groth16_proof *proofs, const cli_job *job)
{
    const uint32_t k = u->finished++;
    groth16_pending *p = u->pending[k % UNDER_WAY_MAX];
    u->pending[k % UNDER_WAY_MAX] = NULL;
    ERR_TRY(groth16_prove_finish(&proofs[k], p));
    if (job->count > 1)
        ui_say("partition %u proved, %u of %u done", job->first + k, k + 1, job->count);
    return ERR_OK;
}

static err_t prove_all(under_way *u, groth16_proof *proofs, prove_seconds *seconds,
                       const cli_job *job, const groth16_key *key, groth16_prover *prover,
                       prove_blinding blinding)
{
    while (u->finished < job->count) {
        if (u->started < job->count && u->started - u->finished < u->limit) {
            const uint32_t k = job->first + u->started;
            const err_t rc = start_partition(&u->pending[u->started % UNDER_WAY_MAX], prover, job,
                                             key, k, blinding, &seconds->witness);
            if (rc != ERR_OK)
                return err_prefix(rc, "partition %u", k);
            u->started++;
        } else {
            ERR_TRY(finish_oldest(u, proofs, job));
        }
    }
    return ERR_OK;
}

err_t prove_job_backend(const args *a)
{
    const char *name = args_value(a, "backend");
    if (!name || strcmp(name, "auto") == 0 || strcmp(name, "cpu") == 0)
        return ERR_OK;
    if (strcmp(name, "cuda") == 0)
        return err_set(ERR_DEVICE, "--backend cuda: this build has no CUDA backend");
    return err_set(ERR_ARGUMENT, "--backend: \"%s\" is none of auto, cpu, cuda", name);
}

err_t prove_job_verify(const groth16_vk *vk, const groth16_proof *proofs, const porep_job *job,
                       uint32_t first, uint32_t count)
{
    const size_t inputs_n = porep_inputs(job->shape) - 1;
    fr *inputs;
    ERR_TRY(MEM_ARRAY(&inputs, MEM_SCRATCH, inputs_n * count, "public inputs"));
    err_t rc = ERR_OK;
    for (uint32_t i = 0; i < count && rc == ERR_OK; i++)
        rc = porep_public_inputs(inputs + i * inputs_n, job, first + i);
    size_t bad = 0;
    if (rc == ERR_OK)
        rc = groth16_verify_batch(vk, proofs, count, inputs, inputs_n, &bad);
    if (rc == ERR_INVALID)
        rc = err_set(ERR_INVALID, "the proof of partition %u does not verify",
                     first + (uint32_t)bad);
    mem_free(inputs, MEM_SCRATCH);
    return rc;
}

err_t prove_job(groth16_proof *proofs, prove_seconds *seconds, const cli_job *job,
                const groth16_key *key, unsigned threads, prove_blinding blinding)
{
    *seconds = (prove_seconds){0};
    groth16_prover *prover;
    ERR_TRY(groth16_prover_create(&prover, threads, ui_progress()));
    const double began = clock_seconds();
    /* The next witness is made in this thread: with a single one it waits for the proof. */
    under_way u = {.limit = threads == 1 ? 1 : UNDER_WAY_MAX};
    err_t rc = prove_all(&u, proofs, seconds, job, key, prover, blinding);
    for (uint32_t i = 0; i < UNDER_WAY_MAX; i++)
        groth16_prove_drop(u.pending[i]);
    groth16_prover_destroy(prover);
    ERR_TRY(rc);
    const double proved = clock_seconds();
    seconds->prove = proved - began;
    rc = prove_job_verify(&key->vk, proofs, &job->job, job->first, job->count);
    seconds->verify = clock_seconds() - proved;
    if (rc == ERR_INVALID)
        return err_set(ERR_INPUT,
                       "%s although its witness satisfies the circuit: the key is not of one piece "
                       "or not this circuit's",
                       err_text());
    return rc;
}
