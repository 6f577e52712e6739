/* The dictionary: fixed codes, values found again, growth. */
#include "r1cs_tests.h"

#include "base/fault.h"

static void test_fixed_codes(void **state)
{
    (void)state;
    coeff_dict d;
    assert_int_equal(coeff_init(&d), ERR_OK);
    assert_int_equal(d.n, COEFF_FIXED);
    assert_true(fr_is_zero(&d.value[R1CS_ZERO_COEFF]));
    assert_int_equal(r1cs_coeff_pow2(0, false), R1CS_ONE_COEFF);
    assert_int_equal(r1cs_coeff_pow2(0, true), R1CS_MINUS_ONE_COEFF);
    fr two;
    fr_from_u64(&two, 2);
    for (unsigned k = 0; k <= COEFF_POW2_MAX; k++) {
        for (unsigned negative = 0; negative < 2; negative++) {
            fr power;
            r1cs_coeff found;
            fr_pow_u64(&power, &two, k);
            if (negative)
                fr_neg(&power, &power);
            const r1cs_coeff code = r1cs_coeff_pow2(k, negative);
            assert_true(coeff_is_pow2(code));
            assert_true(fr_eq(&d.value[code], &power));
            assert_int_equal(coeff_intern(&d, &found, &power), ERR_OK);
            assert_int_equal(found, code);
            uint8_t le[FR_BYTES];
            fr_to_bytes(le, &power);
            assert_memory_equal(le, d.le[code], FR_BYTES);
        }
    }
    assert_false(coeff_is_pow2(R1CS_ZERO_COEFF));
    assert_false(coeff_is_pow2(COEFF_FIXED));
    assert_int_equal(d.n, COEFF_FIXED);
    coeff_free(&d);
    assert_int_equal(memory_in_use(), 0);
}

/* Each value gets one code, also across several growths, and keeps it. */
static void test_growth(void **state)
{
    (void)state;
    enum { VALUES = 20000 };
    coeff_dict d;
    assert_int_equal(coeff_init(&d), ERR_OK);
    uint64_t seed = 1;
    for (unsigned i = 0; i < VALUES; i++) {
        fr v;
        r1cs_coeff code;
        test_draw_fr(&v, &seed);
        assert_int_equal(coeff_intern(&d, &code, &v), ERR_OK);
        assert_int_equal(code, COEFF_FIXED + i);
    }
    assert_int_equal(d.n, COEFF_FIXED + VALUES);
    seed = 1;
    for (unsigned i = 0; i < VALUES; i++) {
        fr v;
        r1cs_coeff code;
        uint8_t le[FR_BYTES];
        test_draw_fr(&v, &seed);
        assert_int_equal(coeff_intern(&d, &code, &v), ERR_OK);
        assert_int_equal(code, COEFF_FIXED + i);
        assert_true(fr_eq(&v, &d.value[code]));
        fr_to_bytes(le, &v);
        assert_memory_equal(le, d.le[code], FR_BYTES);
    }
    coeff_free(&d);
    assert_int_equal(memory_in_use(), 0);
}

/* A growth that fails, at each of its allocations, leaves a dictionary that still works. */
static void test_growth_without_memory(void **state)
{
    (void)state;
    coeff_dict d;
    assert_int_equal(coeff_init(&d), ERR_OK);
    uint64_t seed = 2;
    fr first, v;
    r1cs_coeff first_code, code;
    test_draw_fr(&first, &seed);
    assert_int_equal(coeff_intern(&d, &first_code, &first), ERR_OK);
    while (d.n < d.room) {
        test_draw_fr(&v, &seed);
        assert_int_equal(coeff_intern(&d, &code, &v), ERR_OK);
    }
    test_draw_fr(&v, &seed);
    const size_t n = d.n;
    unsigned failures = 0;
    for (err_t rc = ERR_MEMORY; rc != ERR_OK;) {
        fault_arm(FAULT_ALLOC, failures + 1);
        rc = coeff_intern(&d, &code, &v);
        fault_arm(FAULT_ALLOC, 0);
        if (rc != ERR_OK) {
            assert_int_equal(rc, ERR_MEMORY);
            assert_int_equal(d.n, n);
            failures++;
        }
        r1cs_coeff again;
        assert_int_equal(coeff_intern(&d, &again, &first), ERR_OK);
        assert_int_equal(again, first_code);
    }
    assert_int_equal(failures, 3);
    assert_int_equal(code, n);
    assert_true(fr_eq(&d.value[code], &v));
    coeff_free(&d);
    assert_int_equal(memory_in_use(), 0);
}

int coeff_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fixed_codes),
        cmocka_unit_test(test_growth),
        cmocka_unit_test(test_growth_without_memory),
    };
    return cmocka_run_group_tests_name("coefficients", tests, NULL, NULL);
}
