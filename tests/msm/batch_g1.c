/* The lower floors of G1. */
#define M(rest) test_msm_g1##rest
#include "group_g1.h"

#include "batch_test.inc.h"
