/* Number-theoretic transforms over fr on domains of size 2^k.
 *
 * Domain H = <w>, w = FR_ROOT^(2^(32-k)); natural order in, natural order out: forward takes the
 * coefficients a_0 … a_{n-1} to the values a(w^0) … a(w^{n-1}) (B2: pinned by a vector of size 8).
 * Coset: the same on 7·H. All transforms are in place, elements are fully reduced on entry and on
 * return. How it is done: transform.c (order of work), kernels.inc.h (arithmetic and bounds).
 * What can go wrong here: B1 B2 B3. */
#ifndef CUZK_NTT_NTT_H
#define CUZK_NTT_NTT_H

#include "base/pool.h"
#include "field/field.h"

#define NTT_LOG2_MAX 27u /* largest domain whose twiddles we are asked to hold */

typedef struct ntt_domain ntt_domain;

/* Twiddles for 2^log2 points, 16 bytes a point, counted as MEM_SCRATCH. 0 <= log2 <= NTT_LOG2_MAX,
 * else ERR_ARGUMENT. May be used by many threads at once. */
ERR_MUST_USE err_t ntt_domain_create(ntt_domain **out, unsigned log2, pool *p);
void ntt_domain_destroy(ntt_domain *d);
size_t ntt_domain_size(const ntt_domain *d);
/* 1/n. */
const fr *ntt_domain_size_inverse(const ntt_domain *d);

/* a: ntt_domain_size elements, transformed in place; any number of threads through p (may be null).
 * ERR_CANCELLED if the pool was cancelled: a is then garbage. */
ERR_MUST_USE err_t ntt_forward(const ntt_domain *d, fr *a, pool *p);
ERR_MUST_USE err_t ntt_inverse(const ntt_domain *d, fr *a, pool *p);
ERR_MUST_USE err_t ntt_forward_coset(const ntt_domain *d, fr *a, pool *p);
ERR_MUST_USE err_t ntt_inverse_coset(const ntt_domain *d, fr *a, pool *p);

/* ---- without permutation: one side in bit-reversed order --------------------------------------
 *
 * Bit-reversed: what belongs to index i lies at position rev(i), i with its k bits read backwards.
 * A chain of transforms that starts in one order and alternates never has to permute, e.g.
 *   values  --inverse, natural to reversed-->  coefficients  --ntt_scale-->  coefficients of a(7X)
 *           --forward, reversed to natural-->  values on the coset. */

typedef enum { NTT_FORWARD, NTT_INVERSE } ntt_direction;
/* The order of the input; the output is in the other one. */
typedef enum { NTT_NATURAL, NTT_BIT_REVERSED } ntt_order;

/* Forward: b_i = sum a_j w^(i j). Inverse: b_i = sum a_j w^(-i j), that is n times the inverse
 * transform: the factor 1/n goes into a later ntt_scale. Errors as above. */
ERR_MUST_USE err_t ntt_transform(const ntt_domain *d, fr *a, ntt_direction direction,
                                 ntt_order input, pool *p);
/* vectors[v][i] *= factor · shift^i for every index i, at position i or rev(i) as order says.
 * The powers are made once for all vectors. */
ERR_MUST_USE err_t ntt_scale(const ntt_domain *d, fr *const *vectors, size_t count, ntt_order order,
                             const fr *shift, const fr *factor, pool *p);
/* Moves a[i] to a[rev(i)]. Its own inverse. */
ERR_MUST_USE err_t ntt_bit_reverse(const ntt_domain *d, fr *a, pool *p);

/* ---- references and domain facts --------------------------------------------------------------*/

/* The slow twin: O(n^2) from the definition. out and a may not overlap. */
void ntt_forward_ref(fr *out, const fr *a, unsigned log2);

/* w for a domain of 2^log2 points, log2 <= FR_TWO_ADICITY. */
void ntt_root(fr *out, unsigned log2);
/* out[j] = L_j(x) = (x^n - 1)·w^j / (n·(x - w^j)) for j = 0 … n-1; x may lie in the domain (then
 * L_j(x) is 1 for x = w^j and 0 elsewhere). out: n = 2^log2 elements, log2 <= NTT_LOG2_MAX. */
ERR_MUST_USE err_t ntt_lagrange_at(fr *out, unsigned log2, const fr *x, pool *p);

#endif
