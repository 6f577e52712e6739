/* The pairing against Python's values of the definition, and by its laws. */
#include "curve_test.h"

static void multiple_g1(g1_aff *out, const g1_aff *a, const fr *k)
{
    g1_xyzz t;
    g1_mul(&t, a, k);
    g1_to_aff(out, &t);
}

static void multiple_g2(g2_aff *out, const g2_aff *a, const fr *k)
{
    g2_xyzz t;
    g2_mul(&t, a, k);
    g2_to_aff(out, &t);
}

/* a^k by squaring and multiplying: the slow twin of gt_pow, also for k >= r. */
static void gt_pow_ref(gt *out, const gt *a, const uint64_t *k, size_t limbs)
{
    gt power = FP12_ONE;
    for (size_t i = 64 * limbs; i-- > 0;) {
        fp12_sqr(&power, &power);
        if (k[i / 64] >> (i % 64) & 1)
            fp12_mul(&power, &power, a);
    }
    *out = power;
}

static void pairing(gt *out, const g1_aff *p, const g2_aff *q)
{
    pairing_product(out, p, q, 1);
}

static void test_values(void **state)
{
    (void)state;
    json_t *document = vector_json("curve/pairing.json"), *entry;
    size_t i;
    json_array_foreach(json_member(document, "pairings"), i, entry)
    {
        g1_aff p;
        g2_aff q;
        gt value, expected;
        /* coefficients of w^0 … w^5: w^2 = v */
        fp2 *const slots[6] = {&expected.c0.c0, &expected.c1.c0, &expected.c0.c1,
                               &expected.c1.c1, &expected.c0.c2, &expected.c1.c2};
        g1_from_hex(&p, json_text(entry, "p"));
        g2_from_hex(&q, json_text(entry, "q"));
        for (size_t j = 0; j < 6; j++)
            fp2_from_hex(slots[j], json_string_value(json_array_get(json_member(entry, "w"), j)));
        pairing(&value, &p, &q);
        assert_memory_equal(&value, &expected, sizeof value);
    }
    assert_true(i >= 3);
    json_decref(document);
}

static void test_bilinear(void **state)
{
    (void)state;
    test_rng rng = {11};
    gt base, value, expected;
    pairing(&base, &G1_GENERATOR, &G2_GENERATOR);
    assert_false(fp12_is_one(&base));
    gt_pow_ref(&value, &base, ORDER, 4);
    assert_true(fp12_is_one(&value));
    for (size_t i = 0; i < 8; i++) {
        fr a, b, ab;
        g1_aff p;
        g2_aff q;
        if (i < 4) {
            fr_from_u64(&a, i);
            fr_from_u64(&b, i / 2);
            if (i == 3)
                fr_neg(&a, &FR_ONE);
        } else {
            rng_fr(&a, &rng);
            rng_fr(&b, &rng);
        }
        fr_mul(&ab, &a, &b);
        multiple_g1(&p, &G1_GENERATOR, &a);
        multiple_g2(&q, &G2_GENERATOR, &b);
        pairing(&value, &p, &q);
        gt_pow(&expected, &base, &ab);
        assert_true(fp12_eq(&value, &expected));
        assert_int_equal(fp12_is_one(&value), fr_is_zero(&ab));

        gt other; /* e(aP, Q)^b = e(P, bQ)^a */
        pairing(&value, &p, &G2_GENERATOR);
        gt_pow(&value, &value, &b);
        pairing(&other, &G1_GENERATOR, &q);
        gt_pow(&other, &other, &a);
        assert_true(fp12_eq(&value, &other));
    }
}

/* e(P, Q) e(P', Q) = e(P + P', Q), and the same on the other side. */
static void test_additive(void **state)
{
    (void)state;
    test_rng rng = {12};
    fr a, b;
    g1_aff p[2], p_sum;
    g2_aff q[2], q_sum;
    g1_xyzz ps;
    g2_xyzz qs;
    rng_fr(&a, &rng);
    rng_fr(&b, &rng);
    multiple_g1(&p[0], &G1_GENERATOR, &a);
    multiple_g1(&p[1], &G1_GENERATOR, &b);
    multiple_g2(&q[0], &G2_GENERATOR, &b);
    multiple_g2(&q[1], &G2_GENERATOR, &a);
    g1_from_aff(&ps, &p[0]);
    g1_add_aff(&ps, &ps, &p[1]);
    g1_to_aff(&p_sum, &ps);
    g2_from_aff(&qs, &q[0]);
    g2_add_aff(&qs, &qs, &q[1]);
    g2_to_aff(&q_sum, &qs);

    gt left, right;
    pairing_product(&left, p, (const g2_aff[]){q[0], q[0]}, 2);
    pairing(&right, &p_sum, &q[0]);
    assert_true(fp12_eq(&left, &right));
    pairing_product(&left, (const g1_aff[]){p[0], p[0]}, q, 2);
    pairing(&right, &p[0], &q_sum);
    assert_true(fp12_eq(&left, &right));

    g1_aff minus;
    g1_aff_neg(&minus, &p[0]);
    assert_true(
        pairing_product_is_one((const g1_aff[]){p[0], minus}, (const g2_aff[]){q[1], q[1]}, 2));
    assert_false(pairing_product_is_one((const g1_aff[]){p[0], minus}, q, 2));
    assert_false(pairing_product_is_one(p, q, 1));
}

/* Products of n pairs, infinities among them, against the product of single pairings and against
 * e(G1, G2)^(sum of a_i b_i). 64 pairs share a loop: both sides of that and of its double. */
static void test_products(void **state)
{
    (void)state;
    enum { N = 134 };
    /* 3 of the first 21 are infinite: 66 … 68 leave 63 … 65, 130 and 131 leave 127 and 128 */
    static const size_t COUNTS[] = {0, 1, 2, 3, 5, 66, 67, 68, 130, 131, N};
    test_rng rng = {13};
    g1_aff p[N];
    g2_aff q[N];
    gt singles[N], base;
    fr terms[N];
    pairing(&base, &G1_GENERATOR, &G2_GENERATOR);
    for (size_t i = 0; i < N; i++) {
        fr a, b;
        rng_fr(&a, &rng);
        rng_fr(&b, &rng);
        if (i == 3 || i == 20)
            a = FR_ZERO;
        if (i == 14 || i == 20)
            b = FR_ZERO;
        fr_mul(&terms[i], &a, &b);
        multiple_g1(&p[i], &G1_GENERATOR, &a);
        multiple_g2(&q[i], &G2_GENERATOR, &b);
        pairing(&singles[i], &p[i], &q[i]);
        assert_int_equal(fp12_is_one(&singles[i]), fr_is_zero(&terms[i]));
    }
    for (size_t c = 0; c < sizeof COUNTS / sizeof *COUNTS; c++) {
        gt product = FP12_ONE, value, power;
        fr sum = FR_ZERO;
        for (size_t i = 0; i < COUNTS[c]; i++) {
            fp12_mul(&product, &product, &singles[i]);
            fr_add(&sum, &sum, &terms[i]);
        }
        pairing_product(&value, p, q, COUNTS[c]);
        gt_pow(&power, &base, &sum);
        assert_true(fp12_eq(&value, &product));
        assert_true(fp12_eq(&value, &power));
        assert_int_equal(pairing_product_is_one(p, q, COUNTS[c]), COUNTS[c] == 0);
    }
}

static void test_infinities(void **state)
{
    (void)state;
    gt value;
    pairing(&value, &G1_INFINITY, &G2_GENERATOR);
    assert_true(fp12_is_one(&value));
    pairing(&value, &G1_GENERATOR, &G2_INFINITY);
    assert_true(fp12_is_one(&value));
    pairing(&value, &G1_INFINITY, &G2_INFINITY);
    assert_true(fp12_is_one(&value));
    pairing_product(&value, NULL, NULL, 0);
    assert_true(fp12_is_one(&value));
}

static void test_pow(void **state)
{
    (void)state;
    test_rng rng = {14};
    gt base, value, expected;
    pairing(&base, &G1_GENERATOR, &G2_GENERATOR);
    for (size_t i = 0; i < 60; i++) {
        fr k;
        fr_int integer;
        if (i < 40) {
            fr_from_u64(&k, i / 2);
            if (i % 2)
                fr_neg(&k, &k);
        } else {
            rng_fr(&k, &rng);
        }
        fr_to_int(&integer, &k);
        gt_pow(&value, &base, &k);
        gt_pow_ref(&expected, &base, integer.l, 4);
        assert_true(fp12_eq(&value, &expected));
        value = base;
        gt_pow(&value, &value, &k);
        assert_true(fp12_eq(&value, &expected));
    }
    gt_pow(&value, &FP12_ONE, &FR_GENERATOR);
    assert_true(fp12_is_one(&value));
}

int pairing_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values),     cmocka_unit_test(test_bilinear),
        cmocka_unit_test(test_additive),   cmocka_unit_test(test_products),
        cmocka_unit_test(test_infinities), cmocka_unit_test(test_pow),
    };
    return cmocka_run_group_tests_name("pairing", tests, NULL, NULL);
}
