#include "emulated_test.h"

/* test_backend_emulated [PATTERN]: tests whose names match it (* and ?). */
int main(int argc, char **argv)
{
    if (argc > 1)
        cmocka_set_test_filter(argv[1]);
    int failed = emulator_tests();
    failed += plan_tests();
    failed += proof_tests();
    failed += failure_tests();
    failed += backend_tests();
    failed += lagrange_tests();
    failed += wipe_tests();
    beds_free();
    return failed != 0;
}
