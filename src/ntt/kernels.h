/* The inner loops of the transforms, one table per way of multiplying; kernels.inc.h is the text of
 * all of them and states bounds. Only for this room. */
#ifndef CUZK_NTT_KERNELS_H
#define CUZK_NTT_KERNELS_H

#include "base/cpu.h"
#include "field/field.h"
#include "ntt/ntt.h"

/* A signed sum of loose values before reduction: two's complement, little-endian. */
typedef struct {
    uint64_t l[5];
} wide;

/* l[.][index]: the low 256 bits of k r, k = floor((index - LAZY_OFFSET) 2^254 / r); transposed so
 * that one index register serves four loads. */
#define LAZY_OFFSET 32
typedef struct {
    uint64_t l[4][2 * LAZY_OFFSET];
} lazy_multiples;

/* A factor w known beforehand, as integers: value = w in [0, r), quotient = floor(w 2^256 / r). */
typedef struct {
    uint64_t value[4], quotient[4];
} multiplier;
/* From w in Montgomery form: value and quotient are result and quotient words of its reduction. */
void multiplier_set(multiplier *out, const fr *w);

/* 2^256 - r */
static const uint64_t LAZY_MODULUS_NEGATIVE[4] = {0x00000000ffffffffULL, 0xac425bfd0001a401ULL,
                                                  0xccc627f7f65e27faULL, 0x8c1258acd66282b7ULL};

/* Constants of the transform of size 8 for a primitive eighth root v (w8 or 1/w8):
 * i = v^2, s = (v + v^3)/2, c = (v - v^3)/2. */
typedef struct {
    multiplier i, s, c;
} dft8_constants;

/* What kernels need to know of a domain. */
typedef struct {
    const fr *twiddles; /* domain.c says which */
    const lazy_multiples *multiples;
    const dft8_constants *dft8; /* of this direction */
    ntt_direction direction;
} kernel_context;

typedef struct {
    /* One radix-8 level of block p of 8 * stride elements at x, positions first … last-1 of
     * 0 … stride-1. split: natural towards reversed; join: the other way. join_top: join of block 0
     * with fully reduced results. */
    void (*split8)(const kernel_context *k, fr *x, size_t stride, size_t p, size_t first,
                   size_t last);
    void (*join8)(const kernel_context *k, fr *x, size_t stride, size_t p, size_t first,
                  size_t last);
    void (*join8_top)(const kernel_context *k, fr *x, size_t stride, size_t first, size_t last);
    /* All levels of `count` consecutive blocks p, p+1, … of 2^log2 elements, 2 <= log2 <=
     * LEAF_LOG2_MAX.
     * leaf_split ends in, leaf_join begins with bit-reversed order. leaf_split's results are fully
     * reduced; leaf_join's are if `top`. */
    void (*leaf_split)(const kernel_context *k, fr *x, unsigned log2, size_t p, size_t count);
    void (*leaf_join)(const kernel_context *k, fr *x, unsigned log2, size_t p, size_t count,
                      bool top);
    /* out[i] = a[i] b[i], and a[i] c; fully reduced on both sides; out may be a. */
    void (*mul_each)(fr *out, const fr *a, const fr *b, size_t n);
    void (*mul_by)(fr *out, const fr *a, const fr *c, size_t n);
} kernel_table;

#define LEAF_LOG2_MAX 4u

extern const kernel_table KERNELS_PORTABLE, KERNELS_X86;
/* The table for the level in force (base/cpu.h). */
const kernel_table *kernels_get(void);

struct ntt_domain {
    unsigned log2;
    fr size_inverse;
    fr *twiddles; /* domain.c says which */
    size_t twiddle_count;
    dft8_constants dft8[2]; /* by ntt_direction */
    lazy_multiples multiples;
};

/* a[i] *= factor. */
ERR_MUST_USE err_t scale_by(const ntt_domain *d, fr *a, const fr *factor, pool *p);

/* i with its lowest `bits` bits reversed; higher bits are dropped. bits <= 63. */
static inline size_t bits_reverse(size_t i, unsigned bits)
{
    size_t out = 0;
    for (unsigned k = 0; k < bits; k++)
        out |= (i >> k & 1) << (bits - 1 - k);
    return out;
}

#endif
