/* Inversion of one element (gcd.h), and of many with Montgomery's trick. */
#include "field/check.h"
#include "field/gcd.h"

void fr_inv(fr *out, const fr *a)
{
    VERIFY(fr_is_reduced(a));
    fr t;
    gcd_inverse(t.l, a->l, FR_MODULUS, FR_NEG_INV, 4, FR_INV_ROUNDS);
    fr_mul(out, &t, &FR_INV_FACTOR);
}

void fp_inv(fp *out, const fp *a)
{
    VERIFY(fp_is_reduced(a));
    fp t;
    gcd_inverse(t.l, a->l, FP_MODULUS, FP_NEG_INV, 6, FP_INV_ROUNDS);
    fp_mul(out, &t, &FP_INV_FACTOR);
}

/* scratch[i] holds the product of the non-zero elements before i; on the way back `rest` is the
 * inverse of the product of those up to i. */
#define INV_BATCH(type, one)                                                                       \
    void type##_inv_batch(type *a, type *scratch, size_t n)                                        \
    {                                                                                              \
        type product = one, rest, t;                                                               \
        for (size_t i = 0; i < n; i++) {                                                           \
            scratch[i] = product;                                                                  \
            if (!type##_is_zero(&a[i]))                                                            \
                type##_mul(&product, &product, &a[i]);                                             \
        }                                                                                          \
        type##_inv(&rest, &product);                                                               \
        for (size_t i = n; i-- > 0;) {                                                             \
            if (type##_is_zero(&a[i]))                                                             \
                continue;                                                                          \
            type##_mul(&t, &rest, &scratch[i]);                                                    \
            type##_mul(&rest, &rest, &a[i]);                                                       \
            a[i] = t;                                                                              \
        }                                                                                          \
    }

INV_BATCH(fr, FR_ONE)
INV_BATCH(fp, FP_ONE)
INV_BATCH(fp2, FP2_ONE)
