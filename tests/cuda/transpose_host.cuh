/* Executes the steps of image_transpose_steps.cuh on the host, for tests. Blocks begin as garbage,
 * as in an arena. */
#ifndef CUZK_TESTS_CUDA_TRANSPOSE_HOST_CUH
#define CUZK_TESTS_CUDA_TRANSPOSE_HOST_CUH

#include "r1cs/image_transpose_steps.cuh"

#include <algorithm>
#include <string.h>
#include <vector>

struct transpose_host {
    std::vector<std::vector<uint64_t>> blocks;
    transpose::counter counted = {0, 3001}; /* several batches for most images */

    err_t take(void **out, size_t bytes, const char *what)
    {
        blocks.emplace_back(bytes / 8 + 1, 0xa5a5a5a5a5a5a5a5);
        *out = blocks.back().data();
        return counted.take(NULL, bytes, what);
    }
    err_t put(void **out, const void *host, size_t bytes, const char *what)
    {
        ERR_TRY(take(out, bytes, what));
        if (bytes != 0)
            memcpy(*out, host, bytes);
        return ERR_OK;
    }
    err_t wait()
    {
        return ERR_OK;
    }
    err_t clear(void *block, size_t bytes)
    {
        memset(block, 0, bytes);
        return ERR_OK;
    }
    uint32_t batch()
    {
        return counted.batch();
    }
    err_t prepare(uint32_t count)
    {
        return counted.prepare(count);
    }
    template <class Step> err_t each(uint32_t count, const Step &step)
    {
        for (uint32_t i = 0; i < count; i++)
            step(i);
        return ERR_OK;
    }
    err_t sort(transpose::sorted *p, uint32_t count, unsigned bits)
    {
        const uint32_t mask = (uint32_t)(((uint64_t)1 << bits) - 1);
        std::vector<uint32_t> order(count);
        for (uint32_t i = 0; i < count; i++)
            order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
            return (p->column[a] & mask) < (p->column[b] & mask);
        });
        for (uint32_t i = 0; i < count; i++) {
            p->column2[i] = p->column[order[i]];
            p->of2[i] = p->of[order[i]];
        }
        std::swap(p->column, p->column2);
        std::swap(p->of, p->of2);
        return ERR_OK;
    }
};

#endif
