/* A18: the parts of the inversion by themselves, on inputs that an inversion meets once in 2^33
 * calls: sums that are negative, or at least m, after the division. */
#include "field_test.h"

#include "field/gcd.h"

#include <stdlib.h>

static const int64_t SMALL[] = {0, 1, 2, 3, INT32_MAX - 1, INT32_MAX, INT64_C(1) << 31};
#define SMALL_COUNT (sizeof SMALL / sizeof *SMALL)

/* Signed factors with |f| + |g| <= 2^31, by number; false if number names no such pair. */
static bool factor_pair(size_t number, int64_t *f, int64_t *g)
{
    *f = SMALL[number / 4 % SMALL_COUNT] * (number & 1 ? -1 : 1);
    *g = SMALL[number / 4 / SMALL_COUNT % SMALL_COUNT] * (number & 2 ? -1 : 1);
    return llabs(*f) + llabs(*g) <= INT64_C(1) << 31;
}
#define PAIRS (4 * SMALL_COUNT * SMALL_COUNT)

/* x f with the sign of f, in the field. */
static void signed_times_fr(fr *out, const fr *x, int64_t f)
{
    fr t;
    fr_from_u64(&t, (uint64_t)llabs(f));
    fr_mul_portable(out, x, &t);
    if (f < 0)
        fr_neg(out, out);
}

static void signed_times_fp(fp *out, const fp *x, int64_t f)
{
    fp t;
    fp_from_u64(&t, (uint64_t)llabs(f));
    fp_mul_portable(out, x, &t);
    if (f < 0)
        fp_neg(out, out);
}

static void combine_mont_matches_field(void **state)
{
    (void)state;
    fr r[EDGES_MAX], want_r, t, got_r;
    fp p[EDGES_MAX], want_p, s, got_p;
    const size_t count_r = edges_fr(r), count_p = edges_fp(p);
    /* Words whose product by Montgomery is division by 2^64. */
    const fr shift_r = {{0, 0, 0, 1}};
    const fp shift_p = {{0, 0, 0, 0, 0, 1}};
    test_rng rng = {31};
    for (size_t pair = 0; pair < PAIRS; pair++) {
        int64_t f, g;
        if (!factor_pair(pair, &f, &g))
            continue;
        for (size_t i = 0; i < count_r; i++) {
            const fr *y = &r[rng_next(&rng) % count_r];
            signed_times_fr(&want_r, &r[i], f);
            signed_times_fr(&t, y, g);
            fr_add(&want_r, &want_r, &t);
            fr_mul_portable(&want_r, &want_r, &shift_r);
            gcd_combine_mont(got_r.l, r[i].l, y->l, f, g, FR_MODULUS, FR_NEG_INV, 4);
            assert_same(&got_r, &want_r);
        }
        for (size_t i = 0; i < count_p; i++) {
            const fp *y = &p[rng_next(&rng) % count_p];
            signed_times_fp(&want_p, &p[i], f);
            signed_times_fp(&s, y, g);
            fp_add(&want_p, &want_p, &s);
            fp_mul_portable(&want_p, &want_p, &shift_p);
            gcd_combine_mont(got_p.l, p[i].l, y->l, f, g, FP_MODULUS, FP_NEG_INV, 6);
            assert_same(&got_p, &want_p);
        }
    }
}

/* 2^31 z = x f + y g made from z: y = m - x or x and f, g chosen to fit. */
static void combine_shift_divides(void **state)
{
    (void)state;
    test_rng rng = {32};
    for (size_t i = 0; i < 1000; i++) {
        fp x, y, got;
        const uint64_t zero[6] = {0};
        rng_fp(&x, &rng);
        assert_false(gcd_combine_shift(got.l, x.l, zero, INT64_C(1) << 31, 0, 6));
        assert_same(&got, &x);
        assert_int_equal(gcd_combine_shift(got.l, x.l, zero, -(INT64_C(1) << 31), 0, 6),
                         !fp_is_zero(&x));
        assert_same(&got, &x);
        for (size_t k = 5; k > 0; k--) /* y = floor(x / 2^31), then x = 2^31 y */
            y.l[5 - k] = x.l[5 - k] >> 31 | x.l[6 - k] << 33;
        y.l[5] = x.l[5] >> 31;
        x.l[0] &= ~UINT64_C(0x7fffffff);
        assert_false(gcd_combine_shift(got.l, x.l, zero, 1, 0, 6));
        assert_same(&got, &y);
        assert_int_equal(gcd_combine_shift(got.l, zero, x.l, 0, -1, 6), !fp_is_zero(&x));
        assert_same(&got, &y);
    }
}

/* On numbers of one word the stand-ins are exact: compare with the steps taken one by one. */
static void steps_match_plain_gcd(void **state)
{
    (void)state;
    test_rng rng = {33};
    for (size_t i = 0; i < 20000; i++) {
        const uint64_t a = rng_next(&rng) >> (i % 62), b = rng_next(&rng) >> (i / 62 % 62) | 1;
        uint64_t c = a, d = b;
        for (int step = 0; step < GCD_STEPS; step++) {
            if (c & 1 && c < d) {
                const uint64_t t = c;
                c = d;
                d = t;
            }
            c = (c & 1 ? c - d : c) >> 1;
        }
        const gcd_factors k = gcd_steps(a, b);
        const gcd_int128 left = (gcd_int128)a * k.f0 + (gcd_int128)b * k.g0;
        const gcd_int128 right = (gcd_int128)a * k.f1 + (gcd_int128)b * k.g1;
        assert_true(left == (gcd_int128)c << GCD_STEPS);
        assert_true(right == (gcd_int128)d << GCD_STEPS);
        assert_true(llabs(k.f0) + llabs(k.g0) <= INT64_C(1) << 31);
        assert_true(llabs(k.f1) + llabs(k.g1) <= INT64_C(1) << 31);
    }
}

static void stand_ins_keep_both_ends(void **state)
{
    (void)state;
    test_rng rng = {34};
    for (size_t bits = 1; bits <= 384; bits++) {
        uint64_t x[6];
        for (size_t i = 0; i < 6; i++) {
            x[i] = rng_next(&rng);
            if (64 * i >= bits)
                x[i] = 0;
            else if (64 * i + 64 > bits)
                x[i] &= UINT64_MAX >> (64 * i + 64 - bits);
        }
        const uint64_t got = gcd_stand_in(x, bits);
        if (bits <= 64) {
            assert_true(got == x[0]);
            continue;
        }
        for (size_t i = 0; i < 64; i++) {
            const size_t from = i < GCD_STEPS ? i : bits - 64 + i;
            assert_int_equal(got >> i & 1, x[from / 64] >> (from % 64) & 1);
        }
    }
}

int gcd_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(combine_mont_matches_field),
        cmocka_unit_test(combine_shift_divides),
        cmocka_unit_test(steps_match_plain_gcd),
        cmocka_unit_test(stand_ins_keep_both_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
