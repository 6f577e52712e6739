/* One proof: e(A, B) = e(alpha, beta) · e(acc, gamma) · e(C, delta), acc = ic[0] + sum x_i·ic[i],
 * as one product of four pairings that must be 1 (Groth 2016, §3.2; spec porep §7.1). */
#include "groth16/verify_checks.h"

#include "msm/msm.h"

err_t verify_check_vk(const groth16_vk *vk, size_t inputs_n)
{
    /* inputs_n is the caller's: it may be SIZE_MAX, so 1 is taken from the other side. */
    if (vk->ic_n == 0 || inputs_n != vk->ic_n - 1)
        return err_set(ERR_INPUT, "%zu public inputs given, the verifying key is for %zu", inputs_n,
                       vk->ic_n == 0 ? 0 : vk->ic_n - 1);
    const char *at_infinity = g1_aff_is_infinity(&vk->alpha_g1)   ? "alpha_g1"
                              : g1_aff_is_infinity(&vk->beta_g1)  ? "beta_g1"
                              : g1_aff_is_infinity(&vk->delta_g1) ? "delta_g1"
                              : g2_aff_is_infinity(&vk->beta_g2)  ? "beta_g2"
                              : g2_aff_is_infinity(&vk->gamma_g2) ? "gamma_g2"
                              : g2_aff_is_infinity(&vk->delta_g2) ? "delta_g2"
                                                                  : NULL;
    if (at_infinity)
        return err_set(ERR_INPUT, "%s of the verifying key is the point at infinity", at_infinity);
    return ERR_OK;
}

static err_t check_g1(const g1_aff *p, const char *name)
{
    if (g1_aff_is_infinity(p))
        return err_set(ERR_INPUT, "%s of the proof is the point at infinity", name);
    if (!g1_aff_on_curve(p))
        return err_set(ERR_INPUT, "%s of the proof is not on the curve", name);
    if (!g1_aff_in_subgroup(p))
        return err_set(ERR_INPUT, "%s of the proof is outside the subgroup of order r", name);
    return ERR_OK;
}

err_t verify_check_proof(const groth16_proof *proof)
{
    ERR_TRY(check_g1(&proof->a, "A"));
    ERR_TRY(check_g1(&proof->c, "C"));
    if (g2_aff_is_infinity(&proof->b))
        return err_set(ERR_INPUT, "B of the proof is the point at infinity");
    if (!g2_aff_on_curve(&proof->b))
        return err_set(ERR_INPUT, "B of the proof is not on the curve");
    if (!g2_aff_in_subgroup(&proof->b))
        return err_set(ERR_INPUT, "B of the proof is outside the subgroup of order r");
    return ERR_OK;
}

err_t verify_input_sum(g1_xyzz *out, const groth16_vk *vk, const fr *one, const fr *inputs)
{
    g1_xyzz first;
    ERR_TRY(msm_g1(out, vk->ic + 1, inputs, vk->ic_n - 1, NULL));
    g1_mul(&first, &vk->ic[0], one);
    g1_add(out, out, &first);
    return ERR_OK;
}

err_t groth16_verify(const groth16_vk *vk, const groth16_proof *proof, const fr *inputs,
                     size_t inputs_n)
{
    ERR_TRY(verify_check_vk(vk, inputs_n));
    ERR_TRY(verify_check_proof(proof));
    g1_xyzz sum;
    ERR_TRY(verify_input_sum(&sum, vk, &FR_ONE, inputs));

    g1_aff p[4];
    g1_neg(&sum, &sum);
    g1_to_aff(&p[0], &sum);
    g1_aff_neg(&p[1], &proof->c);
    g1_aff_neg(&p[2], &vk->alpha_g1);
    p[3] = proof->a;
    const g2_aff q[4] = {vk->gamma_g2, vk->delta_g2, vk->beta_g2, proof->b};
    if (!pairing_product_is_one(p, q, 4))
        return err_set(ERR_INVALID, "the proof does not verify under this key and these inputs");
    return ERR_OK;
}
