/* Shared by the files of test_oracle_blst: our results against blst's on the same inputs.
 *
 * Both keep field elements in Montgomery form with the same R and towers in the same order, so
 * elements and affine points are handed over by copying and compared byte for byte. */
#ifndef CUZK_TESTS_BLST_TEST_H
#define CUZK_TESTS_BLST_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include <blst.h>

#include "base/bytes.h"
#include "curve/curve.h"

/* One per file; each runs its group and returns the number of failures. */
int blst_field_tests(void);
int blst_curve_tests(void);
int blst_pairing_tests(void);
int blst_msm_tests(void);

/* splitmix64. */
typedef struct {
    uint64_t state;
} oracle_rng;
uint64_t oracle_next(oracle_rng *rng);

/* i < ORACLE_EDGES: 0, 1, 2, modulus - 1, modulus - 2, 2^k, 2^k - 1, …; beyond: random. */
#define ORACLE_EDGES 40u
void oracle_fr(fr *out, size_t i, oracle_rng *rng);
void oracle_fp(fp *out, size_t i, oracle_rng *rng);
void oracle_fp2(fp2 *out, size_t i, oracle_rng *rng);
/* Multiples of the generators by oracle_fr: infinity among them. */
void oracle_g1(g1_aff *out, size_t i, oracle_rng *rng);
void oracle_g2(g2_aff *out, size_t i, oracle_rng *rng);
/* On the curve, almost always outside the subgroup. */
void oracle_g1_outside(g1_aff *out, oracle_rng *rng);
void oracle_g2_outside(g2_aff *out, oracle_rng *rng);

/* 32 little-endian bytes of a scalar, as blst takes them. */
void oracle_scalar(uint8_t out[FR_BYTES], const fr *k);

#endif
