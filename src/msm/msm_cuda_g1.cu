/* Sums in G1 on a GPU. */
#include "msm/msm_device.cuh"

MSM_CUDA_FUNCTIONS(g1, dev::fp)

err_t msm_cuda_g1_bytes_by(uint64_t *out, gpu *g, size_t n, msm_cuda_way way)
{
    return dev::msm_bytes<dev::fp>(out, g, n, way);
}

err_t msm_cuda_g1_start_by(gpu *g, gpu_stream s, g1_xyzz *down, const void *bases,
                           const void *scalars, msm_cuda_form form, size_t n, msm_cuda_way way)
{
    return dev::msm_start<dev::fp>(g, s, down, bases, scalars, form, n, NULL, way);
}

err_t msm_cuda_g1_sum_bytes_by(uint64_t *out, gpu *g, size_t n, msm_cuda_way way)
{
    return dev::msm_sum_bytes<dev::fp>(out, g, n, way);
}

err_t msm_cuda_g1_sum_start_by(gpu *g, gpu_stream s, g1_xyzz *down, const void *bases,
                               const uint64_t *bits, const msm_cuda_dense *dense, size_t first,
                               size_t n, msm_cuda_way way)
{
    return dev::msm_sum_start<dev::fp>(g, s, down, bases, bits, dense, first, n, way);
}
