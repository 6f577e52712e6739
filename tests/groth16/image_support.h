/* Circuits with their images and keys, and where each variable of theirs lies. */
#ifndef CUZK_TESTS_GROTH16_IMAGE_SUPPORT_H
#define CUZK_TESTS_GROTH16_IMAGE_SUPPORT_H

#include "groth16_test.h"

#include "circuit/toy.h"
#include "groth16/key_image.h"

typedef struct {
    toy_circuit toy;
    size_t parts;
    test_circuit made;
    r1cs_circuit circuit;
    r1cs_image image;
    r1cs_matrices matrices;
} image_case;

/* "toy", "random:ROWS", or "parts:N": N equal parts of six aux variables of both kinds. */
void image_case_named(image_case *c, const char *name);
/* Takes made over. */
void image_case_made(image_case *c, const test_circuit *made);
void image_case_free(image_case *c);

/* Does the matrix hold the variable, by its rows (those of the inputs included)? */
bool image_case_holds(const image_case *c, unsigned matrix, r1cs_var var);
/* Index in a slab's order, bits first. */
size_t image_case_place(const image_case *c, r1cs_var var);

#endif
