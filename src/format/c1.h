/* C1 documents: the JSON of SealCommitPhase1Output, bare or in Curio's wrapper.
 *
 * Parsed from memory in one pass; nothing is believed: counts against the registered proof, numbers
 * against their type, field elements < r. Whether the content holds together is porep_check's
 * business. Unknown keys are skipped, as upstream does; a duplicate known key is refused.
 * What can go wrong here: G5 G8 G13. */
#ifndef CUZK_FORMAT_C1_H
#define CUZK_FORMAT_C1_H

#include "circuit/porep.h"

#define C1_BYTES_MAX ((size_t)1 << 30)

/* Either form, told apart by its first key(s). On success the caller frees with porep_job_free. On
 * failure ERR_INPUT with the JSON path (such as
 * /vanilla_proofs/StackedDrg2KiBV1/0/1/comm_d_proofs/data/Single/path/path/3/index), the byte
 * offset and what was expected. */
ERR_MUST_USE err_t c1_read(porep_job *out, const void *text, size_t bytes);

#endif
