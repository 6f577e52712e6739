#include "image_support.h"

static void finish(image_case *c)
{
    assert_int_equal(image_build(&c->image, &c->circuit, NULL), ERR_OK);
    assert_int_equal(r1cs_matrices_build(&c->matrices, &c->circuit), ERR_OK);
}

void image_case_named(image_case *c, const char *name)
{
    memset(c, 0, sizeof *c);
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
