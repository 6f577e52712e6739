/* The field operations that the sums inline, under the names that the .inc.h files use. */
#ifndef CUZK_MSM_GROUP_H
#define CUZK_MSM_GROUP_H

#include "base/verify.h"
#include "field/field_inline.h"

static inline bool fp_is_zero_inline(const fp *a)
{
    return limbs_is_zero(a->l, 6);
}
static inline bool fp2_is_zero_inline(const fp2 *a)
{
    return limbs_is_zero(a->c0.l, 6) && limbs_is_zero(a->c1.l, 6);
}

static inline void fp2_neg_inline(fp2 *out, const fp2 *a)
{
    fp_neg_inline(&out->c0, &a->c0);
    fp_neg_inline(&out->c1, &a->c1);
}

/* a or -a for a != 0 without a branch, as signs are coin tosses: -a = p - a = (p + 1) + not a. */
static inline void fp_negate_if(fp *out, const fp *a, bool minus)
{
    const uint64_t mask = 0 - (uint64_t)minus;
    uint64_t carry = minus;
    VERIFY(!minus || !fp_is_zero_inline(a));
    for (size_t i = 0; i < 6; i++)
        out->l[i] = limbs_adc(a->l[i] ^ mask, FP_MODULUS[i] & mask, &carry);
}

/* Either half may be 0. */
static inline void fp2_negate_if(fp2 *out, const fp2 *a, bool minus)
{
    fp_negate_if(&out->c0, &a->c0, minus && !fp_is_zero_inline(&a->c0));
    fp_negate_if(&out->c1, &a->c1, minus && !fp_is_zero_inline(&a->c1));
}

#endif
