/* Key images out of toxic waste, on the processor; formulas: key_image.h and setup.c.
 *
 *   1. Lagrange values at tau; u, v, w: the columns of A, B, C times them
 *   2. ic and L into w's place; Lagrange form: L takes C times the scalars of -K/z
 *   3. u and v closed up to the dense variables, H from its series
 *   4. scalars become points through tables of multiples of the two generators */
#include "groth16/key_image.h"

#include "groth16/key_image_order.h"
#include "groth16/setup_common.h"
#include "msm/msm.h"
#include "ntt/ntt.h"
#include "r1cs/image_transpose.h"

/* Scalars turned into points by one call. */
#define BATCH ((size_t)1 << 17)

typedef struct {
    key_image *key;
    const r1cs_image *image;
    const groth16_toxic *toxic;
    pool *pool;
    const progress *listener;
    uint64_t points_done, points_total;

    setup_domain domain;
    size_t variables;
    fr *lagrange; /* values of a domain, for rows and then for H */
    fr *uvw[3];   /* in the order of a slab; w becomes L */
    fr *fold;     /* Lagrange form: what L takes */
    fr *ic;
    msm_fixed_g1 *g1;
    msm_fixed_g2 *g2;
} image_setup;

/* ---- scalars ------------------------------------------------------------------------------- */

/* A domain's elements of the series without the last, as values on the domain: phi. */
static err_t put_values(image_setup *s, const setup_series *of)
{
    const size_t last = ((size_t)1 << s->domain.log2_domain) - 1;
    ntt_domain *d;
    ERR_TRY(setup_series_put(s->lagrange, last, of, s->pool));
    s->lagrange[last] = FR_ZERO;
    ERR_TRY(ntt_domain_create(&d, s->domain.log2_domain, s->pool));
    const err_t rc = ntt_inverse(d, s->lagrange, s->pool);
    ntt_domain_destroy(d);
    return rc;
}

static err_t evaluate(image_setup *s)
{
    static const char phase[] = "evaluating the circuit at tau";
    const uint64_t steps = s->key->head.form == KEY_IMAGE_LAGRANGE ? 5 : 4;
    progress_step(s->listener, phase, 0, steps);
    ERR_TRY(MEM_ARRAY(&s->lagrange, MEM_SCRATCH, (size_t)1 << s->domain.log2_domain,
                      "Lagrange values"));
    ERR_TRY(ntt_lagrange_at(s->lagrange, s->domain.log2_domain, &s->toxic->tau, s->pool));
    for (unsigned matrix = 0; matrix < 3; matrix++) {
        progress_step(s->listener, phase, 1 + matrix, steps);
        ERR_TRY(
            MEM_ARRAY(&s->uvw[matrix], MEM_SCRATCH, s->variables, "variables' polynomials at tau"));
        ERR_TRY(image_transpose(s->uvw[matrix], s->image, matrix, s->lagrange, s->pool));
    }
    progress_step(s->listener, phase, 4, steps);
    if (s->key->head.form != KEY_IMAGE_LAGRANGE)
        return ERR_OK;
    setup_series fold;
    setup_series_fold(&fold, &s->domain);
    ERR_TRY(put_values(s, &fold));
    ERR_TRY(MEM_ARRAY(&s->fold, MEM_SCRATCH, s->variables, "what C gives to L"));
    ERR_TRY(image_transpose(s->fold, s->image, 2, s->lagrange, s->pool));
    progress_step(s->listener, phase, 5, steps);
    return ERR_OK;
}

typedef struct {
    image_setup *s;
    setup_weights inputs, aux;
} combining;

static err_t combine_task(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const combining *c = context;
    image_setup *s = c->s;
    const size_t first_input = s->image->n.bits, end = setup_slice_end(i, s->variables);
    for (size_t k = i * SETUP_SLICE; k < end; k++) {
        const size_t input = k - first_input; /* wraps for bits */
        const bool is_input = input < s->image->shape.inputs;
        const setup_weights *f = is_input ? &c->inputs : &c->aux;
        fr u, v, *w = &s->uvw[2][k];
        fr_mul(&u, &s->uvw[0][k], &f->beta);
        fr_mul(&v, &s->uvw[1][k], &f->alpha);
        fr_mul(w, w, &f->one);
        fr_add(w, w, &u);
        fr_add(w, w, &v);
        if (fr_is_zero(w))
            return setup_unconstrained_at(s->image, k);
        if (is_input) {
            s->ic[input] = *w;
            *w = FR_ZERO;
        }
        if (s->fold)
            fr_add(w, w, &s->fold[k]);
    }
    return ERR_OK;
}

static err_t combine(image_setup *s)
{
    combining c = {.s = s};
    setup_weights_over(&c.inputs, s->toxic, &s->toxic->gamma);
    setup_weights_over(&c.aux, s->toxic, &s->toxic->delta);
    ERR_TRY(MEM_ARRAY(&s->ic, MEM_SCRATCH, s->image->shape.inputs, "scalars of ic"));
    return pool_for(s->pool, setup_slices(s->variables), combine_task, &c);
}

/* Moves the scalars of the dense variables to the front. */
static err_t close_up(image_setup *s, unsigned matrix)
{
    key_image_density d;
    fr *a = s->uvw[matrix];
    size_t kept = 0;
    ERR_TRY(key_image_density_of(&d, s->image, matrix));
    for (size_t w = 0; w < slab_words(d.n.bits); w++)
        for (uint64_t bits = d.bits[w]; bits != 0; bits &= bits - 1)
            a[kept++] = a[64 * w + (unsigned)__builtin_ctzll(bits)];
    for (size_t i = 0; i < d.dense.fields; i++)
        a[kept++] = a[d.n.bits + d.fields[i]];
    key_image_density_free(&d);
    return ERR_OK;
}

static err_t put_h(image_setup *s)
{
    setup_series of;
    if (s->key->head.form == KEY_IMAGE_COEFFICIENTS) {
        setup_series_h(&of, &s->domain);
        return setup_series_put(s->lagrange, (size_t)1 << s->domain.log2_domain, &of, s->pool);
    }
    setup_series_lam(&of, &s->domain);
    return put_values(s, &of);
}

/* ---- points -------------------------------------------------------------------------------- */

static err_t multiply(image_setup *s, void *out, bool in_g2, const fr *scalars, size_t n)
{
    for (size_t at = 0; at < n; at += BATCH) {
        const size_t part = n - at < BATCH ? n - at : BATCH;
        if (in_g2)
            ERR_TRY(msm_fixed_g2_mul(s->g2, (g2_aff *)out + at, scalars + at, part, s->pool));
        else
            ERR_TRY(msm_fixed_g1_mul(s->g1, (g1_aff *)out + at, scalars + at, part, s->pool));
        s->points_done += part;
        progress_step(s->listener, "making the key's points", s->points_done, s->points_total);
    }
    return ERR_OK;
}

static err_t make_points(image_setup *s)
{
    key_image_head *head = &s->key->head;
    const fr *const scalars[KEY_IMAGE_SECTIONS] = {s->lagrange, s->uvw[2], s->uvw[0], s->uvw[1],
                                                   s->uvw[1]};
    size_t n[KEY_IMAGE_SECTIONS];
    s->points_total = head->inputs;
    for (unsigned i = 0; i < KEY_IMAGE_SECTIONS; i++)
        s->points_total += n[i] = key_image_points(head, (key_image_section)i);
    ERR_TRY(msm_fixed_g1_create(&s->g1, &G1_GENERATOR, s->points_total - n[KEY_IMAGE_B2], s->pool));
    ERR_TRY(msm_fixed_g2_create(&s->g2, &G2_GENERATOR, n[KEY_IMAGE_B2], s->pool));
    setup_vk_points(&head->vk, s->toxic);
    head->vk.ic_n = head->inputs;
    ERR_TRY(MEM_ARRAY(&head->vk.ic, MEM_KEY, head->inputs, "section ic of the key"));
    ERR_TRY(multiply(s, head->vk.ic, false, s->ic, head->inputs));
    for (unsigned i = 0; i < KEY_IMAGE_SECTIONS; i++) {
        ERR_TRY(mem_alloc(&s->key->points[i], MEM_KEY, n[i],
                          key_image_point_bytes((key_image_section)i), "section of a key image"));
        ERR_TRY(multiply(s, s->key->points[i], i == KEY_IMAGE_B2, scalars[i], n[i]));
    }
    return ERR_OK;
}

static err_t run(image_setup *s, key_image_form form)
{
    ERR_TRY(
        setup_domain_of(&s->domain, s->toxic, s->image->shape.inputs, s->image->shape.constraints));
    ERR_TRY(key_image_head_of(&s->key->head, s->image, form));
    s->variables = s->image->n.bits + s->image->n.fields;
    ERR_TRY(evaluate(s));
    ERR_TRY(combine(s));
    ERR_TRY(close_up(s, 0));
    ERR_TRY(close_up(s, 1));
    ERR_TRY(put_h(s));
    return make_points(s);
}

err_t key_image_setup(key_image *out, const r1cs_image *image, const groth16_toxic *toxic,
                      key_image_form form, pool *p, const progress *listener)
{
    *out = (key_image){0};
    image_setup s = {.key = out, .image = image, .toxic = toxic, .pool = p, .listener = listener};
    const err_t rc = run(&s, form);
    mem_free(s.lagrange, MEM_SCRATCH);
    for (unsigned i = 0; i < 3; i++)
        mem_free(s.uvw[i], MEM_SCRATCH);
    mem_free(s.fold, MEM_SCRATCH);
    mem_free(s.ic, MEM_SCRATCH);
    msm_fixed_g1_destroy(s.g1);
    msm_fixed_g2_destroy(s.g2);
    if (rc != ERR_OK)
        key_image_free(out);
    return rc;
}
