/* Signed digits give the scalar back, windows of every width; plans cover all windows and points.
 */
#include "msm_test.h"

/* sum of digit_w 2^(bits w), modulo r. */
static void value_of(fr *out, const int16_t *digits, size_t n, unsigned bits, unsigned windows)
{
    *out = FR_ZERO;
    for (unsigned w = windows; w-- > 0;) {
        const int d = digits[w * n];
        fr t;
        for (unsigned i = 0; i < bits; i++)
            fr_dbl(out, out);
        fr_from_u64(&t, (uint64_t)(d < 0 ? -d : d));
        if (d < 0)
            fr_sub(out, out, &t);
        else
            fr_add(out, out, &t);
        assert_true((size_t)(d < 0 ? -d : d) <= msm_buckets(bits));
    }
}

static void digits_add_up(void **state)
{
    (void)state;
    fr edges[EDGE_SCALARS_MAX + 64];
    size_t n = edge_scalars(edges);
    uint64_t seed = 1;
    for (size_t i = 0; i < 64; i++)
        rng_fr(&edges[n++], &seed);
    int16_t *digits = test_alloc(n * 128, sizeof *digits);
    uint32_t *index = test_alloc(n, sizeof *index);
    for (size_t i = 0; i < n; i++)
        index[i] = (uint32_t)(n - 1 - i);
    for (unsigned bits = 2; bits <= WINDOW_MAX; bits++) {
        const msm_plan plan = {.n = n, .bits = bits, .windows = msm_windows(bits)};
        msm_digits(digits, &plan, edges, index, 0, n / 2);
        msm_digits(digits, &plan, edges, index, n / 2, n);
        for (size_t i = 0; i < n; i++) {
            fr value;
            value_of(&value, digits + i, n, bits, plan.windows);
            assert_true(fr_eq(&value, &edges[index[i]]));
        }
    }
    free(index);
    free(digits);
}

static void sorting_is_by_bucket(void **state)
{
    (void)state;
    enum { N = 1000, WINDOWS = 3, BITS = 5 };
    const msm_plan plan = {.n = N, .bits = BITS, .windows = 8};
    int16_t digits[8 * N];
    uint32_t index[N], entries[WINDOWS * N], ends[WINDOWS << (BITS - 1)];
    uint64_t seed = 2;
    for (size_t i = 0; i < 8 * N; i++)
        digits[i] = (int16_t)((int)(rng_next(&seed) % 33) - 16);
    for (size_t i = 0; i < N; i++)
        index[i] = (uint32_t)(7 * i);
    const size_t total = msm_sort(entries, ends, &plan, digits, index, 4, WINDOWS, 100, 900);
    size_t at = 0;
    for (size_t k = 0; k < WINDOWS << (BITS - 1); k++) {
        const unsigned w = 4 + (unsigned)(k >> (BITS - 1));
        const int value = (int)(k & 15) + 1;
        for (size_t i = 100; i < 900; i++) {
            const int d = digits[w * N + i];
            if (d == value || d == -value)
                assert_int_equal(entries[at++], index[i] << 1 | (d < 0));
        }
        assert_int_equal(ends[k], at);
    }
    assert_int_equal(at, total);
}

static void plans_cover_everything(void **state)
{
    (void)state;
    for (size_t n = 1; n <= CHUNK_MAX; n += 1 + n / 3) {
        for (unsigned threads = 1; threads <= 70; threads += 1 + threads / 4) {
            msm_plan p;
            msm_plan_make(&p, n, threads);
            assert_int_equal(p.n, n);
            assert_in_range(p.bits, 2, WINDOW_MAX);
            assert_true(p.windows * p.bits >= 256);
            assert_true(p.per_task * p.tasks_per_segment >= p.windows);
            assert_true(p.per_task * (p.tasks_per_segment - 1) < p.windows);
            assert_true(p.segments * p.segment_points >= n);
            assert_true((p.segments - 1) * p.segment_points < n);
        }
    }
}

int digit_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(digits_add_up),
        cmocka_unit_test(sorting_is_by_bucket),
        cmocka_unit_test(plans_cover_everything),
    };
    return cmocka_run_group_tests_name("digits", tests, NULL, NULL);
}
