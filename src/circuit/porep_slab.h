/* Where everything stands in the slab of a PoRep partition.
 *
 * Bits and field elements are numbered apart, each in order of aux. In both, the preamble comes
 * first, then the challenges, which are all alike; so every part has its place by formula and can
 * be written by itself. */
#ifndef CUZK_CIRCUIT_POREP_SLAB_H
#define CUZK_CIRCUIT_POREP_SLAB_H

#include "circuit/porep.h"
#include "gadget/gadget.h"
#include "gadget/sha256_trace.h"
#include "hash/poseidon_batch.h"
#include "r1cs/slab.h"

/* ---- SHA-256 blocks -------------------------------------------------------------------------- */

#define POREP_LABEL_BITS   (512 + 256 * POREP_LABEL_PARENTS) /* of a label's message */
#define POREP_LABEL_BLOCKS ((POREP_LABEL_PARENTS - 1) / 2)   /* of two parents each */

/* The kinds of blocks that differ in which bits are constants. */
typedef struct {
    sha256_plan node, node_padding;        /* tree D: two children; padding alone */
    sha256_plan label_head;                /* replica id, layer, node */
    sha256_plan label_parents, label_last; /* two parents; one parent and padding */
} porep_plans;

void porep_plans_make(porep_plans *out);

/* ---- places ---------------------------------------------------------------------------------- */

typedef struct {
    slab_counts n;
    merkle_shape tree_c; /* R-last too */
    size_t inputs;
    size_t preamble_bits, preamble_fields; /* preamble_fields without the inputs */
    size_t challenge_bits, challenge_fields;
    /* Fields of a challenge: its data leaf is the first, then the path in tree D, and from here */
    size_t parents, parent; /* the first parent's column rows; from one parent to the next */
    size_t labels;          /* of all layers */
    size_t encoded;
    size_t r_last;            /* path */
    size_t column;            /* hash of the labels */
    size_t column_hash, path; /* how many a column hash and a path in tree C or R-last are */
} porep_layout;

void porep_layout_make(porep_layout *out, const porep_shape *shape);

#endif
