/* Insertion, tree nodes and Merkle paths. */
#include "gadget/gadget.h"
#include "gadget/rows.h"

#include "base/verify.h"

#include <inttypes.h>

#define ARITY_MAX 8

/* ---- insertion (§4.4) ------------------------------------------------------------------------ */

static void insert_2(r1cs_cs *cs, num *out, const num *a, const boolean *bit, const num *s)
{
    out[0] = num_pick(cs, bit[0], &s[0], a);
    out[1] = num_pick(cs, bit[0], a, &s[0]);
}

static void insert_4(r1cs_cs *cs, num *out, const num *a, const boolean *bit, const num *s)
{
    num q = num_pick(cs, bit[0], &s[0], a);
    out[0] = num_pick(cs, bit[1], &s[0], &q);
    q = num_pick(cs, bit[0], a, &s[0]);
    out[1] = num_pick(cs, bit[1], &s[1], &q);
    q = num_pick(cs, bit[0], &s[2], a);
    out[2] = num_pick(cs, bit[1], &q, &s[1]);
    q = num_pick(cs, bit[0], a, &s[2]);
    out[3] = num_pick(cs, bit[1], &q, &s[2]);
}

/* s = b, c, d, e, f, g, h of the description. */
static void insert_8(r1cs_cs *cs, num *out, const num *a, const boolean *bit, const num *s)
{
    const boolean nor = boolean_and(cs, boolean_not(bit[0]), boolean_not(bit[1]));
    const boolean and = boolean_and(cs, bit[0], bit[1]);
    num q = num_pick(cs, nor, a, &s[0]);
    out[0] = num_pick(cs, bit[2], &s[0], &q);
    q = num_pick(cs, bit[0], a, &s[0]);
    q = num_pick(cs, bit[1], &s[1], &q);
    out[1] = num_pick(cs, bit[2], &s[1], &q);
    q = num_pick(cs, bit[0], &s[2], a);
    q = num_pick(cs, bit[1], &q, &s[1]);
    out[2] = num_pick(cs, bit[2], &s[2], &q);
    q = num_pick(cs, and, a, &s[2]);
    out[3] = num_pick(cs, bit[2], &s[3], &q);
    q = num_pick(cs, nor, a, &s[4]);
    out[4] = num_pick(cs, bit[2], &q, &s[3]);
    q = num_pick(cs, bit[0], a, &s[4]);
    q = num_pick(cs, bit[1], &s[5], &q);
    out[5] = num_pick(cs, bit[2], &q, &s[4]);
    q = num_pick(cs, bit[0], &s[6], a);
    q = num_pick(cs, bit[1], &q, &s[5]);
    out[6] = num_pick(cs, bit[2], &q, &s[5]);
    q = num_pick(cs, and, a, &s[6]);
    out[7] = num_pick(cs, bit[2], &q, &s[6]);
}

void merkle_insert(r1cs_cs *cs, num *out, const num *element, const boolean *bits,
                   const num *siblings, unsigned arity)
{
    VERIFY(arity == 2 || arity == 4 || arity == 8);
    (arity == 2 ? insert_2 : arity == 4 ? insert_4 : insert_8)(cs, out, element, bits, siblings);
}

/* ---- nodes ----------------------------------------------------------------------------------- */

num merkle_node_gadget(r1cs_cs *cs, const num *children, unsigned arity, merkle_hash hash)
{
    if (hash == MERKLE_POSEIDON)
        return poseidon_gadget(cs, children, arity, NULL);
    VERIFY(arity == 2);
    boolean preimage[512], digest[256];
    for (unsigned i = 0; i < 2; i++) {
        r1cs_enter(cs, "bits of child", i);
        num_to_sha256_bits(cs, preimage + 256 * i, &children[i]);
        r1cs_leave(cs);
    }
    sha256_bits(cs, digest, preimage, 512);
    return num_from_sha256_bits(cs, digest);
}

/* ---- paths (§4.5) ---------------------------------------------------------------------------- */

static unsigned log2_of(unsigned arity)
{
    return (unsigned)__builtin_ctz(arity);
}

static bool path_fits(r1cs_cs *cs, const merkle_shape *shape, const merkle_path *path)
{
    if (!path) {
        r1cs_fail(cs, ERR_ARGUMENT, "values are wanted of a circuit without a path");
        return false;
    }
    if (path->levels != shape->levels) {
        r1cs_fail(cs, ERR_INPUT, "a path of %" PRIu32 " levels where the tree has %" PRIu32,
                  path->levels, shape->levels);
        return false;
    }
    for (uint32_t l = 0; l < shape->levels; l++) {
        if (path->arity[l] != shape->arity[l] || path->index[l] >= shape->arity[l]) {
            r1cs_fail(cs, ERR_INPUT,
                      "level %" PRIu32 " of a path has arity %u and index %u, the tree arity %u", l,
                      path->arity[l], path->index[l], shape->arity[l]);
            return false;
        }
    }
    return true;
}

num merkle_climb(r1cs_cs *cs, const num *leaf, const merkle_shape *shape, const merkle_path *path)
{
    VERIFY(shape->levels <= MERKLE_LEVELS_MAX);
    num node = *leaf;
    if (!r1cs_has_values(cs))
        path = NULL;
    else if (!path_fits(cs, shape, path))
        return node;
    boolean bits[3 * MERKLE_LEVELS_MAX];
    size_t bits_n = 0;
    const fr *sibling = path ? path->sibling : NULL;
    for (uint32_t l = 0; l < shape->levels; l++) {
        r1cs_enter(cs, "level", l);
        const unsigned arity = shape->arity[l], index_bits = log2_of(arity);
        for (unsigned i = 0; i < index_bits; i++)
            bits[bits_n + i] = boolean_alloc(cs, path && path->index[l] >> i & 1);
        num siblings[ARITY_MAX - 1], children[ARITY_MAX];
        for (unsigned i = 0; i + 1 < arity; i++)
            siblings[i] = num_alloc(cs, sibling ? sibling++ : NULL);
        merkle_insert(cs, children, &node, bits + bits_n, siblings, arity);
        r1cs_enter(cs, "node hash", -1);
        node = merkle_node_gadget(cs, children, arity, shape->hash);
        r1cs_leave(cs);
        r1cs_leave(cs);
        bits_n += index_bits;
    }
    r1cs_enter(cs, "packed path input", -1);
    num_pack_input(cs, bits, bits_n);
    r1cs_leave(cs);
    return node;
}

void merkle_inclusion(r1cs_cs *cs, const num *leaf, const num *root, const merkle_shape *shape,
                      const merkle_path *path)
{
    const num computed = merkle_climb(cs, leaf, shape, path);
    num_equal(cs, &computed, root);
}
