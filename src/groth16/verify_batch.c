/* Many proofs under one key. With random weights z_j (spec porep §7.1):
 *
 *   prod e(z_j·A_j, B_j) = e((sum z_j)·alpha, beta) · e(acc, gamma) · e(sum z_j·C_j, delta)
 *   acc = (sum z_j)·ic[0] + sum_i (sum_j z_j·x_{j,i})·ic[i]
 *
 * The weights must not be known to whoever made the proofs: two wrong proofs whose errors cancel
 * pass a check without them (C17). 128 bits each, fresh from the kernel, none zero: a batch with a
 * wrong proof passes with a chance of at most 2^-127. */
#include "groth16/verify_checks.h"

#include "base/rng.h"
#include "msm/msm.h"

typedef struct {
    const groth16_vk *vk;
    const groth16_proof *proofs;
    const fr *inputs;
    size_t n, inputs_n;
    fr *weights;   /* n */
    fr *combined;  /* inputs_n: sum of z_j·x_{j,i} */
    fr weight_sum; /* of all z_j */
    g1_aff *p;     /* n + 3 pairs for the pairing */
    g2_aff *q;
    g1_aff *c; /* n */
} batch;

static err_t draw_weight(fr *out)
{
    fr_int z = {{0, 0, 0, 0}};
    do
        ERR_TRY(rng_bytes(z.l, 16));
    while ((z.l[0] | z.l[1]) == 0);
    fr_from_int(out, &z);
    return ERR_OK;
}

static err_t weigh(batch *b)
{
    b->weight_sum = FR_ZERO;
    for (size_t j = 0; j < b->n; j++) {
        const fr *x = b->inputs + j * b->inputs_n;
        ERR_TRY(draw_weight(&b->weights[j]));
        fr_add(&b->weight_sum, &b->weight_sum, &b->weights[j]);
        for (size_t i = 0; i < b->inputs_n; i++) {
            fr product;
            fr_mul(&product, &x[i], &b->weights[j]);
            fr_add(&b->combined[i], &b->combined[i], &product);
        }
    }
    return ERR_OK;
}

/* *holds: whether the weighted equation is true. */
static err_t check_equation(bool *holds, batch *b)
{
    g1_xyzz sum;
    ERR_TRY(weigh(b));
    for (size_t j = 0; j < b->n; j++) {
        b->c[j] = b->proofs[j].c;
        g1_mul(&sum, &b->proofs[j].a, &b->weights[j]);
        g1_to_aff(&b->p[3 + j], &sum);
        b->q[3 + j] = b->proofs[j].b;
    }
    ERR_TRY(verify_input_sum(&sum, b->vk, &b->weight_sum, b->combined));
    g1_neg(&sum, &sum);
    g1_to_aff(&b->p[0], &sum);
    b->q[0] = b->vk->gamma_g2;
    ERR_TRY(msm_g1(&sum, b->c, b->weights, b->n, NULL));
    g1_neg(&sum, &sum);
    g1_to_aff(&b->p[1], &sum);
    b->q[1] = b->vk->delta_g2;
    g1_mul(&sum, &b->vk->alpha_g1, &b->weight_sum);
    g1_neg(&sum, &sum);
    g1_to_aff(&b->p[2], &sum);
    b->q[2] = b->vk->beta_g2;
    *holds = pairing_product_is_one(b->p, b->q, b->n + 3);
    return ERR_OK;
}

static err_t find_first_bad(const batch *b, size_t *first_bad)
{
    for (size_t j = 0; j < b->n; j++) {
        const err_t rc =
            groth16_verify(b->vk, &b->proofs[j], b->inputs + j * b->inputs_n, b->inputs_n);
        if (rc == ERR_OK)
            continue;
        *first_bad = j;
        return err_prefix(rc, "proof %zu of %zu", j, b->n);
    }
    return err_set(ERR_INTERNAL, "a batch of %zu proofs fails, each of them verifies", b->n);
}

static err_t allocate(batch *b)
{
    ERR_TRY(MEM_ARRAY(&b->weights, MEM_SCRATCH, b->n, "weights of a batch"));
    ERR_TRY(MEM_ARRAY(&b->combined, MEM_SCRATCH, b->inputs_n, "weighted inputs"));
    ERR_TRY(MEM_ARRAY(&b->p, MEM_SCRATCH, b->n + 3, "pairs of a batch"));
    ERR_TRY(MEM_ARRAY(&b->q, MEM_SCRATCH, b->n + 3, "pairs of a batch"));
    return MEM_ARRAY(&b->c, MEM_SCRATCH, b->n, "points C of a batch");
}

err_t groth16_verify_batch(const groth16_vk *vk, const groth16_proof *proofs, size_t n,
                           const fr *inputs, size_t inputs_n, size_t *first_bad)
{
    *first_bad = n;
    if (n == 0)
        return err_set(ERR_ARGUMENT, "a batch of 0 proofs says nothing");
    ERR_TRY(verify_check_vk(vk, inputs_n));
    for (size_t j = 0; j < n; j++) {
        const err_t rc = verify_check_proof(&proofs[j]);
        if (rc != ERR_OK) {
            *first_bad = j;
            return err_prefix(rc, "proof %zu of %zu", j, n);
        }
    }
    batch b = {.vk = vk, .proofs = proofs, .inputs = inputs, .n = n, .inputs_n = inputs_n};
    bool holds = false;
    err_t rc = allocate(&b);
    if (rc == ERR_OK)
        rc = check_equation(&holds, &b);
    if (rc == ERR_OK && !holds)
        rc = find_first_bad(&b, first_bad);
    mem_free(b.weights, MEM_SCRATCH);
    mem_free(b.combined, MEM_SCRATCH);
    mem_free(b.p, MEM_SCRATCH);
    mem_free(b.q, MEM_SCRATCH);
    mem_free(b.c, MEM_SCRATCH);
    return rc;
}
