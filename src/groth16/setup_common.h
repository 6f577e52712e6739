/* What the ways of making a key out of toxic waste have in common. */
#ifndef CUZK_GROTH16_SETUP_COMMON_H
#define CUZK_GROTH16_SETUP_COMMON_H

#include "groth16/groth16.h"
#include "r1cs/image.h"

typedef struct {
    const groth16_toxic *toxic; /* borrowed */
    unsigned log2_domain;
    fr vanishing; /* tau^m - 1 for the domain of m points */
} setup_domain;

/* Refuses what groth16_setup refuses of toxic waste and counts. rows: without those of the inputs.
 */
ERR_MUST_USE err_t setup_domain_of(setup_domain *out, const groth16_toxic *toxic, size_t inputs,
                                   uint64_t rows);

/* beta/d, alpha/d and 1/d: what turns u, v, w into the scalars of ic (d = gamma) or l (d = delta).
 */
typedef struct {
    fr beta, alpha, one;
} setup_weights;

void setup_weights_over(setup_weights *out, const groth16_toxic *t, const fr *divisor);
/* C7: the error for a variable whose weighted sum is zero. index: of the inputs or of the aux. */
ERR_MUST_USE err_t setup_unconstrained(bool is_input, size_t index);
/* The same for a place in the order of a slab: bits, then fields. */
ERR_MUST_USE err_t setup_unconstrained_at(const r1cs_image *image, size_t place);

/* Loops over field elements are cut into tasks of this many; task i of n elements goes from
 * i * SETUP_SLICE to its end. */
#define SETUP_SLICE ((size_t)4096)

static inline size_t setup_slices(size_t n)
{
    return (n + SETUP_SLICE - 1) / SETUP_SLICE;
}
static inline size_t setup_slice_end(size_t i, size_t n)
{
    return (i + 1) * SETUP_SLICE < n ? (i + 1) * SETUP_SLICE : n;
}

/* first·ratio^i for i = 0, 1, … */
typedef struct {
    fr first, ratio;
} setup_series;

/* The first n elements. */
ERR_MUST_USE err_t setup_series_put(fr *out, size_t n, const setup_series *of, pool *p);

/* h_i = tau^i (tau^m - 1)/delta, the scalars of section h. */
void setup_series_h(setup_series *out, const setup_domain *d);
/* What becomes the scalars of Lam, and those of -K/z, by an inverse transform once the last of the
 * m elements is zero: h_i g^(-i)/z and -h_i/z (key_image.h). */
void setup_series_lam(setup_series *out, const setup_domain *d);
void setup_series_fold(setup_series *out, const setup_domain *d);

/* All of vk but ic. */
void setup_vk_points(groth16_vk *vk, const groth16_toxic *t);

#endif
