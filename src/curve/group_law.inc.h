/* The group law of y^2 = x^3 + b (a = 0), written once for G1 and G2.
 *
 * Included by g1.c and g2.c, which define
 *   G(verb)      g1_verb or g2_verb: the functions of curve.h
 *   F(verb)      fp_verb or fp2_verb
 *   field_elem   fp or fp2
 *   point_aff, point_xyzz
 *   FIELD_ONE, FIELD_ZERO, CURVE_B, POINT_INFINITY
 * Everything is a plain function of these; nothing else of the including file is used.
 *
 * Coordinates (curve.h): x = X/ZZ, y = Y/ZZZ, ZZ^3 = ZZZ^2; infinity is ZZ = 0.
 * Formulas: Explicit-Formulas Database, "XYZZ coordinates for short Weierstrass curves".
 *
 * Exceptional cases. A column says what the two operands are; X, Y of an infinity are not looked
 * at.
 *
 *             P + Q         P + P              P + (-P)      P + O     O + P       O + O
 *   add       add-2008-s    dbl-2008-s-1       O             copy P    copy P      O
 *             12M + 2S      4M, then 6M + 3S   4M            0         0           0
 *   add_aff   madd-2008-s   mdbl-2008-s-1      O             copy P    copy P      O
 *             8M + 2S       2M, then 4M + 3S   2M            0         0           0
 *   sub_aff   as add_aff with -Q: P - P -> O, P - (-P) -> doubling, O - P -> -P
 *
 *             2P            2P with y = 0      2O
 *   dbl       dbl-2008-s-1  O                  O
 *             6M + 3S       0                  0
 *   dbl_run   2^n P, dbl-2009-l on X, Y: n (1M + 5S) + (n + 2)M + 1S; y = 0 on the way -> O
 *
 * How they are told apart: after bringing both points to one denominator, P = U2 - U1 and
 * R = S2 - S1 (EFD's names). P != 0: different x, the generic formula has no zero denominator.
 * P = 0, R = 0: the same point. P = 0, R != 0: opposite points. Points with y = 0 would have order
 * 2; both curve orders are odd, so none is on the curve, but the case costs one comparison. */

#define VERIFY_XYZZ(a) VERIFY(is_valid(a))

#ifdef CUZK_VERIFY
static bool is_valid(const point_xyzz *a)
{
    field_elem zz3, zzz2;
    F(sqr)(&zz3, &a->zz);
    F(mul)(&zz3, &zz3, &a->zz);
    F(sqr)(&zzz2, &a->zzz);
    return F(eq)(&zz3, &zzz2);
}
#endif

/* ---- affine ---------------------------------------------------------------------------------- */

bool G(aff_is_infinity)(const point_aff *a)
{
    return F(is_zero)(&a->x) && F(is_zero)(&a->y);
}

bool G(aff_eq)(const point_aff *a, const point_aff *b)
{
    return F(eq)(&a->x, &b->x) && F(eq)(&a->y, &b->y);
}

void G(aff_neg)(point_aff *out, const point_aff *a)
{
    out->x = a->x;
    F(neg)(&out->y, &a->y);
}

/* y^2 of the point with this x. */
static void curve_rhs(field_elem *out, const field_elem *x)
{
    field_elem t;
    F(sqr)(&t, x);
    F(mul)(&t, &t, x);
    F(add)(out, &t, &CURVE_B);
}

bool G(aff_on_curve)(const point_aff *a)
{
    field_elem lhs, rhs;
    curve_rhs(&rhs, &a->x);
    F(sqr)(&lhs, &a->y);
    return F(eq)(&lhs, &rhs) || G(aff_is_infinity)(a);
}

/* ---- conversions ----------------------------------------------------------------------------- */

void G(set_infinity)(point_xyzz *out)
{
    *out = (point_xyzz){FIELD_ZERO, FIELD_ZERO, FIELD_ZERO, FIELD_ZERO};
}

bool G(is_infinity)(const point_xyzz *a)
{
    return F(is_zero)(&a->zz);
}

void G(from_aff)(point_xyzz *out, const point_aff *a)
{
    if (G(aff_is_infinity)(a)) {
        G(set_infinity)(out);
        return;
    }
    out->x = a->x;
    out->y = a->y;
    out->zz = out->zzz = FIELD_ONE;
}

/* With zzz_inv = 1/ZZZ: 1/ZZ = (ZZ/ZZZ)^2. */
static void scale_to_aff(point_aff *out, const point_xyzz *a, const field_elem *zzz_inv)
{
    field_elem t;
    F(mul)(&t, &a->zz, zzz_inv);
    F(sqr)(&t, &t);
    F(mul)(&out->x, &a->x, &t);
    F(mul)(&out->y, &a->y, zzz_inv);
}

void G(to_aff)(point_aff *out, const point_xyzz *a)
{
    VERIFY_XYZZ(a);
    if (G(is_infinity)(a)) {
        *out = POINT_INFINITY;
        return;
    }
    field_elem inverse;
    F(inv)(&inverse, &a->zzz);
    scale_to_aff(out, a, &inverse);
}

/* Montgomery's trick on the ZZZ that are not 0: 1 inversion, 6M + 1S a point. */
void G(to_aff_batch)(point_aff *out, const point_xyzz *a, field_elem *scratch, size_t n)
{
    /* scratch[i] = product of the ZZZ before i */
    field_elem product = FIELD_ONE;
    for (size_t i = 0; i < n; i++) {
        scratch[i] = product;
        if (!G(is_infinity)(&a[i]))
            F(mul)(&product, &product, &a[i].zzz);
    }
    field_elem inverse;
    F(inv)(&inverse, &product);
    for (size_t i = n; i-- > 0;) {
        VERIFY_XYZZ(&a[i]);
        if (G(is_infinity)(&a[i])) {
            out[i] = POINT_INFINITY;
            continue;
        }
        field_elem zzz_inv;
        F(mul)(&zzz_inv, &inverse, &scratch[i]);
        F(mul)(&inverse, &inverse, &a[i].zzz);
        scale_to_aff(&out[i], &a[i], &zzz_inv);
    }
}

bool G(eq)(const point_xyzz *a, const point_xyzz *b)
{
    VERIFY_XYZZ(a);
    VERIFY_XYZZ(b);
    if (G(is_infinity)(a) || G(is_infinity)(b))
        return G(is_infinity)(a) && G(is_infinity)(b);
    field_elem left, right;
    F(mul)(&left, &a->x, &b->zz);
    F(mul)(&right, &b->x, &a->zz);
    if (!F(eq)(&left, &right))
        return false;
    F(mul)(&left, &a->y, &b->zzz);
    F(mul)(&right, &b->y, &a->zzz);
    return F(eq)(&left, &right);
}

/* Does the affine a equal b? */
static bool eq_aff(const point_xyzz *b, const point_aff *a)
{
    point_xyzz t;
    G(from_aff)(&t, a);
    return G(eq)(&t, b);
}

void G(neg)(point_xyzz *out, const point_xyzz *a)
{
    VERIFY_XYZZ(a);
    out->x = a->x;
    F(neg)(&out->y, &a->y);
    out->zz = a->zz;
    out->zzz = a->zzz;
}

/* ---- doubling -------------------------------------------------------------------------------- */

/* Steps shared by dbl-2008-s-1 and mdbl-2008-s-1 (a = 0): the new X, Y and the factors V of ZZ and
 * W of ZZZ. x, y may be inside out. */
static void double_xy(point_xyzz *out, field_elem *v, field_elem *w, const field_elem *x,
                      const field_elem *y)
{
    field_elem m, s, t;
    F(dbl)(&t, y); /* U */
    F(sqr)(v, &t);
    F(mul)(w, &t, v);
    F(mul)(&s, x, v);
    F(sqr)(&t, x);
    F(dbl)(&m, &t);
    F(add)(&m, &m, &t);
    F(mul)(&t, w, y);
    F(sqr)(&out->x, &m);
    F(sub)(&out->x, &out->x, &s);
    F(sub)(&out->x, &out->x, &s);
    F(sub)(&s, &s, &out->x);
    F(mul)(&s, &m, &s);
    F(sub)(&out->y, &s, &t);
}

void G(dbl)(point_xyzz *out, const point_xyzz *a)
{
    VERIFY_XYZZ(a);
    if (G(is_infinity)(a) || F(is_zero)(&a->y)) {
        G(set_infinity)(out);
        return;
    }
    field_elem v, w;
    double_xy(out, &v, &w, &a->x, &a->y);
    F(mul)(&out->zz, &v, &a->zz);
    F(mul)(&out->zzz, &w, &a->zzz);
}

static void dbl_aff(point_xyzz *out, const point_aff *a)
{
    if (F(is_zero)(&a->y)) { /* infinity too */
        G(set_infinity)(out);
        return;
    }
    field_elem v, w;
    double_xy(out, &v, &w, &a->x, &a->y);
    out->zz = v;
    out->zzz = w;
}

/* 2^n a. A doubling multiplies Z by 2Y and needs ZZ for nothing else (the curve has a = 0), so the
 * factors are collected in u and ZZ, ZZZ updated once; X, Y by dbl-2009-l: two products fewer each
 * time than dbl. */
static void dbl_run(point_xyzz *out, const point_xyzz *a, size_t n)
{
    VERIFY_XYZZ(a);
    if (n == 0) {
        *out = *a;
        return;
    }
    if (G(is_infinity)(a)) {
        G(set_infinity)(out);
        return;
    }
    field_elem x = a->x, y = a->y, u = FIELD_ONE, yy, yyyy, d, e, t;
    for (size_t i = 0; i < n; i++) {
        F(dbl)(&t, &y);
        if (i == 0)
            u = t;
        else
            F(mul)(&u, &u, &t);
        F(sqr)(&yy, &y);
        F(sqr)(&yyyy, &yy);
        F(sqr)(&e, &x);
        F(add)(&t, &x, &yy); /* d = 2 ((x + yy)^2 - xx - yyyy) = 4 x yy */
        F(sqr)(&t, &t);
        F(sub)(&t, &t, &e);
        F(sub)(&t, &t, &yyyy);
        F(dbl)(&d, &t);
        F(dbl)(&t, &e); /* e = 3 xx */
        F(add)(&e, &e, &t);
        F(sqr)(&x, &e);
        F(sub)(&x, &x, &d);
        F(sub)(&x, &x, &d);
        F(sub)(&t, &d, &x);
        F(mul)(&y, &e, &t);
        F(dbl)(&t, &yyyy);
        F(dbl)(&t, &t);
        F(dbl)(&t, &t);
        F(sub)(&y, &y, &t);
    }
    if (F(is_zero)(&u)) {
        G(set_infinity)(out);
        return;
    }
    F(sqr)(&t, &u);
    F(mul)(&out->zz, &a->zz, &t);
    F(mul)(&t, &t, &u);
    F(mul)(&out->zzz, &a->zzz, &t);
    out->x = x;
    out->y = y;
}

/* ---- addition -------------------------------------------------------------------------------- */

/* The steps after P and R (not both 0) shared by add-2008-s and madd-2008-s: x1, y1 are U1, S1, and
 * zz, zzz the product of the operands' denominators. */
static void add_finish(point_xyzz *out, const field_elem *p, const field_elem *r,
                       const field_elem *x1, const field_elem *y1, const field_elem *zz,
                       const field_elem *zzz)
{
    field_elem pp, ppp, q, t;
    F(sqr)(&pp, p);
    F(mul)(&ppp, p, &pp);
    F(mul)(&q, x1, &pp);
    F(mul)(&t, y1, &ppp);
    F(mul)(&out->zz, zz, &pp);
    F(mul)(&out->zzz, zzz, &ppp);
    F(sqr)(&out->x, r);
    F(sub)(&out->x, &out->x, &ppp);
    F(sub)(&out->x, &out->x, &q);
    F(sub)(&out->x, &out->x, &q);
    F(sub)(&q, &q, &out->x);
    F(mul)(&q, r, &q);
    F(sub)(&out->y, &q, &t);
}

void G(add)(point_xyzz *out, const point_xyzz *a, const point_xyzz *b)
{
    VERIFY_XYZZ(a);
    VERIFY_XYZZ(b);
    if (G(is_infinity)(a) || G(is_infinity)(b)) {
        const point_xyzz *other = G(is_infinity)(a) ? b : a;
        if (G(is_infinity)(other))
            G(set_infinity)(out);
        else
            *out = *other;
        return;
    }
    field_elem u1, s1, p, r, zz, zzz;
    F(mul)(&u1, &a->x, &b->zz);
    F(mul)(&s1, &a->y, &b->zzz);
    F(mul)(&p, &b->x, &a->zz);
    F(mul)(&r, &b->y, &a->zzz);
    F(sub)(&p, &p, &u1);
    F(sub)(&r, &r, &s1);
    if (F(is_zero)(&p)) {
        if (F(is_zero)(&r))
            G(dbl)(out, a);
        else
            G(set_infinity)(out);
        return;
    }
    F(mul)(&zz, &a->zz, &b->zz);
    F(mul)(&zzz, &a->zzz, &b->zzz);
    add_finish(out, &p, &r, &u1, &s1, &zz, &zzz);
}

void G(add_aff)(point_xyzz *out, const point_xyzz *a, const point_aff *b)
{
    VERIFY_XYZZ(a);
    if (G(is_infinity)(a)) {
        G(from_aff)(out, b);
        return;
    }
    if (G(aff_is_infinity)(b)) {
        *out = *a;
        return;
    }
    field_elem p, r;
    F(mul)(&p, &b->x, &a->zz);
    F(mul)(&r, &b->y, &a->zzz);
    F(sub)(&p, &p, &a->x);
    F(sub)(&r, &r, &a->y);
    if (F(is_zero)(&p)) {
        if (F(is_zero)(&r))
            dbl_aff(out, b);
        else
            G(set_infinity)(out);
        return;
    }
    add_finish(out, &p, &r, &a->x, &a->y, &a->zz, &a->zzz);
}

void G(sub_aff)(point_xyzz *out, const point_xyzz *a, const point_aff *b)
{
    point_aff t;
    G(aff_neg)(&t, b);
    G(add_aff)(out, a, &t);
}

/* ---- multiples ------------------------------------------------------------------------------- */

void G(mul_ref)(point_xyzz *out, const point_aff *a, const uint64_t *k, size_t limbs)
{
    const point_aff base = *a;
    G(set_infinity)(out);
    for (size_t i = 64 * limbs; i-- > 0;) {
        G(dbl)(out, out);
        if (k[i / 64] >> (i % 64) & 1)
            G(add_aff)(out, out, &base);
    }
}

/* Width-5 NAF: the odd multiples 1 … 15 of a, then a doubling a bit and an addition every sixth.
 * The endomorphism is not used: it is a multiplication by a scalar only inside the subgroup, and a
 * may lie outside. */
void G(mul)(point_xyzz *out, const point_aff *a, const fr *k)
{
    fr_int integer;
    fr_to_int(&integer, k);
    int8_t digits[WNAF_DIGITS(4)];
    const size_t top = wnaf(digits, integer.l, 4, WNAF_WIDTH);

    point_xyzz odd[WNAF_TABLE], twice;
    G(from_aff)(&odd[0], a);
    G(dbl)(&twice, &odd[0]);
    for (size_t i = 1; i < WNAF_TABLE; i++)
        G(add)(&odd[i], &odd[i - 1], &twice);

    point_xyzz sum;
    G(set_infinity)(&sum);
    size_t pending = 0; /* doublings not done yet */
    for (size_t i = top; i-- > 0;) {
        pending++;
        if (digits[i] == 0)
            continue;
        dbl_run(&sum, &sum, pending);
        pending = 0;
        if (digits[i] > 0) {
            G(add)(&sum, &sum, &odd[digits[i] / 2]);
        } else {
            G(neg)(&twice, &odd[-digits[i] / 2]);
            G(add)(&sum, &sum, &twice);
        }
    }
    dbl_run(out, &sum, pending);
    /* k may be a secret; the integer and its digits are k in plain. */
    mem_wipe(&integer, sizeof integer);
    mem_wipe(digits, sizeof digits);
}

/* |x| a for the parameter x: 63 doublings in runs, 5 additions. */
static void mul_by_x_abs(point_xyzz *out, const point_xyzz *a)
{
    const point_xyzz base = *a;
    size_t pending = 0;
    *out = base;
    for (unsigned i = 63; i-- > 0;) {
        pending++;
        if (CURVE_X_ABS >> i & 1) {
            dbl_run(out, out, pending);
            G(add)(out, out, &base);
            pending = 0;
        }
    }
    dbl_run(out, out, pending);
}
