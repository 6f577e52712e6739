/* Roots, orders and values from plain integers (row 11, B1, B2): tests/vectors/ntt/ntt.json. */
#include "ntt_test.h"

#include "base/bytes.h"

#include <string.h>

#define SIZE_MAX_LOG2 6u

static void fr_from_text(fr *out, const json_t *value)
{
    uint8_t big[FR_BYTES], little[FR_BYTES];
    const char *hex = json_string_value(value);
    assert_non_null(hex);
    assert_int_equal(strlen(hex), 2 * FR_BYTES);
    assert_true(hex_decode(big, hex, FR_BYTES));
    for (size_t i = 0; i < FR_BYTES; i++)
        little[i] = big[FR_BYTES - 1 - i];
    assert_true(fr_from_bytes(out, little));
}

static void list_of(fr *out, const json_t *object, const char *key, size_t n)
{
    const json_t *list = json_member(object, key);
    assert_int_equal(json_array_size(list), n);
    for (size_t i = 0; i < n; i++)
        fr_from_text(&out[i], json_array_get(list, i));
}

static void roots_are_those_of_the_vectors(void **state)
{
    (void)state;
    json_t *document = vector_json("ntt/ntt.json");
    fr want[FR_TWO_ADICITY + 1], root;
    list_of(want, document, "root", FR_TWO_ADICITY + 1);
    for (unsigned k = 0; k <= FR_TWO_ADICITY; k++) {
        ntt_root(&root, k);
        assert_same(&root, &want[k], 1);
    }
    assert_true(fr_is_one(&want[0]));
    fr_neg(&root, &want[1]);
    assert_true(fr_is_one(&root));
    json_decref(document);
}

typedef err_t (*transform)(const ntt_domain *d, fr *a, pool *p);

static void check_case(const json_t *c)
{
    static const struct {
        const char *key;
        transform run;
    } runs[] = {{"forward", ntt_forward},
                {"inverse", ntt_inverse},
                {"forward_coset", ntt_forward_coset},
                {"inverse_coset", ntt_inverse_coset}};
    const unsigned log2 = (unsigned)json_number(c, "log2");
    const size_t n = (size_t)1 << log2;
    assert_true(log2 <= SIZE_MAX_LOG2);
    fr input[1 << SIZE_MAX_LOG2], want[1 << SIZE_MAX_LOG2], got[1 << SIZE_MAX_LOG2], at;
    ntt_domain *d = domain_of(log2, NULL);
    list_of(input, c, "input", n);
    for (size_t i = 0; i < sizeof runs / sizeof runs[0]; i++) {
        list_of(want, c, runs[i].key, n);
        memcpy(got, input, n * sizeof *got);
        assert_ok(runs[i].run(d, got, NULL));
        assert_same(got, want, n);
    }
    list_of(want, c, "forward", n);
    ntt_forward_ref(got, input, log2);
    assert_same(got, want, n);
    fr_from_text(&at, json_member(c, "at"));
    list_of(want, c, "lagrange", n);
    assert_ok(ntt_lagrange_at(got, log2, &at, NULL));
    assert_same(got, want, n);
    ntt_domain_destroy(d);
}

static void values_are_those_of_the_vectors(void **state)
{
    (void)state;
    json_t *document = vector_json("ntt/ntt.json");
    const json_t *cases = json_member(document, "cases");
    bool of_size_8 = false;
    for (size_t i = 0; i < json_array_size(cases); i++) {
        check_case(json_array_get(cases, i));
        of_size_8 = of_size_8 || json_number(json_array_get(cases, i), "log2") == 3;
    }
    assert_true(of_size_8);
    json_decref(document);
}

int vector_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(roots_are_those_of_the_vectors),
        cmocka_unit_test(values_are_those_of_the_vectors),
    };
    return cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
}
