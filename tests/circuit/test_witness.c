/* The witness of every sealed job of the vectors: inputs, aux values and the evaluations of all
 * rows, by digest; a first difference is named by the block files. */
#include "circuit_test.h"

#include "c1_load.h"

#include <inttypes.h>
#include <stdio.h>

#define SECTIONS 4 /* aux, a, b, c */

static const char *const section_names[SECTIONS] = {"aux", "a", "b", "c"};

typedef struct {
    hash_stream *whole, *block;
    uint64_t values, block_values, blocks;
    const uint8_t *expected; /* 8 bytes a block */
    uint64_t first_wrong;    /* block; UINT64_MAX: none */
} section;

static void section_open(section *s, const json_t *entry, const char *name, const uint8_t *file)
{
    const json_t *blocks = json_member(json_member(entry, "blocks"), name);
    *s = (section){.block_values = json_number(entry, "block_values"),
                   .expected = file + json_number(blocks, "offset"),
                   .first_wrong = UINT64_MAX};
    assert_int_equal(hash_stream_create(&s->whole, HASH_SHA256), ERR_OK);
    assert_int_equal(hash_stream_create(&s->block, HASH_SHA256), ERR_OK);
}

static void end_block(section *s)
{
    uint8_t digest[32];
    hash_stream_final(s->block, digest);
    if (memcmp(digest, s->expected + 8 * s->blocks, 8) != 0 && s->first_wrong == UINT64_MAX)
        s->first_wrong = s->blocks;
    s->blocks++;
}

static void section_add(section *s, const fr *v)
{
    uint8_t bytes[FR_BYTES];
    fr_to_bytes(bytes, v);
    hash_stream_update(s->whole, bytes, sizeof bytes);
    hash_stream_update(s->block, bytes, sizeof bytes);
    if (++s->values % s->block_values == 0)
        end_block(s);
}

static void section_close(section *s, const json_t *entry, const char *name)
{
    const json_t *expected = json_member(entry, name);
    if (s->values % s->block_values != 0)
        end_block(s);
    if (s->first_wrong != UINT64_MAX)
        fail_msg("%s: values %" PRIu64 " and following differ first", name,
                 s->first_wrong * s->block_values);
    assert_int_equal(s->values, json_number(expected, "count"));
    uint8_t digest[32], sha256_expected[32];
    hash_stream_final(s->whole, digest);
    json_hex(sha256_expected, expected, "sha256", 32);
    assert_memory_equal(digest, sha256_expected, 32);
    hash_stream_destroy(s->whole);
    hash_stream_destroy(s->block);
}

static void add_evaluations(void *context, uint64_t row, const fr abc[3])
{
    section *s = context;
    assert_int_equal(row, s[1].values);
    for (unsigned i = 0; i < 3; i++)
        section_add(&s[1 + i], &abc[i]);
}

static void check_inputs(const r1cs_assignment *w, const json_t *entry)
{
    const json_t *inputs = json_member(entry, "inputs");
    assert_int_equal(w->inputs, json_array_size(inputs));
    for (size_t i = 0; i < w->inputs; i++) {
        const fr expected = fr_of_hex(json_string_value(json_array_get(inputs, i)));
        if (!fr_eq(&expected, &w->input[i]))
            fail_msg("input %zu differs", i);
    }
}

static void check_counts(const r1cs_assignment *w, const json_t *entry)
{
    assert_int_equal(w->aux, json_number(entry, "num_aux"));
    assert_int_equal(w->rows, json_number(entry, "num_constraints"));
    if (w->unsatisfied != 0)
        fail_msg("row %" PRIu64 ": %s", w->first_unsatisfied, w->first_unsatisfied_at);
    assert_int_equal(w->a_aux_ones, json_number(entry, "a_aux_density"));
    assert_int_equal(w->b_aux_ones, json_number(entry, "b_aux_density"));
    assert_int_equal(w->b_input_ones, json_number(entry, "b_input_density"));
    uint64_t zeros = 0, ones = 0;
    for (size_t i = 0; i < w->aux; i++) {
        zeros += fr_is_zero(&w->aux_value[i]);
        ones += fr_is_one(&w->aux_value[i]);
    }
    assert_int_equal(zeros, json_number(entry, "aux_equal_0"));
    assert_int_equal(ones, json_number(entry, "aux_equal_1"));
    assert_int_equal(w->aux - zeros - ones, json_number(entry, "aux_other"));
}

static void check_partition(const porep_job *job, uint32_t k, const char *folder,
                            const json_t *entry)
{
    char path[128];
    snprintf(path, sizeof path, "porep/%s/%s", folder, json_text(entry, "blocks_file"));
    size_t bytes;
    uint8_t *blocks = vector_load(path, &bytes);
    section s[SECTIONS];
    for (unsigned i = 0; i < SECTIONS; i++)
        section_open(&s[i], entry, section_names[i], blocks);
    const porep_circuit self = {.shape = job->shape, .job = job, .partition = k};
    const r1cs_circuit circuit = {folder, porep_synthesize, &self};
    const r1cs_assign_options o = {.evaluations = add_evaluations, .context = s};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &circuit, &o), ERR_OK);
    check_inputs(&w, entry);
    check_counts(&w, entry);
    for (size_t i = 0; i < w.aux; i++)
        section_add(&s[0], &w.aux_value[i]);
    for (unsigned i = 0; i < SECTIONS; i++)
        section_close(&s[i], entry, section_names[i]);
    r1cs_assignment_free(&w);
    free(blocks);
}

/* At most `most` partitions. */
static void check_job(const char *folder, bool packed, size_t most)
{
    char path[128];
    snprintf(path, sizeof path, "porep/%s/c1.json%s", folder, packed ? ".xz" : "");
    porep_job job;
    c1_load(&job, path);
    snprintf(path, sizeof path, "porep/%s/witness.json", folder);
    json_t *j = vector_json(path);
    const json_t *partitions = json_member(j, "partitions");
    assert_int_equal(json_array_size(partitions), job.partitions);
    for (uint32_t k = 0; k < job.partitions && k < most; k++)
        check_partition(&job, k, folder, json_array_get(partitions, k));
    json_decref(j);
    porep_job_free(&job);
}

static void test_2kib(void **state)
{
    (void)state;
    check_job("2kib-v1_1", false, 1);
    check_job("2kib-v1", false, 1);
    check_job("2kib-synthetic", false, 1);
}

static void test_non_interactive(void **state)
{
    (void)state;
    check_job("2kib-non-interactive", true, long_tests() ? 13 : 2);
}

static void test_8mib(void **state)
{
    (void)state;
    check_job("8mib-v1_1", true, 1);
}

static void test_32gib(void **state)
{
    (void)state;
    if (!long_tests())
        skip();
    check_job("32gib-v1_1-sparse", true, 10);
}

CIRCUIT_TESTS(witness_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_2kib),
        cmocka_unit_test(test_non_interactive),
        cmocka_unit_test(test_8mib),
        cmocka_unit_test(test_32gib),
    };
    return cmocka_run_group_tests_name("porep witness", tests, NULL, NULL);
}
