/* Columns and paths of a challenge: 15 column hashes at once, then 16 paths level by level, so that
 * Poseidon always has a full batch. */
#include "circuit/porep_witness_internal.h"

#include "base/verify.h"

#include <string.h>

#define ARITY_MAX 8
#define PATHS     (POREP_PARENTS + 2)

/* ---- insertion (§4.4) ------------------------------------------------------------------------ */

/* condition ? a : b as the next element. */
static const fr *pick(fr **next, bool condition, const fr *a, const fr *b)
{
    fr *out = (*next)++;
    *out = *(condition ? a : b);
    return out;
}

static void insert_2(fr **next, fr *child, const fr *a, unsigned index, const fr *s)
{
    child[0] = *pick(next, index, s, a);
    child[1] = *pick(next, index, a, s);
}

static void insert_4(fr **next, fr *child, const fr *a, unsigned index, const fr *s)
{
    const bool b0 = index & 1, b1 = index & 2;
    const fr *q = pick(next, b0, &s[0], a);
    child[0] = *pick(next, b1, &s[0], q);
    q = pick(next, b0, a, &s[0]);
    child[1] = *pick(next, b1, &s[1], q);
    q = pick(next, b0, &s[2], a);
    child[2] = *pick(next, b1, q, &s[1]);
    q = pick(next, b0, a, &s[2]);
    child[3] = *pick(next, b1, q, &s[2]);
}

/* s = b, c, d, e, f, g, h of the description. */
static void insert_8(fr **next, fr *child, const fr *a, unsigned index, const fr *s)
{
    const bool b0 = index & 1, b1 = index & 2, b2 = index & 4;
    const bool nor = !b0 && !b1, and = b0 && b1;
    const fr *q = pick(next, nor, a, &s[0]);
    child[0] = *pick(next, b2, &s[0], q);
    q = pick(next, b0, a, &s[0]);
    q = pick(next, b1, &s[1], q);
    child[1] = *pick(next, b2, &s[1], q);
    q = pick(next, b0, &s[2], a);
    q = pick(next, b1, q, &s[1]);
    child[2] = *pick(next, b2, &s[2], q);
    q = pick(next, and, a, &s[2]);
    child[3] = *pick(next, b2, &s[3], q);
    q = pick(next, nor, a, &s[4]);
    child[4] = *pick(next, b2, q, &s[3]);
    q = pick(next, b0, a, &s[4]);
    q = pick(next, b1, &s[5], q);
    child[5] = *pick(next, b2, q, &s[4]);
    q = pick(next, b0, &s[6], a);
    q = pick(next, b1, q, &s[5]);
    child[6] = *pick(next, b2, q, &s[5]);
    q = pick(next, and, a, &s[6]);
    child[7] = *pick(next, b2, q, &s[6]);
}

/* ---- paths ----------------------------------------------------------------------------------- */

typedef struct {
    const merkle_path *path;
    const fr *node; /* the running one */
    const fr *sibling;
    fr *next; /* field element to be written */
} climb;

static climb climb_from(const fr *leaf, const merkle_path *path, fr *field)
{
    return (climb){path, leaf, path->sibling, field};
}

/* Siblings and picks of a level; child: the arity elements to be hashed. */
static void insert(climb *c, fr child[ARITY_MAX], uint32_t level, unsigned arity)
{
    const unsigned index = c->path->index[level];
    const fr *siblings = c->next;
    memcpy(c->next, c->sibling, (arity - 1) * sizeof *c->next);
    c->sibling += arity - 1;
    c->next += arity - 1;
    (arity == 2   ? insert_2
     : arity == 4 ? insert_4
                  : insert_8)(&c->next, child, c->node, index, siblings);
}

static void climb_all(climb paths[PATHS], const merkle_shape *tree)
{
    for (uint32_t l = 0; l < tree->levels; l++) {
        const unsigned arity = tree->arity[l];
        const size_t values = poseidon_trace_values(arity);
        fr child[PATHS][ARITY_MAX], *trace[PATHS];
        const fr *in[PATHS];
        for (unsigned i = 0; i < PATHS; i++) {
            insert(&paths[i], child[i], l, arity);
            in[i] = child[i];
            trace[i] = paths[i].next;
        }
        poseidon_trace_batch(trace, in, arity, PATHS);
        for (unsigned i = 0; i < PATHS; i++) {
            paths[i].next += values;
            paths[i].node = paths[i].next - 1;
        }
    }
}

/* ---- the whole ------------------------------------------------------------------------------- */

void witness_challenge_trees(fr *field, const witness_common *w, const porep_challenge *c)
{
    const porep_layout *at = w->layout;
    const uint32_t layers = w->shape->layers;
    fr *trace[POREP_PARENTS + 1];
    const fr *column[POREP_PARENTS + 1];
    climb paths[PATHS];
    for (unsigned i = 0; i <= POREP_PARENTS; i++) {
        const bool parent = i < POREP_PARENTS; /* the last one is the column of the labels */
        fr *rows = field + (parent ? at->parents + i * at->parent : at->labels);
        if (parent)
            memcpy(rows, c->parent[i].rows, layers * sizeof *rows);
        column[i] = rows;
        trace[i] = parent ? rows + layers : field + at->column;
        fr *after = trace[i] + at->column_hash;
        paths[i] = climb_from(after - 1, parent ? &c->parent_c[i] : &c->c, after);
    }
    poseidon_trace_batch(trace, column, layers, POREP_PARENTS + 1);
    paths[PATHS - 1] = climb_from(field + at->encoded, &c->r_last, field + at->r_last);
    climb_all(paths, &at->tree_c);
    VERIFY(paths[POREP_PARENTS].next == field + at->challenge_fields);
    VERIFY(paths[PATHS - 1].next == field + at->column);
}
