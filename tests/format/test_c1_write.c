/* Every C1 document of the vectors, read and written again: the same bytes, bare and wrapped. */
#include "format/c1_write.h"

#include "base/bytes.h"
#include "c1_support.h"
#include "extent.h"

#include <stdio.h>

static const char *const jobs[] = {"2kib-v1", "2kib-v1_1", "2kib-synthetic", "2kib-non-interactive",
                                   "8mib-v1_1"};

/* Compares what comes with what is expected, and digests it. */
typedef struct {
    const uint8_t *expected; /* null: only digest */
    size_t bytes, at, longest, fail_at;
    hash_stream *hash;
} comparison;

static err_t compare(void *context, const void *data, size_t bytes)
{
    comparison *c = context;
    if (c->fail_at > 0 && c->at + bytes >= c->fail_at)
        return err_set(ERR_IO, "full at %zu", c->at);
    if (c->expected) {
        assert_true(bytes <= c->bytes - c->at);
        assert_memory_equal(data, c->expected + c->at, bytes);
    }
    hash_stream_update(c->hash, data, bytes);
    c->at += bytes;
    c->longest = bytes > c->longest ? bytes : c->longest;
    return ERR_OK;
}

/* The document or wrapper of a job has the length and digest of its job.json and, when given, these
 * bytes. */
static void assert_writes(const porep_job *job, c1_form form, const json_t *json,
                          const uint8_t *expected, size_t bytes)
{
    comparison c = {.expected = expected, .bytes = bytes};
    assert_int_equal(hash_stream_create(&c.hash, HASH_SHA256), ERR_OK);
    assert_int_equal(c1_write(job, form, compare, &c), ERR_OK);
    uint8_t found[32], wanted[32];
    hash_stream_final(c.hash, found);
    hash_stream_destroy(c.hash);
    const bool wrapped = form == C1_WRAPPER;
    assert_int_equal(c.at, json_number(json, wrapped ? "c1_wrapper_bytes" : "c1_bytes"));
    json_hex(wanted, json, wrapped ? "c1_wrapper_sha256" : "c1_sha256", 32);
    assert_memory_equal(found, wanted, 32);
    assert_true(c.longest <= 16384);
}

static json_t *load_json(const char *job)
{
    char path[256];
    snprintf(path, sizeof path, "porep/%s/job.json", job);
    return vector_json(path);
}

static void documents_and_wrappers(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof jobs / sizeof jobs[0]; i++) {
        const uint64_t before = memory_in_use();
        json_t *json = load_json(jobs[i]);
        size_t bytes, wrapper_bytes;
        uint8_t *document = c1_load(jobs[i], "c1.json", &bytes);
        uint8_t *wrapper = c1_load(jobs[i], "c1-wrapper.json", &wrapper_bytes);
        porep_job job;
        assert_int_equal(c1_read(&job, wrapper, wrapper_bytes), ERR_OK);
        assert_writes(&job, C1_BARE, json, document, bytes);
        assert_writes(&job, C1_WRAPPER, json, wrapper, wrapper_bytes);
        porep_job_free(&job);
        free(document);
        free(wrapper);
        json_decref(json);
        assert_memory_in_use(before);
    }
}

static void full_size(void **state)
{
    (void)state;
    if (!test_long())
        skip();
    size_t bytes;
    json_t *json = load_json("32gib-v1_1-sparse");
    uint8_t *document = c1_load("32gib-v1_1-sparse", "c1.json", &bytes);
    porep_job job;
    assert_int_equal(c1_read(&job, document, bytes), ERR_OK);
    assert_writes(&job, C1_BARE, json, document, bytes);
    job.has_sector_number = true;
    job.sector_number = json_number(json, "sector_number");
    assert_writes(&job, C1_WRAPPER, json, NULL, 0);
    porep_job_free(&job);
    free(document);
    json_decref(json);
}

static void failures(void **state)
{
    (void)state;
    size_t bytes;
    uint8_t *document = vector_load(SAMPLE, &bytes);
    porep_job job;
    assert_int_equal(c1_read(&job, document, bytes), ERR_OK);
    comparison c = {.expected = document, .bytes = bytes};
    assert_int_equal(hash_stream_create(&c.hash, HASH_SHA256), ERR_OK);
    assert_failed(c1_write(&job, C1_WRAPPER, compare, &c), ERR_ARGUMENT, "sector number");
    assert_int_equal(c.at, 0);
    for (size_t at = 1; at < bytes; at += 9973) {
        c.at = 0;
        c.fail_at = at;
        assert_failed(c1_write(&job, C1_BARE, compare, &c), ERR_IO, "full at");
        assert_true(c.at < at);
    }
    hash_stream_destroy(c.hash);
    porep_job_free(&job);
    free(document);
}

FORMAT_TESTS(c1_write_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(documents_and_wrappers),
        cmocka_unit_test(full_size),
        cmocka_unit_test(failures),
    };
    return cmocka_run_group_tests_name("c1 write", tests, NULL, NULL);
}
