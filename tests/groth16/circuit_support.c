/* Circuits for the tests. */
#include "groth16_test.h"

#include "base/bytes.h"

static void *resize(void *block, size_t count, size_t size)
{
    void *bigger = realloc(block, count * size);
    assert_non_null(bigger);
    return bigger;
}

void test_circuit_begin(test_circuit *c, size_t inputs, size_t aux)
{
    memset(c, 0, sizeof *c);
    c->inputs = inputs;
    c->aux = aux;
    c->input = calloc(inputs, sizeof *c->input);
    c->aux_value = calloc(aux + 1, sizeof *c->aux_value);
    assert_non_null(c->input);
    assert_non_null(c->aux_value);
    c->input[0] = FR_ONE;
}

void test_circuit_term(test_circuit *c, unsigned matrix, r1cs_var var, const fr *coeff)
{
    if (c->terms_n == c->terms_room) {
        c->terms_room = c->terms_room ? 2 * c->terms_room : 64;
        c->terms = resize(c->terms, c->terms_room, sizeof *c->terms);
    }
    c->terms[c->terms_n++] = (circuit_term){.matrix = matrix, .var = var, .coeff = *coeff};
}

void test_circuit_term_int(test_circuit *c, unsigned matrix, r1cs_var var, int coeff)
{
    fr value;
    fr_from_u64(&value, (uint64_t)(coeff < 0 ? -(int64_t)coeff : coeff));
    if (coeff < 0)
        fr_neg(&value, &value);
    test_circuit_term(c, matrix, var, &value);
}

void test_circuit_end_row(test_circuit *c)
{
    if (c->rows == c->rows_room) {
        c->rows_room = c->rows_room ? 2 * c->rows_room : 64;
        c->row_end = resize(c->row_end, c->rows_room, sizeof *c->row_end);
    }
    c->row_end[c->rows++] = c->terms_n;
}

void test_circuit_free(test_circuit *c)
{
    free(c->input);
    free(c->aux_value);
    free(c->terms);
    free(c->row_end);
    memset(c, 0, sizeof *c);
}

static void enforce_row(r1cs_cs *cs, const circuit_term *terms, size_t n)
{
    r1cs_term *split = calloc(3 * n + 1, sizeof *split);
    size_t used[3] = {0, 0, 0};
    assert_non_null(split);
    for (size_t i = 0; i < n; i++) {
        const unsigned m = terms[i].matrix;
        split[m * n + used[m]++] =
            (r1cs_term){.var = terms[i].var, .coeff = r1cs_coeff_intern(cs, &terms[i].coeff)};
    }
    r1cs_enforce(cs, (r1cs_lc){split, used[0]}, (r1cs_lc){split + n, used[1]},
                 (r1cs_lc){split + 2 * n, used[2]});
    free(split);
}

static void synthesize(const void *self, r1cs_cs *cs)
{
    const test_circuit *c = self;
    for (size_t i = 1; i < c->inputs; i++)
        r1cs_alloc_input(cs, &c->input[i]);
    for (size_t i = 0; i < c->aux; i++)
        r1cs_alloc_aux(cs, &c->aux_value[i]);
    for (size_t row = 0, at = 0; row < c->rows; at = c->row_end[row++])
        enforce_row(cs, c->terms + at, c->row_end[row] - at);
}

r1cs_circuit test_circuit_as_r1cs(const test_circuit *c)
{
    return (r1cs_circuit){.name = "test circuit", .synthesize = synthesize, .self = c};
}

/* ---- from the vectors ---------------------------------------------------------------------- */

static void load_terms(test_circuit *c, unsigned matrix, const json_t *terms)
{
    size_t i;
    json_t *term;
    json_array_foreach(terms, i, term)
    {
        const bool is_aux = strcmp(json_string_value(json_array_get(term, 0)), "aux") == 0;
        const r1cs_var index = (r1cs_var)json_integer_value(json_array_get(term, 1));
        uint8_t bytes[32];
        fr coeff;
        assert_true(hex_decode(bytes, json_string_value(json_array_get(term, 2)), 32));
        assert_true(fr_from_bytes(&coeff, bytes));
        test_circuit_term(c, matrix, is_aux ? R1CS_AUX | index : index, &coeff);
    }
}

void test_circuit_load(test_circuit *c, const char *vector)
{
    json_t *root = vector_json(vector), *row;
    size_t i, n;
    fr *inputs, *aux;
    test_circuit_begin(c, json_number(root, "num_inputs"), json_number(root, "num_aux"));
    assert_true(test_elements(&inputs, &n, json_member(root, "inputs")));
    assert_int_equal(n, c->inputs);
    memcpy(c->input, inputs, n * sizeof *inputs);
    assert_true(test_elements(&aux, &n, json_member(root, "aux")));
    assert_int_equal(n, c->aux);
    memcpy(c->aux_value, aux, n * sizeof *aux);
    json_array_foreach(json_member(root, "rows"), i, row)
    {
        load_terms(c, 0, json_member(row, "a"));
        load_terms(c, 1, json_member(row, "b"));
        load_terms(c, 2, json_member(row, "c"));
        test_circuit_end_row(c);
    }
    assert_int_equal(c->rows, json_number(root, "num_rows"));
    free(inputs);
    free(aux);
    json_decref(root);
}

/* ---- random -------------------------------------------------------------------------------- */

static const fr *value_of(const test_circuit *c, r1cs_var var)
{
    return var & R1CS_AUX ? &c->aux_value[var & ~R1CS_AUX] : &c->input[var];
}

static r1cs_var random_var(const test_circuit *c, uint64_t *state)
{
    const size_t k = test_random(state) % (c->inputs + c->aux);
    return k < c->inputs ? (r1cs_var)k : R1CS_AUX | (r1cs_var)(k - c->inputs);
}

/* Adds a term and its value to *sum. */
static void add_term(test_circuit *c, unsigned matrix, r1cs_var var, const fr *coeff, fr *sum)
{
    fr product;
    test_circuit_term(c, matrix, var, coeff);
    fr_mul(&product, coeff, value_of(c, var));
    fr_add(sum, sum, &product);
}

static void add_random_terms(test_circuit *c, unsigned matrix, fr *sum, uint64_t *state)
{
    for (unsigned n = (unsigned)(test_random(state) % 4); n > 0; n--) {
        const r1cs_var var = random_var(c, state);
        fr coeff;
        if (test_random(state) % 2)
            test_random_fr(&coeff, state);
        else
            fr_from_u64(&coeff, test_random(state) % 3);
        add_term(c, matrix, var, &coeff, sum);
        if (test_random(state) % 8 == 0)
            add_term(c, matrix, var, &coeff, sum);
    }
}

/* x (1 - x) = 0. */
static void add_bit_row(test_circuit *c, r1cs_var x)
{
    test_circuit_term_int(c, 0, x, 1);
    test_circuit_term_int(c, 1, R1CS_ONE, 1);
    test_circuit_term_int(c, 1, x, -1);
    test_circuit_end_row(c);
}

void test_circuit_random(test_circuit *c, size_t inputs, size_t aux, size_t rows, uint64_t seed)
{
    uint64_t state = seed;
    test_circuit_begin(c, inputs, aux);
    for (size_t i = 1; i < inputs; i++)
        test_random_fr(&c->input[i], &state);
    for (size_t i = 0; i < aux; i++)
        if (i % 2)
            test_random_fr(&c->aux_value[i], &state);
        else
            fr_from_u64(&c->aux_value[i], test_random(&state) % 2);
    for (size_t row = 0; row < rows; row++) {
        if (row < aux && row % 2 == 0) {
            add_bit_row(c, R1CS_AUX | (r1cs_var)row);
            continue;
        }
        fr sum[3] = {FR_ZERO, FR_ZERO, FR_ZERO}, rest;
        if (row < aux)
            add_term(c, 0, R1CS_AUX | (r1cs_var)row, &FR_ONE, &sum[0]);
        for (unsigned matrix = 0; matrix < 3; matrix++)
            add_random_terms(c, matrix, &sum[matrix], &state);
        fr_mul(&rest, &sum[0], &sum[1]);
        fr_sub(&rest, &rest, &sum[2]);
        test_circuit_term(c, 2, R1CS_ONE, &rest);
        test_circuit_end_row(c);
    }
}

/* ---- keys and witnesses -------------------------------------------------------------------- */

void test_toxic(groth16_toxic *out)
{
    groth16_toxic_from_label(out, "cuzk test toxic waste 1");
}

groth16_key test_circuit_key(const test_circuit *c)
{
    const r1cs_circuit circuit = test_circuit_as_r1cs(c);
    r1cs_matrices m;
    groth16_toxic toxic;
    groth16_key key;
    test_toxic(&toxic);
    assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
    const err_t rc = groth16_setup(&key, &m, &toxic, NULL, NULL);
    if (rc != ERR_OK)
        fail_msg("setup: %s", err_text());
    r1cs_matrices_free(&m);
    return key;
}

r1cs_assignment test_circuit_assign(const test_circuit *c)
{
    const r1cs_circuit circuit = test_circuit_as_r1cs(c);
    const r1cs_assign_options options = {.keep_evaluations = true};
    r1cs_assignment witness;
    const err_t rc = r1cs_assign(&witness, &circuit, &options);
    if (rc != ERR_OK)
        fail_msg("assignment: %s", err_text());
    return witness;
}
