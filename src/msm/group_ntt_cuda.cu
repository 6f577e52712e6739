/* Transforms of points on a device. */
#include "base/gpu_check.cuh"
#include "msm/group_ntt_cuda.cuh"

extern "C" {
#include "curve/curve_constants.h"
}

namespace group
{

#define GROUP_THREADS       128
#define GROUP_BLOCKS_PER_SM 2

template <class Step>
static __global__ void __launch_bounds__(GROUP_THREADS, Step::BLOCKS)
    k_step(const Step step, uint32_t count)
{
    const uint32_t i = blockIdx.x * GROUP_THREADS + threadIdx.x;
    if (i < count)
        step(i);
}

struct device {
    gpu *g;
    gpu_stream s;
    const progress *listener;

    err_t take(void **out, size_t bytes, const char *what)
    {
        return gpu_take(out, g, bytes, what);
    }
    err_t put(void **out, const void *host, size_t bytes, const char *what)
    {
        ERR_TRY(gpu_take(out, g, bytes, what));
        return gpu_upload(g, *out, host, bytes, s);
    }
    err_t wait()
    {
        return gpu_wait(g, s);
    }
    uint32_t width()
    {
        return gpu_of(g)->multiprocessors * GROUP_BLOCKS_PER_SM * GROUP_THREADS;
    }
    err_t pass(uint32_t done, uint32_t of)
    {
        if (!listener)
            return ERR_OK;
        ERR_TRY(gpu_wait(g, s));
        progress_step(listener, "transform of points", done, of);
        return ERR_OK;
    }
    template <class Step> err_t each(uint32_t count, const Step &step)
    {
        const unsigned blocks = (count + GROUP_THREADS - 1) / GROUP_THREADS;
        ERR_TRY(gpu_use(g));
        GPU_LAUNCH(k_step<Step><<<blocks, GROUP_THREADS, 0, s>>>(step, count));
        return ERR_OK;
    }
};

/* Adds up what would be taken. */
struct counter {
    gpu *g;
    uint64_t bytes;

    err_t take(void **, size_t more, const char *)
    {
        bytes += ((uint64_t)more + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
        return ERR_OK;
    }
    err_t put(void **out, const void *, size_t more, const char *what)
    {
        return take(out, more, what);
    }
    err_t wait()
    {
        return ERR_OK;
    }
    uint32_t width()
    {
        return device{g, NULL, NULL}.width();
    }
    err_t pass(uint32_t, uint32_t)
    {
        return ERR_OK;
    }
    template <class Step> err_t each(uint32_t, const Step &)
    {
        return ERR_OK;
    }
};

} /* namespace group */

static dev::fp beta(void)
{
    dev::fp out;
    static_assert(sizeof out == sizeof G1_BETA, "the same words");
    memcpy(&out, &G1_BETA, sizeof out);
    return out;
}

static err_t check_log2(unsigned log2)
{
    if (log2 > GROUP_NTT_LOG2_MAX)
        return err_set(ERR_ARGUMENT, "a transform of 2^%u points on a GPU: at most 2^%u", log2,
                       GROUP_NTT_LOG2_MAX);
    return ERR_OK;
}

err_t group_ntt_cuda_bytes(uint64_t *out, gpu *g, unsigned log2)
{
    *out = 0;
    ERR_TRY(check_log2(log2));
    const group_ntt t = {log2, FR_ONE, FR_ONE, FR_ONE};
    group::counter m = {g, 0};
    ERR_TRY(group::queue(m, NULL, NULL, 0, &t, beta()));
    *out = m.bytes;
    return ERR_OK;
}

err_t group_ntt_cuda(gpu *g, gpu_stream s, void *out, const void *in, size_t n, const group_ntt *t,
                     const progress *listener)
{
    ERR_TRY(check_log2(t->log2));
    if (n > (size_t)1 << t->log2)
        return err_set(ERR_ARGUMENT, "%zu points for a transform of 2^%u", n, t->log2);
    group::device m = {g, s, listener};
    return group::queue(m, (group::base *)out, (const group::base *)in, n, t, beta());
}
