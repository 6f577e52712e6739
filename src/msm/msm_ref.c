/* The slow twins. */
#include "msm/msm.h"

void msm_g1_ref(g1_xyzz *out, const g1_aff *bases, const fr *scalars, size_t n)
{
    g1_set_infinity(out);
    for (size_t i = 0; i < n; i++) {
        fr_int k;
        g1_xyzz t;
        fr_to_int(&k, &scalars[i]);
        g1_mul_ref(&t, &bases[i], k.l, 4);
        g1_add(out, out, &t);
    }
}

void msm_g2_ref(g2_xyzz *out, const g2_aff *bases, const fr *scalars, size_t n)
{
    g2_set_infinity(out);
    for (size_t i = 0; i < n; i++) {
        fr_int k;
        g2_xyzz t;
        fr_to_int(&k, &scalars[i]);
        g2_mul_ref(&t, &bases[i], k.l, 4);
        g2_add(out, out, &t);
    }
}
