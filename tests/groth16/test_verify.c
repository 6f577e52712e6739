/* Verification: what holds, what does not, what is refused; the real proof of the network. */
#include "groth16_test.h"

#include "base/bytes.h"

#include <openssl/evp.h>

typedef struct {
    groth16_vk vk;
    groth16_proof proofs[8];
    size_t proofs_n;
    fr *inputs;
    size_t inputs_n;
} fixture;

/* A proof of the vectors' "proofs". */
static void load_proof(groth16_proof *out, const json_t *item)
{
    uint8_t bytes[192];
    json_hex(bytes, item, "proof", 192);
    assert_true(test_proof_decode(out, bytes, 192));
}

static void fixture_load(fixture *f, const char *vk, const char *json)
{
    json_t *root = vector_json(json), *item;
    size_t i;
    test_vk_load(&f->vk, vk);
    json_array_foreach(json_member(root, "proofs"), i, item)
    {
        assert_true(i < 8);
        load_proof(&f->proofs[i], item);
    }
    f->proofs_n = i;
    const json_t *inputs = json_object_get(root, "public_inputs");
    if (!inputs)
        inputs = json_member(json_array_get(json_member(root, "proofs"), 0), "public_inputs");
    assert_true(test_elements(&f->inputs, &f->inputs_n, inputs));
    json_decref(root);
}

static void fixture_free(fixture *f)
{
    groth16_vk_free(&f->vk);
    free(f->inputs);
}

static void load_random(fixture *f)
{
    fixture_load(f, "groth16/tiny/random-1000.vk", "groth16/tiny/random-1000.json");
}

static void proofs_of_the_vectors_hold(void **state)
{
    (void)state;
    fixture f[2];
    load_random(&f[0]);
    fixture_load(&f[1], "groth16/tiny/cubic.vk", "groth16/tiny/cubic.json");
    for (unsigned i = 0; i < 2; i++) {
        size_t bad;
        assert_int_equal(f[i].proofs_n, 4);
        for (size_t j = 0; j < f[i].proofs_n; j++) {
            const groth16_proof *p = &f[i].proofs[j];
            assert_int_equal(groth16_verify(&f[i].vk, p, f[i].inputs, f[i].inputs_n), ERR_OK);
            for (size_t k = 0; k < f[i].inputs_n; k++) {
                const fr right = f[i].inputs[k];
                fr_add(&f[i].inputs[k], &right, &FR_ONE);
                assert_int_equal(groth16_verify(&f[i].vk, p, f[i].inputs, f[i].inputs_n),
                                 ERR_INVALID);
                f[i].inputs[k] = right;
            }
        }
        assert_int_equal(
            groth16_verify_batch(&f[i].vk, f[i].proofs, 1, f[i].inputs, f[i].inputs_n, &bad),
            ERR_OK);
        fixture_free(&f[i]);
    }
}

/* vectors/filecoin/README.md: comm_r and challenge, 66 times. */
static void real_inputs(fr out[132], const json_t *root)
{
    uint8_t cid[40], comm_r[32], text[48], digest[32];
    json_hex(cid, root, "sealed_cid_bytes_hex", sizeof cid);
    memcpy(comm_r, cid + 8, 32);
    json_hex(text, root, "randomness_hex", 32);
    store_le64(text + 32, json_number(root, "sector_number"));
    for (uint64_t i = 0; i < 66; i++) {
        store_le64(text + 40, i);
        assert_int_equal(EVP_Digest(text, sizeof text, digest, NULL, EVP_sha256(), NULL), 1);
        assert_true(fr_from_bytes(&out[2 * i], comm_r));
        fr_from_u64(&out[2 * i + 1], load_le64(digest) % 64);
    }
}

static void the_real_winning_post_holds(void **state)
{
    (void)state;
    json_t *root = vector_json("filecoin/winningpost_2kib_vector.json");
    groth16_vk vk;
    groth16_proof proof;
    uint8_t bytes[192];
    fr inputs[132];
    test_vk_load(&vk, "filecoin/winning_2kib.vk");
    json_hex(bytes, root, "proof_bytes_hex", sizeof bytes);
    assert_true(test_proof_decode(&proof, bytes, sizeof bytes));
    real_inputs(inputs, root);
    assert_int_equal(groth16_verify(&vk, &proof, inputs, 132), ERR_OK);
    for (size_t i = 0; i < 132; i++) {
        const fr right = inputs[i];
        fr_add(&inputs[i], &right, &FR_ONE);
        assert_int_equal(groth16_verify(&vk, &proof, inputs, 132), ERR_INVALID);
        inputs[i] = right;
    }
    groth16_vk_free(&vk);
    json_decref(root);
}

/* Row 18; C11. */
static void wrong_number_of_inputs_is_an_error(void **state)
{
    static const size_t wrong[] = {0, 6, 8, 14, SIZE_MAX};
    (void)state;
    fixture f;
    size_t bad;
    load_random(&f);
    fr *twice = calloc(2 * f.inputs_n, sizeof *twice);
    assert_non_null(twice);
    memcpy(twice, f.inputs, f.inputs_n * sizeof *twice);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_failed(groth16_verify(&f.vk, f.proofs, twice, wrong[i]), ERR_INPUT,
                      "public inputs given, the verifying key is for 7");
        assert_failed(groth16_verify_batch(&f.vk, f.proofs, 1, twice, wrong[i], &bad), ERR_INPUT,
                      "public inputs given, the verifying key is for 7");
    }
    free(twice);
    fixture_free(&f);
}

/* Row 19; C13: x + r is no encoding of a field element. */
static void input_plus_modulus_is_no_input(void **state)
{
    static const uint8_t modulus[32] = {0x01, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff,
                                        0xfe, 0x5b, 0xfe, 0xff, 0x02, 0xa4, 0xbd, 0x53,
                                        0x05, 0xd8, 0xa1, 0x09, 0x08, 0xd8, 0x39, 0x33,
                                        0x48, 0x7d, 0x9d, 0x29, 0x53, 0xa7, 0xed, 0x73};
    (void)state;
    fixture f;
    load_random(&f);
    for (size_t i = 0; i < f.inputs_n; i++) {
        uint8_t bytes[32];
        fr back;
        fr_to_bytes(bytes, &f.inputs[i]);
        assert_true(fr_from_bytes(&back, bytes));
        unsigned carry = 0;
        for (unsigned j = 0; j < 32; j++) {
            carry += (unsigned)bytes[j] + modulus[j];
            bytes[j] = (uint8_t)carry;
            carry >>= 8;
        }
        if (carry == 0)
            assert_false(fr_from_bytes(&back, bytes));
    }
    fixture_free(&f);
}

/* (0, 2) has order 3; K of known-failures has the point of G2. */
static g1_aff outside_g1(void)
{
    uint8_t bytes[96] = {0};
    g1_aff out;
    bytes[95] = 2;
    assert_int_equal(g1_decode(&out, bytes), POINT_OK);
    return out;
}

static g2_aff outside_g2(void)
{
    static const char y_c1[] = "172e93db764a8400a7d5071b6b6f5de0da2f0f4a063119ab"
                               "ca014006b7c40a2cfe291a1924e65db0d6d0fcfbf3bf3d5c";
    static const char y_c0[] = "18c6b864ae17dc9da64203ffefb966306425a7bc6aeb7c75"
                               "247438372716284a4173830420cd476ba1a365b95bfcec38";
    uint8_t bytes[192] = {0};
    g2_aff out;
    bytes[95] = 2; /* x = 2 + 0·u */
    assert_true(hex_decode(bytes + 96, y_c1, 48));
    assert_true(hex_decode(bytes + 144, y_c0, 48));
    assert_int_equal(g2_decode(&out, bytes), POINT_OK);
    return out;
}

/* Row 20; C14. */
static void bad_points_are_refused(void **state)
{
    (void)state;
    fixture f;
    size_t bad;
    load_random(&f);
    const groth16_proof good = f.proofs[1];
    const g1_aff t1 = outside_g1();
    const g2_aff t2 = outside_g2();
    g1_xyzz sum;
    g2_xyzz sum2;
    groth16_proof wrong[12];
    const char *text[12];
    size_t n = 0;
    for (size_t i = 0; i < 12; i++)
        wrong[i] = good;
    text[n] = "A of the proof is the point at infinity";
    wrong[n++].a = G1_INFINITY;
    text[n] = "B of the proof is the point at infinity";
    wrong[n++].b = G2_INFINITY;
    text[n] = "C of the proof is the point at infinity";
    wrong[n++].c = G1_INFINITY;
    text[n] = "A of the proof is outside the subgroup";
    wrong[n++].a = t1;
    text[n] = "B of the proof is outside the subgroup";
    wrong[n++].b = t2;
    text[n] = "C of the proof is outside the subgroup";
    wrong[n++].c = t1;
    g1_from_aff(&sum, &good.a);
    g1_add_aff(&sum, &sum, &t1);
    text[n] = "A of the proof is outside the subgroup";
    g1_to_aff(&wrong[n++].a, &sum);
    g2_from_aff(&sum2, &good.b);
    g2_add_aff(&sum2, &sum2, &t2);
    text[n] = "B of the proof is outside the subgroup";
    g2_to_aff(&wrong[n++].b, &sum2);
    text[n] = "A of the proof is not on the curve";
    fp_add(&wrong[n].a.x, &good.a.x, &FP_ONE);
    n++;
    text[n] = "B of the proof is not on the curve";
    fp_add(&wrong[n].b.x.c0, &good.b.x.c0, &FP_ONE);
    n++;
    text[n] = "C of the proof is not on the curve";
    fp_add(&wrong[n].c.y, &good.c.y, &FP_ONE);
    n++;
    fr *inputs = calloc(2 * f.inputs_n, sizeof *inputs);
    assert_non_null(inputs);
    memcpy(inputs, f.inputs, f.inputs_n * sizeof *inputs);
    memcpy(inputs + f.inputs_n, f.inputs, f.inputs_n * sizeof *inputs);
    for (size_t i = 0; i < n; i++) {
        const groth16_proof two[2] = {good, wrong[i]};
        assert_failed(groth16_verify(&f.vk, &wrong[i], f.inputs, f.inputs_n), ERR_INPUT, text[i]);
        assert_failed(groth16_verify_batch(&f.vk, two, 2, inputs, f.inputs_n, &bad), ERR_INPUT,
                      text[i]);
        assert_int_equal(bad, 1);
    }
    free(inputs);
    fixture_free(&f);
}

static void infinity_in_the_key_is_refused(void **state)
{
    (void)state;
    fixture f;
    load_random(&f);
    const groth16_vk good = f.vk;
    groth16_vk wrong[6];
    static const char *const text[6] = {"alpha_g1", "beta_g1",  "delta_g1",
                                        "beta_g2",  "gamma_g2", "delta_g2"};
    for (size_t i = 0; i < 6; i++)
        wrong[i] = good;
    wrong[0].alpha_g1 = G1_INFINITY;
    wrong[1].beta_g1 = G1_INFINITY;
    wrong[2].delta_g1 = G1_INFINITY;
    wrong[3].beta_g2 = G2_INFINITY;
    wrong[4].gamma_g2 = G2_INFINITY;
    wrong[5].delta_g2 = G2_INFINITY;
    for (size_t i = 0; i < 6; i++)
        assert_failed(groth16_verify(&wrong[i], f.proofs, f.inputs, f.inputs_n), ERR_INPUT,
                      text[i]);
    fixture_free(&f);
}

/* Row 18; C12. */
static void empty_batch_is_an_error(void **state)
{
    (void)state;
    fixture f;
    size_t bad;
    load_random(&f);
    assert_failed(groth16_verify_batch(&f.vk, f.proofs, 0, f.inputs, f.inputs_n, &bad),
                  ERR_ARGUMENT, "a batch of 0 proofs");
    fixture_free(&f);
}

/* Row 21; C17: C of one proof plus D, of the other minus D. Without weights the sum is unchanged.
 */
static void cancelling_errors_are_found(void **state)
{
    (void)state;
    fixture f;
    size_t bad;
    load_random(&f);
    groth16_proof pair[3] = {f.proofs[0], f.proofs[1], f.proofs[2]};
    fr *inputs = calloc(3 * f.inputs_n, sizeof *inputs);
    assert_non_null(inputs);
    for (size_t i = 0; i < 3; i++)
        memcpy(inputs + i * f.inputs_n, f.inputs, f.inputs_n * sizeof *inputs);
    const uint64_t before = memory_in_use();
    assert_int_equal(groth16_verify_batch(&f.vk, pair, 3, inputs, f.inputs_n, &bad), ERR_OK);
    assert_int_equal(bad, 3);
    g1_xyzz c;
    g1_from_aff(&c, &pair[1].c);
    g1_add_aff(&c, &c, &G1_GENERATOR);
    g1_to_aff(&pair[1].c, &c);
    g1_from_aff(&c, &pair[2].c);
    g1_sub_aff(&c, &c, &G1_GENERATOR);
    g1_to_aff(&pair[2].c, &c);
    for (unsigned i = 0; i < 8; i++) {
        assert_failed(groth16_verify_batch(&f.vk, pair, 3, inputs, f.inputs_n, &bad), ERR_INVALID,
                      "proof 1 of 3");
        assert_int_equal(bad, 1);
    }
    assert_int_equal(memory_in_use(), before);
    free(inputs);
    fixture_free(&f);
}

int verify_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(proofs_of_the_vectors_hold),
        cmocka_unit_test(the_real_winning_post_holds),
        cmocka_unit_test(wrong_number_of_inputs_is_an_error),
        cmocka_unit_test(input_plus_modulus_is_no_input),
        cmocka_unit_test(bad_points_are_refused),
        cmocka_unit_test(infinity_in_the_key_is_refused),
        cmocka_unit_test(empty_batch_is_an_error),
        cmocka_unit_test(cancelling_errors_are_found),
    };
    return cmocka_run_group_tests_name("verify", tests, NULL, NULL);
}
