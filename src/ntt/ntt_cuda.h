/* Number-theoretic transforms over fr on a GPU, in place on arrays that lie in its memory.
 *
 * Domain, coset and orders are those of ntt.h: forward takes coefficients a_0 … a_{n-1} to the
 * values a(w^0) … a(w^{n-1}), "coset" to those on 7·H; bit-reversed order has what belongs to index
 * i at position rev(i). Names with no suffix are natural on both sides; _nr has natural input and
 * reversed output, _rn the other way. Those without a suffix cost one more pass over memory, which
 * moves the elements; chains that alternate, nr, rn, nr, …, never move any.
 *
 * Arrays: n elements in the layout and Montgomery form of fr, 32-byte aligned (else ERR_ARGUMENT),
 * in the memory of the gpu; below 2 r on entry, reduced on return.
 * Everything is queued on the given stream and nothing waits; failures of kernels show at gpu_wait.
 * A transform may use its plan beside others on other streams, on other arrays; after an error
 * the arrays are garbage.
 * How it is done: docs/algorithms/ntt.md. */
#ifndef CUZK_NTT_NTT_CUDA_H
#define CUZK_NTT_NTT_CUDA_H

#include "base/gpu.h"
#include "field/field.h"

#define NTT_CUDA_LOG2_MAX 28u

/* The tables of one size on one gpu. */
typedef struct ntt_cuda ntt_cuda;

/* What a plan takes of the arena: 16 bytes a point and a little. log2 <= NTT_CUDA_LOG2_MAX. */
uint64_t ntt_cuda_bytes(unsigned log2);
/* Tables for 2^log2 points, out of the arena and computed on the stream: use on other streams must
 * be ordered after. ERR_ARGUMENT beyond NTT_CUDA_LOG2_MAX, ERR_MEMORY if the arena is too small;
 * nothing is taken then. The caller gives the arena back by a mark, after ntt_cuda_destroy. */
ERR_MUST_USE err_t ntt_cuda_create(ntt_cuda **out, gpu *g, unsigned log2, gpu_stream s);
/* Null is allowed. */
void ntt_cuda_destroy(ntt_cuda *t);

ERR_MUST_USE err_t ntt_cuda_forward(const ntt_cuda *t, fr *a, gpu_stream s);
ERR_MUST_USE err_t ntt_cuda_inverse(const ntt_cuda *t, fr *a, gpu_stream s);
ERR_MUST_USE err_t ntt_cuda_forward_coset(const ntt_cuda *t, fr *a, gpu_stream s);
ERR_MUST_USE err_t ntt_cuda_inverse_coset(const ntt_cuda *t, fr *a, gpu_stream s);

/* What the last pass of an inverse transform multiplies the coefficient i by, beside 1/n. */
typedef enum {
    NTT_CUDA_PLAIN,      /* 1: values on H give coefficients */
    NTT_CUDA_TO_COSET,   /* 7^i: and ntt_cuda_forward_rn of that gives the values on 7·H */
    NTT_CUDA_FROM_COSET, /* 7^-i: values on 7·H give coefficients */
} ntt_cuda_scale;

ERR_MUST_USE err_t ntt_cuda_forward_nr(const ntt_cuda *t, fr *a, gpu_stream s);
ERR_MUST_USE err_t ntt_cuda_forward_rn(const ntt_cuda *t, fr *a, gpu_stream s);
ERR_MUST_USE err_t ntt_cuda_inverse_nr(const ntt_cuda *t, fr *a, ntt_cuda_scale scale,
                                       gpu_stream s);

/* a, b, c: values on H of polynomials of degree below n with a b = c on H. a becomes the
 * coefficients of (a b - c)/(X^n - 1), natural order; the last one is 0 (if it is not, a b = c did
 * not hold). b and c are garbage. Six transforms, as groth16/prove_quotient.c. */
ERR_MUST_USE err_t ntt_cuda_quotient(const ntt_cuda *t, fr *a, fr *b, fr *c, gpu_stream s);

#endif
