/* Shared by the files of test_groth16. */
#ifndef CUZK_TESTS_GROTH16_TEST_H
#define CUZK_TESTS_GROTH16_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/err.h"
#include "base/mem.h"
#include "groth16/groth16.h"
#include "extent.h"
#include "failed.h"
#include "in_use.h"
#include "vectors.h"

/* One per file; each runs its group and returns the number of failures. */
int verify_tests(void);
int bad_proof_tests(void);
int column_tests(void);
int setup_tests(void);
int quotient_tests(void);
int prove_tests(void);
int circuit_tests(void);
int prover_tests(void);
int wipe_tests(void);
int key_image_tests(void);
int key_image_setup_tests(void);
int key_image_lagrange_tests(void);
int cuda_none_tests(void);

/* splitmix64: fixed seeds, so that a failure repeats. */
uint64_t test_random(uint64_t *state);
void test_random_fr(fr *out, uint64_t *state);

/* ---- encodings, written for the tests: the room format has its own ----------------------------
 */

/* 864 bytes of points, a big-endian count, ic. */
void test_vk_load(groth16_vk *out, const char *vector);
uint8_t *test_vk_bytes(const groth16_vk *vk, size_t *bytes);
/* A whole .params. */
uint8_t *test_key_bytes(const groth16_key *key, size_t *bytes);
/* False unless there are exactly 192 bytes that decode to finite points of the subgroups. */
bool test_proof_decode(groth16_proof *out, const uint8_t *bytes, size_t n);
void test_proof_encode(uint8_t out[192], const groth16_proof *proof);
/* Array of 64-digit hex strings (little-endian field elements); false if one is not canonical. The
 * caller frees. */
bool test_elements(fr **out, size_t *n, const json_t *array);

/* ---- circuits ----------------------------------------------------------------------------------
 */

typedef struct {
    unsigned matrix; /* 0, 1, 2: A, B, C */
    r1cs_var var;
    fr coeff;
} circuit_term;

/* A circuit held in memory, of the vectors or made by a test. */
typedef struct {
    size_t inputs, aux, rows; /* inputs: ONE included */
    fr *input, *aux_value;
    circuit_term *terms;
    size_t *row_end; /* of each row, in terms */
    size_t terms_n, terms_room, rows_room;
} test_circuit;

void test_circuit_begin(test_circuit *c, size_t inputs, size_t aux);
/* A term of the row that test_circuit_end_row will end. */
void test_circuit_term(test_circuit *c, unsigned matrix, r1cs_var var, const fr *coeff);
void test_circuit_term_int(test_circuit *c, unsigned matrix, r1cs_var var, int coeff);
void test_circuit_end_row(test_circuit *c);
void test_circuit_free(test_circuit *c);
r1cs_circuit test_circuit_as_r1cs(const test_circuit *c);

void test_circuit_load(test_circuit *c, const char *vector);
/* A satisfied circuit: about half of the aux variables are bits, every aux variable occurs if
 * rows >= aux, some combinations are empty, some hold a variable twice or with coefficient 0. */
void test_circuit_random(test_circuit *c, size_t inputs, size_t aux, size_t rows, uint64_t seed);

void test_toxic(groth16_toxic *out);
groth16_key test_circuit_key(const test_circuit *c);
/* With evaluations. */
r1cs_assignment test_circuit_assign(const test_circuit *c);

#endif
