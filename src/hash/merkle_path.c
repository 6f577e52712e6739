/* Merkle paths. */
#include "hash/poseidon_batch.h"

#include "base/verify.h"

#include <string.h>

#define ARITY_MAX 11
#define PATHS_MAX 16 /* that climb together: two batches of eight lanes */

void merkle_node(fr *out, const fr *children, unsigned arity, merkle_hash hash)
{
    if (hash == MERKLE_POSEIDON) {
        poseidon(out, children, arity);
        return;
    }
    VERIFY(arity == 2);
    uint8_t bytes[2 * FR_BYTES], digest[SHA256_BYTES];
    fr_to_bytes(bytes, &children[0]);
    fr_to_bytes(bytes + FR_BYTES, &children[1]);
    sha256(digest, bytes, sizeof bytes);
    trunc254(digest);
    const bool below_r = fr_from_bytes(out, digest); /* 2^254 < r */
    VERIFY(below_r);
    (void)below_r;
}

/* The children of one node of the path; returns the siblings of the next level. */
static const fr *put_children(fr *children, const merkle_path *path, uint32_t level,
                              const fr *sibling, const fr *running)
{
    const unsigned arity = path->arity[level], index = path->index[level];
    VERIFY(arity <= ARITY_MAX && index < arity);
    for (unsigned i = 0; i < arity; i++)
        children[i] = i == index ? *running : *sibling++;
    VERIFY(sibling <= path->sibling + MERKLE_SIBLINGS_MAX);
    return sibling;
}

void merkle_path_root(fr *out, const merkle_path *path, const fr *leaf, merkle_hash hash)
{
    VERIFY(path->levels <= MERKLE_LEVELS_MAX);
    fr running = *leaf, children[ARITY_MAX];
    const fr *sibling = path->sibling;
    for (uint32_t level = 0; level < path->levels; level++) {
        sibling = put_children(children, path, level, sibling, &running);
        merkle_node(&running, children, path->arity[level], hash);
    }
    *out = running;
}

/* At most PATHS_MAX. */
static void climb_together(fr *out, const merkle_path *const *path, size_t n)
{
    fr children[PATHS_MAX][ARITY_MAX];
    fr *running[PATHS_MAX];
    const fr *node[PATHS_MAX], *sibling[PATHS_MAX];
    VERIFY(path[0]->levels <= MERKLE_LEVELS_MAX);
    for (size_t i = 0; i < n; i++) {
        out[i] = path[i]->leaf;
        running[i] = &out[i];
        node[i] = children[i];
        sibling[i] = path[i]->sibling;
        VERIFY(path[i]->levels == path[0]->levels);
    }
    for (uint32_t level = 0; level < path[0]->levels; level++) {
        const unsigned arity = path[0]->arity[level];
        for (size_t i = 0; i < n; i++) {
            VERIFY(path[i]->arity[level] == arity);
            sibling[i] = put_children(children[i], path[i], level, sibling[i], running[i]);
        }
        poseidon_batch(running, node, arity, n);
    }
}

void merkle_path_roots(fr *out, const merkle_path *const *path, size_t n)
{
    for (size_t i = 0; i < n; i += PATHS_MAX)
        climb_together(out + i, path + i, n - i < PATHS_MAX ? n - i : PATHS_MAX);
}

uint64_t merkle_path_position(const merkle_path *path)
{
    uint64_t position = 0, weight = 1;
    for (uint32_t level = 0; level < path->levels; level++) {
        position += path->index[level] * weight;
        weight *= path->arity[level];
    }
    return position;
}
