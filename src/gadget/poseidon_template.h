/* The rows of one Poseidon hash, laid out once and replayed (§4.3).
 *
 * All hashes of one arity and tag have the same rows but for the variables they stand on, and the
 * coefficients of those rows take long to work out: they are products of the MDS matrix and the
 * sparse factors. A template holds them with variables numbered from the hash's own beginning. */
#ifndef CUZK_GADGET_POSEIDON_TEMPLATE_H
#define CUZK_GADGET_POSEIDON_TEMPLATE_H

#include "hash/hash.h"
#include "r1cs/r1cs.h"

/* Which variable: 0 is ONE, 1 … arity the inputs, arity + 1 + j the j-th aux that the hash
 * allocates. */
typedef uint32_t template_var;

typedef struct {
    template_var ref;
    uint32_t coeff; /* index into coeffs */
} poseidon_term;

typedef struct {
    unsigned arity;
    fr tag;
    size_t aux_n;    /* variables allocated, and rows: the j-th row defines the j-th variable */
    uint32_t *start; /* 3 aux_n + 1 offsets into terms: A, B, C of row 0, of row 1, … */
    poseidon_term *terms;
    fr *coeffs;
    size_t coeffs_n;
    size_t row_terms_max; /* longest of A + B + C */
} poseidon_template;

/* Made at the first call for an arity (2, 4, 8, 11) and a tag, kept to the end of the process;
 * thread-safe. ERR_MEMORY; ERR_ARGUMENT for more than POSEIDON_TEMPLATES_MAX kinds. */
#define POSEIDON_TEMPLATES_MAX 16
ERR_MUST_USE err_t poseidon_template_get(const poseidon_template **out, unsigned arity,
                                         const fr *tag);

#endif
