/* bench_ntt [--log2 K] [--threads T] [--runs R]: nanoseconds per element of every transform.
 *
 * First the values of a random polynomial are checked at a random point (Lagrange against Horner)
 * and the round trip; then the times. Built with blst it ends with the targets: a forward transform
 * of 2^20 in at most 9 of blst's Fr multiplications an element (independent products in the first
 * cache, measured before and after). A radix-2 transform has 10 multiplications and 20 additions.
 */
#include "series.h"

#include "base/mem.h"
#include "ntt/ntt.h"

#ifdef BENCH_BLST
#include <blst.h>
#endif

typedef struct {
    ntt_domain *d;
    fr *a, *spare;
    size_t n;
    pool *p;
} inputs;

static err_t run_forward(void *context)
{
    const inputs *in = context;
    return ntt_forward(in->d, in->a, in->p);
}
static err_t run_inverse(void *context)
{
    const inputs *in = context;
    return ntt_inverse(in->d, in->a, in->p);
}
static err_t run_forward_coset(void *context)
{
    const inputs *in = context;
    return ntt_forward_coset(in->d, in->a, in->p);
}
static err_t run_inverse_coset(void *context)
{
    const inputs *in = context;
    return ntt_inverse_coset(in->d, in->a, in->p);
}
static err_t run_split(void *context)
{
    const inputs *in = context;
    return ntt_transform(in->d, in->a, NTT_FORWARD, NTT_NATURAL, in->p);
}
static err_t run_join(void *context)
{
    const inputs *in = context;
    return ntt_transform(in->d, in->a, NTT_INVERSE, NTT_BIT_REVERSED, in->p);
}
static err_t run_reverse(void *context)
{
    const inputs *in = context;
    return ntt_bit_reverse(in->d, in->a, in->p);
}
static err_t run_scale(void *context)
{
    const inputs *in = context;
    return ntt_scale(in->d, &in->a, 1, NTT_BIT_REVERSED, &FR_GENERATOR, &FR_ONE, in->p);
}
static err_t run_lagrange(void *context)
{
    const inputs *in = context;
    unsigned log2 = 0;
    while ((size_t)1 << log2 < in->n)
        log2++;
    return ntt_lagrange_at(in->spare, log2, &in->a[0], in->p);
}

static const struct {
    const char *name;
    series_body body;
} CASES[] = {
    {"forward", run_forward},
    {"inverse", run_inverse},
    {"forward, coset", run_forward_coset},
    {"inverse, coset", run_inverse_coset},
    {"forward, to reversed", run_split},
    {"inverse, from reversed", run_join},
    {"bit reversal", run_reverse},
    {"powers (scale)", run_scale},
    {"Lagrange polynomials", run_lagrange},
};

static err_t check(const inputs *in)
{
    fr x, want = FR_ZERO, got = FR_ZERO, first = in->a[1];
    unsigned log2 = 0;
    while ((size_t)1 << log2 < in->n)
        log2++;
    ERR_TRY(fr_random(&x));
    for (size_t i = in->n; i-- > 0;) {
        fr_mul(&want, &want, &x);
        fr_add(&want, &want, &in->a[i]);
    }
    ERR_TRY(ntt_forward(in->d, in->a, in->p));
    ERR_TRY(ntt_lagrange_at(in->spare, log2, &x, in->p));
    for (size_t i = 0; i < in->n; i++) {
        fr t;
        fr_mul(&t, &in->a[i], &in->spare[i]);
        fr_add(&got, &got, &t);
    }
    ERR_TRY(ntt_inverse(in->d, in->a, in->p));
    if (!fr_eq(&got, &want) || !fr_eq(&first, &in->a[1]))
        return err_set(ERR_INTERNAL, "the transform of 2^%u elements is wrong", log2);
    return ERR_OK;
}

#ifdef BENCH_BLST
enum { PRODUCTS = 512, ROUNDS = 500 };
static double blst_product_seconds(const fr *from)
{
    static blst_fr a[PRODUCTS], b[PRODUCTS];
    double best = 1e9;
    memcpy(a, from, sizeof a);
    memcpy(b, from, sizeof b);
    for (int round = 0; round < ROUNDS; round++) {
        const double start = clock_seconds();
        for (int i = 0; i < PRODUCTS; i++)
            blst_fr_mul(&a[i], &a[i], &b[i]);
        const double time = (clock_seconds() - start) / PRODUCTS;
        best = time < best ? time : best;
    }
    return best;
}
#endif

static err_t run(const series_options *o, inputs *in)
{
    in->n = (size_t)1 << o->log2;
    in->p = o->pool;
    ERR_TRY(ntt_domain_create(&in->d, o->log2, o->pool));
    ERR_TRY(MEM_ARRAY(&in->a, MEM_SCRATCH, in->n, "vector"));
    ERR_TRY(MEM_ARRAY(&in->spare, MEM_SCRATCH, in->n, "vector"));
    for (size_t i = 0; i < in->n; i++)
        ERR_TRY(fr_random(&in->a[i]));
    ERR_TRY(check(in));
    series_head(o);
    double forward = 0;
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        series s;
        ERR_TRY(series_run(&s, o, CASES[i].body, in));
        series_print(CASES[i].name, in->n, &s);
        if (i == 0)
            forward = s.min / (double)in->n;
    }
#ifdef BENCH_BLST
    if (in->n >= PRODUCTS) {
        const double product = blst_product_seconds(in->a);
        series s;
        ERR_TRY(series_run(&s, o, run_forward, in));
        forward = s.min / (double)in->n < forward ? s.min / (double)in->n : forward;
        printf("blst Fr product %.2f ns; forward / product %.2f (target at 2^20, one thread: 9)\n",
               product * 1e9, forward / product);
    }
#else
    (void)forward;
#endif
    return ERR_OK;
}

int main(int argc, char **argv)
{
    series_options o = {.log2 = 20, .runs = 5};
    inputs in = {0};
    err_t rc = series_arguments(&o, argc, argv);
    if (rc == ERR_OK)
        rc = run(&o, &in);
    if (rc != ERR_OK)
        fprintf(stderr, "bench_ntt: %s\n", err_text());
    ntt_domain_destroy(in.d);
    mem_free(in.a, MEM_SCRATCH);
    mem_free(in.spare, MEM_SCRATCH);
    pool_destroy(o.pool);
    return err_exit_status(rc);
}
