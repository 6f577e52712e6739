/* Trees of which only some leaves are known: on every level the groups of children that hold a
 * known node, the rest of each group filled up with scalars of its place. */
#include "circuit/porep_make_parts.h"

#include "base/verify.h"
#include "hash/poseidon_batch.h"

#define CHUNK_GROUPS 32u
#define ARITY_MAX    8u

/* One level being filled. */
typedef struct {
    const sparse_tree *tree;
    const char *label, *letter;
    uint32_t level;
    const uint64_t *known;
    const fr *value;
    size_t known_n;
} level_job;

/* First of the ascending values that is at least v. */
static size_t lower_bound(const uint64_t *sorted, size_t n, uint64_t v)
{
    size_t low = 0;
    while (n > 0) {
        const size_t half = n / 2;
        if (sorted[low + half] < v) {
            low += half + 1;
            n -= half + 1;
        } else {
            n = half;
        }
    }
    return low;
}

size_t sparse_find(const uint64_t *sorted, size_t n, uint64_t v)
{
    const size_t at = lower_bound(sorted, n, v);
    return at < n && sorted[at] == v ? at : n;
}

static fr filler(const level_job *l, uint64_t index)
{
    make_message m = {0};
    make_append_text(&m, "cuzk sparse tree 1");
    make_append_text(&m, l->label);
    make_append_text(&m, l->letter);
    make_append_u32(&m, l->level);
    make_append_u64(&m, index);
    return make_scalar(&m);
}

static void fill_group(const level_job *l, size_t group)
{
    const unsigned arity = l->tree->arity[l->level];
    const uint64_t first = l->tree->index[l->level][group] * arity;
    fr *child = l->tree->child[l->level] + group * arity;
    size_t at = lower_bound(l->known, l->known_n, first);
    for (unsigned i = 0; i < arity; i++) {
        if (at < l->known_n && l->known[at] == first + i)
            child[i] = l->value[at++];
        else
            child[i] = filler(l, first + i);
    }
}

static err_t fill_chunk(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const level_job *l = context;
    const sparse_tree *t = l->tree;
    const unsigned arity = t->arity[l->level];
    const size_t first = i * CHUNK_GROUPS, left = t->groups[l->level] - first;
    const size_t n = left < CHUNK_GROUPS ? left : CHUNK_GROUPS;
    const fr *in[CHUNK_GROUPS];
    fr *out[CHUNK_GROUPS];
    for (size_t k = 0; k < n; k++) {
        fill_group(l, first + k);
        in[k] = t->child[l->level] + (first + k) * arity;
        out[k] = t->hash[l->level] + first + k;
    }
    poseidon_batch(out, in, arity, n);
    return ERR_OK;
}

/* Groups of this level over the known nodes, without their values. */
static err_t find_groups(sparse_tree *t, uint32_t level, const uint64_t *known, size_t n)
{
    const unsigned arity = t->arity[level];
    VERIFY(arity <= ARITY_MAX);
    size_t groups = 0;
    for (size_t i = 0; i < n; i++)
        groups += i == 0 || known[i] / arity != known[i - 1] / arity;
    t->groups[level] = groups;
    ERR_TRY(MEM_ARRAY(&t->index[level], MEM_SCRATCH, groups, "nodes of a sparse tree"));
    ERR_TRY(MEM_ARRAY(&t->child[level], MEM_SCRATCH, groups * arity, "nodes of a sparse tree"));
    ERR_TRY(MEM_ARRAY(&t->hash[level], MEM_SCRATCH, groups, "nodes of a sparse tree"));
    groups = 0;
    for (size_t i = 0; i < n; i++)
        if (i == 0 || known[i] / arity != known[i - 1] / arity)
            t->index[level][groups++] = known[i] / arity;
    return ERR_OK;
}

err_t sparse_tree_make(sparse_tree *out, const porep_sector *sector, make_tree tree,
                       const uint64_t *known, const fr *leaves, size_t n, pool *p)
{
    VERIFY(tree != TREE_D && n > 0);
    *out = (sparse_tree){0};
    out->levels = make_arities(out->arity, sector->shape, tree);
    level_job l = {.tree = out,
                   .label = sector->label,
                   .letter = tree == TREE_C ? "c" : "r",
                   .known = known,
                   .value = leaves,
                   .known_n = n};
    for (; l.level < out->levels; l.level++) {
        ERR_TRY(find_groups(out, l.level, l.known, l.known_n));
        const size_t groups = out->groups[l.level];
        ERR_TRY(pool_for(p, (groups + CHUNK_GROUPS - 1) / CHUNK_GROUPS, fill_chunk, &l));
        l.known = out->index[l.level];
        l.value = out->hash[l.level];
        l.known_n = groups;
    }
    VERIFY(l.known_n == 1 && l.known[0] == 0);
    return ERR_OK;
}

void sparse_tree_free(sparse_tree *t)
{
    for (uint32_t level = 0; level < t->levels; level++) {
        mem_free(t->index[level], MEM_SCRATCH);
        mem_free(t->child[level], MEM_SCRATCH);
        mem_free(t->hash[level], MEM_SCRATCH);
    }
    *t = (sparse_tree){0};
}

const fr *sparse_tree_root(const sparse_tree *t)
{
    return t->hash[t->levels - 1];
}

void sparse_tree_path(const sparse_tree *t, merkle_path *out, uint64_t leaf)
{
    out->root = *sparse_tree_root(t);
    out->levels = t->levels;
    fr *sibling = out->sibling;
    for (uint32_t level = 0; level < t->levels; level++) {
        const unsigned arity = t->arity[level], place = (unsigned)(leaf % arity);
        leaf /= arity;
        const size_t group = sparse_find(t->index[level], t->groups[level], leaf);
        VERIFY(group < t->groups[level]);
        const fr *child = t->child[level] + group * arity;
        if (level == 0)
            out->leaf = child[place];
        out->arity[level] = (uint8_t)arity;
        out->index[level] = (uint8_t)place;
        for (unsigned i = 0; i < arity; i++)
            if (i != place)
                *sibling++ = child[i];
    }
}
