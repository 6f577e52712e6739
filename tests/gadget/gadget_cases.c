#include "gadget_cases.h"

#include "base/bytes.h"

#include <string.h>

void test_value(fr *out, unsigned i)
{
    uint8_t text[8], digest[SHA256_BYTES];
    store_le64(text, i);
    sha256(digest, text, sizeof text);
    trunc254(digest);
    fr_from_bytes(out, digest);
}

static num value_num(r1cs_cs *cs, unsigned i)
{
    fr v;
    test_value(&v, i);
    return num_alloc(cs, &v);
}

static bool value_bit(unsigned i)
{
    fr v;
    test_value(&v, i);
    fr_int n;
    fr_to_int(&n, &v);
    return n.l[0] & 1;
}

static void value_bits(r1cs_cs *cs, boolean *out, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        out[i] = boolean_alloc(cs, value_bit(i));
}

static void poseidon_case(r1cs_cs *cs, const gadget_case *self)
{
    num in[11];
    for (unsigned i = 0; i < self->n; i++)
        in[i] = value_num(cs, i);
    (void)poseidon_gadget(cs, in, self->n, NULL);
}

static void poseidon_gen_case(r1cs_cs *cs, const gadget_case *self)
{
    num in[11];
    for (unsigned i = 0; i < self->n; i++)
        in[i] = value_num(cs, i);
    fr tag;
    fr_from_u64(&tag, UINT64_C(1) << 40);
    (void)poseidon_gadget(cs, in, self->n, &tag);
}

static void to_bits_case(r1cs_cs *cs, const gadget_case *self)
{
    (void)self;
    const num v = value_num(cs, 0);
    boolean bits[NUM_BITS];
    num_to_bits(cs, bits, &v);
}

static void inputize_case(r1cs_cs *cs, const gadget_case *self)
{
    (void)self;
    const num v = value_num(cs, 0);
    num_inputize(cs, &v);
}

static void equal_case(r1cs_cs *cs, const gadget_case *self)
{
    (void)self;
    const num x = value_num(cs, 0), y = value_num(cs, 0);
    num_equal(cs, &x, &y);
}

static void add_case(r1cs_cs *cs, const gadget_case *self)
{
    (void)self;
    const num key = value_num(cs, 0), value = value_num(cs, 1);
    (void)num_add(cs, &key, &value);
}

static void uint64_input_case(r1cs_cs *cs, const gadget_case *self)
{
    (void)self;
    boolean bits[64];
    value_bits(cs, bits, 64);
    num_pack_input(cs, bits, 64);
}

static void pick_case(r1cs_cs *cs, const gadget_case *self)
{
    (void)self;
    const boolean c = boolean_alloc(cs, true);
    const num a = value_num(cs, 0), b = value_num(cs, 1);
    (void)num_pick(cs, c, &a, &b);
}

static void pack_case(r1cs_cs *cs, const gadget_case *self)
{
    boolean bits[NUM_PACK_BITS];
    value_bits(cs, bits, self->n);
    (void)num_pack(cs, bits, self->n);
}

static void insert_case(r1cs_cs *cs, const gadget_case *self)
{
    const num element = value_num(cs, 0);
    boolean bits[3];
    value_bits(cs, bits, (unsigned)__builtin_ctz(self->n));
    num siblings[7], out[8];
    for (unsigned i = 0; i + 1 < self->n; i++)
        siblings[i] = value_num(cs, 1 + i);
    merkle_insert(cs, out, &element, bits, siblings, self->n);
}

static void compress_case(r1cs_cs *cs, const gadget_case *self)
{
    (void)self;
    boolean bits[512];
    value_bits(cs, bits, 512);
    word32 state[8];
    sha256_initial(state);
    sha256_compress(cs, state, bits);
}

static void sha256_case(r1cs_cs *cs, const gadget_case *self)
{
    boolean bits[512], out[256];
    value_bits(cs, bits, self->n);
    sha256_bits(cs, out, bits, self->n);
}

static void tree_d_node_case(r1cs_cs *cs, const gadget_case *self)
{
    (void)self;
    const num children[2] = {value_num(cs, 0), value_num(cs, 1)};
    (void)merkle_node_gadget(cs, children, 2, MERKLE_SHA256);
}

/* ---- trees ----------------------------------------------------------------------------------- */

static void tree_of(merkle_shape *shape, merkle_path *path, const gadget_case *self)
{
    *shape = (merkle_shape){.hash = self->n ? MERKLE_SHA256 : MERKLE_POSEIDON};
    for (unsigned i = 0; i < self->base_levels; i++)
        shape->arity[shape->levels++] = (uint8_t)self->base;
    if (self->sub)
        shape->arity[shape->levels++] = (uint8_t)self->sub;
    if (self->top)
        shape->arity[shape->levels++] = (uint8_t)self->top;
    memset(path, 0, sizeof *path);
    path->levels = shape->levels;
    unsigned siblings = 0;
    for (unsigned l = 0; l < shape->levels; l++) {
        path->arity[l] = shape->arity[l];
        path->index[l] = (uint8_t)((5 + 3 * l) % shape->arity[l]);
        for (unsigned i = 0; i + 1u < shape->arity[l]; i++, siblings++)
            test_value(&path->sibling[siblings], 100 + siblings);
    }
    test_value(&path->leaf, 0);
    merkle_path_root(&path->root, path, &path->leaf, shape->hash);
}

/* num leaf, path, num root, equal, and for a public root inputize. */
static void por_case(r1cs_cs *cs, const gadget_case *self)
{
    merkle_shape shape;
    merkle_path path;
    tree_of(&shape, &path, self);
    const num leaf = num_alloc(cs, &path.leaf);
    const num computed = merkle_climb(cs, &leaf, &shape, &path);
    const num root = num_alloc(cs, &path.root);
    num_equal(cs, &computed, &root);
    if (self->public_root)
        num_inputize(cs, &root);
}

/* num leaf, num root, inclusion. */
static void por_vars_case(r1cs_cs *cs, const gadget_case *self)
{
    merkle_shape shape;
    merkle_path path;
    tree_of(&shape, &path, self);
    const num leaf = num_alloc(cs, &path.leaf), root = num_alloc(cs, &path.root);
    merkle_inclusion(cs, &leaf, &root, &shape, &path);
}

#define POR(name, base, sub, top, levels)                                                          \
    {                                                                                              \
        name, por_case, 0, base, sub, top, levels, true                                            \
    }

const gadget_case GADGET_CASES[] = {
    {"inputize", inputize_case, 0, 0, 0, 0, 0, false},
    {"equal", equal_case, 0, 0, 0, 0, 0, false},
    {"add", add_case, 0, 0, 0, 0, 0, false},
    {"pick", pick_case, 0, 0, 0, 0, 0, false},
    {"pack-0", pack_case, 0, 0, 0, 0, 0, false},
    {"pack-254", pack_case, 254, 0, 0, 0, 0, false},
    {"uint64-input", uint64_input_case, 0, 0, 0, 0, 0, false},
    {"to-bits", to_bits_case, 0, 0, 0, 0, 0, false},
    {"insert-2", insert_case, 2, 0, 0, 0, 0, false},
    {"insert-4", insert_case, 4, 0, 0, 0, 0, false},
    {"insert-8", insert_case, 8, 0, 0, 0, 0, false},
    {"poseidon-2", poseidon_case, 2, 0, 0, 0, 0, false},
    {"poseidon-4", poseidon_case, 4, 0, 0, 0, 0, false},
    {"poseidon-8", poseidon_case, 8, 0, 0, 0, 0, false},
    {"poseidon-11", poseidon_case, 11, 0, 0, 0, 0, false},
    {"poseidon-2-gen", poseidon_gen_case, 2, 0, 0, 0, 0, false},
    {"sha256-compress", compress_case, 0, 0, 0, 0, 0, false},
    {"sha256-0", sha256_case, 0, 0, 0, 0, 0, false},
    {"sha256-8", sha256_case, 8, 0, 0, 0, 0, false},
    {"sha256-512", sha256_case, 512, 0, 0, 0, 0, false},
    {"tree-d-node", tree_d_node_case, 0, 0, 0, 0, 0, false},
    {"tree-d-node-hash2", tree_d_node_case, 0, 0, 0, 0, 0, false},
    POR("por-poseidon-2", 2, 0, 0, 6),
    POR("por-poseidon-4", 4, 0, 0, 3),
    POR("por-poseidon-8", 8, 0, 0, 2),
    POR("por-poseidon-8-2", 8, 2, 0, 2),
    POR("por-poseidon-8-4-2", 8, 4, 2, 2),
    POR("por-poseidon-8-8", 8, 8, 0, 2),
    POR("por-poseidon-8-8-2", 8, 8, 2, 2),
    {"por-sha256-2", por_case, 1, 2, 0, 0, 6, true},
    {"por-private-poseidon-8", por_case, 0, 8, 0, 0, 2, false},
    {"por-vars-poseidon-8", por_vars_case, 0, 8, 0, 0, 2, false},
    {"por-vars-sha256-2-depth1", por_vars_case, 1, 2, 0, 0, 1, false},
};
const size_t GADGET_CASES_N = sizeof GADGET_CASES / sizeof GADGET_CASES[0];

static void synthesize(const void *self, r1cs_cs *cs)
{
    const gadget_case *c = self;
    c->lay_out(cs, c);
}

r1cs_circuit gadget_case_circuit(const gadget_case *c)
{
    return (r1cs_circuit){c->name, synthesize, c};
}
