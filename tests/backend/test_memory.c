/* What proofs leave behind: nothing, however many of them fail and wherever they fail. */
#include "backend_test.h"

/* E16: half of the proofs fail, each in another way. */
static void many_proofs_half_of_them_failing(void **state)
{
    (void)state;
    static const fake_act acts[] = {FAKE_START_FAILS, FAKE_WAIT_FAILS, FAKE_WRONG_PROOF,
                                    FAKE_BAD_POINT};
    const unsigned proofs = test_long() ? 1000 : test_short() ? 40 : 200;
    const toy_fixture *f = toy_small();
    const memory_counts before = memory_now();
    backend *b;
    backend_key *key = test_key_open(&b, "fake", f);
    unsigned good = 0;
    groth16_proof proof;
    assert_ok(test_prove(&proof, b, key, f, NULL));
    for (unsigned k = 0; k < proofs; k++) {
        if (k % 2 == 0)
            backend_fake_next(0, acts[k / 2 % 4], 1);
        good += test_prove(&proof, b, key, f, NULL) == ERR_OK;
    }
    assert_int_equal(good, proofs / 2);
    const backend_device d = test_state(b, 0);
    assert_int_equal(d.done, 1 + good);
    assert_int_equal(d.failed, proofs - good);
    test_key_close(b, key);
    assert_memory_as(&before);
}

/* The same of the processor: every other witness does not hold. */
static void many_witnesses_half_of_them_wrong(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    const memory_counts before = memory_now();
    backend *b;
    backend_key *key = test_key_open(&b, "cpu", f);
    for (unsigned k = 0; k < (test_long() ? 1000 : test_short() ? 20 : 50); k++) {
        test_slab s;
        backend_pending *pending;
        groth16_proof proof;
        test_slab_make(&s, b, f);
        if (k % 2 == 0)
            fr_add(&s.slab.fields[1], &s.slab.fields[1], &FR_ONE);
        const backend_witness witness = test_slab_witness(&s, NULL);
        assert_ok(backend_prove_start(&pending, key, &witness));
        assert_int_equal(backend_prove_finish(&proof, pending),
                         k % 2 == 0 ? ERR_UNSATISFIED : ERR_OK);
        test_slab_free(&s);
    }
    test_key_close(b, key);
    assert_memory_as(&before);
}

/* The i-th allocation of a proof fails, for every i: that proof fails, the next one is good, and
 * nobody blames the device (D10, E3). */
static void failing_allocations_fail_one_proof(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    for (unsigned i = 0; i < TEST_BACKENDS; i++) {
        backend *b;
        backend_key *key = test_key_open(&b, test_backends[i], f);
        test_slab s;
        unsigned failures = 0;
        for (err_t rc = ERR_MEMORY; rc != ERR_OK; failures += test_short() ? 7 : 1) {
            const memory_counts before = memory_now();
            backend_pending *pending;
            groth16_proof proof;
            test_slab_make(&s, b, f);
            const backend_witness witness = test_slab_witness(&s, NULL);
            fault_arm(FAULT_ALLOC, failures + 1);
            rc = backend_prove_start(&pending, key, &witness);
            const bool started = rc == ERR_OK;
            if (started)
                rc = backend_prove_finish(&proof, pending);
            fault_arm(FAULT_ALLOC, 0);
            if (rc != ERR_OK)
                assert_failed(rc, ERR_MEMORY, "needs");
            assert_int_equal(atomic_load(&s.released), started);
            test_slab_free(&s);
            assert_memory_as(&before);
            assert_ok(test_prove(&proof, b, key, f, NULL));
            assert_true(failures < 1000);
        }
        assert_true(failures > 5);
        assert_int_equal(test_state(b, 0).failures_in_a_row, 0);
        test_key_close(b, key);
    }
}

int memory_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_proofs_half_of_them_failing),
        cmocka_unit_test(many_witnesses_half_of_them_wrong),
        cmocka_unit_test(failing_allocations_fail_one_proof),
    };
    return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
