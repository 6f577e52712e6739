#include "api/api_internal.h"

#include "base/file.h"
#include "circuit/porep_assign.h"
#include "format/porep_image.h"
#include "format/porep_key.h"
#include "hash/hash.h"

#include <stdlib.h>
#include <string.h>

/* ---- keys ---------------------------------------------------------------------------------- */

/* The key, and the constraint image that witnesses are checked with: kept beside the key. */
static err_t open_key(cuzk_key *key, const char *params_file, unsigned threads)
{
    char folder[POREP_IMAGE_PATH_MAX];
    pool *p;
    ERR_TRY(porep_image_folder(folder, params_file));
    ERR_TRY(pool_create(&p, threads));
    err_t rc = porep_key_read(&key->key, params_file, key->shape, p, NULL);
    pool_destroy(p);
    ERR_TRY(rc);
    rc = porep_image_open(&key->image, folder, key->shape, NULL, NULL);
    if (rc != ERR_OK)
        groth16_key_free(&key->key);
    return rc;
}

cuzk_status cuzk_key_open(cuzk_key **out, const char *params_file, const char *circuit,
                          unsigned threads)
{
    *out = NULL;
    const porep_shape *shape = porep_shape_find(circuit);
    if (!shape)
        return api_status(err_set(ERR_ARGUMENT, "unknown circuit \"%s\"", circuit));
    cuzk_key *key = calloc(1, sizeof *key);
    if (!key)
        return api_status(err_set(ERR_MEMORY, "no memory for a key"));
    key->shape = shape;
    err_t rc = hash_check();
    if (rc == ERR_OK)
        rc = open_key(key, params_file, threads);
    if (rc == ERR_OK)
        *out = key;
    else
        free(key);
    return api_status(rc);
}

void cuzk_key_close(cuzk_key *key)
{
    if (!key)
        return;
    groth16_key_free(&key->key);
    image_free(&key->image);
    free(key);
}

/* ---- proving ------------------------------------------------------------------------------- */

cuzk_status cuzk_prover_create(cuzk_prover **out, unsigned threads)
{
    *out = NULL;
    cuzk_prover *prover = calloc(1, sizeof *prover);
    if (!prover)
        return api_status(err_set(ERR_MEMORY, "no memory for a prover"));
    const err_t rc = groth16_prover_create(&prover->prover, threads, NULL);
    if (rc == ERR_OK)
        *out = prover;
    else
        free(prover);
    return api_status(rc);
}

void cuzk_prover_destroy(cuzk_prover *prover)
{
    if (!prover)
        return;
    groth16_prover_destroy(prover->prover);
    free(prover);
}

static void free_pending(cuzk_pending *pending)
{
    mem_free(pending->inputs, MEM_WITNESS);
    free(pending);
}

static err_t start(cuzk_pending *pending, cuzk_prover *prover, const cuzk_key *key,
                   const porep_job *job, uint32_t partition)
{
    pending->inputs_n = porep_inputs(job->shape) - 1;
    pending->vk = &key->key.vk;
    ERR_TRY(MEM_ARRAY(&pending->inputs, MEM_WITNESS, pending->inputs_n, "public inputs"));
    ERR_TRY(porep_public_inputs(pending->inputs, job, partition));
    porep_desk desk;
    ERR_TRY(porep_desk_create(&desk, job->shape, 1));
    r1cs_assignment w;
    const err_t rc = porep_assign(&w, &desk, &key->image, job, partition, NULL, NULL);
    porep_desk_free(&desk);
    ERR_TRY(rc);
    return groth16_prove_start(&pending->pending, prover->prover, &key->key, &w, NULL);
}

cuzk_status cuzk_prove_start(cuzk_pending **out, cuzk_prover *prover, const cuzk_key *key,
                             const cuzk_job *job, uint32_t partition)
{
    *out = NULL;
    if (partition >= job->job.partitions)
        return api_status(
            err_set(ERR_ARGUMENT, "partition %u: the job has %u", partition, job->job.partitions));
    if (job->job.shape != key->shape)
        return api_status(err_set(ERR_ARGUMENT, "the job is of %s, the key of %s",
                                  job->job.shape->name, key->shape->name));
    cuzk_pending *pending = calloc(1, sizeof *pending);
    if (!pending)
        return api_status(err_set(ERR_MEMORY, "no memory for a pending proof"));
    const err_t rc = start(pending, prover, key, &job->job, partition);
    if (rc == ERR_OK)
        *out = pending;
    else
        free_pending(pending);
    return api_status(rc);
}

cuzk_status cuzk_prove_finish(cuzk_pending *pending, uint8_t proof[CUZK_PROOF_BYTES])
{
    groth16_proof p;
    err_t rc = groth16_prove_finish(&p, pending->pending);
    if (rc == ERR_OK)
        rc = groth16_verify(pending->vk, &p, pending->inputs, pending->inputs_n);
    if (rc == ERR_INVALID)
        rc = err_set(ERR_INPUT, "the proof does not verify although its witness satisfies the "
                                "circuit: the key is not of one piece or not this circuit's");
    if (rc == ERR_OK)
        proof_write(proof, &p);
    free_pending(pending);
    return api_status(rc);
}

void cuzk_prove_drop(cuzk_pending *pending)
{
    if (!pending)
        return;
    groth16_prove_drop(pending->pending);
    free_pending(pending);
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
