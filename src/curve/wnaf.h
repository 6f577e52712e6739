/* Signed sliding-window digits of a scalar (width-w non-adjacent form). */
#ifndef CUZK_CURVE_WNAF_H
#define CUZK_CURVE_WNAF_H

#include <stddef.h>
#include <stdint.h>

#define WNAF_WIDTH         5u
#define WNAF_TABLE         (1u << (WNAF_WIDTH - 2)) /* odd multiples 1, 3, … 2^(w-1) - 1 */
#define WNAF_DIGITS(limbs) (64 * (limbs) + 1)

/* k = sum of digits[i] 2^i for i < the returned count; every digit is 0 or odd with
 * |digit| < 2^(w-1), and of any w neighbours at most one is not 0. digits: WNAF_DIGITS(limbs)
 * entries. 2 <= w <= 7; limbs >= 1. The last digit counted is not 0; k = 0 gives 0. */
size_t wnaf(int8_t *digits, const uint64_t *k, size_t limbs, unsigned w);

#endif
