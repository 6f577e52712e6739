/* Sums in G1: the shared text over fp. */
#include "base/mem.h"
#include "base/rng.h"
#include "base/verify.h"
#include "msm/group.h"
#include "msm/msm_internal.h"

#include <stdlib.h>
#include <string.h>

#define G(verb)        g1_##verb
#define F(verb)        fp_##verb
#define M(rest)        msm_g1##rest
#define field_elem     fp
#define FIELD_ONE      FP_ONE
#define point_aff      g1_aff
#define point_xyzz     g1_xyzz
#define POINT_INFINITY G1_INFINITY
/* A test of one point in units of an addition within a batch (bench/msm.c measures both). */
#define SUBGROUP_TEST_ADDITIONS ((size_t)200)

#include "msm/batch_affine.inc.h"
#include "msm/bucket.inc.h"
#include "msm/weigh.inc.h"
#include "msm/msm.inc.h"
#include "msm/subgroup.inc.h"

#undef M
#define M(verb)   msm_fixed_g1_##verb
#define TABLE     msm_fixed_g1
#define TABLE_TAG msm_fixed_g1
#include "msm/fixed.inc.h"
