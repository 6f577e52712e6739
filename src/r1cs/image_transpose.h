/* Columns of a circuit's matrices from its constraint image: out_c = sum over rows j of
 * M[j][c]·x_j. What a setup evaluates at tau, and what folds C into a key. */
#ifndef CUZK_R1CS_IMAGE_TRANSPOSE_H
#define CUZK_R1CS_IMAGE_TRANSPOSE_H

#include "r1cs/image.h"

/* matrix: 0, 1, 2 for A, B, C. rows: rows + inputs elements; out: n.bits + n.fields elements in the
 * order of a slab, bits first, all written. The rows <input_i | 0 | 0> that follow the circuit's
 * own are included in A. p may be null. */
ERR_MUST_USE err_t image_transpose(fr *out, const r1cs_image *image, unsigned matrix,
                                   const fr *rows, pool *p);

#endif
