/* The StackedDRG circuit of one partition (§4.7).
 *
 * The order of the calls below is the numbering of variables and rows; nothing may move. Of the job
 * only values are read, and only if there are any: the structure comes from the shape. */
#include "circuit/porep.h"
#include "circuit/porep_label.h"
#include "circuit/porep_trees.h"

#include <inttypes.h>

typedef struct {
    r1cs_cs *cs;
    const porep_shape *shape;
    const porep_challenge *values; /* of the challenge in work; null in a blank run */
    merkle_shape tree_d, tree_c;   /* tree R-last has the shape of tree C */
    boolean replica_id[256];       /* SHA-256's order of bits */
    num comm_d, comm_r_last, comm_c;
    num row[POREP_PARENTS][POREP_LAYERS_MAX]; /* parents' columns, base parents first */
    boolean parent_bits[POREP_PARENTS][256];
    boolean node[64];
    num label[POREP_LAYERS_MAX];
} synthesis;

/* ---- preamble -------------------------------------------------------------------------------- */

/* Replica id, comm_d and comm_r are inputs; comm_r = Poseidon2(comm_c, comm_r_last). job may be
 * null; s->values is the first challenge, whose roots are the partition's. */
static void preamble(synthesis *s, const porep_job *job)
{
    r1cs_cs *cs = s->cs;
    r1cs_enter(cs, "preamble", -1);
    const num replica_id = num_alloc(cs, job ? &job->replica_id : NULL);
    num_inputize(cs, &replica_id);
    r1cs_enter(cs, "bits of replica id", -1);
    num_to_sha256_bits(cs, s->replica_id, &replica_id);
    r1cs_leave(cs);
    s->comm_d = num_alloc(cs, job ? &job->comm_d : NULL);
    num_inputize(cs, &s->comm_d);
    const num comm_r = num_alloc(cs, job ? &job->comm_r : NULL);
    num_inputize(cs, &comm_r);
    s->comm_r_last = num_alloc(cs, s->values ? &s->values->r_last.root : NULL);
    s->comm_c = num_alloc(cs, s->values ? &s->values->c.root : NULL);
    r1cs_enter(cs, "Poseidon-2(comm_c, comm_r_last)", -1);
    const num roots[2] = {s->comm_c, s->comm_r_last};
    const num hash = poseidon_gadget(cs, roots, 2, NULL);
    r1cs_leave(cs);
    r1cs_enter(cs, "comm_r", -1);
    num_equal(cs, &comm_r, &hash);
    r1cs_leave(cs);
    r1cs_leave(cs);
}

/* ---- one challenge --------------------------------------------------------------------------- */

static void included(synthesis *s, const char *name, const num *leaf, const num *root,
                     const merkle_shape *shape, const merkle_path *path)
{
    r1cs_enter(s->cs, name, -1);
    merkle_inclusion(s->cs, leaf, root, shape, path);
    r1cs_leave(s->cs);
}

/* Column rows, column hash, inclusion in tree C of parent i: base parents 0 … 5, then expander. */
static void parent_column(synthesis *s, unsigned i)
{
    r1cs_cs *cs = s->cs;
    const bool base = i < POREP_BASE_PARENTS;
    r1cs_enter(cs, base ? "base parent" : "expander parent", base ? i : i - POREP_BASE_PARENTS);
    for (uint32_t l = 0; l < s->shape->layers; l++)
        s->row[i][l] = num_alloc(cs, s->values ? &s->values->parent[i].rows[l] : NULL);
    r1cs_enter(cs, "column hash", -1);
    const num hash = poseidon_gadget(cs, s->row[i], s->shape->layers, NULL);
    r1cs_leave(cs);
    included(s, "tree C inclusion", &hash, &s->comm_c, &s->tree_c,
             s->values ? &s->values->parent_c[i] : NULL);
    r1cs_leave(cs);
}

static void challenge_bits(synthesis *s)
{
    r1cs_cs *cs = s->cs;
    const uint64_t node = s->values ? s->values->node : 0;
    r1cs_enter(cs, "challenge bits", -1);
    for (unsigned i = 0; i < 64; i++)
        s->node[i] = boolean_alloc(cs, node >> i & 1);
    num_pack_input(cs, s->node, 64);
    r1cs_leave(cs);
}

static void bits_of_parent(synthesis *s, unsigned i, uint32_t layer)
{
    const bool base = i < POREP_BASE_PARENTS;
    r1cs_enter(s->cs, base ? "bits of base parent" : "bits of expander parent",
               base ? i : i - POREP_BASE_PARENTS);
    num_to_sha256_bits(s->cs, s->parent_bits[i], &s->row[i][layer - 1]);
    r1cs_leave(s->cs);
}

/* Base parents come from the layer itself, expander parents from the one before. */
static void label_of_layer(synthesis *s, uint32_t layer)
{
    const unsigned parents = layer == 1 ? POREP_BASE_PARENTS : POREP_PARENTS;
    r1cs_enter(s->cs, "layer", layer);
    for (unsigned i = 0; i < parents; i++)
        bits_of_parent(s, i, i < POREP_BASE_PARENTS ? layer : layer - 1);
    r1cs_enter(s->cs, "label", -1);
    s->label[layer - 1] =
        porep_label(s->cs, s->replica_id, s->parent_bits, parents, layer, s->node);
    r1cs_leave(s->cs);
    r1cs_leave(s->cs);
}

static void one_challenge(synthesis *s)
{
    r1cs_cs *cs = s->cs;
    const uint32_t layers = s->shape->layers;
    const num data = num_alloc(cs, s->values ? &s->values->d.leaf : NULL);
    included(s, "tree D inclusion", &data, &s->comm_d, &s->tree_d,
             s->values ? &s->values->d : NULL);
    for (unsigned i = 0; i < POREP_PARENTS; i++)
        parent_column(s, i);
    challenge_bits(s);
    for (uint32_t layer = 1; layer <= layers; layer++)
        label_of_layer(s, layer);
    r1cs_enter(cs, "encoding", -1);
    const num encoded = num_add(cs, &s->label[layers - 1], &data);
    r1cs_leave(cs);
    included(s, "tree R-last inclusion", &encoded, &s->comm_r_last, &s->tree_c,
             s->values ? &s->values->r_last : NULL);
    r1cs_enter(cs, "column hash of the labels", -1);
    const num column = poseidon_gadget(cs, s->label, layers, NULL);
    r1cs_leave(cs);
    included(s, "tree C inclusion of the labels", &column, &s->comm_c, &s->tree_c,
             s->values ? &s->values->c : NULL);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* A job that does not belong to this shape would be read beyond its end. */
static bool job_fits(r1cs_cs *cs, const porep_circuit *self)
{
    const porep_job *job = self->job;
    if (!job)
        r1cs_fail(cs, ERR_ARGUMENT, "values are wanted of a circuit without a job");
    else if (self->partition >= job->partitions)
        r1cs_fail(cs, ERR_ARGUMENT, "partition %" PRIu32 " of a job that has %" PRIu32,
                  self->partition, job->partitions);
    else if (job->shape->challenges != self->shape->challenges ||
             job->shape->layers != self->shape->layers)
        r1cs_fail(cs, ERR_ARGUMENT,
                  "a job of %" PRIu32 " challenges and %" PRIu32 " layers for a circuit of %" PRIu32
                  " and %" PRIu32,
                  job->shape->challenges, job->shape->layers, self->shape->challenges,
                  self->shape->layers);
    return !r1cs_failed(cs);
}

void porep_synthesize(const void *porep_circuit_self, r1cs_cs *cs)
{
    static const char key;
    const porep_circuit *self = porep_circuit_self;
    const porep_job *job = r1cs_has_values(cs) ? self->job : NULL;
    if (r1cs_has_values(cs) && !job_fits(cs, self))
        return;
    synthesis *s = r1cs_attach(cs, &key, sizeof *s);
    if (!s)
        return;
    s->cs = cs;
    s->shape = self->shape;
    porep_tree_d(&s->tree_d, s->shape);
    porep_tree_c(&s->tree_c, s->shape);
    s->values = job ? porep_job_challenge(job, self->partition, 0) : NULL;
    preamble(s, job);
    for (uint32_t i = 0; i < s->shape->challenges && !r1cs_failed(cs); i++) {
        s->values = job ? porep_job_challenge(job, self->partition, i) : NULL;
        r1cs_enter(cs, "challenge", i);
        one_challenge(s);
        r1cs_leave(cs);
    }
}
