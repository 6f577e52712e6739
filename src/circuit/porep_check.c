/* Does the content of a job hold? Everything that a vanilla verifier checks, and beyond it every
 * field of the job that the circuit ignores: a job that passes here satisfies the circuit and has
 * the public inputs that the verifier will derive.
 *
 * First the job as a whole (commitments, replica_id, comm_r), then every challenge by itself,
 * spread over the pool. With several wrong challenges any of them may be the one that is named. */
#include "circuit/porep_label_hash.h"
#include "circuit/porep_text.h"

#include "base/verify.h"
#include "hash/poseidon_batch.h"

#include <inttypes.h>
#include <stdio.h>

#define COLUMNS (1 + POREP_PARENTS)

typedef struct {
    const porep_job *job;
    uint64_t *challenges; /* partitions × shape->challenges, MEM_REQUEST */
    porep_graph graph;
    fr comm_c, comm_r_last; /* the roots that all challenges must share */
} check_job;

/* One challenge of the job: where it is, what it holds, what it must be about. */
typedef struct {
    const check_job *all;
    const porep_challenge *it;
    uint32_t partition, number;
    uint64_t node, parents[POREP_PARENTS];
    /* Of the challenged column and its parents': the hashes, and where their paths in tree C lead;
     * then where the path in tree R-last leads. */
    fr column[COLUMNS], root[COLUMNS + 1];
} check_one;

/* ---- comparisons that say where ------------------------------------------------------------ */

static err_t expect_fr(const check_one *c, const char *who, const char *what, const fr *found,
                       const fr *expected)
{
    if (fr_eq(found, expected))
        return ERR_OK;
    return err_set(ERR_INPUT, "partition %u, challenge %u, %s: %s is %s, expected %s", c->partition,
                   c->number, who, what, fr_text_of(found).hex, fr_text_of(expected).hex);
}

static err_t expect_u64(const check_one *c, const char *who, const char *what, uint64_t found,
                        uint64_t expected)
{
    if (found == expected)
        return ERR_OK;
    return err_set(ERR_INPUT,
                   "partition %u, challenge %u, %s: %s is %" PRIu64 ", expected %" PRIu64,
                   c->partition, c->number, who, what, found, expected);
}

/* computed: where the path leads from its leaf. */
static err_t check_path(const check_one *c, const char *who, const merkle_path *path,
                        const fr *computed, uint64_t position, const fr *root)
{
    ERR_TRY(expect_u64(c, who, "position of the path", merkle_path_position(path), position));
    ERR_TRY(expect_fr(c, who, "root of the path", &path->root, root));
    return expect_fr(c, who, "root computed from the leaf", computed, root);
}

/* ---- one challenge ------------------------------------------------------------------------- */

/* All Poseidon hashes, in batches: the columns, then the paths level by level. */
static void compute_hashes(check_one *c)
{
    const porep_challenge *it = c->it;
    fr *column[COLUMNS];
    const fr *rows[COLUMNS] = {it->column.rows};
    const merkle_path *path[COLUMNS + 1] = {&it->c};
    for (unsigned k = 0; k < POREP_PARENTS; k++) {
        rows[1 + k] = it->parent[k].rows;
        path[1 + k] = &it->parent_c[k];
    }
    path[COLUMNS] = &it->r_last;
    for (unsigned k = 0; k < COLUMNS; k++)
        column[k] = &c->column[k];
    poseidon_batch(column, rows, c->all->job->shape->layers, COLUMNS);
    merkle_path_roots(c->root, path, COLUMNS + 1);
}

/* Column k, its number, and its place in tree C. */
static err_t check_column(const check_one *c, const char *who, unsigned k,
                          const porep_column *column, const merkle_path *path, uint64_t node)
{
    ERR_TRY(expect_u64(c, who, "index of the column", column->index, node));
    ERR_TRY(expect_fr(c, who, "leaf of the path in tree C", &path->leaf, &c->column[k]));
    return check_path(c, who, path, &c->root[k], node, &c->all->comm_c);
}

static err_t check_columns(const check_one *c)
{
    ERR_TRY(check_column(c, "challenged column", 0, &c->it->column, &c->it->c, c->node));
    for (unsigned k = 0; k < POREP_PARENTS; k++) {
        char who[32];
        const bool base = k < POREP_BASE_PARENTS;
        snprintf(who, sizeof who, "%s parent %u", base ? "base" : "expander",
                 base ? k : k - POREP_BASE_PARENTS);
        ERR_TRY(check_column(c, who, 1 + k, &c->it->parent[k], &c->it->parent_c[k], c->parents[k]));
    }
    return ERR_OK;
}

static void label_of(fr *out, const check_one *c, uint32_t layer)
{
    uint8_t replica_id[FR_BYTES], parents[POREP_PARENTS][FR_BYTES], label[FR_BYTES];
    const unsigned n = porep_label_parents(layer);
    fr_to_bytes(replica_id, &c->all->job->replica_id);
    for (unsigned k = 0; k < n; k++)
        fr_to_bytes(parents[k], porep_label_parent(c->it, layer, k));
    porep_label_hash(label, replica_id, layer, c->node, parents, n);
    const bool below_r = fr_from_bytes(out, label); /* 2^254 < r */
    VERIFY(below_r);
    (void)below_r;
}

static err_t check_labels(const check_one *c)
{
    const uint32_t layers = c->all->job->shape->layers;
    for (uint32_t layer = 1; layer <= layers; layer++) {
        char what[32];
        fr label;
        label_of(&label, c, layer);
        snprintf(what, sizeof what, "row of layer %u", layer);
        ERR_TRY(expect_fr(c, "challenged column", what, &c->it->column.rows[layer - 1], &label));
    }
    return ERR_OK;
}

static err_t check_challenge(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const check_job *all = context;
    const porep_shape *shape = all->job->shape;
    check_one c = {.all = all,
                   .it = &all->job->challenge[i],
                   .partition = (uint32_t)(i / shape->challenges),
                   .number = (uint32_t)(i % shape->challenges),
                   .node = all->challenges[i]};
    porep_graph_parents(&all->graph, c.node, c.parents);
    ERR_TRY(expect_u64(&c, "labelling proof 0", "node", c.it->node, c.node));
    fr root_d;
    merkle_path_root(&root_d, &c.it->d, &c.it->d.leaf, MERKLE_SHA256);
    ERR_TRY(check_path(&c, "tree D", &c.it->d, &root_d, c.node, &all->job->comm_d));
    compute_hashes(&c);
    ERR_TRY(check_columns(&c));
    ERR_TRY(check_labels(&c));
    fr encoded;
    fr_add(&encoded, &c.it->column.rows[shape->layers - 1], &c.it->d.leaf);
    ERR_TRY(expect_fr(&c, "tree R-last", "leaf of the path", &c.it->r_last.leaf, &encoded));
    return check_path(&c, "tree R-last", &c.it->r_last, &c.root[COLUMNS], c.node,
                      &all->comm_r_last);
}

/* ---- the job as a whole -------------------------------------------------------------------- */

static err_t check_public(const porep_job *job)
{
    const uint32_t partitions = porep_partitions(job->shape, job->variant);
    if (job->partitions != partitions)
        return err_set(ERR_INPUT, "the job has %u partitions, its registered proof has %u",
                       job->partitions, partitions);
    if (fr_is_zero(&job->comm_d))
        return err_set(ERR_INPUT, "comm_d is zero, expected a commitment");
    if (fr_is_zero(&job->comm_r))
        return err_set(ERR_INPUT, "comm_r is zero, expected a commitment");
    static const uint8_t zero[32];
    if (memcmp(job->seed, zero, sizeof zero) == 0)
        return err_set(ERR_INPUT, "seed is zero, expected randomness");
    return ERR_OK;
}

static err_t check_identity(const porep_job *job, const porep_identity *identity)
{
    if (!identity || !identity->has_miner)
        return ERR_OK;
    if (job->has_sector_number && job->sector_number != identity->sector_number)
        return err_set(ERR_INPUT, "SectorNum of the wrapper is %" PRIu64 ", expected %" PRIu64,
                       job->sector_number, identity->sector_number);
    uint8_t prover_id[32], porep_id[32];
    porep_prover_id(prover_id, identity->miner_id);
    porep_id_bytes(porep_id, job->registered_id);
    fr replica_id;
    porep_replica_id(&replica_id, prover_id, identity->sector_number, job->ticket, &job->comm_d,
                     porep_id);
    if (!fr_eq(&replica_id, &job->replica_id))
        return err_set(ERR_INPUT,
                       "replica_id is %s, but miner %" PRIu64 ", sector %" PRIu64
                       ", the ticket and comm_d give %s",
                       fr_text_of(&job->replica_id).hex, identity->miner_id,
                       identity->sector_number, fr_text_of(&replica_id).hex);
    return ERR_OK;
}

/* comm_c and comm_r_last are not in the document by name: they are the roots of the first
 * challenge's paths, and all others must agree. */
static err_t check_comm_r(check_job *all)
{
    const porep_challenge *first = &all->job->challenge[0];
    const fr roots[2] = {first->c.root, first->r_last.root};
    all->comm_c = roots[0];
    all->comm_r_last = roots[1];
    fr comm_r;
    poseidon(&comm_r, roots, 2);
    if (!fr_eq(&comm_r, &all->job->comm_r))
        return err_set(ERR_INPUT,
                       "comm_r is %s, but comm_c %s and comm_r_last %s, the roots in partition 0, "
                       "challenge 0, hash to %s",
                       fr_text_of(&all->job->comm_r).hex, fr_text_of(&roots[0]).hex,
                       fr_text_of(&roots[1]).hex, fr_text_of(&comm_r).hex);
    return ERR_OK;
}

static err_t check_challenges(check_job *all, pool *p)
{
    const porep_job *job = all->job;
    for (uint32_t k = 0; k < job->partitions; k++)
        ERR_TRY(porep_challenges(all->challenges + (size_t)k * job->shape->challenges, job->shape,
                                 job->variant, &job->replica_id, &job->comm_r, job->seed, k));
    uint8_t porep_id[32];
    porep_id_bytes(porep_id, job->registered_id);
    porep_graph_init(&all->graph, job->shape->nodes, job->variant, porep_id);
    return pool_for(p, (size_t)job->partitions * job->shape->challenges, check_challenge, all);
}

err_t porep_check(const porep_job *job, const porep_identity *identity, pool *p)
{
    check_job all = {.job = job};
    ERR_TRY(check_public(job));
    ERR_TRY(check_identity(job, identity));
    ERR_TRY(check_comm_r(&all));
    ERR_TRY(MEM_ARRAY(&all.challenges, MEM_REQUEST,
                      (size_t)job->partitions * job->shape->challenges, "challenges"));
    const err_t rc = check_challenges(&all, p);
    mem_free(all.challenges, MEM_REQUEST);
    return rc;
}
