/* The prover's queue: order, dropping at any point, failures inside a proof. */
#include "groth16_test.h"

#include "base/clock.h"
#include "base/fault.h"

#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

static test_circuit circuit;
static groth16_key key;

static int make_key(void **state)
{
    (void)state;
    test_circuit_random(&circuit, 3, 400, 900, 11);
    key = test_circuit_key(&circuit);
    return 0;
}

static int free_key(void **state)
{
    (void)state;
    groth16_key_free(&key);
    test_circuit_free(&circuit);
    return 0;
}

static groth16_pending *start(groth16_prover *prover)
{
    groth16_pending *pending;
    r1cs_assignment w = test_circuit_assign(&circuit);
    assert_int_equal(groth16_prove_start(&pending, prover, &key, &w, NULL), ERR_OK);
    return pending;
}

static void finish(groth16_pending *pending)
{
    groth16_proof proof;
    if (groth16_prove_finish(&proof, pending) != ERR_OK)
        fail_msg("finish: %s", err_text());
    assert_int_equal(groth16_verify(&key.vk, &proof, circuit.input + 1, circuit.inputs - 1),
                     ERR_OK);
}

static void proofs_finish_in_any_order(void **state)
{
    (void)state;
    groth16_prover *prover;
    groth16_pending *p[4];
    const uint64_t before = memory_in_use();
    assert_int_equal(groth16_prover_create(&prover, 2, NULL), ERR_OK);
    for (unsigned i = 0; i < 4; i++)
        p[i] = start(prover);
    finish(p[2]);
    finish(p[0]);
    finish(p[3]);
    finish(p[1]);
    groth16_prover_destroy(prover);
    assert_int_equal(memory_in_use(), before);
}

/* A listener that can be waited for, so that drops come at a chosen stage. */
typedef struct {
    atomic_uint steps;
} watch;

static void count_step(void *context, const char *stage, uint64_t done, uint64_t total)
{
    watch *w = context;
    (void)stage;
    assert_true(done <= total);
    atomic_fetch_add(&w->steps, 1);
}

static void wait_for_step(watch *w, unsigned step)
{
    const struct timespec moment = {.tv_nsec = 50000};
    while (atomic_load(&w->steps) < step)
        nanosleep(&moment, NULL);
}

/* Before the start of its work, at each stage of it, and after its end. */
static void dropping_at_every_stage_leaks_nothing(void **state)
{
    (void)state;
    static watch w;
    const progress listener = {.fn = count_step, .context = &w};
    groth16_prover *prover;
    const uint64_t before = memory_in_use();
    assert_int_equal(groth16_prover_create(&prover, 2, &listener), ERR_OK);
    atomic_store(&w.steps, 0);
    finish(start(prover));
    const unsigned steps = atomic_load(&w.steps);
    assert_true(steps >= 15);
    for (unsigned step = 0; step <= steps; step++) {
        atomic_store(&w.steps, 0);
        groth16_pending *p = start(prover), *next = start(prover);
        wait_for_step(&w, step);
        groth16_prove_drop(p);
        /* The one behind it is not touched by the cancelled pool. */
        if (step % 3 == 0)
            finish(next);
        else
            groth16_prove_drop(next);
        assert_int_equal(memory_in_use(), before);
    }
    finish(start(prover));
    groth16_prover_destroy(prover);
    assert_int_equal(memory_in_use(), before);
}

static void dropping_queued_proofs_keeps_the_queue(void **state)
{
    (void)state;
    groth16_prover *prover;
    const uint64_t before = memory_in_use();
    assert_int_equal(groth16_prover_create(&prover, 1, NULL), ERR_OK);
    for (unsigned which = 0; which < 32; which++) {
        groth16_pending *p[5];
        for (unsigned i = 0; i < 5; i++)
            p[i] = start(prover);
        for (unsigned i = 0; i < 5; i++)
            if (!(which >> i & 1))
                groth16_prove_drop(p[i]);
        for (unsigned i = 0; i < 5; i++)
            if (which >> i & 1)
                finish(p[i]);
        assert_int_equal(memory_in_use(), before);
    }
    groth16_prove_drop(NULL);
    groth16_prover_destroy(prover);
    groth16_prover_destroy(NULL);
}

static void dropping_a_finished_proof(void **state)
{
    (void)state;
    groth16_prover *prover;
    const uint64_t before = memory_in_use();
    assert_int_equal(groth16_prover_create(&prover, 1, NULL), ERR_OK);
    groth16_pending *first = start(prover), *second = start(prover);
    finish(second); /* so first is done */
    groth16_prove_drop(first);
    assert_int_equal(memory_in_use(), before);
    groth16_prover_destroy(prover);
}

/* The i-th allocation of a proof fails: that proof fails with its text, the next one is good. */
static void failing_allocations_fail_one_proof(void **state)
{
    (void)state;
    groth16_prover *prover;
    assert_int_equal(groth16_prover_create(&prover, 2, NULL), ERR_OK);
    const uint64_t before = memory_in_use();
    unsigned failures = 0;
    for (err_t rc = ERR_MEMORY; rc != ERR_OK; failures++) {
        groth16_pending *pending;
        groth16_proof proof;
        r1cs_assignment w = test_circuit_assign(&circuit);
        fault_arm(FAULT_ALLOC, failures + 1);
        assert_int_equal(groth16_prove_start(&pending, prover, &key, &w, NULL), ERR_OK);
        rc = groth16_prove_finish(&proof, pending);
        fault_arm(FAULT_ALLOC, 0);
        if (rc != ERR_OK) {
            assert_failed(rc, ERR_MEMORY, "needs");
            assert_true(g1_aff_is_infinity(&proof.a));
        }
        assert_int_equal(memory_in_use(), before);
        finish(start(prover));
        assert_true(failures < 1000);
    }
    assert_true(failures > 3);
    groth16_prover_destroy(prover);
}

static void threads_that_cannot_be_started_are_an_error(void **state)
{
    (void)state;
    for (unsigned i = 1; i <= 3; i++) {
        groth16_prover *prover;
        fault_arm(FAULT_THREAD, i);
        assert_int_equal(groth16_prover_create(&prover, 3, NULL), ERR_MEMORY);
        fault_arm(FAULT_THREAD, 0);
        assert_null(prover);
    }
}

int prover_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(proofs_finish_in_any_order),
        cmocka_unit_test(dropping_at_every_stage_leaks_nothing),
        cmocka_unit_test(dropping_queued_proofs_keeps_the_queue),
        cmocka_unit_test(dropping_a_finished_proof),
        cmocka_unit_test(failing_allocations_fail_one_proof),
        cmocka_unit_test(threads_that_cannot_be_started_are_an_error),
    };
    return cmocka_run_group_tests_name("prover", tests, make_key, free_key);
}
