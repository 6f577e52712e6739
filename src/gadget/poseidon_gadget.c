/* The Poseidon gadget: values by the hash's own arithmetic, rows from the template. */
#include "gadget/gadget.h"
#include "gadget/poseidon_template.h"

#include "base/verify.h"

#include <string.h>

#define AUX_MAX 600 /* arity 11 allocates 598 */

/* ---- values ---------------------------------------------------------------------------------- */

typedef struct {
    fr state[POSEIDON_WIDTH_MAX];
    fr *next; /* value of the next variable */
} trace;

static void trace_power(trace *t, fr *element, const fr *key)
{
    const fr x = *element;
    fr x2, x4;
    fr_sqr(&x2, &x);
    fr_sqr(&x4, &x2);
    fr_mul(element, &x, &x4);
    if (key)
        fr_add(element, element, key);
    *t->next++ = x2;
    *t->next++ = x4;
    *t->next++ = *element;
}

static void trace_sbox(trace *t, unsigned i, const fr *key)
{
    *t->next++ = t->state[i];
    trace_power(t, &t->state[i], key);
}

static void trace_dense(trace *t, const fr *matrix, unsigned width)
{
    fr mixed[POSEIDON_WIDTH_MAX];
    for (unsigned j = 0; j < width; j++) {
        mixed[j] = FR_ZERO;
        for (unsigned i = 0; i < width; i++) {
            fr product;
            fr_mul(&product, &matrix[i * width + j], &t->state[i]);
            fr_add(&mixed[j], &mixed[j], &product);
        }
    }
    memcpy(t->state, mixed, width * sizeof *mixed);
}

static void trace_sparse(trace *t, const fr *w_hat, const fr *v_rest, unsigned width)
{
    const fr first = t->state[0];
    fr product;
    fr_mul(&t->state[0], &w_hat[0], &first);
    for (unsigned i = 1; i < width; i++) {
        fr_mul(&product, &w_hat[i], &t->state[i]);
        fr_add(&t->state[0], &t->state[0], &product);
        fr_mul(&product, &v_rest[i - 1], &first);
        fr_add(&t->state[i], &t->state[i], &product);
    }
}

/* The values of all variables that the hash allocates, in order; the last one is the hash. */
static void trace_hash(trace *t, const poseidon_params *p, const num *in, const fr *tag)
{
    const unsigned width = p->width, half = POSEIDON_FULL_ROUNDS / 2;
    const fr *ck = p->ck + width;
    fr constant[3]; /* element 0 of the first round is not a variable */
    trace first = {.next = constant};
    fr_add(&t->state[0], tag, &p->ck[0]);
    trace_power(&first, &t->state[0], ck++);
    for (unsigned i = 1; i < width; i++) {
        fr_add(&t->state[i], &in[i - 1].value, &p->ck[i]);
        trace_power(t, &t->state[i], ck++);
    }
    trace_dense(t, p->mds, width);
    for (unsigned round = 1; round < half; round++) {
        for (unsigned i = 0; i < width; i++)
            trace_sbox(t, i, ck++);
        trace_dense(t, round + 1 < half ? p->mds : p->pre_sparse, width);
    }
    const fr *sparse = p->sparse;
    for (unsigned round = 0; round < p->partial_rounds; round++, sparse += 2 * width - 1) {
        trace_sbox(t, 0, ck++);
        trace_sparse(t, sparse, sparse + width, width);
    }
    for (unsigned round = 1; round <= half; round++) {
        for (unsigned i = 0; i < width; i++)
            trace_sbox(t, i, round < half ? ck++ : NULL);
        trace_dense(t, p->mds, width);
    }
    *t->next++ = t->state[1];
}

/* ---- rows ------------------------------------------------------------------------------------ */

/* What a cs keeps of a template: the codes of its coefficients, and room for a row. */
typedef struct {
    bool ready;
    r1cs_coeff *code;
    r1cs_term *term;
} replay;

static replay *replay_get(r1cs_cs *cs, const poseidon_template *t)
{
    const size_t terms_bytes = t->row_terms_max * sizeof(r1cs_term);
    replay *r = r1cs_attach(cs, t, sizeof *r + terms_bytes + t->coeffs_n * sizeof(r1cs_coeff));
    if (!r || r->ready)
        return r;
    r->term = (r1cs_term *)(r + 1);
    r->code = (r1cs_coeff *)((char *)(r + 1) + terms_bytes);
    for (size_t i = 0; i < t->coeffs_n; i++)
        r->code[i] = r1cs_coeff_intern(cs, &t->coeffs[i]);
    r->ready = true;
    return r;
}

static void enforce_rows(r1cs_cs *cs, const poseidon_template *t, const replay *r,
                         const r1cs_var *vars)
{
    for (size_t row = 0; row < t->aux_n; row++) {
        const uint32_t *start = t->start + 3 * row;
        for (uint32_t i = start[0]; i < start[3]; i++) {
            const poseidon_term term = t->terms[i];
            r->term[i - start[0]] = (r1cs_term){vars[term.ref], r->code[term.coeff]};
        }
        r1cs_lc abc[3];
        for (unsigned m = 0; m < 3; m++)
            abc[m] = (r1cs_lc){r->term + (start[m] - start[0]), start[m + 1] - start[m]};
        r1cs_enforce(cs, abc[0], abc[1], abc[2]);
    }
}

num poseidon_gadget(r1cs_cs *cs, const num *in, unsigned arity, const fr *tag)
{
    const poseidon_params *p = poseidon_params_get(arity);
    VERIFY(p != NULL);
    num out = {R1CS_ONE, FR_ZERO};
    const poseidon_template *t;
    const err_t rc = poseidon_template_get(&t, arity, tag ? tag : &p->tag);
    if (rc != ERR_OK) {
        r1cs_fail(cs, rc, "%s", err_text());
        return out;
    }
    VERIFY(t->aux_n <= AUX_MAX);
    const replay *r = replay_get(cs, t);
    if (!r)
        return out;
    fr value[AUX_MAX];
    if (r1cs_has_values(cs)) {
        trace tr = {.next = value};
        trace_hash(&tr, p, in, &t->tag);
        VERIFY(tr.next == value + t->aux_n);
    }
    r1cs_var vars[1 + POSEIDON_WIDTH_MAX + AUX_MAX] = {R1CS_ONE};
    for (unsigned i = 0; i < arity; i++)
        vars[1 + i] = in[i].var;
    for (size_t i = 0; i < t->aux_n; i++)
        vars[1 + arity + i] = r1cs_alloc_aux(cs, &value[i]);
    enforce_rows(cs, t, r, vars);
    out.var = vars[arity + t->aux_n];
    if (r1cs_has_values(cs))
        out.value = value[t->aux_n - 1];
    return out;
}
