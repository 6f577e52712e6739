/* What sealed and sparse jobs have in common: the sector's public data, and challenges filled from
 * wherever rows and paths come from. */
#include "circuit/porep_make_parts.h"

#include "base/bytes.h"
#include "base/verify.h"
#include "circuit/porep_trees.h"

#include <inttypes.h>
#include <stdio.h>

/* ---- text to hash -------------------------------------------------------------------------- */

void make_append(make_message *m, const void *data, size_t bytes)
{
    VERIFY(m->bytes + bytes <= sizeof m->data);
    memcpy(m->data + m->bytes, data, bytes);
    m->bytes += bytes;
}

void make_append_text(make_message *m, const char *text)
{
    make_append(m, text, strlen(text));
}

void make_append_decimal(make_message *m, uint64_t v)
{
    char text[24];
    const int n = snprintf(text, sizeof text, "%" PRIu64, v);
    make_append(m, text, (size_t)n);
}

void make_append_u32(make_message *m, uint32_t v)
{
    uint8_t bytes[4];
    store_le32(bytes, v);
    make_append(m, bytes, sizeof bytes);
}

void make_append_u64(make_message *m, uint64_t v)
{
    uint8_t bytes[8];
    store_le64(bytes, v);
    make_append(m, bytes, sizeof bytes);
}

static fr fr_of_hash(uint8_t hash[SHA256_BYTES])
{
    fr out;
    trunc254(hash);
    const bool below_r = fr_from_bytes(&out, hash); /* 2^254 < r */
    VERIFY(below_r);
    (void)below_r;
    return out;
}

fr make_scalar(const make_message *m)
{
    uint8_t hash[SHA256_BYTES];
    sha256(hash, m->data, m->bytes);
    return fr_of_hash(hash);
}

/* ---- sectors by number --------------------------------------------------------------------- */

const char *porep_variant_name(porep_variant variant)
{
    static const char *const names[] = {"v1", "v1_1", "synthetic", "non-interactive"};
    return names[variant];
}

static void randomness(uint8_t out[32], const char *kind, const char *label)
{
    make_message m = {0};
    make_append_text(&m, kind);
    make_append_text(&m, label);
    sha256(out, m.data, m.bytes);
}

void porep_sector_numbered(porep_sector *out, const porep_shape *shape, porep_variant variant,
                           uint64_t miner_id, uint64_t sector_number, uint64_t number)
{
    size_t published;
    const porep_shape *shapes = porep_shapes(&published);
    VERIFY(shape >= shapes && shape < shapes + published);
    *out = (porep_sector){.shape = shape,
                          .variant = variant,
                          .registered_id =
                              (uint32_t)((size_t)variant * published + (size_t)(shape - shapes)),
                          .miner_id = miner_id,
                          .sector_number = sector_number};
    const char *size = strchr(shape->name, '-') + 1; /* "porep-2kib" */
    snprintf(out->label, sizeof out->label, "gen-%s-%s-%" PRIu64, size, porep_variant_name(variant),
             number);
    randomness(out->ticket, "cuzk test ticket 1", out->label);
    randomness(out->seed, "cuzk test seed 1", out->label);
}

/* ---- shapes -------------------------------------------------------------------------------- */

uint32_t make_arities(uint8_t arity[MERKLE_LEVELS_MAX], const porep_shape *shape, make_tree tree)
{
    merkle_shape form;
    if (tree == TREE_D)
        porep_tree_d(&form, shape);
    else
        porep_tree_c(&form, shape);
    memcpy(arity, form.arity, MERKLE_LEVELS_MAX);
    return form.levels;
}

/* ---- the job ------------------------------------------------------------------------------- */

err_t make_begin(porep_job *out, porep_graph *graph, const porep_sector *sector, const fr *comm_d)
{
    const porep_shape *shape = sector->shape;
    *out = (porep_job){.shape = shape,
                       .registered_id = sector->registered_id,
                       .variant = sector->variant,
                       .comm_d = *comm_d,
                       .has_sector_number = true,
                       .sector_number = sector->sector_number,
                       .partitions = porep_partitions(shape, sector->variant)};
    memcpy(out->seed, sector->seed, sizeof out->seed);
    memcpy(out->ticket, sector->ticket, sizeof out->ticket);
    uint8_t prover_id[32], porep_id[32];
    porep_prover_id(prover_id, sector->miner_id);
    porep_id_bytes(porep_id, sector->registered_id);
    porep_replica_id(&out->replica_id, prover_id, sector->sector_number, sector->ticket, comm_d,
                     porep_id);
    porep_graph_init(graph, shape->nodes, sector->variant, porep_id);
    return MEM_ARRAY(&out->challenge, MEM_REQUEST, (size_t)out->partitions * shape->challenges,
                     "challenges");
}

void make_comm_r(porep_job *job, const fr *comm_c, const fr *comm_r_last)
{
    const fr roots[2] = {*comm_c, *comm_r_last};
    poseidon(&job->comm_r, roots, 2);
}

err_t make_nodes(porep_job *job)
{
    const uint32_t n = job->shape->challenges;
    for (uint32_t k = 0; k < job->partitions; k++) {
        uint64_t nodes[POREP_CHALLENGES_MAX];
        ERR_TRY(porep_challenges(nodes, job->shape, job->variant, &job->replica_id, &job->comm_r,
                                 job->seed, k));
        for (uint32_t i = 0; i < n; i++)
            job->challenge[(size_t)k * n + i].node = nodes[i];
    }
    return ERR_OK;
}

typedef struct {
    porep_job *job;
    const porep_graph *graph;
    const make_source *source;
} fill_job;

static void fill_column(const fill_job *f, porep_column *column, merkle_path *path, uint64_t node)
{
    column->index = (uint32_t)node;
    f->source->rows(f->source->self, column->rows, node);
    f->source->path(f->source->self, path, TREE_C, node);
}

static err_t fill_challenge(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const fill_job *f = context;
    porep_challenge *c = &f->job->challenge[i];
    uint64_t parents[POREP_PARENTS];
    porep_graph_parents(f->graph, c->node, parents);
    f->source->path(f->source->self, &c->d, TREE_D, c->node);
    f->source->path(f->source->self, &c->r_last, TREE_R_LAST, c->node);
    fill_column(f, &c->column, &c->c, c->node);
    for (size_t k = 0; k < POREP_PARENTS; k++)
        fill_column(f, &c->parent[k], &c->parent_c[k], parents[k]);
    return ERR_OK;
}

err_t make_challenges(porep_job *job, const porep_graph *graph, const make_source *source, pool *p)
{
    fill_job f = {job, graph, source};
    return pool_for(p, (size_t)job->partitions * job->shape->challenges, fill_challenge, &f);
}
