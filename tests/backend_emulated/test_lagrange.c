/* From one form of a key image to the other by way of a device. */
#include "emulated_test.h"

#include "backend/cuda_lagrange.h"
#include "base/fault.h"
#include "base/pool.h"

/* All points through the source, by ranges on several threads: compared on the way. */
typedef struct {
    key_image_source source;
    const key_image *expected;
} comparison;

#define RANGES 3u

static err_t compare_range(void *context, size_t i, unsigned worker)
{
    const comparison *c = context;
    const key_image_section s = (key_image_section)(i / RANGES);
    const size_t n = key_image_points(&c->expected->head, s), bytes = key_image_point_bytes(s);
    const size_t first = n * (i % RANGES) / RANGES, last = n * (i % RANGES + 1) / RANGES;
    (void)worker;
    uint8_t *found = malloc((last - first) * bytes + 1);
    if (!found)
        abort();
    err_t rc = c->source.read(c->source.context, found, s, first, last - first);
    if (rc == ERR_OK && memcmp(found, (const uint8_t *)c->expected->points[s] + first * bytes,
                               (last - first) * bytes) != 0)
        rc = err_set(ERR_INTERNAL, "other points from %zu of section %s", first,
                     key_image_section_name(s));
    free(found);
    return rc;
}

static err_t convert(const bed *b, const char *uuid, pool *p)
{
    cuda_lagrange *c;
    const key_image_source from = key_image_source_of(&b->keys[KEY_IMAGE_COEFFICIENTS]);
    ERR_TRY(cuda_lagrange_open(&c, uuid, &from, &b->image, 2, NULL));
    comparison all = {cuda_lagrange_source(c), &b->keys[KEY_IMAGE_LAGRANGE]};
    err_t rc = all.source.head->form == KEY_IMAGE_LAGRANGE
                   ? ERR_OK
                   : err_set(ERR_INTERNAL, "the form is another");
    if (rc == ERR_OK && uuid && strcmp(cuda_lagrange_device(c), uuid) != 0)
        rc = err_set(ERR_INTERNAL, "made on %s", cuda_lagrange_device(c));
    if (rc == ERR_OK)
        rc = pool_for(p, KEY_IMAGE_SECTIONS * RANGES, compare_range, &all);
    cuda_lagrange_close(c);
    return rc;
}

static void converted_keys_equal_those_of_the_setup(void **state)
{
    (void)state;
    static const char *const circuits[] = {"toy", "random:16"};
    pool *p;
    assert_int_equal(pool_create(&p, 3), ERR_OK);
    const uint64_t before = memory_in_use();
    emulated_devices(2, GIB);
    for (unsigned i = 0; i < 2; i++) {
        const bed *b = bed_of(circuits[i]);
        const uint64_t with_bed = memory_in_use();
        assert_int_equal(convert(b, NULL, p), ERR_OK);
        assert_int_equal(convert(b, "GPU-emulated-1", p), ERR_OK);
        assert_int_equal(memory_in_use(), with_bed);
    }
    assert_true(memory_in_use() >= before);
    assert_int_equal(emulated_arenas(), 0);
    pool_destroy(p);
}

static void what_cannot_be_converted_is_refused(void **state)
{
    (void)state;
    const bed *b = bed_of("toy");
    cuda_lagrange *c;
    key_image_source from = key_image_source_of(&b->keys[KEY_IMAGE_LAGRANGE]);
    emulated_devices(1, GIB);
    assert_int_equal(cuda_lagrange_open(&c, NULL, &from, &b->image, 1, NULL), ERR_ARGUMENT);
    assert_non_null(strstr(err_text(), "toy: the key image is in another form already"));
    from = key_image_source_of(&b->keys[KEY_IMAGE_COEFFICIENTS]);
    assert_int_equal(cuda_lagrange_open(&c, NULL, &from, &bed_of("random:16")->image, 1, NULL),
                     ERR_INPUT);
    assert_int_equal(cuda_lagrange_open(&c, "GPU-none", &from, &b->image, 1, NULL), ERR_ARGUMENT);
    assert_int_equal(cuda_lagrange_open(&c, NULL, &from, &b->image, 1, NULL), ERR_OK);
    const key_image_source source = cuda_lagrange_source(c);
    g1_aff point;
    assert_int_equal(source.read(source.context, &point, KEY_IMAGE_H, 128, 1), ERR_ARGUMENT);
    assert_non_null(strstr(err_text(), "points 128 to 129 of section h, which has 128"));
    assert_int_equal(source.read(source.context, &point, KEY_IMAGE_L, 69, 0), ERR_OK);
    cuda_lagrange_close(c);
    emulated_devices(1, 4096); /* no room for the points */
    assert_int_equal(cuda_lagrange_open(&c, NULL, &from, &b->image, 1, NULL), ERR_MEMORY);
    assert_null(c);
    emulated_devices(0, 0);
    assert_int_equal(cuda_lagrange_open(&c, NULL, &from, &b->image, 1, NULL), ERR_DEVICE);
    assert_non_null(strstr(err_text(), "no GPU: "));
    assert_int_equal(emulated_arenas(), 0);
}

static void any_call_may_fail(void **state)
{
    (void)state;
    const bed *b = bed_of("random:16");
    const uint64_t before = memory_in_use();
    unsigned failed = 0;
    emulated_devices(1, GIB);
    for (uint64_t n = 1, good = 0; good < 3; n += test_short() ? 5 : 1) {
        fault_arm(FAULT_GPU, n);
        const err_t rc = convert(b, NULL, NULL);
        fault_arm(FAULT_GPU, 0);
        assert_true(rc == ERR_OK || rc == ERR_DEVICE);
        failed += rc != ERR_OK;
        good = rc == ERR_OK ? good + 1 : 0;
        assert_int_equal(memory_in_use(), before);
        assert_int_equal(emulated_arenas(), 0);
    }
    assert_true(failed > (test_short() ? 2u : 10u));
}

int lagrange_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(converted_keys_equal_those_of_the_setup),
        cmocka_unit_test(what_cannot_be_converted_is_refused),
        cmocka_unit_test(any_call_may_fail),
    };
    return cmocka_run_group_tests_name("another form of a key image", tests, NULL, NULL);
}
