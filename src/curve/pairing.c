/* The optimal ate pairing of BLS12-381 and powers in its target group.
 *
 * What is computed. For P in G1, Q in G2 and the curve parameter x:
 *     e(P, Q) = (f_{x,Q}(P)^((p^12 - 1)/r))^3
 * the cube of the textbook ate pairing (r is prime to 3, so the cube is as good a pairing): the
 * final exponentiation raises to 3 (p^4 - p^2 + 1)/r, which has a short form:
 *     3 (p^4 - p^2 + 1)/r = (x - 1)^2 (x + p) (x^2 + p^2 - 1) + 3
 * (Hayashida, Hayasaka, Teruya, "Efficient final exponentiation via cyclotomic structure for
 * pairings over families of elliptic curves", eprint 2020/875).
 *
 * Miller loop. Over the bits of |x|, with all pairs sharing the squarings; x < 0 turns f into 1/f,
 * and after the first part of the final exponentiation an inverse is a conjugate, so the loop ends
 * with a conjugation. T = kQ is kept on the twist in homogeneous coordinates (X : Y : Z), x = X/Z.
 *
 * Lines. The untwist is (x, y) -> (x w^-2, y w^-3); a line of slope s through T, times w^3 (which
 * is in a proper subfield, so the final exponentiation drops it, as it does all factors from fp2):
 *     (s x_T - y_T) - s x_P v + y_P v w
 * This is what fp12_mul_014 takes. Formulas for T and s: Costello, Lange, Naehrig, "Faster pairing
 * computations on curves with high-degree twists", eprint 2009/615; Aranha, Karabina, Longa,
 * Gebotys, Lopez, "Faster explicit formulas for computing pairings over ordinary curves", eprint
 * 2010/526.
 *
 * Exceptional cases: for Q of order r and 0 < k < |x| neither 2T nor T + Q is infinity and T != ±Q
 * when Q is added, so the formulas have no zero denominator. Pairs with an infinity are left out.
 */
#include "base/verify.h"
#include "curve/curve.h"
#include "curve/curve_constants.h"
#include "curve/wnaf.h"

/* Pairs that share the squarings of one loop; bounds the stack (about 25 kB). */
#define PAIRS_MAX 64

typedef struct {
    fp2 x, y, z;
} g2_homogeneous;

/* l0 + l1 (-x_P) v + l4 y_P v w, P not yet put in. */
typedef struct {
    fp2 l0, l1, l4;
} line;

typedef struct {
    g2_homogeneous t;
    const g2_aff *q;
    fp minus_px, py;
} miller_pair;

/* ---- Miller loop ----------------------------------------------------------------------------- */

/* T = 2T and the tangent at the old T, times 2YZ. With b the twist's coefficient and
 * E = 3bZ^2 (the published formulas times 4, to do without halving):
 *     X' = 2XY (Y^2 - 3E)   Y' = (Y^2 + 3E)^2 - 12E^2   Z' = 4Y^2 · 2YZ
 *     l0 = Y^2 - E          l1 = 3X^2                   l4 = 2YZ */
static void tangent(line *l, g2_homogeneous *t)
{
    fp2 xx, yy, xy2, e, e3, u;
    fp2_sqr(&xx, &t->x);
    fp2_sqr(&yy, &t->y);
    fp2_sqr(&e, &t->z);
    fp2_add(&u, &t->y, &t->z); /* l4 = (Y + Z)^2 - Y^2 - Z^2 */
    fp2_sqr(&u, &u);
    fp2_sub(&u, &u, &yy);
    fp2_sub(&l->l4, &u, &e);
    fp2_add(&u, &t->x, &t->y); /* 2XY likewise */
    fp2_sqr(&u, &u);
    fp2_sub(&u, &u, &xx);
    fp2_sub(&xy2, &u, &yy);

    fp2_mul_xi(&e, &e); /* 3b = 12 (u + 1) */
    fp2_dbl(&u, &e);
    fp2_add(&e, &e, &u);
    fp2_dbl(&e, &e);
    fp2_dbl(&e, &e);
    fp2_dbl(&e3, &e);
    fp2_add(&e3, &e3, &e);

    fp2_sub(&l->l0, &yy, &e);
    fp2_dbl(&u, &xx);
    fp2_add(&l->l1, &u, &xx);

    fp2_sub(&u, &yy, &e3);
    fp2_mul(&t->x, &xy2, &u);
    fp2_add(&u, &yy, &e3);
    fp2_sqr(&t->y, &u);
    fp2_sqr(&e, &e);
    fp2_dbl(&u, &e); /* 12 E^2 */
    fp2_add(&e, &e, &u);
    fp2_dbl(&e, &e);
    fp2_dbl(&e, &e);
    fp2_sub(&t->y, &t->y, &e);
    fp2_mul(&t->z, &yy, &l->l4);
    fp2_dbl(&t->z, &t->z);
    fp2_dbl(&t->z, &t->z);
}

/* T = T + Q and the line through the old T and Q, times lambda. With theta = Y - y_Q Z,
 * lambda = X - x_Q Z, G = X lambda^2, H = lambda^3 + Z theta^2 - 2G:
 *     X' = lambda H   Y' = theta (G - H) - Y lambda^3   Z' = Z lambda^3
 *     l0 = theta x_Q - lambda y_Q   l1 = theta   l4 = lambda */
static void chord(line *l, g2_homogeneous *t, const g2_aff *q)
{
    fp2 theta, lambda, g, h, u, cube;
    fp2_mul(&u, &q->y, &t->z);
    fp2_sub(&theta, &t->y, &u);
    fp2_mul(&u, &q->x, &t->z);
    fp2_sub(&lambda, &t->x, &u);

    fp2_sqr(&u, &lambda);
    fp2_mul(&g, &t->x, &u);
    fp2_mul(&cube, &lambda, &u);
    fp2_sqr(&u, &theta);
    fp2_mul(&u, &u, &t->z);
    fp2_add(&h, &cube, &u);
    fp2_sub(&h, &h, &g);
    fp2_sub(&h, &h, &g);

    fp2_mul(&t->x, &lambda, &h);
    fp2_sub(&g, &g, &h);
    fp2_mul(&g, &theta, &g);
    fp2_mul(&u, &t->y, &cube);
    fp2_sub(&t->y, &g, &u);
    fp2_mul(&t->z, &t->z, &cube);

    fp2_mul(&u, &theta, &q->x);
    fp2_mul(&g, &lambda, &q->y);
    fp2_sub(&l->l0, &u, &g);
    l->l1 = theta;
    l->l4 = lambda;
}

static void mul_by_line(gt *f, line *l, const miller_pair *pair)
{
    fp2_mul_fp(&l->l1, &l->l1, &pair->minus_px);
    fp2_mul_fp(&l->l4, &l->l4, &pair->py);
    fp12_mul_014(f, f, &l->l0, &l->l1, &l->l4);
}

/* f = product of f_{x,Q}(P) over n pairs without infinities, up to factors that the final
 * exponentiation drops. */
static void miller_loop(gt *f, miller_pair *pairs, size_t n)
{
    line l;
    *f = FP12_ONE;
    for (unsigned bit = 63; bit-- > 0;) {
        if (bit != 62)
            fp12_sqr(f, f);
        for (size_t i = 0; i < n; i++) {
            tangent(&l, &pairs[i].t);
            mul_by_line(f, &l, &pairs[i]);
        }
        if (!(CURVE_X_ABS >> bit & 1))
            continue;
        for (size_t i = 0; i < n; i++) {
            chord(&l, &pairs[i].t, pairs[i].q);
            mul_by_line(f, &l, &pairs[i]);
        }
    }
    fp12_conj(f, f);
}

static void pair_start(miller_pair *pair, const g1_aff *p, const g2_aff *q)
{
    VERIFY(g1_aff_on_curve(p) && g1_aff_in_subgroup(p));
    VERIFY(g2_aff_on_curve(q) && g2_aff_in_subgroup(q));
    pair->t.x = q->x;
    pair->t.y = q->y;
    pair->t.z = FP2_ONE;
    pair->q = q;
    fp_neg(&pair->minus_px, &p->x);
    pair->py = p->y;
}

/* ---- final exponentiation -------------------------------------------------------------------- */

/* a^x in the cyclotomic subgroup, where an inverse is a conjugate. */
static void pow_x(gt *out, const gt *a)
{
    const gt base = *a;
    *out = base;
    for (unsigned bit = 63; bit-- > 0;) {
        fp12_sqr_cyclotomic(out, out);
        if (CURVE_X_ABS >> bit & 1)
            fp12_mul(out, out, &base);
    }
    fp12_conj(out, out);
}

/* a^(x - 1). */
static void pow_x_minus_1(gt *out, const gt *a)
{
    gt inverse;
    fp12_conj(&inverse, a);
    pow_x(out, a);
    fp12_mul(out, out, &inverse);
}

/* f^(3 (p^12 - 1)/r) for f != 0. */
static void final_exponentiation(gt *f)
{
    gt a, b;
    /* (p^6 - 1)(p^2 + 1): into the cyclotomic subgroup */
    fp12_inv(&a, f);
    fp12_conj(f, f);
    fp12_mul(f, f, &a);
    fp12_frobenius(&a, f, 2);
    fp12_mul(f, f, &a);

    /* (x - 1)^2 (x + p) (x^2 + p^2 - 1) + 3 */
    pow_x_minus_1(&a, f);
    pow_x_minus_1(&a, &a);
    pow_x(&b, &a);
    fp12_frobenius(&a, &a, 1);
    fp12_mul(&a, &a, &b);
    pow_x(&b, &a);
    pow_x(&b, &b);
    gt c;
    fp12_conj(&c, &a);
    fp12_mul(&b, &b, &c);
    fp12_frobenius(&a, &a, 2);
    fp12_mul(&b, &b, &a);
    fp12_sqr_cyclotomic(&a, f);
    fp12_mul(f, f, &a);
    fp12_mul(f, f, &b);
}

/* ---- the functions of curve.h ---------------------------------------------------------------- */

void pairing_product(gt *out, const g1_aff *p, const g2_aff *q, size_t n)
{
    miller_pair pairs[PAIRS_MAX];
    gt f = FP12_ONE, part;
    size_t held = 0;
    for (size_t i = 0; i < n; i++) {
        if (g1_aff_is_infinity(&p[i]) || g2_aff_is_infinity(&q[i]))
            continue;
        pair_start(&pairs[held++], &p[i], &q[i]);
        if (held == PAIRS_MAX) {
            miller_loop(&part, pairs, held);
            fp12_mul(&f, &f, &part);
            held = 0;
        }
    }
    if (held) {
        miller_loop(&part, pairs, held);
        fp12_mul(&f, &f, &part);
    }
    final_exponentiation(&f);
    *out = f;
}

bool pairing_product_is_one(const g1_aff *p, const g2_aff *q, size_t n)
{
    gt f;
    pairing_product(&f, p, q, n);
    return fp12_is_one(&f);
}

/* Width-5 NAF; negative digits cost a conjugation. */
void gt_pow(gt *out, const gt *a, const fr *k)
{
    fr_int integer;
    fr_to_int(&integer, k);
    int8_t digits[WNAF_DIGITS(4)];
    const size_t top = wnaf(digits, integer.l, 4, WNAF_WIDTH);

    gt odd[WNAF_TABLE], t;
    odd[0] = *a;
    fp12_sqr_cyclotomic(&t, a);
    for (size_t i = 1; i < WNAF_TABLE; i++)
        fp12_mul(&odd[i], &odd[i - 1], &t);

    gt power = FP12_ONE;
    for (size_t i = top; i-- > 0;) {
        fp12_sqr_cyclotomic(&power, &power);
        if (digits[i] > 0) {
            fp12_mul(&power, &power, &odd[digits[i] / 2]);
        } else if (digits[i] < 0) {
            fp12_conj(&t, &odd[-digits[i] / 2]);
            fp12_mul(&power, &power, &t);
        }
    }
    *out = power;
}
