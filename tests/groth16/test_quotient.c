/* The quotient polynomial and the selection of dense variables. */
#include "groth16_test.h"

#include "base/bytes.h"
#include "groth16/prove_steps.h"
#include "ntt/ntt.h"

#include <stdio.h>

static void coefficients_of_the_vectors_are_equal(void **state)
{
    static const char *const names[] = {"cubic", "random-1000"};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        char path[64];
        snprintf(path, sizeof path, "groth16/tiny/%s.json", names[i]);
        json_t *root = vector_json(path);
        const json_t *described = json_member(root, "h_coefficients");
        snprintf(path, sizeof path, "groth16/tiny/%s.r1cs.json", names[i]);
        test_circuit c;
        test_circuit_load(&c, path);
        r1cs_assignment w = test_circuit_assign(&c);
        fr factor, *head;
        size_t n;
        const unsigned log2 = (unsigned)__builtin_ctzll(w.domain);
        assert_int_equal(w.domain, json_number(root, "domain"));
        assert_int_equal(w.domain - 1, json_number(described, "count"));
        assert_int_equal(prove_quotient(&w.a, &w.b, &w.c, log2, &factor, NULL, NULL), ERR_OK);
        assert_null(w.b);
        assert_null(w.c);
        uint8_t *all = malloc(32 * (w.domain - 1));
        assert_non_null(all);
        for (size_t j = 0; j < w.domain - 1; j++) {
            fr h;
            fr_mul(&h, &w.a[j], &factor);
            fr_to_bytes(all + 32 * j, &h);
        }
        assert_true(test_elements(&head, &n, json_member(described, "head")));
        for (size_t j = 0; j < n; j++) {
            fr h;
            assert_true(fr_from_bytes(&h, all + 32 * j));
            assert_true(fr_eq(&h, &head[j]));
        }
        char digest[65];
        sha256_hex(digest, all, 32 * (w.domain - 1));
        assert_string_equal(digest, json_text(described, "sha256"));
        free(all);
        free(head);
        r1cs_assignment_free(&w);
        test_circuit_free(&c);
        json_decref(root);
    }
}

/* sum of values[j]·L_j(x). */
static void value_at(fr *out, const fr *values, const fr *lagrange, size_t n)
{
    *out = FR_ZERO;
    for (size_t j = 0; j < n; j++) {
        fr product;
        fr_mul(&product, &values[j], &lagrange[j]);
        fr_add(out, out, &product);
    }
}

/* h(x)·(x^n - 1) = a(x)·b(x) - c(x) at a random x, for every small domain. */
static void identity_holds_at_a_random_point(void **state)
{
    (void)state;
    uint64_t seed = 1;
    for (unsigned log2 = 0; log2 <= 11; log2++) {
        const size_t n = (size_t)1 << log2;
        fr *v[3], *lagrange = calloc(n, sizeof *lagrange), at[3], x, h = FR_ZERO, factor, power;
        assert_non_null(lagrange);
        for (unsigned m = 0; m < 3; m++)
            assert_int_equal(MEM_ARRAY(&v[m], MEM_WITNESS, n, "values"), ERR_OK);
        for (size_t j = 0; j < n; j++) {
            test_random_fr(&v[0][j], &seed);
            test_random_fr(&v[1][j], &seed);
            fr_mul(&v[2][j], &v[0][j], &v[1][j]);
        }
        test_random_fr(&x, &seed);
        assert_int_equal(ntt_lagrange_at(lagrange, log2, &x, NULL), ERR_OK);
        for (unsigned m = 0; m < 3; m++)
            value_at(&at[m], v[m], lagrange, n);
        assert_int_equal(prove_quotient(&v[0], &v[1], &v[2], log2, &factor, NULL, NULL), ERR_OK);
        for (size_t j = n; j-- > 0;) {
            fr_mul(&h, &h, &x);
            fr_add(&h, &h, &v[0][j]);
        }
        fr_mul(&h, &h, &factor);
        fr_pow_u64(&power, &x, n);
        fr_sub(&power, &power, &FR_ONE);
        fr_mul(&h, &h, &power);
        fr_mul(&at[0], &at[0], &at[1]);
        fr_sub(&at[0], &at[0], &at[2]);
        assert_true(fr_eq(&h, &at[0]));
        mem_free(v[0], MEM_WITNESS);
        free(lagrange);
    }
}

/* B5: the last line of defence behind the check of the rows. */
static void unsatisfied_evaluations_are_noticed(void **state)
{
    (void)state;
    fr *v[3], factor;
    for (unsigned m = 0; m < 3; m++)
        assert_int_equal(MEM_ARRAY(&v[m], MEM_WITNESS, 8, "values"), ERR_OK);
    v[2][3] = FR_ONE;
    assert_failed(prove_quotient(&v[0], &v[1], &v[2], 3, &factor, NULL, NULL), ERR_INTERNAL,
                  "quotient");
    mem_free(v[0], MEM_WITNESS);
}

/* I5: counts on each side of a word's end, garbage behind the last bit. */
static void dense_values_are_selected(void **state)
{
    static const size_t counts[] = {0, 1, 63, 64, 65, 127, 128, 4095, 4096, 4097, 10000};
    (void)state;
    uint64_t seed = 2;
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        const size_t n = counts[i], words = (n + 63) / 64;
        fr *values = calloc(n + 1, sizeof *values), *out = calloc(n + 1, sizeof *out);
        uint64_t *bits = calloc(words + 1, sizeof *bits);
        pool *p;
        size_t expected = 0;
        assert_non_null(values);
        assert_non_null(out);
        assert_non_null(bits);
        assert_int_equal(pool_create(&p, 2), ERR_OK);
        for (size_t w = 0; w < words; w++)
            bits[w] = w % 3 == 2 ? ~(uint64_t)0 : test_random(&seed);
        for (size_t j = 0; j < n; j++)
            fr_from_u64(&values[j], j + 1);
        assert_int_equal(prove_select(out, n ? values : NULL, n ? bits : NULL, n, p), ERR_OK);
        for (size_t j = 0; j < n; j++)
            if (bits[j / 64] >> (j % 64) & 1)
                assert_true(fr_eq(&out[expected++], &values[j]));
        assert_int_equal(prove_count_ones(n ? bits : NULL, n), expected);
        assert_true(fr_is_zero(&out[expected]));
        pool_destroy(p);
        free(values);
        free(out);
        free(bits);
    }
}

int quotient_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(coefficients_of_the_vectors_are_equal),
        cmocka_unit_test(identity_holds_at_a_random_point),
        cmocka_unit_test(unsatisfied_evaluations_are_noticed),
        cmocka_unit_test(dense_values_are_selected),
    };
    return cmocka_run_group_tests_name("quotient", tests, NULL, NULL);
}
