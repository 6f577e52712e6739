/* Proving the partitions of one job and verifying the result: what `prove` and the test program
 * share. */
#ifndef CUZK_CLI_PROVE_JOB_H
#define CUZK_CLI_PROVE_JOB_H

#include "cli/job.h"
#include "groth16/groth16.h"
#include "r1cs/image.h"

typedef struct {
    double witness, prove, verify; /* seconds; witness and prove overlap between partitions */
} prove_seconds;

/* Row for a verb's option table. */
#define CLI_BACKEND_OPTION                                                                         \
    {                                                                                              \
        "backend", 0, "NAME", "auto, cpu or cuda"                                                  \
    }

/* ERR_ARGUMENT for an unknown --backend, ERR_DEVICE for one that this build has not. */
ERR_MUST_USE err_t prove_job_backend(const args *a);

/* r and s of partition k; null: fresh ones from the kernel. */
typedef void (*prove_blinding)(groth16_blinding *out, uint32_t partition);

/* What all partitions of a job are proved with: key and constraint image of its circuit. */
typedef struct {
    const groth16_key *key;
    const r1cs_image *image;
} prove_tools;

/* Proves job->count partitions from job->first on into proofs[0 … count-1] and verifies each
 * against the inputs that the verifier derives. At most two proofs are under way: one being proved,
 * one waiting with its witness (with threads = 1: one). ERR_UNSATISFIED names partition and row;
 * ERR_INPUT if a proof made from a satisfied witness does not verify: the key is at fault. */
ERR_MUST_USE err_t prove_job(groth16_proof *proofs, prove_seconds *seconds, const cli_job *job,
                             const prove_tools *tools, unsigned threads, prove_blinding blinding);
/* The verifying half alone; ERR_INVALID names the first partition that does not verify. */
ERR_MUST_USE err_t prove_job_verify(const groth16_vk *vk, const groth16_proof *proofs,
                                    const porep_job *job, uint32_t first, uint32_t count);

#endif
