/* Inversion of one element and of many. */
#include "field/check.h"
#include "field/field_ref.h"

void fr_inv(fr *out, const fr *a)
{
    fr_inv_ref(out, a);
}

void fp_inv(fp *out, const fp *a)
{
    fp_inv_ref(out, a);
}

/* Montgomery's trick: scratch[i] holds the product of the non-zero elements before i; going back,
 * `inverse` is the inverse of the product of those up to i. */
#define INV_BATCH(type)                                                                            \
    void type##_inv_batch(type *a, type *scratch, size_t n)                                        \
    {                                                                                              \
        type product = ONE_OF_##type, inverse, t;                                                  \
        for (size_t i = 0; i < n; i++) {                                                           \
            scratch[i] = product;                                                                  \
            if (!type##_is_zero(&a[i]))                                                            \
                type##_mul(&product, &product, &a[i]);                                             \
        }                                                                                          \
        type##_inv(&inverse, &product);                                                            \
        for (size_t i = n; i-- > 0;) {                                                             \
            if (type##_is_zero(&a[i]))                                                             \
                continue;                                                                          \
            type##_mul(&t, &inverse, &scratch[i]);                                                 \
            type##_mul(&inverse, &inverse, &a[i]);                                                 \
            a[i] = t;                                                                              \
        }                                                                                          \
    }
#define ONE_OF_fr  FR_ONE
#define ONE_OF_fp  FP_ONE
#define ONE_OF_fp2 FP2_ONE

INV_BATCH(fr)
INV_BATCH(fp)
INV_BATCH(fp2)
