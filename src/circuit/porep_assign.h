/* From a job to what a prover takes, partition after partition: the memory that this needs, and the
 * steps in one call. */
#ifndef CUZK_CIRCUIT_POREP_ASSIGN_H
#define CUZK_CIRCUIT_POREP_ASSIGN_H

#include "circuit/porep.h"
#include "r1cs/image.h"

/* A slab and the scratch of its generator; serves any number of jobs of the shape, one after
 * another. */
typedef struct {
    r1cs_slab slab;
    void *arena, *scratch;
    size_t scratch_bytes;
} porep_desk;

/* threads: most that porep_desk_witness is called with. Free with porep_desk_free, on failure
 * nothing is left. */
ERR_MUST_USE err_t porep_desk_create(porep_desk *out, const porep_shape *shape, unsigned threads);
void porep_desk_free(porep_desk *desk);

/* The native witness of a partition, into the desk's slab. p may be null. */
ERR_MUST_USE err_t porep_desk_witness(porep_desk *desk, const porep_job *job, uint32_t partition,
                                      pool *p);
/* The witness, its evaluations and its verdict; image: of the job's circuit. An unsatisfied row is
 * no error here, it is named in *out. */
ERR_MUST_USE err_t porep_assign(r1cs_assignment *out, porep_desk *desk, const r1cs_image *image,
                                const porep_job *job, uint32_t partition, pool *p,
                                const progress *listener);

#endif
