/* Booleans, with constants folded by the rules of §4.1: the first rule that matches decides. */
#include "gadget/gadget.h"
#include "gadget/rows.h"

boolean boolean_constant(bool value)
{
    return (boolean){R1CS_ONE, BOOLEAN_CONSTANT, value};
}

static boolean is(r1cs_var var, bool value)
{
    return (boolean){var, BOOLEAN_IS, value};
}

static bool is_constant(boolean a, bool value)
{
    return a.kind == BOOLEAN_CONSTANT && a.value == value;
}

boolean boolean_alloc(r1cs_cs *cs, bool value)
{
    const r1cs_var b = r1cs_alloc_bit(cs, value);
    const r1cs_term one_minus[2] = {{R1CS_ONE, R1CS_ONE_COEFF}, {b, R1CS_MINUS_ONE_COEFF}};
    r1cs_enforce(cs, (r1cs_lc){one_minus, 2}, lc_of(&(r1cs_term){b, R1CS_ONE_COEFF}), lc_empty());
    return is(b, value);
}

boolean boolean_not(boolean a)
{
    static const uint8_t other[3] = {BOOLEAN_CONSTANT, BOOLEAN_NOT, BOOLEAN_IS};
    return (boolean){a.var, other[a.kind], !a.value};
}

size_t boolean_terms(r1cs_term *out, boolean a, unsigned k, bool negative)
{
    const r1cs_coeff plus = r1cs_coeff_pow2(k, negative), minus = r1cs_coeff_pow2(k, !negative);
    switch (a.kind) {
    case BOOLEAN_IS:
        out[0] = (r1cs_term){a.var, plus};
        return 1;
    case BOOLEAN_NOT:
        out[0] = (r1cs_term){R1CS_ONE, plus};
        out[1] = (r1cs_term){a.var, minus};
        return 2;
    default:
        out[0] = (r1cs_term){R1CS_ONE, plus};
        return a.value;
    }
}

/* ⟨2p | q | p + q − s⟩ */
static r1cs_var xor_variables(r1cs_cs *cs, r1cs_var p, r1cs_var q, bool value)
{
    const r1cs_var s = r1cs_alloc_bit(cs, value);
    const r1cs_term c[3] = {{p < q ? p : q, R1CS_ONE_COEFF},
                            {p < q ? q : p, R1CS_ONE_COEFF},
                            {s, R1CS_MINUS_ONE_COEFF}};
    r1cs_enforce(cs, lc_of(&(r1cs_term){p, r1cs_coeff_pow2(1, false)}),
                 lc_of(&(r1cs_term){q, R1CS_ONE_COEFF}), (r1cs_lc){c, 3});
    return s;
}

boolean boolean_xor(r1cs_cs *cs, boolean a, boolean b)
{
    if (is_constant(a, false))
        return b;
    if (is_constant(b, false))
        return a;
    if (is_constant(a, true))
        return boolean_not(b);
    if (is_constant(b, true))
        return boolean_not(a);
    const bool value = a.value ^ b.value;
    if (a.kind == b.kind)
        return is(xor_variables(cs, a.var, b.var, value), value);
    /* Is and Not: the Is variable comes first. */
    const boolean p = a.kind == BOOLEAN_IS ? a : b, q = a.kind == BOOLEAN_IS ? b : a;
    return boolean_not(is(xor_variables(cs, p.var, q.var, !value), !value));
}

boolean boolean_and(r1cs_cs *cs, boolean a, boolean b)
{
    if (is_constant(a, false) || is_constant(b, false))
        return boolean_constant(false);
    if (is_constant(a, true))
        return b;
    if (is_constant(b, true))
        return a;
    if (a.kind == BOOLEAN_NOT && b.kind == BOOLEAN_IS) {
        /* Is and Not: the Is variable comes first. */
        const boolean swapped = a;
        a = b;
        b = swapped;
    }
    const bool value = a.value & b.value;
    const r1cs_var s = r1cs_alloc_bit(cs, value);
    r1cs_term ta[2], tb[2];
    const size_t na = boolean_terms(ta, a, 0, false), nb = boolean_terms(tb, b, 0, false);
    r1cs_enforce(cs, (r1cs_lc){ta, na}, (r1cs_lc){tb, nb}, lc_of(&(r1cs_term){s, R1CS_ONE_COEFF}));
    return is(s, value);
}

boolean boolean_ch(r1cs_cs *cs, boolean a, boolean b, boolean c)
{
    const bool value = a.value ? b.value : c.value;
    if (a.kind == BOOLEAN_CONSTANT && b.kind == BOOLEAN_CONSTANT && c.kind == BOOLEAN_CONSTANT)
        return boolean_constant(value);
    if (is_constant(a, false))
        return c;
    if (is_constant(b, false))
        return boolean_and(cs, boolean_not(a), c);
    if (is_constant(c, false))
        return boolean_and(cs, a, b);
    if (is_constant(c, true))
        return boolean_not(boolean_and(cs, a, boolean_not(b)));
    if (is_constant(b, true))
        return boolean_not(boolean_and(cs, boolean_not(a), boolean_not(c)));
    /* ⟨b − c | a | s − c⟩ */
    const r1cs_var s = r1cs_alloc_bit(cs, value);
    r1cs_term ta[4], tb[2], tc[3];
    size_t na = boolean_terms(ta, b, 0, false);
    na += boolean_terms(ta + na, c, 0, true);
    const size_t nb = boolean_terms(tb, a, 0, false);
    size_t nc = boolean_terms(tc, c, 0, true);
    tc[nc++] = (r1cs_term){s, R1CS_ONE_COEFF};
    r1cs_enforce(cs, (r1cs_lc){ta, na}, (r1cs_lc){tb, nb}, (r1cs_lc){tc, nc});
    return is(s, value);
}

boolean boolean_maj(r1cs_cs *cs, boolean a, boolean b, boolean c)
{
    const bool value = a.value + b.value + c.value >= 2;
    if (a.kind == BOOLEAN_CONSTANT && b.kind == BOOLEAN_CONSTANT && c.kind == BOOLEAN_CONSTANT)
        return boolean_constant(value);
    if (is_constant(a, false))
        return boolean_and(cs, b, c);
    if (is_constant(b, false))
        return boolean_and(cs, a, c);
    if (is_constant(c, false))
        return boolean_and(cs, a, b);
    if (is_constant(c, true))
        return boolean_not(boolean_and(cs, boolean_not(a), boolean_not(b)));
    if (is_constant(b, true))
        return boolean_not(boolean_and(cs, boolean_not(a), boolean_not(c)));
    if (is_constant(a, true))
        return boolean_not(boolean_and(cs, boolean_not(b), boolean_not(c)));
    /* s before t = b ∧ c; then ⟨2t − b − c | a | t − s⟩ */
    const r1cs_var s = r1cs_alloc_bit(cs, value);
    const boolean t = boolean_and(cs, b, c);
    r1cs_term ta[5], tb[2];
    size_t na = boolean_terms(ta, b, 0, true);
    na += boolean_terms(ta + na, c, 0, true);
    ta[na++] = (r1cs_term){t.var, r1cs_coeff_pow2(1, false)};
    const size_t nb = boolean_terms(tb, a, 0, false);
    const r1cs_term tc[2] = {{s, R1CS_MINUS_ONE_COEFF}, {t.var, R1CS_ONE_COEFF}};
    r1cs_enforce(cs, (r1cs_lc){ta, na}, (r1cs_lc){tb, nb}, (r1cs_lc){tc, 2});
    return is(s, value);
}
