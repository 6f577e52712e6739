/* The lower floors of G2. */
#define M(rest) test_msm_g2##rest
#include "group_g2.h"

#include "batch_test.inc.h"
