/* Every gadget of tests/vectors/r1cs/gadgets.json that this room builds, as a circuit: the setup
 * named there, then the gadget. Values are pseudo-random and satisfy the rows. */
#ifndef CUZK_TESTS_GADGET_GADGET_CASES_H
#define CUZK_TESTS_GADGET_GADGET_CASES_H

#include "gadget/gadget.h"

typedef struct gadget_case {
    const char *name; /* in gadgets.json */
    void (*lay_out)(r1cs_cs *cs, const struct gadget_case *self);
    unsigned n;              /* arity, bits, … as lay_out takes it */
    unsigned base, sub, top; /* trees: arities */
    unsigned base_levels;
    bool public_root;
} gadget_case;

extern const gadget_case GADGET_CASES[];
extern const size_t GADGET_CASES_N;

r1cs_circuit gadget_case_circuit(const gadget_case *c);

/* The value number i of all tests; top bits are clear. */
void test_value(fr *out, unsigned i);

#endif
