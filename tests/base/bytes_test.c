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

int bytes_tests(void)
{
    const struct CMUnitTest bytes[] = {
        cmocka_unit_test(loads_and_stores_have_their_byte_order),
        cmocka_unit_test(hex_of_every_byte_goes_and_comes_back),
        cmocka_unit_test(hex_refuses_every_other_character),
        cmocka_unit_test(sizes_are_told_in_binary_units),
    };
    return cmocka_run_group_tests(bytes, NULL, NULL);
}
