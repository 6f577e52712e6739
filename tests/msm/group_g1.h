/* The names of G1 for the .inc.h files of these tests. */
#define G(verb) g1_##verb
#define F(verb) fp_##verb
#ifndef M
#define M(rest) msm_g1##rest
#endif
#define FIXED(rest)             msm_fixed_g1##rest
#define TEST(stem)              stem##_g1
#define GROUP_NAME              "G1"
#define GROUP_KEY               "g1"
#define GROUP_BYTES             G1_BYTES
#define BASE_ORDER              11u /* a prime divisor of the small point's order */
#define field_elem              fp
#define FIELD_ONE               FP_ONE
#define point_aff               g1_aff
#define point_xyzz              g1_xyzz
#define POINT_INFINITY          G1_INFINITY
#define GENERATOR               G1_GENERATOR
#define SUBGROUP_TEST_ADDITIONS ((size_t)100)
