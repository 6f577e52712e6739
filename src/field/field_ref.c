/* Slow twins: exponentiation bit by bit, products by their definition. */
#include "field/field_ref.h"
#include "field/constants.h"

#define EXP_BIT(e, i) (((e)[(i) / 64] >> ((i) % 64)) & 1)

void fr_inv_ref(fr *out, const fr *a)
{
    fr t = FR_ONE;
    for (size_t i = 256; i-- > 0;) {
        fr_mul(&t, &t, &t);
        if (EXP_BIT(FR_EXP_INV, i))
            fr_mul(&t, &t, a);
    }
    *out = t;
}

void fp_inv_ref(fp *out, const fp *a)
{
    fp t = FP_ONE;
    for (size_t i = 384; i-- > 0;) {
        fp_mul(&t, &t, &t);
        if (EXP_BIT(FP_EXP_INV, i))
            fp_mul(&t, &t, a);
    }
    *out = t;
}

void fp2_mul_ref(fp2 *out, const fp2 *a, const fp2 *b)
{
    fp t00, t01, t10, t11;
    fp_mul(&t00, &a->c0, &b->c0);
    fp_mul(&t01, &a->c0, &b->c1);
    fp_mul(&t10, &a->c1, &b->c0);
    fp_mul(&t11, &a->c1, &b->c1);
    fp_sub(&out->c0, &t00, &t11);
    fp_add(&out->c1, &t01, &t10);
}

void fp6_mul_ref(fp6 *out, const fp6 *a, const fp6 *b)
{
    const fp2 *const x[3] = {&a->c0, &a->c1, &a->c2}, *const y[3] = {&b->c0, &b->c1, &b->c2};
    fp2 sum[3] = {FP2_ZERO, FP2_ZERO, FP2_ZERO};
    for (size_t i = 0; i < 3; i++) {
        for (size_t j = 0; j < 3; j++) {
            fp2 t;
            fp2_mul_ref(&t, x[i], y[j]);
            if (i + j >= 3)
                fp2_mul_xi(&t, &t);
            fp2_add(&sum[(i + j) % 3], &sum[(i + j) % 3], &t);
        }
    }
    *out = (fp6){sum[0], sum[1], sum[2]};
}

void fp12_mul_ref(fp12 *out, const fp12 *a, const fp12 *b)
{
    fp6 t00, t01, t10, t11;
    fp6_mul_ref(&t00, &a->c0, &b->c0);
    fp6_mul_ref(&t01, &a->c0, &b->c1);
    fp6_mul_ref(&t10, &a->c1, &b->c0);
    fp6_mul_ref(&t11, &a->c1, &b->c1);
    fp6_mul_v(&t11, &t11);
    fp6_add(&out->c0, &t00, &t11);
    fp6_add(&out->c1, &t01, &t10);
}

void fp12_frobenius_ref(fp12 *out, const fp12 *a, unsigned k)
{
    fp12 base = *a;
    for (unsigned round = 0; round < k; round++) {
        fp12 t = FP12_ONE;
        for (size_t i = 384; i-- > 0;) {
            fp12_mul_ref(&t, &t, &t);
            if (EXP_BIT(FP_MODULUS, i))
                fp12_mul_ref(&t, &t, &base);
        }
        base = t;
    }
    *out = base;
}
