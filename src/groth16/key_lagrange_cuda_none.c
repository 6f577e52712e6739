/* key_lagrange_cuda.h of a build without CUDA: there is no gpu to be given. */
#include "groth16/key_lagrange_cuda.h"

static err_t none(void)
{
    return err_set(ERR_DEVICE, "Lagrange form on a GPU: this program was built without CUDA");
}

err_t key_lagrange_cuda_bytes(uint64_t *out, gpu *g, const r1cs_image *image)
{
    (void)g, (void)image;
    *out = 0;
    return none();
}

err_t key_lagrange_cuda(gpu *g, gpu_stream s, void *h, void *l, const r1cs_image *image,
                        const progress *listener)
{
    (void)g, (void)s, (void)h, (void)l, (void)image, (void)listener;
    return none();
}
