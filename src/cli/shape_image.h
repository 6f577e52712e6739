/* The constraint image that `shape --from-image` walks. */
#ifndef CUZK_CLI_SHAPE_IMAGE_H
#define CUZK_CLI_SHAPE_IMAGE_H

#include "cli/args.h"
#include "cli/circuits.h"
#include "r1cs/image.h"

typedef struct {
    r1cs_image image;
    r1cs_circuit circuit; /* that expands it; borrows from this struct: do not copy it */
    double seconds;       /* to read or make it */
} shape_image;

/* --image FILE; --params DIR: read there or made there; neither: made in memory. ERR_ARGUMENT
 * without --from-image. image_free(&out->image) when done. */
ERR_MUST_USE err_t shape_image_open(shape_image *out, const args *a, const cli_circuit *circuit);
/* The fingerprint of the expansion is that which the image was stored with. ERR_INVALID. */
ERR_MUST_USE err_t shape_image_judge(const shape_image *s, const r1cs_shape *found);

#endif
