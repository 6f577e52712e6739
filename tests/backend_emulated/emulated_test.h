/* Shared by the files of test_backend_emulated: circuits with keys and right proofs, devices. */
#ifndef CUZK_TESTS_BACKEND_EMULATED_TEST_H
#define CUZK_TESTS_BACKEND_EMULATED_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "backend/backend_ops.h"
#include "backend/cuda_plan.h"
#include "circuit/toy.h"
#include "extent.h"
#include "gpu_emulated.h"
#include "in_use.h"

#define GIB ((uint64_t)1 << 30)

int emulator_tests(void);
int plan_tests(void);
int proof_tests(void);
int failure_tests(void);
int backend_tests(void);
int lagrange_tests(void);
int wipe_tests(void);

/* ---- circuits ------------------------------------------------------------------------------- */

#define WITNESSES 12u

/* A witness and the proof that the processor makes of it, under a blinding of its own. */
typedef struct {
    void *arena;
    r1cs_slab slab;
    groth16_blinding blinding;
    groth16_proof proof;
} right_proof;

/* A circuit with its key in all forms, and right proofs. */
typedef struct {
    toy_circuit toy;
    r1cs_circuit circuit;
    r1cs_image image;
    groth16_key key;
    key_image keys[KEY_IMAGE_FORMS];
    right_proof right[WITNESSES];
} bed;

/* "toy", "random:ROWS"; made once and kept. */
const bed *bed_of(const char *name);
void beds_free(void);

/* ---- devices -------------------------------------------------------------------------------- */

/* Budgets: what holds the key, what just does not, the least there is. */
typedef enum { BUDGET_RESIDENT, BUDGET_STREAMING, BUDGET_LEAST, BUDGETS } budget_kind;
uint64_t budget_of(const bed *b, key_image_form form, budget_kind kind);

/* A device with a key. */
typedef struct {
    const bed *bed;
    device *d;
    device_key *k;
    key_image_source source;
} stand;

/* On device 0 of one; the errors are those of open and load, nothing is held then. */
err_t stand_try(stand *s, const bed *b, key_image_form form, uint64_t budget);
void stand_open(stand *s, const bed *b, key_image_form form, budget_kind kind);
void stand_close(stand *s);

/* Starts the proof of witness i; released (may be null) becomes true when its slab is let go. */
err_t stand_start(device_pending **out, stand *s, unsigned i, bool *released);
/* Waits, compares with the right one, frees. */
void stand_expect(device_pending *p, const bed *b, unsigned i);
/* All of it for one witness; ERR_OK only with the right proof. */
err_t stand_prove(stand *s, unsigned i);

bool proof_equal(const groth16_proof *a, const groth16_proof *b);

#endif
