/* What fails on an emulated device fails a proof and nothing else. */
#include "emulated_test.h"

#include "base/fault.h"

#define CIRCUIT "toy"

/* Any call to the device fails once, while a proof is made: it gets the error or is good anyway,
 * and the next one is good. */
static void every_call_fails_once(void **state)
{
    (void)state;
    for (key_image_form form = 0; form < KEY_IMAGE_FORMS; form++)
        for (budget_kind kind = 0; kind < BUDGETS; kind += 2) {
            stand s;
            unsigned failed = 0, good = 0;
            stand_open(&s, bed_of(CIRCUIT), form, kind);
            const uint64_t before = memory_in_use();
            for (uint64_t n = 1; good < 3; n += test_long() ? 1 : test_short() ? 11 : 3) {
                fault_arm(FAULT_GPU, n);
                const err_t rc = stand_prove(&s, (unsigned)(n % WITNESSES));
                fault_arm(FAULT_GPU, 0);
                assert_true(rc == ERR_OK || rc == ERR_DEVICE);
                if (rc == ERR_DEVICE)
                    assert_non_null(strstr(err_text(), "failure on command"));
                failed += rc != ERR_OK;
                good = rc == ERR_OK ? good + 1 : 0;
                if (rc != ERR_OK)
                    assert_int_equal(stand_prove(&s, 0), ERR_OK);
                assert_int_equal(memory_in_use(), before);
            }
            assert_true(failed > 3);
            stand_close(&s);
        }
}

static err_t whole_job(key_image_form form, uint64_t budget)
{
    stand s;
    ERR_TRY(stand_try(&s, bed_of(CIRCUIT), form, budget));
    const err_t rc = stand_prove(&s, 1);
    stand_close(&s);
    return rc;
}

static void every_call_fails_once_from_opening_to_closing(void **state)
{
    (void)state;
    for (budget_kind kind = 0; kind < BUDGETS; kind += 2) {
        const uint64_t budget = budget_of(bed_of(CIRCUIT), KEY_IMAGE_LAGRANGE, kind);
        const uint64_t before = memory_in_use();
        unsigned failed = 0, good = 0;
        for (uint64_t n = 1; good < 5; n += test_long() ? 1 : test_short() ? 11 : 3) {
            fault_arm(FAULT_GPU, n);
            const err_t rc = whole_job(KEY_IMAGE_LAGRANGE, budget);
            fault_arm(FAULT_GPU, 0);
            assert_true(rc == ERR_OK || rc == ERR_DEVICE);
            failed += rc != ERR_OK;
            good = rc == ERR_OK ? good + 1 : 0;
            assert_int_equal(emulated_arenas(), 0);
            assert_int_equal(memory_in_use(), before);
        }
        assert_true(failed > 5);
    }
}

static void every_allocation_and_thread_fails_once(void **state)
{
    static const fault_kind kinds[] = {FAULT_ALLOC, FAULT_THREAD};
    (void)state;
    for (budget_kind kind = 0; kind < BUDGETS; kind += 2)
        for (unsigned f = 0; f < 2; f++) {
            const uint64_t budget = budget_of(bed_of(CIRCUIT), KEY_IMAGE_LAGRANGE, kind);
            const uint64_t before = memory_in_use();
            unsigned failed = 0, good = 0;
            for (uint64_t n = 1; good < 40 && n < 400; n++) {
                fault_arm(kinds[f], n);
                const err_t rc = whole_job(KEY_IMAGE_LAGRANGE, budget);
                fault_arm(kinds[f], 0);
                assert_true(rc == ERR_OK || rc == ERR_MEMORY);
                failed += rc != ERR_OK;
                good = rc == ERR_OK ? good + 1 : 0;
                assert_int_equal(emulated_arenas(), 0);
                assert_int_equal(memory_in_use(), before);
            }
            assert_true(failed > 0);
        }
}

/* The device breaks at any operation of a proof; it is opened again with its key. */
static void a_broken_device_is_opened_again(void **state)
{
    (void)state;
    for (budget_kind kind = 0; kind < BUDGETS; kind += 2) {
        stand s;
        unsigned failed = 0;
        err_t rc;
        uint64_t n = 0;
        stand_open(&s, bed_of(CIRCUIT), KEY_IMAGE_LAGRANGE, kind);
        const uint64_t before = memory_in_use();
        do {
            device_pending *p[3];
            groth16_proof proof;
            emulated_break(0, n, false);
            rc = ERR_OK;
            for (unsigned i = 0; i < 3; i++)
                assert_int_equal(stand_start(&p[i], &s, i, NULL), ERR_OK);
            for (unsigned i = 0; i < 3; i++) {
                const err_t one = DEVICE_CUDA.wait(&proof, p[i]);
                assert_true(one == ERR_DEVICE ||
                            (one == ERR_OK && proof_equal(&proof, &s.bed->right[i].proof)));
                rc = one == ERR_OK ? rc : one;
                DEVICE_CUDA.free(p[i]);
            }
            failed += rc != ERR_OK;
            n += test_long() ? 1 : test_short() ? 11 : 5;
            emulated_break(0, UINT64_MAX - 1, false);
            if (stand_prove(&s, 0) != ERR_OK) /* which also waits until it is open again */
                fail_msg("after %u failures: %s", failed, err_text());
        } while (rc != ERR_OK);
        assert_int_equal(memory_in_use(), before);
        assert_true(failed > 2);
        stand_close(&s);
    }
}

static void a_device_that_is_gone_fails_everything(void **state)
{
    (void)state;
    for (budget_kind kind = 0; kind < BUDGETS; kind += 2) {
        stand s;
        device_pending *p[4];
        groth16_proof proof;
        bool released[4] = {false};
        stand_open(&s, bed_of(CIRCUIT), KEY_IMAGE_LAGRANGE, kind);
        emulated_break(0, 3, true);
        for (unsigned i = 0; i < 4; i++)
            if (stand_start(&p[i], &s, i, &released[i]) != ERR_OK)
                p[i] = NULL;
        for (unsigned i = 0; i < 4; i++) {
            if (!p[i])
                continue;
            assert_int_equal(DEVICE_CUDA.wait(&proof, p[i]), ERR_DEVICE);
            assert_true(__atomic_load_n(&released[i], __ATOMIC_ACQUIRE));
            DEVICE_CUDA.free(p[i]);
        }
        assert_int_equal(stand_start(&p[0], &s, 0, NULL), ERR_DEVICE);
        assert_non_null(strstr(err_text(), "has failed"));
        stand_close(&s);
        assert_int_equal(emulated_arenas(), 0);
    }
}

/* ---- witnesses ------------------------------------------------------------------------------- */

typedef struct {
    void *block;
    r1cs_slab slab;
    image_verdict verdict;
} wrong;

/* Witness i with its last field element changed. */
static void make_wrong(wrong *w, const bed *b, unsigned i)
{
    const right_proof *r = &b->right[i];
    const size_t bytes = slab_bytes(r->slab.n);
    assert_int_equal(mem_alloc(&w->block, MEM_WITNESS, bytes, 1, "slab"), ERR_OK);
    memcpy(w->block, r->arena, bytes);
    assert_int_equal(slab_place(&w->slab, r->slab.n, w->block, bytes), ERR_OK);
    fr *last = &w->slab.fields[w->slab.n.fields - 1];
    fr_add(last, last, &FR_ONE);
    assert_int_equal(image_evaluate(NULL, NULL, NULL, &w->verdict, &b->image, &w->slab, NULL, NULL),
                     ERR_OK);
    assert_true(w->verdict.unsatisfied > 0);
}

static void verdict_is(device_pending *p, const image_verdict *expected)
{
    image_verdict v;
    assert_int_equal(DEVICE_CUDA.diagnose(&v, p), ERR_OK);
    assert_int_equal(v.unsatisfied, expected->unsatisfied);
    assert_int_equal(v.first_unsatisfied, expected->first_unsatisfied);
}

/* Also when the places of witnesses have gone to later proofs. */
static void a_row_that_does_not_hold_is_found(void **state)
{
    (void)state;
    for (budget_kind kind = 0; kind < BUDGETS; kind++)
        for (unsigned later = 0; later <= WITNESSES - 1; later += WITNESSES - 1) {
            stand s;
            wrong w;
            groth16_proof proof;
            device_pending *p, *after[WITNESSES];
            stand_open(&s, bed_of("random:60"), KEY_IMAGE_LAGRANGE, kind);
            make_wrong(&w, s.bed, 2);
            const backend_witness witness = {.slab = &w.slab};
            assert_int_equal(DEVICE_CUDA.start(&p, s.k, &witness), ERR_OK);
            for (unsigned i = 0; i < later; i++)
                assert_int_equal(stand_start(&after[i], &s, i, NULL), ERR_OK);
            for (unsigned i = later; i-- > 0;)
                assert_int_equal(DEVICE_CUDA.wait(&proof, after[i]), ERR_OK);
            assert_int_equal(DEVICE_CUDA.wait(&proof, p), ERR_OK);
            assert_int_not_equal(groth16_verify(&s.bed->key.vk, &proof, w.slab.fields + 1,
                                                s.bed->image.shape.inputs - 1),
                                 ERR_OK);
            verdict_is(p, &w.verdict);
            verdict_is(p, &w.verdict);
            const image_verdict none = {0};
            for (unsigned i = 0; i < later; i++) {
                verdict_is(after[i], &none);
                DEVICE_CUDA.free(after[i]);
            }
            DEVICE_CUDA.free(p);
            assert_int_equal(stand_prove(&s, 2), ERR_OK);
            mem_free(w.block, MEM_WITNESS);
            stand_close(&s);
        }
}

static void a_witness_of_another_circuit_is_refused(void **state)
{
    stand s;
    device_pending *p;
    (void)state;
    stand_open(&s, bed_of("toy"), KEY_IMAGE_LAGRANGE, BUDGET_RESIDENT);
    r1cs_slab slab = s.bed->right[0].slab;
    const backend_witness witness = {.slab = &slab};
    slab.n.bits++;
    assert_int_equal(DEVICE_CUDA.start(&p, s.k, &witness), ERR_ARGUMENT);
    assert_null(p);
    slab.n.bits--;
    fr zero = FR_ZERO;
    slab.fields = &zero;
    assert_int_equal(DEVICE_CUDA.start(&p, s.k, &witness), ERR_ARGUMENT);
    assert_non_null(strstr(err_text(), "ONE"));
    assert_int_equal(stand_prove(&s, 0), ERR_OK);
    stand_close(&s);
}

static err_t fail_to_read(void *context, void *out, key_image_section s, size_t first, size_t n)
{
    (void)context, (void)out, (void)first, (void)n;
    return s == KEY_IMAGE_A ? err_set(ERR_INPUT, "section a is damaged") : ERR_OK;
}

static void a_key_that_cannot_be_read_or_is_of_another_circuit(void **state)
{
    const bed *b = bed_of("toy"), *other = bed_of("random:60");
    const uint64_t before = memory_in_use();
    (void)state;
    for (budget_kind kind = 0; kind < BUDGETS; kind += 2) {
        const backend_options options = {.vram_bytes = budget_of(b, KEY_IMAGE_LAGRANGE, kind),
                                         .threads = 2};
        key_image_source damaged = {&b->keys[KEY_IMAGE_LAGRANGE].head, fail_to_read, NULL};
        const backend_key_source source = {.image = &damaged};
        device *d;
        device_key *k;
        assert_int_equal(DEVICE_CUDA.open(&d, 0, &options), ERR_OK);
        assert_int_equal(DEVICE_CUDA.load(&k, d, &source, &b->image), ERR_INPUT);
        assert_string_equal(err_text(), "section a is damaged");
        assert_int_equal(DEVICE_CUDA.load(&k, d, &source, &other->image), ERR_INPUT);
        DEVICE_CUDA.close(d);
        assert_int_equal(memory_in_use(), before);
    }
}

int failure_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_call_fails_once),
        cmocka_unit_test(every_call_fails_once_from_opening_to_closing),
        cmocka_unit_test(every_allocation_and_thread_fails_once),
        cmocka_unit_test(a_broken_device_is_opened_again),
        cmocka_unit_test(a_device_that_is_gone_fails_everything),
        cmocka_unit_test(a_row_that_does_not_hold_is_found),
        cmocka_unit_test(a_witness_of_another_circuit_is_refused),
        cmocka_unit_test(a_key_that_cannot_be_read_or_is_of_another_circuit),
    };
    return cmocka_run_group_tests_name("failures of an emulated device", tests, NULL, NULL);
}
