/* Every C1 document of the vectors, bare and in Curio's wrapper, with keys in other orders. */
#include "c1_support.h"

#include "base/bytes.h"
#include "base/clock.h"

#include <stdio.h>

static const char *const jobs[] = {"2kib-v1", "2kib-v1_1", "2kib-synthetic", "2kib-non-interactive",
                                   "8mib-v1_1"};

static json_t *load_json(const char *job)
{
    char path[256];
    snprintf(path, sizeof path, "porep/%s/job.json", job);
    return vector_json(path);
}

static void assert_is_hex(const json_t *json, const char *key, const void *bytes)
{
    uint8_t expected[32];
    json_hex(expected, json, key, 32);
    assert_memory_equal(bytes, expected, 32);
}

static void assert_fr_is_hex(const json_t *json, const char *key, const fr *value)
{
    uint8_t bytes[32];
    fr_to_bytes(bytes, value);
    assert_is_hex(json, key, bytes);
}

/* The public data of the document, its challenges, and the positions of its paths, which are public
 * inputs. */
static void assert_job_is(const porep_job *job, const json_t *json)
{
    assert_int_equal(job->registered_id, json_number(json, "registered_proof"));
    assert_int_equal(job->shape->sector_bytes, json_number(json, "sector_size"));
    assert_int_equal(job->partitions, json_number(json, "partitions"));
    assert_fr_is_hex(json, "comm_r", &job->comm_r);
    assert_fr_is_hex(json, "comm_d", &job->comm_d);
    assert_fr_is_hex(json, "replica_id", &job->replica_id);
    assert_is_hex(json, "seed", job->seed);
    assert_is_hex(json, "ticket", job->ticket);
    for (uint32_t k = 0; k < job->partitions; k++) {
        const json_t *list = json_array_get(json_member(json, "challenges"), k);
        const json_t *inputs = json_array_get(json_member(json, "public_inputs"), k);
        for (uint32_t i = 0; i < job->shape->challenges; i++) {
            const porep_challenge *c = porep_job_challenge(job, k, i);
            assert_int_equal(c->node, json_integer_value(json_array_get(list, i)));
            const size_t first = 3 + (size_t)POREP_INPUTS_PER_CHALLENGE * i;
            for (size_t p = 0; p < POREP_PARENTS; p++) {
                uint8_t bytes[32] = {0}, expected[32];
                const uint64_t position = merkle_path_position(&c->parent_c[p]);
                memcpy(bytes, &position, sizeof position);
                const char *hex = json_string_value(json_array_get(inputs, first + 1 + p));
                assert_true(hex_decode(expected, hex, 32));
                assert_memory_equal(bytes, expected, 32);
            }
        }
    }
}

static void documents_of_all_small_jobs(void **state)
{
    (void)state;
    for (size_t n = 0; n < sizeof jobs / sizeof jobs[0]; n++) {
        json_t *json = load_json(jobs[n]);
        const porep_identity identity = {true, json_number(json, "miner_id"),
                                         json_number(json, "sector_number")};
        for (int wrapped = 0; wrapped < 2; wrapped++) {
            size_t bytes;
            uint8_t *text = c1_load(jobs[n], wrapped ? "c1-wrapper.json" : "c1.json", &bytes);
            porep_job job;
            if (c1_read(&job, text, bytes) != ERR_OK)
                fail_msg("%s: %s", jobs[n], err_text());
            free(text);
            assert_job_is(&job, json);
            assert_int_equal(job.has_sector_number, wrapped);
            if (wrapped)
                assert_int_equal(job.sector_number, identity.sector_number);
            if (porep_check(&job, &identity, NULL) != ERR_OK)
                fail_msg("%s: %s", jobs[n], err_text());
            porep_job_free(&job);
        }
        json_decref(json);
    }
    assert_memory_in_use(0);
}

/* The full-size job, bare and wrapped here; its figures are printed. */
static void document_of_32_gib(void **state)
{
    (void)state;
    json_t *json = load_json("32gib-v1_1-sparse");
    const porep_identity identity = {true, json_number(json, "miner_id"),
                                     json_number(json, "sector_number")};
    size_t bytes, wrapped_bytes;
    uint8_t *text = c1_load("32gib-v1_1-sparse", "c1.json", &bytes);
    char digest[65];
    sha256_hex(digest, text, bytes);
    assert_string_equal(digest, json_text(json, "c1_sha256"));
    char *wrapped = c1_wrap(
        (const char *)text, bytes,
        "{\"SectorNum\":32,\"Phase1Out\":\"BASE64\",\"SectorSize\":34359738368}", &wrapped_bytes);
    sha256_hex(digest, wrapped, wrapped_bytes);
    assert_string_equal(digest, json_text(json, "c1_wrapper_sha256"));
    porep_job job;
    double began = clock_seconds();
    assert_int_equal(c1_read(&job, wrapped, wrapped_bytes), ERR_OK);
    const double wrapped_s = clock_seconds() - began;
    assert_true(job.has_sector_number && job.sector_number == 32);
    porep_job_free(&job);
    free(wrapped);
    began = clock_seconds();
    assert_int_equal(c1_read(&job, text, bytes), ERR_OK);
    const double bare_s = clock_seconds() - began;
    free(text);
    assert_job_is(&job, json);
    began = clock_seconds();
    if (porep_check(&job, &identity, NULL) != ERR_OK)
        fail_msg("%s", err_text());
    print_message("32 GiB: read %.3f s, wrapped %.3f s, checked %.3f s\n", bare_s, wrapped_s,
                  clock_seconds() - began);
    porep_job_free(&job);
    json_decref(json);
    assert_memory_in_use(0);
}

/* ---- order of keys ------------------------------------------------------------------------- */

/* Sorted as Go writes it, and reversed: challenges before the registered proof, index before
 * hashes, tag objects from the end. */
static json_t *reordered(const json_t *json, bool reversed)
{
    if (json_is_array(json)) {
        json_t *out = json_array();
        for (size_t i = 0; i < json_array_size(json); i++)
            json_array_append_new(out, reordered(json_array_get(json, i), reversed));
        return out;
    }
    if (!json_is_object(json))
        return json_deep_copy(json);
    const char *keys[16];
    size_t n = 0;
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)json, key, value)
    {
        assert_true(n < 16);
        size_t at = n++;
        for (; at > 0 && (strcmp(keys[at - 1], key) > 0) != reversed; at--)
            keys[at] = keys[at - 1];
        keys[at] = key;
    }
    json_t *out = json_object();
    for (size_t i = 0; i < n; i++)
        json_object_set_new(out, keys[i], reordered(json_object_get(json, keys[i]), reversed));
    return out;
}

static void any_order_of_keys(void **state)
{
    (void)state;
    json_t *json = vector_json(SAMPLE);
    const porep_identity identity = {true, SAMPLE_MINER, SAMPLE_SECTOR};
    for (int reversed = 0; reversed < 2; reversed++) {
        json_t *other = reordered(json, reversed);
        size_t bytes, wrapped_bytes;
        char *text = c1_dump(other, &bytes);
        assert_int_equal(strncmp(text, reversed ? "{\"vanilla_proofs\"" : "{\"comm_d\"", 9), 0);
        if (c1_accepts(text, bytes, &identity) != ERR_OK)
            fail_msg("%s", err_text());
        static const char *const forms[] = {
            "{\"Phase1Out\":\"BASE64\",\"SectorNum\":1,\"SectorSize\":2048}",
            "{\"x\":{},\"SectorSize\":2048,\"SectorNum\":1,\"Phase1Out\":\"BASE64\"}",
            " {\n \"SectorSize\" : 2048 , \"Phase1Out\":\"BASE64\", \"seed\":[],\"SectorNum\":1}\n",
        };
        for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
            char *wrapped = c1_wrap(text, bytes, forms[i], &wrapped_bytes);
            if (c1_accepts(wrapped, wrapped_bytes, &identity) != ERR_OK)
                fail_msg("%s", err_text());
            free(wrapped);
        }
        free(text);
        json_decref(other);
    }
    json_decref(json);
}

/* White space everywhere it may stand, so that no number is read by the plain path. */
static void indented_document(void **state)
{
    (void)state;
    json_t *json = vector_json(SAMPLE);
    char *text = json_dumps(json, JSON_INDENT(1));
    assert_int_equal(c1_accepts(text, strlen(text), NULL), ERR_OK);
    free(text);
    json_decref(json);
}

FORMAT_TESTS(c1_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(documents_of_all_small_jobs),
        cmocka_unit_test(document_of_32_gib),
        cmocka_unit_test(any_order_of_keys),
        cmocka_unit_test(indented_document),
    };
    return cmocka_run_group_tests_name("c1", tests, NULL, NULL);
}
