/* Where a circuit's key is, and loading it. */
#ifndef CUZK_CLI_KEYS_H
#define CUZK_CLI_KEYS_H

#include "cli/args.h"
#include "format/porep_key.h"

#define CLI_KEY_OPTIONS                                                                            \
    {"params", 0, "DIR", "folder with the .params and .vk files under their upstream names"},      \
    {                                                                                              \
        "key", 0, "FILE", "a .params file, whatever its name"                                      \
    }

#define CLI_PATH_MAX 4096

/* "DIR/stem.params" (or ".vk", as `ending` says). ERR_ARGUMENT if too long. */
ERR_MUST_USE err_t cli_key_path(char out[CLI_PATH_MAX], const char *directory, const char *stem,
                                const char *ending);
/* Reads the whole key of --params or --key, having compared its counts with the circuit's: another
 * circuit's file is refused before any point is read. Subgroups are checked unless a stamp with the
 * file's digest stands beside it; a full check leaves such a stamp. */
ERR_MUST_USE err_t cli_key_read(groth16_key *out, const args *a, const porep_shape *shape, pool *p);
/* The verifying key of --vk FILE, or of --params DIR and the shape (null: unknown). */
ERR_MUST_USE err_t cli_vk_read(groth16_vk *out, const args *a, const porep_shape *shape);

#endif
