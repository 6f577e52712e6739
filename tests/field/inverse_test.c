/* Row 9, A18: inverses of 0, 1, m - 1, 2^k, 2^k - 1 and random elements, against a x = 1 and
 * against Fermat; batches with zeros anywhere. */
#include "field_test.h"

#include <stdlib.h>

static void check_fr(const fr *a, bool fermat)
{
    fr x, want;
    fr_inv(&x, a);
    if (fermat) {
        fr_inv_ref(&want, a);
        assert_same(&x, &want);
    }
    fr_mul(&x, &x, a);
    assert_same(&x, fr_is_zero(a) ? &FR_ZERO : &FR_ONE);
}

static void check_fp(const fp *a, bool fermat)
{
    fp x, want;
    fp_inv(&x, a);
    if (fermat) {
        fp_inv_ref(&want, a);
        assert_same(&x, &want);
    }
    fp_mul(&x, &x, a);
    assert_same(&x, fp_is_zero(a) ? &FP_ZERO : &FP_ONE);
}

/* The words w as an element, and the element whose canonical value they are; both negatives. */
static void check_fr_words(const uint64_t w[4])
{
    fr a, b;
    memcpy(a.l, w, sizeof a.l);
    if (!fr_is_reduced(&a))
        return;
    fr_mul(&b, &a, &FR_R2);
    check_fr(&a, true);
    check_fr(&b, true);
    fr_neg(&a, &a);
    fr_neg(&b, &b);
    check_fr(&a, true);
    check_fr(&b, true);
}

static void check_fp_words(const uint64_t w[6])
{
    fp a, b;
    memcpy(a.l, w, sizeof a.l);
    if (!fp_is_reduced(&a))
        return;
    fp_mul(&b, &a, &FP_R2);
    check_fp(&a, true);
    check_fp(&b, true);
    fp_neg(&a, &a);
    fp_neg(&b, &b);
    check_fp(&a, true);
    check_fp(&b, true);
}

static void inverse_of_edges(void **state)
{
    (void)state;
    fr r[EDGES_MAX];
    fp p[EDGES_MAX];
    for (size_t i = edges_fr(r); i-- > 0;)
        check_fr_words(r[i].l);
    for (size_t i = edges_fp(p); i-- > 0;)
        check_fp_words(p[i].l);
    fr_inv(&r[0], &FR_ZERO);
    assert_true(fr_is_zero(&r[0]));
    fr_inv(&r[0], &FR_ONE);
    assert_true(fr_is_one(&r[0]));
    fp_inv(&p[0], &FP_ZERO);
    assert_true(fp_is_zero(&p[0]));
    fp_inv(&p[0], &FP_ONE);
    assert_true(fp_eq(&p[0], &FP_ONE));
}

static void inverse_of_powers_of_two(void **state)
{
    (void)state;
    for (size_t k = 0; k < 384; k++) {
        uint64_t power[6] = {0}, less[6];
        const uint64_t one[6] = {1};
        power[k / 64] = UINT64_C(1) << (k % 64);
        (void)limbs_sub(less, power, one, 6);
        if (k < 256) {
            check_fr_words(power);
            check_fr_words(less);
        }
        check_fp_words(power);
        check_fp_words(less);
    }
}

/* Small values leave the gcd lopsided: b runs through all its length while a is one word. */
static void inverse_of_small_values(void **state)
{
    (void)state;
    for (uint64_t v = 0; v < 2000; v++) {
        const uint64_t words[6] = {v};
        check_fr_words(words);
        check_fp_words(words);
    }
}

static void inverse_of_random_values(void **state)
{
    (void)state;
    const size_t count = test_count(100000, 1000000);
    test_rng rng = {9};
    for (size_t i = 0; i < count; i++) {
        fr a;
        fp b;
        rng_fr(&a, &rng);
        rng_fp(&b, &rng);
        check_fr(&a, i % 16 == 0);
        check_fp(&b, i % 16 == 0);
    }
}

static void inverse_in_place(void **state)
{
    (void)state;
    test_rng rng = {18};
    fr a, x;
    fp b, y;
    rng_fr(&a, &rng);
    rng_fp(&b, &rng);
    fr_inv(&x, &a);
    fr_inv(&a, &a);
    assert_same(&a, &x);
    fp_inv(&y, &b);
    fp_inv(&b, &b);
    assert_same(&b, &y);
}

#define BATCH 67
/* zero_at: which elements are zero: none, first, last, every third, all. */
#define CHECK_BATCH(type, n, zero_at)                                                              \
    do {                                                                                           \
        type a[BATCH], in[BATCH], scratch[BATCH], want;                                            \
        memset(in, 0, sizeof in);                                                                  \
        for (size_t i = 0; i < (n); i++) {                                                         \
            rng_##type(&in[i], &rng);                                                              \
            if (((zero_at) == 1 && i == 0) || ((zero_at) == 2 && i + 1 == (n)) ||                  \
                ((zero_at) == 3 && i % 3 == 1) || (zero_at) == 4)                                  \
                memset(&in[i], 0, sizeof in[i]);                                                   \
        }                                                                                          \
        memcpy(a, in, sizeof a);                                                                   \
        type##_inv_batch(a, scratch, n);                                                           \
        for (size_t i = 0; i < (n); i++) {                                                         \
            type##_inv(&want, &in[i]);                                                             \
            assert_same(&a[i], &want);                                                             \
        }                                                                                          \
    } while (0)

static void batch_inverse_with_zeros(void **state)
{
    (void)state;
    static const size_t sizes[] = {0, 1, 2, 3, 64, BATCH};
    test_rng rng = {23};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        for (int zero_at = 0; zero_at < 5; zero_at++) {
            CHECK_BATCH(fr, sizes[s], zero_at);
            CHECK_BATCH(fp, sizes[s], zero_at);
            CHECK_BATCH(fp2, sizes[s], zero_at);
        }
    }
}

int inverse_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(inverse_of_edges),        cmocka_unit_test(inverse_of_powers_of_two),
        cmocka_unit_test(inverse_of_small_values), cmocka_unit_test(inverse_of_random_values),
        cmocka_unit_test(inverse_in_place),        cmocka_unit_test(batch_inverse_with_zeros),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
