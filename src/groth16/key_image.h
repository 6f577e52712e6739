/* A proving key as a GPU takes it: points in the memory layout of g1_aff and g2_aff (little-endian
 * Montgomery form, reduced), variables in the order of a slab (slab.h: bits first, then fields).
 *
 * Sections. u is what the prover multiplies section H with:
 *   form COEFFICIENTS  H  domain - 1 points, the h query of the key; u: coefficients of the
 * quotient L  bits, then fields; infinity for the inputs form LAGRANGE      H  domain points Lam_j;
 * u_j = a(7 w^j)·b(7 w^j), values on the coset L  L'_i, the inputs' too: C is folded into it both
 * A, B1, B2  the dense bits, then the dense fields, in the order of the slab With either, sum u·H +
 * sum z·L is what the proof's C takes of quotient and witness, and proofs under the same r and s
 * are the same bytes. Lagrange form saves two of six transforms.
 *
 * Lagrange form (spec gpu §3.4). Let phi be the linear map x^i -> h_i for i <= N-2, x^(N-1) -> 0,
 * g = 7, z = g^N - 1, l_j and l_j^coset the Lagrange bases of H and of gH. Then
 *   Lam_j = phi(l_j^coset) / z = (1/(z N)) sum_i w^(-ij) g^(-i) h_i
 *   K_j   = phi(l_j)           = (1/N)     sum_i w^(-ij) h_i
 *   L'_i  = L_i - (1/z) sum over rows j of C[j][i]·K_j          (L_i = infinity for inputs)
 * What can go wrong here: B5, C4, F10. */
#ifndef CUZK_GROTH16_KEY_IMAGE_H
#define CUZK_GROTH16_KEY_IMAGE_H

#include "groth16/groth16.h"
#include "r1cs/image.h"

typedef enum { KEY_IMAGE_COEFFICIENTS, KEY_IMAGE_LAGRANGE, KEY_IMAGE_FORMS } key_image_form;

typedef enum {
    KEY_IMAGE_H,
    KEY_IMAGE_L,
    KEY_IMAGE_A,
    KEY_IMAGE_B1,
    KEY_IMAGE_B2, /* in G2; the others are in G1 */
    KEY_IMAGE_SECTIONS
} key_image_section;

typedef struct {
    char circuit[IMAGE_NAME_BYTES];
    key_image_form form;
    unsigned log2_domain;
    slab_counts n;                /* of the circuit; fields: inputs included */
    slab_counts dense_a, dense_b; /* of them, those with points in A; in B1 and B2 */
    size_t inputs;
    groth16_vk vk; /* owned */
} key_image_head;

/* "h", "l", "a", "b_g1", "b_g2" */
const char *key_image_section_name(key_image_section s);
size_t key_image_points(const key_image_head *head, key_image_section s);
size_t key_image_point_bytes(key_image_section s); /* 96 or 192 */
/* Fills all but vk, which becomes empty. */
ERR_MUST_USE err_t key_image_head_of(key_image_head *out, const r1cs_image *image,
                                     key_image_form form);
/* ERR_INPUT with both numbers unless the key's counts are those of the circuit. */
ERR_MUST_USE err_t key_image_head_check(const key_image_head *head, const r1cs_image *image);

/* ---- which variables have points in A, in B ------------------------------------------------ */

typedef struct {
    slab_counts n, dense;
    uint64_t *bits; /* bitmap over the slab's bits, slab_words(n.bits) words, the spare one zero */
    uint32_t
        *rank; /* dense bits before word w; slab_words(n.bits) elements, the last is dense.bits */
    uint32_t *fields; /* dense.fields indices of fields, ascending */
    void *block;      /* owned: what the three lie in, MEM_MATRICES */
} key_image_density;

/* matrix: 0 (A: every input is dense, as bellman has it) or 1 (B). */
ERR_MUST_USE err_t key_image_density_of(key_image_density *out, const r1cs_image *image,
                                        unsigned matrix);
void key_image_density_free(key_image_density *d);

/* ---- where points come from ---------------------------------------------------------------- */

/* A file, a key in memory, a setup that makes them as they are asked for. Borrowed: what is behind
 * it must outlive it. Calls may come from several threads at once. */
typedef struct {
    const key_image_head *head;
    /* Points first … first + n - 1 of a section to host memory, checked as far as the source can.
     */
    err_t (*read)(void *context, void *out, key_image_section s, size_t first, size_t n);
    void *context;
} key_image_source;

/* All of a key image in memory. */
typedef struct {
    key_image_head head;
    void *points[KEY_IMAGE_SECTIONS]; /* g1_aff or g2_aff, MEM_KEY */
} key_image;

key_image_source key_image_source_of(const key_image *k);
void key_image_free(key_image *k);
/* From a key as .params files hold it; form COEFFICIENTS. image: the circuit's. */
ERR_MUST_USE err_t key_image_from_key(key_image *out, const groth16_key *key,
                                      const r1cs_image *image, pool *p);
/* Out of toxic waste, in either form: the slow twin of setup_cuda.h. Errors as groth16_setup. */
ERR_MUST_USE err_t key_image_setup(key_image *out, const r1cs_image *image,
                                   const groth16_toxic *toxic, key_image_form form, pool *p,
                                   const progress *listener);
/* The slow twin of key_lagrange_cuda.h: from form COEFFICIENTS to LAGRANGE in place, by scalar
 * multiplications; minutes for 2^12 points. */
ERR_MUST_USE err_t key_image_to_lagrange(key_image *k, const r1cs_image *image, pool *p);

#endif
