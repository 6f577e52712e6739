/* The machines that execute a sum's steps on a device, and the one that only counts bytes. Sorting
 * and scanning are CUB's, a part of the toolkit. */
#ifndef CUZK_MSM_MSM_DEVICE_CUH
#define CUZK_MSM_MSM_DEVICE_CUH

#include "base/gpu_check.cuh"
#include "field/field_cpu.cuh"
#include "msm/msm_pipeline.cuh"

extern "C" {
#include "msm/msm_cuda_ways.h"
}

#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_scan.cuh>

namespace dev
{

#define MSM_THREADS MSM_LANES

template <class Step>
__global__ void __launch_bounds__(MSM_THREADS, Step::BLOCKS) k_step(const Step step, uint32_t count)
{
    const uint32_t i = blockIdx.x * MSM_THREADS + threadIdx.x;
    if (i < count)
        step(i);
}

/* What sorting and scanning take beside their operands. */
static inline err_t msm_library_bytes(size_t *out, uint32_t count)
{
    cub::DoubleBuffer<uint32_t> keys, values;
    uint32_t *const none = NULL;
    size_t sort = 0, scan = 0;
    GPU_TRY(cub::DeviceRadixSort::SortPairs(NULL, sort, keys, values, count));
    GPU_TRY(cub::DeviceScan::ExclusiveSum(NULL, scan, none, none, count));
    *out = sort > scan ? sort : scan;
    return ERR_OK;
}

/* Three blocks of MSM_THREADS on every multiprocessor. */
static inline uint32_t msm_width(const gpu *g)
{
    return gpu_of(g)->multiprocessors * 3 * MSM_THREADS;
}

/* Executes on a stream. */
struct msm_device {
    gpu *g;
    gpu_stream s;
    void *to; /* down */
    const msm_cuda_watch *watch;
    void *scratch;
    size_t scratch_bytes;

    err_t take(void **out, size_t bytes, const char *what)
    {
        return gpu_take(out, g, bytes, what);
    }
    err_t prepare(size_t count)
    {
        ERR_TRY(gpu_use(g));
        ERR_TRY(msm_library_bytes(&scratch_bytes, (uint32_t)count));
        return gpu_take(&scratch, g, scratch_bytes, "scratch of sorting");
    }
    template <class Step> err_t each(uint32_t count, const Step &step)
    {
        const unsigned blocks = (unsigned)(((uint64_t)count + MSM_THREADS - 1) / MSM_THREADS);
        GPU_LAUNCH(k_step<Step><<<blocks, MSM_THREADS, 0, s>>>(step, count));
        return ERR_OK;
    }
    err_t sort(msm_sorted *p, uint32_t count, unsigned bits)
    {
        cub::DoubleBuffer<uint32_t> keys(p->key, p->key2), values(p->value, p->value2);
        GPU_TRY(cub::DeviceRadixSort::SortPairs(scratch, scratch_bytes, keys, values, count, 0,
                                                (int)bits, s));
        *p = msm_sorted{keys.Current(), values.Current(), keys.Alternate(), values.Alternate()};
        return ERR_OK;
    }
    err_t scan(uint32_t *counts, uint32_t count)
    {
        GPU_TRY(cub::DeviceScan::ExclusiveSum(scratch, scratch_bytes, counts, counts, count, s));
        return ERR_OK;
    }
    err_t clear(void *block, size_t bytes)
    {
        return gpu_clear(g, block, bytes, s);
    }
    err_t down(const void *from, size_t bytes)
    {
        return gpu_download(g, to, from, bytes, s);
    }
    err_t stage(msm_cuda_stage stage)
    {
        return watch && watch->at ? watch->at(watch->context, stage) : ERR_OK;
    }
    uint32_t width()
    {
        return msm_width(g);
    }
};

/* Adds up what would be taken. */
struct msm_counter {
    gpu *g;
    uint64_t bytes;

    err_t take(void **, size_t more, const char *)
    {
        bytes += (more + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
        return ERR_OK;
    }
    err_t prepare(size_t count)
    {
        size_t more;
        ERR_TRY(gpu_use(g));
        ERR_TRY(msm_library_bytes(&more, (uint32_t)count));
        return take(NULL, more, NULL);
    }
    template <class Step> err_t each(uint32_t, const Step &)
    {
        return ERR_OK;
    }
    err_t sort(msm_sorted *, uint32_t, unsigned)
    {
        return ERR_OK;
    }
    err_t scan(uint32_t *, uint32_t)
    {
        return ERR_OK;
    }
    err_t clear(void *, size_t)
    {
        return ERR_OK;
    }
    err_t down(const void *, size_t)
    {
        return ERR_OK;
    }
    err_t stage(msm_cuda_stage)
    {
        return ERR_OK;
    }
    uint32_t width()
    {
        return msm_width(g);
    }
};

static inline err_t msm_check_count(size_t n)
{
    if (n > MSM_CUDA_MAX)
        return err_set(ERR_ARGUMENT, "a sum of %zu points on a GPU: at most %zu", n, MSM_CUDA_MAX);
    return ERR_OK;
}

/* Affine additions are for G1 only. n > 0 */
template <class F> msm_plan msm_plan_for(size_t n, msm_cuda_way way)
{
    msm_plan p = msm_plan_make(n);
    if (sizeof(F) != sizeof(fp) || way == MSM_CUDA_XYZZ)
        return p;
    if (way == MSM_CUDA_AS_LARGE)
        msm_plan_as_large(&p);
    else if (way == MSM_CUDA_AFFINE || n >= MSM_AFFINE_LEAST)
        msm_plan_affine(&p);
    return p;
}

/* What the contract declares, for a group. */
template <class F> err_t msm_bytes(uint64_t *out, gpu *g, size_t n, msm_cuda_way way)
{
    msm_counter m = {g, 0};
    ERR_TRY(msm_check_count(n));
    if (n != 0)
        ERR_TRY(msm_queue<F>(m, msm_plan_for<F>(n, way), (const aff<F> *)NULL, (const fr *)NULL,
                             MSM_CUDA_INTEGER));
    *out = m.bytes;
    return ERR_OK;
}

/* Columns of a sum by bits; n > 0. */
template <class F> uint32_t msm_sum_columns(size_t n, msm_cuda_way way)
{
    if (sizeof(F) != sizeof(fp) || way == MSM_CUDA_XYZZ)
        return 0;
    if (way == MSM_CUDA_BY_SIZE)
        return n < MSM_SUM_AFFINE_LEAST ? 0 : MSM_SUM_COLUMNS;
    return msm_least(n / 16 + 1, MSM_SUM_COLUMNS);
}

template <class F> err_t msm_sum_bytes(uint64_t *out, gpu *g, size_t n, msm_cuda_way way)
{
    msm_counter m = {g, 0};
    ERR_TRY(msm_check_count(n));
    if (n != 0)
        ERR_TRY(msm_sum_queue<F>(m, (const aff<F> *)NULL, NULL, NULL, 0, n,
                                 msm_sum_columns<F>(n, way)));
    *out = m.bytes;
    return ERR_OK;
}

template <class F>
err_t msm_start(gpu *g, gpu_stream s, void *down, const void *bases, const void *scalars,
                msm_cuda_form form, size_t n, const msm_cuda_watch *watch, msm_cuda_way way)
{
    msm_device m = {g, s, down, watch, NULL, 0};
    ERR_TRY(msm_check_count(n));
    if (n == 0)
        return ERR_OK;
    return msm_queue<F>(m, msm_plan_for<F>(n, way), (const aff<F> *)bases, (const fr *)scalars,
                        form);
}

template <class F>
err_t msm_sum_start(gpu *g, gpu_stream s, void *down, const void *bases, const uint64_t *bits,
                    const msm_cuda_dense *dense, size_t first, size_t n, msm_cuda_way way)
{
    msm_device m = {g, s, down, NULL, NULL, 0};
    ERR_TRY(msm_check_count(n));
    if (n == 0)
        return ERR_OK;
    return msm_sum_queue<F>(m, (const aff<F> *)bases, bits, dense, first, n,
                            msm_sum_columns<F>(n, way));
}

} /* namespace dev */

/* The contract's functions for group g (g1, g2), whose field on the device is F. */
#define MSM_CUDA_FUNCTIONS(g, F)                                                                   \
    err_t msm_cuda_##g##_bytes(uint64_t *out, gpu *gpu, size_t n)                                  \
    {                                                                                              \
        return dev::msm_bytes<F>(out, gpu, n, MSM_CUDA_BY_SIZE);                                   \
    }                                                                                              \
    err_t msm_cuda_##g##_start(gpu *gpu, gpu_stream s, g##_xyzz *down, const void *bases,          \
                               const void *scalars, msm_cuda_form form, size_t n,                  \
                               const msm_cuda_watch *watch)                                        \
    {                                                                                              \
        return dev::msm_start<F>(gpu, s, down, bases, scalars, form, n, watch, MSM_CUDA_BY_SIZE);  \
    }                                                                                              \
    void msm_cuda_##g##_finish(g##_xyzz *out, const g##_xyzz *down, size_t n)                      \
    {                                                                                              \
        dev::msm_finish<F, msm_##g>(out, down, n);                                                 \
    }                                                                                              \
    err_t msm_cuda_##g##_sum_bytes(uint64_t *out, gpu *gpu, size_t n)                              \
    {                                                                                              \
        return dev::msm_sum_bytes<F>(out, gpu, n, MSM_CUDA_BY_SIZE);                               \
    }                                                                                              \
    err_t msm_cuda_##g##_sum_start(gpu *gpu, gpu_stream s, g##_xyzz *down, const void *bases,      \
                                   const uint64_t *bits, const msm_cuda_dense *dense,              \
                                   size_t first, size_t n)                                         \
    {                                                                                              \
        return dev::msm_sum_start<F>(gpu, s, down, bases, bits, dense, first, n,                   \
                                     MSM_CUDA_BY_SIZE);                                            \
    }                                                                                              \
    void msm_cuda_##g##_sum_finish(g##_xyzz *out, const g##_xyzz *down, size_t n)                  \
    {                                                                                              \
        dev::msm_sum_finish<F, msm_##g>(out, down, n);                                             \
    }
#endif
