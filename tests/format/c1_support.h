/* C1 documents for the tests of format: loading, editing, and reading with every check. */
#ifndef CUZK_TESTS_C1_SUPPORT_H
#define CUZK_TESTS_C1_SUPPORT_H

#include "format/c1.h"
#include "format_test.h"

/* The sample that most tests start from, and its sector. */
#define SAMPLE        "porep/2kib-v1_1/c1.json"
#define SAMPLE_MINER  1000
#define SAMPLE_SECTOR 1

/* A text read in pieces, whose sizes are drawn from 1 … piece: all of them `piece` with seed 0.
 * Each is a block of its own, so that a byte read beyond it is found. */
err_t c1_read_cut(porep_job *out, const void *text, size_t bytes, size_t piece, uint32_t seed);
/* Fails the test unless the two jobs hold the same. */
void assert_same_job(const porep_job *a, const porep_job *b);
/* A document of tests/vectors/porep/JOB, plain or .xz. */
uint8_t *c1_load(const char *job, const char *file, size_t *bytes);

/* c1_read, then porep_check with or without the sample's identity; frees what was read. Read again
 * in pieces, the text gives the same job, or the same error. The memory in use must be as before.
 */
err_t c1_accepts(const void *text, size_t bytes, const porep_identity *identity);
/* The sample, with text `from` replaced by `to` at its first place (it must be there). The caller
 * frees. */
char *c1_sample_with(const char *from, const char *to, size_t *bytes);
/* Text of JSON without white space, in the order of the object. The caller frees. */
char *c1_dump(const json_t *json, size_t *bytes);
/* `format` with the base64 of the document in the place of the word BASE64. The caller frees. */
char *c1_wrap(const char *document, size_t bytes, const char *format, size_t *wrapped_bytes);

#endif
