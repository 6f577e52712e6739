/* bench_cuda_group [LOG2 [UUID or PCI address]]: a transform of 2^LOG2 points of G1 on a GPU, 2^20
 * if not given; 2^27 is what a key of 32 GiB takes.
 *
 * in_i = a b^i·G by fixed-base multiples. The result is checked with one random vector r_j = c d^j:
 * sum r_j·out_j by msm_cuda must be (sum_i a b^i f q^i u_i)·G, where f q^i are the factors of the
 * transform and u the transform of r as numbers, by ntt_cuda.
 *
 * Roofline: the multiplier's slots (field.cuh: product 588, square 460, two products with one
 * reduction 876) of 125 doublings and 52 + 15 additions for each multiple, and 2 additions a
 * butterfly; 64 slots a cycle and multiprocessor at 1.98 GHz. */
#include "base/gpu_check.cuh"
#include "cuda_device.cuh"
#include "field/field_cpu.cuh"

extern "C" {
#include "base/clock.h"
#include "field/fr_cuda.h"
#include "msm/fixed_cuda.h"
#include "msm/group_ntt_cuda.h"
#include "msm/msm_cuda.h"
#include "ntt/ntt.h"
#include "ntt/ntt_cuda.h"
}

#include <algorithm>
#include <stdlib.h>
#include <vector>

#define CHUNK    ((size_t)1 << 22)
#define DOUBLING (4 * 588 + 3 * 460 + 876)
#define ADDITION (10 * 588 + 2 * 460 + 876)

struct bench {
    gpu *g;
    gpu_stream s;
    unsigned log2;
    size_t n;
    fr a, b, c, d;
    group_ntt transform;
    void *points;
    fr *r, *v;
    double last;
};

static err_t open_all(bench *b, unsigned i)
{
    gpu_info info;
    ERR_TRY(gpu_describe(&info, i));
    ERR_TRY(gpu_open(&b->g, i, info.memory_free_bytes - ((uint64_t)1 << 30)));
    b->s = gpu_stream_get(b->g, 0);
    for (fr *v : {&b->a, &b->b, &b->c, &b->d, &b->transform.first, &b->transform.ratio})
        ERR_TRY(fr_random(v));
    b->transform.log2 = b->log2;
    ntt_root(&b->transform.root, b->log2);
    fr_inv(&b->transform.root, &b->transform.root);
    ERR_TRY(gpu_take(&b->points, b->g, b->n * sizeof(g1_aff), "points"));
    ERR_TRY(gpu_take((void **)&b->r, b->g, b->n * sizeof(fr), "scalars"));
    return gpu_take((void **)&b->v, b->g, b->n * sizeof(fr), "scalars");
}

static err_t make_points(bench *b)
{
    const gpu_mark all = gpu_mark_get(b->g);
    fixed_cuda *table;
    ERR_TRY(fr_cuda_powers(b->g, b->s, b->r, &b->a, &b->b, b->n));
    ERR_TRY(fixed_cuda_g1(&table, b->g, b->s, &G1_GENERATOR));
    err_t rc = ERR_OK;
    for (size_t i = 0; i < b->n && rc == ERR_OK; i += CHUNK) {
        const gpu_mark mark = gpu_mark_get(b->g);
        rc = fixed_cuda_multiply(table, b->s, (g1_aff *)b->points + i, b->r + i,
                                 std::min(CHUNK, b->n - i));
        gpu_release(b->g, mark); /* what follows is on the same stream */
    }
    fixed_cuda_free(table);
    ERR_TRY(rc);
    ERR_TRY(gpu_wait(b->g, b->s));
    gpu_release(b->g, all);
    return ERR_OK;
}

static void passed(void *context, const char *, uint64_t done, uint64_t total)
{
    bench *b = (bench *)context;
    const double now = clock_seconds();
    if (done != 0)
        printf("  pass %2llu of %llu: %8.3f s\n", (unsigned long long)done,
               (unsigned long long)total, now - b->last);
    fflush(stdout);
    b->last = now;
}

static err_t run_transform(bench *b)
{
    const gpu_mark mark = gpu_mark_get(b->g);
    const progress listener = {passed, b};
    const double began = clock_seconds();
    ERR_TRY(group_ntt_cuda(b->g, b->s, b->points, b->points, b->n, &b->transform, &listener));
    ERR_TRY(gpu_wait(b->g, b->s));
    const double seconds = clock_seconds() - began;
    gpu_release(b->g, mark);
    const double multiples = (double)b->n / 2 * b->log2 + (double)b->n;
    const double slots =
        multiples * (125.0 * DOUBLING + 67.0 * ADDITION) + (double)b->n * b->log2 * ADDITION;
    const double roof = slots / (64 * 1.98e9 * gpu_of(b->g)->multiprocessors);
    printf("2^%u points: %.3f s, %.1f ns a multiple, %.0f %% of the roofline's %.3f s\n", b->log2,
           seconds, seconds / multiples * 1e9, 100 * roof / seconds, roof);
    return ERR_OK;
}

/* sum r_j·out_j */
static err_t left_side(g1_xyzz *out, bench *b)
{
    const gpu_mark mark = gpu_mark_get(b->g);
    g1_xyzz *down;
    ERR_TRY(fr_cuda_powers(b->g, b->s, b->r, &b->c, &b->d, b->n));
    ERR_TRY(gpu_pinned_alloc((void **)&down, b->g, MEM_SCRATCH, MSM_CUDA_POINTS * sizeof *down,
                             "points that come down"));
    err_t rc =
        msm_cuda_g1_start(b->g, b->s, down, b->points, b->r, MSM_CUDA_MONTGOMERY, b->n, NULL);
    if (rc == ERR_OK)
        rc = gpu_wait(b->g, b->s);
    if (rc == ERR_OK)
        msm_cuda_g1_finish(out, down, b->n);
    gpu_pinned_free(b->g, down, MEM_SCRATCH);
    gpu_release(b->g, mark);
    return rc;
}

/* sum_i a b^i f q^i u_i, where u = N times the inverse transform of r, which b->r holds. */
static err_t right_side(fr *out, bench *b)
{
    const gpu_mark mark = gpu_mark_get(b->g);
    ntt_cuda *tables;
    fr first, ratio, n;
    ERR_TRY(ntt_cuda_create(&tables, b->g, b->log2, b->s));
    err_t rc = ntt_cuda_inverse(tables, b->r, b->s);
    fr_from_u64(&n, b->n);
    fr_mul(&first, &b->a, &b->transform.first);
    fr_mul(&first, &first, &n);
    fr_mul(&ratio, &b->b, &b->transform.ratio);
    if (rc == ERR_OK)
        rc = fr_cuda_powers(b->g, b->s, b->v, &first, &ratio, b->n);
    if (rc == ERR_OK)
        rc = fr_cuda_multiply(b->g, b->s, b->v, b->v, b->r, b->n);
    const err_t waited = gpu_wait(b->g, b->s);
    ntt_cuda_destroy(tables);
    gpu_release(b->g, mark);
    ERR_TRY(rc);
    ERR_TRY(waited);
    *out = FR_ZERO;
    std::vector<fr> part(std::min(CHUNK, b->n));
    for (size_t i = 0; i < b->n; i += CHUNK) {
        const size_t k = std::min(CHUNK, b->n - i);
        ERR_TRY(gpu_download(b->g, part.data(), b->v + i, k * sizeof(fr), b->s));
        ERR_TRY(gpu_wait(b->g, b->s));
        for (size_t j = 0; j < k; j++)
            fr_add(out, out, &part[j]);
    }
    return ERR_OK;
}

static err_t check(bench *b)
{
    g1_xyzz got, expected;
    fr log;
    ERR_TRY(left_side(&got, b));
    ERR_TRY(right_side(&log, b));
    g1_mul(&expected, &G1_GENERATOR, &log);
    if (!g1_eq(&got, &expected))
        return err_set(ERR_INTERNAL, "the transform of 2^%u points is wrong", b->log2);
    printf("checked with a random vector: right\n");
    return ERR_OK;
}

static err_t run(unsigned log2, unsigned i)
{
    bench b = {};
    b.log2 = log2;
    b.n = (size_t)1 << log2;
    err_t rc = open_all(&b, i);
    if (rc == ERR_OK)
        rc = make_points(&b);
    if (rc == ERR_OK)
        rc = run_transform(&b);
    if (rc == ERR_OK)
        rc = check(&b);
    gpu_close(b.g);
    return rc;
}

int main(int argc, char **argv)
{
    const int log2 = argc > 1 ? atoi(argv[1]) : 20;
    if (argc > 3 || log2 < 1 || log2 > (int)GROUP_NTT_LOG2_MAX) {
        fprintf(stderr, "usage: bench_cuda_group [LOG2 [UUID or PCI address]]\n");
        return 2;
    }
    return on_device("bench_cuda_group", argc > 2 ? argv[2] : NULL,
                     [log2](unsigned i) { return run((unsigned)log2, i); });
}
