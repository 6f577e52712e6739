/* The bits of a challenge in order: tree D, the index bits of 14 parents, the node, the labels, the
 * index bits of R-last and C. */
#include "circuit/porep_witness_internal.h"

#include "base/bytes.h"
#include "base/verify.h"
#include "gadget/sha256_constants.h"

#include <string.h>

/* ---- field elements and SHA-256's words ------------------------------------------------------ */

void witness_element_bits(bit_sink *bits, uint32_t words[8], const fr *v)
{
    fr_int n;
    fr_to_int(&n, v);
    for (unsigned i = 0; i < 4; i++) {
        bit_sink_append(bits, n.l[i], i < 3 ? 64 : NUM_BITS - 3 * 64);
        words[2 * i] = __builtin_bswap32((uint32_t)n.l[i]);
        words[2 * i + 1] = __builtin_bswap32((uint32_t)(n.l[i] >> 32));
    }
}

/* The first 254 bits of a hash as a number. */
static void packed(fr *out, const uint32_t state[8])
{
    fr_int n;
    for (unsigned i = 0; i < 4; i++)
        n.l[i] = __builtin_bswap32(state[2 * i]) | (uint64_t)__builtin_bswap32(state[2 * i + 1])
                                                       << 32;
    n.l[3] &= UINT64_MAX >> (256 - NUM_PACK_BITS);
    fr_from_int(out, &n);
}

/* ---- tree D ---------------------------------------------------------------------------------- */

/* Per level: sibling, two picks, node. */
static void climb_tree_d(bit_sink *bits, fr *field, const porep_plans *plans,
                         const merkle_path *path)
{
    static const uint32_t padding[16] = {UINT32_C(1) << 31, [15] = 512};
    const fr *node = &path->leaf;
    for (uint32_t l = 0; l < path->levels; l++, field += 4) {
        const unsigned right = path->index[l];
        bit_sink_append(bits, right, 1);
        field[0] = path->sibling[l];
        field[1 + right] = *node;
        field[2 - right] = path->sibling[l];
        uint32_t block[16], state[8];
        witness_element_bits(bits, block, &field[1]);
        witness_element_bits(bits, block + 8, &field[2]);
        memcpy(state, SHA256_H, sizeof state);
        sha256_trace(bits, &plans->node, state, block);
        sha256_trace(bits, &plans->node_padding, state, padding);
        packed(&field[3], state);
        node = &field[3];
    }
}

/* ---- labels ---------------------------------------------------------------------------------- */

static void label(bit_sink *bits, fr *out, const witness_common *w, uint32_t layer, uint64_t node,
                  const uint32_t (*parents)[8], unsigned parents_n)
{
    uint32_t state[8], block[16] = {0};
    memcpy(state, SHA256_H, sizeof state);
    memcpy(block, w->replica_id, sizeof w->replica_id);
    block[8] = layer;
    block[9] = (uint32_t)(node >> 32);
    block[10] = (uint32_t)node;
    sha256_trace(bits, &w->plans->label_head[layer - 1], state, block);
    unsigned next = 0;
    for (unsigned i = 0; i < POREP_LABEL_BLOCKS; i++) {
        for (unsigned half = 0; half < 2; half++) {
            memcpy(block + 8 * half, parents[next], sizeof *parents);
            next = next + 1 < parents_n ? next + 1 : 0;
        }
        sha256_trace(bits, &w->plans->label_parents, state, block);
    }
    memset(block, 0, sizeof block);
    memcpy(block, parents[next], sizeof *parents);
    block[8] = UINT32_C(1) << 31;
    block[15] = POREP_LABEL_BITS;
    sha256_trace(bits, &w->plans->label_last, state, block);
    packed(out, state);
}

/* Base parents come from the layer itself, expander parents from the one before. */
static void label_of_layer(bit_sink *bits, fr *out, const witness_common *w,
                           const porep_challenge *c, uint32_t layer)
{
    const unsigned parents_n = layer == 1 ? POREP_BASE_PARENTS : POREP_PARENTS;
    uint32_t parents[POREP_PARENTS][8];
    for (unsigned i = 0; i < parents_n; i++) {
        const uint32_t row = i < POREP_BASE_PARENTS ? layer - 1 : layer - 2;
        witness_element_bits(bits, parents[i], &c->parent[i].rows[row]);
    }
    label(bits, out, w, layer, c->node, (const uint32_t(*)[8])parents, parents_n);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Index bits of each level, least significant first; arity 8: neither of the lower two, both. */
static void path_bits(bit_sink *bits, const merkle_path *path)
{
    for (uint32_t l = 0; l < path->levels; l++) {
        const unsigned index = path->index[l], low = index & 3;
        if (path->arity[l] == 8)
            bit_sink_append(bits, index | (low == 0) << 3 | (low == 3) << 4, 5);
        else
            bit_sink_append(bits, index, path->arity[l] == 4 ? 2 : 1);
    }
}

void witness_challenge_bits(bit_sink *bits, fr *field, const witness_common *w,
                            const porep_challenge *c)
{
    const porep_layout *at = w->layout;
    const uint32_t layers = w->shape->layers;
    field[0] = c->d.leaf;
    climb_tree_d(bits, field + 1, w->plans, &c->d);
    for (unsigned i = 0; i < POREP_PARENTS; i++)
        path_bits(bits, &c->parent_c[i]);
    bit_sink_append(bits, c->node, 64);
    for (uint32_t layer = 1; layer <= layers; layer++)
        label_of_layer(bits, field + at->labels + layer - 1, w, c, layer);
    fr_add(&field[at->encoded], &field[at->labels + layers - 1], &field[0]);
    path_bits(bits, &c->r_last);
    path_bits(bits, &c->c);
}
