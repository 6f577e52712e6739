#include "base_tests.h"

#include "base/fault.h"
#include "base/mem.h"
#include "base/pool.h"

#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#define MIB ((size_t)1 << 20)

static mem_counts counts_of(mem_class class)
{
    mem_counts c;
    mem_count(class, &c);
    return c;
}

static uint64_t in_use(void)
{
    uint64_t sum = 0;
    for (int class = 0; class < MEM_CLASSES; class ++)
        sum += counts_of((mem_class) class).bytes_now;
    return sum;
}

static void blocks_are_zero_aligned_and_writable(void **state)
{
    (void)state;
    static const size_t sizes[] = {1, 63, 64, 4095, 4096, 4097, MIB, 2 * MIB - 1, 5 * MIB + 3};
    for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        void *block;
        assert_int_equal(mem_alloc(&block, MEM_SCRATCH, sizes[k], 1, "a test block"), ERR_OK);
        assert_non_null(block);
        assert_int_equal((uintptr_t)block % 64, 0);
        uint8_t *p = block;
        uint8_t any = 0;
        for (size_t i = 0; i < sizes[k]; i++)
            any |= p[i];
        assert_int_equal(any, 0);
        memset(p, 0xa5, sizes[k]);
        mem_free(block, MEM_SCRATCH);
    }
}

static void nothing_asked_is_nothing_given(void **state)
{
    (void)state;
    const mem_counts before = counts_of(MEM_KEY);
    void *block = &block;
    assert_int_equal(mem_alloc(&block, MEM_KEY, 0, 96, "no points"), ERR_OK);
    assert_null(block);
    block = &block;
    assert_int_equal(mem_alloc(&block, MEM_KEY, SIZE_MAX, 0, "no points"), ERR_OK);
    assert_null(block);
    mem_free(NULL, MEM_KEY);
    const mem_counts after = counts_of(MEM_KEY);
    assert_memory_equal(&before, &after, sizeof before);
}

static void overflowing_products_are_refused(void **state)
{
    (void)state;
    static const struct {
        size_t count, size;
    } products[] = {
        {SIZE_MAX, 2},        {SIZE_MAX / 96 + 1, 96}, {(size_t)1 << 32, (size_t)1 << 32},
        {SIZE_MAX, SIZE_MAX}, {SIZE_MAX, 1},           {SIZE_MAX / 2 + 1, 1},
    };
    const uint64_t before = in_use();
    for (size_t i = 0; i < sizeof products / sizeof products[0]; i++) {
        void *block = &block;
        assert_int_equal(
            mem_alloc(&block, MEM_KEY, products[i].count, products[i].size, "the h query"),
            ERR_MEMORY);
        assert_null(block);
        assert_text_has("the h query");
        char number[32];
        snprintf(number, sizeof number, "%zu times %zu", products[i].count, products[i].size);
        assert_text_has(number);
    }
    /* Addressable in a size_t, but in no machine: the system's own no. */
    void *block = &block;
    assert_int_equal(mem_alloc(&block, MEM_KEY, SIZE_MAX / 2 - 8192, 1, "the h query"), ERR_MEMORY);
    assert_null(block);
    assert_text_has("the h query needs 7.99 EiB");
    assert_int_equal(in_use(), before);
}

static void counters_follow_every_class(void **state)
{
    (void)state;
    for (int class = 0; class < MEM_CLASSES; class ++) {
        mem_counts before[MEM_CLASSES];
        for (int other = 0; other < MEM_CLASSES; other++)
            before[other] = counts_of((mem_class)other);
        uint32_t *a;
        uint64_t *b;
        assert_int_equal(MEM_ARRAY(&a, (mem_class) class, 1000, "a"), ERR_OK);
        assert_int_equal(MEM_ARRAY(&b, (mem_class) class, MIB, "b"), ERR_OK);
        const mem_counts held = counts_of((mem_class) class);
        assert_int_equal(held.allocations, before[class].allocations + 2);
        assert_int_equal(held.frees, before[class].frees);
        const uint64_t bytes = held.bytes_now - before[class].bytes_now;
        assert_true(bytes >= 4000 + 8 * MIB && bytes <= 4000 + 8 * MIB + 4 * 4096);
        assert_true(held.bytes_peak >= held.bytes_now);
        mem_free(a, (mem_class) class);
        mem_free(b, (mem_class) class);
        const mem_counts after = counts_of((mem_class) class);
        assert_int_equal(after.frees, before[class].frees + 2);
        assert_int_equal(after.bytes_now, before[class].bytes_now);
        assert_true(after.bytes_peak >= before[class].bytes_now + bytes);
        for (int other = 0; other < MEM_CLASSES; other++) {
            const mem_counts unchanged = counts_of((mem_class)other);
            if (other != class)
                assert_memory_equal(&unchanged, &before[other], sizeof unchanged);
        }
    }
}

static void classes_have_names(void **state)
{
    (void)state;
    for (int a = 0; a < MEM_CLASSES; a++)
        for (int b = 0; b < a; b++)
            assert_string_not_equal(mem_class_name((mem_class)a), mem_class_name((mem_class)b));
    assert_string_equal(mem_class_name(MEM_KEY), "key");
    assert_string_equal(mem_class_name(MEM_CLASSES), "?");
}

static void the_budget_refuses_with_both_numbers(void **state)
{
    (void)state;
    void *first, *second;
    mem_budget_set(in_use() + 12 * MIB);
    assert_int_equal(mem_alloc(&first, MEM_WITNESS, 8 * MIB - 4096, 1, "the witness"), ERR_OK);
    assert_int_equal(mem_alloc(&second, MEM_SCRATCH, 6 * MIB, 1, "the buckets"), ERR_MEMORY);
    assert_null(second);
    assert_text_has("the buckets needs 6.00 MiB"); /* with the page in front */
    assert_text_has("8 MiB of the budget of 12 MiB are in use");
    /* What fits is still given, up to the last page. */
    assert_int_equal(mem_alloc(&second, MEM_SCRATCH, 4 * MIB - 4096, 1, "the buckets"), ERR_OK);
    void *third;
    assert_int_equal(mem_alloc(&third, MEM_SCRATCH, 1, 1, "one byte"), ERR_MEMORY);
    mem_free(first, MEM_WITNESS);
    assert_int_equal(mem_alloc(&third, MEM_SCRATCH, 1, 1, "one byte"), ERR_OK);
    mem_free(second, MEM_SCRATCH);
    mem_free(third, MEM_SCRATCH);

    /* A budget below what is in use refuses everything; none refuses nothing. */
    assert_int_equal(mem_alloc(&first, MEM_KEY, MIB, 1, "a key"), ERR_OK);
    mem_budget_set(4096);
    assert_int_equal(mem_alloc(&second, MEM_KEY, 1, 1, "a key"), ERR_MEMORY);
    mem_budget_set(0);
    assert_int_equal(mem_alloc(&second, MEM_KEY, 1, 1, "a key"), ERR_OK);
    mem_free(first, MEM_KEY);
    mem_free(second, MEM_KEY);
    assert_int_equal(in_use(), 0);
}

static err_t take_and_give(void *context, size_t i, unsigned worker)
{
    (void)context, (void)worker;
    void *block;
    const err_t rc = mem_alloc(&block, MEM_SCRATCH, 4096 * (1 + i % 7), 1, "a block");
    if (rc == ERR_OK)
        mem_free(block, MEM_SCRATCH);
    return rc == ERR_OK || rc == ERR_MEMORY ? ERR_OK : rc;
}

static void threads_never_lose_a_count(void **state)
{
    (void)state;
    pool *p;
    assert_int_equal(pool_create(&p, 4), ERR_OK);
    static const uint64_t budgets[] = {0, 64 << 10}; /* the second one refuses now and then */
    for (int k = 0; k < 2; k++) {
        mem_budget_set(budgets[k]);
        assert_int_equal(pool_for(p, 2000, take_and_give, NULL), ERR_OK);
        const mem_counts c = counts_of(MEM_SCRATCH);
        assert_int_equal(c.allocations, c.frees);
        assert_int_equal(c.bytes_now, 0);
    }
    mem_budget_set(0);
    pool_destroy(p);
}

static void every_failing_allocation_is_clean(void **state)
{
    (void)state;
    const uint64_t before = in_use();
    for (uint64_t i = 1; i <= 4; i++) {
        fault_arm(FAULT_ALLOC, i);
        void *blocks[3] = {NULL, NULL, NULL};
        for (uint64_t k = 1; k <= 3; k++) {
            const err_t rc = mem_alloc(&blocks[k - 1], MEM_MATRICES, 3 * MIB, 1, "matrix A");
            assert_int_equal(rc, k == i ? ERR_MEMORY : ERR_OK);
            if (k == i) {
                assert_null(blocks[k - 1]);
                assert_text_has("matrix A needs 3.00 MiB, more than the system has to give");
            }
        }
        for (int k = 0; k < 3; k++)
            mem_free(blocks[k], MEM_MATRICES);
        assert_int_equal(in_use(), before);
    }
    fault_arm(FAULT_ALLOC, 0);
}

static void wiping_leaves_zeros(void **state)
{
    (void)state;
    uint8_t secret[80];
    memset(secret, 7, sizeof secret);
    mem_wipe(secret + 8, 64);
    for (size_t i = 0; i < sizeof secret; i++)
        assert_int_equal(secret[i], i >= 8 && i < 72 ? 0 : 7);
    mem_wipe(secret, 0);
    assert_int_equal(secret[0], 7);
}

static void the_peak_includes_what_was_touched(void **state)
{
    (void)state;
    const uint64_t before = mem_peak_rss_bytes();
    assert_true(before > 0);
    const size_t bytes = before + 16 * MIB; /* so much that the peak must move */
    void *block;
    assert_int_equal(mem_alloc(&block, MEM_SCRATCH, bytes, 1, "a large block"), ERR_OK);
    memset(block, 1, bytes);
    assert_true(mem_peak_rss_bytes() >= bytes);
    mem_free(block, MEM_SCRATCH);
    assert_true(mem_peak_rss_bytes() >= bytes); /* a peak does not fall */
}

#ifdef CUZK_VERIFY
static void free_with_another_class(void *context)
{
    (void)context;
    void *block;
    if (mem_alloc(&block, MEM_KEY, 100, 1, "a key") == ERR_OK)
        mem_free(block, MEM_WITNESS);
}

static void the_verify_build_catches_a_wrong_class(void **state)
{
    (void)state;
    assert_int_equal(run_apart(free_with_another_class, NULL), -SIGABRT);
}
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WATCHED_BLOCKS 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define WATCHED_BLOCKS 1
#endif

#ifdef WATCHED_BLOCKS
static void touch(void *offset)
{
    uint8_t *block;
    if (MEM_ARRAY(&block, MEM_KEY, 100, "a key") != ERR_OK)
        return;
    (void)freopen("/dev/null", "w", stderr);
    ((volatile uint8_t *)block)[*(const ptrdiff_t *)offset] = 1;
    mem_free(block, MEM_KEY);
    _exit(77); /* nothing noticed */
}

static void the_address_sanitizer_watches_blocks(void **state)
{
    (void)state;
    ptrdiff_t offsets[] = {100, -1, -4096, 0};
    for (size_t i = 0; i < 4; i++) {
        const int status = run_apart(touch, &offsets[i]);
        if (offsets[i] == 0)
            assert_int_equal(status, 77);
        else
            assert_int_not_equal(status, 77);
    }
}
#endif

int mem_tests(void)
{
    const struct CMUnitTest mem[] = {
        cmocka_unit_test(blocks_are_zero_aligned_and_writable),
        cmocka_unit_test(nothing_asked_is_nothing_given),
        cmocka_unit_test(overflowing_products_are_refused),
        cmocka_unit_test(counters_follow_every_class),
        cmocka_unit_test(classes_have_names),
        cmocka_unit_test(the_budget_refuses_with_both_numbers),
#ifdef CUZK_VERIFY
        cmocka_unit_test(the_verify_build_catches_a_wrong_class),
#endif
#ifdef WATCHED_BLOCKS
        cmocka_unit_test(the_address_sanitizer_watches_blocks),
#endif
        cmocka_unit_test(threads_never_lose_a_count),
        cmocka_unit_test(every_failing_allocation_is_clean),
        cmocka_unit_test(wiping_leaves_zeros),
        cmocka_unit_test(the_peak_includes_what_was_touched),
    };
    return cmocka_run_group_tests(mem, NULL, NULL);
}
