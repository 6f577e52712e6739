"""Straight-line code over words of 32 bits: printed as PTX, printed as C++, and run on integers.

For gen/cuda_field.py. An instruction has a PTX name without its type, one result and operands,
which are names of words or integers. Beside PTX's own there are
  borrow      d = a - b - CF, of which only whether it is negative matters: ffffffff or 0
  pick        d = mask ? a : b, word by word
  addc.wrap, subc.wrap   the same instructions where a carry is meant to be lost; without .wrap a
              final carry that is lost is an error
"""

MASK = 0xFFFFFFFF
COLUMNS = 100


class Lost(Exception):
    """A carry fell off the top."""


# name: (PTX, Python for the wide result x; {0} {1} {2} operands, cf the carry, what is kept of x)
# kept: "sum" sets the carry from bit 32, "last" must not have one, "wrap" drops it
_ADD, _ADDC = "{0} + {1}", "{0} + {1} + cf"
_SUB, _SUBC = "{0} - {1}", "{0} - {1} - cf"
INSTRUCTIONS = {
    "mul.lo": ("mul.lo.u32", "{0} * {1}", "wrap"),
    "mul.hi": ("mul.hi.u32", "{0} * {1} >> 32", "wrap"),
    "mad.lo.cc": ("mad.lo.cc.u32", "({0} * {1} & MASK) + {2}", "sum"),
    "madc.lo.cc": ("madc.lo.cc.u32", "({0} * {1} & MASK) + {2} + cf", "sum"),
    "madc.hi.cc": ("madc.hi.cc.u32", "({0} * {1} >> 32) + {2} + cf", "sum"),
    "madc.hi": ("madc.hi.u32", "({0} * {1} >> 32) + {2} + cf", "last"),
    "add.cc": ("add.cc.u32", _ADD, "sum"),
    "addc.cc": ("addc.cc.u32", _ADDC, "sum"),
    "addc": ("addc.u32", _ADDC, "last"),
    "addc.wrap": ("addc.u32", _ADDC, "wrap"),
    "sub.cc": ("sub.cc.u32", _SUB, "sum"),
    "subc.cc": ("subc.cc.u32", _SUBC, "sum"),
    "subc": ("subc.u32", _SUBC, "last"),
    "subc.wrap": ("subc.u32", _SUBC, "wrap"),
    "borrow": ("subc.u32", _SUBC, "borrow"),
    "and": ("and.b32", "{0} & {1}", "wrap"),
    "xor": ("xor.b32", "{0} ^ {1}", "wrap"),
    "shl": ("shl.b32", "{0} << {1}", "wrap"),
    "shf.l": ("shf.l.wrap.b32", "({1} << 32 | {0}) << {2} >> 32", "wrap"),
    "pick": ("lop3.b32", "({0} & {1}) | (~{0} & {2})", "wrap"),
}
PICK_TABLE = 0xCA  # lop3.b32: (a & b) | (~a & c)
WORDS = {"fr": 8, "fp": 12, "fp_wide": 24}
LETTERS = "abcd"


class Code:
    """The instructions of one function of operands a, b ... of the named types."""

    def __init__(self, name, out, operands):
        self.name, self.out, self.operands = name, out, operands
        self.instructions = []
        self.temporaries = 0
        self.results = None

    def words_of(self, k):
        return WORDS[self.operands[k]]

    def operand(self, k):
        return ["%s%d" % (LETTERS[k], i) for i in range(self.words_of(k))]

    def op(self, instruction, *operands):
        out = "t%d" % self.temporaries
        self.temporaries += 1
        self.instructions.append((instruction, out, operands))
        return out

    def finish(self, results):
        """The words of the result. Where one is an operand or a constant it is moved."""
        assert len(results) == WORDS[self.out] and len(set(results)) == len(results)
        self.results = {word: "r%d" % i for i, word in enumerate(results)}
        assert all(isinstance(word, str) and word[0] == "t" for word in results)

    # ---- PTX --------------------------------------------------------------------------------

    def _ptx_word(self, word):
        if isinstance(word, int):
            return str(word) if word < 10 else "0x%08x" % word
        if word in self.results:
            return "%" + self.results[word][1:]
        if word[0] == "t":
            return word
        k, i = LETTERS.index(word[0]), int(word[1:])
        return "%%%d" % (WORDS[self.out] + sum(self.words_of(j) for j in range(k)) + i)

    def ptx(self):
        """The instructions as text, in lines of string literals."""
        pieces = ["{ .reg .u32 t<%d>;" % self.temporaries]
        for name, out, operands in self.instructions:
            listed = [self._ptx_word(w) for w in (out,) + operands]
            if name == "pick":
                listed.append("0x%02x" % PICK_TABLE)
            pieces.append("%s %s;" % (INSTRUCTIONS[name][0], ",".join(listed)))
        pieces.append("}")
        return packed(pieces, '        "', ' "', COLUMNS)

    # ---- C++ --------------------------------------------------------------------------------

    def _host_word(self, word):
        if isinstance(word, int):
            return "0x%xu" % word
        if word in self.results:
            return "r.v[%s]" % self.results[word][1:]
        return word if word[0] == "t" else "%s.v[%s]" % (word[0], word[1:])

    def host(self):
        pieces = []
        for name, out, operands in self.instructions:
            listed = [self._host_word(w) for w in operands]
            kept = INSTRUCTIONS[name][2]
            if kept != "wrap" or "cf" in INSTRUCTIONS[name][1]:
                listed.append("cf")
            target = self._host_word(out)
            declared = target if target.startswith("r.") else "const uint32_t " + target
            call = "words_" + name.replace(".wrap", "").replace(".", "_")
            pieces.append("%s = %s(%s);" % (declared, call, ", ".join(listed)))
        return packed(pieces, "    ", "", COLUMNS)

    def printed(self):
        names = LETTERS[: len(self.operands)]
        signature = ", ".join("const %s &%s" % (t, x) for t, x in zip(self.operands, names))
        outs = ['"=&r"(r.v[%d])' % i for i in range(WORDS[self.out])]
        ins = ['"r"(%s.v[%d])' % (x, i) for k, x in enumerate(names)
               for i in range(self.words_of(k))]
        lines = ["DEV_INLINE %s %s(%s)" % (self.out, self.name, signature), "{",
                 "    %s r;" % self.out, "#ifdef __CUDA_ARCH__", "    asm("]
        lines += self.ptx()
        lines += packed([o + "," for o in outs[:-1]] + outs[-1:], "        : ", "", COLUMNS)
        lines += packed([o + "," for o in ins[:-1]] + [ins[-1] + ");"], "        : ", "", COLUMNS)
        lines += ["#else"]
        uses_carry = any("cf" in INSTRUCTIONS[n][1] or INSTRUCTIONS[n][2] == "sum"
                         for n, _, _ in self.instructions)
        if uses_carry:
            lines.append("    uint32_t cf = 0;")
        lines += self.host() + ["#endif", "    return r;", "}", ""]
        return "\n".join(lines)

    # ---- integers ---------------------------------------------------------------------------

    def compiled(self):
        """A Python function of lists of words."""
        names = LETTERS[: len(self.operands)]
        lines = ["def run(%s):" % ", ".join(names)]
        for k, x in enumerate(names):
            lines.append("    %s, = %s" % (", ".join(self.operand(k)), x))
        for name, out, operands in self.instructions:
            _, wide, kept = INSTRUCTIONS[name]
            lines.append("    x = " + wide.format(*operands))
            if kept == "last":
                lines.append("    if x >> 32: raise Lost('%s %s')" % (name, out))
            if kept == "borrow":
                lines.append("    %s = MASK if x < 0 else 0" % out)
            else:
                lines.append("    %s = x & MASK" % out)
            if kept == "sum":
                lines.append("    cf = 1 if x >> 32 else 0")
        lines.append("    return [%s]" % ", ".join(self.results))
        scope = {"MASK": MASK, "Lost": Lost}
        exec("\n".join(lines), scope)  # no input reaches this text
        return scope["run"]


def packed(pieces, indent, end, columns):
    """The pieces in lines of at most `columns`; each line begins with indent (colons of asm
    operands: the first only) and ends with end."""
    lines, line = [], ""
    for piece in pieces:
        if line and len(indent) + len(line) + 1 + len(piece) + len(end) > columns:
            lines.append(indent + line + end)
            if indent.endswith(": "):
                indent = " " * len(indent)
            line = ""
        line += (" " if line else "") + piece
    lines.append(indent + line + end)
    return lines
