/* Every allocation refused in turn (matrix J5), cancelled pools, memory within what the files
 * promise; nothing is leaked. */
#include "msm_test.h"

#include "base/fault.h"

#define POINTS ((size_t)3000)

static struct {
    g1_aff *bases;
    fr *scalars;
    pool *p;
} on;

static int create(void **state)
{
    (void)state;
    uint64_t seed = 61;
    msm_fixed_g1 *t;
    on.bases = test_alloc(POINTS, sizeof *on.bases);
    on.scalars = test_alloc(POINTS, sizeof *on.scalars);
    scalars_fill(on.scalars, POINTS, SCALARS_HALF_BITS, &seed);
    if (pool_create(&on.p, 2) || msm_fixed_g1_create(&t, &G1_GENERATOR, POINTS, NULL) ||
        msm_fixed_g1_mul(t, on.bases, on.scalars, POINTS, NULL))
        return 1;
    msm_fixed_g1_destroy(t);
    return 0;
}

static int destroy(void **state)
{
    (void)state;
    free(on.bases);
    free(on.scalars);
    pool_destroy(on.p);
    return 0;
}

static uint64_t bytes_now(void)
{
    mem_counts scratch, key;
    mem_count(MEM_SCRATCH, &scratch);
    mem_count(MEM_KEY, &key);
    return scratch.bytes_now + key.bytes_now;
}

static err_t run_msm(void)
{
    g1_xyzz sum;
    return msm_g1(&sum, on.bases, on.scalars, POINTS, on.p);
}
static err_t run_sum(void)
{
    g1_xyzz sum;
    return msm_g1_sum(&sum, on.bases, POINTS, on.p);
}
static err_t run_subgroup(void)
{
    size_t bad;
    return msm_g1_in_subgroup(&bad, on.bases, POINTS, on.p);
}
static err_t run_fixed(void)
{
    msm_fixed_g1 *t;
    g1_aff *out = test_alloc(POINTS, sizeof *out);
    err_t rc = msm_fixed_g1_create(&t, &G1_GENERATOR, 100, on.p);
    if (rc == ERR_OK) {
        rc = msm_fixed_g1_mul(t, out, on.scalars, POINTS, on.p);
        msm_fixed_g1_destroy(t);
    } else {
        assert_null(t);
    }
    free(out);
    return rc;
}

static err_t (*const RUNS[])(void) = {run_msm, run_sum, run_subgroup, run_fixed};
#define RUN_COUNT (sizeof RUNS / sizeof RUNS[0])

static void every_allocation_refused(void **state)
{
    (void)state;
    const uint64_t before = bytes_now();
    for (size_t i = 0; i < RUN_COUNT; i++) {
        uint64_t nth = 1;
        err_t rc;
        do {
            fault_arm(FAULT_ALLOC, nth++);
            rc = RUNS[i]();
            fault_arm(FAULT_ALLOC, 0);
            assert_true(rc == ERR_OK || rc == ERR_MEMORY);
            assert_int_equal(bytes_now(), before);
        } while (rc != ERR_OK && nth < 100);
        assert_ok(rc);
        assert_true(nth > 3);
    }
}

static void cancelled(void **state)
{
    (void)state;
    const uint64_t before = bytes_now();
    pool *mine = on.p;
    assert_ok(pool_create(&on.p, 2));
    pool_cancel(on.p);
    for (size_t i = 0; i < RUN_COUNT; i++) {
        assert_int_equal(RUNS[i](), ERR_CANCELLED);
        assert_int_equal(bytes_now(), before);
    }
    pool_destroy(on.p);
    on.p = mine;
}

/* The promise of msm.inc.h at 2^22 points and two threads, from the plan: digits, indices, a
 * thread's entries, counters and buckets. */
static void scratch_is_bounded(void **state)
{
    (void)state;
    msm_plan p;
    msm_plan_make(&p, CHUNK_MAX, 2);
    const size_t shared = (2 * p.windows + 4) * p.n;
    const size_t thread =
        p.per_task * (4 * p.segment_points + msm_buckets(p.bits) * (4 + sizeof(g2_aff)));
    assert_true(shared + 2 * (thread + ((size_t)3 << 20)) < (size_t)210 << 20);
}

int failure_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_allocation_refused),
        cmocka_unit_test(cancelled),
        cmocka_unit_test(scratch_is_bounded),
    };
    return cmocka_run_group_tests_name("failures", tests, create, destroy);
}
