#include "cli/prove_job.h"

#include "base/clock.h"
#include "circuit/porep_witness.h"
#include "cli/images.h"
#include "cli/ui.h"

#include <stdatomic.h>
#include <string.h>

#define SLABS_MAX POREP_PARTITIONS_MAX

/* ---- tools --------------------------------------------------------------------------------- */

err_t prove_tools_open(prove_tools *out, const args *a, unsigned threads)
{
    *out = (prove_tools){.threads = threads};
    return cli_backend_open(&out->b, a, threads);
}

static err_t read_key(prove_tools *tools, const args *a, const porep_shape *shape)
{
    pool *p;
    ERR_TRY(pool_create(&p, tools->threads));
    const err_t rc = cli_proving_key_open(&tools->key, a, shape, tools->b, p);
    pool_destroy(p);
    return rc;
}

err_t prove_tools_load(prove_tools *tools, const args *a, const porep_shape *shape,
                       prove_seconds *seconds)
{
    const double began = clock_seconds();
    ERR_TRY(read_key(tools, a, shape));
    const double image_began = clock_seconds();
    ERR_TRY(cli_image(&tools->image, a, shape));
    seconds->image = clock_seconds() - image_began;
    tools->blank = (porep_circuit){.shape = shape};
    tools->circuit = (r1cs_circuit){shape->name, porep_synthesize, &tools->blank};
    const backend_key_source source = cli_proving_key_source(&tools->key, &tools->circuit);
    ERR_TRY(backend_key_load(&tools->loaded, tools->b, &source, &tools->image));
    seconds->key = clock_seconds() - began - seconds->image;
    return ERR_OK;
}

void prove_tools_close(prove_tools *tools)
{
    backend_key_unload(tools->loaded);
    backend_close(tools->b);
    cli_proving_key_close(&tools->key);
    image_free(&tools->image);
}

/* ---- witnesses ----------------------------------------------------------------------------- */

/* A slab is taken from before its witness is made until the backend lets go of it. */
typedef struct {
    void *block;
    r1cs_slab slab;
    atomic_bool taken;
} job_slab;

static void let_go(void *context)
{
    job_slab *s = context;
    atomic_store(&s->taken, false);
}

typedef struct {
    const cli_job *job;
    const prove_tools *tools;
    prove_blinding blinding;
    pool *p; /* makes the witnesses, beside the backend's own threads */
    void *scratch;
    size_t scratch_bytes;
    job_slab slab[SLABS_MAX];
    unsigned slabs;
    backend_pending *pending[POREP_PARTITIONS_MAX];
    uint32_t started, finished; /* partitions */
    bool alone;                 /* one thread: no witness beside a proof */
} under_way;

static job_slab *free_slab(under_way *u)
{
    if (u->started == u->job->count || (u->alone && u->started > u->finished))
        return NULL;
    for (unsigned i = 0; i < u->slabs; i++)
        if (!atomic_load(&u->slab[i].taken))
            return &u->slab[i];
    return NULL;
}

/* Makes the witness of the next partition and hands it to the backend. */
static err_t start_next(under_way *u, job_slab *s, double *witness_seconds)
{
    const double began = clock_seconds();
    const uint32_t k = u->job->first + u->started;
    groth16_blinding fixed;
    if (u->blinding)
        u->blinding(&fixed, k);
    const backend_witness witness = {
        .slab = &s->slab, .release = let_go, .context = s, .blinding = u->blinding ? &fixed : NULL};
    err_t rc = porep_witness(&s->slab, &u->job->job, k, u->scratch, u->scratch_bytes, u->p);
    *witness_seconds += clock_seconds() - began;
    atomic_store(&s->taken, true);
    if (rc == ERR_OK)
        rc = backend_prove_start(&u->pending[u->started], u->tools->loaded, &witness);
    if (rc != ERR_OK)
        return err_prefix(rc, "partition %u", k);
    u->started++;
    return ERR_OK;
}

static err_t finish_oldest(under_way *u, groth16_proof *proofs)
{
    const cli_job *job = u->job;
    const uint32_t k = u->finished++;
    backend_pending *p = u->pending[k];
    u->pending[k] = NULL;
    const err_t rc = backend_prove_finish(&proofs[k], p);
    if (rc != ERR_OK)
        return err_prefix(rc, "partition %u", job->first + k);
    if (job->count > 1)
        ui_say("partition %u proved, %u of %u done", job->first + k, k + 1, job->count);
    return ERR_OK;
}

static err_t prove_all(under_way *u, groth16_proof *proofs, prove_seconds *seconds)
{
    while (u->finished < u->job->count) {
        job_slab *s = free_slab(u);
        if (s)
            ERR_TRY(start_next(u, s, &seconds->witness));
        else
            ERR_TRY(finish_oldest(u, proofs));
    }
    return ERR_OK;
}

static err_t make_slabs(under_way *u)
{
    const slab_counts n = porep_slab_counts(u->job->job.shape);
    const size_t bytes = slab_bytes(n);
    unsigned wanted = cli_backend_in_flight(u->tools->b) + 1;
    wanted = wanted < u->job->count ? wanted : u->job->count;
    for (u->slabs = 0; u->slabs < wanted; u->slabs++) {
        job_slab *s = &u->slab[u->slabs];
        ERR_TRY(backend_slab_alloc(&s->block, u->tools->b, bytes));
        ERR_TRY(slab_place(&s->slab, n, s->block, bytes));
    }
    return ERR_OK;
}

/* Threads, scratch and slabs; tear_down in any case. */
static err_t set_up(under_way *u)
{
    ERR_TRY(pool_create(&u->p, u->tools->threads));
    u->scratch_bytes = porep_witness_scratch_bytes(u->job->job.shape, pool_threads(u->p));
    ERR_TRY(mem_alloc(&u->scratch, MEM_SCRATCH, u->scratch_bytes, 1, "witness scratch"));
    return make_slabs(u);
}

static void tear_down(under_way *u)
{
    for (uint32_t k = u->finished; k < u->started; k++)
        backend_prove_drop(u->pending[k]);
    for (unsigned i = 0; i < SLABS_MAX; i++)
        backend_slab_free(u->tools->b, u->slab[i].block);
    mem_free(u->scratch, MEM_SCRATCH);
    pool_destroy(u->p);
}

/* ---- a job --------------------------------------------------------------------------------- */

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
                const prove_tools *tools, prove_blinding blinding)
{
    under_way u = {.job = job,
                   .tools = tools,
                   .blinding = blinding,
                   .alone = tools->threads == 1 && strcmp(backend_name(tools->b), "cpu") == 0};
    const double began = clock_seconds();
    err_t rc = set_up(&u);
    if (rc == ERR_OK)
        rc = prove_all(&u, proofs, seconds);
    tear_down(&u);
    ERR_TRY(rc);
    const double proved = clock_seconds();
    seconds->prove = proved - began;
    rc = prove_job_verify(tools->key.vk, proofs, &job->job, job->first, job->count);
    seconds->verify = clock_seconds() - proved;
    if (rc == ERR_INVALID)
        return err_set(ERR_INPUT,
                       "%s although its witness satisfies the circuit: the key is not of one piece "
                       "or not this circuit's",
                       err_text());
    return rc;
}
