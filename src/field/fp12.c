/* fp12 = fp6[w]/(w^2 - v). */
#include "field/constants.h"
#include <string.h>

void fp12_mul(fp12 *out, const fp12 *a, const fp12 *b)
{
    fp6 p0, p1, s, t;
    fp6_mul(&p0, &a->c0, &b->c0);
    fp6_mul(&p1, &a->c1, &b->c1);
    fp6_add(&s, &a->c0, &a->c1);
    fp6_add(&t, &b->c0, &b->c1);
    fp6_mul(&s, &s, &t);
    fp6_sub(&s, &s, &p0);
    fp6_sub(&out->c1, &s, &p1);
    fp6_mul_v(&p1, &p1);
    fp6_add(&out->c0, &p0, &p1);
}

/* With m = c0 c1: c0^2 + v c1^2 = (c0 + c1)(c0 + v c1) - m - v m. */
void fp12_sqr(fp12 *out, const fp12 *a)
{
    fp6 m, s, t;
    fp6_mul(&m, &a->c0, &a->c1);
    fp6_add(&s, &a->c0, &a->c1);
    fp6_mul_v(&t, &a->c1);
    fp6_add(&t, &t, &a->c0);
    fp6_mul(&s, &s, &t);
    fp6_sub(&s, &s, &m);
    fp6_mul_v(&t, &m);
    fp6_sub(&out->c0, &s, &t);
    fp6_add(&out->c1, &m, &m);
}

/* 1 / (c0 + c1 w) = (c0 - c1 w) / (c0^2 - v c1^2). */
void fp12_inv(fp12 *out, const fp12 *a)
{
    fp6 d, t;
    fp6_sqr(&d, &a->c0);
    fp6_sqr(&t, &a->c1);
    fp6_mul_v(&t, &t);
    fp6_sub(&d, &d, &t);
    fp6_inv(&d, &d);
    fp6_mul(&out->c0, &a->c0, &d);
    fp6_mul(&t, &a->c1, &d);
    fp6_neg(&out->c1, &t);
}

void fp12_conj(fp12 *out, const fp12 *a)
{
    out->c0 = a->c0;
    fp6_neg(&out->c1, &a->c1);
}

/* In the basis 1, w, …, w^5 coefficient g_i goes to conj^k(g_i) (w^i)^(p^k - 1). */
void fp12_frobenius(fp12 *out, const fp12 *a, unsigned k)
{
    const fp2 *const in[6] = {&a->c0.c0, &a->c1.c0, &a->c0.c1, &a->c1.c1, &a->c0.c2, &a->c1.c2};
    fp2 *const to[6] = {&out->c0.c0, &out->c1.c0, &out->c0.c1,
                        &out->c1.c1, &out->c0.c2, &out->c1.c2};
    for (size_t i = 0; i < 6; i++) {
        fp2 t = *in[i];
        if (k & 1)
            fp2_conj(&t, &t);
        fp2_mul(to[i], &t, &FROBENIUS[k - 1][i]);
    }
}

/* (x + y s)^2 = x^2 + y^2 xi + 2 x y s in fp4 = fp2[s]/(s^2 - xi). */
static void fp4_sqr(fp2 *out0, fp2 *out1, const fp2 *x, const fp2 *y)
{
    fp2 xx, yy, t;
    fp2_sqr(&xx, x);
    fp2_sqr(&yy, y);
    fp2_add(&t, x, y);
    fp2_sqr(&t, &t);
    fp2_sub(&t, &t, &xx);
    fp2_sub(out1, &t, &yy);
    fp2_mul_xi(&yy, &yy);
    fp2_add(out0, &xx, &yy);
}

/* 3 a - 2 b for sign > 0, 3 a + 2 b otherwise, as a + 2 (a ∓ b). */
static void three_two(fp2 *out, const fp2 *a, const fp2 *b, int sign)
{
    fp2 t;
    if (sign > 0)
        fp2_sub(&t, a, b);
    else
        fp2_add(&t, a, b);
    fp2_dbl(&t, &t);
    fp2_add(out, a, &t);
}

/* Granger and Scott, "Faster squaring in the cyclotomic subgroup of sixth degree extensions", 2010,
 * section 3.2, over the tower fp2 < fp4 < fp12. */
void fp12_sqr_cyclotomic(fp12 *out, const fp12 *a)
{
    fp2 a0, a1, b0, b1, c0, c1;
    fp4_sqr(&a0, &a1, &a->c0.c0, &a->c1.c1);
    fp4_sqr(&b0, &b1, &a->c1.c0, &a->c0.c2);
    fp4_sqr(&c0, &c1, &a->c0.c1, &a->c1.c2);
    fp2_mul_xi(&c1, &c1);
    three_two(&out->c0.c0, &a0, &a->c0.c0, 1);
    three_two(&out->c1.c1, &a1, &a->c1.c1, -1);
    three_two(&out->c1.c0, &c1, &a->c1.c0, -1);
    three_two(&out->c0.c2, &c0, &a->c0.c2, 1);
    three_two(&out->c0.c1, &b0, &a->c0.c1, 1);
    three_two(&out->c1.c2, &b1, &a->c1.c2, -1);
}

/* a (b0 + b1 v): five products. */
static void fp6_mul_01(fp6 *out, const fp6 *a, const fp2 *b0, const fp2 *b1)
{
    fp2 p0, p1, s, t, r0, r1;
    fp2_mul(&p0, &a->c0, b0);
    fp2_mul(&p1, &a->c1, b1);
    fp2_mul(&t, &a->c2, b1);
    fp2_mul_xi(&t, &t);
    fp2_add(&r0, &t, &p0);
    fp2_add(&s, &a->c0, &a->c1);
    fp2_add(&t, b0, b1);
    fp2_mul(&s, &s, &t);
    fp2_sub(&s, &s, &p0);
    fp2_sub(&r1, &s, &p1);
    fp2_mul(&t, &a->c2, b0);
    fp2_add(&out->c2, &t, &p1);
    out->c0 = r0;
    out->c1 = r1;
}

/* a (b1 v): three products. */
static void fp6_mul_1(fp6 *out, const fp6 *a, const fp2 *b1)
{
    fp2 t;
    fp2_mul(&t, &a->c2, b1);
    fp2_mul(&out->c2, &a->c1, b1);
    fp2_mul(&out->c1, &a->c0, b1);
    fp2_mul_xi(&out->c0, &t);
}

void fp12_mul_014(fp12 *out, const fp12 *a, const fp2 *l0, const fp2 *l1, const fp2 *l4)
{
    fp6 p0, p1, s;
    fp2 l14;
    fp6_mul_01(&p0, &a->c0, l0, l1);
    fp6_mul_1(&p1, &a->c1, l4);
    fp6_add(&s, &a->c0, &a->c1);
    fp2_add(&l14, l1, l4);
    fp6_mul_01(&s, &s, l0, &l14);
    fp6_sub(&s, &s, &p0);
    fp6_sub(&out->c1, &s, &p1);
    fp6_mul_v(&p1, &p1);
    fp6_add(&out->c0, &p0, &p1);
}

bool fp12_eq(const fp12 *a, const fp12 *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

bool fp12_is_one(const fp12 *a)
{
    return fp12_eq(a, &FP12_ONE);
}
