/* Sums over bases that lie in a GPU's memory: sum of k_i·P_i, and of the bases whose bits are set.
 *
 * A call queues all its work on a stream and returns; a few hundred points come down into `down`,
 * and when the stream has got there (gpu_wait, gpu_event_wait) the *_finish function adds them up
 * on the processor. How it works: docs/algorithms/msm.md.
 *
 * Bases: affine records as g1_aff and g2_aff, aligned to 16 bytes, on the curve, infinity and
 * repetitions allowed. Any distribution of scalars is right and none takes much longer than
 * uniform ones.
 * Scratch is taken from the arena and stays taken: the caller sets a mark before and releases it
 * when the work is done, or when what is queued next uses the same stream. Its size is known before
 * (msm_cuda_*_bytes). n <= MSM_CUDA_MAX.
 * Errors: ERR_ARGUMENT (n), ERR_MEMORY (arena), ERR_DEVICE; those of the kernels show at gpu_wait.
 * What can go wrong here: A1-A4, A8-A11, I9. */
#ifndef CUZK_MSM_MSM_CUDA_H
#define CUZK_MSM_MSM_CUDA_H

#include "base/gpu.h"
#include "curve/curve.h"

#define MSM_CUDA_MAX    ((size_t)1 << 30)
#define MSM_CUDA_POINTS 1024 /* that come down: `down` has room for so many g1_xyzz or g2_xyzz */

/* What 32 bytes of a scalar mean: an integer below r, or fr. */
typedef enum { MSM_CUDA_INTEGER, MSM_CUDA_MONTGOMERY } msm_cuda_form;

/* Told when the operations of a stage are about to be queued, for timing; at may be null. */
typedef enum {
    MSM_CUDA_DIGITS,
    MSM_CUDA_SORT,
    MSM_CUDA_ORDER,         /* buckets cut into pieces, pieces by size */
    MSM_CUDA_FIRST_FORWARD, /* affine additions: of pairs of bases */
    MSM_CUDA_FIRST_BACKWARD,
    MSM_CUDA_FORWARD, /* of sums */
    MSM_CUDA_INVERT,
    MSM_CUDA_BACKWARD,
    MSM_CUDA_MIXED,      /* of sums backward, of the next pairs of bases forward */
    MSM_CUDA_ACCUMULATE, /* XYZZ: all entries, or what is left */
    MSM_CUDA_REDUCE,
    MSM_CUDA_DOWN,
    MSM_CUDA_STAGES
} msm_cuda_stage;
typedef struct {
    err_t (*at)(void *context, msm_cuda_stage stage);
    void *context;
} msm_cuda_watch;

/* Bytes of the arena that a call with n bases takes. */
ERR_MUST_USE err_t msm_cuda_g1_bytes(uint64_t *out, gpu *g, size_t n);
ERR_MUST_USE err_t msm_cuda_g2_bytes(uint64_t *out, gpu *g, size_t n);
/* down: pinned memory (else the call waits). watch may be null. */
ERR_MUST_USE err_t msm_cuda_g1_start(gpu *g, gpu_stream s, g1_xyzz *down, const void *bases,
                                     const void *scalars, msm_cuda_form form, size_t n,
                                     const msm_cuda_watch *watch);
ERR_MUST_USE err_t msm_cuda_g2_start(gpu *g, gpu_stream s, g2_xyzz *down, const void *bases,
                                     const void *scalars, msm_cuda_form form, size_t n,
                                     const msm_cuda_watch *watch);
void msm_cuda_g1_finish(g1_xyzz *out, const g1_xyzz *down, size_t n);
void msm_cuda_g2_finish(g2_xyzz *out, const g2_xyzz *down, size_t n);

/* Which bits have a base, and how many of them lie before each word: key_image_density in device
 * memory. */
typedef struct {
    const uint64_t *bits;
    const uint32_t *rank;
} msm_cuda_dense;

/* Sum of the bases whose bits are set, of bits first … first + n - 1 of the bitmap (in device
 * memory, 64-bit words as in a slab; words are read up to that of bit first + n, the spare one of
 * a slab). dense null: bases[i] belongs to bit first + i; else to the i-th dense bit from first on.
 */
ERR_MUST_USE err_t msm_cuda_g1_sum_bytes(uint64_t *out, gpu *g, size_t n);
ERR_MUST_USE err_t msm_cuda_g2_sum_bytes(uint64_t *out, gpu *g, size_t n);
ERR_MUST_USE err_t msm_cuda_g1_sum_start(gpu *g, gpu_stream s, g1_xyzz *down, const void *bases,
                                         const uint64_t *bits, const msm_cuda_dense *dense,
                                         size_t first, size_t n);
ERR_MUST_USE err_t msm_cuda_g2_sum_start(gpu *g, gpu_stream s, g2_xyzz *down, const void *bases,
                                         const uint64_t *bits, const msm_cuda_dense *dense,
                                         size_t first, size_t n);
void msm_cuda_g1_sum_finish(g1_xyzz *out, const g1_xyzz *down, size_t n);
void msm_cuda_g2_sum_finish(g2_xyzz *out, const g2_xyzz *down, size_t n);

#endif
