/* From form COEFFICIENTS to LAGRANGE by the formulas of key_image.h, one sum of multiples per point
 * and one multiple per term of C: the slow twin of key_lagrange_cuda.cu. */
#include "groth16/key_lagrange.h"

#include "msm/msm.h"
#include "ntt/ntt.h"
#include "r1cs/image_transpose_work.h"

#include <string.h>

void key_lagrange_factors_of(key_lagrange_factors *out, unsigned log2_domain)
{
    fr z, n;
    fr_pow_u64(&z, &FR_GENERATOR, UINT64_C(1) << log2_domain);
    fr_sub(&z, &z, &FR_ONE);
    fr_from_u64(&n, UINT64_C(1) << log2_domain);
    fr_mul(&z, &z, &n);
    fr_inv(&out->lam.first, &z);
    fr_inv(&out->lam.ratio, &FR_GENERATOR);
    fr_neg(&out->fold.first, &out->lam.first);
    out->fold.ratio = FR_ONE;
    ntt_root(&out->root, log2_domain);
    fr_inv(&out->root, &out->root);
}

/* ---- transforms ------------------------------------------------------------------------------ */

typedef struct {
    g1_aff *out;
    const g1_aff *in;
    size_t in_n;
    const key_lagrange_series *series;
    fr root;
    fr *scalars; /* in_n of each worker */
} transform;

static err_t one_point(void *context, size_t j, unsigned worker)
{
    const transform *t = context;
    fr *scalar = t->scalars + worker * t->in_n, ratio;
    fr_pow_u64(&ratio, &t->root, j);
    fr_mul(&ratio, &ratio, &t->series->ratio);
    fr factor = t->series->first;
    for (size_t i = 0; i < t->in_n; i++, fr_mul(&factor, &factor, &ratio))
        scalar[i] = factor;
    g1_xyzz sum;
    ERR_TRY(msm_g1(&sum, t->in, scalar, t->in_n, NULL));
    g1_to_aff(&t->out[j], &sum);
    return ERR_OK;
}

/* ---- what C gives to L ----------------------------------------------------------------------- */

static void fold_unit(g1_xyzz *l, const r1cs_image *image, const transpose_unit *u, size_t place,
                      const g1_aff *k)
{
    const image_entry *e = &u->entry;
    for (unsigned i = 0; i < u->rows; i++) {
        fr coeff = image->coeff[e->coeff];
        for (unsigned n = 0; n < e->count; n++) {
            const int64_t at = (int64_t)place + (int64_t)i * e->row_step + (int64_t)n * e->step;
            g1_xyzz multiple;
            g1_mul(&multiple, &k[i * u->row_stride], &coeff);
            g1_add(&l[at], &l[at], &multiple);
            if (e->flags & IMAGE_DOUBLING)
                fr_dbl(&coeff, &coeff);
        }
    }
}

/* l: section L; k: -K/z. */
static err_t fold(g1_aff *l, const r1cs_image *image, const g1_aff *k)
{
    const size_t n = image->n.bits + image->n.fields;
    transpose_work work;
    g1_xyzz *sums = NULL;
    ERR_TRY(transpose_work_create(&work, image, 2, NULL));
    const err_t rc = MEM_ARRAY(&sums, MEM_SCRATCH, n, "points of L");
    for (size_t i = 0; i < n && rc == ERR_OK; i++)
        g1_from_aff(&sums[i], &l[i]);
    for (size_t i = 0; i < work.instances && rc == ERR_OK; i++) {
        const transpose_instance *in = &work.instance[i];
        for (uint32_t j = in->unit; j < in->unit + in->units; j++) {
            const transpose_unit *u = &work.unit[j];
            const size_t first = u->entry.flags & IMAGE_FIELD ? image->n.bits : 0;
            fold_unit(sums, image, u,
                      first + image->base[in->base + u->entry.segment] + u->entry.offset,
                      k + in->row + u->row);
        }
    }
    for (size_t i = 0; i < n && rc == ERR_OK; i++)
        g1_to_aff(&l[i], &sums[i]);
    mem_free(sums, MEM_SCRATCH);
    transpose_work_free(&work);
    return rc;
}

/* ---- both ------------------------------------------------------------------------------------ */

static err_t convert(g1_aff *lam, g1_aff *k, transform *t, key_image *key,
                     const key_lagrange_factors *f, const r1cs_image *image, pool *p)
{
    const size_t domain = (size_t)1 << key->head.log2_domain;
    t->series = &f->fold;
    t->out = k;
    ERR_TRY(pool_for(p, domain, one_point, t));
    t->series = &f->lam;
    t->out = lam;
    ERR_TRY(pool_for(p, domain, one_point, t));
    return fold(key->points[KEY_IMAGE_L], image, k);
}

err_t key_image_to_lagrange(key_image *k, const r1cs_image *image, pool *p)
{
    if (k->head.form != KEY_IMAGE_COEFFICIENTS)
        return err_set(ERR_ARGUMENT, "%s: the key image is in another form already",
                       k->head.circuit);
    ERR_TRY(key_image_head_check(&k->head, image));
    const size_t domain = (size_t)1 << k->head.log2_domain;
    key_lagrange_factors f;
    key_lagrange_factors_of(&f, k->head.log2_domain);
    transform t = {.in = k->points[KEY_IMAGE_H], .in_n = domain - 1, .root = f.root};
    g1_aff *lam = NULL, *kept = NULL;
    err_t rc = MEM_ARRAY(&lam, MEM_KEY, domain, "points of H");
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&kept, MEM_SCRATCH, domain, "points that C is folded with");
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&t.scalars, MEM_SCRATCH, t.in_n * pool_threads(p), "powers");
    if (rc == ERR_OK)
        rc = convert(lam, kept, &t, k, &f, image, p);
    mem_free(t.scalars, MEM_SCRATCH);
    mem_free(kept, MEM_SCRATCH);
    if (rc != ERR_OK) {
        mem_free(lam, MEM_KEY);
        return rc;
    }
    mem_free(k->points[KEY_IMAGE_H], MEM_KEY);
    k->points[KEY_IMAGE_H] = lam;
    k->head.form = KEY_IMAGE_LAGRANGE;
    return ERR_OK;
}
