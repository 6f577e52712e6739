/* What the tests of this room share: cmocka, a seeded generator, scalars of matrix J1, pools. */
#ifndef CUZK_TESTS_MSM_TEST_H
#define CUZK_TESTS_MSM_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "base/mem.h"
#include "msm/msm.h"
#include "msm/msm_internal.h"
#include "extent.h"

#include <stdlib.h>
#include <string.h>

/* splitmix64. */
uint64_t rng_next(uint64_t *state);
/* Random reduced element. */
void rng_fr(fr *out, uint64_t *state);

/* Pools of 1 and 2 threads. */
extern pool *test_pools[2];
int pools_create(void **state);
int pools_destroy(void **state);

typedef enum {
    SCALARS_ZERO,
    SCALARS_ONE,
    SCALARS_TOP, /* r-1 */
    SCALARS_ALTERNATING,
    SCALARS_MOSTLY_BITS, /* 1 % random, the rest 0 or 1 */
    SCALARS_SINGLE,      /* 2^254 at one place, else 0 */
    SCALARS_LADDER,      /* 2^(i mod 255) */
    SCALARS_EQUAL,       /* one random value */
    SCALARS_RANDOM,
    SCALARS_EDGE_DIGITS, /* every digit of the window in use at or beside its extremes */
    SCALARS_HALF_BITS,   /* half random, half 0/1 (I4) */
    SCALAR_CLASSES
} scalar_class;
void scalars_fill(fr *k, size_t n, scalar_class class, uint64_t *seed);

/* 0 … 64, r-64 … r-1, 2^k, 2^k - 1, 2^k + 1, lambda and lambda ± 1 (row 8); returns how many, at
 * most EDGE_SCALARS_MAX. */
#define EDGE_SCALARS_MAX 1024
size_t edge_scalars(fr out[EDGE_SCALARS_MAX]);

typedef enum {
    BASES_RANDOM,
    BASES_ONE_POINT,
    BASES_PLUS_MINUS,
    BASES_O_FIRST,
    BASES_O_LAST,
    BASES_O_RANDOM,
    BASES_O_ALL,
    BASES_SORTED, /* k P */
    BASES_FOUR,   /* of a set of four points (A5) */
    BASE_CLASSES
} base_class;
/* Discrete logarithms of the bases of a class. */
void logs_fill(fr *e, size_t n, base_class class, uint64_t *seed);
/* sum of k_i e_i. */
void logs_product(fr *out, const fr *k, const fr *e, size_t n);

void *test_alloc(size_t count, size_t size);

#define assert_ok(call) assert_int_equal(call, ERR_OK)

int batch_tests_g1(void);
int batch_tests_g2(void);
int matrix_tests_g1(void);
int matrix_tests_g2(void);
int subgroup_tests_g1(void);
int subgroup_tests_g2(void);
int fixed_tests_g1(void);
int fixed_tests_g2(void);
int digit_tests(void);
int failure_tests(void);

#endif
