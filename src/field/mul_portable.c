/* Multiplication in plain C (limbs.h): the path that always works, and the slow twin of the others.
 */
#include "field/constants.h"
#include "field/field_path.h"
#include "field/limbs.h"

void fr_mul_portable(fr *out, const fr *a, const fr *b)
{
    limbs_mul_mont(out->l, a->l, b->l, FR_MODULUS, FR_NEG_INV, 4);
}

void fr_sqr_portable(fr *out, const fr *a)
{
    limbs_mul_mont(out->l, a->l, a->l, FR_MODULUS, FR_NEG_INV, 4);
}

void fp_mul_portable(fp *out, const fp *a, const fp *b)
{
    limbs_mul_mont(out->l, a->l, b->l, FP_MODULUS, FP_NEG_INV, 6);
}

void fp_sqr_portable(fp *out, const fp *a)
{
    limbs_mul_mont(out->l, a->l, a->l, FP_MODULUS, FP_NEG_INV, 6);
}
