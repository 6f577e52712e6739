/* The JSON parser by itself: what it accepts, what it refuses and where it says that it did. */
#include "format_test.h"

#include "format/json.h"

#include <stdio.h>

static pull_reader reader_of(const char *text)
{
    pull_reader r;
    pull_open(&r, text, strlen(text));
    return r;
}

/* Skips one value and nothing more. */
static err_t skip_all(const void *text, size_t bytes)
{
    pull_reader r;
    pull_open(&r, text, bytes);
    ERR_TRY(pull_skip(&r));
    return pull_close(&r);
}

static void assert_skips(const char *text)
{
    if (skip_all(text, strlen(text)) != ERR_OK)
        fail_msg("%s: %s", text, err_text());
}

static void assert_skip_fails(const char *text, const char *part)
{
    assert_failed(skip_all(text, strlen(text)), ERR_INPUT, part);
}

static void values_of_every_kind(void **state)
{
    (void)state;
    static const char *const good[] = {"null",
                                       " true",
                                       "false ",
                                       "0",
                                       "-0",
                                       "10",
                                       "-1.5",
                                       "1e3",
                                       "1E+3",
                                       "0.5e-7",
                                       "\"\"",
                                       "\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\"",
                                       "\"\\ud83d\\ude00\"",
                                       "\"\xc3\xa9\xe2\x82\xac\"",
                                       "\"\xf0\x9f\x98\x80\"",
                                       "[]",
                                       "{}",
                                       " [ 1 , [ ] , { } ] ",
                                       "{\"a\":{\"b\":[1,2,{}]},\"c\":null}",
                                       "\t\r\n[\t\r\n]\t\r\n",
                                       "123456789012345678901234567890",
                                       "\"\x7f\""};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_skips(good[i]);
}

static void text_that_is_not_json(void **state)
{
    (void)state;
    static const struct {
        const char *text, *part;
    } bad[] = {
        {"", "expected a value, found the end"},
        {" ", "byte 1: expected a value"},
        {"nul", "expected null"},
        {"truE", "expected true"},
        {"NaN", "expected a value, found 'N'"},
        {"Infinity", "expected a value"},
        {"-", "expected a digit"},
        {"-x", "expected a digit"},
        {"+1", "expected a value"},
        {".5", "expected a value"},
        {"1.", "expected a digit"},
        {"1.e3", "expected a digit"},
        {"1e", "expected a digit"},
        {"1e+", "expected a digit"},
        {"01", "byte 1: expected the end of the text, found '1'"},
        {"[01]", "expected ',' or ']', found '1'"},
        {"1 2", "expected the end of the text"},
        {"[1,]", "expected a value, found ']'"},
        {"[,1]", "expected a value, found ','"},
        {"[1 2]", "expected ',' or ']'"},
        {"[1", "expected ',' or ']', found the end"},
        {"[", "expected a value, found the end"},
        {"{", "expected a string, found the end"},
        {"{1:2}", "expected a string"},
        {"{\"a\"}", "expected ':'"},
        {"{\"a\":}", "expected a value"},
        {"{\"a\":1,}", "expected a string, found '}'"},
        {"{\"a\":1 \"b\":2}", "expected ',' or '}'"},
        {"{\"a\":1]", "expected ',' or '}'"},
        {"[1}", "expected ',' or ']'"},
        {"]", "expected a value"},
        {"'a'", "expected a value"},
        {"// 1", "expected a value"},
        {"\"a", "the text ends inside a string"},
        {"\"a\nb\"", "control character 0x0a"},
        {"\"a\x1f\"", "control character 0x1f"},
        {"\"\\x\"", "malformed escape"},
        {"\"\\u12g4\"", "malformed escape"},
        {"\"\\u123", "malformed escape"},
        {"\"\\", "malformed escape"},
        {"\"\\ud83d\"", "malformed escape"},
        {"\"\\ud83dx\"", "malformed escape"},
        {"\"\\ud83d\\u0041\"", "malformed escape"},
        {"\"\\ude00\"", "malformed escape"},
        {"\"\x80\"", "not UTF-8"},
        {"\"\xc0\x80\"", "not UTF-8"},
        {"\"\xc3\"", "not UTF-8"},
        {"\"\xe0\x80\x80\"", "not UTF-8"},
        {"\"\xed\xa0\x80\"", "not UTF-8"},
        {"\"\xf0\x80\x80\x80\"", "not UTF-8"},
        {"\"\xf4\x90\x80\x80\"", "not UTF-8"},
        {"\"\xf5\x80\x80\x80\"", "not UTF-8"},
        {"\"\xff\"", "not UTF-8"},
        {"\xef\xbb\xbf{}", "byte 0: expected a value, found the byte 0xef"},
        {"\v1", "found the byte 0x0b"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_skip_fails(bad[i].text, bad[i].part);
    assert_failed(skip_all("1\0", 2), ERR_INPUT,
                  "expected the end of the text, found the byte 0x00");
    assert_failed(skip_all("\"\0\"", 3), ERR_INPUT, "control character 0x00");
}

/* Long runs take the eight-bytes-at-a-time path; a special byte at each offset must be seen. */
static void special_byte_at_every_offset(void **state)
{
    (void)state;
    static const struct {
        char byte;
        const char *part;
    } special[] = {{'\n', "control character"}, {'\x80', "not UTF-8"}, {'\\', "malformed escape"}};
    for (size_t at = 1; at < 40; at++) {
        for (size_t i = 0; i < sizeof special / sizeof special[0]; i++) {
            char text[42];
            memset(text, '~', sizeof text);
            text[0] = text[41] = '"';
            text[at] = special[i].byte;
            assert_failed(skip_all(text, sizeof text), ERR_INPUT, special[i].part);
        }
        char text[42];
        memset(text, ' ', sizeof text);
        text[0] = text[at] = '"';
        assert_int_equal(skip_all(text, sizeof text), ERR_OK);
    }
}

/* Every prefix of a good document is refused, and nothing beyond its end is read: each prefix lies
 * at the end of a block of its own. */
static void document_cut_at_every_byte(void **state)
{
    (void)state;
    static const char text[] =
        "{\"a\":[1,-2.5e+3,\"x\\u00e9\xc3\xa9\\n\"],\"b\":{\"c\":[true,null]}}";
    const size_t whole = sizeof text - 1;
    for (size_t n = 0; n <= whole; n++) {
        char *copy = malloc(n + (n == 0));
        assert_non_null(copy);
        memcpy(copy, text, n);
        assert_int_equal(skip_all(copy, n), n == whole ? ERR_OK : ERR_INPUT);
        free(copy);
    }
}

static char *nested(char open, size_t n, const char *middle, char close)
{
    const size_t bytes = strlen(middle);
    char *text = malloc(2 * n + bytes + 1);
    assert_non_null(text);
    memset(text, open, n);
    memcpy(text + n, middle, bytes);
    memset(text + n + bytes, close, n);
    text[2 * n + bytes] = 0;
    return text;
}

/* G13 */
static void depth_bomb(void **state)
{
    (void)state;
    char *text = nested('[', PULL_DEPTH_MAX, "1", ']');
    assert_skips(text);
    free(text);
    text = nested('[', PULL_DEPTH_MAX + 1, "1", ']');
    assert_skip_fails(text, "nested deeper than 128 levels");
    free(text);
    text = nested('[', 1000000, "", ']');
    assert_skip_fails(text, "nested deeper than 128 levels");
    free(text);
    /* The levels that the caller opened count too. */
    pull_reader r = reader_of("[[[1]]]");
    pull_array a;
    bool more;
    for (int depth = 0; depth < 3; depth++) {
        assert_int_equal(pull_array_begin(&r, &a, 1), ERR_OK);
        assert_int_equal(pull_array_next(&r, &a, &more), ERR_OK);
    }
    assert_int_equal(r.depth, 3);
    text = nested('[', PULL_DEPTH_MAX, "1", ']');
    r = reader_of(text);
    assert_int_equal(pull_array_begin(&r, &a, 1), ERR_OK);
    assert_int_equal(pull_array_next(&r, &a, &more), ERR_OK);
    assert_int_equal(pull_skip(&r), ERR_OK);
    free(text);
    text = nested('[', PULL_DEPTH_MAX + 1, "1", ']');
    r = reader_of(text);
    assert_int_equal(pull_array_begin(&r, &a, 1), ERR_OK);
    assert_int_equal(pull_array_next(&r, &a, &more), ERR_OK);
    assert_failed(pull_skip(&r), ERR_INPUT, "/0, byte 128: nested deeper");
    free(text);
}

static void integers(void **state)
{
    (void)state;
    uint64_t v;
    pull_reader r = reader_of(" 18446744073709551615");
    assert_int_equal(pull_u64(&r, &v, UINT64_MAX), ERR_OK);
    assert_true(v == UINT64_MAX);
    r = reader_of("0");
    assert_int_equal(pull_u64(&r, &v, 0), ERR_OK);
    assert_true(v == 0);
    static const struct {
        const char *text, *part;
        uint64_t max;
    } bad[] = {
        {"-1", "expected an integer from 0 to 255, found -1", 255},
        {"-0", "found -0", 255},
        {"256", "expected an integer from 0 to 255, found 256", 255},
        {"18446744073709551616", "found 18446744073709551616", UINT64_MAX},
        {"99999999999999999999999999999999999999999999999999", "found 9999", UINT64_MAX},
        {"1.0", "found 1.0", 255},
        {"1e3", "found 1e3", 5000},
        {"1E0", "found 1E0", 255},
        {"\"1\"", "expected an integer from 0 to 255, found '\"'", 255},
        {"null", "found 'n'", 255},
        {"NaN", "found 'N'", 255},
        {"", "found the end of the text", 255},
        {"-", "expected a digit", 255},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        r = reader_of(bad[i].text);
        assert_failed(pull_u64(&r, &v, bad[i].max), ERR_INPUT, bad[i].part);
    }
}

/* Every value in every notation goes through the plain path and the general one. */
static void arrays_of_bytes(void **state)
{
    (void)state;
    for (unsigned v = 0; v < 256; v++) {
        char plain[64], spaced[64];
        uint8_t out[3];
        snprintf(plain, sizeof plain, "[%u,%u,%u]", v, 255 - v, v / 3);
        snprintf(spaced, sizeof spaced, " [ %u ,%u, %u ] ", v, 255 - v, v / 3);
        const char *const texts[2] = {plain, spaced};
        for (size_t i = 0; i < 2; i++) {
            pull_reader r = reader_of(texts[i]);
            assert_int_equal(pull_bytes(&r, out, 3), ERR_OK);
            assert_int_equal(pull_close(&r), ERR_OK);
            assert_true(out[0] == v && out[1] == 255 - v && out[2] == v / 3);
        }
    }
    static const struct {
        const char *text, *part;
    } bad[] = {
        {"[1,2,256]", "/2, byte 5: expected an integer from 0 to 255, found 256"},
        {"[1,2,1000]", "found 1000"},
        {"[1,-1,3]", "/1, byte 3: expected an integer from 0 to 255, found -1"},
        {"[1,2.0,3]", "found 2.0"},
        {"[1,1e1,3]", "found 1e1"},
        {"[1,02,3]", "expected ',' or ']', found '2'"},
        {"[1,2]", "2 elements, expected 3"},
        {"[1,2,3,4]", "more than the expected 3 elements"},
        {"[1,2,3", "expected ',' or ']', found the end"},
        {"[1,2,]", "found ']'"},
        {"[]", "0 elements, expected 3"},
        {"[1,,3]", "found ','"},
        {"[1,\"2\",3]", "found '\"'"},
        {"[1,[2],3]", "found '['"},
        {"\"abc\"", "expected an array"},
        {"{}", "expected an array"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        for (size_t pad = 0; pad < 2; pad++) { /* with and without room for the plain path */
            char text[64];
            uint8_t out[3];
            snprintf(text, sizeof text, "%s%s", bad[i].text, pad ? "              " : "");
            pull_reader r = reader_of(text);
            const err_t rc = pull_bytes(&r, out, 3);
            assert_int_equal(rc, ERR_INPUT);
            if (!pad)
                assert_failed(rc, ERR_INPUT, bad[i].part);
        }
    }
}

static const char *const names[] = {"alpha", "beta", "gamma"};

/* Sum of the members' integers; the members of names that must be there: alpha and gamma. */
static err_t read_object(const char *text, bool closed, uint64_t *sum)
{
    pull_reader r = reader_of(text);
    pull_object o = {.names = names, .names_n = 3, .required = 5, .closed = closed};
    *sum = 0;
    ERR_TRY(pull_object_begin(&r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(&r, &o, &which));
        if (which < 0)
            return pull_close(&r);
        uint64_t v;
        ERR_TRY(pull_u64(&r, &v, 1000));
        *sum += v << (10 * which);
    }
}

static void objects(void **state)
{
    (void)state;
    uint64_t sum;
    assert_int_equal(read_object("{\"alpha\":1,\"beta\":2,\"gamma\":3}", true, &sum), ERR_OK);
    assert_int_equal(sum, 1 | 2 << 10 | 3 << 20);
    assert_int_equal(read_object(" { \"gamma\" : 3 , \"alpha\" : 1 } ", true, &sum), ERR_OK);
    assert_int_equal(sum, 1 | 3 << 20);
    /* Escapes are decoded before keys are compared. */
    assert_int_equal(read_object("{\"\\u0061lpha\":1,\"g\\u0061mma\":3}", true, &sum), ERR_OK);
    assert_int_equal(sum, 1 | 3 << 20);
    /* Unknown keys, also twice, also very long ones, with values of all kinds. */
    assert_int_equal(
        read_object("{\"x\":[1,{\"alpha\":5}],\"alpha\":1,\"x\":null,\"\":{},"
                    "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                    "aaaa\":1,\"alph\":1,\"alphaa\":2,\"gamma\":3}",
                    false, &sum),
        ERR_OK);
    assert_int_equal(sum, 1 | 3 << 20);
    assert_failed(read_object("{\"alpha\":1,\"x\":2,\"gamma\":3}", true, &sum), ERR_INPUT,
                  "/x, byte 11: unexpected key");
    assert_failed(read_object("{\"alpha\":1,\"gamma\":3,\"alpha\":1}", false, &sum), ERR_INPUT,
                  "/alpha, byte 21: this key is given twice");
    assert_failed(read_object("{\"alpha\":1,\"gamma\":3,\"\\u0061lpha\":1}", false, &sum),
                  ERR_INPUT, "this key is given twice");
    assert_failed(read_object("{\"alpha\":1}", false, &sum), ERR_INPUT,
                  "/, byte 10: the key gamma is missing");
    assert_failed(read_object("{}", false, &sum), ERR_INPUT, "the key alpha is missing");
    assert_failed(read_object("[]", false, &sum), ERR_INPUT, "expected an object, found '['");
    assert_failed(read_object("{\"alpha\":1,}", false, &sum), ERR_INPUT, "expected a key");
    assert_failed(read_object("{,\"alpha\":1}", false, &sum), ERR_INPUT, "expected a key");
    assert_failed(read_object("{\"alpha\":1 \"gamma\":3}", false, &sum), ERR_INPUT,
                  "expected ',' or '}'");
    assert_failed(read_object("{\"alpha\" 1}", false, &sum), ERR_INPUT, "expected ':'");
    assert_failed(read_object("{\"alpha\":1,\"gamma\":3", false, &sum), ERR_INPUT, "the end");
}

static void strings(void **state)
{
    (void)state;
    pull_text t;
    char out[32];
    pull_reader r = reader_of(" \"plain\" ");
    assert_int_equal(pull_string(&r, &t), ERR_OK);
    assert_false(t.escaped);
    assert_int_equal(t.bytes, 5);
    assert_memory_equal(t.raw, "plain", 5);
    r = reader_of("\"\\u0041\\u00e9\\u20ac\\ud83d\\ude00\\n\\/\"");
    assert_int_equal(pull_string(&r, &t), ERR_OK);
    assert_true(t.escaped);
    const char expected[] = "A\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\n/";
    assert_int_equal(pull_decode(out, sizeof out, &t), sizeof expected - 1);
    assert_memory_equal(out, expected, sizeof expected - 1);
    assert_int_equal(pull_decode(out, sizeof expected - 1, &t), sizeof expected - 1);
    for (size_t room = 0; room < sizeof expected - 1; room++)
        assert_true(pull_decode(out, room, &t) > room);
    r = reader_of("17");
    assert_failed(pull_string(&r, &t), ERR_INPUT, "expected a string, found '1'");
    r = reader_of("nul");
    assert_failed(pull_null(&r), ERR_INPUT, "expected null");
    r = reader_of("0");
    assert_failed(pull_null(&r), ERR_INPUT, "expected null, found '0'");
}

/* A path longer than the text has room for is cut, not overrun. */
static void long_paths_are_cut(void **state)
{
    (void)state;
    char text[4096] = {0};
    size_t used = 0;
    pull_reader r;
    for (int i = 0; i < 50; i++)
        used +=
            (size_t)snprintf(text + used, sizeof text - used, "{\"some rather long key %d\":", i);
    pull_open(&r, text, used);
    pull_object o[50];
    const char *keys[50];
    char key[50][40];
    for (int i = 0; i < 50; i++) {
        int which;
        snprintf(key[i], sizeof key[i], "some rather long key %d", i);
        keys[i] = key[i];
        o[i] = (pull_object){.names = &keys[i], .names_n = 1};
        assert_int_equal(pull_object_begin(&r, &o[i]), ERR_OK);
        assert_int_equal(pull_object_next(&r, &o[i], &which), ERR_OK);
        assert_int_equal(which, 0);
    }
    assert_failed(pull_null(&r), ERR_INPUT, "/some rather long key 0/some rather long key 1/");
    assert_non_null(strstr(err_text(), "expected null, found the end of the text"));
}

FORMAT_TESTS(json_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_of_every_kind),
        cmocka_unit_test(text_that_is_not_json),
        cmocka_unit_test(special_byte_at_every_offset),
        cmocka_unit_test(document_cut_at_every_byte),
        cmocka_unit_test(depth_bomb),
        cmocka_unit_test(integers),
        cmocka_unit_test(arrays_of_bytes),
        cmocka_unit_test(objects),
        cmocka_unit_test(strings),
        cmocka_unit_test(long_paths_are_cut),
    };
    return cmocka_run_group_tests_name("json", tests, NULL, NULL);
}
