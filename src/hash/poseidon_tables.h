/* What this room keeps about Poseidon beside poseidon_params. */
#ifndef CUZK_HASH_POSEIDON_TABLES_H
#define CUZK_HASH_POSEIDON_TABLES_H

#include "hash/hash.h"

#define POSEIDON_HALF_FULL_ROUNDS (POSEIDON_FULL_ROUNDS / 2)

/* The raw round constants, width per round, round after round; arity 2, 4, 8 or 11. */
const fr *poseidon_round_constants(unsigned arity);

#endif
