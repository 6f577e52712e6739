#include "groth16_test.h"

int main(void)
{
    return (verify_tests() + bad_proof_tests() + column_tests() + setup_tests() + quotient_tests() +
            prove_tests() + circuit_tests() + prover_tests() + wipe_tests() + key_image_tests()) !=
           0;
}
