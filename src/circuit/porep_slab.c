/* Plans of the SHA-256 blocks and places in the slab. */
#include "circuit/porep_slab.h"

#include "base/verify.h"
#include "circuit/porep_trees.h"
#include "gadget/sha256_constants.h"

/* ---- kinds of blocks ------------------------------------------------------------------------- */

static void initial_state(sha256_kinds state[8])
{
    for (unsigned i = 0; i < 8; i++)
        state[i] = sha256_kinds_constant(SHA256_H[i]);
}

/* After a block that holds a variable no bit of the state is constant. */
static void later_state(sha256_kinds state[8])
{
    for (unsigned i = 0; i < 8; i++)
        state[i] = sha256_kinds_variable();
}

/* 255 variables and the constant top bit: the top of the last byte, which is the lowest of its
 * big-endian word. */
static void element_words(sha256_kinds words[8])
{
    for (unsigned i = 0; i < 8; i++)
        words[i] = sha256_kinds_variable();
    words[7].constant = 0x80;
}

static void constant_words(sha256_kinds *words, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        words[i] = sha256_kinds_constant(0);
}

/* From where the message ends to the end of the block. */
static void padding_words(sha256_kinds *words, unsigned n, uint32_t message_bits)
{
    constant_words(words, n);
    words[0] = sha256_kinds_constant(UINT32_C(1) << 31);
    words[n - 1] = sha256_kinds_constant(message_bits);
}

/* One plan for all layers: what is computed of the layer's word alone is constant whatever it is,
 * and goes into sums with variables only. */
static void plan_label_head(sha256_plan *out)
{
    sha256_kinds state[8], block[16];
    initial_state(state);
    element_words(block);
    block[8] = sha256_kinds_constant(1);
    block[9] = block[10] = sha256_kinds_variable();
    constant_words(block + 11, 5);
    sha256_plan_make(out, state, block);
}

/* Two elements, as in a label after its head and, with the initial state, in tree D. */
static void plan_elements(sha256_plan *out, bool first)
{
    sha256_kinds state[8], block[16];
    (first ? initial_state : later_state)(state);
    element_words(block);
    element_words(block + 8);
    sha256_plan_make(out, state, block);
}

static void plan_label_last(sha256_plan *out)
{
    sha256_kinds state[8], block[16];
    later_state(state);
    element_words(block);
    padding_words(block + 8, 8, POREP_LABEL_BITS);
    sha256_plan_make(out, state, block);
}

static void plan_node_padding(sha256_plan *out)
{
    sha256_kinds state[8], block[16];
    later_state(state);
    padding_words(block, 16, 512);
    sha256_plan_make(out, state, block);
}

void porep_plans_make(porep_plans *out)
{
    plan_elements(&out->node, true);
    plan_node_padding(&out->node_padding);
    plan_label_head(&out->label_head);
    plan_elements(&out->label_parents, false);
    plan_label_last(&out->label_last);
}

/* ---- places ---------------------------------------------------------------------------------- */

/* What a level allocates beside its hash: index bits, for arity 8 also two bits that combine them;
 * siblings and picks. */
static size_t level_bits(unsigned arity)
{
    return arity == 2 ? 1 : arity == 4 ? 2 : 3 + 2;
}

static size_t level_fields(unsigned arity)
{
    const size_t picks = arity == 2 ? 2 : arity == 4 ? 8 : 20;
    return arity - 1 + picks;
}

/* Without the bits of its parents. */
static size_t label_bits(void)
{
    sha256_plan plan;
    plan_label_head(&plan);
    size_t bits = plan.bits;
    plan_elements(&plan, false);
    bits += (size_t)POREP_LABEL_BLOCKS * plan.bits;
    plan_label_last(&plan);
    return bits + plan.bits;
}

static size_t node_bits(void)
{
    sha256_plan plan;
    plan_elements(&plan, true);
    const size_t bits = 2 * NUM_BITS + plan.bits;
    plan_node_padding(&plan);
    return bits + plan.bits;
}

void porep_layout_make(porep_layout *out, const porep_shape *shape)
{
    const uint32_t layers = shape->layers;
    size_t path_bits = 0, path = 0;
    porep_tree_c(&out->tree_c, shape);
    for (uint32_t l = 0; l < out->tree_c.levels; l++) {
        const unsigned arity = out->tree_c.arity[l];
        path_bits += level_bits(arity);
        path += level_fields(arity) + poseidon_trace_values(arity);
    }
    out->path = path;
    out->column_hash = poseidon_trace_values(layers);
    out->inputs = porep_inputs(shape);
    out->preamble_bits = NUM_BITS;
    out->preamble_fields = 5 + poseidon_trace_values(2);
    const size_t parents = POREP_BASE_PARENTS + POREP_PARENTS * (layers - 1); /* of all layers */
    out->challenge_bits = shape->d_levels * (level_bits(2) + node_bits()) +
                          (POREP_PARENTS + 2) * path_bits + 64 + NUM_BITS * parents +
                          layers * label_bits();
    /* The node of a level of tree D is packed into one element. */
    out->parents = 1 + shape->d_levels * (level_fields(2) + 1);
    out->parent = layers + out->column_hash + path;
    out->labels = out->parents + POREP_PARENTS * out->parent;
    out->encoded = out->labels + layers;
    out->r_last = out->encoded + 1;
    out->column = out->r_last + path;
    out->challenge_fields = out->column + out->column_hash + path;
    out->n = (slab_counts){out->preamble_bits + shape->challenges * out->challenge_bits,
                           out->inputs + out->preamble_fields +
                               shape->challenges * out->challenge_fields};
}
