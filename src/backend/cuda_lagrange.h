/* A key image in form LAGRANGE, made on a GPU of one in form COEFFICIENTS: for files, once per
 * circuit. H and L are converted in device memory when it is opened, and read from there; A, B1 and
 * B2 pass through. */
#ifndef CUZK_BACKEND_CUDA_LAGRANGE_H
#define CUZK_BACKEND_CUDA_LAGRANGE_H

#include "groth16/key_image.h"

typedef struct cuda_lagrange cuda_lagrange;

/* device: UUID or PCI address; null: the one with most memory free. Its arena holds H, L and what
 * the conversion takes beside them. `from` is read on `threads` threads (0: all); it and the image
 * must outlive the result. ERR_DEVICE where there is no device, and why; ERR_MEMORY with both
 * numbers; ERR_ARGUMENT for a source in another form, or a device that is not there. listener may
 * be null. */
ERR_MUST_USE err_t cuda_lagrange_open(cuda_lagrange **out, const char *device,
                                      const key_image_source *from, const r1cs_image *image,
                                      unsigned threads, const progress *listener);
/* The device that it was made on. */
const char *cuda_lagrange_device(const cuda_lagrange *c);
/* Any thread; reads of H and L wait for each other. */
key_image_source cuda_lagrange_source(cuda_lagrange *c);
void cuda_lagrange_close(cuda_lagrange *c); /* null is allowed */

#endif
