/* fr_cuda.h of a build without CUDA: no gpu can be opened, so there is nothing to compute. */
#include "field/fr_cuda.h"

static err_t none(void)
{
    return err_set(ERR_DEVICE, "field elements on a GPU: this program was built without CUDA");
}

err_t fr_cuda_multiply(gpu *g, gpu_stream s, void *out, const void *a, const void *b, size_t n)
{
    (void)g, (void)s, (void)out, (void)a, (void)b, (void)n;
    return none();
}

err_t fr_cuda_gather(gpu *g, gpu_stream s, void *out, const void *from, const uint32_t *index,
                     size_t n)
{
    (void)g, (void)s, (void)out, (void)from, (void)index, (void)n;
    return none();
}

err_t fr_cuda_powers(gpu *g, gpu_stream s, void *out, const fr *first, const fr *ratio, size_t n)
{
    (void)g, (void)s, (void)out, (void)first, (void)ratio, (void)n;
    return none();
}

err_t fr_cuda_combine(gpu *g, gpu_stream s, void *out, const fr *a, const void *x, const fr *b,
                      const void *y, size_t n)
{
    (void)g, (void)s, (void)out, (void)a, (void)x, (void)b, (void)y, (void)n;
    return none();
}
