/* Merkle paths. */
#include "hash/hash.h"

#include "base/verify.h"

#include <string.h>

#define ARITY_MAX 11

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

void merkle_path_root(fr *out, const merkle_path *path, const fr *leaf, merkle_hash hash)
{
    VERIFY(path->levels <= MERKLE_LEVELS_MAX);
    fr running = *leaf, children[ARITY_MAX];
    const fr *sibling = path->sibling;
    for (uint32_t level = 0; level < path->levels; level++) {
        const unsigned arity = path->arity[level], index = path->index[level];
        VERIFY(arity <= ARITY_MAX && index < arity);
        for (unsigned i = 0; i < arity; i++)
            children[i] = i == index ? running : *sibling++;
        merkle_node(&running, children, arity, hash);
    }
    VERIFY(sibling <= path->sibling + MERKLE_SIBLINGS_MAX);
    *out = running;
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
