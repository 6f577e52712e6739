/* SHA-256: FIPS 180-4 examples. BLAKE2: RFC 7693 appendices A and B; keyed with 32 bytes of output:
 * computed with Python's hashlib, which has an implementation of its own. */
#include "hash_tests.h"

static void sha256_of_known_messages(void **state)
{
    (void)state;
    assert_int_equal(hash_check(), ERR_OK);
    uint8_t out[32];
    sha256(out, "", 0);
    assert_bytes_are(out, 32, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    sha256(out, "abc", 3);
    assert_bytes_are(out, 32, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

static void blake2_of_known_messages(void **state)
{
    (void)state;
    uint8_t out[64];
    blake2b_512(out, "abc", 3);
    assert_bytes_are(out, 64,
                     "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                     "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
    hash_stream *s;
    assert_int_equal(hash_stream_create(&s, HASH_BLAKE2S_256), ERR_OK);
    hash_stream_update(s, "abc", 3);
    hash_stream_final(s, out);
    hash_stream_destroy(s);
    assert_bytes_are(out, 32, "508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982");
}

static void keyed_blake2b(void **state)
{
    (void)state;
    const char *key = "filecoin.io|PoRep|1|Synthetic|1|Generation";
    uint8_t out[32], data[300];
    for (size_t i = 0; i < sizeof data; i++)
        data[i] = (uint8_t)i;
    blake2b_256_keyed(out, key, strlen(key), data, 64);
    assert_bytes_are(out, 32, "676f66f347f9d90a7de68e7dc3f9f111e4566d9c0ea6686e07ee2182a3fd8902");
    blake2b_256_keyed(out, data, 64, "", 0);
    assert_bytes_are(out, 32, "2fa9fbd9be36437de204e139e97d402bce68c828f43391608c891b5faed8a98a");
    blake2b_256_keyed(out, "k", 1, data, sizeof data);
    assert_bytes_are(out, 32, "d7590494b92216f044a7f0f5c1bf3264df6fa6b44b9603909a735c9de3d8e02f");
}

/* A million times "a", in pieces of every size from 1 to 997; twice, since final starts anew. */
static void stream_in_pieces(void **state)
{
    (void)state;
    char a[997];
    memset(a, 'a', sizeof a);
    hash_stream *s;
    assert_int_equal(hash_stream_create(&s, HASH_SHA256), ERR_OK);
    for (int round = 0; round < 2; round++) {
        size_t left = 1000000;
        for (size_t piece = 1; left > 0; piece = piece % sizeof a + 1) {
            const size_t n = piece < left ? piece : left;
            hash_stream_update(s, a, n);
            left -= n;
        }
        uint8_t out[32];
        hash_stream_final(s, out);
        assert_bytes_are(out, 32,
                         "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }
    hash_stream_destroy(s);
    hash_stream_destroy(NULL);
}

static void trunc254_clears_two_bits(void **state)
{
    (void)state;
    uint8_t h[32];
    memset(h, 0xff, sizeof h);
    trunc254(h);
    assert_bytes_are(h, 32, "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff3f");
}

int digest_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sha256_of_known_messages),
        cmocka_unit_test(blake2_of_known_messages),
        cmocka_unit_test(keyed_blake2b),
        cmocka_unit_test(stream_in_pieces),
        cmocka_unit_test(trunc254_clears_two_bits),
    };
    return cmocka_run_group_tests_name("digest", tests, NULL, NULL);
}
