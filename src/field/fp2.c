/* fp2 = fp[u]/(u^2 + 1). */
#include "field/check.h"
#include "field/field_inline.h"

void fp2_add(fp2 *out, const fp2 *a, const fp2 *b)
{
    VERIFY(fp2_is_reduced(a) && fp2_is_reduced(b));
    fp2_add_inline(out, a, b);
}

void fp2_sub(fp2 *out, const fp2 *a, const fp2 *b)
{
    VERIFY(fp2_is_reduced(a) && fp2_is_reduced(b));
    fp2_sub_inline(out, a, b);
}

void fp2_neg(fp2 *out, const fp2 *a)
{
    fp_neg(&out->c0, &a->c0);
    fp_neg(&out->c1, &a->c1);
}

void fp2_dbl(fp2 *out, const fp2 *a)
{
    fp2_add(out, a, a);
}

void fp2_mul_fp(fp2 *out, const fp2 *a, const fp *b)
{
    const fp t = *b;
    fp_mul(&out->c0, &a->c0, &t);
    fp_mul(&out->c1, &a->c1, &t);
}

/* 1 / (c0 + c1 u) = (c0 - c1 u) / (c0^2 + c1^2); the norm is 0 for a = 0 only, -1 being no square.
 */
void fp2_inv(fp2 *out, const fp2 *a)
{
    fp norm, t;
    fp_sqr(&norm, &a->c0);
    fp_sqr(&t, &a->c1);
    fp_add(&norm, &norm, &t);
    fp_inv(&norm, &norm);
    fp_mul(&out->c0, &a->c0, &norm);
    fp_mul(&t, &a->c1, &norm);
    fp_neg(&out->c1, &t);
}

void fp2_conj(fp2 *out, const fp2 *a)
{
    out->c0 = a->c0;
    fp_neg(&out->c1, &a->c1);
}

/* (c0 + c1 u)(1 + u) = c0 - c1 + (c0 + c1) u. */
void fp2_mul_xi(fp2 *out, const fp2 *a)
{
    fp t;
    fp_add(&t, &a->c0, &a->c1);
    fp_sub(&out->c0, &a->c0, &a->c1);
    out->c1 = t;
}

/* For a = x^2 with x = x0 + x1 u: x0^2 - x1^2 = c0, 2 x0 x1 = c1, x0^2 + x1^2 = s with s^2 the
 * norm of a. So x0^2 = (c0 + s)/2 for one of the two signs of s; x0 = 0 only if c1 = 0, and then
 * a is the square of sqrt(c0) or of sqrt(-c0) u, one of which exists as -1 is no square. */
bool fp2_sqrt(fp2 *out, const fp2 *a)
{
    fp s, t, half;
    fp2 x = FP2_ZERO, square;
    bool found = false;
    if (fp_is_zero(&a->c1)) {
        found = fp_sqrt(&x.c0, &a->c0);
        if (!found) {
            fp_neg(&t, &a->c0);
            found = fp_sqrt(&x.c1, &t);
        }
        *out = x;
        return found;
    }
    fp_sqr(&s, &a->c0);
    fp_sqr(&t, &a->c1);
    fp_add(&s, &s, &t);
    if (fp_sqrt(&s, &s)) {
        fp_add(&half, &a->c0, &s);
        fp_mul(&half, &half, &FP_HALF_INV);
        found = fp_sqrt(&x.c0, &half);
        if (!found) {
            fp_sub(&half, &half, &s);
            found = fp_sqrt(&x.c0, &half);
        }
    }
    if (found) {
        fp_dbl(&t, &x.c0);
        fp_inv(&t, &t);
        fp_mul(&x.c1, &a->c1, &t);
        fp2_sqr(&square, &x);
        found = fp2_eq(&square, a);
    }
    *out = found ? x : FP2_ZERO;
    return found;
}

bool fp2_is_zero(const fp2 *a)
{
    return fp_is_zero(&a->c0) && fp_is_zero(&a->c1);
}

bool fp2_eq(const fp2 *a, const fp2 *b)
{
    return fp_eq(&a->c0, &b->c0) && fp_eq(&a->c1, &b->c1);
}

bool fp2_is_larger_half(const fp2 *a)
{
    return fp_is_larger_half(fp_is_zero(&a->c1) ? &a->c0 : &a->c1);
}
