/* Damaged files: the reference's verdicts, and what this reader refuses beyond them. */
#include "params_test.h"

#include "base/bytes.h"
#include "base/mem.h"

#include <stdio.h>

#define CUBIC_IC_COUNT_AT 864u

static void apply(blob *b, const json_t *edit)
{
    const char *op = json_text(edit, "op");
    if (strcmp(op, "truncate") == 0) {
        b->n = json_number(edit, "length");
        return;
    }
    const size_t bytes = strlen(json_text(edit, "hex")) / 2;
    const size_t at = strcmp(op, "append") == 0 ? b->n : json_number(edit, "at");
    if (at + bytes > b->n) {
        b->n = at + bytes;
        b->bytes = realloc(b->bytes, b->n);
        assert_non_null(b->bytes);
    }
    json_hex(b->bytes + at, edit, "hex", bytes);
}

/* What the reference reads and this reader must not. */
static bool refused_beyond_the_reference(const char *name)
{
    static const char *const traps[] = {"appended", "infinity", "compression flag",
                                        "b_g2 count minus 1"};
    for (size_t i = 0; i < sizeof traps / sizeof traps[0]; i++)
        if (strstr(name, traps[i]))
            return true;
    return false;
}

static void compare(const char *name, const char *what, const char *reference, err_t rc)
{
    const bool accepted = strcmp(reference, "ok") == 0 && !refused_beyond_the_reference(name);
    if (accepted != (rc == ERR_OK) || (!accepted && rc != ERR_INPUT))
        fail_msg("%s, %s: reference says %s, found %s (%s)", name, what, reference, err_name(rc),
                 err_text());
}

/* The verifying key alone is what its own count makes it, if the file is that long. */
static void compare_vk(const char *name, const char *reference, const blob *file)
{
    if (file->n < CUBIC_IC_COUNT_AT + 4)
        return;
    const uint64_t n = 868 + 96 * (uint64_t)load_be32(file->bytes + CUBIC_IC_COUNT_AT);
    const blob head = {file->bytes, n < file->n ? (size_t)n : file->n};
    const format_source source = blob_source(&head);
    groth16_vk vk;
    const bool about_vk = !strstr(name, "appended") && !strstr(name, "b_g2 count") &&
                          !strstr(name, "h[0]") && !strstr(name, "l[0]") && !strstr(name, "a[0]") &&
                          !strstr(name, "b_g1[0]") && !strstr(name, "b_g2[0]");
    const err_t rc = params_read_vk(&vk, &source);
    compare(about_vk ? name : "elsewhere", "vk", reference, rc);
    groth16_vk_free(&vk);
}

static void verdicts_on_bad_params(void **state)
{
    (void)state;
    json_t *root = vector_json("groth16/bad-params.json");
    blob base = blob_load("groth16/tiny/cubic.params");
    const uint64_t before = memory_in_use();
    size_t i, cases = 0;
    json_t *item, *edit;
    json_array_foreach(json_member(root, "cases"), i, item)
    {
        size_t j;
        const char *name = json_text(item, "name");
        blob file = blob_copy(&base);
        json_array_foreach(json_member(item, "edits"), j, edit) apply(&file, edit);
        const format_source source = blob_source(&file);
        groth16_key key;
        compare(name, "checked", json_text(item, "read_checked"),
                params_read(&key, &source, PARAMS_CHECK_SUBGROUP, NULL, NULL));
        groth16_key_free(&key);
        compare(name, "unchecked", json_text(item, "read_unchecked"),
                params_read(&key, &source, PARAMS_CHECK_CURVE, NULL, NULL));
        groth16_key_free(&key);
        compare(name, "validated", json_text(item, "read_checked"),
                params_validate(&source, NULL, NULL, NULL));
        compare_vk(name, json_text(item, "read_vk_only"), &file);
        blob_free(&file);
        cases++;
    }
    assert_int_equal(cases, 72);
    assert_memory_in_use(before);
    blob_free(&base);
    json_decref(root);
}

static err_t read_params(const void *bytes, size_t n)
{
    const format_source source = format_source_memory(bytes, n, "some.params");
    groth16_key key;
    const err_t rc = params_read(&key, &source, PARAMS_CHECK_CURVE, NULL, NULL);
    groth16_key_free(&key);
    return rc;
}

/* known-failures F3, F4, F7 and row 26. */
static void other_files_are_not_parameter_files(void **state)
{
    (void)state;
    char page[4096];
    memset(page, ' ', sizeof page);
    static const char head[] = "<!DOCTYPE html>\n<html><head><title>504 Gateway Time-out</title>";
    memcpy(page, head, sizeof head - 1);
    assert_failed(read_params(page, 179), ERR_INPUT,
                  "some.params: not a parameter file: 179 bytes");
    assert_failed(read_params(page, sizeof page), ERR_INPUT,
                  "not a parameter file: it begins with the text \"<!DOCTYPE ht\"");
    memcpy(page, "{\"error\":\n 1}", 13);
    assert_failed(read_params(page, sizeof page), ERR_INPUT,
                  "begins with the text \"{\"error\":  1");
    static const size_t sizes[] = {0, 1, 863, 864, 867};
    blob cubic = blob_load("groth16/tiny/cubic.params");
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        assert_failed(read_params(cubic.bytes, sizes[i]), ERR_INPUT, "not a parameter file");
    assert_failed(read_params(cubic.bytes, 868), ERR_INPUT,
                  "section ic: 2 points at offset 868 take 192 bytes, the file has 0 more");
    memset(page, 0, sizeof page);
    assert_failed(read_params(page, sizeof page), ERR_INPUT, "section b_g2 ends at offset 888");
    assert_failed(read_params(page, 888), ERR_INPUT, "section ic: 0 points");
    blob_free(&cubic);

    blob vk = blob_load("groth16/tiny/cubic.vk");
    assert_failed(read_params(vk.bytes, vk.n), ERR_INPUT,
                  "section h: its count of 4 bytes is expected at offset 1060, the file ends at "
                  "1060");
    blob_free(&vk);
}

static void errors_name_the_place(void **state)
{
    (void)state;
    blob file = blob_load("groth16/tiny/cubic.params");
    file.bytes[1064 + 96 * 2 + 95] ^= 1;
    assert_failed(read_params(file.bytes, file.n), ERR_INPUT,
                  "some.params: section h, point 2 of 7 at offset 1256: not on the curve");
    file.bytes[1064 + 96 * 2 + 95] ^= 1;
    file.bytes[2712 + 192] ^= 0x40;
    assert_failed(read_params(file.bytes, file.n), ERR_INPUT,
                  "section b_g2, point 1 of 2 at offset 2904: not canonical");
    file.bytes[2712 + 192] ^= 0x40;
    file.bytes[192] ^= 0x80;
    assert_failed(read_params(file.bytes, file.n), ERR_INPUT, "beta_g2 at offset 192: wrong flags");
    file.bytes[192] ^= 0x80;
    assert_int_equal(read_params(file.bytes, file.n), ERR_OK);
    blob_free(&file);
}

static void every_truncation_is_refused(void **state)
{
    (void)state;
    blob file = blob_load("groth16/tiny/cubic.params");
    const uint64_t before = memory_in_use();
    for (size_t n = 0; n < file.n; n++) {
        /* A block of exactly n bytes, so that the address sanitizer sees reads beyond it. */
        uint8_t *cut = malloc(n ? n : 1);
        assert_non_null(cut);
        memcpy(cut, file.bytes, n);
        assert_failed(read_params(cut, n), ERR_INPUT, "some.params: ");
        free(cut);
    }
    assert_memory_in_use(before);
    blob_free(&file);
}

/* A canonical encoding has no bit to spare: a flipped one is an error, or at most another object,
 * which then is written as what was read. */
static void check_flip(blob *file, size_t byte, unsigned bit)
{
    const format_source source = blob_source(file);
    groth16_key key;
    file->bytes[byte] ^= (uint8_t)(1u << bit);
    if (params_read(&key, &source, PARAMS_CHECK_CURVE, NULL, NULL) == ERR_OK) {
        blob copy = key_bytes(&key, NULL, NULL);
        assert_int_equal(copy.n, file->n);
        assert_memory_equal(copy.bytes, file->bytes, file->n);
        blob_free(&copy);
    }
    groth16_key_free(&key);
    file->bytes[byte] ^= (uint8_t)(1u << bit);
}

static void every_flipped_bit_is_seen(void **state)
{
    (void)state;
    blob file = blob_load("groth16/tiny/cubic.params");
    const bool all = test_long();
    for (size_t byte = 0; byte < file.n; byte++)
        for (unsigned bit = 0; bit < 8; bit++)
            if (all || byte < 1024 || (byte % 48 == 17 && bit == byte / 48 % 8))
                check_flip(&file, byte, bit);
    blob_free(&file);
}

/* known-failures F6, row 24: nothing is allocated by a count that the file cannot hold. */
static void counts_are_not_believed(void **state)
{
    static const size_t at[] = {864, 1060, 1736, 2028, 2512, 2708};
    static const uint32_t counts[] = {0,          1,       0xffffffff, 0xfffffffe,
                                      0x7fffffff, 0x10000, 0x07000000};
    (void)state;
    blob file = blob_load("groth16/tiny/cubic.params");
    mem_counts before, after;
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        const uint32_t right = load_be32(file.bytes + at[i]);
        for (size_t j = 0; j < sizeof counts / sizeof counts[0] + 2; j++) {
            const uint32_t wrong = j < 7 ? counts[j] : j == 7 ? right + 1 : right - 1;
            store_be32(file.bytes + at[i], wrong);
            mem_count(MEM_KEY, &before);
            if (wrong != right)
                assert_int_equal(read_params(file.bytes, file.n), ERR_INPUT);
            mem_count(MEM_KEY, &after);
            assert_int_equal(after.allocations, before.allocations);
        }
        store_be32(file.bytes + at[i], right);
    }
    blob_free(&file);
}

FORMAT_TESTS(params_bad_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(verdicts_on_bad_params),
        cmocka_unit_test(other_files_are_not_parameter_files),
        cmocka_unit_test(errors_name_the_place),
        cmocka_unit_test(every_truncation_is_refused),
        cmocka_unit_test(every_flipped_bit_is_seen),
        cmocka_unit_test(counts_are_not_believed),
    };
    return cmocka_run_group_tests_name("bad params", tests, NULL, NULL);
}
