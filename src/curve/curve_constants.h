/* Constants private to this room; made by gen/curve_constants.py, checked by its --check. */
#ifndef CUZK_CURVE_CURVE_CONSTANTS_H
#define CUZK_CURVE_CURVE_CONSTANTS_H

#include "curve/curve.h"

/* |x| of the parameter x = -0xd201000000010000; 6 bits are set. p, r, the cofactors and the length
 * of the Miller loop follow from x: gen/bls12_381.py. */
#define CURVE_X_ABS 0xd201000000010000ULL

extern const fp G1_B;  /* 4 */
extern const fp2 G2_B; /* 4 (u + 1) */

extern const fp G1_BETA;             /* phi(x, y) = (beta x, y) is -x^2 on G1 */
extern const fp2 G2_PSI_X, G2_PSI_Y; /* psi(x, y) = (conj(x) PSI_X, conj(y) PSI_Y) is x on G2 */

#endif
