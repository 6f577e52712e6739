/* What the tests of images share. */
#ifndef CUZK_TESTS_R1CS_IMAGE_SUPPORT_H
#define CUZK_TESTS_R1CS_IMAGE_SUPPORT_H

#include "r1cs_tests.h"

#include "r1cs/image.h"

/* The variables by bit and by field, recorded from a run of the circuit. */
typedef struct {
    bool *is_bit; /* by aux */
    r1cs_var *of_bit, *of_field;
    size_t bits, fields;
} places;

void places_create(places *p, const r1cs_circuit *circuit, size_t inputs, size_t aux);
void places_free(places *p);

/* Every row by the header's formula, the layout both ways, densities, counts, columns and the
 * fingerprint of the expansion are those of the circuit. */
void assert_image(const r1cs_image *image, const r1cs_circuit *circuit);

#endif
