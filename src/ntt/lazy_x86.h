/* Lazily reduced arithmetic of fr for the kernels: x86-64 with mulx (BMI2), adcx and adox (ADX).
 * The contract is in kernels.inc.h; the twin in plain C is lazy_portable.h.
 *
 * Today's cores start one multiplication and two additions with carry a cycle, and both bind. A
 * Montgomery product has 36 and 67 of them, a product by a multiplier 33 and 50. */
#ifndef CUZK_NTT_LAZY_X86_H
#define CUZK_NTT_LAZY_X86_H

#include "field/constants.h"
#include "field/limbs.h"
#include "ntt/kernels.h"

/* (low_to, high_to) += rdx · word: low half on the carry flag, high half on the overflow flag. */
#define LAZY_MAC(word, pointer, low_to, high_to)                                                   \
    "mulxq " word "(%[" pointer "]), %[lo], %[hi]\n\t"                                             \
    "adcxq %[lo], %[" low_to "]\n\t"                                                               \
    "adoxq %[hi], %[" high_to "]\n\t"
/* The high half only. */
#define LAZY_MAC_HIGH(word, pointer, high_to)                                                      \
    "mulxq " word "(%[" pointer "]), %[lo], %[hi]\n\t"                                             \
    "adoxq %[hi], %[" high_to "]\n\t"
#define LAZY_LOAD(word, pointer, to) "movq " word "(%[" pointer "]), " to "\n\t"
/* Zero, and both flags clear. */
#define LAZY_CLEAR(to)         "xorl %k[" to "], %k[" to "]\n\t"
#define LAZY_CARRY(to)         "adcq $0, %[" to "]\n\t"
#define LAZY_ADD(op, from, to) op " %[" from "], %[" to "]\n\t"

/* ---- Montgomery's product ---------------------------------------------------------------------*/

/* (t4 … t0) += rdx · (the four words at pointer). The carry of adcx is still to be added to t4. */
#define LAZY_ROW(t0, t1, t2, t3, t4, pointer)                                                      \
    LAZY_MAC("0", pointer, t0, t1)                                                                 \
    LAZY_MAC("8", pointer, t1, t2)                                                                 \
    LAZY_MAC("16", pointer, t2, t3)                                                                \
    LAZY_MAC("24", pointer, t3, t4)

/* One word of a: t += a[word] · b, t4 starting at 0. */
#define LAZY_MUL_ROW(word, t0, t1, t2, t3, t4)                                                     \
    LAZY_LOAD(word, "a", "%%rdx")                                                                  \
    LAZY_CLEAR(t4)                                                                                 \
    LAZY_ROW(t0, t1, t2, t3, t4, "b")                                                              \
    LAZY_CARRY(t4)

/* t = (t + q r) / 2^64 with q = -t/r mod 2^64: t0 becomes 0 and takes the part of the next t4. */
#define LAZY_REDUCE_ROW(t0, t1, t2, t3, t4)                                                        \
    "movq %[" t0 "], %%rdx\n\t"                                                                    \
    "imulq %[neg_inv], %%rdx\n\t" LAZY_CLEAR("hi") LAZY_ROW(t0, t1, t2, t3, t4, "modulus")         \
        LAZY_ADD("adcxq", t0, t4)

/* Rows over the words of a as in limbs_mul_mont: t < b + r < 2^256 between rounds. */
LIMBS_INLINE void lazy_mul(fr *out, const fr *a, const fr *b)
{
    static const uint64_t neg_inv = FR_NEG_INV;
    uint64_t t0, t1, t2, t3, t4, lo, hi;
    /* clang-format off */
    __asm__(
        LAZY_LOAD("0", "a", "%%rdx")
        "mulxq 0(%[b]), %[t0], %[t1]\n\t"
        "mulxq 8(%[b]), %[lo], %[t2]\n\t"
        LAZY_ADD("addq", "lo", "t1")
        "mulxq 16(%[b]), %[lo], %[t3]\n\t"
        LAZY_ADD("adcq", "lo", "t2")
        "mulxq 24(%[b]), %[lo], %[t4]\n\t"
        LAZY_ADD("adcq", "lo", "t3")
        LAZY_CARRY("t4")
        LAZY_REDUCE_ROW("t0", "t1", "t2", "t3", "t4")
        LAZY_MUL_ROW("8", "t1", "t2", "t3", "t4", "t0")
        LAZY_REDUCE_ROW("t1", "t2", "t3", "t4", "t0")
        LAZY_MUL_ROW("16", "t2", "t3", "t4", "t0", "t1")
        LAZY_REDUCE_ROW("t2", "t3", "t4", "t0", "t1")
        LAZY_MUL_ROW("24", "t3", "t4", "t0", "t1", "t2")
        LAZY_REDUCE_ROW("t3", "t4", "t0", "t1", "t2")
        : [t0] "=&r"(t0), [t1] "=&r"(t1), [t2] "=&r"(t2), [t3] "=&r"(t3), [t4] "=&r"(t4),
          [lo] "=&r"(lo), [hi] "=&r"(hi)
        : [a] "r"(a), [b] "r"(b), [modulus] "r"(FR_MODULUS), [neg_inv] "m"(neg_inv), "m"(*a),
          "m"(*b)
        : "rdx", "cc");
    /* clang-format on */
    *out = (fr){{t4, t0, t1, t2}};
}

/* ---- product by a multiplier ------------------------------------------------------------------*/

/* q = columns 4 … 7 of a · quotient from columns 3 … 7 and the upper halves of column 2; what is
 * left out is below 5 · 2^192 (bounds in kernels.inc.h). Rows over the words of a. */
LIMBS_INLINE void lazy_upper(uint64_t q[4], const fr *a, const multiplier *m)
{
    uint64_t c3, c4, c5, c6, c7, lo, hi;
    /* clang-format off */
    __asm__(
        LAZY_LOAD("0", "a", "%%rdx")
        "mulxq 16(%[quotient]), %[lo], %[c3]\n\t"
        "mulxq 24(%[quotient]), %[lo], %[c4]\n\t"
        LAZY_ADD("addq", "lo", "c3")
        LAZY_CARRY("c4")
        LAZY_LOAD("8", "a", "%%rdx")
        LAZY_CLEAR("c5")
        LAZY_MAC_HIGH("8", "quotient", "c3")
        LAZY_MAC("16", "quotient", "c3", "c4")
        LAZY_MAC("24", "quotient", "c4", "c5")
        LAZY_CARRY("c5")
        LAZY_LOAD("16", "a", "%%rdx")
        LAZY_CLEAR("c6")
        LAZY_MAC_HIGH("0", "quotient", "c3")
        LAZY_MAC("8", "quotient", "c3", "c4")
        LAZY_MAC("16", "quotient", "c4", "c5")
        LAZY_MAC("24", "quotient", "c5", "c6")
        LAZY_CARRY("c6")
        LAZY_LOAD("24", "a", "%%rdx")
        LAZY_CLEAR("c7")
        LAZY_MAC("0", "quotient", "c3", "c4")
        LAZY_MAC("8", "quotient", "c4", "c5")
        LAZY_MAC("16", "quotient", "c5", "c6")
        LAZY_MAC("24", "quotient", "c6", "c7")
        LAZY_CARRY("c7")
        : [c3] "=&r"(c3), [c4] "=&r"(c4), [c5] "=&r"(c5), [c6] "=&r"(c6), [c7] "=&r"(c7),
          [lo] "=&r"(lo), [hi] "=&r"(hi)
        : [a] "r"(a), [quotient] "r"(m->quotient), "m"(*a), "m"(*m)
        : "rdx", "cc");
    /* clang-format on */
    q[0] = c4;
    q[1] = c5;
    q[2] = c6;
    q[3] = c7;
}

/* z = a · value mod 2^256; products that reach z3 only are imul. */
LIMBS_INLINE void lazy_lower(uint64_t z[4], const fr *a, const multiplier *m)
{
    uint64_t s, lo, hi;
    /* clang-format off */
    __asm__(
        LAZY_LOAD("0", "a", "%%rdx")
        LAZY_LOAD("24", "value", "%[z3]")
        "imulq %%rdx, %[z3]\n\t"
        "mulxq 0(%[value]), %[z0], %[z1]\n\t"
        "mulxq 8(%[value]), %[lo], %[z2]\n\t"
        LAZY_ADD("addq", "lo", "z1")
        "mulxq 16(%[value]), %[lo], %[hi]\n\t"
        LAZY_ADD("adcq", "lo", "z2")
        LAZY_ADD("adcq", "hi", "z3")
        LAZY_LOAD("24", "a", "%[s]")
        "imulq 0(%[value]), %[s]\n\t"
        LAZY_ADD("addq", "s", "z3")
        LAZY_LOAD("8", "a", "%%rdx")
        LAZY_LOAD("16", "value", "%[s]")
        "imulq %%rdx, %[s]\n\t"
        LAZY_ADD("addq", "s", "z3")
        LAZY_CLEAR("s")
        LAZY_MAC("0", "value", "z1", "z2")
        LAZY_MAC("8", "value", "z2", "z3")
        LAZY_ADD("adcxq", "s", "z3")
        LAZY_LOAD("16", "a", "%%rdx")
        LAZY_LOAD("8", "value", "%[s]")
        "imulq %%rdx, "
        "%[s]\n\t"
        LAZY_ADD("addq", "s", "z3")
        "mulxq "
        "0(%[value]), "
        "%[lo], "
        "%[hi]"
        "\n\t"
        LAZY_ADD("addq", "lo", "z2")
        LAZY_ADD("adcq", "hi", "z3")
        : [z0] "=&r"(z[0]), [z1] "=&r"(z[1]), [z2] "=&r"(z[2]), [z3] "=&r"(z[3]), [s] "=&r"(s),
          [lo] "=&r"(lo), [hi] "=&r"(hi)
        : [a] "r"(a), [value] "r"(m->value), "m"(*a), "m"(*m)
        : "rdx", "cc");
    /* clang-format on */
}

/* z += q · (-r) mod 2^256. */
LIMBS_INLINE void lazy_cancel(uint64_t z[4], uint64_t q[4])
{
    uint64_t lo, hi;
    /* clang-format off */
    __asm__(
        "movq %[q0], %%rdx\n\t"
        "imulq 24(%[n]), %[q0]\n\t"
        LAZY_CLEAR("hi")
        LAZY_MAC("0", "n", "z0", "z1")
        LAZY_MAC("8", "n", "z1", "z2")
        LAZY_MAC("16", "n", "z2", "z3")
        LAZY_ADD("adcxq", "q0", "z3")
        "movq %[q1], %%rdx\n\t"
        "imulq 16(%[n]), %[q1]\n\t"
        LAZY_CLEAR("hi")
        LAZY_MAC("0", "n", "z1", "z2")
        LAZY_MAC("8", "n", "z2", "z3")
        LAZY_ADD("adcxq", "q1", "z3")
        "movq %[q2], %%rdx\n\t"
        "imulq 8(%[n]), %[q2]\n\t"
        "imulq 0(%[n]), %[q3]\n\t"
        LAZY_ADD("addq", "q3", "q2")
        "mulxq 0(%[n]), %[lo], %[hi]\n\t"
        LAZY_ADD("addq", "q2", "hi")
        LAZY_ADD("addq", "lo", "z2")
        LAZY_ADD("adcq", "hi", "z3")
        : [z0] "+&r"(z[0]), [z1] "+&r"(z[1]), [z2] "+&r"(z[2]), [z3] "+&r"(z[3]), [q0] "+&r"(q[0]),
          [q1] "+&r"(q[1]), [q2] "+&r"(q[2]), [q3] "+&r"(q[3]), [lo] "=&r"(lo), [hi] "=&r"(hi)
        : [n] "r"(LAZY_MODULUS_NEGATIVE)
        : "rdx", "cc");
    /* clang-format on */
}

LIMBS_INLINE void lazy_mul_by(fr *out, const fr *a, const multiplier *m)
{
    uint64_t q[4], z[4];
    lazy_upper(q, a, m);
    lazy_lower(z, a, m);
    lazy_cancel(z, q);
    *out = (fr){{z[0], z[1], z[2], z[3]}};
}

/* ---- sums and narrowing -----------------------------------------------------------------------*/

/* floor(a / 2^254): the top word and two bits. */
LIMBS_INLINE int64_t wide_top(const wide *a)
{
    uint64_t top = a->l[4];
    /* clang-format off */
    __asm__(
        "shldq $2, %[next], %[top]"
        : [top] "+r"(top)
        : [next] "r"(a->l[3])
        : "cc");
    /* clang-format on */
    return (int64_t)top;
}

/* out = a op b on four words; then the fifth. Written to registers first: out may be an
 * operand. */
#define LAZY_CHAIN(op, op_carry, fifth)                                                            \
    "movq %[a0], %[t0]\n\t"                                                                        \
    "movq %[a1], %[t1]\n\t"                                                                        \
    "movq %[a2], %[t2]\n\t"                                                                        \
    "movq %[a3], %[t3]\n\t" op " %[b0], %[t0]\n\t" op_carry " %[b1], %[t1]\n\t" op_carry           \
    " %[b2], %[t2]\n\t" op_carry " %[b3], %[t3]\n\t" fifth

#define LAZY_OUTPUTS                                                                               \
    [t0] "=&r"(t[0]), [t1] "=&r"(t[1]), [t2] "=&r"(t[2]), [t3] "=&r"(t[3]), [t4] "=&r"(t[4])
#define LAZY_INPUTS                                                                                \
    [a0] "m"(a->l[0]), [a1] "m"(a->l[1]), [a2] "m"(a->l[2]), [a3] "m"(a->l[3]), [b0] "m"(b->l[0]), \
        [b1] "m"(b->l[1]), [b2] "m"(b->l[2]), [b3] "m"(b->l[3])

#define LAZY_STORE(out)                                                                            \
    *(out) = (wide)                                                                                \
    {                                                                                              \
        {                                                                                          \
            t[0], t[1], t[2], t[3], t[4]                                                           \
        }                                                                                          \
    }

LIMBS_INLINE void wide_add(wide *out, const fr *a, const fr *b)
{
    uint64_t t[5];
    /* clang-format off */
    __asm__(
        LAZY_CHAIN("addq", "adcq", "movl $0, %k[t4]\n\tadcq $0, %[t4]\n\t")
        : LAZY_OUTPUTS:LAZY_INPUTS
        : "cc");
    /* clang-format on */
    LAZY_STORE(out);
}

LIMBS_INLINE void wide_sub(wide *out, const fr *a, const fr *b)
{
    uint64_t t[5];
    /* clang-format off */
    __asm__(
        LAZY_CHAIN("subq", "sbbq", "sbbq %[t4], %[t4]\n\t")
        : LAZY_OUTPUTS:LAZY_INPUTS
        : "cc");
    /* clang-format on */
    LAZY_STORE(out);
}

LIMBS_INLINE void wide_add_wide(wide *out, const wide *a, const wide *b)
{
    uint64_t t[5];
    /* clang-format off */
    __asm__(
        LAZY_CHAIN("addq", "adcq", "movq %[a4], %[t4]\n\tadcq %[b4], %[t4]\n\t")
        : LAZY_OUTPUTS
        : LAZY_INPUTS, [a4] "m"(a->l[4]), [b4] "m"(b->l[4])
        : "cc");
    /* clang-format on */
    LAZY_STORE(out);
}

LIMBS_INLINE void wide_sub_wide(wide *out, const wide *a, const wide *b)
{
    uint64_t t[5];
    /* clang-format off */
    __asm__(
        LAZY_CHAIN("subq", "sbbq", "movq %[a4], %[t4]\n\tsbbq %[b4], %[t4]\n\t")
        : LAZY_OUTPUTS
        : LAZY_INPUTS, [a4] "m"(a->l[4]), [b4] "m"(b->l[4])
        : "cc");
    /* clang-format on */
    LAZY_STORE(out);
}

LIMBS_INLINE void wide_add_loose(wide *out, const wide *a, const fr *b)
{
    uint64_t t[5];
    /* clang-format off */
    __asm__(
        LAZY_CHAIN("addq", "adcq", "movq %[a4], %[t4]\n\tadcq $0, %[t4]\n\t")
        : LAZY_OUTPUTS
        : LAZY_INPUTS, [a4] "m"(a->l[4])
        : "cc");
    /* clang-format on */
    LAZY_STORE(out);
}

LIMBS_INLINE void wide_sub_loose(wide *out, const wide *a, const fr *b)
{
    uint64_t t[5];
    /* clang-format off */
    __asm__(
        LAZY_CHAIN("subq", "sbbq", "movq %[a4], %[t4]\n\tsbbq $0, %[t4]\n\t")
        : LAZY_OUTPUTS
        : LAZY_INPUTS, [a4] "m"(a->l[4])
        : "cc");
    /* clang-format on */
    LAZY_STORE(out);
}

LIMBS_INLINE void lazy_sub_multiple(fr *out, const wide *a, const lazy_multiples *m, size_t index)
{
    uint64_t t[4];
    /* clang-format off */
    __asm__(
        LAZY_CHAIN("subq", "sbbq", "")
        : [t0] "=&r"(t[0]), [t1] "=&r"(t[1]), [t2] "=&r"(t[2]), [t3] "=&r"(t[3])
        : [a0] "m"(a->l[0]), [a1] "m"(a->l[1]), [a2] "m"(a->l[2]), [a3] "m"(a->l[3]),
          [b0] "m"(m->l[0][index]), [b1] "m"(m->l[1][index]), [b2] "m"(m->l[2][index]),
          [b3] "m"(m->l[3][index])
        : "cc");
    /* clang-format on */
    *out = (fr){{t[0], t[1], t[2], t[3]}};
}

LIMBS_INLINE void lazy_reduce_once(fr *out, const fr *a)
{
    uint64_t t[4], s[4] = {a->l[0], a->l[1], a->l[2], a->l[3]};
    /* clang-format off */
    __asm__(
        "movq %[s0], %[t0]\n\t"
        "movq %[s1], %[t1]\n\t"
        "movq %[s2], %[t2]\n\t"
        "movq %[s3], %[t3]\n\t"
        "subq 0(%[modulus]), %[t0]\n\t"
        "sbbq 8(%[modulus]), %[t1]\n\t"
        "sbbq 16(%[modulus]), %[t2]\n\t"
        "sbbq 24(%[modulus]), %[t3]\n\t"
        "cmovncq %[t0], %[s0]\n\t"
        "cmovncq %[t1], %[s1]\n\t"
        "cmovncq %[t2], %[s2]\n\t"
        "cmovncq %[t3], %[s3]\n\t"
        : [t0] "=&r"(t[0]), [t1] "=&r"(t[1]), [t2] "=&r"(t[2]), [t3] "=&r"(t[3]), [s0] "+&r"(s[0]),
          [s1] "+&r"(s[1]), [s2] "+&r"(s[2]), [s3] "+&r"(s[3])
        : [modulus] "r"(FR_MODULUS)
        : "cc");
    /* clang-format on */
    *out = (fr){{s[0], s[1], s[2], s[3]}};
}

#endif
