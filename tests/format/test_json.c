/* The JSON parser by itself: what it accepts, what it refuses and where it says that it did. */
#include "format_test.h"

#include "format/json.h"

#include <stdio.h>

/* Reads `text` as one value, cut into pieces of `piece` bytes; each piece is a block of its own, so
 * that a byte read beyond it is found. 0: whole. */
static err_t read_cut(const push_type *root, void *at, const void *text, size_t bytes, size_t piece)
{
    push_reader r;
    push_open(&r, root, at, NULL);
    for (size_t done = 0; done < bytes;) {
        const size_t n = piece > 0 && piece < bytes - done ? piece : bytes - done;
        char *block = malloc(n);
        assert_non_null(block);
        memcpy(block, (const char *)text + done, n);
        const err_t rc = push_feed(&r, block, n);
        free(block);
        ERR_TRY(rc);
        done += n;
    }
    return push_finish(&r);
}

/* The same verdict, text and value however the text is cut. */
static err_t read_value(const push_type *root, void *at, size_t at_bytes, const void *text,
                        size_t bytes)
{
    static const size_t pieces[] = {1, 2, 3, 7, 13};
    char expected[ERR_TEXT_BYTES_MAX] = "";
    const err_t rc = read_cut(root, at, text, bytes, 0);
    if (rc != ERR_OK)
        snprintf(expected, sizeof expected, "%s", err_text());
    for (size_t i = 0; bytes < 100000 && i < sizeof pieces / sizeof pieces[0]; i++) {
        uint64_t other[8] = {0};
        assert_true(at_bytes <= sizeof other);
        assert_int_equal(read_cut(root, other, text, bytes, pieces[i]), rc);
        if (rc != ERR_OK)
            assert_string_equal(err_text(), expected);
        else if (at_bytes > 0)
            assert_memory_equal(other, at, at_bytes);
    }
    return rc;
}

static err_t skip_all(const void *text, size_t bytes)
{
    uint64_t unused;
    return read_value(&push_any, &unused, 0, text, bytes);
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
        {"{", "expected a key, found the end"},
        {"{1:2}", "expected a key"},
        {"{\"a\"}", "expected ':'"},
        {"{\"a\":}", "expected a value"},
        {"{\"a\":1,}", "expected a key, found '}'"},
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
    char *text = nested('[', PUSH_DEPTH_MAX, "1", ']');
    assert_skips(text);
    free(text);
    text = nested('[', PUSH_DEPTH_MAX + 1, "1", ']');
    assert_skip_fails(text, "nested deeper than 128 levels");
    free(text);
    text = nested('[', 1000000, "", ']');
    assert_skip_fails(text, "nested deeper than 128 levels");
    free(text);
    /* Levels of known types and of skipped values count together. */
    const push_type one = {.kind = PUSH_ARRAY, .n = 1, .element = &push_any};
    uint64_t unused;
    text = nested('[', PUSH_DEPTH_MAX, "1", ']');
    assert_int_equal(read_value(&one, &unused, 0, text, strlen(text)), ERR_OK);
    free(text);
    text = nested('[', PUSH_DEPTH_MAX + 1, "1", ']');
    assert_failed(read_value(&one, &unused, 0, text, strlen(text)), ERR_INPUT,
                  "/0, byte 128: nested deeper");
    free(text);
}

static err_t read_uint(uint64_t *out, unsigned bytes, uint64_t max, const char *text)
{
    const push_type type = {.kind = PUSH_UINT, .bytes = bytes, .max = max};
    *out = 0;
    return read_value(&type, out, 8, text, strlen(text));
}

static void integers(void **state)
{
    (void)state;
    uint64_t v;
    assert_int_equal(read_uint(&v, 8, UINT64_MAX, " 18446744073709551615"), ERR_OK);
    assert_true(v == UINT64_MAX);
    assert_int_equal(read_uint(&v, 4, UINT32_MAX, "4294967295 "), ERR_OK);
    assert_true(v == UINT32_MAX);
    assert_int_equal(read_uint(&v, 1, 7, "\t7\n"), ERR_OK);
    assert_true(v == 7);
    assert_int_equal(read_uint(&v, 8, 0, "0"), ERR_OK);
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
        assert_failed(read_uint(&v, 8, bad[i].max, bad[i].text), ERR_INPUT, bad[i].part);
    }
}

static const push_type three = {.kind = PUSH_BYTES, .n = 3, .element = &push_byte, .stride = 1};

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
            assert_int_equal(read_value(&three, out, 3, texts[i], strlen(texts[i])), ERR_OK);
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
            const err_t rc = read_value(&three, out, 3, text, strlen(text));
            assert_int_equal(rc, ERR_INPUT);
            if (!pad)
                assert_failed(rc, ERR_INPUT, bad[i].part);
        }
    }
}

/* An object of three integers, of which beta may be missing. */
static const push_type thousand = {.kind = PUSH_UINT, .bytes = 8, .max = 1000};
static const push_member members[] = {
    {"alpha", &thousand, 0}, {"beta", &thousand, 8}, {"gamma", &thousand, 16}};

static err_t read_object(const char *text, bool closed, uint64_t *sum)
{
    const push_type type = {
        .kind = PUSH_OBJECT, .members = members, .members_n = 3, .required = 5, .closed = closed};
    uint64_t v[3] = {0};
    ERR_TRY(read_value(&type, v, sizeof v, text, strlen(text)));
    *sum = v[0] | v[1] << 10 | v[2] << 20;
    return ERR_OK;
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

/* The first key that one of two objects knows decides; others are skipped before and after. */
static void either_of_two_objects(void **state)
{
    (void)state;
    static const push_member others[] = {{"delta", &thousand, 0}, {"gamma", &thousand, 8}};
    static const push_type first = {
        .kind = PUSH_OBJECT, .members = members, .members_n = 3, .required = 1};
    static const push_type second = {
        .kind = PUSH_OBJECT, .members = others, .members_n = 2, .required = 3, .closed = true};
    static const push_type *const both[] = {&first, &second, NULL};
    const push_type either = {.kind = PUSH_OBJECT, .either = both};
    static const struct {
        const char *text, *part;
        uint64_t first;
    } cases[] = {
        {"{\"x\":1,\"beta\":2,\"delta\":3000,\"alpha\":4}", NULL, 4},
        {"{\"x\":{\"delta\":0},\"delta\":5,\"gamma\":6}", NULL, 5},
        {"{\"gamma\":1,\"delta\":2000}", "the key alpha is missing", 0},
        {"{\"delta\":1,\"x\":2}", "/x, byte 11: unexpected key, expected delta", 0},
        {"{\"delta\":1,\"delta\":2}", "this key is given twice", 0},
        {"{\"x\":1,\"x\":1}", NULL, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint64_t v[3] = {0};
        const err_t rc = read_value(&either, v, sizeof v, cases[i].text, strlen(cases[i].text));
        if (cases[i].part)
            assert_failed(rc, ERR_INPUT, cases[i].part);
        else
            assert_true(rc == ERR_OK && v[0] == cases[i].first);
    }
}

/* ---- hooks --------------------------------------------------------------------------------- */

typedef struct {
    char text[256];
    size_t bytes, raw_bytes;
    bool is_string;
} kept;

static err_t keep_piece(void *context, push_reader *r, const uint8_t *bytes, size_t n)
{
    kept *k = context;
    assert_true(r->piece_start >= r->start && k->bytes + n < sizeof k->text);
    memcpy(k->text + k->bytes, bytes, n);
    k->bytes += n;
    return ERR_OK;
}

static err_t keep_value(void *context, push_reader *r, void *at)
{
    (void)at;
    kept *k = context;
    k->is_string = r->is_string;
    k->raw_bytes = r->raw_bytes;
    k->bytes = r->is_string ? r->name_bytes : r->raw_bytes;
    memcpy(k->text, r->is_string ? r->name : r->raw,
           k->bytes < PUSH_TEXT_MAX ? k->bytes : PUSH_TEXT_MAX);
    return ERR_OK;
}

static void read_kept(kept *out, const push_type *type, const char *text, size_t piece)
{
    push_reader r;
    memset(out, 0, sizeof *out);
    push_open(&r, type, NULL, out);
    for (size_t done = 0, n = strlen(text); done < n; done += piece)
        assert_int_equal(push_feed(&r, text + done, piece < n - done ? piece : n - done), ERR_OK);
    assert_int_equal(push_finish(&r), ERR_OK);
}

static void strings_and_scalars(void **state)
{
    (void)state;
    static const push_type pieces = {.kind = PUSH_STRING, .piece = keep_piece};
    static const push_type string = {.kind = PUSH_STRING, .leave = keep_value};
    static const push_type scalar = {.kind = PUSH_SCALAR, .leave = keep_value};
    static const char text[] = " \"\\u0041\\u00e9\\u20ac\\ud83d\\ude00\\n\\/~\xc3\xa9\" ";
    static const char expected[] = "A\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\n/~\xc3\xa9";
    for (size_t piece = 1; piece < sizeof text; piece++) {
        kept k;
        read_kept(&k, &pieces, text, piece);
        assert_int_equal(k.bytes, sizeof expected - 1);
        assert_memory_equal(k.text, expected, k.bytes);
        read_kept(&k, &string, text, piece);
        assert_true(k.is_string && k.raw_bytes == sizeof text - 5);
        assert_int_equal(k.bytes, sizeof expected - 1);
        assert_memory_equal(k.text, expected, k.bytes);
        read_kept(&k, &scalar, "\"12\"", piece);
        assert_true(k.is_string && k.bytes == 2 && memcmp(k.text, "12", 2) == 0);
        read_kept(&k, &scalar, "-1.5e+30 ", piece);
        assert_true(!k.is_string && k.bytes == 8 && memcmp(k.text, "-1.5e+30", 8) == 0);
        read_kept(&k, &scalar, "12", piece);
        assert_true(!k.is_string && k.bytes == 2);
    }
    /* Longer than what is kept: counted, not overrun. */
    char longer[202];
    memset(longer, '1', 200);
    longer[200] = longer[201] = 0;
    kept k;
    read_kept(&k, &scalar, longer, 7);
    assert_int_equal(k.bytes, 200);
    longer[0] = longer[200] = '"';
    read_kept(&k, &string, longer, 7);
    assert_int_equal(k.bytes, 199);
    uint64_t unused;
    static const struct {
        const char *text, *part;
        push_kind kind;
    } bad[] = {
        {"17", "expected a string, found '1'", PUSH_STRING},
        {"null", "expected a string or a number, found 'n'", PUSH_SCALAR},
        {"nul", "expected null", PUSH_NULL},
        {"0", "expected null, found '0'", PUSH_NULL},
        {"nulL", "/, byte 0: expected null", PUSH_NULL},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        const push_type type = {.kind = bad[i].kind};
        assert_failed(read_value(&type, &unused, 0, bad[i].text, strlen(bad[i].text)), ERR_INPUT,
                      bad[i].part);
    }
}

/* A path longer than the text has room for is cut, not overrun. */
static void long_paths_are_cut(void **state)
{
    (void)state;
    char text[4096] = {0}, key[50][40];
    push_member member[50];
    push_type type[50];
    size_t used = 0;
    for (int i = 0; i < 50; i++) {
        snprintf(key[i], sizeof key[i], "some rather long key %d", i);
        used += (size_t)snprintf(text + used, sizeof text - used, "{\"%s\":", key[i]);
        member[i] = (push_member){key[i], i < 49 ? &type[i + 1] : &push_any, 0};
        type[i] = (push_type){.kind = PUSH_OBJECT, .members = &member[i], .members_n = 1};
    }
    uint64_t unused;
    assert_failed(read_value(&type[0], &unused, 0, text, used), ERR_INPUT,
                  "/some rather long key 0/some rather long key 1/");
    assert_non_null(strstr(err_text(), "expected a value, found the end of the text"));
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
        cmocka_unit_test(either_of_two_objects),
        cmocka_unit_test(strings_and_scalars),
        cmocka_unit_test(long_paths_are_cut),
    };
    return cmocka_run_group_tests_name("json", tests, NULL, NULL);
}
