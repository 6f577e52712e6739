/* The parts of synthetic challenges (spec porep §3.2), for porep_challenges and its tests. */
#ifndef CUZK_CIRCUIT_POREP_CHALLENGES_H
#define CUZK_CIRCUIT_POREP_CHALLENGES_H

#include "circuit/porep.h"

/* The keys of the two key streams: one gives the set of synthetic challenges, the other picks from
 * it. */
void porep_synthetic_keys(uint8_t generation_key[32], uint8_t selection_key[32],
                          const fr *replica_id, const fr *comm_r, const uint8_t seed[32]);
/* Number `index` of the set. */
uint64_t porep_synthetic_challenge(const uint8_t generation_key[32], uint32_t index,
                                   uint64_t nodes);
/* Index in a set of `count` of the sector's challenge `number`. */
uint32_t porep_synthetic_index(const uint8_t selection_key[32], uint32_t number, uint32_t count);

#endif
