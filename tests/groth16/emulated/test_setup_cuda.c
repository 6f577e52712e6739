/* Setup on an emulated GPU against the processor's, point for point; its memory; each call failing.
 * The program compiles setup_cuda.c with a chunk so small that every loop takes several. */
#include "image_support.h"

#include "base/fault.h"
#include "groth16/setup_cuda.h"
#include "gpu_emulated.h"

#define MEMORY_BYTES ((uint64_t)64 << 20)
#define RANGE        ((size_t)100)

typedef struct {
    image_case c;
    groth16_toxic toxic;
    key_image_form form;
    uint64_t open_bytes, range_bytes;
    gpu *g;
    gpu_stream s;
} setup_case;

static uint64_t taken_bytes(const gpu *g)
{
    gpu_counts counts;
    gpu_memory(g, &counts);
    return counts.taken_bytes;
}

/* A device whose arena is just what is said to be needed. */
static void begin(setup_case *t, const char *name, key_image_form form)
{
    memset(t, 0, sizeof *t);
    image_case_named(&t->c, name);
    test_toxic(&t->toxic);
    t->form = form;
    assert_int_equal(setup_cuda_bytes(&t->open_bytes, &t->range_bytes, &t->c.image, form, RANGE),
                     ERR_OK);
    emulated_devices(1, MEMORY_BYTES);
    const uint64_t room = t->range_bytes + RANGE * sizeof(g2_aff) + GPU_ALIGN;
    assert_int_equal(gpu_open(&t->g, 0, t->open_bytes + room), ERR_OK);
    t->s = gpu_stream_get(t->g, 1);
}

static void end(setup_case *t)
{
    gpu_close(t->g);
    image_case_free(&t->c);
}

/* ---- points -------------------------------------------------------------------------------- */

static void check_range(const setup_case *t, const setup_cuda *c, const key_image *expected,
                        key_image_section s, size_t first, size_t n)
{
    const size_t bytes = key_image_point_bytes(s);
    const gpu_mark mark = gpu_mark_get(t->g);
    void *device, *host;
    assert_int_equal(gpu_pinned_alloc(&host, t->g, MEM_KEY, RANGE * bytes, "points"), ERR_OK);
    assert_int_equal(gpu_take(&device, t->g, n * bytes, "points"), ERR_OK);
    const uint64_t before = taken_bytes(t->g);
    assert_int_equal(setup_cuda_points(c, device, s, first, n, t->s), ERR_OK);
    assert_true(taken_bytes(t->g) - before <= t->range_bytes);
    assert_int_equal(gpu_download(t->g, host, device, n * bytes, t->s), ERR_OK);
    assert_int_equal(gpu_wait(t->g, t->s), ERR_OK);
    assert_memory_equal(host, (const uint8_t *)expected->points[s] + first * bytes, n * bytes);
    gpu_pinned_free(t->g, host, MEM_KEY);
    gpu_release(t->g, mark);
}

static void check_head(const key_image_head *a, const key_image_head *b)
{
    assert_memory_equal(a, b, offsetof(key_image_head, vk));
    assert_memory_equal(&a->vk.alpha_g1, &b->vk.alpha_g1, offsetof(groth16_vk, ic));
    assert_int_equal(a->vk.ic_n, b->vk.ic_n);
    assert_memory_equal(a->vk.ic, b->vk.ic, a->vk.ic_n * sizeof *a->vk.ic);
}

static void points_are_those_of_the_processor(void **state)
{
    static const char *const names[] = {"toy", "random:60", "parts:40"};
    (void)state;
    for (unsigned i = 0; i < 6; i++) {
        setup_case t;
        setup_cuda *c;
        key_image expected;
        gpu_counts counts;
        begin(&t, names[i % 3], i < 3 ? KEY_IMAGE_LAGRANGE : KEY_IMAGE_COEFFICIENTS);
        emulated_seed(i + 1);
        assert_int_equal(key_image_setup(&expected, &t.c.image, &t.toxic, t.form, NULL, NULL),
                         ERR_OK);
        assert_int_equal(setup_cuda_open(&c, t.g, &t.c.image, &t.toxic, t.form, t.s), ERR_OK);
        gpu_memory(t.g, &counts);
        assert_int_equal(counts.taken_peak_bytes, t.open_bytes);
        assert_int_equal(counts.pinned_bytes, 0);
        check_head(setup_cuda_head(c), &expected.head);
        for (unsigned s = 0; s < KEY_IMAGE_SECTIONS; s++) {
            const size_t n = key_image_points(&expected.head, (key_image_section)s);
            for (size_t at = 0; at < n; at += RANGE - 7 * s)
                check_range(&t, c, &expected, (key_image_section)s, at,
                            n - at < RANGE - 7 * s ? n - at : RANGE - 7 * s);
        }
        setup_cuda_close(c);
        key_image_free(&expected);
        end(&t);
    }
}

typedef struct {
    const key_image_source *source;
    const key_image *expected;
} reading;

/* Section i, by parts that are longer and shorter than one read. */
static err_t read_section(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const reading *r = context;
    const key_image_section s = (key_image_section)i;
    const size_t n = key_image_points(r->source->head, s), bytes = key_image_point_bytes(s);
    uint8_t points[45 * sizeof(g2_aff)];
    for (size_t at = 0; at < n;) {
        const size_t left = n - at, wanted = at % 2 == 0 ? 45 : 14;
        const size_t part = left < wanted ? left : wanted;
        ERR_TRY(r->source->read(r->source->context, points, s, at, part));
        if (memcmp(points, (const uint8_t *)r->expected->points[s] + at * bytes, part * bytes) != 0)
            return err_set(ERR_INTERNAL, "section %zu, from %zu on", i, at);
        at += part;
    }
    return ERR_OK;
}

static void a_source_gives_the_same_points(void **state)
{
    (void)state;
    for (unsigned form = 0; form < KEY_IMAGE_FORMS; form++) {
        setup_case t;
        setup_cuda *c;
        setup_cuda_source *o;
        key_image expected;
        pool *p;
        uint64_t bytes;
        begin(&t, "parts:40", (key_image_form)form);
        assert_int_equal(key_image_setup(&expected, &t.c.image, &t.toxic, t.form, NULL, NULL),
                         ERR_OK);
        assert_int_equal(setup_cuda_source_bytes(&bytes, &t.c.image, t.form), ERR_OK);
        assert_int_equal(gpu_arena_set(t.g, t.open_bytes + bytes), ERR_OK);
        t.s = gpu_stream_get(t.g, 0);
        assert_int_equal(setup_cuda_open(&c, t.g, &t.c.image, &t.toxic, t.form, t.s), ERR_OK);
        assert_int_equal(setup_cuda_source_open(&o, c, t.s), ERR_OK);
        const key_image_source source = setup_cuda_source_of(o);
        reading r = {&source, &expected};
        const uint64_t before = taken_bytes(t.g);
        assert_int_equal(pool_create(&p, 3), ERR_OK);
        if (pool_for(p, KEY_IMAGE_SECTIONS, read_section, &r) != ERR_OK)
            fail_msg("%s", err_text());
        pool_destroy(p);
        assert_int_equal(taken_bytes(t.g), before);
        g1_aff point;
        assert_failed(source.read(source.context, &point, KEY_IMAGE_L,
                                  key_image_points(source.head, KEY_IMAGE_L), 1),
                      ERR_ARGUMENT, "of section l, which has");
        setup_cuda_source_close(o);
        setup_cuda_close(c);
        key_image_free(&expected);
        end(&t);
    }
}

/* ---- refusals ------------------------------------------------------------------------------ */

static void what_setup_refuses_is_refused(void **state)
{
    (void)state;
    setup_case t;
    setup_cuda *c;
    test_circuit made;
    void *out;
    begin(&t, "random:60", KEY_IMAGE_LAGRANGE);
    groth16_toxic wrong = t.toxic;
    wrong.gamma = FR_ZERO;
    assert_failed(setup_cuda_open(&c, t.g, &t.c.image, &wrong, t.form, t.s), ERR_ARGUMENT,
                  "gamma of the toxic waste is zero");
    assert_null(c);
    assert_int_equal(setup_cuda_open(&c, t.g, &t.c.image, &t.toxic, t.form, t.s), ERR_OK);
    const size_t n = key_image_points(setup_cuda_head(c), KEY_IMAGE_A);
    assert_int_equal(gpu_take(&out, t.g, 96, "points"), ERR_OK);
    assert_failed(setup_cuda_points(c, out, KEY_IMAGE_A, n, 1, t.s), ERR_ARGUMENT,
                  "of section a, which has");
    assert_failed(setup_cuda_points(c, out, KEY_IMAGE_A, 1, SIZE_MAX, t.s), ERR_ARGUMENT,
                  "of section a, which has");
    assert_int_equal(setup_cuda_points(c, out, KEY_IMAGE_A, n, 0, t.s), ERR_OK);
    setup_cuda_close(c);
    end(&t);

    begin(&t, "random:60", KEY_IMAGE_COEFFICIENTS);
    image_case_free(&t.c);
    test_circuit_begin(&made, 2, 3);
    test_circuit_term_int(&made, 0, R1CS_AUX | 0, 1);
    test_circuit_term_int(&made, 1, R1CS_AUX | 2, 1);
    test_circuit_end_row(&made);
    image_case_made(&t.c, &made);
    assert_failed(setup_cuda_open(&c, t.g, &t.c.image, &t.toxic, t.form, t.s), ERR_INPUT,
                  "aux variable 1 is unconstrained");
    assert_int_equal(taken_bytes(t.g), 0);
    end(&t);
}

/* Opens and makes one range of points. */
static err_t make(setup_case *t)
{
    const gpu_mark mark = gpu_mark_get(t->g);
    setup_cuda *c;
    void *out;
    ERR_TRY(setup_cuda_open(&c, t->g, &t->c.image, &t->toxic, t->form, t->s));
    err_t rc = gpu_take(&out, t->g, RANGE * sizeof(g1_aff), "points");
    if (rc == ERR_OK)
        rc = setup_cuda_points(c, out, KEY_IMAGE_H, 3, 10, t->s);
    const err_t waited = gpu_wait(t->g, t->s);
    setup_cuda_close(c);
    gpu_release(t->g, mark);
    return rc == ERR_OK ? waited : rc;
}

static void check_failures(setup_case *t, fault_kind kind, err_t expected)
{
    const uint64_t before = memory_in_use();
    unsigned failures = 0;
    for (err_t rc = expected; rc != ERR_OK; failures++) {
        fault_arm(kind, failures + 1);
        rc = make(t);
        fault_arm(kind, 0);
        assert_true(rc == ERR_OK || rc == expected);
        assert_int_equal(memory_in_use(), before);
        assert_int_equal(taken_bytes(t->g), 0);
        assert_true(failures < 1000);
    }
    assert_true(failures > 5);
}

/* Every call of the device, every allocation. */
static void failures_leave_nothing_behind(void **state)
{
    (void)state;
    for (unsigned form = 0; form < KEY_IMAGE_FORMS; form++) {
        setup_case t;
        begin(&t, "toy", (key_image_form)form);
        check_failures(&t, FAULT_GPU, ERR_DEVICE);
        check_failures(&t, FAULT_ALLOC, ERR_MEMORY);
        end(&t);
    }
}

static void too_small_an_arena_is_refused(void **state)
{
    (void)state;
    setup_case t;
    setup_cuda *c;
    begin(&t, "parts:40", KEY_IMAGE_LAGRANGE);
    assert_int_equal(gpu_arena_set(t.g, t.open_bytes - GPU_ALIGN), ERR_OK);
    assert_failed(setup_cuda_open(&c, t.g, &t.c.image, &t.toxic, t.form, gpu_stream_get(t.g, 0)),
                  ERR_MEMORY, "");
    assert_int_equal(taken_bytes(t.g), 0);
    end(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_are_those_of_the_processor),
        cmocka_unit_test(a_source_gives_the_same_points),
        cmocka_unit_test(what_setup_refuses_is_refused),
        cmocka_unit_test(failures_leave_nothing_behind),
        cmocka_unit_test(too_small_an_arena_is_refused),
    };
    return cmocka_run_group_tests_name("setup on a GPU", tests, NULL, NULL) != 0;
}
