/* The parts of c1_read, one file each. */
#ifndef CUZK_FORMAT_C1_PARSE_H
#define CUZK_FORMAT_C1_PARSE_H

#include "format/c1.h"
#include "format/json.h"

/* c1_values.c: numbers of a document. */

/* A field element: 32 integers that are the little-endian bytes of a number below r. */
ERR_MUST_USE err_t c1_fr(pull_reader *r, fr *out);
/* An array of exactly n field elements. */
ERR_MUST_USE err_t c1_fr_array(pull_reader *r, fr *out, size_t n);
ERR_MUST_USE err_t c1_u32(pull_reader *r, uint32_t *out);

/* c1_merkle.c: {"data": {"Single" | "Sub" | "Top": …}} of this arity and these numbers of levels.
 */

typedef struct {
    unsigned base_arity, sub_arity, top_arity; /* sub, top: 0 when absent */
    uint32_t base_levels;
} c1_tree;
c1_tree c1_tree_d(const porep_shape *shape);
c1_tree c1_tree_c(const porep_shape *shape); /* and R-last */
ERR_MUST_USE err_t c1_merkle(pull_reader *r, merkle_path *out, const c1_tree *tree);

/* c1_challenge.c: all that is proved about one challenge; the labelling proofs are compared with
 * the columns and dropped. */
ERR_MUST_USE err_t c1_challenge(pull_reader *r, porep_challenge *out, const porep_shape *shape,
                                uint32_t partition, uint32_t number);
/* No challenge of this shape is shorter than this. */
size_t c1_challenge_bytes_min(const porep_shape *shape);

/* c1_document.c: the object of SealCommitPhase1Output; nothing but white space may follow. */
ERR_MUST_USE err_t c1_document(porep_job *out, const void *text, size_t bytes);

/* c1_wrapper.c: Curio's wrapper. */
ERR_MUST_USE err_t c1_wrapper(porep_job *out, const void *text, size_t bytes);

/* base64.c: the standard alphabet with padding and nothing else (RFC 4648, section 4). Bytes that
 * `chars` characters decode to at most. */
static inline size_t base64_bytes_max(size_t chars)
{
    return chars / 4 * 3;
}
/* Decodes all of text; *bytes gets the number of bytes. False if text is not in canonical form:
 * *bytes is then the offset of the first bad group of four. */
bool base64_decode(uint8_t *out, size_t *bytes, const char *text, size_t chars);

#endif
