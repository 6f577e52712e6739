/* Algebraic laws on random elements, towers against their schoolbook twins, roots. */
#include "field_test.h"

/* (a + b) c = a c + b c, a b = b a, (a b) c = a (b c), a^2 = a a, a - a = 0, 2 a = a + a, -(-a) = a
 */
#define CHECK_RING(type)                                                                           \
    do {                                                                                           \
        type a, b, c, s, t, u;                                                                     \
        rng_##type(&a, &rng);                                                                      \
        rng_##type(&b, &rng);                                                                      \
        rng_##type(&c, &rng);                                                                      \
        type##_add(&s, &a, &b);                                                                    \
        type##_mul(&s, &s, &c);                                                                    \
        type##_mul(&t, &a, &c);                                                                    \
        type##_mul(&u, &b, &c);                                                                    \
        type##_add(&t, &t, &u);                                                                    \
        assert_same(&s, &t);                                                                       \
        type##_mul(&s, &a, &b);                                                                    \
        type##_mul(&t, &b, &a);                                                                    \
        assert_same(&s, &t);                                                                       \
        type##_mul(&s, &s, &c);                                                                    \
        type##_mul(&t, &b, &c);                                                                    \
        type##_mul(&t, &a, &t);                                                                    \
        assert_same(&s, &t);                                                                       \
        type##_mul(&s, &a, &a);                                                                    \
        type##_sqr(&t, &a);                                                                        \
        assert_same(&s, &t);                                                                       \
        type##_sub(&s, &a, &b);                                                                    \
        type##_add(&s, &s, &b);                                                                    \
        assert_same(&s, &a);                                                                       \
        type##_neg(&t, &a);                                                                        \
        type##_add(&s, &t, &b);                                                                    \
        type##_sub(&u, &b, &a);                                                                    \
        assert_same(&s, &u);                                                                       \
        type##_neg(&t, &t);                                                                        \
        assert_same(&t, &a);                                                                       \
    } while (0)

static void ring_laws(void **state)
{
    (void)state;
    const size_t count = test_count(2000, 100000);
    test_rng rng = {25};
    for (size_t i = 0; i < count; i++) {
        CHECK_RING(fr);
        CHECK_RING(fp);
        CHECK_RING(fp2);
        CHECK_RING(fp6);
    }
}

static void powers(void **state)
{
    (void)state;
    test_rng rng = {26};
    for (size_t i = 0; i < 200; i++) {
        fr a, want = FR_ONE, got;
        const uint64_t e[2] = {i < 100 ? i : rng_next(&rng), i < 100 ? 0 : rng_next(&rng)};
        rng_fr(&a, &rng);
        if (i < 100) {
            for (size_t k = 0; k < i; k++)
                fr_mul(&want, &want, &a);
            fr_pow_u64(&got, &a, e[0]);
            assert_same(&got, &want);
        } else {
            fr high;
            fr_pow_u64(&want, &a, e[0]);
            fr_pow_u64(&high, &a, e[1]);
            for (size_t k = 0; k < 64; k++)
                fr_sqr(&high, &high);
            fr_mul(&want, &want, &high);
        }
        fr_pow(&got, &a, e, 2);
        assert_same(&got, &want);
    }
    fr got;
    const uint64_t zero[1] = {0};
    fr_pow(&got, &FR_ZERO, zero, 1);
    assert_true(fr_is_one(&got));
    fr_pow(&got, &FR_ZERO, zero, 0);
    assert_true(fr_is_one(&got));
    fr_pow_u64(&got, &FR_ZERO, 0);
    assert_true(fr_is_one(&got));
}

static void towers_match_schoolbook(void **state)
{
    (void)state;
    test_rng rng = {27};
    for (size_t i = 0; i < 300; i++) {
        fp12 a, b, got, want, sparse;
        rng_fp12(&a, &rng);
        rng_fp12(&b, &rng);
        fp6_mul_ref(&want.c0, &a.c0, &b.c0);
        fp6_mul(&got.c0, &a.c0, &b.c0);
        assert_same(&got.c0, &want.c0);
        fp12_mul_ref(&want, &a, &b);
        fp12_mul(&got, &a, &b);
        assert_same(&got, &want);
        assert_true(fp12_eq(&got, &want));
        fp12_mul(&b, &a, &b); /* in place */
        assert_same(&b, &want);
        fp12_mul_ref(&want, &a, &a);
        fp12_sqr(&got, &a);
        assert_same(&got, &want);
        sparse = (fp12){{b.c0.c0, b.c0.c1, FP2_ZERO}, {FP2_ZERO, b.c1.c1, FP2_ZERO}};
        fp12_mul_ref(&want, &a, &sparse);
        got = a;
        fp12_mul_014(&got, &got, &b.c0.c0, &b.c0.c1, &b.c1.c1);
        assert_same(&got, &want);
        fp12_inv(&got, &a);
        fp12_mul(&got, &got, &a);
        assert_true(fp12_is_one(&got));
        assert_false(fp12_is_one(&a));
    }
}

/* a^((p^6 - 1)(p^2 + 1)) lies in the cyclotomic subgroup, where a conj(a) = 1. */
static void cyclotomic_squares(void **state)
{
    (void)state;
    test_rng rng = {28};
    for (size_t i = 0; i < 50; i++) {
        fp12 a, t, got, want;
        rng_fp12(&a, &rng);
        fp12_conj(&t, &a);
        fp12_inv(&a, &a);
        fp12_mul(&a, &a, &t);
        fp12_frobenius(&t, &a, 2);
        fp12_mul(&a, &a, &t);
        fp12_mul_ref(&want, &a, &a);
        fp12_sqr_cyclotomic(&got, &a);
        assert_same(&got, &want);
        fp12_conj(&t, &a);
        fp12_mul(&t, &t, &a);
        assert_true(fp12_is_one(&t));
        fp12_sqr_cyclotomic(&a, &a);
        assert_same(&a, &want);
    }
}

static void frobenius_is_a_power_of_p(void **state)
{
    (void)state;
    test_rng rng = {29};
    fp12 a, got, want;
    rng_fp12(&a, &rng);
    for (unsigned k = 1; k <= 3; k++) {
        fp12_frobenius(&got, &a, k);
        fp12_frobenius_ref(&want, &a, k);
        assert_same(&got, &want);
        got = a;
        fp12_frobenius(&got, &got, k);
        assert_same(&got, &want);
    }
}

static void roots_of_squares(void **state)
{
    (void)state;
    test_rng rng = {30};
    size_t squares = 0;
    for (size_t i = 0; i < 400; i++) {
        fp a, s, root, minus;
        fp2 b, t, root2;
        rng_fp(&a, &rng);
        fp_sqr(&s, &a);
        assert_true(fp_sqrt(&root, &s));
        fp_neg(&minus, &root);
        assert_true(fp_eq(&root, &a) || fp_eq(&minus, &a));
        fp_neg(&s, &s); /* -1 is no square */
        assert_int_equal(fp_sqrt(&root, &s), fp_is_zero(&s));
        rng_fp2(&b, &rng);
        if (i % 8 == 0)
            b.c0 = FP_ZERO;
        if (i % 8 == 1)
            b.c1 = FP_ZERO;
        fp2_sqr(&t, &b);
        assert_true(fp2_sqrt(&root2, &t));
        fp2_sqr(&root2, &root2);
        assert_same(&root2, &t);
        fp2_mul_xi(&t, &t); /* u + 1 is no square: its norm 2 is none */
        assert_int_equal(fp2_sqrt(&root2, &t), fp2_is_zero(&t));
        assert_true(fp2_is_zero(&root2));
        rng_fp2(&b, &rng);
        squares += fp2_sqrt(&root2, &b);
    }
    assert_in_range(squares, 100, 300); /* about half of all */
}

static void comparisons(void **state)
{
    (void)state;
    fr r = FR_ONE;
    fp p = FP_ONE;
    assert_true(fr_is_zero(&FR_ZERO) && !fr_is_zero(&r) && fr_is_one(&r));
    assert_true(fp_is_zero(&FP_ZERO) && !fp_is_zero(&p));
    assert_true(fp2_is_zero(&FP2_ZERO) && !fp2_is_zero(&FP2_ONE));
    for (size_t i = 0; i < 4; i++) {
        fr other = r;
        other.l[i] ^= 1;
        assert_false(fr_eq(&r, &other));
        assert_false(fr_is_one(&other));
        fr single = {{0}};
        single.l[i] = 1;
        assert_false(fr_is_zero(&single));
    }
    for (size_t i = 0; i < 6; i++) {
        fp other = p, single = {{0}};
        other.l[i] ^= 1;
        assert_false(fp_eq(&p, &other));
        single.l[i] = 1;
        assert_false(fp_is_zero(&single));
        assert_false(fp2_eq(&(fp2){p, FP_ZERO}, &(fp2){p, single}));
        assert_false(fp2_is_zero(&(fp2){FP_ZERO, single}));
    }
}

int law_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ring_laws),
        cmocka_unit_test(powers),
        cmocka_unit_test(towers_match_schoolbook),
        cmocka_unit_test(cyclotomic_squares),
        cmocka_unit_test(frobenius_is_a_power_of_p),
        cmocka_unit_test(roots_of_squares),
        cmocka_unit_test(comparisons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
