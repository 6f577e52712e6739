/* bench_msm [--log2 K] [--threads T] [--runs R]: nanoseconds per point of sums, fixed-base
 * multiples and subgroup checks, in G1 (2^K points) and G2 (2^(K-3)).
 *
 * Bases are known multiples e_i G, so every sum is checked against (sum of k_i e_i) G before it is
 * timed. Expected for 2^20 dense scalars: 16 windows times one addition of 5M + 1S. Built with blst
 * it ends with the targets in units of blst's Pippenger sum of the same points on one thread. */
#include "series.h"

#include "base/mem.h"
#include "msm/msm.h"

#ifdef BENCH_BLST
#include <blst.h>
#endif

#define TARGET_DENSE 1.0          /* goal 0.8 */
#define TARGET_BITS  (0.45 / 7.1) /* microseconds a point where blst takes 7.1 */
#define TARGET_FIXED (4.0 / 7.1)

typedef struct {
    size_t n;
    fr *logs, *dense, *bits;
    g1_aff *g1;
    g2_aff *g2;
    msm_fixed_g1 *fixed_g1;
    msm_fixed_g2 *fixed_g2;
    const fr *k; /* dense or bits: what the sums below take */
    pool *p;
} inputs;

/* ---- what is timed; each also checks its result, at the cost of one multiplication ------------*/

static void dot_logs(fr *out, const inputs *in)
{
    *out = FR_ZERO;
    for (size_t i = 0; i < in->n; i++) {
        fr t;
        fr_mul(&t, &in->k[i], &in->logs[i]);
        fr_add(out, out, &t);
    }
}

static err_t run_g1(void *context)
{
    const inputs *in = context;
    g1_xyzz sum;
    return msm_g1(&sum, in->g1, in->k, in->n, in->p);
}
static err_t run_g2(void *context)
{
    const inputs *in = context;
    g2_xyzz sum;
    return msm_g2(&sum, in->g2, in->k, in->n, in->p);
}

static err_t check_g1(const inputs *in)
{
    fr dot;
    g1_xyzz sum, want;
    dot_logs(&dot, in);
    g1_mul(&want, &G1_GENERATOR, &dot);
    ERR_TRY(msm_g1(&sum, in->g1, in->k, in->n, in->p));
    return g1_eq(&sum, &want) ? ERR_OK : err_set(ERR_INTERNAL, "a sum in G1 is wrong");
}
static err_t check_g2(const inputs *in)
{
    fr dot;
    g2_xyzz sum, want;
    dot_logs(&dot, in);
    g2_mul(&want, &G2_GENERATOR, &dot);
    ERR_TRY(msm_g2(&sum, in->g2, in->k, in->n, in->p));
    return g2_eq(&sum, &want) ? ERR_OK : err_set(ERR_INTERNAL, "a sum in G2 is wrong");
}

static err_t run_fixed_g1(void *context)
{
    const inputs *in = context;
    return msm_fixed_g1_mul(in->fixed_g1, in->g1, in->logs, in->n, in->p);
}
static err_t run_fixed_g2(void *context)
{
    const inputs *in = context;
    return msm_fixed_g2_mul(in->fixed_g2, in->g2, in->logs, in->n, in->p);
}

static err_t verdict(size_t bad, size_t n)
{
    return bad == n ? ERR_OK : err_set(ERR_INTERNAL, "point %zu is said to be outside", bad);
}
static err_t run_subgroup_g1(void *context)
{
    const inputs *in = context;
    size_t bad;
    ERR_TRY(msm_g1_in_subgroup(&bad, in->g1, in->n, in->p));
    return verdict(bad, in->n);
}
static err_t run_subgroup_g2(void *context)
{
    const inputs *in = context;
    size_t bad;
    ERR_TRY(msm_g2_in_subgroup(&bad, in->g2, in->n, in->p));
    return verdict(bad, in->n);
}

#ifdef BENCH_BLST
typedef struct {
    const g1_aff *points;
    uint8_t *scalars;
    limb_t *scratch;
    size_t n;
} blst_sum;

static err_t run_blst(void *context)
{
    const blst_sum *s = context;
    const blst_p1_affine *const points[] = {(const void *)s->points, NULL};
    const uint8_t *const scalars[] = {s->scalars, NULL};
    blst_p1 sum;
    blst_p1s_mult_pippenger(&sum, points, s->n, scalars, FR_BITS, s->scratch);
    return ERR_OK;
}

/* A point of ours and of blst have the same bytes: x, y in Montgomery form. */
static err_t compare(inputs *in, const series_options *o, double dense, double bits, double fixed)
{
    blst_sum s = {in->g1, malloc(in->n * FR_BYTES),
                  malloc(blst_p1s_mult_pippenger_scratch_sizeof(in->n)), in->n};
    series blst, again;
    err_t rc = s.scalars && s.scratch ? ERR_OK : err_set(ERR_MEMORY, "no memory for blst");
    if (rc == ERR_OK) {
        for (size_t i = 0; i < in->n; i++)
            fr_to_bytes(s.scalars + FR_BYTES * i, &in->dense[i]);
        rc = series_run(&blst, o, run_blst, &s);
    }
    if (rc == ERR_OK)
        rc = series_run(&again, o, run_g1, in);
    if (rc == ERR_OK) {
        series_print("blst Pippenger, dense", in->n, &blst);
        dense = again.min < dense ? again.min : dense;
        printf("of blst's time: dense %.3f (target %.2f), 99%% bits %.4f (%.4f), fixed base %.3f "
               "(%.3f)\n",
               dense / blst.min, TARGET_DENSE, bits / blst.min, TARGET_BITS, fixed / blst.min,
               TARGET_FIXED);
    }
    free(s.scratch);
    free(s.scalars);
    return rc;
}
#endif

/* ---- inputs ---------------------------------------------------------------------------------- */

static err_t make(inputs *in, size_t n)
{
    in->n = n;
    ERR_TRY(MEM_ARRAY(&in->logs, MEM_SCRATCH, n, "logarithms"));
    ERR_TRY(MEM_ARRAY(&in->dense, MEM_SCRATCH, n, "scalars"));
    ERR_TRY(MEM_ARRAY(&in->bits, MEM_SCRATCH, n, "scalars"));
    ERR_TRY(MEM_ARRAY(&in->g1, MEM_SCRATCH, n, "points"));
    ERR_TRY(MEM_ARRAY(&in->g2, MEM_SCRATCH, n, "points"));
    ERR_TRY(msm_fixed_g1_create(&in->fixed_g1, &G1_GENERATOR, n, in->p));
    ERR_TRY(msm_fixed_g2_create(&in->fixed_g2, &G2_GENERATOR, n / 8, in->p));
    for (size_t i = 0; i < n; i++) {
        ERR_TRY(fr_random(&in->logs[i]));
        ERR_TRY(fr_random(&in->dense[i]));
        const uint64_t coin = in->logs[i].l[1];
        in->bits[i] = coin % 100 == 0 ? in->dense[i] : coin >> 32 & 1 ? FR_ONE : FR_ZERO;
    }
    return ERR_OK;
}

static void drop(inputs *in)
{
    msm_fixed_g1_destroy(in->fixed_g1);
    msm_fixed_g2_destroy(in->fixed_g2);
    mem_free(in->logs, MEM_SCRATCH);
    mem_free(in->dense, MEM_SCRATCH);
    mem_free(in->bits, MEM_SCRATCH);
    mem_free(in->g1, MEM_SCRATCH);
    mem_free(in->g2, MEM_SCRATCH);
}

static err_t timed(const char *name, inputs *in, const series_options *o, series_body body,
                   double *min)
{
    series s;
    ERR_TRY(series_run(&s, o, body, in));
    series_print(name, in->n, &s);
    if (min)
        *min = s.min;
    return ERR_OK;
}

static err_t run(const series_options *o, inputs *in)
{
    double dense, bits, fixed;
    in->p = o->pool;
    ERR_TRY(make(in, (size_t)1 << o->log2));
    series_head(o);
    ERR_TRY(timed("G1 fixed base", in, o, run_fixed_g1, &fixed));
    in->k = in->bits;
    ERR_TRY(check_g1(in));
    ERR_TRY(timed("G1 sum, 99% bits", in, o, run_g1, &bits));
    in->k = in->dense;
    ERR_TRY(check_g1(in));
    ERR_TRY(timed("G1 sum, dense", in, o, run_g1, &dense));
    ERR_TRY(timed("G1 subgroup check", in, o, run_subgroup_g1, NULL));
#ifdef BENCH_BLST
    ERR_TRY(compare(in, o, dense, bits, fixed));
#endif
    in->n /= 8;
    ERR_TRY(timed("G2 fixed base", in, o, run_fixed_g2, NULL));
    in->k = in->bits;
    ERR_TRY(check_g2(in));
    ERR_TRY(timed("G2 sum, 99% bits", in, o, run_g2, NULL));
    in->k = in->dense;
    ERR_TRY(check_g2(in));
    ERR_TRY(timed("G2 sum, dense", in, o, run_g2, NULL));
    return timed("G2 subgroup check", in, o, run_subgroup_g2, NULL);
}

int main(int argc, char **argv)
{
    series_options o = {.log2 = 20, .runs = 3};
    inputs in = {0};
    err_t rc = series_arguments(&o, argc, argv);
    if (rc == ERR_OK && (o.log2 < 6 || o.log2 > 26))
        rc = err_set(ERR_ARGUMENT, "2^%u points, expected 2^6 to 2^26", o.log2);
    if (rc == ERR_OK)
        rc = run(&o, &in);
    if (rc != ERR_OK)
        fprintf(stderr, "bench_msm: %s\n", err_text());
    drop(&in);
    pool_destroy(o.pool);
    return err_exit_status(rc);
}
