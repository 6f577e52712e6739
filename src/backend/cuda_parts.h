/* The sums of a proof in parts: what one call of msm/msm_cuda.h does with one stretch of a section.
 * A resident key has nine parts, each all there is of its kind; chunks of a streamed one are parts,
 * too. */
#ifndef CUZK_BACKEND_CUDA_PARTS_H
#define CUZK_BACKEND_CUDA_PARTS_H

#include "groth16/key_image.h"

typedef enum {
    CUDA_PART_QUOTIENT, /* section H: multiples by the prover's u */
    CUDA_PART_BITS,     /* of the others: bases whose bits are set */
    CUDA_PART_FIELDS    /* multiples by field elements */
} cuda_part_kind;

#define CUDA_PARTS_MAX 9u /* with whole sections */

typedef struct {
    key_image_section section;
    cuda_part_kind kind;
    size_t first, n;    /* points of the section; n > 0 */
    size_t from, count; /* bits of the slab, or scalars, that belong to them */
} cuda_part;

typedef struct {
    const key_image_head *head;
    const key_image_density *density; /* of A, of B */
    size_t chunk;                     /* points of G1, half as many of G2 */
    key_image_section section, end;
    cuda_part_kind kind;
    size_t from;
} cuda_parts;

/* All parts of sections begin … end - 1. The arguments must stay. */
cuda_parts cuda_parts_of(const key_image_head *head, const key_image_density density[2],
                         size_t chunk, key_image_section begin, key_image_section end);
/* False when there are no more. */
bool cuda_parts_next(cuda_part *out, cuda_parts *parts);
/* Points that a part of the section may have. */
size_t cuda_parts_points_max(size_t chunk, key_image_section s);
/* Bits that a part with so many points may reach over: more where few are dense, but bounded, since
 * scratch is taken for each of them. */
size_t cuda_parts_bits_max(size_t points);

#endif
