/* Rows are stored, columns are wanted. Each task owns a range of variables and runs over all rows,
 * adding up only what is its own: no two tasks write the same sum, and reading past a foreign term
 * costs a comparison where a term of one's own costs a multiplication. */
#include "groth16/setup_evaluate.h"

#include "field/field_inline.h"

#define RANGES_PER_THREAD 2u

typedef struct {
    fr *const *uvw;
    const r1cs_matrices *m;
    const fr *lagrange;
    size_t aux_ranges;
} evaluation;

/* Variables `first` … first + n - 1 as r1cs_var, whose sums begin at sums[0]. */
typedef struct {
    r1cs_var first;
    uint32_t n;
    fr *sums[3];
} variable_range;

static void add_term(fr *sum, const fr *lagrange, r1cs_coeff coeff, const fr *coeffs)
{
    if (coeff == R1CS_ONE_COEFF) {
        fr_add_inline(sum, sum, lagrange);
    } else if (coeff == R1CS_MINUS_ONE_COEFF) {
        fr_sub_inline(sum, sum, lagrange);
    } else {
        fr product;
        fr_mul(&product, lagrange, &coeffs[coeff]);
        fr_add_inline(sum, sum, &product);
    }
}

static void evaluate_range(const evaluation *e, const variable_range *range)
{
    for (unsigned matrix = 0; matrix < 3; matrix++) {
        const r1cs_matrix *m = &e->m->m[matrix];
        fr *sums = range->sums[matrix];
        for (size_t row = 0; row < e->m->rows; row++)
            for (uint64_t t = m->start[row]; t < m->start[row + 1]; t++) {
                const uint32_t k = m->terms[t].var - range->first;
                if (k < range->n)
                    add_term(&sums[k], &e->lagrange[row], m->terms[t].coeff, e->m->coeffs);
            }
    }
}

static void evaluate_inputs(const evaluation *e)
{
    const variable_range inputs = {
        .first = 0, .n = (uint32_t)e->m->inputs, .sums = {e->uvw[0], e->uvw[1], e->uvw[2]}};
    evaluate_range(e, &inputs);
    for (size_t i = 0; i < e->m->inputs; i++)
        fr_add(&e->uvw[0][i], &e->uvw[0][i], &e->lagrange[e->m->rows + i]);
}

/* Task 0: the inputs (ONE occurs in many rows); task i + 1: range i of the aux variables. */
static err_t evaluate_task(void *context, size_t i, unsigned worker)
{
    const evaluation *e = context;
    (void)worker;
    if (i == 0) {
        evaluate_inputs(e);
        return ERR_OK;
    }
    const size_t from = e->m->aux * (i - 1) / e->aux_ranges, to = e->m->aux * i / e->aux_ranges;
    const size_t at = e->m->inputs + from;
    const variable_range aux = {.first = R1CS_AUX | (r1cs_var)from,
                                .n = (uint32_t)(to - from),
                                .sums = {e->uvw[0] + at, e->uvw[1] + at, e->uvw[2] + at}};
    evaluate_range(e, &aux);
    return ERR_OK;
}

err_t setup_evaluate(fr *const uvw[3], const r1cs_matrices *m, const fr *lagrange, pool *p)
{
    const unsigned threads = pool_threads(p);
    evaluation e = {.uvw = uvw, .m = m, .lagrange = lagrange};
    e.aux_ranges = m->aux == 0 ? 0 : threads == 1 ? 1 : (size_t)threads * RANGES_PER_THREAD;
    return pool_for(p, 1 + e.aux_ranges, evaluate_task, &e);
}
