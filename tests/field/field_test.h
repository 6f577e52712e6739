/* What the tests of this room share: cmocka, a seeded generator, elements from vectors. */
#ifndef CUZK_TESTS_FIELD_TEST_H
#define CUZK_TESTS_FIELD_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "base/bytes.h"
#include "base/cpu.h"
#include "field/check.h"
#include "field/field_inline.h"
#include "field/field_path.h"
#include "field/field_ref.h"
#include "extent.h"
#include "vectors.h"

/* splitmix64. */
typedef struct {
    uint64_t state;
} test_rng;
uint64_t rng_next(test_rng *rng);
/* Half of the time all words are random, else some are 0 or all ones; reduced. */
void rng_fr(fr *out, test_rng *rng);
void rng_fp(fp *out, test_rng *rng);
void rng_fp2(fp2 *out, test_rng *rng);
void rng_fp6(fp6 *out, test_rng *rng);
void rng_fp12(fp12 *out, test_rng *rng);

/* Random cases per check: `normal`, or `slow` if test_long(). */
size_t test_count(size_t normal, size_t slow);

/* The parsed vectors; loaded once. */
const json_t *field_vectors(const char *key);
/* Member `key` of a case, canonical hex. */
void case_fr(fr *out, const json_t *object, const char *key);
void case_fp(fp *out, const json_t *object, const char *key);
void case_fp2(fp2 *out, const json_t *object, const char *key);
void case_fp6(fp6 *out, const json_t *object, const char *key);
void case_fp12(fp12 *out, const json_t *object, const char *key);
/* n words from 16 n digits, the highest first, as they are. */
void words_from_hex(uint64_t *out, const char *hex, size_t n);

#define assert_same(a, b) assert_memory_equal(a, b, sizeof *(a))

/* The edge patterns of the vectors as elements; at most EDGES_MAX. */
#define EDGES_MAX 64
size_t edges_fr(fr out[EDGES_MAX]);
size_t edges_fp(fp out[EDGES_MAX]);

int vector_tests(void);
int path_tests(void);
int inverse_tests(void);
int gcd_tests(void);
int encoding_tests(void);
int law_tests(void);
int constant_tests(void);
int random_tests(void);
int range_tests(void);
int fr_x8_tests(void);

#endif
