/* Turning a key image from form COEFFICIENTS into LAGRANGE on a GPU: two number-theoretic
 * transforms of a group instead of a field, and C folded into L. Once per circuit; what
 * key_image_to_lagrange gives, point for point. */
#ifndef CUZK_GROTH16_KEY_LAGRANGE_CUDA_H
#define CUZK_GROTH16_KEY_LAGRANGE_CUDA_H

#include "base/gpu.h"
#include "groth16/key_image.h"

/* Bytes of the arena that the conversion takes beside the sections. */
ERR_MUST_USE err_t key_lagrange_cuda_bytes(uint64_t *out, gpu *g, const r1cs_image *image);
/* h: room for 2^log2_domain g1_aff in device memory, the first domain - 1 of them the h query;
 * becomes Lam. l: section L, becomes L'. Waits. Gives its scratch back. listener may be null. */
ERR_MUST_USE err_t key_lagrange_cuda(gpu *g, gpu_stream s, void *h, void *l,
                                     const r1cs_image *image, const progress *listener);

#endif
