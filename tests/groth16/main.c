#include "groth16_test.h"

int main(void)
{
    static int (*const groups[])(void) = {
        verify_tests,    bad_proof_tests, column_tests,          setup_tests,
        quotient_tests,  prove_tests,     circuit_tests,         prover_tests,
        wipe_tests,      key_image_tests, key_image_setup_tests, key_image_lagrange_tests,
        cuda_none_tests,
    };
    int failed = 0;
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
        failed += groups[i]();
    return failed != 0;
}
