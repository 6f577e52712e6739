/* Shapes, registered proofs and names. */
#include "circuit_test.h"

#include <stdio.h>

#include "circuit/porep.h"
#include "vectors.h"

static void test_table(void **state)
{
    (void)state;
    size_t n;
    const porep_shape *shapes = porep_shapes(&n);
    assert_int_equal(n, 5);
    for (size_t i = 0; i < n; i++) {
        const porep_shape *s = &shapes[i];
        assert_ptr_equal(porep_shape_find(s->name), s);
        assert_ptr_equal(porep_shape_of_size(s->sector_bytes), s);
        porep_shape made;
        assert_int_equal(porep_shape_custom(&made, s->nodes, s->layers, s->challenges,
                                            s->base_arity, s->sub_arity, s->top_arity),
                         ERR_OK);
        assert_int_equal(made.sector_bytes, s->sector_bytes);
        assert_int_equal(made.base_levels, s->base_levels);
        assert_int_equal(made.d_levels, s->d_levels);
        assert_int_equal(porep_inputs(&made), porep_inputs(s));
        if (i > 0)
            assert_true(s->sector_bytes > s[-1].sector_bytes);
        /* ceil(minimum / partitions), minimum 2 or 176 and 26 or 2253 (§1.1) */
        const bool production = s->layers == 11;
        const uint32_t minimum = production ? 176 : 2, minimum_ni = production ? 2253 : 26;
        assert_int_equal(s->challenges, (minimum + s->partitions - 1) / s->partitions);
        assert_int_equal(s->challenges, (minimum_ni + s->partitions_non_interactive - 1) /
                                            s->partitions_non_interactive);
    }
    assert_ptr_equal(porep_shape_find("porep-32g"), porep_shape_find("porep-32gib"));
    assert_ptr_equal(porep_shape_find("porep-64g"), porep_shape_find("porep-64gib"));
    assert_null(porep_shape_find("porep-16gib"));
    assert_null(porep_shape_find("porep"));
    assert_null(porep_shape_of_size(4096));
}

static void test_against_vectors(void **state)
{
    (void)state;
    size_t n;
    const porep_shape *shapes = porep_shapes(&n);
    for (size_t i = 0; i < n; i++) {
        const porep_shape *s = &shapes[i];
        char path[64], stem[256], file[300];
        snprintf(path, sizeof path, "r1cs/%s.json", s->name);
        json_t *j = vector_json(path);
        assert_int_equal(json_number(j, "sector_size"), s->sector_bytes);
        assert_int_equal(json_number(j, "inputs"), porep_inputs(s));
        const json_t *p = json_member(j, "parameters");
        assert_int_equal(json_number(p, "layers"), s->layers);
        assert_int_equal(json_number(p, "challenges_per_partition"), s->challenges);
        const json_t *parts = json_member(p, "partitions");
        assert_int_equal(json_number(parts, "interactive"), s->partitions);
        assert_int_equal(json_number(parts, "non_interactive"), s->partitions_non_interactive);
        porep_params_stem(stem, s);
        snprintf(file, sizeof file, "%s.params", stem);
        assert_string_equal(file, json_text(p, "params_file"));
        json_decref(j);
    }
}

static void test_custom_refused(void **state)
{
    (void)state;
    porep_shape s;
    static const struct {
        uint64_t nodes;
        uint32_t layers, challenges, base, sub, top;
    } bad[] = {
        {64, 2, 2, 3, 0, 0}, {64, 2, 2, 16, 0, 0}, {64, 2, 2, 8, 3, 0},
        {64, 2, 2, 8, 0, 2}, {63, 2, 2, 8, 0, 0},  {32, 2, 2, 8, 0, 0},
        {64, 2, 2, 8, 8, 8}, {0, 2, 2, 8, 0, 0},   {1, 2, 2, 8, 0, 0},
        {64, 3, 2, 8, 0, 0}, {64, 0, 2, 8, 0, 0},  {64, 12, 2, 8, 0, 0},
        {64, 2, 0, 8, 0, 0}, {64, 2, 19, 8, 0, 0}, {UINT64_C(1) << 33, 2, 2, 8, 0, 0},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal(porep_shape_custom(&s, bad[i].nodes, bad[i].layers, bad[i].challenges,
                                            bad[i].base, bad[i].sub, bad[i].top),
                         ERR_ARGUMENT);
    assert_int_equal(porep_shape_custom(&s, 2, 11, 18, 2, 0, 0), ERR_OK);
    assert_int_equal(s.base_levels, 1);
    assert_int_equal(s.d_levels, 1);
}

static void test_registered(void **state)
{
    (void)state;
    static const struct {
        uint32_t id;
        const char *name, *circuit;
        porep_variant variant;
    } known[] = {
        {0, "StackedDrg2KiBV1", "porep-2kib", POREP_V1},
        {3, "StackedDrg32GiBV1", "porep-32gib", POREP_V1},
        {5, "StackedDrg2KiBV1_1", "porep-2kib", POREP_V1_1},
        {8, "StackedDrg32GiBV1_1", "porep-32gib", POREP_V1_1},
        {9, "StackedDrg64GiBV1_1", "porep-64gib", POREP_V1_1},
        {10, "StackedDrg2KiBV1_1_Feat_SyntheticPoRep", "porep-2kib", POREP_SYNTHETIC},
        {12, "StackedDrg512MiBV1_1_Feat_SyntheticPoRep", "porep-512mib", POREP_SYNTHETIC},
        {15, "StackedDrg2KiBV1_2_Feat_NonInteractivePoRep", "porep-2kib", POREP_NON_INTERACTIVE},
        {19, "StackedDrg64GiBV1_2_Feat_NonInteractivePoRep", "porep-64gib", POREP_NON_INTERACTIVE},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        const porep_shape *shape;
        porep_variant variant;
        char name[64];
        uint32_t id = UINT32_MAX;
        assert_true(porep_registered(known[i].id, &shape, &variant));
        assert_string_equal(shape->name, known[i].circuit);
        assert_int_equal(variant, known[i].variant);
        porep_registered_name(name, known[i].id);
        assert_string_equal(name, known[i].name);
        assert_true(porep_registered_by_name(name, strlen(name), &id));
        assert_int_equal(id, known[i].id);
    }
    const porep_shape *shape;
    porep_variant variant;
    uint32_t id;
    assert_false(porep_registered(20, &shape, &variant));
    assert_false(porep_registered_by_name("StackedDrg2KiBV1_", 17, &id));
    assert_false(porep_registered_by_name("StackedDrg2KiBV2", 16, &id));
    assert_true(porep_registered_by_name("StackedDrg2KiBV1_1", 16, &id)); /* only 16 characters */
    assert_int_equal(id, 0);
    uint8_t bytes[32], expected[32] = {15};
    porep_id_bytes(bytes, 15);
    assert_memory_equal(bytes, expected, 32);
}

CIRCUIT_TESTS(shape_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table),
        cmocka_unit_test(test_against_vectors),
        cmocka_unit_test(test_custom_refused),
        cmocka_unit_test(test_registered),
    };
    return cmocka_run_group_tests_name("porep shapes", tests, NULL, NULL);
}
