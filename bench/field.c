/* bench_field: nanoseconds per field operation, for every path that this processor can do.
 *
 * "stream": independent products of two arrays that lie in the first cache, as in butterflies and
 * batched additions; "chain": each product is a factor of the next, as in powers. Each path is
 * first compared with the portable one on the same inputs. */
#include "bench.h"
#include "field/field_inline.h"
#include "field/field_path.h"

#include <stdio.h>
#include <string.h>

#define ELEMENTS 64
#define ROUNDS   400

static fr r_a[ELEMENTS], r_b[ELEMENTS], r_out[ELEMENTS], r_scratch[ELEMENTS];
static fp2 p2_a[ELEMENTS], p2_b[ELEMENTS], p2_out[ELEMENTS];
static fp p_a[ELEMENTS], p_b[ELEMENTS], p_out[ELEMENTS], p_scratch[ELEMENTS];
static fp12 p12_a, p12_b;

static err_t fill(void)
{
    for (size_t i = 0; i < ELEMENTS; i++) {
        ERR_TRY(fr_random(&r_a[i]));
        ERR_TRY(fr_random(&r_b[i]));
        fp *const to[] = {&p_a[i], &p_b[i], &p2_a[i].c0, &p2_a[i].c1, &p2_b[i].c0, &p2_b[i].c1};
        for (size_t k = 0; k < sizeof to / sizeof *to; k++) {
            fr t;
            ERR_TRY(fr_random(&t));
            fp_from_u64(to[k], t.l[0]);
            fp_inv(to[k], to[k]);
        }
    }
    memcpy(&p12_a, p2_a, sizeof p12_a);
    memcpy(&p12_b, p2_b, sizeof p12_b);
    return ERR_OK;
}

#define SAME(type, call, portable)                                                                 \
    do {                                                                                           \
        type got, want;                                                                            \
        call;                                                                                      \
        portable;                                                                                  \
        if (memcmp(&got, &want, sizeof got) != 0)                                                  \
            return false;                                                                          \
    } while (0)

static bool agrees(const field_path *path)
{
    for (size_t i = 0; i < ELEMENTS; i++) {
        SAME(fr, path->fr_mul(&got, &r_a[i], &r_b[i]), fr_mul_portable(&want, &r_a[i], &r_b[i]));
        SAME(fr, path->fr_sqr(&got, &r_a[i]), fr_mul_portable(&want, &r_a[i], &r_a[i]));
        SAME(fp, path->fp_mul(&got, &p_a[i], &p_b[i]), fp_mul_portable(&want, &p_a[i], &p_b[i]));
        SAME(fp, path->fp_sqr(&got, &p_a[i]), fp_mul_portable(&want, &p_a[i], &p_a[i]));
        SAME(fp2, path->fp2_mul(&got, &p2_a[i], &p2_b[i]),
             fp2_mul_portable(&want, &p2_a[i], &p2_b[i]));
        SAME(fp2, path->fp2_sqr(&got, &p2_a[i]), fp2_mul_portable(&want, &p2_a[i], &p2_a[i]));
    }
    return true;
}

static void show(const char *path, const char *operation, const char *kind, double seconds)
{
    printf("%-9s %-12s %-7s %9.2f ns\n", path, operation, kind, seconds * 1e9);
}

/* statement uses i. */
#define TIME(path, operation, kind, statement)                                                     \
    do {                                                                                           \
        double all;                                                                                \
        BENCH_MIN(all, ROUNDS, 4, for (size_t i = 0; i < ELEMENTS; i++) statement);                \
        show(path, operation, kind, all / ELEMENTS);                                               \
    } while (0)

static void time_path(const field_path *path)
{
    fr r = r_a[0];
    fp p = p_a[0];
    fp2 q = p2_a[0];
    TIME(path->name, "fr_mul", "stream", path->fr_mul(&r_out[i], &r_a[i], &r_b[i]));
    TIME(path->name, "fr_mul", "chain", path->fr_mul(&r, &r, &r_b[i]));
    TIME(path->name, "fr_sqr", "stream", path->fr_sqr(&r_out[i], &r_a[i]));
    TIME(path->name, "fr_sqr", "chain", path->fr_sqr(&r, &r));
    TIME(path->name, "fp_mul", "stream", path->fp_mul(&p_out[i], &p_a[i], &p_b[i]));
    TIME(path->name, "fp_mul", "chain", path->fp_mul(&p, &p, &p_b[i]));
    TIME(path->name, "fp_sqr", "stream", path->fp_sqr(&p_out[i], &p_a[i]));
    TIME(path->name, "fp_sqr", "chain", path->fp_sqr(&p, &p));
    TIME(path->name, "fp2_mul", "stream", path->fp2_mul(&p2_out[i], &p2_a[i], &p2_b[i]));
    TIME(path->name, "fp2_mul", "chain", path->fp2_mul(&q, &q, &p2_b[i]));
    TIME(path->name, "fp2_sqr", "stream", path->fp2_sqr(&p2_out[i], &p2_a[i]));
    TIME(path->name, "fp2_sqr", "chain", path->fp2_sqr(&q, &q));
}

/* What is built on the path in force. */
static void time_rest(void)
{
    const char *path = cpu_level_name(cpu_level_get());
    double seconds;
    TIME(path, "fr_add", "stream", fr_add_inline(&r_out[i], &r_a[i], &r_b[i]));
    TIME(path, "fr_sub", "stream", fr_sub_inline(&r_out[i], &r_a[i], &r_b[i]));
    TIME(path, "fp_add", "stream", fp_add_inline(&p_out[i], &p_a[i], &p_b[i]));
    TIME(path, "fp_sub", "stream", fp_sub_inline(&p_out[i], &p_a[i], &p_b[i]));
    BENCH_MIN(seconds, ROUNDS, 4, fr_inv(&r_out[0], &r_a[0]));
    show(path, "fr_inv", "", seconds);
    BENCH_MIN(seconds, ROUNDS, 4, fp_inv(&p_out[0], &p_a[0]));
    show(path, "fp_inv", "", seconds);
    memcpy(r_out, r_a, sizeof r_out);
    memcpy(p_out, p_a, sizeof p_out);
    BENCH_MIN(seconds, ROUNDS, 4, fr_inv_batch(r_out, r_scratch, ELEMENTS));
    show(path, "fr_inv_batch", "of 64", seconds / ELEMENTS);
    BENCH_MIN(seconds, ROUNDS, 4, fp_inv_batch(p_out, p_scratch, ELEMENTS));
    show(path, "fp_inv_batch", "of 64", seconds / ELEMENTS);
    BENCH_MIN(seconds, ROUNDS, 4, (void)fp_sqrt(&p_out[0], &p_a[0]));
    show(path, "fp_sqrt", "", seconds);
    BENCH_MIN(seconds, ROUNDS, 4, fp12_mul(&p12_a, &p12_a, &p12_b));
    show(path, "fp12_mul", "chain", seconds);
    BENCH_MIN(seconds, ROUNDS, 4, fp12_sqr(&p12_a, &p12_a));
    show(path, "fp12_sqr", "chain", seconds);
}

int main(void)
{
    if (cpu_level_check() != ERR_OK || fill() != ERR_OK) {
        fprintf(stderr, "bench_field: %s\n", err_text());
        return 1;
    }
    printf("processor can do %s, path in force %s; shortest of %d rounds\n",
           cpu_level_name(cpu_level_detected()), cpu_level_name(cpu_level_get()), ROUNDS);
    for (size_t k = 0; k < FIELD_PATH_COUNT; k++) {
        const field_path *path = &FIELD_PATHS[k];
        if (path->level > cpu_level_detected())
            continue;
        if (!agrees(path)) {
            fprintf(stderr, "bench_field: path %s disagrees with portable\n", path->name);
            return 1;
        }
        time_path(path);
    }
    time_rest();
    return 0;
}
