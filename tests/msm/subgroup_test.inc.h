/* The bulk subgroup check: verdicts, and the rate at which one round misses. Points outside are
 * multiples of the small point of tests/vectors/msm/msm.json, added to points inside. */
#include "base/rng.h"
#include "base/verify.h"
#include "msm/group.h"
#include "vectors.h"

#include "msm_test.h"

#include "msm/batch_affine.inc.h"
#include "msm/bucket.inc.h"
err_t M(_in_subgroup)(size_t *first_bad, const point_aff *bases, size_t n, pool *p);
#include "msm/subgroup.inc.h"

#define POINTS ((size_t)5000)

static point_aff *inside, small_point;

static int inside_create(void **state)
{
    if (pools_create(state))
        return 1;
    json_t *document = vector_json("msm/msm.json");
    uint8_t bytes[GROUP_BYTES];
    json_hex(bytes, json_member(json_member(document, "small"), GROUP_KEY), "point", sizeof bytes);
    json_decref(document);
    if (G(decode)(&small_point, bytes) != POINT_OK)
        return 1;
    inside = test_alloc(POINTS, sizeof *inside);
    point_xyzz *t = test_alloc(POINTS, sizeof *t);
    field_elem *scratch = test_alloc(POINTS, sizeof *scratch);
    G(from_aff)(&t[0], &GENERATOR);
    for (size_t i = 1; i < POINTS; i++)
        G(add_aff)(&t[i], &t[i - 1], &GENERATOR);
    G(set_infinity)(&t[POINTS / 3]);
    G(to_aff_batch)(inside, t, scratch, POINTS);
    free(scratch);
    free(t);
    return 0;
}

static int inside_destroy(void **state)
{
    free(inside);
    return pools_destroy(state);
}

/* inside[i] + k T. */
static void outside(point_aff *out, size_t i, uint64_t k)
{
    point_xyzz t;
    G(mul_ref)(&t, &small_point, &k, 1);
    G(add_aff)(&t, &t, &inside[i]);
    G(to_aff)(out, &t);
}

static void all_inside(void **state)
{
    (void)state;
    static const size_t sizes[] = {0, 1, 2, 63, 64, 65, 700, POINTS};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        size_t bad = 99;
        assert_ok(M(_in_subgroup)(&bad, inside, sizes[i], test_pools[i % 2]));
        assert_int_equal(bad, sizes[i]);
    }
}

/* One point outside, of each order, at each end and in the middle. */
static void one_outside(void **state)
{
    (void)state;
    static const size_t sizes[] = {1, 5, 65, POINTS};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const size_t n = sizes[i], places[3] = {0, n / 2, n - 1};
        point_aff *a = test_alloc(n, sizeof *a);
        for (size_t j = 0; j < 3; j++) {
            size_t bad;
            memcpy(a, inside, n * sizeof *a);
            outside(&a[places[j]], places[j], j == 0 ? 1 : BASE_ORDER);
            assert_ok(M(_in_subgroup)(&bad, a, n, test_pools[j % 2]));
            assert_int_equal(bad, places[j]);
        }
        free(a);
    }
}

/* Two that cancel, many that cancel, all outside. */
static void many_outside(void **state)
{
    (void)state;
    point_aff *a = test_alloc(POINTS, sizeof *a);
    size_t bad;
    memcpy(a, inside, POINTS * sizeof *a);
    outside(&a[10], 10, 1);
    G(aff_neg)(&a[20], &a[10]);
    assert_ok(M(_in_subgroup)(&bad, a, POINTS, test_pools[1]));
    assert_true(bad == 10 || bad == 20);
    for (size_t i = 0; i < POINTS; i++) {
        if (i < 2)
            outside(&a[i], i, 1);
        else
            a[i] = a[i % 2];
    }
    assert_ok(M(_in_subgroup)(&bad, a, POINTS, test_pools[0]));
    assert_in_range(bad, 0, POINTS - 1);
    free(a);
}

/* The bound of one round, 1/B: P and -P of small order in B = 8 buckets are missed when they meet,
 * with probability exactly 1/8; a single one is never missed. 800 rounds: mean 100, deviation 9.4.
 */
static void miss_rate_of_one_round(void **state)
{
    (void)state;
    enum { ROUNDS = 800, BITS = 3 };
    point_aff pair[8];
    for (size_t i = 0; i < 8; i++)
        pair[i] = inside[i];
    pair[0] = small_point;
    for (int cancelling = 0; cancelling < 2; cancelling++) {
        size_t missed = 0;
        if (cancelling)
            G(aff_neg)(&pair[1], &pair[0]);
        for (size_t i = 0; i < ROUNDS; i++) {
            bulk_test t = {.bases = pair, .n = 8, .bits = BITS, .rounds = 1, .segments = 1 + i % 2};
            t.segment_points = 8 / t.segments;
            atomic_init(&t.bad, SIZE_MAX);
            assert_ok(test_in_rounds(&t, NULL));
            missed += atomic_load(&t.bad) == SIZE_MAX;
        }
        if (cancelling)
            assert_in_range(missed, 100 - 6 * 9, 100 + 6 * 9);
        else
            assert_int_equal(missed, 0);
    }
}

/* rounds · bits reaches 60 whenever rounds are used. */
static void enough_rounds(void **state)
{
    (void)state;
    bool used = false;
    for (size_t n = 1; n <= CHUNK_MAX; n += 1 + n / 2) {
        for (unsigned threads = 1; threads <= 256; threads = 2 * threads + 1) {
            bulk_test t = {.n = n};
            if (!plan_rounds(&t, threads))
                continue;
            used = true;
            assert_true(t.rounds * t.bits >= MISS_LOG2);
            assert_true(t.segments * t.segment_points >= n);
            assert_true((t.segments - 1) * t.segment_points < n);
        }
    }
    assert_true(used);
}

int TEST(subgroup_tests)(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_inside),    cmocka_unit_test(one_outside),
        cmocka_unit_test(many_outside),  cmocka_unit_test(miss_rate_of_one_round),
        cmocka_unit_test(enough_rounds),
    };
    return cmocka_run_group_tests_name("subgroup " GROUP_NAME, tests, inside_create,
                                       inside_destroy);
}
