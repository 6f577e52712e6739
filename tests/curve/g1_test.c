#include "curve_test.h"

#define GROUP_NAME      "g1"
#define G(verb)         g1_##verb
#define F(verb)         fp_##verb
#define RANDOM_FIELD    rng_fp
#define field_elem      fp
#define point_aff       g1_aff
#define point_xyzz      g1_xyzz
#define FIELD_ZERO      FP_ZERO
#define POINT_INFINITY  G1_INFINITY
#define POINT_GENERATOR G1_GENERATOR
#include "group_test.inc.h"

int g1_tests(void)
{
    return run_group();
}
