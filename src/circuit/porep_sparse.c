/* Sparse jobs: data whose tree is one value per level, challenges from it, then true labels of the
 * challenged nodes over made-up columns of their parents, then trees C and R-last around them.
 *
 * Every node that occurs has one column, however many challenges need it. A parent that is itself
 * challenged has its true labels, so labels are computed in the order in which they depend on each
 * other: layer by layer, and within a layer by node, since base parents come before their node. */
#include "circuit/porep_label_hash.h"
#include "circuit/porep_make_parts.h"

#include "base/verify.h"
#include "hash/poseidon_batch.h"

#include <stdlib.h>
#include <string.h>

#define CHUNK_COLUMNS 32u

/* Trees of a sparse sector: its challenged nodes and their parents. */
typedef struct {
    const porep_sector *sector;
    uint64_t *node; /* ascending, distinct */
    size_t nodes_n;
    bool *challenged;
    fr *rows;                       /* nodes_n × layers */
    fr *column_hash;                /* nodes_n */
    fr data[MERKLE_LEVELS_MAX + 1]; /* tree D: every node of a level; the last is comm_d */
    sparse_tree c, r_last;
} sparse_sector;

/* ---- data ---------------------------------------------------------------------------------- */

static void make_data(sparse_sector *s)
{
    make_message m = {0};
    make_append_text(&m, "cuzk sparse data 1");
    make_append_text(&m, s->sector->label);
    s->data[0] = make_scalar(&m);
    for (uint32_t level = 0; level < s->sector->shape->d_levels; level++) {
        const fr children[2] = {s->data[level], s->data[level]};
        merkle_node(&s->data[level + 1], children, 2, MERKLE_SHA256);
    }
}

static void data_path(const sparse_sector *s, merkle_path *out, uint64_t node)
{
    out->levels = make_arities(out->arity, s->sector->shape, TREE_D);
    out->leaf = s->data[0];
    out->root = s->data[out->levels];
    for (uint32_t level = 0; level < out->levels; level++) {
        out->sibling[level] = s->data[level];
        out->index[level] = (uint8_t)(node >> level & 1);
    }
}

/* ---- which nodes --------------------------------------------------------------------------- */

static int ascending(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static err_t find_nodes(sparse_sector *s, const porep_job *job, const porep_graph *graph)
{
    const size_t challenges = (size_t)job->partitions * job->shape->challenges;
    const size_t room = challenges * (1 + POREP_PARENTS);
    ERR_TRY(MEM_ARRAY(&s->node, MEM_SCRATCH, room, "nodes of a sparse sector"));
    for (size_t i = 0; i < challenges; i++) {
        uint64_t *it = s->node + i * (1 + POREP_PARENTS);
        it[0] = job->challenge[i].node;
        porep_graph_parents(graph, it[0], it + 1);
    }
    qsort(s->node, room, sizeof *s->node, ascending);
    for (size_t i = 0; i < room; i++)
        if (i == 0 || s->node[i] != s->node[i - 1])
            s->node[s->nodes_n++] = s->node[i];
    ERR_TRY(MEM_ARRAY(&s->challenged, MEM_SCRATCH, s->nodes_n, "nodes of a sparse sector"));
    for (size_t i = 0; i < challenges; i++)
        s->challenged[sparse_find(s->node, s->nodes_n, job->challenge[i].node)] = true;
    return ERR_OK;
}

/* ---- columns ------------------------------------------------------------------------------- */

static fr *row_of(const sparse_sector *s, uint64_t node, uint32_t layer)
{
    const size_t at = sparse_find(s->node, s->nodes_n, node);
    VERIFY(at < s->nodes_n);
    return &s->rows[at * s->sector->shape->layers + layer - 1];
}

static void make_up_row(const sparse_sector *s, size_t at, uint32_t layer)
{
    make_message m = {0};
    make_append_text(&m, "cuzk sparse column 1");
    make_append_text(&m, s->sector->label);
    make_append_u64(&m, s->node[at]);
    make_append_u32(&m, layer);
    s->rows[at * s->sector->shape->layers + layer - 1] = make_scalar(&m);
}

static void label_row(const sparse_sector *s, const porep_graph *graph, const uint8_t *replica_id,
                      uint64_t node, uint32_t layer)
{
    uint64_t parents[POREP_PARENTS];
    uint8_t labels[POREP_PARENTS][FR_BYTES], label[FR_BYTES];
    const unsigned parents_n = porep_label_parents(layer);
    porep_graph_parents(graph, node, parents);
    for (unsigned k = 0; k < parents_n; k++)
        fr_to_bytes(labels[k], row_of(s, parents[k], k < POREP_BASE_PARENTS ? layer : layer - 1));
    porep_label_hash(label, replica_id, layer, node, labels, parents_n);
    const bool below_r = fr_from_bytes(row_of(s, node, layer), label);
    VERIFY(below_r);
    (void)below_r;
}

static err_t make_rows(sparse_sector *s, const porep_job *job, const porep_graph *graph)
{
    const uint32_t layers = job->shape->layers;
    uint8_t replica_id[FR_BYTES];
    fr_to_bytes(replica_id, &job->replica_id);
    ERR_TRY(MEM_ARRAY(&s->rows, MEM_SCRATCH, s->nodes_n * layers, "columns of a sparse sector"));
    for (uint32_t layer = 1; layer <= layers; layer++)
        for (size_t i = 0; i < s->nodes_n; i++)
            if (!s->challenged[i])
                make_up_row(s, i, layer);
    for (uint32_t layer = 1; layer <= layers; layer++)
        for (size_t i = 0; i < s->nodes_n; i++)
            if (s->challenged[i])
                label_row(s, graph, replica_id, s->node[i], layer);
    return ERR_OK;
}

static err_t hash_columns(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const sparse_sector *s = context;
    const uint32_t layers = s->sector->shape->layers;
    const size_t first = i * CHUNK_COLUMNS, left = s->nodes_n - first;
    const size_t n = left < CHUNK_COLUMNS ? left : CHUNK_COLUMNS;
    const fr *in[CHUNK_COLUMNS];
    fr *out[CHUNK_COLUMNS];
    for (size_t k = 0; k < n; k++) {
        in[k] = &s->rows[(first + k) * layers];
        out[k] = &s->column_hash[first + k];
    }
    poseidon_batch(out, in, layers, n);
    return ERR_OK;
}

/* ---- trees --------------------------------------------------------------------------------- */

static err_t make_tree_c(sparse_sector *s, pool *p)
{
    ERR_TRY(MEM_ARRAY(&s->column_hash, MEM_SCRATCH, s->nodes_n, "columns of a sparse sector"));
    ERR_TRY(pool_for(p, (s->nodes_n + CHUNK_COLUMNS - 1) / CHUNK_COLUMNS, hash_columns, s));
    return sparse_tree_make(&s->c, s->sector, TREE_C, s->node, s->column_hash, s->nodes_n, p);
}

/* Only challenged nodes have a leaf in tree R-last: the label of the last layer plus the data. */
static err_t make_tree_r_last(sparse_sector *s, pool *p)
{
    const uint32_t layers = s->sector->shape->layers;
    uint64_t *known;
    fr *leaves = NULL;
    size_t n = 0;
    ERR_TRY(MEM_ARRAY(&known, MEM_SCRATCH, s->nodes_n, "nodes of a sparse sector"));
    err_t rc = MEM_ARRAY(&leaves, MEM_SCRATCH, s->nodes_n, "nodes of a sparse sector");
    for (size_t i = 0; rc == ERR_OK && i < s->nodes_n; i++) {
        if (!s->challenged[i])
            continue;
        known[n] = s->node[i];
        fr_add(&leaves[n++], &s->rows[(i + 1) * layers - 1], &s->data[0]);
    }
    if (rc == ERR_OK)
        rc = sparse_tree_make(&s->r_last, s->sector, TREE_R_LAST, known, leaves, n, p);
    mem_free(known, MEM_SCRATCH);
    mem_free(leaves, MEM_SCRATCH);
    return rc;
}

static void source_rows(const void *self, fr *rows, uint64_t node)
{
    const sparse_sector *s = self;
    memcpy(rows, row_of(s, node, 1), s->sector->shape->layers * sizeof *rows);
}

static void source_path(const void *self, merkle_path *out, make_tree tree, uint64_t node)
{
    const sparse_sector *s = self;
    if (tree == TREE_D)
        data_path(s, out, node);
    else
        sparse_tree_path(tree == TREE_C ? &s->c : &s->r_last, out, node);
}

/* ---- the job ------------------------------------------------------------------------------- */

static err_t make(porep_job *out, sparse_sector *s, pool *p, const progress *listener)
{
    porep_graph graph;
    make_data(s);
    ERR_TRY(make_begin(out, &graph, s->sector, &s->data[s->sector->shape->d_levels]));
    ERR_TRY(make_nodes(out));
    ERR_TRY(find_nodes(s, out, &graph));
    progress_step(listener, "sparse columns", 0, 4);
    ERR_TRY(make_rows(s, out, &graph));
    progress_step(listener, "sparse tree C", 1, 4);
    ERR_TRY(make_tree_c(s, p));
    progress_step(listener, "sparse tree R-last", 2, 4);
    ERR_TRY(make_tree_r_last(s, p));
    make_comm_r(out, sparse_tree_root(&s->c), sparse_tree_root(&s->r_last));
    progress_step(listener, "challenges", 3, 4);
    const make_source source = {s, source_rows, source_path};
    return make_challenges(out, &graph, &source, p);
}

err_t porep_make_sparse(porep_job *out, const porep_sector *sector, pool *p,
                        const progress *listener)
{
    *out = (porep_job){0};
    if (sector->variant != POREP_V1 && sector->variant != POREP_V1_1)
        return err_set(ERR_ARGUMENT,
                       "a sparse sector has no %s proofs: their challenges depend on comm_r, which "
                       "only sealing the whole sector gives",
                       porep_variant_name(sector->variant));
    sparse_sector s = {.sector = sector};
    const err_t rc = make(out, &s, p, listener);
    if (rc != ERR_OK)
        porep_job_free(out);
    sparse_tree_free(&s.c);
    sparse_tree_free(&s.r_last);
    mem_free(s.node, MEM_SCRATCH);
    mem_free(s.challenged, MEM_SCRATCH);
    mem_free(s.rows, MEM_SCRATCH);
    mem_free(s.column_hash, MEM_SCRATCH);
    return rc;
}
