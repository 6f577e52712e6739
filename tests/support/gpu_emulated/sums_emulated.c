/* msm/msm_cuda.h on an emulated device. A sum comes down in several parts, as many as its length
 * says, so that one that is added up with another length comes out wrong. */
#include "gpu_emulated.h"

#include "msm/msm_cuda.h"

#include <stdlib.h>
#include <string.h>

#define PARTS(n)   (1 + (n) % 5)
#define SCRATCH(n) (1024 + 288 * (uint64_t)(n)) /* about what a real one takes at 2^24 */

typedef struct {
    emulated_block scratch;
    void *down;
    const void *bases, *scalars;
    const uint64_t *bits;
    bool has_dense;
    msm_cuda_dense dense;
    size_t first, n;
    msm_cuda_form form;
} sum;

static bool bit_of(const uint64_t *bits, size_t i)
{
    return bits[i / 64] >> i % 64 & 1;
}

static size_t dense_before(const msm_cuda_dense *d, size_t i)
{
    const uint64_t below = d->bits[i / 64] & ((UINT64_C(1) << i % 64) - 1);
    return d->rank[i / 64] + (size_t)__builtin_popcountll(below);
}

/* Index of the base of bit first + i; SIZE_MAX if it has none. */
static size_t base_of(const sum *s, size_t i)
{
    const size_t bit = s->first + i;
    if (!s->has_dense)
        return i;
    if (!bit_of(s->dense.bits, bit))
        return SIZE_MAX;
    return dense_before(&s->dense, bit) - dense_before(&s->dense, s->first);
}

/* As fr; the caller frees. */
static fr *scalars_of(const sum *s)
{
    fr *out = malloc(s->n * sizeof *out);
    if (!out)
        emulated_abort("no memory for scalars");
    memcpy(out, s->scalars, s->n * sizeof *out);
    for (size_t i = 0; s->form == MSM_CUDA_INTEGER && i < s->n; i++) {
        uint8_t bytes[32];
        memcpy(bytes, &out[i], 32);
        if (!fr_from_bytes(&out[i], bytes))
            emulated_abort("a scalar of a sum is not below r");
    }
    return out;
}

static err_t queue_sum(gpu *g, gpu_stream s, sum *args, void (*run)(const void *), size_t bytes)
{
    if (args->n == 0)
        return ERR_OK;
    ERR_TRY(emulated_block_take(&args->scratch, g, s, bytes, "scratch of a sum"));
    return emulated_queue(g, s, "k_sum", run, args, sizeof *args);
}

#define GROUP(G)                                                                                   \
    static void run_##G(const void *args)                                                          \
    {                                                                                              \
        const sum *s = args;                                                                       \
        const G##_aff *bases = s->bases;                                                           \
        G##_xyzz *down = s->down;                                                                  \
        fr *scalars = scalars_of(s);                                                               \
        emulated_block_check(&s->scratch, "two sums share their scratch");                         \
        for (size_t part = 0; part < PARTS(s->n); part++)                                          \
            G##_set_infinity(&down[part]);                                                         \
        for (size_t i = 0; i < s->n; i++) {                                                        \
            G##_xyzz t;                                                                            \
            if (fr_is_zero(&scalars[i]))                                                           \
                continue;                                                                          \
            G##_mul(&t, &bases[i], &scalars[i]);                                                   \
            G##_add(&down[i % PARTS(s->n)], &down[i % PARTS(s->n)], &t);                           \
        }                                                                                          \
        free(scalars);                                                                             \
    }                                                                                              \
                                                                                                   \
    static void run_##G##_bits(const void *args)                                                   \
    {                                                                                              \
        const sum *s = args;                                                                       \
        const G##_aff *bases = s->bases;                                                           \
        G##_xyzz *down = s->down;                                                                  \
        emulated_block_check(&s->scratch, "two sums share their scratch");                         \
        for (size_t part = 0; part < PARTS(s->n); part++)                                          \
            G##_set_infinity(&down[part]);                                                         \
        for (size_t i = 0; i < s->n; i++) {                                                        \
            const size_t base = base_of(s, i);                                                     \
            if (base != SIZE_MAX && bit_of(s->bits, s->first + i))                                 \
                G##_add_aff(&down[i % PARTS(s->n)], &down[i % PARTS(s->n)], &bases[base]);         \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    err_t msm_cuda_##G##_bytes(uint64_t *out, gpu *g, size_t n)                                    \
    {                                                                                              \
        *out = n == 0 ? 0 : (SCRATCH(n) + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;                  \
        return emulated_call(g, "cub");                                                            \
    }                                                                                              \
                                                                                                   \
    err_t msm_cuda_##G##_start(gpu *g, gpu_stream s, G##_xyzz *down, const void *bases,            \
                               const void *scalars, msm_cuda_form form, size_t n,                  \
                               const msm_cuda_watch *watch)                                        \
    {                                                                                              \
        sum args = {.down = down, .bases = bases, .scalars = scalars, .form = form, .n = n};       \
        for (unsigned i = 0; watch && watch->at && i < MSM_CUDA_STAGES; i++)                       \
            ERR_TRY(watch->at(watch->context, (msm_cuda_stage)i));                                 \
        return queue_sum(g, s, &args, run_##G, SCRATCH(n));                                        \
    }                                                                                              \
                                                                                                   \
    void msm_cuda_##G##_finish(G##_xyzz *out, const G##_xyzz *down, size_t n)                      \
    {                                                                                              \
        G##_set_infinity(out);                                                                     \
        for (size_t part = 0; n != 0 && part < PARTS(n); part++)                                   \
            G##_add(out, out, &down[part]);                                                        \
    }                                                                                              \
                                                                                                   \
    err_t msm_cuda_##G##_sum_bytes(uint64_t *out, gpu *g, size_t n)                                \
    {                                                                                              \
        *out = n == 0 ? 0 : (512 + 4 * (uint64_t)n + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;       \
        return emulated_call(g, "cub");                                                            \
    }                                                                                              \
                                                                                                   \
    err_t msm_cuda_##G##_sum_start(gpu *g, gpu_stream s, G##_xyzz *down, const void *bases,        \
                                   const uint64_t *bits, const msm_cuda_dense *dense,              \
                                   size_t first, size_t n)                                         \
    {                                                                                              \
        sum args = {.down = down, .bases = bases, .bits = bits, .first = first, .n = n};           \
        if (dense) {                                                                               \
            args.has_dense = true;                                                                 \
            args.dense = *dense;                                                                   \
        }                                                                                          \
        return queue_sum(g, s, &args, run_##G##_bits, 512 + 4 * n);                                \
    }                                                                                              \
                                                                                                   \
    void msm_cuda_##G##_sum_finish(G##_xyzz *out, const G##_xyzz *down, size_t n)                  \
    {                                                                                              \
        msm_cuda_##G##_finish(out, down, n);                                                       \
    }
GROUP(g1)
GROUP(g2)
