/* The witness of every sealed job of the vectors: inputs, aux values and the evaluations of all
 * rows, by digest; a first difference is named by the block files. */
#include "circuit_test.h"

#include "c1_load.h"
#include "image_assign.h"

#include <inttypes.h>
#include <stdio.h>

#define SECTIONS 4 /* aux, a, b, c */

static const char *const section_names[SECTIONS] = {"aux", "a", "b", "c"};

#define BUFFER_VALUES 1024 /* divides every block_values */

typedef struct {
    hash_stream *whole, *block;
    uint8_t buffer[BUFFER_VALUES * FR_BYTES];
    size_t used;
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

static void flush(section *s)
{
    hash_stream_update(s->whole, s->buffer, s->used);
    hash_stream_update(s->block, s->buffer, s->used);
    s->used = 0;
}

static void end_block(section *s)
{
    uint8_t digest[32];
    flush(s);
    hash_stream_final(s->block, digest);
    if (memcmp(digest, s->expected + 8 * s->blocks, 8) != 0 && s->first_wrong == UINT64_MAX)
        s->first_wrong = s->blocks;
    s->blocks++;
}

static void section_add(section *s, const fr *v)
{
    if (s->used == sizeof s->buffer)
        flush(s);
    fr_to_bytes(s->buffer + s->used, v);
    s->used += FR_BYTES;
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
    static section s[SECTIONS];
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
    if (test_short())
        return;
    check_job("2kib-v1", false, 1);
    check_job("2kib-synthetic", false, 1);
}

static void test_non_interactive(void **state)
{
    (void)state;
    check_job("2kib-non-interactive", true, test_long() ? 13 : test_short() ? 1 : 2);
}

static void test_8mib(void **state)
{
    (void)state;
    if (test_short())
        skip();
    check_job("8mib-v1_1", true, 1);
}

static void test_32gib(void **state)
{
    (void)state;
    if (!test_long())
        skip();
    check_job("32gib-v1_1-sparse", true, 10);
}

/* ---- altered documents ----------------------------------------------------------------------- */

/* Replaces what a JSON pointer names. */
static void replace(json_t *document, const char *pointer, json_t *value)
{
    json_t *at = document;
    while (*pointer) {
        char key[64];
        const size_t n = strcspn(++pointer, "/");
        assert_true(n < sizeof key);
        memcpy(key, pointer, n);
        key[n] = '\0';
        pointer += n;
        if (json_is_array(at)) {
            const size_t i = strtoul(key, NULL, 10);
            if (*pointer == '\0')
                assert_int_equal(json_array_set(at, i, value), 0);
            at = json_array_get(at, i);
        } else {
            if (*pointer == '\0')
                assert_int_equal(json_object_set(at, key, value), 0);
            at = json_object_get(at, key);
        }
        assert_non_null(at);
    }
}

/* False if an edit is not a replacement of a value that the circuit reads. */
static bool apply(json_t *document, const json_t *edits)
{
    for (size_t i = 0; i < json_array_size(edits); i++) {
        const json_t *edit = json_array_get(edits, i);
        const char *path = json_text(edit, "path");
        if (strcmp(json_text(edit, "op"), "replace") != 0 || strstr(path, "registered_proof"))
            return false;
        replace(document, path, json_member(edit, "value"));
    }
    return true;
}

/* The gadget that a row of porep-2kib belongs to. */
static const char *gadget_of(uint64_t row)
{
    static const struct {
        uint64_t row;
        const char *at;
    } known[] = {
        {570, "preamble/comm_r: "},
        {272864, "challenge 0/tree D inclusion: "},
        {278356 - 1062, "challenge 0/base parent 2/tree C inclusion: "},
        {278356, "challenge 0/base parent 3/tree C inclusion: "},
        {292086, "challenge 0/expander parent 7/tree C inclusion: "},
        {1342872, "challenge 0/tree R-last inclusion: "},
        {1344245, "challenge 0/tree C inclusion of the labels: "},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (known[i].row == row)
            return known[i].at;
    fail_msg("row %" PRIu64 " is not known", row);
    return NULL;
}

static void check_altered(const json_t *c, const char *base)
{
    json_t *document = vector_json(base);
    if (apply(document, json_member(c, "edits"))) {
        porep_job job;
        c1_load_json(&job, document);
        const porep_circuit self = {.shape = job.shape, .job = &job};
        const r1cs_circuit circuit = {"altered", porep_synthesize, &self};
        r1cs_assignment w;
        const err_t rc = r1cs_assign(&w, &circuit, NULL);
        const char *name = json_text(c, "name");
        if (strstr(name, "index out of range")) { /* taken modulo the arity there, refused here */
            assert_failed(rc, ERR_INPUT, "challenge 0/tree R-last inclusion: level 0 of a path");
        } else {
            assert_int_equal(rc, ERR_OK);
            const json_t *rows = json_array_get(json_member(c, "unsatisfied_rows"), 0);
            assert_int_equal(w.unsatisfied, json_integer_value(rows));
            if (w.unsatisfied != 0) {
                assert_int_equal(w.first_unsatisfied, json_number(c, "first_unsatisfied_row"));
                const char *at = gadget_of(w.first_unsatisfied);
                if (strncmp(w.first_unsatisfied_at, at, strlen(at)) != 0)
                    fail_msg("%s: %s, expected %s", name, w.first_unsatisfied_at, at);
            }
            assert_same_natively(&job, &w);
            r1cs_assignment_free(&w);
        }
        porep_job_free(&job);
    }
    json_decref(document);
}

/* The reference's verdicts on altered documents, as far as they are about rows. */
static void test_altered(void **state)
{
    (void)state;
    json_t *bad = vector_json("porep/bad-c1.json");
    char base[64];
    snprintf(base, sizeof base, "porep/%s", strchr(json_text(bad, "base"), '/') + 1);
    const json_t *cases = json_member(bad, "cases");
    unsigned checked = 0;
    for (size_t i = 0; i < json_array_size(cases); i++) {
        const json_t *c = json_array_get(cases, i), *rows = json_object_get(c, "rows");
        const json_t *wrong = json_object_get(c, "unsatisfied_rows");
        /* Of one partition and the circuit's own size; satisfied ones take as long: with long. */
        if (json_array_size(rows) != 1 || json_integer_value(json_array_get(rows, 0)) != 2687961 ||
            (!test_long() && json_integer_value(json_array_get(wrong, 0)) == 0))
            continue;
        check_altered(c, base);
        checked++;
    }
    assert_true(checked >= 13);
    json_decref(bad);
}

/* A job of another shape, or a partition it does not have. */
static void test_job_refused(void **state)
{
    (void)state;
    porep_job job;
    c1_load(&job, "porep/2kib-v1_1/c1.json");
    r1cs_assignment w;
    const struct {
        porep_circuit self;
        err_t rc;
        const char *text;
    } cases[] = {
        {{job.shape, NULL, 0}, ERR_ARGUMENT, "without a job"},
        {{job.shape, &job, 1}, ERR_ARGUMENT, "partition 1 of a job that has 1"},
        {{porep_shape_find("porep-32gib"), &job, 0},
         ERR_ARGUMENT,
         "a job of 2 challenges and 2 layers for a circuit of 18 and 11"},
        {{porep_shape_find("porep-8mib"), &job, 0},
         ERR_INPUT,
         "challenge 0/tree D inclusion: a path of 6 levels where the tree has 18"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const r1cs_circuit circuit = {"job", porep_synthesize, &cases[i].self};
        const r1cs_assign_options o = {
            .inputs_expected = 40, .aux_expected = 1000, .rows_expected = 1000};
        assert_failed(r1cs_assign(&w, &circuit, &o), cases[i].rc, cases[i].text);
    }
    porep_job_free(&job);
}

static void test_memory_released(void **state)
{
    (void)state;
    for (unsigned class = 0; class < MEM_CLASSES; class ++) {
        mem_counts n;
        mem_count((mem_class) class, &n);
        assert_int_equal(n.bytes_now, 0);
        assert_int_equal(n.allocations, n.frees);
    }
}

CIRCUIT_TESTS(witness_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_2kib),
        cmocka_unit_test(test_non_interactive),
        cmocka_unit_test(test_8mib),
        cmocka_unit_test(test_32gib),
        cmocka_unit_test(test_altered),
        cmocka_unit_test(test_job_refused),
        cmocka_unit_test(test_memory_released),
    };
    return cmocka_run_group_tests_name("porep witness", tests, NULL, NULL);
}
