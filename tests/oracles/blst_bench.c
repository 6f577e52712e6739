/* Time of one operation, ours and blst's, side by side in one process: the two take turns, the
 * smallest of many runs counts. Results are compared before anything is timed.
 *
 *     bench_oracle_blst [rounds]          prints: operation, ours, blst's (microseconds), ratio */
#include "base/clock.h"
#include "base/cpu.h"
#include "curve/curve.h"
#include <blst.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    fp a, b;
    fp2 a2, b2;
    fp12 a12;
    g1_aff p[3];
    g2_aff q[3];
    g1_xyzz px, py;
    g2_xyzz qx, qy;
    blst_p1 bp, bp2;
    blst_p2 bq, bq2;
    fr k;
    uint8_t scalar[FR_BYTES];
    uint8_t g1_bytes[G1_COMPRESSED_BYTES], g2_bytes[G2_COMPRESSED_BYTES];
} inputs;

static void inputs_make(inputs *in)
{
    uint8_t wide[64];
    for (size_t i = 0; i < sizeof wide; i++)
        wide[i] = (uint8_t)(37 * i + 11);
    for (size_t i = 0; i < 3; i++) {
        fr k;
        wide[0] = (uint8_t)i;
        fr_from_bytes_wide(&k, wide);
        g1_mul(&in->px, &G1_GENERATOR, &k);
        g2_mul(&in->qx, &G2_GENERATOR, &k);
        g1_to_aff(&in->p[i], &in->px);
        g2_to_aff(&in->q[i], &in->qx);
        in->k = k;
    }
    in->py = in->px;
    in->qy = in->qx;
    g1_dbl(&in->px, &in->px);
    g2_dbl(&in->qx, &in->qx);
    in->a = in->p[0].x;
    in->b = in->p[0].y;
    in->a2 = in->q[0].x;
    in->b2 = in->q[0].y;
    pairing_product(&in->a12, in->p, in->q, 1);
    blst_p1_from_affine(&in->bp, (const void *)&in->p[2]);
    in->bp2 = in->bp;
    blst_p1_double(&in->bp, &in->bp);
    blst_p2_from_affine(&in->bq, (const void *)&in->q[2]);
    in->bq2 = in->bq;
    blst_p2_double(&in->bq, &in->bq);
    fr_to_bytes(in->scalar, &in->k);
    g1_encode_compressed(in->g1_bytes, &in->p[0]);
    g2_encode_compressed(in->g2_bytes, &in->q[0]);
}

typedef struct {
    const char *name;
    size_t repeats; /* in one timed run */
    void (*ours)(inputs *in);
    void (*theirs)(inputs *in);
} operation;

#define OPERATION(name, ours_body, theirs_body)                                                    \
    static void name##_ours(inputs *in)                                                            \
    {                                                                                              \
        ours_body;                                                                                 \
    }                                                                                              \
    static void name##_theirs(inputs *in)                                                          \
    {                                                                                              \
        theirs_body;                                                                               \
    }
#define B(value) ((void *)&(value))

static volatile unsigned sink;

static void blst_product(inputs *in, blst_fp12 *out)
{
    blst_fp12 one;
    blst_miller_loop(out, B(in->q[0]), B(in->p[0]));
    for (size_t i = 1; i < 3; i++) {
        blst_miller_loop(&one, B(in->q[i]), B(in->p[i]));
        blst_fp12_mul(out, out, &one);
    }
    blst_final_exp(out, out);
}

OPERATION(fp_mul, fp_mul(&in->a, &in->a, &in->b), blst_fp_mul(B(in->a), B(in->a), B(in->b)))
OPERATION(fp_sqr, fp_sqr(&in->a, &in->a), blst_fp_sqr(B(in->a), B(in->a)))
OPERATION(fp_add, fp_add(&in->a, &in->a, &in->b), blst_fp_add(B(in->a), B(in->a), B(in->b)))
OPERATION(fp_inv, fp_inv(&in->a, &in->a), blst_fp_eucl_inverse(B(in->a), B(in->a)))
OPERATION(fp2_mul, fp2_mul(&in->a2, &in->a2, &in->b2),
          blst_fp2_mul(B(in->a2), B(in->a2), B(in->b2)))
OPERATION(fp2_sqr, fp2_sqr(&in->a2, &in->a2), blst_fp2_sqr(B(in->a2), B(in->a2)))
OPERATION(fp12_mul, fp12_mul(&in->a12, &in->a12, &in->a12),
          blst_fp12_mul(B(in->a12), B(in->a12), B(in->a12)))
OPERATION(fp12_sqr, fp12_sqr(&in->a12, &in->a12), blst_fp12_sqr(B(in->a12), B(in->a12)))
OPERATION(fp12_cyc, fp12_sqr_cyclotomic(&in->a12, &in->a12),
          blst_fp12_cyclotomic_sqr(B(in->a12), B(in->a12)))
OPERATION(fp12_inv, fp12_inv(&in->a12, &in->a12), blst_fp12_inverse(B(in->a12), B(in->a12)))
OPERATION(g1_dbl, g1_dbl(&in->px, &in->px), blst_p1_double(&in->bp, &in->bp))
OPERATION(g1_add, g1_add(&in->px, &in->px, &in->py),
          blst_p1_add_or_double(&in->bp, &in->bp, &in->bp2))
OPERATION(g1_add_aff, g1_add_aff(&in->px, &in->px, &in->p[0]),
          blst_p1_add_or_double_affine(&in->bp, &in->bp, B(in->p[0])))
OPERATION(g2_dbl, g2_dbl(&in->qx, &in->qx), blst_p2_double(&in->bq, &in->bq))
OPERATION(g2_add_aff, g2_add_aff(&in->qx, &in->qx, &in->q[0]),
          blst_p2_add_or_double_affine(&in->bq, &in->bq, B(in->q[0])))
OPERATION(g1_mul, g1_mul(&in->px, &in->p[0], &in->k),
          blst_p1_mult(&in->bp, &in->bp2, in->scalar, FR_BITS))
OPERATION(g2_mul, g2_mul(&in->qx, &in->q[0], &in->k),
          blst_p2_mult(&in->bq, &in->bq2, in->scalar, FR_BITS))
OPERATION(g1_in, sink = g1_aff_in_subgroup(&in->p[0]), sink = blst_p1_affine_in_g1(B(in->p[0])))
OPERATION(g2_in, sink = g2_aff_in_subgroup(&in->q[0]), sink = blst_p2_affine_in_g2(B(in->q[0])))
OPERATION(g1_read, g1_decode_compressed(&in->p[0], in->g1_bytes),
          blst_p1_uncompress(B(in->p[0]), in->g1_bytes))
OPERATION(g2_read, g2_decode_compressed(&in->q[0], in->g2_bytes),
          blst_p2_uncompress(B(in->q[0]), in->g2_bytes))
OPERATION(pairing_1, pairing_product(&in->a12, in->p, in->q, 1),
          blst_miller_loop(B(in->a12), B(in->q[0]), B(in->p[0]));
          blst_final_exp(B(in->a12), B(in->a12)))
OPERATION(pairing_3, pairing_product(&in->a12, in->p, in->q, 3), blst_product(in, B(in->a12)))
OPERATION(gt_pow, gt_pow(&in->a12, &in->a12, &in->k), (void)in) /* blst has none */

#define ENTRY(name, repeats)                                                                       \
    {                                                                                              \
#name, repeats, name##_ours, name##_theirs                                                 \
    }
static const operation OPERATIONS[] = {
    ENTRY(fp_mul, 20000),    ENTRY(fp_sqr, 20000), ENTRY(fp_add, 20000),    ENTRY(fp_inv, 200),
    ENTRY(fp2_mul, 8000),    ENTRY(fp2_sqr, 8000), ENTRY(fp12_mul, 400),    ENTRY(fp12_sqr, 400),
    ENTRY(fp12_cyc, 400),    ENTRY(fp12_inv, 100), ENTRY(g1_dbl, 4000),     ENTRY(g1_add, 2000),
    ENTRY(g1_add_aff, 3000), ENTRY(g2_dbl, 1000),  ENTRY(g2_add_aff, 1000), ENTRY(g1_mul, 10),
    ENTRY(g2_mul, 5),        ENTRY(g1_in, 20),     ENTRY(g2_in, 20),        ENTRY(g1_read, 20),
    ENTRY(g2_read, 10),      ENTRY(pairing_1, 2),  ENTRY(pairing_3, 1),     ENTRY(gt_pow, 5),
};

static double run(void (*f)(inputs *), inputs *in, size_t repeats)
{
    const double start = clock_seconds();
    for (size_t i = 0; i < repeats; i++)
        f(in);
    return (clock_seconds() - start) / (double)repeats;
}

static bool results_agree(inputs *in)
{
    gt ours;
    blst_fp12 theirs;
    g1_aff p;
    blst_p1_affine bp;
    pairing_product(&ours, in->p, in->q, 3);
    blst_product(in, &theirs);
    g1_to_aff(&p, &in->px);
    blst_p1_to_affine(&bp, &in->bp);
    return memcmp(&ours, &theirs, sizeof ours) == 0 && memcmp(&p, &bp, sizeof p) == 0;
}

int main(int argc, char **argv)
{
    const size_t rounds = argc > 1 ? strtoul(argv[1], NULL, 10) : 15;
    static inputs in, start;
    inputs_make(&start);
    in = start;
    if (!results_agree(&in)) {
        fprintf(stderr, "results differ\n");
        return 1;
    }
    printf("path %s, smallest of %zu\n%-12s %12s %12s %8s\n", cpu_level_name(cpu_level_get()),
           rounds, "operation", "ours (us)", "blst (us)", "ratio");
    for (size_t i = 0; i < sizeof OPERATIONS / sizeof *OPERATIONS; i++) {
        const operation *op = &OPERATIONS[i];
        double ours = 1e9, theirs = 1e9;
        for (size_t j = 0; j < rounds; j++) {
            in = start;
            const double a = run(op->ours, &in, op->repeats);
            in = start;
            const double b = run(op->theirs, &in, op->repeats);
            ours = a < ours ? a : ours;
            theirs = b < theirs ? b : theirs;
        }
        printf("%-12s %12.4f %12.4f %8.2f\n", op->name, 1e6 * ours, 1e6 * theirs, ours / theirs);
    }
    return 0;
}
