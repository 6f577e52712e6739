/* StackedDRG PoRep: sector shapes, the job, its public inputs, its checks and its circuit.
 * Section numbers (§) are those of the project's PoRep description, docs/formats/porep.md. */
#ifndef CUZK_CIRCUIT_POREP_H
#define CUZK_CIRCUIT_POREP_H

#include "base/pool.h"
#include "hash/hash.h"
#include "r1cs/r1cs.h"

#define POREP_LAYERS_MAX           11
#define POREP_CHALLENGES_MAX       18 /* per partition */
#define POREP_BASE_PARENTS         6
#define POREP_EXP_PARENTS          8
#define POREP_PARENTS              (POREP_BASE_PARENTS + POREP_EXP_PARENTS)
#define POREP_LABEL_PARENTS        37
#define POREP_PARTITIONS_MAX       126
#define POREP_INPUTS_PER_CHALLENGE 18 /* tree D, 14 parents, the challenge, R-last, C */

/* ---- shapes (§1.1) --------------------------------------------------------------------------- */

typedef struct {
    const char *name;       /* circuit name: "porep-2kib" */
    const char *alias;      /* upstream's id, "porep-32g", or null */
    const char *proof_stem; /* "StackedDrg2KiB" */
    uint64_t sector_bytes, nodes;
    uint32_t layers;
    uint32_t challenges; /* per partition */
    uint32_t partitions, partitions_non_interactive;
    uint32_t base_arity, sub_arity, top_arity; /* trees C and R-last; 0 when absent */
    uint32_t base_levels;                      /* levels of the base tree */
    uint32_t d_levels;                         /* levels of tree D */
} porep_shape;

/* The five published sizes, ascending; *n = 5. */
const porep_shape *porep_shapes(size_t *n);
/* By circuit name or alias; null if unknown. */
const porep_shape *porep_shape_find(const char *name);
const porep_shape *porep_shape_of_size(uint64_t sector_bytes);
/* Any shape with base_arity 2, 4 or 8 and sub, top 0, 2, 4 or 8, for tests: fills the derived
 * fields. ERR_ARGUMENT if nodes do not divide. */
ERR_MUST_USE err_t porep_shape_custom(porep_shape *out, uint64_t nodes, uint32_t layers,
                                      uint32_t challenges, uint32_t base, uint32_t sub,
                                      uint32_t top);
/* Inputs with ONE: 4 + 18·challenges. */
size_t porep_inputs(const porep_shape *shape);
/* File name stem "v28-stacked-proof-of-replication-…" without ".params" (§6.3). */
void porep_params_stem(char out[256], const porep_shape *shape);

/* Sizes of the published circuits (§1.3), so that a key can be compared with its circuit and an
 * assignment allocated without laying the circuit out first. */
typedef struct {
    uint64_t inputs, aux, constraints; /* inputs: ONE included; constraints: input rows not */
    uint64_t a_aux, b_aux; /* aux that occur in A, in B; of the inputs only ONE is in B */
    unsigned log2_domain;
} porep_counts;
/* False for a shape that is not published. */
bool porep_counts_of(porep_counts *out, const porep_shape *shape);
/* Fills the expected counts of an assignment, so that r1cs_assign need not count first; leaves them
 * zero for a shape that is not published. */
void porep_expect_counts(r1cs_assign_options *options, const porep_shape *shape);

/* ---- registered proofs (§1.2) ---------------------------------------------------------------- */

typedef enum { POREP_V1, POREP_V1_1, POREP_SYNTHETIC, POREP_NON_INTERACTIVE } porep_variant;

/* id 0 … 19; false if unknown. */
bool porep_registered(uint32_t id, const porep_shape **shape, porep_variant *variant);
/* Number of partitions that a sector of this shape is proved in. */
uint32_t porep_partitions(const porep_shape *shape, porep_variant variant);
/* "StackedDrg2KiBV1_1" etc.; false if unknown. */
bool porep_registered_by_name(const char *name, size_t length, uint32_t *id);
/* Writes the name of a registered id (< 64 bytes). */
void porep_registered_name(char out[64], uint32_t id);
void porep_id_bytes(uint8_t out[32], uint32_t registered_id);

/* ---- the job: what a C1 document holds (§2.1) ------------------------------------------------ */

typedef struct {
    uint32_t index;
    fr rows[POREP_LAYERS_MAX];
} porep_column;

typedef struct {
    uint64_t node;                      /* of its labelling proofs */
    merkle_path d, r_last, c;           /* c: inclusion of the challenged column in tree C */
    porep_column column;                /* of the challenged node */
    porep_column parent[POREP_PARENTS]; /* 6 base, 8 expander */
    merkle_path parent_c[POREP_PARENTS];
} porep_challenge;

typedef struct {
    const porep_shape *shape;
    uint32_t registered_id;
    porep_variant variant;
    fr comm_r, comm_d, replica_id;
    uint8_t seed[32], ticket[32];
    bool has_sector_number; /* from Curio's wrapper */
    uint64_t sector_number;
    uint32_t partitions;
    porep_challenge *challenge; /* partitions × shape->challenges, MEM_REQUEST */
} porep_job;

void porep_job_free(porep_job *job);
const porep_challenge *porep_job_challenge(const porep_job *job, uint32_t partition, uint32_t i);

/* ---- challenges, graph, public inputs (§3) --------------------------------------------------- */

typedef struct {
    uint64_t nodes;
    porep_variant variant;
    uint8_t drg_seed[28];
    uint64_t feistel_key[3];
} porep_graph;

void porep_graph_init(porep_graph *g, uint64_t nodes, porep_variant variant,
                      const uint8_t porep_id[32]);
/* 6 base, then 8 expander parents. node < nodes. */
void porep_graph_parents(const porep_graph *g, uint64_t node, uint64_t parents[POREP_PARENTS]);
/* Only the base parents, a tenth of the work. node < nodes. */
void porep_graph_base_parents(const porep_graph *g, uint64_t node,
                              uint64_t out[POREP_BASE_PARENTS]);

/* replica_id of a sector (§3.1). */
void porep_replica_id(fr *out, const uint8_t prover_id[32], uint64_t sector_number,
                      const uint8_t ticket[32], const fr *comm_d, const uint8_t porep_id[32]);
/* Unsigned LEB128 of the actor id, zero-padded. */
void porep_prover_id(uint8_t out[32], uint64_t miner_id);
/* All challenges of a partition (§3.2). out: shape->challenges values. */
ERR_MUST_USE err_t porep_challenges(uint64_t *out, const porep_shape *shape, porep_variant variant,
                                    const fr *replica_id, const fr *comm_r, const uint8_t seed[32],
                                    uint32_t partition);
/* Public inputs of a partition as the verifier derives them, without ONE (§3.5). out:
 * porep_inputs(shape) - 1 elements. */
ERR_MUST_USE err_t porep_public_inputs(fr *out, const porep_job *job, uint32_t partition);

/* ---- does the content hold? ------------------------------------------------------------------ */

typedef struct {
    bool has_miner; /* miner_id and sector_number are given: replica_id is recomputed */
    uint64_t miner_id, sector_number;
} porep_identity;

/* Everything in a job that can be checked before proving: zero commitments and seed, counts,
 * replica_id, challenges and column numbers, labels, columns, every Merkle path, comm_r. ERR_INPUT
 * with the place (partition, challenge, what) and both values. */
ERR_MUST_USE err_t porep_check(const porep_job *job, const porep_identity *identity, pool *p);

/* A labelling or encoding proof. It says nothing that a challenge does not, so a job holds none. */
typedef struct {
    uint32_t layer_index;
    uint64_t node;
    fr parents[POREP_LABEL_PARENTS];
} porep_labeling;

/* Do the proofs of all layers and the encoding proof repeat c->node, their layers, and the rows of
 * c->parent (which must be filled, not checked)? ERR_INPUT as above; partition and number are for
 * its text. */
ERR_MUST_USE err_t porep_check_labelings(const porep_challenge *c, const porep_labeling labeling[],
                                         const porep_labeling *encoding, uint32_t layers,
                                         uint32_t partition, uint32_t number);

/* ---- the circuit (§4) ------------------------------------------------------------------------ */

typedef struct {
    const porep_shape *shape;
    const porep_job *job; /* null: blank */
    uint32_t partition;
} porep_circuit;

/* r1cs_circuit.synthesize; self is a porep_circuit. */
void porep_synthesize(const void *porep_circuit_self, r1cs_cs *cs);

#endif
