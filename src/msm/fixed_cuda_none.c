/* fixed_cuda.h of a build without CUDA: no gpu can be opened, so there is nothing to multiply. */
#include "msm/fixed_cuda.h"

static err_t none(void)
{
    return err_set(ERR_DEVICE, "multiples on a GPU: this program was built without CUDA");
}

void fixed_cuda_bytes(uint64_t *table, uint64_t *scratch, bool in_g2, size_t n)
{
    (void)in_g2, (void)n;
    *table = *scratch = 0;
}

err_t fixed_cuda_g1(fixed_cuda **out, gpu *g, gpu_stream s, const g1_aff *base)
{
    (void)g, (void)s, (void)base;
    *out = NULL;
    return none();
}

err_t fixed_cuda_g2(fixed_cuda **out, gpu *g, gpu_stream s, const g2_aff *base)
{
    (void)g, (void)s, (void)base;
    *out = NULL;
    return none();
}

void fixed_cuda_free(fixed_cuda *t)
{
    (void)t;
}

err_t fixed_cuda_multiply(const fixed_cuda *t, gpu_stream s, void *out, const void *scalars,
                          size_t n)
{
    (void)t, (void)s, (void)out, (void)scalars, (void)n;
    return none();
}
