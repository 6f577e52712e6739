/* base/gpu.h where there may be no device: what needs one is in tests/cuda/gpu_test.cu. */
#include "base_tests.h"

#include "base/fault.h"
#include "base/gpu.h"

static void none_is_no_error_and_is_explained(void **state)
{
    (void)state;
    const char *why = NULL;
    const unsigned count = gpu_count(&why);
    assert_true(count <= GPU_DEVICES_MAX);
    assert_int_equal(gpu_count(NULL), count);
    assert_non_null(why);
    assert_true(count > 0 || strlen(why) > 10);
}

static void what_is_not_there_cannot_be_named_or_opened(void **state)
{
    (void)state;
    unsigned i = 7;
    gpu_info info;
    gpu *g = (gpu *)&info;
    const unsigned count = gpu_count(NULL);
    assert_int_equal(gpu_describe(&info, count), ERR_ARGUMENT);
    assert_text_has("gpu ");
    assert_int_equal(gpu_open(&g, count, 1 << 20), ERR_ARGUMENT);
    assert_null(g);
    assert_int_equal(gpu_find(&i, "GPU-00000000-0000-0000-0000-000000000000"), ERR_ARGUMENT);
    assert_text_has("GPU-00000000");
    assert_int_equal(i, 7);
    gpu_close(NULL);
}

static void a_driver_that_fails_reads_as_none(void **state)
{
    (void)state;
    const char *why;
    fault_arm(FAULT_GPU, 1);
    assert_int_equal(gpu_count(&why), 0);
    fault_arm(FAULT_GPU, 0);
}

int gpu_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(none_is_no_error_and_is_explained),
        cmocka_unit_test(what_is_not_there_cannot_be_named_or_opened),
        cmocka_unit_test(a_driver_that_fails_reads_as_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
