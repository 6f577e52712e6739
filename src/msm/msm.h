/* Multi-scalar multiplication: sum of k_i·P_i, in G1 and G2.
 *
 * Bases: affine points on the curve, infinity and repetitions allowed, in any subgroup; scalars:
 * any fr. All paths give the same affine point. Exceptional cases (equal, opposite, infinite points
 * in one bucket; a bucket of any size) are handled on every path: the table is in
 * msm/batch_affine.inc.h. There is one n for both lists, so they cannot differ in length (I9).
 * What can go wrong here: A1–A11, A15, A16, I4, I9; matrix J1. */
#ifndef CUZK_MSM_MSM_H
#define CUZK_MSM_MSM_H

#include "base/pool.h"
#include "base/progress.h"
#include "curve/curve.h"

/* Bucket method with signed digits and batched affine additions; scalars 0 cost nothing, points
 * with 1 and with r-1 are added without buckets. A scalar is an integer in [0, r), which matters
 * for points outside the subgroup. n = 0 gives infinity. Scratch: see msm/msm.inc.h. out may not be
 * inside bases. ERR_MEMORY, ERR_CANCELLED (out is then meaningless). */
ERR_MUST_USE err_t msm_g1(g1_xyzz *out, const g1_aff *bases, const fr *scalars, size_t n, pool *p);
ERR_MUST_USE err_t msm_g2(g2_xyzz *out, const g2_aff *bases, const fr *scalars, size_t n, pool *p);

/* Plain sums: what scalars of 1 cost, and what the bulk subgroup check needs.
 * out = sum of the bases. */
ERR_MUST_USE err_t msm_g1_sum(g1_xyzz *out, const g1_aff *bases, size_t n, pool *p);
ERR_MUST_USE err_t msm_g2_sum(g2_xyzz *out, const g2_aff *bases, size_t n, pool *p);

/* Are all n points (on the curve already) in the subgroup? Random-bucket test: each round throws
 * every point into one of 2^b buckets at random and tests each bucket sum; the number of rounds
 * makes the chance to miss a bad point at most 2^-60. Small n: each point is tested. On a failure
 * *first_bad is the index of one point that is outside (found by testing singly). Randomness from
 * the kernel. Returns ERR_OK with *first_bad = n when all are inside. */
ERR_MUST_USE err_t msm_g1_in_subgroup(size_t *first_bad, const g1_aff *bases, size_t n, pool *p);
ERR_MUST_USE err_t msm_g2_in_subgroup(size_t *first_bad, const g2_aff *bases, size_t n, pool *p);

/* Slow twins: double-and-add, one point after another. */
void msm_g1_ref(g1_xyzz *out, const g1_aff *bases, const fr *scalars, size_t n);
void msm_g2_ref(g2_xyzz *out, const g2_aff *bases, const fr *scalars, size_t n);

/* ---- fixed base: many multiples of one point (setup) ----------------------------------------- */

typedef struct msm_fixed_g1 msm_fixed_g1;
typedef struct msm_fixed_g2 msm_fixed_g2;
/* Table of multiples of base for about `expected` multiplications (chooses the window); counted as
 * MEM_KEY: for a million or more 50 MB in G1, 100 MB in G2. base: any point on the curve. */
ERR_MUST_USE err_t msm_fixed_g1_create(msm_fixed_g1 **out, const g1_aff *base, size_t expected,
                                       pool *p);
ERR_MUST_USE err_t msm_fixed_g2_create(msm_fixed_g2 **out, const g2_aff *base, size_t expected,
                                       pool *p);
void msm_fixed_g1_destroy(msm_fixed_g1 *t);
void msm_fixed_g2_destroy(msm_fixed_g2 *t);
/* out[i] = scalars[i]·base, affine (infinity for scalar 0). out and scalars may not overlap. */
ERR_MUST_USE err_t msm_fixed_g1_mul(const msm_fixed_g1 *t, g1_aff *out, const fr *scalars, size_t n,
                                    pool *p);
ERR_MUST_USE err_t msm_fixed_g2_mul(const msm_fixed_g2 *t, g2_aff *out, const fr *scalars, size_t n,
                                    pool *p);

#endif
