/* Synthetic PoRep jobs, for tests and benchmarks: the job that proving a made-up sector would give,
 * straight in memory (format/c1_write.h makes the document). docs/synthetic-jobs.md has the
 * formulas; the same porep_sector always gives the same job, whatever the pool.
 *
 * sealed: the whole sector is sealed, every type of proof.
 * sparse: only what the challenges touch is made, the rest of the trees is filler. Everything in
 * the job holds all the same, only that its parents' labels are no sealing's, which nothing in it
 * could show. For interactive proofs only, whose challenges do not depend on comm_r. */
#ifndef CUZK_CIRCUIT_POREP_MAKE_H
#define CUZK_CIRCUIT_POREP_MAKE_H

#include "base/progress.h"
#include "circuit/porep.h"

#define POREP_MAKE_LABEL_MAX 64 /* characters */
/* 512 MiB: labels of a layer follow each other, and 11 layers of 32 GiB take hours. */
#define POREP_SEAL_NODES_MAX (UINT64_C(1) << 24)

typedef struct {
    const porep_shape *shape; /* outlives the job; need not be published */
    porep_variant variant;
    uint32_t registered_id; /* for porep_id and the document's name */
    uint64_t miner_id, sector_number;
    uint8_t ticket[32], seed[32];
    char label[POREP_MAKE_LABEL_MAX + 1]; /* what data and filler come from */
} porep_sector;

/* Number `number` of the made-up sectors of a published shape and a type: label
 * "gen-SIZE-TYPE-NUMBER", ticket and seed from it. registered_id is that of shape and type. */
void porep_sector_numbered(porep_sector *out, const porep_shape *shape, porep_variant variant,
                           uint64_t miner_id, uint64_t sector_number, uint64_t number);
/* "v1", "v1_1", "synthetic", "non-interactive". */
const char *porep_variant_name(porep_variant variant);

/* On success the caller frees with porep_job_free; the job has its sector number. Progress may be
 * null. ERR_MEMORY, ERR_CANCELLED; ERR_ARGUMENT, with the reason, for what cannot be made: */

/* a type whose challenges depend on comm_r. */
ERR_MUST_USE err_t porep_make_sparse(porep_job *out, const porep_sector *sector, pool *p,
                                     const progress *listener);
/* a sector of fewer than 8 nodes or of more than POREP_SEAL_NODES_MAX. */
ERR_MUST_USE err_t porep_make_sealed(porep_job *out, const porep_sector *sector, pool *p,
                                     const progress *listener);

#endif
