/* bench_cuda_field [UUID or PCI address]: field and curve operations a second on a GPU, at one to
 * four blocks of 256 threads per multiprocessor, each thread a chain of dependent operations.
 *
 * Roofline: the multiplier takes 64 slots per multiprocessor and cycle; IMAD.WIDE and IMAD.HI are
 * two slots, IMAD is one, and what ptxas makes of each multiplication is counted by
 * tests/cuda/machine_code.py. The clock is measured: cycles of a block over its own time (blocks of
 * one multiprocessor take turns, so a block's time is not the launch's). Results are first compared
 * with the processor's. */
#include "base/gpu_check.cuh"
#include "cuda_device.cuh"
#include "curve/curve.cuh"
#include "field/field_cpu.cuh"

extern "C" {
#include "curve/curve.h"
}

#include <algorithm>
#include <stdio.h>
#include <string.h>
#include <vector>

#define THREADS         256
#define BLOCKS_PER_SM   4
#define ROUNDS          2000
#define RUNS            9
#define CHECK_ROUNDS    21
#define CHECK_THREADS   512
#define SLOTS_PER_CYCLE 64.0

/* An operation: a chain x = step(x, y) per thread, its cost in slots, and the processor's step. */
#define CHAIN(name, type, cpu_type, text, cost, expression, cpu_statement)                         \
    struct name {                                                                                  \
        typedef dev::type T;                                                                       \
        typedef ::cpu_type C;                                                                      \
        static constexpr const char *TEXT = text;                                                  \
        static constexpr double SLOTS = cost;                                                      \
        static __host__ __device__ void step(T &x, const T &y)                                     \
        {                                                                                          \
            (void)y;                                                                               \
            expression;                                                                            \
        }                                                                                          \
        static void cpu_step(C *x, const C *y)                                                     \
        {                                                                                          \
            (void)y;                                                                               \
            cpu_statement;                                                                         \
        }                                                                                          \
    };

static void cpu_mul_add(::fp *x, const ::fp *y)
{
    ::fp t;
    fp_sqr(&t, x);
    fp_mul(x, x, y);
    fp_add(x, x, &t);
}

static void cpu_add(::g1_xyzz *x, const ::g1_xyzz *y)
{
    const ::g1_aff t = {y->x, y->y};
    g1_add_aff(x, x, &t);
}
static void cpu_add(::g2_xyzz *x, const ::g2_xyzz *y)
{
    const ::g2_aff t = {y->x, y->y};
    g2_add_aff(x, x, &t);
}

CHAIN(fp_mul_chain, fp, fp, "fp mul", 588, x = dev::mul(x, y), fp_mul(x, x, y))
CHAIN(fp_sqr_chain, fp, fp, "fp sqr", 460, x = dev::sqr(x), fp_sqr(x, x))
CHAIN(fp_mul_add_chain, fp, fp, "fp ab + cd", 876, x = dev::mul_add(x, y, x, x), cpu_mul_add(x, y))
CHAIN(fr_mul_chain, fr, fr, "fr mul", 224, x = dev::mul(y, x), fr_mul(x, x, y))
CHAIN(fp2_mul_chain, fp2, fp2, "fp2 mul", 1464, x = dev::mul(x, y), fp2_mul(x, x, y))
CHAIN(fp2_rows_chain, fp2, fp2, "fp2 mul by rows", 1752, x = dev::mul_by_rows(x, y),
      fp2_mul(x, x, y))
CHAIN(fp2_sqr_chain, fp2, fp2, "fp2 sqr", 1176, x = dev::sqr(x), fp2_sqr(x, x))
/* y is the affine point in X, Y: 6 products, 2 squares, one sum of two products. */
#define AS_AFF(F)                                                                                  \
    dev::aff<dev::F>                                                                               \
    {                                                                                              \
        y.x, y.y                                                                                   \
    }
CHAIN(g1_add_chain, g1_xyzz, g1_xyzz, "G1 add affine", 6 * 588 + 2 * 460 + 876,
      dev::add_to(x, AS_AFF(fp)), cpu_add(x, y))
CHAIN(g2_add_chain, g2_xyzz, g2_xyzz, "G2 add affine", 8 * 1464 + 2 * 1176,
      dev::add_to(x, AS_AFF(fp2)), cpu_add(x, y))
CHAIN(fp_inv_chain, fp, fp, "fp inv", 0, x = dev::add(dev::inv(x), y), fp_inv(x, x);
      fp_add(x, x, y))

static __device__ uint64_t timer_ns()
{
    uint64_t t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
    return t;
}

template <class Chain>
__global__ void __launch_bounds__(THREADS)
    k_chain(typename Chain::T *out, const typename Chain::T *in, uint32_t rounds, uint64_t *cycles)
{
    const uint32_t n = gridDim.x * blockDim.x, i = blockIdx.x * blockDim.x + threadIdx.x;
    typename Chain::T x = in[i];
    const typename Chain::T y = in[n + i];
    const uint64_t begin = (uint64_t)clock64(), begin_ns = timer_ns();
#pragma unroll 1
    for (uint32_t round = 0; round < rounds; round++)
        Chain::step(x, y);
    if (i == 0) {
        cycles[0] = (uint64_t)clock64() - begin;
        cycles[1] = timer_ns() - begin_ns;
    }
    out[i] = x;
}

/* ---- operands -------------------------------------------------------------------------------- */

static void fill(::fr *out)
{
    if (fr_random(out) != ERR_OK)
        *out = FR_ONE;
}
static void fill(::fp *out)
{
    ::fr t;
    fill(&t);
    fp_from_u64(out, t.l[0]);
    fp_inv(out, out);
}
static void fill(::fp2 *out)
{
    fill(&out->c0);
    fill(&out->c1);
}
/* Points: multiples of the generator by small scalars, as costly to make as a few additions. */
static void fill(::g1_xyzz *out)
{
    static ::g1_xyzz last;
    g1_add_aff(&last, &last, &G1_GENERATOR);
    g1_dbl(&last, &last);
    ::g1_aff t;
    g1_to_aff(&t, &last);
    g1_from_aff(out, &t);
}
static void fill(::g2_xyzz *out)
{
    static ::g2_xyzz last;
    g2_add_aff(&last, &last, &G2_GENERATOR);
    g2_dbl(&last, &last);
    ::g2_aff t;
    g2_to_aff(&t, &last);
    g2_from_aff(out, &t);
}

/* The first CHECK_THREADS are different, the others repeat them. */
template <class C> static std::vector<C> operands(size_t threads)
{
    std::vector<C> out(2 * threads);
    for (size_t i = 0; i < threads; i++)
        for (size_t half = 0; half < 2; half++) {
            C *to = &out[half * threads + i];
            if (i < CHECK_THREADS)
                fill(to);
            else
                *to = out[half * threads + i % CHECK_THREADS];
        }
    return out;
}

/* Both in the one form that the processor reads. */
template <class T, class C> static bool same(const T &got, const C &want)
{
    const T t = dev::reduce(got);
    return memcmp(&t, &want, sizeof want) == 0;
}
static bool same(const dev::g1_xyzz &got, const ::g1_xyzz &want)
{
    const dev::g1_xyzz t = dev::reduce(got);
    ::g1_xyzz c;
    memcpy(&c, &t, sizeof c);
    return g1_eq(&c, &want);
}
static bool same(const dev::g2_xyzz &got, const ::g2_xyzz &want)
{
    const dev::g2_xyzz t = dev::reduce(got);
    ::g2_xyzz c;
    memcpy(&c, &t, sizeof c);
    return g2_eq(&c, &want);
}

/* ---- timing ---------------------------------------------------------------------------------- */

struct bench {
    gpu *g;
    gpu_stream s;
    gpu_event begin, end;
    uint64_t *cycles;
};

template <class Chain>
static err_t launch(const bench *b, unsigned blocks, uint32_t rounds, void *out, const void *in)
{
    GPU_LAUNCH(k_chain<Chain><<<blocks, THREADS, 0, b->s>>>(
        (typename Chain::T *)out, (const typename Chain::T *)in, rounds, b->cycles));
    return ERR_OK;
}

template <class Chain>
static err_t check(const bench *b, void *out, const void *in,
                   const std::vector<typename Chain::C> &host)
{
    std::vector<typename Chain::T> got(CHECK_THREADS);
    const unsigned blocks = CHECK_THREADS / THREADS;
    ERR_TRY(launch<Chain>(b, blocks, CHECK_ROUNDS, out, in));
    ERR_TRY(gpu_download(b->g, got.data(), out, CHECK_THREADS * sizeof got[0], b->s));
    ERR_TRY(gpu_wait(b->g, b->s));
    for (size_t i = 0; i < CHECK_THREADS; i++) {
        typename Chain::C want = host[i];
        for (int round = 0; round < CHECK_ROUNDS; round++)
            Chain::cpu_step(&want, &host[CHECK_THREADS + i]);
        if (!same(got[i], want))
            return err_set(ERR_INTERNAL, "%s: thread %zu differs from the processor", Chain::TEXT,
                           i);
    }
    return ERR_OK;
}

template <class Chain>
static err_t time_blocks(const bench *b, unsigned per_sm, uint32_t rounds, void *out,
                         const void *in)
{
    const gpu_info *info = gpu_of(b->g);
    const unsigned blocks = per_sm * info->multiprocessors;
    double seconds[RUNS], clock = 0;
    ERR_TRY(launch<Chain>(b, blocks, rounds, out, in)); /* warm-up */
    for (int run = 0; run < RUNS; run++) {
        uint64_t cycles[2];
        ERR_TRY(gpu_event_record(b->g, b->begin, b->s));
        ERR_TRY(launch<Chain>(b, blocks, rounds, out, in));
        ERR_TRY(gpu_event_record(b->g, b->end, b->s));
        ERR_TRY(gpu_event_wait(b->g, b->end));
        ERR_TRY(gpu_event_seconds(&seconds[run], b->g, b->begin, b->end));
        ERR_TRY(gpu_download(b->g, cycles, b->cycles, sizeof cycles, b->s));
        ERR_TRY(gpu_wait(b->g, b->s));
        clock = std::max(clock, (double)cycles[0] / (double)cycles[1] * 1e9);
    }
    std::sort(seconds, seconds + RUNS);
    const double work = (double)blocks * THREADS * rounds / 1e9;
    const double slots = info->multiprocessors * SLOTS_PER_CYCLE * clock / 1e9;
    printf("%-16s %u x %d  %8.3f G/s median  %8.3f best  %5.0f MHz", Chain::TEXT, per_sm, THREADS,
           work / seconds[RUNS / 2], work / seconds[0], clock / 1e6);
    if (Chain::SLOTS > 0)
        printf("  %5.1f %% of the pipe's %.0f G slots/s",
               100 * work / seconds[RUNS / 2] * Chain::SLOTS / slots, slots);
    printf("\n");
    return ERR_OK;
}

/* Skips what does not fit in one wave of blocks. */
template <class Chain> static err_t run(const bench *b, uint32_t rounds)
{
    typedef typename Chain::C C;
    int resident;
    GPU_TRY(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, k_chain<Chain>, THREADS, 0));
    const size_t threads = (size_t)BLOCKS_PER_SM * THREADS * gpu_of(b->g)->multiprocessors;
    const gpu_mark mark = gpu_mark_get(b->g);
    void *in, *out;
    ERR_TRY(gpu_take(&in, b->g, 2 * threads * sizeof(C), "operands"));
    ERR_TRY(gpu_take(&out, b->g, threads * sizeof(C), "results"));
    const std::vector<C> few = operands<C>(CHECK_THREADS);
    ERR_TRY(gpu_upload(b->g, in, few.data(), few.size() * sizeof(C), b->s));
    ERR_TRY(check<Chain>(b, out, in, few));
    for (int per_sm = 1; per_sm <= BLOCKS_PER_SM && per_sm <= resident; per_sm++) {
        const size_t some = (size_t)per_sm * THREADS * gpu_of(b->g)->multiprocessors;
        std::vector<C> many(2 * some);
        for (size_t i = 0; i < some; i++) {
            many[i] = few[i % CHECK_THREADS];
            many[some + i] = few[CHECK_THREADS + i % CHECK_THREADS];
        }
        ERR_TRY(gpu_upload(b->g, in, many.data(), many.size() * sizeof(C), b->s));
        ERR_TRY(time_blocks<Chain>(b, (unsigned)per_sm, rounds, out, in));
    }
    gpu_release(b->g, mark);
    return ERR_OK;
}

static err_t run_all(bench *b)
{
    void *cycles;
    b->s = gpu_stream_get(b->g, 0);
    ERR_TRY(gpu_event_create(&b->begin, b->g));
    ERR_TRY(gpu_event_create(&b->end, b->g));
    ERR_TRY(gpu_take(&cycles, b->g, 2 * sizeof *b->cycles, "cycles"));
    b->cycles = (uint64_t *)cycles;
    ERR_TRY(run<fp_mul_chain>(b, ROUNDS));
    ERR_TRY(run<fp_sqr_chain>(b, ROUNDS));
    ERR_TRY(run<fp_mul_add_chain>(b, ROUNDS));
    ERR_TRY(run<fr_mul_chain>(b, ROUNDS));
    ERR_TRY(run<fp2_mul_chain>(b, ROUNDS / 4));
    ERR_TRY(run<fp2_rows_chain>(b, ROUNDS / 4));
    ERR_TRY(run<fp2_sqr_chain>(b, ROUNDS / 4));
    ERR_TRY(run<g1_add_chain>(b, ROUNDS / 10));
    ERR_TRY(run<g2_add_chain>(b, ROUNDS / 20));
    ERR_TRY(run<fp_inv_chain>(b, ROUNDS / 100));
    return ERR_OK;
}

static err_t run_device(unsigned i)
{
    bench b = {};
    ERR_TRY(gpu_open(&b.g, i, (uint64_t)1 << 30));
    printf("%s, %s; median and best of %d launches\n", gpu_of(b.g)->name, gpu_of(b.g)->pci, RUNS);
    const err_t rc = run_all(&b);
    gpu_event_destroy(b.g, b.begin);
    gpu_event_destroy(b.g, b.end);
    gpu_close(b.g);
    return rc;
}

int main(int argc, char **argv)
{
    return on_device("bench_cuda_field", argc > 1 ? argv[1] : NULL, run_device);
}
