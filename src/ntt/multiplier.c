/* Multipliers from Montgomery form. */
#include "field/constants.h"
#include "field/limbs.h"
#include "ntt/kernels.h"

/* w' = w 2^256 mod r is given. Reducing it word by word finds the q < 2^256 with w' + q r = 0 mod
 * 2^256; (w' + q r) / 2^256 is at most r (w', q r / 2^256 < r), congruent to w, so it is w: and
 * then q = (w 2^256 - w') / r = floor(w 2^256 / r). w' = 0 gives 0, 0; r itself is not reached, as
 * w' + q r = 2^256 r would need q > 2^256 - 1. */
void multiplier_set(multiplier *out, const fr *w)
{
    uint64_t t[4] = {w->l[0], w->l[1], w->l[2], w->l[3]};
    for (size_t i = 0; i < 4; i++) {
        uint64_t high = 0;
        const uint64_t q = t[0] * FR_NEG_INV;
        (void)limbs_mac(q, FR_MODULUS[0], t[0], &high);
        for (size_t j = 1; j < 4; j++)
            t[j - 1] = limbs_mac(q, FR_MODULUS[j], t[j], &high);
        t[3] = high;
        out->quotient[i] = q;
    }
    for (size_t i = 0; i < 4; i++)
        out->value[i] = t[i];
}
