/* What the encodings of G1 and G2 share; private to this room. */
#ifndef CUZK_CURVE_ENCODE_H
#define CUZK_CURVE_ENCODE_H

#include "curve/curve.h"

#define POINT_COMPRESSED 0x80u
#define POINT_INFINITE   0x40u
#define POINT_LARGER     0x20u /* y is the larger root */
#define POINT_FLAG_BITS  0xe0u

/* Looks at the flags of an encoding. POINT_OK: its form (compressed or not) is the wanted one, and
 * it is either a canonical infinity (*infinity) or has coordinates to be read. */
point_status point_flags_check(bool *infinity, const uint8_t *in, size_t bytes, bool compressed);

/* A coordinate, big-endian, c1 before c0. mask is removed from its first byte. False: >= p. */
bool fp_read(fp *out, const uint8_t *in, uint8_t mask);
bool fp2_read(fp2 *out, const uint8_t *in, uint8_t mask);
void fp_write(uint8_t *out, const fp *a);
void fp2_write(uint8_t *out, const fp2 *a);

#endif
