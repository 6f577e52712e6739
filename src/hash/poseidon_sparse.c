/* Poseidon with compressed constants and sparse partial rounds: the order of operations of spec
 * porep §4.3, on values. Per hash of width t: 8 t + R_P S-boxes, seven dense rows sets of t dot
 * products (the last layer needs one row only) and R_P sparse ones. */
#include "hash/hash.h"

#include "base/verify.h"
#include "field/field_inline.h"
#include "hash/fr_dot.h"

#include <string.h>

/* x^5 + key. */
static inline void sbox(fr *x, const fr *key)
{
    fr x4;
    fr_sqr(&x4, x);
    fr_sqr(&x4, &x4);
    fr_mul(x, x, &x4);
    if (key)
        fr_add_inline(x, x, key);
}

/* state = state · matrix (row vector; M itself is symmetric). */
static void mix_dense(fr *state, const fr *matrix, unsigned width)
{
    fr mixed[POSEIDON_WIDTH_MAX];
    for (unsigned j = 0; j < width; j++)
        fr_dot(&mixed[j], state, matrix + j, width, width);
    memcpy(state, mixed, width * sizeof *state);
}

static void mix_sparse(fr *state, const fr *w_hat, const fr *v_rest, unsigned width)
{
    const fr first = state[0];
    fr_dot(&state[0], state, w_hat, 1, width);
    for (unsigned j = 1; j < width; j++) {
        fr product;
        fr_mul(&product, &v_rest[j - 1], &first);
        fr_add_inline(&state[j], &state[j], &product);
    }
}

void poseidon(fr *out, const fr *in, unsigned arity)
{
    const poseidon_params *p = poseidon_params_get(arity);
    VERIFY(p != NULL);
    const unsigned width = p->width, half = POSEIDON_FULL_ROUNDS / 2;
    const fr *ck = p->ck;
    fr state[POSEIDON_WIDTH_MAX];
    state[0] = p->tag;
    memcpy(state + 1, in, arity * sizeof *in);
    for (unsigned i = 0; i < width; i++)
        fr_add_inline(&state[i], &state[i], ck++);
    for (unsigned round = 0; round < half; round++) {
        for (unsigned i = 0; i < width; i++)
            sbox(&state[i], ck++);
        mix_dense(state, round + 1 < half ? p->mds : p->pre_sparse, width);
    }
    const fr *sparse = p->sparse;
    for (unsigned round = 0; round < p->partial_rounds; round++, sparse += 2 * width - 1) {
        sbox(&state[0], ck++);
        mix_sparse(state, sparse, sparse + width, width);
    }
    for (unsigned round = 1; round < half; round++) {
        for (unsigned i = 0; i < width; i++)
            sbox(&state[i], ck++);
        mix_dense(state, p->mds, width);
    }
    VERIFY(ck == p->ck + p->ck_n);
    for (unsigned i = 0; i < width; i++)
        sbox(&state[i], NULL);
    fr_dot(out, state, p->mds + 1, width, width);
}
