/* Executes the steps of group_ntt_cuda.cuh on the host, for tests. Blocks begin as garbage, as in
 * an arena. */
#ifndef CUZK_TESTS_CUDA_GROUP_HOST_CUH
#define CUZK_TESTS_CUDA_GROUP_HOST_CUH

#include "msm/group_ntt_cuda.cuh"

extern "C" {
#include "curve/curve_constants.h"
}

#include <string.h>
#include <vector>

#define GROUP_HOST_THREADS 5 /* so that threads have several turns */

struct group_host {
    std::vector<std::vector<uint64_t>> blocks;
    uint32_t told = 0;

    err_t take(void **out, size_t bytes, const char *)
    {
        blocks.emplace_back(bytes / 8 + 1, 0xa5a5a5a5a5a5a5a5);
        *out = blocks.back().data();
        return ERR_OK;
    }
    err_t put(void **out, const void *host, size_t bytes, const char *what)
    {
        ERR_TRY(take(out, bytes, what));
        memcpy(*out, host, bytes);
        return ERR_OK;
    }
    err_t wait()
    {
        return ERR_OK;
    }
    uint32_t width()
    {
        return GROUP_HOST_THREADS;
    }
    err_t pass(uint32_t done, uint32_t of)
    {
        if (done != told || done > of)
            return err_set(ERR_INTERNAL, "pass %u of %u after %u", done, of, told);
        told++;
        return ERR_OK;
    }
    template <class Step> err_t each(uint32_t count, const Step &step)
    {
        for (uint32_t i = 0; i < count; i++)
            step(i);
        return ERR_OK;
    }
};

static inline dev::fp group_beta(void)
{
    return from_cpu(G1_BETA, 0);
}

#endif
