/* Devices that fail, on command: each failure fails one proof, other devices go on, one that fails
 * too often is set aside, and what is left says why there is nothing left. */
#include "backend_test.h"

static backend *b;
static backend_key *key;

static void open_fakes(unsigned n)
{
    backend_fake_set(n);
    assert_ok(backend_open(&b, "fake", NULL));
    key = test_key_load(b, toy_small());
}

static void close_fakes(void)
{
    test_key_close(b, key);
}

static err_t prove(void)
{
    groth16_proof proof;
    const err_t rc = test_prove(&proof, b, key, toy_small(), NULL);
    if (rc == ERR_OK)
        assert_ok(groth16_verify(&toy_small()->key.vk, &proof, toy_small()->slab.fields + 1,
                                 toy_small()->image.shape.inputs - 1));
    return rc;
}

/* ---- one device ---------------------------------------------------------------------------- */

/* A failing proof, then a good one (E4). */
static void every_failure_fails_one_proof(void **state)
{
    (void)state;
    static const struct {
        fake_act act;
        const char *text;
    } acts[] = {{FAKE_START_FAILS, "fake-0: a start"},
                {FAKE_WAIT_FAILS, "fake-0: a proof that was told"},
                {FAKE_WRONG_PROOF, "fake-0: a proof that does not verify"},
                {FAKE_BAD_POINT, "A of the proof is not on the curve"},
                {FAKE_HANGS, "fake-0: no answer"}};
    open_fakes(1);
    backend_fake_end_hangs();
    assert_ok(prove());
    for (unsigned i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        backend_fake_next(0, acts[i].act, 1);
        assert_failed(prove(), ERR_DEVICE, acts[i].text);
        backend_device d = test_state(b, 0);
        assert_int_equal(d.failed, i + 1);
        assert_int_equal(d.failures_in_a_row, 1);
        assert_non_null(strstr(d.last_failure, acts[i].text));
        assert_ok(prove());
        d = test_state(b, 0);
        assert_int_equal(d.failures_in_a_row, 0);
        assert_int_equal(d.done, i + 2);
        assert_int_equal(d.started, 2 * i + 3);
        assert_int_equal(d.under_way, 0);
    }
    close_fakes();
}

/* Before any proof has verified it may as well be the key. */
static void the_first_wrong_proof_may_be_the_key_s(void **state)
{
    (void)state;
    open_fakes(1);
    backend_fake_next(0, FAKE_WRONG_PROOF, 1);
    assert_failed(prove(), ERR_INPUT, "not of one piece");
    assert_int_equal(test_state(b, 0).failures_in_a_row, 0);
    assert_ok(prove());
    backend_fake_next(0, FAKE_WRONG_PROOF, 1);
    assert_failed(prove(), ERR_DEVICE, "the device is at fault");
    close_fakes();
}

static void a_device_that_fails_too_often_is_set_aside(void **state)
{
    (void)state;
    open_fakes(1);
    backend_fake_next(0, FAKE_WAIT_FAILS, BACKEND_FAILURES_MAX - 1);
    for (unsigned i = 1; i < BACKEND_FAILURES_MAX; i++)
        assert_failed(prove(), ERR_DEVICE, "told to fail");
    assert_ok(prove());
    backend_fake_next(0, FAKE_WAIT_FAILS, BACKEND_FAILURES_MAX);
    for (unsigned i = 0; i < BACKEND_FAILURES_MAX; i++) {
        assert_false(test_state(b, 0).set_aside);
        assert_failed(prove(), ERR_DEVICE, "told to fail");
    }
    assert_true(test_state(b, 0).set_aside);
    const uint64_t seen = backend_fake_started(0);
    const backend_witness witness = {.slab = &toy_small()->slab};
    backend_pending *pending;
    assert_failed(backend_prove_start(&pending, key, &witness), ERR_DEVICE,
                  "no device is left: fake-0: a proof that was told to fail");
    assert_null(pending);
    void *block;
    assert_failed(backend_slab_alloc(&block, b, 4096), ERR_DEVICE, "no device is left");
    assert_int_equal(backend_fake_started(0), seen);
    close_fakes();
}

/* It fails with all that is on it, and is set aside after three of those. */
static void a_lost_device_loses_what_is_on_it(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    open_fakes(2);
    backend_pending *pending[8];
    test_slab s[8];
    unsigned good = 0, lost = 0;
    for (unsigned k = 0; k < 8; k++) {
        if (k == 2)
            backend_fake_next(0, FAKE_LOST, 1);
        test_slab_make(&s[k], b, f);
        const backend_witness witness = test_slab_witness(&s[k], &f->blinding);
        assert_ok(backend_prove_start(&pending[k], key, &witness));
    }
    for (unsigned k = 8; k-- > 0;) {
        groth16_proof proof;
        const err_t rc = backend_prove_finish(&proof, pending[k]);
        if (rc == ERR_OK)
            assert_true(same_proof(&proof, &f->proof));
        else
            assert_failed(rc, ERR_DEVICE, "fake-0: the device is lost");
        good += rc == ERR_OK;
        lost += rc != ERR_OK;
        assert_int_equal(atomic_load(&s[k].released), 1);
        test_slab_free(&s[k]);
    }
    assert_int_equal(good, 6); /* two of fake-0 were fetched before */
    assert_int_equal(lost, 2);
    assert_false(test_state(b, 0).set_aside);
    for (unsigned k = 0; k < 10; k++)
        assert_ok(prove()); /* passed over, once more, then set aside */
    assert_true(test_state(b, 0).set_aside);
    assert_int_equal(test_state(b, 1).failed, 0);
    close_fakes();
}

/* ---- several devices ----------------------------------------------------------------------- */

/* What the backend counts for a device is what that device has seen (D15). */
static void work_goes_to_the_device_with_the_least(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    open_fakes(3);
    backend_pending *pending[12];
    test_slab s[12];
    for (unsigned k = 0; k < 12; k++) {
        test_slab_make(&s[k], b, f);
        const backend_witness witness = test_slab_witness(&s[k], &f->blinding);
        assert_ok(backend_prove_start(&pending[k], key, &witness));
    }
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(test_state(b, i).under_way, 4);
        assert_int_equal(backend_fake_started(i), 4);
    }
    /* In order of start they went round: 1, 4, 7 … are fake-1's. */
    backend_prove_drop(pending[1]);
    backend_prove_drop(pending[4]);
    for (unsigned k = 1; k <= 4; k += 3) {
        test_slab_free(&s[k]);
        test_slab_make(&s[k], b, f);
        const backend_witness witness = test_slab_witness(&s[k], &f->blinding);
        assert_ok(backend_prove_start(&pending[k], key, &witness));
    }
    assert_int_equal(backend_fake_started(1), 6);
    for (unsigned k = 0; k < 12; k++) {
        groth16_proof proof;
        assert_ok(backend_prove_finish(&proof, pending[k]));
        assert_true(same_proof(&proof, &f->proof));
        test_slab_free(&s[k]);
    }
    for (unsigned i = 0; i < 3; i++) {
        const backend_device d = test_state(b, i);
        assert_int_equal(d.under_way, 0);
        assert_int_equal(d.done, 4);
        assert_int_equal(d.started, backend_fake_started(i));
    }
    close_fakes();
}

static void a_failing_start_goes_to_another_device(void **state)
{
    (void)state;
    open_fakes(3);
    backend_fake_next(0, FAKE_START_FAILS, BACKEND_FAILURES_MAX);
    backend_fake_next(1, FAKE_START_FAILS, BACKEND_FAILURES_MAX);
    for (unsigned k = 0; k < 20; k++)
        assert_ok(prove());
    assert_true(test_state(b, 0).set_aside);
    assert_true(test_state(b, 1).set_aside);
    assert_int_equal(test_state(b, 2).done, 20);
    assert_int_equal(backend_fake_started(0), BACKEND_FAILURES_MAX);
    close_fakes();
}

static void when_all_are_gone_each_is_named(void **state)
{
    (void)state;
    open_fakes(3);
    assert_ok(prove());
    backend_fake_next(0, FAKE_START_FAILS, BACKEND_FAILURES_MAX);
    backend_fake_next(1, FAKE_WAIT_FAILS, BACKEND_FAILURES_MAX);
    backend_fake_next(2, FAKE_WRONG_PROOF, BACKEND_FAILURES_MAX);
    unsigned failures = 0;
    while (!test_state(b, 0).set_aside || !test_state(b, 1).set_aside ||
           !test_state(b, 2).set_aside) {
        assert_int_not_equal(prove(), ERR_OK);
        assert_true(++failures < 10);
    }
    const backend_witness witness = {.slab = &toy_small()->slab};
    backend_pending *pending;
    static const char *const texts[] = {"no device is left: fake-0: a start",
                                        "; fake-1: a proof that was told", "; fake-2: a proof"};
    for (unsigned i = 0; i < 3; i++)
        assert_failed(backend_prove_start(&pending, key, &witness), ERR_DEVICE, texts[i]);
    close_fakes();
}

/* Slabs can still be had, and those of a device that was set aside can still be given back. */
static void slabs_outlive_their_device(void **state)
{
    (void)state;
    open_fakes(2);
    void *before, *after;
    assert_ok(backend_slab_alloc(&before, b, 4096));
    backend_fake_next(0, FAKE_START_FAILS, BACKEND_FAILURES_MAX);
    for (unsigned k = 0; k < 10; k++)
        assert_ok(prove());
    assert_true(test_state(b, 0).set_aside);
    assert_ok(backend_slab_alloc(&after, b, 4096));
    memset(before, 1, 4096);
    memset(after, 1, 4096);
    backend_slab_free(b, before);
    backend_slab_free(b, after);
    close_fakes();
}

/* A key that is loaded after a device was set aside is not put there. */
static void keys_pass_over_devices_that_are_set_aside(void **state)
{
    (void)state;
    open_fakes(2);
    backend_fake_next(0, FAKE_START_FAILS, BACKEND_FAILURES_MAX);
    for (unsigned k = 0; k < 6; k++)
        assert_ok(prove());
    backend_key_unload(key);
    key = test_key_load(b, toy_small());
    assert_ok(prove());
    backend_fake_next(1, FAKE_WAIT_FAILS, BACKEND_FAILURES_MAX);
    for (unsigned k = 0; k < BACKEND_FAILURES_MAX; k++)
        assert_failed(prove(), ERR_DEVICE, "fake-1");
    backend_key_unload(key);
    const backend_key_source source = {.key = &toy_small()->key};
    assert_failed(backend_key_load(&key, b, &source, &toy_small()->image), ERR_DEVICE,
                  "no device is left");
    close_fakes();
}

int failure_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_failure_fails_one_proof),
        cmocka_unit_test(the_first_wrong_proof_may_be_the_key_s),
        cmocka_unit_test(a_device_that_fails_too_often_is_set_aside),
        cmocka_unit_test(a_lost_device_loses_what_is_on_it),
        cmocka_unit_test(work_goes_to_the_device_with_the_least),
        cmocka_unit_test(a_failing_start_goes_to_another_device),
        cmocka_unit_test(when_all_are_gone_each_is_named),
        cmocka_unit_test(slabs_outlive_their_device),
        cmocka_unit_test(keys_pass_over_devices_that_are_set_aside),
    };
    return cmocka_run_group_tests_name("failures", tests, NULL, NULL);
}
