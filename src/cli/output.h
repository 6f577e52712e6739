/* The file that a verb writes, opened before the work is done. */
#ifndef CUZK_CLI_OUTPUT_H
#define CUZK_CLI_OUTPUT_H

#include "base/file.h"
#include "cli/args.h"

/* file_create for the value of `option`; *out is null if it is not given. Before the work, so that
 * a place that cannot be written to does not cost a finished proof. A target that is also the value
 * of one of the verb's input options (a null-ended list) is ERR_ARGUMENT: it would be gone (C21).
 */
ERR_MUST_USE err_t cli_output_create(file_out **out, const args *a, const char *option,
                                     const char *const inputs[]);
/* Do both names lead to one file that is there? Other spellings and links count. */
bool cli_same_file(const char *a, const char *b);
/* file_commit, and *out is null afterwards; nothing if it is already. So what is not null at the
 * end of a verb is to be abandoned. */
ERR_MUST_USE err_t cli_output_commit(file_out **out);

#endif
