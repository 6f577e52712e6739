/* What a file is, by its content and never by its name; and reading of proof files. */
#ifndef CUZK_CLI_FILE_KIND_H
#define CUZK_CLI_FILE_KIND_H

#include "base/file.h"
#include "format/groth16_files.h"

typedef enum { FILE_PARAMS, FILE_VK, FILE_KEY_IMAGE, FILE_C1, FILE_PROOF } file_kind;

#define CLI_PROOF_FILE_BYTES_MAX ((size_t)1 << 20)

/* By the first bytes: a file that begins as a proof is one, whatever its length (reading it says
 * what is wrong). ERR_INPUT when it is none of these; an empty file and a page of text say so. */
ERR_MUST_USE err_t file_kind_of(file_kind *out, const file_in *f);
const char *file_kind_name(file_kind kind);

/* One or more proofs: raw bytes, or hex digits with white space at the end. *proofs: MEM_SCRATCH,
 * null after an error. */
ERR_MUST_USE err_t cli_proofs_parse(groth16_proof **proofs, size_t *count, const void *bytes,
                                    size_t n, const char *name);

#endif
