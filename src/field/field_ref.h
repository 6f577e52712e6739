/* Slow twins, short enough to believe: what the methods of this room are compared with. */
#ifndef CUZK_FIELD_FIELD_REF_H
#define CUZK_FIELD_FIELD_REF_H

#include "field/field.h"

/* Fermat: a^(r-2), a^(p-2). */
void fr_inv_ref(fr *out, const fr *a);
void fp_inv_ref(fp *out, const fp *a);
/* Schoolbook. */
void fp2_mul_ref(fp2 *out, const fp2 *a, const fp2 *b);
void fp6_mul_ref(fp6 *out, const fp6 *a, const fp6 *b);
void fp12_mul_ref(fp12 *out, const fp12 *a, const fp12 *b);
/* a^(p^k) by exponentiation, k times. */
void fp12_frobenius_ref(fp12 *out, const fp12 *a, unsigned k);

#endif
