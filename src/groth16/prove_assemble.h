/* The blinding of a proof and its end, wherever its sums were made: three points from five sums and
 * the blinding. */
#ifndef CUZK_GROTH16_PROVE_ASSEMBLE_H
#define CUZK_GROTH16_PROVE_ASSEMBLE_H

#include "groth16/groth16.h"

/* Sections of the key times quotient (h) and witness; spec porep §5.4. */
typedef struct {
    g1_xyzz h, l, a, b1;
    g2_xyzz b2;
} prove_sums;

/* Copies what is given; null: fresh r, s from the kernel. */
ERR_MUST_USE err_t prove_blinding_draw(groth16_blinding *out, const groth16_blinding *given);

/* What it holds of sums and blinding on the way is wiped; the arguments are the caller's to wipe.
 */
void prove_assemble(groth16_proof *out, const prove_sums *sums, const groth16_vk *vk,
                    const groth16_blinding *blinding);

#endif
