#include "ntt_test.h"

int main(void)
{
    return vector_tests() + size_tests() + kernel_tests() + lagrange_tests() + failure_tests();
}
