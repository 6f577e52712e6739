/* The label of a node outside the circuit (§3.4), for those who make sectors and those who check
 * them. */
#ifndef CUZK_CIRCUIT_POREP_LABEL_HASH_H
#define CUZK_CIRCUIT_POREP_LABEL_HASH_H

#include "circuit/porep.h"

/* trunc254(SHA-256(replica_id ‖ layer ‖ node ‖ 20 zero bytes ‖ 37 parents)) of a node above 0:
 * parents_n (6 or 14) distinct labels as bytes, cycled to 37. */
void porep_label_hash(uint8_t out[FR_BYTES], const uint8_t replica_id[FR_BYTES], uint32_t layer,
                      uint64_t node, const uint8_t parents[][FR_BYTES], size_t parents_n);

/* How many distinct labels enter a label of this layer (from 1). */
static inline unsigned porep_label_parents(uint32_t layer)
{
    return layer == 1 ? POREP_BASE_PARENTS : POREP_PARENTS;
}
/* Number k of them: base parents of the layer, from the second layer on also expander parents of
 * the layer before. */
static inline const fr *porep_label_parent(const porep_challenge *c, uint32_t layer, unsigned k)
{
    return &c->parent[k].rows[k < POREP_BASE_PARENTS ? layer - 1 : layer - 2];
}

#endif
