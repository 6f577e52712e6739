/* bench_hash: nanoseconds per Poseidon hash, for every path that this processor can do, alone and
 * with the values of its variables. Each path is first compared with the slow twin.
 *
 * "products" is what the optimised form multiplies (poseidon_sparse.c): three for an S-box, one for
 * each factor of a matrix. "at fr_mul" is that number times the path's time of one fr_mul, all
 * independent: a way of hashing that reduces sums of products once is below it. */
#include "bench.h"
#include "field/field_path.h"
#include "field/fr_x8.h"
#include "hash/poseidon_path.h"

#include <stdio.h>

#define HASHES     64
#define ARITY_MAX  11
#define VALUES_MAX 598
#define ROUNDS     30

static fr in[HASHES][ARITY_MAX], out[HASHES], traces[HASHES][VALUES_MAX];
static const fr *ins[HASHES];
static fr *outs[HASHES], *to[HASHES];

static err_t fill(void)
{
    for (size_t i = 0; i < HASHES; i++) {
        ins[i] = in[i];
        outs[i] = &out[i];
        to[i] = traces[i];
        for (size_t k = 0; k < ARITY_MAX; k++)
            ERR_TRY(fr_random(&in[i][k]));
    }
    return ERR_OK;
}

static bool agrees(const poseidon_path *path, const poseidon_params *p)
{
    path->hashes(outs, ins, p, HASHES);
    path->traces(to, ins, p, HASHES);
    for (size_t i = 0; i < HASHES; i++) {
        fr want;
        poseidon_ref(&want, in[i], p->arity);
        if (!fr_eq(&out[i], &want) ||
            !fr_eq(&traces[i][poseidon_trace_values(p->arity) - 1], &want))
            return false;
    }
    return true;
}

static unsigned products(const poseidon_params *p)
{
    const unsigned w = p->width, full = POSEIDON_FULL_ROUNDS;
    return 3 * (full * w + p->partial_rounds) + (full - 1) * w * w + w +
           p->partial_rounds * (2 * w - 1);
}

#if defined(__x86_64__)
static FR_X8_TARGET void mul_x8(fr_x8 *a, const fr_x8 *b)
{
    for (size_t i = 0; i < 8; i++)
        fr_x8_mul(&a[i], &a[i], b);
}

static FR_X8_TARGET double seconds_x8(void)
{
    fr_x8 a[8], b;
    double seconds;
    for (size_t i = 0; i < 8; i++)
        fr_x8_load(&a[i], ins + 8 * i, 0);
    fr_x8_load(&b, ins, 1);
    BENCH_MIN(seconds, 10 * ROUNDS, 100, mul_x8(a, &b));
    fr_x8_reduce(&a[0], &a[0]);
    fr_x8_store(outs, 0, &a[0]); /* so that the products are wanted */
    return seconds / 64;
}
#endif

static double fr_mul_seconds(const poseidon_path *path)
{
    double seconds;
#if defined(__x86_64__)
    if (path->level >= CPU_AVX512)
        return seconds_x8();
#else
    (void)path;
#endif
    BENCH_MIN(seconds, 10 * ROUNDS, 10,
              for (size_t i = 0; i < HASHES; i++) fr_mul(&out[i], &in[i][0], &in[i][1]));
    return seconds / HASHES;
}

static void show(const poseidon_path *path, const poseidon_params *p, double fr_mul)
{
    double alone, traced;
    BENCH_MIN(alone, ROUNDS, 1, path->hashes(outs, ins, p, HASHES));
    BENCH_MIN(traced, ROUNDS, 1, path->traces(to, ins, p, HASHES));
    printf("%-9s %5u %9u %12.0f %9.0f %9.0f\n", path->name, p->arity, products(p),
           products(p) * fr_mul * 1e9, alone / HASHES * 1e9, traced / HASHES * 1e9);
}

int main(void)
{
    static const unsigned arities[] = {2, 4, 8, 11};
    if (cpu_level_check() != ERR_OK || fill() != ERR_OK) {
        fprintf(stderr, "bench_hash: %s\n", err_text());
        return 1;
    }
    printf("processor can do %s, fr_mul of the portable path runs on %s; shortest of %d rounds of "
           "%d hashes\n%-9s %5s %9s %12s %9s %9s\n",
           cpu_level_name(cpu_level_detected()), cpu_level_name(cpu_level_get()), ROUNDS, HASHES,
           "path", "arity", "products", "at fr_mul ns", "hash ns", "trace ns");
    for (size_t k = 0; k < POSEIDON_PATH_COUNT; k++) {
        const poseidon_path *path = &POSEIDON_PATHS[k];
        if (path->level > cpu_level_detected())
            continue;
        const double fr_mul = fr_mul_seconds(path);
        for (size_t i = 0; i < sizeof arities / sizeof arities[0]; i++) {
            const poseidon_params *p = poseidon_params_get(arities[i]);
            if (!agrees(path, p)) {
                fprintf(stderr, "bench_hash: path %s disagrees with poseidon_ref\n", path->name);
                return 1;
            }
            show(path, p, fr_mul);
        }
    }
    return 0;
}
