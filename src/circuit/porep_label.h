/* The label of a node, in circuit (§4.6). */
#ifndef CUZK_CIRCUIT_POREP_LABEL_H
#define CUZK_CIRCUIT_POREP_LABEL_H

#include "gadget/gadget.h"

/* replica_id and parents in SHA-256's order of bits; parents_n is 6 (layer 1) or 14 and is cycled
 * to 37; node: 64 bits, least significant first. */
num porep_label(r1cs_cs *cs, const boolean replica_id[256], const boolean (*parents)[256],
                unsigned parents_n, uint32_t layer, const boolean node[64]);

#endif
