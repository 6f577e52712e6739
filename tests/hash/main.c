#include "hash_tests.h"

#include <stdio.h>

void assert_bytes_are(const uint8_t *bytes, size_t n, const char *hex)
{
    char *text = malloc(2 * n + 1);
    assert_non_null(text);
    hex_encode(text, bytes, n);
    if (strcmp(text, hex) != 0)
        fail_msg("%s instead of %s", text, hex);
    free(text);
}

fr fr_of_hex(const char *hex)
{
    uint8_t bytes[FR_BYTES];
    assert_int_equal(strlen(hex), 2 * FR_BYTES);
    assert_true(hex_decode(bytes, hex, FR_BYTES));
    fr out;
    assert_true(fr_from_bytes(&out, bytes));
    return out;
}

fr fr_derived(const char *label, uint64_t i)
{
    char text[64];
    const int n = snprintf(text, sizeof text, "%s %llu", label, (unsigned long long)i);
    uint8_t digest[64];
    blake2b_512(digest, text, (size_t)n);
    fr out;
    fr_from_bytes_wide(&out, digest);
    return out;
}

int main(void)
{
    /* The second group wants tables and methods that nobody has used yet; the first one uses them
     * in children only. */
    return (missing_tests() + threads_tests() + digest_tests() + chacha_tests() + fr_dot_tests() +
            poseidon_tests() + poseidon_batch_tests() + merkle_tests()) != 0;
}
