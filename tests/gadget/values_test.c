/* Values: gadgets against plain hashes; the proving run has the structure of the blank one. */
#include "gadget_cases.h"
#include "gadget_tests.h"

#include "base/bytes.h"
#include "base/mem.h"

/* <A,z>, <B,z>, <C,z> of the blank run's matrices under the proving run's assignment. */
static void product(fr *out, const r1cs_matrices *m, unsigned k, size_t row,
                    const r1cs_assignment *w)
{
    *out = FR_ZERO;
    for (uint64_t i = m->m[k].start[row]; i < m->m[k].start[row + 1]; i++) {
        const r1cs_term t = m->m[k].terms[i];
        fr v;
        fr_mul(&v, &m->coeffs[t.coeff],
               t.var & R1CS_AUX ? &w->aux_value[t.var ^ R1CS_AUX] : &w->input[t.var]);
        fr_add(out, out, &v);
    }
}

static void check_case(const gadget_case *c)
{
    const r1cs_circuit circuit = gadget_case_circuit(c);
    const r1cs_assign_options o = {.keep_evaluations = true};
    r1cs_assignment w;
    r1cs_matrices m;
    r1cs_shape s;
    assert_int_equal(r1cs_assign(&w, &circuit, &o), ERR_OK);
    if (w.unsatisfied != 0)
        fail_msg("%s: row %llu: %s", c->name, (unsigned long long)w.first_unsatisfied,
                 w.first_unsatisfied_at);
    assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
    assert_int_equal(
        r1cs_fingerprint(&s, &circuit, &(r1cs_fingerprint_options){.counts_only = true}), ERR_OK);
    assert_int_equal(w.inputs, m.inputs);
    assert_int_equal(w.aux, m.aux);
    assert_int_equal(w.rows, m.rows);
    assert_int_equal(w.a_aux_ones, s.a_aux_density);
    assert_int_equal(w.b_aux_ones, s.b_aux_density);
    assert_int_equal(w.b_input_ones, s.b_input_density);
    for (size_t row = 0; row < w.rows; row++) {
        fr abc[3];
        for (unsigned k = 0; k < 3; k++)
            product(&abc[k], &m, k, row, &w);
        if (!fr_eq(&abc[0], &w.a[row]) || !fr_eq(&abc[1], &w.b[row]) || !fr_eq(&abc[2], &w.c[row]))
            fail_msg("%s: row %zu of the blank run is another", c->name, row);
    }
    r1cs_matrices_free(&m);
    r1cs_assignment_free(&w);
}

static void test_structure(void **state)
{
    (void)state;
    for (size_t i = 0; i < GADGET_CASES_N; i++)
        check_case(&GADGET_CASES[i]);
}

/* One changed bit or element is noticed, wherever it is. */
static void test_changed_values(void **state)
{
    (void)state;
    static const char *const names[] = {"poseidon-2", "insert-8", "add",
                                        "pack-254",   "to-bits",  "sha256-8"};
    for (size_t i = 0; i < GADGET_CASES_N; i++) {
        const gadget_case *c = &GADGET_CASES[i];
        bool wanted = false;
        for (unsigned k = 0; k < sizeof names / sizeof names[0]; k++)
            wanted = wanted || strcmp(names[k], c->name) == 0;
        if (!wanted)
            continue;
        const r1cs_circuit circuit = gadget_case_circuit(c);
        r1cs_assignment w, changed;
        r1cs_matrices m;
        assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
        assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
        const r1cs_matrices_circuit self = {.matrices = &m, .inputs = w.input, .aux = w.aux_value};
        const r1cs_circuit again = {c->name, r1cs_matrices_synthesize, &self};
        const size_t step = 1 + w.aux / 40;
        for (size_t aux = 0; aux < w.aux; aux += step) {
            const fr kept = w.aux_value[aux];
            fr_sub(&w.aux_value[aux], &FR_ONE, &kept); /* a bit flips */
            assert_int_equal(r1cs_assign(&changed, &again, NULL), ERR_OK);
            if (changed.unsatisfied == 0)
                fail_msg("%s: aux %zu can be changed", c->name, aux);
            r1cs_assignment_free(&changed);
            w.aux_value[aux] = kept;
        }
        r1cs_matrices_free(&m);
        r1cs_assignment_free(&w);
    }
}

/* ---- hashes ---------------------------------------------------------------------------------- */

typedef struct {
    size_t bytes;
    const uint8_t *message;
    uint8_t *digest; /* out */
} sha256_message;

static void lay_out_sha256(const void *self, r1cs_cs *cs)
{
    const sha256_message *s = self;
    static boolean bits[8 * 256];
    boolean out[256];
    for (size_t i = 0; i < 8 * s->bytes; i++)
        bits[i] = boolean_alloc(cs, s->message[i / 8] >> (7 - i % 8) & 1);
    sha256_bits(cs, out, bits, 8 * s->bytes);
    if (r1cs_has_values(cs))
        for (unsigned i = 0; i < 256; i++)
            s->digest[i / 8] =
                (uint8_t)((i % 8 ? s->digest[i / 8] : 0) | out[i].value << (7 - i % 8));
}

/* All lengths around the block and padding boundaries. */
static void test_sha256(void **state)
{
    (void)state;
    uint8_t message[256], got[32], expected[32];
    for (unsigned i = 0; i < sizeof message; i++)
        message[i] = (uint8_t)(i * 37 + 11);
    static const size_t lengths[] = {0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 128, 200};
    for (unsigned i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        const sha256_message self = {lengths[i], message, got};
        const r1cs_circuit circuit = {"sha256", lay_out_sha256, &self};
        r1cs_assignment w;
        assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
        assert_int_equal(w.unsatisfied, 0);
        sha256(expected, message, lengths[i]);
        assert_memory_equal(got, expected, 32);
        r1cs_assignment_free(&w);
    }
}

typedef struct {
    unsigned arity;
    merkle_hash hash;
    fr *out;
} node_case;

static void lay_out_node(const void *self, r1cs_cs *cs)
{
    const node_case *c = self;
    num children[11];
    for (unsigned i = 0; i < c->arity; i++) {
        fr v;
        test_value(&v, i);
        children[i] = num_alloc(cs, &v);
    }
    const num out = c->arity == 11 ? poseidon_gadget(cs, children, 11, NULL)
                                   : merkle_node_gadget(cs, children, c->arity, c->hash);
    *c->out = out.value;
}

static void test_nodes(void **state)
{
    (void)state;
    static const struct {
        unsigned arity;
        merkle_hash hash;
    } cases[] = {{2, MERKLE_POSEIDON},
                 {4, MERKLE_POSEIDON},
                 {8, MERKLE_POSEIDON},
                 {11, MERKLE_POSEIDON},
                 {2, MERKLE_SHA256}};
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        fr got, expected, in[11];
        const node_case self = {cases[i].arity, cases[i].hash, &got};
        const r1cs_circuit circuit = {"node", lay_out_node, &self};
        r1cs_assignment w;
        assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
        assert_int_equal(w.unsatisfied, 0);
        for (unsigned k = 0; k < cases[i].arity; k++)
            test_value(&in[k], k);
        if (cases[i].hash == MERKLE_POSEIDON)
            poseidon(&expected, in, cases[i].arity);
        else
            merkle_node(&expected, in, 2, MERKLE_SHA256);
        assert_true(fr_eq(&got, &expected));
        assert_true(fr_eq(&w.aux_value[w.aux - 1], &expected));
        r1cs_assignment_free(&w);
    }
}

/* ---- insertion at every position ------------------------------------------------------------- */

typedef struct {
    unsigned arity, position;
    fr out[8];
} insertion;

static void lay_out_insertion(const void *self, r1cs_cs *cs)
{
    static insertion *c;
    c = *(insertion *const *)self;
    fr v;
    test_value(&v, 99);
    const num element = num_alloc(cs, &v);
    boolean bits[3];
    for (unsigned i = 0; 1u << i < c->arity; i++)
        bits[i] = boolean_alloc(cs, c->position >> i & 1);
    num siblings[7], out[8];
    for (unsigned i = 0; i + 1 < c->arity; i++) {
        test_value(&v, i);
        siblings[i] = num_alloc(cs, &v);
    }
    merkle_insert(cs, out, &element, bits, siblings, c->arity);
    for (unsigned i = 0; i < c->arity; i++)
        c->out[i] = out[i].value;
}

static void test_insertion(void **state)
{
    (void)state;
    for (unsigned arity = 2; arity <= 8; arity *= 2) {
        for (unsigned position = 0; position < arity; position++) {
            insertion c = {.arity = arity, .position = position}, *self = &c;
            const r1cs_circuit circuit = {"insertion", lay_out_insertion, &self};
            r1cs_assignment w;
            assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
            assert_int_equal(w.unsatisfied, 0);
            for (unsigned i = 0; i < arity; i++) {
                fr expected;
                test_value(&expected, i == position ? 99 : i < position ? i : i - 1);
                assert_true(fr_eq(&c.out[i], &expected));
            }
            r1cs_assignment_free(&w);
        }
    }
}

/* ---- paths that do not fit ------------------------------------------------------------------- */

typedef struct {
    merkle_shape shape;
    const merkle_path *path;
} climb;

static void lay_out_climb(const void *self, r1cs_cs *cs)
{
    const climb *c = self;
    fr v;
    test_value(&v, 0);
    r1cs_enter(cs, "tree", 5);
    const num leaf = num_alloc(cs, &v);
    (void)merkle_climb(cs, &leaf, &c->shape, c->path);
    r1cs_leave(cs);
}

static void assert_refused(const climb *c, err_t expected, const char *part)
{
    const r1cs_circuit circuit = {"climb", lay_out_climb, c};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), expected);
    if (!strstr(err_text(), part) || !strstr(err_text(), "tree 5: "))
        fail_msg("text is \"%s\"", err_text());
}

static void test_path_refused(void **state)
{
    (void)state;
    merkle_path path = {.levels = 2, .arity = {8, 2}, .index = {7, 1}};
    climb c = {.shape = {.levels = 2, .arity = {8, 2}}, .path = &path};
    const r1cs_circuit circuit = {"climb", lay_out_climb, &c};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    r1cs_assignment_free(&w);
    path.index[0] = 8;
    assert_refused(&c, ERR_INPUT, "level 0 of a path has arity 8 and index 8, the tree arity 8");
    path.index[0] = 7;
    path.arity[1] = 4;
    assert_refused(&c, ERR_INPUT, "level 1 of a path has arity 4");
    path.levels = 1;
    assert_refused(&c, ERR_INPUT, "a path of 1 levels where the tree has 2");
    c.path = NULL;
    assert_refused(&c, ERR_ARGUMENT, "without a path");
}

/* Nothing is left in use (the templates of Poseidon are small and stay). */
static void test_memory_released(void **state)
{
    (void)state;
    for (unsigned class = 0; class < MEM_CLASSES; class ++) {
        mem_counts n;
        mem_count((mem_class) class, &n);
        assert_int_equal(n.bytes_now, 0);
        assert_int_equal(n.allocations, n.frees);
    }
}

int values_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_structure),       cmocka_unit_test(test_changed_values),
        cmocka_unit_test(test_sha256),          cmocka_unit_test(test_nodes),
        cmocka_unit_test(test_insertion),       cmocka_unit_test(test_path_refused),
        cmocka_unit_test(test_memory_released),
    };
    return cmocka_run_group_tests_name("gadget values", tests, NULL, NULL);
}
