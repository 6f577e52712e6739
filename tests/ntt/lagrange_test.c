/* Lagrange polynomials: on the domain they are deltas; elsewhere they reproduce 1, X and X^(n-1).
 */
#include "ntt_test.h"

static void deltas_on_the_domain(void **state)
{
    (void)state;
    uint64_t seed = 21;
    for (unsigned log2 = 0; log2 <= 12; log2++) {
        const size_t n = (size_t)1 << log2;
        fr *l = fr_array(n), w, x;
        ntt_root(&w, log2);
        const size_t at[] = {0, n - 1, rng_next(&seed) % n};
        for (size_t i = 0; i < 3; i++) {
            fr_pow_u64(&x, &w, at[i]);
            assert_ok(ntt_lagrange_at(l, log2, &x, NULL));
            for (size_t j = 0; j < n; j++)
                assert_true(j == at[i] ? fr_is_one(&l[j]) : fr_is_zero(&l[j]));
        }
        fr_array_free(l);
    }
}

static void low_powers_elsewhere(void **state)
{
    (void)state;
    uint64_t seed = 22;
    pool *two;
    assert_ok(pool_create(&two, 2));
    for (unsigned log2 = 0; log2 <= 14; log2++) {
        const size_t n = (size_t)1 << log2;
        fr *l = fr_array(n), w, x, point = FR_ONE, t, sums[3] = {FR_ZERO, FR_ZERO, FR_ZERO}, want;
        ntt_root(&w, log2);
        if (log2 % 3 == 0)
            x = FR_ZERO;
        else
            rng_fr(&x, &seed);
        assert_ok(ntt_lagrange_at(l, log2, &x, two));
        for (size_t j = 0; j < n; j++) {
            fr_add(&sums[0], &sums[0], &l[j]);
            fr_mul(&t, &l[j], &point);
            fr_add(&sums[1], &sums[1], &t);
            fr_pow_u64(&t, &point, n - 1);
            fr_mul(&t, &l[j], &t);
            fr_add(&sums[2], &sums[2], &t);
            fr_mul(&point, &point, &w);
        }
        assert_true(fr_is_one(&sums[0]));
        if (n > 1)
            assert_same(&sums[1], &x, 1);
        fr_pow_u64(&want, &x, n - 1);
        assert_same(&sums[2], &want, 1);
        fr_array_free(l);
    }
    pool_destroy(two);
}

int lagrange_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(deltas_on_the_domain),
        cmocka_unit_test(low_powers_elsewhere),
    };
    return cmocka_run_group_tests_name("lagrange", tests, NULL, NULL);
}
