/* Sealing a sector (spec porep §3.4) and the job that proving it gives.
 *
 * Kept: all labels, and the trees without their leaves. Data, column hashes and encoded nodes are
 * made again for the few paths that the challenges ask for. */
#include "circuit/porep_make_parts.h"

#include "base/verify.h"
#include "hash/poseidon_batch.h"

#include <inttypes.h>
#include <string.h>

typedef struct {
    const porep_sector *sector;
    porep_graph graph;
    uint8_t (*labels)[FR_BYTES]; /* layer after layer */
    seal_tree d, c, r_last;
} sealed_sector;

/* ---- leaves -------------------------------------------------------------------------------- */

static void label_of(const sealed_sector *s, fr *out, uint32_t layer, uint64_t node)
{
    const uint64_t at = (layer - 1) * s->sector->shape->nodes + node;
    const bool below_r = fr_from_bytes(out, s->labels[at]);
    VERIFY(below_r);
    (void)below_r;
}

static void rows_of(const void *self, fr *rows, uint64_t node)
{
    const sealed_sector *s = self;
    for (uint32_t layer = 1; layer <= s->sector->shape->layers; layer++)
        label_of(s, &rows[layer - 1], layer, node);
}

static void leaves_d(const void *self, fr *out, uint64_t first, size_t n)
{
    const sealed_sector *s = self;
    seal_data(out, s->sector->label, first, n);
}

static void leaves_c(const void *self, fr *out, uint64_t first, size_t n)
{
    const sealed_sector *s = self;
    fr rows[SEAL_LEAF_GROUP][POREP_LAYERS_MAX];
    for (size_t at = 0; at < n; at += SEAL_LEAF_GROUP) {
        const fr *in[SEAL_LEAF_GROUP];
        fr *to[SEAL_LEAF_GROUP];
        for (size_t i = 0; i < SEAL_LEAF_GROUP; i++) {
            rows_of(s, rows[i], first + at + i);
            in[i] = rows[i];
            to[i] = &out[at + i];
        }
        poseidon_batch(to, in, s->sector->shape->layers, SEAL_LEAF_GROUP);
    }
}

static void leaves_r_last(const void *self, fr *out, uint64_t first, size_t n)
{
    const sealed_sector *s = self;
    seal_data(out, s->sector->label, first, n);
    for (size_t i = 0; i < n; i++) {
        fr label;
        label_of(s, &label, s->sector->shape->layers, first + i);
        fr_add(&out[i], &out[i], &label);
    }
}

static void path_of(const void *self, merkle_path *out, make_tree tree, uint64_t node)
{
    const sealed_sector *s = self;
    seal_tree_path(tree == TREE_D ? &s->d : tree == TREE_C ? &s->c : &s->r_last, out, node);
}

/* ---- the job ------------------------------------------------------------------------------- */

static err_t make(porep_job *out, sealed_sector *s, pool *p, const progress *listener)
{
    const porep_shape *shape = s->sector->shape;
    ERR_TRY(seal_tree_make(&s->d, shape, TREE_D, leaves_d, s, p, listener));
    ERR_TRY(make_begin(out, &s->graph, s->sector, seal_tree_root(&s->d)));
    ERR_TRY(MEM_ARRAY(&s->labels, MEM_SCRATCH, (size_t)(shape->layers * shape->nodes), "labels"));
    ERR_TRY(seal_labels_make(s->labels, &s->graph, shape->layers, &out->replica_id, p, listener));
    ERR_TRY(seal_tree_make(&s->c, shape, TREE_C, leaves_c, s, p, listener));
    ERR_TRY(seal_tree_make(&s->r_last, shape, TREE_R_LAST, leaves_r_last, s, p, listener));
    make_comm_r(out, seal_tree_root(&s->c), seal_tree_root(&s->r_last));
    ERR_TRY(make_nodes(out));
    const make_source source = {s, rows_of, path_of};
    return make_challenges(out, &s->graph, &source, p);
}

err_t porep_make_sealed(porep_job *out, const porep_sector *sector, pool *p,
                        const progress *listener)
{
    *out = (porep_job){0};
    const uint64_t nodes = sector->shape->nodes;
    if (nodes < SEAL_LEAF_GROUP || nodes > POREP_SEAL_NODES_MAX)
        return err_set(ERR_ARGUMENT,
                       "a sector of %" PRIu64 " nodes is not sealed here, only those of %u to "
                       "%" PRIu64 ": their labels follow each other, node by node",
                       nodes, SEAL_LEAF_GROUP, POREP_SEAL_NODES_MAX);
    sealed_sector s = {.sector = sector};
    const err_t rc = make(out, &s, p, listener);
    if (rc != ERR_OK)
        porep_job_free(out);
    seal_tree_free(&s.d);
    seal_tree_free(&s.c);
    seal_tree_free(&s.r_last);
    mem_free(s.labels, MEM_SCRATCH);
    return rc;
}
