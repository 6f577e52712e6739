/* Three ways for a term, from cheap to dear:
 *   bit 1 times ±2^k, k <= 31       added to a 64-bit integer; in long combinations any k, into one
 *                                   of 8 digits of radix 2^32 per sign, carried once at the end
 *   bit 1 times another coefficient a field addition
 *   field value times coefficient   a field multiplication, unless the coefficient is ±1
 * Terms with value 0 cost a look at one byte. */
#include "r1cs/evaluate.h"

#include "base/bytes.h"
#include "field/field_inline.h"

#include <string.h>

/* Above this many terms ±2^k are collected in digits. */
#define SHORT_TERMS_MAX 16u
#define DIGITS          8u /* 2^254 lies in digit 7 */
/* A bit times a code up to here fits the 64-bit sum: 2^31 · 2^31 terms < 2^62. */
#define SMALL_CODE_MAX (2 + 2 * 31u)

static inline uint8_t small_value(const r1cs_cs *cs, r1cs_var v)
{
    return v & R1CS_AUX ? cs->aux_small[v ^ R1CS_AUX] : cs->input_small[v];
}

static void add_term(fr *sum, const r1cs_cs *cs, r1cs_term t, uint8_t small)
{
    if (small == 1) {
        fr_add_inline(sum, sum, &cs->dict.value[t.coeff]);
        return;
    }
    const fr *v = t.var & R1CS_AUX ? &cs->aux_value[t.var ^ R1CS_AUX] : &cs->input_value[t.var];
    if (t.coeff == R1CS_ONE_COEFF) {
        fr_add_inline(sum, sum, v);
    } else if (t.coeff == R1CS_MINUS_ONE_COEFF) {
        fr_sub_inline(sum, sum, v);
    } else {
        fr product;
        fr_mul(&product, &cs->dict.value[t.coeff], v);
        fr_add_inline(sum, sum, &product);
    }
}

static void from_i64(fr *out, int64_t v)
{
    fr_from_u64(out, v < 0 ? (uint64_t)0 - (uint64_t)v : (uint64_t)v);
    if (v < 0)
        fr_neg(out, out);
}

static void evaluate_short(lc_value *out, const r1cs_cs *cs, r1cs_lc lc)
{
    int64_t small = 0;
    bool is_small = true;
    fr sum = {{0}};
    for (size_t i = 0; i < lc.n; i++) {
        const r1cs_term t = lc.terms[i];
        const uint8_t s = small_value(cs, t.var);
        if (s == 0 || t.coeff == R1CS_ZERO_COEFF)
            continue;
        if (s == 1 && t.coeff <= SMALL_CODE_MAX) {
            const int64_t power = INT64_C(1) << ((t.coeff - 1) >> 1);
            small += t.coeff & 1 ? power : -power;
        } else {
            is_small = false;
            add_term(&sum, cs, t, s);
        }
    }
    out->is_small = is_small;
    out->small = small;
    if (!is_small) {
        if (small != 0) {
            from_i64(&out->value, small);
            fr_add_inline(&sum, &sum, &out->value);
        }
        out->value = sum;
    }
}

/* The digits as a field element; each below 2^63. */
static void from_digits(fr *out, const uint64_t digit[DIGITS])
{
    uint8_t le[64] = {0};
    uint64_t carry = 0;
    for (unsigned i = 0; i < DIGITS; i++) {
        carry += digit[i];
        store_le32(le + 4 * i, (uint32_t)carry);
        carry >>= 32;
    }
    store_le64(le + 4 * DIGITS, carry);
    fr_from_bytes_wide(out, le);
}

static void evaluate_long(lc_value *out, const r1cs_cs *cs, r1cs_lc lc)
{
    uint64_t digit[2][DIGITS] = {{0}};
    fr sum = {{0}};
    bool is_small = true;
    for (size_t i = 0; i < lc.n; i++) {
        const r1cs_term t = lc.terms[i];
        const uint8_t s = small_value(cs, t.var);
        if (s == 0 || t.coeff == R1CS_ZERO_COEFF)
            continue;
        if (s == 1 && t.coeff < COEFF_FIXED) {
            const unsigned k = (t.coeff - 1) >> 1;
            digit[(t.coeff - 1) & 1][k / 32] += UINT64_C(1) << k % 32;
        } else {
            is_small = false;
            add_term(&sum, cs, t, s);
        }
    }
    uint64_t above = 0;
    for (unsigned i = 1; i < DIGITS; i++)
        above |= digit[0][i] | digit[1][i];
    out->is_small = is_small && above == 0;
    out->small = (int64_t)(digit[0][0] - digit[1][0]);
    if (out->is_small)
        return;
    from_digits(&out->value, digit[0]);
    fr_add_inline(&out->value, &out->value, &sum);
    from_digits(&sum, digit[1]);
    fr_sub_inline(&out->value, &out->value, &sum);
}

void lc_evaluate(lc_value *out, const r1cs_cs *cs, r1cs_lc lc)
{
    if (lc.n <= SHORT_TERMS_MAX)
        evaluate_short(out, cs, lc);
    else
        evaluate_long(out, cs, lc);
}

void small_values_init(small_values *s)
{
    for (int k = -SMALL_VALUES; k <= SMALL_VALUES; k++)
        from_i64(&s->of[SMALL_VALUES + k], k);
}

void lc_value_fr(fr *out, const small_values *s, const lc_value *v)
{
    if (!v->is_small)
        *out = v->value;
    else if (v->small >= -SMALL_VALUES && v->small <= SMALL_VALUES)
        *out = s->of[SMALL_VALUES + v->small];
    else
        from_i64(out, v->small);
}

bool lc_values_hold(const small_values *s, const lc_value abc[3])
{
    const lc_value *a = &abc[0], *b = &abc[1], *c = &abc[2];
    if (a->is_small && b->is_small && c->is_small) {
        __extension__ typedef __int128 wide; /* 2^62 · 2^62 < 2^127 */
        return (wide)a->small * b->small == c->small;
    }
    fr x, y, z;
    lc_value_fr(&x, s, a);
    lc_value_fr(&z, s, c);
    if (!(b->is_small && b->small == 1)) {
        lc_value_fr(&y, s, b);
        fr_mul(&x, &x, &y);
    }
    return fr_eq(&x, &z);
}
