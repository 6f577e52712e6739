#include "curve_test.h"

#define GROUP_NAME      "g2"
#define G(verb)         g2_##verb
#define F(verb)         fp2_##verb
#define RANDOM_FIELD    rng_fp2
#define field_elem      fp2
#define point_aff       g2_aff
#define point_xyzz      g2_xyzz
#define FIELD_ZERO      FP2_ZERO
#define POINT_INFINITY  G2_INFINITY
#define POINT_GENERATOR G2_GENERATOR
#include "group_test.inc.h"

int g2_tests(void)
{
    return run_group();
}
