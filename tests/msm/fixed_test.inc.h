/* Fixed-base multiples against single multiplication, for edge and random scalars, every window
 * that `expected` can pick up to a limit, and bases that are infinite or of small order. */
#include "msm_test.h"

#include "vectors.h"

static void check_base(const point_aff *base, size_t expected, size_t n, uint64_t *seed)
{
    FIXED() * t;
    fr *k = test_alloc(n + EDGE_SCALARS_MAX, sizeof *k);
    point_aff *out = test_alloc(n + EDGE_SCALARS_MAX, sizeof *out);
    size_t edges = n < EDGE_SCALARS_MAX ? 0 : edge_scalars(k);
    for (size_t i = edges; i < n; i++)
        rng_fr(&k[i], seed);
    assert_ok(FIXED(_create)(&t, base, expected, test_pools[n % 2]));
    assert_ok(FIXED(_mul)(t, out, k, n, test_pools[n % 2]));
    for (size_t i = 0; i < n; i += i < edges ? 1 : 1 + n / 64) {
        point_xyzz want;
        point_aff affine;
        G(mul)(&want, base, &k[i]);
        G(to_aff)(&affine, &want);
        assert_memory_equal(&out[i], &affine, sizeof affine);
    }
    FIXED(_destroy)(t);
    free(out);
    free(k);
}

static void multiples_of_the_generator(void **state)
{
    (void)state;
    static const size_t sizes[] = {0, 1, 2, 33, 2047, 2048, 2049, 5000};
    static const size_t expected[] = {0, 1, 100, 1000, 10000, EXPECTED_MAX};
    uint64_t seed = 51;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        check_base(&GENERATOR, 1000, sizes[i], &seed);
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++)
        check_base(&GENERATOR, expected[i], 1100, &seed);
}

static void multiples_of_odd_bases(void **state)
{
    (void)state;
    uint64_t seed = 52;
    uint8_t bytes[GROUP_BYTES];
    point_aff base;
    json_t *document = vector_json("msm/msm.json");
    json_hex(bytes, json_member(json_member(document, "small"), GROUP_KEY), "point", sizeof bytes);
    json_decref(document);
    assert_int_equal(G(decode)(&base, bytes), POINT_OK);
    check_base(&POINT_INFINITY, 10, 1100, &seed);
    check_base(&base, 10, 1100, &seed);
    check_base(&base, 3000, 1100, &seed);
}

int TEST(fixed_tests)(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(multiples_of_the_generator),
        cmocka_unit_test(multiples_of_odd_bases),
    };
    return cmocka_run_group_tests_name("fixed base " GROUP_NAME, tests, pools_create,
                                       pools_destroy);
}
