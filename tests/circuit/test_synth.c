/* The PoRep circuit of every shape against the reference implementation's. */
#include "circuit_test.h"

#include <stdio.h>
#include "synth_vectors.h"

#include "base/bytes.h"
#include "circuit/porep_label.h"

/* ---- create_label ---------------------------------------------------------------------------- */

typedef struct {
    uint32_t layer;
    num label; /* written by the run */
} label_case;

/* rid = 7, parents 100, 101, …, node 22. */
static void lay_out_label(const void *self, r1cs_cs *cs)
{
    static label_case *out;
    out = *(label_case *const *)self;
    const unsigned parents_n = out->layer == 1 ? 6 : 14;
    boolean replica_id[256], parents[14][256], node[64];
    fr v;
    fr_from_u64(&v, 7);
    const num rid = num_alloc(cs, &v);
    num_to_sha256_bits(cs, replica_id, &rid);
    for (unsigned i = 0; i < parents_n; i++) {
        fr_from_u64(&v, 100 + i);
        const num parent = num_alloc(cs, &v);
        num_to_sha256_bits(cs, parents[i], &parent);
    }
    for (unsigned i = 0; i < 64; i++)
        node[i] = boolean_alloc(cs, UINT64_C(22) >> i & 1);
    out->label = porep_label(cs, replica_id, parents, parents_n, out->layer, node);
}

static void test_label_rows(void **state)
{
    (void)state;
    json_t *all = vector_json("r1cs/gadgets.json");
    static const uint32_t layers[] = {1, 2, 11};
    for (unsigned i = 0; i < 3; i++) {
        char name[32];
        snprintf(name, sizeof name, "create-label-layer%u", layers[i]);
        label_case c = {.layer = layers[i]}, *self = &c;
        const r1cs_circuit circuit = {name, lay_out_label, &self};
        assert_gadget(&circuit, name, all);
    }
    json_decref(all);
}

/* The label's rows alone: what a stand-alone test of upstream's counts with all bits allocated
 * before (spec §1.5: 532,025 with 37·256 + 256 bit rows, constant layer and node). */
static void lay_out_label_alone(const void *self, r1cs_cs *cs)
{
    (void)self;
    static boolean replica_id[256], parents[37][256];
    boolean node[64];
    for (unsigned i = 0; i < 256; i++)
        replica_id[i] = boolean_alloc(cs, false);
    for (unsigned p = 0; p < 37; p++)
        for (unsigned i = 0; i < 256; i++)
            parents[p][i] = boolean_alloc(cs, false);
    for (unsigned i = 0; i < 64; i++)
        node[i] = boolean_constant(22 >> (i & 31) & (i < 32));
    (void)porep_label(cs, replica_id, parents, 37, 1, node);
}

static void test_label_count(void **state)
{
    (void)state;
    const r1cs_circuit circuit = {"create_label", lay_out_label_alone, NULL};
    r1cs_shape s;
    assert_int_equal(
        r1cs_fingerprint(&s, &circuit, &(r1cs_fingerprint_options){.counts_only = true}), ERR_OK);
    assert_int_equal(s.constraints, 532025);
}

static void test_label_value(void **state)
{
    (void)state;
    static const struct {
        uint32_t layer;
        const char *label; /* big-endian */
    } expected[] = {
        {1, "358e1e188dc40eebd2d74bb5986ab8097e53ae3adb513a63a907a9f1c9a9fcb7"},
        {2, "14532f848087b84d3b911393d23333b9b1e931eb07f33b015b84ea2f4d91b021"},
    };
    for (unsigned i = 0; i < 2; i++) {
        label_case c = {.layer = expected[i].layer}, *self = &c;
        const r1cs_circuit circuit = {"label", lay_out_label, &self};
        r1cs_assignment w;
        assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
        assert_int_equal(w.unsatisfied, 0);
        uint8_t be[32], le[32], got[32];
        assert_true(hex_decode(be, expected[i].label, 32));
        for (unsigned k = 0; k < 32; k++)
            le[k] = be[31 - k];
        fr_to_bytes(got, &c.label.value);
        assert_memory_equal(got, le, 32);
        fr_to_bytes(got, &w.aux_value[w.aux - 1]);
        assert_memory_equal(got, le, 32);
        r1cs_assignment_free(&w);
    }
}

/* ---- whole circuits -------------------------------------------------------------------------- */

static void test_small_circuits(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        uint64_t nodes;
        uint32_t base, sub, top;
    } cases[] = {
        {"porep-l2-c1-2-0-0-n8", 8, 2, 0, 0},       {"porep-l2-c1-8-0-0-n8", 8, 8, 0, 0},
        {"porep-l2-c1-8-4-0-n32", 32, 8, 4, 0},     {"porep-l2-c1-8-4-2-n64", 64, 8, 4, 2},
        {"porep-l2-c1-8-2-0-n128", 128, 8, 2, 0},   {"porep-l2-c1-8-8-0-n512", 512, 8, 8, 0},
        {"porep-l2-c1-8-8-2-n1024", 1024, 8, 8, 2},
    };
    json_t *all = vector_json("r1cs/gadgets.json");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        if (!test_long() && cases[i].top == 0 && cases[i].base == 8)
            continue;
        porep_shape shape;
        assert_int_equal(porep_shape_custom(&shape, cases[i].nodes, 2, 1, cases[i].base,
                                            cases[i].sub, cases[i].top),
                         ERR_OK);
        const porep_circuit self = {.shape = &shape};
        const r1cs_circuit circuit = {shape.name, porep_synthesize, &self};
        assert_gadget(&circuit, cases[i].name, all);
    }
    json_decref(all);
}

static void check_published(const char *name, bool listings)
{
    const porep_circuit self = {.shape = porep_shape_find(name)};
    assert_non_null(self.shape);
    const r1cs_circuit circuit = {name, porep_synthesize, &self};
    assert_whole_circuit(&circuit, name, listings);
}

static void test_2kib(void **state)
{
    (void)state;
    check_published("porep-2kib", true);
}

static void test_8mib(void **state)
{
    (void)state;
    if (test_short())
        skip();
    check_published("porep-8mib", false);
}

static void test_512mib(void **state)
{
    (void)state;
    if (!test_long())
        skip();
    check_published("porep-512mib", false);
}

/* Minutes each: with CUZK_TEST_LONG=1. */
static void test_production_sizes(void **state)
{
    (void)state;
    if (!test_long())
        skip();
    check_published("porep-32gib", false);
    check_published("porep-64gib", false);
}

/* ---- a wrong row is found -------------------------------------------------------------------- */

#define WRONG_ROW 1500000

/* Runs the circuit through matrices in which one coefficient was changed. */
static void test_wrong_row_located(void **state)
{
    (void)state;
    const porep_circuit self = {.shape = porep_shape_find("porep-2kib")};
    const r1cs_circuit circuit = {"porep-2kib", porep_synthesize, &self};
    r1cs_matrices m;
    assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
    r1cs_matrices_circuit again = {.matrices = &m};
    const r1cs_circuit altered = {"porep-2kib altered", r1cs_matrices_synthesize, &again};
    block_compare b;
    block_compare_open(&b, "porep-2kib");
    const r1cs_fingerprint_options o = {.block = block_compare_add, .context = &b};
    r1cs_shape s;
    assert_int_equal(r1cs_fingerprint(&s, &altered, &o), ERR_OK);
    assert_false(b.differs); /* the matrices are the circuit */
    assert_int_equal(b.seen, b.blocks);
    r1cs_term *t = &m.m[0].terms[m.m[0].start[WRONG_ROW]];
    assert_true(m.m[0].start[WRONG_ROW + 1] > m.m[0].start[WRONG_ROW]);
    t->coeff = r1cs_coeff_pow2(3, false);
    b.seen = 0;
    assert_int_equal(r1cs_fingerprint(&s, &altered, &o), ERR_OK);
    assert_true(b.differs);
    assert_int_equal(b.first_difference, WRONG_ROW / 1024);
    free(b.text);
    r1cs_matrices_free(&m);
}

CIRCUIT_TESTS(synth_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_label_rows),
        cmocka_unit_test(test_label_count),
        cmocka_unit_test(test_label_value),
        cmocka_unit_test(test_small_circuits),
        cmocka_unit_test(test_2kib),
        cmocka_unit_test(test_8mib),
        cmocka_unit_test(test_512mib),
        cmocka_unit_test(test_production_sizes),
        cmocka_unit_test(test_wrong_row_located),
    };
    return cmocka_run_group_tests_name("porep circuit", tests, NULL, NULL);
}
