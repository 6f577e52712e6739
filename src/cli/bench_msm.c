/* bench msm: one sum of n multiples. Bases are multiples k_i·G with known k_i, so what the sum
 * s_0·k_0·G + s_1·k_1·G + … must be is one multiplication of G. Bases and scalars lie where the sum
 * is made before it is timed; on a GPU the time is that of its stream and of the last few additions
 * on the processor. */
#include "base/clock.h"
#include "cli/bench_place.h"
#include "cli/ui.h"
#include "msm/fixed_cuda.h"
#include "msm/msm.h"
#include "msm/msm_cuda.h"

#include <string.h>

#define PIECE  ((size_t)1 << 14) /* products added up by one worker */
#define MADE   ((size_t)1 << 20) /* bases made at once on a GPU */
#define SEED_K 1u
#define SEED_S 2u

/* ---- the groups ---------------------------------------------------------------------------- */

typedef union {
    g1_xyzz g1;
    g2_xyzz g2;
} any_point;

typedef struct {
    const char *name;
    bool second;
    size_t base_bytes, sum_bytes;
    err_t (*make)(void *bases, const fr *k, size_t n, pool *p);
    err_t (*sum)(void *out, const void *bases, const fr *scalars, size_t n, pool *p);
    void (*multiple)(void *out, const fr *k);
    bool (*same)(const void *a, const void *b);
    err_t (*table)(fixed_cuda **out, gpu *g, gpu_stream s);
    err_t (*scratch)(uint64_t *out, gpu *g, size_t n, bool bits);
    err_t (*start)(gpu *g, gpu_stream s, void *down, const void *bases, const void *scalars,
                   size_t n, bool bits);
    void (*finish)(void *out, const void *down, size_t n, bool bits);
} group;

#define GROUP(g, G, in_g2)                                                                         \
    static err_t g##_make(void *bases, const fr *k, size_t n, pool *p)                             \
    {                                                                                              \
        msm_fixed_##g *t;                                                                          \
        ERR_TRY(msm_fixed_##g##_create(&t, &G##_GENERATOR, n, p));                                 \
        const err_t rc = msm_fixed_##g##_mul(t, bases, k, n, p);                                   \
        msm_fixed_##g##_destroy(t);                                                                \
        return rc;                                                                                 \
    }                                                                                              \
    static err_t g##_sum(void *out, const void *bases, const fr *scalars, size_t n, pool *p)       \
    {                                                                                              \
        return msm_##g(out, bases, scalars, n, p);                                                 \
    }                                                                                              \
    static void g##_multiple(void *out, const fr *k)                                               \
    {                                                                                              \
        g##_mul(out, &G##_GENERATOR, k);                                                           \
    }                                                                                              \
    static bool g##_same(const void *a, const void *b)                                             \
    {                                                                                              \
        return g##_eq(a, b);                                                                       \
    }                                                                                              \
    static err_t g##_table(fixed_cuda **out, gpu *device, gpu_stream s)                            \
    {                                                                                              \
        return fixed_cuda_##g(out, device, s, &G##_GENERATOR);                                     \
    }                                                                                              \
    static err_t g##_scratch(uint64_t *out, gpu *device, size_t n, bool bits)                      \
    {                                                                                              \
        return bits ? msm_cuda_##g##_sum_bytes(out, device, n)                                     \
                    : msm_cuda_##g##_bytes(out, device, n);                                        \
    }                                                                                              \
    static err_t g##_start(gpu *device, gpu_stream s, void *down, const void *bases,               \
                           const void *scalars, size_t n, bool bits)                               \
    {                                                                                              \
        return bits ? msm_cuda_##g##_sum_start(device, s, down, bases, scalars, NULL, 0, n)        \
                    : msm_cuda_##g##_start(device, s, down, bases, scalars, MSM_CUDA_MONTGOMERY,   \
                                           n, NULL);                                               \
    }                                                                                              \
    static void g##_finish(void *out, const void *down, size_t n, bool bits)                       \
    {                                                                                              \
        if (bits)                                                                                  \
            msm_cuda_##g##_sum_finish(out, down, n);                                               \
        else                                                                                       \
            msm_cuda_##g##_finish(out, down, n);                                                   \
    }                                                                                              \
    static const group g##_group = {#g,        in_g2,       sizeof(g##_aff), sizeof(g##_xyzz),     \
                                    g##_make,  g##_sum,     g##_multiple,    g##_same,             \
                                    g##_table, g##_scratch, g##_start,       g##_finish};
GROUP(g1, G1, false)
GROUP(g2, G2, true)

typedef struct {
    bench_place place;
    const group *of;
    bool bits;
    fr *k, *s;
    uint64_t *words;    /* the scalars as bits; null unless they are, on a GPU */
    fr *part;           /* of the sum of products, by worker */
    uint8_t *bases;     /* on the processor */
    void *down;         /* page-locked */
    void *on_device[2]; /* bases; scalars or words */
    any_point want;
} bench;

/* ---- what is needed ------------------------------------------------------------------------ */

static err_t read_arguments(bench *b, const args *a)
{
    const char *name = args_value(a, "group"), *scalars = args_value(a, "scalars");
    b->of = name && strcmp(name, "g2") == 0 ? &g2_group : &g1_group;
    if (name && strcmp(name, b->of->name) != 0)
        return err_set(ERR_ARGUMENT, "--group: \"%s\" is none of g1, g2", name);
    b->bits = scalars && strcmp(scalars, "bits") == 0;
    if (scalars && !b->bits && strcmp(scalars, "uniform") != 0)
        return err_set(ERR_ARGUMENT, "--scalars: \"%s\" is none of uniform, bits", scalars);
    return ERR_OK;
}

static err_t multiply_piece(void *context, size_t piece, unsigned worker)
{
    bench *b = context;
    const size_t n = b->place.n, begin = piece * PIECE;
    const size_t end = n - begin < PIECE ? n : begin + PIECE;
    for (size_t i = begin; i < end; i++) {
        fr t;
        fr_mul(&t, &b->s[i], &b->k[i]);
        fr_add(&b->part[worker], &b->part[worker], &t);
    }
    return ERR_OK;
}

/* The scalars, the logarithms of the bases, and the sum that they must have. */
static err_t draw(bench *b)
{
    const bench_place *at = &b->place;
    fr sum = FR_ZERO;
    ERR_TRY(MEM_ARRAY(&b->k, MEM_SCRATCH, at->n, "logarithms of bases"));
    ERR_TRY(MEM_ARRAY(&b->s, MEM_SCRATCH, at->n, "scalars"));
    ERR_TRY(MEM_ARRAY(&b->part, MEM_SCRATCH, pool_threads(at->p), "sums of products"));
    ERR_TRY(bench_draw(b->k, at->n, SEED_K, false, at->p));
    ERR_TRY(bench_draw(b->s, at->n, SEED_S, b->bits, at->p));
    ERR_TRY(pool_for(at->p, (at->n + PIECE - 1) / PIECE, multiply_piece, b));
    for (unsigned i = 0; i < pool_threads(at->p); i++)
        fr_add(&sum, &sum, &b->part[i]);
    b->of->multiple(&b->want, &sum);
    return ERR_OK;
}

/* One more word than there are bits to it: the sum reads it. */
static size_t words_n(const bench *b)
{
    return b->place.n / 64 + 1;
}

static err_t pack_bits(bench *b)
{
    ERR_TRY(MEM_ARRAY(&b->words, MEM_SCRATCH, words_n(b), "bits"));
    for (size_t i = 0; i < b->place.n; i++)
        b->words[i / 64] |= (uint64_t)fr_is_one(&b->s[i]) << i % 64;
    return ERR_OK;
}

static uint64_t larger(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

static size_t scalar_bytes(const bench *b)
{
    return b->bits ? words_n(b) * 8 : b->place.n * sizeof(fr);
}

static err_t set_arena(bench *b)
{
    bench_place *at = &b->place;
    const size_t made = at->n < MADE ? at->n : MADE;
    uint64_t table, making, summing;
    fixed_cuda_bytes(&table, &making, b->of->second, made);
    ERR_TRY(b->of->scratch(&summing, at->g, at->n, b->bits));
    making += table + bench_place_taken(made, sizeof(fr));
    summing += bench_place_taken(1, scalar_bytes(b));
    return bench_place_arena(at,
                             bench_place_taken(at->n, b->of->base_bytes) + larger(making, summing));
}

static err_t make_pieces(bench *b, const fixed_cuda *table)
{
    bench_place *at = &b->place;
    const gpu_mark mark = gpu_mark_get(at->g);
    for (size_t i = 0; i < at->n; i += MADE) {
        const size_t n = at->n - i < MADE ? at->n - i : MADE;
        uint8_t *to = (uint8_t *)b->on_device[0] + i * b->of->base_bytes;
        void *k;
        ERR_TRY(gpu_take(&k, at->g, n * sizeof(fr), "logarithms of bases"));
        ERR_TRY(gpu_upload(at->g, k, b->k + i, n * sizeof(fr), at->s));
        ERR_TRY(fixed_cuda_multiply(table, at->s, to, k, n));
        ERR_TRY(gpu_wait(at->g, at->s));
        gpu_release(at->g, mark);
    }
    return ERR_OK;
}

static err_t make_on_gpu(bench *b)
{
    bench_place *at = &b->place;
    const size_t bytes = scalar_bytes(b);
    fixed_cuda *table;
    if (b->bits)
        ERR_TRY(pack_bits(b));
    ERR_TRY(gpu_pinned_alloc(&b->down, at->g, MEM_SCRATCH, MSM_CUDA_POINTS * b->of->sum_bytes,
                             "points of a sum"));
    ERR_TRY(gpu_take(&b->on_device[0], at->g, at->n * b->of->base_bytes, "bases"));
    const gpu_mark mark = gpu_mark_get(at->g);
    ERR_TRY(b->of->table(&table, at->g, at->s));
    const err_t rc = make_pieces(b, table);
    fixed_cuda_free(table);
    ERR_TRY(rc);
    gpu_release(at->g, mark);
    ERR_TRY(gpu_take(&b->on_device[1], at->g, bytes, "scalars"));
    ERR_TRY(gpu_upload(at->g, b->on_device[1], b->bits ? (void *)b->words : b->s, bytes, at->s));
    return gpu_wait(at->g, at->s);
}

static err_t make(bench *b)
{
    const bench_place *at = &b->place;
    ui_say("making %zu bases", at->n);
    if (at->on_gpu)
        return make_on_gpu(b);
    ERR_TRY(mem_alloc((void **)&b->bases, MEM_SCRATCH, at->n, b->of->base_bytes, "bases"));
    return b->of->make(b->bases, b->k, at->n, at->p);
}

/* ---- the sum ------------------------------------------------------------------------------- */

static err_t sum_on_gpu(void *out, double *seconds, bench *b)
{
    bench_place *at = &b->place;
    const gpu_mark mark = gpu_mark_get(at->g);
    ERR_TRY(bench_place_start(at));
    ERR_TRY(b->of->start(at->g, at->s, b->down, b->on_device[0], b->on_device[1], at->n, b->bits));
    ERR_TRY(bench_place_stop(seconds, at));
    gpu_release(at->g, mark);
    const double began = clock_seconds();
    b->of->finish(out, b->down, at->n, b->bits);
    *seconds += clock_seconds() - began;
    return ERR_OK;
}

static err_t sum_once(double *seconds, bench *b)
{
    any_point found;
    const double began = clock_seconds();
    if (b->place.on_gpu) {
        ERR_TRY(sum_on_gpu(&found, seconds, b));
    } else {
        ERR_TRY(b->of->sum(&found, b->bases, b->s, b->place.n, b->place.p));
        *seconds = clock_seconds() - began;
    }
    return b->of->same(&found, &b->want) ? ERR_OK
                                         : bench_place_wrong(&b->place, "the sum is another point");
}

static void print(const bench *b, const bench_seconds *seconds)
{
    const bench_place *at = &b->place;
    const char *scalars = b->bits ? "bits" : "uniform";
    json_out j;
    ui_clear();
    if (!at->call->json) {
        fprintf(at->call->out, "msm of %zu in %s, scalars %s, on %s: checked, %u times\n", at->n,
                b->of->name, scalars, at->device, at->repeat);
        fprintf(at->call->out, "min %.6f s, median %.6f s, max %.6f s\n", seconds->min,
                seconds->median, seconds->max);
        return;
    }
    json_out_begin(&j, at->call->out);
    bench_place_json(&j, at, seconds);
    json_out_string(&j, "group", b->of->name);
    json_out_string(&j, "scalars", scalars);
    json_out_end(&j);
}

static err_t run_all(bench *b)
{
    double untimed;
    if (b->place.on_gpu)
        ERR_TRY(set_arena(b));
    ERR_TRY(draw(b));
    ERR_TRY(make(b));
    ERR_TRY(sum_once(&untimed, b));
    for (unsigned r = 0; r < b->place.repeat; r++)
        ERR_TRY(sum_once(&b->place.times[r], b));
    const bench_seconds seconds = bench_summary(b->place.times, b->place.repeat);
    print(b, &seconds);
    return ERR_OK;
}

static void clean_up(bench *b)
{
    if (b->place.g)
        gpu_pinned_free(b->place.g, b->down, MEM_SCRATCH);
    mem_free(b->bases, MEM_SCRATCH);
    mem_free(b->words, MEM_SCRATCH);
    mem_free(b->part, MEM_SCRATCH);
    mem_free(b->s, MEM_SCRATCH);
    mem_free(b->k, MEM_SCRATCH);
    bench_place_close(&b->place);
    mem_free(b, MEM_SCRATCH);
}

err_t bench_msm(const verb_call *call)
{
    static const uint64_t max[2] = {MSM_CUDA_MAX, MSM_CUDA_MAX};
    bench *b;
    ERR_TRY(MEM_ARRAY(&b, MEM_SCRATCH, 1, "benchmark"));
    err_t rc = read_arguments(b, &call->args);
    if (rc == ERR_OK)
        rc = bench_place_open(&b->place, call, "msm", max);
    if (rc == ERR_OK)
        rc = run_all(b);
    clean_up(b);
    return rc;
}
