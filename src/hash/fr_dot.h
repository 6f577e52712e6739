/* Sums of products with one reduction, for matrix rows. */
#ifndef CUZK_HASH_FR_DOT_H
#define CUZK_HASH_FR_DOT_H

#include "field/field.h"

#define FR_DOT_MAX 12

/* out = sum of a[i] b[stride i], i < n; 1 <= n <= FR_DOT_MAX. out may be one of the a or b. */
void fr_dot(fr *out, const fr *a, const fr *b, size_t stride, size_t n);

#endif
