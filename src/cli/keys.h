/* Where a circuit's key is, and loading it. */
#ifndef CUZK_CLI_KEYS_H
#define CUZK_CLI_KEYS_H

#include "cli/args.h"
#include "format/porep_key.h"

#define CLI_KEY_OPTIONS                                                                            \
    {"params", 0, "DIR", "folder with the .params and .vk files under their upstream names"},      \
    {                                                                                              \
        "key", 0, "FILE", "a .params file or a key image, whatever its name"                       \
    }

#define CLI_PATH_MAX 4096

/* "DIR/stem.params" (or ".vk", as `ending` says). ERR_ARGUMENT if too long. */
ERR_MUST_USE err_t cli_key_path(char out[CLI_PATH_MAX], const char *directory, const char *stem,
                                const char *ending);
/* Reads the whole key of --params or --key, having compared its counts with the circuit's: another
 * circuit's file is refused before any point is read. A key image is
 * refused by name. Subgroups are checked unless a stamp with the file's digest stands beside it; a
 * full check leaves such a stamp. */
ERR_MUST_USE err_t cli_key_read(groth16_key *out, const args *a, const porep_shape *shape, pool *p);
/* The key image that --params DIR or --key FILE names: DIR/STEM.key beside STEM.params, or FILE if
 * it is one (by its first bytes; it is not read further). out becomes "" where there is none: no
 * such file in DIR, another kind of FILE. ERR_ARGUMENT unless exactly one of the two is given;
 * ERR_IO: FILE cannot be read. */
ERR_MUST_USE err_t cli_key_image_find(char out[CLI_PATH_MAX], const args *a, const char *stem);
/* What to say where one is needed and there is none: ERR_IO with the way to make it. */
err_t cli_key_image_missing(const args *a, const char *stem);
/* The verifying key of --vk FILE, or of --params DIR and the shape (null: unknown). */
ERR_MUST_USE err_t cli_vk_read(groth16_vk *out, const args *a, const porep_shape *shape);

#endif
