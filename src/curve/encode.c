/* Flags and coordinates of zcash point encodings.
 *
 * One point has one encoding; everything else is refused:
 *
 *   first byte    compressed form          uncompressed form
 *   1.. flag      must be set              POINT_FLAGS
 *   .1. flag      all other bits 0         all other bits 0      else POINT_NOT_CANONICAL
 *   ..1 flag      y is the larger root     POINT_FLAGS
 *   coordinates   < p                      < p                   else POINT_NOT_CANONICAL
 *   curve         x^3 + b is a square      y^2 = x^3 + b         else POINT_NOT_ON_CURVE
 *
 * (0, 0) without the infinity flag is not on the curve. y = 0, which would have two compressed
 * forms, is on no point: both curve orders are odd.
 * Source: zcash protocol specification 5.4.9.2; the BLS12-381 crate's notes on serialization. */
#include "curve/encode.h"
#include <string.h>

const char *point_status_text(point_status s)
{
    switch (s) {
    case POINT_OK:
        return "ok";
    case POINT_FLAGS:
        return "wrong flags for this form of encoding";
    case POINT_NOT_CANONICAL:
        return "not canonical: a coordinate is not below p, or an infinity has other bits set";
    case POINT_NOT_ON_CURVE:
        return "not on the curve";
    }
    return "unknown";
}

point_status point_flags_check(bool *infinity, const uint8_t *in, size_t bytes, bool compressed)
{
    *infinity = false;
    if (((in[0] & POINT_COMPRESSED) != 0) != compressed)
        return POINT_FLAGS;
    if (!compressed && (in[0] & POINT_LARGER))
        return POINT_FLAGS;
    if (!(in[0] & POINT_INFINITE))
        return POINT_OK;
    uint8_t others = in[0] & (uint8_t) ~(POINT_COMPRESSED | POINT_INFINITE);
    for (size_t i = 1; i < bytes; i++)
        others |= in[i];
    if (others)
        return POINT_NOT_CANONICAL;
    *infinity = true;
    return POINT_OK;
}

bool fp_read(fp *out, const uint8_t *in, uint8_t mask)
{
    uint8_t bytes[FP_BYTES];
    memcpy(bytes, in, FP_BYTES);
    bytes[0] &= (uint8_t)~mask;
    return fp_from_bytes(out, bytes);
}

bool fp2_read(fp2 *out, const uint8_t *in, uint8_t mask)
{
    return fp_read(&out->c1, in, mask) && fp_read(&out->c0, in + FP_BYTES, 0);
}

void fp_write(uint8_t *out, const fp *a)
{
    fp_to_bytes(out, a);
}

void fp2_write(uint8_t *out, const fp2 *a)
{
    fp_to_bytes(out, &a->c1);
    fp_to_bytes(out + FP_BYTES, &a->c0);
}
