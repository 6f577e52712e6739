/* The witness of one partition in figures, made either way: natively, with the rows evaluated
 * through the constraint image in stretches (little memory), or by running the circuit row by row
 * (the slow twin, for comparison). */
#ifndef CUZK_CLI_WITNESS_SUMMARY_H
#define CUZK_CLI_WITNESS_SUMMARY_H

#include "base/file.h"
#include "circuit/porep.h"
#include "r1cs/image.h"

typedef enum { WITNESS_A, WITNESS_B, WITNESS_C, WITNESS_AUX, WITNESS_SECTIONS } witness_section;

typedef struct {
    fr *inputs; /* with ONE, MEM_SCRATCH */
    size_t inputs_n, aux;
    uint64_t zeros, ones, others;            /* of the aux */
    uint8_t sha256[WITNESS_SECTIONS][32];    /* when asked for */
    uint64_t unsatisfied, first_unsatisfied; /* rows; the row, when unsatisfied != 0 */
    char first_unsatisfied_at[R1CS_PLACE_BYTES];
} witness_summary;

void witness_summary_free(witness_summary *s);

typedef struct {
    const porep_job *job;
    uint32_t partition;
    bool digests;
    file_out *values; /* inputs, then aux are written here, 32 bytes each; may be null */
} witness_request;

typedef struct witness_maker witness_maker;

/* One slab and one set of buffers serve all requests for this shape; image is its circuit's. */
ERR_MUST_USE err_t witness_maker_create(witness_maker **out, const porep_shape *shape,
                                        const r1cs_image *image, pool *p);
void witness_maker_destroy(witness_maker *m);
/* An unsatisfied row is no error here. On success the caller frees the summary. */
ERR_MUST_USE err_t witness_maker_run(witness_summary *out, witness_maker *m,
                                     const witness_request *request);
ERR_MUST_USE err_t witness_by_rows(witness_summary *out, const witness_request *request);

/* What both ways do with values: count them among s->zeros, ones, others; write 32 bytes each. */
void witness_count(witness_summary *s, const fr *values, size_t n);
ERR_MUST_USE err_t witness_write(file_out *file, const fr *values, size_t n);

#endif
