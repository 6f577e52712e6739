/* Multiples of one fixed point on a GPU: out_i = k_i·P, many at once, from a table of the point's
 * multiples in device memory. The twin is msm_fixed_* (msm.h). */
#ifndef CUZK_MSM_FIXED_CUDA_H
#define CUZK_MSM_FIXED_CUDA_H

#include "base/gpu.h"
#include "curve/curve.h"

typedef struct fixed_cuda fixed_cuda;

/* Bytes of the arena for a table, and of scratch for one call with n scalars. */
void fixed_cuda_bytes(uint64_t *table, uint64_t *scratch, bool in_g2, size_t n);
/* The table is made on the stream; base: on the curve, not infinity. */
ERR_MUST_USE err_t fixed_cuda_g1(fixed_cuda **out, gpu *g, gpu_stream s, const g1_aff *base);
ERR_MUST_USE err_t fixed_cuda_g2(fixed_cuda **out, gpu *g, gpu_stream s, const g2_aff *base);
/* Frees the host's record; the table goes back with the caller's mark. Null is allowed. */
void fixed_cuda_free(fixed_cuda *t);
/* out: n g1_aff or g2_aff in device memory, reduced, infinity (0, 0) for k = 0; scalars: n fr in
 * Montgomery form, reduced. Queued; scratch stays taken: set a mark. */
ERR_MUST_USE err_t fixed_cuda_multiply(const fixed_cuda *t, gpu_stream s, void *out,
                                       const void *scalars, size_t n);

#endif
