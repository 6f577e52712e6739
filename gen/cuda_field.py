#!/usr/bin/env python3
"""Writes src/field/field_words.cuh: multiplication and addition in fr and fp on 32-bit words.

    gen/cuda_field.py [--check] [DIRECTORY]

Without --check the file in DIRECTORY (default: src/field beside this script's parent) is written;
with it the file is compared, and every sequence of instructions is run on Python integers for edge
and random operands at the bounds that the file documents. There a carry that a final addition
would lose is an error, so that the bounds are checked too.

Each function is straight-line code over words of 32 bits. It is printed twice: as PTX in one asm
statement for the device, and as C++ with the same operations for the host, where tests run it.

Method. A product of words is 64 bits wide, and the machine adds one to a pair of registers at once
(IMAD.WIDE, which ptxas makes of a mad.lo.cc next to its madc.hi.cc). So sums are kept in two
accumulators, one whose pairs begin at even words and one whose pairs begin at odd words, and the
words of one factor are visited two by two: each accumulator then takes one chain of carries. After
a row a b_i one more row adds q m with q = -t_0/m mod 2^32, which makes word 0 zero; then the
accumulators change places, which moves the sum down by one word (operand scanning: Koc, Acar,
Kaliski 1996).

No product ends in a subtraction. t = (a b + q m)/2^(32 n) with q < 2^(32 n), so that
t < m + a b/2^(32 n): for fp, where 2^384 = 9.84 p, t < 2 p if a b <= 9.8 p^2. For fr, where
2^256 = 2.2 r, the row operand a must be < r: between rows t < a + r, which must stay below 2^256;
then t < 2 r for any b.
"""
import os
import random
import sys

from bls12_381 import P, R
from cuda_words import Code, Lost

FP_WORDS, FR_WORDS = 12, 8
# A multiple of p that is at least 4 p^2 and whose lowest 11 words are zero.
WIDE_OFFSET = P * -(-4 * P // 2**352) * 2**352


def words(value, count):
    assert 0 <= value < 1 << (32 * count)
    return [value >> (32 * i) & 0xFFFFFFFF for i in range(count)]


# ---- products --------------------------------------------------------------------------------


def chain(code, sums, terms, carried=False):
    """sums += the products x y at words `at` of terms, in steps of two; None is a word not there
    yet. True if a carry is left, which happens only if there is a word above for it."""
    last = terms[-1][0]
    for at, x, y in terms:
        if sums[at] is None and sums[at + 1] is None and not carried:
            sums[at] = code.op("mul.lo", x, y)
            sums[at + 1] = code.op("mul.hi", x, y)
            continue
        low, high = sums[at] or 0, sums[at + 1] or 0
        sums[at] = code.op("madc.lo.cc" if carried else "mad.lo.cc", x, y, low)
        top = at == last and at + 2 >= len(sums)
        sums[at + 1] = code.op("madc.hi" if top else "madc.hi.cc", x, y, high)
        carried = not top
    return carried


def row(code, even, odd, a, b, carried=False):
    """even + 2^32 odd += a b, for words a and one word b; the sum fits n + 1 words."""
    n = len(a)
    chain(code, odd, [(j, a[j + 1], b) for j in range(0, n, 2)], carried)
    wide = even + [odd[n - 1]]  # the carry out of even belongs to the top word of odd
    if chain(code, wide, [(j, a[j], b) for j in range(0, n, 2)]):
        wide[n] = code.op("addc", wide[n], 0)
    even[:], odd[n - 1] = wide[:n], wide[n]


def reduce_row(code, even, odd, modulus):
    """even + 2^32 odd += q m, which makes word 0 zero."""
    n = len(even)
    if modulus == R:
        return reduce_row_r(code, even, odd)
    q = code.op("mul.lo", even[0], -pow(modulus, -1, 2**32) % 2**32)
    return row(code, even, odd, words(modulus, n), q)


def reduce_row_r(code, even, odd):
    """The same for r = ... + 2^32 (2^32 - 1) + 1: q = -t_0, and with c = (t_0 != 0)
    t_0 + q + 2^32 (2^32 - 1) q = 2^32 (t_0 + c) + 2^64 (c ? ~t_0 : 0). (Multiplying by the
    constants 1 and 2^32 - 1 would break the pairs of mad.lo.cc and madc.hi.cc around it.)"""
    n, t = len(even), even[0]
    modulus = words(R, n)
    assert modulus[:2] == [1, 0xFFFFFFFF]
    q = code.op("sub.cc", 0, t)
    mask = code.op("borrow", 0, 0)  # c ? ffffffff : 0
    rest = code.op("xor", t, mask)
    code.op("add.cc", mask, 1)  # the carry is c
    odd[0] = code.op("addc.cc", odd[0] or 0, t)
    odd[1] = code.op("addc.cc", odd[1] or 0, rest)
    chain(code, odd, [(j, modulus[j + 1], q) for j in range(2, n, 2)], True)
    wide = even + [odd[n - 1]]
    if chain(code, wide, [(j, modulus[j], q) for j in range(2, n, 2)]):
        wide[n] = code.op("addc", wide[n], 0)
    even[:], odd[n - 1] = wide[:n], wide[n]


def moved_down(code, even, odd):
    """The accumulators without the zero in word 0; a carry into word 1 is pending."""
    down_even, down_odd = list(odd), even[2:] + [0, 0]
    down_even[0] = code.op("add.cc", odd[0], even[1])
    return down_even, down_odd


def joined(code, even, odd, high=None):
    """(even >> 32) + odd, the result of n words; then plus the words high."""
    n = len(even)
    low = even[1:] + [0]
    out = [code.op("add.cc", low[0], odd[0])]
    out += [code.op("addc.cc", low[i], odd[i]) for i in range(1, n - 1)]
    out.append(code.op("addc", low[n - 1], odd[n - 1]))
    return out if high is None else add(code, out, high)


def add(code, a, b, last="addc"):
    n = len(a)
    out = [code.op("add.cc", a[0], b[0])]
    out += [code.op("addc.cc", a[i], b[i]) for i in range(1, n - 1)]
    return out + [code.op(last, a[n - 1], b[n - 1])]


def subtract(code, a, b, last="subc"):
    n = len(a)
    out = [code.op("sub.cc", a[0], b[0])]
    out += [code.op("subc.cc", a[i], b[i]) for i in range(1, n - 1)]
    return out + [code.op(last, a[n - 1], b[n - 1])]


def mul(code, modulus, pairs):
    """The sum of the products of pairs, times 2^(-32 n)."""
    n = len(pairs[0][0])
    even, odd = [None] * n, [None] * n
    for i in range(n):
        carried = i > 0
        if i:
            even, odd = moved_down(code, even, odd)
        for a, b in pairs:
            row(code, even, odd, a, b[i], carried)
            carried = False
        reduce_row(code, even, odd, modulus)
    return joined(code, even, odd)


def columns(code, rows, count):
    """The sum of all terms of rows, in count words."""
    even, odd = [None] * count, [None] * count
    for terms in rows:
        for sums, parity in ((even, 0), (odd, 1)):
            own = [t for t in terms if t[0] % 2 == parity]
            if own and chain(code, sums, own):
                above = own[-1][0] + 2
                sums[above] = code.op("addc", sums[above] or 0, 0)
    even, odd = [w or 0 for w in even], [w or 0 for w in odd]
    return even[:1] + add(code, even[1:], odd[1:])


def product(code, a, b):
    n = len(a)
    return columns(code, [[(i + j, a[j], b[i]) for j in range(n)] for i in range(n)], 2 * n)


def square(code, a):
    """Row i: a_i^2 and a_i times twice the words above i (2 a < 2^(32 n))."""
    n = len(a)
    fresh = [None] + [code.op("shl", a[j], 1) for j in range(1, n)]
    later = [None] * 2 + [code.op("shf.l", a[j - 1], a[j], 1) for j in range(2, n)]
    rows = []
    for i in range(n):
        doubled = [(i + j, a[i], fresh[j] if j == i + 1 else later[j]) for j in range(i + 1, n)]
        rows.append([(2 * i, a[i], a[i])] + doubled)
    return columns(code, rows, 2 * n)


def redc(code, t, modulus, n):
    """t 2^(-32 n) for n or 2 n words t."""
    even, odd = list(t[:n]), [None] * n
    for i in range(n):
        carried = False
        if i:
            even, odd = moved_down(code, even, odd)
            if modulus == R:  # its row needs the carry for itself
                odd = [code.op("addc.cc", w, 0) for w in odd[:-1]] + [code.op("addc", odd[-1], 0)]
            else:
                carried = True
        if modulus == R:
            reduce_row_r(code, even, odd)
        else:
            q = code.op("mul.lo", even[0], -pow(modulus, -1, 2**32) % 2**32)
            row(code, even, odd, words(modulus, n), q, carried)
    odd = [w or 0 for w in odd]
    return joined(code, even, odd, t[n:] or None)


# ---- sums ------------------------------------------------------------------------------------


def add_reduced(code, a, b, bound):
    """a + b, less bound if it is at least that; the sum may have a carry."""
    total = add(code, a, b, "addc.cc")
    carry = code.op("addc", 0, 0)
    less = subtract(code, total, words(bound, len(a)), "subc.cc")
    return picked(code, code.op("borrow", carry, 0), total, less)


def sub_reduced(code, a, b, bound):
    """a - b, plus bound if it is negative."""
    out = subtract(code, a, b, "subc.cc")
    mask = code.op("borrow", 0, 0)
    added = [code.op("and", mask, w) for w in words(bound, len(a))]
    return add(code, out, added, "addc.wrap")


def reduce_once(code, a, bound):
    """a, less bound if it is at least that."""
    less = subtract(code, a, words(bound, len(a)), "subc.cc")
    return picked(code, code.op("borrow", 0, 0), a, less)


def picked(code, mask, a, b):
    return [code.op("pick", mask, x, y) for x, y in zip(a, b)]


def sub_raw(code, a, b, plus):
    """a - b + plus, which is positive: what the first line wraps the second unwraps."""
    out = subtract(code, a, b, "subc.wrap")
    return add(code, out, words(plus, len(a)), "addc.wrap")


# ---- the functions ---------------------------------------------------------------------------


class Function:
    """One function: its code, and what it must compute at which bounds.

    text: the contract. bounds: tuples of exclusive bounds of the operands. value: what the result
    is, exactly or modulo `modulus`. below: exclusive bound of the result."""

    def __init__(self, name, out, operands, text, build, bounds, value, below, modulus=None):
        self.name, self.out, self.text = name, out, text
        self.bounds, self.value, self.below, self.modulus = bounds, value, below, modulus
        self.code = Code(name, out, operands)
        self.code.finish(build(self.code, *[self.code.operand(k) for k in range(len(operands))]))


def field_functions(name, n, modulus):
    """What both fields have."""
    radix_inv = pow(2 ** (32 * n), -1, modulus)
    twice, two = 2 * modulus, "2 p" if name == "fp" else "2 r"
    one = two[2:]
    any_value = 2 ** (32 * n)
    return [
        Function("%s_add" % name, name, [name] * 2, "a + b; a, b < %s -> < %s." % (two, two),
                 lambda c, a, b: add_reduced(c, a, b, twice), [(twice, twice)],
                 lambda a, b: a + b, twice, modulus),
        Function("%s_sub" % name, name, [name] * 2, "a - b; a, b < %s -> < %s." % (two, two),
                 lambda c, a, b: sub_reduced(c, a, b, twice), [(twice, twice)],
                 lambda a, b: a - b, twice, modulus),
        Function("%s_reduce" % name, name, [name], "a; a < %s -> < %s." % (two, one),
                 lambda c, a: reduce_once(c, a, modulus), [(twice,)],
                 lambda a: a, modulus, modulus),
        Function("%s_redc" % name, name, [name],
                 "a/2^%d; any a -> <= %s, and %s only for a multiple of it that is not 0."
                 % (32 * n, one, one),
                 lambda c, a: redc(c, a, modulus, n), [(any_value,), (modulus,)],
                 lambda a: a * radix_inv, modulus + 1, modulus),
    ]


def fp_functions():
    inv = pow(2**384, -1, P)
    p2, p3, p4, p8 = 2 * P, 3 * P, 4 * P, 8 * P
    wide = 2**384 * P * 98 // 100  # 9.64 p^2
    return [
        Function("fp_mul", "fp", ["fp"] * 2,
                 "a b/2^384; a b <= 9.8 p^2 and a < 8 p (2 p by 4 p, 3 p by 3 p) -> < 2 p.",
                 lambda c, a, b: mul(c, P, [(a, b)]),
                 [(p2, p2), (p2, p4), (p4, p2), (p3, p3), (p8, P)],
                 lambda a, b: a * b * inv, p2, P),
        Function("fp_mul2", "fp", ["fp"] * 4,
                 "(a b + c d)/2^384; a b + c d <= 9.8 p^2 and a + c < 8 p (all 2 p) -> < 2 p.",
                 lambda k, a, b, c, d: mul(k, P, [(a, b), (c, d)]),
                 [(p2 + 1,) * 4, (p2, p3, p2, P), (p4, P, p3, P)],
                 lambda a, b, c, d: (a * b + c * d) * inv, p2, P),
        Function("fp_sqr", "fp", ["fp"], "a^2/2^384; a < 3 p -> < 2 p.",
                 lambda c, a: redc(c, square(c, a), P, 12), [(p3,)],
                 lambda a: a * a * inv, p2, P),
        Function("fp_wide_mul", "fp_wide", ["fp"] * 2, "a b, for any a, b.",
                 product, [(2**384, 2**384), (p4, p4)], lambda a, b: a * b, 2**768),
        Function("fp_wide_redc", "fp", ["fp_wide"], "a/2^384; a <= 9.8 p^2 -> < 2 p.",
                 lambda c, a: redc(c, a, P, 12), [(wide,)], lambda a: a * inv, p2, P),
        Function("fp_wide_sub2", "fp_wide", ["fp_wide"] * 3, "a - b - c, which is not negative.",
                 lambda k, a, b, c: subtract(k, subtract(k, a, b, "subc.wrap"), c, "subc.wrap"),
                 [(2**767, 2**766, 2**766)], lambda a, b, c: (a - b - c) % 2**768, 2**768),
        Function("fp_wide_sub", "fp_wide", ["fp_wide"] * 2,
                 "a - b plus a multiple of p; a, b <= 4 p^2 -> positive and < 8.1 p^2.",
                 wide_sub, [(4 * P * P + 1, 4 * P * P + 1)],
                 lambda a, b: a - b + WIDE_OFFSET, 81 * P * P // 10),
        Function("fp_add_raw", "fp", ["fp"] * 2, "a + b, which fits 384 bits (a + b < 9.8 p).",
                 add, [(p4, p4), (p8, P)], lambda a, b: a + b, 9 * P),
        Function("fp_sub_raw", "fp", ["fp"] * 2, "a - b + 2 p; a, b < 2 p -> in (0, 4 p).",
                 lambda c, a, b: sub_raw(c, a, b, p2), [(p2, p2)],
                 lambda a, b: a - b + p2, p4),
        Function("fp_neg_raw", "fp", ["fp"], "2 p - a; a <= 2 p -> <= 2 p.",
                 lambda c, a: subtract(c, words(p2, 12), a), [(p2 + 1,)],
                 lambda a: p2 - a, p2 + 1),
        Function("fp_reduce4", "fp", ["fp"], "a; a < 4 p -> < 2 p.",
                 lambda c, a: reduce_once(c, a, p2), [(p4,)], lambda a: a, p2, P),
    ]


def wide_sub(code, a, b):
    out = subtract(code, a, b, "subc.wrap")
    offset = words(WIDE_OFFSET, 24)
    assert not any(offset[:11])
    return out[:11] + add(code, out[11:], offset[11:], "addc.wrap")


def fr_functions():
    inv = pow(2**256, -1, R)
    return [
        Function("fr_mul", "fr", ["fr"] * 2,
                 "a b/2^256; a < r, any b -> < 2 r. With a >= r the product would be wrong.",
                 lambda c, a, b: mul(c, R, [(a, b)]), [(R, 2 * R), (R, 2**256), (R, R)],
                 lambda a, b: a * b * inv, 2 * R, R),
    ]


def functions():
    return (fp_functions() + field_functions("fp", FP_WORDS, P) + fr_functions()
            + field_functions("fr", FR_WORDS, R))


# ---- the file --------------------------------------------------------------------------------

TOP = """\
/* Arithmetic of fr and fp on words of 32 bits, for the device (PTX) and, the same operations,
 * for the host. Written by gen/cuda_field.py, which explains the method; --check runs it.
 *
 * Values are little-endian, in Montgomery form (2^256, 2^384) as those of field/field.h. "a < 2 p"
 * speaks of the integer in the words. Use these through field/field.cuh. */
/* clang-format off */
#ifndef CUZK_FIELD_FIELD_WORDS_CUH
#define CUZK_FIELD_FIELD_WORDS_CUH

#include "field/words.cuh"

namespace dev {

struct alignas(16) fr {
    uint32_t v[8];
};
struct alignas(16) fp {
    uint32_t v[12];
};
struct alignas(16) fp_wide {
    uint32_t v[24];
};

"""


def constant(name, value, count, comment):
    listed = ["0x%08xu" % w for w in words(value, count)]
    lines = [", ".join(listed[i : i + 6]) for i in range(0, count, 6)]
    return "/* %s */\n#define %s \\\n    %s\n" % (comment, name, ", \\\n    ".join(lines))


def signed30(name, modulus):
    """Words of 30 bits for the inversion by division steps (field/inverse.cuh)."""
    count = {FP_WORDS: 13, FR_WORDS: 9}[FP_WORDS if modulus == P else FR_WORDS]
    listed = ["0x%08x" % (modulus >> (30 * i) & (2**30 - 1)) for i in range(count)]
    lines = [", ".join(listed[i : i + 7]) for i in range(0, count, 7)]
    # The steps that suffice: Bernstein, Yang 2019, for half-integer delta: (45907 b + 26313)/19929.
    steps = (45907 * modulus.bit_length() + 26313) // 19929 + 1
    return (
        "/* the modulus in words of 30 bits, its inverse mod 2^30, batches of 30 division steps */"
        "\n"
        "#define %s_MODULUS_30 \\\n    %s\n" % (name, ", \\\n    ".join(lines))
        + "#define %s_INV_30 0x%08xu\n" % (name, pow(modulus, -1, 2**30))
        + "#define %s_BATCHES_30 %d\n" % (name, -(-steps // 30))
    )


def text():
    out = [TOP]
    for name, modulus, count in (("FP", P, FP_WORDS), ("FR", R, FR_WORDS)):
        letter, radix = name[1].lower(), 2 ** (32 * count)
        out.append(constant(name + "_WORDS", modulus, count, letter))
        out.append(constant(name + "_ONE_WORDS", radix % modulus, count,
                            "the element 1: 2^%d mod %s" % (32 * count, letter)))
        out.append(constant(name + "_R2_WORDS", radix**2 % modulus, count,
                            "2^%d mod %s: into Montgomery form" % (64 * count, letter)))
        out.append(constant(name + "_R3_WORDS", radix**3 % modulus, count,
                            "2^%d mod %s: of an inverse" % (96 * count, letter)))
        out.append(signed30(name, modulus) + "\n")
    for f in functions():
        out.append("/* %s */\n%s\n" % (f.text, f.code.printed()))
    out.append("} /* namespace dev */\n\n#endif\n")
    return "".join(out)


# ---- check -----------------------------------------------------------------------------------


def edges(bound, modulus, n):
    """Operands below bound that reach extremes of carries."""
    full = 2 ** (32 * n) - 1
    found = {0, 1, 2, bound - 1, bound - 2, modulus - 1, modulus, modulus + 1, 2 * modulus - 1,
             2**32 - 1, 2**32, 2**64 - 1, (1 << (bound.bit_length() - 1)) - 1,
             full // 0xFFFFFFFF, full ^ 0xFFFFFFFF, full // 0x1FFFFFFFF * 0x100000000}
    found |= {(bound - 1) & ~(0xFFFFFFFF << (32 * i)) for i in range(n)}
    found |= {((bound - 1) | ((1 << (32 * i)) - 1)) - (1 << (32 * i)) for i in range(1, n)}
    return sorted(v for v in found if 0 <= v < bound)


def operands_of(f, bounds, rng, count):
    """All pairs of edges of the first two operands (the others at random edges), then random."""
    sizes = [f.code.words_of(k) for k in range(len(bounds))]
    lists = [edges(b, f.modulus or P, n) for b, n in zip(bounds, sizes)]
    for x in lists[0]:
        for y in lists[1] if len(bounds) > 1 else [None]:
            rest = [rng.choice(values) for values in lists[2:]]
            yield ([x] if y is None else [x, y]) + rest
    for _ in range(count):
        yield [rng.randrange(b) for b in bounds]


def check_function(f, count):
    """The number of cases; raises AssertionError with the operands of the first that is wrong."""
    rng = random.Random(f.name)
    run = f.code.compiled()
    cases = 0
    for bounds in f.bounds:
        for values in operands_of(f, bounds, rng, count):
            flat = [words(v, f.code.words_of(k)) for k, v in enumerate(values)]
            shown = "%s(%s)" % (f.name, ", ".join(hex(v) for v in values))
            try:
                got = sum(w << (32 * i) for i, w in enumerate(run(*flat)))
            except Lost as lost:
                raise AssertionError("%s: %s" % (shown, lost)) from lost
            want = f.value(*values)
            same = got == want if f.modulus is None else (got - want) % f.modulus == 0
            assert same, "%s = %#x, expected %#x" % (shown, got, want)
            assert got < f.below, "%s = %#x, beyond its bound %#x" % (shown, got, f.below)
            cases += 1
    return cases


def check_overflow_is_seen():
    """The check can fail: outside its documented range fr_mul loses a carry or its bound."""
    f = next(f for f in functions() if f.name == "fr_mul")
    f.bounds = [(2 * R, 2**256)]
    try:
        check_function(f, 10)
    except AssertionError:
        return
    raise AssertionError("fr_mul with a >= r went unnoticed")


def main(arguments):
    check = "--check" in arguments
    rest = [a for a in arguments if a != "--check"]
    here = os.path.dirname(os.path.abspath(__file__))
    folder = rest[0] if rest else os.path.join(here, "..", "src", "field")
    path = os.path.join(folder, "field_words.cuh")
    if not check:
        with open(path, "w", encoding="ascii") as f:
            f.write(text())
        return 0
    stale = 0
    with open(path, encoding="ascii") as f:
        if f.read() != text():
            print("%s differs from what gen/cuda_field.py makes" % path)
            stale = 1
    for f in functions():
        print("%-12s %6d cases" % (f.name, check_function(f, 300)))
    check_overflow_is_seen()
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
