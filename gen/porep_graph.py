#!/usr/bin/env python3
"""Writes tests/circuit/graph_vectors.h: parents of nodes and challenges of partitions by plain
integers, for every sector size (spec porep, section 3).

    gen/porep_graph.py [--check] [FILE]
"""
import hashlib
import os
import struct
import sys

MASK32 = 2**32 - 1
SIZES = [("2kib", 2**6, 2, 1, 13), ("8mib", 2**18, 2, 1, 13), ("512mib", 2**24, 2, 1, 13),
         ("32gib", 2**30, 18, 10, 126), ("64gib", 2**31, 18, 10, 126)]
VARIANTS = ["POREP_V1", "POREP_V1_1", "POREP_SYNTHETIC", "POREP_NON_INTERACTIVE"]
R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001


def rotate(x, n):
    return (x << n | x >> (32 - n)) & MASK32


def chacha_block(key, words, rounds):
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += struct.unpack("<8I", key) + tuple(words)
    x = list(start)
    columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for _ in range(rounds // 2):
        for a, b, c, d in columns + diagonals:
            for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[one] = (x[one] + x[two]) & MASK32
                x[three] = rotate(x[three] ^ x[one], turn)
    return struct.pack("<16I", *((a + b) & MASK32 for a, b in zip(x, start)))


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def porep_id_of(registered):
    return registered.to_bytes(8, "little") + bytes(24)


def base_parents(node, porep_id, v1):
    if node < 2:
        return [0] * 6
    key = sha256(b"Filecoin_DRSample", porep_id)[:28] + struct.pack("<I", node)
    stream = b"".join(chacha_block(key, (block, 0, 0, 0), 8) for block in range(2))
    draws = struct.unpack("<10Q", stream[:80])
    drawn = []
    for i in range(5):
        m = 5 * node
        bucket = draws[2 * i] % m.bit_length() + 1
        high = min(m, 2**bucket)
        low = max(2, high // 2)
        parent = (m - (low + draws[2 * i + 1] % (high - low + 1))) // 5
        drawn.append(node - 1 if parent == node else parent)
    return drawn + [node - 1] if v1 else [node - 1] + drawn


def expander_parents(node, nodes, porep_id, v1):
    keys = struct.unpack("<4Q", sha256(b"Filecoin_Feistel", porep_id))[:3]
    half = next(w for w in range(1, 64) if 4**w >= 8 * nodes)
    parents = []
    for i in range(8):
        value = 8 * node + i
        while True:
            left, right = value >> half, value % 2**half
            for key in keys:
                digest = hashlib.blake2b(struct.pack(">QQ", right, key)).digest()
                left, right = right, left ^ int.from_bytes(digest[:8], "big") % 2**half
            value = left << half | right
            if value < 8 * nodes:
                break
        parents.append((value % 2**32 if v1 else value) // 8)
    return parents


def challenge(value, nodes):
    return int.from_bytes(value, "little") % (nodes - 1) + 1


def stream(key, offset, count):
    nonce = struct.unpack("<3I", b"synth-porep\0")
    block = chacha_block(key, (offset // 64,) + nonce, 20)
    return block[offset % 64 : offset % 64 + count]


def challenges(nodes, count, partition, variant, replica_id, comm_r, seed):
    numbers = [count * partition + i for i in range(count)]
    if variant == "POREP_SYNTHETIC":
        label = b"filecoin.io|PoRep|1|Synthetic|1|"
        keys = [hashlib.blake2b(replica_id + second, digest_size=32, key=label + purpose).digest()
                for purpose, second in ((b"Generation", comm_r), (b"Selection", seed))]
        out = []
        for number in numbers:
            index = struct.unpack("<I", stream(keys[1], 4 * number, 4))[0] % min(nodes, 2**18)
            out.append(challenge(stream(keys[0], 32 * index, 32), nodes))
        return out
    prefix = replica_id + seed
    if variant == "POREP_NON_INTERACTIVE":
        prefix = b"filecoin.io|PoRep|1|NonInteractive|1" + replica_id + comm_r
    return [challenge(sha256(prefix, struct.pack("<I", number)), nodes) for number in numbers]


def parent_lines():
    for size, (_, nodes, _, _, _) in enumerate(SIZES):
        for version in range(2):
            registered = 5 * version + size
            chosen = [0, 1, 2, 3, 4, nodes // 2, nodes - 2, nodes - 1]
            for i in range(12):
                digest = sha256(b"graph %d %d" % (registered, i))
                chosen.append(int.from_bytes(digest, "little") % nodes)
            for node in chosen:
                porep_id = porep_id_of(registered)
                parents = base_parents(node, porep_id, version == 0)
                parents += expander_parents(node, nodes, porep_id, version == 0)
                yield "    {%d, %du, {%s}}," % (
                    registered, node, ", ".join("%du" % p for p in parents))


def challenge_lines():
    for name, nodes, count, partitions, partitions_ni in SIZES:
        for variant in VARIANTS:
            last = (partitions_ni if variant == VARIANTS[3] else partitions) - 1
            for partition in sorted({0, last // 2, last}):
                label = b"challenges %s %s %d " % (name.encode(), variant.encode(), partition)
                values = [int.from_bytes(sha256(label, part), "little") % R
                          for part in (b"replica", b"comm_r", b"seed")]
                data = [v.to_bytes(32, "little") for v in values]
                found = challenges(nodes, count, partition, variant, *data)
                yield '    {"porep-%s", %s, %du,' % (name, variant, partition)
                yield "     %s," % ",\n     ".join('"%s"' % d.hex() for d in data)
                yield "     {%s}}," % ", ".join("%du" % c for c in found)


def text():
    lines = [
        "/* Written by gen/porep_graph.py, gen/porep_graph.py --check compares. */",
        "/* clang-format off */",
        "#ifndef CUZK_TESTS_GRAPH_VECTORS_H",
        "#define CUZK_TESTS_GRAPH_VECTORS_H",
        "",
        '#include "circuit/porep.h"',
        "",
        "static const struct {",
        "    uint32_t registered_id, node, parents[POREP_PARENTS];",
        "} graph_cases[] = {",
    ]
    lines += list(parent_lines())
    lines += [
        "};",
        "",
        "static const struct {",
        "    const char *circuit;",
        "    porep_variant variant;",
        "    uint32_t partition;",
        "    const char *replica_id, *comm_r, *seed;",
        "    uint32_t challenges[POREP_CHALLENGES_MAX];",
        "} challenge_cases[] = {",
    ]
    lines += list(challenge_lines())
    return "\n".join(lines + ["};", "", "#endif"]) + "\n"


def main():
    arguments = sys.argv[1:]
    names = [a for a in arguments if a != "--check"]
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    name = names[0] if names else os.path.join(root, "tests/circuit/graph_vectors.h")
    if "--check" in arguments:
        with open(name) as f:
            same = f.read() == text()
        print("%s: %s" % (name, "up to date" if same else "differs from what is made now"))
        return 0 if same else 1
    with open(name, "w") as f:
        f.write(text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
