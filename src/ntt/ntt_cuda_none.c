/* ntt_cuda.h of a build without CUDA: no gpu can be opened, so no plan can be made. */
#include "ntt/ntt_cuda.h"

static err_t none(void)
{
    return err_set(ERR_DEVICE, "transforms on a GPU: this program was built without CUDA");
}

uint64_t ntt_cuda_bytes(unsigned log2)
{
    (void)log2;
    return 0;
}

err_t ntt_cuda_create(ntt_cuda **out, gpu *g, unsigned log2, gpu_stream s)
{
    (void)g, (void)log2, (void)s;
    *out = NULL;
    return none();
}

void ntt_cuda_destroy(ntt_cuda *t)
{
    (void)t;
}

err_t ntt_cuda_forward(const ntt_cuda *t, fr *a, gpu_stream s)
{
    (void)t, (void)a, (void)s;
    return none();
}

err_t ntt_cuda_inverse(const ntt_cuda *t, fr *a, gpu_stream s)
{
    (void)t, (void)a, (void)s;
    return none();
}

err_t ntt_cuda_forward_coset(const ntt_cuda *t, fr *a, gpu_stream s)
{
    (void)t, (void)a, (void)s;
    return none();
}

err_t ntt_cuda_inverse_coset(const ntt_cuda *t, fr *a, gpu_stream s)
{
    (void)t, (void)a, (void)s;
    return none();
}

err_t ntt_cuda_forward_nr(const ntt_cuda *t, fr *a, gpu_stream s)
{
    (void)t, (void)a, (void)s;
    return none();
}

err_t ntt_cuda_forward_rn(const ntt_cuda *t, fr *a, gpu_stream s)
{
    (void)t, (void)a, (void)s;
    return none();
}

err_t ntt_cuda_inverse_nr(const ntt_cuda *t, fr *a, ntt_cuda_scale scale, gpu_stream s)
{
    (void)t, (void)a, (void)scale, (void)s;
    return none();
}

err_t ntt_cuda_quotient(const ntt_cuda *t, fr *a, fr *b, fr *c, gpu_stream s)
{
    (void)t, (void)a, (void)b, (void)c, (void)s;
    return none();
}
