/* What the tests of sums share: a machine that executes steps on the host, the two groups, bases
 * whose logarithms are known and what a sum of multiples of them must be. */
#ifndef CUZK_TESTS_CUDA_MSM_KNOWN_CUH
#define CUZK_TESTS_CUDA_MSM_KNOWN_CUH

#include "cuda_test.cuh"
#include "msm/msm_pipeline.cuh"

extern "C" {
#include "msm/msm_cuda_ways.h"
}

#include <algorithm>

#define POOL         4096 /* points with known logarithms */
#define HOST_THREADS 96   /* of sums by bits, so that they are folded */

/* Executes steps on the host. Blocks begin as garbage, as in an arena. */
struct host_machine {
    void *to;
    std::vector<std::vector<uint64_t>> blocks;

    err_t take(void **out, size_t bytes, const char *)
    {
        blocks.emplace_back(bytes / 8 + 1, 0xa5a5a5a5a5a5a5a5);
        *out = blocks.back().data();
        return ERR_OK;
    }
    err_t prepare(size_t)
    {
        return ERR_OK;
    }
    template <class Step> err_t each(uint32_t count, const Step &step)
    {
        for (uint32_t i = 0; i < count; i++)
            step(i);
        return ERR_OK;
    }
    err_t sort(dev::msm_sorted *p, uint32_t count, unsigned bits)
    {
        const uint32_t mask = (uint32_t)(((uint64_t)1 << bits) - 1);
        std::vector<uint32_t> order(count);
        for (uint32_t i = 0; i < count; i++)
            order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
            return (p->key[a] & mask) < (p->key[b] & mask);
        });
        for (uint32_t i = 0; i < count; i++) {
            p->key2[i] = p->key[order[i]];
            p->value2[i] = p->value[order[i]];
        }
        std::swap(p->key, p->key2);
        std::swap(p->value, p->value2);
        return ERR_OK;
    }
    err_t scan(uint32_t *counts, uint32_t count)
    {
        uint32_t sum = 0;
        for (uint32_t i = 0; i < count; i++) {
            const uint32_t here = counts[i];
            counts[i] = sum;
            sum += here;
        }
        return ERR_OK;
    }
    err_t clear(void *block, size_t bytes)
    {
        memset(block, 0, bytes);
        return ERR_OK;
    }
    err_t down(const void *from, size_t bytes)
    {
        memcpy(to, from, bytes);
        return ERR_OK;
    }
    err_t stage(msm_cuda_stage)
    {
        return ERR_OK;
    }
    uint32_t width()
    {
        return HOST_THREADS;
    }
};

/* ---- the groups ------------------------------------------------------------------------------ */

#define GROUP(g, G, field)                                                                         \
    struct msm_of_##g {                                                                            \
        typedef dev::field F;                                                                      \
        typedef ::g##_aff aff;                                                                     \
        typedef ::g##_xyzz xyzz;                                                                   \
        typedef ::msm_##g cpu;                                                                     \
        static constexpr const char *NAME = #G;                                                    \
        static void multiple(xyzz *out, const ::fr *k)                                             \
        {                                                                                          \
            g##_mul(out, &G##_GENERATOR, k);                                                       \
        }                                                                                          \
        static void to_aff(aff *out, const xyzz *a)                                                \
        {                                                                                          \
            g##_to_aff(out, a);                                                                    \
        }                                                                                          \
        static void step(xyzz *a)                                                                  \
        {                                                                                          \
            g##_add_aff(a, a, &G##_GENERATOR);                                                     \
        }                                                                                          \
        static bool eq(const xyzz *a, const xyzz *b)                                               \
        {                                                                                          \
            return g##_eq(a, b);                                                                   \
        }                                                                                          \
        static err_t bytes(uint64_t *out, gpu *d, size_t n)                                        \
        {                                                                                          \
            return msm_cuda_##g##_bytes(out, d, n);                                                \
        }                                                                                          \
        static err_t start(gpu *d, gpu_stream s, xyzz *down, const void *bases,                    \
                           const void *scalars, msm_cuda_form form, size_t n)                      \
        {                                                                                          \
            return msm_cuda_##g##_start(d, s, down, bases, scalars, form, n, NULL);                \
        }                                                                                          \
        static err_t sum_bytes(uint64_t *out, gpu *d, size_t n)                                    \
        {                                                                                          \
            return msm_cuda_##g##_sum_bytes(out, d, n);                                            \
        }                                                                                          \
        static err_t sum_start(gpu *d, gpu_stream s, xyzz *down, const void *bases,                \
                               const uint64_t *bits, const msm_cuda_dense *dense, size_t first,    \
                               size_t n)                                                           \
        {                                                                                          \
            return msm_cuda_##g##_sum_start(d, s, down, bases, bits, dense, first, n);             \
        }                                                                                          \
    };
GROUP(g1, G1, fp)
GROUP(g2, G2, fp2)

/* G1 with affine additions at any size. */
struct msm_of_g1_affine : msm_of_g1 {
    static constexpr const char *NAME = "G1 affine";
    static err_t bytes(uint64_t *out, gpu *d, size_t n)
    {
        return msm_cuda_g1_bytes_by(out, d, n, MSM_CUDA_AFFINE);
    }
    static err_t start(gpu *d, gpu_stream s, xyzz *down, const void *bases, const void *scalars,
                       msm_cuda_form form, size_t n)
    {
        return msm_cuda_g1_start_by(d, s, down, bases, scalars, form, n, MSM_CUDA_AFFINE);
    }
    static err_t sum_bytes(uint64_t *out, gpu *d, size_t n)
    {
        return msm_cuda_g1_sum_bytes_by(out, d, n, MSM_CUDA_AFFINE);
    }
    static err_t sum_start(gpu *d, gpu_stream s, xyzz *down, const void *bases,
                           const uint64_t *bits, const msm_cuda_dense *dense, size_t first,
                           size_t n)
    {
        return msm_cuda_g1_sum_start_by(d, s, down, bases, bits, dense, first, n, MSM_CUDA_AFFINE);
    }
};

struct msm_of_g1_as_large : msm_of_g1 {
    static constexpr const char *NAME = "G1 as large";
    static err_t bytes(uint64_t *out, gpu *d, size_t n)
    {
        return msm_cuda_g1_bytes_by(out, d, n, MSM_CUDA_AS_LARGE);
    }
    static err_t start(gpu *d, gpu_stream s, xyzz *down, const void *bases, const void *scalars,
                       msm_cuda_form form, size_t n)
    {
        return msm_cuda_g1_start_by(d, s, down, bases, scalars, form, n, MSM_CUDA_AS_LARGE);
    }
};

/* ---- cases ----------------------------------------------------------------------------------- */

template <class G> struct known {
    std::vector<typename G::aff> points;
    std::vector<::fr> logs;
};

/* Consecutive multiples of the generator from a random one on; some infinite. */
template <class G> const known<G> &pool_of(void)
{
    static known<G> all;
    if (!all.points.empty())
        return all;
    ::fr k = random_fr();
    typename G::xyzz p;
    G::multiple(&p, &k);
    for (size_t i = 0; i < POOL; i++) {
        typename G::aff a;
        ::fr log = k;
        G::to_aff(&a, &p);
        if (i % 97 == 96) {
            memset(&a, 0, sizeof a);
            fr_from_u64(&log, 0);
        }
        all.points.push_back(a);
        all.logs.push_back(log);
        G::step(&p);
        fr_add(&k, &k, &FR_ONE);
    }
    return all;
}

enum { BASES_MANY, BASES_SAME, BASES_OPPOSITE, BASES_INFINITE, BASES_CLASSES };
static const char *const BASES_NAMES[] = {"many", "same", "P and -P", "infinite"};

template <class G> known<G> bases_of(unsigned kind, size_t n)
{
    const known<G> &pool = pool_of<G>();
    known<G> out;
    for (size_t i = 0; i < n; i++) {
        const size_t from = kind == BASES_MANY ? i % POOL : kind == BASES_INFINITE ? 96 : 0;
        typename G::aff a = pool.points[from];
        ::fr log = pool.logs[from];
        if (kind == BASES_OPPOSITE && next_random() % 2) {
            typename G::F y;
            memcpy(&y, &a.y, sizeof y);
            y = dev::reduce(dev::neg(y));
            memcpy((void *)&a.y, &y, sizeof y);
            fr_neg(&log, &log);
        }
        out.points.push_back(a);
        out.logs.push_back(log);
    }
    return out;
}

template <class G> typename G::xyzz wanted(const known<G> &bases, const std::vector<::fr> &scalars)
{
    ::fr sum, t;
    fr_from_u64(&sum, 0);
    for (size_t i = 0; i < scalars.size(); i++) {
        fr_mul(&t, &scalars[i], &bases.logs[i]);
        fr_add(&sum, &sum, &t);
    }
    typename G::xyzz out;
    G::multiple(&out, &sum);
    return out;
}

/* The bytes known before are exactly those taken. */
static inline bool took(gpu *g, gpu_mark before, uint64_t bytes)
{
    return gpu_mark_get(g) - before == bytes;
}

#endif
