/* The two halves of a challenge's witness: all of its bits, and the field elements that Poseidon
 * makes. The bits depend on no Poseidon hash. */
#ifndef CUZK_CIRCUIT_POREP_WITNESS_INTERNAL_H
#define CUZK_CIRCUIT_POREP_WITNESS_INTERNAL_H

#include "circuit/porep_slab.h"

typedef struct {
    const porep_layout *layout;
    const porep_plans *plans;
    const porep_shape *shape;
    uint32_t replica_id[8]; /* words of SHA-256's message */
} witness_common;

/* 255 bits of v; words: the same as SHA-256's message. */
void witness_element_bits(bit_sink *bits, uint32_t words[8], const fr *v);
/* All bits of a challenge in order, and the field elements that are made of bits: the data leaf,
 * the path in tree D, the labels, the encoded node. field: the challenge's first. */
void witness_challenge_bits(bit_sink *bits, fr *field, const witness_common *w,
                            const porep_challenge *c);
/* Columns and paths in trees C and R-last; takes labels and encoded node from where the other half
 * has left them. */
void witness_challenge_trees(fr *field, const witness_common *w, const porep_challenge *c);

#endif
