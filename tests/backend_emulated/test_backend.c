/* A whole backend over emulated devices: proofs go to all of them, one that is gone is set aside.
 */
#include "emulated_test.h"

#include "backend/backend.h"

#define DEVICES 2u

typedef struct {
    const bed *bed;
    backend *b;
    backend_key *key;
    key_image_source source;
} house;

static void house_open(house *h, const char *const *devices, size_t n)
{
    const bed *b = bed_of("random:60");
    const backend_options options = {.devices = devices,
                                     .devices_n = n,
                                     .vram_bytes =
                                         budget_of(b, KEY_IMAGE_LAGRANGE, BUDGET_RESIDENT),
                                     .threads = 1};
    *h = (house){.bed = b, .source = key_image_source_of(&b->keys[KEY_IMAGE_LAGRANGE])};
    const backend_key_source source = {.image = &h->source, .circuit = &b->circuit};
    emulated_devices(DEVICES, 64 * GIB);
    assert_int_equal(backend_open(&h->b, NULL, &options), ERR_OK);
    assert_string_equal(backend_name(h->b), "cuda");
    assert_int_equal(backend_key_load(&h->key, h->b, &source, &b->image), ERR_OK);
}

static void house_close(house *h)
{
    backend_key_unload(h->key);
    backend_close(h->b);
    assert_int_equal(emulated_arenas(), 0);
}

static err_t start(backend_pending **out, house *h, unsigned i)
{
    const right_proof *r = &h->bed->right[i];
    const backend_witness w = {.slab = &r->slab, .blinding = &r->blinding};
    return backend_prove_start(out, h->key, &w);
}

static void finish_right(house *h, backend_pending *p, unsigned i)
{
    groth16_proof proof;
    if (backend_prove_finish(&proof, p) != ERR_OK)
        fail_msg("proof %u: %s", i, err_text());
    assert_true(proof_equal(&proof, &h->bed->right[i].proof));
}

static void proofs_go_to_all_devices(void **state)
{
    house h;
    backend_pending *p[WITNESSES];
    (void)state;
    house_open(&h, NULL, 0);
    for (unsigned i = 0; i < WITNESSES; i++)
        assert_int_equal(start(&p[i], &h, i), ERR_OK);
    for (unsigned i = 0; i < WITNESSES; i++)
        finish_right(&h, p[i], i);
    for (unsigned d = 0; d < DEVICES; d++) {
        backend_device at;
        backend_device_state(&at, h.b, d);
        assert_true(at.done > 0);
        assert_int_equal(at.failed, 0);
        assert_string_equal(at.plan, "resident");
    }
    house_close(&h);
}

static void devices_by_name(void **state)
{
    static const char *const one[] = {"GPU-emulated-1"}, *const none[] = {"GPU-emulated-7"};
    const backend_options wrong = {.devices = none, .devices_n = 1};
    house h;
    backend *b;
    backend_device at;
    backend_pending *p;
    (void)state;
    house_open(&h, one, 1);
    assert_int_equal(backend_devices(h.b), 1);
    backend_device_state(&at, h.b, 0);
    assert_string_equal(at.device, one[0]);
    assert_int_equal(start(&p, &h, 0), ERR_OK);
    finish_right(&h, p, 0);
    house_close(&h);
    assert_int_equal(backend_open(&b, "cuda", &wrong), ERR_ARGUMENT);
    assert_non_null(strstr(err_text(), "GPU-emulated-0"));
}

static void a_row_that_does_not_hold_is_named(void **state)
{
    house h;
    backend_pending *p;
    groth16_proof proof;
    void *block;
    r1cs_slab slab;
    (void)state;
    house_open(&h, NULL, 0);
    const right_proof *r = &h.bed->right[1];
    const size_t bytes = slab_bytes(r->slab.n);
    assert_int_equal(backend_slab_alloc(&block, h.b, bytes), ERR_OK);
    memcpy(block, r->arena, bytes);
    assert_int_equal(slab_place(&slab, r->slab.n, block, bytes), ERR_OK);
    fr *last = &slab.fields[slab.n.fields - 1];
    fr_add(last, last, &FR_ONE);
    const backend_witness w = {.slab = &slab};
    assert_int_equal(backend_prove_start(&p, h.key, &w), ERR_OK);
    assert_int_equal(backend_prove_finish(&proof, p), ERR_UNSATISFIED);
    assert_non_null(strstr(err_text(), "row "));
    assert_int_equal(start(&p, &h, 1), ERR_OK);
    finish_right(&h, p, 1);
    backend_slab_free(h.b, block);
    house_close(&h);
}

static void a_device_that_is_gone_is_set_aside(void **state)
{
    house h;
    backend_pending *p;
    groth16_proof proof;
    backend_device at[DEVICES];
    unsigned failed = 0;
    (void)state;
    house_open(&h, NULL, 0);
    emulated_break(0, 0, true);
    for (unsigned i = 0; i < WITNESSES; i++) {
        assert_int_equal(start(&p, &h, i), ERR_OK);
        const err_t rc = backend_prove_finish(&proof, p);
        assert_true(rc == ERR_OK || rc == ERR_DEVICE);
        failed += rc != ERR_OK;
    }
    for (unsigned d = 0; d < DEVICES; d++)
        backend_device_state(&at[d], h.b, d);
    assert_in_range(failed, 1, BACKEND_FAILURES_MAX);
    assert_true(at[0].set_aside && !at[1].set_aside);
    house_close(&h);
}

int backend_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(proofs_go_to_all_devices),
        cmocka_unit_test(devices_by_name),
        cmocka_unit_test(a_row_that_does_not_hold_is_named),
        cmocka_unit_test(a_device_that_is_gone_is_set_aside),
    };
    return cmocka_run_group_tests_name("backend over emulated devices", tests, NULL, NULL);
}
