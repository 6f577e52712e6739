/* The group law on the device, once for G1 (F = fp) and G2 (F = fp2); the same code runs on the
 * host for tests.
 *
 * Layout, coordinates and formulas are those of curve.h: affine infinity is (0, 0); XYZZ has
 * x = X/ZZ, y = Y/ZZZ, ZZ^3 = ZZZ^2, and infinity is ZZ = 0. Points are on the curve.
 * Ranges: coordinates are in [0, 2 p) (field.cuh), so a point computed here may be read by the
 * processor only after reduce(). Exception: what marks an infinity (y of affine points, ZZ) is zero
 * in all words, never p; the functions here keep to that.
 *
 * Exceptional cases are as in group_law.inc.h, all handled: P + O, O + P, O + O, P + P, P + (-P),
 * and the double of a point with y = 0, which neither curve has. P + P leaves the straight way
 * through a function that is not inlined, which takes and gives values: no address of a thread's
 * own memory passes a call (formula.cuh, for kernels in G2, has no call at all).
 *
 * What can go wrong here: A1, A2, A3 (exceptional cases). */
#ifndef CUZK_CURVE_CURVE_CUH
#define CUZK_CURVE_CURVE_CUH

#include "field/inverse.cuh"

namespace dev
{

template <class F> struct aff {
    F x, y;
};
template <class F> struct xyzz {
    F x, y, zz, zzz;
};
typedef aff<fp> g1_aff;
typedef aff<fp2> g2_aff;
typedef xyzz<fp> g1_xyzz;
typedef xyzz<fp2> g2_xyzz;

/* Both orders are odd: no point of either curve has y = 0. */
template <class F> DEV_INLINE bool is_infinity(const aff<F> &a)
{
    return is_zero_words(a.y);
}
template <class F> DEV_INLINE bool is_infinity(const xyzz<F> &a)
{
    return is_zero_words(a.zz);
}
template <class F> DEV_INLINE xyzz<F> infinity()
{
    return xyzz<F>{zero<F>(), zero<F>(), zero<F>(), zero<F>()};
}
template <class F> DEV_INLINE xyzz<F> from_aff(const aff<F> &a)
{
    return is_infinity(a) ? infinity<F>() : xyzz<F>{a.x, a.y, one<F>(), one<F>()};
}

template <class F> DEV_INLINE aff<F> reduce(const aff<F> &a)
{
    return aff<F>{reduce(a.x), reduce(a.y)};
}
template <class F> DEV_INLINE xyzz<F> reduce(const xyzz<F> &a)
{
    return xyzz<F>{reduce(a.x), reduce(a.y), reduce(a.zz), reduce(a.zzz)};
}

/* Of infinity: infinity. */
template <class F> DEV_INLINE aff<F> neg(const aff<F> &a)
{
    return aff<F>{a.x, neg(a.y)};
}
template <class F> DEV_INLINE xyzz<F> neg(const xyzz<F> &a)
{
    return xyzz<F>{a.x, neg(a.y), a.zz, a.zzz};
}

/* dbl-2008-s-1 (a = 0): 6M + 3S, Y in one sum of products. */
template <class F> DEV_INLINE xyzz<F> dbl(const xyzz<F> &a)
{
    if (is_infinity(a) || is_zero(a.y))
        return infinity<F>();
    xyzz<F> out;
    const F u = dbl(a.y), v = sqr(u), w = mul(u, v), s = mul(a.x, v);
    const F xx = sqr(a.x), m = add(dbl(xx), xx);
    out.x = sub(sub(sqr(m), s), s);
    out.y = mul_add(m, sub(s, out.x), neg_raw(w), a.y);
    out.zz = mul(v, a.zz);
    out.zzz = mul(w, a.zzz);
    return out;
}
template <class F> DEV_RARE xyzz<F> dbl_rare(xyzz<F> a)
{
    return dbl(a);
}

/* What add-2008-s and madd-2008-s have in common, after p = U2 - U1 (not 0) and r = S2 - S1:
 * x1, y1 are U1, S1; zz, zzz the product of the operands' denominators. */
template <class F>
DEV_INLINE xyzz<F> add_finish(const F &p, const F &r, const F &x1, const F &y1, const F &zz,
                              const F &zzz)
{
    xyzz<F> out;
    const F pp = sqr(p), ppp = mul(p, pp), q = mul(x1, pp);
    out.zz = mul(zz, pp);
    out.zzz = mul(zzz, ppp);
    out.x = sub(sub(sub(sqr(r), ppp), q), q);
    out.y = mul_add(r, sub(q, out.x), neg_raw(y1), ppp);
    return out;
}

/* sum += b: madd-2008-s, 8M + 2S. */
template <class F> DEV_INLINE void add_to(xyzz<F> &sum, const aff<F> &b)
{
    if (is_infinity(b))
        return;
    if (is_infinity(sum)) {
        sum = from_aff(b);
        return;
    }
    const F p = sub(mul(b.x, sum.zz), sum.x), r = sub(mul(b.y, sum.zzz), sum.y);
    if (is_zero(p)) {
        sum = is_zero(r) ? dbl_rare(from_aff(b)) : infinity<F>();
        return;
    }
    sum = add_finish(p, r, sum.x, sum.y, sum.zz, sum.zzz);
}

/* sum += b: add-2008-s, 12M + 2S. */
template <class F> DEV_INLINE void add_to(xyzz<F> &sum, const xyzz<F> &b)
{
    if (is_infinity(b))
        return;
    if (is_infinity(sum)) {
        sum = b;
        return;
    }
    const F u1 = mul(sum.x, b.zz), s1 = mul(sum.y, b.zzz);
    const F p = sub(mul(b.x, sum.zz), u1), r = sub(mul(b.y, sum.zzz), s1);
    if (is_zero(p)) {
        sum = is_zero(r) ? dbl_rare(b) : infinity<F>();
        return;
    }
    sum = add_finish(p, r, u1, s1, mul(sum.zz, b.zz), mul(sum.zzz, b.zzz));
}

/* sum -= b. */
template <class F> DEV_INLINE void subtract_from(xyzz<F> &sum, const aff<F> &b)
{
    add_to(sum, neg(b));
}

/* The same point? (Not only the same words.) */
template <class F> DEV_INLINE bool eq(const xyzz<F> &a, const xyzz<F> &b)
{
    if (is_infinity(a) || is_infinity(b))
        return is_infinity(a) && is_infinity(b);
    return eq(mul(a.x, b.zz), mul(b.x, a.zz)) && eq(mul(a.y, b.zzz), mul(b.y, a.zzz));
}

/* One inversion: 1/ZZ = (ZZ/ZZZ)^2. */
template <class F> DEV_INLINE aff<F> to_aff(const xyzz<F> &a)
{
    if (is_infinity(a))
        return aff<F>{zero<F>(), zero<F>()};
    const F zzz_inv = inv(a.zzz), z_inv = mul(zzz_inv, a.zz);
    return aff<F>{mul(a.x, sqr(z_inv)), mul(a.y, zzz_inv)};
}

} /* namespace dev */

#endif
