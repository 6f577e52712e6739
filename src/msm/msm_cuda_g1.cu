/* Sums in G1 on a GPU. */
#include "msm/msm_device.cuh"

MSM_CUDA_FUNCTIONS(g1, dev::fp)
