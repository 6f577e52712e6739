/* bench_cuda_fixed [UUID or PCI address]: multiples of one point on a GPU. Some of each size are
 * compared with the processor's before it is timed. Times by events, minimum and median of the
 * runs; roofline: additions and conversions times slots (bench_cuda_field), at the card's highest
 * clock. What a full-size key takes: 427 million points in G1, 33 million in G2. */
#include "base/gpu_check.cuh"
#include "cuda_device.cuh"
#include "curve/curve.cuh"
#include "field/field_cpu.cuh"
#include "msm/fixed_steps.cuh"

extern "C" {
#include "msm/fixed_cuda.h"
}

#include <algorithm>
#include <stdio.h>
#include <string.h>
#include <vector>

#define THREADS 128
#define RUNS    5
#define LOG_G1  24
#define LOG_G2  23
#define CHECKED 512u /* at either end */
#define MUL_G1  588.0
#define SQR_G1  460.0
#define MUL_G2  1464.0
#define SQR_G2  1176.0
#define ADD_G1  (6 * MUL_G1 + 2 * SQR_G1 + 876)
#define ADD_G2  (8 * MUL_G2 + 2 * SQR_G2)
#define INVERT  (48 * MUL_G1 / FIXED_GROUP)
#define KEY_G1  427e6
#define KEY_G2  33e6

/* Scalar i: any 254 bits. */
static __host__ __device__ dev::fr scalar(uint64_t i)
{
    dev::fr s;
    for (unsigned k = 0; k < 4; k++) {
        uint64_t z = (i * 4 + k + 1) * 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9; /* splitmix64: Steele, Lea, Flood 2014 */
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        z ^= z >> 31;
        s.v[2 * k] = (uint32_t)z;
        s.v[2 * k + 1] = (uint32_t)(z >> 32);
    }
    s.v[7] &= 0x3fffffff;
    return s;
}

__global__ void k_scalars(dev::fr *out, uint32_t n)
{
    const uint32_t i = blockIdx.x * THREADS + threadIdx.x;
    if (i < n)
        out[i] = scalar(i);
}

#define GROUP(g, G, field)                                                                         \
    struct bench_##g {                                                                             \
        typedef ::g##_aff aff;                                                                     \
        typedef ::g##_xyzz xyzz;                                                                   \
        static constexpr const char *NAME = #G;                                                    \
        static constexpr double SLOTS =                                                            \
            (FIXED_WINDOWS - 1) * ADD_##G + 6 * MUL_##G + SQR_##G + INVERT;                        \
        static constexpr double KEY = KEY_##G;                                                     \
        static constexpr auto create = fixed_cuda_##g;                                             \
        static constexpr auto mul = g##_mul;                                                       \
        static constexpr auto to_aff = g##_to_aff;                                                 \
        static const aff *generator(void)                                                          \
        {                                                                                          \
            return &G##_GENERATOR;                                                                 \
        }                                                                                          \
    };
GROUP(g1, G1, fp)
GROUP(g2, G2, fp2)

struct bench {
    gpu *g;
    gpu_stream s;
    gpu_event begin, end;
    void *scalars;
    double slots; /* of the card, a second */
};

template <class G> static err_t check(const bench *b, const void *points, size_t first, size_t n)
{
    std::vector<typename G::aff> got(n);
    ERR_TRY(gpu_download(b->g, got.data(), (const typename G::aff *)points + first,
                         n * sizeof got[0], b->s));
    ERR_TRY(gpu_wait(b->g, b->s));
    for (size_t i = 0; i < n; i++) {
        const dev::fr t = scalar(first + i);
        typename G::xyzz p;
        typename G::aff want;
        ::fr k;
        memcpy(&k, &t, sizeof k);
        G::mul(&p, G::generator(), &k);
        G::to_aff(&want, &p);
        if (memcmp(&got[i], &want, sizeof want) != 0)
            return err_set(ERR_INTERNAL, "%s: multiple %zu is wrong", G::NAME, first + i);
    }
    return ERR_OK;
}

/* Seconds of what work() queues. */
template <class Work> static err_t timed(bench *b, double *seconds, const Work &work)
{
    ERR_TRY(gpu_event_record(b->g, b->begin, b->s));
    ERR_TRY(work());
    ERR_TRY(gpu_event_record(b->g, b->end, b->s));
    ERR_TRY(gpu_wait(b->g, b->s));
    return gpu_event_seconds(seconds, b->g, b->begin, b->end);
}

template <class G> static err_t run_group(bench *b, unsigned log2)
{
    const gpu_mark mark = gpu_mark_get(b->g);
    const size_t n = (size_t)1 << log2;
    fixed_cuda *t;
    void *points;
    double table, seconds[RUNS];
    ERR_TRY(gpu_take(&points, b->g, n * sizeof(typename G::aff), "points"));
    ERR_TRY(timed(b, &table, [&] { return G::create(&t, b->g, b->s, G::generator()); }));
    const gpu_mark before = gpu_mark_get(b->g);
    const auto work = [&] { return fixed_cuda_multiply(t, b->s, points, b->scalars, n); };
    ERR_TRY(gpu_clear(b->g, points, n * sizeof(typename G::aff), b->s));
    ERR_TRY(work());
    ERR_TRY(check<G>(b, points, 0, CHECKED));
    ERR_TRY(check<G>(b, points, n - CHECKED, CHECKED));
    for (double &s : seconds) {
        gpu_release(b->g, before);
        ERR_TRY(timed(b, &s, work));
    }
    std::sort(seconds, seconds + RUNS);
    const double rate = (double)n / seconds[0];
    printf("%s  table %.2f ms;  %zu multiples: min %.3f ms  median %.3f  %.1f M/s  %.2f G "
           "additions/s  %.1f %% of the roofline;  a full-size key's: %.2f s\n",
           G::NAME, 1e3 * table, n, 1e3 * seconds[0], 1e3 * seconds[RUNS / 2], 1e-6 * rate,
           1e-9 * rate * (FIXED_WINDOWS - 1), 100 * G::SLOTS * rate / b->slots, G::KEY / rate);
    fixed_cuda_free(t);
    gpu_release(b->g, mark);
    return ERR_OK;
}

static err_t run_all(bench *b)
{
    const uint32_t n = 1u << std::max(LOG_G1, LOG_G2);
    b->s = gpu_stream_get(b->g, 0);
    ERR_TRY(gpu_event_create(&b->begin, b->g));
    ERR_TRY(gpu_event_create(&b->end, b->g));
    ERR_TRY(gpu_take(&b->scalars, b->g, n * sizeof(dev::fr), "scalars"));
    GPU_LAUNCH(k_scalars<<<n / THREADS, THREADS, 0, b->s>>>((dev::fr *)b->scalars, n));
    ERR_TRY(gpu_wait(b->g, b->s));
    ERR_TRY(run_group<bench_g1>(b, LOG_G1));
    return run_group<bench_g2>(b, LOG_G2);
}

static err_t run_device(unsigned i)
{
    bench b = {};
    gpu_info info;
    ERR_TRY(gpu_describe(&info, i));
    ERR_TRY(gpu_open(&b.g, i, (uint64_t)4 << 30));
    int khz = 0;
    err_t rc = GPU_CHECKED(cudaDeviceGetAttribute(&khz, cudaDevAttrClockRate, (int)i));
    b.slots = info.multiprocessors * 64.0 * khz * 1e3;
    printf("%s, %s, at most %d MHz; %d runs\n", info.name, info.pci, khz / 1000, RUNS);
    if (rc == ERR_OK)
        rc = run_all(&b);
    gpu_event_destroy(b.g, b.begin);
    gpu_event_destroy(b.g, b.end);
    gpu_close(b.g);
    return rc;
}

int main(int argc, char **argv)
{
    return on_device("bench_cuda_fixed", argc > 1 ? argv[1] : NULL, run_device);
}
