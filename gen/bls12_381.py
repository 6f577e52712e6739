"""BLS12-381 in plain Python integers: slow, short, and independent of the C code.

Used by the scripts of this folder that make constants and test vectors.
  fp    integers modulo P
  fp2   pairs (c0, c1) meaning c0 + c1 u, u^2 = -1
  fp12  lists of 12 integers: a polynomial in w modulo w^12 - 2 w^6 + 2, so that w^6 = u + 1
  points are pairs (x, y), the point at infinity is None
"""

X = -0xD201000000010000  # the parameter of the curve; everything else follows from it
R = X**4 - X**2 + 1
P = (X - 1) ** 2 * R // 3 + X
H1 = (X - 1) ** 2 // 3  # cofactor of G1: #E(Fp) = p + 1 - t with t = x + 1
H2 = (X**8 - 4 * X**7 + 5 * X**6 - 4 * X**4 + 6 * X**3 - 4 * X**2 - 4 * X + 13) // 9
assert H1 * R == P - X  # p + 1 - (x + 1)

XI = (1, 1)  # u + 1: v^3 = w^6 = XI


# ---- fp, fp2 -------------------------------------------------------------------------------------


def fp_sqrt(a):
    y = pow(a, (P + 1) // 4, P)
    return y if y * y % P == a % P else None


def fp2_add(a, b):
    return ((a[0] + b[0]) % P, (a[1] + b[1]) % P)


def fp2_sub(a, b):
    return ((a[0] - b[0]) % P, (a[1] - b[1]) % P)


def fp2_mul(a, b):
    return ((a[0] * b[0] - a[1] * b[1]) % P, (a[0] * b[1] + a[1] * b[0]) % P)


def fp2_inv(a):
    n = pow(a[0] * a[0] + a[1] * a[1], -1, P)
    return (a[0] * n % P, -a[1] * n % P)


def fp2_conj(a):
    return (a[0], -a[1] % P)


def fp2_pow(a, e):
    out = (1, 0)
    while e:
        if e & 1:
            out = fp2_mul(out, a)
        a = fp2_mul(a, a)
        e >>= 1
    return out


def fp2_sqrt(a):
    """By the norm: if (c + d u)^2 = a then c^2 = (a0 +- |a|)/2, where |a|^2 = a0^2 + a1^2."""
    if a == (0, 0):
        return a
    norm = fp_sqrt(a[0] * a[0] + a[1] * a[1])
    if norm is None:
        return None
    for n in (norm, -norm):
        half = (a[0] + n) * pow(2, -1, P) % P
        c = fp_sqrt(half)
        if c:
            root = (c, a[1] * pow(2 * c, -1, P) % P)
            if fp2_mul(root, root) == a:
                return root
        if c == 0:  # a is minus a square of fp: the root is d u
            d = fp_sqrt(-a[0] % P)
            if d is not None and a[1] == 0:
                return (0, d)
    return None


# ---- curves: one group law over either field -----------------------------------------------------


class Curve:
    """y^2 = x^3 + b over fp or fp2."""

    def __init__(self, b, zero, add, sub, mul, inv, sqrt, larger, cofactor):
        self.b, self.zero = b, zero
        self.fadd, self.fsub, self.fmul, self.finv, self.fsqrt = add, sub, mul, inv, sqrt
        self.larger = larger  # of a field element: is it the larger of the pair {y, -y}
        self.order = cofactor * R
        self.generator = None

    def fneg(self, a):
        return self.fsub(self.zero, a)

    def on_curve(self, a):
        if a is None:
            return True
        x, y = a
        return self.fmul(y, y) == self.fadd(self.fmul(self.fmul(x, x), x), self.b)

    def neg(self, a):
        return None if a is None else (a[0], self.fneg(a[1]))

    def add(self, a, b):
        if a is None:
            return b
        if b is None:
            return a
        (x1, y1), (x2, y2) = a, b
        if x1 == x2:
            if y1 != y2 or y1 == self.zero:
                return None
            xx = self.fmul(x1, x1)
            top, bottom = self.fadd(xx, self.fadd(xx, xx)), self.fadd(y1, y1)
        else:
            top, bottom = self.fsub(y2, y1), self.fsub(x2, x1)
        slope = self.fmul(top, self.finv(bottom))
        x3 = self.fsub(self.fsub(self.fmul(slope, slope), x1), x2)
        return (x3, self.fsub(self.fmul(slope, self.fsub(x1, x3)), y1))

    def mul(self, k, a):
        if k < 0:
            return self.mul(-k, self.neg(a))
        out = None
        while k:
            if k & 1:
                out = self.add(out, a)
            a = self.add(a, a)
            k >>= 1
        return out

    def in_subgroup(self, a):
        return self.mul(R, a) is None

    def lift(self, x):
        """The point with this x and the smaller y; None if there is none."""
        y = self.fsqrt(self.fadd(self.fmul(self.fmul(x, x), x), self.b))
        if y is None:
            return None
        return (x, self.fneg(y) if self.larger(y) else y)


def _fp2_larger(a):
    return a[1] > (P - 1) // 2 if a[1] else a[0] > (P - 1) // 2


G1 = Curve(
    4,
    0,
    lambda a, b: (a + b) % P,
    lambda a, b: (a - b) % P,
    lambda a, b: a * b % P,
    lambda a: pow(a, -1, P),
    fp_sqrt,
    lambda a: a > (P - 1) // 2,
    H1,
)
G2 = Curve(
    (4, 4), (0, 0), fp2_add, fp2_sub, fp2_mul, fp2_inv, fp2_sqrt, _fp2_larger, H2
)


def _generator(curve, cofactor, element):
    """As the curve's first implementation (the pairing crate of zcash) defines it: the smallest x
    on the curve, its smaller y, times the cofactor; the next x if that is infinity."""
    x = 0
    while True:
        point = curve.lift(element(x))
        point = curve.mul(cofactor, point) if point else None
        if point is not None:
            return point
        x += 1


G1.generator = _generator(G1, H1, lambda x: x)
G2.generator = _generator(G2, H2, lambda x: (x, 0))
assert G1.in_subgroup(G1.generator) and G2.in_subgroup(G2.generator)


# ---- fp12 and the pairing, by the definition -----------------------------------------------------

FP12_ONE = [1] + [0] * 11


def fp12_mul(a, b):
    t = [0] * 23
    for i, ai in enumerate(a):
        if ai:
            for j, bj in enumerate(b):
                t[i + j] += ai * bj
    for i in range(22, 11, -1):  # w^12 = 2 w^6 - 2
        t[i - 6] += 2 * t[i]
        t[i - 12] -= 2 * t[i]
    return [c % P for c in t[:12]]


def fp12_pow(a, e):
    out = FP12_ONE
    for bit in bin(e)[2:]:
        out = fp12_mul(out, out)
        if bit == "1":
            out = fp12_mul(out, a)
    return out


def fp12_from_fp2(a, power):
    """a w^power for 0 <= power <= 5, with u = w^6 - 1."""
    out = [0] * 12
    out[power] = (a[0] - a[1]) % P
    out[power + 6] = a[1]
    return out


def fp12_tower(a):
    """The coefficients over fp2 of w^0 ... w^5."""
    return [((a[i] + a[i + 6]) % P, a[i + 6]) for i in range(6)]


def _line(a, b, point):
    """The line through the untwisted a and b (the tangent for a = b) at a point of G1, a + b not
    infinity. Untwist: (x, y) -> (x w^-2, y w^-3), so a slope s of the twist becomes s w^-1."""
    if a == b:
        xx = fp2_mul(a[0], a[0])
        slope = fp2_mul(fp2_mul((3, 0), xx), fp2_inv(fp2_add(a[1], a[1])))
    else:
        slope = fp2_mul(fp2_sub(b[1], a[1]), fp2_inv(fp2_sub(b[0], a[0])))
    xi_inv = fp2_inv(XI)
    # y_P - s w^-1 x_P + (s x_a - y_a) w^-3, with w^-1 = w^5/XI and w^-3 = w^3/XI
    by_x = fp12_from_fp2(fp2_mul(xi_inv, fp2_mul(slope, (-point[0] % P, 0))), 5)
    rest = fp12_from_fp2(fp2_mul(xi_inv, fp2_sub(fp2_mul(slope, a[0]), a[1])), 3)
    out = [(c + d) % P for c, d in zip(by_x, rest)]
    out[0] = (out[0] + point[1]) % P
    return out


def pairing(p, q):
    """The reduced ate pairing f_{x,Q}(P)^((p^12 - 1)/r). x is negative: f_x = 1/f_|x| up to factors
    that the final exponentiation sends to 1."""
    if p is None or q is None:
        return FP12_ONE
    f, t = FP12_ONE, q
    for bit in bin(-X)[3:]:
        f = fp12_mul(fp12_mul(f, f), _line(t, t, p))
        t = G2.add(t, t)
        if bit == "1":
            f = fp12_mul(f, _line(t, q, p))
            t = G2.add(t, q)
    reduced = fp12_pow(f, (P**12 - 1) // R)
    return fp12_pow(reduced, R - 1)  # its inverse
