/* The constants, recomputed by additions of plain integers and compared with the published values
 * (known-failures K). */
#include "field_test.h"

#define R_HEX "73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001"
#define P_HEX                                                                                      \
    "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffff" \
    "aaab"
#define ROOT_HEX "16a2a19edfe81f20d09b681922c813b4b63683508c2280b93829971f439f0d2b"
#define HALF_HEX "39f6d3a994cebea4199cec0404d0ec02a9ded2017fff2dff7fffffff80000001"

/* 2^k mod m by doubling. */
static void power_of_two(uint64_t *out, size_t k, const uint64_t *m, size_t n)
{
    memset(out, 0, 8 * n);
    out[0] = 1;
    for (size_t i = 0; i < k; i++)
        limbs_add_mod(out, out, out, m, n);
}

static void check_power(const uint64_t *constant, size_t k, const uint64_t *m, size_t n)
{
    uint64_t want[LIMBS_MAX];
    power_of_two(want, k, m, n);
    assert_memory_equal(constant, want, 8 * n);
}

static void fr_from_hex(fr *out, const char *hex)
{
    fr_int t;
    words_from_hex(t.l, hex, 4);
    fr_from_int(out, &t);
}

static void moduli_and_powers(void **state)
{
    (void)state;
    uint64_t words[6];
    words_from_hex(words, R_HEX, 4);
    assert_memory_equal(words, FR_MODULUS, sizeof FR_MODULUS);
    words_from_hex(words, P_HEX, 6);
    assert_memory_equal(words, FP_MODULUS, sizeof FP_MODULUS);
    assert_true(FR_MODULUS[0] * FR_NEG_INV == UINT64_MAX);
    assert_true(FP_MODULUS[0] * FP_NEG_INV == UINT64_MAX);
    check_power(FR_ONE.l, 256, FR_MODULUS, 4);
    check_power(FR_R2.l, 512, FR_MODULUS, 4);
    check_power(FR_R3.l, 768, FR_MODULUS, 4);
    check_power(FR_INV_FACTOR.l, 256 + 512 + 33 * FR_INV_ROUNDS, FR_MODULUS, 4);
    check_power(FP_ONE.l, 384, FP_MODULUS, 6);
    check_power(FP_R2.l, 768, FP_MODULUS, 6);
    check_power(FP_INV_FACTOR.l, 384 + 768 + 33 * FP_INV_ROUNDS, FP_MODULUS, 6);
    assert_true(31 * FR_INV_ROUNDS >= 2 * 255 - 1 && 31 * FP_INV_ROUNDS >= 2 * 381 - 1);
    uint64_t twice[6];
    (void)limbs_add(twice, FR_MODULUS, FR_MODULUS, 4);
    assert_memory_equal(twice, FR_MODULUS_TWICE, sizeof FR_MODULUS_TWICE);
}

static void exponents(void **state)
{
    (void)state;
    const uint64_t one[6] = {1}, two[6] = {2};
    uint64_t t[6];
    (void)limbs_add(t, FR_EXP_INV, two, 4);
    assert_memory_equal(t, FR_MODULUS, sizeof FR_MODULUS);
    (void)limbs_add(t, FP_EXP_INV, two, 6);
    assert_memory_equal(t, FP_MODULUS, sizeof FP_MODULUS);
    (void)limbs_add(t, FP_HALF, FP_HALF, 6);
    (void)limbs_add(t, t, one, 6);
    assert_memory_equal(t, FP_MODULUS, sizeof FP_MODULUS);
    (void)limbs_add(t, FP_EXP_SQRT, FP_EXP_SQRT, 6);
    (void)limbs_add(t, t, t, 6);
    (void)limbs_sub(t, t, one, 6);
    assert_memory_equal(t, FP_MODULUS, sizeof FP_MODULUS);
}

/* 7 generates: its powers (r-1)/q are not 1 for q = 2, and FR_ROOT has order exactly 2^32. */
static void root_of_unity(void **state)
{
    (void)state;
    fr seven, root, half, t;
    fr_from_u64(&seven, 7);
    assert_same(&seven, &FR_GENERATOR);
    uint64_t e[4]; /* (r - 1)/2^32 */
    for (size_t i = 0; i < 4; i++)
        e[i] = FR_MODULUS[i] >> 32 | (i < 3 ? FR_MODULUS[i + 1] << 32 : 0);
    fr_pow(&root, &seven, e, 4);
    assert_same(&root, &FR_ROOT);
    fr_from_hex(&t, ROOT_HEX);
    assert_same(&root, &t);
    for (size_t i = 0; i + 1 < FR_TWO_ADICITY; i++)
        fr_sqr(&root, &root);
    fr_neg(&t, &FR_ONE);
    assert_same(&root, &t);
    fr_from_hex(&half, HALF_HEX);
    fr_dbl(&half, &half);
    assert_true(fr_is_one(&half));
}

static void tower_constants(void **state)
{
    (void)state;
    fp t;
    fp_dbl(&t, &FP_HALF_INV);
    assert_same(&t, &FP_ONE);
    assert_same(&FP2_ONE.c0, &FP_ONE);
    assert_true(fp_is_zero(&FP2_ONE.c1));
    assert_true(fp12_is_one(&FP12_ONE));
    assert_same(&FP12_ONE.c0.c0, &FP2_ONE);
    for (unsigned k = 1; k <= 3; k++) {
        fp12 w = {{{{{0}}, {{0}}}, {{{0}}, {{0}}}, {{{0}}, {{0}}}},
                  {{{{0}}, {{0}}}, {{{0}}, {{0}}}, {{{0}}, {{0}}}}};
        fp2 power = FP2_ONE;
        w.c1.c0 = FP2_ONE;
        fp12_frobenius_ref(&w, &w, k); /* w^(p^k) = FROBENIUS[k-1][1] w */
        for (size_t i = 0; i < 6; i++) {
            assert_same(&FROBENIUS[k - 1][i], &power);
            fp2_mul_ref(&power, &power, &w.c1.c0);
        }
    }
}

int constant_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moduli_and_powers),
        cmocka_unit_test(exponents),
        cmocka_unit_test(root_of_unity),
        cmocka_unit_test(tower_constants),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
