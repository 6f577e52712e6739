/* The trees of a sector as the gadgets and their native twins climb them. */
#ifndef CUZK_CIRCUIT_POREP_TREES_H
#define CUZK_CIRCUIT_POREP_TREES_H

#include "circuit/porep.h"
#include "gadget/gadget.h"

/* SHA-256, binary. */
void porep_tree_d(merkle_shape *out, const porep_shape *shape);
/* Poseidon: base, sub, top. Trees C and R-last have the same shape. */
void porep_tree_c(merkle_shape *out, const porep_shape *shape);

#endif
