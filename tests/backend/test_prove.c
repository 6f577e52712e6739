/* Proofs of the processor and of a fake device: the right bytes, verified, with nothing read that
 * the caller has taken back. */
#include "backend_test.h"

#include <stdio.h>

/* The same bytes as groth16_prove_start, of whatever circuit. */
static void fixed_blinding_gives_the_same_bytes(void **state)
{
    (void)state;
    static const char *const circuits[] = {"toy", "random:16", "random:300"};
    for (unsigned c = 0; c < 3; c++) {
        toy_fixture f;
        toy_fixture_make(&f, circuits[c], "bytes");
        for (unsigned i = 0; i < TEST_BACKENDS; i++) {
            backend *b;
            backend_key *key = test_key_open(&b, test_backends[i], &f);
            groth16_proof proof;
            assert_ok(test_prove(&proof, b, key, &f, &f.blinding));
            assert_true(same_proof(&proof, &f.proof));
            test_key_close(b, key);
        }
        toy_fixture_free(&f);
    }
}

/* D1: one proof many times. */
static void the_same_bytes_every_time(void **state)
{
    (void)state;
    const unsigned times = test_long() ? 1000 : test_short() ? 5 : 25;
    const toy_fixture *f = toy_small();
    for (unsigned i = 0; i < TEST_BACKENDS; i++) {
        backend *b;
        backend_key *key = test_key_open(&b, test_backends[i], f);
        for (unsigned k = 0; k < times; k++) {
            groth16_proof proof;
            assert_ok(test_prove(&proof, b, key, f, &f->blinding));
            assert_true(same_proof(&proof, &f->proof));
        }
        assert_int_equal(test_state(b, 0).done, times);
        test_key_close(b, key);
    }
}

static void fresh_blinding_hides_the_witness(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    for (unsigned i = 0; i < TEST_BACKENDS; i++) {
        backend *b;
        backend_key *key = test_key_open(&b, test_backends[i], f);
        groth16_proof first, second;
        assert_ok(test_prove(&first, b, key, f, NULL));
        assert_ok(test_prove(&second, b, key, f, NULL));
        assert_false(same_proof(&first, &second));
        for (unsigned k = 0; k < 2; k++)
            assert_ok(groth16_verify(&f->key.vk, k ? &first : &second, f->slab.fields + 1,
                                     f->image.shape.inputs - 1));
        test_key_close(b, key);
    }
}

/* Everything that start was given lies on a stack that is gone when the proof is finished. */
static __attribute__((noinline)) backend_pending *
start_from_the_stack(backend_key *key, test_slab *s, const toy_fixture *f)
{
    r1cs_slab slab = s->slab;
    groth16_blinding blinding = f->blinding;
    backend_witness witness = test_slab_witness(s, &blinding);
    backend_pending *pending;
    witness.slab = &slab;
    assert_ok(backend_prove_start(&pending, key, &witness));
    memset(&slab, 0xee, sizeof slab);
    memset(&blinding, 0xee, sizeof blinding);
    memset(&witness, 0xee, sizeof witness);
    return pending;
}

static __attribute__((noinline)) void overwrite_the_stack(void)
{
    volatile uint8_t bytes[16384];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = 0xee;
}

static void nothing_of_the_caller_is_read_after_release(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    for (unsigned i = 0; i < TEST_BACKENDS; i++) {
        backend *b;
        backend_key *key = test_key_open(&b, test_backends[i], f);
        backend_pending *pending[4];
        test_slab s[4];
        for (unsigned k = 0; k < 4; k++) {
            test_slab_make(&s[k], b, f);
            pending[k] = start_from_the_stack(key, &s[k], f);
        }
        overwrite_the_stack();
        for (unsigned k = 4; k-- > 0;) {
            groth16_proof proof;
            assert_ok(backend_prove_finish(&proof, pending[k]));
            assert_true(same_proof(&proof, &f->proof));
            assert_int_equal(atomic_load(&s[k].released), 1);
            test_slab_free(&s[k]);
        }
        backend_slab_free(b, NULL);
        test_key_close(b, key);
    }
}

/* Without a release the slab is the caller's until finish. */
static void release_may_be_null(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    for (unsigned i = 0; i < TEST_BACKENDS; i++) {
        backend *b;
        backend_key *key = test_key_open(&b, test_backends[i], f);
        const backend_witness witness = {.slab = &f->slab, .blinding = &f->blinding};
        backend_pending *pending;
        groth16_proof proof;
        assert_ok(backend_prove_start(&pending, key, &witness));
        assert_ok(backend_prove_finish(&proof, pending));
        assert_true(same_proof(&proof, &f->proof));
        assert_ok(backend_prove_start(&pending, key, &witness));
        backend_prove_drop(pending);
        test_key_close(b, key);
    }
}

/* ---- what is the caller's fault ------------------------------------------------------------- */

static void slabs_of_other_circuits_are_refused(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    for (unsigned i = 0; i < TEST_BACKENDS; i++) {
        backend *b;
        backend_key *key = test_key_open(&b, test_backends[i], f);
        test_slab s;
        test_slab_make(&s, b, f);
        const backend_witness witness = test_slab_witness(&s, NULL);
        backend_pending *pending;
        s.slab.n.bits++;
        assert_failed(backend_prove_start(&pending, key, &witness), ERR_ARGUMENT, "bits");
        s.slab.n.bits--;
        s.slab.n.fields--;
        assert_failed(backend_prove_start(&pending, key, &witness), ERR_ARGUMENT, "field elements");
        s.slab.n.fields++;
        fr_add(&s.slab.fields[0], &s.slab.fields[0], &FR_ONE);
        assert_failed(backend_prove_start(&pending, key, &witness), ERR_ARGUMENT, "ONE");
        assert_null(pending);
        assert_int_equal(atomic_load(&s.released), 0);
        assert_int_equal(test_state(b, 0).started, 0);
        test_slab_free(&s);
        test_key_close(b, key);
    }
}

/* The text that the slow twin gives for the first row that does not hold; false if all hold. */
static bool expected_row(char text[ERR_TEXT_BYTES_MAX], const toy_fixture *f, const r1cs_slab *slab,
                         const r1cs_circuit *circuit)
{
    image_verdict verdict;
    char place[R1CS_PLACE_BYTES];
    assert_ok(image_evaluate_ref(NULL, NULL, NULL, &verdict, &f->image, slab));
    if (verdict.unsatisfied == 0)
        return false;
    assert_ok(image_verdict_text(place, &verdict, circuit));
    snprintf(text, ERR_TEXT_BYTES_MAX, "row %llu is not satisfied (%llu rows in all): %s",
             (unsigned long long)verdict.first_unsatisfied, (unsigned long long)verdict.unsatisfied,
             place);
    return true;
}

/* Every element flipped: the row is named, no proof comes out, and nobody holds it against the
 * device. */
static void rows_that_do_not_hold_are_named(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    for (unsigned i = 0; i < 2 * TEST_BACKENDS; i++) {
        const bool by_path = i < TEST_BACKENDS;
        backend *b = test_backend_open(test_backends[i % TEST_BACKENDS]);
        const backend_key_source source = {.key = &f->key, .circuit = by_path ? &f->circuit : NULL};
        backend_key *key;
        unsigned unsatisfied = 0;
        assert_ok(backend_key_load(&key, b, &source, &f->image));
        for (size_t e = 1; e < f->image.n.fields; e += by_path && !test_short() ? 1 : 7) {
            test_slab s;
            char expected[ERR_TEXT_BYTES_MAX];
            test_slab_make(&s, b, f);
            fr_add(&s.slab.fields[e], &s.slab.fields[e], &FR_ONE);
            const backend_witness witness = test_slab_witness(&s, NULL);
            const bool bad = expected_row(expected, f, &s.slab, source.circuit);
            backend_pending *pending;
            groth16_proof proof;
            assert_ok(backend_prove_start(&pending, key, &witness));
            const err_t rc = backend_prove_finish(&proof, pending);
            if (bad) {
                assert_int_equal(rc, ERR_UNSATISFIED);
                assert_string_equal(err_text(), expected);
                assert_true(g1_aff_is_infinity(&proof.a));
                unsatisfied++;
            } else {
                assert_ok(rc);
            }
            assert_int_equal(atomic_load(&s.released), 1);
            test_slab_free(&s);
        }
        assert_true(unsatisfied > (by_path && !test_short() ? 3 : 0));
        const backend_device d = test_state(b, 0);
        assert_int_equal(d.failed, unsatisfied);
        assert_int_equal(d.failures_in_a_row, 0);
        assert_false(d.set_aside);
        groth16_proof proof;
        assert_ok(test_prove(&proof, b, key, f, NULL));
        test_key_close(b, key);
    }
}

/* Counts fit, but the points are another key's: no proof verifies, and that is not the device. */
static void a_key_that_is_not_of_one_piece(void **state)
{
    (void)state;
    const toy_fixture *f = toy_small();
    toy_fixture other;
    toy_fixture_make(&other, "random:40", "another seed");
    groth16_key mixed = f->key;
    mixed.l = other.key.l;
    for (unsigned i = 0; i < TEST_BACKENDS; i++) {
        backend *b = test_backend_open(test_backends[i]);
        const backend_key_source source = {.key = &mixed};
        backend_key *key;
        groth16_proof proof;
        assert_ok(backend_key_load(&key, b, &source, &f->image));
        for (unsigned k = 0; k < 2 * BACKEND_FAILURES_MAX; k++)
            assert_failed(test_prove(&proof, b, key, f, NULL), ERR_INPUT, "not of one piece");
        assert_true(g1_aff_is_infinity(&proof.a));
        assert_false(test_state(b, 0).set_aside);
        test_key_close(b, key);
    }
    toy_fixture_free(&other);
}

int prove_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fixed_blinding_gives_the_same_bytes),
        cmocka_unit_test(the_same_bytes_every_time),
        cmocka_unit_test(fresh_blinding_hides_the_witness),
        cmocka_unit_test(nothing_of_the_caller_is_read_after_release),
        cmocka_unit_test(release_may_be_null),
        cmocka_unit_test(slabs_of_other_circuits_are_refused),
        cmocka_unit_test(rows_that_do_not_hold_are_named),
        cmocka_unit_test(a_key_that_is_not_of_one_piece),
    };
    return cmocka_run_group_tests_name("prove", tests, NULL, NULL);
}
