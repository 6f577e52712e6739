/* Assignments: values, densities, evaluations, unsatisfied rows, counts. */
#include "r1cs_tests.h"

/* A circuit of one parameter: x, with x² = y, in gadget paths; bit b; inputs between rows (D17). */
typedef struct {
    uint64_t x, y; /* the rows hold if y = x² */
    unsigned rows; /* of the repeated part */
    unsigned
        extra; /* 1: one more aux, 2: one more input, 3: one more row, in the proving run only */
    uint64_t bit;
} square;

static void lay_out(const void *self, r1cs_cs *cs)
{
    const square *s = self;
    fr x, y, bit;
    fr_from_u64(&x, s->x);
    fr_from_u64(&y, s->y);
    fr_from_u64(&bit, s->bit);
    const r1cs_term one = {R1CS_ONE, 1};
    for (unsigned i = 0; i < s->rows; i++) {
        r1cs_enter(cs, "part", i);
        const r1cs_term tx = {r1cs_alloc_aux(cs, &x), 1};
        r1cs_enter(cs, "square", -1);
        const r1cs_term ty = {r1cs_alloc_aux(cs, &y), 1};
        r1cs_enforce(cs, (r1cs_lc){&tx, 1}, (r1cs_lc){&tx, 1}, (r1cs_lc){&ty, 1});
        r1cs_leave(cs);
        const r1cs_term in = {r1cs_alloc_input(cs, &x), 1};
        r1cs_enforce(cs, (r1cs_lc){&in, 1}, (r1cs_lc){&one, 1}, (r1cs_lc){&tx, 1});
        r1cs_leave(cs);
    }
    (void)r1cs_alloc_bit_checked(cs, &bit);
    if (!r1cs_has_values(cs))
        return;
    if (s->extra == 1)
        (void)r1cs_alloc_bit(cs, true);
    if (s->extra == 2)
        (void)r1cs_alloc_input(cs, &x);
    if (s->extra == 3)
        r1cs_enforce(cs, (r1cs_lc){NULL, 0}, (r1cs_lc){NULL, 0}, (r1cs_lc){NULL, 0});
}

static err_t assign(r1cs_assignment *w, const square *s, const r1cs_assign_options *o)
{
    const r1cs_circuit circuit = {"square", lay_out, s};
    return r1cs_assign(w, &circuit, o);
}

typedef struct {
    uint64_t next;
    fr abc[64][3];
} rows_seen;

static void on_row(void *context, uint64_t row, const fr abc[3])
{
    rows_seen *s = context;
    assert_int_equal(row, s->next);
    memcpy(s->abc[s->next++], abc, 3 * sizeof(fr));
}

static bool is(const fr *v, uint64_t expected)
{
    fr e;
    fr_from_u64(&e, expected);
    return fr_eq(v, &e);
}

static void test_satisfied(void **state)
{
    (void)state;
    const square s = {.x = 5, .y = 25, .rows = 3, .bit = 1};
    rows_seen seen = {0};
    const r1cs_assign_options o = {
        .keep_evaluations = true, .evaluations = on_row, .context = &seen};
    r1cs_assignment w;
    assert_int_equal(assign(&w, &s, &o), ERR_OK);
    assert_int_equal(w.inputs, 4);
    assert_int_equal(w.aux, 7);
    assert_int_equal(w.rows, 6);
    assert_int_equal(w.domain, 16); /* 6 rows and 4 inputs */
    assert_int_equal(w.unsatisfied, 0);
    assert_true(is(&w.input[0], 1) && is(&w.input[3], 5));
    assert_true(is(&w.aux_value[0], 5) && is(&w.aux_value[1], 25) && is(&w.aux_value[6], 1));
    assert_int_equal(w.a_aux_ones, 3);
    assert_int_equal(w.b_aux_ones, 3);
    assert_int_equal(w.b_input_ones, 1);
    assert_int_equal(w.a_aux_density[0], 0x15);
    assert_int_equal(seen.next, 10);
    for (size_t row = 0; row < w.domain; row++) {
        const bool square_row = row < 6 && row % 2 == 0, copy = row < 6 && row % 2 == 1;
        const bool input_row = row >= 6 && row < 10;
        const uint64_t a = square_row || copy ? 5 : input_row ? (row == 6 ? 1 : 5) : 0;
        const uint64_t b = square_row ? 5 : copy ? 1 : 0;
        assert_true(is(&w.a[row], a));
        assert_true(is(&w.b[row], b));
        assert_true(is(&w.c[row], a * b));
        if (row < 10) {
            assert_memory_equal(&seen.abc[row][0], &w.a[row], sizeof(fr));
            assert_memory_equal(&seen.abc[row][1], &w.b[row], sizeof(fr));
            assert_memory_equal(&seen.abc[row][2], &w.c[row], sizeof(fr));
        }
    }
    r1cs_assignment_free(&w);
    assert_int_equal(memory_in_use(), 0);
}

/* Row, gadget path and both sides are named; the others are counted. */
static void test_unsatisfied(void **state)
{
    (void)state;
    const square s = {.x = 5, .y = 26, .rows = 3};
    r1cs_assignment w;
    assert_int_equal(assign(&w, &s, NULL), ERR_OK);
    assert_int_equal(w.unsatisfied, 3);
    assert_int_equal(w.first_unsatisfied, 0);
    assert_string_equal(w.first_unsatisfied_at, "part 0/square: a b = 0x19, c = 0x1a");
    r1cs_assignment_free(&w);
    assert_int_equal(memory_in_use(), 0);
}

/* The same places without values; a row that the circuit has not got. */
static void test_locate(void **state)
{
    (void)state;
    const square s = {.rows = 3};
    const r1cs_circuit circuit = {"square", lay_out, &s};
    static const char *const paths[] = {"part 0/square", "part 0",        "part 1/square",
                                        "part 1",        "part 2/square", "part 2"};
    char path[R1CS_PLACE_BYTES];
    for (size_t row = 0; row < 6; row++) {
        assert_int_equal(r1cs_locate(path, &circuit, row), ERR_OK);
        assert_string_equal(path, paths[row]);
    }
    assert_int_equal(r1cs_locate(path, &circuit, 6), ERR_ARGUMENT);
    assert_text_has("square: row 6 of 6");
    assert_int_equal(memory_in_use(), 0);
}

static void test_expected_counts(void **state)
{
    (void)state;
    const square s = {.x = 5, .y = 25, .rows = 3};
    static const struct {
        size_t inputs, aux, rows;
        err_t rc;
        const char *text;
    } cases[] = {
        {4, 7, 6, ERR_OK, ""},
        {0, 7, 0, ERR_OK, ""},
        {3, 7, 6, ERR_INPUT, "more than the 3 inputs expected"},
        {5, 7, 6, ERR_INPUT, "4 inputs, 5 expected"},
        {4, 6, 6, ERR_INPUT, "more than the 6 aux variables expected"},
        {4, 8, 6, ERR_INPUT, "7 aux variables, 8 expected"},
        {4, 7, 5, ERR_INPUT, "more than the 5 rows expected"},
        {4, 7, 7, ERR_INPUT, "6 rows, 7 expected"},
        {0, 8, 0, ERR_INPUT, "7 aux variables, 8 expected"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const r1cs_assign_options o = {.inputs_expected = cases[i].inputs,
                                       .aux_expected = cases[i].aux,
                                       .rows_expected = cases[i].rows};
        r1cs_assignment w;
        assert_int_equal(assign(&w, &s, &o), cases[i].rc);
        if (cases[i].rc == ERR_OK)
            r1cs_assignment_free(&w);
        else
            assert_text_has(cases[i].text);
        assert_int_equal(memory_in_use(), 0);
    }
}

/* A proving run that is longer than the blank one is refused, whatever it has more of. */
static void test_structure_from_values(void **state)
{
    (void)state;
    static const char *const what[] = {"aux variables", "inputs", "rows"};
    for (unsigned extra = 1; extra <= 3; extra++) {
        const square s = {.x = 5, .y = 25, .rows = 3, .extra = extra};
        r1cs_assignment w;
        assert_int_equal(assign(&w, &s, NULL), ERR_INPUT);
        assert_text_has(what[extra - 1]);
        assert_int_equal(memory_in_use(), 0);
    }
}

static void test_bit_refused(void **state)
{
    (void)state;
    square s = {.x = 5, .y = 25, .rows = 1, .bit = 2};
    r1cs_assignment w;
    assert_int_equal(assign(&w, &s, NULL), ERR_INPUT);
    assert_text_has("aux 2 is a bit, its value is 0x");
    assert_text_has("02");
    assert_int_equal(memory_in_use(), 0);
    for (s.bit = 0; s.bit < 2; s.bit++) {
        assert_int_equal(assign(&w, &s, NULL), ERR_OK);
        r1cs_assignment_free(&w);
    }
}

/* Densities count merged, non-zero coefficients only (C4), in rows sorted or not. */
static void lay_out_densities(const void *self, r1cs_cs *cs)
{
    (void)self;
    r1cs_var v[4];
    for (unsigned i = 0; i < 4; i++)
        v[i] = r1cs_alloc_aux(cs, &FR_ZERO);
    const r1cs_lc none = {NULL, 0};
    const r1cs_term a[5] = {{v[1], 1}, {v[0], 1}, {v[1], 2}, {v[2], 0}, {v[3], 1}};
    r1cs_enforce(cs, (r1cs_lc){a, 5}, none, none); /* A: v0, v3 */
    const r1cs_term zero[1] = {{v[1], 0}};
    r1cs_enforce(cs, (r1cs_lc){zero, 1}, (r1cs_lc){zero, 1}, none); /* nothing */
    const r1cs_term b[4] = {{v[2], 1}, {R1CS_ONE, 1}, {v[2], 1}, {R1CS_ONE, 2}};
    r1cs_enforce(cs, none, (r1cs_lc){b, 4}, none); /* B: v2, not ONE */
    /* Taken back in this row, but marked before. */
    const r1cs_term again[2] = {{v[2], 1}, {v[2], 2}};
    r1cs_enforce(cs, none, (r1cs_lc){again, 2}, none);
}

static void test_densities(void **state)
{
    (void)state;
    const r1cs_circuit circuit = {"densities", lay_out_densities, NULL};
    r1cs_assignment w;
    r1cs_shape s;
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    assert_int_equal(w.a_aux_density[0], 9);
    assert_int_equal(w.b_aux_density[0], 4);
    assert_int_equal(w.b_input_density[0], 0);
    assert_int_equal(r1cs_fingerprint(&s, &circuit, NULL), ERR_OK);
    assert_int_equal(s.a_aux_density, 2);
    assert_int_equal(s.b_aux_density, 1);
    assert_int_equal(s.b_input_density, 0);
    r1cs_assignment_free(&w);
    assert_int_equal(memory_in_use(), 0);
}

static void lay_out_nothing(const void *self, r1cs_cs *cs)
{
    (void)self;
    (void)cs;
}

static void test_empty(void **state)
{
    (void)state;
    const r1cs_circuit empty = {"empty", lay_out_nothing, NULL};
    const r1cs_assign_options o = {.keep_evaluations = true};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &empty, &o), ERR_OK);
    assert_int_equal(w.inputs, 1);
    assert_int_equal(w.aux, 0);
    assert_int_equal(w.domain, 1);
    assert_true(is(&w.a[0], 1) && fr_is_zero(&w.b[0]) && fr_is_zero(&w.c[0]));
    r1cs_assignment_free(&w);
    assert_int_equal(memory_in_use(), 0);
}

int assign_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_satisfied),
        cmocka_unit_test(test_unsatisfied),
        cmocka_unit_test(test_locate),
        cmocka_unit_test(test_expected_counts),
        cmocka_unit_test(test_structure_from_values),
        cmocka_unit_test(test_bit_refused),
        cmocka_unit_test(test_densities),
        cmocka_unit_test(test_empty),
    };
    return cmocka_run_group_tests_name("assignment", tests, NULL, NULL);
}
