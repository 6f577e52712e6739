/* The names of G2 for the .inc.h files of these tests. */
#define G(verb) g2_##verb
#define F(verb) fp2_##verb
#ifndef M
#define M(rest) msm_g2##rest
#endif
#define FIXED(rest)             msm_fixed_g2##rest
#define TEST(stem)              stem##_g2
#define GROUP_NAME              "G2"
#define GROUP_KEY               "g2"
#define GROUP_BYTES             G2_BYTES
#define BASE_ORDER              13u /* a prime divisor of the small point's order */
#define field_elem              fp2
#define FIELD_ONE               FP2_ONE
#define point_aff               g2_aff
#define point_xyzz              g2_xyzz
#define POINT_INFINITY          G2_INFINITY
#define GENERATOR               G2_GENERATOR
#define SUBGROUP_TEST_ADDITIONS ((size_t)100)
