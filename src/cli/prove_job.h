/* Proving the partitions of one job and verifying the result: what `prove` and the test program
 * share. */
#ifndef CUZK_CLI_PROVE_JOB_H
#define CUZK_CLI_PROVE_JOB_H

#include "cli/backends.h"
#include "cli/job.h"
#include "cli/proving_key.h"

typedef struct {
    double key, image; /* the key: read, and put where proofs need it; the constraint image */
    double witness, prove, verify; /* witness and prove overlap */
} prove_seconds;

/* r and s of partition k; null: fresh ones from the kernel. */
typedef void (*prove_blinding)(groth16_blinding *out, uint32_t partition);

/* What all partitions of a job are proved with. */
typedef struct {
    backend *b;
    cli_proving_key key;
    r1cs_image image;
    porep_circuit blank;
    r1cs_circuit circuit;
    backend_key *loaded;
    unsigned threads;
} prove_tools;

/* Opens the backend that the arguments name. prove_tools_close in any case. Do not copy *out. */
ERR_MUST_USE err_t prove_tools_open(prove_tools *out, const args *a, unsigned threads);
/* Loads the key that they name, for jobs of this shape; fills seconds->key and ->image. */
ERR_MUST_USE err_t prove_tools_load(prove_tools *tools, const args *a, const porep_shape *shape,
                                    prove_seconds *seconds);
void prove_tools_close(prove_tools *tools);

/* Proves job->count partitions from job->first on into proofs[0 … count-1] and verifies each
 * against the inputs that the verifier derives. Witnesses are made beside the proofs, as many ahead
 * as the backend takes and one more (none on the processor with threads = 1). ERR_UNSATISFIED names
 * partition and row; ERR_INPUT if a proof made from a satisfied witness does not verify: the key is
 * at fault. */
ERR_MUST_USE err_t prove_job(groth16_proof *proofs, prove_seconds *seconds, const cli_job *job,
                             const prove_tools *tools, prove_blinding blinding);
/* The verifying half alone; ERR_INVALID names the first partition that does not verify. */
ERR_MUST_USE err_t prove_job_verify(const groth16_vk *vk, const groth16_proof *proofs,
                                    const porep_job *job, uint32_t first, uint32_t count);

#endif
