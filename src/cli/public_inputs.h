/* The public inputs that a proof is verified against: from a C1 document, a job's public data, or a
 * file of numbers. */
#ifndef CUZK_CLI_PUBLIC_INPUTS_H
#define CUZK_CLI_PUBLIC_INPUTS_H

#include "circuit/porep.h"
#include "cli/args.h"

typedef struct {
    fr *values; /* `proofs` rows of `each`, without ONE; MEM_SCRATCH */
    size_t proofs, each;
} cli_inputs;

void cli_inputs_free(cli_inputs *in);

/* All partitions of a job, as the verifier derives them from its public data. */
ERR_MUST_USE err_t cli_inputs_of_job(cli_inputs *out, const porep_job *job);

/* The public data of a PoRep job.json (registered_proof, miner_id, sector_number, comm_r, comm_d,
 * ticket, seed); whatever is derived in it (challenges, public_inputs, replica_id) is not believed.
 * The result has no challenges: it serves cli_inputs_of_job only. */
ERR_MUST_USE err_t cli_job_public_read(porep_job *out, const char *file);

/* A JSON array of `each` field elements, or for more than one proof an array of such arrays.
 * Elements: strings of 64 hex digits (32 bytes, little-endian), strings of decimal digits of
 * another length, or plain numbers; values >= r are refused. */
ERR_MUST_USE err_t cli_inputs_read(cli_inputs *out, const char *file, size_t proofs, size_t each);

#endif
