/* Circuits at the edges: set up, proved, verified, and not verified with a changed input. */
#include "groth16_test.h"

static groth16_prover *prover;

static int make_prover(void **state)
{
    (void)state;
    return groth16_prover_create(&prover, 2, NULL) != ERR_OK;
}

static int destroy_prover(void **state)
{
    (void)state;
    groth16_prover_destroy(prover);
    return 0;
}

/* Returns the key for a look at its counts. */
static groth16_key go_round(const test_circuit *c)
{
    groth16_key key = test_circuit_key(c);
    r1cs_assignment w = test_circuit_assign(c);
    groth16_pending *pending;
    groth16_proof proof;
    assert_int_equal(w.unsatisfied, 0);
    assert_int_equal(key.h_n, w.domain - 1);
    if (groth16_prove_start(&pending, prover, &key, &w, NULL) != ERR_OK)
        fail_msg("start: %s", err_text());
    if (groth16_prove_finish(&proof, pending) != ERR_OK)
        fail_msg("finish: %s", err_text());
    if (groth16_verify(&key.vk, &proof, c->input + 1, c->inputs - 1) != ERR_OK)
        fail_msg("verify: %s", err_text());
    for (size_t i = 1; i < c->inputs; i++) {
        const fr right = c->input[i];
        fr_add(&c->input[i], &right, &FR_ONE);
        assert_int_equal(groth16_verify(&key.vk, &proof, c->input + 1, c->inputs - 1), ERR_INVALID);
        c->input[i] = right;
    }
    return key;
}

static void go_round_and_free(test_circuit *c)
{
    const uint64_t before = memory_in_use();
    groth16_key key = go_round(c);
    groth16_key_free(&key);
    assert_int_equal(memory_in_use(), before);
    test_circuit_free(c);
}

/* Row 12; B4 B5: 2^k - 1, 2^k, 2^k + 1 rows, those of the inputs counted. */
static void rows_around_powers_of_two(void **state)
{
    (void)state;
    const unsigned last = test_long() ? 12 : 8;
    for (unsigned k = 2; k <= last; k++)
        for (size_t total = ((size_t)1 << k) - 1; total <= ((size_t)1 << k) + 1; total++) {
            const size_t inputs = total < 8 ? 2 : 4;
            test_circuit c;
            test_circuit_random(&c, inputs, (total - inputs) / 2 + 1, total - inputs, total);
            groth16_key key = go_round(&c);
            assert_int_equal(key.h_n + 1, total > (size_t)1 << k ? (size_t)2 << k : (size_t)1 << k);
            groth16_key_free(&key);
            test_circuit_free(&c);
        }
}

/* I5: numbers of dense variables around multiples of 64. */
static void dense_counts_around_words(void **state)
{
    static const size_t counts[] = {63, 64, 65, 128};
    (void)state;
    for (size_t i = 0; i < 4; i++) {
        test_circuit c;
        test_circuit_begin(&c, 1, counts[i]);
        for (size_t j = 0; j < counts[i]; j++) {
            const r1cs_var x = R1CS_AUX | (r1cs_var)j;
            fr_from_u64(&c.aux_value[j], j % 2);
            test_circuit_term_int(&c, 0, x, 1);
            test_circuit_term_int(&c, 1, x, 1);
            test_circuit_term_int(&c, 1, R1CS_ONE, -1);
            test_circuit_end_row(&c);
        }
        groth16_key key = go_round(&c);
        assert_int_equal(key.a_n, counts[i] + 1);
        assert_int_equal(key.b_g1_n, counts[i] + 1);
        groth16_key_free(&key);
        test_circuit_free(&c);
    }
}

/* Row 13; C2. */
static void no_public_inputs(void **state)
{
    (void)state;
    test_circuit c;
    test_circuit_random(&c, 1, 20, 30, 7);
    go_round_and_free(&c);
}

/* Row 13; C1: every variable public. */
static void no_private_variables(void **state)
{
    (void)state;
    test_circuit c;
    test_circuit_begin(&c, 3, 0);
    fr_from_u64(&c.input[1], 5);
    fr_from_u64(&c.input[2], 25);
    test_circuit_term_int(&c, 0, 1, 1);
    test_circuit_term_int(&c, 1, 1, 1);
    test_circuit_term_int(&c, 2, 2, 1);
    test_circuit_end_row(&c);
    groth16_key key = go_round(&c);
    assert_int_equal(key.l_n, 0);
    groth16_key_free(&key);
    test_circuit_free(&c);
}

/* Row 13: only the rows of the inputs are there. */
static void no_constraints(void **state)
{
    (void)state;
    for (size_t inputs = 1; inputs <= 5; inputs++) {
        test_circuit c;
        test_circuit_begin(&c, inputs, 0);
        for (size_t i = 1; i < inputs; i++)
            fr_from_u64(&c.input[i], i);
        go_round_and_free(&c);
    }
}

static void one_constraint(void **state)
{
    (void)state;
    test_circuit c;
    test_circuit_begin(&c, 1, 1);
    c.aux_value[0] = FR_ONE;
    test_circuit_term_int(&c, 0, R1CS_AUX | 0, 1);
    test_circuit_term_int(&c, 1, R1CS_AUX | 0, 1);
    test_circuit_term_int(&c, 2, R1CS_AUX | 0, 1);
    test_circuit_end_row(&c);
    go_round_and_free(&c);
}

/* Row 14; C1 I6: nothing in B; ONE alone in B; variables in only A, only B, only C. */
static void empty_and_lonely_b_queries(void **state)
{
    (void)state;
    test_circuit c;
    test_circuit_begin(&c, 2, 2);
    test_circuit_term_int(&c, 0, R1CS_AUX | 0, 1);
    test_circuit_end_row(&c);
    test_circuit_term_int(&c, 0, R1CS_AUX | 1, 1);
    test_circuit_end_row(&c);
    groth16_key key = go_round(&c);
    assert_int_equal(key.b_g1_n, 0);
    assert_int_equal(key.b_g2_n, 0);
    groth16_key_free(&key);
    test_circuit_free(&c);

    test_circuit_begin(&c, 2, 2);
    fr_from_u64(&c.aux_value[0], 7);
    fr_from_u64(&c.aux_value[1], 9);
    fr_from_u64(&c.input[1], 16);
    test_circuit_term_int(&c, 0, R1CS_AUX | 0, 1);
    test_circuit_term_int(&c, 0, R1CS_AUX | 1, 1);
    test_circuit_term_int(&c, 1, R1CS_ONE, 1);
    test_circuit_term_int(&c, 2, 1, 1);
    test_circuit_end_row(&c);
    key = go_round(&c);
    assert_int_equal(key.b_g1_n, 1);
    groth16_key_free(&key);
    test_circuit_free(&c);

    test_circuit_begin(&c, 1, 3);
    fr_from_u64(&c.aux_value[0], 3);
    fr_from_u64(&c.aux_value[1], 4);
    fr_from_u64(&c.aux_value[2], 12);
    for (unsigned m = 0; m < 3; m++)
        test_circuit_term_int(&c, m, R1CS_AUX | m, 1);
    test_circuit_end_row(&c);
    key = go_round(&c);
    assert_int_equal(key.a_n, 2);
    assert_int_equal(key.b_g1_n, 1);
    groth16_key_free(&key);
    test_circuit_free(&c);
}

/* Row 15; C4 I12: a zero coefficient, and x - x, in A, in B, in both; x occurs elsewhere in C. */
static void vanishing_terms_are_in_no_query(void **state)
{
    (void)state;
    for (unsigned where = 1; where <= 3; where++)
        for (unsigned how = 0; how < 2; how++) {
            test_circuit c;
            test_circuit_begin(&c, 1, 2);
            fr_from_u64(&c.aux_value[0], 6);
            fr_from_u64(&c.aux_value[1], 36);
            test_circuit_term_int(&c, 0, R1CS_AUX | 0, 1);
            test_circuit_term_int(&c, 1, R1CS_AUX | 0, 1);
            for (unsigned m = 0; m < 2; m++) {
                if (!(where >> m & 1))
                    continue;
                test_circuit_term_int(&c, m, R1CS_AUX | 1, how ? 1 : 0);
                if (how)
                    test_circuit_term_int(&c, m, R1CS_AUX | 1, -1);
            }
            test_circuit_term_int(&c, 2, R1CS_AUX | 1, 1);
            test_circuit_end_row(&c);
            groth16_key key = go_round(&c);
            assert_int_equal(key.a_n, 2);
            assert_int_equal(key.b_g1_n, 1);
            groth16_key_free(&key);
            test_circuit_free(&c);
        }
}

/* Row 16; C5: x + x equals 2x; the keys are the same points. */
static void repeated_terms_add_up(void **state)
{
    (void)state;
    groth16_key keys[2];
    for (unsigned twice = 0; twice < 2; twice++) {
        test_circuit c;
        test_circuit_begin(&c, 2, 1);
        fr_from_u64(&c.aux_value[0], 5);
        fr_from_u64(&c.input[1], 100);
        for (unsigned m = 0; m < 2; m++) {
            test_circuit_term_int(&c, m, R1CS_AUX | 0, twice ? 1 : 2);
            if (twice)
                test_circuit_term_int(&c, m, R1CS_AUX | 0, 1);
        }
        test_circuit_term_int(&c, 2, 1, 1);
        test_circuit_end_row(&c);
        keys[twice] = go_round(&c);
        test_circuit_free(&c);
    }
    size_t n[2];
    uint8_t *bytes[2] = {test_key_bytes(&keys[0], &n[0]), test_key_bytes(&keys[1], &n[1])};
    assert_int_equal(n[0], n[1]);
    assert_memory_equal(bytes[0], bytes[1], n[0]);
    for (unsigned i = 0; i < 2; i++) {
        free(bytes[i]);
        groth16_key_free(&keys[i]);
    }
}

int circuit_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_around_powers_of_two),
        cmocka_unit_test(dense_counts_around_words),
        cmocka_unit_test(no_public_inputs),
        cmocka_unit_test(no_private_variables),
        cmocka_unit_test(no_constraints),
        cmocka_unit_test(one_constraint),
        cmocka_unit_test(empty_and_lonely_b_queries),
        cmocka_unit_test(vanishing_terms_are_in_no_query),
        cmocka_unit_test(repeated_terms_add_up),
    };
    return cmocka_run_group_tests_name("circuits", tests, make_prover, destroy_prover);
}
