#include "cli/prove_job.h"

#include "base/clock.h"
#include "circuit/porep_assign.h"
#include "cli/ui.h"

#include <string.h>

#define UNDER_WAY_MAX 2u

typedef struct {
    const cli_job *job;
    const prove_tools *tools;
    groth16_prover *prover;
    prove_blinding blinding;
    pool *p; /* makes the witnesses, beside the prover's own threads */
    porep_desk desk;
    groth16_pending *pending[UNDER_WAY_MAX];
    uint32_t limit;             /* under way at the same time */
    uint32_t started, finished; /* partitions; pending k is in slot k % UNDER_WAY_MAX */
} under_way;

/* Makes the witness of the next partition and hands it to the prover. */
static err_t start_next(under_way *u, double *witness_seconds)
{
    const double began = clock_seconds();
    const uint32_t k = u->job->first + u->started;
    r1cs_assignment w;
    err_t rc = porep_assign(&w, &u->desk, u->tools->image, &u->job->job, k, u->p, ui_progress());
    *witness_seconds += clock_seconds() - began;
    groth16_blinding fixed;
    if (u->blinding)
        u->blinding(&fixed, k);
    if (rc == ERR_OK)
        rc = groth16_prove_start(&u->pending[u->started % UNDER_WAY_MAX], u->prover, u->tools->key,
                                 &w, u->blinding ? &fixed : NULL);
    if (rc != ERR_OK)
        return err_prefix(rc, "partition %u", k);
    u->started++;
    return ERR_OK;
}

static err_t finish_oldest(under_way *u, groth16_proof *proofs)
{
    const cli_job *job = u->job;
    const uint32_t k = u->finished++;
    groth16_pending *p = u->pending[k % UNDER_WAY_MAX];
    u->pending[k % UNDER_WAY_MAX] = NULL;
    ERR_TRY(groth16_prove_finish(&proofs[k], p));
    if (job->count > 1)
        ui_say("partition %u proved, %u of %u done", job->first + k, k + 1, job->count);
    return ERR_OK;
}

static err_t prove_all(under_way *u, groth16_proof *proofs, prove_seconds *seconds)
{
    const uint32_t count = u->job->count;
    while (u->finished < count) {
        if (u->started < count && u->started - u->finished < u->limit)
            ERR_TRY(start_next(u, &seconds->witness));
        else
            ERR_TRY(finish_oldest(u, proofs));
    }
    return ERR_OK;
}

/* Threads, slab and prover; under_way_free in any case. */
static err_t set_up(under_way *u, unsigned threads)
{
    ERR_TRY(pool_create(&u->p, threads));
    ERR_TRY(porep_desk_create(&u->desk, u->job->job.shape, pool_threads(u->p)));
    return groth16_prover_create(&u->prover, threads, ui_progress());
}

static void under_way_free(under_way *u)
{
    for (uint32_t i = 0; i < UNDER_WAY_MAX; i++)
        groth16_prove_drop(u->pending[i]);
    groth16_prover_destroy(u->prover);
    porep_desk_free(&u->desk);
    pool_destroy(u->p);
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
                const prove_tools *tools, unsigned threads, prove_blinding blinding)
{
    *seconds = (prove_seconds){0};
    /* The next witness is made beside the proof: with a single thread it waits for it. */
    under_way u = {.job = job,
                   .tools = tools,
                   .blinding = blinding,
                   .limit = threads == 1 ? 1 : UNDER_WAY_MAX};
    const double began = clock_seconds();
    err_t rc = set_up(&u, threads);
    if (rc == ERR_OK)
        rc = prove_all(&u, proofs, seconds);
    under_way_free(&u);
    ERR_TRY(rc);
    const double proved = clock_seconds();
    seconds->prove = proved - began;
    rc = prove_job_verify(&tools->key->vk, proofs, &job->job, job->first, job->count);
    seconds->verify = clock_seconds() - proved;
    if (rc == ERR_INVALID)
        return err_set(ERR_INPUT,
                       "%s although its witness satisfies the circuit: the key is not of one piece "
                       "or not this circuit's",
                       err_text());
    return rc;
}
