/* Arguments out of range, refused memory, cancelled pools; nothing is leaked. */
#include "ntt_test.h"

#include "base/fault.h"

#include <string.h>

static uint64_t scratch_now(void)
{
    mem_counts counts;
    mem_count(MEM_SCRATCH, &counts);
    return counts.bytes_now;
}

static void sizes_beyond_the_limit(void **state)
{
    (void)state;
    ntt_domain *d = (ntt_domain *)1;
    assert_int_equal(ntt_domain_create(&d, NTT_LOG2_MAX + 1, NULL), ERR_ARGUMENT);
    assert_null(d);
    assert_non_null(strstr(err_text(), "28"));
    assert_non_null(strstr(err_text(), "27"));
    fr x = FR_ONE;
    assert_int_equal(ntt_lagrange_at(&x, NTT_LOG2_MAX + 1, &x, NULL), ERR_ARGUMENT);
    ntt_domain_destroy(NULL);
}

static void memory_refused(void **state)
{
    (void)state;
    const uint64_t before = scratch_now();
    ntt_domain *d;
    fault_arm(FAULT_ALLOC, 1);
    assert_int_equal(ntt_domain_create(&d, 10, NULL), ERR_MEMORY);
    fault_arm(FAULT_ALLOC, 0);
    assert_null(d);
    assert_int_equal(scratch_now(), before);
    d = domain_of(10, NULL);
    assert_true(scratch_now() > before);
    ntt_domain_destroy(d);
    assert_int_equal(scratch_now(), before);
}

static void cancelled(void **state)
{
    (void)state;
    pool *p;
    assert_ok(pool_create(&p, 2));
    ntt_domain *d = domain_of(14, NULL), *none;
    fr *a = fr_array((size_t)1 << 14);
    pool_cancel(p);
    assert_int_equal(ntt_forward(d, a, p), ERR_CANCELLED);
    assert_int_equal(ntt_inverse(d, a, p), ERR_CANCELLED);
    assert_int_equal(ntt_forward_coset(d, a, p), ERR_CANCELLED);
    assert_int_equal(ntt_inverse_coset(d, a, p), ERR_CANCELLED);
    assert_int_equal(ntt_bit_reverse(d, a, p), ERR_CANCELLED);
    assert_int_equal(ntt_lagrange_at(a, 14, &FR_GENERATOR, p), ERR_CANCELLED);
    const uint64_t before = scratch_now();
    assert_int_equal(ntt_domain_create(&none, 14, p), ERR_CANCELLED);
    assert_null(none);
    assert_int_equal(scratch_now(), before);
    fr_array_free(a);
    ntt_domain_destroy(d);
    pool_destroy(p);
}

int failure_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes_beyond_the_limit),
        cmocka_unit_test(memory_refused),
        cmocka_unit_test(cancelled),
    };
    return cmocka_run_group_tests_name("failures", tests, NULL, NULL);
}
