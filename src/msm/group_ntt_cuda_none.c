/* group_ntt_cuda.h of a build without CUDA: there is no gpu to be given. */
#include "msm/group_ntt_cuda.h"

static err_t none(void)
{
    return err_set(ERR_DEVICE,
                   "transforms of points on a GPU: this program was built without CUDA");
}

err_t group_ntt_cuda_bytes(uint64_t *out, gpu *g, unsigned log2)
{
    (void)g, (void)log2;
    *out = 0;
    return none();
}

err_t group_ntt_cuda(gpu *g, gpu_stream s, void *out, const void *in, size_t n, const group_ntt *t,
                     const progress *listener)
{
    (void)g, (void)s, (void)out, (void)in, (void)n, (void)t, (void)listener;
    return none();
}
