/* The stacked depth-robust graph: parents of a node (spec porep §3.3).
 *
 * Base parents: DRSample (Alwen, Blocki, Harsha, "Practical graphs for optimal side-channel
 * resistant memory-hard functions", 2017) on a graph of 5 nodes per node, drawn from ChaCha8 keyed
 * with the seed and the node; the sixth is the node before. Expander parents: a Feistel permutation
 * (three rounds of BLAKE2b) of 8 times the nodes, applied again while it leaves the range. */
#include "circuit/porep.h"

#include "base/bytes.h"
#include "base/verify.h"

#define DRAWN_PARENTS (POREP_BASE_PARENTS - 1)

static const char drg_label[] = "Filecoin_DRSample";
static const char feistel_label[] = "Filecoin_Feistel";

/* SHA-256(label ‖ porep_id). */
static void seed_of(uint8_t out[32], const char *label, size_t label_bytes,
                    const uint8_t porep_id[32])
{
    uint8_t message[64];
    VERIFY(label_bytes + 32 <= sizeof message);
    memcpy(message, label, label_bytes);
    memcpy(message + label_bytes, porep_id, 32);
    sha256(out, message, label_bytes + 32);
}

void porep_graph_init(porep_graph *g, uint64_t nodes, porep_variant variant,
                      const uint8_t porep_id[32])
{
    g->nodes = nodes;
    g->variant = variant;
    uint8_t hash[32];
    seed_of(hash, drg_label, sizeof drg_label - 1, porep_id);
    memcpy(g->drg_seed, hash, sizeof g->drg_seed);
    seed_of(hash, feistel_label, sizeof feistel_label - 1, porep_id);
    for (size_t i = 0; i < 3; i++)
        g->feistel_key[i] = load_le64(hash + 8 * i);
}

/* ---- base parents ------------------------------------------------------------------------------
 */

/* The first 2 DRAWN_PARENTS 64-bit draws of ChaCha8 with a 64-bit counter from 0 and stream 0. */
static void draws_of(uint64_t draws[2 * DRAWN_PARENTS], const porep_graph *g, uint64_t node)
{
    uint8_t key[32], stream[2 * 64];
    memcpy(key, g->drg_seed, 28);
    store_le32(key + 28, (uint32_t)node);
    for (uint32_t block = 0; block < 2; block++) {
        const uint32_t words[4] = {block, 0, 0, 0};
        chacha_block(stream + 64 * block, key, words, 8);
    }
    for (size_t i = 0; i < 2 * DRAWN_PARENTS; i++)
        draws[i] = load_le64(stream + 8 * i);
}

/* One draw: the distance comes from a power-of-two bucket chosen at random, so that every scale of
 * distance is equally likely. meta = 5 node is the node in the graph of 5 per node. */
static uint64_t drawn_parent(uint64_t node, uint64_t bucket_draw, uint64_t distance_draw)
{
    const uint64_t meta = DRAWN_PARENTS * node;
    const unsigned buckets = 64 - (unsigned)__builtin_clzll(meta); /* meta is no power of two */
    const unsigned bucket = (unsigned)(bucket_draw % buckets) + 1;
    const uint64_t power = 1ULL << bucket;
    const uint64_t high = meta < power ? meta : power;
    const uint64_t low = high / 2 > 2 ? high / 2 : 2;
    const uint64_t distance = low + distance_draw % (high - low + 1);
    const uint64_t parent = (meta - distance) / DRAWN_PARENTS;
    return parent == node ? node - 1 : parent;
}

void porep_graph_base_parents(const porep_graph *g, uint64_t node, uint64_t out[POREP_BASE_PARENTS])
{
    VERIFY(node < g->nodes && g->nodes <= UINT32_MAX);
    if (node <= 1) {
        memset(out, 0, POREP_BASE_PARENTS * sizeof *out);
        return;
    }
    uint64_t draws[2 * DRAWN_PARENTS];
    draws_of(draws, g, node);
    const bool previous_last = g->variant == POREP_V1;
    uint64_t *drawn = previous_last ? out : out + 1;
    for (size_t i = 0; i < DRAWN_PARENTS; i++)
        drawn[i] = drawn_parent(node, draws[2 * i], draws[2 * i + 1]);
    out[previous_last ? DRAWN_PARENTS : 0] = node - 1;
}

/* ---- expander parents --------------------------------------------------------------------------
 */

/* Half the width of the permuted numbers: the least w >= 1 with 4^w >= count. */
static unsigned half_bits_of(uint64_t count)
{
    unsigned w = 1;
    while (w < 31 && 1ULL << (2 * w) < count)
        w++;
    return w;
}

static uint64_t feistel_round(uint64_t right, uint64_t key, uint64_t mask)
{
    uint8_t message[16], hash[64];
    store_be64(message, right);
    store_be64(message + 8, key);
    blake2b_512(hash, message, sizeof message);
    return load_be64(hash) & mask;
}

static uint64_t feistel_permute(const porep_graph *g, uint64_t value, unsigned half_bits)
{
    const uint64_t mask = (1ULL << half_bits) - 1;
    uint64_t left = value >> half_bits, right = value & mask;
    for (size_t round = 0; round < 3; round++) {
        const uint64_t next = left ^ feistel_round(right, g->feistel_key[round], mask);
        left = right;
        right = next;
    }
    return left << half_bits | right;
}

/* API 1.0.0 cut the permuted number to 32 bits, which matters from 32 GiB on. */
static void expander_parents(const porep_graph *g, uint64_t node, uint64_t out[POREP_EXP_PARENTS])
{
    const uint64_t count = POREP_EXP_PARENTS * g->nodes;
    const unsigned half_bits = half_bits_of(count);
    for (size_t i = 0; i < POREP_EXP_PARENTS; i++) {
        uint64_t value = POREP_EXP_PARENTS * node + i;
        do
            value = feistel_permute(g, value, half_bits);
        while (value >= count);
        if (g->variant == POREP_V1)
            value &= UINT32_MAX;
        out[i] = value / POREP_EXP_PARENTS;
    }
}

void porep_graph_parents(const porep_graph *g, uint64_t node, uint64_t parents[POREP_PARENTS])
{
    porep_graph_base_parents(g, node, parents);
    expander_parents(g, node, parents + POREP_BASE_PARENTS);
}
