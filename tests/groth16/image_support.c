#include "image_support.h"

#include <stdio.h>

/* ---- a circuit of many parts --------------------------------------------------------------- */

static r1cs_lc lc(const r1cs_term *terms, size_t n)
{
    return (r1cs_lc){terms, n};
}

static const r1cs_term one_term = {R1CS_ONE, R1CS_ONE_COEFF};

static r1cs_var add_bit(r1cs_cs *cs, bool value)
{
    const r1cs_var bit = r1cs_alloc_bit(cs, value);
    const r1cs_term a[] = {one_term, {bit, R1CS_MINUS_ONE_COEFF}}, b = {bit, R1CS_ONE_COEFF};
    r1cs_enforce(cs, lc(a, 2), lc(&b, 1), lc(NULL, 0));
    return bit;
}

/* Part i: f = (x_0 + 2 x_1 + 4 x_2) · previous, g = f + x_3 + 1 becomes the next one's previous;
 * every 64th has g^2 as an input. f is in neither A nor B. */
static void add_part(r1cs_cs *cs, size_t i, r1cs_var *previous, fr *value)
{
    r1cs_term sum[3], g_sum[3];
    fr factor;
    r1cs_enter(cs, "part", (int64_t)i);
    for (unsigned k = 0; k < 3; k++)
        sum[k] = (r1cs_term){add_bit(cs, (i + 1) >> k & 1), r1cs_coeff_pow2(k, false)};
    fr_from_u64(&factor, (i + 1) & 7);
    fr_mul(value, value, &factor);
    const r1cs_var f = r1cs_alloc_aux(cs, value), x = add_bit(cs, true);
    const r1cs_term before = {*previous, R1CS_ONE_COEFF};
    g_sum[0] = (r1cs_term){f, R1CS_ONE_COEFF};
    g_sum[1] = (r1cs_term){x, R1CS_ONE_COEFF};
    g_sum[2] = one_term;
    r1cs_enforce(cs, lc(sum, 3), lc(&before, 1), lc(g_sum, 1));
    fr_add(value, value, &FR_ONE);
    fr_add(value, value, &FR_ONE);
    *previous = r1cs_alloc_aux(cs, value);
    const r1cs_term g = {*previous, R1CS_ONE_COEFF};
    r1cs_enforce(cs, lc(&g, 1), lc(&one_term, 1), lc(g_sum, 3));
    if (i % 64 == 5) {
        fr_sqr(&factor, value);
        const r1cs_term square = {r1cs_alloc_input(cs, &factor), R1CS_ONE_COEFF};
        r1cs_enforce(cs, lc(&g, 1), lc(&g, 1), lc(&square, 1));
    }
    r1cs_leave(cs);
}

static void add_parts(const void *self, r1cs_cs *cs)
{
    r1cs_var previous = R1CS_ONE;
    fr value = FR_ONE;
    for (size_t i = 0; i < *(const size_t *)self; i++)
        add_part(cs, i, &previous, &value);
}

/* ---- cases --------------------------------------------------------------------------------- */

static void finish(image_case *c)
{
    assert_int_equal(image_build(&c->image, &c->circuit, NULL), ERR_OK);
    assert_int_equal(r1cs_matrices_build(&c->matrices, &c->circuit), ERR_OK);
}

void image_case_named(image_case *c, const char *name)
{
    memset(c, 0, sizeof *c);
    if (sscanf(name, "parts:%zu", &c->parts) == 1) {
        c->circuit = (r1cs_circuit){.name = name, .synthesize = add_parts, .self = &c->parts};
        finish(c);
        return;
    }
    assert_int_equal(toy_circuit_find(&c->toy, name), ERR_OK);
    c->toy.secret = 12345;
    c->circuit = (r1cs_circuit){.name = name, .synthesize = toy_synthesize, .self = &c->toy};
    finish(c);
}

void image_case_made(image_case *c, const test_circuit *made)
{
    memset(c, 0, sizeof *c);
    c->made = *made;
    c->circuit = test_circuit_as_r1cs(&c->made);
    finish(c);
}

void image_case_free(image_case *c)
{
    image_free(&c->image);
    r1cs_matrices_free(&c->matrices);
    test_circuit_free(&c->made);
}

bool image_case_holds(const image_case *c, unsigned matrix, r1cs_var var)
{
    const r1cs_matrix *m = &c->matrices.m[matrix];
    for (uint64_t t = 0; t < m->start[c->matrices.rows]; t++)
        if (m->terms[t].var == var)
            return true;
    return matrix == 0 && (var & R1CS_AUX) == 0;
}

size_t image_case_place(const image_case *c, r1cs_var var)
{
    if ((var & R1CS_AUX) == 0)
        return c->image.n.bits + var;
    const image_place p = image_place_of_aux(&c->image, var ^ R1CS_AUX);
    return p.is_bit ? p.index : c->image.n.bits + p.index;
}
