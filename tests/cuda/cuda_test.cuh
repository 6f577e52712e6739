/* What the CUDA tests share: operands at their bounds, one operation run on many cases, on the
 * device or with the same code on the host, and the count of failures. */
#ifndef CUZK_TESTS_CUDA_CUDA_TEST_CUH
#define CUZK_TESTS_CUDA_CUDA_TEST_CUH

#include "base/gpu_check.cuh"
#include "curve/curve.cuh"
#include "field/field_cpu.cuh"

extern "C" {
#include "curve/curve.h"
}

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vector>

/* Where operations run: g is null on the host. */
struct place {
    gpu *g;
    const char *name;
};

/* Counts and prints; the first few failures of a test are shown. */
struct tally {
    size_t cases, wrong;
};
extern size_t tests_failed, tests_done;
void report(const place *at, const char *what, const tally *t);
/* Prints "FAILED: text" with the place if the condition does not hold. */
bool check(bool holds, const char *what, const char *file, int line);
#define CHECK(condition) check(condition, #condition, __FILE__, __LINE__)

/* ---- operands -------------------------------------------------------------------------------- */

/* Deterministic: every run has the same cases. */
uint64_t next_random(void);

/* The value of words below k m as the processor's element: less m as often as needed. */
::fp to_cpu(const dev::fp &a);
::fp2 to_cpu(const dev::fp2 &a);
::fr to_cpu(const dev::fr &a);
/* Processor's element plus k times the modulus, which must fit the words. */
dev::fp from_cpu(const ::fp &a, unsigned k);
dev::fr from_cpu(const ::fr &a, unsigned k);
/* a < k m? */
bool is_below(const dev::fp &a, unsigned k);
bool is_below(const dev::fr &a, unsigned k);

::fp random_fp(void);
::fr random_fr(void);
/* k times the generator, by the processor. */
::g1_aff multiple(const ::fr *k);
/* Canonical edges: 0, 1, 2, p - 1, p - 2, 1/2, words of ones. */
std::vector<::fp> edges_fp(void);
std::vector<::fr> edges_fr(void);
/* All representatives below k m of the edges, and `extra` random ones. */
std::vector<dev::fp> operands_fp(unsigned k, size_t extra);
std::vector<dev::fr> operands_fr(unsigned k, size_t extra);

void show_words(const char *name, const uint32_t *words, size_t count);

/* ---- running --------------------------------------------------------------------------------- */

/* Op has types in, out and static __host__ __device__ void run(out &, const in &). */
template <class Op>
__global__ void k_each(typename Op::out *out, const typename Op::in *in, size_t n)
{
    const size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        Op::run(out[i], in[i]);
}

#define EACH_THREADS 128

template <class Op>
err_t each_on_device(gpu *g, std::vector<typename Op::out> &out,
                     const std::vector<typename Op::in> &in)
{
    const size_t n = in.size();
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    void *device_in, *device_out;
    ERR_TRY(gpu_take(&device_in, g, n * sizeof in[0], "operands"));
    ERR_TRY(gpu_take(&device_out, g, n * sizeof out[0], "results"));
    ERR_TRY(gpu_upload(g, device_in, in.data(), n * sizeof in[0], s));
    GPU_LAUNCH(k_each<Op>
               <<<(unsigned)((n + EACH_THREADS - 1) / EACH_THREADS), EACH_THREADS, 0, s>>>(
                   (typename Op::out *)device_out, (const typename Op::in *)device_in, n));
    ERR_TRY(gpu_download(g, out.data(), device_out, n * sizeof out[0], s));
    ERR_TRY(gpu_wait(g, s));
    gpu_release(g, mark);
    return ERR_OK;
}

template <class Op>
std::vector<typename Op::out> each(const place *at, const std::vector<typename Op::in> &in)
{
    std::vector<typename Op::out> out(in.size());
    if (!at->g) {
        for (size_t i = 0; i < in.size(); i++)
            Op::run(out[i], in[i]);
    } else if (each_on_device<Op>(at->g, out, in) != ERR_OK) {
        printf("FAILED: %s\n", err_text());
        tests_failed++;
    }
    return out;
}

/* OPERATION(name, in type, out type, expression of k): a type for each. */
#define OPERATION(name, in_type, out_type, expression)                                             \
    struct name {                                                                                  \
        typedef in_type in;                                                                        \
        typedef out_type out;                                                                      \
        static __host__ __device__ void run(out &r, const in &k)                                   \
        {                                                                                          \
            r = expression;                                                                        \
        }                                                                                          \
    };

/* ---- the tests ------------------------------------------------------------------------------- */

void fp_tests(const place *at);
void fp2_tests(const place *at);
void fr_tests(const place *at);
void fr_array_tests(const place *at);
void curve_tests(const place *at);
void ntt_tests(const place *at);
/* Sizes to 2^27 as far as the card has room, refusals; opens the device. */
void ntt_large_tests(unsigned device, bool watched);
void image_tests(const place *at);
void transpose_tests(const place *at);
/* With the image file of CUZK_TEST_IMAGE, if it is set, and a slab of drawn values. device:
 * GPU_DEVICES_MAX for the host. */
void image_file_tests(const char *where, unsigned device);
void msm_tests(const place *at);
void columns_tests(const place *at);
void group_ntt_tests(const place *at);
void key_lagrange_tests(const place *at);
/* With the image file of CUZK_TEST_IMAGE, if it is set: makes keys; opens the device. */
void key_lagrange_file_test(unsigned device);
void msm_sum_tests(const place *at);
void fixed_tests(const place *at);
/* Of base/gpu.h; the device is opened and closed in there. watched: no kernel fails on purpose. */
void gpu_tests(unsigned device);
/* Every call to CUDA of what has device memory fails on command; opens the device. */
void fault_tests(unsigned device);
/* Afterwards the driver may refuse the device to this process: the last test of all. */
void gpu_failing_kernel_test(unsigned device);

#endif
