/* Columns through the constraint image against those of the matrices, term by term: toys and a
 * PoRep circuit, on one thread and on several. */
#include "circuit_test.h"

#include "circuit/toy.h"
#include "r1cs/image_transpose.h"

/* By variable: inputs, then aux. */
static fr *columns_of(const r1cs_matrices *m, unsigned k, const fr *rows)
{
    fr *out = calloc(m->inputs + m->aux, sizeof *out);
    assert_non_null(out);
    for (size_t row = 0; row < m->rows; row++)
        for (uint64_t t = m->m[k].start[row]; t < m->m[k].start[row + 1]; t++) {
            const r1cs_var v = m->m[k].terms[t].var;
            fr *column = &out[v & R1CS_AUX ? m->inputs + (v ^ R1CS_AUX) : v], product;
            fr_mul(&product, &m->coeffs[m->m[k].terms[t].coeff], &rows[row]);
            fr_add(column, column, &product);
        }
    for (size_t i = 0; k == 0 && i < m->inputs; i++)
        fr_add(&out[i], &out[i], &rows[m->rows + i]);
    return out;
}

static void compare(const fr *got, const fr *expected, const r1cs_image *image)
{
    const size_t inputs = (size_t)image->shape.inputs;
    for (size_t i = 0; i < inputs; i++)
        if (!fr_eq(&got[image->n.bits + i], &expected[i]))
            fail_msg("%s: input %zu differs", image->name, i);
    for (size_t i = 0; i < image->shape.aux; i++) {
        const image_place at = image_place_of_aux(image, i);
        if (!fr_eq(&got[at.is_bit ? at.index : image->n.bits + at.index], &expected[inputs + i]))
            fail_msg("%s: aux %zu differs", image->name, i);
    }
}

static void check(const r1cs_circuit *circuit)
{
    r1cs_image image;
    r1cs_matrices m;
    pool *threads;
    assert_int_equal(image_build(&image, circuit, NULL), ERR_OK);
    assert_int_equal(r1cs_matrices_build(&m, circuit), ERR_OK);
    assert_int_equal(pool_create(&threads, 2), ERR_OK);
    fr *rows = calloc(m.rows + m.inputs, sizeof *rows);
    fr *got = calloc(m.inputs + m.aux, sizeof *got);
    assert_true(rows && got);
    fr step, v;
    fr_from_u64(&v, 0x123456789);
    fr_mul(&step, &FR_GENERATOR, &FR_ROOT);
    for (size_t i = 0; i < m.rows + m.inputs; i++, fr_mul(&v, &v, &step))
        rows[i] = v;
    for (unsigned k = 0; k < 3; k++) {
        fr *expected = columns_of(&m, k, rows);
        assert_int_equal(image_transpose(got, &image, k, rows, k == 1 ? NULL : threads), ERR_OK);
        compare(got, expected, &image);
        free(expected);
    }
    free(rows);
    free(got);
    pool_destroy(threads);
    r1cs_matrices_free(&m);
    image_free(&image);
}

static void test_transpose_toys(void **state)
{
    (void)state;
    static const char *const names[] = {"toy", "random:16", "random:1000", "random:100000"};
    for (unsigned i = 0; i < 4; i++) {
        toy_circuit toy;
        assert_int_equal(toy_circuit_find(&toy, names[i]), ERR_OK);
        check(&(r1cs_circuit){names[i], toy_synthesize, &toy});
    }
}

static void test_transpose_2kib(void **state)
{
    (void)state;
    const porep_circuit self = {.shape = porep_shape_find("porep-2kib")};
    check(&(r1cs_circuit){"porep-2kib", porep_synthesize, &self});
}

CIRCUIT_TESTS(transpose_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_transpose_toys),
        cmocka_unit_test(test_transpose_2kib),
    };
    return cmocka_run_group_tests_name("columns", tests, NULL, NULL);
}
