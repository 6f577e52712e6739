/* Pairings against blst: its final exponentiation has the same exponent as ours, so the values are
 * equal, not only the relations between them. */
#include "blst_test.h"

static void blst_pair(blst_fp12 *out, const g1_aff *p, const g2_aff *q)
{
    blst_miller_loop(out, (const void *)q, (const void *)p);
    blst_final_exp(out, out);
}

static void test_values(void **state)
{
    (void)state;
    oracle_rng rng = {41};
    for (size_t i = 1; i < ORACLE_EDGES + 20; i++) {
        g1_aff p;
        g2_aff q;
        gt value;
        blst_fp12 expected;
        oracle_g1(&p, i + 1, &rng);
        oracle_g2(&q, i + 3, &rng);
        pairing_product(&value, &p, &q, 1);
        blst_pair(&expected, &p, &q);
        assert_memory_equal(&value, &expected, sizeof value);
        assert_true(blst_fp12_in_group(&expected));
    }
}

/* Products of 2 … 6 pairs, and verdicts on relations that hold and that do not. */
static void test_products(void **state)
{
    (void)state;
    oracle_rng rng = {42};
    for (size_t n = 2; n <= 6; n++) {
        g1_aff p[6];
        g2_aff q[6];
        gt value;
        blst_fp12 product = *blst_fp12_one(), one;
        fr sum = FR_ZERO;
        for (size_t i = 0; i < n; i++) {
            fr a, b;
            g1_xyzz t;
            g2_xyzz u;
            oracle_fr(&a, ORACLE_EDGES, &rng);
            oracle_fr(&b, ORACLE_EDGES, &rng);
            if (i == n - 1) { /* makes the exponents add up to 0 */
                fr_inv(&a, &b);
                fr_mul(&a, &a, &sum);
                fr_neg(&a, &a);
            }
            g1_mul(&t, &G1_GENERATOR, &a);
            g2_mul(&u, &G2_GENERATOR, &b);
            g1_to_aff(&p[i], &t);
            g2_to_aff(&q[i], &u);
            fr_mul(&a, &a, &b);
            fr_add(&sum, &sum, &a);
            blst_miller_loop(&one, (const void *)&q[i], (const void *)&p[i]);
            blst_fp12_mul(&product, &product, &one);
        }
        assert_true(fr_is_zero(&sum));
        assert_true(pairing_product_is_one(p, q, n));
        assert_true(blst_fp12_finalverify(&product, blst_fp12_one()));
        g1_aff_neg(&p[0], &p[0]);
        assert_false(pairing_product_is_one(p, q, n));
        product = *blst_fp12_one();
        for (size_t i = 0; i < n; i++) {
            blst_miller_loop(&one, (const void *)&q[i], (const void *)&p[i]);
            blst_fp12_mul(&product, &product, &one);
        }
        assert_false(blst_fp12_finalverify(&product, blst_fp12_one()));
        blst_final_exp(&product, &product);
        pairing_product(&value, p, q, n);
        assert_memory_equal(&value, &product, sizeof value);
    }
}

int blst_pairing_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_products),
    };
    return cmocka_run_group_tests_name("blst: pairing", tests, NULL, NULL);
}
