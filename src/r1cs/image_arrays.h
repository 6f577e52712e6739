/* The arrays of an image as what they are in memory and in a file: one block (image.c). */
#ifndef CUZK_R1CS_IMAGE_ARRAYS_H
#define CUZK_R1CS_IMAGE_ARRAYS_H

#include "r1cs/image.h"

#define IMAGE_ALIGNMENT ((size_t)64)

/* The arrays in the order in which they lie in a block or a file. */
typedef enum {
    IMAGE_ENTRIES,
    IMAGE_GROUPS,
    IMAGE_RUNS,
    IMAGE_TEMPLATES,
    IMAGE_INSTANCES,
    IMAGE_BASES,
    IMAGE_DENSITIES,
    IMAGE_DENSITY_WORDS,
    IMAGE_INPUT_DENSITY,
    IMAGE_COEFFS,
    IMAGE_SECTIONS
} image_section_id;

typedef struct {
    const void *data;
    size_t count, size; /* elements, bytes of one */
} image_section;

/* shape.inputs and the counts must be set; the pointers may be null. */
void image_sections(image_section out[IMAGE_SECTIONS], const r1cs_image *image);
/* Sets the pointers to arrays that follow one another in block, each at a multiple of
 * IMAGE_ALIGNMENT. */
void image_lay_out(r1cs_image *image, const void *block);
/* A block for the counts, MEM_MATRICES, and the pointers. */
ERR_MUST_USE err_t image_reserve(r1cs_image *image);

#endif
