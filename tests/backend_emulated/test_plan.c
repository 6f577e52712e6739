/* The plan: what fits into a budget, and what does not by one byte. */
#include "emulated_test.h"

#include "backend/cuda_parts.h"

static gpu *open_gpu(void)
{
    gpu *g;
    emulated_devices(1, 256 * GIB);
    assert_int_equal(gpu_open(&g, 0, 0), ERR_OK);
    return g;
}

static uint64_t sum_of(const cuda_plan *p)
{
    return p->key_bytes + p->image_bytes + p->tables_bytes + p->slab_bytes + p->vector_bytes +
           p->chunk_bytes + p->scratch_bytes;
}

static void exactly_enough_is_enough(void **state)
{
    (void)state;
    for (key_image_form form = 0; form < KEY_IMAGE_FORMS; form++) {
        const bed *b = bed_of("random:60");
        const key_image_head *head = &b->keys[form].head;
        const uint64_t resident = budget_of(b, form, BUDGET_RESIDENT);
        const uint64_t least = budget_of(b, form, BUDGET_LEAST);
        cuda_plan p;
        gpu *g = open_gpu();
        assert_int_equal(cuda_plan_make(&p, g, head, &b->image, resident, false), ERR_OK);
        assert_int_equal(p.kind, CUDA_PLAN_RESIDENT);
        assert_int_equal(p.arena_bytes, sum_of(&p));
        assert_int_equal(cuda_plan_make(&p, g, head, &b->image, resident, true), ERR_OK);
        assert_int_equal(p.kind, CUDA_PLAN_STREAMING);
        assert_int_equal(cuda_plan_make(&p, g, head, &b->image, resident - 1, false), ERR_OK);
        assert_int_equal(p.kind, CUDA_PLAN_STREAMING);
        assert_int_equal(p.in_flight, CUDA_PLAN_BATCH_MAX);
        assert_int_equal(cuda_plan_make(&p, g, head, &b->image, least, false), ERR_OK);
        assert_int_equal(p.arena_bytes, sum_of(&p));
        assert_int_equal(p.arena_bytes + CUDA_PLAN_CONTEXT_BYTES, least);
        assert_int_equal(cuda_plan_make(&p, g, head, &b->image, least - 1, false), ERR_MEMORY);
        assert_non_null(strstr(err_text(), "MiB"));
        gpu_close(g);
    }
}

static void one_byte_less_is_refused_before_anything_is_taken(void **state)
{
    const bed *b = bed_of("toy");
    const uint64_t least = budget_of(b, KEY_IMAGE_LAGRANGE, BUDGET_LEAST);
    const uint64_t before = memory_in_use();
    stand s;
    (void)state;
    assert_int_equal(stand_try(&s, b, KEY_IMAGE_LAGRANGE, least - 1), ERR_MEMORY);
    assert_int_equal(emulated_arenas(), 0);
    assert_int_equal(memory_in_use(), before);
    assert_int_equal(stand_try(&s, b, KEY_IMAGE_LAGRANGE, least), ERR_OK);
    assert_int_equal(stand_prove(&s, 0), ERR_OK);
    stand_close(&s);
}

/* Counts of a 32 GiB PoRep partition; the image's own are a toy's, which is a few megabytes less.
 */
static void a_32_gib_porep_in_16_gib(void **state)
{
    const bed *b = bed_of("toy");
    key_image_head head = b->keys[KEY_IMAGE_LAGRANGE].head;
    cuda_plan p;
    gpu *g = open_gpu();
    (void)state;
    head.log2_domain = 27;
    head.n = (slab_counts){128500000, 1700000};
    head.dense_a = (slab_counts){127000000, 1690000};
    head.dense_b = (slab_counts){33000000, 330000};
    assert_int_equal(cuda_plan_make(&p, g, &head, &b->image, 139 * GIB, false), ERR_OK);
    assert_int_equal(p.kind, CUDA_PLAN_RESIDENT);
    assert_true(p.arena_bytes < 125 * GIB);
    assert_int_equal(cuda_plan_make(&p, g, &head, &b->image, 24 * GIB, false), ERR_OK);
    assert_int_equal(p.kind, CUDA_PLAN_STREAMING);
    assert_int_equal(p.chunk, CUDA_PLAN_CHUNK_MAX);
    assert_int_equal(p.in_flight, CUDA_PLAN_BATCH_MAX);
    assert_int_equal(cuda_plan_make(&p, g, &head, &b->image, 16 * GIB, false), ERR_OK);
    assert_true(p.chunk >= CUDA_PLAN_CHUNK_MAX / 4);
    assert_int_equal(p.in_flight, CUDA_PLAN_BATCH_MAX);
    assert_int_equal(cuda_plan_make(&p, g, &head, &b->image, 8 * GIB, false), ERR_MEMORY);
    gpu_close(g);
}

/* Every point of a section lies in one part, and belongs to the bit or field that the density says;
 * chunks of any length. */
static void parts_cover_sections(void **state)
{
    const bed *b = bed_of("random:60");
    const key_image_head *head = &b->keys[KEY_IMAGE_LAGRANGE].head;
    key_image_density d[2];
    (void)state;
    for (unsigned m = 0; m < 2; m++)
        assert_int_equal(key_image_density_of(&d[m], &b->image, m), ERR_OK);
    for (size_t chunk = 2; chunk < 400; chunk += 1 + chunk / 3)
        for (key_image_section s = 0; s < KEY_IMAGE_SECTIONS; s++) {
            cuda_parts parts = cuda_parts_of(head, d, chunk, s, s + 1);
            cuda_part part;
            size_t at = 0;
            while (cuda_parts_next(&part, &parts)) {
                assert_int_equal(part.section, s);
                assert_int_equal(part.first, at);
                assert_true(part.n > 0 && part.n <= cuda_parts_points_max(chunk, s));
                assert_true(part.count >= part.n &&
                            part.count <= cuda_parts_bits_max(cuda_parts_points_max(chunk, s)));
                at += part.n;
            }
            assert_int_equal(at, key_image_points(head, s));
        }
    for (unsigned m = 0; m < 2; m++)
        key_image_density_free(&d[m]);
}

int plan_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exactly_enough_is_enough),
        cmocka_unit_test(one_byte_less_is_refused_before_anything_is_taken),
        cmocka_unit_test(a_32_gib_porep_in_16_gib),
        cmocka_unit_test(parts_cover_sections),
    };
    return cmocka_run_group_tests_name("plan", tests, NULL, NULL);
}
