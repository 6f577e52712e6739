/* Shared by the files of test_backend. */
#ifndef CUZK_TESTS_BACKEND_TEST_H
#define CUZK_TESTS_BACKEND_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "backend/backend.h"
#include "backend/backend_fake.h"
#include "base/fault.h"
#include "circuit/toy.h"
#include "extent.h"
#include "failed.h"

/* One per file; each runs its group and returns the number of failures. */
int open_tests(void);
int prove_tests(void);
int failure_tests(void);
int drop_tests(void);
int memory_tests(void);
int thread_tests(void);

void assert_ok(err_t rc);

/* ---- a circuit with all that proofs of it take ------------------------------------------------
 */

typedef struct {
    toy_circuit self;
    r1cs_circuit circuit;
    r1cs_image image;
    groth16_key key;
    r1cs_slab slab; /* satisfied */
    void *arena;
    groth16_blinding blinding;
    groth16_proof proof; /* of the slab under that blinding, by groth16_prove_start */
} toy_fixture;

/* name: of toy.h; seed: of the key. */
void toy_fixture_make(toy_fixture *f, const char *name, const char *seed);
void toy_fixture_free(toy_fixture *f);
/* The small one, made once and kept; freed by toy_small_free. */
const toy_fixture *toy_small(void);
void toy_small_free(void);

/* ---- witnesses as a caller has them ------------------------------------------------------------
 */

/* A slab of a backend with the fixture's witness. Its release counts, and then overwrites all of
 * it: what is read later is wrong. */
typedef struct {
    backend *b;
    void *block;
    size_t bytes;
    r1cs_slab slab;
    atomic_uint released;
} test_slab;

void test_slab_make(test_slab *s, backend *b, const toy_fixture *f);
void test_slab_free(test_slab *s);
/* Under the fixture's blinding, or a fresh one. */
backend_witness test_slab_witness(test_slab *s, const groth16_blinding *blinding);

backend *test_backend_open(const char *name);
backend_key *test_key_load(backend *b, const toy_fixture *f);
/* Both at once, and the way back. */
backend_key *test_key_open(backend **b, const char *name, const toy_fixture *f);
void test_key_close(backend *b, backend_key *key);
/* One proof from start to end; *out may be looked at on success only. */
err_t test_prove(groth16_proof *out, backend *b, backend_key *key, const toy_fixture *f,
                 const groth16_blinding *blinding);
bool same_proof(const groth16_proof *a, const groth16_proof *b);
backend_device test_state(backend *b, unsigned i);

/* Names that tests go through: "cpu", and "fake" with one device, which is set here. */
extern const char *const test_backends[2];
#define TEST_BACKENDS 2u

/* Allocations, frees and bytes of every class. */
typedef struct {
    mem_counts of[MEM_CLASSES];
} memory_counts;
memory_counts memory_now(void);
/* As many allocated as freed since then, nothing more in use. */
void assert_memory_as(const memory_counts *before);

#endif
