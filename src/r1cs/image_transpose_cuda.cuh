/* The machine that executes the steps of image_transpose_steps.cuh on a device. Sorting is CUB's, a
 * part of the toolkit. */
#ifndef CUZK_R1CS_IMAGE_TRANSPOSE_CUDA_CUH
#define CUZK_R1CS_IMAGE_TRANSPOSE_CUDA_CUH

#include "base/gpu_check.cuh"
#include "r1cs/image_transpose_steps.cuh"

#include <cub/device/device_radix_sort.cuh>

namespace transpose
{

#define TRANSPOSE_THREADS 128

/* Static: the same step in two files is two kernels. */
template <class Step>
static __global__ void __launch_bounds__(TRANSPOSE_THREADS) k_step(const Step step, uint32_t count)
{
    const uint32_t i = blockIdx.x * TRANSPOSE_THREADS + threadIdx.x;
    if (i < count)
        step(i);
}

struct device {
    gpu *g;
    gpu_stream s;
    void *scratch;
    size_t scratch_bytes;

    err_t take(void **out, size_t bytes, const char *what)
    {
        return gpu_take(out, g, bytes, what);
    }
    err_t put(void **out, const void *host, size_t bytes, const char *what)
    {
        ERR_TRY(gpu_take(out, g, bytes, what));
        return bytes == 0 ? ERR_OK : gpu_upload(g, *out, host, bytes, s);
    }
    err_t wait()
    {
        return gpu_wait(g, s);
    }
    err_t clear(void *block, size_t bytes)
    {
        return gpu_clear(g, block, bytes, s);
    }
    uint32_t batch()
    {
        return TRANSPOSE_BATCH;
    }
    err_t prepare(uint32_t count)
    {
        cub::DoubleBuffer<uint32_t> columns;
        cub::DoubleBuffer<term> terms;
        size_t needed = 0;
        ERR_TRY(gpu_use(g));
        GPU_TRY(cub::DeviceRadixSort::SortPairs(NULL, needed, columns, terms, count));
        scratch_bytes = sort_bytes(count);
        if (needed > scratch_bytes)
            return err_set(ERR_DEVICE, "sorting %u terms takes %zu bytes, at most %zu expected",
                           count, needed, scratch_bytes);
        return gpu_take(&scratch, g, scratch_bytes, "scratch of sorting");
    }
    template <class Step> err_t each(uint32_t count, const Step &step)
    {
        const unsigned blocks =
            (unsigned)(((uint64_t)count + TRANSPOSE_THREADS - 1) / TRANSPOSE_THREADS);
        GPU_LAUNCH(k_step<Step><<<blocks, TRANSPOSE_THREADS, 0, s>>>(step, count));
        return ERR_OK;
    }
    err_t sort(sorted *p, uint32_t count, unsigned bits)
    {
        cub::DoubleBuffer<uint32_t> columns(p->column, p->column2);
        cub::DoubleBuffer<term> terms(p->of, p->of2);
        GPU_TRY(cub::DeviceRadixSort::SortPairs(scratch, scratch_bytes, columns, terms, count, 0,
                                                (int)bits, s));
        *p = sorted{columns.Current(), columns.Alternate(), terms.Current(), terms.Alternate()};
        return ERR_OK;
    }
};

} /* namespace transpose */

#endif
