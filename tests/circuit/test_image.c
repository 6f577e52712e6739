/* Images of PoRep circuits, expanded again, against the reference implementation's rows. */
#include "circuit_test.h"

#include "circuit/toy.h"
#include "r1cs/image.h"
#include "extent.h"
#include "synth_vectors.h"

#define MIB (UINT64_C(1) << 20)

static void build(r1cs_image *image, const char *name, const porep_shape *shape)
{
    const porep_circuit self = {.shape = shape};
    const r1cs_circuit circuit = {name, porep_synthesize, &self};
    if (image_build(image, &circuit, NULL) != ERR_OK)
        fail_msg("%s: %s", name, err_text());
}

/* Counts, densities, block digests, both digests and, where wanted, rows one by one. */
static void check_published(const char *name, bool listings, uint64_t bytes_max)
{
    r1cs_image image;
    build(&image, name, porep_shape_find(name));
    if (image_bytes(&image) > bytes_max)
        fail_msg("%s: an image of %zu bytes", name, image_bytes(&image));
    const r1cs_circuit again = {name, image_synthesize, &image};
    assert_whole_circuit(&again, name, listings);
    porep_counts n;
    assert_true(porep_counts_of(&n, porep_shape_find(name)));
    assert_int_equal(image.shape.aux, n.aux);
    assert_int_equal(image.shape.a_aux_density, n.a_aux);
    assert_int_equal(image.shape.b_aux_density, n.b_aux);
    image_free(&image);
}

static void test_2kib(void **state)
{
    (void)state;
    check_published("porep-2kib", true, 2 * MIB);
}

static void test_larger(void **state)
{
    (void)state;
    if (!test_long())
        skip();
    check_published("porep-8mib", false, 2 * MIB);
    check_published("porep-512mib", false, 2 * MIB);
}

/* Minutes each. */
static void test_production_sizes(void **state)
{
    (void)state;
    if (!test_long())
        skip();
    check_published("porep-32gib", false, 16 * MIB);
    check_published("porep-64gib", false, 16 * MIB);
}

/* Trees of other arities. */
static void test_small_circuits(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        uint64_t nodes;
        uint32_t base, sub, top;
    } cases[] = {{"porep-l2-c1-2-0-0-n8", 8, 2, 0, 0}, {"porep-l2-c1-8-4-2-n64", 64, 8, 4, 2}};
    json_t *all = vector_json("r1cs/gadgets.json");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        porep_shape shape;
        assert_int_equal(porep_shape_custom(&shape, cases[i].nodes, 2, 1, cases[i].base,
                                            cases[i].sub, cases[i].top),
                         ERR_OK);
        r1cs_image image;
        build(&image, shape.name, &shape);
        const r1cs_circuit again = {shape.name, image_synthesize, &image};
        assert_gadget(&again, cases[i].name, all);
        image_free(&image);
    }
    json_decref(all);
}

/* The gadgets of a challenge are few: each block of SHA-256, whatever it stands on, is one of a
 * handful of templates. */
static void test_templates(void **state)
{
    (void)state;
    r1cs_image image;
    build(&image, "porep-2kib", porep_shape_find("porep-2kib"));
    assert_in_range(image.template_n, 10, 40);
    assert_in_range(image.density_n, 5, 40);
    uint64_t rows = 0;
    for (size_t i = 0; i < image.instance_n; i++) {
        assert_int_equal(image.instance[i].row, rows);
        rows += image.template_[image.instance[i].template_index].rows;
    }
    assert_int_equal(rows, image.shape.constraints);
    image_free(&image);
}

/* Both kinds of variables, inputs between rows, every form of coefficient. */
static void test_toys(void **state)
{
    (void)state;
    static const char *const names[] = {"toy", "random:16", "random:1000", "random:200000"};
    for (unsigned i = 0; i < 4; i++) {
        toy_circuit toy;
        assert_int_equal(toy_circuit_find(&toy, names[i]), ERR_OK);
        const r1cs_circuit circuit = {names[i], toy_synthesize, &toy};
        r1cs_image image;
        r1cs_shape one, two;
        assert_int_equal(image_build(&image, &circuit, NULL), ERR_OK);
        const r1cs_circuit again = {names[i], image_synthesize, &image};
        assert_int_equal(r1cs_fingerprint(&one, &circuit, NULL), ERR_OK);
        assert_int_equal(r1cs_fingerprint(&two, &again, NULL), ERR_OK);
        assert_memory_equal(&one, &two, sizeof one);
        image_free(&image);
    }
}

CIRCUIT_TESTS(image_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_toys),      cmocka_unit_test(test_small_circuits),
        cmocka_unit_test(test_templates), cmocka_unit_test(test_2kib),
        cmocka_unit_test(test_larger),    cmocka_unit_test(test_production_sizes),
    };
    return cmocka_run_group_tests_name("porep image", tests, NULL, NULL);
}
