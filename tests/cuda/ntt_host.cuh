/* The kernels of ntt_cuda.cu on the processor: blocks one after another, and within a tile its
 * threads phase by phase, as barriers part them. */
#ifndef CUZK_TESTS_CUDA_NTT_HOST_CUH
#define CUZK_TESTS_CUDA_NTT_HOST_CUH

#include "ntt/ntt_launches.cuh"

#include <vector>

struct host_tables {
    ntt_tables tables;
    std::vector<uint4> twiddles, low[NTT_POWERS], high[NTT_POWERS];
};

static inline uint4 *host_table(std::vector<uint4> &out, uint32_t log2, const dev::ntt_table &t)
{
    out.resize((size_t)2 << log2);
    for (uint32_t q = 0; q < 1u << log2; q++)
        dev::fr_store(out.data(), q, dev::ntt_table_entry(t, q));
    return out.data();
}

static inline void host_tables_make(host_tables *h, uint32_t log2)
{
    ntt_tables *t = &h->tables;
    t->log2 = log2;
    t->low_log2 = ntt_low_log2(log2);
    ntt_tables_constants(t);
    t->twiddles = host_table(h->twiddles, ntt_twiddle_log2(log2), ntt_twiddle_table(log2));
    for (int k = 0; k < NTT_POWERS; k++) {
        t->low[k] = host_table(h->low[k], t->low_log2, ntt_power_table(log2, k, false));
        t->high[k] = host_table(h->high[k], log2 - t->low_log2, ntt_power_table(log2, k, true));
    }
}

template <bool JOIN, bool INVERSE, bool SCALED> static void host_tiles(const dev::ntt_job &k)
{
    struct registers {
        dev::ntt_tile tile;
        dev::fr x[8];
    };
    std::vector<registers> threads(NTT_TILE_THREADS);
    std::vector<uint4> exchange(2 * NTT_TILE_PLANE);
    for (uint32_t block = 0; block < 1u << (k.log2 - NTT_TILE_LOG2 - 1); block++) {
        for (uint32_t i = 0; i < NTT_TILE_THREADS; i++) {
            threads[i].tile = dev::ntt_tile_of(k, block, i);
            dev::ntt_tile_load<JOIN>(threads[i].x, k, threads[i].tile);
        }
        for (uint32_t n = 0; n < 3; n++)
            for (uint32_t phase = 0; phase < 2; phase++)
                for (registers &r : threads) {
                    const uint32_t step = dev::ntt_step<JOIN>(n);
                    if (phase == 0 && n != 0)
                        dev::ntt_tile_take(r.x, exchange.data(), r.tile, step);
                    if (phase == 0)
                        dev::ntt_tile_step<JOIN, INVERSE>(r.x, k, r.tile, step);
                    else if (SCALED || n != 2)
                        dev::ntt_tile_put(r.x, exchange.data(), r.tile, step);
                }
        for (registers &r : threads)
            if (SCALED)
                dev::ntt_tile_scale(exchange.data(), k, r.tile);
            else
                dev::ntt_tile_store<JOIN>(r.x, k, r.tile);
    }
}

static inline void host_launch(const ntt_launch &l)
{
    const dev::ntt_job &k = l.job;
    const uint32_t n = 1u << k.log2;
    switch (l.kind) {
    case dev::NTT_TILE:
        if (l.join)
            host_tiles<true, false, false>(k);
        else if (!l.inverse)
            host_tiles<false, false, false>(k);
        else if (!k.scaled && !k.low)
            host_tiles<false, true, false>(k);
        else
            host_tiles<false, true, true>(k);
        break;
    case dev::NTT_LEVEL:
        for (uint32_t i = 0; i < n / 2; i++)
            if (l.join)
                dev::ntt_level_at<true, false>(k, i);
            else if (l.inverse)
                dev::ntt_level_at<false, true>(k, i);
            else
                dev::ntt_level_at<false, false>(k, i);
        break;
    case dev::NTT_FINISH:
        for (uint32_t i = 0; i < n; i++)
            dev::ntt_finish_at(k, i);
        break;
    case dev::NTT_SWAP:
        for (uint32_t i = 0; i < n; i++)
            dev::ntt_swap_at(k, i);
        break;
    case dev::NTT_MULTIPLY:
        for (uint32_t i = 0; i < n; i++)
            dev::ntt_multiply_at(k, i);
        break;
    }
}

static inline void host_run(const ntt_list &list)
{
    for (unsigned i = 0; i < list.count; i++)
        host_launch(list.at[i]);
}

#endif
