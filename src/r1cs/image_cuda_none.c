/* image_cuda.h of a build without CUDA: no gpu can be opened, so there is nothing to evaluate on.
 */
#include "r1cs/image_cuda.h"

static err_t none(void)
{
    return err_set(ERR_DEVICE, "evaluation on a GPU: this program was built without CUDA");
}

err_t image_cuda_bytes(uint64_t *out, const r1cs_image *image, bool with_c)
{
    (void)image, (void)with_c;
    *out = 0;
    return none();
}

err_t image_cuda_open(image_cuda **out, gpu *g, const r1cs_image *image, bool with_c, gpu_stream s)
{
    (void)g, (void)image, (void)with_c, (void)s;
    *out = NULL;
    return none();
}

void image_cuda_close(image_cuda *e)
{
    (void)e;
}

err_t image_cuda_evaluate(const image_cuda *e, void *a, void *b, void *c, const void *bits,
                          const void *fields, unsigned log2, gpu_stream s)
{
    (void)e, (void)a, (void)b, (void)c, (void)bits, (void)fields, (void)log2, (void)s;
    return none();
}
