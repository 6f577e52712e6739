/* Proofs that are given up: at any point, with the slab released exactly once, and nothing of the
 * others touched. */
#include "backend_test.h"

#include <stdio.h>
#include <time.h>

/* A listener that can be waited for, so that drops come at a chosen stage. */
static atomic_uint steps;

static void count_step(void *context, const char *stage, uint64_t done, uint64_t total)
{
    (void)context;
    (void)stage;
    (void)done;
    (void)total;
    atomic_fetch_add(&steps, 1);
}

static void wait_for_step(unsigned step)
{
    const struct timespec moment = {.tv_nsec = 50000};
    while (atomic_load(&steps) < step)
        nanosleep(&moment, NULL);
}

static backend_pending *start(test_slab *s, backend *b, backend_key *key, const toy_fixture *f)
{
    backend_pending *pending;
    test_slab_make(s, b, f);
    const backend_witness witness = test_slab_witness(s, &f->blinding);
    assert_ok(backend_prove_start(&pending, key, &witness));
    return pending;
}

static void drop(backend_pending *pending, test_slab *s)
{
    backend_prove_drop(pending);
    assert_int_equal(atomic_load(&s->released), 1);
    test_slab_free(s);
}

static void finish(backend_pending *pending, test_slab *s, const toy_fixture *f)
{
    groth16_proof proof;
    assert_ok(backend_prove_finish(&proof, pending));
    assert_true(same_proof(&proof, &f->proof));
    assert_int_equal(atomic_load(&s->released), 1);
    test_slab_free(s);
}

/* Before the start of its work, at each stage of it, and after its end; the one behind it goes on.
 */
static void dropping_at_every_stage(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    const progress listener = {.fn = count_step};
    const backend_options options = {.threads = 2, .listener = &listener};
    const memory_counts before = memory_now();
    backend *b;
    test_slab s[2];
    assert_ok(backend_open(&b, "cpu", &options));
    backend_key *key = test_key_load(b, f);
    atomic_store(&steps, 0);
    finish(start(&s[0], b, key, f), &s[0], f);
    const unsigned last = atomic_load(&steps);
    assert_true(last >= 15);
    unsigned dropped = 0;
    for (unsigned step = 0; step <= last; step += test_short() ? 5 : 1) {
        atomic_store(&steps, 0);
        backend_pending *first = start(&s[0], b, key, f), *second = start(&s[1], b, key, f);
        wait_for_step(step);
        drop(first, &s[0]);
        if (step % 2 == 0)
            finish(second, &s[1], f);
        else
            drop(second, &s[1]);
        dropped += 1 + step % 2;
    }
    const backend_device d = test_state(b, 0);
    assert_int_equal(d.started, d.done + dropped);
    assert_int_equal(d.under_way, 0);
    assert_int_equal(d.failed, 0);
    test_key_close(b, key);
    assert_memory_as(&before);
}

/* Of several in the queue, every subset is dropped, the others finish. */
static void dropping_queued_proofs_keeps_the_others(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    for (unsigned i = 0; i < TEST_BACKENDS; i++) {
        const memory_counts before = memory_now();
        backend *b;
        backend_key *key = test_key_open(&b, test_backends[i], f);
        for (unsigned which = 0; which < 16; which += test_short() ? 5 : 1) {
            backend_pending *p[4];
            test_slab s[4];
            for (unsigned k = 0; k < 4; k++)
                p[k] = start(&s[k], b, key, f);
            for (unsigned k = 0; k < 4; k++)
                if (!(which >> k & 1))
                    drop(p[k], &s[k]);
            for (unsigned k = 4; k-- > 0;)
                if (which >> k & 1)
                    finish(p[k], &s[k], f);
        }
        backend_prove_drop(NULL);
        test_key_close(b, key);
        assert_memory_as(&before);
    }
}

static void dropping_a_finished_proof(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    backend *b;
    backend_key *key = test_key_open(&b, "cpu", f);
    test_slab s[2];
    backend_pending *first = start(&s[0], b, key, f), *second = start(&s[1], b, key, f);
    finish(second, &s[1], f); /* so first is done */
    assert_int_equal(atomic_load(&s[0].released), 1);
    drop(first, &s[0]);
    test_key_close(b, key);
}

/* Whatever a device does with it, a proof can be dropped; one that hangs only so. */
static void dropping_whatever_the_device_does(void **state)
{
    (void)state;
    static const fake_act acts[] = {FAKE_WAIT_FAILS, FAKE_WRONG_PROOF, FAKE_HANGS, FAKE_LOST};
    const toy_fixture *f = toy_small();
    const memory_counts before = memory_now();
    for (unsigned i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        backend *b;
        backend_key *key = test_key_open(&b, "fake", f);
        test_slab s;
        backend_fake_next(0, acts[i], 1);
        backend_pending *pending = start(&s, b, key, f);
        assert_int_equal(atomic_load(&s.released), acts[i] != FAKE_HANGS);
        drop(pending, &s);
        assert_int_equal(test_state(b, 0).failures_in_a_row, 0);
        finish(start(&s, b, key, f), &s, f);
        test_key_close(b, key);
    }
    assert_memory_as(&before);
}

int drop_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dropping_at_every_stage),
        cmocka_unit_test(dropping_queued_proofs_keeps_the_others),
        cmocka_unit_test(dropping_a_finished_proof),
        cmocka_unit_test(dropping_whatever_the_device_does),
    };
    return cmocka_run_group_tests_name("drop", tests, NULL, NULL);
}
