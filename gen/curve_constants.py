#!/usr/bin/env python3
"""Writes src/curve/curve_constants.c: generators, curve coefficients and endomorphisms.

    gen/curve_constants.py [--check] [FILE]

Without --check the file is written; with it it is compared, and the exit status says whether it is
up to date. What the C code relies on is derived and checked here first:

beta    a primitive cube root of 1 in fp. phi(x, y) = (beta x, y) is an endomorphism of E with
        phi^2 + phi + 1 = 0. Of the two roots the one with phi = -x^2 on G1 is taken (the other one
        gives x^2 - 1).
        Membership: phi(P) = -x^2 P alone implies (x^4 - x^2 + 1) P = r P = O.
psi     untwist, p-power, twist: psi(x, y) = (conj(x) XI^-((p-1)/3), conj(y) XI^-((p-1)/2)), with
        psi^2 - (x + 1) psi + p = 0 on E'(fp2) and psi = p = x on G2.
        Membership: psi(Q) = x Q implies (p - x) Q = h1 r Q = O; the order of Q also divides h2 r,
        and gcd(h1, h2) = 1, so r Q = O.
(Scott, "A note on group membership tests for G1, G2 and GT on BLS pairing-friendly curves", 2021;
Bowe, "Faster subgroup checks for BLS12-381", 2019.)
"""
import math
import os
import sys

from bls12_381 import G1, G2, H1, H2, P, R, X, XI, fp2_conj, fp2_inv, fp2_mul, fp2_pow


def phi(beta, a):
    return None if a is None else (beta * a[0] % P, a[1])


def find_beta():
    root = pow(2, (P - 1) // 3, P)
    assert root != 1 and pow(root, 3, P) == 1
    wanted = G1.mul(-(X**2), G1.generator)
    matches = [b for b in (root, root * root % P) if phi(b, G1.generator) == wanted]
    assert len(matches) == 1
    return matches[0]


PSI_X = fp2_inv(fp2_pow(XI, (P - 1) // 3))
PSI_Y = fp2_inv(fp2_pow(XI, (P - 1) // 2))


def psi(a):
    if a is None:
        return None
    return (fp2_mul(fp2_conj(a[0]), PSI_X), fp2_mul(fp2_conj(a[1]), PSI_Y))


def sample_points(curve, element, count):
    """Points with small x: almost all of them outside the subgroup."""
    points, x = [], 0
    while len(points) < count:
        point = curve.lift(element(x))
        x += 1
        if point:
            points.append(point)
    return points


def check(beta):
    """The identities of the text above, and the two criteria against r P = O on points inside and
    outside the subgroup."""
    assert math.gcd(H1, H2) == 1 and P - X == H1 * R
    assert bin(-X).count("1") == 6  # mul_by_x_abs of the C code: 5 additions
    hard_part = (P**4 - P**2 + 1) // R  # of the final exponentiation, pairing.c
    assert 3 * hard_part == (X - 1) ** 2 * (X + P) * (X**2 + P**2 - 1) + 3
    for a in sample_points(G1, lambda x: x, 6) + [G1.generator, G1.mul(5, G1.generator)]:
        assert G1.add(G1.add(phi(beta, phi(beta, a)), phi(beta, a)), a) is None
        for point in (a, G1.mul(H1, a), G1.mul(R, a), G1.mul(11 * R, a)):
            criterion = phi(beta, point) == G1.mul(-(X**2), point)
            assert criterion == G1.in_subgroup(point)
    for a in sample_points(G2, lambda x: (x, 1), 4) + [G2.generator, G2.mul(5, G2.generator)]:
        twice = psi(psi(a))
        assert G2.add(G2.add(twice, G2.mul(-(X + 1), psi(a))), G2.mul(P, a)) is None
        for point in (a, G2.mul(H2, a), G2.mul(R, a), G2.mul(13 * R, a)):
            assert (psi(point) == G2.mul(X, point)) == G2.in_subgroup(point)


def words(value):
    mont = value * 2**384 % P
    limbs = ["0x%016x" % (mont >> (64 * i) & (2**64 - 1)) for i in range(6)]
    return "{{%s,\n      %s}}" % (", ".join(limbs[:3]), ", ".join(limbs[3:]))


def element(value):
    if isinstance(value, tuple):
        return "{%s,\n     %s}" % (words(value[0]), words(value[1]))
    return words(value)


def source():
    beta = find_beta()
    check(beta)
    out = [
        "/* Constants of the curves, Montgomery form; written by gen/curve_constants.py, which",
        " * derives and checks each. */",
        '#include "curve/curve_constants.h"',
        "",
        "/* clang-format off */",
    ]

    def constant(kind, name, text, comment):
        out.append("/* %s */" % comment)
        out.append("const %s %s =\n    %s;" % (kind, name, text))

    def point(kind, name, value, comment):
        text = "{%s,\n     %s}" % (element(value[0]), element(value[1]))
        constant(kind, name, text, comment)

    rule = "(smallest x on the curve, smaller y) times the cofactor; the first that is not infinity"
    point("g1_aff", "G1_GENERATOR", G1.generator, rule)
    point("g2_aff", "G2_GENERATOR", G2.generator, rule)
    out.append("/* (0, 0): on neither curve */")
    out.append("const g1_aff G1_INFINITY = {{{0}}, {{0}}};")
    out.append("const g2_aff G2_INFINITY = {{{{0}}, {{0}}}, {{{0}}, {{0}}}};")
    constant("fp", "G1_B", element(G1.b), "4")
    constant("fp2", "G2_B", element(G2.b), "4 (u + 1)")
    constant("fp", "G1_BETA", element(beta), "cube root of 1 with (beta x, y) = -x^2 (x, y) on G1")
    constant("fp2", "G2_PSI_X", element(PSI_X), "(u + 1)^-((p - 1)/3)")
    constant("fp2", "G2_PSI_Y", element(PSI_Y), "(u + 1)^-((p - 1)/2)")
    out += ["/* clang-format on */", ""]
    return "\n".join(out)


def main(arguments):
    rest = [a for a in arguments if a != "--check"]
    here = os.path.dirname(os.path.abspath(__file__))
    path = rest[0] if rest else os.path.join(here, "..", "src", "curve", "curve_constants.c")
    text = source()
    if len(rest) == len(arguments):
        with open(path, "w", encoding="ascii") as f:
            f.write(text)
        return 0
    with open(path, encoding="ascii") as f:
        same = f.read() == text
    if not same:
        print("%s differs from what gen/curve_constants.py makes" % path)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
