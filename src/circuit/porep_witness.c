/* The witness of a partition: the job is checked against its shape, then every part is written at
 * its place, in any order: first the bits, of so many challenges together as there are lanes, then
 * what Poseidon makes of each challenge.
 *
 * Neighbours share a word of the bitmap where a part does not begin at a multiple of 64 bits. Each
 * part writes the word that it begins in and keeps what it has of the word that it ends in; when
 * all are done, the kept ones are or-ed in. Every part has more than 64 bits, so each word but the
 * last is written by the part that begins in it or fills it. */
#include "circuit/porep_witness.h"

#include "base/verify.h"
#include "circuit/porep_trees.h"
#include "circuit/porep_witness_internal.h"

#include <inttypes.h>
#include <stdio.h>

typedef struct {
    porep_plans plans;
    bit_sink end[1 + POREP_CHALLENGES_MAX]; /* of the preamble, of each challenge */
} scratch_memory;

slab_counts porep_slab_counts(const porep_shape *shape)
{
    porep_layout layout;
    porep_layout_make(&layout, shape);
    return layout.n;
}

size_t porep_witness_scratch_bytes(const porep_shape *shape, unsigned threads)
{
    (void)shape;
    (void)threads;
    return sizeof(scratch_memory);
}

/* ---- does the job fit? ----------------------------------------------------------------------- */

static err_t path_fits(const merkle_path *path, const merkle_shape *tree, uint32_t challenge,
                       const char *name)
{
    if (path->levels != tree->levels)
        return err_set(ERR_INPUT,
                       "challenge %" PRIu32 ", %s: a path of %" PRIu32
                       " levels where the tree has %" PRIu32,
                       challenge, name, path->levels, tree->levels);
    for (uint32_t l = 0; l < tree->levels; l++)
        if (path->arity[l] != tree->arity[l] || path->index[l] >= tree->arity[l])
            return err_set(ERR_INPUT,
                           "challenge %" PRIu32 ", %s: level %" PRIu32
                           " of a path has arity %u and index %u, the tree arity %u",
                           challenge, name, l, path->arity[l], path->index[l], tree->arity[l]);
    return ERR_OK;
}

static err_t challenge_fits(const porep_challenge *c, const merkle_shape *tree_d,
                            const merkle_shape *tree_c, uint32_t i)
{
    ERR_TRY(path_fits(&c->d, tree_d, i, "tree D inclusion"));
    for (unsigned k = 0; k < POREP_PARENTS; k++) {
        char name[64];
        const bool base = k < POREP_BASE_PARENTS;
        snprintf(name, sizeof name, "%s parent %u, tree C inclusion", base ? "base" : "expander",
                 base ? k : k - POREP_BASE_PARENTS);
        ERR_TRY(path_fits(&c->parent_c[k], tree_c, i, name));
    }
    ERR_TRY(path_fits(&c->r_last, tree_c, i, "tree R-last inclusion"));
    return path_fits(&c->c, tree_c, i, "tree C inclusion of the labels");
}

static err_t all_fits(const r1cs_slab *slab, const porep_layout *layout, const porep_job *job,
                      uint32_t partition, size_t scratch_bytes)
{
    const porep_shape *shape = job->shape;
    if (slab->n.bits != layout->n.bits || slab->n.fields != layout->n.fields)
        return err_set(ERR_ARGUMENT,
                       "a slab of %zu bits and %zu field elements, %s has %zu and %zu",
                       slab->n.bits, slab->n.fields, shape->name, layout->n.bits, layout->n.fields);
    if (partition >= job->partitions)
        return err_set(ERR_ARGUMENT, "partition %" PRIu32 " of a job that has %" PRIu32, partition,
                       job->partitions);
    if (scratch_bytes < sizeof(scratch_memory))
        return err_set(ERR_ARGUMENT, "%zu bytes of scratch, a witness takes %zu", scratch_bytes,
                       sizeof(scratch_memory));
    merkle_shape tree_d;
    porep_tree_d(&tree_d, shape);
    for (uint32_t i = 0; i < shape->challenges; i++)
        ERR_TRY(
            challenge_fits(porep_job_challenge(job, partition, i), &tree_d, &layout->tree_c, i));
    return ERR_OK;
}

/* ---- parts ----------------------------------------------------------------------------------- */

typedef struct {
    witness_common common;
    const r1cs_slab *slab;
    const porep_job *job;
    uint32_t partition;
    bit_sink *end;
} witness;

/* Position of the leaf that a path leads from: all arities are powers of two. */
static void path_input(fr *out, const merkle_path *path)
{
    fr_from_u64(out, merkle_path_position(path));
}

static void challenge_inputs(fr *out, const porep_challenge *c)
{
    path_input(out++, &c->d);
    for (unsigned i = 0; i < POREP_PARENTS; i++)
        path_input(out++, &c->parent_c[i]);
    fr_from_u64(out++, c->node);
    path_input(out++, &c->r_last);
    path_input(out, &c->c);
}

static fr *challenge_fields(const witness *w, size_t i)
{
    const porep_layout *at = w->common.layout;
    return w->slab->fields + at->inputs + at->preamble_fields + i * at->challenge_fields;
}

/* As many challenges from number `first` on as there are lanes. */
static void group_bits(const witness *w, uint32_t first)
{
    const porep_layout *at = w->common.layout;
    const uint32_t left = w->common.shape->challenges - first;
    witness_group g = {.n = left < SHA256_LANES ? left : SHA256_LANES};
    for (unsigned k = 0; k < g.n; k++) {
        const uint32_t i = first + k;
        g.challenge[k] = porep_job_challenge(w->job, w->partition, i);
        g.field[k] = challenge_fields(w, i);
        g.bits[k] = bit_sink_at(w->slab->bits, at->preamble_bits + i * at->challenge_bits);
    }
    witness_challenge_bits(&g, &w->common);
    for (unsigned k = 0; k < g.n; k++) {
        VERIFY((size_t)(g.bits[k].word - w->slab->bits) * 64 + g.bits[k].fill ==
               at->preamble_bits + (first + k + 1) * at->challenge_bits);
        w->end[1 + first + k] = g.bits[k];
    }
}

/* ONE, replica id, comm_d and comm_r as inputs; then all five numbers and the hash of the last
 * two. */
static void preamble(const witness *w)
{
    const porep_layout *at = w->common.layout;
    const porep_job *job = w->job;
    const porep_challenge *first = porep_job_challenge(job, w->partition, 0);
    fr *input = w->slab->fields, *field = input + at->inputs;
    input[0] = FR_ONE;
    input[1] = field[0] = job->replica_id;
    input[2] = field[1] = job->comm_d;
    input[3] = field[2] = job->comm_r;
    field[3] = first->r_last.root;
    field[4] = first->c.root;
    const fr roots[2] = {first->c.root, first->r_last.root};
    poseidon_trace_batch(&(fr *){field + 5}, &(const fr *){roots}, 2, 1);
    sha256_row words[8];
    w->end[0] = bit_sink_at(w->slab->bits, 0);
    witness_element_bits(&w->end[0], words, 0, &job->replica_id);
}

/* The preamble is the last index: it is the shortest. */
static err_t bits_part(void *context, size_t i, unsigned worker)
{
    const witness *w = context;
    const size_t first = i * SHA256_LANES;
    (void)worker;
    if (first < w->common.shape->challenges)
        group_bits(w, (uint32_t)first);
    else
        preamble(w);
    return ERR_OK;
}

static err_t trees_part(void *context, size_t i, unsigned worker)
{
    const witness *w = context;
    const porep_challenge *c = porep_job_challenge(w->job, w->partition, (uint32_t)i);
    (void)worker;
    challenge_inputs(w->slab->fields + 4 + POREP_INPUTS_PER_CHALLENGE * i, c);
    witness_challenge_trees(challenge_fields(w, i), &w->common, c);
    return ERR_OK;
}

/* The words that two parts share, and the end. */
static void join_parts(const witness *w)
{
    const uint32_t last = w->common.shape->challenges;
    uint64_t *bits = w->slab->bits;
    for (uint32_t i = 0; i < last; i++)
        *w->end[i].word |= w->end[i].rest;
    bits[slab_words(w->slab->n.bits) - 1] = 0;
    if (w->end[last].fill != 0)
        *w->end[last].word = w->end[last].rest;
}

/* ---- the whole ------------------------------------------------------------------------------- */

err_t porep_witness(r1cs_slab *slab, const porep_job *job, uint32_t partition, void *scratch,
                    size_t scratch_bytes, pool *p)
{
    const porep_shape *shape = job->shape;
    VERIFY(shape->challenges <= POREP_CHALLENGES_MAX);
    VERIFY((uintptr_t)scratch % 64 == 0);
    porep_layout layout;
    porep_layout_make(&layout, shape);
    ERR_TRY(all_fits(slab, &layout, job, partition, scratch_bytes));
    scratch_memory *memory = scratch;
    porep_plans_make(&memory->plans);
    witness w = {.common = {.layout = &layout, .plans = &memory->plans, .shape = shape},
                 .slab = slab,
                 .job = job,
                 .partition = partition,
                 .end = memory->end};
    fr_int n;
    fr_to_int(&n, &job->replica_id);
    for (unsigned i = 0; i < 8; i++)
        w.common.replica_id[i] = __builtin_bswap32((uint32_t)(n.l[i / 2] >> 32 * (i % 2)));
    const size_t groups = (shape->challenges + SHA256_LANES - 1) / SHA256_LANES;
    ERR_TRY(pool_for(p, groups + 1, bits_part, &w));
    ERR_TRY(pool_for(p, shape->challenges, trees_part, &w));
    join_parts(&w);
    return ERR_OK;
}
