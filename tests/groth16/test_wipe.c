/* Who knows r or s of a proof can take the zero knowledge from it: once a proof is finished neither
 * may stand anywhere in the process's memory. The tests look for them in all of it. */
#include "groth16_test.h"

#include "secret.h"

/* In a frame of its own, whose values are wiped. */
static __attribute__((noinline)) void draw(groth16_blinding *out, secret *h, uint64_t seed)
{
    test_random_fr(&out->r, &seed);
    test_random_fr(&out->s, &seed);
    secret_set_pair(h, &out->r, &out->s);
}

static void randomness_is_nowhere_after_a_proof(void **state)
{
    (void)state;
    test_circuit circuit;
    test_circuit_random(&circuit, 3, 40, 90, 12);
    groth16_key key = test_circuit_key(&circuit);
    groth16_prover *prover;
    assert_int_equal(groth16_prover_create(&prover, 2, NULL), ERR_OK);
    for (unsigned dropped = 0; dropped < 2; dropped++) {
        groth16_blinding blinding;
        groth16_pending *pending;
        groth16_proof proof;
        secret h;
        r1cs_assignment w = test_circuit_assign(&circuit);
        draw(&blinding, &h, 70 + dropped);
        assert_true(secret_finds(&h) >= 2); /* the search finds what is there */
        assert_int_equal(groth16_prove_start(&pending, prover, &key, &w, &blinding), ERR_OK);
        mem_wipe(&blinding, sizeof blinding);
        if (dropped)
            groth16_prove_drop(pending);
        else
            assert_int_equal(groth16_prove_finish(&proof, pending), ERR_OK);
        assert_int_equal(secret_finds(&h), 0);
    }
    groth16_prover_destroy(prover);
    groth16_key_free(&key);
    test_circuit_free(&circuit);
}

int wipe_tests(void)
{
    const struct CMUnitTest wipe_group[] = {
        cmocka_unit_test(randomness_is_nowhere_after_a_proof),
    };
    return cmocka_run_group_tests_name("wipe", wipe_group, NULL, NULL);
}
