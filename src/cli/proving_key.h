/* The key that a verb proves with: a .params file, or for a GPU a key image. */
#ifndef CUZK_CLI_PROVING_KEY_H
#define CUZK_CLI_PROVING_KEY_H

#include "backend/backend.h"
#include "cli/keys.h"
#include "format/key_image_file.h"

typedef struct {
    groth16_key key;        /* empty if it is an image */
    key_image_file *file;   /* null if it is none */
    key_image_source image; /* of the file */
    const groth16_vk *vk;   /* of either */
} cli_proving_key;

/* --params DIR: DIR/STEM.key if it is there and b is a GPU's, else DIR/STEM.params. --key FILE:
 * whichever it is; ERR_ARGUMENT for a key image that b does not take. Nothing of an image is read
 * but its head. Do not copy *out. */
ERR_MUST_USE err_t cli_proving_key_open(cli_proving_key *out, const args *a,
                                        const porep_shape *shape, const backend *b, pool *p);
/* A key image of whatever circuit. */
ERR_MUST_USE err_t cli_proving_key_open_image(cli_proving_key *out, const char *name,
                                              const char *circuit);
void cli_proving_key_close(cli_proving_key *k);
/* circuit as in backend_key_source. */
backend_key_source cli_proving_key_source(const cli_proving_key *k, const r1cs_circuit *circuit);

#endif
