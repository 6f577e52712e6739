/* The steps of one proof on a device, queued: rows and transforms, sums; what is left to do on the
 * processor when they are down. */
#include "backend/device_cuda.h"

#include "field/fr_cuda.h"

/* Lagrange form: u_j = a(7 w^j)·b(7 w^j), four transforms. */
static err_t lagrange_u(device_key *k, fr *a, fr *b, const ntt_cuda *tables, gpu_stream s)
{
    ERR_TRY(ntt_cuda_inverse_nr(tables, a, NTT_CUDA_TO_COSET, s));
    ERR_TRY(ntt_cuda_forward_rn(tables, a, s));
    ERR_TRY(ntt_cuda_inverse_nr(tables, b, NTT_CUDA_TO_COSET, s));
    ERR_TRY(ntt_cuda_forward_rn(tables, b, s));
    return fr_cuda_multiply(k->d->g, s, a, a, b, (size_t)1 << k->head.log2_domain);
}

/* Coefficients: those of the quotient, six transforms. c = a·b on the domain: whether the circuit's
 * C says so too, nobody looks; if not, the proof does not verify. */
static err_t quotient_u(device_key *k, fr *a, fr *b, fr *c, const ntt_cuda *tables, gpu_stream s)
{
    ERR_TRY(fr_cuda_multiply(k->d->g, s, c, a, b, (size_t)1 << k->head.log2_domain));
    return ntt_cuda_quotient(tables, a, b, c, s);
}

err_t cuda_rows(device_key *k, const cuda_slab *slab, fr *u, fr *b, fr *c, const ntt_cuda *tables,
                gpu_stream s)
{
    ERR_TRY(
        image_cuda_evaluate(k->rows, u, b, NULL, slab->bits, slab->fields, k->head.log2_domain, s));
    if (k->head.form == KEY_IMAGE_LAGRANGE)
        return lagrange_u(k, u, b, tables, s);
    return quotient_u(k, u, b, c, tables, s);
}

/* ---- sums ------------------------------------------------------------------------------------ */

static err_t bits_start(device_key *k, void *down, const cuda_part *part, const void *bases,
                        const cuda_slab *slab)
{
    gpu *g = k->d->g;
    const gpu_stream s = gpu_stream_get(g, STREAM_SUMS);
    const msm_cuda_dense *dense =
        part->section == KEY_IMAGE_L ? NULL : &k->dense[part->section != KEY_IMAGE_A];
    if (part->section == KEY_IMAGE_B2)
        return msm_cuda_g2_sum_start(g, s, down, bases, slab->bits, dense, part->from, part->count);
    return msm_cuda_g1_sum_start(g, s, down, bases, slab->bits, dense, part->from, part->count);
}

static err_t multiples_start(device_key *k, void *down, const cuda_part *part, const void *bases,
                             const fr *scalars)
{
    gpu *g = k->d->g;
    const gpu_stream s = gpu_stream_get(g, STREAM_SUMS);
    if (part->section == KEY_IMAGE_B2)
        return msm_cuda_g2_start(g, s, down, bases, scalars, MSM_CUDA_MONTGOMERY, part->n, NULL);
    return msm_cuda_g1_start(g, s, down, bases, scalars, MSM_CUDA_MONTGOMERY, part->n, NULL);
}

static err_t fields_start(device_key *k, void *down, const cuda_part *part, const void *bases,
                          const cuda_slab *slab)
{
    void *scalars;
    if (part->section == KEY_IMAGE_L)
        return multiples_start(k, down, part, bases, slab->fields + part->from);
    const uint32_t *index = k->fields[part->section != KEY_IMAGE_A] + part->from;
    ERR_TRY(gpu_take(&scalars, k->d->g, part->n * sizeof(fr), "scalars of a sum"));
    ERR_TRY(fr_cuda_gather(k->d->g, gpu_stream_get(k->d->g, STREAM_SUMS), scalars, slab->fields,
                           index, part->n));
    return multiples_start(k, down, part, bases, scalars);
}

/* All sums are on one stream, so that each may have the scratch of the one before. */
err_t cuda_sum_start(device_key *k, void *down, const cuda_part *part, const void *bases,
                     const cuda_slab *slab, const fr *u)
{
    const gpu_mark mark = gpu_mark_get(k->d->g);
    err_t rc = ERR_OK;
    switch (part->kind) {
    case CUDA_PART_QUOTIENT:
        rc = multiples_start(k, down, part, bases, u + part->from);
        break;
    case CUDA_PART_BITS:
        rc = bits_start(k, down, part, bases, slab);
        break;
    case CUDA_PART_FIELDS:
        rc = fields_start(k, down, part, bases, slab);
        break;
    }
    gpu_release(k->d->g, mark);
    return rc;
}

/* ---- on the processor ------------------------------------------------------------------------ */

static void finish_g2(g2_xyzz *sum, const void *down, const cuda_part *part)
{
    g2_xyzz t;
    if (part->kind == CUDA_PART_BITS)
        msm_cuda_g2_sum_finish(&t, down, part->count);
    else
        msm_cuda_g2_finish(&t, down, part->n);
    g2_add(sum, sum, &t);
    mem_wipe(&t, sizeof t);
}

static void finish_g1(g1_xyzz *sum, const void *down, const cuda_part *part)
{
    g1_xyzz t;
    if (part->kind == CUDA_PART_BITS)
        msm_cuda_g1_sum_finish(&t, down, part->count);
    else
        msm_cuda_g1_finish(&t, down, part->n);
    g1_add(sum, sum, &t);
    mem_wipe(&t, sizeof t);
}

void cuda_sum_finish(prove_sums *sums, const void *down, const cuda_part *part)
{
    g1_xyzz *const of[KEY_IMAGE_B2] = {&sums->h, &sums->l, &sums->a, &sums->b1};
    if (part->section == KEY_IMAGE_B2)
        finish_g2(&sums->b2, down, part);
    else
        finish_g1(of[part->section], down, part);
}

void cuda_sums_clear(prove_sums *sums)
{
    g1_set_infinity(&sums->h);
    g1_set_infinity(&sums->l);
    g1_set_infinity(&sums->a);
    g1_set_infinity(&sums->b1);
    g2_set_infinity(&sums->b2);
}

void cuda_assemble(device_pending *p)
{
    prove_assemble(&p->proof, &p->sums, &p->key->head.vk, &p->blinding);
    cuda_done(p, ERR_OK);
}
