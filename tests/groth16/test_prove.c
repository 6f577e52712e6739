/* Proofs: bytes of the vectors, fresh randomness, what is refused. */
#include "groth16_test.h"

#include "base/bytes.h"

#include <stdio.h>

static const char *const names[] = {"cubic", "random-1000"};

static void load(test_circuit *c, const char *name)
{
    char path[64];
    snprintf(path, sizeof path, "groth16/tiny/%s.r1cs.json", name);
    test_circuit_load(c, path);
}

static err_t prove(groth16_proof *out, groth16_prover *prover, const groth16_key *key,
                   const test_circuit *c, const groth16_blinding *blinding)
{
    groth16_pending *pending;
    r1cs_assignment w = test_circuit_assign(c);
    const err_t rc = groth16_prove_start(&pending, prover, key, &w, blinding);
    assert_null(w.aux_value);
    return rc == ERR_OK ? groth16_prove_finish(out, pending) : rc;
}

/* The four choices of (r, s) of both circuits, under 1, 2 and 3 threads. */
static void proofs_of_the_vectors_are_equal(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        char path[64];
        snprintf(path, sizeof path, "groth16/tiny/%s.json", names[i]);
        json_t *root = vector_json(path), *item;
        test_circuit c;
        load(&c, names[i]);
        groth16_key key = test_circuit_key(&c);
        for (unsigned threads = 1; threads <= 3; threads++) {
            groth16_prover *prover;
            size_t j;
            assert_int_equal(groth16_prover_create(&prover, threads, NULL), ERR_OK);
            json_array_foreach(json_member(root, "proofs"), j, item)
            {
                uint8_t expected[192], found[192], bytes[32];
                groth16_blinding blinding;
                groth16_proof proof;
                json_hex(expected, item, "proof", 192);
                json_hex(bytes, item, "r", 32);
                assert_true(fr_from_bytes(&blinding.r, bytes));
                json_hex(bytes, item, "s", 32);
                assert_true(fr_from_bytes(&blinding.s, bytes));
                assert_int_equal(prove(&proof, prover, &key, &c, &blinding), ERR_OK);
                test_proof_encode(found, &proof);
                assert_memory_equal(found, expected, 192);
            }
            assert_int_equal(j, 4);
            groth16_prover_destroy(prover);
        }
        groth16_key_free(&key);
        test_circuit_free(&c);
        json_decref(root);
    }
}

/* Row 22; C19. */
static void two_proofs_of_one_witness_differ(void **state)
{
    (void)state;
    test_circuit c;
    groth16_prover *prover;
    groth16_proof proof[2];
    load(&c, "cubic");
    groth16_key key = test_circuit_key(&c);
    assert_int_equal(groth16_prover_create(&prover, 1, NULL), ERR_OK);
    for (unsigned i = 0; i < 2; i++) {
        assert_int_equal(prove(&proof[i], prover, &key, &c, NULL), ERR_OK);
        assert_int_equal(groth16_verify(&key.vk, &proof[i], c.input + 1, c.inputs - 1), ERR_OK);
    }
    assert_false(g1_aff_eq(&proof[0].a, &proof[1].a));
    assert_false(g2_aff_eq(&proof[0].b, &proof[1].b));
    assert_false(g1_aff_eq(&proof[0].c, &proof[1].c));
    groth16_prover_destroy(prover);
    groth16_key_free(&key);
    test_circuit_free(&c);
}

/* Row 17; C9: each element of the witness, inputs included, changed by one. */
static void every_flipped_element_is_refused(void **state)
{
    (void)state;
    test_circuit c;
    groth16_prover *prover;
    groth16_proof proof;
    load(&c, "cubic");
    groth16_key key = test_circuit_key(&c);
    assert_int_equal(groth16_prover_create(&prover, 1, NULL), ERR_OK);
    const uint64_t before = memory_in_use();
    for (size_t i = 0; i < c.aux + c.inputs - 1; i++) {
        fr *value = i < c.aux ? &c.aux_value[i] : &c.input[i - c.aux + 1];
        const fr right = *value;
        char row[32];
        /* x, x^2, x^3 first occur in rows 0, 0, 1; the output in row 2. */
        snprintf(row, sizeof row, "row %u is not satisfied", i < 2 ? 0u : i == 2 ? 1u : 2u);
        fr_add(value, value, &FR_ONE);
        assert_failed(prove(&proof, prover, &key, &c, NULL), ERR_UNSATISFIED, row);
        *value = right;
        assert_int_equal(memory_in_use(), before);
    }
    assert_int_equal(prove(&proof, prover, &key, &c, NULL), ERR_OK);
    groth16_prover_destroy(prover);
    groth16_key_free(&key);
    test_circuit_free(&c);
}

static void some_flipped_elements_of_a_larger_witness_are_refused(void **state)
{
    (void)state;
    test_circuit c;
    groth16_prover *prover;
    groth16_proof proof;
    load(&c, "random-1000");
    groth16_key key = test_circuit_key(&c);
    assert_int_equal(groth16_prover_create(&prover, 2, NULL), ERR_OK);
    for (size_t i = 0; i < c.aux; i += 37) {
        const fr right = c.aux_value[i];
        fr_add(&c.aux_value[i], &right, &FR_ONE);
        assert_failed(prove(&proof, prover, &key, &c, NULL), ERR_UNSATISFIED, "row ");
        c.aux_value[i] = right;
    }
    groth16_prover_destroy(prover);
    groth16_key_free(&key);
    test_circuit_free(&c);
}

/* Row 27; F10, I2, B5: every section of the key one point longer or shorter than the witness. */
static void witness_and_key_must_fit(void **state)
{
    (void)state;
    test_circuit c;
    groth16_prover *prover;
    groth16_proof proof;
    load(&c, "cubic");
    groth16_key key = test_circuit_key(&c);
    assert_int_equal(groth16_prover_create(&prover, 1, NULL), ERR_OK);
    static const char *const text[] = {
        "section ic of the key has %zu points, this witness has 2 inputs",
        "section h of the key has %zu points, this witness has 7 coefficients",
        "section l of the key has %zu points, this witness has 3 aux variables",
        "section a of the key has %zu points, this witness has 5 variables in A",
        "section b_g1 of the key has %zu points, this witness has 2 variables in B",
        "section b_g2 of the key has %zu points, this witness has 2 variables in B"};
    size_t *const counts[] = {&key.vk.ic_n, &key.h_n, &key.l_n, &key.a_n, &key.b_g1_n, &key.b_g2_n};
    const uint64_t before = memory_in_use();
    for (size_t i = 0; i < 6; i++)
        for (int d = -1; d <= 1; d += 2) {
            char expected[128];
            *counts[i] += (size_t)d;
            snprintf(expected, sizeof expected, text[i], *counts[i]);
            assert_failed(prove(&proof, prover, &key, &c, NULL), ERR_INPUT, expected);
            *counts[i] -= (size_t)d;
            assert_int_equal(memory_in_use(), before);
        }
    const groth16_vk good = key.vk;
    key.vk.delta_g1 = G1_INFINITY;
    assert_failed(prove(&proof, prover, &key, &c, NULL), ERR_INPUT, "delta of the key");
    key.vk = good;
    key.vk.delta_g2 = G2_INFINITY;
    assert_failed(prove(&proof, prover, &key, &c, NULL), ERR_INPUT, "delta of the key");
    key.vk = good;
    groth16_prover_destroy(prover);
    groth16_key_free(&key);
    test_circuit_free(&c);
}

static void witness_without_evaluations_is_refused(void **state)
{
    (void)state;
    test_circuit c;
    groth16_prover *prover;
    groth16_pending *pending;
    r1cs_assignment w;
    load(&c, "cubic");
    groth16_key key = test_circuit_key(&c);
    const r1cs_circuit circuit = test_circuit_as_r1cs(&c);
    assert_int_equal(groth16_prover_create(&prover, 1, NULL), ERR_OK);
    const uint64_t before = memory_in_use();
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    assert_failed(groth16_prove_start(&pending, prover, &key, &w, NULL), ERR_ARGUMENT,
                  "without its evaluations");
    assert_null(pending);
    assert_int_equal(memory_in_use(), before);
    groth16_prover_destroy(prover);
    groth16_key_free(&key);
    test_circuit_free(&c);
}

int prove_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(proofs_of_the_vectors_are_equal),
        cmocka_unit_test(two_proofs_of_one_witness_differ),
        cmocka_unit_test(every_flipped_element_is_refused),
        cmocka_unit_test(some_flipped_elements_of_a_larger_witness_are_refused),
        cmocka_unit_test(witness_and_key_must_fit),
        cmocka_unit_test(witness_without_evaluations_is_refused),
    };
    return cmocka_run_group_tests_name("prove", tests, NULL, NULL);
}
