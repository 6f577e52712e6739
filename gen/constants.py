#!/usr/bin/env python3
"""Writes src/field/constants.h and src/field/constants.c.

    gen/constants.py [--check] [DIRECTORY]

Without --check the two files in DIRECTORY (default: src/field beside this script's parent) are
written; with it they are compared and the exit status says whether they are up to date.
"""
import os
import sys

Z = -0xD201000000010000  # the parameter x of BLS12-381; everything else follows from it
R = Z**4 - Z**2 + 1
P = (Z - 1) ** 2 * R // 3 + Z
FR_GENERATOR = 7
FR_TWO_ADICITY = 32

FR = ("fr", 4, R)
FP = ("fp", 6, P)
INV_STEPS = 31  # of the binary gcd, at a time


def inv_rounds(modulus):
    return -(-(2 * modulus.bit_length() - 1) // INV_STEPS)


def inv_factor(field):
    """y = x R, v = 2^(-(64 - 31) rounds) / y; times this in Montgomery form it is R / x."""
    _, count, modulus = field
    return 2 ** (64 * count * 2 + (64 - INV_STEPS) * inv_rounds(modulus)) % modulus


def limbs(value, count):
    return [(value >> (64 * i)) & (2**64 - 1) for i in range(count)]


def braced(value, count, indent="    "):
    words = ["0x%016xULL" % w for w in limbs(value, count)]
    lines = [", ".join(words[i : i + 2]) for i in range(0, count, 2)]
    return "{" + (",\n" + indent).join(lines) + "}"


def mont(value, field):
    _, count, modulus = field
    return value * 2 ** (64 * count) % modulus


def element(value, field, indent="    "):
    return "{" + braced(mont(value, field), field[1], indent) + "}"


def element2(value, indent="    "):
    inner = indent + " "
    return (
        "{" + element(value[0], FP, inner) + ",\n" + indent + element(value[1], FP, inner) + "}"
    )


def fp2_mul(a, b):
    return ((a[0] * b[0] - a[1] * b[1]) % P, (a[0] * b[1] + a[1] * b[0]) % P)


def fp2_pow(a, e):
    out = (1, 0)
    while e:
        if e & 1:
            out = fp2_mul(out, a)
        a = fp2_mul(a, a)
        e >>= 1
    return out


def frobenius(k, i):
    """w^(i (p^k - 1)) with w^6 = u + 1."""
    return fp2_pow((1, 1), i * (P**k - 1) // 6)


def header():
    out = [
        "/* Constants of the fields; gen/constants.py writes them, with --check it compares. */",
        "/* clang-format off */",
        "#ifndef CUZK_FIELD_CONSTANTS_H",
        "#define CUZK_FIELD_CONSTANTS_H",
        "",
        '#include "field/field.h"',
        "",
    ]

    def array(name, value, count, comment):
        out.append("/* %s */" % comment)
        out.append("static const uint64_t %s[%d] = %s;" % (name, count, braced(value, count)))

    def word(name, value, comment):
        out.append("/* %s */" % comment)
        out.append("#define %s 0x%016xULL" % (name, value))

    array("FR_MODULUS", R, 4, "r = x^4 - x^2 + 1, x = -0xd201000000010000")
    array("FR_MODULUS_TWICE", 2 * R, 4, "2 r: the bound of lazily reduced values")
    word("FR_NEG_INV", -pow(R, -1, 2**64) % 2**64, "-1/r mod 2^64")
    array("FP_MODULUS", P, 6, "p = (x - 1)^2 r / 3 + x")
    word("FP_NEG_INV", -pow(P, -1, 2**64) % 2**64, "-1/p mod 2^64")
    array("FP_HALF", (P - 1) // 2, 6, "(p - 1)/2")
    out.append("")
    out.append("/* inversion: ceil((2 len(m) - 1)/31) rounds of 31 steps */")
    out.append("#define FR_INV_ROUNDS %d" % inv_rounds(R))
    out.append("#define FP_INV_ROUNDS %d" % inv_rounds(P))
    array("FR_EXP_INV", R - 2, 4, "r - 2: Fermat's inverse")
    array("FP_EXP_INV", P - 2, 6, "p - 2")
    array("FP_EXP_SQRT", (P + 1) // 4, 6, "(p + 1)/4: p = 3 mod 4")
    out.append("")
    for name, text in (
        ("fr FR_R2", "2^512 mod r: into Montgomery form"),
        ("fr FR_R3", "2^768 mod r"),
        ("fr FR_INV_FACTOR", "the element 2^(512 + 33 rounds)"),
        ("fp FP_R2", "2^768 mod p"),
        ("fp FP_INV_FACTOR", "the element 2^(768 + 33 rounds)"),
        ("fp FP_HALF_INV", "1/2"),
        ("fp2 FROBENIUS[3][6]", "[k-1][i] = (u + 1)^(i (p^k - 1)/6)"),
    ):
        out.append("extern const %s; /* %s */" % (name, text))
    out += ["", "#endif", ""]
    return "\n".join(out)


def source():
    out = [
        "/* Constants of the fields in Montgomery form; written by gen/constants.py. */",
        "/* clang-format off */",
        '#include "field/constants.h"',
        "",
    ]

    def plain(kind, name, value, comment):
        field = FR if kind == "fr" else FP
        out.append("/* %s */" % comment)
        out.append("const %s %s = %s;" % (kind, name, element(value, field)))

    two_fr, two_fp = 2**256, 2**384
    root = pow(FR_GENERATOR, (R - 1) >> FR_TWO_ADICITY, R)
    assert pow(root, 2 ** (FR_TWO_ADICITY - 1), R) == R - 1
    out.append("const fr FR_ZERO = {{0}};")
    plain("fr", "FR_ONE", 1, "1, that is 2^256 mod r")
    plain("fr", "FR_GENERATOR", FR_GENERATOR, "7")
    plain("fr", "FR_ROOT", root, "7^((r - 1)/2^32) = 0x%064x" % root)
    plain("fr", "FR_R2", two_fr, "2^512 mod r: the element 2^256")
    plain("fr", "FR_R3", two_fr**2, "2^768 mod r: the element 2^512")
    plain("fr", "FR_INV_FACTOR", inv_factor(FR), "the element 2^(512 + 33 * %d)" % inv_rounds(R))
    out.append("")
    out.append("const fp FP_ZERO = {{0}};")
    plain("fp", "FP_ONE", 1, "1, that is 2^384 mod p")
    plain("fp", "FP_R2", two_fp, "2^768 mod p: the element 2^384")
    plain("fp", "FP_INV_FACTOR", inv_factor(FP), "the element 2^(768 + 33 * %d)" % inv_rounds(P))
    plain("fp", "FP_HALF_INV", pow(2, -1, P), "1/2 = (p + 1)/2")
    out.append("")
    one = element(1, FP)
    out.append("const fp2 FP2_ZERO = {{{0}}, {{0}}};")
    out.append("const fp2 FP2_ONE = {%s, {{0}}};" % one)
    out.append("const fp12 FP12_ONE = {")
    out.append("    {{%s, {{0}}}, {{{0}}, {{0}}}, {{{0}}, {{0}}}}," % element(1, FP, "       "))
    out.append("    {{{{0}}, {{0}}}, {{{0}}, {{0}}}, {{{0}}, {{0}}}}};")
    out.append("")
    out.append("/* [k-1][i] = (u + 1)^(i (p^k - 1)/6), which is w^(p^k i) / w^i. */")
    out.append("const fp2 FROBENIUS[3][6] = {")
    for k in (1, 2, 3):
        rows = [element2(frobenius(k, i), "      ") for i in range(6)]
        out.append("    {" + ",\n     ".join(rows) + "}" + ("," if k < 3 else ""))
    out.append("};")
    out.append("")
    return "\n".join(out)


def main(arguments):
    check = "--check" in arguments
    rest = [a for a in arguments if a != "--check"]
    here = os.path.dirname(os.path.abspath(__file__))
    folder = rest[0] if rest else os.path.join(here, "..", "src", "field")
    stale = 0
    for name, text in (("constants.h", header()), ("constants.c", source())):
        path = os.path.join(folder, name)
        if not check:
            with open(path, "w", encoding="ascii") as f:
                f.write(text)
            continue
        with open(path, encoding="ascii") as f:
            if f.read() != text:
                print("%s differs from what gen/constants.py makes" % path)
                stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
