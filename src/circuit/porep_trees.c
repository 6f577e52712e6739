#include "circuit/porep_trees.h"

void porep_tree_d(merkle_shape *out, const porep_shape *shape)
{
    *out = (merkle_shape){.hash = MERKLE_SHA256, .levels = shape->d_levels};
    for (uint32_t l = 0; l < shape->d_levels; l++)
        out->arity[l] = 2;
}

void porep_tree_c(merkle_shape *out, const porep_shape *shape)
{
    *out = (merkle_shape){.hash = MERKLE_POSEIDON, .levels = shape->base_levels};
    for (uint32_t l = 0; l < shape->base_levels; l++)
        out->arity[l] = (uint8_t)shape->base_arity;
    if (shape->sub_arity)
        out->arity[out->levels++] = (uint8_t)shape->sub_arity;
    if (shape->top_arity)
        out->arity[out->levels++] = (uint8_t)shape->top_arity;
}
