/* Key generation: whole files of the vectors, degenerate circuits, refusals. */
#include "groth16_test.h"

#include "base/bytes.h"
#include "base/fault.h"

#include <stdio.h>

static void published_toxic_waste_is_derived(void **state)
{
    static const char *const hex[5] = {
        "cea34190918e0507164166d8ac98dfcba0e595ab781c29c47dfcc2304b736416",
        "000f545aadf88707f95d2f1cc0b7f09bc8997b39ab4b2267a14c4b879667c42f",
        "6f4f660567846fdbd7015b4f9bdbc4640298ef36523ad615dbcea50c6288ab21",
        "b3a15f527711466cbeb4c375eef270a87c2b331615825b967ebb18c213a6f912",
        "58d9efdc8c85d39c71c0003fc1744a0c884d6b4ba3d2d184bc80f6ecf7c35d03"};
    (void)state;
    groth16_toxic t, u;
    test_toxic(&t);
    const fr *scalars[5] = {&t.alpha, &t.beta, &t.gamma, &t.delta, &t.tau};
    for (size_t i = 0; i < 5; i++) {
        uint8_t bytes[32];
        char found[65];
        fr_to_bytes(bytes, scalars[i]);
        hex_encode(found, bytes, 32);
        assert_string_equal(found, hex[i]);
    }
    groth16_toxic_from_seed(&u, "1");
    groth16_toxic_from_label(&t, "cuzk insecure setup 11");
    assert_memory_equal(&t, &u, sizeof t);
    groth16_toxic_from_seed(&u, "2");
    assert_memory_not_equal(&t, &u, sizeof t);
    char longer[1000];
    memset(longer, 'x', sizeof longer);
    longer[sizeof longer - 1] = 0;
    groth16_toxic_from_seed(&t, longer);
    longer[500] = 'y';
    groth16_toxic_from_seed(&u, longer);
    assert_memory_not_equal(&t, &u, sizeof t);
}

static void keys_of_the_vectors_are_equal(void **state)
{
    static const char *const names[] = {"cubic", "random-1000"};
    (void)state;
    groth16_toxic toxic;
    test_toxic(&toxic);
    for (unsigned i = 0; i < 2; i++) {
        char r1cs[64], params[64], vk[64];
        snprintf(r1cs, sizeof r1cs, "groth16/tiny/%s.r1cs.json", names[i]);
        snprintf(params, sizeof params, "groth16/tiny/%s.params", names[i]);
        snprintf(vk, sizeof vk, "groth16/tiny/%s.vk", names[i]);
        size_t params_n, vk_n, n;
        uint8_t *expected = vector_load(params, &params_n), *expected_vk = vector_load(vk, &vk_n);
        test_circuit c;
        r1cs_matrices m;
        test_circuit_load(&c, r1cs);
        const r1cs_circuit circuit = test_circuit_as_r1cs(&c);
        assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
        const uint64_t before = memory_in_use();
        for (unsigned threads = 1; threads <= 3; threads++) {
            groth16_key key;
            pool *p;
            assert_int_equal(pool_create(&p, threads), ERR_OK);
            assert_int_equal(groth16_setup(&key, &m, &toxic, p, NULL), ERR_OK);
            uint8_t *found = test_key_bytes(&key, &n);
            assert_int_equal(n, params_n);
            assert_memory_equal(found, expected, n);
            free(found);
            found = test_vk_bytes(&key.vk, &n);
            assert_int_equal(n, vk_n);
            assert_memory_equal(found, expected_vk, n);
            free(found);
            groth16_key_free(&key);
            pool_destroy(p);
            assert_int_equal(memory_in_use(), before);
        }
        r1cs_matrices_free(&m);
        test_circuit_free(&c);
        free(expected);
        free(expected_vk);
    }
}

static err_t setup_of(const test_circuit *c, const groth16_toxic *toxic)
{
    const r1cs_circuit circuit = test_circuit_as_r1cs(c);
    r1cs_matrices m;
    groth16_key key;
    assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
    const uint64_t before = memory_in_use();
    const err_t rc = groth16_setup(&key, &m, toxic, NULL, NULL);
    groth16_key_free(&key);
    assert_int_equal(memory_in_use(), before);
    r1cs_matrices_free(&m);
    return rc;
}

/* C7. */
static void unconstrained_variables_are_refused(void **state)
{
    (void)state;
    groth16_toxic toxic;
    test_circuit c;
    test_toxic(&toxic);
    test_circuit_begin(&c, 2, 3);
    test_circuit_term_int(&c, 0, R1CS_AUX | 0, 1);
    test_circuit_term_int(&c, 1, R1CS_AUX | 2, 1);
    /* Only zero coefficients, and a sum that cancels: as if it were not there. */
    test_circuit_term_int(&c, 2, R1CS_AUX | 1, 0);
    test_circuit_term_int(&c, 0, R1CS_AUX | 1, 1);
    test_circuit_term_int(&c, 0, R1CS_AUX | 1, -1);
    test_circuit_end_row(&c);
    assert_failed(setup_of(&c, &toxic), ERR_INPUT, "aux variable 1 is unconstrained");
    test_circuit_term_int(&c, 2, R1CS_AUX | 1, 5);
    test_circuit_end_row(&c);
    assert_int_equal(setup_of(&c, &toxic), ERR_OK);
    test_circuit_free(&c);
}

static void unfit_toxic_waste_is_refused(void **state)
{
    (void)state;
    groth16_toxic good, wrong[7];
    static const char *const text[7] = {"alpha",
                                        "beta",
                                        "gamma",
                                        "delta",
                                        "tau",
                                        "tau of the toxic waste lies in the domain of 2^2 points",
                                        "lies in the domain"};
    test_circuit c;
    test_toxic(&good);
    test_circuit_begin(&c, 1, 1);
    for (unsigned i = 0; i < 3; i++) {
        test_circuit_term_int(&c, 0, R1CS_AUX | 0, 1);
        test_circuit_end_row(&c);
    }
    for (unsigned i = 0; i < 7; i++)
        wrong[i] = good;
    wrong[0].alpha = FR_ZERO;
    wrong[1].beta = FR_ZERO;
    wrong[2].gamma = FR_ZERO;
    wrong[3].delta = FR_ZERO;
    wrong[4].tau = FR_ZERO;
    fr_pow_u64(&wrong[5].tau, &FR_ROOT, (uint64_t)1 << 30);
    wrong[6].tau = FR_ONE;
    for (unsigned i = 0; i < 7; i++)
        assert_failed(setup_of(&c, &wrong[i]), ERR_ARGUMENT, text[i]);
    test_circuit_free(&c);
}

static void failing_allocations_leave_nothing_behind(void **state)
{
    (void)state;
    groth16_toxic toxic;
    test_circuit c;
    r1cs_matrices m;
    test_toxic(&toxic);
    test_circuit_load(&c, "groth16/tiny/cubic.r1cs.json");
    const r1cs_circuit circuit = test_circuit_as_r1cs(&c);
    assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
    const uint64_t before = memory_in_use();
    unsigned failures = 0;
    for (err_t rc = ERR_MEMORY; rc != ERR_OK; failures++) {
        groth16_key key;
        fault_arm(FAULT_ALLOC, failures + 1);
        rc = groth16_setup(&key, &m, &toxic, NULL, NULL);
        fault_arm(FAULT_ALLOC, 0);
        assert_true(rc == ERR_OK || rc == ERR_MEMORY);
        groth16_key_free(&key);
        assert_int_equal(memory_in_use(), before);
        assert_true(failures < 1000);
    }
    assert_true(failures > 8);
    r1cs_matrices_free(&m);
    test_circuit_free(&c);
}

int setup_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_toxic_waste_is_derived),
        cmocka_unit_test(keys_of_the_vectors_are_equal),
        cmocka_unit_test(unconstrained_variables_are_refused),
        cmocka_unit_test(unfit_toxic_waste_is_refused),
        cmocka_unit_test(failing_allocations_leave_nothing_behind),
    };
    return cmocka_run_group_tests_name("setup", tests, NULL, NULL);
}
