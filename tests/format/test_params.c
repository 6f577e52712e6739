/* Good files: layout, digests, reading and writing against the vectors. */
#include "params_test.h"

#include "base/fault.h"
#include "format/porep_key.h"

#include <stdio.h>

static const char *const names[] = {"cubic", "random-1000"};

static json_t *description(const char *name)
{
    char path[128];
    snprintf(path, sizeof path, "groth16/tiny/%s.json", name);
    return vector_json(path);
}

static blob load(const char *name, const char *ending)
{
    char path[128];
    snprintf(path, sizeof path, "groth16/tiny/%s.%s", name, ending);
    return blob_load(path);
}

static void layout_and_digests_equal_the_vectors(void **state)
{
    (void)state;
    for (size_t i = 0; i < 2; i++) {
        json_t *root = description(names[i]);
        const json_t *described = json_member(json_member(root, "params"), "sections");
        blob file = load(names[i], "params");
        const format_source source = blob_source(&file);
        params_extent sections[PARAMS_SECTIONS];
        params_digests digests;
        assert_int_equal(params_layout(sections, &source, false), ERR_OK);
        assert_int_equal(params_digest(&digests, &source, sections, NULL, NULL), ERR_OK);
        for (params_section s = PARAMS_IC; s < PARAMS_SECTIONS; s++) {
            const json_t *d = json_member(described, params_section_name(s));
            uint8_t sha256[32];
            json_hex(sha256, d, "sha256", 32);
            assert_int_equal(sections[s].offset, json_number(d, "offset"));
            assert_int_equal(sections[s].count, json_number(d, "count"));
            assert_memory_equal(digests.section[s], sha256, 32);
        }
        uint8_t whole[32], vk[32];
        json_hex(whole, json_member(root, "params"), "sha256", 32);
        json_hex(vk, json_member(root, "vk"), "sha256", 32);
        assert_memory_equal(digests.whole, whole, 32);
        assert_memory_equal(digests.vk, vk, 32);
        blob_free(&file);
        json_decref(root);
    }
}

/* The published digest of a file is the head of its BLAKE2b-512 (parameters.json of the network).
 */
static void real_key_has_its_published_digest(void **state)
{
    static const uint8_t published[16] = {0xff, 0xd7, 0x97, 0x88, 0xd6, 0x14, 0xd2, 0x79,
                                          0x19, 0xae, 0x5b, 0xd2, 0xd9, 0x4e, 0xac, 0xb6};
    (void)state;
    blob file = blob_load("filecoin/winning_2kib.vk");
    const format_source source = blob_source(&file);
    params_extent sections[PARAMS_SECTIONS];
    params_digests digests;
    groth16_vk vk;
    assert_int_equal(params_layout(sections, &source, true), ERR_OK);
    assert_int_equal(sections[PARAMS_IC].count, 133);
    assert_int_equal(params_digest(&digests, &source, sections, NULL, NULL), ERR_OK);
    assert_memory_equal(digests.whole_blake2b, published, sizeof published);
    assert_memory_equal(digests.vk, digests.whole, 32);
    assert_int_equal(params_read_vk(&vk, &source), ERR_OK);
    assert_int_equal(vk.ic_n, 133);
    groth16_vk_free(&vk);
    blob_free(&file);
}

static void reading_and_writing_gives_the_same_bytes(void **state)
{
    (void)state;
    const uint64_t before = memory_in_use();
    for (size_t i = 0; i < 2; i++) {
        blob file = load(names[i], "params");
        const format_source source = blob_source(&file);
        params_extent sections[PARAMS_SECTIONS];
        params_digests expected, written;
        assert_int_equal(params_layout(sections, &source, false), ERR_OK);
        assert_int_equal(params_digest(&expected, &source, sections, NULL, NULL), ERR_OK);
        for (unsigned threads = 1; threads <= 3; threads++) {
            pool *p;
            groth16_key key;
            assert_int_equal(pool_create(&p, threads), ERR_OK);
            const params_check check = threads == 1 ? PARAMS_CHECK_CURVE : PARAMS_CHECK_SUBGROUP;
            assert_int_equal(params_read(&key, &source, check, p, NULL), ERR_OK);
            blob copy = key_bytes(&key, threads == 1 ? NULL : &written, p);
            assert_int_equal(copy.n, file.n);
            assert_memory_equal(copy.bytes, file.bytes, file.n);
            if (threads > 1)
                assert_memory_equal(&written, &expected, sizeof written);
            blob_free(&copy);
            groth16_key_free(&key);
            pool_destroy(p);
        }
        blob_free(&file);
    }
    assert_memory_in_use(before);
}

static void whole_files_validate(void **state)
{
    (void)state;
    const uint64_t before = memory_in_use();
    for (size_t i = 0; i < 2; i++) {
        blob file = load(names[i], "params");
        char folder[512], name[600];
        folder_make(folder);
        snprintf(name, sizeof name, "%s/key.params", folder);
        file_put(name, &file);
        file_in in;
        assert_int_equal(file_open(&in, name), ERR_OK);
        const format_source sources[2] = {blob_source(&file), format_source_file(&in)};
        params_extent sections[PARAMS_SECTIONS];
        params_digests expected, found;
        assert_int_equal(params_layout(sections, &sources[0], false), ERR_OK);
        assert_int_equal(params_digest(&expected, &sources[1], sections, NULL, NULL), ERR_OK);
        for (size_t j = 0; j < 2; j++) {
            assert_int_equal(params_validate(&sources[j], NULL, NULL, NULL), ERR_OK);
            assert_int_equal(params_validate(&sources[j], &found, NULL, NULL), ERR_OK);
            assert_memory_equal(&found, &expected, sizeof found);
        }
        file_close(&in);
        folder_remove(folder);
        blob_free(&file);
    }
    assert_memory_in_use(before);
}

static void vk_files_come_back(void **state)
{
    static const char *const files[] = {"groth16/tiny/cubic.vk", "groth16/tiny/random-1000.vk",
                                        "groth16/porep-2kib.vk", "filecoin/winning_2kib.vk"};
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        blob file = blob_load(files[i]);
        const format_source source = blob_source(&file);
        groth16_vk vk;
        assert_int_equal(params_read_vk(&vk, &source), ERR_OK);
        char folder[512], name[600];
        folder_make(folder);
        snprintf(name, sizeof name, "%s/key.vk", folder);
        file_out *out;
        file_in in;
        assert_int_equal(file_create(&out, name), ERR_OK);
        assert_int_equal(params_write_vk(out, &vk), ERR_OK);
        assert_int_equal(file_commit(out), ERR_OK);
        assert_int_equal(file_open(&in, name), ERR_OK);
        assert_int_equal(in.bytes, file.n);
        uint8_t *copy = malloc(file.n);
        assert_non_null(copy);
        assert_int_equal(file_read_at(&in, copy, file.n, 0), ERR_OK);
        assert_memory_equal(copy, file.bytes, file.n);
        free(copy);
        file_close(&in);
        folder_remove(folder);
        groth16_vk_free(&vk);
        blob_free(&file);
    }
}

/* One input, one row: a domain of one point, and nothing in h, l and b. */
static void empty_sections_are_legal(void **state)
{
    (void)state;
    g1_aff one_point[1] = {G1_GENERATOR};
    groth16_key key = {.vk = {.alpha_g1 = G1_GENERATOR,
                              .beta_g1 = G1_GENERATOR,
                              .delta_g1 = G1_GENERATOR,
                              .beta_g2 = G2_GENERATOR,
                              .gamma_g2 = G2_GENERATOR,
                              .delta_g2 = G2_GENERATOR,
                              .ic = one_point,
                              .ic_n = 1},
                       .a = one_point,
                       .a_n = 1};
    params_digests written, read;
    params_extent sections[PARAMS_SECTIONS];
    groth16_key back;
    blob file = key_bytes(&key, &written, NULL);
    assert_int_equal(file.n, 864 + 6 * 4 + 2 * 96);
    const format_source source = blob_source(&file);
    assert_int_equal(params_read(&back, &source, PARAMS_CHECK_SUBGROUP, NULL, NULL), ERR_OK);
    assert_int_equal(back.h_n + back.l_n + back.b_g1_n + back.b_g2_n, 0);
    assert_int_equal(back.a_n, 1);
    groth16_key_free(&back);
    assert_int_equal(params_validate(&source, &read, NULL, NULL), ERR_OK);
    assert_memory_equal(&read, &written, sizeof read);
    assert_int_equal(params_layout(sections, &source, false), ERR_OK);
    assert_int_equal(params_digest(&read, &source, sections, NULL, NULL), ERR_OK);
    assert_memory_equal(&read, &written, sizeof read);
    char empty[65];
    uint8_t nothing[32];
    sha256_hex(empty, "", 0);
    json_t *object = json_pack("{s:s}", "sha256", empty);
    json_hex(nothing, object, "sha256", 32);
    json_decref(object);
    assert_memory_equal(read.section[PARAMS_H], nothing, 32);
    blob_free(&file);
}

static void shapes_are_matched(void **state)
{
    (void)state;
    blob file = load("random-1000", "params");
    const format_source source = blob_source(&file);
    params_extent s[PARAMS_SECTIONS];
    assert_int_equal(params_layout(s, &source, false), ERR_OK);
    assert_int_equal(params_match_shape(s, "key", 8, 1000, 754, 644, 10), ERR_OK);
    assert_failed(params_match_shape(s, "key", 9, 1000, 754, 644, 10), ERR_INPUT,
                  "key: belongs to another circuit: section ic has 8 points, this circuit needs 9");
    assert_failed(params_match_shape(s, "key", 8, 999, 754, 644, 10), ERR_INPUT,
                  "section l has 1000 points, this circuit needs 999");
    assert_failed(params_match_shape(s, "key", 8, 1000, 753, 644, 10), ERR_INPUT,
                  "section a has 762 points, this circuit needs 761");
    assert_failed(params_match_shape(s, "key", 8, 1000, 754, 645, 10), ERR_INPUT,
                  "section b_g1 has 644 points, this circuit needs 645");
    assert_failed(params_match_shape(s, "key", 8, 1000, 754, 644, 11), ERR_INPUT,
                  "section h has 1023 points, this circuit needs 2047");
    blob_free(&file);
}

/* The reference's keys of 2 KiB and 8 MiB, by the counts of their sections. */
static void keys_belong_to_their_circuits(void **state)
{
    (void)state;
    static const char *const circuits[] = {"porep-2kib", "porep-8mib"};
    for (size_t i = 0; i < 2; i++) {
        char path[64];
        params_extent s[PARAMS_SECTIONS];
        snprintf(path, sizeof path, "groth16/%s.json", circuits[i]);
        json_t *root = vector_json(path);
        const json_t *described = json_member(json_member(root, "params"), "sections");
        for (params_section k = PARAMS_IC; k < PARAMS_SECTIONS; k++)
            s[k] = (params_extent){
                .count = json_number(json_member(described, params_section_name(k)), "count")};
        const porep_shape *own = porep_shape_find(circuits[i]);
        const porep_shape *other = porep_shape_find(circuits[1 - i]);
        assert_int_equal(porep_key_match(s, "key", own), ERR_OK);
        assert_failed(porep_key_match(s, "key", other), ERR_INPUT, "belongs to another circuit");
        for (params_section k = PARAMS_IC; k < PARAMS_SECTIONS; k++) {
            s[k].count++;
            assert_failed(porep_key_match(s, "key", own), ERR_INPUT, params_section_name(k));
            s[k].count--;
        }
        json_decref(root);
    }
    porep_shape custom;
    params_extent none[PARAMS_SECTIONS] = {{0}};
    assert_int_equal(porep_shape_custom(&custom, 64, 2, 2, 8, 0, 0), ERR_OK);
    assert_failed(porep_key_match(none, "key", &custom), ERR_ARGUMENT, "porep-custom");
}

static void what_no_reader_takes_is_not_written(void **state)
{
    (void)state;
    blob file = load("cubic", "params");
    const format_source source = blob_source(&file);
    groth16_key key;
    char folder[512], name[600];
    assert_int_equal(params_read(&key, &source, PARAMS_CHECK_CURVE, NULL, NULL), ERR_OK);
    folder_make(folder);
    snprintf(name, sizeof name, "%s/key", folder);
    const g1_aff l1 = key.l[1], delta = key.vk.delta_g1;
    file_out *out;
    key.l[1] = G1_INFINITY;
    assert_int_equal(file_create(&out, name), ERR_OK);
    assert_failed(params_write(out, &key, NULL, NULL, NULL), ERR_ARGUMENT, "l point 1");
    file_abandon(out);
    key.l[1] = l1;
    key.vk.delta_g1 = G1_INFINITY;
    assert_int_equal(file_create(&out, name), ERR_OK);
    assert_failed(params_write(out, &key, NULL, NULL, NULL), ERR_ARGUMENT, "delta_g1");
    assert_failed(params_write_vk(out, &key.vk), ERR_ARGUMENT, "delta_g1");
    file_abandon(out);
    key.vk.delta_g1 = delta;
    groth16_key_free(&key);
    folder_remove(folder);
    blob_free(&file);
}

/* The i-th read or allocation fails, for every i until none is left to fail (J5). */
static void failing_reads_and_allocations_leave_nothing_behind(void **state)
{
    (void)state;
    blob file = load("cubic", "params");
    char folder[512], name[600];
    folder_make(folder);
    snprintf(name, sizeof name, "%s/key.params", folder);
    file_put(name, &file);
    file_in in;
    assert_int_equal(file_open(&in, name), ERR_OK);
    const format_source source = format_source_file(&in);
    const uint64_t before = memory_in_use();
    for (unsigned kind = 0; kind < 2; kind++) {
        const fault_kind fault = kind ? FAULT_ALLOC : FAULT_READ;
        const err_t expected = kind ? ERR_MEMORY : ERR_IO;
        unsigned failures = 0;
        for (err_t rc = expected; rc != ERR_OK; failures++) {
            groth16_key key;
            params_digests digests;
            fault_arm(fault, failures + 1);
            rc = params_read(&key, &source, PARAMS_CHECK_SUBGROUP, NULL, NULL);
            fault_arm(fault, 0);
            assert_true(rc == ERR_OK || rc == expected);
            groth16_key_free(&key);
            assert_memory_in_use(before);
            fault_arm(fault, failures + 1);
            const err_t rc2 = params_validate(&source, &digests, NULL, NULL);
            fault_arm(fault, 0);
            assert_true(rc2 == ERR_OK || rc2 == expected);
            assert_memory_in_use(before);
            assert_true(failures < 1000);
        }
        assert_true(failures > 5);
    }
    file_close(&in);
    folder_remove(folder);
    blob_free(&file);
}

FORMAT_TESTS(params_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layout_and_digests_equal_the_vectors),
        cmocka_unit_test(real_key_has_its_published_digest),
        cmocka_unit_test(reading_and_writing_gives_the_same_bytes),
        cmocka_unit_test(whole_files_validate),
        cmocka_unit_test(vk_files_come_back),
        cmocka_unit_test(empty_sections_are_legal),
        cmocka_unit_test(shapes_are_matched),
        cmocka_unit_test(keys_belong_to_their_circuits),
        cmocka_unit_test(what_no_reader_takes_is_not_written),
        cmocka_unit_test(failing_reads_and_allocations_leave_nothing_behind),
    };
    return cmocka_run_group_tests_name("params", tests, NULL, NULL);
}
