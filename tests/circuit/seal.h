/* A small sector sealed from the definition (spec porep §3.3, §3.4), whole trees in memory, and the
 * job that proving it gives. Shapes that no published sector has serve the code for compound trees;
 * a porep_shape_custom of up to SEAL_NODES_MAX nodes will do. */
#ifndef CUZK_TESTS_SEAL_H
#define CUZK_TESTS_SEAL_H

#include "circuit/porep.h"

#define SEAL_NODES_MAX 4096

/* The sector that every sealed job belongs to. */
#define SEAL_MINER  1000
#define SEAL_SECTOR 77

/* labels[node · layers + layer - 1] for all nodes of the graph. */
void seal_labels(fr *labels, const porep_graph *graph, uint32_t layers, const fr *replica_id);

/* The job of a sealed sector. shape must outlive it; free with porep_job_free. registered_id gives
 * the porep_id only. */
void seal_job(porep_job *out, const porep_shape *shape, porep_variant variant,
              uint32_t registered_id);
/* The same with labels that `spoil` has changed before columns and trees were made of them. */
void seal_job_spoilt(porep_job *out, const porep_shape *shape, porep_variant variant,
                     uint32_t registered_id, void (*spoil)(fr *labels, uint64_t nodes));

#endif
