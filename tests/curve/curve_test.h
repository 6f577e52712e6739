/* Shared by the files of test_curve. */
#ifndef CUZK_TESTS_CURVE_TEST_H
#define CUZK_TESTS_CURVE_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/bytes.h"
#include "curve/curve.h"
#include "vectors.h"

/* One per file; each runs its group and returns the number of failures. */
int wnaf_tests(void);
int g1_tests(void);
int g2_tests(void);
int decode_tests(void);
int pairing_tests(void);

/* The group order r, little-endian. */
extern const uint64_t ORDER[4];

/* splitmix64: fixed seeds, so that a failure repeats. */
typedef struct {
    uint64_t state;
} test_rng;
uint64_t rng_next(test_rng *rng);
void rng_fr(fr *out, test_rng *rng);
void rng_fp(fp *out, test_rng *rng);
void rng_fp2(fp2 *out, test_rng *rng);

/* Canonical big-endian hex, as gen/curve_vectors.py writes it. "" is infinity. */
void fp_from_hex(fp *out, const char *hex);
void fp2_from_hex(fp2 *out, const char *hex);
void g1_from_hex(g1_aff *out, const char *hex);
void g2_from_hex(g2_aff *out, const char *hex);
/* 64 digits, big-endian, into little-endian limbs. */
void int_from_hex(uint64_t out[4], const char *hex);

/* The integer if it is below r, else false. */
bool fr_from_limbs(fr *out, const uint64_t k[4]);
/* out = a + v or a - v for 256-bit integers. */
void int_add(uint64_t out[4], const uint64_t a[4], uint64_t v);
void int_sub(uint64_t out[4], const uint64_t a[4], uint64_t v);

#endif
