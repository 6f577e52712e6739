/* Many Poseidon hashes at once: eight lanes of AVX-512 IFMA where the processor has them, one by
 * one elsewhere; both give identical results. */
#ifndef CUZK_HASH_POSEIDON_BATCH_H
#define CUZK_HASH_POSEIDON_BATCH_H

#include "hash/hash.h"

/* out[i] = Poseidon of the `arity` elements at in[i]; arity 2, 4, 8 or 11; any n. An out[i] may lie
 * among the inputs of hash i only. */
void poseidon_batch(fr *const *out, const fr *const *in, unsigned arity, size_t n);

/* Number of aux variables that the gadget (§4.3) allocates for one hash: 311, 377, 505, 598. */
size_t poseidon_trace_values(unsigned arity);
/* The same hashes with the value of each of those variables, in order of allocation: trace[i] has
 * room for poseidon_trace_values(arity) elements, the last of which is the hash. trace[i] overlaps
 * no input. */
void poseidon_trace_batch(fr *const *trace, const fr *const *in, unsigned arity, size_t n);

#endif
