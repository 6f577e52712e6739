/* Shared by the tests of image files. */
#ifndef CUZK_TESTS_IMAGE_TEST_H
#define CUZK_TESTS_IMAGE_TEST_H

#include "params_test.h"

#include "circuit/toy.h"
#include "format/image_file.h"

/* Sections of a file in order (docs/formats/image.md). */
enum {
    ENTRIES,
    GROUPS,
    RUNS,
    TEMPLATES,
    INSTANCES,
    BASES,
    DENSITIES,
    DENSITY_WORDS,
    INPUT_DENSITY,
    COEFFS,
    SECTIONS
};

/* "toy" or "random:ROWS" as a circuit; t is filled and must live as long. */
r1cs_circuit toy_of(toy_circuit *t, const char *name);
/* The image of such a circuit as a file. */
blob image_blob(const char *name);
/* Where a section lies and how many bytes of it count. */
size_t section_at(const blob *b, unsigned section, size_t *bytes);
/* Digests as the content has them now; of the header alone. */
void image_sign(blob *b);
void image_sign_header(blob *b);

#endif
