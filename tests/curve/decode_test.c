/* Encodings: matrix J3 (verdicts by Python), infinity with a bit anywhere, round trips. */
#include "curve_test.h"

typedef struct {
    const char *key;
    size_t bytes; /* uncompressed */
} form;

static const form G1_FORM = {"g1", G1_BYTES}, G2_FORM = {"g2", G2_BYTES};

/* Decodes with the function for this group and form; point: the affine bytes of memory. */
static point_status decode(const form *f, bool compressed, uint8_t *point, const uint8_t *in)
{
    point_status status;
    if (f == &G1_FORM) {
        g1_aff a = G1_GENERATOR;
        status = compressed ? g1_decode_compressed(&a, in) : g1_decode(&a, in);
        memcpy(point, &a, sizeof a);
    } else {
        g2_aff a = G2_GENERATOR;
        status = compressed ? g2_decode_compressed(&a, in) : g2_decode(&a, in);
        memcpy(point, &a, sizeof a);
    }
    return status;
}

static void encode(const form *f, bool compressed, uint8_t *out, const uint8_t *point)
{
    if (f == &G1_FORM) {
        g1_aff a;
        memcpy(&a, point, sizeof a);
        compressed ? g1_encode_compressed(out, &a) : g1_encode(out, &a);
    } else {
        g2_aff a;
        memcpy(&a, point, sizeof a);
        compressed ? g2_encode_compressed(out, &a) : g2_encode(out, &a);
    }
}

static bool in_subgroup(const form *f, const uint8_t *point)
{
    g1_aff a;
    g2_aff b;
    memcpy(&a, point, sizeof a);
    memcpy(&b, point, f == &G1_FORM ? sizeof a : sizeof b);
    return f == &G1_FORM ? g1_aff_in_subgroup(&a) : g2_aff_in_subgroup(&b);
}

static point_status status_from_text(const char *text)
{
    static const char *const NAMES[] = {"OK", "FLAGS", "NOT_CANONICAL", "NOT_ON_CURVE"};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (strcmp(text, NAMES[i]) == 0)
            return (point_status)i;
    fail_msg("unknown status %s", text);
    return POINT_OK;
}

static void check_entry(const form *f, const json_t *entry)
{
    const bool compressed = json_is_true(json_member(entry, "compressed"));
    const size_t bytes = compressed ? f->bytes / 2 : f->bytes;
    uint8_t in[G2_BYTES], again[G2_BYTES], point[sizeof(g2_aff)], expected[sizeof(g2_aff)] = {0};
    json_hex(in, entry, "in", bytes);
    const point_status status = decode(f, compressed, point, in);
    if (status != status_from_text(json_text(entry, "status")))
        fail_msg("%s %s: status %d, expected %s", f->key, json_text(entry, "name"), status,
                 json_text(entry, "status"));
    if (status == POINT_OK) {
        g1_aff a;
        g2_aff b;
        if (f == &G1_FORM) {
            g1_from_hex(&a, json_text(entry, "point"));
            memcpy(expected, &a, sizeof a);
        } else {
            g2_from_hex(&b, json_text(entry, "point"));
            memcpy(expected, &b, sizeof b);
        }
        encode(f, compressed, again, point);
        assert_memory_equal(again, in, bytes);
        assert_int_equal(in_subgroup(f, point), json_is_true(json_member(entry, "in_subgroup")));
    }
    assert_memory_equal(point, expected, f->bytes); /* infinity on failure */
}

static void test_matrix(void **state)
{
    (void)state;
    json_t *document = vector_json("curve/points.json");
    const form *const forms[] = {&G1_FORM, &G2_FORM};
    for (size_t i = 0; i < 2; i++) {
        const json_t *entries = json_member(json_member(document, forms[i]->key), "decodings");
        assert_true(json_array_size(entries) >= 200);
        for (size_t j = 0; j < json_array_size(entries); j++)
            check_entry(forms[i], json_array_get(entries, j));
    }
    json_decref(document);
}

/* Every single bit of an infinity changed: only the two flags' own changes may give another verdict
 * than NOT_CANONICAL, and none may be accepted. */
static void test_infinity_bits(void **state)
{
    (void)state;
    const form *const forms[] = {&G1_FORM, &G2_FORM};
    for (size_t i = 0; i < 4; i++) {
        const form *f = forms[i / 2];
        const bool compressed = i % 2;
        const size_t bytes = compressed ? f->bytes / 2 : f->bytes;
        uint8_t in[G2_BYTES] = {0}, point[sizeof(g2_aff)];
        in[0] = compressed ? 0xc0 : 0x40;
        assert_int_equal(decode(f, compressed, point, in), POINT_OK);
        for (size_t bit = 0; bit < 8 * bytes; bit++) {
            const uint8_t mask = (uint8_t)(1u << bit % 8);
            point_status expected = POINT_NOT_CANONICAL;
            if (bit == 7 || (bit == 5 && !compressed))
                expected = POINT_FLAGS;
            else if (bit == 6) /* zeros: x = 0 is on G1's curve when y may be chosen */
                expected = f == &G1_FORM && compressed ? POINT_OK : POINT_NOT_ON_CURVE;
            in[bit / 8] ^= mask;
            assert_int_equal(decode(f, compressed, point, in), expected);
            in[bit / 8] ^= mask;
        }
    }
}

/* Infinity's exact bytes, and the two forms against each other on multiples of the generators. */
static void test_round_trips(void **state)
{
    (void)state;
    uint8_t bytes[G2_BYTES], zeros[G2_BYTES] = {0};
    g1_encode(bytes, &G1_INFINITY);
    assert_int_equal(bytes[0], 0x40);
    assert_memory_equal(bytes + 1, zeros, G1_BYTES - 1);
    g2_encode_compressed(bytes, &G2_INFINITY);
    assert_int_equal(bytes[0], 0xc0);
    assert_memory_equal(bytes + 1, zeros, G2_COMPRESSED_BYTES - 1);

    g1_xyzz p;
    g2_xyzz q;
    g1_from_aff(&p, &G1_GENERATOR);
    g2_from_aff(&q, &G2_GENERATOR);
    for (size_t i = 0; i < 40; i++) {
        g1_aff a, a2;
        g2_aff b, b2;
        g1_to_aff(&a, &p);
        g1_encode_compressed(bytes, &a);
        assert_int_equal(g1_decode_compressed(&a2, bytes), POINT_OK);
        assert_true(g1_aff_eq(&a, &a2));
        g1_encode(bytes, &a);
        assert_int_equal(g1_decode(&a2, bytes), POINT_OK);
        assert_true(g1_aff_eq(&a, &a2));
        g2_to_aff(&b, &q);
        g2_encode_compressed(bytes, &b);
        assert_int_equal(g2_decode_compressed(&b2, bytes), POINT_OK);
        assert_true(g2_aff_eq(&b, &b2));
        g2_encode(bytes, &b);
        assert_int_equal(g2_decode(&b2, bytes), POINT_OK);
        assert_true(g2_aff_eq(&b, &b2));
        if (i % 2) {
            g1_dbl(&p, &p);
            g2_neg(&q, &q);
        } else {
            g1_neg(&p, &p);
            g2_dbl(&q, &q);
        }
    }
}

/* A point may be encoded over itself. */
static void test_in_place(void **state)
{
    (void)state;
    uint8_t expected[G2_BYTES];
    union {
        g2_aff point;
        uint8_t bytes[sizeof(g2_aff)];
    } u = {.point = G2_GENERATOR};
    g2_encode(expected, &G2_GENERATOR);
    g2_encode(u.bytes, &u.point);
    assert_memory_equal(u.bytes, expected, G2_BYTES);
    assert_int_equal(g2_decode(&u.point, u.bytes), POINT_OK);
    assert_true(g2_aff_eq(&u.point, &G2_GENERATOR));
}

/* The published edge points: on the curve, outside the subgroup; decoding leaves the subgroup to
 * the caller. */
static void test_edge_points(void **state)
{
    (void)state;
    static const char Y4[] = "0a989badd40d6212b33cffc3f3763e9bc760f988c9926b26da9dd85e928483446346b"
                             "8ed00e1de5d5ea93e354abe706c";
    static const char Y2[] = "172e93db764a8400a7d5071b6b6f5de0da2f0f4a063119abca014006b7c40a2cfe291"
                             "a1924e65db0d6d0fcfbf3bf3d5c"
                             "18c6b864ae17dc9da64203ffefb966306425a7bc6aeb7c75247438372716284a4173"
                             "830420cd476ba1a365b95bfcec38";
    uint8_t in[G2_BYTES] = {0};
    g1_aff a;
    g2_aff b;
    g1_xyzz t;
    in[G1_BYTES - 1] = 2; /* (0, 2), of order 3 */
    assert_int_equal(g1_decode(&a, in), POINT_OK);
    assert_false(g1_aff_in_subgroup(&a));
    g1_mul_ref(&t, &a, (const uint64_t[1]){3}, 1);
    assert_true(g1_is_infinity(&t));

    in[FP_BYTES - 1] = 4; /* x = 4 */
    assert_true(hex_decode(in + FP_BYTES, Y4, FP_BYTES));
    assert_int_equal(g1_decode(&a, in), POINT_OK);
    assert_false(g1_aff_in_subgroup(&a));
    g1_mul_ref(&t, &a, ORDER, 4);
    assert_false(g1_is_infinity(&t));

    memset(in, 0, sizeof in);
    in[2 * FP_BYTES - 1] = 2; /* x = 2 */
    assert_true(hex_decode(in + 2 * FP_BYTES, Y2, 2 * FP_BYTES));
    assert_int_equal(g2_decode(&b, in), POINT_OK);
    assert_false(g2_aff_in_subgroup(&b));
    g2_xyzz u;
    g2_mul_ref(&u, &b, ORDER, 4);
    assert_false(g2_is_infinity(&u));
}

static void test_texts(void **state)
{
    (void)state;
    for (int i = POINT_OK; i <= POINT_NOT_ON_CURVE; i++)
        for (int j = POINT_OK; j < i; j++)
            assert_string_not_equal(point_status_text((point_status)i),
                                    point_status_text((point_status)j));
}

int decode_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_matrix),      cmocka_unit_test(test_infinity_bits),
        cmocka_unit_test(test_round_trips), cmocka_unit_test(test_in_place),
        cmocka_unit_test(test_edge_points), cmocka_unit_test(test_texts),
    };
    return cmocka_run_group_tests_name("encodings", tests, NULL, NULL);
}
