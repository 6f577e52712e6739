/* Every operation against Python integers (gen/field_vectors.py), on the path in force. */
#include "field_test.h"

#define EACH_CASE(name, index, object)                                                             \
    size_t index;                                                                                  \
    json_t *object;                                                                                \
    json_array_foreach(field_vectors(name), index, object)

/* got = operation; equal to member `key`. */
#define CHECK(type, key, call)                                                                     \
    do {                                                                                           \
        type got, want;                                                                            \
        call;                                                                                      \
        case_##type(&want, object, key);                                                           \
        assert_same(&got, &want);                                                                  \
    } while (0)

static void fr_matches_vectors(void **state)
{
    (void)state;
    EACH_CASE("fr", i, object)
    {
        fr a, b;
        case_fr(&a, object, "a");
        case_fr(&b, object, "b");
        CHECK(fr, "add", fr_add(&got, &a, &b));
        CHECK(fr, "sub", fr_sub(&got, &a, &b));
        CHECK(fr, "neg", fr_neg(&got, &a));
        CHECK(fr, "dbl", fr_dbl(&got, &a));
        CHECK(fr, "mul", fr_mul(&got, &a, &b));
        CHECK(fr, "sqr", fr_sqr(&got, &a));
        CHECK(fr, "inv", fr_inv(&got, &a));
        CHECK(fr, "inv", fr_inv_ref(&got, &a));
    }
}

static void fp_matches_vectors(void **state)
{
    (void)state;
    EACH_CASE("fp", i, object)
    {
        fp a, b, root, other, smaller;
        case_fp(&a, object, "a");
        case_fp(&b, object, "b");
        CHECK(fp, "add", fp_add(&got, &a, &b));
        CHECK(fp, "sub", fp_sub(&got, &a, &b));
        CHECK(fp, "neg", fp_neg(&got, &a));
        CHECK(fp, "dbl", fp_dbl(&got, &a));
        CHECK(fp, "mul", fp_mul(&got, &a, &b));
        CHECK(fp, "sqr", fp_sqr(&got, &a));
        CHECK(fp, "inv", fp_inv(&got, &a));
        CHECK(fp, "inv", fp_inv_ref(&got, &a));
        assert_int_equal(fp_is_larger_half(&a), json_is_true(json_member(object, "larger")));
        const bool square = json_text(object, "sqrt")[0] != 0;
        assert_int_equal(fp_sqrt(&root, &a), square);
        fp_neg(&other, &root);
        if (square)
            case_fp(&smaller, object, "sqrt");
        else
            smaller = FP_ZERO;
        assert_same(fp_is_larger_half(&root) ? &other : &root, &smaller);
    }
}

static void fp2_matches_vectors(void **state)
{
    (void)state;
    EACH_CASE("fp2", i, object)
    {
        fp2 a, b, root;
        case_fp2(&a, object, "a");
        case_fp2(&b, object, "b");
        CHECK(fp2, "add", fp2_add(&got, &a, &b));
        CHECK(fp2, "sub", fp2_sub(&got, &a, &b));
        CHECK(fp2, "neg", fp2_neg(&got, &a));
        CHECK(fp2, "dbl", fp2_dbl(&got, &a));
        CHECK(fp2, "mul", fp2_mul(&got, &a, &b));
        CHECK(fp2, "mul", fp2_mul_ref(&got, &a, &b));
        CHECK(fp2, "mul_fp", fp2_mul_fp(&got, &a, &b.c0));
        CHECK(fp2, "sqr", fp2_sqr(&got, &a));
        CHECK(fp2, "mul_xi", fp2_mul_xi(&got, &a));
        CHECK(fp2, "conj", fp2_conj(&got, &a));
        CHECK(fp2, "inv", fp2_inv(&got, &a));
        assert_int_equal(fp2_is_larger_half(&a), json_is_true(json_member(object, "larger")));
        const bool square = json_is_true(json_member(object, "square"));
        assert_int_equal(fp2_sqrt(&root, &a), square);
        fp2_mul_ref(&root, &root, &root);
        assert_same(&root, square ? &a : &FP2_ZERO);
    }
}

static void fp6_matches_vectors(void **state)
{
    (void)state;
    EACH_CASE("fp6", i, object)
    {
        fp6 a, b;
        case_fp6(&a, object, "a");
        case_fp6(&b, object, "b");
        CHECK(fp6, "add", fp6_add(&got, &a, &b));
        CHECK(fp6, "sub", fp6_sub(&got, &a, &b));
        CHECK(fp6, "neg", fp6_neg(&got, &a));
        CHECK(fp6, "mul", fp6_mul(&got, &a, &b));
        CHECK(fp6, "mul", fp6_mul_ref(&got, &a, &b));
        CHECK(fp6, "sqr", fp6_sqr(&got, &a));
        CHECK(fp6, "inv", fp6_inv(&got, &a));
        CHECK(fp6, "mul_v", fp6_mul_v(&got, &a));
    }
}

static void fp12_matches_vectors(void **state)
{
    (void)state;
    EACH_CASE("fp12", i, object)
    {
        fp12 a, b;
        case_fp12(&a, object, "a");
        case_fp12(&b, object, "b");
        CHECK(fp12, "mul", fp12_mul(&got, &a, &b));
        CHECK(fp12, "mul", fp12_mul_ref(&got, &a, &b));
        CHECK(fp12, "sqr", fp12_sqr(&got, &a));
        CHECK(fp12, "inv", fp12_inv(&got, &a));
        CHECK(fp12, "conj", fp12_conj(&got, &a));
        CHECK(fp12, "mul_014", fp12_mul_014(&got, &a, &b.c0.c0, &b.c0.c1, &b.c1.c1));
        if (!json_object_get(object, "frobenius1"))
            continue;
        CHECK(fp12, "frobenius1", fp12_frobenius(&got, &a, 1));
        CHECK(fp12, "frobenius2", fp12_frobenius(&got, &a, 2));
        CHECK(fp12, "frobenius3", fp12_frobenius(&got, &a, 3));
    }
}

static void wide_matches_vectors(void **state)
{
    (void)state;
    EACH_CASE("wide", i, object)
    {
        uint8_t big[64], little[64];
        json_hex(big, object, "in", sizeof big);
        for (size_t k = 0; k < sizeof big; k++)
            little[k] = big[sizeof big - 1 - k];
        CHECK(fr, "out", fr_from_bytes_wide(&got, little));
    }
}

int vector_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fr_matches_vectors),   cmocka_unit_test(fp_matches_vectors),
        cmocka_unit_test(fp2_matches_vectors),  cmocka_unit_test(fp6_matches_vectors),
        cmocka_unit_test(fp12_matches_vectors), cmocka_unit_test(wide_matches_vectors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
