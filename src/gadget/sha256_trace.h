/* The values of the bits that the SHA-256 gadget allocates, without a constraint system.
 *
 * Which bits of a word operation become variables depends only on which operands are constants or
 * negations, never on values. So a compression is done in two steps: a plan says, for every word
 * that the gadget computes, which of its bits are allocated and which of those hold the complement;
 * it is made once for each kind of block. The trace then computes the words as numbers and appends
 * the chosen bits. */
#ifndef CUZK_GADGET_SHA256_TRACE_H
#define CUZK_GADGET_SHA256_TRACE_H

#include "gadget/bit_sink.h"

/* What the bits of a word are. A bit outside `constant` is a variable, or its negation if it is in
 * `negated`; value holds the constants and is zero elsewhere. */
typedef struct {
    uint32_t constant, value, negated;
} sha256_kinds;

static inline sha256_kinds sha256_kinds_constant(uint32_t value)
{
    return (sha256_kinds){UINT32_MAX, value, 0};
}
static inline sha256_kinds sha256_kinds_variable(void)
{
    return (sha256_kinds){0, 0, 0};
}

/* The words of a compression in the order in which the gadget allocates their bits: five for each
 * of the 48 computed schedule words (both xors of σ0, both of σ1, the sum), eight a round (sum e,
 * both xors of Σ1, ch, sum a, both xors of Σ0, maj), eight final sums. */
#define SHA256_TRACE_WORDS (48 * 5 + 64 * 8 + 8)

/* Word i has the bits of `mask[i]` allocated, least significant first, count[i] of them, as value ^
 * flip[i]. Maj is one word of 64 bits: bit 2k is its result's bit k, bit 2k + 1 that of b ∧ c. */
typedef struct {
    uint64_t mask[SHA256_TRACE_WORDS], flip[SHA256_TRACE_WORDS];
    uint8_t count[SHA256_TRACE_WORDS];
    uint32_t bits; /* all together */
} sha256_plan;

/* The plan of a compression whose state and block have bits of these kinds; state: before and
 * after. */
void sha256_plan_make(sha256_plan *out, sha256_kinds state[8], const sha256_kinds block[16]);
/* Compresses, and appends plan->bits bits. Constant bits of state and block have the values that
 * the plan was made with. */
void sha256_trace(bit_sink *out, const sha256_plan *plan, uint32_t state[8],
                  const uint32_t block[16]);

/* ---- several at once ------------------------------------------------------------------------- */

#define SHA256_LANES 8

/* A word of each of several compressions. */
typedef struct {
    uint32_t lane[SHA256_LANES];
} sha256_row;

/* The same for `lanes` compressions of one plan, 1 <= lanes <= SHA256_LANES; out: one sink each.
 * The other lanes of state and block may hold anything; those of state are overwritten. */
void sha256_trace_lanes(bit_sink *out, unsigned lanes, const sha256_plan *plan, sha256_row state[8],
                        const sha256_row block[16]);

#endif
