/* From form COEFFICIENTS to LAGRANGE point by point, against a setup that makes the second form out
 * of the toxic waste itself. */
#include "image_support.h"

#include "base/fault.h"

static key_image setup(const image_case *c, key_image_form form)
{
    groth16_toxic toxic;
    key_image k;
    test_toxic(&toxic);
    assert_int_equal(key_image_setup(&k, &c->image, &toxic, form, NULL, NULL), ERR_OK);
    return k;
}

static void check(const char *name, pool *p)
{
    image_case c;
    image_case_named(&c, name);
    key_image k = setup(&c, KEY_IMAGE_COEFFICIENTS), expected = setup(&c, KEY_IMAGE_LAGRANGE);
    assert_int_equal(key_image_to_lagrange(&k, &c.image, p), ERR_OK);
    assert_int_equal(k.head.form, KEY_IMAGE_LAGRANGE);
    for (unsigned s = 0; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t n = key_image_points(&expected.head, (key_image_section)s);
        assert_int_equal(key_image_points(&k.head, (key_image_section)s), n);
        assert_memory_equal(k.points[s], expected.points[s],
                            n * key_image_point_bytes((key_image_section)s));
    }
    assert_int_equal(key_image_to_lagrange(&k, &c.image, p), ERR_ARGUMENT);
    key_image_free(&k);
    key_image_free(&expected);
    image_case_free(&c);
}

static void converted_key_is_the_one_made_so(void **state)
{
    (void)state;
    pool *p;
    assert_int_equal(pool_create(&p, 2), ERR_OK);
    check("toy", p);
    check("random:16", NULL);
    check("parts:70", p);
    pool_destroy(p);
    assert_int_equal(memory_in_use(), 0);
}

/* The key stays what it was. */
static void failing_conversion_changes_nothing(void **state)
{
    (void)state;
    image_case c, other;
    image_case_named(&c, "random:16");
    image_case_named(&other, "toy");
    key_image k = setup(&c, KEY_IMAGE_COEFFICIENTS), before = setup(&c, KEY_IMAGE_COEFFICIENTS);
    assert_int_equal(key_image_to_lagrange(&k, &other.image, NULL), ERR_INPUT);
    const uint64_t bytes = memory_in_use();
    for (uint64_t n = 1; n <= 3; n++) {
        fault_arm(FAULT_ALLOC, n);
        assert_int_equal(key_image_to_lagrange(&k, &c.image, NULL), ERR_MEMORY);
        assert_int_equal(memory_in_use(), bytes);
    }
    fault_arm(FAULT_ALLOC, 0);
    for (unsigned s = KEY_IMAGE_H; s <= KEY_IMAGE_L; s++)
        assert_memory_equal(k.points[s], before.points[s],
                            key_image_points(&k.head, (key_image_section)s) * sizeof(g1_aff));
    key_image_free(&k);
    key_image_free(&before);
    image_case_free(&c);
    image_case_free(&other);
}

int key_image_lagrange_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(converted_key_is_the_one_made_so),
        cmocka_unit_test(failing_conversion_changes_nothing),
    };
    return cmocka_run_group_tests_name("key images in Lagrange form", tests, NULL, NULL);
}
