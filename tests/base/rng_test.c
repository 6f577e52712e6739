#include "base_tests.h"

#include "base/rng.h"

static void asked_bytes_and_no_others_are_written(void **state)
{
    (void)state;
    uint8_t buffer[64];
    for (size_t n = 0; n <= 48; n++) {
        /* A byte that keeps its filling in 40 rounds was not written (chance 256^-40 a byte). */
        uint8_t changed[64] = {0};
        for (int round = 0; round < 40; round++) {
            memset(buffer, round, sizeof buffer);
            assert_int_equal(rng_bytes(buffer + 8, n), ERR_OK);
            for (size_t i = 0; i < sizeof buffer; i++)
                changed[i] |= buffer[i] != round;
        }
        for (size_t i = 0; i < sizeof buffer; i++)
            assert_int_equal(changed[i], i >= 8 && i < 8 + n);
    }
}

/* getrandom(2) gives at most 32 MiB - 1 bytes a call: more must come in several. */
static void more_than_one_call_gives_is_filled(void **state)
{
    (void)state;
    const size_t bytes = ((size_t)32 << 20) + 4096;
    uint8_t *block = calloc(bytes, 1);
    assert_non_null(block);
    assert_int_equal(rng_bytes(block, bytes), ERR_OK);
    size_t zeros = 0;
    for (size_t i = bytes - 4096; i < bytes; i++)
        zeros += block[i] == 0;
    free(block);
    assert_true(zeros < 200); /* 16 expected */
}

static void two_draws_differ(void **state)
{
    (void)state;
    uint8_t a[32], b[32];
    assert_int_equal(rng_bytes(a, sizeof a), ERR_OK);
    assert_int_equal(rng_bytes(b, sizeof b), ERR_OK);
    assert_memory_not_equal(a, b, sizeof a);
}

int rng_tests(void)
{
    const struct CMUnitTest rng[] = {
        cmocka_unit_test(asked_bytes_and_no_others_are_written),
        cmocka_unit_test(more_than_one_call_gives_is_filled),
        cmocka_unit_test(two_draws_differ),
    };
    return cmocka_run_group_tests(rng, NULL, NULL);
}
