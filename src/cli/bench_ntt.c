/* bench ntt: one forward and one inverse transform of n elements, natural order on both sides. What
 * forward gives is compared at a few places with the polynomial's value, by Horner's rule; inverse
 * must bring the coefficients back. The elements lie where they are transformed before it is timed.
 */
#include "base/clock.h"
#include "cli/bench_place.h"
#include "cli/ui.h"
#include "ntt/ntt.h"
#include "ntt/ntt_cuda.h"

#include <string.h>

#define PIECE  ((size_t)1 << 12) /* coefficients that one worker evaluates at a time */
#define PLACES 5u
#define SEED   3u

typedef struct {
    bench_place place;
    unsigned log2;
    fr *coefficients, *a; /* a: what is transformed on the processor, else what came down */
    fr *part;             /* of a value, by worker */
    fr x;                 /* where it is evaluated */
    ntt_domain *domain;
    ntt_cuda *tables;
    void *on_device;
    double inverse_times[BENCH_REPEAT_MAX];
} bench;

/* ---- what is needed ------------------------------------------------------------------------ */

static err_t prepare_gpu(bench *b)
{
    bench_place *at = &b->place;
    const size_t bytes = at->n * sizeof(fr);
    ERR_TRY(gpu_take(&b->on_device, at->g, bytes, "elements"));
    ERR_TRY(ntt_cuda_create(&b->tables, at->g, b->log2, at->s));
    ERR_TRY(gpu_upload(at->g, b->on_device, b->coefficients, bytes, at->s));
    return gpu_wait(at->g, at->s);
}

static err_t prepare(bench *b)
{
    bench_place *at = &b->place;
    while ((size_t)1 << b->log2 < at->n)
        b->log2++;
    if ((size_t)1 << b->log2 != at->n)
        return err_set(ERR_ARGUMENT, "--size: %zu is no power of two; the next are %zu and %zu",
                       at->n, (size_t)1 << (b->log2 - 1), (size_t)1 << b->log2);
    if (at->on_gpu)
        ERR_TRY(
            bench_place_arena(at, bench_place_taken(at->n, sizeof(fr)) + ntt_cuda_bytes(b->log2)));
    ERR_TRY(MEM_ARRAY(&b->coefficients, MEM_SCRATCH, at->n, "coefficients"));
    ERR_TRY(MEM_ARRAY(&b->a, MEM_SCRATCH, at->n, "elements"));
    ERR_TRY(MEM_ARRAY(&b->part, MEM_SCRATCH, pool_threads(at->p), "parts of a value"));
    ERR_TRY(bench_draw(b->coefficients, at->n, SEED, false, at->p));
    if (at->on_gpu)
        return prepare_gpu(b);
    memcpy(b->a, b->coefficients, at->n * sizeof(fr));
    return ntt_domain_create(&b->domain, b->log2, at->p);
}

/* ---- transforms ---------------------------------------------------------------------------- */

static err_t transform(double *seconds, bench *b, bool inverse)
{
    bench_place *at = &b->place;
    const double began = clock_seconds();
    if (at->on_gpu) {
        ERR_TRY(bench_place_start(at));
        ERR_TRY(inverse ? ntt_cuda_inverse(b->tables, b->on_device, at->s)
                        : ntt_cuda_forward(b->tables, b->on_device, at->s));
        return bench_place_stop(seconds, at);
    }
    ERR_TRY(inverse ? ntt_inverse(b->domain, b->a, at->p) : ntt_forward(b->domain, b->a, at->p));
    *seconds = clock_seconds() - began;
    return ERR_OK;
}

/* The elements, in a. */
static err_t come_down(bench *b)
{
    bench_place *at = &b->place;
    if (!at->on_gpu)
        return ERR_OK;
    ERR_TRY(gpu_download(at->g, b->a, b->on_device, at->n * sizeof(fr), at->s));
    return gpu_wait(at->g, at->s);
}

/* ---- checks -------------------------------------------------------------------------------- */

static err_t evaluate_piece(void *context, size_t piece, unsigned worker)
{
    bench *b = context;
    const size_t n = b->place.n, begin = piece * PIECE;
    fr sum = FR_ZERO, shift;
    for (size_t i = n - begin < PIECE ? n : begin + PIECE; i-- > begin;) {
        fr_mul(&sum, &sum, &b->x);
        fr_add(&sum, &sum, &b->coefficients[i]);
    }
    fr_pow_u64(&shift, &b->x, begin);
    fr_mul(&sum, &sum, &shift);
    fr_add(&b->part[worker], &b->part[worker], &sum);
    return ERR_OK;
}

static err_t check_value(bench *b, const fr *root, size_t place)
{
    const bench_place *at = &b->place;
    fr want = FR_ZERO;
    fr_pow_u64(&b->x, root, place);
    memset(b->part, 0, pool_threads(at->p) * sizeof *b->part);
    ERR_TRY(pool_for(at->p, (at->n + PIECE - 1) / PIECE, evaluate_piece, b));
    for (unsigned i = 0; i < pool_threads(at->p); i++)
        fr_add(&want, &want, &b->part[i]);
    return fr_eq(&want, &b->a[place]) ? ERR_OK
                                      : bench_place_wrong(at, "a value is not the polynomial's");
}

static err_t check_values(bench *b)
{
    const size_t n = b->place.n;
    const size_t places[PLACES] = {0, 1 % n, n / 3, n / 2, n - 1};
    fr root;
    ntt_root(&root, b->log2);
    ERR_TRY(come_down(b));
    for (unsigned i = 0; i < PLACES; i++)
        ERR_TRY(check_value(b, &root, places[i]));
    return ERR_OK;
}

static err_t check_coefficients(bench *b)
{
    ERR_TRY(come_down(b));
    return memcmp(b->a, b->coefficients, b->place.n * sizeof(fr)) == 0
               ? ERR_OK
               : bench_place_wrong(&b->place, "the inverse does not give the coefficients back");
}

/* ---- the result ---------------------------------------------------------------------------- */

static void print(const bench *b, const bench_seconds *forward, const bench_seconds *inverse)
{
    const bench_place *at = &b->place;
    const bench_seconds *const both[2] = {forward, inverse};
    json_out j;
    ui_clear();
    if (!at->call->json) {
        fprintf(at->call->out, "ntt of %zu on %s: checked, %u times\n", at->n, at->device,
                at->repeat);
        for (unsigned i = 0; i < 2; i++)
            fprintf(at->call->out, "%s  min %.6f s, median %.6f s, max %.6f s\n",
                    i ? "inverse" : "forward", both[i]->min, both[i]->median, both[i]->max);
        return;
    }
    json_out_begin(&j, at->call->out);
    bench_place_json(&j, at, forward);
    bench_json_seconds(&j, "inverse_seconds", inverse);
    json_out_end(&j);
}

static err_t run_all(bench *b)
{
    double untimed;
    ERR_TRY(prepare(b));
    ERR_TRY(transform(&untimed, b, false));
    ERR_TRY(check_values(b));
    ERR_TRY(transform(&untimed, b, true));
    ERR_TRY(check_coefficients(b));
    for (unsigned r = 0; r < b->place.repeat; r++) {
        ERR_TRY(transform(&b->place.times[r], b, false));
        ERR_TRY(transform(&b->inverse_times[r], b, true));
    }
    ERR_TRY(check_coefficients(b));
    const bench_seconds forward = bench_summary(b->place.times, b->place.repeat);
    const bench_seconds inverse = bench_summary(b->inverse_times, b->place.repeat);
    print(b, &forward, &inverse);
    return ERR_OK;
}

static void clean_up(bench *b)
{
    ntt_cuda_destroy(b->tables);
    ntt_domain_destroy(b->domain);
    mem_free(b->part, MEM_SCRATCH);
    mem_free(b->a, MEM_SCRATCH);
    mem_free(b->coefficients, MEM_SCRATCH);
    bench_place_close(&b->place);
    mem_free(b, MEM_SCRATCH);
}

err_t bench_ntt(const verb_call *call)
{
    static const uint64_t max[2] = {UINT64_C(1) << NTT_LOG2_MAX, UINT64_C(1) << NTT_CUDA_LOG2_MAX};
    bench *b;
    ERR_TRY(MEM_ARRAY(&b, MEM_SCRATCH, 1, "benchmark"));
    err_t rc = bench_place_open(&b->place, call, "ntt", max);
    if (rc == ERR_OK)
        rc = run_all(b);
    clean_up(b);
    return rc;
}
