#include "blst_test.h"

int main(void)
{
    int failures = blst_field_tests() + blst_curve_tests() + blst_pairing_tests();
#ifdef ORACLE_MSM
    failures += blst_msm_tests();
#endif
    return failures;
}
