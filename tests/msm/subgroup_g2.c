/* Bulk subgroup checks in G2. */
#define M(rest) test_msm_g2##rest
#include "group_g2.h"

#include "subgroup_test.inc.h"
