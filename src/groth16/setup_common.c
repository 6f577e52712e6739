#include "groth16/setup_common.h"

#include "ntt/ntt.h"

err_t setup_domain_of(setup_domain *out, const groth16_toxic *toxic, size_t inputs, uint64_t rows)
{
    const groth16_toxic *t = toxic;
    const char *zero = fr_is_zero(&t->alpha)   ? "alpha"
                       : fr_is_zero(&t->beta)  ? "beta"
                       : fr_is_zero(&t->gamma) ? "gamma"
                       : fr_is_zero(&t->delta) ? "delta"
                       : fr_is_zero(&t->tau)   ? "tau"
                                               : NULL;
    *out = (setup_domain){.toxic = toxic};
    if (zero)
        return err_set(ERR_ARGUMENT, "%s of the toxic waste is zero", zero);
    if (inputs == 0)
        return err_set(ERR_ARGUMENT, "a constraint system without the input ONE");
    rows += inputs;
    while (((uint64_t)1 << out->log2_domain) < rows)
        out->log2_domain++;
    if (out->log2_domain > NTT_LOG2_MAX)
        return err_set(ERR_INPUT, "%llu rows with those of the inputs, at most 2^%u are possible",
                       (unsigned long long)rows, NTT_LOG2_MAX);
    fr_pow_u64(&out->vanishing, &t->tau, (uint64_t)1 << out->log2_domain);
    fr_sub(&out->vanishing, &out->vanishing, &FR_ONE);
    if (fr_is_zero(&out->vanishing))
        return err_set(ERR_ARGUMENT, "tau of the toxic waste lies in the domain of 2^%u points",
                       out->log2_domain);
    return ERR_OK;
}

void setup_weights_over(setup_weights *out, const groth16_toxic *t, const fr *divisor)
{
    fr_inv(&out->one, divisor);
    fr_mul(&out->beta, &t->beta, &out->one);
    fr_mul(&out->alpha, &t->alpha, &out->one);
}

err_t setup_unconstrained(bool is_input, size_t index)
{
    return err_set(ERR_INPUT, "%s variable %zu is unconstrained: no row holds it",
                   is_input ? "input" : "aux", index);
}

err_t setup_unconstrained_at(const r1cs_image *image, size_t place)
{
    if (place < image->n.bits)
        return setup_unconstrained(false, image_aux_of_bit(image, place));
    const size_t field = place - image->n.bits;
    return field < image->shape.inputs
               ? setup_unconstrained(true, field)
               : setup_unconstrained(false, image_aux_of_field(image, field));
}

/* ---- series -------------------------------------------------------------------------------- */

typedef struct {
    fr *out;
    size_t n;
    const setup_series *of;
} series_run;

static err_t series_task(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const series_run *s = context;
    fr power;
    fr_pow_u64(&power, &s->of->ratio, i * SETUP_SLICE);
    fr_mul(&power, &power, &s->of->first);
    for (size_t j = i * SETUP_SLICE; j < setup_slice_end(i, s->n); j++) {
        s->out[j] = power;
        fr_mul(&power, &power, &s->of->ratio);
    }
    return ERR_OK;
}

err_t setup_series_put(fr *out, size_t n, const setup_series *of, pool *p)
{
    series_run run = {.out = out, .n = n, .of = of};
    return pool_for(p, setup_slices(n), series_task, &run);
}

/* 1/z, z = g^m - 1 */
static void coset_vanishing_inverse(fr *out, const setup_domain *d)
{
    fr_pow_u64(out, &FR_GENERATOR, (uint64_t)1 << d->log2_domain);
    fr_sub(out, out, &FR_ONE);
    fr_inv(out, out);
}

void setup_series_h(setup_series *out, const setup_domain *d)
{
    fr_inv(&out->first, &d->toxic->delta);
    fr_mul(&out->first, &out->first, &d->vanishing);
    out->ratio = d->toxic->tau;
}

void setup_series_lam(setup_series *out, const setup_domain *d)
{
    fr factor;
    setup_series_h(out, d);
    coset_vanishing_inverse(&factor, d);
    fr_mul(&out->first, &out->first, &factor);
    fr_inv(&factor, &FR_GENERATOR);
    fr_mul(&out->ratio, &out->ratio, &factor);
}

void setup_series_fold(setup_series *out, const setup_domain *d)
{
    fr factor;
    setup_series_h(out, d);
    coset_vanishing_inverse(&factor, d);
    fr_neg(&factor, &factor);
    fr_mul(&out->first, &out->first, &factor);
}

/* ---- points -------------------------------------------------------------------------------- */

void setup_vk_points(groth16_vk *vk, const groth16_toxic *t)
{
    g1_xyzz p;
    g2_xyzz q;
    g1_mul(&p, &G1_GENERATOR, &t->alpha);
    g1_to_aff(&vk->alpha_g1, &p);
    g1_mul(&p, &G1_GENERATOR, &t->beta);
    g1_to_aff(&vk->beta_g1, &p);
    g1_mul(&p, &G1_GENERATOR, &t->delta);
    g1_to_aff(&vk->delta_g1, &p);
    g2_mul(&q, &G2_GENERATOR, &t->beta);
    g2_to_aff(&vk->beta_g2, &q);
    g2_mul(&q, &G2_GENERATOR, &t->gamma);
    g2_to_aff(&vk->gamma_g2, &q);
    g2_mul(&q, &G2_GENERATOR, &t->delta);
    g2_to_aff(&vk->delta_g2, &q);
}
