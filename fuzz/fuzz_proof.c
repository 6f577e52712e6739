/* Proof bytes: what was read encodes to the bytes it came from, and the verifier can take it. */
#include "format/groth16_files.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    uint8_t encoded[PROOF_BYTES];
    groth16_proof proof;
    if (proof_read(&proof, data, bytes) != ERR_OK)
        return 0;
    proof_write(encoded, &proof);
    if (memcmp(encoded, data, PROOF_BYTES) != 0)
        abort();
    /* A key of generators: no proof holds under it but by its making; an orderly answer is wanted.
     */
    g1_aff ic[1] = {G1_GENERATOR};
    const groth16_vk vk = {.alpha_g1 = G1_GENERATOR,
                           .beta_g1 = G1_GENERATOR,
                           .delta_g1 = G1_GENERATOR,
                           .beta_g2 = G2_GENERATOR,
                           .gamma_g2 = G2_GENERATOR,
                           .delta_g2 = G2_GENERATOR,
                           .ic = ic,
                           .ic_n = 1};
    const err_t rc = groth16_verify(&vk, &proof, NULL, 0);
    if (rc != ERR_OK && rc != ERR_INVALID)
        abort();
    return 0;
}
