/* Plans and launches of ntt_cuda.h; what threads do is in ntt_kernel.cuh, the order of kernels in
 * ntt_launches.cuh. */
#include "base/gpu_check.cuh"
#include "ntt/ntt_launches.cuh"

#include <stdlib.h>

#define THREADS 128u

struct ntt_cuda {
    gpu *g;
    ntt_tables tables;
};

/* ---- kernels --------------------------------------------------------------------------------- */

/* Four blocks in a multiprocessor leave 128 registers a thread. The steps are one loop, so that the
 * code stays within the instruction cache. */
template <bool JOIN, bool INVERSE, bool SCALED>
static __global__ __launch_bounds__(NTT_TILE_THREADS, 4) void k_tile(dev::ntt_job k)
{
    __shared__ uint4 exchange[2 * NTT_TILE_PLANE];
    const dev::ntt_tile t = dev::ntt_tile_of(k, blockIdx.x, threadIdx.x);
    dev::fr x[8];
    dev::ntt_tile_load<JOIN>(x, k, t);
#pragma unroll 1
    for (uint32_t n = 0; n < 3; n++) {
        if (n != 0) {
            __syncthreads();
            dev::ntt_tile_take(x, exchange, t, dev::ntt_step<JOIN>(n));
        }
        dev::ntt_tile_step<JOIN, INVERSE>(x, k, t, dev::ntt_step<JOIN>(n));
        if (SCALED || n != 2)
            dev::ntt_tile_put(x, exchange, t, dev::ntt_step<JOIN>(n));
    }
    if (SCALED) {
        __syncthreads();
        dev::ntt_tile_scale(exchange, k, t);
    } else {
        dev::ntt_tile_store<JOIN>(x, k, t);
    }
}

#define THREAD ((uint32_t)(blockIdx.x * THREADS + threadIdx.x))

template <bool JOIN, bool INVERSE> static __global__ void k_level(dev::ntt_job k)
{
    if (THREAD < 1u << (k.log2 - 1))
        dev::ntt_level_at<JOIN, INVERSE>(k, THREAD);
}

static __global__ void k_finish(dev::ntt_job k)
{
    if (THREAD < 1u << k.log2)
        dev::ntt_finish_at(k, THREAD);
}

static __global__ void k_swap(dev::ntt_job k)
{
    if (THREAD < 1u << k.log2)
        dev::ntt_swap_at(k, THREAD);
}

static __global__ void k_multiply(dev::ntt_job k)
{
    if (THREAD < 1u << k.log2)
        dev::ntt_multiply_at(k, THREAD);
}

static __global__ void k_table(uint4 *out, uint32_t log2, dev::ntt_table t)
{
    if (THREAD < 1u << log2)
        dev::fr_store(out, THREAD, dev::ntt_table_entry(t, THREAD));
}

/* ---- launches -------------------------------------------------------------------------------- */

static unsigned blocks_for(uint32_t log2)
{
    return (unsigned)((((size_t)1 << log2) + THREADS - 1) / THREADS);
}

static err_t launch_tile(const ntt_launch *l, gpu_stream s)
{
    const dev::ntt_job &k = l->job;
    const unsigned blocks = 1u << (k.log2 - NTT_TILE_LOG2 - 1);
    if (l->join)
        GPU_LAUNCH(k_tile<true, false, false><<<blocks, NTT_TILE_THREADS, 0, s>>>(k));
    else if (!l->inverse)
        GPU_LAUNCH(k_tile<false, false, false><<<blocks, NTT_TILE_THREADS, 0, s>>>(k));
    else if (!k.scaled && !k.low)
        GPU_LAUNCH(k_tile<false, true, false><<<blocks, NTT_TILE_THREADS, 0, s>>>(k));
    else
        GPU_LAUNCH(k_tile<false, true, true><<<blocks, NTT_TILE_THREADS, 0, s>>>(k));
    return ERR_OK;
}

static err_t launch_level(const ntt_launch *l, gpu_stream s)
{
    const unsigned blocks = blocks_for(l->job.log2 - 1);
    if (l->join)
        GPU_LAUNCH(k_level<true, false><<<blocks, THREADS, 0, s>>>(l->job));
    else if (l->inverse)
        GPU_LAUNCH(k_level<false, true><<<blocks, THREADS, 0, s>>>(l->job));
    else
        GPU_LAUNCH(k_level<false, false><<<blocks, THREADS, 0, s>>>(l->job));
    return ERR_OK;
}

static err_t launch(const ntt_launch *l, gpu_stream s)
{
    const unsigned blocks = blocks_for(l->job.log2);
    switch (l->kind) {
    case dev::NTT_TILE:
        return launch_tile(l, s);
    case dev::NTT_LEVEL:
        return launch_level(l, s);
    case dev::NTT_FINISH:
        GPU_LAUNCH(k_finish<<<blocks, THREADS, 0, s>>>(l->job));
        break;
    case dev::NTT_SWAP:
        GPU_LAUNCH(k_swap<<<blocks, THREADS, 0, s>>>(l->job));
        break;
    case dev::NTT_MULTIPLY:
        GPU_LAUNCH(k_multiply<<<blocks, THREADS, 0, s>>>(l->job));
        break;
    }
    return ERR_OK;
}

static err_t run(const ntt_cuda *t, const ntt_list *list, gpu_stream s)
{
    ERR_TRY(gpu_use(t->g));
    for (unsigned i = 0; i < list->count; i++)
        ERR_TRY(launch(&list->at[i], s));
    return ERR_OK;
}

static err_t check_array(const void *a)
{
    if ((uintptr_t)a % sizeof(::fr) != 0 || !a)
        return err_set(ERR_ARGUMENT, "an array to transform at %p: it must be aligned to %zu bytes",
                       a, sizeof(::fr));
    return ERR_OK;
}

/* ---- plans ----------------------------------------------------------------------------------- */

/* Of a table of 2^log2 entries. */
static uint64_t table_bytes(uint32_t log2)
{
    const uint64_t bytes = sizeof(::fr) << log2;
    return (bytes + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
}

uint64_t ntt_cuda_bytes(unsigned log2)
{
    const uint32_t low = ntt_low_log2(log2);
    return table_bytes(ntt_twiddle_log2(log2)) +
           NTT_POWERS * (table_bytes(low) + table_bytes(log2 - low));
}

static err_t make_table(uint4 **out, gpu *g, uint32_t log2, const dev::ntt_table *t, gpu_stream s)
{
    void *block;
    ERR_TRY(gpu_take(&block, g, table_bytes(log2), "a table of the transforms"));
    *out = (uint4 *)block;
    GPU_LAUNCH(k_table<<<blocks_for(log2), THREADS, 0, s>>>(*out, log2, *t));
    return ERR_OK;
}

static err_t make_tables(ntt_tables *t, gpu *g, gpu_stream s)
{
    const uint32_t low = t->low_log2, high = t->log2 - low;
    const dev::ntt_table twiddles = ntt_twiddle_table(t->log2);
    ERR_TRY(gpu_use(g));
    ERR_TRY(make_table(&t->twiddles, g, ntt_twiddle_log2(t->log2), &twiddles, s));
    for (int powers = 0; powers < NTT_POWERS; powers++) {
        const dev::ntt_table lows = ntt_power_table(t->log2, powers, false);
        const dev::ntt_table highs = ntt_power_table(t->log2, powers, true);
        ERR_TRY(make_table(&t->low[powers], g, low, &lows, s));
        ERR_TRY(make_table(&t->high[powers], g, high, &highs, s));
    }
    return ERR_OK;
}

err_t ntt_cuda_create(ntt_cuda **out, gpu *g, unsigned log2, gpu_stream s)
{
    *out = NULL;
    if (log2 > NTT_CUDA_LOG2_MAX)
        return err_set(ERR_ARGUMENT, "transforms of 2^%u points, at most 2^%u are possible", log2,
                       NTT_CUDA_LOG2_MAX);
    ntt_cuda *t = (ntt_cuda *)calloc(1, sizeof *t);
    if (!t)
        return err_set(ERR_MEMORY, "no memory for the record of transforms of 2^%u points", log2);
    t->g = g;
    t->tables.log2 = log2;
    t->tables.low_log2 = ntt_low_log2(log2);
    ntt_tables_constants(&t->tables);
    const gpu_mark mark = gpu_mark_get(g);
    const err_t rc = make_tables(&t->tables, g, s);
    if (rc != ERR_OK) {
        gpu_release(g, mark);
        ntt_cuda_destroy(t);
        return rc;
    }
    *out = t;
    return ERR_OK;
}

void ntt_cuda_destroy(ntt_cuda *t)
{
    free(t);
}

/* ---- transforms ------------------------------------------------------------------------------ */

err_t ntt_cuda_forward_nr(const ntt_cuda *t, fr *a, gpu_stream s)
{
    ntt_list list;
    ERR_TRY(check_array(a));
    ntt_list_start(&list, &t->tables);
    ntt_append_transform(&list, a, false, false);
    return run(t, &list, s);
}

err_t ntt_cuda_forward_rn(const ntt_cuda *t, fr *a, gpu_stream s)
{
    ntt_list list;
    ERR_TRY(check_array(a));
    ntt_list_start(&list, &t->tables);
    ntt_append_transform(&list, a, true, false);
    return run(t, &list, s);
}

err_t ntt_cuda_inverse_nr(const ntt_cuda *t, fr *a, ntt_cuda_scale scale, gpu_stream s)
{
    ntt_list list;
    ERR_TRY(check_array(a));
    ntt_list_start(&list, &t->tables);
    ntt_append_inverse(&list, a, scale);
    return run(t, &list, s);
}

static err_t forward(const ntt_cuda *t, fr *a, bool coset, gpu_stream s)
{
    ntt_list list;
    ERR_TRY(check_array(a));
    ntt_list_start(&list, &t->tables);
    ntt_append_forward(&list, a, coset);
    return run(t, &list, s);
}

static err_t inverse(const ntt_cuda *t, fr *a, bool coset, gpu_stream s)
{
    ntt_list list;
    ERR_TRY(check_array(a));
    ntt_list_start(&list, &t->tables);
    ntt_append_inverse(&list, a, coset ? NTT_CUDA_FROM_COSET : NTT_CUDA_PLAIN);
    ntt_append(&list, dev::NTT_SWAP, a);
    return run(t, &list, s);
}

err_t ntt_cuda_forward(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return forward(t, a, false, s);
}

err_t ntt_cuda_inverse(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return inverse(t, a, false, s);
}

err_t ntt_cuda_forward_coset(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return forward(t, a, true, s);
}

err_t ntt_cuda_inverse_coset(const ntt_cuda *t, fr *a, gpu_stream s)
{
    return inverse(t, a, true, s);
}

err_t ntt_cuda_quotient(const ntt_cuda *t, fr *a, fr *b, fr *c, gpu_stream s)
{
    ntt_list list;
    ERR_TRY(check_array(a));
    ERR_TRY(check_array(b));
    ERR_TRY(check_array(c));
    ntt_list_start(&list, &t->tables);
    ntt_append_quotient(&list, a, b, c);
    return run(t, &list, s);
}
