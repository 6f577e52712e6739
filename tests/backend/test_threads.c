/* Several threads that start, finish, drop and look on at once, on one backend and one key. */
#include "backend_test.h"

#include <pthread.h>

#define THREADS 4u

typedef struct {
    backend *b;
    backend_key *key;
    const toy_fixture *f;
    unsigned proofs, number;
    unsigned good, failed, dropped;
} caller;

/* cmocka's assertions are for the thread of the test: what is wrong is counted here. */
static void *calls(void *context)
{
    caller *c = context;
    for (unsigned k = 0; k < c->proofs; k++) {
        void *block;
        r1cs_slab slab;
        backend_pending *pending;
        groth16_proof proof;
        const size_t bytes = slab_bytes(c->f->image.n);
        if (backend_slab_alloc(&block, c->b, bytes) != ERR_OK)
            continue;
        memcpy(block, c->f->arena, bytes);
        err_t rc = slab_place(&slab, c->f->image.n, block, bytes);
        const backend_witness witness = {.slab = &slab, .blinding = &c->f->blinding};
        if (rc == ERR_OK)
            rc = backend_prove_start(&pending, c->key, &witness);
        if (rc == ERR_OK && (k + c->number) % 4 == 3) {
            backend_prove_drop(pending);
            c->dropped++;
        } else {
            if (rc == ERR_OK)
                rc = backend_prove_finish(&proof, pending);
            c->good += rc == ERR_OK && same_proof(&proof, &c->f->proof);
            c->failed += rc == ERR_DEVICE;
        }
        backend_device state;
        backend_device_state(&state, c->b, c->number % backend_devices(c->b));
        backend_slab_free(c->b, block);
    }
    return NULL;
}

/* Sums over the callers. loads: of another key, by this thread, while they are at work. */
static caller run_beside(backend *b, backend_key *key, unsigned proofs, unsigned loads)
{
    pthread_t thread[THREADS];
    caller c[THREADS], sum = {0};
    for (unsigned i = 0; i < THREADS; i++) {
        c[i] = (caller){.b = b, .key = key, .f = toy_small(), .proofs = proofs, .number = i};
        assert_int_equal(pthread_create(&thread[i], NULL, calls, &c[i]), 0);
    }
    while (loads-- > 0)
        backend_key_unload(test_key_load(b, toy_small()));
    for (unsigned i = 0; i < THREADS; i++) {
        pthread_join(thread[i], NULL);
        sum.good += c[i].good;
        sum.failed += c[i].failed;
        sum.dropped += c[i].dropped;
    }
    return sum;
}

static caller run(backend *b, backend_key *key, unsigned proofs)
{
    return run_beside(b, key, proofs, 0);
}

static void assert_counts(backend *b, const caller *sum)
{
    uint64_t started = 0, done = 0, failed = 0;
    for (unsigned i = 0; i < backend_devices(b); i++) {
        const backend_device d = test_state(b, i);
        assert_int_equal(d.under_way, 0);
        started += d.started;
        done += d.done;
        failed += d.failed;
    }
    assert_int_equal(done, sum->good);
    assert_int_equal(started, done + failed + sum->dropped);
    assert_true(failed >= sum->failed);
}

static void callers_do_not_disturb_each_other(void **state)
{
    (void)state;
    const unsigned proofs = test_short() ? 4 : 12;
    const memory_counts before = memory_now();
    backend *b;
    backend_key *key = test_key_open(&b, "cpu", toy_small());
    caller sum = run(b, key, proofs);
    assert_int_equal(sum.good + sum.dropped, THREADS * proofs);
    assert_int_equal(sum.dropped, proofs);
    assert_counts(b, &sum);
    test_key_close(b, key);

    backend_fake_set(3);
    assert_ok(backend_open(&b, "fake", NULL));
    key = test_key_load(b, toy_small());
    sum = run(b, key, proofs);
    assert_int_equal(sum.good + sum.dropped, THREADS * proofs);
    assert_counts(b, &sum);
    test_key_close(b, key);
    assert_memory_as(&before);
}

/* One device of two fails always: it is set aside, and every other proof is good. */
static void a_device_goes_while_all_are_at_work(void **state)
{
    (void)state;
    const unsigned proofs = test_short() ? 4 : 12;
    backend *b;
    backend_fake_set(2);
    assert_ok(backend_open(&b, "fake", NULL));
    backend_key *key = test_key_load(b, toy_small());
    backend_fake_next(1, FAKE_LOST, 1);
    const caller sum = run(b, key, proofs);
    assert_int_equal(sum.good + sum.failed + sum.dropped, THREADS * proofs);
    assert_counts(b, &sum);
    assert_false(test_state(b, 0).set_aside);
    assert_int_equal(test_state(b, 0).failed, 0);
    test_key_close(b, key);
}

/* Keys come and go while a device under another key is set aside. */
static void keys_are_loaded_beside_proofs(void **state)
{
    (void)state;
    const unsigned proofs = test_short() ? 4 : 12;
    const memory_counts before = memory_now();
    backend *b;
    backend_fake_set(2);
    assert_ok(backend_open(&b, "fake", NULL));
    backend_key *key = test_key_load(b, toy_small());
    backend_fake_next(1, FAKE_LOST, 1);
    const caller sum = run_beside(b, key, proofs, 2000);
    assert_counts(b, &sum);
    assert_int_equal(test_state(b, 0).failed, 0);
    test_key_close(b, key);
    assert_memory_as(&before);
}

int thread_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(callers_do_not_disturb_each_other),
        cmocka_unit_test(a_device_goes_while_all_are_at_work),
        cmocka_unit_test(keys_are_loaded_beside_proofs),
    };
    return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
