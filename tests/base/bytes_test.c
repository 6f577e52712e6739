#include "base_tests.h"

#include "base/bytes.h"

static void loads_and_stores_have_their_byte_order(void **state)
{
    (void)state;
    uint8_t buffer[24];
    for (size_t offset = 0; offset < 8; offset++) { /* every misalignment */
        for (size_t i = 0; i < sizeof buffer; i++)
            buffer[i] = (uint8_t)(i - offset + 1);
        const uint8_t *p = buffer + offset;
        assert_true(load_le64(p) == 0x0807060504030201u);
        assert_true(load_be64(p) == 0x0102030405060708u);
        assert_true(load_le32(p) == 0x04030201u);
        assert_true(load_be32(p) == 0x01020304u);

        uint8_t copy[24] = {0};
        store_le64(copy + offset, 0x0807060504030201u);
        assert_memory_equal(copy + offset, p, 8);
        store_be64(copy + offset, 0x0102030405060708u);
        assert_memory_equal(copy + offset, p, 8);
        store_le32(copy + offset + 8, 0x04030201u);
        assert_memory_equal(copy + offset + 8, p, 4);
        store_be32(copy + offset + 8, 0x01020304u);
        assert_memory_equal(copy + offset + 8, p, 4);
    }
}

static void hex_of_every_byte_goes_and_comes_back(void **state)
{
    (void)state;
    uint8_t all[256], back[256];
    char text[513];
    for (int i = 0; i < 256; i++)
        all[i] = (uint8_t)i;
    hex_encode(text, all, sizeof all);
    assert_int_equal(strlen(text), 512);
    assert_memory_equal(text, "000102", 6);
    assert_memory_equal(text + 506, "fdfeff", 6);
    assert_true(hex_decode(back, text, sizeof back));
    assert_memory_equal(all, back, sizeof all);
    for (char *c = text; *c; c++)
        if (*c >= 'a')
            *c = (char)(*c - 'a' + 'A');
    assert_true(hex_decode(back, text, sizeof back));
    assert_memory_equal(all, back, sizeof all);
}

static void hex_refuses_every_other_character(void **state)
{
    (void)state;
    uint8_t out[2];
    for (int c = 0; c < 256; c++) {
        const bool digit =
            (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        for (int at = 0; at < 4; at++) {
            char text[5] = "0000";
            text[at] = (char)c;
            assert_int_equal(hex_decode(out, text, 2), digit);
        }
    }
    /* A text that ends early is refused at its end and not read beyond. */
    char *end = malloc(3);
    assert_non_null(end);
    memcpy(end, "ab", 3);
    assert_false(hex_decode(out, end, 2));
    free(end);
    assert_true(hex_decode(out, "", 0));
}

static void sizes_are_told_in_binary_units(void **state)
{
    (void)state;
    static const struct {
        uint64_t bytes;
        const char *text;
    } expected[] = {
        {0, "0 B"},
        {1, "1 B"},
        {1023, "1023 B"},
        {1024, "1 KiB"},
        {1025, "1.00 KiB"},
        {1536, "1.50 KiB"},
        {4096, "4 KiB"},
        {(1u << 20) - 1, "1023.99 KiB"},
        {1u << 20, "1 MiB"},
        {5u << 19, "2.50 MiB"},
        {(uint64_t)44 << 30, "44 GiB"},
        {((uint64_t)44 << 30) + ((uint64_t)1 << 28), "44.25 GiB"},
        {(uint64_t)1 << 40, "1 TiB"},
        {(uint64_t)1 << 50, "1 PiB"},
        {(uint64_t)1 << 60, "1 EiB"},
        {UINT64_MAX, "15.99 EiB"},
    };
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        char text[SIZE_TEXT_BYTES];
        size_text(text, expected[i].bytes);
        assert_string_equal(text, expected[i].text);
    }
}

/* Against a plain encoder for every code point, and by the number of sequences that are characters:
 * no others are. */
static void utf8_is_told_from_other_bytes(void **state)
{
    (void)state;
    uint8_t p[4];
    for (uint32_t c = 0; c <= 0x10ffff; c++) {
        const size_t n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        static const uint8_t lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
        for (size_t i = 1; i < n; i++)
            p[i] = (uint8_t)(0x80 | (c >> 6 * (n - 1 - i) & 0x3f));
        p[0] = (uint8_t)(lead[n] | c >> 6 * (n - 1));
        const bool surrogate = c >= 0xd800 && c <= 0xdfff;
        assert_int_equal(utf8_length(p, n), surrogate ? 0 : n);
        assert_int_equal(utf8_length(p, n - 1), 0);
    }
    size_t characters[5] = {0};
    p[3] = 0x80; /* one of 64 */
    for (uint32_t bytes = 0; bytes < 1u << 24; bytes++) {
        p[0] = (uint8_t)(bytes >> 16);
        p[1] = (uint8_t)(bytes >> 8);
        p[2] = (uint8_t)bytes;
        characters[utf8_length(p, 4)]++;
    }
    assert_int_equal(characters[1], 0x80 << 16);
    assert_int_equal(characters[2], (0x800 - 0x80) << 8);
    assert_int_equal(characters[3], 0x10000 - 0x800 - 0x800);
    assert_int_equal(characters[4], 0x100000 / 64);
}

int bytes_tests(void)
{
    const struct CMUnitTest bytes[] = {
        cmocka_unit_test(loads_and_stores_have_their_byte_order),
        cmocka_unit_test(hex_of_every_byte_goes_and_comes_back),
        cmocka_unit_test(hex_refuses_every_other_character),
        cmocka_unit_test(utf8_is_told_from_other_bytes),
        cmocka_unit_test(sizes_are_told_in_binary_units),
    };
    return cmocka_run_group_tests(bytes, NULL, NULL);
}
