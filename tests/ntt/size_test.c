/* Matrix J2, rows 11 and B1-B3: log size x direction x coset x order x input x threads. Small sizes
 * against the O(n^2) twin, large ones by
 *   round trips,
 *   the column of one random index (values of X^k are w^(i k)),
 *   a random point: the values determine a(x) by Lagrange, the coefficients by Horner. */
#include "ntt_test.h"

#include <string.h>

#define REFERENCE_LOG2_MAX 8u  /* twin on every input */
#define FULL_LOG2_MAX      15u /* every input */
#define NORMAL_LOG2_MAX    18u /* random input; above only with CUZK_TEST_LONG */
#define LOG2_MAX           22u

static pool *both[2]; /* one thread, two threads */

static int pools_create(void **state)
{
    (void)state;
    return pool_create(&both[0], 1) != ERR_OK || pool_create(&both[1], 2) != ERR_OK;
}

static int pools_destroy(void **state)
{
    (void)state;
    pool_destroy(both[0]);
    pool_destroy(both[1]);
    return 0;
}

/* v[i] = w^(i k) c^k. */
static void check_delta(const fr *v, unsigned log2, size_t k, const fr *shift)
{
    fr want, step;
    ntt_root(&step, log2);
    fr_pow_u64(&step, &step, k);
    fr_pow_u64(&want, shift, k);
    for (size_t i = 0; i < (size_t)1 << log2; i++) {
        if (!fr_eq(&v[i], &want))
            fail_msg("2^%u: value %zu of X^%zu", log2, i, k);
        fr_mul(&want, &want, &step);
    }
}

/* sum of v[i] L_i(x) = a(c x). */
static void check_random_point(const fr *v, const fr *a, unsigned log2, const fr *shift,
                               uint64_t *seed)
{
    const size_t n = (size_t)1 << log2;
    fr x, want, got = FR_ZERO, *l = fr_array(n);
    rng_fr(&x, seed);
    assert_ok(ntt_lagrange_at(l, log2, &x, both[1]));
    for (size_t i = 0; i < n; i++) {
        fr t;
        fr_mul(&t, &v[i], &l[i]);
        fr_add(&got, &got, &t);
    }
    fr_mul(&x, &x, shift);
    evaluate(&want, a, n, &x);
    if (!fr_eq(&got, &want))
        fail_msg("2^%u: values and coefficients differ at a random point", log2);
    fr_array_free(l);
}

static void check_values(const fr *v, const fr *a, unsigned log2, const fr *shift, input_kind kind,
                         uint64_t *seed)
{
    const size_t n = (size_t)1 << log2;
    if (kind == INPUT_DELTA) {
        size_t k = 0;
        while (fr_is_zero(&a[k]))
            k++;
        check_delta(v, log2, k, shift);
    } else if (log2 <= REFERENCE_LOG2_MAX) {
        fr *scaled = fr_array(n), *want = fr_array(n), power = FR_ONE;
        for (size_t i = 0; i < n; i++) {
            fr_mul(&scaled[i], &a[i], &power);
            fr_mul(&power, &power, shift);
        }
        ntt_forward_ref(want, scaled, log2);
        assert_same(v, want, n);
        fr_array_free(want);
        fr_array_free(scaled);
    } else {
        check_random_point(v, a, log2, shift, seed);
    }
}

/* The four public transforms of one input with one pool. */
static void check_natural(const ntt_domain *d, unsigned log2, input_kind kind, pool *p,
                          uint64_t *seed)
{
    const size_t n = (size_t)1 << log2;
    fr *a = fr_array(n), *v = fr_array(n);
    input_fill(a, n, kind, seed);
    memcpy(v, a, n * sizeof *a);
    assert_ok(ntt_forward(d, v, p));
    check_values(v, a, log2, &FR_ONE, kind, seed);
    assert_ok(ntt_inverse(d, v, p));
    assert_same(v, a, n);
    assert_ok(ntt_forward_coset(d, v, p));
    check_values(v, a, log2, &FR_GENERATOR, kind, seed);
    assert_ok(ntt_inverse_coset(d, v, p));
    assert_same(v, a, n);
    fr_array_free(v);
    fr_array_free(a);
}

/* Both orders of ntt_transform, both directions, against the public transforms. */
static void check_orders(const ntt_domain *d, unsigned log2, input_kind kind, pool *p,
                         uint64_t *seed)
{
    const size_t n = (size_t)1 << log2;
    fr *a = fr_array(n), *want = fr_array(n), *v = fr_array(n);
    input_fill(a, n, kind, seed);
    for (ntt_direction direction = NTT_FORWARD; direction <= NTT_INVERSE; direction++) {
        memcpy(want, a, n * sizeof *a);
        if (direction == NTT_FORWARD) {
            assert_ok(ntt_forward(d, want, p));
        } else {
            fr size;
            fr_from_u64(&size, n);
            assert_ok(ntt_inverse(d, want, p));
            for (size_t i = 0; i < n; i++)
                fr_mul(&want[i], &want[i], &size);
        }
        memcpy(v, a, n * sizeof *a);
        assert_ok(ntt_transform(d, v, direction, NTT_NATURAL, p));
        reverse_plain(v, log2);
        assert_same(v, want, n);
        memcpy(v, a, n * sizeof *a);
        reverse_plain(v, log2);
        assert_ok(ntt_transform(d, v, direction, NTT_BIT_REVERSED, p));
        assert_same(v, want, n);
    }
    memcpy(want, a, n * sizeof *a);
    reverse_plain(want, log2);
    assert_ok(ntt_bit_reverse(d, a, p));
    assert_same(a, want, n);
    fr_array_free(v);
    fr_array_free(want);
    fr_array_free(a);
}

static void every_size_direction_coset_order_and_input(void **state)
{
    (void)state;
    uint64_t seed = 1;
    const unsigned last = test_long() ? LOG2_MAX : NORMAL_LOG2_MAX;
    for (unsigned log2 = 0; log2 <= last; log2++) {
        ntt_domain *d = domain_of(log2, both[log2 % 2]);
        const input_kind first = log2 <= FULL_LOG2_MAX || test_long() ? INPUT_ZERO : INPUT_RANDOM;
        for (input_kind kind = first; kind < INPUT_KINDS; kind++) {
            pool *p = both[(log2 + kind) % 2];
            check_natural(d, log2, kind, p, &seed);
            check_orders(d, log2, kind, p, &seed);
        }
        ntt_domain_destroy(d);
    }
}

/* Null pool, one, two and three threads give the same bytes. */
static void threads_do_not_matter(void **state)
{
    (void)state;
    uint64_t seed = 2;
    pool *three;
    assert_ok(pool_create(&three, 3));
    for (unsigned log2 = 11; log2 <= 16; log2++) {
        const size_t n = (size_t)1 << log2;
        fr *a = fr_array(n), *v = fr_array(n), *want = fr_array(n);
        ntt_domain *d = domain_of(log2, three), *alone = domain_of(log2, NULL);
        pool *const pools[] = {both[0], both[1], three};
        for (ntt_direction direction = NTT_FORWARD; direction <= NTT_INVERSE; direction++) {
            for (ntt_order order = NTT_NATURAL; order <= NTT_BIT_REVERSED; order++) {
                input_fill(a, n, INPUT_RANDOM, &seed);
                memcpy(want, a, n * sizeof *a);
                assert_ok(ntt_transform(alone, want, direction, order, NULL));
                for (size_t i = 0; i < 3; i++) {
                    memcpy(v, a, n * sizeof *a);
                    assert_ok(ntt_transform(d, v, direction, order, pools[i]));
                    assert_same(v, want, n);
                }
            }
        }
        ntt_domain_destroy(alone);
        ntt_domain_destroy(d);
        fr_array_free(want);
        fr_array_free(v);
        fr_array_free(a);
    }
    pool_destroy(three);
}

/* ntt_scale on several vectors in both orders, against powers one after another. */
static void scaling(void **state)
{
    (void)state;
    uint64_t seed = 3;
    for (unsigned log2 = 0; log2 <= 14; log2++) {
        const size_t n = (size_t)1 << log2;
        fr *vectors[2] = {fr_array(n), fr_array(n)}, *want[2] = {fr_array(n), fr_array(n)};
        fr shift, factor, power;
        ntt_domain *d = domain_of(log2, NULL);
        for (ntt_order order = NTT_NATURAL; order <= NTT_BIT_REVERSED; order++) {
            rng_fr(&shift, &seed);
            rng_fr(&factor, &seed);
            for (size_t v = 0; v < 2; v++) {
                input_fill(vectors[v], n, INPUT_RANDOM, &seed);
                power = factor;
                for (size_t i = 0; i < n; i++) {
                    fr_mul(&want[v][i], &vectors[v][i], &power);
                    fr_mul(&power, &power, &shift);
                }
                if (order == NTT_BIT_REVERSED) {
                    reverse_plain(vectors[v], log2);
                    reverse_plain(want[v], log2);
                }
            }
            assert_ok(ntt_scale(d, vectors, 2, order, &shift, &factor, both[1]));
            for (size_t v = 0; v < 2; v++)
                assert_same(vectors[v], want[v], n);
        }
        ntt_domain_destroy(d);
        for (size_t v = 0; v < 2; v++) {
            fr_array_free(vectors[v]);
            fr_array_free(want[v]);
        }
    }
}

/* The chain that ntt.h describes: from values on H to values on 7H with no permutation. */
static void values_move_to_the_coset_without_permutation(void **state)
{
    (void)state;
    uint64_t seed = 4;
    for (unsigned log2 = 1; log2 <= 13; log2 += 3) {
        const size_t n = (size_t)1 << log2;
        fr *a = fr_array(n), *want = fr_array(n);
        ntt_domain *d = domain_of(log2, NULL);
        input_fill(a, n, INPUT_RANDOM, &seed);
        memcpy(want, a, n * sizeof *a);
        assert_ok(ntt_inverse(d, want, NULL));
        assert_ok(ntt_forward_coset(d, want, NULL));
        assert_ok(ntt_transform(d, a, NTT_INVERSE, NTT_NATURAL, NULL));
        assert_ok(
            ntt_scale(d, &a, 1, NTT_BIT_REVERSED, &FR_GENERATOR, ntt_domain_size_inverse(d), NULL));
        assert_ok(ntt_transform(d, a, NTT_FORWARD, NTT_BIT_REVERSED, NULL));
        assert_same(a, want, n);
        ntt_domain_destroy(d);
        fr_array_free(want);
        fr_array_free(a);
    }
}

int size_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_size_direction_coset_order_and_input),
        cmocka_unit_test(threads_do_not_matter),
        cmocka_unit_test(scaling),
        cmocka_unit_test(values_move_to_the_coset_without_permutation),
    };
    return cmocka_run_group_tests_name("sizes", tests, pools_create, pools_destroy);
}
