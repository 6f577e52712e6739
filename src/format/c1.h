/* C1 documents: the JSON of SealCommitPhase1Output, bare or in Curio's wrapper.
 *
 * Read in one pass from pieces of any size, as they arrive; nothing of the text is kept, and in a
 * wrapper the document is decoded and read as its base64 comes. Nothing is believed: counts against
 * the registered proof, numbers against their type, field elements < r, labelling proofs against
 * the columns. Whether the rest of the content holds together is porep_check's business. Unknown
 * keys are skipped, as upstream does; a duplicate known key is refused. What can go wrong here: G5
 * G8 G13. */
#ifndef CUZK_FORMAT_C1_H
#define CUZK_FORMAT_C1_H

#include "circuit/porep.h"

#define C1_BYTES_MAX ((size_t)1 << 30)

/* A document that is arriving. Beside the job, whose room grows in steps with the challenges that
 * were read, never with those that the text claims, it takes less than 256 KiB, MEM_REQUEST. */
typedef struct c1_stream c1_stream;

ERR_MUST_USE err_t c1_stream_create(c1_stream **out);
/* The next n bytes; they are not needed afterwards. Either form, told apart by its first key that
 * one of them knows. ERR_INPUT with the JSON path (such as
 * /vanilla_proofs/StackedDrg2KiBV1/0/1/comm_d_proofs/data/Single/path/path/3/index), the byte
 * offset and what was expected, in a wrapper both of the text and of the document inside; the same
 * however the text is cut. After a failure every later call fails the same way. */
ERR_MUST_USE err_t c1_stream_feed(c1_stream *s, const void *text, size_t n);
/* The text is over: the job that it holds, which the caller frees with porep_job_free. Frees s in
 * every case; after a failure *out holds nothing to free. */
ERR_MUST_USE err_t c1_stream_finish(porep_job *out, c1_stream *s);
/* Gives it up; null is allowed. */
void c1_stream_drop(c1_stream *s);

/* A text that is there already: the three calls in one. */
ERR_MUST_USE err_t c1_read(porep_job *out, const void *text, size_t bytes);
/* A file, or standard input for "-"; errors begin with its name. */
ERR_MUST_USE err_t c1_read_file(porep_job *out, const char *name);

#endif
