/* image_transpose_cuda.h of a build without CUDA: there is no gpu to be given. */
#include "r1cs/image_transpose_cuda.h"

static err_t none(void)
{
    return err_set(ERR_DEVICE, "columns on a GPU: this program was built without CUDA");
}

err_t image_transpose_cuda_bytes(uint64_t *out, const r1cs_image *image, unsigned matrix)
{
    (void)image, (void)matrix;
    *out = 0;
    return none();
}

err_t image_transpose_cuda(gpu *g, gpu_stream s, void *out, const r1cs_image *image,
                           unsigned matrix, const void *rows)
{
    (void)g, (void)s, (void)out, (void)image, (void)matrix, (void)rows;
    return none();
}
