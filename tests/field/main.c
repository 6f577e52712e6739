#include "field_test.h"

int main(void)
{
    return constant_tests() + vector_tests() + path_tests() + inverse_tests() + gcd_tests() +
           encoding_tests() + law_tests() + random_tests() + range_tests() + fr_x8_tests();
}
