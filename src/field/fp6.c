/* fp6 = fp2[v]/(v^3 - xi), xi = u + 1. */
#include "field/field.h"

void fp6_add(fp6 *out, const fp6 *a, const fp6 *b)
{
    fp2_add(&out->c0, &a->c0, &b->c0);
    fp2_add(&out->c1, &a->c1, &b->c1);
    fp2_add(&out->c2, &a->c2, &b->c2);
}

void fp6_sub(fp6 *out, const fp6 *a, const fp6 *b)
{
    fp2_sub(&out->c0, &a->c0, &b->c0);
    fp2_sub(&out->c1, &a->c1, &b->c1);
    fp2_sub(&out->c2, &a->c2, &b->c2);
}

void fp6_neg(fp6 *out, const fp6 *a)
{
    fp2_neg(&out->c0, &a->c0);
    fp2_neg(&out->c1, &a->c1);
    fp2_neg(&out->c2, &a->c2);
}

/* (a0 + a1)(b0 + b1) - p0 - p1 = a0 b1 + a1 b0. */
static void cross(fp2 *out, const fp2 *a0, const fp2 *a1, const fp2 *b0, const fp2 *b1,
                  const fp2 *p0, const fp2 *p1)
{
    fp2 s, t;
    fp2_add(&s, a0, a1);
    fp2_add(&t, b0, b1);
    fp2_mul(&s, &s, &t);
    fp2_sub(&s, &s, p0);
    fp2_sub(out, &s, p1);
}

/* Karatsuba with six products (Devegili et al., "Multiplication and squaring on pairing-friendly
 * fields", 2006, section 3). */
void fp6_mul(fp6 *out, const fp6 *a, const fp6 *b)
{
    fp2 p0, p1, p2, t01, t02, t12;
    fp2_mul(&p0, &a->c0, &b->c0);
    fp2_mul(&p1, &a->c1, &b->c1);
    fp2_mul(&p2, &a->c2, &b->c2);
    cross(&t12, &a->c1, &a->c2, &b->c1, &b->c2, &p1, &p2);
    cross(&t01, &a->c0, &a->c1, &b->c0, &b->c1, &p0, &p1);
    cross(&t02, &a->c0, &a->c2, &b->c0, &b->c2, &p0, &p2);
    fp2_mul_xi(&t12, &t12);
    fp2_add(&out->c0, &p0, &t12);
    fp2_add(&out->c2, &t02, &p1);
    fp2_mul_xi(&p2, &p2);
    fp2_add(&out->c1, &t01, &p2);
}

/* Chung and Hasan's SQR2 ("Asymmetric squaring formulae", 2007): two products, three squares. */
void fp6_sqr(fp6 *out, const fp6 *a)
{
    fp2 s0, s1, s2, s3, s4;
    fp2_sqr(&s0, &a->c0);
    fp2_mul(&s1, &a->c0, &a->c1);
    fp2_dbl(&s1, &s1);
    fp2_sub(&s2, &a->c0, &a->c1);
    fp2_add(&s2, &s2, &a->c2);
    fp2_sqr(&s2, &s2);
    fp2_mul(&s3, &a->c1, &a->c2);
    fp2_dbl(&s3, &s3);
    fp2_sqr(&s4, &a->c2);

    /* c2 = s1 + s2 + s3 - s0 - s4 */
    fp2_add(&s2, &s2, &s1);
    fp2_add(&s2, &s2, &s3);
    fp2_sub(&s2, &s2, &s0);
    fp2_sub(&out->c2, &s2, &s4);
    fp2_mul_xi(&s3, &s3);
    fp2_add(&out->c0, &s0, &s3);
    fp2_mul_xi(&s4, &s4);
    fp2_add(&out->c1, &s1, &s4);
}

/* The adjoint: t0 = c0^2 - xi c1 c2, t1 = xi c2^2 - c0 c1, t2 = c1^2 - c0 c2, and
 * a (t0 + t1 v + t2 v^2) = c0 t0 + xi (c2 t1 + c1 t2), an element of fp2. */
void fp6_inv(fp6 *out, const fp6 *a)
{
    fp2 t0, t1, t2, s, d;
    fp2_sqr(&t0, &a->c0);
    fp2_mul(&s, &a->c1, &a->c2);
    fp2_mul_xi(&s, &s);
    fp2_sub(&t0, &t0, &s);
    fp2_sqr(&t1, &a->c2);
    fp2_mul_xi(&t1, &t1);
    fp2_mul(&s, &a->c0, &a->c1);
    fp2_sub(&t1, &t1, &s);
    fp2_sqr(&t2, &a->c1);
    fp2_mul(&s, &a->c0, &a->c2);
    fp2_sub(&t2, &t2, &s);

    fp2_mul(&d, &a->c2, &t1);
    fp2_mul(&s, &a->c1, &t2);
    fp2_add(&d, &d, &s);
    fp2_mul_xi(&d, &d);
    fp2_mul(&s, &a->c0, &t0);
    fp2_add(&d, &d, &s);
    fp2_inv(&d, &d);
    fp2_mul(&out->c0, &t0, &d);
    fp2_mul(&out->c1, &t1, &d);
    fp2_mul(&out->c2, &t2, &d);
}

void fp6_mul_v(fp6 *out, const fp6 *a)
{
    fp2 t;
    fp2_mul_xi(&t, &a->c2);
    out->c2 = a->c1;
    out->c1 = a->c0;
    out->c0 = t;
}
