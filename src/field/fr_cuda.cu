/* Launches of fr_cuda.h; what threads do is in fr_array.cuh. */
#include "base/gpu_check.cuh"
#include "field/fr_array.cuh"

extern "C" {
#include "field/fr_cuda.h"
}

#define THREADS 128u

template <class Step> static __global__ void k_array(const Step step, size_t count)
{
    const size_t i = (size_t)blockIdx.x * THREADS + threadIdx.x;
    if (i < count)
        step(i);
}

template <class Step> static err_t each(gpu *g, gpu_stream s, const Step &step, size_t count)
{
    if (count == 0)
        return ERR_OK;
    ERR_TRY(gpu_use(g));
    const unsigned blocks = (unsigned)((count + THREADS - 1) / THREADS);
    GPU_LAUNCH(k_array<Step><<<blocks, THREADS, 0, s>>>(step, count));
    return ERR_OK;
}

err_t fr_cuda_multiply(gpu *g, gpu_stream s, void *out, const void *a, const void *b, size_t n)
{
    const dev::step_fr_multiply step = {(dev::fr *)out, (const dev::fr *)a, (const dev::fr *)b};
    return each(g, s, step, n);
}

err_t fr_cuda_gather(gpu *g, gpu_stream s, void *out, const void *from, const uint32_t *index,
                     size_t n)
{
    return each(g, s, dev::step_fr_gather{(dev::fr *)out, (const dev::fr *)from, index}, n);
}

err_t fr_cuda_powers(gpu *g, gpu_stream s, void *out, const fr *first, const fr *ratio, size_t n)
{
    const size_t most = (size_t)1 << FR_POWERS_LOG2;
    const uint32_t threads = (uint32_t)(n < most ? n : most);
    return each(g, s, dev::step_fr_powers_make((dev::fr *)out, first, ratio, n, threads), threads);
}

err_t fr_cuda_combine(gpu *g, gpu_stream s, void *out, const fr *a, const void *x, const fr *b,
                      const void *y, size_t n)
{
    dev::step_fr_combine step = {(dev::fr *)out, (const dev::fr *)x, (const dev::fr *)y, {}, {}};
    step.a = dev::fr_array_constant(a);
    if (y)
        step.b = dev::fr_array_constant(b);
    return each(g, s, step, n);
}
