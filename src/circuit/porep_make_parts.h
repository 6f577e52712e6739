/* What porep_make_sparse and porep_make_sealed share. */
#ifndef CUZK_CIRCUIT_POREP_MAKE_PARTS_H
#define CUZK_CIRCUIT_POREP_MAKE_PARTS_H

#include "circuit/porep_make.h"

/* ---- text to hash -------------------------------------------------------------------------- */

/* A message put together piece by piece; longer ones than any here are our mistake (VERIFY). */
typedef struct {
    size_t bytes;
    uint8_t data[192];
} make_message;

void make_append(make_message *m, const void *data, size_t bytes);
void make_append_text(make_message *m, const char *text);
void make_append_decimal(make_message *m, uint64_t v);
void make_append_u32(make_message *m, uint32_t v); /* little-endian, as the next */
void make_append_u64(make_message *m, uint64_t v);
/* trunc254(SHA-256) as a field element. */
fr make_scalar(const make_message *m);

/* ---- the job ------------------------------------------------------------------------------- */

typedef enum { TREE_D, TREE_C, TREE_R_LAST } make_tree;

/* Arities from the leaves up; returns the number of levels. */
uint32_t make_arities(uint8_t arity[MERKLE_LEVELS_MAX], const porep_shape *shape, make_tree tree);

/* All that follows from the sector and comm_d, with room for the challenges; the caller frees with
 * porep_job_free, also after a failure. */
ERR_MUST_USE err_t make_begin(porep_job *out, porep_graph *graph, const porep_sector *sector,
                              const fr *comm_d);
/* comm_r of the two roots. */
void make_comm_r(porep_job *job, const fr *comm_c, const fr *comm_r_last);
/* The node of every challenge; comm_r must be there if they depend on it. */
ERR_MUST_USE err_t make_nodes(porep_job *job);

/* Where rows and paths come from; any thread. */
typedef struct {
    const void *self;
    void (*rows)(const void *self, fr *rows, uint64_t node);
    void (*path)(const void *self, merkle_path *out, make_tree tree, uint64_t node);
} make_source;

/* Fills every challenge from its node. */
ERR_MUST_USE err_t make_challenges(porep_job *job, const porep_graph *graph,
                                   const make_source *source, pool *p);

/* ---- sealed sectors ------------------------------------------------------------------------ */

/* Data nodes first … first + n - 1 of a label; both multiples of 4. */
void seal_data(fr *out, const char *label, uint64_t first, size_t n);

/* labels, layer after layer, of all nodes: label of a node at (layer - 1) · nodes + node. */
ERR_MUST_USE err_t seal_labels_make(uint8_t (*labels)[FR_BYTES], const porep_graph *graph,
                                    uint32_t layers, const fr *replica_id, pool *p,
                                    const progress *listener);

/* Leaves first … first + n - 1 of a tree, both multiples of SEAL_LEAF_GROUP; any thread. */
#define SEAL_LEAF_GROUP 8u
typedef void (*seal_leaves)(const void *self, fr *out, uint64_t first, size_t n);

/* A whole tree without its leaves, which are made again where a path needs some. */
typedef struct {
    make_tree tree;
    uint32_t levels;
    uint8_t arity[MERKLE_LEVELS_MAX];
    fr *row[MERKLE_LEVELS_MAX + 1]; /* row[0] is null; the last is the root */
    seal_leaves leaves;
    const void *self;
} seal_tree;

/* nodes is a multiple of SEAL_LEAF_GROUP. Free also after a failure. */
ERR_MUST_USE err_t seal_tree_make(seal_tree *out, const porep_shape *shape, make_tree tree,
                                  seal_leaves leaves, const void *self, pool *p,
                                  const progress *listener);
void seal_tree_free(seal_tree *t);
const fr *seal_tree_root(const seal_tree *t);
void seal_tree_path(const seal_tree *t, merkle_path *out, uint64_t leaf);

/* ---- sparse trees -------------------------------------------------------------------------- */

/* All nodes above some leaves and their siblings. On each level a group is the children of one
 * node, hence a node of the next level; groups are sorted by that node's index. */
typedef struct {
    uint32_t levels;
    uint8_t arity[MERKLE_LEVELS_MAX];
    size_t groups[MERKLE_LEVELS_MAX];
    uint64_t *index[MERKLE_LEVELS_MAX]; /* of the node above the group */
    fr *child[MERKLE_LEVELS_MAX];       /* groups × arity */
    fr *hash[MERKLE_LEVELS_MAX];        /* of each group */
} sparse_tree;

/* The tree (C or R-last) with leaves[i] at index known[i], ascending and distinct, n > 0; every
 * other node that a path needs is filler from the label. Free also after a failure. */
ERR_MUST_USE err_t sparse_tree_make(sparse_tree *out, const porep_sector *sector, make_tree tree,
                                    const uint64_t *known, const fr *leaves, size_t n, pool *p);
void sparse_tree_free(sparse_tree *t);
const fr *sparse_tree_root(const sparse_tree *t);
/* leaf is one of the known. */
void sparse_tree_path(const sparse_tree *t, merkle_path *out, uint64_t leaf);
/* Where v stands in n ascending values; n if it does not. */
size_t sparse_find(const uint64_t *sorted, size_t n, uint64_t v);

#endif
