/* Transforms of the sizes that are meant for the device, made there from a seed so that nothing big
 * travels; and what a plan refuses. */
#include "cuda_test.cuh"

extern "C" {
#include "base/pool.h"
#include "ntt/ntt.h"
#include "ntt/ntt_cuda.h"
}

#define FIRST_LOG2 22u
#define LAST_LOG2  27u
#define POINTS     4u
#define CHUNK_LOG2 16u
#define DONE(call) CHECK((call) == ERR_OK)
#define SAYS(part) CHECK(strstr(err_text(), part) != NULL)

/* ---- elements from a seed -------------------------------------------------------------------- */

static __host__ __device__ uint64_t seed_word(uint64_t i)
{
    uint64_t z = (i + 1) * 0x9e3779b97f4a7c15; /* splitmix64 */
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* Below 2^254. */
static __host__ __device__ dev::fr seed_element(uint64_t i)
{
    dev::fr out;
    for (int j = 0; j < 4; j++) {
        const uint64_t word = seed_word(4 * i + j);
        out.v[2 * j] = (uint32_t)word;
        out.v[2 * j + 1] = (uint32_t)(word >> 32);
    }
    out.v[7] &= 0x3fffffff;
    return out;
}

static __global__ void k_fill(dev::fr *a)
{
    const size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    a[i] = seed_element(i);
}

static __global__ void k_count_changed(const dev::fr *a, unsigned long long *count)
{
    const size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (!dev::same_words(a[i], seed_element(i)))
        atomicAdd(count, 1);
}

#define BLOCK 256u

static err_t fill(dev::fr *a, uint32_t log2, gpu_stream s)
{
    GPU_LAUNCH(k_fill<<<1u << (log2 - 8), BLOCK, 0, s>>>(a));
    return ERR_OK;
}

static err_t count_changed(uint64_t *out, gpu *g, const dev::fr *a, uint64_t *device_count,
                           uint32_t log2, gpu_stream s)
{
    ERR_TRY(gpu_clear(g, device_count, sizeof *device_count, s));
    GPU_LAUNCH(
        k_count_changed<<<1u << (log2 - 8), BLOCK, 0, s>>>(a, (unsigned long long *)device_count));
    ERR_TRY(gpu_download(g, out, device_count, sizeof *out, s));
    return gpu_wait(g, s);
}

/* ---- outputs by Horner's rule ---------------------------------------------------------------- */

struct evaluation {
    ::fr x[POINTS];
    std::vector<::fr> parts; /* POINTS a chunk */
};

static err_t evaluate_chunk(void *context, size_t chunk, unsigned worker)
{
    evaluation *e = (evaluation *)context;
    const uint64_t first = (uint64_t)chunk << CHUNK_LOG2;
    ::fr sum[POINTS], power;
    (void)worker;
    for (::fr &v : sum)
        v = FR_ZERO;
    for (uint64_t i = first + (1u << CHUNK_LOG2); i-- > first;) {
        ::fr element;
        const dev::fr words = seed_element(i);
        memcpy(&element, &words, sizeof element);
        for (unsigned p = 0; p < POINTS; p++) {
            fr_mul(&sum[p], &sum[p], &e->x[p]);
            fr_add(&sum[p], &sum[p], &element);
        }
    }
    for (unsigned p = 0; p < POINTS; p++) {
        fr_pow_u64(&power, &e->x[p], first);
        fr_mul(&e->parts[POINTS * chunk + p], &sum[p], &power);
    }
    return ERR_OK;
}

static uint32_t reversed(uint32_t i, uint32_t bits)
{
    uint32_t out = 0;
    for (uint32_t k = 0; k < bits; k++)
        out |= (i >> k & 1) << (bits - 1 - k);
    return out;
}

/* Compares the outputs with the given indices, at position i or rev(i). */
static void check_outputs(gpu *g, const dev::fr *a, uint32_t log2, bool coset, bool reverse,
                          pool *p)
{
    const uint32_t mask = (1u << log2) - 1;
    const uint32_t index[POINTS] = {1, mask, 0x1234567 & mask, 0x5a5a5a5a & mask};
    const size_t chunks = (size_t)1 << (log2 - CHUNK_LOG2);
    evaluation e;
    ::fr root;
    e.parts.resize(POINTS * chunks);
    ntt_root(&root, log2);
    for (unsigned k = 0; k < POINTS; k++) {
        fr_pow_u64(&e.x[k], &root, index[k]);
        if (coset)
            fr_mul(&e.x[k], &e.x[k], &FR_GENERATOR);
    }
    DONE(pool_for(p, chunks, evaluate_chunk, &e));
    for (unsigned k = 0; k < POINTS; k++) {
        ::fr want = FR_ZERO, got;
        for (size_t c = 0; c < chunks; c++)
            fr_add(&want, &want, &e.parts[POINTS * c + k]);
        const uint32_t at = reverse ? reversed(index[k], log2) : index[k];
        DONE(gpu_download(g, &got, a + at, sizeof got, gpu_stream_get(g, 0)));
        DONE(gpu_wait(g, gpu_stream_get(g, 0)));
        CHECK(fr_eq(&got, &want));
    }
}

/* ---- large sizes ----------------------------------------------------------------------------- */

static void large_case(gpu *g, uint32_t log2, pool *p)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    void *a, *count;
    ntt_cuda *t = NULL;
    uint64_t changed = 1;
    if (!DONE(gpu_take(&a, g, sizeof(::fr) << log2, "elements")) ||
        !DONE(gpu_take(&count, g, sizeof changed, "count")) ||
        !DONE(ntt_cuda_create(&t, g, log2, s)))
        return;
    ::fr *elements = (::fr *)a;
    dev::fr *words = (dev::fr *)a;
    DONE(fill(words, log2, s));
    DONE(ntt_cuda_forward(t, elements, s));
    check_outputs(g, words, log2, false, false, p);
    DONE(ntt_cuda_inverse_nr(t, elements, NTT_CUDA_TO_COSET, s));
    DONE(ntt_cuda_forward_rn(t, elements, s));
    check_outputs(g, words, log2, true, false, p);
    DONE(ntt_cuda_inverse_coset(t, elements, s));
    DONE(count_changed(&changed, g, words, (uint64_t *)count, log2, s));
    CHECK(changed == 0);
    DONE(ntt_cuda_forward_nr(t, elements, s));
    check_outputs(g, words, log2, false, true, p);
    DONE(fill(words, log2, s));
    DONE(ntt_cuda_forward_coset(t, elements, s));
    check_outputs(g, words, log2, true, false, p);
    DONE(ntt_cuda_inverse_coset(t, elements, s));
    DONE(count_changed(&changed, g, words, (uint64_t *)count, log2, s));
    CHECK(changed == 0);
    ntt_cuda_destroy(t);
    gpu_release(g, mark);
    printf("  transforms of 2^%u: forward, inverse, on the coset\n", log2);
}

static void test_large(unsigned i)
{
    gpu *g;
    gpu_info info;
    pool *p = NULL;
    if (!DONE(gpu_describe(&info, i)))
        return;
    uint32_t last = LAST_LOG2;
    while (((uint64_t)sizeof(::fr) << last) + ntt_cuda_bytes(last) + GPU_ALIGN >
           info.memory_free_bytes * 9 / 10)
        last--;
    if (DONE(
            gpu_open(&g, i, ((uint64_t)sizeof(::fr) << last) + ntt_cuda_bytes(last) + GPU_ALIGN))) {
        if (DONE(pool_create(&p, 0)))
            for (uint32_t log2 = FIRST_LOG2; log2 <= last; log2++)
                large_case(g, log2, p);
        pool_destroy(p);
        gpu_close(g);
    }
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void test_refusals(unsigned i)
{
    gpu *g;
    ntt_cuda *t;
    void *a;
    if (!DONE(gpu_open(&g, i, 1 << 20)))
        return;
    const gpu_stream s = gpu_stream_get(g, 0);
    CHECK(ntt_cuda_create(&t, g, NTT_CUDA_LOG2_MAX + 1, s) == ERR_ARGUMENT && !t);
    SAYS("2^29");
    CHECK(ntt_cuda_bytes(16) > 1 << 20);
    CHECK(ntt_cuda_create(&t, g, 16, s) == ERR_MEMORY && !t);
    CHECK(gpu_mark_get(g) == 0);
    DONE(gpu_take(&a, g, 4096, "elements"));
    DONE(ntt_cuda_create(&t, g, 4, s));
    ::fr *off = (::fr *)((char *)a + 16);
    CHECK(ntt_cuda_forward(t, off, s) == ERR_ARGUMENT);
    SAYS("32 bytes");
    CHECK(ntt_cuda_inverse_nr(t, off, NTT_CUDA_PLAIN, s) == ERR_ARGUMENT);
    CHECK(ntt_cuda_quotient(t, (::fr *)a, (::fr *)a + 16, NULL, s) == ERR_ARGUMENT);
    ntt_cuda_destroy(t);
    ntt_cuda_destroy(NULL);
    DONE(gpu_wait(g, s));
    gpu_close(g);
}

void ntt_large_tests(unsigned i, bool watched)
{
    test_refusals(i);
    if (!watched)
        test_large(i);
}
