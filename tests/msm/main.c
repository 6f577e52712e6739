#include "msm_test.h"

int main(void)
{
    return digit_tests() + batch_tests_g1() + batch_tests_g2() + matrix_tests_g1() +
           matrix_tests_g2() + subgroup_tests_g1() + subgroup_tests_g2() + fixed_tests_g1() +
           fixed_tests_g2() + failure_tests();
}
