#include "api/api_internal.h"

#include "base/file.h"
#include "circuit/porep_witness.h"

#include <string.h>

/* A pending proof of this header is one of the backend's. */
static backend_pending *inner(cuzk_pending *pending)
{
    return (backend_pending *)pending;
}

/* ---- proving ------------------------------------------------------------------------------- */

/* What the verifier will take for the public inputs is what the proof is about. */
static err_t check_inputs(const r1cs_slab *slab, const porep_job *job, uint32_t partition)
{
    const size_t n = porep_inputs(job->shape) - 1;
    fr *inputs;
    ERR_TRY(MEM_ARRAY(&inputs, MEM_SCRATCH, n, "public inputs"));
    err_t rc = porep_public_inputs(inputs, job, partition);
    if (rc == ERR_OK && memcmp(inputs, slab->fields + 1, n * sizeof *inputs) != 0)
        rc = err_set(ERR_INTERNAL, "the witness has other public inputs than the verifier");
    mem_free(inputs, MEM_SCRATCH);
    return rc;
}

static err_t make_witness(r1cs_slab *slab, const porep_job *job, uint32_t partition)
{
    const size_t bytes = porep_witness_scratch_bytes(job->shape, 1);
    void *scratch;
    ERR_TRY(mem_alloc(&scratch, MEM_SCRATCH, bytes, 1, "witness scratch"));
    const err_t rc = porep_witness(slab, job, partition, scratch, bytes, NULL);
    mem_free(scratch, MEM_SCRATCH);
    ERR_TRY(rc);
    return check_inputs(slab, job, partition);
}

static err_t start_with(backend_pending **out, api_slab *s, backend_key *key, const porep_job *job,
                        uint32_t partition)
{
    r1cs_slab slab;
    const backend_witness witness = {.slab = &slab, .release = api_slab_release, .context = s};
    ERR_TRY(slab_place(&slab, porep_slab_counts(job->shape), s->block, s->bytes));
    ERR_TRY(make_witness(&slab, job, partition));
    return backend_prove_start(out, key, &witness);
}

static err_t start(backend_pending **out, cuzk_prover *prover, const cuzk_key *key,
                   const porep_job *job, uint32_t partition)
{
    backend_key *loaded;
    api_slab *s;
    ERR_TRY(api_loaded_key(&loaded, prover, key));
    ERR_TRY(api_slab_take(&s, prover, slab_bytes(porep_slab_counts(job->shape))));
    const err_t rc = start_with(out, s, loaded, job, partition);
    if (rc != ERR_OK)
        api_slab_release(s);
    return rc;
}

cuzk_status cuzk_prove_start(cuzk_pending **out, cuzk_prover *prover, const cuzk_key *key,
                             const cuzk_job *job, uint32_t partition)
{
    backend_pending *pending = NULL;
    *out = NULL;
    if (partition >= job->job.partitions)
        return api_status(
            err_set(ERR_ARGUMENT, "partition %u: the job has %u", partition, job->job.partitions));
    if (job->job.shape != key->shape)
        return api_status(err_set(ERR_ARGUMENT, "the job is of %s, the key of %s",
                                  job->job.shape->name, key->shape->name));
    const err_t rc = start(&pending, prover, key, &job->job, partition);
    if (rc == ERR_OK)
        *out = (cuzk_pending *)pending;
    return api_status(rc);
}

cuzk_status cuzk_prove_finish(cuzk_pending *pending, uint8_t proof[CUZK_PROOF_BYTES])
{
    groth16_proof p;
    const err_t rc = backend_prove_finish(&p, inner(pending));
    if (rc == ERR_OK)
        proof_write(proof, &p);
    return api_status(rc);
}

void cuzk_prove_drop(cuzk_pending *pending)
{
    backend_prove_drop(inner(pending));
}

/* ---- verification -------------------------------------------------------------------------- */

static err_t verify_with(const groth16_vk *vk, const porep_job *job, const uint8_t *bytes)
{
    const size_t n = porep_inputs(job->shape) - 1;
    fr *inputs;
    ERR_TRY(MEM_ARRAY(&inputs, MEM_SCRATCH, n, "public inputs"));
    err_t rc = ERR_OK;
    for (uint32_t k = 0; k < job->partitions && rc == ERR_OK; k++) {
        groth16_proof proof;
        rc = proof_read(&proof, bytes + (size_t)k * PROOF_BYTES, PROOF_BYTES);
        if (rc == ERR_OK)
            rc = porep_public_inputs(inputs, job, k);
        if (rc == ERR_OK)
            rc = groth16_verify(vk, &proof, inputs, n);
        if (rc != ERR_OK)
            rc = err_prefix(rc, "partition %u", k);
    }
    mem_free(inputs, MEM_SCRATCH);
    return rc;
}

cuzk_status cuzk_verify(const char *vk_file, const cuzk_job *job, const uint8_t *proofs,
                        size_t bytes)
{
    if (bytes != (size_t)job->job.partitions * PROOF_BYTES)
        return api_status(err_set(ERR_INPUT, "%zu bytes of proofs, %u partitions need %zu", bytes,
                                  job->job.partitions, (size_t)job->job.partitions * PROOF_BYTES));
    file_in f;
    err_t rc = file_open(&f, vk_file);
    if (rc != ERR_OK)
        return api_status(rc);
    const format_source source = format_source_file(&f);
    groth16_vk vk;
    rc = params_read_vk(&vk, &source);
    file_close(&f);
    if (rc == ERR_OK) {
        rc = verify_with(&vk, &job->job, proofs);
        groth16_vk_free(&vk);
    }
    return api_status(rc);
}
