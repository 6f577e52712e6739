#!/usr/bin/env python3
"""Writes tests/vectors/field/field.json from plain Python integers.

    gen/field_vectors.py [--check] [DIRECTORY]

Without --check the file is written; with it it is compared, and the exit status says whether it is
up to date. Elements are canonical big-endian hex, those of towers their coefficients one after
another, c0 first. fp6 and fp12 are computed as polynomials in w (bls12_381.py), not as towers.

  limbs   per prime field: edge patterns of the words that hold an element, "words" (big-endian hex,
          below the modulus), and "mul", the row-by-row lower triangle of a b / 2^(64 n) mod m
  FIELD   cases of that field: a, b and what the operations give
  wide    512-bit integers (big-endian) modulo r
"""
import hashlib
import json
import os
import sys

from bls12_381 import (
    P,
    R,
    fp2_add,
    fp2_inv,
    fp2_mul,
    fp2_sqrt,
    fp2_sub,
    fp12_from_fp2,
    fp12_mul,
    fp12_pow,
    fp12_tower,
    fp_sqrt,
)

WIDTH = {"fr": 64, "fp": 96}


def integer(label, bound):
    out = b""
    for i in range(2):
        out += hashlib.sha512(b"cuzk field vectors 1 %d " % i + label.encode("ascii")).digest()
    return int.from_bytes(out, "big") % bound


def text(values, field="fp"):
    return "".join("%0*x" % (WIDTH[field], v) for v in values)


# ---- words that hold an element ------------------------------------------------------------------


def word_patterns(modulus, count):
    bits = modulus.bit_length()
    ones = 2**64 - 1
    out = {0, 1, 2, modulus - 1, modulus - 2, (modulus - 1) // 2, (modulus + 1) // 2}
    out |= {2**k for k in (31, 32, 63, 64, 65, 127, 128, 192, bits - 2, bits - 1)}
    out |= {2**k - 1 for k in (32, 64, 128, 192, bits - 1)}
    out |= {ones << (64 * i) for i in range(count - 1)}
    out |= {modulus - 2 ** (64 * i) for i in range(1, count)}
    out |= {(modulus >> (64 * i)) << (64 * i) for i in range(1, count)}
    out |= {((modulus >> (64 * i)) << (64 * i)) - 1 for i in range(1, count)}
    one = 2 ** (64 * count) % modulus  # makes every pattern a result too
    out |= {one, modulus - one}
    return sorted(v for v in out if 0 <= v < modulus)


def limb_cases(field, modulus, count):
    patterns = word_patterns(modulus, count)
    shift = pow(2 ** (64 * count), -1, modulus)
    rows = []
    for i, a in enumerate(patterns):
        rows.append(text([a * b * shift % modulus for b in patterns[: i + 1]], field))
    return {"words": [text([v], field) for v in patterns], "mul": rows}


# ---- prime fields --------------------------------------------------------------------------------


def prime_values(field, modulus):
    edges = [0, 1, 2, 3, modulus - 1, modulus - 2, (modulus - 1) // 2, (modulus + 1) // 2]
    edges += [2**k % modulus for k in (64, 128, 256, 384, 512)]
    edges += [pow(2 ** (64 * k), -1, modulus) for k in (1, 4, 6)]
    return edges + [integer("%s %d" % (field, i), modulus) for i in range(24)]


def prime_cases(field, modulus):
    values = prime_values(field, modulus)
    out = []
    for i, a in enumerate(values):
        b = values[(7 * i + 3) % len(values)]
        case = {
            "a": a,
            "b": b,
            "add": (a + b) % modulus,
            "sub": (a - b) % modulus,
            "neg": -a % modulus,
            "dbl": 2 * a % modulus,
            "mul": a * b % modulus,
            "sqr": a * a % modulus,
            "inv": pow(a, -1, modulus) if a else 0,
        }
        case = {k: text([v], field) for k, v in case.items()}
        if field == "fp":
            root = fp_sqrt(a)
            case["sqrt"] = "" if root is None else text([min(root, P - root) if root else 0])
            case["larger"] = a > (P - 1) // 2
        out.append(case)
    return out


# ---- towers --------------------------------------------------------------------------------------


def fp2_cases():
    values = [(0, 0), (1, 0), (0, 1), (P - 1, 0), (0, P - 1), (P - 1, P - 1)]
    values += [(1, 1), (4, 0), (0, 2)]
    values += [(integer("fp2 0", P), 0), (0, integer("fp2 1", P))]
    values += [(integer("fp2 a%d" % i, P), integer("fp2 b%d" % i, P)) for i in range(16)]
    out = []
    for i, a in enumerate(values):
        b = values[(5 * i + 2) % len(values)]
        s = b[0]
        case = {
            "a": a,
            "b": b,
            "add": fp2_add(a, b),
            "sub": fp2_sub(a, b),
            "neg": fp2_sub((0, 0), a),
            "dbl": fp2_add(a, a),
            "mul": fp2_mul(a, b),
            "mul_fp": fp2_mul(a, (s, 0)),
            "sqr": fp2_mul(a, a),
            "mul_xi": fp2_mul(a, (1, 1)),
            "conj": (a[0], -a[1] % P),
            "inv": fp2_inv(a) if a != (0, 0) else a,
        }
        case = {k: text(v) for k, v in case.items()}
        case["square"] = fp2_sqrt(a) is not None
        case["larger"] = (a[1] or a[0]) > (P - 1) // 2
        out.append(case)
    return out


def from_tower(c):
    """fp6 or fp12 from its coefficients over fp: power of w of c[2 i], c[2 i + 1] u."""
    powers = [0, 2, 4, 1, 3, 5]
    out = [0] * 12
    for i in range(len(c) // 2):
        part = fp12_from_fp2((c[2 * i], c[2 * i + 1]), powers[i])
        out = [(x + y) % P for x, y in zip(out, part)]
    return out


def to_tower(a, count):
    by_power = fp12_tower(a)
    out = []
    for power in [0, 2, 4, 1, 3, 5][: count // 2]:
        out += by_power[power]
    assert from_tower(out) == a
    return out


def poly_inv(a):
    """Solves a x = 1 as twelve linear equations, by elimination."""
    columns = []
    for i in range(12):
        unit = [0] * 12
        unit[i] = 1
        columns.append(fp12_mul(a, unit))
    rows = [[columns[j][i] for j in range(12)] + [int(i == 0)] for i in range(12)]
    for i in range(12):
        pivot = next(k for k in range(i, 12) if rows[k][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        scale = pow(rows[i][i], -1, P)
        rows[i] = [v * scale % P for v in rows[i]]
        for k in range(12):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [(v - factor * w) % P for v, w in zip(rows[k], rows[i])]
    return [row[12] for row in rows]


def tower_values(count):
    some = [[integer("fp%d %d %d" % (count, k, i), P) for i in range(count)] for k in range(6)]
    zero, one = [0] * count, [1] + [0] * (count - 1)
    units = [[int(i == k) for i in range(count)] for k in range(1, count)]
    return [zero, one, [P - 1] * count] + units + some


def tower_cases(count):
    values = tower_values(count)
    out = []
    for i, a in enumerate(values):
        b = values[(5 * i + 4) % len(values)]
        x, y = from_tower(a), from_tower(b)
        case = {
            "a": a,
            "b": b,
            "mul": to_tower(fp12_mul(x, y), count),
            "sqr": to_tower(fp12_mul(x, x), count),
            "inv": to_tower(poly_inv(x), count) if any(a) else a,
        }
        if count == 6:
            case["add"] = [(v + w) % P for v, w in zip(a, b)]
            case["sub"] = [(v - w) % P for v, w in zip(a, b)]
            case["neg"] = [-v % P for v in a]
            case["mul_v"] = to_tower(fp12_mul(x, from_tower([0, 0, 1, 0, 0, 0])), count)
        else:
            sparse = b[:4] + [0] * 4 + b[8:10] + [0] * 2
            case["mul_014"] = to_tower(fp12_mul(x, from_tower(sparse)), count)
            case["conj"] = a[:6] + [-v % P for v in a[6:]]
            if i >= len(values) - 3 or i < 3:
                assert to_tower(fp12_pow(x, P**6), count) == case["conj"]
                for k in (1, 2, 3):
                    case["frobenius%d" % k] = to_tower(fp12_pow(x, P**k), count)
        out.append({k: text(v) for k, v in case.items()})
    return out


# ---- the file ------------------------------------------------------------------------------------


def wide_cases():
    values = [0, 1, R - 1, R, R + 1, 2**256 - 1, 2**256, 2**511, 2**512 - 1]
    values += [R << 256, (R << 257) - 1]
    values += [integer("wide %d" % i, 2**512) for i in range(16)]
    return [{"in": "%0128x" % v, "out": text([v % R], "fr")} for v in values]


def content():
    document = {
        "limbs": {"fr": limb_cases("fr", R, 4), "fp": limb_cases("fp", P, 6)},
        "fr": prime_cases("fr", R),
        "fp": prime_cases("fp", P),
        "fp2": fp2_cases(),
        "fp6": tower_cases(6),
        "fp12": tower_cases(12),
        "wide": wide_cases(),
    }
    return json.dumps(document, indent=0, separators=(",", ":")) + "\n"


def main(arguments):
    check = "--check" in arguments
    rest = [a for a in arguments if a != "--check"]
    here = os.path.dirname(os.path.abspath(__file__))
    folder = rest[0] if rest else os.path.join(here, "..", "tests", "vectors", "field")
    path = os.path.join(folder, "field.json")
    if check:
        with open(path, encoding="ascii") as f:
            if f.read() != content():
                print("%s differs from what gen/field_vectors.py makes" % path)
                return 1
        return 0
    os.makedirs(folder, exist_ok=True)
    with open(path, "w", encoding="ascii") as f:
        f.write(content())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
