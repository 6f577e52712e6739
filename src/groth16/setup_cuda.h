/* Making a key image on a GPU out of toxic waste, at full size in seconds: for tests, benchmarks
 * and fresh machines. What key_image_setup gives, word for word.
 *
 * Open computes all scalars (about 32 bytes a variable and query, in the arena) from the constraint
 * image; points are then made range by range, straight into device memory or for a file. */
#ifndef CUZK_GROTH16_SETUP_CUDA_H
#define CUZK_GROTH16_SETUP_CUDA_H

#include "base/gpu.h"
#include "groth16/key_image.h"

typedef struct setup_cuda setup_cuda;

/* Bytes of the arena that open needs at its peak, and that points of a range of n need beside what
 * open keeps. */
ERR_MUST_USE err_t setup_cuda_bytes(uint64_t *open, uint64_t *range, const r1cs_image *image,
                                    key_image_form form, size_t n);
/* Waits until the scalars are there. image must outlive it. Takes from the arena; the caller gives
 * that back by a mark after setup_cuda_close. Errors as groth16_setup, and the device's. */
ERR_MUST_USE err_t setup_cuda_open(setup_cuda **out, gpu *g, const r1cs_image *image,
                                   const groth16_toxic *toxic, key_image_form form, gpu_stream s);
/* Null is allowed. */
void setup_cuda_close(setup_cuda *c);
/* With the verifying key (made on the processor). Lives as long as c. */
const key_image_head *setup_cuda_head(const setup_cuda *c);
/* Queues making of points first … first + n - 1 of a section into device memory (g1_aff or g2_aff,
 * reduced, aligned to 16). Scratch is taken from the arena and stays taken: set a mark. */
ERR_MUST_USE err_t setup_cuda_points(const setup_cuda *c, void *out, key_image_section section,
                                     size_t first, size_t n, gpu_stream s);

#endif
