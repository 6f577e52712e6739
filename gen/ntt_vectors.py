#!/usr/bin/env python3
"""Writes tests/vectors/ntt/ntt.json from plain Python integers.

    gen/ntt_vectors.py [--check] [DIRECTORY]

Without --check the file is written; with it it is compared, and the exit status says whether it is
up to date. Elements are canonical big-endian hex.

  root      w of the domain of 2^k points for k = 0 ... 32: 7^((r - 1)/2^32), squared 32 - k times
  cases     log2, input and, from the definitions,
              forward[i]         = sum of input[j] w^(i j)
              inverse            the one vector whose forward is input
              forward_coset[i]   = sum of input[j] (7 w^i)^j
              inverse_coset      the one vector whose forward_coset is input
              at, lagrange[j]    = product over m != j of (at - w^m) / (w^j - w^m)
            The case of size 8 pins root and order (B2 of docs/known-failures.md).
"""
import hashlib
import json
import os
import sys

from bls12_381 import R

GENERATOR = 7
TWO_ADICITY = 32
ROOT = pow(GENERATOR, (R - 1) >> TWO_ADICITY, R)


def integer(label):
    out = b""
    for i in range(2):
        out += hashlib.sha512(b"cuzk ntt vectors 1 %d " % i + label.encode("ascii")).digest()
    return int.from_bytes(out, "big") % R


def text(value):
    return "%064x" % value


def root(log2):
    return pow(ROOT, 1 << (TWO_ADICITY - log2), R)


def evaluate(values, x):
    return sum(v * pow(x, j, R) for j, v in enumerate(values)) % R


def forward(values, w):
    return [evaluate(values, pow(w, i, R)) for i in range(len(values))]


def inverse(values, w):
    n = pow(len(values), -1, R)
    return [v * n % R for v in forward(values, pow(w, -1, R))]


def lagrange(log2, at):
    points = [pow(root(log2), j, R) for j in range(1 << log2)]
    out = []
    for j, p in enumerate(points):
        value = 1
        for m, q in enumerate(points):
            if m != j:
                value = value * (at - q) * pow(p - q, -1, R) % R
        out.append(value)
    return out


def case(log2, values, at):
    w = root(log2)
    assert forward(inverse(values, w), w) == values
    shifted = [v * pow(GENERATOR, j, R) % R for j, v in enumerate(values)]
    inverse_coset = [v * pow(GENERATOR, -j, R) % R for j, v in enumerate(inverse(values, w))]
    return {
        "log2": log2,
        "input": [text(v) for v in values],
        "forward": [text(v) for v in forward(values, w)],
        "inverse": [text(v) for v in inverse(values, w)],
        "forward_coset": [text(v) for v in forward(shifted, w)],
        "inverse_coset": [text(v) for v in inverse_coset],
        "at": text(at),
        "lagrange": [text(v) for v in lagrange(log2, at)],
    }


def content():
    cases = []
    for log2 in range(7):
        values = [integer("input %d %d" % (log2, j)) for j in range(1 << log2)]
        cases.append(case(log2, values, integer("at %d" % log2)))
    cases.append(case(3, [j + 1 for j in range(8)], pow(root(3), 5, R)))
    document = {"root": [text(root(k)) for k in range(TWO_ADICITY + 1)], "cases": cases}
    return json.dumps(document, indent=0, separators=(",", ":")) + "\n"


def main(arguments):
    check = "--check" in arguments
    rest = [a for a in arguments if a != "--check"]
    here = os.path.dirname(os.path.abspath(__file__))
    folder = rest[0] if rest else os.path.join(here, "..", "tests", "vectors", "ntt")
    path = os.path.join(folder, "ntt.json")
    if check:
        with open(path, encoding="ascii") as f:
            if f.read() != content():
                print("%s differs from what gen/ntt_vectors.py makes" % path)
                return 1
        return 0
    os.makedirs(folder, exist_ok=True)
    with open(path, "w", encoding="ascii") as f:
        f.write(content())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
