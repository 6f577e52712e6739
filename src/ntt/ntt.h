/* Number-theoretic transforms over fr on domains of size 2^k.
 *
 * Domain H = <w>, w = FR_ROOT^(2^(32-k)); natural order in, natural order out: forward takes the
 * coefficients a_0 … a_{n-1} to the values a(w^0) … a(w^{n-1}) (B2: pinned by a vector of size 8).
 * Coset: the same on 7·H. All transforms are in place.
 * What can go wrong here: B1 B2 B3. */
#ifndef CUZK_NTT_NTT_H
#define CUZK_NTT_NTT_H

#include "base/pool.h"
#include "field/field.h"

#define NTT_LOG2_MAX 27u /* largest domain whose twiddles we are asked to hold */

typedef struct ntt_domain ntt_domain;

/* Twiddles for 2^log2 points, counted as MEM_SCRATCH. 0 <= log2 <= NTT_LOG2_MAX, else ERR_ARGUMENT. */
ERR_MUST_USE err_t ntt_domain_create(ntt_domain **out, unsigned log2, pool *p);
void ntt_domain_destroy(ntt_domain *d);
size_t ntt_domain_size(const ntt_domain *d);

/* a: ntt_domain_size elements, transformed in place; any number of threads through p (may be null).
 * ERR_CANCELLED if the pool was cancelled: a is then garbage. */
ERR_MUST_USE err_t ntt_forward(const ntt_domain *d, fr *a, pool *p);
ERR_MUST_USE err_t ntt_inverse(const ntt_domain *d, fr *a, pool *p);
ERR_MUST_USE err_t ntt_forward_coset(const ntt_domain *d, fr *a, pool *p);
ERR_MUST_USE err_t ntt_inverse_coset(const ntt_domain *d, fr *a, pool *p);

/* The slow twin: O(n^2) from the definition. out and a may not overlap. */
void ntt_forward_ref(fr *out, const fr *a, unsigned log2);

/* w for a domain of 2^log2 points. */
void ntt_root(fr *out, unsigned log2);
/* out[j] = L_j(x) = (x^n - 1)·w^j / (n·(x - w^j)) for j = 0 … n-1; x may lie in the domain.
 * out: n elements; scratch of n elements is allocated as MEM_SCRATCH. */
ERR_MUST_USE err_t ntt_lagrange_at(fr *out, unsigned log2, const fr *x, pool *p);

#endif
