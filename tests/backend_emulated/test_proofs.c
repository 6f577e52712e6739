/* Proofs on an emulated device: the processor's, byte for byte, in both forms of a key, resident
 * and streamed. */
#include "emulated_test.h"

static const char *const names[] = {"toy", "random:60"};

typedef struct {
    const char *name;
    key_image_form form;
    budget_kind kind;
} way;

static void each_way(void (*test)(const way *w, stand *s))
{
    for (unsigned n = 0; n < sizeof names / sizeof names[0]; n++)
        for (key_image_form form = 0; form < KEY_IMAGE_FORMS; form++)
            for (budget_kind kind = 0; kind < BUDGETS; kind++) {
                const way w = {names[n], form, kind};
                stand s;
                stand_open(&s, bed_of(w.name), form, kind);
                test(&w, &s);
                stand_close(&s);
                assert_int_equal(emulated_arenas(), 0);
            }
}

static void one(const way *w, stand *s)
{
    backend_device d = {0};
    DEVICE_CUDA.state(&d, s->d);
    assert_string_equal(d.plan, w->kind == BUDGET_RESIDENT ? "resident" : "streaming");
    assert_int_equal(DEVICE_CUDA.describe(&d, 0), ERR_OK);
    assert_string_equal(d.device, "GPU-emulated-0");
    const uint64_t before = memory_in_use();
    for (unsigned i = 0; i < 2; i++)
        assert_int_equal(stand_prove(s, i), ERR_OK);
    assert_int_equal(memory_in_use(), before);
    DEVICE_CUDA.state(&d, s->d);
    assert_true(d.taken_peak_bytes <= d.arena_bytes);
}

static void proofs_are_the_processors(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= (test_long() ? 8 : 1); seed++) {
        emulated_seed(seed);
        each_way(one);
    }
}

/* More than there is room for: all are started, then finished from the first or from the last. */
static void many(const way *w, stand *s)
{
    const unsigned first = !test_long() && w->form == KEY_IMAGE_COEFFICIENTS;
    for (unsigned reverse = first; reverse < 2; reverse++) {
        device_pending *p[WITNESSES];
        for (unsigned i = 0; i < WITNESSES; i++)
            assert_int_equal(stand_start(&p[i], s, i, NULL), ERR_OK);
        for (unsigned i = 0; i < WITNESSES; i++) {
            const unsigned k = reverse ? WITNESSES - 1 - i : i;
            stand_expect(p[k], s->bed, k);
        }
    }
}

static void many_at_once(void **state)
{
    (void)state;
    emulated_seed(7);
    each_way(many);
}

static void proof_of(err_t (*start)(device_pending **, stand *, unsigned, bool *), stand *s)
{
    device_pending *p;
    assert_int_equal(start(&p, s, 0, NULL), ERR_OK);
    stand_expect(p, s->bed, 0);
}

/* Slabs in page-locked memory are read where they are; they are let go before the proof is done,
 * and may then hold anything. */
static void pinned(const way *w, stand *s)
{
    const size_t bytes = slab_bytes(s->bed->image.n);
    const right_proof *r = &s->bed->right[3];
    void *block;
    r1cs_slab slab;
    device_pending *p;
    assert_int_equal(DEVICE_CUDA.slab_alloc(&block, s->d, bytes), ERR_OK);
    memcpy(block, r->arena, bytes);
    assert_int_equal(slab_place(&slab, r->slab.n, block, bytes), ERR_OK);
    const backend_witness witness = {.slab = &slab, .blinding = &r->blinding};
    assert_int_equal(DEVICE_CUDA.start(&p, s->k, &witness), ERR_OK);
    stand_expect(p, s->bed, 3);
    DEVICE_CUDA.slab_free(s->d, block);
    proof_of(stand_start, s);
    (void)w;
}

static void slabs_in_page_locked_memory(void **state)
{
    (void)state;
    each_way(pinned);
}

static void wipe_slab(void *context)
{
    const r1cs_slab *slab = context;
    memset(slab->fields, 0x77, slab->n.fields * sizeof(fr));
    memset(slab->bits, 0x77, 8 * slab_words(slab->n.bits));
}

static void released(const way *w, stand *s)
{
    const size_t bytes = slab_bytes(s->bed->image.n);
    for (unsigned pin = 0; pin < 2; pin++) {
        const right_proof *r = &s->bed->right[4];
        void *block;
        r1cs_slab slab;
        device_pending *p;
        if (pin)
            assert_int_equal(DEVICE_CUDA.slab_alloc(&block, s->d, bytes), ERR_OK);
        else
            assert_int_equal(mem_alloc(&block, MEM_WITNESS, bytes, 1, "slab"), ERR_OK);
        memcpy(block, r->arena, bytes);
        assert_int_equal(slab_place(&slab, r->slab.n, block, bytes), ERR_OK);
        const backend_witness witness = {
            .slab = &slab, .release = wipe_slab, .context = &slab, .blinding = &r->blinding};
        assert_int_equal(DEVICE_CUDA.start(&p, s->k, &witness), ERR_OK);
        stand_expect(p, s->bed, 4);
        if (pin)
            DEVICE_CUDA.slab_free(s->d, block);
        else
            mem_free(block, MEM_WITNESS);
    }
    (void)w;
}

static void a_slab_is_free_once_it_is_released(void **state)
{
    (void)state;
    each_way(released);
}

/* A key that is no image: coefficients, put into order on the way. */
static void from_a_key(void **state)
{
    const bed *b = bed_of("random:60");
    (void)state;
    for (budget_kind kind = 0; kind < BUDGETS; kind++) {
        stand s = {.bed = b};
        const backend_options options = {.vram_bytes = budget_of(b, KEY_IMAGE_COEFFICIENTS, kind),
                                         .threads = 1};
        const backend_key_source source = {.key = &b->key};
        assert_int_equal(DEVICE_CUDA.open(&s.d, 0, &options), ERR_OK);
        assert_int_equal(DEVICE_CUDA.load(&s.k, s.d, &source, &b->image), ERR_OK);
        for (unsigned i = 0; i < 3; i++)
            assert_int_equal(stand_prove(&s, i), ERR_OK);
        stand_close(&s);
    }
}

/* A key too large for page-locked memory is read in every pass. */
static void from_the_source_in_every_pass(void **state)
{
    const bed *b = bed_of("random:60");
    (void)state;
    for (key_image_form form = 0; form < KEY_IMAGE_FORMS; form++) {
        stand s;
        const uint64_t budget = budget_of(b, form, BUDGET_LEAST);
        size_t largest = 0;
        for (key_image_section k = 0; k < KEY_IMAGE_SECTIONS; k++) {
            const size_t bytes =
                key_image_points(&b->keys[form].head, k) * key_image_point_bytes(k);
            largest = bytes > largest ? bytes : largest;
        }
        /* What else is page-locked is some megabytes. */
        mem_budget_set(memory_in_use() + ((uint64_t)24 << 20) + largest);
        const err_t rc = stand_try(&s, b, form, budget);
        mem_budget_set(0);
        assert_int_equal(rc, ERR_OK);
        assert_int_equal(stand_prove(&s, 0), ERR_OK);
        assert_int_equal(stand_prove(&s, 1), ERR_OK);
        stand_close(&s);
    }
}

static void dropped_at_any_point(void **state)
{
    (void)state;
    for (budget_kind kind = 0; kind < BUDGETS; kind++) {
        stand s;
        stand_open(&s, bed_of("random:60"), KEY_IMAGE_LAGRANGE, kind);
        const uint64_t before = memory_in_use();
        for (unsigned round = 0; round < (test_long() ? 40 : 3); round++) {
            device_pending *p[WITNESSES];
            bool let_go[WITNESSES] = {false};
            for (unsigned i = 0; i < WITNESSES; i++)
                assert_int_equal(stand_start(&p[i], &s, i, &let_go[i]), ERR_OK);
            for (unsigned i = 0; i < WITNESSES; i++) {
                const unsigned k = (i * 5 + round) % WITNESSES;
                if ((k + round) % 3 == 0)
                    stand_expect(p[k], s.bed, k);
                else
                    DEVICE_CUDA.free(p[k]);
                assert_true(__atomic_load_n(&let_go[k], __ATOMIC_ACQUIRE));
            }
        }
        assert_int_equal(memory_in_use(), before);
        stand_close(&s);
    }
}

static void two_hundred_in_a_row(void **state)
{
    (void)state;
    for (budget_kind kind = 0; kind < BUDGETS; kind += 2) {
        stand s;
        backend_device first = {0}, last = {0};
        stand_open(&s, bed_of("toy"), KEY_IMAGE_LAGRANGE, kind);
        assert_int_equal(stand_prove(&s, 0), ERR_OK);
        DEVICE_CUDA.state(&first, s.d);
        const uint64_t before = memory_in_use();
        const unsigned n = test_long()               ? 1000
                           : test_short()            ? 20
                           : kind == BUDGET_RESIDENT ? 200
                                                     : 30;
        for (unsigned i = 0; i < n; i++)
            assert_int_equal(stand_prove(&s, i % WITNESSES), ERR_OK);
        DEVICE_CUDA.state(&last, s.d);
        assert_int_equal(memory_in_use(), before);
        assert_int_equal(first.pinned_bytes, last.pinned_bytes);
        assert_int_equal(first.pinned_allocations, last.pinned_allocations);
        assert_int_equal(first.taken_peak_bytes, last.taken_peak_bytes);
        stand_close(&s);
    }
}

int proof_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(proofs_are_the_processors),
        cmocka_unit_test(many_at_once),
        cmocka_unit_test(slabs_in_page_locked_memory),
        cmocka_unit_test(a_slab_is_free_once_it_is_released),
        cmocka_unit_test(from_a_key),
        cmocka_unit_test(from_the_source_in_every_pass),
        cmocka_unit_test(dropped_at_any_point),
        cmocka_unit_test(two_hundred_in_a_row),
    };
    return cmocka_run_group_tests_name("proofs on an emulated device", tests, NULL, NULL);
}
