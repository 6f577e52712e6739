/* The constraint image of a circuit, for the verbs that evaluate rows. */
#ifndef CUZK_CLI_IMAGES_H
#define CUZK_CLI_IMAGES_H

#include "circuit/porep.h"
#include "cli/args.h"
#include "format/image_cache.h"

/* Tells the user. */
extern const image_notice cli_image_notice;

/* From the folder of --params or of --key's file, where it is put if it is missing; without either
 * it is made in memory. The caller frees with image_free. */
ERR_MUST_USE err_t cli_image(r1cs_image *out, const args *a, const porep_shape *shape);

#endif
