/* The fields of BLS12-381.
 *
 *   fr   scalar field, r = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 *   fp   base field,   p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f624
 *                          1eabfffeb153ffffb9feffffffffaaab
 *   fp2  = fp[u]/(u^2 + 1)           c0 + c1·u
 *   fp6  = fp2[v]/(v^3 - (u + 1))    c0 + c1·v + c2·v^2
 *   fp12 = fp6[w]/(w^2 - v)          c0 + c1·w
 *
 * Representation: little-endian 64-bit limbs in Montgomery form, R = 2^256 for fr and 2^384 for fp.
 * Range: every element that enters or leaves a function of this header is fully reduced, [0, r) or
 * [0, p), so that equality is equality of bytes; the verify build checks it on entry and exit. Lazy
 * ranges stay inside one source file and are stated there.
 * Aliasing: any output may be any input of the same call, unless a function says otherwise.
 * Time: none of these functions is constant-time unless it says so.
 * Paths: fr_mul, fr_sqr, fp_mul, fp_sqr and what is built from them run on the path that
 * cpu_level_get() chose (base/cpu.h); all paths give identical bytes.
 *
 * What can go wrong here: A18 (inverse for rare inputs), A19/A20 (dispatch), J3 (encodings). */
#ifndef CUZK_FIELD_FIELD_H
#define CUZK_FIELD_FIELD_H

#include "base/err.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint64_t l[4];
} fr;
typedef struct {
    uint64_t l[6];
} fp;
typedef struct {
    fp c0, c1;
} fp2;
typedef struct {
    fp2 c0, c1, c2;
} fp6;
typedef struct {
    fp6 c0, c1;
} fp12;

/* A canonical (non-Montgomery) scalar: little-endian limbs of an integer in [0, r). */
typedef struct {
    uint64_t l[4];
} fr_int;

#define FR_BYTES       32
#define FP_BYTES       48
#define FR_TWO_ADICITY 32
#define FR_BITS        255

/* ---- fr ------------------------------------------------------------------------------------ */

extern const fr FR_ZERO, FR_ONE;
extern const fr FR_GENERATOR; /* 7, multiplicative generator and coset shift */
extern const fr FR_ROOT;      /* 7^((r-1)/2^32): primitive 2^32-th root of unity */

void fr_add(fr *out, const fr *a, const fr *b);
void fr_sub(fr *out, const fr *a, const fr *b);
void fr_neg(fr *out, const fr *a);
void fr_dbl(fr *out, const fr *a);
void fr_mul(fr *out, const fr *a, const fr *b);
void fr_sqr(fr *out, const fr *a);
/* a^-1; 0 for a = 0. */
void fr_inv(fr *out, const fr *a);
/* a^e for a little-endian exponent of `limbs` 64-bit limbs; 1 for e = 0 (also 0^0). */
void fr_pow(fr *out, const fr *a, const uint64_t *e, size_t limbs);
void fr_pow_u64(fr *out, const fr *a, uint64_t e);
/* Inverts n elements in place with one inversion; zeros stay zero. scratch: n elements, not
 * overlapping a. */
void fr_inv_batch(fr *a, fr *scratch, size_t n);

bool fr_is_zero(const fr *a);
bool fr_is_one(const fr *a);
bool fr_eq(const fr *a, const fr *b);

void fr_from_u64(fr *out, uint64_t v);
/* Canonical integer <-> Montgomery form. */
void fr_from_int(fr *out, const fr_int *a);
void fr_to_int(fr_int *out, const fr *a);
/* 32 little-endian bytes of the canonical value. fr_from_bytes: false (out = 0) for values >= r. */
void fr_to_bytes(uint8_t out[FR_BYTES], const fr *a);
bool fr_from_bytes(fr *out, const uint8_t in[FR_BYTES]);
/* Any 512-bit little-endian integer modulo r: for deriving elements from hashes. */
void fr_from_bytes_wide(fr *out, const uint8_t in[64]);
/* Uniform in [0, r) by rejection from the kernel's randomness. */
ERR_MUST_USE err_t fr_random(fr *out);

/* ---- fp ------------------------------------------------------------------------------------ */

extern const fp FP_ZERO, FP_ONE;

void fp_add(fp *out, const fp *a, const fp *b);
void fp_sub(fp *out, const fp *a, const fp *b);
void fp_neg(fp *out, const fp *a);
void fp_dbl(fp *out, const fp *a);
void fp_mul(fp *out, const fp *a, const fp *b);
void fp_sqr(fp *out, const fp *a);
/* a^-1; 0 for a = 0. */
void fp_inv(fp *out, const fp *a);
/* As fr_inv_batch. */
void fp_inv_batch(fp *a, fp *scratch, size_t n);
/* A root of a if there is one (p = 3 mod 4: a^((p+1)/4)); false and out = 0 otherwise. */
bool fp_sqrt(fp *out, const fp *a);

bool fp_is_zero(const fp *a);
bool fp_eq(const fp *a, const fp *b);
/* True if the canonical value is larger than (p-1)/2: zcash's "lexicographically largest". */
bool fp_is_larger_half(const fp *a);

void fp_from_u64(fp *out, uint64_t v);
/* 48 big-endian bytes of the canonical value. fp_from_bytes: false (out = 0) for values >= p. */
void fp_to_bytes(uint8_t out[FP_BYTES], const fp *a);
bool fp_from_bytes(fp *out, const uint8_t in[FP_BYTES]);

/* ---- fp2 ----------------------------------------------------------------------------------- */

extern const fp2 FP2_ZERO, FP2_ONE;

void fp2_add(fp2 *out, const fp2 *a, const fp2 *b);
void fp2_sub(fp2 *out, const fp2 *a, const fp2 *b);
void fp2_neg(fp2 *out, const fp2 *a);
void fp2_dbl(fp2 *out, const fp2 *a);
void fp2_mul(fp2 *out, const fp2 *a, const fp2 *b);
void fp2_mul_fp(fp2 *out, const fp2 *a, const fp *b);
void fp2_sqr(fp2 *out, const fp2 *a);
void fp2_inv(fp2 *out, const fp2 *a);
void fp2_inv_batch(fp2 *a, fp2 *scratch, size_t n);
void fp2_conj(fp2 *out, const fp2 *a);
/* Times u + 1, the non-residue that v^3 equals. */
void fp2_mul_xi(fp2 *out, const fp2 *a);
bool fp2_sqrt(fp2 *out, const fp2 *a);
bool fp2_is_zero(const fp2 *a);
bool fp2_eq(const fp2 *a, const fp2 *b);
/* c1 decides unless it is zero, then c0. */
bool fp2_is_larger_half(const fp2 *a);

/* ---- fp6, fp12 ----------------------------------------------------------------------------- */

extern const fp12 FP12_ONE;

void fp6_add(fp6 *out, const fp6 *a, const fp6 *b);
void fp6_sub(fp6 *out, const fp6 *a, const fp6 *b);
void fp6_neg(fp6 *out, const fp6 *a);
void fp6_mul(fp6 *out, const fp6 *a, const fp6 *b);
void fp6_sqr(fp6 *out, const fp6 *a);
void fp6_inv(fp6 *out, const fp6 *a);
/* Times v. */
void fp6_mul_v(fp6 *out, const fp6 *a);

void fp12_mul(fp12 *out, const fp12 *a, const fp12 *b);
void fp12_sqr(fp12 *out, const fp12 *a);
void fp12_inv(fp12 *out, const fp12 *a);
/* a^(p^6): negates c1. */
void fp12_conj(fp12 *out, const fp12 *a);
/* a^(p^k), k = 1, 2, 3. */
void fp12_frobenius(fp12 *out, const fp12 *a, unsigned k);
/* Square of an element of the cyclotomic subgroup (Granger-Scott, 2010). Wrong outside it. */
void fp12_sqr_cyclotomic(fp12 *out, const fp12 *a);
/* Times the sparse element l0 + l1·v + l4·(v·w) that a line of the pairing is:
 * c0 = (l0, l1, 0), c1 = (0, l4, 0). */
void fp12_mul_014(fp12 *out, const fp12 *a, const fp2 *l0, const fp2 *l1, const fp2 *l4);
bool fp12_eq(const fp12 *a, const fp12 *b);
bool fp12_is_one(const fp12 *a);

#endif
