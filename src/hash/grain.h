/* Round constants of Poseidon from the Grain LFSR in self-shrinking mode (Grassi, Khovratovich,
 * Rechberger, Roy, Schofnegger, "Poseidon", 2021, appendix E). */
#ifndef CUZK_HASH_GRAIN_H
#define CUZK_HASH_GRAIN_H

#include "field/field.h"

/* The first n round constants for x^5 over fr with this width and these numbers of rounds. */
void grain_constants(fr *out, size_t n, unsigned width, unsigned full_rounds,
                     unsigned partial_rounds);

#endif
