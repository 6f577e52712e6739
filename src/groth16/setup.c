/* Key generation from explicit toxic waste; formulas: spec porep §5.3, layout: bellman's.
 *
 *   h[i] = tau^i (tau^m - 1)/delta            i = 0 … m-2
 *   ic_k = (beta u_k + alpha v_k + w_k)/gamma for inputs;  l_k = the same /delta for aux
 *   a_k = u_k, b_k = v_k                      inputs, then aux, without those that are zero
 *
 * each times the generator. Order of work, so that little lives at the same time:
 *   1. Lagrange values at tau, then u, v, w from the rows; the Lagrange values go
 *   2. ic and l scalars into w's place; u and v are closed up to the non-zero ones
 *   3. scalars become points through tables of multiples of the two generators */
#include "groth16/groth16.h"

#include "groth16/setup_common.h"
#include "groth16/setup_evaluate.h"
#include "msm/msm.h"
#include "ntt/ntt.h"

/* Scalars turned into points by one call: many enough for batched inversions and threads, few
 * enough to tell how far the work is. */
#define BATCH ((size_t)1 << 17)

typedef struct {
    const r1cs_matrices *m;
    const groth16_toxic *toxic;
    groth16_key *key;
    pool *pool;
    const progress *listener;
    uint64_t points_done, points_total;

    setup_domain domain;
    fr *uvw[3]; /* inputs + aux each */
    size_t a_n, b_n;
    fr *batch;      /* BATCH scalars of h */
    setup_series h; /* from the first of them on */
    msm_fixed_g1 *g1;
    msm_fixed_g2 *g2;
} setup;

/* ---- scalars ------------------------------------------------------------------------------- */

static err_t evaluate(setup *s)
{
    const size_t variables = s->m->inputs + s->m->aux;
    fr *lagrange;
    for (unsigned i = 0; i < 3; i++)
        ERR_TRY(MEM_ARRAY(&s->uvw[i], MEM_SCRATCH, variables, "variables' polynomials at tau"));
    progress_step(s->listener, "evaluating the circuit at tau", 0, 2);
    ERR_TRY(
        MEM_ARRAY(&lagrange, MEM_SCRATCH, (size_t)1 << s->domain.log2_domain, "Lagrange values"));
    err_t rc = ntt_lagrange_at(lagrange, s->domain.log2_domain, &s->toxic->tau, s->pool);
    progress_step(s->listener, "evaluating the circuit at tau", 1, 2);
    if (rc == ERR_OK)
        rc = setup_evaluate(s->uvw, s->m, lagrange, s->pool);
    progress_step(s->listener, "evaluating the circuit at tau", 2, 2);
    mem_free(lagrange, MEM_SCRATCH);
    return rc;
}

typedef struct {
    setup *s;
    setup_weights inputs, aux;
} combining;

/* w_k becomes the scalar of ic_k or l_k. A zero here means a variable that no row holds (C7), or
 * else a tau at which its polynomials vanish by chance. */
static err_t combine_task(void *context, size_t i, unsigned worker)
{
    const combining *c = context;
    const size_t inputs = c->s->m->inputs, n = inputs + c->s->m->aux;
    (void)worker;
    for (size_t k = i * SETUP_SLICE; k < setup_slice_end(i, n); k++) {
        const setup_weights *f = k < inputs ? &c->inputs : &c->aux;
        fr u, v, *w = &c->s->uvw[2][k];
        fr_mul(&u, &c->s->uvw[0][k], &f->beta);
        fr_mul(&v, &c->s->uvw[1][k], &f->alpha);
        fr_mul(w, w, &f->one);
        fr_add(w, w, &u);
        fr_add(w, w, &v);
        if (fr_is_zero(w))
            return setup_unconstrained(k < inputs, k < inputs ? k : k - inputs);
    }
    return ERR_OK;
}

static err_t combine(setup *s)
{
    combining c = {.s = s};
    setup_weights_over(&c.inputs, s->toxic, &s->toxic->gamma);
    setup_weights_over(&c.aux, s->toxic, &s->toxic->delta);
    return pool_for(s->pool, setup_slices(s->m->inputs + s->m->aux), combine_task, &c);
}

/* Moves the non-zero elements to the front; returns how many they are. */
static size_t close_up(fr *a, size_t n)
{
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (!fr_is_zero(&a[i]))
            a[kept++] = a[i];
    return kept;
}

/* ---- points -------------------------------------------------------------------------------- */

static void count_points(setup *s, size_t points)
{
    s->points_done += points;
    progress_step(s->listener, "making the key's points", s->points_done, s->points_total);
}

static err_t make_g1(setup *s, g1_aff *out, const fr *scalars, size_t n)
{
    for (size_t at = 0; at < n; at += BATCH) {
        const size_t part = n - at < BATCH ? n - at : BATCH;
        ERR_TRY(msm_fixed_g1_mul(s->g1, out + at, scalars + at, part, s->pool));
        count_points(s, part);
    }
    return ERR_OK;
}

static err_t make_g2(setup *s, g2_aff *out, const fr *scalars, size_t n)
{
    for (size_t at = 0; at < n; at += BATCH) {
        const size_t part = n - at < BATCH ? n - at : BATCH;
        ERR_TRY(msm_fixed_g2_mul(s->g2, out + at, scalars + at, part, s->pool));
        count_points(s, part);
    }
    return ERR_OK;
}

static err_t make_h(setup *s)
{
    fr batch_step;
    ERR_TRY(MEM_ARRAY(&s->batch, MEM_SCRATCH, BATCH, "powers of tau"));
    setup_series_h(&s->h, &s->domain);
    fr_pow_u64(&batch_step, &s->toxic->tau, BATCH);
    for (size_t at = 0; at < s->key->h_n; at += BATCH) {
        const size_t left = s->key->h_n - at, part = left < BATCH ? left : BATCH;
        ERR_TRY(setup_series_put(s->batch, part, &s->h, s->pool));
        ERR_TRY(make_g1(s, s->key->h + at, s->batch, part));
        fr_mul(&s->h.first, &s->h.first, &batch_step);
    }
    return ERR_OK;
}

static err_t allocate_points(setup *s)
{
    groth16_key *key = s->key;
    key->vk.ic_n = s->m->inputs;
    key->h_n = ((size_t)1 << s->domain.log2_domain) - 1;
    key->l_n = s->m->aux;
    key->a_n = s->a_n;
    key->b_g1_n = s->b_n;
    key->b_g2_n = s->b_n;
    s->points_total = key->vk.ic_n + key->h_n + key->l_n + key->a_n + 2 * s->b_n;
    ERR_TRY(MEM_ARRAY(&key->vk.ic, MEM_KEY, key->vk.ic_n, "section ic of the key"));
    ERR_TRY(MEM_ARRAY(&key->h, MEM_KEY, key->h_n, "section h of the key"));
    ERR_TRY(MEM_ARRAY(&key->l, MEM_KEY, key->l_n, "section l of the key"));
    ERR_TRY(MEM_ARRAY(&key->a, MEM_KEY, key->a_n, "section a of the key"));
    ERR_TRY(MEM_ARRAY(&key->b_g1, MEM_KEY, key->b_g1_n, "section b_g1 of the key"));
    return MEM_ARRAY(&key->b_g2, MEM_KEY, key->b_g2_n, "section b_g2 of the key");
}

static err_t make_points(setup *s)
{
    groth16_key *key = s->key;
    const size_t in_g1 = s->points_total - s->b_n;
    ERR_TRY(msm_fixed_g1_create(&s->g1, &G1_GENERATOR, in_g1, s->pool));
    ERR_TRY(make_g1(s, key->vk.ic, s->uvw[2], key->vk.ic_n));
    ERR_TRY(make_g1(s, key->l, s->uvw[2] + key->vk.ic_n, key->l_n));
    ERR_TRY(make_g1(s, key->a, s->uvw[0], key->a_n));
    ERR_TRY(make_g1(s, key->b_g1, s->uvw[1], key->b_g1_n));
    ERR_TRY(make_h(s));
    msm_fixed_g1_destroy(s->g1);
    s->g1 = NULL;
    ERR_TRY(msm_fixed_g2_create(&s->g2, &G2_GENERATOR, s->b_n, s->pool));
    return make_g2(s, key->b_g2, s->uvw[1], key->b_g2_n);
}

static err_t run(setup *s)
{
    const size_t variables = s->m->inputs + s->m->aux;
    ERR_TRY(setup_domain_of(&s->domain, s->toxic, s->m->inputs, s->m->rows));
    ERR_TRY(evaluate(s));
    ERR_TRY(combine(s));
    s->a_n = close_up(s->uvw[0], variables);
    s->b_n = close_up(s->uvw[1], variables);
    ERR_TRY(allocate_points(s));
    setup_vk_points(&s->key->vk, s->toxic);
    return make_points(s);
}

err_t groth16_setup(groth16_key *out, const r1cs_matrices *m, const groth16_toxic *toxic, pool *p,
                    const progress *listener)
{
    *out = (groth16_key){0};
    setup s = {.m = m, .toxic = toxic, .key = out, .pool = p, .listener = listener};
    const err_t rc = run(&s);
    for (unsigned i = 0; i < 3; i++)
        mem_free(s.uvw[i], MEM_SCRATCH);
    mem_free(s.batch, MEM_SCRATCH);
    msm_fixed_g1_destroy(s.g1);
    msm_fixed_g2_destroy(s.g2);
    if (rc != ERR_OK)
        groth16_key_free(out);
    return rc;
}
