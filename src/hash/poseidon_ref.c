/* Poseidon as its paper defines it: add round constants, S-box (all elements, or the first in a
 * partial round), multiply by M. */
#include "hash/poseidon_tables.h"

#include "base/verify.h"

#include <string.h>

static void power5(fr *x)
{
    fr_pow_u64(x, x, 5);
}

void poseidon_ref(fr *out, const fr *in, unsigned arity)
{
    const poseidon_params *p = poseidon_params_get(arity);
    const fr *constants = poseidon_round_constants(arity);
    VERIFY(p != NULL);
    const unsigned width = p->width, half = POSEIDON_HALF_FULL_ROUNDS;
    fr state[POSEIDON_WIDTH_MAX], mixed[POSEIDON_WIDTH_MAX];
    state[0] = p->tag;
    memcpy(state + 1, in, arity * sizeof *in);
    for (unsigned round = 0; round < 2 * half + p->partial_rounds; round++) {
        const bool full = round < half || round >= half + p->partial_rounds;
        for (unsigned i = 0; i < width; i++)
            fr_add(&state[i], &state[i], &constants[round * width + i]);
        for (unsigned i = 0; i < (full ? width : 1); i++)
            power5(&state[i]);
        for (unsigned i = 0; i < width; i++) {
            mixed[i] = FR_ZERO;
            for (unsigned j = 0; j < width; j++) {
                fr product;
                fr_mul(&product, &p->mds[i * width + j], &state[j]);
                fr_add(&mixed[i], &mixed[i], &product);
            }
        }
        memcpy(state, mixed, sizeof state);
    }
    *out = state[1];
}
