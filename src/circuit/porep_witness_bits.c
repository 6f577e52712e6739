/* The bits of challenges in order: tree D, the index bits of 14 parents, the node, the labels, the
 * index bits of R-last and C. All challenges of a group take each step together, one per lane. */
#include "circuit/porep_witness_internal.h"

#include "base/verify.h"
#include "gadget/sha256_constants.h"

#include <string.h>

/* ---- field elements and SHA-256's words ------------------------------------------------------ */

static void fill_row(sha256_row *row, uint32_t value)
{
    for (unsigned k = 0; k < SHA256_LANES; k++)
        row->lane[k] = value;
}

static void initial_state(sha256_row state[8])
{
    for (unsigned i = 0; i < 8; i++)
        fill_row(&state[i], SHA256_H[i]);
}

/* A one after the message, zeros, its length. */
static void padding(sha256_row *row, unsigned n, uint32_t message_bits)
{
    fill_row(&row[0], UINT32_C(1) << 31);
    for (unsigned i = 1; i < n - 1; i++)
        fill_row(&row[i], 0);
    fill_row(&row[n - 1], message_bits);
}

void witness_element_bits(bit_sink *bits, sha256_row words[8], unsigned k, const fr *v)
{
    fr_int n;
    fr_to_int(&n, v);
    for (unsigned i = 0; i < 4; i++) {
        bit_sink_append(bits, n.l[i], i < 3 ? 64 : NUM_BITS - 3 * 64);
        words[2 * i].lane[k] = __builtin_bswap32((uint32_t)n.l[i]);
        words[2 * i + 1].lane[k] = __builtin_bswap32((uint32_t)(n.l[i] >> 32));
    }
}

/* The first 254 bits of the hash in lane k as a number. */
static void packed(fr *out, const sha256_row state[8], unsigned k)
{
    fr_int n;
    for (unsigned i = 0; i < 4; i++)
        n.l[i] = __builtin_bswap32(state[2 * i].lane[k]) |
                 (uint64_t)__builtin_bswap32(state[2 * i + 1].lane[k]) << 32;
    n.l[3] &= UINT64_MAX >> (256 - NUM_PACK_BITS);
    fr_from_int(out, &n);
}

/* ---- tree D ---------------------------------------------------------------------------------- */

#define LEVEL_FIELDS 4 /* sibling, two picks, node */

/* Everything of a level but its hash, whose block is filled. */
static void enter_level(bit_sink *bits, sha256_row block[16], unsigned k, fr *field, const fr *node,
                        const merkle_path *path, uint32_t level)
{
    const unsigned right = path->index[level];
    bit_sink_append(bits, right, 1);
    field[0] = path->sibling[level];
    field[1 + right] = *node;
    field[2 - right] = path->sibling[level];
    witness_element_bits(bits, block, k, &field[1]);
    witness_element_bits(bits, block + 8, k, &field[2]);
}

static void climb_tree_d(witness_group *g, const witness_common *w)
{
    sha256_row state[8], block[16] = {0}, second[16];
    padding(second, 16, 512);
    for (uint32_t l = 0; l < w->shape->d_levels; l++) {
        for (unsigned k = 0; k < g->n; k++) {
            /* The leaf, the first element, is followed by the levels: the node is always the one
             * before. */
            fr *field = g->field[k] + 1 + (size_t)LEVEL_FIELDS * l;
            enter_level(&g->bits[k], block, k, field, field - 1, &g->challenge[k]->d, l);
        }
        initial_state(state);
        sha256_trace_lanes(g->bits, g->n, &w->plans->node, state, block);
        sha256_trace_lanes(g->bits, g->n, &w->plans->node_padding, state, second);
        for (unsigned k = 0; k < g->n; k++)
            packed(g->field[k] + (size_t)LEVEL_FIELDS * (l + 1), state, k);
    }
}

/* ---- labels ---------------------------------------------------------------------------------- */

static void label_head(sha256_row block[16], const witness_group *g, const witness_common *w,
                       uint32_t layer)
{
    for (unsigned i = 0; i < 8; i++)
        fill_row(&block[i], w->replica_id[i]);
    fill_row(&block[8], layer);
    for (unsigned k = 0; k < g->n; k++) {
        block[9].lane[k] = (uint32_t)(g->challenge[k]->node >> 32);
        block[10].lane[k] = (uint32_t)g->challenge[k]->node;
    }
    for (unsigned i = 11; i < 16; i++)
        fill_row(&block[i], 0);
}

/* state: the hash. */
static void label(sha256_row state[8], witness_group *g, const witness_common *w, uint32_t layer,
                  sha256_row (*parents)[8], unsigned parents_n)
{
    sha256_row block[16] = {0};
    initial_state(state);
    label_head(block, g, w, layer);
    sha256_trace_lanes(g->bits, g->n, &w->plans->label_head, state, block);
    unsigned next = 0;
    for (unsigned i = 0; i < POREP_LABEL_BLOCKS; i++) {
        for (unsigned half = 0; half < 2; half++) {
            memcpy(block + 8 * half, parents[next], sizeof *parents);
            next = next + 1 < parents_n ? next + 1 : 0;
        }
        sha256_trace_lanes(g->bits, g->n, &w->plans->label_parents, state, block);
    }
    memcpy(block, parents[next], sizeof *parents);
    padding(block + 8, 8, POREP_LABEL_BITS);
    sha256_trace_lanes(g->bits, g->n, &w->plans->label_last, state, block);
}

/* Base parents come from the layer itself, expander parents from the one before. */
static void label_of_layer(witness_group *g, const witness_common *w, uint32_t layer)
{
    const unsigned parents_n = layer == 1 ? POREP_BASE_PARENTS : POREP_PARENTS;
    sha256_row parents[POREP_PARENTS][8] = {{{{0}}}}, state[8];
    for (unsigned k = 0; k < g->n; k++)
        for (unsigned i = 0; i < parents_n; i++) {
            const uint32_t row = i < POREP_BASE_PARENTS ? layer - 1 : layer - 2;
            witness_element_bits(&g->bits[k], parents[i], k, &g->challenge[k]->parent[i].rows[row]);
        }
    label(state, g, w, layer, parents, parents_n);
    for (unsigned k = 0; k < g->n; k++)
        packed(g->field[k] + w->layout->labels + layer - 1, state, k);
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

void witness_challenge_bits(witness_group *g, const witness_common *w)
{
    const porep_layout *at = w->layout;
    const uint32_t layers = w->shape->layers;
    for (unsigned k = 0; k < g->n; k++)
        g->field[k][0] = g->challenge[k]->d.leaf;
    climb_tree_d(g, w);
    for (unsigned k = 0; k < g->n; k++) {
        for (unsigned i = 0; i < POREP_PARENTS; i++)
            path_bits(&g->bits[k], &g->challenge[k]->parent_c[i]);
        bit_sink_append(&g->bits[k], g->challenge[k]->node, 64);
    }
    for (uint32_t layer = 1; layer <= layers; layer++)
        label_of_layer(g, w, layer);
    for (unsigned k = 0; k < g->n; k++) {
        fr *field = g->field[k];
        fr_add(&field[at->encoded], &field[at->labels + layers - 1], &field[0]);
        path_bits(&g->bits[k], &g->challenge[k]->r_last);
        path_bits(&g->bits[k], &g->challenge[k]->c);
    }
}
