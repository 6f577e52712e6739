/* Addition and subtraction of the prime fields for inner loops of this and other rooms: the same
 * contracts as fr_add etc. of field.h, without its calls and its range checks. */
#ifndef CUZK_FIELD_FIELD_INLINE_H
#define CUZK_FIELD_FIELD_INLINE_H

#include "field/constants.h"
#include "field/limbs.h"

LIMBS_INLINE void fr_add_inline(fr *out, const fr *a, const fr *b)
{
    limbs_add_mod(out->l, a->l, b->l, FR_MODULUS, 4);
}
LIMBS_INLINE void fr_sub_inline(fr *out, const fr *a, const fr *b)
{
    limbs_sub_mod(out->l, a->l, b->l, FR_MODULUS, 4);
}
LIMBS_INLINE void fp_add_inline(fp *out, const fp *a, const fp *b)
{
    limbs_add_mod(out->l, a->l, b->l, FP_MODULUS, 6);
}
LIMBS_INLINE void fp_sub_inline(fp *out, const fp *a, const fp *b)
{
    limbs_sub_mod(out->l, a->l, b->l, FP_MODULUS, 6);
}
LIMBS_INLINE void fp_neg_inline(fp *out, const fp *a)
{
    limbs_neg_mod(out->l, a->l, FP_MODULUS, 6);
}

#endif
