/* Stamps: when they count, and when they do not. */
#include "params_test.h"

#include "base/fault.h"

#include <stdio.h>
#include <unistd.h>

/* (4, y): on the curve, outside the subgroup; known-failures §K. */
#define CUBIC_L0_AT 1740u
static const char outside_hex[] = "0000000000000000000000000000000000000000000000000000000000000000"
                                  "00000000000000000000000000000004"
                                  "0a989badd40d6212b33cffc3f3763e9bc760f988c9926b26da9dd85e92848344"
                                  "6346b8ed00e1de5d5ea93e354abe706"
                                  "c";

typedef struct {
    char folder[512], params[600], stamp[620];
} place;

static int make_place(void **state)
{
    static place p;
    folder_make(p.folder);
    snprintf(p.params, sizeof p.params, "%s/x.params", p.folder);
    snprintf(p.stamp, sizeof p.stamp, "%s.checked", p.params);
    *state = &p;
    return 0;
}

static int remove_place(void **state)
{
    const place *p = *state;
    folder_remove(p->folder);
    return 0;
}

static blob good_file(void)
{
    return blob_load("groth16/tiny/cubic.params");
}

static blob file_outside_subgroup(void)
{
    blob b = good_file();
    json_t *hex = json_pack("{s:s}", "point", outside_hex);
    json_hex(b.bytes + CUBIC_L0_AT, hex, "point", 96);
    json_decref(hex);
    return b;
}

static err_t read_file(const place *p, params_check check)
{
    file_in in;
    groth16_key key;
    pool *threads;
    assert_int_equal(file_open(&in, p->params), ERR_OK);
    assert_int_equal(pool_create(&threads, 2), ERR_OK); /* one hashes while the other decodes */
    const format_source source = format_source_file(&in);
    const err_t rc = params_read(&key, &source, check, threads, NULL);
    groth16_key_free(&key);
    pool_destroy(threads);
    file_close(&in);
    return rc;
}

static bool is_stamped(const place *p)
{
    file_in in;
    bool stamped;
    assert_int_equal(file_open(&in, p->params), ERR_OK);
    assert_int_equal(params_stamp_check(&stamped, &in), ERR_OK);
    file_close(&in);
    return stamped;
}

static void digest_of(uint8_t out[32], const blob *b)
{
    char hex[65];
    sha256_hex(hex, b->bytes, b->n);
    json_t *object = json_pack("{s:s}", "sha256", hex);
    json_hex(out, object, "sha256", 32);
    json_decref(object);
}

static void full_check_leaves_a_stamp(void **state)
{
    const place *p = *state;
    blob good = good_file();
    char expected[200], found[200] = {0}, hex[65];
    file_put(p->params, &good);
    assert_false(is_stamped(p));
    assert_int_equal(read_file(p, PARAMS_CHECK_SUBGROUP), ERR_OK);
    assert_false(is_stamped(p));
    assert_int_equal(read_file(p, PARAMS_CHECK_STAMP), ERR_OK);
    assert_true(is_stamped(p));
    sha256_hex(hex, good.bytes, good.n);
    snprintf(expected, sizeof expected, "cuzk params checked 1 sha256 %s bytes 3096\n", hex);
    FILE *f = fopen(p->stamp, "rb");
    assert_non_null(f);
    const size_t n = fread(found, 1, sizeof found - 1, f);
    fclose(f);
    assert_int_equal(n, strlen(expected));
    assert_string_equal(found, expected);
    blob_free(&good);
}

/* The stamp is believed when it names the file's digest: only so can this file be read. */
static void stamped_file_is_not_checked_again(void **state)
{
    const place *p = *state;
    blob bad = file_outside_subgroup();
    uint8_t digest[32];
    file_put(p->params, &bad);
    assert_failed(read_file(p, PARAMS_CHECK_STAMP), ERR_INPUT,
                  "section l, point 0 of 3 at offset 1740: outside the subgroup");
    assert_int_equal(access(p->stamp, F_OK), -1);
    assert_int_equal(read_file(p, PARAMS_CHECK_CURVE), ERR_OK);
    digest_of(digest, &bad);
    assert_int_equal(params_stamp_write(p->params, digest, bad.n), ERR_OK);
    assert_true(is_stamped(p));
    assert_int_equal(read_file(p, PARAMS_CHECK_STAMP), ERR_OK);
    assert_failed(read_file(p, PARAMS_CHECK_SUBGROUP), ERR_INPUT, "outside the subgroup");
    blob_free(&bad);
}

static void stamp_of_another_file_does_not_count(void **state)
{
    const place *p = *state;
    blob good = good_file(), bad = file_outside_subgroup();
    file_put(p->params, &good);
    assert_int_equal(read_file(p, PARAMS_CHECK_STAMP), ERR_OK);
    file_put(p->params, &bad);
    assert_false(is_stamped(p));
    assert_failed(read_file(p, PARAMS_CHECK_STAMP), ERR_INPUT, "outside the subgroup");
    blob_free(&good);
    blob_free(&bad);
}

static void damaged_stamps_do_not_count(void **state)
{
    const place *p = *state;
    blob bad = file_outside_subgroup();
    uint8_t digest[32];
    file_put(p->params, &bad);
    digest_of(digest, &bad);
    assert_int_equal(params_stamp_write(p->params, digest, bad.n), ERR_OK);
    file_in in;
    assert_int_equal(file_open(&in, p->stamp), ERR_OK);
    blob line = {malloc(in.bytes + 100), in.bytes};
    assert_non_null(line.bytes);
    assert_int_equal(file_read_at(&in, line.bytes, line.n, 0), ERR_OK);
    file_close(&in);
    for (size_t n = 0; n < line.n; n++) {
        const blob cut = {line.bytes, n};
        file_put(p->stamp, &cut);
        assert_false(is_stamped(p));
    }
    for (size_t i = 0; i < line.n; i++) {
        line.bytes[i] ^= 1;
        file_put(p->stamp, &line);
        assert_false(is_stamped(p));
        line.bytes[i] ^= 1;
    }
    memset(line.bytes + line.n, '\n', 100);
    const size_t lengths[] = {line.n + 1, line.n + 100};
    for (size_t i = 0; i < 2; i++) {
        const blob longer = {line.bytes, lengths[i]};
        file_put(p->stamp, &longer);
        assert_false(is_stamped(p));
    }
    assert_int_equal(params_stamp_write(p->params, digest, bad.n - 1), ERR_OK);
    assert_false(is_stamped(p));
    blob_free(&line);
    blob_free(&bad);
}

static void unwritable_stamp_is_no_failure(void **state)
{
    const place *p = *state;
    blob good = good_file();
    file_put(p->params, &good);
    fault_arm(FAULT_WRITE, 1);
    assert_int_equal(read_file(p, PARAMS_CHECK_STAMP), ERR_OK);
    fault_arm(FAULT_WRITE, 0);
    assert_false(is_stamped(p));
    blob_free(&good);
}

FORMAT_TESTS(params_stamp_tests)
{
#define IN_A_PLACE(test) cmocka_unit_test_setup_teardown(test, make_place, remove_place)
    const struct CMUnitTest tests[] = {
        IN_A_PLACE(full_check_leaves_a_stamp),
        IN_A_PLACE(stamped_file_is_not_checked_again),
        IN_A_PLACE(stamp_of_another_file_does_not_count),
        IN_A_PLACE(damaged_stamps_do_not_count),
        IN_A_PLACE(unwritable_stamp_is_no_failure),
    };
    return cmocka_run_group_tests_name("params stamp", tests, NULL, NULL);
}
