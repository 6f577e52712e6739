/* image_transpose on a GPU. The entries of the matrix are written out as (column, row, coefficient)
 * in batches of instances, sorted by column and added up, so that memory stays bounded whatever the
 * circuit. The .cuh of the same name gives the sorted entries to those who add up something else
 * than field elements. */
#ifndef CUZK_R1CS_IMAGE_TRANSPOSE_CUDA_H
#define CUZK_R1CS_IMAGE_TRANSPOSE_CUDA_H

#include "base/gpu.h"
#include "r1cs/image.h"

/* Bytes of the arena that a call takes while it runs. */
ERR_MUST_USE err_t image_transpose_cuda_bytes(uint64_t *out, const r1cs_image *image,
                                              unsigned matrix);
/* rows, out: device memory, Montgomery form, aligned to 32, as for image_transpose; rows reduced,
 * out reduced. Waits for its uploads, not for its result; scratch stays taken: set a mark. */
ERR_MUST_USE err_t image_transpose_cuda(gpu *g, gpu_stream s, void *out, const r1cs_image *image,
                                        unsigned matrix, const void *rows);

#endif
