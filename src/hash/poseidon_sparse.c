/* Poseidon with compressed constants and sparse partial rounds: the order of operations of spec
 * porep §4.3, on values. Per hash of width t: 8 t + R_P S-boxes, seven dense rows sets of t dot
 * products (the last layer needs one row only) and R_P sparse ones. */
#include "hash/poseidon_path.h"

#include "base/verify.h"
#include "field/field_inline.h"
#include "hash/fr_dot.h"
#include "hash/poseidon_tables.h"

#include <string.h>

/* What one hash works on. `next` is where the value of the gadget's next variable goes; null if no
 * trace is kept. */
typedef struct {
    fr state[POSEIDON_WIDTH_MAX];
    fr *next;
} run;

/* x^5 + key; variables x^2, x^4, x^5 + key. */
static inline void power(run *r, fr *x, const fr *key)
{
    fr x2, x4;
    fr_sqr(&x2, x);
    fr_sqr(&x4, &x2);
    fr_mul(x, x, &x4);
    if (key)
        fr_add_inline(x, x, key);
    if (r->next) {
        r->next[0] = x2;
        r->next[1] = x4;
        r->next[2] = *x;
        r->next += 3;
    }
}

/* Element i is a combination of variables, so it becomes one itself before its power. */
static inline void sbox(run *r, unsigned i, const fr *key)
{
    if (r->next)
        *r->next++ = r->state[i];
    power(r, &r->state[i], key);
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

/* Element 0 of the first round is a constant: no variables. */
static const fr *first_round(run *r, const fr *in, const poseidon_params *p)
{
    const unsigned width = p->width;
    const fr *ck = p->ck;
    run constant = {.next = NULL};
    fr_add_inline(&r->state[0], &p->tag, &ck[0]);
    power(&constant, &r->state[0], &ck[width]);
    for (unsigned i = 1; i < width; i++) {
        fr_add_inline(&r->state[i], &in[i - 1], &ck[i]);
        power(r, &r->state[i], &ck[width + i]);
    }
    mix_dense(r->state, p->mds, width);
    return ck + 2 * width;
}

/* The hash; `next` null or the trace. */
static void hash(fr *out, fr *next, const fr *in, const poseidon_params *p)
{
    const unsigned width = p->width, half = POSEIDON_HALF_FULL_ROUNDS;
    run r = {.next = next};
    const fr *ck = first_round(&r, in, p);
    for (unsigned round = 1; round < half; round++) {
        for (unsigned i = 0; i < width; i++)
            sbox(&r, i, ck++);
        mix_dense(r.state, round + 1 < half ? p->mds : p->pre_sparse, width);
    }
    const fr *sparse = p->sparse;
    for (unsigned round = 0; round < p->partial_rounds; round++, sparse += 2 * width - 1) {
        sbox(&r, 0, ck++);
        mix_sparse(r.state, sparse, sparse + width, width);
    }
    for (unsigned round = 1; round < half; round++) {
        for (unsigned i = 0; i < width; i++)
            sbox(&r, i, ck++);
        mix_dense(r.state, p->mds, width);
    }
    VERIFY(ck == p->ck + p->ck_n);
    for (unsigned i = 0; i < width; i++)
        sbox(&r, i, NULL);
    fr_dot(out, r.state, p->mds + 1, width, width);
    VERIFY(!next || r.next + 1 == next + poseidon_trace_values(p->arity));
}

void poseidon(fr *out, const fr *in, unsigned arity)
{
    const poseidon_params *p = poseidon_params_get(arity);
    VERIFY(p != NULL);
    hash(out, NULL, in, p);
}

void poseidon_hashes_portable(fr *const *out, const fr *const *in, const poseidon_params *p,
                              size_t n)
{
    for (size_t i = 0; i < n; i++)
        hash(out[i], NULL, in[i], p);
}

void poseidon_traces_portable(fr *const *trace, const fr *const *in, const poseidon_params *p,
                              size_t n)
{
    const size_t last = poseidon_trace_values(p->arity) - 1;
    for (size_t i = 0; i < n; i++)
        hash(&trace[i][last], trace[i], in[i], p);
}
