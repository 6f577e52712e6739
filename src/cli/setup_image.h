/* Making a key image on the processor or on a GPU, writing its files: `setup --image`. */
#ifndef CUZK_CLI_SETUP_IMAGE_H
#define CUZK_CLI_SETUP_IMAGE_H

#include "cli/circuits.h"
#include "cli/verb.h"
#include "groth16/key_image.h"

typedef struct {
    const char *directory;
    key_image_form form;
    const char *backend; /* "auto", "cpu", "cuda"; null: auto, a GPU if there is one */
    const char *device;  /* UUID or PCI address; null: the first */
} setup_image_options;

/* Writes STEM.key and STEM.vk into the directory (made if missing), for published circuits the
 * constraint image too, and prints the report of key_image_report.h. */
ERR_MUST_USE err_t setup_image(const verb_call *call, const cli_circuit *circuit,
                               const groth16_toxic *toxic, const setup_image_options *options);

#endif
