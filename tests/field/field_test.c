#include "field_test.h"

#include <stdlib.h>

uint64_t rng_next(test_rng *rng)
{
    uint64_t z = rng->state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static void rng_words(uint64_t *out, const uint64_t *modulus, size_t n, test_rng *rng)
{
    do {
        const uint64_t kinds = rng_next(rng);
        for (size_t i = 0; i < n; i++) {
            const uint64_t kind = kinds & 1 ? 0 : kinds >> (4 * i + 1) & 7;
            out[i] = kind == 1 ? 0 : kind == 2 ? UINT64_MAX : rng_next(rng);
        }
        out[n - 1] &= (UINT64_C(2) << (63 - __builtin_clzll(modulus[n - 1]))) - 1;
    } while (!limbs_less(out, modulus, n));
}

void rng_fr(fr *out, test_rng *rng)
{
    rng_words(out->l, FR_MODULUS, 4, rng);
}

void rng_fp(fp *out, test_rng *rng)
{
    rng_words(out->l, FP_MODULUS, 6, rng);
}

void rng_fp2(fp2 *out, test_rng *rng)
{
    rng_fp(&out->c0, rng);
    rng_fp(&out->c1, rng);
}

void rng_fp6(fp6 *out, test_rng *rng)
{
    rng_fp2(&out->c0, rng);
    rng_fp2(&out->c1, rng);
    rng_fp2(&out->c2, rng);
}

void rng_fp12(fp12 *out, test_rng *rng)
{
    rng_fp6(&out->c0, rng);
    rng_fp6(&out->c1, rng);
}

size_t test_count(size_t normal, size_t slow)
{
    return test_long() ? slow : normal;
}

const json_t *field_vectors(const char *key)
{
    static json_t *document;
    if (!document)
        document = vector_json("field/field.json");
    return json_member(document, key);
}

static void hex_fr(fr *out, const char *hex)
{
    uint8_t big[FR_BYTES], little[FR_BYTES];
    assert_true(hex_decode(big, hex, sizeof big));
    for (size_t i = 0; i < sizeof big; i++)
        little[i] = big[sizeof big - 1 - i];
    assert_true(fr_from_bytes(out, little));
}

static void hex_fp(fp *out, const char *hex)
{
    uint8_t bytes[FP_BYTES];
    assert_true(hex_decode(bytes, hex, sizeof bytes));
    assert_true(fp_from_bytes(out, bytes));
}

static void case_coefficients(fp *out, size_t count, const json_t *object, const char *key)
{
    const char *hex = json_text(object, key);
    assert_int_equal(strlen(hex), 2 * FP_BYTES * count);
    for (size_t i = 0; i < count; i++)
        hex_fp(&out[i], hex + 2 * FP_BYTES * i);
}

void case_fr(fr *out, const json_t *object, const char *key)
{
    const char *hex = json_text(object, key);
    assert_int_equal(strlen(hex), 2 * FR_BYTES);
    hex_fr(out, hex);
}

void case_fp(fp *out, const json_t *object, const char *key)
{
    case_coefficients(out, 1, object, key);
}

void case_fp2(fp2 *out, const json_t *object, const char *key)
{
    fp c[2];
    case_coefficients(c, 2, object, key);
    memcpy(out, c, sizeof c);
}

void case_fp6(fp6 *out, const json_t *object, const char *key)
{
    fp c[6];
    case_coefficients(c, 6, object, key);
    memcpy(out, c, sizeof c);
}

void case_fp12(fp12 *out, const json_t *object, const char *key)
{
    fp c[12];
    case_coefficients(c, 12, object, key);
    memcpy(out, c, sizeof c);
}

void words_from_hex(uint64_t *out, const char *hex, size_t n)
{
    uint8_t bytes[8 * LIMBS_MAX];
    assert_true(hex_decode(bytes, hex, 8 * n));
    for (size_t i = 0; i < n; i++)
        out[n - 1 - i] = load_be64(bytes + 8 * i);
}

static size_t edge_words(uint64_t *out, const char *field, size_t n)
{
    const json_t *words = json_member(json_member(field_vectors("limbs"), field), "words");
    const size_t count = json_array_size(words);
    assert_in_range(count, 1, EDGES_MAX);
    for (size_t i = 0; i < count; i++)
        words_from_hex(out + n * i, json_string_value(json_array_get(words, i)), n);
    return count;
}

size_t edges_fr(fr out[EDGES_MAX])
{
    return edge_words(out[0].l, "fr", 4);
}

size_t edges_fp(fp out[EDGES_MAX])
{
    return edge_words(out[0].l, "fp", 6);
}
