/* The groups of the base room's test program; each returns the number of failed tests. */
#ifndef CUZK_TESTS_BASE_TESTS_H
#define CUZK_TESTS_BASE_TESTS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "base/err.h"

int bytes_tests(void);
int clock_tests(void);
int cpu_tests(void);
int err_tests(void);
int fault_tests(void);
int file_in_tests(void);
int file_out_tests(void);
int gpu_tests(void);
int mem_tests(void);
int pool_tests(void);
int rng_tests(void);
int extent_tests(void);

/* Fails unless the thread's error text holds the part. */
void assert_text_has(const char *part);
/* Runs body in a child process: its exit status, or minus the signal that ended it. */
int run_apart(void (*body)(void *context), void *context);

#endif
