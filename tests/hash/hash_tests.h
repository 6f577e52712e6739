/* The groups of the hash room's test program; each returns the number of failed tests. */
#ifndef CUZK_TESTS_HASH_TESTS_H
#define CUZK_TESTS_HASH_TESTS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/bytes.h"
#include "hash/hash.h"

int missing_tests(void);
int threads_tests(void);
int digest_tests(void);
int chacha_tests(void);
int fr_dot_tests(void);
int poseidon_tests(void);
int poseidon_batch_tests(void);
int merkle_tests(void);

void assert_bytes_are(const uint8_t *bytes, size_t n, const char *hex);
/* A field element from 64 hex digits, little-endian; must be canonical. */
fr fr_of_hex(const char *hex);
/* The same element for the same (label, i): BLAKE2b-512 of both, modulo r. */
fr fr_derived(const char *label, uint64_t i);

#endif
