/* Bytes and integers (matrix J3, row 19): every value at and above the modulus is refused, every
 * value below survives. The bytes here are made by adding to the modulus as a plain integer. */
#include "field_test.h"

/* out = m + add, as bytes; false if that needs more bytes. little: of the lowest byte first. */
static bool integer_bytes(uint8_t *out, const uint64_t *m, size_t n, const uint64_t *add,
                          bool little)
{
    uint64_t sum[LIMBS_MAX];
    if (limbs_add(sum, m, add, n))
        return false;
    for (size_t i = 0; i < 8 * n; i++)
        out[little ? i : 8 * n - 1 - i] = (uint8_t)(sum[i / 8] >> (8 * (i % 8)));
    return true;
}

static void refused_fr(const uint8_t bytes[FR_BYTES])
{
    fr a = FR_ONE;
    assert_false(fr_from_bytes(&a, bytes));
    assert_true(fr_is_zero(&a));
}

static void refused_fp(const uint8_t bytes[FP_BYTES])
{
    fp a = FP_ONE;
    assert_false(fp_from_bytes(&a, bytes));
    assert_true(fp_is_zero(&a));
}

/* m + k 256^i for k = 0, 1, 255 and every i; m - 1 and m - 256^i are accepted. */
static void values_from_the_modulus_up_are_refused(void **state)
{
    (void)state;
    uint8_t bytes[FP_BYTES];
    for (size_t i = 0; i < FP_BYTES; i++) {
        static const uint64_t times[] = {0, 1, 255};
        for (size_t k = 0; k < 3; k++) {
            uint64_t add[6] = {0};
            add[i / 8] = times[k] << (8 * (i % 8));
            if (i < FR_BYTES && integer_bytes(bytes, FR_MODULUS, 4, add, true))
                refused_fr(bytes);
            if (integer_bytes(bytes, FP_MODULUS, 6, add, false))
                refused_fp(bytes);
        }
    }
    memset(bytes, 0xff, sizeof bytes);
    refused_fr(bytes);
    refused_fp(bytes);
    memset(bytes, 0, sizeof bytes);
    bytes[FR_BYTES - 1] = 0x80; /* the bits above the 255 and the 381 */
    refused_fr(bytes);
    bytes[0] = 0x20;
    refused_fp(bytes);
}

static void values_below_the_modulus_are_accepted(void **state)
{
    (void)state;
    uint8_t bytes[FP_BYTES], back[FP_BYTES];
    for (size_t i = 0; i < FP_BYTES; i++) {
        uint64_t less[6] = {0}, minus[6] = {0};
        const uint64_t zero[6] = {0};
        fr a;
        fp b;
        less[i / 8] = UINT64_C(1) << (8 * (i % 8));
        if (i < FR_BYTES) {
            assert_int_equal(limbs_sub(minus, FR_MODULUS, less, 4), 0);
            assert_true(integer_bytes(bytes, minus, 4, zero, true));
            assert_true(fr_from_bytes(&a, bytes));
            fr_to_bytes(back, &a);
            assert_memory_equal(back, bytes, FR_BYTES);
        }
        assert_int_equal(limbs_sub(minus, FP_MODULUS, less, 6), 0);
        assert_true(integer_bytes(bytes, minus, 6, zero, false));
        assert_true(fp_from_bytes(&b, bytes));
        fp_to_bytes(back, &b);
        assert_memory_equal(back, bytes, FP_BYTES);
    }
}

static void bytes_and_integers_survive(void **state)
{
    (void)state;
    test_rng rng = {24};
    for (size_t i = 0; i < 2000; i++) {
        fr a, b;
        fp c, d;
        fr_int integer;
        uint8_t bytes[FP_BYTES], wide[64] = {0};
        rng_fr(&a, &rng);
        fr_to_bytes(bytes, &a);
        assert_true(fr_from_bytes(&b, bytes));
        assert_same(&a, &b);
        memcpy(wide, bytes, FR_BYTES);
        fr_from_bytes_wide(&b, wide);
        assert_same(&a, &b);
        fr_to_int(&integer, &a);
        for (size_t k = 0; k < 4; k++)
            assert_true(integer.l[k] == load_le64(bytes + 8 * k));
        fr_from_int(&b, &integer);
        assert_same(&a, &b);
        rng_fp(&c, &rng);
        fp_to_bytes(bytes, &c);
        assert_true(fp_from_bytes(&d, bytes));
        assert_same(&c, &d);
    }
}

static void small_integers(void **state)
{
    (void)state;
    static const uint64_t values[] = {0, 1, 2, 255, 256, UINT32_MAX, UINT64_MAX - 1, UINT64_MAX};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        fr a;
        fp b;
        fr_int integer;
        uint8_t bytes[FP_BYTES];
        fr_from_u64(&a, values[i]);
        fr_to_int(&integer, &a);
        assert_true(integer.l[0] == values[i]);
        assert_true((integer.l[1] | integer.l[2] | integer.l[3]) == 0);
        fp_from_u64(&b, values[i]);
        fp_to_bytes(bytes, &b);
        assert_true(load_be64(bytes + 40) == values[i]);
        for (size_t k = 0; k < 40; k++)
            assert_int_equal(bytes[k], 0);
    }
}

/* Around (p - 1)/2, the last value that is not "larger". */
static void larger_half_border(void **state)
{
    (void)state;
    fp half, next;
    fp2 a;
    fp_mul(&half, &(fp){{FP_HALF[0], FP_HALF[1], FP_HALF[2], FP_HALF[3], FP_HALF[4], FP_HALF[5]}},
           &FP_R2);
    fp_add(&next, &half, &FP_ONE);
    assert_false(fp_is_larger_half(&FP_ZERO));
    assert_false(fp_is_larger_half(&half));
    assert_true(fp_is_larger_half(&next));
    a = (fp2){next, FP_ZERO};
    assert_true(fp2_is_larger_half(&a));
    a = (fp2){next, half};
    assert_false(fp2_is_larger_half(&a));
    a = (fp2){half, next};
    assert_true(fp2_is_larger_half(&a));
    a = (fp2){half, FP_ZERO};
    assert_false(fp2_is_larger_half(&a));
}

int encoding_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_from_the_modulus_up_are_refused),
        cmocka_unit_test(values_below_the_modulus_are_accepted),
        cmocka_unit_test(bytes_and_integers_survive),
        cmocka_unit_test(small_integers),
        cmocka_unit_test(larger_half_border),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
