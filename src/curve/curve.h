/* The groups of BLS12-381 and the pairing.
 *
 *   G1: y^2 = x^3 + 4 over fp      G2: y^2 = x^3 + 4(u + 1) over fp2, both of prime order r
 *
 * Affine infinity is (0, 0), which is on neither curve. XYZZ: x = X/ZZ, y = Y/ZZZ, ZZ^3 = ZZZ^2;
 * infinity is ZZ = ZZZ = 0 with any X, Y (written as all zero).
 * Formulas: EFD shortw-xyzz (madd-2008-s, add-2008-s, dbl-2008-s-1, mdbl-2008-s-1).
 *
 * Exceptional cases, all handled by every function here (A1 A2 A3 A15):
 *   P+O, O+P -> P; O+O -> O; P+P -> doubling; P+(-P) -> O. a = 0 and odd order: no 2-torsion in the
 *   subgroup; points outside it may double to O and that is handled too.
 *
 * "On curve" and "in the subgroup" are separate checks (I11): decoding checks canonical form and
 * the curve; the caller asks for the subgroup.
 * Aliasing: any output may be any input. */
#ifndef CUZK_CURVE_CURVE_H
#define CUZK_CURVE_CURVE_H

#include "field/field.h"

typedef struct {
    fp x, y;
} g1_aff;
typedef struct {
    fp x, y, zz, zzz;
} g1_xyzz;
typedef struct {
    fp2 x, y;
} g2_aff;
typedef struct {
    fp2 x, y, zz, zzz;
} g2_xyzz;

#define G1_COMPRESSED_BYTES 48
#define G1_BYTES            96
#define G2_COMPRESSED_BYTES 96
#define G2_BYTES            192

extern const g1_aff G1_GENERATOR, G1_INFINITY;
extern const g2_aff G2_GENERATOR, G2_INFINITY;

/* ---- group law (G2: the same with g2_) ------------------------------------------------------- */

bool g1_aff_is_infinity(const g1_aff *a);
bool g1_aff_eq(const g1_aff *a, const g1_aff *b);
void g1_aff_neg(g1_aff *out, const g1_aff *a);
/* True for infinity too. */
bool g1_aff_on_curve(const g1_aff *a);
/* For a point on the curve: is it in the subgroup of order r? By endomorphism (Scott, "A note on
 * group membership tests for G1, G2 and GT on BLS pairing-friendly curves", 2021). Infinity: true.
 */
bool g1_aff_in_subgroup(const g1_aff *a);

void g1_set_infinity(g1_xyzz *out);
bool g1_is_infinity(const g1_xyzz *a);
void g1_from_aff(g1_xyzz *out, const g1_aff *a);
void g1_to_aff(g1_aff *out, const g1_xyzz *a);
/* n points with one inversion. scratch: n field elements. The three arrays do not overlap. */
void g1_to_aff_batch(g1_aff *out, const g1_xyzz *a, fp *scratch, size_t n);
bool g1_eq(const g1_xyzz *a, const g1_xyzz *b);
void g1_neg(g1_xyzz *out, const g1_xyzz *a);
void g1_dbl(g1_xyzz *out, const g1_xyzz *a);
void g1_add(g1_xyzz *out, const g1_xyzz *a, const g1_xyzz *b);
void g1_add_aff(g1_xyzz *out, const g1_xyzz *a, const g1_aff *b);
/* a - b. */
void g1_sub_aff(g1_xyzz *out, const g1_xyzz *a, const g1_aff *b);
/* k·a for any scalar, any point on the curve (also outside the subgroup). */
void g1_mul(g1_xyzz *out, const g1_aff *a, const fr *k);
/* k·a by double-and-add over a little-endian integer: the slow twin, and for tests with k >= r. */
void g1_mul_ref(g1_xyzz *out, const g1_aff *a, const uint64_t *k, size_t limbs);

bool g2_aff_is_infinity(const g2_aff *a);
bool g2_aff_eq(const g2_aff *a, const g2_aff *b);
void g2_aff_neg(g2_aff *out, const g2_aff *a);
bool g2_aff_on_curve(const g2_aff *a);
bool g2_aff_in_subgroup(const g2_aff *a);
void g2_set_infinity(g2_xyzz *out);
bool g2_is_infinity(const g2_xyzz *a);
void g2_from_aff(g2_xyzz *out, const g2_aff *a);
void g2_to_aff(g2_aff *out, const g2_xyzz *a);
void g2_to_aff_batch(g2_aff *out, const g2_xyzz *a, fp2 *scratch, size_t n);
bool g2_eq(const g2_xyzz *a, const g2_xyzz *b);
void g2_neg(g2_xyzz *out, const g2_xyzz *a);
void g2_dbl(g2_xyzz *out, const g2_xyzz *a);
void g2_add(g2_xyzz *out, const g2_xyzz *a, const g2_xyzz *b);
void g2_add_aff(g2_xyzz *out, const g2_xyzz *a, const g2_aff *b);
void g2_sub_aff(g2_xyzz *out, const g2_xyzz *a, const g2_aff *b);
void g2_mul(g2_xyzz *out, const g2_aff *a, const fr *k);
void g2_mul_ref(g2_xyzz *out, const g2_aff *a, const uint64_t *k, size_t limbs);

/* ---- encodings (zcash): x, then y, big-endian; fp2 as c1 then c0; flags in the top three bits of
 * the first byte: 0x80 compressed, 0x40 infinity, 0x20 y is the larger root (compressed only) ---
 */

typedef enum {
    POINT_OK,
    POINT_FLAGS,         /* a flag that this form must not have, or misses */
    POINT_NOT_CANONICAL, /* a coordinate >= p, or an infinity with other bits set */
    POINT_NOT_ON_CURVE,
} point_status;
const char *point_status_text(point_status s);

/* Canonical form and the curve equation are checked; infinity is POINT_OK (callers refuse it where
 * it may not be); out is infinity on failure. No subgroup check. */
point_status g1_decode(g1_aff *out, const uint8_t in[G1_BYTES]);
point_status g1_decode_compressed(g1_aff *out, const uint8_t in[G1_COMPRESSED_BYTES]);
void g1_encode(uint8_t out[G1_BYTES], const g1_aff *a);
void g1_encode_compressed(uint8_t out[G1_COMPRESSED_BYTES], const g1_aff *a);
point_status g2_decode(g2_aff *out, const uint8_t in[G2_BYTES]);
point_status g2_decode_compressed(g2_aff *out, const uint8_t in[G2_COMPRESSED_BYTES]);
void g2_encode(uint8_t out[G2_BYTES], const g2_aff *a);
void g2_encode_compressed(uint8_t out[G2_COMPRESSED_BYTES], const g2_aff *a);

/* ---- pairing -------------------------------------------------------------------------------- */

typedef fp12 gt; /* order r after the final exponentiation */

/* product of e(p[i], q[i]), optimal ate, one shared final exponentiation. Pairs with an infinity
 * contribute 1; n = 0 gives 1. Points must be in their subgroups. Which power of the
 * textbook pairing the final exponentiation computes is stated in pairing.c. */
void pairing_product(gt *out, const g1_aff *p, const g2_aff *q, size_t n);
/* True if the product is 1. */
bool pairing_product_is_one(const g1_aff *p, const g2_aff *q, size_t n);
/* a^k in GT. */
void gt_pow(gt *out, const gt *a, const fr *k);

#endif
