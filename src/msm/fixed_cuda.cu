/* The contract of fixed_cuda.h; the steps are in fixed_steps.cuh. */
#include "base/gpu_check.cuh"
#include "field/field_cpu.cuh"
#include "msm/fixed_steps.cuh"

extern "C" {
#include "msm/fixed_cuda.h"
}

#include <stdlib.h>
#include <string.h>

struct fixed_cuda {
    gpu *g;
    bool in_g2;
    void *table;
};

namespace fixed
{

#define FIXED_THREADS 128

template <class Step>
__global__ void __launch_bounds__(FIXED_THREADS, Step::BLOCKS)
    k_step(const Step step, uint32_t count)
{
    const uint32_t i = blockIdx.x * FIXED_THREADS + threadIdx.x;
    if (i < count)
        step(i);
}

struct machine {
    gpu_stream s;
    template <class Step> err_t each(uint32_t count, const Step &step)
    {
        const unsigned blocks = (count + FIXED_THREADS - 1) / FIXED_THREADS;
        GPU_LAUNCH(k_step<Step><<<blocks, FIXED_THREADS, 0, s>>>(step, count));
        return ERR_OK;
    }
};

/* Of the arena. */
static uint64_t taken(size_t count, size_t size)
{
    return (count * size + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
}

template <class F> static void bytes(uint64_t *table, uint64_t *scratch, size_t n)
{
    *table = taken((size_t)FIXED_WINDOWS * FIXED_ENTRIES, sizeof(dev::aff<F>)) +
             taken(FIXED_WINDOWS + FIXED_ENTRIES, sizeof(dev::xyzz<F>));
    *scratch = taken(dev::fixed_chunk(n), sizeof(dev::xyzz<F>));
}

template <class F> static err_t make_table(fixed_cuda *t, gpu_stream s, const void *base)
{
    machine m = {s};
    dev::aff<F> point;
    void *scratch;
    memcpy(&point, base, sizeof point);
    ERR_TRY(gpu_use(t->g));
    ERR_TRY(gpu_take(&t->table, t->g, (size_t)FIXED_WINDOWS * FIXED_ENTRIES * sizeof point,
                     "table of multiples"));
    ERR_TRY(gpu_take(&scratch, t->g, (FIXED_WINDOWS + FIXED_ENTRIES) * sizeof(dev::xyzz<F>),
                     "scratch of a table of multiples"));
    return dev::fixed_make_table(m, (dev::aff<F> *)t->table, (dev::xyzz<F> *)scratch, point);
}

template <class F>
static err_t create(fixed_cuda **out, gpu *g, gpu_stream s, const void *base, bool in_g2)
{
    *out = NULL;
    fixed_cuda *const t = (fixed_cuda *)calloc(1, sizeof *t);
    if (!t)
        return err_set(ERR_MEMORY, "no memory for a table of multiples");
    *t = fixed_cuda{g, in_g2, NULL};
    const err_t rc = make_table<F>(t, s, base);
    if (rc == ERR_OK)
        *out = t;
    else
        free(t);
    return rc;
}

template <class F>
static err_t multiply(const fixed_cuda *t, gpu_stream s, void *out, const void *scalars, size_t n)
{
    machine m = {s};
    void *scratch;
    if (n == 0)
        return ERR_OK;
    ERR_TRY(gpu_use(t->g));
    ERR_TRY(
        gpu_take(&scratch, t->g, dev::fixed_chunk(n) * sizeof(dev::xyzz<F>), "sums of multiples"));
    return dev::fixed_multiples(m, (dev::aff<F> *)out, (dev::xyzz<F> *)scratch,
                                (const dev::aff<F> *)t->table, (const dev::fr *)scalars, n);
}

} /* namespace fixed */

void fixed_cuda_bytes(uint64_t *table, uint64_t *scratch, bool in_g2, size_t n)
{
    if (in_g2)
        fixed::bytes<dev::fp2>(table, scratch, n);
    else
        fixed::bytes<dev::fp>(table, scratch, n);
}

err_t fixed_cuda_g1(fixed_cuda **out, gpu *g, gpu_stream s, const g1_aff *base)
{
    return fixed::create<dev::fp>(out, g, s, base, false);
}

err_t fixed_cuda_g2(fixed_cuda **out, gpu *g, gpu_stream s, const g2_aff *base)
{
    return fixed::create<dev::fp2>(out, g, s, base, true);
}

void fixed_cuda_free(fixed_cuda *t)
{
    free(t);
}

err_t fixed_cuda_multiply(const fixed_cuda *t, gpu_stream s, void *out, const void *scalars,
                          size_t n)
{
    return t->in_g2 ? fixed::multiply<dev::fp2>(t, s, out, scalars, n)
                    : fixed::multiply<dev::fp>(t, s, out, scalars, n);
}
