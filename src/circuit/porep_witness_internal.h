/* The two halves of a challenge's witness: all of its bits, and the field elements that Poseidon
 * makes. The bits depend on no Poseidon hash, and are made for several challenges side by side. */
#ifndef CUZK_CIRCUIT_POREP_WITNESS_INTERNAL_H
#define CUZK_CIRCUIT_POREP_WITNESS_INTERNAL_H

#include "circuit/porep_slab.h"

typedef struct {
    const porep_layout *layout;
    const porep_plans *plans;
    const porep_shape *shape;
    uint32_t replica_id[8]; /* words of SHA-256's message */
} witness_common;

/* Challenges in lanes. */
typedef struct {
    unsigned n; /* 1 to SHA256_LANES */
    const porep_challenge *challenge[SHA256_LANES];
    fr *field[SHA256_LANES]; /* the challenge's first field element */
    bit_sink bits[SHA256_LANES];
} witness_group;

/* Appends the 255 bits of v; words: the same in lane k as SHA-256's message has it. */
void witness_element_bits(bit_sink *bits, sha256_row words[8], unsigned k, const fr *v);
/* All bits of the challenges in order, and the field elements that are made of bits: data leaf,
 * path in tree D, labels, encoded node. */
void witness_challenge_bits(witness_group *g, const witness_common *w);
/* Columns and paths in trees C and R-last of one challenge; takes labels and encoded node from
 * where the other half has left them. */
void witness_challenge_trees(fr *field, const witness_common *w, const porep_challenge *c);

#endif
