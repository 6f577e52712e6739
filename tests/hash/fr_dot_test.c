/* fr_dot beside its slow twin: one fr_mul and one fr_add per term. */
#include "hash_tests.h"

#include "hash/fr_dot.h"

static void compare(const fr *a, const fr *b, size_t stride, size_t n)
{
    fr expected = FR_ZERO, product, dot;
    for (size_t i = 0; i < n; i++) {
        fr_mul(&product, &a[i], &b[stride * i]);
        fr_add(&expected, &expected, &product);
    }
    fr_dot(&dot, a, b, stride, n);
    assert_true(fr_eq(&dot, &expected));
}

/* The largest Montgomery form, r - 1 in memory: every bound of fr_dot.c is met as closely as it
 * can be. */
static void largest_representatives(void **state)
{
    (void)state;
    fr largest;
    fr one_in_memory = {{1}};
    fr_sub(&largest, &FR_ZERO, &one_in_memory);
    fr a[FR_DOT_MAX];
    for (size_t i = 0; i < FR_DOT_MAX; i++)
        a[i] = largest;
    for (size_t n = 1; n <= FR_DOT_MAX; n++)
        compare(a, a, 1, n);
}

static void random_and_sparse_vectors(void **state)
{
    (void)state;
    fr a[FR_DOT_MAX], b[FR_DOT_MAX * FR_DOT_MAX];
    for (uint64_t round = 0; round < 400; round++) {
        for (size_t i = 0; i < FR_DOT_MAX; i++)
            a[i] = (round >> (i % 8) & 1) ? fr_derived("a", round * 100 + i) : FR_ZERO;
        for (size_t i = 0; i < FR_DOT_MAX * FR_DOT_MAX; i++)
            b[i] = fr_derived("b", round * 1000 + i);
        for (size_t n = 1; n <= FR_DOT_MAX; n++) {
            compare(a, b, 1, n);
            compare(a, b, n, n);
        }
    }
}

static void output_may_be_an_operand(void **state)
{
    (void)state;
    fr a[3], b[3], expected;
    for (size_t i = 0; i < 3; i++) {
        a[i] = fr_derived("a", i);
        b[i] = fr_derived("b", i);
    }
    fr_dot(&expected, a, b, 1, 3);
    fr_dot(&a[1], a, b, 1, 3);
    assert_true(fr_eq(&a[1], &expected));
    a[1] = fr_derived("a", 1);
    fr_dot(&b[2], a, b, 1, 3);
    assert_true(fr_eq(&b[2], &expected));
}

int fr_dot_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(largest_representatives),
        cmocka_unit_test(random_and_sparse_vectors),
        cmocka_unit_test(output_may_be_an_operand),
    };
    return cmocka_run_group_tests_name("fr_dot", tests, NULL, NULL);
}
