/* Fixed-base multiples in G1. */
#include "group_g1.h"

#define EXPECTED_MAX ((size_t)1000000)

#include "fixed_test.inc.h"
