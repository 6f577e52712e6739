/* msm_cuda.h of a build without CUDA: no gpu can be opened, so there is nothing to sum. */
#include "msm/msm_cuda.h"

static err_t none(void)
{
    return err_set(ERR_DEVICE, "sums on a GPU: this program was built without CUDA");
}

#define NONE(g)                                                                                    \
    err_t msm_cuda_##g##_bytes(uint64_t *out, gpu *card, size_t n)                                 \
    {                                                                                              \
        (void)card, (void)n;                                                                       \
        *out = 0;                                                                                  \
        return none();                                                                             \
    }                                                                                              \
    err_t msm_cuda_##g##_start(gpu *card, gpu_stream s, g##_xyzz *down, const void *bases,         \
                               const void *scalars, msm_cuda_form form, size_t n,                  \
                               const msm_cuda_watch *watch)                                        \
    {                                                                                              \
        (void)card, (void)s, (void)down, (void)bases, (void)scalars, (void)form, (void)n;          \
        (void)watch;                                                                               \
        return none();                                                                             \
    }                                                                                              \
    void msm_cuda_##g##_finish(g##_xyzz *out, const g##_xyzz *down, size_t n)                      \
    {                                                                                              \
        (void)down, (void)n;                                                                       \
        g##_set_infinity(out);                                                                     \
    }                                                                                              \
    err_t msm_cuda_##g##_sum_bytes(uint64_t *out, gpu *card, size_t n)                             \
    {                                                                                              \
        return msm_cuda_##g##_bytes(out, card, n);                                                 \
    }                                                                                              \
    err_t msm_cuda_##g##_sum_start(gpu *card, gpu_stream s, g##_xyzz *down, const void *bases,     \
                                   const uint64_t *bits, const msm_cuda_dense *dense,              \
                                   size_t first, size_t n)                                         \
    {                                                                                              \
        (void)card, (void)s, (void)down, (void)bases, (void)bits, (void)dense, (void)first;        \
        (void)n;                                                                                   \
        return none();                                                                             \
    }                                                                                              \
    void msm_cuda_##g##_sum_finish(g##_xyzz *out, const g##_xyzz *down, size_t n)                  \
    {                                                                                              \
        msm_cuda_##g##_finish(out, down, n);                                                       \
    }
NONE(g1)
NONE(g2)
