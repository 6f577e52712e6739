/* C1 documents for the tests of format: loading, editing, and reading with every check. */
#ifndef CUZK_TESTS_C1_SUPPORT_H
#define CUZK_TESTS_C1_SUPPORT_H

#include "format/c1.h"
#include "format_test.h"

/* The sample that most tests start from, and its sector. */
#define SAMPLE        "porep/2kib-v1_1/c1.json"
#define SAMPLE_MINER  1000
#define SAMPLE_SECTOR 1

/* c1_read, then porep_check with or without the sample's identity; frees what was read. The job
 * that was read must not have changed the memory in use. */
err_t c1_accepts(const void *text, size_t bytes, const porep_identity *identity);
/* The sample, with text `from` replaced by `to` at its first place (it must be there). The caller
 * frees. */
char *c1_sample_with(const char *from, const char *to, size_t *bytes);
/* Text of JSON without white space, in the order of the object. The caller frees. */
char *c1_dump(const json_t *json, size_t *bytes);
/* `format` with the base64 of the document in the place of the word BASE64. The caller frees. */
char *c1_wrap(const char *document, size_t bytes, const char *format, size_t *wrapped_bytes);

#endif
