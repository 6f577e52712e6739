/* Writing a job as a C1 document: byte for byte what the reference serialises.
 *
 * Keys come in the reference's order and without white space. What a porep_job does not hold
 * follows from what it holds: the 37 parents of each labelling proof and of the encoding proof are
 * the rows of the parents' columns, repeated (spec porep §2.1). c1_read gives the job back. */
#ifndef CUZK_FORMAT_C1_WRITE_H
#define CUZK_FORMAT_C1_WRITE_H

#include "circuit/porep.h"

typedef enum {
    C1_BARE,   /* the JSON of SealCommitPhase1Output */
    C1_WRAPPER /* that in Curio's wrapper; the job has a sector number */
} c1_form;

/* Takes the next bytes of the document, a few kilobytes at a time; an error ends the writing. */
typedef err_t (*c1_sink)(void *context, const void *data, size_t bytes);

/* Any shape, published or not; the job's counts are believed (porep_check). In a fixed amount of
 * memory. ERR_ARGUMENT: a wrapper without a sector number; else what the sink returns. */
ERR_MUST_USE err_t c1_write(const porep_job *job, c1_form form, c1_sink sink, void *context);

#endif
