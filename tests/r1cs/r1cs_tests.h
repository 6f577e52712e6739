/* The groups of the r1cs room's test program (each returns the number of failed tests), and what
 * they share. */
#ifndef CUZK_TESTS_R1CS_R1CS_TESTS_H
#define CUZK_TESTS_R1CS_R1CS_TESTS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/bytes.h"
#include "r1cs/r1cs_internal.h"
#include "vectors.h"

int assign_tests(void);
int canon_tests(void);
int coeff_tests(void);
int errors_tests(void);
int evaluate_tests(void);
int fingerprint_tests(void);
int image_build_tests(void);
int image_evaluate_tests(void);
int slab_tests(void);
int tiny_tests(void);

/* Deterministic pseudo-random numbers and elements. */
uint64_t test_draw(uint64_t *state);
void test_draw_fr(fr *out, uint64_t *state);

/* All classes: bytes in use now. */
uint64_t memory_in_use(void);
/* err_text() holds the part. */
void assert_text_has(const char *part);

#endif
