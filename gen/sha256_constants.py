#!/usr/bin/env python3
"""Writes src/gadget/sha256_constants.c: the tables of SHA-256 (FIPS 180-4, 4.2.2 and 5.3.3).

    gen/sha256_constants.py [--check] [FILE]

Without --check the file is written; with it it is compared, and the exit status says whether it is
up to date. K are the first 32 bits of the fractional parts of the cube roots of the first 64
primes, H those of the square roots of the first 8. A hash made with them is compared with hashlib.
"""
import hashlib
import os
import struct
import sys


def primes(n):
    found = []
    candidate = 2
    while len(found) < n:
        if all(candidate % p for p in found):
            found.append(candidate)
        candidate += 1
    return found


def integer_root(value, degree):
    low, high = 0, 1 << (value.bit_length() // degree + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**degree <= value else (low, middle)
    return low


def fraction_bits(value, degree):
    """The first 32 bits after the point of value^(1/degree)."""
    return integer_root(value << (32 * degree), degree) & 0xFFFFFFFF


K = [fraction_bits(p, 3) for p in primes(64)]
H = [fraction_bits(p, 2) for p in primes(8)]


def rotr(x, n):
    return (x >> n | x << (32 - n)) & 0xFFFFFFFF


def hash_of_one_block(message):
    block = message + b"\x80"
    block += bytes(56 - len(block)) + struct.pack(">Q", 8 * len(message))
    w = list(struct.unpack(">16I", block))
    for i in range(16, 64):
        s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ w[i - 15] >> 3
        s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ w[i - 2] >> 10
        w.append((w[i - 16] + s0 + w[i - 7] + s1) & 0xFFFFFFFF)
    a, b, c, d, e, f, g, h = H
    for i in range(64):
        t1 = h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + (e & f ^ ~e & g) + K[i] + w[i]
        t2 = (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + (a & b ^ a & c ^ b & c)
        a, b, c, d, e, f, g, h = (t1 + t2) & 0xFFFFFFFF, a, b, c, (d + t1) & 0xFFFFFFFF, e, f, g
    words = [(x + y) & 0xFFFFFFFF for x, y in zip(H, (a, b, c, d, e, f, g, h))]
    return struct.pack(">8I", *words)


def table(name, words):
    lines = ["const uint32_t %s[%d] = {" % (name, len(words))]
    for i in range(0, len(words), 8):
        lines.append("    " + " ".join("0x%08x," % w for w in words[i : i + 8]))
    return lines + ["};"]


def source():
    assert hash_of_one_block(b"abc") == hashlib.sha256(b"abc").digest()
    out = ["/* Tables of SHA-256 (FIPS 180-4); written by gen/sha256_constants.py. */"]
    out += ['#include "gadget/sha256_constants.h"', "", "/* clang-format off */"]
    out += ["/* fractional parts of the cube roots of the first 64 primes, 32 bits */"]
    out += table("SHA256_K", K)
    out += ["/* fractional parts of the square roots of the first 8 primes, 32 bits */"]
    out += table("SHA256_H", H)
    out += ["/* clang-format on */", ""]
    return "\n".join(out)


def main(arguments):
    rest = [a for a in arguments if a != "--check"]
    here = os.path.dirname(os.path.abspath(__file__))
    path = rest[0] if rest else os.path.join(here, "..", "src", "gadget", "sha256_constants.c")
    text = source()
    if len(rest) == len(arguments):
        with open(path, "w", encoding="ascii") as f:
            f.write(text)
        return 0
    with open(path, encoding="ascii") as f:
        same = f.read() == text
    if not same:
        print("%s differs from what gen/sha256_constants.py makes" % path)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
