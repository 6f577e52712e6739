/* C19: fr_random is uniform in [0, r), not masked and reduced. Counts are binomial; the bounds are
 * seven standard deviations, so that a right sampler fails once in 10^11 runs. */
#include "field_test.h"

#define SAMPLES 40000

static void check_share(size_t count, double probability)
{
    const double mean = SAMPLES * probability, off = (double)count - mean;
    if (off * off > 49 * mean * (1 - probability))
        fail_msg("%zu of %d, expected about %.0f", count, SAMPLES, mean);
}

/* Sixteen slices of [0, r) by the leading 64 bits: each holds its share. A sampler that masks to
 * 255 bits and subtracts r would put 1/2 + 0.09 of all below r/2. */
static void random_is_uniform(void **state)
{
    (void)state;
    const double top = (double)FR_MODULUS[3];
    size_t slices[16] = {0}, low_bits[8] = {0}, above_254 = 0;
    for (size_t i = 0; i < SAMPLES; i++) {
        fr a;
        fr_int integer;
        assert_int_equal(fr_random(&a), ERR_OK);
        assert_true(fr_is_reduced(&a));
        fr_to_int(&integer, &a);
        size_t slice = (size_t)((double)integer.l[3] / top * 16);
        slices[slice > 15 ? 15 : slice]++;
        above_254 += integer.l[3] >> 62 & 1;
        for (size_t bit = 0; bit < 8; bit++)
            low_bits[bit] += integer.l[bit % 4] >> (7 * bit) & 1;
    }
    for (size_t i = 0; i < 16; i++)
        check_share(slices[i], 1.0 / 16);
    for (size_t i = 0; i < 8; i++)
        check_share(low_bits[i], 0.5);
    check_share(above_254, 1 - 4611686018427387904.0 / top);
}

static void random_values_differ(void **state)
{
    (void)state;
    fr a[64];
    for (size_t i = 0; i < 64; i++) {
        assert_int_equal(fr_random(&a[i]), ERR_OK);
        for (size_t k = 0; k < i; k++)
            assert_false(fr_eq(&a[i], &a[k]));
    }
}

int random_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_is_uniform),
        cmocka_unit_test(random_values_differ),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
