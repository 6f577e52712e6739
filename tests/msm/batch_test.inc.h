/* The lower floors, included with their static functions: batched additions and trees over all
 * elements of a small group (row "exhaust what is small"; A2 A3 A15), and the bucket method with
 * tiny windows on all scalars and bases of a smaller one. Expected points are multiples of the
 * small point by double-and-add. */
#include "base/rng.h"
#include "base/verify.h"
#include "msm/group.h"
#include "vectors.h"

#include "msm_test.h"

#include "base/bytes.h"

#include "msm/batch_affine.inc.h"
#include "msm/bucket.inc.h"
#include "msm/weigh.inc.h"

err_t M()(point_xyzz *out, const point_aff *bases, const fr *scalars, size_t n, pool *p);
err_t M(_sum)(point_xyzz *out, const point_aff *bases, size_t n, pool *p);
#include "msm/msm.inc.h"

static struct {
    size_t order;
    point_aff *element; /* i T */
    workspace *w;
} small;

static void multiple_of(point_aff *out, const point_aff *p, uint64_t k)
{
    point_xyzz t;
    G(mul_ref)(&t, p, &k, 1);
    G(to_aff)(out, &t);
}

static int small_create(void **state)
{
    (void)state;
    json_t *document = vector_json("msm/msm.json");
    const json_t *o = json_member(json_member(document, "small"), GROUP_KEY);
    uint8_t bytes[GROUP_BYTES];
    point_aff t;
    json_hex(bytes, o, "point", sizeof bytes);
    if (G(decode)(&t, bytes) != POINT_OK)
        return 1;
    small.order = json_number(o, "order");
    small.element = test_alloc(small.order, sizeof *small.element);
    for (size_t i = 0; i < small.order; i++)
        multiple_of(&small.element[i], &t, i);
    json_decref(document);
    return MEM_ARRAY(&small.w, MEM_SCRATCH, 1, "workspace") != ERR_OK;
}

static int small_destroy(void **state)
{
    (void)state;
    mem_free(small.w, MEM_SCRATCH);
    free(small.element);
    return 0;
}

static void assert_point(const point_aff *got, const point_aff *want)
{
    assert_memory_equal(got, want, sizeof *got);
}

/* Every ordered pair with every choice of signs; results over the first operand, the second, or
 * elsewhere; all kinds of cases mixed in one batch. */
static void every_pair_in_one_batch(void **state)
{
    (void)state;
    const size_t n = small.order;
    point_aff *a = test_alloc(n, sizeof *a), *b = test_alloc(n, sizeof *b);
    for (size_t i = 0; i < n; i++) {
        for (unsigned signs = 0; signs < 4; signs++) {
            for (size_t j = 0; j < n; j++) {
                a[j] = small.element[i];
                b[j] = small.element[j];
                batch_add(&small.w->additions,
                          (addition){&a[j], &b[j], j % 2 ? &a[j] : &b[j], signs & 1, signs >> 1});
            }
            batch_run(&small.w->additions);
            for (size_t j = 0; j < n; j++) {
                const size_t left = signs & 1 ? n - i : i, right = signs >> 1 ? n - j : j;
                assert_point(j % 2 ? &a[j] : &b[j], &small.element[(left + right) % n]);
            }
        }
    }
    free(a);
    free(b);
}

static void copies_keep_their_sign(void **state)
{
    (void)state;
    point_aff out[2];
    for (size_t i = 0; i < small.order; i++) {
        batch_add(&small.w->additions, (addition){.a = &small.element[i], .out = &out[0]});
        batch_add(&small.w->additions,
                  (addition){.a = &small.element[i], .out = &out[1], .minus_a = true});
        batch_run(&small.w->additions);
        assert_point(&out[0], &small.element[i]);
        assert_point(&out[1], &small.element[(small.order - i) % small.order]);
    }
}

/* Every list of four elements of the subgroup of order BASE_ORDER as a bucket: 14,641 (28,561)
 * trees grow together. */
static void every_bucket_of_four(void **state)
{
    (void)state;
    const size_t base = BASE_ORDER, step = small.order / base, count = base * base * base * base;
    uint32_t *entries = test_alloc(4 * count, sizeof *entries);
    uint32_t *ends = test_alloc(count, sizeof *ends);
    point_aff *buckets = test_alloc(count, sizeof *buckets);
    for (size_t k = 0; k < count; k++) {
        size_t rest = k;
        for (size_t j = 0; j < 4; j++, rest /= base)
            entries[4 * k + j] = msm_entry((uint32_t)(rest % base * step), j == 3);
        ends[k] = (uint32_t)(4 * k + 4);
    }
    const point_list l = {small.element, entries};
    buckets_sum(small.w, &l, ends, count, buckets);
    for (size_t k = 0; k < count; k++) {
        const size_t first = k % base, second = k / base % base, third = k / base / base % base;
        const size_t fourth = k / base / base / base;
        const size_t sum = (first + second + third + base - fourth) % base;
        assert_point(&buckets[k], &small.element[sum * step]);
    }
    free(buckets);
    free(ends);
    free(entries);
}

/* Buckets of all lengths around the limits of trees and pieces, of one point, of P and -P, and of
 * random elements with infinities. */
static void buckets_of_any_length(void **state)
{
    (void)state;
    static const size_t lengths[] = {0,
                                     1,
                                     2,
                                     3,
                                     4,
                                     5,
                                     16,
                                     17,
                                     31,
                                     2047,
                                     2048,
                                     2049,
                                     4095,
                                     4097,
                                     2 * NODES_MAX - 1,
                                     2 * NODES_MAX,
                                     2 * NODES_MAX + 1,
                                     4 * NODES_MAX + 7,
                                     1,
                                     0,
                                     40000};
    enum { COUNT = sizeof lengths / sizeof lengths[0] };
    const size_t n = small.order;
    uint32_t ends[COUNT], total = 0;
    size_t sums[COUNT];
    point_aff buckets[COUNT];
    uint64_t seed = 31;
    for (size_t k = 0; k < COUNT; k++)
        ends[k] = total += (uint32_t)lengths[k];
    uint32_t *entries = test_alloc(total, sizeof *entries);
    for (int kind = 0; kind < 3; kind++) {
        for (size_t k = 0, i = 0; k < COUNT; k++) {
            sums[k] = 0;
            for (; i < ends[k]; i++) {
                const size_t e = kind < 2 ? 1 : rng_next(&seed) % n;
                const bool minus = kind == 1 ? i % 2 : kind == 2 && rng_next(&seed) % 2;
                entries[i] = msm_entry((uint32_t)e, minus);
                sums[k] = (sums[k] + (minus ? n - e : e)) % n;
            }
        }
        const point_list l = {small.element, entries};
        buckets_sum(small.w, &l, ends, COUNT, buckets);
        for (size_t k = 0; k < COUNT; k++)
            assert_point(&buckets[k], &small.element[sums[k]]);
    }
    free(entries);
}

/* sum of (k+1) B_k for random, equal and infinite buckets of 1 … 3 windows. */
static void weighted_sums(void **state)
{
    (void)state;
    uint64_t seed = 32;
    for (size_t buckets = 1; buckets <= 2048; buckets *= 2) {
        for (size_t windows = 1; windows <= 3; windows++) {
            for (int kind = 0; kind < 3; kind++) {
                point_aff *b = test_alloc(windows * buckets, sizeof *b), got;
                point_xyzz out[3];
                size_t want[3] = {0};
                for (size_t i = 0; i < windows * buckets; i++) {
                    const size_t e = kind == 0   ? 1
                                     : kind == 1 ? rng_next(&seed) % 3
                                                 : rng_next(&seed) % small.order;
                    b[i] = small.element[e];
                    want[i / buckets] += (i % buckets + 1) * e;
                }
                buckets_weigh(small.w, b, buckets, windows, out);
                for (size_t i = 0; i < windows; i++) {
                    G(to_aff)(&got, &out[i]);
                    assert_point(&got, &small.element[want[i] % small.order]);
                }
                free(b);
            }
        }
    }
}

/* k0 P0 + k1 P1 by buckets with windows of 2 … 4 bits, all scalars and points of the subgroup of
 * order BASE_ORDER (every 7th without CUZK_TEST_LONG). */
static void every_sum_of_two(void **state)
{
    (void)state;
    const size_t base = BASE_ORDER, step = small.order / base, count = base * base * base * base;
    for (size_t k = 0; k < count; k += test_long() ? 1 : 29) {
        const size_t k0 = k % base, k1 = k / base % base, p0 = k / base / base % base;
        const size_t p1 = k / base / base / base;
        const point_aff bases[2] = {small.element[p0 * step], small.element[p1 * step]};
        uint32_t index[2] = {0, 1};
        fr scalars[2];
        point_xyzz sum;
        point_aff got;
        fr_from_u64(&scalars[0], k0);
        fr_from_u64(&scalars[1], k1);
        msm_state m = {.bases = bases, .scalars = scalars, .workspaces = small.w, .index = index};
        msm_plan_make(&m.plan, 2, 1);
        m.plan.bits = 2 + (unsigned)(k % 3);
        m.plan.windows = m.plan.per_task = msm_windows(m.plan.bits);
        G(set_infinity)(&sum);
        assert_ok(windows_run(&m, &sum, NULL));
        G(to_aff)(&got, &sum);
        assert_point(&got, &small.element[(k0 * p0 + k1 * p1) % base * step]);
    }
}

int TEST(batch_tests)(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_pair_in_one_batch), cmocka_unit_test(copies_keep_their_sign),
        cmocka_unit_test(every_bucket_of_four),    cmocka_unit_test(buckets_of_any_length),
        cmocka_unit_test(weighted_sums),           cmocka_unit_test(every_sum_of_two),
    };
    return cmocka_run_group_tests_name("batches " GROUP_NAME, tests, small_create, small_destroy);
}
