/* The labels of a whole sector.
 *
 * Within a layer each label needs the one before it, so one thread labels; meanwhile the others
 * find the parents of the nodes that come next, which costs more than the hash. Two windows of
 * parents change roles after each step. */
#include "circuit/porep_label_hash.h"
#include "circuit/porep_make_parts.h"

#include "base/verify.h"

#include <string.h>

#define WINDOW_NODES 4096u
#define CHUNK_NODES  64u

typedef struct {
    uint8_t (*layer_labels)[FR_BYTES]; /* of the layer that is being made */
    const uint8_t (*layer_below)[FR_BYTES];
    const porep_graph *graph;
    uint8_t replica_id[FR_BYTES];
    uint32_t layer;
    uint64_t first; /* node of the window that is labelled; the other one follows it */
    uint32_t (*now)[POREP_PARENTS], (*next)[POREP_PARENTS];
} label_job;

static void find_parents(const label_job *l, uint32_t out[POREP_PARENTS], uint64_t node)
{
    uint64_t parents[POREP_PARENTS] = {0};
    if (l->layer == 1)
        porep_graph_base_parents(l->graph, node, parents);
    else
        porep_graph_parents(l->graph, node, parents);
    for (size_t k = 0; k < POREP_PARENTS; k++)
        out[k] = (uint32_t)parents[k];
}

/* Node 0 has no parents: its label is the hash of the head alone. */
static void label_first(const label_job *l)
{
    uint8_t head[64] = {0};
    memcpy(head, l->replica_id, FR_BYTES);
    head[35] = (uint8_t)l->layer;
    sha256(l->layer_labels[0], head, sizeof head);
    trunc254(l->layer_labels[0]);
}

static void label_window(const label_job *l)
{
    const uint64_t left = l->graph->nodes - l->first;
    const size_t n = left < WINDOW_NODES ? (size_t)left : WINDOW_NODES;
    const unsigned parents_n = porep_label_parents(l->layer);
    for (size_t i = 0; i < n; i++) {
        const uint64_t node = l->first + i;
        if (node == 0) {
            label_first(l);
            continue;
        }
        uint8_t parents[POREP_PARENTS][FR_BYTES];
        for (unsigned k = 0; k < parents_n; k++)
            memcpy(parents[k],
                   k < POREP_BASE_PARENTS ? l->layer_labels[l->now[i][k]]
                                          : l->layer_below[l->now[i][k]],
                   FR_BYTES);
        porep_label_hash(l->layer_labels[node], l->replica_id, l->layer, node, parents, parents_n);
    }
}

/* Index 0 labels the window, each other one finds parents for a chunk of the next. */
static err_t step(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const label_job *l = context;
    if (i == 0) {
        label_window(l);
        return ERR_OK;
    }
    const size_t from = (i - 1) * CHUNK_NODES;
    for (size_t k = from; k < from + CHUNK_NODES; k++) {
        const uint64_t node = l->first + WINDOW_NODES + k;
        if (node < l->graph->nodes)
            find_parents(l, l->next[k], node);
    }
    return ERR_OK;
}

static err_t find_first_window(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const label_job *l = context;
    for (size_t k = i * CHUNK_NODES; k < (i + 1) * CHUNK_NODES && k < l->graph->nodes; k++)
        find_parents(l, l->now[k], k);
    return ERR_OK;
}

static err_t label_layer(label_job *l, pool *p, const progress *listener, uint64_t total)
{
    const uint64_t nodes = l->graph->nodes;
    ERR_TRY(pool_for(p, WINDOW_NODES / CHUNK_NODES, find_first_window, l));
    for (l->first = 0; l->first < nodes; l->first += WINDOW_NODES) {
        progress_step(listener, "labels", (l->layer - 1) * nodes + l->first, total);
        const bool last = nodes - l->first <= WINDOW_NODES;
        ERR_TRY(pool_for(p, 1 + (last ? 0 : WINDOW_NODES / CHUNK_NODES), step, l));
        uint32_t(*const done)[POREP_PARENTS] = l->now;
        l->now = l->next;
        l->next = done;
    }
    return ERR_OK;
}

err_t seal_labels_make(uint8_t (*labels)[FR_BYTES], const porep_graph *graph, uint32_t layers,
                       const fr *replica_id, pool *p, const progress *listener)
{
    uint32_t(*windows)[POREP_PARENTS];
    ERR_TRY(MEM_ARRAY(&windows, MEM_SCRATCH, 2 * (size_t)WINDOW_NODES, "parents"));
    label_job l = {.graph = graph, .now = windows, .next = windows + WINDOW_NODES};
    fr_to_bytes(l.replica_id, replica_id);
    err_t rc = ERR_OK;
    for (l.layer = 1; l.layer <= layers && rc == ERR_OK; l.layer++) {
        l.layer_labels = labels + (l.layer - 1) * graph->nodes;
        l.layer_below =
            (const uint8_t(*)[FR_BYTES])(l.layer_labels - (l.layer > 1 ? graph->nodes : 0));
        rc = label_layer(&l, p, listener, layers * graph->nodes);
    }
    mem_free(windows, MEM_SCRATCH);
    return rc;
}
