/* The variables' polynomials at a point: by setup_evaluate from matrices, and by image_transpose
 * from the image of the same circuit. */
#include "groth16_test.h"

#include "groth16/setup_evaluate.h"
#include "r1cs/image_transpose.h"

static void check(const test_circuit *c)
{
    const r1cs_circuit circuit = test_circuit_as_r1cs(c);
    const size_t n = c->inputs + c->aux, rows_n = c->rows + c->inputs;
    r1cs_matrices m;
    r1cs_image image;
    assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
    assert_int_equal(image_build(&image, &circuit, NULL), ERR_OK);
    fr *uvw[3], *rows = calloc(rows_n, sizeof *rows), *got = calloc(n, sizeof *got);
    assert_true(rows && got);
    uint64_t state = rows_n;
    for (size_t i = 0; i < rows_n; i++)
        test_random_fr(&rows[i], &state);
    for (unsigned k = 0; k < 3; k++) {
        uvw[k] = calloc(n, sizeof *uvw[k]);
        assert_non_null(uvw[k]);
    }
    assert_int_equal(setup_evaluate(uvw, &m, rows, NULL), ERR_OK);
    /* Every aux of these circuits is a field element: both orders are the same. */
    assert_int_equal(image.n.bits, 0);
    for (unsigned k = 0; k < 3; k++) {
        assert_int_equal(image_transpose(got, &image, k, rows, NULL), ERR_OK);
        assert_memory_equal(got, uvw[k], n * sizeof *got);
        free(uvw[k]);
    }
    free(rows);
    free(got);
    image_free(&image);
    r1cs_matrices_free(&m);
}

static void test_columns(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        test_circuit c;
        test_circuit_random(&c, (size_t)seed, 20 * (size_t)seed, 30 * (size_t)seed, seed);
        check(&c);
        test_circuit_free(&c);
    }
    assert_int_equal(memory_in_use(), 0);
}

int column_tests(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_columns)};
    return cmocka_run_group_tests_name("columns", tests, NULL, NULL);
}
