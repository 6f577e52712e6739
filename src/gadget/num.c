/* Numbers: field elements as variables, their bits, and packing. */
#include "gadget/gadget.h"
#include "gadget/rows.h"

#include "base/verify.h"

static r1cs_term plus(const num *v)
{
    return (r1cs_term){v->var, R1CS_ONE_COEFF};
}
static r1cs_term minus(const num *v)
{
    return (r1cs_term){v->var, R1CS_MINUS_ONE_COEFF};
}

num num_alloc(r1cs_cs *cs, const fr *value)
{
    num v = {.value = value && r1cs_has_values(cs) ? *value : FR_ZERO};
    v.var = r1cs_alloc_aux(cs, &v.value);
    return v;
}

void num_inputize(r1cs_cs *cs, const num *v)
{
    const r1cs_term input = {r1cs_alloc_input(cs, &v->value), R1CS_ONE_COEFF}, t = plus(v);
    r1cs_enforce(cs, lc_of(&input), lc_one(), lc_of(&t));
}

void num_equal(r1cs_cs *cs, const num *u, const num *v)
{
    const r1cs_term tu = plus(u), tv = plus(v);
    r1cs_enforce(cs, lc_of(&tu), lc_one(), lc_of(&tv));
}

num num_add(r1cs_cs *cs, const num *u, const num *v)
{
    fr value;
    fr_add(&value, &u->value, &v->value);
    const num sum = num_alloc(cs, &value);
    const r1cs_term a[2] = {plus(u), plus(v)}, c = plus(&sum);
    r1cs_enforce(cs, (r1cs_lc){a, 2}, lc_one(), lc_of(&c));
    return sum;
}

/* ⟨b − a | condition | b − s⟩ */
num num_pick(r1cs_cs *cs, boolean condition, const num *a, const num *b)
{
    const num s = num_alloc(cs, condition.value ? &a->value : &b->value);
    const r1cs_term ta[2] = {plus(b), minus(a)}, tc[2] = {plus(b), minus(&s)};
    r1cs_term tb[2];
    const size_t nb = boolean_terms(tb, condition, 0, false);
    r1cs_enforce(cs, (r1cs_lc){ta, 2}, (r1cs_lc){tb, nb}, (r1cs_lc){tc, 2});
    return s;
}

/* ---- bits ------------------------------------------------------------------------------------ */

void num_to_bits(r1cs_cs *cs, boolean out[NUM_BITS], const num *v)
{
    fr_int n = {{0}};
    if (r1cs_has_values(cs))
        fr_to_int(&n, &v->value);
    for (unsigned i = 0; i < NUM_BITS; i++)
        out[i] = boolean_alloc(cs, n.l[i / 64] >> i % 64 & 1);
    r1cs_term c[1 + NUM_BITS];
    c[0] = minus(v);
    for (unsigned i = 0; i < NUM_BITS; i++)
        c[1 + i] = (r1cs_term){out[i].var, r1cs_coeff_pow2(i, false)};
    r1cs_enforce(cs, lc_empty(), lc_empty(), (r1cs_lc){c, 1 + NUM_BITS});
}

/* Σ 2^i bit_i, n <= 254: value, and terms (at most 2 per bit). */
static size_t packed(fr *value, r1cs_term *terms, const boolean *bits, size_t n)
{
    VERIFY(n <= NUM_PACK_BITS);
    fr_int sum = {{0}};
    size_t used = 0;
    for (size_t i = 0; i < n; i++) {
        used += boolean_terms(terms + used, bits[i], (unsigned)i, false);
        sum.l[i / 64] |= (uint64_t)bits[i].value << i % 64;
    }
    fr_from_int(value, &sum);
    return used;
}

num num_pack(r1cs_cs *cs, const boolean *bits, size_t n)
{
    r1cs_term a[2 * NUM_PACK_BITS];
    fr value;
    const size_t used = packed(&value, a, bits, n < NUM_PACK_BITS ? n : NUM_PACK_BITS);
    const num p = num_alloc(cs, &value);
    const r1cs_term c = plus(&p);
    r1cs_enforce(cs, (r1cs_lc){a, used}, lc_one(), lc_of(&c));
    return p;
}

void num_pack_input(r1cs_cs *cs, const boolean *bits, size_t n)
{
    r1cs_term a[2 * NUM_PACK_BITS];
    for (size_t done = 0; done < n; done += NUM_PACK_BITS) {
        fr value;
        const size_t chunk = n - done < NUM_PACK_BITS ? n - done : NUM_PACK_BITS;
        const size_t used = packed(&value, a, bits + done, chunk);
        const r1cs_term c = {r1cs_alloc_input(cs, &value), R1CS_ONE_COEFF};
        r1cs_enforce(cs, (r1cs_lc){a, used}, lc_one(), lc_of(&c));
    }
}

/* ---- SHA-256's order of bits ----------------------------------------------------------------- */

void num_to_sha256_bits(r1cs_cs *cs, boolean out[256], const num *v)
{
    boolean bits[256];
    num_to_bits(cs, bits, v);
    bits[255] = boolean_constant(false);
    for (unsigned i = 0; i < 256; i++)
        out[i] = bits[i ^ 7];
}

num num_from_sha256_bits(r1cs_cs *cs, const boolean hash[256])
{
    boolean bits[256];
    for (unsigned i = 0; i < 256; i++)
        bits[i] = hash[i ^ 7];
    return num_pack(cs, bits, NUM_PACK_BITS);
}
