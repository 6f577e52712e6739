/* Product scanning: the eight columns of all n products are summed first, then the sum is reduced
 * once, so a product costs 16 word multiplications and not 36.
 *
 * Bounds: r = 0.4528 · 2^256. The sum is below 12 r^2 < 2^514 and takes nine words. A column holds
 * at most 4 · 12 products below 2^128 and a carry: three words. Montgomery reduction adds q r with
 * q < 2^256, so it leaves less than 12 r · 0.4528 + r < 6.5 r < 2^258: five words, brought below r
 * by taking off 4 r, 2 r and r where they fit. */
#include "hash/fr_dot.h"

#include "base/verify.h"
#include "field/constants.h"
#include "field/limbs.h"

/* sum[0..8] = the integer sum of a[i] b[stride i]. */
static void dot_wide(uint64_t sum[9], const fr *a, const fr *b, size_t stride, size_t n)
{
    limbs_u128 low = 0; /* of the running column; its third word is `high` */
    uint64_t high = 0;
    for (size_t k = 0; k < 7; k++) {
        const size_t first = k < 4 ? 0 : k - 3, last = k < 4 ? k : 3;
        for (size_t i = 0; i < n; i++) {
            const uint64_t *x = a[i].l, *y = b[stride * i].l;
            for (size_t j = first; j <= last; j++) {
                const limbs_u128 product = (limbs_u128)x[j] * y[k - j];
                low += product;
                high += low < product;
            }
        }
        sum[k] = (uint64_t)low;
        low = low >> 64 | (limbs_u128)high << 64;
        high = 0;
    }
    sum[7] = (uint64_t)low;
    sum[8] = (uint64_t)(low >> 64);
}

/* t -= m 2^shift if that is not negative. */
LIMBS_INLINE void take_off(uint64_t t[5], unsigned shift)
{
    uint64_t m[5], d[5];
    m[0] = FR_MODULUS[0] << shift;
    for (size_t i = 1; i < 4; i++)
        m[i] =
            shift == 0 ? FR_MODULUS[i] : FR_MODULUS[i] << shift | FR_MODULUS[i - 1] >> (64 - shift);
    m[4] = shift == 0 ? 0 : FR_MODULUS[3] >> (64 - shift);
    const uint64_t keep = 0 - limbs_sub(d, t, m, 5);
    for (size_t i = 0; i < 5; i++)
        t[i] = (t[i] & keep) | (d[i] & ~keep);
}

void fr_dot(fr *out, const fr *a, const fr *b, size_t stride, size_t n)
{
    VERIFY(n >= 1 && n <= FR_DOT_MAX);
    uint64_t t[9];
    dot_wide(t, a, b, stride, n);
    for (size_t i = 0; i < 4; i++) {
        const uint64_t q = t[i] * FR_NEG_INV;
        uint64_t high = 0;
        for (size_t j = 0; j < 4; j++)
            t[i + j] = limbs_mac(q, FR_MODULUS[j], t[i + j], &high);
        uint64_t carry = 0;
        t[i + 4] = limbs_adc(t[i + 4], high, &carry);
        for (size_t j = i + 5; j < 9; j++)
            t[j] = limbs_adc(t[j], 0, &carry);
    }
    take_off(t + 4, 2);
    take_off(t + 4, 1);
    take_off(t + 4, 0);
    VERIFY(t[8] == 0);
    for (size_t i = 0; i < 4; i++)
        out->l[i] = t[4 + i];
}
