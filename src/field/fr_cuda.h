/* Arrays of fr in a GPU's memory, element by element. Montgomery form, aligned to 32, reduced;
 * everything is queued on the stream and nothing waits. out may be one of the inputs. */
#ifndef CUZK_FIELD_FR_CUDA_H
#define CUZK_FIELD_FR_CUDA_H

#include "base/gpu.h"
#include "field/field.h"

/* out_i = a_i·b_i; inputs below 2 r. */
ERR_MUST_USE err_t fr_cuda_multiply(gpu *g, gpu_stream s, void *out, const void *a, const void *b,
                                    size_t n);
/* out_i = from[index_i]; index: n uint32_t in device memory. */
ERR_MUST_USE err_t fr_cuda_gather(gpu *g, gpu_stream s, void *out, const void *from,
                                  const uint32_t *index, size_t n);
/* out_i = first·ratio^i */
ERR_MUST_USE err_t fr_cuda_powers(gpu *g, gpu_stream s, void *out, const fr *first, const fr *ratio,
                                  size_t n);
/* out_i = a·x_i + b·y_i; y may be null when b is not used. */
ERR_MUST_USE err_t fr_cuda_combine(gpu *g, gpu_stream s, void *out, const fr *a, const void *x,
                                   const fr *b, const void *y, size_t n);

#endif
