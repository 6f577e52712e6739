/* Lays out the rows of a Poseidon hash.
 *
 * The state is symbolic: each element is a linear combination of ONE, inputs and aux, kept as one
 * coefficient per variable. An S-box makes an element a single variable again, after materialising
 * it if it is a combination; mixing makes combinations. In the partial rounds only element 0 goes
 * through an S-box, so the others grow by one variable a round.
 *
 * The templates live in a table under one lock, which is held while one is made (a millisecond). */
#include "gadget/poseidon_template.h"

#include "base/verify.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* arity 11: 12 inputs and ONE, 598 aux. */
#define REFS_MAX 640

typedef struct {
    fr coeff[REFS_MAX];
} combination;

typedef struct {
    const poseidon_params *p;
    poseidon_template *t;
    size_t terms_n, terms_room, refs;
    combination state[POSEIDON_WIDTH_MAX], mixed[POSEIDON_WIDTH_MAX];
    bool is_variable[POSEIDON_WIDTH_MAX];
    bool failed; /* out of memory */
} layout;

/* ---- rows ------------------------------------------------------------------------------------ */

static uint32_t coeff_index(layout *l, const fr *value)
{
    poseidon_template *t = l->t;
    for (size_t i = 0; i < t->coeffs_n; i++)
        if (fr_eq(&t->coeffs[i], value))
            return (uint32_t)i;
    if ((t->coeffs_n & (t->coeffs_n - 1)) == 0) { /* full at powers of two */
        fr *larger = realloc(t->coeffs, (t->coeffs_n ? 2 * t->coeffs_n : 1) * sizeof *larger);
        if (!larger) {
            l->failed = true;
            return 0;
        }
        t->coeffs = larger;
    }
    t->coeffs[t->coeffs_n] = *value;
    return (uint32_t)t->coeffs_n++;
}

static void put_term(layout *l, template_var ref, const fr *coeff)
{
    if (l->failed || fr_is_zero(coeff))
        return;
    if (l->terms_n == l->terms_room) {
        const size_t room = l->terms_room ? 2 * l->terms_room : 4096;
        poseidon_term *larger = realloc(l->t->terms, room * sizeof *larger);
        if (!larger) {
            l->failed = true;
            return;
        }
        l->t->terms = larger;
        l->terms_room = room;
    }
    l->t->terms[l->terms_n++] = (poseidon_term){ref, coeff_index(l, coeff)};
}

static void put_combination(layout *l, const combination *c)
{
    for (size_t ref = 0; ref < l->refs; ref++)
        put_term(l, (template_var)ref, &c->coeff[ref]);
}

/* Ends A, B or C number `part` of the row of the latest variable. */
static void end_part(layout *l, unsigned part)
{
    l->t->start[3 * (l->t->aux_n - 1) + part + 1] = (uint32_t)l->terms_n;
}

static template_var new_variable(layout *l)
{
    VERIFY(l->refs < REFS_MAX);
    l->t->aux_n++;
    return (template_var)l->refs++;
}

static void set_variable(combination *c, template_var ref)
{
    memset(c, 0, sizeof *c);
    c->coeff[ref] = FR_ONE;
}

/* ⟨c | 1 | v⟩ with a new v. */
static template_var materialise(layout *l, const combination *c)
{
    const template_var v = new_variable(l);
    put_combination(l, c);
    end_part(l, 0);
    put_term(l, 0, &FR_ONE);
    end_part(l, 1);
    put_term(l, v, &FR_ONE);
    end_part(l, 2);
    return v;
}

/* ---- rounds ---------------------------------------------------------------------------------- */

/* ⟨base | base | x2⟩, ⟨x2 | x2 | x4⟩, ⟨base | x4 | x5 − key⟩; the element becomes x5. */
static void fifth_power(layout *l, combination *element, const combination *base, const fr *key)
{
    const template_var x2 = new_variable(l);
    put_combination(l, base);
    end_part(l, 0);
    put_combination(l, base);
    end_part(l, 1);
    put_term(l, x2, &FR_ONE);
    end_part(l, 2);
    const template_var x4 = new_variable(l);
    put_term(l, x2, &FR_ONE);
    end_part(l, 0);
    put_term(l, x2, &FR_ONE);
    end_part(l, 1);
    put_term(l, x4, &FR_ONE);
    end_part(l, 2);
    const template_var x5 = new_variable(l);
    put_combination(l, base);
    end_part(l, 0);
    put_term(l, x4, &FR_ONE);
    end_part(l, 1);
    if (key) {
        fr minus;
        fr_neg(&minus, key);
        put_term(l, 0, &minus);
    }
    put_term(l, x5, &FR_ONE);
    end_part(l, 2);
    set_variable(element, x5);
}

static void sbox(layout *l, unsigned i, const fr *key)
{
    combination *e = &l->state[i];
    if (!l->is_variable[i])
        set_variable(e, materialise(l, e));
    const combination base = *e;
    fifth_power(l, e, &base, key);
    l->is_variable[i] = true;
}

/* Element 0 is a constant; the others are inputs, used as they are. */
static void first_round(layout *l)
{
    const poseidon_params *p = l->p;
    fr x, x4;
    fr_add(&x, &l->t->tag, &p->ck[0]);
    fr_sqr(&x4, &x);
    fr_sqr(&x4, &x4);
    fr_mul(&x, &x, &x4);
    memset(&l->state[0], 0, sizeof l->state[0]);
    fr_add(&l->state[0].coeff[0], &x, &p->ck[p->width]);
    for (unsigned i = 1; i < p->width; i++) {
        combination base;
        set_variable(&base, i);
        base.coeff[0] = p->ck[i];
        fifth_power(l, &l->state[i], &base, &p->ck[p->width + i]);
    }
}

static void add_scaled(combination *out, const combination *c, const fr *by, size_t refs)
{
    for (size_t ref = 0; ref < refs; ref++) {
        if (fr_is_zero(&c->coeff[ref]))
            continue;
        fr product;
        fr_mul(&product, &c->coeff[ref], by);
        fr_add(&out->coeff[ref], &out->coeff[ref], &product);
    }
}

static void mixed_done(layout *l)
{
    memcpy(l->state, l->mixed, sizeof l->state);
    memset(l->is_variable, 0, sizeof l->is_variable);
}

/* new_j = Σ matrix[i][j] s_i */
static void mix_dense(layout *l, const fr *matrix)
{
    const unsigned width = l->p->width;
    memset(l->mixed, 0, sizeof l->mixed);
    for (unsigned j = 0; j < width; j++)
        for (unsigned i = 0; i < width; i++)
            add_scaled(&l->mixed[j], &l->state[i], &matrix[i * width + j], l->refs);
    mixed_done(l);
}

/* new_0 = Σ ŵ_i s_i, new_j = s_j + v_(j-1) s_0 */
static void mix_sparse(layout *l, const fr *w_hat, const fr *v_rest)
{
    const unsigned width = l->p->width;
    memset(l->mixed, 0, sizeof l->mixed);
    for (unsigned i = 0; i < width; i++)
        add_scaled(&l->mixed[0], &l->state[i], &w_hat[i], l->refs);
    for (unsigned j = 1; j < width; j++) {
        l->mixed[j] = l->state[j];
        add_scaled(&l->mixed[j], &l->state[0], &v_rest[j - 1], l->refs);
    }
    mixed_done(l);
}

static void all_rounds(layout *l)
{
    const poseidon_params *p = l->p;
    const unsigned width = p->width, half = POSEIDON_FULL_ROUNDS / 2;
    const fr *ck = p->ck + 2 * width;
    first_round(l);
    mix_dense(l, p->mds);
    for (unsigned round = 1; round < half; round++) {
        for (unsigned i = 0; i < width; i++)
            sbox(l, i, ck++);
        mix_dense(l, round + 1 < half ? p->mds : p->pre_sparse);
    }
    const fr *sparse = p->sparse;
    for (unsigned round = 0; round < p->partial_rounds; round++, sparse += 2 * width - 1) {
        sbox(l, 0, ck++);
        mix_sparse(l, sparse, sparse + width);
    }
    for (unsigned round = 1; round <= half; round++) {
        for (unsigned i = 0; i < width; i++)
            sbox(l, i, round < half ? ck++ : NULL);
        mix_dense(l, p->mds);
    }
    VERIFY(ck == p->ck + p->ck_n);
    (void)materialise(l, &l->state[1]);
}

/* ---- the table ------------------------------------------------------------------------------- */

static void template_free(poseidon_template *t)
{
    free(t->start);
    free(t->terms);
    free(t->coeffs);
    memset(t, 0, sizeof *t);
}

static bool lay_out(poseidon_template *t, const poseidon_params *p, const fr *tag)
{
    layout *l = calloc(1, sizeof *l);
    *t = (poseidon_template){.arity = p->arity, .tag = *tag};
    t->start = calloc(3 * REFS_MAX + 1, sizeof *t->start);
    bool ok = l && t->start;
    if (ok) {
        l->p = p;
        l->t = t;
        l->refs = 1 + p->arity;
        all_rounds(l);
        ok = !l->failed;
    }
    for (size_t row = 0; ok && row < t->aux_n; row++) {
        const size_t n = t->start[3 * row + 3] - t->start[3 * row];
        t->row_terms_max = n > t->row_terms_max ? n : t->row_terms_max;
    }
    free(l);
    if (!ok)
        template_free(t);
    return ok;
}

err_t poseidon_template_get(const poseidon_template **out, unsigned arity, const fr *tag)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static poseidon_template table[POSEIDON_TEMPLATES_MAX];
    static size_t made;
    const poseidon_params *p = poseidon_params_get(arity);
    VERIFY(p != NULL);
    err_t rc = ERR_OK;
    *out = NULL;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < made && !*out; i++)
        if (table[i].arity == arity && fr_eq(&table[i].tag, tag))
            *out = &table[i];
    if (!*out && made == POSEIDON_TEMPLATES_MAX)
        rc = err_set(ERR_ARGUMENT, "more than %d kinds of Poseidon hash", POSEIDON_TEMPLATES_MAX);
    else if (!*out && !lay_out(&table[made], p, tag))
        rc = err_set(ERR_MEMORY, "no memory for the rows of a Poseidon hash");
    else if (!*out)
        *out = &table[made++];
    pthread_mutex_unlock(&lock);
    return rc;
}
