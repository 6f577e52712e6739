/* The two files of a key that `setup` makes. Both are opened before the work and put in place after
 * it, the one that is likelier to fail first, so that a folder is not left with one of a new key
 * and one of an old. */
#ifndef CUZK_CLI_SETUP_FILES_H
#define CUZK_CLI_SETUP_FILES_H

#include "base/file.h"
#include "cli/keys.h"

typedef struct {
    char vk_name[CLI_PATH_MAX], key_name[CLI_PATH_MAX];
    file_out *vk, *key; /* null when in place */
} setup_files;

/* STEM.vk and STEM.ending in directory, which is made if missing. */
ERR_MUST_USE err_t setup_files_open(setup_files *f, const char *directory, const char *stem,
                                    const char *ending);
ERR_MUST_USE err_t setup_files_commit(setup_files *f);
/* What is not in place. */
void setup_files_abandon(setup_files *f);

#endif
