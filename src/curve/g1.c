/* G1: the group law over fp, encodings, and the membership test. */
#include "curve/curve.h"
#include "base/mem.h"
#include "base/verify.h"
#include "curve/curve_constants.h"
#include "curve/encode.h"
#include "curve/wnaf.h"

#define G(verb)        g1_##verb
#define F(verb)        fp_##verb
#define field_elem     fp
#define point_aff      g1_aff
#define point_xyzz     g1_xyzz
#define FIELD_ONE      FP_ONE
#define FIELD_ZERO     FP_ZERO
#define CURVE_B        G1_B
#define POINT_INFINITY G1_INFINITY
#define FIELD_BYTES    FP_BYTES
#include "curve/group_law.inc.h"
#include "curve/encode.inc.h"

/* phi(P) = -x^2 P with phi(x, y) = (beta x, y): gen/curve_constants.py derives why this is enough.
 */
bool g1_aff_in_subgroup(const g1_aff *a)
{
    g1_aff image;
    fp_mul(&image.x, &a->x, &G1_BETA);
    fp_neg(&image.y, &a->y);
    g1_xyzz t;
    g1_from_aff(&t, a);
    mul_by_x_abs(&t, &t);
    mul_by_x_abs(&t, &t);
    return eq_aff(&t, &image);
}
