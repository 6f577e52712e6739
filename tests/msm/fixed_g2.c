/* Fixed-base multiples in G2. */
#include "group_g2.h"

#define EXPECTED_MAX ((size_t)30000)

#include "fixed_test.inc.h"
