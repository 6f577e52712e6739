/* A number-theoretic transform of points instead of numbers, on a GPU: what turns a key into
 * another basis, once per circuit. 2^log2 points cost (log2 + 1)·2^(log2-1) scalar multiples, so
 * minutes at 2^27; how it is done: docs/algorithms/group-ntt.md. */
#ifndef CUZK_MSM_GROUP_NTT_CUDA_H
#define CUZK_MSM_GROUP_NTT_CUDA_H

#include "base/gpu.h"
#include "base/progress.h"
#include "curve/curve.h"

#define GROUP_NTT_LOG2_MAX 28u

/* out_j = sum over i < n of first·ratio^i·root^(ij)·in_i, j < 2^log2. */
typedef struct {
    unsigned log2;
    fr root; /* of order 2^log2 */
    fr first, ratio;
} group_ntt;

/* Bytes of the arena that a call takes: 192 a point and some 100 MB. ERR_ARGUMENT beyond
 * GROUP_NTT_LOG2_MAX. */
ERR_MUST_USE err_t group_ntt_cuda_bytes(uint64_t *out, gpu *g, unsigned log2);
/* in: n <= 2^log2 points of G1 in device memory, g1_aff, of order r, infinity allowed; out: 2^log2
 * of them, reduced; aligned to 16; in and out may be the same. Waits for its tables, and with a
 * listener for each pass. Scratch stays taken: set a mark. */
ERR_MUST_USE err_t group_ntt_cuda(gpu *g, gpu_stream s, void *out, const void *in, size_t n,
                                  const group_ntt *t, const progress *listener);

#endif
