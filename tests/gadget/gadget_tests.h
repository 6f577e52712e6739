/* The groups of the gadget room's test program; each returns the number of failed tests. */
#ifndef CUZK_TESTS_GADGET_GADGET_TESTS_H
#define CUZK_TESTS_GADGET_GADGET_TESTS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

int vectors_tests(void);
int values_tests(void);
int boolean_tests(void);
int poseidon_trace_tests(void);
int trace_tests(void);

#endif
