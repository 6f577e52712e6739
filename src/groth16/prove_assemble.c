/* proof.A = alpha + A + r·delta            proof.B = beta + B2 + s·delta (in G2)
 * proof.C = L + H + s·proof.A + r·(beta + B1)
 * (the last is the usual form with r·s·delta and s·alpha taken into s·proof.A). */
#include "groth16/prove_assemble.h"

#include "base/mem.h"

err_t prove_blinding_draw(groth16_blinding *out, const groth16_blinding *given)
{
    if (given) {
        *out = *given;
        return ERR_OK;
    }
    ERR_TRY(fr_random(&out->r));
    return fr_random(&out->s);
}

void prove_assemble(groth16_proof *out, const prove_sums *sums, const groth16_vk *vk,
                    const groth16_blinding *blinding)
{
    g1_xyzz c, t;
    g2_xyzz b;
    g1_aff b1;
    g1_mul(&t, &vk->delta_g1, &blinding->r);
    g1_add(&t, &t, &sums->a);
    g1_add_aff(&t, &t, &vk->alpha_g1);
    g1_to_aff(&out->a, &t);

    g2_mul(&b, &vk->delta_g2, &blinding->s);
    g2_add(&b, &b, &sums->b2);
    g2_add_aff(&b, &b, &vk->beta_g2);
    g2_to_aff(&out->b, &b);

    g1_add(&c, &sums->l, &sums->h);
    g1_mul(&t, &out->a, &blinding->s);
    g1_add(&c, &c, &t);
    g1_add_aff(&t, &sums->b1, &vk->beta_g1);
    g1_to_aff(&b1, &t);
    g1_mul(&t, &b1, &blinding->r);
    g1_add(&c, &c, &t);
    g1_to_aff(&out->c, &c);

    mem_wipe(&c, sizeof c);
    mem_wipe(&t, sizeof t);
    mem_wipe(&b, sizeof b);
    mem_wipe(&b1, sizeof b1);
}
