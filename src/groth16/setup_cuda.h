/* Making a key image on a GPU out of toxic waste, at full size in seconds: for tests, benchmarks
 * and fresh machines. What key_image_setup gives, word for word.
 *
 * Open computes all scalars (about 32 bytes a variable and query, in the arena) from the constraint
 * image; points are then made range by range, straight into device memory or for a file. How it is
 * done: docs/algorithms/setup.md. */
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
gpu *setup_cuda_gpu(const setup_cuda *c);
/* With the verifying key (made on the processor). Lives as long as c. */
const key_image_head *setup_cuda_head(const setup_cuda *c);
/* Queues making of points first … first + n - 1 of a section into device memory (g1_aff or g2_aff,
 * reduced, aligned to 16). Scratch is taken from the arena and stays taken: set a mark.
 * ERR_ARGUMENT if the section has not so many. */
ERR_MUST_USE err_t setup_cuda_points(const setup_cuda *c, void *out, key_image_section section,
                                     size_t first, size_t n, gpu_stream s);

/* ---- as a source ----------------------------------------------------------------------------- */

/* Points are made as they are read, at most this many at once (half as many in G2; tests set
 * fewer), and come down through page-locked memory. Reads from several threads take turns; nothing
 * else may use the gpu meanwhile. */
#ifndef SETUP_CUDA_READ
#define SETUP_CUDA_READ 524288u
#endif

typedef struct setup_cuda_source setup_cuda_source;
/* Bytes of the arena that a read takes, beside what open keeps. */
ERR_MUST_USE err_t setup_cuda_source_bytes(uint64_t *out, const r1cs_image *image,
                                           key_image_form form);
/* c, and the stream, must outlive it. */
ERR_MUST_USE err_t setup_cuda_source_open(setup_cuda_source **out, const setup_cuda *c,
                                          gpu_stream s);
/* Null is allowed. */
void setup_cuda_source_close(setup_cuda_source *o);
key_image_source setup_cuda_source_of(setup_cuda_source *o);

#endif
