/* What the tests of this room share: cmocka, a seeded generator, inputs, both pools. */
#ifndef CUZK_TESTS_NTT_TEST_H
#define CUZK_TESTS_NTT_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "base/mem.h"
#include "ntt/ntt.h"
#include "extent.h"
#include "vectors.h"

/* splitmix64. */
uint64_t rng_next(uint64_t *state);
/* Random reduced element. */
void rng_fr(fr *out, uint64_t *state);

/* The inputs of matrix J2. */
typedef enum {
    INPUT_ZERO,
    INPUT_DELTA, /* 1 at one random index */
    INPUT_ONES,
    INPUT_TOP,         /* all r-1 (B3) */
    INPUT_ALTERNATING, /* 0, r-1, 0, r-1 … (B3) */
    INPUT_RANDOM,
    INPUT_KINDS
} input_kind;
void input_fill(fr *a, size_t n, input_kind kind, uint64_t *seed);

fr *fr_array(size_t n);
void fr_array_free(fr *a);
/* A domain or a failed test. */
ntt_domain *domain_of(unsigned log2, pool *p);
/* Moves a[i] to the index with reversed bits, the plain way. */
void reverse_plain(fr *a, unsigned log2);
/* a(x) by Horner's rule. */
void evaluate(fr *out, const fr *a, size_t n, const fr *x);

#define assert_ok(call)      assert_int_equal(call, ERR_OK)
#define assert_same(a, b, n) assert_memory_equal(a, b, (n) * sizeof *(a))

int vector_tests(void);
int size_tests(void);
int kernel_tests(void);
int lagrange_tests(void);
int failure_tests(void);

#endif
