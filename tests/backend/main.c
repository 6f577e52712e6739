#include "backend_test.h"

int main(void)
{
    const int failures = open_tests() + prove_tests() + failure_tests() + drop_tests() +
                         memory_tests() + thread_tests();
    toy_small_free();
    return failures != 0;
}
