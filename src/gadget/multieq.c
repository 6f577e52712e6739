/* Left sides hold up to 7 · 8 · 32 terms, so the constant parts (constants and the ONE of Nots) are
 * added up as one integer and become one term when the row is emitted. */
#include "gadget/multieq.h"

#include "base/verify.h"
#include "gadget/rows.h"

#include <string.h>

static void restart(multieq *m)
{
    m->used = 0;
    memset(&m->constant, 0, sizeof m->constant);
    m->left_n = 1;
    m->right_n = 0;
}

void multieq_begin(multieq *m, r1cs_cs *cs)
{
    m->cs = cs;
    restart(m);
}

static void emit(multieq *m)
{
    fr constant;
    fr_from_int(&constant, &m->constant);
    m->left[0] = (r1cs_term){R1CS_ONE, r1cs_coeff_intern(m->cs, &constant)};
    const bool has_constant = m->left[0].coeff != R1CS_ZERO_COEFF;
    const r1cs_lc left = {m->left + !has_constant, m->left_n - !has_constant};
    r1cs_enforce(m->cs, left, lc_one(), (r1cs_lc){m->right, m->right_n});
    restart(m);
}

void multieq_end(multieq *m)
{
    if (m->used > 0)
        emit(m);
}

/* Adds v · 2^used, v < 2^36, to the constant. */
static void add_constant(multieq *m, uint64_t v)
{
    const unsigned limb = m->used / 64, shift = m->used % 64;
    const uint64_t part[2] = {v << shift, shift ? v >> (64 - shift) : 0};
    uint64_t carry = 0;
    for (unsigned i = limb; i < 4; i++) {
        const uint64_t add = i - limb < 2 ? part[i - limb] : 0;
        const uint64_t sum = m->constant.l[i] + carry;
        carry = sum < carry;
        m->constant.l[i] = sum + add;
        carry += m->constant.l[i] < add;
    }
    VERIFY(carry == 0);
}

/* The terms of one word; returns its constant part. */
static uint64_t append_word(multieq *m, const word32 *w)
{
    uint64_t constant = 0;
    for (unsigned i = 0; i < 32; i++) {
        const boolean b = w->bit[i];
        if (b.kind == BOOLEAN_CONSTANT) {
            constant += (uint64_t)b.value << i;
            continue;
        }
        if (b.kind == BOOLEAN_NOT)
            constant += UINT64_C(1) << i;
        m->left[m->left_n++] =
            (r1cs_term){b.var, r1cs_coeff_pow2(m->used + i, b.kind == BOOLEAN_NOT)};
    }
    return constant;
}

static bool all_constant(const word32 *w)
{
    for (unsigned i = 0; i < 32; i++)
        if (w->bit[i].kind != BOOLEAN_CONSTANT)
            return false;
    return true;
}

static uint32_t value_of(const word32 *w)
{
    uint32_t v = 0;
    for (unsigned i = 0; i < 32; i++)
        v |= (uint32_t)w->bit[i].value << i;
    return v;
}

word32 multieq_add(multieq *m, const word32 *const *words, unsigned n)
{
    VERIFY(n >= 2 && n <= ADDMANY_MAX);
    bool constant = true;
    uint64_t sum = 0;
    for (unsigned i = 0; i < n; i++) {
        constant = constant && all_constant(words[i]);
        sum += value_of(words[i]);
    }
    if (constant)
        return word32_constant((uint32_t)sum);
    /* Bits of the largest sum, n (2^32 - 1): 33 … 36. */
    const unsigned bits = 64 - (unsigned)__builtin_clzll(n * UINT64_C(0xffffffff));
    boolean result[36];
    for (unsigned i = 0; i < bits; i++)
        result[i] = boolean_alloc(m->cs, sum >> i & 1);
    if (m->used + bits >= MULTIEQ_BITS)
        emit(m);
    uint64_t constant_part = 0;
    for (unsigned i = 0; i < n; i++)
        constant_part += append_word(m, words[i]);
    add_constant(m, constant_part);
    for (unsigned i = 0; i < bits; i++)
        m->right[m->right_n++] = (r1cs_term){result[i].var, r1cs_coeff_pow2(m->used + i, false)};
    m->used += bits;
    word32 out;
    memcpy(out.bit, result, sizeof out.bit);
    return out;
}
