/* The constants of Poseidon for eight lanes, in order of use (poseidon_avx512.c). */
#ifndef CUZK_HASH_POSEIDON_52_H
#define CUZK_HASH_POSEIDON_52_H

#include "field/fr_x8.h"
#include "hash/hash.h"

#if defined(__x86_64__)

/* Partial rounds after which the other elements are brought up to date. */
#define POSEIDON_BLOCK 6

typedef struct {
    fr_52 first; /* element 0 after the S-box of the first round, with its key */
    const fr_52 *key, *mds, *pre_sparse; /* as in poseidon_params; row j: factors of element j */
    /* Block after block: the rows of its rounds, then those of elements 1, 2, … */
    const fr_52 *partial;
} poseidon_52;

/* arity 2, 4, 8 or 11. Made once, then shared; thread-safe. */
const poseidon_52 *poseidon_52_get(unsigned arity);

#endif
#endif
