/* Whole trees, level by level, without keeping their leaves. */
#include "circuit/porep_make_parts.h"

#include "base/verify.h"
#include "hash/poseidon_batch.h"

#include <string.h>

#define CHUNK_LEAVES 256u
#define CHUNK_NODES  64u

typedef struct {
    const seal_tree *tree;
    uint32_t level; /* its nodes are hashed to those of the next */
    uint64_t nodes; /* of this level */
} level_job;

/* n nodes of the next level from the children at `child`. */
static void hash_groups(const seal_tree *t, fr *out, const fr *child, unsigned arity, size_t n)
{
    if (t->tree == TREE_D) {
        for (size_t i = 0; i < n; i++)
            merkle_node(&out[i], &child[i * arity], arity, MERKLE_SHA256);
        return;
    }
    const fr *in[CHUNK_LEAVES];
    fr *to[CHUNK_LEAVES];
    VERIFY(n <= CHUNK_LEAVES);
    for (size_t i = 0; i < n; i++) {
        in[i] = &child[i * arity];
        to[i] = &out[i];
    }
    poseidon_batch(to, in, arity, n);
}

static err_t hash_leaves(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const level_job *l = context;
    const seal_tree *t = l->tree;
    const uint64_t first = i * CHUNK_LEAVES, left = l->nodes - first;
    const size_t n = left < CHUNK_LEAVES ? (size_t)left : CHUNK_LEAVES;
    fr leaf[CHUNK_LEAVES];
    t->leaves(t->self, leaf, first, n);
    hash_groups(t, t->row[1] + first / t->arity[0], leaf, t->arity[0], n / t->arity[0]);
    return ERR_OK;
}

static err_t hash_level(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const level_job *l = context;
    const seal_tree *t = l->tree;
    const unsigned arity = t->arity[l->level];
    const uint64_t first = i * CHUNK_NODES, left = l->nodes / arity - first;
    hash_groups(t, t->row[l->level + 1] + first, t->row[l->level] + first * arity, arity,
                left < CHUNK_NODES ? (size_t)left : CHUNK_NODES);
    return ERR_OK;
}

err_t seal_tree_make(seal_tree *out, const porep_shape *shape, make_tree tree, seal_leaves leaves,
                     const void *self, pool *p, const progress *listener)
{
    static const char *const stage[] = {"tree D", "tree C", "tree R-last"};
    *out = (seal_tree){.tree = tree, .leaves = leaves, .self = self};
    out->levels = make_arities(out->arity, shape, tree);
    level_job l = {.tree = out, .nodes = shape->nodes};
    for (; l.level < out->levels; l.level++) {
        const unsigned arity = out->arity[l.level];
        progress_step(listener, stage[tree], l.level, out->levels);
        ERR_TRY(
            MEM_ARRAY(&out->row[l.level + 1], MEM_SCRATCH, (size_t)(l.nodes / arity), stage[tree]));
        if (l.level == 0)
            ERR_TRY(pool_for(p, (size_t)((l.nodes + CHUNK_LEAVES - 1) / CHUNK_LEAVES), hash_leaves,
                             &l));
        else
            ERR_TRY(pool_for(p, (size_t)((l.nodes / arity + CHUNK_NODES - 1) / CHUNK_NODES),
                             hash_level, &l));
        l.nodes /= arity;
    }
    VERIFY(l.nodes == 1);
    return ERR_OK;
}

void seal_tree_free(seal_tree *t)
{
    for (uint32_t level = 1; level <= t->levels; level++)
        mem_free(t->row[level], MEM_SCRATCH);
    *t = (seal_tree){0};
}

const fr *seal_tree_root(const seal_tree *t)
{
    return t->row[t->levels];
}

void seal_tree_path(const seal_tree *t, merkle_path *out, uint64_t leaf)
{
    fr leaves[SEAL_LEAF_GROUP];
    const uint64_t first = leaf / SEAL_LEAF_GROUP * SEAL_LEAF_GROUP;
    t->leaves(t->self, leaves, first, SEAL_LEAF_GROUP);
    out->leaf = leaves[leaf - first];
    out->root = *seal_tree_root(t);
    out->levels = t->levels;
    fr *sibling = out->sibling;
    for (uint32_t level = 0; level < t->levels; level++) {
        const unsigned arity = t->arity[level], place = (unsigned)(leaf % arity);
        const uint64_t group = leaf - place;
        const fr *child = level == 0 ? &leaves[group - first] : &t->row[level][group];
        out->arity[level] = (uint8_t)arity;
        out->index[level] = (uint8_t)place;
        for (unsigned i = 0; i < arity; i++)
            if (i != place)
                *sibling++ = child[i];
        leaf /= arity;
    }
}
