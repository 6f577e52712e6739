#include "base_tests.h"
#include "extent.h"

static void only_1_asks_for_the_long_tests(void **state)
{
    (void)state;
    static const char *const others[] = {"", "0", "no", "00", "01", "yes", "true", " 1", "1 ", "2"};
    const char *before = getenv("CUZK_TEST_LONG");
    char *kept = before ? strdup(before) : NULL;
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        setenv("CUZK_TEST_LONG", others[i], 1);
        assert_false(test_long());
    }
    unsetenv("CUZK_TEST_LONG");
    assert_false(test_long());
    setenv("CUZK_TEST_LONG", "1", 1);
    assert_true(test_long());
    assert_false(test_short());
    if (kept)
        setenv("CUZK_TEST_LONG", kept, 1);
    else
        unsetenv("CUZK_TEST_LONG");
    free(kept);
}

int extent_tests(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(only_1_asks_for_the_long_tests)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
