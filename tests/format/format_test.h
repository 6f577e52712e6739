/* Shared by the files of test_format. Each file registers its group of tests with FORMAT_TESTS;
 * main runs all that were linked in. */
#ifndef CUZK_TESTS_FORMAT_TEST_H
#define CUZK_TESTS_FORMAT_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/err.h"
#include "extent.h"
#include "failed.h"
#include "in_use.h"
#include "vectors.h"

typedef int (*format_group)(void);
void format_register(format_group group);

/* FORMAT_TESTS(group) { return cmocka_run_group_tests_name(…); } */
#define FORMAT_TESTS(group)                                                                        \
    static int group(void);                                                                        \
    __attribute__((constructor)) static void register_##group(void)                                \
    {                                                                                              \
        format_register(group);                                                                    \
    }                                                                                              \
    static int group(void)

/* Fails the test if other than so many bytes are in use. */
void assert_memory_in_use(uint64_t bytes);

#endif
