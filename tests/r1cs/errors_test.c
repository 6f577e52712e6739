/* Errors stick, name their place, and leave nothing behind, in every way of running a circuit. */
#include "base/fault.h"
#include "r1cs_tests.h"

/* Fails in the middle of a path, twice; what comes after must do nothing. */
static void lay_out_failing(const void *self, r1cs_cs *cs)
{
    static const char key;
    (void)self;
    r1cs_enter(cs, "outer", 3);
    const r1cs_term t = {r1cs_alloc_bit(cs, true), 1};
    r1cs_enter(cs, "inner", -1);
    assert_false(r1cs_failed(cs));
    r1cs_fail(cs, ERR_INPUT, "number %d of %d", 4, 5);
    assert_true(r1cs_failed(cs));
    r1cs_fail(cs, ERR_ARGUMENT, "too late");
    r1cs_leave(cs);
    r1cs_leave(cs);
    assert_int_equal(r1cs_alloc_aux(cs, &FR_ONE), R1CS_ONE);
    assert_int_equal(r1cs_alloc_bit(cs, true), R1CS_ONE);
    assert_int_equal(r1cs_alloc_input(cs, &FR_ONE), R1CS_ONE);
    assert_null(r1cs_attach(cs, &key, 1));
    for (unsigned i = 0; i < 1000; i++)
        r1cs_enforce(cs, (r1cs_lc){&t, 1}, (r1cs_lc){&t, 1}, (r1cs_lc){&t, 1});
}

static void assert_failed(err_t rc)
{
    assert_int_equal(rc, ERR_INPUT);
    assert_string_equal(err_text(), "failing: outer 3/inner: number 4 of 5");
    assert_int_equal(memory_in_use(), 0);
}

static void test_sticky(void **state)
{
    (void)state;
    const r1cs_circuit circuit = {"failing", lay_out_failing, NULL};
    r1cs_shape s;
    r1cs_matrices m;
    r1cs_assignment w;
    assert_failed(r1cs_fingerprint(&s, &circuit, NULL));
    assert_failed(r1cs_matrices_build(&m, &circuit));
    assert_failed(r1cs_assign(&w, &circuit, NULL));
    const r1cs_assign_options o = {
        .inputs_expected = 1, .aux_expected = 1, .rows_expected = 1000, .keep_evaluations = true};
    assert_failed(r1cs_assign(&w, &circuit, &o));
}

/* A circuit that makes every growing thing grow: coefficients, long rows, attachments. */
static void lay_out_large(const void *self, r1cs_cs *cs)
{
    static const char key;
    static r1cs_term t[3000];
    uint64_t seed = 1;
    (void)self;
    uint8_t *scratch = r1cs_attach(cs, &key, 100);
    if (scratch) {
        assert_int_equal(scratch[0], 0);
        scratch[0] = 1;
        assert_ptr_equal(r1cs_attach(cs, &key, 100), scratch);
        assert_int_equal(scratch[0], 1);
    }
    for (unsigned i = 0; i < 3000; i++) {
        fr c;
        test_draw_fr(&c, &seed);
        t[2999 - i] = (r1cs_term){r1cs_alloc_aux(cs, &FR_ZERO), r1cs_coeff_intern(cs, &c)};
    }
    for (unsigned m = 0; m < 3; m++)
        r1cs_enforce(cs, (r1cs_lc){t, m == 0 ? 3000 : 0}, (r1cs_lc){t, m == 1 ? 3000 : 0},
                     (r1cs_lc){t, m == 2 ? 3000 : 0});
}

static const r1cs_circuit large = {"large", lay_out_large, NULL};

static void on_row(void *context, uint64_t row, const char *text)
{
    (void)context;
    (void)row;
    assert_non_null(text);
}

static err_t run_fingerprint(void)
{
    r1cs_shape s;
    const r1cs_fingerprint_options o = {.row = on_row, .row_to = UINT64_MAX};
    return r1cs_fingerprint(&s, &large, &o);
}

static err_t run_matrices(void)
{
    r1cs_matrices m;
    const err_t rc = r1cs_matrices_build(&m, &large);
    if (rc == ERR_OK)
        r1cs_matrices_free(&m);
    return rc;
}

static err_t run_assign(void)
{
    r1cs_assignment w;
    const r1cs_assign_options o = {.keep_evaluations = true};
    const err_t rc = r1cs_assign(&w, &large, &o);
    if (rc == ERR_OK)
        r1cs_assignment_free(&w);
    return rc;
}

static err_t run_from_matrices(void)
{
    r1cs_matrices m;
    ERR_TRY(r1cs_matrices_build(&m, &large));
    const r1cs_matrices_circuit self = {.matrices = &m};
    const r1cs_circuit again = {"again", r1cs_matrices_synthesize, &self};
    r1cs_shape s;
    const err_t rc = r1cs_fingerprint(&s, &again, NULL);
    r1cs_matrices_free(&m);
    return rc;
}

/* Each allocation fails in turn: ERR_MEMORY, and nothing is left. */
static void test_no_memory(void **state)
{
    (void)state;
    err_t (*const runs[])(void) = {run_fingerprint, run_matrices, run_assign, run_from_matrices};
    for (unsigned r = 0; r < 4; r++) {
        unsigned failures = 0;
        for (uint64_t n = 1;; n++) {
            fault_arm(FAULT_ALLOC, n);
            const err_t rc = runs[r]();
            fault_arm(FAULT_ALLOC, 0);
            assert_int_equal(memory_in_use(), 0);
            if (rc == ERR_OK)
                break;
            assert_int_equal(rc, ERR_MEMORY);
            failures++;
        }
        assert_true(failures >= 10);
    }
}

/* Paths deeper than what is kept are cut, not overrun. */
static void lay_out_deep(const void *self, r1cs_cs *cs)
{
    (void)self;
    for (unsigned i = 0; i < 40; i++)
        r1cs_enter(cs, "level with a long name", i);
    r1cs_fail(cs, ERR_INPUT, "deep");
    for (unsigned i = 0; i < 40; i++)
        r1cs_leave(cs);
}

static void test_deep_path(void **state)
{
    (void)state;
    const r1cs_circuit deep = {"deep", lay_out_deep, NULL};
    r1cs_shape s;
    assert_int_equal(r1cs_fingerprint(&s, &deep, NULL), ERR_INPUT);
    assert_text_has("deep: level with a long name 0/level with a long name 1/");
    assert_text_has(": deep");
}

int errors_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sticky),
        cmocka_unit_test(test_no_memory),
        cmocka_unit_test(test_deep_path),
    };
    return cmocka_run_group_tests_name("errors", tests, NULL, NULL);
}
