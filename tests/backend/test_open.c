/* Which devices there are, and what a backend says of those that there are not. */
#include "backend_test.h"

static void unknown_backends_are_refused(void **state)
{
    (void)state;
    static const char *const names[] = {"", "gpu", "CPU", "cpu ", "opencl"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        backend *b = (backend *)&b;
        assert_failed(backend_open(&b, names[i], NULL), ERR_ARGUMENT, "none of auto, cpu, cuda");
        assert_null(b);
    }
    backend_close(NULL);
}

static void the_processor_is_always_there(void **state)
{
    (void)state;
    backend *b;
    assert_ok(backend_open(&b, "cpu", NULL));
    assert_string_equal(backend_name(b), "cpu");
    assert_int_equal(backend_devices(b), 1);
    const backend_device d = test_state(b, 0);
    assert_string_equal(d.device, "cpu");
    assert_string_equal(d.last_failure, "");
    assert_int_equal(d.started, 0);
    assert_false(d.set_aside);
    backend_close(b);
}

/* Where there is a GPU, auto takes it; where there is none, that is said. */
static void auto_takes_what_there_is(void **state)
{
    (void)state;
    static const char *const names[] = {NULL, "auto"};
    backend *b;
    const err_t rc = backend_open(&b, "cuda", NULL);
    if (rc != ERR_OK)
        assert_failed(rc, ERR_DEVICE, "cuda");
    backend_close(b);
    for (unsigned i = 0; i < 2; i++) {
        assert_ok(backend_open(&b, names[i], NULL));
        assert_string_equal(backend_name(b), rc == ERR_OK ? "cuda" : "cpu");
        backend_close(b);
    }
}

static void there_are_no_fakes_unless_set(void **state)
{
    (void)state;
    backend *b;
    backend_fake_set(0);
    assert_failed(backend_open(&b, "fake", NULL), ERR_DEVICE, "for tests");
    assert_null(b);
}

static void devices_are_named(void **state)
{
    (void)state;
    static const char *const wanted[] = {"fake-2", "fake-0"};
    const backend_options options = {.devices = wanted, .devices_n = 2};
    backend *b;
    backend_fake_set(3);
    assert_ok(backend_open(&b, "fake", &options));
    assert_int_equal(backend_devices(b), 2);
    assert_string_equal(test_state(b, 0).device, "fake-2");
    assert_string_equal(test_state(b, 1).device, "fake-0");
    backend_close(b);
    assert_ok(backend_open(&b, "fake", NULL));
    assert_int_equal(backend_devices(b), 3);
    assert_string_equal(test_state(b, 1).device, "fake-1");
    backend_close(b);
}

/* Indices are no names: not -1, 0, n - 1 or n (E10). */
static void unknown_devices_are_refused_with_a_list(void **state)
{
    (void)state;
    static const char *const names[] = {"-1", "0", "2", "3", "fake-3", "fake--1", "fake-", ""};
    backend_fake_set(3);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *const wanted[] = {"fake-1", names[i]};
        const backend_options options = {.devices = wanted, .devices_n = 2};
        backend *b;
        assert_failed(backend_open(&b, "fake", &options), ERR_ARGUMENT, "fake-0 to fake-2");
        assert_null(b);
    }
    const char *const gpu[] = {"GPU-00000000-0000-0000-0000-000000000000"};
    const backend_options options = {.devices = gpu, .devices_n = 1};
    backend *b;
    assert_failed(backend_open(&b, "cpu", &options), ERR_ARGUMENT, "there is cpu");
    const char *const twice[] = {"fake-1", "fake-1"};
    const backend_options again = {.devices = twice, .devices_n = 2};
    assert_failed(backend_open(&b, "fake", &again), ERR_ARGUMENT, "fake-1 is given twice");
}

static void threads_that_cannot_be_started_are_an_error(void **state)
{
    (void)state;
    const backend_options options = {.threads = 2};
    const memory_counts before = memory_now();
    for (unsigned i = 1; i <= 2; i++) {
        backend *b;
        fault_arm(FAULT_THREAD, i);
        const err_t rc = backend_open(&b, "cpu", &options);
        fault_arm(FAULT_THREAD, 0);
        assert_int_equal(rc, ERR_MEMORY);
        assert_null(b);
    }
    assert_memory_as(&before);
}

static void key_and_image_must_fit(void **state)
{
    (void)state;
    toy_fixture other;
    toy_fixture_make(&other, "toy", "other");
    for (unsigned i = 0; i < TEST_BACKENDS; i++) {
        const toy_fixture *f = toy_small();
        backend *b = test_backend_open(test_backends[i]);
        key_image_head head;
        assert_ok(key_image_head_of(&head, &f->image, KEY_IMAGE_COEFFICIENTS));
        head.vk = f->key.vk;
        const key_image_source image = {.head = &head};
        const backend_key_source none = {0}, both = {.key = &f->key, .image = &image},
                                 image_only = {.image = &image}, good = {.key = &f->key};
        backend_key *key;
        assert_failed(backend_key_load(&key, b, &none, &f->image), ERR_ARGUMENT, "one of the two");
        assert_failed(backend_key_load(&key, b, &both, &f->image), ERR_ARGUMENT, "one of the two");
        assert_failed(backend_key_load(&key, b, &image_only, &f->image), ERR_ARGUMENT, "key image");
        assert_null(key);
        assert_failed(backend_key_load(&key, b, &good, &other.image), ERR_INPUT, "section ");
        assert_null(key);
        backend_key_unload(NULL);
        backend_close(b);
    }
    toy_fixture_free(&other);
}

int open_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unknown_backends_are_refused),
        cmocka_unit_test(the_processor_is_always_there),
        cmocka_unit_test(auto_takes_what_there_is),
        cmocka_unit_test(there_are_no_fakes_unless_set),
        cmocka_unit_test(devices_are_named),
        cmocka_unit_test(unknown_devices_are_refused_with_a_list),
        cmocka_unit_test(threads_that_cannot_be_started_are_an_error),
        cmocka_unit_test(key_and_image_must_fit),
    };
    return cmocka_run_group_tests_name("open", tests, NULL, NULL);
}
