#!/usr/bin/env python3
"""Writes tests/vectors/msm/msm.json from plain Python integers.

    gen/msm_vectors.py [--check] [DIRECTORY]

Without --check the file is written; with it it is compared, and the exit status says whether it is
up to date. Points are x, then y, canonical big-endian hex, fp2 as c1 then c0 (the uncompressed
encoding without flags); infinity is "". Scalars are canonical big-endian hex.

  small   per group: a point of small order outside the subgroup, and its order
  sums    per group: points, scalars, and sum = k_0 P_0 + k_1 P_1 + ...; the scalars are integers,
          points may repeat, be opposite, infinite, or outside the subgroup
"""
import hashlib
import json
import os
import sys

from bls12_381 import G1, G2, R

SMALL = {"g1": 33, "g2": 299}  # 3 * 11 and 13 * 23 divide the cofactors
X_ABS = 0xD201000000010000


def integer(label):
    out = b""
    for i in range(2):
        out += hashlib.sha512(b"cuzk msm vectors 1 %d " % i + label.encode("ascii")).digest()
    return int.from_bytes(out, "big") % R


def coordinate(value):
    if isinstance(value, tuple):
        return "%096x%096x" % (value[1], value[0])
    return "%096x" % value


def point(p):
    return "" if p is None else coordinate(p[0]) + coordinate(p[1])


def element(group, value):
    return value if group == "g1" else (value, 0)


def small_point(group, curve):
    """A multiple of the first point on the curve for which that has the order wanted."""
    order = SMALL[group]
    primes = [q for q in range(2, order) if order % q == 0 and all(q % d for d in range(2, q))]
    x = 0
    while True:
        x += 1
        p = curve.lift(element(group, x))
        if p is None:
            continue
        # the part of p whose order divides a power of `order`, then down to `order` itself
        cofactor = curve.order
        for q in primes:
            while cofactor % q == 0:
                cofactor //= q
        p = curve.mul(cofactor, p)
        for q in primes:
            while curve.mul(order, p) is not None and curve.mul(order // q, curve.mul(q, p)):
                p = curve.mul(q, p)
        if curve.mul(order, p) is None and all(curve.mul(order // q, p) for q in primes):
            return p


def terms(group, curve, small):
    """Lists of (point, scalar)."""
    g = [curve.mul(integer("%s point %d" % (group, i)), curve.generator) for i in range(12)]
    k = [integer("%s scalar %d" % (group, i)) for i in range(12)]
    edges = [0, 1, R - 1, 2, R - 2, X_ABS**2 - 1, X_ABS**2, R // 2, R // 2 + 1, 1 << 254, 3, k[0]]
    yield list(zip(g, k))
    yield list(zip(g, edges))
    yield [(small, k[0])]
    yield [(g[0], k[0])] * 3  # jolt pull request 322
    yield [(g[0], k[0]), (curve.neg(g[0]), k[0])] * 5
    yield [(p if i % 3 else None, e) for i, (p, e) in enumerate(zip(g, edges))]
    yield [(curve.add(p, curve.mul(i, small)), e) for i, (p, e) in enumerate(zip(g, edges))]
    yield [(curve.mul(i + 1, small), e) for i, e in enumerate(edges + k)]
    yield [(None, e) for e in k]


def total(curve, list_of_terms):
    out = None
    for p, k in list_of_terms:
        out = curve.add(out, curve.mul(k, p))
    return out


def content():
    document = {"small": {}, "sums": {}}
    for group, curve in (("g1", G1), ("g2", G2)):
        small = small_point(group, curve)
        document["small"][group] = {"order": SMALL[group], "point": point(small)}
        document["sums"][group] = [
            {
                "points": [point(p) for p, _ in t],
                "scalars": ["%064x" % k for _, k in t],
                "sum": point(total(curve, t)),
            }
            for t in terms(group, curve, small)
        ]
    return json.dumps(document, indent=0, separators=(",", ":")) + "\n"


def main(arguments):
    check = "--check" in arguments
    rest = [a for a in arguments if a != "--check"]
    here = os.path.dirname(os.path.abspath(__file__))
    folder = rest[0] if rest else os.path.join(here, "..", "tests", "vectors", "msm")
    path = os.path.join(folder, "msm.json")
    if check:
        with open(path, encoding="ascii") as f:
            if f.read() != content():
                print("%s differs from what gen/msm_vectors.py makes" % path)
                return 1
        return 0
    os.makedirs(folder, exist_ok=True)
    with open(path, "w", encoding="ascii") as f:
        f.write(content())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
