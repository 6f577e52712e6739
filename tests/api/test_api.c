/* The public header as a user of the library meets it, as far as no key is needed; with a key:
 * tests/e2e/key_and_proofs.py runs examples/prove_c1. */
#include "cuzk.h"

#include "base/mem.h"
#include "vectors.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#define JOB "porep/2kib-v1_1/"

static cuzk_job *read_job(const char *path, const cuzk_sector *sector)
{
    size_t bytes;
    uint8_t *text = vector_load(path, &bytes);
    cuzk_job *job;
    assert_int_equal(cuzk_job_from_c1(&job, text, bytes, sector), CUZK_OK);
    free(text);
    return job;
}

static void jobs_are_read_and_described(void **state)
{
    (void)state;
    cuzk_job *job = read_job(JOB "c1.json", NULL);
    assert_string_equal(cuzk_job_circuit(job), "porep-2kib");
    assert_int_equal(cuzk_job_partitions(job), 1);
    cuzk_job_free(job);
    job = read_job("porep/2kib-non-interactive/c1-wrapper.json.xz", NULL);
    assert_int_equal(cuzk_job_partitions(job), 13);
    cuzk_job_free(job);
    cuzk_job_free(NULL);
}

/* Both forms in pieces; after a failure the same error comes again, and drop and finish free. */
static void jobs_are_read_from_streams(void **state)
{
    (void)state;
    static const char *const paths[] = {JOB "c1.json", JOB "c1-wrapper.json"};
    const cuzk_sector sector = {1000, 1};
    mem_counts before, after;
    mem_count(MEM_REQUEST, &before);
    for (size_t k = 0; k < 2; k++) {
        size_t bytes;
        uint8_t *text = vector_load(paths[k], &bytes);
        cuzk_job_stream *stream;
        cuzk_job *job;
        assert_int_equal(cuzk_job_stream_begin(&stream), CUZK_OK);
        for (size_t done = 0; done < bytes; done += 1000)
            assert_int_equal(cuzk_job_stream_feed(stream, text + done,
                                                  bytes - done < 1000 ? bytes - done : 1000),
                             CUZK_OK);
        assert_int_equal(cuzk_job_stream_finish(&job, stream, &sector), CUZK_OK);
        assert_string_equal(cuzk_job_circuit(job), "porep-2kib");
        cuzk_job_free(job);

        assert_int_equal(cuzk_job_stream_begin(&stream), CUZK_OK);
        assert_int_equal(cuzk_job_stream_feed(stream, text, bytes - 1), CUZK_OK);
        assert_int_equal(cuzk_job_stream_finish(&job, stream, NULL), CUZK_INPUT);
        assert_null(job);
        assert_non_null(strstr(cuzk_error_text(), "found the end of the text"));

        assert_int_equal(cuzk_job_stream_begin(&stream), CUZK_OK);
        assert_int_equal(cuzk_job_stream_feed(stream, text, bytes / 2), CUZK_OK);
        for (int i = 0; i < 2; i++) {
            assert_int_equal(cuzk_job_stream_feed(stream, "!!", 2), CUZK_INPUT);
            assert_non_null(strstr(cuzk_error_text(), k == 0 ? "found '!'" : "base64"));
        }
        assert_int_equal(cuzk_job_stream_finish(&job, stream, NULL), CUZK_INPUT);
        assert_non_null(strstr(cuzk_error_text(), k == 0 ? "found '!'" : "base64"));

        assert_int_equal(cuzk_job_stream_begin(&stream), CUZK_OK);
        assert_int_equal(cuzk_job_stream_feed(stream, text, bytes / 2), CUZK_OK);
        cuzk_job_stream_drop(stream);
        free(text);
    }
    cuzk_job_stream_drop(NULL);
    mem_count(MEM_REQUEST, &after);
    assert_int_equal(before.bytes_now, after.bytes_now);
}

static void a_foreign_sector_is_refused(void **state)
{
    (void)state;
    json_t *public = vector_json(JOB "job.json");
    cuzk_sector sector = {json_number(public, "miner_id"), json_number(public, "sector_number")};
    json_decref(public);
    cuzk_job_free(read_job(JOB "c1.json", &sector));
    sector.sector_number++;
    size_t bytes;
    uint8_t *text = vector_load(JOB "c1.json", &bytes);
    cuzk_job *job;
    assert_int_equal(cuzk_job_from_c1(&job, text, bytes, &sector), CUZK_INPUT);
    assert_null(job);
    assert_non_null(strstr(cuzk_error_text(), "replica"));
    free(text);
}

static void bad_documents_leave_nothing(void **state)
{
    (void)state;
    size_t bytes;
    uint8_t *text = vector_load(JOB "c1.json", &bytes);
    mem_counts before, after;
    mem_count(MEM_REQUEST, &before);
    cuzk_job *job;
    for (size_t n = 0; n < bytes; n += 1 + bytes / 97) {
        assert_int_equal(cuzk_job_from_c1(&job, text, n, NULL), CUZK_INPUT);
        assert_null(job);
        assert_true(strlen(cuzk_error_text()) > 0);
    }
    mem_count(MEM_REQUEST, &after);
    assert_int_equal(before.bytes_now, after.bytes_now);
    free(text);
}

static void keys_that_are_none_are_refused(void **state)
{
    (void)state;
    cuzk_key *key;
    assert_int_equal(cuzk_key_open(&key, "/nonexistent", "porep-2kib", 1), CUZK_IO);
    assert_null(key);
    const char *tiny = CUZK_VECTORS "/groth16/tiny/cubic.params";
    assert_int_equal(cuzk_key_open(&key, tiny, "porep-2kib", 1), CUZK_INPUT);
    assert_non_null(strstr(cuzk_error_text(), "another circuit"));
    assert_int_equal(cuzk_key_open(&key, tiny, "porep-3kib", 1), CUZK_ARGUMENT);
    cuzk_key_close(NULL);
}

static void key_images_that_are_none_are_refused(void **state)
{
    (void)state;
    cuzk_key *key;
    const char *tiny = CUZK_VECTORS "/groth16/tiny/cubic.params";
    assert_int_equal(cuzk_key_open_image(&key, "/nonexistent", "porep-2kib"), CUZK_IO);
    assert_null(key);
    assert_int_equal(cuzk_key_open_image(&key, tiny, "porep-2kib"), CUZK_INPUT);
    assert_null(key);
    assert_int_equal(cuzk_key_open_image(&key, tiny, "porep-3kib"), CUZK_ARGUMENT);
    assert_null(key);
}

static void provers_are_opened_where_they_can_be(void **state)
{
    (void)state;
    const char *const device[] = {"GPU-1"};
    const cuzk_prover_options cpu = {.backend = "cpu", .threads = 2}, unknown = {.backend = "gpu"},
                              fake = {.backend = "fake"}, cuda = {.backend = "cuda"},
                              other = {.backend = "cpu", .devices = device, .devices_n = 1};
    cuzk_prover *prover, *second;
    assert_int_equal(cuzk_prover_open(&prover, &unknown), CUZK_ARGUMENT);
    assert_non_null(strstr(cuzk_error_text(), "auto, cpu, cuda"));
    assert_null(prover);
    assert_int_equal(cuzk_prover_open(&prover, &fake), CUZK_DEVICE);
    assert_int_equal(cuzk_prover_open(&prover, &other), CUZK_ARGUMENT);
    assert_non_null(strstr(cuzk_error_text(), "GPU-1"));
    assert_int_equal(cuzk_prover_open(&prover, &cpu), CUZK_OK);
    assert_int_equal(cuzk_prover_create(&second, 1), CUZK_OK);
    cuzk_prover_destroy(prover);
    cuzk_prover_destroy(second);
    const cuzk_status status = cuzk_prover_open(&prover, &cuda);
    if (status != CUZK_OK)
        assert_int_equal(status, CUZK_DEVICE);
    cuzk_prover_destroy(prover);
    assert_int_equal(cuzk_prover_open(&prover, NULL), CUZK_OK);
    cuzk_prover_destroy(prover);
    cuzk_prover_destroy(NULL);
}

static void verification_refuses_what_does_not_fit(void **state)
{
    (void)state;
    cuzk_job *job = read_job(JOB "c1.json", NULL);
    uint8_t proof[2 * CUZK_PROOF_BYTES] = {0};
    const char *vk = CUZK_VECTORS "/groth16/porep-2kib.vk";
    assert_int_equal(cuzk_verify(vk, job, proof, sizeof proof), CUZK_INPUT);
    assert_int_equal(cuzk_verify(vk, job, proof, CUZK_PROOF_BYTES), CUZK_INPUT);
    assert_int_equal(cuzk_verify("/nonexistent", job, proof, CUZK_PROOF_BYTES), CUZK_IO);
    cuzk_job_free(job);
}

/* The published proofs of the reference implementation. */
static void published_proofs_verify(void **state)
{
    (void)state;
    json_t *root = vector_json("groth16/porep-2kib.json");
    json_t *entry;
    size_t i, checked = 0;
    json_array_foreach(json_member(root, "jobs"), i, entry)
    {
        json_t *proofs = json_member(entry, "proofs");
        const size_t n = json_array_size(proofs);
        if (n != 1)
            continue;
        char path[128];
        snprintf(path, sizeof path, "%s/c1.json", json_text(entry, "job"));
        cuzk_job *job = read_job(path, NULL);
        uint8_t proof[CUZK_PROOF_BYTES];
        json_hex(proof, json_array_get(proofs, 0), "proof", sizeof proof);
        const char *vk = CUZK_VECTORS "/groth16/porep-2kib.vk";
        assert_int_equal(cuzk_verify(vk, job, proof, sizeof proof), CUZK_OK);
        cuzk_job_free(job);
        checked++;
    }
    assert_int_equal(checked, 3);
    json_decref(root);
}

static void names_are_told(void **state)
{
    (void)state;
    assert_string_equal(cuzk_status_name(CUZK_UNSATISFIED), "UNSATISFIED");
    assert_string_equal(cuzk_status_name((cuzk_status)99), "?");
    assert_true(strlen(cuzk_version()) >= 5);
    cuzk_prover *prover;
    assert_int_equal(cuzk_prover_create(&prover, 2), CUZK_OK);
    cuzk_prover_destroy(prover);
    assert_int_equal(cuzk_prover_create(&prover, 1u << 20), CUZK_ARGUMENT);
    cuzk_prove_drop(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jobs_are_read_and_described),
        cmocka_unit_test(jobs_are_read_from_streams),
        cmocka_unit_test(a_foreign_sector_is_refused),
        cmocka_unit_test(bad_documents_leave_nothing),
        cmocka_unit_test(keys_that_are_none_are_refused),
        cmocka_unit_test(key_images_that_are_none_are_refused),
        cmocka_unit_test(provers_are_opened_where_they_can_be),
        cmocka_unit_test(verification_refuses_what_does_not_fit),
        cmocka_unit_test(published_proofs_verify),
        cmocka_unit_test(names_are_told),
    };
    return cmocka_run_group_tests_name("api", tests, NULL, NULL);
}
