/* The group law of curve.cuh as a list of steps that one loop executes: one product, one square and
 * one difference in the machine code, whatever is added to what.
 *
 * Why: an addition in G2 written out is some 11,000 instructions of 16 bytes, more than the
 * instruction cache of a multiprocessor holds, and its values do not fit the registers. Here they
 * lie in an array of the thread; a step loads its operands from it and stores one result. P + P is
 * only another part of the list, so nothing is called and no address of the array is handed on.
 *
 * A point in the array is told by the number of its first value: a sum has four (X, Y, ZZ, ZZZ),
 * what is added to it four or, affine, two (x, y); scratch has four. The two of an affine point may
 * be the last two of scratch; they are lost then.
 * Ranges, infinities and exceptional cases are those of curve.cuh, which is the twin.
 *
 * What can go wrong here: A1, A2, A3 (exceptional cases). */
#ifndef CUZK_CURVE_FORMULA_CUH
#define CUZK_CURVE_FORMULA_CUH

#include "curve/curve.cuh"

namespace dev
{

/* A value as memory is best read: 16 bytes at a time. */
template <class F> union formula_value {
    uint4 words[sizeof(F) / sizeof(uint4)];
    F value;
};

template <class F, unsigned COUNT> struct formula_values {
    formula_value<F> at[COUNT];

    __host__ __device__ F get(uint32_t i) const
    {
        return at[i].value;
    }
    __host__ __device__ void put(uint32_t i, const F &value)
    {
        at[i].value = value;
    }
    /* Points in memory, aligned to 16. */
    __host__ __device__ void load(uint32_t i, const xyzz<F> *from)
    {
        for (unsigned k = 0; k < 4; k++)
            at[i + k] = ((const formula_value<F> *)from)[k];
    }
    __host__ __device__ void load(uint32_t i, const aff<F> *from)
    {
        for (unsigned k = 0; k < 2; k++)
            at[i + k] = ((const formula_value<F> *)from)[k];
    }
    __host__ __device__ void store(xyzz<F> *to, uint32_t i) const
    {
        for (unsigned k = 0; k < 4; k++)
            ((formula_value<F> *)to)[k] = at[i + k];
    }
};

/* ---- the list -------------------------------------------------------------------------------- */

/* to = a b - c, a^2 - c, a + b, a - b - c; c may be missing. DECIDE: P and R are known. */
enum {
    FORMULA_MULTIPLY,
    FORMULA_SQUARE,
    FORMULA_PLUS,
    FORMULA_MINUS,
    FORMULA_DECIDE,
    FORMULA_END_AFFINE,
    FORMULA_END
};
/* Values of the sum, of what is added, of scratch. */
enum { SX, SY, SZZ, SZZZ, BX, BY, BZZ, BZZZ, TA, TB, TC, TD, FORMULA_NONE };
/* Where to begin. */
enum { FORMULA_ADD = 0, FORMULA_ADD_AFFINE = 2, FORMULA_DOUBLE = 19 };

struct formula_step {
    uint32_t kind, to, a, b, c;
};

/* Four bits each. */
static constexpr __host__ __device__ uint32_t formula_word(uint32_t kind, uint32_t to = 0,
                                                           uint32_t a = 0, uint32_t b = 0,
                                                           uint32_t c = FORMULA_NONE)
{
    return kind | to << 4 | a << 8 | b << 12 | c << 16;
}

DEV_INLINE formula_step formula_step_at(uint32_t i)
{
    static constexpr uint32_t STEPS[] = {
        /* add-2008-s: U1, S1 */
        formula_word(FORMULA_MULTIPLY, SX, SX, BZZ),
        formula_word(FORMULA_MULTIPLY, SY, SY, BZZZ),
        /* madd-2008-s begins here; P, R */
        formula_word(FORMULA_MULTIPLY, TA, BX, SZZ, SX),
        formula_word(FORMULA_MULTIPLY, TB, BY, SZZZ, SY),
        formula_word(FORMULA_DECIDE),
        /* PP, Q, PPP; X3 = R^2 - PPP - 2 Q, Y3 = R (Q - X3) - S1 PPP */
        formula_word(FORMULA_SQUARE, TC, TA, TA),
        formula_word(FORMULA_MULTIPLY, SZZ, SZZ, TC),
        formula_word(FORMULA_MULTIPLY, TD, SX, TC),
        formula_word(FORMULA_MULTIPLY, TC, TA, TC),
        formula_word(FORMULA_MULTIPLY, SZZZ, SZZZ, TC),
        formula_word(FORMULA_MULTIPLY, SY, SY, TC),
        formula_word(FORMULA_SQUARE, SX, TB, TB, TC),
        formula_word(FORMULA_MINUS, SX, SX, TD, TD),
        formula_word(FORMULA_MINUS, TD, TD, SX),
        formula_word(FORMULA_MULTIPLY, SY, TD, TB, SY),
        formula_word(FORMULA_END_AFFINE),
        formula_word(FORMULA_MULTIPLY, SZZ, SZZ, BZZ),
        formula_word(FORMULA_MULTIPLY, SZZZ, SZZZ, BZZZ),
        formula_word(FORMULA_END),
        /* dbl-2008-s-1 (a = 0) of the sum: U, V, S, W */
        formula_word(FORMULA_PLUS, TA, SY, SY),
        formula_word(FORMULA_SQUARE, TB, TA, TA),
        formula_word(FORMULA_MULTIPLY, SZZ, SZZ, TB),
        formula_word(FORMULA_MULTIPLY, TC, SX, TB),
        formula_word(FORMULA_MULTIPLY, TB, TA, TB),
        formula_word(FORMULA_MULTIPLY, SZZZ, SZZZ, TB),
        formula_word(FORMULA_MULTIPLY, SY, SY, TB),
        /* M = 3 X^2; X3 = M^2 - 2 S, Y3 = M (S - X3) - W Y */
        formula_word(FORMULA_SQUARE, TA, SX, SX),
        formula_word(FORMULA_PLUS, TB, TA, TA),
        formula_word(FORMULA_PLUS, TA, TA, TB),
        formula_word(FORMULA_SQUARE, SX, TA, TA),
        formula_word(FORMULA_MINUS, SX, SX, TC, TC),
        formula_word(FORMULA_MINUS, TC, TC, SX),
        formula_word(FORMULA_MULTIPLY, SY, TC, TA, SY),
        formula_word(FORMULA_END),
    };
    const uint32_t s = STEPS[i];
    return formula_step{s & 15, s >> 4 & 15, s >> 8 & 15, s >> 12 & 15, s >> 16};
}

/* ---- executing it ---------------------------------------------------------------------------- */

/* Where sum, added point and scratch begin in the array. */
struct formula_places {
    uint32_t sum, added, scratch;

    __host__ __device__ uint32_t of(uint32_t operand) const
    {
        return operand % 4 + (operand < 4 ? sum : operand < 8 ? added : scratch);
    }
};

template <class F, unsigned COUNT>
DEV_INLINE void formula_clear(formula_values<F, COUNT> &v, uint32_t sum)
{
#pragma unroll 1
    for (uint32_t i = 0; i < 4; i++)
        v.put(sum + i, zero<F>());
}

/* sum = added */
template <class F, unsigned COUNT>
DEV_INLINE void formula_copy(formula_values<F, COUNT> &v, const formula_places &p, bool affine)
{
#pragma unroll 1
    for (uint32_t i = 0; i < 4; i++)
        v.put(p.sum + i, affine && i >= 2 ? one<F>() : v.get(p.added + i));
}

template <class F, unsigned COUNT>
DEV_INLINE F formula_result(const formula_values<F, COUNT> &v, const formula_places &p,
                            const formula_step &s)
{
    const F a = v.get(p.of(s.a)), b = v.get(p.of(s.b));
    F out;
    if (s.kind == FORMULA_MULTIPLY)
        out = mul(a, b);
    else if (s.kind == FORMULA_SQUARE)
        out = sqr(a);
    else if (s.kind == FORMULA_PLUS)
        out = add(a, b);
    else
        out = sub(a, b);
    if (s.c != FORMULA_NONE)
        out = sub(out, v.get(p.of(s.c)));
    return out;
}

/* From step `begin` on: sum += added, or sum doubled. */
template <class F, unsigned COUNT>
DEV_INLINE void formula_run(formula_values<F, COUNT> &v, const formula_places &p, uint32_t begin)
{
    const bool affine = begin == FORMULA_ADD_AFFINE, doubling = begin == FORMULA_DOUBLE;
    const bool nothing = is_zero_words(v.get(p.sum + SZZ));
    if (doubling ? nothing : is_zero_words(v.get(p.added + (affine ? 1 : 2))))
        return;
    if (nothing) {
        formula_copy(v, p, affine);
        return;
    }
    uint32_t next = begin;
#pragma unroll 1
    for (;;) {
        const formula_step s = formula_step_at(next++);
        if (s.kind == FORMULA_END || (s.kind == FORMULA_END_AFFINE && affine))
            return;
        if (s.kind < FORMULA_DECIDE) {
            v.put(p.of(s.to), formula_result(v, p, s));
        } else if (s.kind == FORMULA_DECIDE && is_zero(v.get(p.of(TA)))) {
            if (!is_zero(v.get(p.of(TB)))) {
                formula_clear(v, p.sum);
                return;
            }
            formula_copy(v, p, affine);
            next = FORMULA_DOUBLE;
        }
    }
}

} /* namespace dev */

#endif
