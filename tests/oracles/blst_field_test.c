/* fr, fp and the tower against blst. */
#include "blst_test.h"

#define ROUNDS 3000u

static void test_fr(void **state)
{
    (void)state;
    oracle_rng rng = {21};
    for (size_t i = 0; i < ROUNDS; i++) {
        fr a, b, out;
        blst_fr expected;
        oracle_fr(&a, i % 1600 / ORACLE_EDGES, &rng);
        oracle_fr(&b, i % (i < 1600 ? ORACLE_EDGES : ROUNDS), &rng);
        if (i >= 1600)
            oracle_fr(&a, ORACLE_EDGES, &rng);
        const blst_fr *ba = (const void *)&a, *bb = (const void *)&b;
        fr_mul(&out, &a, &b);
        blst_fr_mul(&expected, ba, bb);
        assert_memory_equal(&out, &expected, sizeof out);
        fr_sqr(&out, &a);
        blst_fr_sqr(&expected, ba);
        assert_memory_equal(&out, &expected, sizeof out);
        fr_add(&out, &a, &b);
        blst_fr_add(&expected, ba, bb);
        assert_memory_equal(&out, &expected, sizeof out);
        fr_sub(&out, &a, &b);
        blst_fr_sub(&expected, ba, bb);
        assert_memory_equal(&out, &expected, sizeof out);
        if (!fr_is_zero(&a)) {
            fr_inv(&out, &a);
            blst_fr_eucl_inverse(&expected, ba);
            assert_memory_equal(&out, &expected, sizeof out);
        }
        uint8_t bytes[FR_BYTES], theirs[FR_BYTES];
        blst_scalar scalar;
        fr_to_bytes(bytes, &a);
        blst_scalar_from_fr(&scalar, ba);
        blst_lendian_from_scalar(theirs, &scalar);
        assert_memory_equal(bytes, theirs, sizeof bytes);
    }
}

static void test_fp(void **state)
{
    (void)state;
    oracle_rng rng = {22};
    for (size_t i = 0; i < ROUNDS; i++) {
        fp a, b, out;
        blst_fp expected;
        oracle_fp(&a, i < 1600 ? i / ORACLE_EDGES : ORACLE_EDGES, &rng);
        oracle_fp(&b, i < 1600 ? i % ORACLE_EDGES : ORACLE_EDGES, &rng);
        const blst_fp *ba = (const void *)&a, *bb = (const void *)&b;
        fp_mul(&out, &a, &b);
        blst_fp_mul(&expected, ba, bb);
        assert_memory_equal(&out, &expected, sizeof out);
        fp_sqr(&out, &a);
        blst_fp_sqr(&expected, ba);
        assert_memory_equal(&out, &expected, sizeof out);
        fp_add(&out, &a, &b);
        blst_fp_add(&expected, ba, bb);
        assert_memory_equal(&out, &expected, sizeof out);
        fp_sub(&out, &a, &b);
        blst_fp_sub(&expected, ba, bb);
        assert_memory_equal(&out, &expected, sizeof out);
        fp_inv(&out, &a);
        blst_fp_inverse(&expected, ba); /* 0 for 0, as ours */
        assert_memory_equal(&out, &expected, sizeof out);
        if (i % 8 == 0) {
            const bool square = fp_sqrt(&out, &a);
            assert_int_equal(square, blst_fp_sqrt(&expected, ba));
            if (square)
                assert_memory_equal(&out, &expected, sizeof out);
        }
        uint8_t bytes[FP_BYTES], theirs[FP_BYTES];
        fp_to_bytes(bytes, &a);
        blst_bendian_from_fp(theirs, ba);
        assert_memory_equal(bytes, theirs, sizeof bytes);
    }
}

static void test_fp2(void **state)
{
    (void)state;
    oracle_rng rng = {23};
    for (size_t i = 0; i < ROUNDS; i++) {
        fp2 a, b, out;
        blst_fp2 expected;
        oracle_fp2(&a, i < 1600 ? i / ORACLE_EDGES : ORACLE_EDGES, &rng);
        oracle_fp2(&b, i < 1600 ? i % ORACLE_EDGES : ORACLE_EDGES, &rng);
        const blst_fp2 *ba = (const void *)&a, *bb = (const void *)&b;
        fp2_mul(&out, &a, &b);
        blst_fp2_mul(&expected, ba, bb);
        assert_memory_equal(&out, &expected, sizeof out);
        fp2_sqr(&out, &a);
        blst_fp2_sqr(&expected, ba);
        assert_memory_equal(&out, &expected, sizeof out);
        if (!fp2_is_zero(&a)) {
            fp2_inv(&out, &a);
            blst_fp2_inverse(&expected, ba);
            assert_memory_equal(&out, &expected, sizeof out);
        }
        if (i % 8 == 0) { /* of the two roots either may come */
            const bool square = fp2_sqrt(&out, &a);
            assert_int_equal(square, blst_fp2_sqrt(&expected, ba));
            if (square) {
                fp2_sqr(&out, &out);
                assert_memory_equal(&out, &a, sizeof out);
            }
        }
    }
}

static void oracle_fp12(fp12 *out, oracle_rng *rng)
{
    fp2 parts[6];
    for (size_t i = 0; i < 6; i++)
        oracle_fp2(&parts[i], oracle_next(rng) % (2 * ORACLE_EDGES), rng);
    memcpy(out, parts, sizeof *out);
}

static void test_fp12(void **state)
{
    (void)state;
    oracle_rng rng = {24};
    for (size_t i = 0; i < 400; i++) {
        fp12 a, b, out;
        blst_fp12 expected;
        oracle_fp12(&a, &rng);
        oracle_fp12(&b, &rng);
        const blst_fp12 *ba = (const void *)&a, *bb = (const void *)&b;
        fp12_mul(&out, &a, &b);
        blst_fp12_mul(&expected, ba, bb);
        assert_memory_equal(&out, &expected, sizeof out);
        fp12_sqr(&out, &a);
        blst_fp12_sqr(&expected, ba);
        assert_memory_equal(&out, &expected, sizeof out);
        fp12_inv(&out, &a);
        blst_fp12_inverse(&expected, ba);
        assert_memory_equal(&out, &expected, sizeof out);
        for (unsigned k = 1; k <= 3; k++) {
            fp12_frobenius(&out, &a, k);
            blst_fp12_frobenius_map(&expected, ba, k);
            assert_memory_equal(&out, &expected, sizeof out);
        }
        fp12_mul_014(&out, &a, &b.c0.c0, &b.c0.c1, &b.c0.c2);
        blst_fp12_mul_by_xy00z0(&expected, ba, &bb->fp6[0]);
        assert_memory_equal(&out, &expected, sizeof out);
    }
}

int blst_field_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fr),
        cmocka_unit_test(test_fp),
        cmocka_unit_test(test_fp2),
        cmocka_unit_test(test_fp12),
    };
    return cmocka_run_group_tests_name("blst: fields", tests, NULL, NULL);
}
