/* The slow twin: every value by Horner's rule. */
#include "ntt/ntt.h"

void ntt_forward_ref(fr *out, const fr *a, unsigned log2)
{
    const size_t n = (size_t)1 << log2;
    fr root, x = FR_ONE;
    ntt_root(&root, log2);
    for (size_t k = 0; k < n; k++) {
        fr value = FR_ZERO;
        for (size_t i = n; i-- > 0;) {
            fr_mul(&value, &value, &x);
            fr_add(&value, &value, &a[i]);
        }
        out[k] = value;
        fr_mul(&x, &x, &root);
    }
}
