/* Failures that tests expect. */
#ifndef CUZK_TESTS_FAILED_H
#define CUZK_TESTS_FAILED_H

#include "base/err.h"

/* The error is this one and its text holds the part. */
void assert_failed(err_t rc, err_t expected, const char *part);

#endif
