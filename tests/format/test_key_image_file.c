/* Key image files: what is written is read, by chunks and by points. */
#include "key_image_test.h"

#include "base/bytes.h"
#include "base/fault.h"

#include <stdio.h>

/* All points of a section through a source; the caller frees. */
static void *read_section(const key_image_source *source, key_image_section s)
{
    const size_t n = key_image_points(source->head, s), bytes = key_image_point_bytes(s);
    void *points = malloc(n * bytes + 1);
    assert_non_null(points);
    assert_int_equal(source->read(source->context, points, s, 0, n), ERR_OK);
    return points;
}

static void assert_same_head(const key_image_head *a, const key_image_head *b)
{
    assert_string_equal(a->circuit, b->circuit);
    assert_int_equal(a->form, b->form);
    assert_int_equal(a->log2_domain, b->log2_domain);
    assert_int_equal(a->inputs, b->inputs);
    assert_memory_equal(&a->n, &b->n, sizeof a->n);
    assert_memory_equal(&a->dense_a, &b->dense_a, sizeof a->dense_a);
    assert_memory_equal(&a->dense_b, &b->dense_b, sizeof a->dense_b);
    assert_memory_equal(&a->vk, &b->vk, offsetof(groth16_vk, ic));
    assert_int_equal(a->vk.ic_n, b->vk.ic_n);
    assert_memory_equal(a->vk.ic, b->vk.ic, a->vk.ic_n * sizeof *a->vk.ic);
}

static void assert_same(const key_image_file *found, const key_image_source *source,
                        const key_image *made)
{
    assert_same_head(key_image_file_head(found), &made->head);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t n = key_image_points(&made->head, s), bytes = key_image_point_bytes(s);
        void *points = read_section(source, s);
        assert_memory_equal(points, made->points[s], n * bytes);
        free(points);
    }
}

static void round_trip(const key_image *made, pool *p)
{
    const key_image_source from = key_image_source_of(made);
    blob b = key_image_blob(&from, p), signed_ = blob_copy(&b);
    const format_source memory = blob_source(&b);
    key_image_file *f;
    assert_int_equal(key_image_file_of(&f, &memory), ERR_OK);
    const key_image_source source = key_image_file_source(f);
    assert_same(f, &source, made);
    /* Digests by another way. */
    key_image_sign(&signed_);
    assert_memory_equal(b.bytes, signed_.bytes, b.n);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++)
        assert_memory_equal(key_image_file_digest(f, s),
                            b.bytes + KEY_SECTION_TABLE + s * KEY_SECTION_ENTRY + 24, 32);
    for (key_image_check c = KEY_IMAGE_CHECK_DIGEST; c <= KEY_IMAGE_CHECK_FULL; c++)
        assert_int_equal(key_image_file_check(f, c, p, NULL), ERR_OK);
    key_image_file_close(f);
    blob_free(&b);
    blob_free(&signed_);
}

static void files_come_back(void **state)
{
    (void)state;
    static const char *const names[] = {"toy", "random:16", "random:300"};
    const uint64_t before = memory_in_use();
    pool *p;
    assert_int_equal(pool_create(&p, 3), ERR_OK);
    for (unsigned i = 0; i < 3; i++) {
        toy_key t;
        key_image lagrange;
        toy_key_make(&t, names[i]);
        as_lagrange(&lagrange, &t.coefficients);
        round_trip(&t.coefficients, NULL);
        round_trip(&lagrange, p);
        key_image_free(&lagrange);
        toy_key_free(&t);
    }
    pool_destroy(p);
    assert_memory_in_use(before);
}

/* What the description of the format says, by number. */
static void layout_is_the_documented_one(void **state)
{
    (void)state;
    toy_key t;
    toy_key_make(&t, "toy");
    const key_image_source from = key_image_source_of(&t.coefficients);
    blob b = key_image_blob(&from, NULL), params = key_bytes(&t.key, NULL, NULL);
    assert_memory_equal(b.bytes, "cuzkkey\n", 8);
    assert_int_equal(load_le32(b.bytes + 8), 1);
    assert_int_equal(load_le32(b.bytes + 12), 528);
    assert_int_equal(load_le64(b.bytes + 16), b.n);
    assert_string_equal((const char *)b.bytes + 24, "toy");
    assert_int_equal(load_le32(b.bytes + 88), 0); /* form */
    assert_int_equal(load_le32(b.bytes + 92), 7); /* 70 rows and inputs */
    assert_int_equal(load_le64(b.bytes + 96), 64);
    assert_int_equal(load_le64(b.bytes + 104), 5);
    assert_int_equal(load_le64(b.bytes + 144), 2);
    assert_int_equal(load_le64(b.bytes + 152), 48 << 20);
    assert_int_equal(load_le64(b.bytes + 160), 868 + 2 * 96);
    assert_int_equal(load_le64(b.bytes + 168), 5);
    assert_int_equal(load_le64(b.bytes + 176), (528 + 868 + 2 * 96 + 31) / 32 * 32);
    /* The verifying key is that of the .params, byte for byte. */
    assert_memory_equal(b.bytes + 528, params.bytes, 868 + 2 * 96);
    const size_t points[KEY_IMAGE_SECTIONS] = {127, 69, key_image_points(&t.coefficients.head, 2),
                                               key_image_points(&t.coefficients.head, 3),
                                               key_image_points(&t.coefficients.head, 3)};
    size_t at = 0;
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        size_t bytes;
        at = (at + 4095) / 4096 * 4096;
        if (s == KEY_IMAGE_H)
            at = 4096;
        assert_int_equal(key_section_at(&b, s, &bytes), at);
        assert_int_equal(bytes, points[s] * (s == KEY_IMAGE_B2 ? 192 : 96));
        assert_memory_equal(b.bytes + at, t.coefficients.points[s], bytes);
        at += bytes;
    }
    assert_int_equal(at, b.n);
    blob_free(&b);
    blob_free(&params);
    toy_key_free(&t);
}

/* ---- many chunks --------------------------------------------------------------------------- */

/* A source without a circuit: point i of a section is one of a few, so that it costs nothing. */
#define FEW 61u
typedef struct {
    g1_aff g1[FEW];
    g2_aff g2[FEW];
} few_points;

static void few_fill(few_points *few)
{
    g1_xyzz a;
    g2_xyzz b;
    g1_from_aff(&a, &G1_GENERATOR);
    g2_from_aff(&b, &G2_GENERATOR);
    for (unsigned i = 0; i < FEW; i++) {
        g1_to_aff(&few->g1[i], &a);
        g2_to_aff(&few->g2[i], &b);
        g1_add_aff(&a, &a, &G1_GENERATOR);
        g2_add_aff(&b, &b, &G2_GENERATOR);
    }
}

static unsigned which(key_image_section s, size_t i)
{
    return (unsigned)((i ^ i / FEW ^ 7u * s) % FEW);
}

static err_t few_read(void *context, void *out, key_image_section s, size_t first, size_t n)
{
    const few_points *few = context;
    for (size_t i = 0; i < n; i++) {
        if (s == KEY_IMAGE_B2)
            ((g2_aff *)out)[i] = few->g2[which(s, first + i)];
        else
            ((g1_aff *)out)[i] = few->g1[which(s, first + i)];
    }
    return ERR_OK;
}

/* H: one short chunk. L: two chunks and five points. A: one chunk exactly. B1: half a chunk, B2:
 * one and a point. */
static key_image_head large_head(g1_aff ic[1], const few_points *few)
{
    key_image_head head = {.circuit = "large",
                           .form = KEY_IMAGE_LAGRANGE,
                           .log2_domain = 10,
                           .n = {(2u << 19) + 4, 1},
                           .dense_a = {(1u << 19) - 1, 1},
                           .dense_b = {(1u << 18) + 1, 0},
                           .inputs = 1};
    ic[0] = few->g1[1];
    head.vk = (groth16_vk){.alpha_g1 = few->g1[2],
                           .beta_g1 = few->g1[3],
                           .delta_g1 = few->g1[4],
                           .beta_g2 = few->g2[5],
                           .gamma_g2 = few->g2[6],
                           .delta_g2 = few->g2[7],
                           .ic = ic,
                           .ic_n = 1};
    return head;
}

typedef struct {
    few_points *few;
    key_image_source source;
} many_reads;

/* Ranges around the borders of chunks, whole chunks, and one that ends with the section. */
static err_t read_task(void *context, size_t i, unsigned worker)
{
    const many_reads *m = context;
    static const struct {
        key_image_section s;
        size_t first, n;
    } ranges[] = {{KEY_IMAGE_L, 0, 1},
                  {KEY_IMAGE_L, (1u << 19) - 3, 7},
                  {KEY_IMAGE_L, 1u << 19, 1u << 19},
                  {KEY_IMAGE_L, (1u << 20) - 1, 6},
                  {KEY_IMAGE_A, 0, 1u << 19},
                  {KEY_IMAGE_A, 1000, 100000},
                  {KEY_IMAGE_B2, (1u << 18) - 2, 3},
                  {KEY_IMAGE_B2, 0, 1u << 18},
                  {KEY_IMAGE_B1, 77, 1u << 17},
                  {KEY_IMAGE_H, 0, 1024},
                  {KEY_IMAGE_H, 1024, 0}};
    const size_t k = i % (sizeof ranges / sizeof ranges[0]), n = ranges[k].n;
    const size_t bytes = key_image_point_bytes(ranges[k].s);
    (void)worker;
    uint8_t *found = malloc(n * bytes + 16), *expected = malloc(n * bytes + 1);
    if (!found || !expected)
        abort();
    memset(found + n * bytes, 0x5a, 16);
    err_t rc = m->source.read(m->source.context, found, ranges[k].s, ranges[k].first, n);
    (void)few_read(m->few, expected, ranges[k].s, ranges[k].first, n);
    if (rc == ERR_OK && memcmp(found, expected, n * bytes) != 0)
        rc = err_set(ERR_INTERNAL, "range %zu: other points", k);
    for (size_t j = 0; rc == ERR_OK && j < 16; j++)
        if (found[n * bytes + j] != 0x5a)
            rc = err_set(ERR_INTERNAL, "range %zu: written behind its end", k);
    free(found);
    free(expected);
    return rc;
}

static void threads_read_at_once(void **state)
{
    (void)state;
    const uint64_t before = memory_in_use();
    char folder[512], name[600];
    few_points few;
    g1_aff ic[1];
    pool *p;
    file_out *out;
    key_image_file *f;
    few_fill(&few);
    const key_image_head head = large_head(ic, &few);
    const key_image_source from = {.head = &head, .read = few_read, .context = &few};
    folder_make(folder);
    snprintf(name, sizeof name, "%s/large.key", folder);
    assert_int_equal(pool_create(&p, 4), ERR_OK);
    assert_int_equal(file_create(&out, name), ERR_OK);
    assert_int_equal(key_image_file_write(out, &from, p, NULL), ERR_OK);
    assert_int_equal(file_commit(out), ERR_OK);
    assert_int_equal(key_image_file_open(&f, name), ERR_OK);
    many_reads m = {.few = &few, .source = key_image_file_source(f)};
    assert_int_equal(pool_for(p, test_short() ? 11 : 22, read_task, &m), ERR_OK);
    assert_int_equal(key_image_file_check(f, KEY_IMAGE_CHECK_SAMPLE, p, NULL), ERR_OK);
    g1_aff point;
    assert_failed(m.source.read(m.source.context, &point, KEY_IMAGE_H, 1024, 1), ERR_ARGUMENT,
                  "points 1024 to 1025 of section h, which has 1024");
    assert_failed(m.source.read(m.source.context, &point, KEY_IMAGE_H, 1, SIZE_MAX), ERR_ARGUMENT,
                  "of section h, which has 1024");
    /* A bit of chunk 1 of L: the others can still be read. */
    FILE *edit = fopen(name, "r+b");
    size_t bytes;
    uint8_t table[KEY_HEADER_BYTES];
    assert_non_null(edit);
    assert_int_equal(fread(table, 1, sizeof table, edit), sizeof table);
    const blob header = {table, SIZE_MAX};
    const size_t at = key_section_at(&header, KEY_IMAGE_L, &bytes) + (48u << 20) + 12345;
    assert_int_equal(fseek(edit, (long)at, SEEK_SET), 0);
    const int byte = fgetc(edit);
    assert_int_equal(fseek(edit, (long)at, SEEK_SET), 0);
    assert_int_equal(fputc(byte ^ 4, edit), byte ^ 4);
    assert_int_equal(fclose(edit), 0);
    char text[128];
    snprintf(text, sizeof text, "section l, chunk 1 of 3 at offset %zu: it has another digest",
             at - 12345);
    assert_int_equal(m.source.read(m.source.context, &point, KEY_IMAGE_L, 5, 1), ERR_OK);
    assert_failed(m.source.read(m.source.context, &point, KEY_IMAGE_L, 1u << 19, 1), ERR_INPUT,
                  text);
    assert_failed(key_image_file_check(f, KEY_IMAGE_CHECK_DIGEST, p, NULL), ERR_INPUT, text);
    key_image_file_close(f);
    pool_destroy(p);
    folder_remove(folder);
    assert_memory_in_use(before);
}

/* ---- failures ------------------------------------------------------------------------------ */

static void failing_reads_and_writes_are_errors(void **state)
{
    (void)state;
    const uint64_t before = memory_in_use();
    toy_key t;
    toy_key_make(&t, "toy");
    const key_image_source from = key_image_source_of(&t.coefficients);
    char folder[512], name[600];
    folder_make(folder);
    snprintf(name, sizeof name, "%s/x.key", folder);
    for (fault_kind kind = FAULT_ALLOC; kind <= FAULT_WRITE; kind++) {
        bool done = false;
        for (uint64_t n = 1; !done; n++) {
            file_out *out;
            key_image_file *f = NULL;
            assert_int_equal(file_create(&out, name), ERR_OK);
            fault_arm(kind, n);
            err_t rc = key_image_file_write(out, &from, NULL, NULL);
            if (rc == ERR_OK) {
                rc = file_commit(out);
                if (rc == ERR_OK)
                    rc = key_image_file_open(&f, name);
                if (rc == ERR_OK)
                    rc = key_image_file_check(f, KEY_IMAGE_CHECK_FULL, NULL, NULL);
            } else {
                file_abandon(out);
            }
            fault_arm(kind, 0);
            done = rc == ERR_OK;
            key_image_file_close(f);
            if (!done)
                assert_true(rc == (kind == FAULT_ALLOC ? ERR_MEMORY : ERR_IO));
        }
    }
    folder_remove(folder);
    toy_key_free(&t);
    assert_memory_in_use(before);
}

static void keys_that_cannot_be_are_not_written(void **state)
{
    (void)state;
    toy_key t;
    char folder[512], name[600];
    file_out *out;
    toy_key_make(&t, "toy");
    folder_make(folder);
    snprintf(name, sizeof name, "%s/x.key", folder);
    assert_int_equal(file_create(&out, name), ERR_OK);
    key_image bad = t.coefficients;
    const key_image_source source = key_image_source_of(&bad);
    bad.head.vk.alpha_g1 = G1_INFINITY;
    assert_failed(key_image_file_write(out, &source, NULL, NULL), ERR_ARGUMENT,
                  "alpha_g1 point 0 of the key is the point at infinity");
    bad.head = t.coefficients.head;
    bad.head.vk.ic_n--;
    assert_failed(key_image_file_write(out, &source, NULL, NULL), ERR_ARGUMENT,
                  "a key image of 2 inputs whose verifying key has 1");
    bad.head = t.coefficients.head;
    bad.head.dense_b.bits = bad.head.n.bits + 1;
    assert_failed(key_image_file_write(out, &source, NULL, NULL), ERR_INPUT,
                  "bits in B 65, from 0 to 64 is possible");
    file_abandon(out);
    folder_remove(folder);
    toy_key_free(&t);
}

FORMAT_TESTS(key_image_files)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_come_back),
        cmocka_unit_test(layout_is_the_documented_one),
        cmocka_unit_test(threads_read_at_once),
        cmocka_unit_test(failing_reads_and_writes_are_errors),
        cmocka_unit_test(keys_that_cannot_be_are_not_written),
    };
    return cmocka_run_group_tests_name("key image files", tests, NULL, NULL);
}
