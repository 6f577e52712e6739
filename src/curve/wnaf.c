/* From the low end: at an even bit the digit is 0; at an odd one the next w bits, as a number in
 * (-2^(w-1), 2^(w-1)), are the digit and the following w - 1 digits are 0. A negative digit borrows
 * from above: the carry is added to the next window. (Solinas, "Efficient arithmetic on Koblitz
 * curves", 2000; Hankerson, Menezes, Vanstone, "Guide to Elliptic Curve Cryptography", alg. 3.35.)
 */
#include "curve/wnaf.h"
#include "base/verify.h"
#include <string.h>

/* count <= 8 bits from position `at`; beyond the top they are 0. */
static unsigned bits_at(const uint64_t *k, size_t limbs, size_t at, unsigned count)
{
    const size_t limb = at / 64, shift = at % 64;
    if (limb >= limbs)
        return 0;
    uint64_t value = k[limb] >> shift;
    if (shift + count > 64 && limb + 1 < limbs)
        value |= k[limb + 1] << (64 - shift);
    return (unsigned)value & ((1u << count) - 1);
}

size_t wnaf(int8_t *digits, const uint64_t *k, size_t limbs, unsigned w)
{
    VERIFY(w >= 2 && w <= 7 && limbs >= 1);
    const size_t total = WNAF_DIGITS(limbs);
    size_t top = 0;
    unsigned carry = 0;
    memset(digits, 0, total);
    for (size_t at = 0; at < total;) {
        if (bits_at(k, limbs, at, 1) == carry) {
            at++;
            continue;
        }
        /* The low bit and the carry differ: the window plus carry is odd and at most 2^w - 1. */
        int digit = (int)(bits_at(k, limbs, at, w) + carry);
        carry = digit >> (w - 1) & 1;
        digit -= (int)(carry << w);
        digits[at] = (int8_t)digit;
        top = at + 1;
        at += w;
    }
    VERIFY(carry == 0);
    return top;
}
