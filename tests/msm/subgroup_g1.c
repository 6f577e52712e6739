/* Bulk subgroup checks in G1. */
#define M(rest) test_msm_g1##rest
#include "group_g1.h"

#include "subgroup_test.inc.h"
