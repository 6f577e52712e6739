/* bench_cuda_msm [UUID or PCI address]: sums on a GPU, each checked before it is timed: sums of
 * multiples, the same with skewed scalars, sums by bits. Total times by events, minimum and median;
 * stages from one more run.
 *
 * Bases: P_i = A_(i / LOW) + B_(i % LOW), A_h = (a + h d)·G, B_l = (b + l)·G, made on the device.
 * Scalars come from a generator that both sides have, so that the processor knows the sum's
 * logarithm. Roofline: additions into buckets times slots (bench_cuda_field), at the card's
 * highest clock. */
#include "base/gpu_check.cuh"
#include "cuda_device.cuh"
#include "curve/curve.cuh"
#include "field/field_cpu.cuh"

extern "C" {
#include "msm/msm_cuda.h"
}

#include "msm/msm_plan.cuh"
#include <algorithm>
#include <stdio.h>
#include <string.h>
#include <vector>

#define THREADS      128
#define LOW          16384
#define RUNS         5
#define LOG_G1       27
#define LOG_SKEWED   24
#define LOG_G2       24 /* by bits */
#define LOG_G2_MSM   21
#define LOG_LEAST    16
#define EVENTS       512
#define G1_SLOTS     (6 * 588.0 + 2 * 460 + 876)
#define AFFINE_SLOTS (5 * 588.0 + 460) /* in G1, of many */
#define G2_SLOTS     (8 * 1464.0 + 2 * 1176)

/* ---- what both sides know -------------------------------------------------------------------- */

static __host__ __device__ uint64_t mixed(uint64_t z)
{
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9; /* splitmix64: Steele, Lea, Flood 2014 */
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

enum { UNIFORM, EQUAL, MINUS_ONE, FEW, SMALL, SKEWS };
static const char *const SKEW_NAMES[] = {"uniform", "equal", "r - 1", "4 values", "16 bits"};

/* Scalar i as fr's words: any 255 bits less r if not below, in Montgomery form or not. */
static __host__ __device__ dev::fr scalar(uint64_t i, unsigned skew)
{
    dev::fr s;
    const uint64_t of = skew == EQUAL ? 1 : skew == FEW ? i % 4 : i;
    for (unsigned k = 0; k < 4; k++) {
        const uint64_t word = mixed((of * 4 + k + 1) * 0x9e3779b97f4a7c15);
        s.v[2 * k] = (uint32_t)word;
        s.v[2 * k + 1] = (uint32_t)(word >> 32);
    }
    s.v[7] &= 0x7fffffff;
    if (skew == SMALL) {
        const uint32_t low = s.v[0] & 0xffff;
        s = dev::zero<dev::fr>();
        s.v[0] = low;
    }
    if (skew == MINUS_ONE) {
        s = dev::fr{{FR_WORDS}};
        s.v[0] -= 1;
    }
    return dev::reduce(s);
}

__global__ void k_scalars(dev::fr *out, uint32_t n, unsigned skew)
{
    const uint32_t i = blockIdx.x * THREADS + threadIdx.x;
    if (i < n)
        out[i] = scalar(i, skew);
}

template <class F>
__global__ void __launch_bounds__(THREADS)
    k_bases(dev::aff<F> *out, const dev::aff<F> *high, const dev::aff<F> *low, uint32_t n)
{
    const uint32_t i = blockIdx.x * THREADS + threadIdx.x;
    if (i >= n)
        return;
    dev::xyzz<F> sum = dev::from_aff(high[i / LOW]);
    dev::add_to(sum, low[i % LOW]);
    out[i] = dev::reduce(dev::to_aff(sum));
}

/* ---- the groups ------------------------------------------------------------------------------ */

#define GROUP(g, G, field)                                                                         \
    struct bench_##g {                                                                             \
        typedef dev::field F;                                                                      \
        typedef ::g##_aff aff;                                                                     \
        typedef ::g##_xyzz xyzz;                                                                   \
        static constexpr const char *NAME = #G;                                                    \
        static constexpr double SLOTS = G##_SLOTS;                                                 \
        static constexpr auto mul = g##_mul;                                                       \
        static constexpr auto to_aff = g##_to_aff;                                                 \
        static constexpr auto add = g##_add;                                                       \
        static constexpr auto eq = g##_eq;                                                         \
        static constexpr auto bytes = msm_cuda_##g##_bytes;                                        \
        static constexpr auto start = msm_cuda_##g##_start;                                        \
        static constexpr auto finish = msm_cuda_##g##_finish;                                      \
        static constexpr auto sum_bytes = msm_cuda_##g##_sum_bytes;                                \
        static constexpr auto sum_start = msm_cuda_##g##_sum_start;                                \
        static constexpr auto sum_finish = msm_cuda_##g##_sum_finish;                              \
        static const aff *generator(void)                                                          \
        {                                                                                          \
            return &G##_GENERATOR;                                                                 \
        }                                                                                          \
    };
GROUP(g1, G1, fp)
GROUP(g2, G2, fp2)

/* Of an addition. */
template <class G> static double slots_of(bool many)
{
    return many && sizeof(typename G::F) == sizeof(dev::fp) ? AFFINE_SLOTS : G::SLOTS;
}

struct bench {
    gpu *g;
    gpu_stream s;
    gpu_event events[EVENTS];
    msm_cuda_stage stages[EVENTS];
    unsigned used;
    void *down, *bases, *scalars, *bits, *dense, *rank;
    ::fr a, b, d; /* logarithms of A_0, B_0, and the step of A */
    double slots; /* of the card, a second */
    std::vector<uint64_t> words, dense_words;
};

static unsigned blocks(size_t n)
{
    return (unsigned)((n + THREADS - 1) / THREADS);
}

/* first, first + step, ... on the device. */
template <class G>
static err_t upload_row(bench *b, void *to, const ::fr *first, const ::fr *step, size_t n)
{
    std::vector<typename G::aff> row(n);
    typename G::xyzz p, by;
    G::mul(&p, G::generator(), first);
    G::mul(&by, G::generator(), step);
    for (typename G::aff &out : row) {
        G::to_aff(&out, &p);
        G::add(&p, &p, &by);
    }
    ERR_TRY(gpu_upload(b->g, to, row.data(), n * sizeof row[0], b->s));
    return gpu_wait(b->g, b->s);
}

template <class G> static err_t make_bases(bench *b, size_t n)
{
    const size_t high = (n + LOW - 1) / LOW;
    void *rows, *columns;
    ERR_TRY(gpu_take(&b->bases, b->g, n * sizeof(typename G::aff), "bases"));
    const gpu_mark mark = gpu_mark_get(b->g);
    ERR_TRY(gpu_take(&rows, b->g, high * sizeof(typename G::aff), "rows"));
    ERR_TRY(gpu_take(&columns, b->g, LOW * sizeof(typename G::aff), "columns"));
    ERR_TRY(upload_row<G>(b, rows, &b->a, &b->d, high));
    ERR_TRY(upload_row<G>(b, columns, &b->b, &FR_ONE, LOW));
    typedef dev::aff<typename G::F> point;
    GPU_LAUNCH(k_bases<typename G::F><<<blocks(n), THREADS, 0, b->s>>>(
        (point *)b->bases, (const point *)rows, (const point *)columns, (uint32_t)n));
    ERR_TRY(gpu_wait(b->g, b->s));
    gpu_release(b->g, mark);
    return ERR_OK;
}

/* ---- what must come out ---------------------------------------------------------------------- */

/* Sums of scalars over rows and columns as i goes up: logarithms of the first 2^k terms. */
struct expectation {
    std::vector<::fr> rows, columns;
    size_t done = 0;
    expectation(size_t n) : rows((n + LOW - 1) / LOW), columns(LOW)
    {
        memset(rows.data(), 0, rows.size() * sizeof rows[0]);
        memset(columns.data(), 0, columns.size() * sizeof columns[0]);
    }
    void take(size_t i, const ::fr &s)
    {
        fr_add(&rows[i / LOW], &rows[i / LOW], &s);
        fr_add(&columns[i % LOW], &columns[i % LOW], &s);
    }
    void scalars_to(size_t n, unsigned skew)
    {
        for (; done < n; done++) {
            const dev::fr t = scalar(done, skew);
            ::fr s;
            memcpy(&s, &t, sizeof s);
            take(done, s);
        }
    }
    void bits_to(size_t n, const std::vector<uint64_t> &words)
    {
        for (; done < n; done++)
            if (words[done / 64] >> done % 64 & 1)
                take(done, FR_ONE);
    }
    /* Bases belong to the bits of `dense`, in order. */
    void dense_bits_to(size_t n, const std::vector<uint64_t> &words,
                       const std::vector<uint64_t> &dense)
    {
        for (size_t i = 0; i < n; i++) {
            if (!(dense[i / 64] >> i % 64 & 1))
                continue;
            if (words[i / 64] >> i % 64 & 1)
                take(done, FR_ONE);
            done++;
        }
    }
    ::fr log(const bench *b) const
    {
        ::fr sum, k, t;
        fr_from_u64(&sum, 0);
        k = b->a;
        for (const ::fr &row : rows) {
            fr_mul(&t, &row, &k);
            fr_add(&sum, &sum, &t);
            fr_add(&k, &k, &b->d);
        }
        k = b->b;
        for (const ::fr &column : columns) {
            fr_mul(&t, &column, &k);
            fr_add(&sum, &sum, &t);
            fr_add(&k, &k, &FR_ONE);
        }
        return sum;
    }
};

template <class G>
static err_t compare(const bench *b, const typename G::xyzz *got, const expectation &e, size_t n)
{
    const ::fr log = e.log(b);
    typename G::xyzz want;
    G::mul(&want, G::generator(), &log);
    if (!G::eq(got, &want))
        return err_set(ERR_INTERNAL, "%s, %zu bases: the sum is wrong", G::NAME, n);
    return ERR_OK;
}

/* ---- timing ---------------------------------------------------------------------------------- */

static err_t at_stage(void *context, msm_cuda_stage stage)
{
    bench *b = (bench *)context;
    if (b->used == EVENTS)
        return err_set(ERR_INTERNAL, "more than %d stages", EVENTS);
    b->stages[b->used] = stage;
    return gpu_event_record(b->g, b->events[b->used++], b->s);
}

static err_t print_stages(bench *b)
{
    static const char *const NAMES[] = {"digits",     "sort",       "order",     "forward 1",
                                        "backward 1", "forward",    "inversion", "backward",
                                        "mixed",      "accumulate", "reduce",    "down"};
    double sums[MSM_CUDA_STAGES] = {};
    for (unsigned i = 0; i + 1 < b->used; i++) {
        double seconds;
        ERR_TRY(gpu_event_seconds(&seconds, b->g, b->events[i], b->events[i + 1]));
        sums[b->stages[i]] += seconds;
    }
    for (unsigned i = 0; i < MSM_CUDA_STAGES; i++)
        if (sums[i] > 0)
            printf("  %s %.2f", NAMES[i], 1e3 * sums[i]);
    printf("\n");
    return ERR_OK;
}

/* One launch of start(watch), timed. */
template <class Start> static err_t once(bench *b, double *seconds, const Start &start)
{
    const gpu_mark mark = gpu_mark_get(b->g);
    ERR_TRY(gpu_event_record(b->g, b->events[0], b->s));
    ERR_TRY(start((const msm_cuda_watch *)NULL));
    ERR_TRY(gpu_event_record(b->g, b->events[1], b->s));
    ERR_TRY(gpu_wait(b->g, b->s));
    gpu_release(b->g, mark);
    return gpu_event_seconds(seconds, b->g, b->events[0], b->events[1]);
}

template <class Start>
static err_t time_runs(bench *b, const char *what, size_t n, double slots, const Start &start)
{
    double seconds[RUNS];
    for (double &t : seconds)
        ERR_TRY(once(b, &t, start));
    std::sort(seconds, seconds + RUNS);
    printf("%-16s %10zu  min %9.3f ms  median %9.3f  %5.1f %% of the roofline;", what, n,
           1e3 * seconds[0], 1e3 * seconds[RUNS / 2], 100 * slots / b->slots / seconds[0]);
    return ERR_OK;
}

template <class G> static err_t run_msm(bench *b, size_t n, unsigned skew, const expectation &e)
{
    const auto start = [&](const msm_cuda_watch *watch) {
        return G::start(b->g, b->s, (typename G::xyzz *)b->down, b->bases, b->scalars,
                        MSM_CUDA_MONTGOMERY, n, watch);
    };
    double first;
    typename G::xyzz got;
    ERR_TRY(once(b, &first, start));
    G::finish(&got, (const typename G::xyzz *)b->down, n);
    ERR_TRY(compare<G>(b, &got, e, n));
    const dev::msm_plan plan = dev::msm_plan_make(n);
    char what[32];
    snprintf(what, sizeof what, "%s %s", G::NAME, SKEW_NAMES[skew]);
    ERR_TRY(time_runs(
        b, what, n, (double)plan.windows * (double)n * slots_of<G>(n >= MSM_AFFINE_LEAST), start));
    const gpu_mark mark = gpu_mark_get(b->g);
    const msm_cuda_watch watch = {at_stage, b};
    b->used = 0;
    ERR_TRY(start(&watch));
    ERR_TRY(at_stage(b, MSM_CUDA_DOWN));
    ERR_TRY(gpu_wait(b->g, b->s));
    gpu_release(b->g, mark);
    printf(" %u windows", plan.windows);
    return print_stages(b);
}

/* dense: n is that of bits, of which half have a base. */
template <class G> static err_t run_sum(bench *b, size_t n, const expectation &e, bool dense)
{
    const msm_cuda_dense with = {(const uint64_t *)b->dense, (const uint32_t *)b->rank};
    const auto start = [&](const msm_cuda_watch *) {
        return G::sum_start(b->g, b->s, (typename G::xyzz *)b->down, b->bases,
                            (const uint64_t *)b->bits, dense ? &with : NULL, 0, n);
    };
    double first;
    typename G::xyzz got;
    ERR_TRY(once(b, &first, start));
    G::sum_finish(&got, (const typename G::xyzz *)b->down, n);
    ERR_TRY(compare<G>(b, &got, e, n));
    char what[32];
    snprintf(what, sizeof what, "%s by %s", G::NAME, dense ? "dense bits" : "bits");
    ERR_TRY(time_runs(b, what, n,
                      (double)n / (dense ? 4 : 2) * slots_of<G>(n >= MSM_SUM_AFFINE_LEAST), start));
    printf("\n");
    return ERR_OK;
}

static err_t set_scalars(bench *b, size_t n, unsigned skew)
{
    GPU_LAUNCH(
        k_scalars<<<blocks(n), THREADS, 0, b->s>>>((dev::fr *)b->scalars, (uint32_t)n, skew));
    return gpu_wait(b->g, b->s);
}

template <class G>
static err_t run_group(bench *b, unsigned log_msm, unsigned log_bits, unsigned log_bits_least)
{
    const gpu_mark mark = gpu_mark_get(b->g);
    const size_t n = (size_t)1 << std::max(log_msm, log_bits);
    ERR_TRY(make_bases<G>(b, n));
    for (unsigned skew = 0; skew < SKEWS; skew++) {
        const unsigned top = skew == UNIFORM ? log_msm : std::min(log_msm, (unsigned)LOG_SKEWED);
        expectation e((size_t)1 << top);
        ERR_TRY(set_scalars(b, (size_t)1 << top, skew));
        for (unsigned k = skew == UNIFORM ? LOG_LEAST : top; k <= top; k++) {
            e.scalars_to((size_t)1 << k, skew);
            ERR_TRY(run_msm<G>(b, (size_t)1 << k, skew, e));
        }
    }
    expectation e(n);
    for (unsigned k = log_bits_least; k <= log_bits; k++) {
        e.bits_to((size_t)1 << k, b->words);
        ERR_TRY(run_sum<G>(b, (size_t)1 << k, e, false));
    }
    expectation of_dense(n);
    of_dense.dense_bits_to((size_t)1 << log_bits, b->words, b->dense_words);
    ERR_TRY(run_sum<G>(b, (size_t)1 << log_bits, of_dense, true));
    gpu_release(b->g, mark);
    return ERR_OK;
}

/* Two bitmaps of n bits, half of them set, and the ranks of the second. */
static err_t set_bits(bench *b, size_t n)
{
    const size_t words = n / 64 + 1;
    std::vector<uint32_t> rank(words);
    b->words.resize(words);
    b->dense_words.resize(words);
    for (size_t i = 0; i + 1 < words; i++) {
        b->words[i] = mixed((i + 1) * 0x9e3779b97f4a7c15);
        b->dense_words[i] = mixed(b->words[i]);
        rank[i + 1] = rank[i] + (uint32_t)__builtin_popcountll(b->dense_words[i]);
    }
    ERR_TRY(gpu_take(&b->bits, b->g, words * 8, "bits"));
    ERR_TRY(gpu_take(&b->dense, b->g, words * 8, "density"));
    ERR_TRY(gpu_take(&b->rank, b->g, words * 4, "ranks"));
    ERR_TRY(gpu_upload(b->g, b->bits, b->words.data(), words * 8, b->s));
    ERR_TRY(gpu_upload(b->g, b->dense, b->dense_words.data(), words * 8, b->s));
    ERR_TRY(gpu_upload(b->g, b->rank, rank.data(), words * 4, b->s));
    return gpu_wait(b->g, b->s);
}

static err_t run_all(bench *b, unsigned log_g1)
{
    const size_t n = (size_t)1 << log_g1;
    b->s = gpu_stream_get(b->g, 0);
    for (gpu_event &e : b->events)
        ERR_TRY(gpu_event_create(&e, b->g));
    ERR_TRY(
        gpu_pinned_alloc(&b->down, b->g, MEM_SCRATCH, MSM_CUDA_POINTS * sizeof(g2_xyzz), "points"));
    ERR_TRY(fr_random(&b->a));
    ERR_TRY(fr_random(&b->b));
    ERR_TRY(fr_random(&b->d));
    ERR_TRY(gpu_take(&b->scalars, b->g, n * sizeof(fr), "scalars"));
    ERR_TRY(set_bits(b, n));
    ERR_TRY(run_group<bench_g1>(b, log_g1, log_g1, log_g1 - 2));
    return run_group<bench_g2>(b, LOG_G2_MSM, std::min(log_g1, (unsigned)LOG_G2),
                               std::min(log_g1, (unsigned)LOG_G2));
}

static err_t run_device(unsigned i)
{
    bench b = {};
    gpu_info info;
    unsigned log_g1 = LOG_G1;
    ERR_TRY(gpu_describe(&info, i));
    /* Bases, scalars, and twice as much for scratch and the smaller things. */
    while (log_g1 > LOG_G2 + 1 && info.memory_free_bytes < (uint64_t)416 << log_g1)
        log_g1--;
    ERR_TRY(gpu_open(&b.g, i, (uint64_t)384 << log_g1));
    int khz = 0;
    err_t rc = GPU_CHECKED(cudaDeviceGetAttribute(&khz, cudaDevAttrClockRate, (int)i));
    b.slots = info.multiprocessors * 64.0 * khz * 1e3;
    printf("%s, %s, at most %d MHz; %d runs\n", info.name, info.pci, khz / 1000, RUNS);
    if (rc == ERR_OK)
        rc = run_all(&b, log_g1);
    gpu_pinned_free(b.g, b.down, MEM_SCRATCH);
    for (gpu_event e : b.events)
        gpu_event_destroy(b.g, e);
    gpu_close(b.g);
    return rc;
}

int main(int argc, char **argv)
{
    return on_device("bench_cuda_msm", argc > 1 ? argv[1] : NULL, run_device);
}
