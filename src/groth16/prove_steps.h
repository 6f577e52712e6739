/* The steps of one proof; prover.c queues them, prove.c puts them together. */
#ifndef CUZK_GROTH16_PROVE_STEPS_H
#define CUZK_GROTH16_PROVE_STEPS_H

#include "groth16/groth16.h"

typedef struct {
    const groth16_key *key;
    r1cs_assignment witness; /* owned: freed piece by piece */
    groth16_blinding blinding;
} prove_job;

/* Refuses, before any work, what cannot become a proof: see groth16_prove_start. */
ERR_MUST_USE err_t prove_check(const groth16_key *key, const r1cs_assignment *witness);
/* All the work of a proof on the pool's threads. ERR_CANCELLED if the pool was cancelled. */
ERR_MUST_USE err_t prove_run(groth16_proof *out, prove_job *job, pool *p, const progress *listener);
/* Frees the witness and wipes the blinding. */
void prove_job_free(prove_job *job);

/* h = (a·b - c)/(X^n - 1) for the polynomials with values *a, *b, *c on the domain of n = 2^log2
 * points. *a is overwritten with n coefficients, natural order; h is *factor times them (one
 * multiplication of the finished sum instead of n here). *b and *c are freed (MEM_WITNESS) and set
 * to null. ERR_INTERNAL if the last coefficient is not zero: then a·b != c somewhere (B5). */
ERR_MUST_USE err_t prove_quotient(fr **a, fr **b, fr **c, unsigned log2, fr *factor, pool *p,
                                  const progress *listener);

/* out[j] = values[k] for the j-th set bit k of the bitmap of n bits; out has room for all set bits.
 * n = 0 allowed with null pointers. */
ERR_MUST_USE err_t prove_select(fr *out, const fr *values, const uint64_t *bits, size_t n, pool *p);
/* Number of set bits among the first n. */
size_t prove_count_ones(const uint64_t *bits, size_t n);

#endif
