/* G2: the group law over fp2, encodings, and the membership test. */
#include "curve/curve.h"
#include "base/mem.h"
#include "base/verify.h"
#include "curve/curve_constants.h"
#include "curve/encode.h"
#include "curve/wnaf.h"

#define G(verb)        g2_##verb
#define F(verb)        fp2_##verb
#define field_elem     fp2
#define point_aff      g2_aff
#define point_xyzz     g2_xyzz
#define FIELD_ONE      FP2_ONE
#define FIELD_ZERO     FP2_ZERO
#define CURVE_B        G2_B
#define POINT_INFINITY G2_INFINITY
#define FIELD_BYTES    (2 * FP_BYTES)
#include "curve/group_law.inc.h"
#include "curve/encode.inc.h"

/* psi(Q) = x Q, x negative: gen/curve_constants.py derives why this is enough. */
bool g2_aff_in_subgroup(const g2_aff *a)
{
    g2_aff image;
    fp2_conj(&image.x, &a->x);
    fp2_mul(&image.x, &image.x, &G2_PSI_X);
    fp2_conj(&image.y, &a->y);
    fp2_mul(&image.y, &image.y, &G2_PSI_Y);
    fp2_neg(&image.y, &image.y);
    g2_xyzz t;
    g2_from_aff(&t, a);
    mul_by_x_abs(&t, &t);
    return eq_aff(&t, &image);
}
