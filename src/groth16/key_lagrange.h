/* What both ways from form COEFFICIENTS to LAGRANGE have in common: the factors of key_image.h.
 *
 * Both lists of points are sum over i of first·ratio^i·root^(ij)·h_i, root = w^-1. */
#ifndef CUZK_GROTH16_KEY_LAGRANGE_H
#define CUZK_GROTH16_KEY_LAGRANGE_H

#include "groth16/key_image.h"

typedef struct {
    fr first, ratio;
} key_lagrange_series;

typedef struct {
    fr root;
    key_lagrange_series lam;  /* 1/(z N), 1/g: Lam_j */
    key_lagrange_series fold; /* -1/(z N), 1: -K_j/z, what C is folded with */
} key_lagrange_factors;

void key_lagrange_factors_of(key_lagrange_factors *out, unsigned log2_domain);

#endif
