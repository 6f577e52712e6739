/* Verdicts on bad-proofs.json: accepted is exactly what the reference accepts. */
#include "groth16_test.h"

#include "base/bytes.h"

static uint8_t *hex_bytes(const char *text, size_t *n)
{
    *n = strlen(text) / 2;
    uint8_t *bytes = malloc(*n + 1);
    assert_non_null(bytes);
    assert_true(hex_decode(bytes, text, *n));
    return bytes;
}

static bool accepted(const groth16_vk *vk, const json_t *item, const json_t *usual_inputs)
{
    size_t n, inputs_n;
    uint8_t *bytes = hex_bytes(json_text(item, "proof"), &n);
    const json_t *given = json_object_get(item, "public_inputs");
    groth16_proof proof;
    fr *inputs;
    const bool canonical = test_elements(&inputs, &inputs_n, given ? given : usual_inputs);
    const bool yes = canonical && test_proof_decode(&proof, bytes, n) &&
                     groth16_verify(vk, &proof, inputs, inputs_n) == ERR_OK;
    free(inputs);
    free(bytes);
    return yes;
}

static void verdicts_on_single_proofs(void **state)
{
    (void)state;
    json_t *root = vector_json("groth16/bad-proofs.json"), *item;
    groth16_vk vk;
    size_t i, yes = 0;
    test_vk_load(&vk, "groth16/tiny/random-1000.vk");
    json_array_foreach(json_member(root, "cases"), i, item)
    {
        const bool expected = json_is_true(json_member(item, "accept"));
        const bool found = accepted(&vk, item, json_member(root, "public_inputs"));
        if (found != expected)
            fail_msg("%s: %s, the reference says %s", json_text(item, "name"),
                     found ? "accepted" : "refused", expected ? "accept" : "refuse");
        yes += found;
    }
    assert_int_equal(i, 46);
    assert_int_equal(yes, 5);
    groth16_vk_free(&vk);
    json_decref(root);
}

static void verdicts_on_batches(void **state)
{
    (void)state;
    json_t *root = vector_json("groth16/bad-proofs.json"), *item;
    groth16_vk vk;
    size_t i;
    test_vk_load(&vk, "groth16/tiny/random-1000.vk");
    json_array_foreach(json_member(root, "batch_cases"), i, item)
    {
        const json_t *lists = json_member(item, "public_inputs");
        const size_t count = json_number(item, "count"), inputs_n = vk.ic_n - 1;
        size_t n, bad;
        uint8_t *bytes = hex_bytes(json_text(item, "proofs"), &n);
        groth16_proof proofs[2];
        fr *inputs = calloc(count * inputs_n, sizeof *inputs);
        assert_non_null(inputs);
        assert_int_equal(count, 2);
        bool yes = n == 192 * count;
        for (size_t j = 0; j < count && yes; j++) {
            fr *one;
            size_t one_n;
            assert_true(test_elements(&one, &one_n, json_array_get(lists, j)));
            assert_int_equal(one_n, inputs_n);
            memcpy(inputs + j * inputs_n, one, inputs_n * sizeof *inputs);
            free(one);
            yes = test_proof_decode(&proofs[j], bytes + 192 * j, 192);
        }
        yes = yes && groth16_verify_batch(&vk, proofs, count, inputs, inputs_n, &bad) == ERR_OK;
        if (yes != json_is_true(json_member(item, "verify_batch")))
            fail_msg("%s: %s", json_text(item, "name"), yes ? "accepted" : "refused");
        free(inputs);
        free(bytes);
    }
    assert_int_equal(i, 5);
    groth16_vk_free(&vk);
    json_decref(root);
}

int bad_proof_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(verdicts_on_single_proofs),
        cmocka_unit_test(verdicts_on_batches),
    };
    return cmocka_run_group_tests_name("bad proofs", tests, NULL, NULL);
}
