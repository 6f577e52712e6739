/* Sums in G2 on a GPU. */
#include "msm/msm_device.cuh"

MSM_CUDA_FUNCTIONS(g2, dev::fp2)
