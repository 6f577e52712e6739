/* Sums in G2: the shared text over fp2. */
#include "base/mem.h"
#include "base/rng.h"
#include "base/verify.h"
#include "msm/group.h"
#include "msm/msm_internal.h"

#include <stdlib.h>
#include <string.h>

#define G(verb)        g2_##verb
#define F(verb)        fp2_##verb
#define M(rest)        msm_g2##rest
#define field_elem     fp2
#define FIELD_ONE      FP2_ONE
#define point_aff      g2_aff
#define point_xyzz     g2_xyzz
#define POINT_INFINITY G2_INFINITY
/* A test of one point in units of an addition within a batch (bench/msm.c measures both). */
#define SUBGROUP_TEST_ADDITIONS ((size_t)100)

#include "msm/batch_affine.inc.h"
#include "msm/bucket.inc.h"
#include "msm/weigh.inc.h"
#include "msm/msm.inc.h"
#include "msm/subgroup.inc.h"

#undef M
#define M(verb)   msm_fixed_g2_##verb
#define TABLE     msm_fixed_g2
#define TABLE_TAG msm_fixed_g2
#include "msm/fixed.inc.h"
