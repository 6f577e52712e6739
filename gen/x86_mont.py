#!/usr/bin/env python3
"""Writes src/field/fr_x86.S, fp_x86.S and fp2_x86.S: Montgomery arithmetic with mulx, adcx, adox.

    gen/x86_mont.py [--check] [DIRECTORY]

Method. Products are scanned by rows: the words a_j b_i are added to an accumulator of n + 1 words,
low halves along one carry chain (CF, adcx), high halves along the other (OF, adox). After each row
one more row adds q m with q = -t_0/m mod 2^64, which makes word 0 zero, and the accumulator moves
down by one word (coarsely integrated operand scanning: Koc, Acar, Kaliski 1996). The moduli leave
the top bit of word n - 1 free, so no word beyond n + 1 is ever needed.

Result. Before the last step t = (a b + q m)/2^(64 n) with q < 2^(64 n): t < m + a b/2^(64 n). For
fp (p/2^384 = 0.102) t >= p happens for about 3 % of random products: a branch on the top word
passes the subtraction by. For fr (r/2^256 = 0.453) it is 11 %, too often to be predicted well, and
the subtraction is always done and selected by its borrow.
"""
import os
import sys

from constants import FP, FR, limbs

TOP = """/* %s
 * Written by gen/x86_mont.py, which explains the method; gen/x86_mont.py --check compares. */
#if defined(__x86_64__)

#ifdef CUZK_VERIFY
#define ENTRY(name) name##_unchecked
#else
#define ENTRY(name) name
#endif

    .text
"""
BOTTOM = """
#endif

#if defined(__linux__)
    .section .note.GNU-stack,"",@progbits
#endif
"""

CALLEE_SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")


def low32(reg):
    return reg + "d" if reg[1].isdigit() else "e" + reg[1:]


class Code:
    """The text of one function: two entry points, saved registers, unwind information."""

    def __init__(self, field):
        self.name, self.n, self.modulus = field
        self.lines = []
        self.labels = 0

    def __call__(self, text):
        self.lines.append("    " + text)

    def label(self):
        self.labels += 1
        return ".L%s_%d" % (self.function, self.labels)

    def place(self, label):
        self.lines.append(label + ":")

    def begin(self, function, saved, frame=0):
        """name: to name_portable unless field_use_adx, else on into name_x86."""
        self.function, self.saved, self.frame = function, saved, frame
        assert all(r in CALLEE_SAVED for r in saved)
        self.lines += ["", "    .p2align 6"]
        for symbol in ("ENTRY(%s)" % function, "%s_x86" % function):
            self.lines += ["    .globl " + symbol, "    .type %s, @function" % symbol]
        self.place("ENTRY(%s)" % function)
        self(".cfi_startproc")
        self("endbr64")
        self("cmpb $0, field_use_adx(%rip)")
        self("je %s_portable" % function)
        self.place("%s_x86" % function)
        self("endbr64")
        for r in saved:
            self("push %" + r)
            self(".cfi_adjust_cfa_offset 8")
            self(".cfi_rel_offset %%%s, 0" % r)
        if frame:
            self("sub $%d, %%rsp" % frame)
            self(".cfi_adjust_cfa_offset %d" % frame)

    def leave(self):
        """Restores and returns; code of this function may follow."""
        self(".cfi_remember_state")
        if self.frame:
            self("add $%d, %%rsp" % self.frame)
            self(".cfi_adjust_cfa_offset -%d" % self.frame)
        for r in reversed(self.saved):
            self("pop %" + r)
            self(".cfi_adjust_cfa_offset -8")
            self(".cfi_restore %" + r)
        self("ret")
        self(".cfi_restore_state")

    def end(self):
        self(".cfi_endproc")
        for symbol in ("ENTRY(%s)" % self.function, "%s_x86" % self.function):
            self(".size %s, . - %s" % (symbol, symbol))

    # ---- arithmetic; lo, hi are scratch -----------------------------------------------------

    def mod(self, j):
        return "%s_x86_modulus+%d(%%rip)" % (self.name, 8 * j)

    def first_row(self, sources, acc, lo):
        """acc = rdx times sources."""
        count = len(sources)
        self("mulx %s, %%%s, %%%s" % (sources[0], acc[0], acc[1]))
        for j in range(1, count):
            self("mulx %s, %%%s, %%%s" % (sources[j], lo, acc[j + 1]))
            self("%s %%%s, %%%s" % ("add" if j == 1 else "adc", lo, acc[j]))
        self("adc $0, %%%s" % acc[count])

    def row(self, sources, acc, lo, hi, fresh, clears=False, before_carries=None,
            tight=False):
        """acc += rdx times sources; its last word is new if fresh, else it takes the carries in.
        clears: word 0 becomes 0 and serves as the zero at the end; else 0 is moved into a register
        there, which measured 5 % better than keeping one that holds it. tight: the high half that
        is added to the word before the last cannot carry. The two additions change order from word
        to word, and before_carries (an instruction) comes before the last ones: measured 3 % better
        than the plain order on Sapphire Rapids; any order is right."""
        count = len(sources)
        self("xor %%%s, %%%s" % (low32(lo), low32(lo)))
        for j, source in enumerate(sources):
            direct = fresh and j == count - 1
            high = acc[count] if direct else hi
            self("mulx %s, %%%s, %%%s" % (source, lo, high))
            additions = ["adcx %%%s, %%%s" % (lo, acc[j])]
            if not direct:
                first = self.n == 6 and j % 2 == 0
                additions.insert(0 if first else 1, "adox %%%s, %%%s" % (high, acc[j + 1]))
            for addition in additions:
                self(addition)
        zero = acc[0] if clears else lo
        if not clears:
            self("mov $0, %%%s" % low32(lo))
        if before_carries:
            self(before_carries)
        if fresh and count > 1 and not tight:
            self("adox %%%s, %%%s" % (zero, acc[count]))
        self("adcx %%%s, %%%s" % (zero, acc[count]))

    def reduce_row(self, acc, lo, hi, fresh=False, fetched=False, tight=False):
        """One word less: returns the names of the accumulator moved down."""
        if not fetched:
            self("mov %%%s, %%rdx" % acc[0])
        self("imul %s_x86_neg_inv(%%rip), %%rdx" % self.name)
        self.row([self.mod(j) for j in range(self.n)], acc, lo, hi, fresh, True, tight=tight)
        return acc[1:] + acc[:1]

    def product_row(self, sources, at, acc, lo, hi, fresh=True, tight=False):
        """acc += rdx times sources from word `at` on, then one word less."""
        fetch = "mov %%%s, %%rdx" % acc[0]
        self.row(sources, acc[at:], lo, hi, fresh, before_carries=fetch, tight=tight)
        return self.reduce_row(acc, lo, hi, fetched=True)

    def store_reduced(self, acc, out, leave):
        """t < 2 m to [0, m); the words are out of order only where the top words are equal or t is
        the larger."""
        t, n = acc[: self.n], self.n
        rare, store = self.label(), self.label()
        self("cmp %s, %%%s" % (self.mod(n - 1), t[n - 1]))
        self("jae " + rare)
        self.place(store)
        for j in range(n):
            self("mov %%%s, %d(%%%s)" % (t[j], 8 * j + out[1], out[0]))
        leave()
        self.place(rare)
        for j in range(n):
            self("%s %s, %%%s" % ("sub" if j == 0 else "sbb", self.mod(j), t[j]))
        self("jnc " + store)
        for j in range(n):
            self("%s %s, %%%s" % ("add" if j == 0 else "adc", self.mod(j), t[j]))
        self("jmp " + store)


    def store_selected(self, acc, spare, out, leave):
        """t < 2 m to [0, m) without a branch; spare: n further registers."""
        t, n = acc[: self.n], self.n
        for j in range(n):
            self("mov %%%s, %%%s" % (t[j], spare[j]))
        for j in range(n):
            self("%s %s, %%%s" % ("sub" if j == 0 else "sbb", self.mod(j), spare[j]))
        for j in range(n):
            self("cmovnc %%%s, %%%s" % (spare[j], t[j]))
            self("mov %%%s, %d(%%%s)" % (t[j], 8 * j + out[1], out[0]))
        leave()


def memory(base, offset=0):
    return lambda j: "%d(%%%s)" % (offset + 8 * j, base)


def mul(field):
    c = Code(field)
    n = c.n
    if n == 6:
        saved, acc = ["rbx", "rbp", "r12", "r13"], "rax r8 r9 r10 r11 rbx rbp".split()
        lo, hi = "r12", "r13"
    else:
        saved, acc = ["rbx", "rbp"], "rax r8 r9 r10 r11".split()
        lo, hi = "rbx", "rbp"
    c.begin(c.name + "_mul", saved)
    c("mov %rdx, %rcx")
    a, b = memory("rsi"), memory("rcx")
    for i in range(n):
        c("mov %s, %%rdx" % b(i))
        sources = [a(j) for j in range(n)]
        if i == 0:
            c.first_row(sources, acc, lo)
            acc = c.reduce_row(acc, lo, hi)
        else:
            # b_5 < 2^61 and t < 2 p: hi(a_4 b_5) + t_5 < 2^63.
            acc = c.product_row(sources, 0, acc, lo, hi, tight=i == 5)
    if n == 6:
        c.store_reduced(acc, ("rdi", 0), c.leave)
    else:
        c.store_selected(acc, [lo, hi, "rsi", "rcx"], ("rdi", 0), c.leave)
    c.end()
    return c


def constants(field):
    name, n, modulus = field
    words = ", ".join("0x%016x" % w for w in limbs(modulus, n))
    neg_inv = -pow(modulus, -1, 2**64) % 2**64
    return [
        "",
        "    .section .rodata",
        "    .p2align 6",
        "    .type %s_x86_modulus, @object" % name,
        "%s_x86_modulus:" % name,
        "    .quad %s" % words,
        "    .size %s_x86_modulus, %d" % (name, 8 * n),
        "    .type %s_x86_neg_inv, @object" % name,
        "%s_x86_neg_inv: /* -1/modulus mod 2^64 */" % name,
        "    .quad 0x%016x" % neg_inv,
        "    .size %s_x86_neg_inv, 8" % name,
        "    .text",
    ]


def sqr_fp(field):
    """Row i is a_i (a_i + 2 a_(i+1) 2^64 + ...): t < 2 a + p < 3 p < 2^383 throughout."""
    c = Code(field)
    n = c.n
    acc = "rax r8 r9 r10 r11 rbx rbp".split()
    lo, hi = "r12", "rcx"
    c.begin(c.name + "_sqr", ["rbx", "rbp", "r12"])
    a = memory("rsi")
    # Below the stack pointer: words of 2 a as they are (d) and without the bit from below (e).
    d, e = memory("rsp", -8 * 6), memory("rsp", -8 * 12)
    for j in range(1, n):
        c("mov %s, %%%s" % (a(j), acc[j]))
    for j in range(1, n):
        c("lea (%%%s,%%%s), %%%s" % (acc[j], acc[j], lo))
        c("mov %%%s, %s" % (lo, e(j)))
    for j in range(1, n):
        c("%s %%%s, %%%s" % ("add" if j == 1 else "adc", acc[j], acc[j]))
        if j > 1:
            c("mov %%%s, %s" % (acc[j], d(j)))
    for i in range(n):
        c("mov %s, %%rdx" % a(i))
        sources = ["%rdx"] + ([e(i + 1)] if i + 1 < n else []) + [d(j) for j in range(i + 2, n)]
        if i == 0:
            c.first_row(sources, acc, lo)
            acc = c.reduce_row(acc, lo, hi)
        else:
            acc = c.product_row(sources, i, acc, lo, hi)
    c.store_reduced(acc, ("rdi", 0), c.leave)
    c.end()
    return c


def sqr_fr(field):
    """The eight words of a^2 first, with the words d, e of sqr_fp; then the lower four reduced,
    (low + q r)/2^256 <= r, and the upper four added, below r^2/2^256."""
    c = Code(field)
    c.begin(c.name + "_sqr", ["rbx", "rbp", "r12", "r13"])
    t = "rax r8 r9 r10 r11 rbx rbp r12".split()
    lo, hi = "rcx", "r13"
    a, d, e = memory("rsi"), memory("rsp", -8 * 4), memory("rsp", -8 * 8)
    for j in (1, 2, 3):
        c("mov %s, %%%s" % (a(j), t[j]))
    for j in (1, 2, 3):
        c("lea (%%%s,%%%s), %%%s" % (t[j], t[j], lo))
        c("mov %%%s, %s" % (lo, e(j)))
    for j in (1, 2, 3):
        c("%s %%%s, %%%s" % ("add" if j == 1 else "adc", t[j], t[j]))
        if j > 1:
            c("mov %%%s, %s" % (t[j], d(j)))
    for i in range(4):
        c("mov %s, %%rdx" % a(i))
        sources = ["%rdx"] + ([e(i + 1)] if i < 3 else []) + [d(j) for j in range(i + 2, 4)]
        if i == 0:
            c.first_row(sources, t, lo)
        else:
            c.row(sources, t[2 * i :], lo, hi, True)
    acc = t[:4] + ["rsi"]
    for i in range(4):
        # After the first row acc <= r, and its word 3 plus r's word 2 is below 2^64.
        acc = c.reduce_row(acc, lo, hi, True, tight=i > 0)
    for j in range(4):
        c("%s %%%s, %%%s" % ("add" if j == 0 else "adc", t[4 + j], acc[j]))
    c.store_selected(acc, t[4:], ("rdi", 0), c.leave)
    c.end()
    return c


ACC6 = "rax r8 r9 r10 r11 rbx rbp".split()  # accumulator of the local functions of fp2
LO6, HI6 = "r12", "r13"


def local(field, name, doc):
    """A function of this file only; it may change every register but rsp and its pointers."""
    c = Code(field)
    c.function = "fp_x86_" + name
    c.lines += ["", "/* %s */" % doc, "    .p2align 6", "    .type %s, @function" % c.function]
    c.place(c.function)
    c(".cfi_startproc")
    return c


def local_end(c):
    c(".cfi_endproc")
    c(".size %s, . - %s" % (c.function, c.function))


def fp2_sum():
    """t < x + y + p <= 3 p throughout, and at the end t < p + 2 p^2/2^384 < 2 p. tight: u_5 < 2^61
    and t_5 < 2^63."""
    c = local(FP, "sum", "rdi = (rsi rcx + r14 r15)/2^384 mod p, all of them at most p")
    acc, x, u, y, v = ACC6, memory("rsi"), memory("rcx"), memory("r14"), memory("r15")
    for i in range(6):
        c("mov %s, %%rdx" % u(i))
        sources = [x(j) for j in range(6)]
        if i == 0:
            c.first_row(sources, acc, LO6)
        else:
            c.row(sources, acc, LO6, HI6, True, tight=i == 5)
        c("mov %s, %%rdx" % v(i))
        acc = c.product_row([y(j) for j in range(6)], 0, acc, LO6, HI6, False)
    c.store_reduced(acc, ("rdi", 0), lambda: c("ret"))
    local_end(c)
    return c


def fp2_mul():
    """c0 = a0 b0 + (p - a1) b1, c1 = a0 b1 + a1 b0, each with one reduction (Longa, "Efficient
    algorithms for large prime characteristic fields", 2022, section 3)."""
    c = Code(FP)
    c.begin("fp2_mul", list(CALLEE_SAVED), 104)
    minus, c0, out = 0, 48, 96
    for j in range(6):
        c("mov %s, %%%s" % (c.mod(j), ACC6[j]))
    for j in range(6):
        c("%s %s, %%%s" % ("sub" if j == 0 else "sbb", memory("rsi", 48)(j), ACC6[j]))
        c("mov %%%s, %s" % (ACC6[j], memory("rsp", minus)(j)))
    c("mov %%rdi, %d(%%rsp)" % out)
    c("mov %rdx, %rcx")
    c("lea %d(%%rsp), %%r14" % minus)
    c("lea 48(%rdx), %r15")
    c("lea %d(%%rsp), %%rdi" % c0)
    c("call fp_x86_sum")
    c("lea 48(%rsi), %r14")
    c("xchg %rcx, %r15")
    c("mov %d(%%rsp), %%rdi" % out)
    c("add $48, %rdi")
    c("call fp_x86_sum")
    for j in range(6):
        c("mov %s, %%%s" % (memory("rsp", c0)(j), ACC6[j]))
        c("mov %%%s, %s" % (ACC6[j], memory("rdi", -48)(j)))
    c.leave()
    c.end()
    return c


def fp2_multiply():
    c = local(FP, "mul", "rdi = rsi rcx/2^384 mod p; the product of the inputs is at most 4 p^2")
    acc, a, b = ACC6, memory("rsi"), memory("rcx")
    for i in range(6):
        c("mov %s, %%rdx" % b(i))
        sources = [a(j) for j in range(6)]
        if i == 0:
            c.first_row(sources, acc, LO6)
            acc = c.reduce_row(acc, LO6, HI6)
        else:
            acc = c.product_row(sources, 0, acc, LO6, HI6, tight=i == 5)
    c.store_reduced(acc, ("rdi", 0), lambda: c("ret"))
    local_end(c)
    return c


def fp2_sqr():
    """c0 = (a0 + a1)(a0 - a1 + p), c1 = (2 a0) a1, the factors unreduced and below 2 p: the
    accumulator stays below 3 p < 2^383 and the result below p + 4 p^2/2^384 < 2 p. tight: words 5
    of the factors are below 2^62 and t_5 < 2^63."""
    c = Code(FP)
    c.begin("fp2_sqr", ["rbx", "rbp", "r12", "r13", "r14"], 144)
    plus, minus, twice = 0, 48, 96
    w = ACC6[:6]

    def words(op, first, operand):
        for j in range(6):
            c("%s %s, %%%s" % (first if j == 0 else op, operand(j), w[j]))

    def put(to):
        for j in range(6):
            c("mov %%%s, %s" % (w[j], memory("rsp", to)(j)))

    a0, a1 = memory("rsi"), memory("rsi", 48)
    words("mov", "mov", a0)
    words("adc", "add", a1)
    put(plus)
    words("mov", "mov", a0)
    words("sbb", "sub", a1)
    words("adc", "add", c.mod)
    put(minus)
    words("mov", "mov", a0)
    for j in range(6):
        c("%s %%%s, %%%s" % ("add" if j == 0 else "adc", w[j], w[j]))
    put(twice)
    c("mov %rdi, %r14")
    c("lea %d(%%rsp), %%rcx" % twice)
    c("add $48, %rsi")
    c("add $48, %rdi")
    c("call fp_x86_mul")
    c("lea %d(%%rsp), %%rsi" % plus)
    c("lea %d(%%rsp), %%rcx" % minus)
    c("mov %r14, %rdi")
    c("call fp_x86_mul")
    c.leave()
    c.end()
    return c


def emit(title, parts):
    lines = []
    for part in parts:
        lines += part.lines if isinstance(part, Code) else part
    return TOP % title + "\n".join(lines) + "\n" + BOTTOM


def fp2():
    functions = [fp2_sum(), fp2_multiply(), fp2_mul(), fp2_sqr()]
    return [constants(FP)] + functions


def files():
    return {
        "fr_x86.S": emit("The scalar field.", [constants(FR), mul(FR), sqr_fr(FR)]),
        "fp_x86.S": emit("The base field.", [constants(FP), mul(FP), sqr_fp(FP)]),
        "fp2_x86.S": emit("fp2 = fp[u]/(u^2 + 1).", fp2()),
    }


def main(arguments):
    check = "--check" in arguments
    rest = [a for a in arguments if a != "--check"]
    here = os.path.dirname(os.path.abspath(__file__))
    folder = rest[0] if rest else os.path.join(here, "..", "src", "field")
    stale = 0
    for name, text in files().items():
        path = os.path.join(folder, name)
        if not check:
            with open(path, "w", encoding="ascii") as f:
                f.write(text)
            continue
        with open(path, encoding="ascii") as f:
            if f.read() != text:
                print("%s differs from what gen/x86_mont.py makes" % path)
                stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
