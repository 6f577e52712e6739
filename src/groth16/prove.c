/* One proof from one witness (spec porep §5.4): its five sums, which prove_assemble.c puts
 * together. H = sum h_i·h[i]     L = sum aux·l     A = sum of A's dense variables·a     B1, B2
 * likewise
 *
 * Memory: the quotient comes first, since it lets go of the evaluations; then one array of scalars
 * is filled for A and again for B.
 *
 * What is wiped: r and s, and every value from which a finished proof gives r·delta, s·delta or the
 * sums of the witness that they hide. The large arrays are not: the miner knows the witness anyway,
 * a second per proof would be spent on it, and the kernel clears pages before anyone else sees
 * them. */
#include "groth16/prove_steps.h"

#include "groth16/prove_assemble.h"

#include "base/mem.h"
#include "msm/msm.h"

static unsigned log2_of(size_t domain)
{
    return (unsigned)__builtin_ctzll(domain);
}

static err_t check_count(const char *section, size_t points, size_t expected, const char *what)
{
    if (points != expected)
        return err_set(ERR_INPUT, "section %s of the key has %zu points, this witness has %zu %s",
                       section, points, expected, what);
    return ERR_OK;
}

static err_t check_counts(const groth16_key *key, const r1cs_assignment *w)
{
    const size_t a_ones = prove_count_ones(w->a_aux_density, w->aux);
    const size_t b_ones = prove_count_ones(w->b_input_density, w->inputs) +
                          prove_count_ones(w->b_aux_density, w->aux);
    ERR_TRY(check_count("ic", key->vk.ic_n, w->inputs, "inputs"));
    ERR_TRY(check_count("h", key->h_n, w->domain - 1, "coefficients in its quotient"));
    ERR_TRY(check_count("l", key->l_n, w->aux, "aux variables"));
    ERR_TRY(check_count("a", key->a_n, w->inputs + a_ones, "variables in A"));
    ERR_TRY(check_count("b_g1", key->b_g1_n, b_ones, "variables in B"));
    return check_count("b_g2", key->b_g2_n, b_ones, "variables in B");
}

err_t prove_check(const groth16_key *key, const r1cs_assignment *w)
{
    if (!w->a || !w->b || !w->c)
        return err_set(ERR_ARGUMENT, "a witness without its evaluations cannot be proved");
    if (w->inputs == 0 || !fr_is_one(&w->input[0]))
        return err_set(ERR_ARGUMENT, "the first input of a witness must be ONE");
    if (w->domain == 0 || (w->domain & (w->domain - 1)) != 0 || w->domain < w->rows + w->inputs)
        return err_set(ERR_ARGUMENT, "a domain of %zu points for %zu rows and %zu inputs",
                       w->domain, w->rows, w->inputs);
    if (w->unsatisfied != 0)
        return err_set(ERR_UNSATISFIED, "row %llu is not satisfied (%llu rows in all): %s",
                       (unsigned long long)w->first_unsatisfied, (unsigned long long)w->unsatisfied,
                       w->first_unsatisfied_at);
    ERR_TRY(check_counts(key, w));
    if (g1_aff_is_infinity(&key->vk.delta_g1) || g2_aff_is_infinity(&key->vk.delta_g2))
        return err_set(ERR_INPUT, "delta of the key is the point at infinity");
    return ERR_OK;
}

static err_t sum_h(g1_xyzz *out, prove_job *job, pool *p, const progress *listener)
{
    r1cs_assignment *w = &job->witness;
    fr factor;
    g1_aff unscaled;
    ERR_TRY(prove_quotient(&w->a, &w->b, &w->c, log2_of(w->domain), &factor, p, listener));
    progress_step(listener, "H sum", 0, 1);
    ERR_TRY(msm_g1(out, job->key->h, w->a, job->key->h_n, p));
    progress_step(listener, "H sum", 1, 1);
    mem_free(w->a, MEM_WITNESS);
    w->a = NULL;
    g1_to_aff(&unscaled, out);
    g1_mul(out, &unscaled, &factor);
    return ERR_OK;
}

static err_t sum_a(g1_xyzz *out, const prove_job *job, fr *scalars, pool *p,
                   const progress *listener)
{
    const r1cs_assignment *w = &job->witness;
    progress_step(listener, "A sum", 0, 1);
    for (size_t i = 0; i < w->inputs; i++)
        scalars[i] = w->input[i];
    ERR_TRY(prove_select(scalars + w->inputs, w->aux_value, w->a_aux_density, w->aux, p));
    ERR_TRY(msm_g1(out, job->key->a, scalars, job->key->a_n, p));
    progress_step(listener, "A sum", 1, 1);
    return ERR_OK;
}

static err_t sum_b(g1_xyzz *out_g1, g2_xyzz *out_g2, const prove_job *job, fr *scalars, pool *p,
                   const progress *listener)
{
    const r1cs_assignment *w = &job->witness;
    const size_t inputs = prove_count_ones(w->b_input_density, w->inputs);
    progress_step(listener, "B sums", 0, 2);
    ERR_TRY(prove_select(scalars, w->input, w->b_input_density, w->inputs, p));
    ERR_TRY(prove_select(scalars + inputs, w->aux_value, w->b_aux_density, w->aux, p));
    ERR_TRY(msm_g1(out_g1, job->key->b_g1, scalars, job->key->b_g1_n, p));
    progress_step(listener, "B sums", 1, 2);
    ERR_TRY(msm_g2(out_g2, job->key->b_g2, scalars, job->key->b_g2_n, p));
    progress_step(listener, "B sums", 2, 2);
    return ERR_OK;
}

static err_t sum_witness(prove_sums *s, prove_job *job, pool *p, const progress *listener)
{
    const groth16_key *key = job->key;
    const size_t scalars_max = key->a_n > key->b_g1_n ? key->a_n : key->b_g1_n;
    fr *scalars;
    err_t rc;
    progress_step(listener, "L sum", 0, 1);
    ERR_TRY(msm_g1(&s->l, key->l, job->witness.aux_value, key->l_n, p));
    progress_step(listener, "L sum", 1, 1);
    ERR_TRY(MEM_ARRAY(&scalars, MEM_WITNESS, scalars_max, "scalars of a sum"));
    rc = sum_a(&s->a, job, scalars, p, listener);
    if (rc == ERR_OK)
        rc = sum_b(&s->b1, &s->b2, job, scalars, p, listener);
    mem_free(scalars, MEM_WITNESS);
    return rc;
}

err_t prove_run(groth16_proof *out, prove_job *job, pool *p, const progress *listener)
{
    prove_sums s;
    err_t rc = sum_h(&s.h, job, p, listener);
    if (rc == ERR_OK)
        rc = sum_witness(&s, job, p, listener);
    if (rc == ERR_OK)
        prove_assemble(out, &s, &job->key->vk, &job->blinding);
    mem_wipe(&s, sizeof s);
    return rc;
}

void prove_job_free(prove_job *job)
{
    r1cs_assignment_free(&job->witness);
    mem_wipe(job, sizeof *job);
}
