/* Range checks of the verify build: is an element fully reduced? */
#ifndef CUZK_FIELD_CHECK_H
#define CUZK_FIELD_CHECK_H

#include "base/verify.h"
#include "field/constants.h"
#include "field/limbs.h"

static inline bool fr_is_reduced(const fr *a)
{
    return limbs_less(a->l, FR_MODULUS, 4);
}
static inline bool fp_is_reduced(const fp *a)
{
    return limbs_less(a->l, FP_MODULUS, 6);
}
static inline bool fp2_is_reduced(const fp2 *a)
{
    return fp_is_reduced(&a->c0) && fp_is_reduced(&a->c1);
}

#endif
