#include "hash_tests.h"

/* RFC 8439, 2.3.2. */
static void chacha20_of_rfc_8439(void **state)
{
    (void)state;
    uint8_t key[32], out[64];
    for (size_t i = 0; i < sizeof key; i++)
        key[i] = (uint8_t)i;
    const uint32_t words[4] = {1, 0x09000000, 0x4a000000, 0};
    chacha_block(out, key, words, 20);
    assert_bytes_are(out, 64,
                     "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                     "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

/* draft-strombergson-chacha-test-vectors-01, TC1 with a 256-bit key. */
static void chacha8_and_chacha20_of_zero(void **state)
{
    (void)state;
    const uint8_t key[32] = {0};
    const uint32_t words[4] = {0};
    uint8_t out[64];
    chacha_block(out, key, words, 8);
    assert_bytes_are(out, 64,
                     "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
                     "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
    chacha_block(out, key, words, 20);
    assert_bytes_are(out, 64,
                     "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                     "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
}

int chacha_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chacha20_of_rfc_8439),
        cmocka_unit_test(chacha8_and_chacha20_of_zero),
    };
    return cmocka_run_group_tests_name("chacha", tests, NULL, NULL);
}
