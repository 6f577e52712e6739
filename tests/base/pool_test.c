#include "base_tests.h"

#include "base/fault.h"
#include "base/pool.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

static const unsigned thread_counts[] = {1, 2, 3, 8};
#define THREAD_COUNTS (sizeof thread_counts / sizeof thread_counts[0])

static pool *pool_of(unsigned threads)
{
    pool *p;
    assert_int_equal(pool_create(&p, threads), ERR_OK);
    assert_non_null(p);
    return p;
}

/* ---- every index once, workers apart ------------------------------------------------------------
 */

#define INDICES_MAX 5000

typedef struct {
    unsigned threads;
    atomic_uint seen[INDICES_MAX];
    atomic_bool worker_busy[POOL_THREADS_MAX];
    atomic_bool collided;
} visit;

static err_t visit_body(void *context, size_t i, unsigned worker)
{
    visit *v = context;
    if (worker >= v->threads || atomic_exchange(&v->worker_busy[worker], true))
        atomic_store(&v->collided, true);
    atomic_fetch_add(&v->seen[i], 1);
    if (worker < v->threads)
        atomic_store(&v->worker_busy[worker], false);
    return ERR_OK;
}

static void every_index_is_visited_once(void **state)
{
    (void)state;
    static visit v;
    static const size_t counts[] = {0, 1, 2, 3, 7, 8, 9, 1000, INDICES_MAX};
    for (size_t k = 0; k < THREAD_COUNTS; k++) {
        pool *p = pool_of(thread_counts[k]);
        assert_int_equal(pool_threads(p), thread_counts[k]);
        for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
            memset(&v, 0, sizeof v);
            v.threads = thread_counts[k];
            assert_int_equal(pool_for(p, counts[c], visit_body, &v), ERR_OK);
            for (size_t i = 0; i < INDICES_MAX; i++)
                assert_int_equal(atomic_load(&v.seen[i]), i < counts[c]);
            assert_false(atomic_load(&v.collided));
        }
        pool_destroy(p);
    }
}

static void no_pool_means_the_caller_alone(void **state)
{
    (void)state;
    static visit v;
    memset(&v, 0, sizeof v);
    v.threads = 1;
    assert_int_equal(pool_threads(NULL), 1);
    assert_int_equal(pool_for(NULL, 100, visit_body, &v), ERR_OK);
    for (size_t i = 0; i < 100; i++)
        assert_int_equal(atomic_load(&v.seen[i]), 1);
    assert_false(atomic_load(&v.collided));
    pool_cancel(NULL);
    pool_destroy(NULL);
}

static err_t count_body(void *context, size_t i, unsigned worker)
{
    (void)i, (void)worker;
    atomic_fetch_add((atomic_uint *)context, 1);
    return ERR_OK;
}

/* Many short loops: a worker that wakes late must find the loop of its time, not a former one. */
static void many_short_loops_follow_each_other(void **state)
{
    (void)state;
    pool *p = pool_of(4);
    atomic_uint count = 0;
    for (unsigned loop = 0; loop < 5000; loop++)
        assert_int_equal(pool_for(p, loop % 5, count_body, &count), ERR_OK);
    assert_int_equal(atomic_load(&count), 5000 / 5 * (0 + 1 + 2 + 3 + 4));
    pool_destroy(p);
}

static err_t meet_body(void *context, size_t i, unsigned worker)
{
    (void)i, (void)worker;
    atomic_uint *arrived = context;
    atomic_fetch_add(arrived, 1);
    while (atomic_load(arrived) < 3)
        sched_yield();
    return ERR_OK;
}

static void bodies_run_at_the_same_time(void **state)
{
    (void)state;
    pool *p = pool_of(3);
    atomic_uint arrived = 0;
    assert_int_equal(pool_for(p, 3, meet_body, &arrived), ERR_OK); /* else it would never return */
    pool_destroy(p);
}

/* ---- failures -----------------------------------------------------------------------------------
 */

typedef struct {
    size_t bad_from; /* indices from here on fail */
    atomic_uint calls;
} failing;

static err_t failing_body(void *context, size_t i, unsigned worker)
{
    failing *f = context;
    atomic_fetch_add(&f->calls, 1);
    if (i < f->bad_from)
        return ERR_OK;
    return err_set(ERR_INPUT, "index %zu by worker %u is bad", i, worker);
}

static void a_failure_ends_the_loop_and_brings_its_text(void **state)
{
    (void)state;
    for (size_t k = 0; k < THREAD_COUNTS; k++) {
        pool *p = pool_of(thread_counts[k]);
        for (int round = 0; round < 50; round++) {
            failing f = {.bad_from = 10};
            err_clear();
            assert_int_equal(pool_for(p, 100000, failing_body, &f), ERR_INPUT);
            unsigned long index, worker;
            assert_int_equal(sscanf(err_text(), "index %lu by worker %lu is bad", &index, &worker),
                             2);
            assert_true(index >= 10 && worker < thread_counts[k]);
            /* Each thread stops after its own failure at the latest. */
            assert_true(atomic_load(&f.calls) <= 10 + thread_counts[k]);
            /* The pool is as good as before. */
            failing good = {.bad_from = SIZE_MAX};
            assert_int_equal(pool_for(p, 100, failing_body, &good), ERR_OK);
            assert_int_equal(atomic_load(&good.calls), 100);
        }
        pool_destroy(p);
    }
    failing f = {.bad_from = 3};
    assert_int_equal(pool_for(NULL, 10, failing_body, &f), ERR_INPUT);
    assert_string_equal(err_text(), "index 3 by worker 0 is bad");
    assert_int_equal(atomic_load(&f.calls), 4);
}

static err_t fail_elsewhere_body(void *context, size_t i, unsigned worker)
{
    const pthread_t *caller = context;
    (void)i;
    if (!pthread_equal(*caller, pthread_self()))
        return err_set(ERR_DEVICE, "worker %u has other news", worker);
    sched_yield();
    return ERR_OK;
}

static void a_text_crosses_threads(void **state)
{
    (void)state;
    pool *p = pool_of(2);
    pthread_t self = pthread_self();
    (void)err_set(ERR_IO, "an old text");
    err_t rc = ERR_OK;
    while (rc == ERR_OK) /* until the other thread got an index */
        rc = pool_for(p, 1000, fail_elsewhere_body, &self);
    assert_int_equal(rc, ERR_DEVICE);
    assert_string_equal(err_text(), "worker 1 has other news");
    pool_destroy(p);
}

typedef struct {
    pool *p;
    atomic_uint calls;
} cancelling;

static err_t cancel_body(void *context, size_t i, unsigned worker)
{
    cancelling *c = context;
    (void)worker;
    atomic_fetch_add(&c->calls, 1);
    if (i == 5)
        pool_cancel(c->p);
    return ERR_OK;
}

static void cancel_ends_this_loop_and_all_later_ones(void **state)
{
    (void)state;
    for (size_t k = 0; k < THREAD_COUNTS; k++) {
        cancelling c = {.p = pool_of(thread_counts[k])};
        assert_int_equal(pool_for(c.p, 1000000, cancel_body, &c), ERR_CANCELLED);
        assert_string_equal(err_text(), "cancelled");
        assert_true(atomic_load(&c.calls) < 1000000);
        const unsigned before = atomic_load(&c.calls);
        assert_int_equal(pool_for(c.p, 10, cancel_body, &c), ERR_CANCELLED);
        assert_int_equal(atomic_load(&c.calls), before);
        pool_destroy(c.p);
    }
}

static pool *pool_to_cancel;

static void on_alarm(int number)
{
    (void)number;
    pool_cancel(pool_to_cancel);
}

static err_t endless_body(void *context, size_t i, unsigned worker)
{
    (void)context, (void)i, (void)worker;
    sched_yield();
    return ERR_OK;
}

static void a_signal_handler_may_cancel(void **state)
{
    (void)state;
    pool_to_cancel = pool_of(2);
    void (*old)(int) = signal(SIGALRM, on_alarm);
    ualarm(20000, 0);
    assert_int_equal(pool_for(pool_to_cancel, SIZE_MAX / 2, endless_body, NULL), ERR_CANCELLED);
    signal(SIGALRM, old);
    pool_destroy(pool_to_cancel);
}

/* ---- creation -----------------------------------------------------------------------------------
 */

static void zero_threads_means_the_usable_cpus(void **state)
{
    (void)state;
    cpu_set_t set;
    assert_int_equal(sched_getaffinity(0, sizeof set, &set), 0);
    pool *p = pool_of(0);
    assert_int_equal(pool_threads(p), CPU_COUNT(&set));
    pool_destroy(p);

    cpu_set_t one;
    CPU_ZERO(&one);
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, &set)) {
            CPU_SET(cpu, &one);
            break;
        }
    assert_int_equal(sched_setaffinity(0, sizeof one, &one), 0);
    p = pool_of(0);
    assert_int_equal(pool_threads(p), 1);
    pool_destroy(p);
    assert_int_equal(sched_setaffinity(0, sizeof set, &set), 0);
}

static void too_many_threads_are_refused(void **state)
{
    (void)state;
    pool *p = pool_of(POOL_THREADS_MAX);
    assert_int_equal(pool_threads(p), POOL_THREADS_MAX);
    atomic_uint count = 0;
    assert_int_equal(pool_for(p, 1000, count_body, &count), ERR_OK);
    assert_int_equal(atomic_load(&count), 1000);
    pool_destroy(p);
    p = (pool *)&p;
    assert_int_equal(pool_create(&p, POOL_THREADS_MAX + 1), ERR_ARGUMENT);
    assert_null(p);
    assert_text_has("257");
    assert_text_has("256");
}

static void every_thread_that_fails_to_start_is_clean(void **state)
{
    (void)state;
    for (uint64_t i = 1; i <= 8; i++) {
        fault_arm(FAULT_THREAD, i);
        pool *p;
        const err_t rc = pool_create(&p, 8); /* starts seven */
        fault_arm(FAULT_THREAD, 0);
        if (i <= 7) {
            assert_int_equal(rc, ERR_MEMORY);
            assert_null(p);
            char text[64];
            snprintf(text, sizeof text, "thread %u of 8 cannot be started", (unsigned)i);
            assert_text_has(text);
        } else {
            assert_int_equal(rc, ERR_OK);
            pool_destroy(p);
        }
    }
    fault_arm(FAULT_ALLOC, 1);
    pool *p;
    assert_int_equal(pool_create(&p, 2), ERR_MEMORY);
    assert_null(p);
    assert_text_has("pool of 2 threads");
    fault_arm(FAULT_ALLOC, 0);
}

static void a_pool_may_end_before_its_workers_woke(void **state)
{
    (void)state;
    for (int round = 0; round < 200; round++)
        pool_destroy(pool_of(4));
}

/* ---- misuse, seen in the verify build -----------------------------------------------------------
 */

#ifdef CUZK_VERIFY
static err_t nested_body(void *context, size_t i, unsigned worker)
{
    (void)i, (void)worker;
    atomic_uint count = 0;
    return pool_for(context, 1, count_body, &count);
}

static void nest(void *context)
{
    (void)context;
    pool *p;
    if (pool_create(&p, 1) == ERR_OK && pool_for(p, 1, nested_body, p) == ERR_OK)
        pool_destroy(p);
}

static void the_verify_build_catches_nested_loops(void **state)
{
    (void)state;
    assert_int_equal(run_apart(nest, NULL), -SIGABRT);
}
#endif

int pool_tests(void)
{
    const struct CMUnitTest pool_group[] = {
#ifdef CUZK_VERIFY
        cmocka_unit_test(the_verify_build_catches_nested_loops),
#endif
        cmocka_unit_test(every_index_is_visited_once),
        cmocka_unit_test(no_pool_means_the_caller_alone),
        cmocka_unit_test(many_short_loops_follow_each_other),
        cmocka_unit_test(bodies_run_at_the_same_time),
        cmocka_unit_test(a_failure_ends_the_loop_and_brings_its_text),
        cmocka_unit_test(a_text_crosses_threads),
        cmocka_unit_test(cancel_ends_this_loop_and_all_later_ones),
        cmocka_unit_test(a_signal_handler_may_cancel),
        cmocka_unit_test(zero_threads_means_the_usable_cpus),
        cmocka_unit_test(too_many_threads_are_refused),
        cmocka_unit_test(every_thread_that_fails_to_start_is_clean),
        cmocka_unit_test(a_pool_may_end_before_its_workers_woke),
    };
    return cmocka_run_group_tests(pool_group, NULL, NULL);
}
