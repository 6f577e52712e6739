/* Key image files that are damaged, and those that lie. */
#include "key_image_test.h"

#include "base/bytes.h"

#include <stdio.h>

static err_t open_blob(key_image_file **out, const blob *b)
{
    const format_source source = format_source_memory(b->bytes, b->n, "x.key");
    return key_image_file_of(out, &source);
}

static void assert_refused(const blob *b, const char *part)
{
    key_image_file *f;
    assert_failed(open_blob(&f, b), ERR_INPUT, part);
    assert_null(f);
}

static blob toy_blob(toy_key *t)
{
    toy_key_make(t, "toy");
    const key_image_source source = key_image_source_of(&t->coefficients);
    return key_image_blob(&source, NULL);
}

/* The section whose points byte `at` belongs to, and *point; KEY_IMAGE_SECTIONS: none. */
static key_image_section section_of(const blob *b, size_t at)
{
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        size_t bytes;
        const size_t begin = key_section_at(b, s, &bytes);
        if (at >= begin && at - begin < bytes)
            return s;
    }
    return KEY_IMAGE_SECTIONS;
}

static void every_byte_is_covered(void **state)
{
    (void)state;
    toy_key t;
    blob b = toy_blob(&t);
    key_image_file *f, *whole;
    assert_int_equal(open_blob(&whole, &b), ERR_OK);
    const key_image_source source = key_image_file_source(whole);
    g2_aff points[200];
    for (size_t i = 0; i < b.n; i += test_short() ? 7 : 1) {
        const key_image_section s = section_of(&b, i);
        b.bytes[i] ^= (uint8_t)(1u << i % 8);
        if (s == KEY_IMAGE_SECTIONS) {
            if (open_blob(&f, &b) != ERR_INPUT)
                fail_msg("byte %zu is not missed", i);
        } else {
            char text[64];
            snprintf(text, sizeof text, "x.key: damaged key image: section %s, chunk 0 of 1",
                     key_image_section_name(s));
            assert_failed(source.read(source.context, points, s, 0, 1), ERR_INPUT, text);
            if (i % 511 == 0)
                assert_failed(key_image_file_check(whole, KEY_IMAGE_CHECK_DIGEST, NULL, NULL),
                              ERR_INPUT, text);
        }
        b.bytes[i] ^= (uint8_t)(1u << i % 8);
    }
    assert_int_equal(key_image_file_check(whole, KEY_IMAGE_CHECK_FULL, NULL, NULL), ERR_OK);
    key_image_file_close(whole);
    blob_free(&b);
    toy_key_free(&t);
    assert_memory_in_use(0);
}

static void cut_files_are_refused(void **state)
{
    (void)state;
    toy_key t;
    blob b = toy_blob(&t);
    const size_t whole = b.n;
    for (b.n = 0; b.n < whole; b.n += b.n < 600 ? 1 : 211)
        assert_refused(&b, b.n < 8 ? "x.key: no key image" : "x.key: damaged key image: ");
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        size_t bytes;
        b.n = whole;
        const size_t begin = key_section_at(&b, s, &bytes);
        const size_t ends[] = {begin - 1, begin, begin + 1, begin + bytes - 1, begin + bytes};
        for (unsigned k = 0; k < 5; k++) {
            char text[80];
            b.n = ends[k];
            snprintf(text, sizeof text, "damaged key image: %zu bytes, its header says %zu", b.n,
                     whole);
            if (b.n != whole)
                assert_refused(&b, text);
        }
    }
    b.n = whole;
    b.bytes = realloc(b.bytes, whole + 1);
    assert_non_null(b.bytes);
    b.bytes[whole] = 0;
    b.n = whole + 1;
    assert_refused(&b, "its header says");
    store_le64(b.bytes + 16, b.n); /* and the header says so */
    key_image_sign_head(&b);
    assert_refused(&b, "its sections end at");
    blob_free(&b);
    toy_key_free(&t);
    assert_memory_in_use(0);
}

static void other_files_are_told_apart(void **state)
{
    (void)state;
    toy_key t;
    blob b = toy_blob(&t), image = image_blob("toy"), params = key_bytes(&t.key, NULL, NULL);
    params_extent sections[PARAMS_SECTIONS];
    bool found;
    const format_source sources[] = {blob_source(&b), blob_source(&image), blob_source(&params)};
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(key_image_file_is(&found, &sources[i]), ERR_OK);
        assert_int_equal(found, i == 0);
    }
    assert_refused(&image, "x.key: no key image");
    assert_refused(&params, "x.key: no key image");
    assert_failed(params_layout(sections, &sources[0], false), ERR_INPUT, "memory: a key image");
    assert_failed(params_layout(sections, &sources[0], true), ERR_INPUT, "memory: a key image");
    b.bytes[8] = 2;
    assert_refused(&b, "x.key: a key image of version 2, this program has 1");
    blob_free(&b);
    blob_free(&image);
    blob_free(&params);
    toy_key_free(&t);
}

/* ---- files that lie: the digests are right ------------------------------------------------- */

typedef struct {
    size_t at;
    unsigned bytes;
    uint64_t value;
    const char *text;
} edit;

#define SECTION(s, member) (KEY_SECTION_TABLE + KEY_IMAGE_##s * KEY_SECTION_ENTRY + (member))

/* Of "toy": domain 128, 64 bits, 5 field elements, 2 inputs. */
static const edit edits[] = {
    {12, 4, 527, "its header contradicts its counts"},
    {24, 8, 0, "its circuit has no name"},
    {27, 1, 1, "its circuit has no name"},
    {87, 1, 'x', "its circuit has no name"},
    {88, 4, 1, "section h: 127 points of 96 bytes at offset 4096, expected are 128"},
    {88, 4, 2, "form 2, from 0 to 1 is possible"},
    {88, 4, UINT32_MAX, "form 4294967295, from 0 to 1"},
    {92, 4, 6, "section h: 127 points of 96 bytes at offset 4096, expected are 63"},
    {92, 4, 32, "section h: 127 points of 96 bytes at offset "},
    {92, 4, 33, "log2 of the domain 33, from 0 to 32"},
    {92, 4, UINT32_MAX, "log2 of the domain 4294967295"},
    {96, 8, 65, "section l: 69 points of 96 bytes at offset 16384, expected are 70"},
    {96, 8, UINT32_MAX, "section h: 127 points of 96 bytes at offset 4096, expected are 127"},
    {96, 8, UINT64_MAX, "bits 18446744073709551615, from 0 to 4294967295"},
    {104, 8, 0, "field elements 0, from 1 to 4294967295"},
    {104, 8, 4, "field elements in A 5, from 2 to 4"},
    {104, 8, 6, "section l: 69 points of 96 bytes at offset 16384, expected are 70"},
    {104, 8, UINT64_MAX / 96, "field elements "},
    {112, 8, 65, "bits in A 65, from 0 to 64"},
    {112, 8, 63, "section a: "},
    {120, 8, 1, "field elements in A 1, from 2 to 5"},
    {120, 8, 6, "field elements in A 6, from 2 to 5"},
    {128, 8, 65, "bits in B 65, from 0 to 64"},
    {128, 8, 1, "section b_g1: "},
    {136, 8, UINT64_MAX, "field elements in B 18446744073709551615, from 0 to 5"},
    {144, 8, 0, "inputs 0, from 1 to 5"},
    {144, 8, 6, "inputs 6, from 1 to 5"},
    {144, 8, 1, "its header contradicts its counts"},
    {152, 8, 0, "chunks of 0 bytes, not 50331648"},
    {152, 8, 64 << 20, "chunks of 67108864 bytes, not 50331648"},
    {160, 8, UINT64_MAX, "its header contradicts its counts"},
    {168, 8, 6, "its header contradicts its counts"},
    {176, 8, UINT64_MAX, "its header contradicts its counts"},
    {SECTION(H, 0), 8, 8192, "section h: 127 points of 96 bytes at offset 8192"},
    {SECTION(H, 0), 8, UINT64_MAX, "at offset 18446744073709551615"},
    {SECTION(L, 8), 8, UINT32_MAX, "section l: 4294967295 points of 96 bytes"},
    {SECTION(A, 8), 8, UINT64_MAX / 96 + 2, "section a: 192153584101141164 points"},
    {SECTION(B1, 16), 4, 192, "points of 192 bytes"},
    {SECTION(B2, 16), 4, 96, "section b_g2: "},
    {SECTION(B2, 20), 4, 1, "its header contradicts its counts"},
};

static void counts_that_lie_are_refused(void **state)
{
    (void)state;
    toy_key t;
    blob b = toy_blob(&t);
    const uint64_t before = memory_in_use();
    for (size_t i = 0; i < sizeof edits / sizeof edits[0]; i++) {
        blob forged = blob_copy(&b);
        memcpy(forged.bytes + edits[i].at, &edits[i].value, edits[i].bytes);
        key_image_sign_head(&forged);
        assert_refused(&forged, edits[i].text);
        assert_memory_in_use(before);
        blob_free(&forged);
    }
    blob_free(&b);
    toy_key_free(&t);
}

/* A few bytes that claim 2^32 points of each kind: refused by the length before anything is
 * allocated (F6). */
static void a_short_file_claims_much(void **state)
{
    (void)state;
    toy_key t;
    blob b = toy_blob(&t);
    const uint64_t counts[] = {UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX,
                               UINT32_MAX, UINT32_MAX, UINT32_MAX};
    memcpy(b.bytes + 96, counts, sizeof counts);
    key_image_sign_head(&b);
    assert_refused(&b, "section h: 127 points of 96 bytes at offset 4096");
    blob_free(&b);
    toy_key_free(&t);
}

static void padding_is_zero(void **state)
{
    (void)state;
    toy_key t;
    blob b = toy_blob(&t);
    key_image_file *f;
    const size_t chunks_at = load_le64(b.bytes + 176);
    assert_int_equal(chunks_at % 32, 0);
    const size_t behind_vk = 528 + 868 + 2 * 96;
    b.bytes[behind_vk] = 1;
    key_image_sign_head(&b);
    assert_refused(&b, "the padding before the digests is not zero");
    b.bytes[behind_vk] = 0;
    b.bytes[4095] = 1;
    key_image_sign_head(&b);
    assert_refused(&b, "the padding before section h is not zero");
    b.bytes[4095] = 0;
    key_image_sign_head(&b);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_B2; s++) {
        size_t bytes;
        const size_t end = key_section_at(&b, s, &bytes) + bytes;
        char text[96];
        snprintf(text, sizeof text, "the padding before section %s, at offset %zu, is not zero",
                 key_image_section_name(s + 1), end);
        b.bytes[end] = 1;
        assert_refused(&b, text);
        b.bytes[end] = 0;
    }
    assert_int_equal(open_blob(&f, &b), ERR_OK);
    key_image_file_close(f);
    blob_free(&b);
    toy_key_free(&t);
}

/* The verifying key is checked as a .vk is. */
static void verifying_keys_are_checked(void **state)
{
    (void)state;
    toy_key t;
    blob b = toy_blob(&t);
    static const struct {
        size_t at; /* of the .vk */
        uint8_t with;
        const char *text;
    } bad[] = {{0, 0x80, "x.key: verifying key: alpha_g1 at offset 0: "},
               {95, 1, "alpha_g1 at offset 0: not on the curve"},
               {383, 1, "beta_g2 at offset 192: not on the curve"},
               {867, 1, "section ic"},
               {868 + 96, 0x40, "section ic, point 1 of 2 at offset 964: "},
               {868 + 191, 1, "section ic, point 1 of 2 at offset 964: not on the curve"}};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        b.bytes[528 + bad[i].at] ^= bad[i].with;
        key_image_sign_head(&b);
        assert_refused(&b, bad[i].text);
        b.bytes[528 + bad[i].at] ^= bad[i].with;
    }
    blob_free(&b);
    toy_key_free(&t);
}

/* A digest of a section is compared when all is checked. */
static void digests_of_sections_are_checked(void **state)
{
    (void)state;
    toy_key t;
    blob b = toy_blob(&t);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        key_image_file *f;
        char text[64];
        uint8_t *digest = b.bytes + KEY_SECTION_TABLE + s * KEY_SECTION_ENTRY + 24;
        digest[31] ^= 1;
        key_image_sign_head(&b);
        assert_int_equal(open_blob(&f, &b), ERR_OK);
        snprintf(text, sizeof text, "section %s at offset ", key_image_section_name(s));
        assert_failed(key_image_file_check(f, KEY_IMAGE_CHECK_DIGEST, NULL, NULL), ERR_INPUT, text);
        key_image_file_close(f);
        digest[31] ^= 1;
    }
    blob_free(&b);
    toy_key_free(&t);
}

/* ---- points -------------------------------------------------------------------------------- */

typedef enum { OFF_CURVE, NOT_REDUCED, INFINITE, OUTSIDE, FINITE_INPUT, POINT_FLAWS } point_flaw;

static const char *const flaw_texts[POINT_FLAWS] = {
    "not on the curve", "a coordinate is not below p",
    "the point at infinity, a finite one is expected", "outside the subgroup of order r",
    "a finite point, infinity is expected for an input"};

/* y^2 = x^3 + 4 or x^3 + 4(u + 1) for the first small x that gives a point outside the subgroup. */
static void outside_g1(g1_aff *p)
{
    fp four, right;
    fp_from_u64(&four, 4);
    for (uint64_t x = 1;; x++) {
        fp_from_u64(&p->x, x);
        fp_sqr(&right, &p->x);
        fp_mul(&right, &right, &p->x);
        fp_add(&right, &right, &four);
        if (fp_sqrt(&p->y, &right) && !g1_aff_in_subgroup(p))
            return;
    }
}

static void outside_g2(g2_aff *p)
{
    fp2 four, right;
    fp_from_u64(&four.c0, 4);
    four.c1 = four.c0;
    for (uint64_t x = 1;; x++) {
        fp_from_u64(&p->x.c0, x);
        p->x.c1 = FP_ZERO;
        fp2_sqr(&right, &p->x);
        fp2_mul(&right, &right, &p->x);
        fp2_add(&right, &right, &four);
        if (fp2_sqrt(&p->y, &right) && !g2_aff_in_subgroup(p))
            return;
    }
}

/* The words of p: those of 1 and of -1 add up to them, in Montgomery form, too. */
static fp modulus_words(void)
{
    fp minus_one, p;
    bool carry = false;
    fp_neg(&minus_one, &FP_ONE);
    for (unsigned i = 0; i < 6; i++) {
        const bool first = __builtin_add_overflow(FP_ONE.l[i], minus_one.l[i], &p.l[i]);
        const bool second = __builtin_add_overflow(p.l[i], (uint64_t)carry, &p.l[i]);
        carry = first || second;
    }
    return p;
}

static void spoil(void *points, key_image_section s, size_t i, point_flaw flaw)
{
    g1_aff *g1 = (g1_aff *)points + i;
    g2_aff *g2 = (g2_aff *)points + i;
    const bool in_g2 = s == KEY_IMAGE_B2;
    fp *y = in_g2 ? &g2->y.c1 : &g1->y;
    if (flaw == OFF_CURVE)
        fp_add(y, y, &FP_ONE);
    else if (flaw == NOT_REDUCED)
        *y = modulus_words();
    else if (flaw == INFINITE)
        memset(in_g2 ? (void *)g2 : (void *)g1, 0, key_image_point_bytes(s));
    else if (flaw == OUTSIDE && in_g2)
        outside_g2(g2);
    else
        outside_g1(g1);
}

static void flaws_of_points_are_found(void **state)
{
    (void)state;
    toy_key t;
    toy_key_make(&t, "toy");
    const size_t input = 64; /* of L: the first field element */
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++)
        for (point_flaw flaw = OFF_CURVE; flaw < POINT_FLAWS; flaw++) {
            const size_t i = flaw == FINITE_INPUT ? input : 3, bytes = key_image_point_bytes(s);
            if (flaw == FINITE_INPUT && s != KEY_IMAGE_L)
                continue;
            uint8_t *point = (uint8_t *)t.coefficients.points[s] + i * bytes, good[192];
            memcpy(good, point, bytes);
            spoil(t.coefficients.points[s], s, i, flaw);
            const key_image_source source = key_image_source_of(&t.coefficients);
            blob b = key_image_blob(&source, NULL);
            key_image_file *f;
            char text[128];
            assert_int_equal(open_blob(&f, &b), ERR_OK);
            assert_int_equal(key_image_file_check(f, KEY_IMAGE_CHECK_DIGEST, NULL, NULL), ERR_OK);
            snprintf(text, sizeof text, "x.key: section %s, point %zu of %zu: %s",
                     key_image_section_name(s), i, key_image_points(&t.coefficients.head, s),
                     flaw_texts[flaw]);
            assert_failed(key_image_file_check(f, KEY_IMAGE_CHECK_FULL, NULL, NULL), ERR_INPUT,
                          text);
            key_image_file_close(f);
            blob_free(&b);
            memcpy(point, good, bytes);
        }
    /* In Lagrange form an input may have a point, and need not. */
    key_image lagrange;
    as_lagrange(&lagrange, &t.coefficients);
    const key_image_source source = key_image_source_of(&lagrange);
    for (unsigned finite = 0; finite < 2; finite++) {
        ((g1_aff *)lagrange.points[KEY_IMAGE_L])[input] = finite ? G1_GENERATOR : G1_INFINITY;
        blob b = key_image_blob(&source, NULL);
        key_image_file *f;
        assert_int_equal(open_blob(&f, &b), ERR_OK);
        assert_int_equal(key_image_file_check(f, KEY_IMAGE_CHECK_FULL, NULL, NULL), ERR_OK);
        key_image_file_close(f);
        blob_free(&b);
    }
    key_image_free(&lagrange);
    toy_key_free(&t);
    assert_memory_in_use(0);
}

/* A sample has one of 1024 successive points in it: where all of them are bad, one is found. */
static void samples_find_what_is_common(void **state)
{
    (void)state;
    toy_key t;
    toy_key_make(&t, "random:1100");
    key_image_file *f;
    spoil(t.coefficients.points[KEY_IMAGE_H], KEY_IMAGE_H, 0, OUTSIDE);
    g1_aff *h = t.coefficients.points[KEY_IMAGE_H];
    for (size_t i = 1; i < key_image_points(&t.coefficients.head, KEY_IMAGE_H); i++)
        h[i] = h[0];
    const key_image_source source = key_image_source_of(&t.coefficients);
    blob b = key_image_blob(&source, NULL);
    assert_int_equal(open_blob(&f, &b), ERR_OK);
    assert_int_equal(key_image_file_check(f, KEY_IMAGE_CHECK_DIGEST, NULL, NULL), ERR_OK);
    assert_failed(key_image_file_check(f, KEY_IMAGE_CHECK_SAMPLE, NULL, NULL), ERR_INPUT,
                  "outside the subgroup of order r");
    key_image_file_close(f);
    blob_free(&b);
    toy_key_free(&t);
}

FORMAT_TESTS(bad_key_images)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_byte_is_covered),
        cmocka_unit_test(cut_files_are_refused),
        cmocka_unit_test(other_files_are_told_apart),
        cmocka_unit_test(counts_that_lie_are_refused),
        cmocka_unit_test(a_short_file_claims_much),
        cmocka_unit_test(padding_is_zero),
        cmocka_unit_test(verifying_keys_are_checked),
        cmocka_unit_test(digests_of_sections_are_checked),
        cmocka_unit_test(flaws_of_points_are_found),
        cmocka_unit_test(samples_find_what_is_common),
    };
    return cmocka_run_group_tests_name("bad key images", tests, NULL, NULL);
}
