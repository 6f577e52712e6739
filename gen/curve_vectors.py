#!/usr/bin/env python3
"""Writes tests/vectors/curve/points.json and pairing.json from plain Python integers.

    gen/curve_vectors.py [--check] [DIRECTORY]

Without --check the files are written; with it they are compared, and the exit status says whether
they are up to date. Coordinates are canonical big-endian hex, fp2 as c1 then c0; infinity is "".
"""
import hashlib
import json
import os
import sys

from bls12_381 import G1, G2, P, R, X, fp12_pow, fp12_tower, pairing

LAMBDA = X**2 - 1  # a root of z^2 + z + 1 mod r
FLAG_NAMES = ((0x80, "compressed"), (0x40, "infinity"), (0x20, "larger"))


def scalar(label):
    digest = hashlib.sha256(b"cuzk curve vectors 1" + label.encode("ascii")).digest()
    return int.from_bytes(digest, "big") % R


def coordinate(value):
    if isinstance(value, tuple):
        return "%096x%096x" % (value[1], value[0])
    return "%096x" % value


def point(a):
    return "" if a is None else coordinate(a[0]) + coordinate(a[1])


def width(curve):
    return 48 if curve is G1 else 96


def element(curve, c0, c1=0):
    return c0 if curve is G1 else (c0, c1)


# ---- group law -----------------------------------------------------------------------------------


def outside_points(curve, count):
    """Points with small x outside the subgroup; on G1 the first is (0, 2), of order 3."""
    points, x = [], 0
    while len(points) < count:
        a = curve.lift(element(curve, x))
        if a and not curve.in_subgroup(a):
            points.append(a)
        x += 1
    return points


def multiples(curve):
    scalars = list(range(0, 9)) + [15, 16, 17, 31, 32, 33, 63, 64]
    scalars += [R - 2, R - 1, R, R + 1, 2**64, 2**128 - 1, 2**255, 2**256 - 1]
    scalars += [LAMBDA - 1, LAMBDA, LAMBDA + 1, -X, X * X, scalar("k0"), scalar("k1")]
    outside = outside_points(curve, 2)[1]
    out = []
    for base in (curve.generator, outside):
        for k in scalars:
            out.append({"base": point(base), "k": "%064x" % k, "out": point(curve.mul(k, base))})
    return out


def sums(curve):
    """Every kind of pair: different, equal, opposite, with infinity; inside and outside."""
    g = curve.generator
    some = [curve.mul(scalar("sum%d" % i), g) for i in range(4)] + outside_points(curve, 3)
    pairs = [(a, b) for a in some[:4] for b in some[3:]]
    pairs += [(a, a) for a in some] + [(a, curve.neg(a)) for a in some]
    pairs += [(a, None) for a in some] + [(None, a) for a in some] + [(None, None)]
    return [
        {
            "a": point(a),
            "b": point(b),
            "sum": point(curve.add(a, b)),
            "difference": point(curve.add(a, curve.neg(b))),
        }
        for a, b in pairs
    ]


def of_order(curve, order, prime_powers, start):
    """A point of exactly this order: a small-x point times what is left of the curve's order. The
    exponent of the group may be smaller than its order, so the candidate is tried on all counts."""
    x = start
    while True:
        a = curve.lift(element(curve, x))
        x += 1
        if a is None:
            continue
        rest = curve.order
        for q in prime_powers:
            while rest % q == 0:
                rest //= q
        a = curve.mul(rest, a)
        for q in prime_powers:  # bring the q-part down to exactly q
            while curve.mul(order, a) is not None and curve.mul(order * q, a) is not None:
                a = curve.mul(q, a)
        while a is not None and curve.mul(order, a) is not None:
            a = curve.mul(prime_powers[0], a)
        if a is not None and all(curve.mul(order // q, a) is not None for q in prime_powers):
            return a, x


def small_group(curve, generators, orders):
    """All points i g + j h, index i n + j, for generators g, h of orders m, n."""
    (g, h), (m, n) = generators, orders
    table = []
    for i in range(m):
        for j in range(n):
            table.append(curve.add(curve.mul(i, g), curve.mul(j, h)))
    assert len(set(table)) == m * n
    return {"orders": [m, n], "points": [point(a) for a in table]}


def small_groups(curve):
    """Subgroups of small order of the real curve: their whole addition tables can be tried.
    h1 = 3 · 11^2 · ..., h2 = 13^2 · 23^2 · ...; E(Fp) holds the full 11-torsion."""
    if curve is G2:
        out = []
        for q in (13, 23):
            a, _ = of_order(curve, q, [q], 0)
            out.append(small_group(curve, (a, None), (q, 1)))
        return out
    a, _ = of_order(curve, 33, [3, 11], 1)
    groups = [small_group(curve, (a, None), (33, 1))]
    g, x = of_order(curve, 11, [11], 1)
    span = [curve.mul(i, g) for i in range(11)]
    h = g
    while h in span:
        h, x = of_order(curve, 11, [11], x)
    groups.append(small_group(curve, (g, h), (11, 11)))
    return groups


# ---- encodings -----------------------------------------------------------------------------------


def encode(curve, a, compressed):
    size = width(curve)
    if a is None:
        first = 0xC0 if compressed else 0x40
        return bytes([first]) + bytes((size if compressed else 2 * size) - 1)
    out = bytearray.fromhex(coordinate(a[0]) if compressed else point(a))
    if compressed:
        out[0] |= 0x80 | (0x20 if curve.larger(a[1]) else 0)
    return bytes(out)


def verdict(curve, data, compressed):
    """(status, point) by the rules, one after another."""
    size = width(curve)
    flags, body = data[0] & 0xE0, bytes([data[0] & 0x1F]) + data[1:]
    if bool(flags & 0x80) != compressed or (not compressed and flags & 0x20):
        return "FLAGS", None
    if flags & 0x40:
        if flags & 0x20 or any(body):
            return "NOT_CANONICAL", None
        return "OK", None
    parts = [int.from_bytes(body[i : i + 48], "big") for i in range(0, len(body), 48)]
    if any(part >= P for part in parts):
        return "NOT_CANONICAL", None
    if curve is G2:
        parts = [(parts[i + 1], parts[i]) for i in range(0, len(parts), 2)]
    if not compressed:
        a = (parts[0], parts[1])
        return ("OK", a) if curve.on_curve(a) else ("NOT_ON_CURVE", None)
    a = curve.lift(parts[0])
    if a is None:
        return "NOT_ON_CURVE", None
    return "OK", curve.neg(a) if flags & 0x20 else a


def bodies(curve, compressed):
    """Named encodings without flags: matrix J3 of the known failures. (An infinity with a bit set
    at each position is left to the C test.)"""
    size = width(curve)

    def raw(values):
        return b"".join(v.to_bytes(48, "big") for v in values)

    def plain(a):
        data = bytearray.fromhex(point(a))[: size if compressed else 2 * size]
        return bytes(data)

    count = (1 if compressed else 2) * size // 48
    x = 0
    while curve.lift(element(curve, x)):
        x += 1
    yield "generator", plain(curve.generator)
    yield "-generator", plain(curve.neg(curve.generator))
    yield "zero", bytes(count * 48)
    yield "x = 0, y = 2", plain((element(curve, 0), element(curve, 2)))
    yield "x = 0, y = -2", plain((element(curve, 0), element(curve, P - 2)))
    for a in outside_points(curve, 3):
        yield "outside the subgroup", plain(a)
    yield "x without a point", plain((element(curve, x), element(curve, 1)))
    yield "y + 1", plain((curve.generator[0], curve.fadd(curve.generator[1], element(curve, 1))))
    bytes_good = plain(curve.generator)
    good = [int.from_bytes(bytes_good[48 * i :][:48], "big") for i in range(count)]
    for value, name in ((P, "p"), (P + 1, "p + 1"), (2**381 - 1, "2^381 - 1"), (P - 1, "p - 1")):
        for i in range(count):
            yield "coordinate %d = %s" % (i, name), raw(good[:i] + [value] + good[i + 1 :])
    for i in range(count):  # the same value, not reduced
        if good[i] + P < 2**381:
            yield "coordinate %d + p" % i, raw(good[:i] + [good[i] + P] + good[i + 1 :])
        if i:
            yield "coordinate %d + 2^381" % i, raw(good[:i] + [good[i] + 2**381] + good[i + 1 :])


def decodings(curve):
    out = []
    for compressed in (True, False):
        for name, body in bodies(curve, compressed):
            seen = set()
            for flags in range(0, 0x100, 0x20):
                data = bytes([body[0] & 0x1F | flags]) + body[1:]
                assert data not in seen
                seen.add(data)
                status, a = verdict(curve, data, compressed)
                entry = {"name": name, "compressed": compressed, "in": data.hex(), "status": status}
                if status == "OK":
                    entry["point"] = point(a)
                    entry["in_subgroup"] = curve.in_subgroup(a)
                    assert encode(curve, a, compressed) == data
                out.append(entry)
    return out


# ---- pairing -------------------------------------------------------------------------------------


def pairings():
    """e(a G1, b G2)^3: the C code computes the cube (pairing.c)."""
    out = []
    for a, b in ((1, 1), (2, 3), (scalar("pairing a"), scalar("pairing b"))):
        p, q = G1.mul(a, G1.generator), G2.mul(b, G2.generator)
        value = fp12_pow(pairing(p, q), 3)
        tower = [coordinate(c) for c in fp12_tower(value)]
        out.append({"p": point(p), "q": point(q), "w": tower})
    return out


def documents():
    points = {"lambda": "%064x" % LAMBDA}
    for name, curve in (("g1", G1), ("g2", G2)):
        points[name] = {
            "generator": point(curve.generator),
            "outside": [point(a) for a in outside_points(curve, 6)],
            "multiples": multiples(curve),
            "sums": sums(curve),
            "small_groups": small_groups(curve),
            "decodings": decodings(curve),
        }
    return {"points.json": points, "pairing.json": {"pairings": pairings()}}


def main(arguments):
    check = "--check" in arguments
    rest = [a for a in arguments if a != "--check"]
    here = os.path.dirname(os.path.abspath(__file__))
    folder = rest[0] if rest else os.path.join(here, "..", "tests", "vectors", "curve")
    stale = 0
    for name, content in documents().items():
        text = json.dumps(content, indent=0) + "\n"
        path = os.path.join(folder, name)
        if not check:
            os.makedirs(folder, exist_ok=True)
            with open(path, "w", encoding="ascii") as f:
                f.write(text)
            continue
        with open(path, encoding="ascii") as f:
            if f.read() != text:
                print("%s differs from what gen/curve_vectors.py makes" % path)
                stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
