/* The witness of a PoRep partition, computed natively: straight C over machine words, written
 * straight into a slab. Bit for bit what slab_assign gives for porep_synthesize (the slow twin),
 * also for a job whose content does not hold: then some rows are unsatisfied. */
#ifndef CUZK_CIRCUIT_POREP_WITNESS_H
#define CUZK_CIRCUIT_POREP_WITNESS_H

#include "base/pool.h"
#include "circuit/porep.h"
#include "r1cs/slab.h"

/* Counts of the slab, by formula from the shape: any shape, published or not. */
slab_counts porep_slab_counts(const porep_shape *shape);
/* Bytes of scratch that porep_witness needs with so many threads. */
size_t porep_witness_scratch_bytes(const porep_shape *shape, unsigned threads);
/* Writes all of the slab, which has porep_slab_counts(job->shape), from partition `partition` of
 * the job. Allocates nothing: scratch (64-byte aligned) comes from the caller and is left with
 * values of the witness in it. p may be null. ERR_ARGUMENT for counts, partition or scratch that do
 * not fit, with both numbers. */
ERR_MUST_USE err_t porep_witness(r1cs_slab *slab, const porep_job *job, uint32_t partition,
                                 void *scratch, size_t scratch_bytes, pool *p);

#endif
