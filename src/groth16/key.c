#include "groth16/groth16.h"

void groth16_vk_free(groth16_vk *vk)
{
    mem_free(vk->ic, MEM_KEY);
    *vk = (groth16_vk){0};
}

void groth16_key_free(groth16_key *key)
{
    groth16_vk_free(&key->vk);
    mem_free(key->h, MEM_KEY);
    mem_free(key->l, MEM_KEY);
    mem_free(key->a, MEM_KEY);
    mem_free(key->b_g1, MEM_KEY);
    mem_free(key->b_g2, MEM_KEY);
    *key = (groth16_key){0};
}
