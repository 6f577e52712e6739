/* The circuits of tests and benchmarks: names, satisfied for every secret, structure independent of
 * it, a wrong value noticed, every variable in use, all kinds of rows present. */
#include "circuit_test.h"

#include "circuit/toy.h"

static r1cs_circuit circuit_of(const toy_circuit *c)
{
    return (r1cs_circuit){"toy", toy_synthesize, c};
}

static void test_names(void **state)
{
    (void)state;
    toy_circuit c;
    char name[32];
    assert_int_equal(toy_circuit_find(&c, "toy"), ERR_OK);
    assert_int_equal(c.rows, 0);
    toy_circuit_name(name, &c);
    assert_string_equal(name, "toy");
    assert_int_equal(toy_circuit_find(&c, "random:1000"), ERR_OK);
    assert_int_equal(c.rows, 1000);
    toy_circuit_name(name, &c);
    assert_string_equal(name, "random:1000");
    static const char *const bad[] = {"",
                                      "toys",
                                      "random",
                                      "random:",
                                      "random:x",
                                      "random:1k",
                                      "random:15",
                                      "random:-20",
                                      "random: 20",
                                      "random:1e3",
                                      "random:2000000000",
                                      "random:99999999999999999999"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(toy_circuit_find(&c, bad[i]), ERR_ARGUMENT);
}

/* Same rows whatever the secret: the evaluations equal the products of one blank matrix. */
static void assert_structure(const toy_circuit *c, const r1cs_matrices *m)
{
    const r1cs_circuit circuit = circuit_of(c);
    const r1cs_assign_options o = {.keep_evaluations = true};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &circuit, &o), ERR_OK);
    if (w.unsatisfied != 0)
        fail_msg("row %llu: %s", (unsigned long long)w.first_unsatisfied, w.first_unsatisfied_at);
    assert_int_equal(w.rows, m->rows);
    const r1cs_matrices_circuit self = {.matrices = m, .inputs = w.input, .aux = w.aux_value};
    const r1cs_circuit again = {"matrices", r1cs_matrices_synthesize, &self};
    r1cs_assignment v;
    assert_int_equal(r1cs_assign(&v, &again, &o), ERR_OK);
    assert_int_equal(v.unsatisfied, 0);
    assert_int_equal(v.a_aux_ones, w.a_aux_ones);
    assert_int_equal(v.b_aux_ones, w.b_aux_ones);
    assert_int_equal(v.b_input_ones, w.b_input_ones);
    for (size_t row = 0; row < w.rows; row++)
        assert_true(fr_eq(&v.a[row], &w.a[row]) && fr_eq(&v.b[row], &w.b[row]) &&
                    fr_eq(&v.c[row], &w.c[row]));
    r1cs_assignment_free(&v);
    r1cs_assignment_free(&w);
}

static const uint32_t sizes[] = {0, TOY_ROWS_MIN, 100, 1000, 20000};

static void test_structure(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        toy_circuit c = {.rows = sizes[i]};
        const r1cs_circuit circuit = circuit_of(&c);
        r1cs_matrices m;
        assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
        if (sizes[i] != 0) {
            assert_int_equal(m.rows, sizes[i]);
            assert_int_equal(m.inputs, 8);
        } else {
            assert_int_equal(m.inputs, 2);
        }
        for (c.secret = 0; c.secret < 3; c.secret++)
            assert_structure(&c, &m);
        c.secret = UINT64_MAX;
        assert_structure(&c, &m);
        r1cs_matrices_free(&m);
    }
}

/* y = x³ + x + 5 with x = 3 is 35. */
static void test_value(void **state)
{
    (void)state;
    const toy_circuit c = {.secret = 3};
    const r1cs_circuit circuit = circuit_of(&c);
    r1cs_assignment w;
    fr y;
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    fr_from_u64(&y, 35);
    assert_true(fr_eq(&w.input[1], &y));
    r1cs_assignment_free(&w);
}

static void test_wrong_aux(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        toy_circuit c = {.rows = sizes[i]};
        const r1cs_circuit circuit = circuit_of(&c);
        r1cs_shape s;
        assert_int_equal(r1cs_fingerprint(&s, &circuit, NULL), ERR_OK);
        for (c.wrong_aux = 1; c.wrong_aux <= s.aux; c.wrong_aux += 1 + s.aux / 200) {
            r1cs_assignment w;
            assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
            if (w.unsatisfied == 0)
                fail_msg("%u rows: aux %u wrong and not noticed", c.rows,
                         (unsigned)c.wrong_aux - 1);
            r1cs_assignment_free(&w);
        }
    }
}

/* Rows with empty A and B, rows with empty C, zero coefficients, repeated variables. */
typedef struct {
    unsigned empty_ab, empty_c, full, boolean_rows;
} kinds;

static void on_row(void *context, uint64_t row, const char *text)
{
    (void)row;
    kinds *k = context;
    k->empty_ab += strstr(text, "A: 0; B: 0;") != NULL;
    k->empty_c += strstr(text, "C: 0") != NULL;
    k->boolean_rows += strstr(text, "A: i0*1 a") && strstr(text, "*-1; B: a");
    k->full += !strstr(text, ": 0");
}

static void test_kinds(void **state)
{
    (void)state;
    const toy_circuit c = {.rows = 1000};
    const r1cs_circuit circuit = circuit_of(&c);
    kinds k = {0};
    const r1cs_fingerprint_options o = {.row = on_row, .row_to = UINT64_MAX, .context = &k};
    r1cs_shape s;
    assert_int_equal(r1cs_fingerprint(&s, &circuit, &o), ERR_OK);
    assert_true(k.empty_ab > 20 && k.empty_c > 20 && k.full > 100 && k.boolean_rows > 400);
    assert_true(s.a_aux_density < s.aux && s.b_aux_density < s.aux && s.b_input_density > 1);
}

/* C7: every variable has a coefficient somewhere. */
static void test_all_used(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const toy_circuit c = {.rows = sizes[i]};
        const r1cs_circuit circuit = circuit_of(&c);
        r1cs_matrices m;
        assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
        uint8_t *used = calloc(m.aux, 1);
        assert_non_null(used);
        for (unsigned k = 0; k < 3; k++)
            for (uint64_t t = 0; t < m.m[k].start[m.rows]; t++)
                if (m.m[k].terms[t].var & R1CS_AUX)
                    used[m.m[k].terms[t].var ^ R1CS_AUX] = 1;
        for (size_t a = 0; a < m.aux; a++)
            assert_true(used[a]);
        free(used);
        r1cs_matrices_free(&m);
    }
}

CIRCUIT_TESTS(toy_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names), cmocka_unit_test(test_structure),
        cmocka_unit_test(test_value), cmocka_unit_test(test_wrong_aux),
        cmocka_unit_test(test_kinds), cmocka_unit_test(test_all_used),
    };
    return cmocka_run_group_tests_name("toys", tests, NULL, NULL);
}
