#include "curve_test.h"
#include "curve/wnaf.h"

/* The promises of wnaf.h: digits small, odd, far apart, the last one counted not 0. */
static void check_digits(const int8_t *digits, size_t top, size_t total, unsigned w)
{
    size_t last = 0;
    bool any = false;
    for (size_t i = 0; i < total; i++) {
        if (digits[i] == 0)
            continue;
        assert_true(i < top);
        assert_true(digits[i] & 1);
        assert_in_range(abs(digits[i]), 1, (1u << (w - 1)) - 1);
        assert_true(!any || i - last >= w);
        last = i;
        any = true;
    }
    assert_int_equal(top, any ? last + 1 : 0);
}

/* out = sum of digits[i] 2^i modulo 2^320. */
static void sum_digits(uint64_t out[5], const int8_t *digits, size_t top)
{
    memset(out, 0, 5 * sizeof *out);
    for (size_t i = top; i-- > 0;) {
        for (size_t j = 5; j-- > 0;)
            out[j] = out[j] << 1 | (j ? out[j - 1] >> 63 : 0);
        __int128 carry = digits[i]; /* -1, 0 or 1 after the first limb */
        for (size_t j = 0; j < 5; j++) {
            carry += out[j];
            out[j] = (uint64_t)carry;
            carry >>= 64;
        }
    }
}

static void check_scalar(const uint64_t *k, size_t limbs)
{
    for (unsigned w = 2; w <= 7; w++) {
        int8_t digits[WNAF_DIGITS(4)];
        uint64_t sum[5];
        const size_t top = wnaf(digits, k, limbs, w);
        check_digits(digits, top, WNAF_DIGITS(limbs), w);
        sum_digits(sum, digits, top);
        assert_memory_equal(sum, k, limbs * sizeof *k);
        for (size_t j = limbs; j < 5; j++)
            assert_int_equal(sum[j], 0);
    }
}

static void test_small(void **state)
{
    (void)state;
    for (uint64_t k = 0; k < 5000; k++)
        check_scalar(&k, 1);
}

static void test_edges(void **state)
{
    (void)state;
    for (unsigned bit = 0; bit < 256; bit++) {
        uint64_t k[4] = {0}, minus[4], plus[4];
        k[bit / 64] = 1ULL << bit % 64;
        int_sub(minus, k, 1);
        int_add(plus, k, 1);
        check_scalar(k, 4);
        check_scalar(minus, 4);
        check_scalar(plus, 4);
    }
    const uint64_t ones[4] = {UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX};
    for (size_t limbs = 1; limbs <= 4; limbs++)
        check_scalar(ones, limbs);
    for (uint64_t i = 0; i < 64; i++) {
        uint64_t k[4];
        int_sub(k, ORDER, i);
        check_scalar(k, 4);
    }
}

static void test_random(void **state)
{
    (void)state;
    test_rng rng = {1};
    for (size_t i = 0; i < 500; i++) {
        const uint64_t k[4] = {rng_next(&rng), rng_next(&rng), rng_next(&rng), rng_next(&rng)};
        for (size_t limbs = 1; limbs <= 4; limbs++)
            check_scalar(k, limbs);
    }
}

int wnaf_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_small),
        cmocka_unit_test(test_edges),
        cmocka_unit_test(test_random),
    };
    return cmocka_run_group_tests_name("wnaf", tests, NULL, NULL);
}
