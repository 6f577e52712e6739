#include "curve_test.h"

int main(void)
{
    return wnaf_tests() + g1_tests() + g2_tests() + decode_tests() + pairing_tests();
}
