#include "base_tests.h"

#include "base/fault.h"
#include "base/pool.h"

#include <stdatomic.h>

static void the_nth_operation_fails_once(void **state)
{
    (void)state;
    for (int kind = 0; kind < FAULT_KINDS; kind++) {
        for (uint64_t n = 1; n <= 5; n++) {
            fault_arm((fault_kind)kind, n);
            for (uint64_t i = 1; i <= 10; i++)
                assert_int_equal(fault_hit((fault_kind)kind), i == n);
        }
    }
}

static void kinds_do_not_mix(void **state)
{
    (void)state;
    fault_arm(FAULT_READ, 1);
    for (int kind = 0; kind < FAULT_KINDS; kind++)
        if (kind != FAULT_READ)
            assert_false(fault_hit((fault_kind)kind));
    assert_true(fault_hit(FAULT_READ));
}

static void zero_disarms(void **state)
{
    (void)state;
    fault_arm(FAULT_WRITE, 2);
    assert_false(fault_hit(FAULT_WRITE));
    fault_arm(FAULT_WRITE, 0);
    for (int i = 0; i < 5; i++)
        assert_false(fault_hit(FAULT_WRITE));
}

static atomic_uint hits;

static err_t ask(void *context, size_t i, unsigned worker)
{
    (void)context, (void)i, (void)worker;
    if (fault_hit(FAULT_RENAME))
        atomic_fetch_add(&hits, 1);
    return ERR_OK;
}

static void exactly_one_of_many_threads_is_hit(void **state)
{
    (void)state;
    pool *p;
    assert_int_equal(pool_create(&p, 4), ERR_OK);
    for (uint64_t n = 1; n <= 1000; n += 37) {
        atomic_store(&hits, 0);
        fault_arm(FAULT_RENAME, n);
        assert_int_equal(pool_for(p, 1000, ask, NULL), ERR_OK);
        assert_int_equal(atomic_load(&hits), 1);
    }
    fault_arm(FAULT_RENAME, 0);
    pool_destroy(p);
}

int fault_tests(void)
{
    const struct CMUnitTest fault[] = {
        cmocka_unit_test(the_nth_operation_fails_once),
        cmocka_unit_test(kinds_do_not_mix),
        cmocka_unit_test(zero_disarms),
        cmocka_unit_test(exactly_one_of_many_threads_is_hit),
    };
    return cmocka_run_group_tests(fault, NULL, NULL);
}
