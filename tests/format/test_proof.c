/* Proof bytes. Verdicts on whole proofs, equation included: tests/groth16/test_bad_proofs.c. */
#include "format_test.h"

#include "format/groth16_files.h"

static uint8_t *case_bytes(const json_t *item, size_t *n)
{
    *n = strlen(json_text(item, "proof")) / 2;
    uint8_t *bytes = malloc(*n ? *n : 1);
    assert_non_null(bytes);
    json_hex(bytes, item, "proof", *n);
    return bytes;
}

static void decoding_agrees_with_the_reference(void **state)
{
    (void)state;
    json_t *root = vector_json("groth16/bad-proofs.json"), *item;
    size_t i, decoded = 0, refused = 0;
    json_array_foreach(json_member(root, "cases"), i, item)
    {
        size_t n;
        uint8_t *bytes = case_bytes(item, &n), again[PROOF_BYTES];
        groth16_proof proof;
        const err_t rc = proof_read(&proof, bytes, n);
        const bool good = strcmp(json_text(item, "decode_exact_length"), "ok") == 0;
        if (good != (rc == ERR_OK) || (!good && rc != ERR_INPUT))
            fail_msg("%s: %s (%s)", json_text(item, "name"), err_name(rc), err_text());
        if (good) {
            proof_write(again, &proof);
            assert_memory_equal(again, bytes, PROOF_BYTES);
            decoded++;
        } else {
            assert_true(g1_aff_is_infinity(&proof.a) && g2_aff_is_infinity(&proof.b) &&
                        g1_aff_is_infinity(&proof.c));
            refused++;
        }
        free(bytes);
    }
    assert_true(decoded >= 20 && refused >= 20);
    json_decref(root);
}

static void errors_name_the_point(void **state)
{
    (void)state;
    static const struct {
        size_t at;
        const char *text;
    } points[] = {{0, "proof: A at offset 0: "},
                  {48, "proof: B at offset 48: "},
                  {144, "proof: C at offset 144: "}};
    json_t *root = vector_json("groth16/bad-proofs.json");
    size_t n;
    uint8_t *bytes = case_bytes(json_array_get(json_member(root, "cases"), 0), &n);
    groth16_proof proof;
    assert_int_equal(proof_read(&proof, bytes, n), ERR_OK);
    for (size_t i = 0; i < 3; i++) {
        bytes[points[i].at] ^= 0x80;
        assert_failed(proof_read(&proof, bytes, n), ERR_INPUT, points[i].text);
        bytes[points[i].at] ^= 0x80;
    }
    assert_failed(proof_read(&proof, bytes, 191), ERR_INPUT, "proof: 191 bytes, 192 are expected");
    assert_failed(proof_read(&proof, bytes, 0), ERR_INPUT, "proof: 0 bytes, 192 are expected");
    free(bytes);
    json_decref(root);
}

FORMAT_TESTS(proof_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decoding_agrees_with_the_reference),
        cmocka_unit_test(errors_name_the_point),
    };
    return cmocka_run_group_tests_name("proof", tests, NULL, NULL);
}
