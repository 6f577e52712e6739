/* Shared by the files of test_circuit. Each file registers its group of tests with CIRCUIT_TESTS;
 * main runs all that were linked in. */
#ifndef CUZK_TESTS_CIRCUIT_TEST_H
#define CUZK_TESTS_CIRCUIT_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/bytes.h"
#include "circuit/porep.h"
#include "extent.h"
#include "failed.h"
#include "vectors.h"

typedef int (*circuit_group)(void);
void circuit_register(circuit_group group);

/* CIRCUIT_TESTS(group) { return cmocka_run_group_tests_name(…); } */
#define CIRCUIT_TESTS(group)                                                                       \
    static int group(void);                                                                        \
    __attribute__((constructor)) static void register_##group(void)                                \
    {                                                                                              \
        circuit_register(group);                                                                   \
    }                                                                                              \
    static int group(void)

/* A field element from 64 hex digits, little-endian; must be canonical. */
fr fr_of_hex(const char *hex);

#endif
