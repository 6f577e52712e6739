/* The witness of one circuit as the prover takes it: a bitmap and field elements.
 *
 * Every aux variable is declared a bit or a field element when the circuit allocates it
 * (r1cs_alloc_bit, r1cs_alloc_aux); that is structure, never a matter of values. The layout numbers
 * the two kinds separately, each in order of aux:
 *   bit i      the i-th aux variable declared a bit
 *   field i    input i for i < inputs (ONE is field 0), then the field-element aux variables
 * A PoRep partition of 32 GiB is 128.5 million bits and 1.7 million field elements: 70 MB; a
 * WindowPoSt is nearly all field elements. The maps to and from the order of aux are in image.h.
 *
 * Memory belongs to the caller: a slab is a view of an arena, nothing here allocates. */
#ifndef CUZK_R1CS_SLAB_H
#define CUZK_R1CS_SLAB_H

#include "r1cs/r1cs.h"

typedef struct {
    size_t bits, fields; /* variables of either kind; fields: inputs and field-element aux */
} slab_counts;

typedef struct {
    slab_counts n;
    /* Bit i is bit i % 64 of word i / 64. slab_words(n.bits) words: bits above n.bits are zero, and
     * so is the spare word at the end, so that 64 bits can be read from any position. */
    uint64_t *bits;
    fr *fields; /* Montgomery form */
} r1cs_slab;

static inline size_t slab_words(size_t bits)
{
    return (bits + 63) / 64 + 1;
}
/* Bytes of an arena for a slab of these counts. */
size_t slab_bytes(slab_counts n);
/* Lays a slab out in arena (64-byte aligned, `bytes` bytes): fields first, then the bitmap. Writes
 * only the spare word. ERR_MEMORY with both numbers if the arena is too small. */
ERR_MUST_USE err_t slab_place(r1cs_slab *out, slab_counts n, void *arena, size_t bytes);

/* 1 to 64 bits from position i; i + n <= 64 * slab_words. Bits above n are zero. */
static inline uint64_t slab_window(const uint64_t *bits, size_t i, unsigned n)
{
    const unsigned shift = i % 64;
    const uint64_t *w = bits + i / 64;
    uint64_t v = w[0] >> shift;
    if (shift != 0)
        v |= w[1] << (64 - shift);
    return n == 64 ? v : v & ((UINT64_C(1) << n) - 1);
}

/* Counts of a circuit by laying it out blank. */
ERR_MUST_USE err_t slab_count(slab_counts *out, const r1cs_circuit *circuit);
/* The slow twin of every native generator: runs the circuit for its values only (no rows are
 * looked at) and writes all of the slab, which has the circuit's counts (ERR_INPUT with both
 * numbers otherwise). A bit variable with another value is ERR_INPUT naming it. */
ERR_MUST_USE err_t slab_assign(r1cs_slab *slab, const r1cs_circuit *circuit,
                               const progress *listener);

#endif
