/* Sums in G1 on a GPU with the way of adding up forced, for tests: msm_cuda.h chooses by size. */
#ifndef CUZK_MSM_MSM_CUDA_WAYS_H
#define CUZK_MSM_MSM_CUDA_WAYS_H

#include "msm/msm_cuda.h"

typedef enum {
    MSM_CUDA_BY_SIZE,
    MSM_CUDA_XYZZ,
    MSM_CUDA_AFFINE,  /* as sums of up to 2^24 points */
    MSM_CUDA_AS_LARGE /* as larger ones */
} msm_cuda_way;

/* As msm_cuda_g1_bytes and msm_cuda_g1_start. */
ERR_MUST_USE err_t msm_cuda_g1_bytes_by(uint64_t *out, gpu *g, size_t n, msm_cuda_way way);
ERR_MUST_USE err_t msm_cuda_g1_start_by(gpu *g, gpu_stream s, g1_xyzz *down, const void *bases,
                                        const void *scalars, msm_cuda_form form, size_t n,
                                        msm_cuda_way way);
/* As msm_cuda_g1_sum_bytes and msm_cuda_g1_sum_start. */
ERR_MUST_USE err_t msm_cuda_g1_sum_bytes_by(uint64_t *out, gpu *g, size_t n, msm_cuda_way way);
ERR_MUST_USE err_t msm_cuda_g1_sum_start_by(gpu *g, gpu_stream s, g1_xyzz *down, const void *bases,
                                            const uint64_t *bits, const msm_cuda_dense *dense,
                                            size_t first, size_t n, msm_cuda_way way);

#endif
