#include "seal.h"

#include "circuit_test.h"

#include <stdio.h>

#define LEVELS_MAX 32

/* All rows of a tree, the leaves first. */
typedef struct {
    fr *row[LEVELS_MAX + 1];
    uint32_t levels;
    uint8_t arity[LEVELS_MAX];
    merkle_hash hash;
} tree;

static fr derived(const char *label, uint64_t i)
{
    char text[64];
    uint8_t hash[32];
    fr out;
    const int n = snprintf(text, sizeof text, "seal %s %llu", label, (unsigned long long)i);
    sha256(hash, text, (size_t)n);
    trunc254(hash);
    assert_true(fr_from_bytes(&out, hash));
    return out;
}

static fr *elements(size_t n)
{
    fr *out = calloc(n, sizeof *out);
    assert_non_null(out);
    return out;
}

/* ---- labels -------------------------------------------------------------------------------- */

static fr label_of(const fr *labels, const porep_graph *graph, uint32_t layers, uint32_t layer,
                   uint64_t node, const fr *replica_id)
{
    uint8_t message[64 + 37 * 32] = {0}, hash[32];
    fr_to_bytes(message, replica_id);
    store_be32(message + 32, layer);
    store_be64(message + 36, node);
    size_t bytes = 64;
    if (node > 0) {
        uint64_t parents[POREP_PARENTS];
        porep_graph_parents(graph, node, parents);
        const size_t distinct = layer == 1 ? POREP_BASE_PARENTS : POREP_PARENTS;
        for (size_t k = 0; k < POREP_LABEL_PARENTS; k++, bytes += 32) {
            const size_t which = k % distinct;
            const uint32_t of = which < POREP_BASE_PARENTS ? layer : layer - 1;
            fr_to_bytes(message + bytes, &labels[parents[which] * layers + of - 1]);
        }
    }
    sha256(hash, message, bytes);
    trunc254(hash);
    fr out;
    assert_true(fr_from_bytes(&out, hash));
    return out;
}

void seal_labels(fr *labels, const porep_graph *graph, uint32_t layers, const fr *replica_id)
{
    for (uint32_t layer = 1; layer <= layers; layer++) {
        for (uint64_t node = 0; node < graph->nodes; node++)
            labels[node * layers + layer - 1] =
                label_of(labels, graph, layers, layer, node, replica_id);
    }
}

/* ---- trees --------------------------------------------------------------------------------- */

static void tree_fill(tree *t, uint64_t leaves)
{
    uint64_t n = leaves;
    for (uint32_t level = 0; level < t->levels; level++) {
        const unsigned arity = t->arity[level];
        n /= arity;
        t->row[level + 1] = elements(n);
        for (uint64_t i = 0; i < n; i++)
            merkle_node(&t->row[level + 1][i], &t->row[level][i * arity], arity, t->hash);
    }
    assert_int_equal(n, 1);
}

static void tree_free(tree *t)
{
    for (uint32_t level = 0; level <= t->levels; level++)
        free(t->row[level]);
}

static fr tree_root(const tree *t)
{
    return t->row[t->levels][0];
}

static void tree_path(merkle_path *out, const tree *t, uint64_t leaf)
{
    out->leaf = t->row[0][leaf];
    out->root = tree_root(t);
    out->levels = t->levels;
    fr *sibling = out->sibling;
    for (uint32_t level = 0; level < t->levels; level++) {
        const unsigned arity = t->arity[level];
        const uint64_t first = leaf / arity * arity;
        out->arity[level] = (uint8_t)arity;
        out->index[level] = (uint8_t)(leaf - first);
        for (uint64_t i = first; i < first + arity; i++) {
            if (i != leaf)
                *sibling++ = t->row[level][i];
        }
        leaf /= arity;
    }
}

/* Levels of tree D, or of C and R-last. */
static void tree_levels(tree *t, const porep_shape *shape, merkle_hash hash)
{
    *t = (tree){.hash = hash};
    if (hash == MERKLE_SHA256) {
        for (; t->levels < shape->d_levels; t->levels++)
            t->arity[t->levels] = 2;
        return;
    }
    for (; t->levels < shape->base_levels; t->levels++)
        t->arity[t->levels] = (uint8_t)shape->base_arity;
    if (shape->sub_arity)
        t->arity[t->levels++] = (uint8_t)shape->sub_arity;
    if (shape->top_arity)
        t->arity[t->levels++] = (uint8_t)shape->top_arity;
}

/* ---- the job ------------------------------------------------------------------------------- */

typedef struct {
    const porep_shape *shape;
    porep_graph graph;
    fr *labels;
    tree d, c, r_last;
} sector;

static void fill_column(porep_column *out, const sector *s, uint64_t node)
{
    out->index = (uint32_t)node;
    memcpy(out->rows, &s->labels[node * s->shape->layers], s->shape->layers * sizeof(fr));
}

static void fill_challenge(porep_challenge *out, const sector *s, uint64_t node)
{
    uint64_t parents[POREP_PARENTS];
    porep_graph_parents(&s->graph, node, parents);
    out->node = node;
    tree_path(&out->d, &s->d, node);
    tree_path(&out->r_last, &s->r_last, node);
    tree_path(&out->c, &s->c, node);
    fill_column(&out->column, s, node);
    for (size_t k = 0; k < POREP_PARENTS; k++) {
        fill_column(&out->parent[k], s, parents[k]);
        tree_path(&out->parent_c[k], &s->c, parents[k]);
    }
}

static void seal_trees(porep_job *job, sector *s, const uint8_t porep_id[32],
                       void (*spoil)(fr *labels, uint64_t nodes))
{
    const porep_shape *shape = s->shape;
    const uint64_t n = shape->nodes;
    tree_levels(&s->d, shape, MERKLE_SHA256);
    tree_levels(&s->c, shape, MERKLE_POSEIDON);
    tree_levels(&s->r_last, shape, MERKLE_POSEIDON);
    s->d.row[0] = elements(n);
    for (uint64_t i = 0; i < n; i++)
        s->d.row[0][i] = derived("data", i);
    tree_fill(&s->d, n);
    job->comm_d = tree_root(&s->d);
    uint8_t prover_id[32];
    porep_prover_id(prover_id, SEAL_MINER);
    porep_replica_id(&job->replica_id, prover_id, SEAL_SECTOR, job->ticket, &job->comm_d, porep_id);
    s->labels = elements(n * shape->layers);
    seal_labels(s->labels, &s->graph, shape->layers, &job->replica_id);
    if (spoil)
        spoil(s->labels, n);
    s->c.row[0] = elements(n);
    s->r_last.row[0] = elements(n);
    for (uint64_t i = 0; i < n; i++) {
        const fr *rows = &s->labels[i * shape->layers];
        poseidon(&s->c.row[0][i], rows, shape->layers);
        fr_add(&s->r_last.row[0][i], &rows[shape->layers - 1], &s->d.row[0][i]);
    }
    tree_fill(&s->c, n);
    tree_fill(&s->r_last, n);
    const fr roots[2] = {tree_root(&s->c), tree_root(&s->r_last)};
    poseidon(&job->comm_r, roots, 2);
}

void seal_job_spoilt(porep_job *out, const porep_shape *shape, porep_variant variant,
                     uint32_t registered_id, void (*spoil)(fr *labels, uint64_t nodes))
{
    assert_true(shape->nodes <= SEAL_NODES_MAX);
    *out = (porep_job){.shape = shape,
                       .registered_id = registered_id,
                       .variant = variant,
                       .partitions = porep_partitions(shape, variant)};
    memset(out->seed, 5, sizeof out->seed);
    memset(out->ticket, 6, sizeof out->ticket);
    sector s = {.shape = shape};
    uint8_t porep_id[32];
    porep_id_bytes(porep_id, registered_id);
    porep_graph_init(&s.graph, shape->nodes, variant, porep_id);
    seal_trees(out, &s, porep_id, spoil);
    assert_int_equal(MEM_ARRAY(&out->challenge, MEM_REQUEST,
                               (size_t)out->partitions * shape->challenges, "challenges"),
                     ERR_OK);
    for (uint32_t k = 0; k < out->partitions; k++) {
        uint64_t nodes[POREP_CHALLENGES_MAX];
        assert_int_equal(
            porep_challenges(nodes, shape, variant, &out->replica_id, &out->comm_r, out->seed, k),
            ERR_OK);
        for (uint32_t i = 0; i < shape->challenges; i++)
            fill_challenge(&out->challenge[k * shape->challenges + i], &s, nodes[i]);
    }
    tree_free(&s.d);
    tree_free(&s.c);
    tree_free(&s.r_last);
    free(s.labels);
}

void seal_job(porep_job *out, const porep_shape *shape, porep_variant variant,
              uint32_t registered_id)
{
    seal_job_spoilt(out, shape, variant, registered_id, NULL);
}
