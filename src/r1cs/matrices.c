/* The matrices of a circuit, and a circuit from matrices. */
#include "r1cs/r1cs_internal.h"

#include <string.h>

typedef struct {
    r1cs_cs cs;
    r1cs_matrices *out;
    size_t used[3];
} matrices_cs;

static void append_row(r1cs_cs *cs, const r1cs_lc abc[3])
{
    matrices_cs *m = (matrices_cs *)cs;
    for (unsigned k = 0; k < 3; k++) {
        const r1cs_lc lc = cs_canonical(cs, k, abc[k]);
        r1cs_matrix *matrix = &m->out->m[k];
        if (lc.n != 0)
            memcpy(matrix->terms + m->used[k], lc.terms, lc.n * sizeof *lc.terms);
        m->used[k] += lc.n;
        matrix->start[cs->rows + 1] = m->used[k];
    }
}

/* Rooms for the terms as they come, before merging: a few per cent too large. */
static err_t reserve(r1cs_matrices *out, const cs_counts *n)
{
    for (unsigned k = 0; k < 3; k++) {
        ERR_TRY(MEM_ARRAY(&out->m[k].start, MEM_MATRICES, n->rows + 1, "row offsets"));
        ERR_TRY(MEM_ARRAY(&out->m[k].terms, MEM_MATRICES, n->terms[k], "matrix terms"));
    }
    return ERR_OK;
}

err_t r1cs_matrices_build(r1cs_matrices *out, const r1cs_circuit *circuit)
{
    memset(out, 0, sizeof *out);
    cs_counts counts;
    ERR_TRY(cs_count(&counts, circuit));
    matrices_cs m = {.out = out};
    ERR_TRY(cs_init(&m.cs));
    m.cs.enforce = append_row;
    m.cs.inputs_max = out->inputs = counts.inputs;
    m.cs.aux_max = out->aux = counts.aux;
    m.cs.rows_max = out->rows = counts.rows;
    err_t rc = reserve(out, &counts);
    if (rc == ERR_OK)
        rc = cs_run(&m.cs, circuit);
    if (rc == ERR_OK) {
        out->coeffs = m.cs.dict.value;
        out->coeffs_n = m.cs.dict.n;
        m.cs.dict.value = NULL;
    } else {
        r1cs_matrices_free(out);
    }
    cs_free(&m.cs);
    return rc;
}

void r1cs_matrices_free(r1cs_matrices *m)
{
    for (unsigned k = 0; k < 3; k++) {
        mem_free(m->m[k].start, MEM_MATRICES);
        mem_free(m->m[k].terms, MEM_MATRICES);
    }
    mem_free(m->coeffs, MEM_MATRICES);
    memset(m, 0, sizeof *m);
}

/* ---- a circuit from matrices ----------------------------------------------------------------- */

typedef struct {
    r1cs_coeff *code; /* of the running cs, by code of the matrices */
    r1cs_term *terms[3];
} translation;

static err_t translation_create(translation *t, r1cs_cs *cs, const r1cs_matrices *m)
{
    ERR_TRY(MEM_ARRAY(&t->code, MEM_SCRATCH, m->coeffs_n, "coefficient codes"));
    for (size_t i = 0; i < m->coeffs_n; i++)
        t->code[i] = r1cs_coeff_intern(cs, &m->coeffs[i]);
    for (unsigned k = 0; k < 3; k++) {
        size_t longest = 0;
        for (size_t row = 0; row < m->rows; row++) {
            const size_t n = m->m[k].start[row + 1] - m->m[k].start[row];
            longest = n > longest ? n : longest;
        }
        ERR_TRY(MEM_ARRAY(&t->terms[k], MEM_SCRATCH, longest, "terms of a row"));
    }
    return ERR_OK;
}

static r1cs_lc translate(const translation *t, const r1cs_matrices *m, unsigned k, size_t row)
{
    const uint64_t begin = m->m[k].start[row], end = m->m[k].start[row + 1];
    for (uint64_t i = begin; i < end; i++) {
        const r1cs_term term = m->m[k].terms[i];
        t->terms[k][i - begin] = (r1cs_term){term.var, t->code[term.coeff]};
    }
    return (r1cs_lc){t->terms[k], end - begin};
}

void r1cs_matrices_synthesize(const void *matrices_circuit, r1cs_cs *cs)
{
    const r1cs_matrices_circuit *self = matrices_circuit;
    const r1cs_matrices *m = self->matrices;
    if (r1cs_has_values(cs) && (!self->inputs || !self->aux)) {
        r1cs_fail(cs, ERR_ARGUMENT, "values are wanted of a circuit without an assignment");
        return;
    }
    for (size_t i = 1; i < m->inputs; i++)
        (void)r1cs_alloc_input(cs, self->inputs ? &self->inputs[i] : NULL);
    for (size_t i = 0; i < m->aux; i++)
        (void)r1cs_alloc_aux(cs, self->aux ? &self->aux[i] : NULL);
    translation t = {0};
    const err_t rc = translation_create(&t, cs, m);
    if (rc != ERR_OK)
        cs_fail_with(cs, rc);
    for (size_t row = 0; row < m->rows && !r1cs_failed(cs); row++)
        r1cs_enforce(cs, translate(&t, m, 0, row), translate(&t, m, 1, row),
                     translate(&t, m, 2, row));
    mem_free(t.code, MEM_SCRATCH);
    for (unsigned k = 0; k < 3; k++)
        mem_free(t.terms[k], MEM_SCRATCH);
}
