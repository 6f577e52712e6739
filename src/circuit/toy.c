/* Both circuits draw structure and values from separate generators, so that circuits which differ
 * in `secret` only have the same rows. random:ROWS builds its combinations from the latest
 * RECENT variables, so it needs no memory per variable. */
#include "circuit/toy.h"

#include "base/bytes.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECRET_BITS   64u
#define PUBLIC_INPUTS 7u
#define RECENT        256u
#define COEFFS        64u /* random coefficients of a circuit */
#define TERMS_MAX     6u

/* ---- generator ------------------------------------------------------------------------------- */

/* splitmix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014). */
static uint64_t draw(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static void draw_fr(fr *out, uint64_t *state)
{
    uint8_t wide[64];
    for (unsigned i = 0; i < sizeof wide; i += 8)
        store_le64(wide + i, draw(state));
    fr_from_bytes_wide(out, wide);
}

/* ---- allocation, with the wrong value where it is asked for ---------------------------------- */

typedef struct {
    r1cs_var var;
    fr value;
} known;

typedef struct {
    const toy_circuit *self;
    r1cs_cs *cs;
    uint64_t aux;
    uint64_t structure, values; /* generators */
    fr coeff_value[COEFFS];
    r1cs_coeff coeff[COEFFS];
    known recent[RECENT];
    size_t recent_n; /* counts on; the last RECENT are kept */
} builder;

static bool is_wrong(builder *b)
{
    return ++b->aux == b->self->wrong_aux;
}

static known alloc_aux(builder *b, const fr *value)
{
    known k = {.value = *value};
    if (is_wrong(b))
        fr_add(&k.value, &k.value, &FR_ONE);
    k.var = r1cs_alloc_aux(b->cs, &k.value);
    return k;
}

/* ⟨1 − b | b | 0⟩; the wrong value is 2. */
static known alloc_bit(builder *b, bool value)
{
    known k = {.value = value ? FR_ONE : FR_ZERO};
    if (is_wrong(b)) {
        fr_dbl(&k.value, &FR_ONE);
        k.var = r1cs_alloc_aux(b->cs, &k.value);
    } else {
        k.var = r1cs_alloc_bit(b->cs, value);
    }
    const r1cs_term ta[2] = {{R1CS_ONE, R1CS_ONE_COEFF}, {k.var, R1CS_MINUS_ONE_COEFF}};
    const r1cs_term tb[1] = {{k.var, R1CS_ONE_COEFF}};
    r1cs_enforce(b->cs, (r1cs_lc){ta, 2}, (r1cs_lc){tb, 1}, (r1cs_lc){NULL, 0});
    return k;
}

/* c = a b with a new c. */
static known alloc_product(builder *b, const known *x, const known *y)
{
    fr product;
    fr_mul(&product, &x->value, &y->value);
    const known k = alloc_aux(b, &product);
    const r1cs_term t[3] = {
        {x->var, R1CS_ONE_COEFF}, {y->var, R1CS_ONE_COEFF}, {k.var, R1CS_ONE_COEFF}};
    r1cs_enforce(b->cs, (r1cs_lc){&t[0], 1}, (r1cs_lc){&t[1], 1}, (r1cs_lc){&t[2], 1});
    return k;
}

/* ---- toy ------------------------------------------------------------------------------------- */

static void lay_out_toy(builder *b)
{
    r1cs_cs *cs = b->cs;
    uint64_t x = b->self->secret;
    r1cs_term sum[SECRET_BITS];
    r1cs_enter(cs, "bits", -1);
    for (unsigned i = 0; i < SECRET_BITS; i++) {
        const known bit = alloc_bit(b, x >> i & 1);
        sum[i] = (r1cs_term){bit.var, r1cs_coeff_pow2(i, false)};
    }
    r1cs_leave(cs);
    fr value, five;
    fr_from_u64(&value, x);
    const r1cs_term one = {R1CS_ONE, R1CS_ONE_COEFF};
    r1cs_enter(cs, "x", -1);
    const known secret = alloc_aux(b, &value);
    const r1cs_term packed = {secret.var, R1CS_ONE_COEFF};
    r1cs_enforce(cs, (r1cs_lc){sum, SECRET_BITS}, (r1cs_lc){&one, 1}, (r1cs_lc){&packed, 1});
    r1cs_leave(cs);
    r1cs_enter(cs, "cube", -1);
    const known square = alloc_product(b, &secret, &secret);
    const known cube = alloc_product(b, &square, &secret);
    r1cs_leave(cs);
    fr_from_u64(&five, 5);
    fr_add(&value, &cube.value, &secret.value);
    fr_add(&value, &value, &five);
    r1cs_enter(cs, "y", -1);
    const r1cs_term y = {r1cs_alloc_input(cs, &value), R1CS_ONE_COEFF};
    const r1cs_term total[3] = {{R1CS_ONE, r1cs_coeff_intern(cs, &five)},
                                {secret.var, R1CS_ONE_COEFF},
                                {cube.var, R1CS_ONE_COEFF}};
    r1cs_enforce(cs, (r1cs_lc){total, 3}, (r1cs_lc){&one, 1}, (r1cs_lc){&y, 1});
    r1cs_leave(cs);
}

/* ---- random:ROWS ----------------------------------------------------------------------------- */

static void remember(builder *b, const known *k)
{
    b->recent[b->recent_n++ % RECENT] = *k;
}

static const known *some(builder *b)
{
    const size_t n = b->recent_n < RECENT ? b->recent_n : RECENT;
    return &b->recent[draw(&b->structure) % n];
}

static r1cs_coeff some_coeff(builder *b, fr *value)
{
    const uint64_t d = draw(&b->structure), k = d >> 32;
    const unsigned kind = d % 6;
    const bool negative = d >> 8 & 1;
    fr_int power = {{0}};
    switch (kind) {
    case 0:
        *value = b->coeff_value[k % COEFFS];
        return b->coeff[k % COEFFS];
    case 1: /* small */
        fr_from_u64(value, k % 1000);
        return r1cs_coeff_intern(b->cs, value);
    case 2: /* ±2^k */
        power.l[k % 254 / 64] = UINT64_C(1) << k % 254 % 64;
        fr_from_int(value, &power);
        if (negative)
            fr_neg(value, value);
        return r1cs_coeff_pow2(k % 254, negative);
    case 3: /* 0 in one of 16 cases */
        *value = k % 16 == 0 ? FR_ZERO : FR_ONE;
        return k % 16 == 0 ? R1CS_ZERO_COEFF : R1CS_ONE_COEFF;
    case 4:
        fr_neg(value, &FR_ONE);
        return R1CS_MINUS_ONE_COEFF;
    default:
        *value = FR_ONE;
        return R1CS_ONE_COEFF;
    }
}

/* 1 to 3 terms, now and then followed by a variable again (x + x) or taken back (x − x). */
static size_t some_combination(builder *b, r1cs_term terms[TERMS_MAX], fr *value)
{
    const size_t n = 1 + draw(&b->structure) % 3;
    *value = FR_ZERO;
    size_t used = 0;
    for (size_t i = 0; i < n; i++) {
        const known *k = some(b);
        fr c, product;
        const r1cs_coeff coeff = some_coeff(b, &c);
        terms[used++] = (r1cs_term){k->var, coeff};
        fr_mul(&product, &c, &k->value);
        fr_add(value, value, &product);
        const uint64_t again = draw(&b->structure) % 16;
        if (again == 0) {
            terms[used++] = (r1cs_term){k->var, coeff};
            fr_add(value, value, &product);
        } else if (again == 1) {
            fr_neg(&c, &c);
            terms[used++] = (r1cs_term){k->var, r1cs_coeff_intern(b->cs, &c)};
            fr_sub(value, value, &product);
        }
    }
    return used;
}

/* ⟨combination | combination | s⟩ */
static void random_product(builder *b)
{
    r1cs_term ta[TERMS_MAX], tb[TERMS_MAX];
    fr va, vb;
    const size_t na = some_combination(b, ta, &va), nb = some_combination(b, tb, &vb);
    fr_mul(&va, &va, &vb);
    const known s = alloc_aux(b, &va);
    const r1cs_term tc = {s.var, R1CS_ONE_COEFF};
    r1cs_enforce(b->cs, (r1cs_lc){ta, na}, (r1cs_lc){tb, nb}, (r1cs_lc){&tc, 1});
    remember(b, &s);
}

/* ⟨0 | 0 | combination − s⟩ */
static void random_sum(builder *b)
{
    r1cs_term tc[TERMS_MAX + 1];
    fr value;
    const size_t n = some_combination(b, tc, &value);
    const known s = alloc_aux(b, &value);
    tc[n] = (r1cs_term){s.var, R1CS_MINUS_ONE_COEFF};
    r1cs_enforce(b->cs, (r1cs_lc){NULL, 0}, (r1cs_lc){NULL, 0}, (r1cs_lc){tc, n + 1});
    remember(b, &s);
}

/* ⟨combination − s | c + x − x | 0⟩: the left factor is zero, the right one is not. */
static void random_zero(builder *b)
{
    r1cs_term ta[TERMS_MAX + 1];
    fr value;
    const size_t na = some_combination(b, ta, &value);
    const known s = alloc_aux(b, &value);
    ta[na] = (r1cs_term){s.var, R1CS_MINUS_ONE_COEFF};
    const r1cs_var x = some(b)->var;
    const r1cs_term tb[3] = {{x, R1CS_ONE_COEFF},
                             {R1CS_ONE, b->coeff[draw(&b->structure) % COEFFS]},
                             {x, R1CS_MINUS_ONE_COEFF}};
    r1cs_enforce(b->cs, (r1cs_lc){ta, na + 1}, (r1cs_lc){tb, 3}, (r1cs_lc){NULL, 0});
    remember(b, &s);
}

static void random_row(builder *b)
{
    const uint64_t kind = draw(&b->structure) % 16;
    if (kind < 10) {
        const known bit = alloc_bit(b, draw(&b->values) & 1);
        remember(b, &bit);
    } else if (kind < 14) {
        random_product(b);
    } else if (kind == 14) {
        random_sum(b);
    } else {
        random_zero(b);
    }
}

static void lay_out_random(builder *b)
{
    const uint32_t rows = b->self->rows;
    for (unsigned i = 0; i < COEFFS; i++) {
        draw_fr(&b->coeff_value[i], &b->structure);
        b->coeff[i] = r1cs_coeff_intern(b->cs, &b->coeff_value[i]);
    }
    const known one = {R1CS_ONE, FR_ONE};
    remember(b, &one);
    const uint32_t between = rows / PUBLIC_INPUTS;
    unsigned inputs = 0;
    for (uint32_t row = 0; row < rows && !r1cs_failed(b->cs); row++) {
        if (row % between == 0 && inputs < PUBLIC_INPUTS) {
            known input;
            draw_fr(&input.value, &b->values);
            input.var = r1cs_alloc_input(b->cs, &input.value);
            remember(b, &input);
            inputs++;
        }
        random_row(b);
    }
}

/* ---- names ----------------------------------------------------------------------------------- */

void toy_synthesize(const void *toy_circuit_self, r1cs_cs *cs)
{
    static const char key;
    builder *b = r1cs_attach(cs, &key, sizeof *b);
    if (!b)
        return;
    b->self = toy_circuit_self;
    b->cs = cs;
    b->structure = b->self->rows;
    b->values = ~b->self->secret;
    if (b->self->rows == 0)
        lay_out_toy(b);
    else
        lay_out_random(b);
}

err_t toy_circuit_find(toy_circuit *out, const char *name)
{
    static const char random[] = "random:";
    memset(out, 0, sizeof *out);
    if (strcmp(name, "toy") == 0)
        return ERR_OK;
    if (strncmp(name, random, sizeof random - 1) != 0)
        return err_set(ERR_ARGUMENT, "\"%s\" is neither toy nor random:ROWS", name);
    const char *digits = name + sizeof random - 1;
    const size_t n = strspn(digits, "0123456789");
    const uint64_t rows = n > 0 && n < 12 && digits[n] == '\0' ? strtoull(digits, NULL, 10) : 0;
    if (rows < TOY_ROWS_MIN || rows > TOY_ROWS_MAX)
        return err_set(ERR_ARGUMENT, "\"%s\": expected random: and a number of rows from %u to %u",
                       name, TOY_ROWS_MIN, TOY_ROWS_MAX);
    out->rows = (uint32_t)rows;
    return ERR_OK;
}

void toy_circuit_name(char out[32], const toy_circuit *c)
{
    if (c->rows == 0)
        snprintf(out, 32, "toy");
    else
        snprintf(out, 32, "random:%" PRIu32, c->rows);
}
