/* Constraint images of PoRep circuits, kept beside their keys (image_cache.h). */
#ifndef CUZK_FORMAT_POREP_IMAGE_H
#define CUZK_FORMAT_POREP_IMAGE_H

#include "circuit/porep.h"
#include "format/image_cache.h"

/* The folder that a file's name is in: "." for a bare name. ERR_ARGUMENT if it is too long. */
#define POREP_IMAGE_PATH_MAX 4096
ERR_MUST_USE err_t porep_image_folder(char out[POREP_IMAGE_PATH_MAX], const char *file);

/* What is known of a shape's image: the counts of its circuit. circuit and stem stay as they are.
 */
void porep_image_counts(image_wanted *wanted, const porep_shape *shape);

/* As image_cache_open; directory null: made in memory. The caller frees with image_free. */
ERR_MUST_USE err_t porep_image_open(r1cs_image *out, const char *directory,
                                    const porep_shape *shape, const image_notice *notice,
                                    const progress *listener);

#endif
