/* C1 documents that arrive in pieces: the job, and every error, are those of the whole text
 * wherever it is cut; keys in any order on every level; memory that does not follow the text. */
#include "c1_support.h"

#include "base/mem.h"
#include "extent.h"

#include <stdio.h>

static const char *const jobs[] = {"2kib-v1", "2kib-v1_1", "2kib-synthetic", "2kib-non-interactive",
                                   "8mib-v1_1"};
static const char *const files[] = {"c1.json", "c1-wrapper.json"};

static void every_document_at_every_size_of_piece(void **state)
{
    (void)state;
    static const size_t pieces[] = {1, 2, 3, 7, 61, 4096};
    for (size_t k = 0; k < 2 * sizeof jobs / sizeof jobs[0]; k++) {
        size_t bytes;
        uint8_t *text = c1_load(jobs[k / 2], files[k % 2], &bytes);
        porep_job whole, cut;
        assert_int_equal(c1_read(&whole, text, bytes), ERR_OK);
        for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
            if (c1_read_cut(&cut, text, bytes, pieces[i], 0) != ERR_OK)
                fail_msg("%s in pieces of %zu: %s", jobs[k / 2], pieces[i], err_text());
            assert_same_job(&cut, &whole);
            porep_job_free(&cut);
        }
        for (uint32_t seed = 1; seed <= 4; seed++) {
            assert_int_equal(c1_read_cut(&cut, text, bytes, 1u << 3 * seed, seed), ERR_OK);
            assert_same_job(&cut, &whole);
            porep_job_free(&cut);
        }
        porep_job_free(&whole);
        free(text);
    }
    assert_memory_in_use(0);
}

/* One piece boundary at each byte of the first challenge, so that each token is cut at each of its
 * bytes with all else whole. */
static void cut_once_at_every_byte(void **state)
{
    (void)state;
    for (size_t k = 0; k < 2; k++) {
        size_t bytes;
        uint8_t *text = c1_load("2kib-v1_1", files[k], &bytes);
        porep_job whole, cut;
        assert_int_equal(c1_read(&whole, text, bytes), ERR_OK);
        const size_t step = test_long() ? 1 : test_short() ? 1999 : 331;
        for (size_t at = 1; at < bytes; at += at < 400 || at + 400 > bytes ? 1 : step) {
            c1_stream *s;
            assert_int_equal(c1_stream_create(&s), ERR_OK);
            assert_int_equal(c1_stream_feed(s, text, at), ERR_OK);
            assert_int_equal(c1_stream_feed(s, text + at, 0), ERR_OK);
            assert_int_equal(c1_stream_feed(s, text + at, bytes - at), ERR_OK);
            assert_int_equal(c1_stream_finish(&cut, s), ERR_OK);
            assert_same_job(&cut, &whole);
            porep_job_free(&cut);
        }
        porep_job_free(&whole);
        free(text);
    }
}

/* A text that ends early is refused at its end, with the same words in pieces. */
static void truncated_at_every_byte(void **state)
{
    (void)state;
    for (size_t k = 0; k < 2; k++) {
        size_t bytes;
        uint8_t *text = c1_load("2kib-v1_1", files[k], &bytes);
        const size_t step = test_long() ? 1 : test_short() ? 3999 : 797;
        for (size_t n = 0; n < bytes; n += n < 300 || n + 300 > bytes ? 1 : step) {
            char whole[ERR_TEXT_BYTES_MAX], at[32];
            porep_job job;
            assert_int_equal(c1_read(&job, text, n), ERR_INPUT);
            snprintf(whole, sizeof whole, "%s", err_text());
            assert_int_equal(c1_read_cut(&job, text, n, 61, 0), ERR_INPUT);
            assert_string_equal(err_text(), whole);
            if (strstr(whole, "found the end of the text")) {
                snprintf(at, sizeof at, "byte %zu: ", n);
                assert_non_null(strstr(whole, at));
            }
        }
        free(text);
    }
    assert_memory_in_use(0);
}

/* ---- order of keys ------------------------------------------------------------------------- */

static uint64_t random_state;

static size_t random_below(size_t n)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (size_t)(random_state >> 33) % n;
}

/* The keys of every object in an order drawn at random. */
static json_t *shuffled(const json_t *json)
{
    if (json_is_array(json)) {
        json_t *out = json_array();
        for (size_t i = 0; i < json_array_size(json); i++)
            json_array_append_new(out, shuffled(json_array_get(json, i)));
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
        keys[n++] = key;
    }
    json_t *out = json_object();
    for (; n > 0; n--) {
        const size_t i = random_below(n);
        json_object_set_new(out, keys[i], shuffled(json_object_get(json, keys[i])));
        keys[i] = keys[n - 1];
    }
    return out;
}

static void keys_in_random_order_on_every_level(void **state)
{
    (void)state;
    unsigned late = 0;
    for (size_t k = 0; k < 4; k++) {
        size_t bytes;
        uint8_t *text = c1_load(jobs[k], "c1.json", &bytes);
        porep_job whole, other;
        assert_int_equal(c1_read(&whole, text, bytes), ERR_OK);
        json_t *json = json_loadb((char *)text, bytes, 0, NULL);
        free(text);
        for (uint32_t seed = 1; seed <= 10; seed++) {
            random_state = seed;
            json_t *document = shuffled(json);
            char *shuffled_text = c1_dump(document, &bytes);
            late += strstr(shuffled_text, "vanilla") < strstr(shuffled_text, "registered");
            if (c1_read_cut(&other, shuffled_text, bytes, 1000, seed) != ERR_OK)
                fail_msg("%s, seed %u: %s", jobs[k], seed, err_text());
            assert_same_job(&other, &whole);
            porep_job_free(&other);
            free(shuffled_text);
            json_decref(document);
        }
        json_decref(json);
        porep_job_free(&whole);
    }
    assert_in_range(late, 5, 35); /* the challenges before the registered proof */
}

/* The challenges come first, so what they are is known only when the registered proof comes. */
static void registered_proof_last(void **state)
{
    (void)state;
    static const struct {
        const char *name, *part;
    } cases[] = {
        {"StackedDrg2KiBV1_1", NULL},
        {"StackedDrg2KiBV1", NULL},
        {"StackedDrg2KiBV1_2_Feat_NonInteractivePoRep",
         "vanilla_proofs has 1 partitions, expected 13 for "},
        {"StackedDrg8MiBV1_1",
         "registered proof \"StackedDrg8MiBV1_1\", expected one of StackedDrg2KiB"},
        {"StackedDrg3KiBV1_1", "is not known"},
    };
    json_t *json = vector_json(SAMPLE);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        json_object_del(json, "registered_proof");
        json_object_set_new(json, "registered_proof", json_string(cases[i].name));
        size_t bytes;
        char *text = c1_dump(json, &bytes);
        porep_job job;
        const err_t rc = c1_read_cut(&job, text, bytes, 500, 1);
        if (cases[i].part)
            assert_failed(rc, ERR_INPUT, cases[i].part);
        else
            assert_int_equal(rc, ERR_OK);
        porep_job_free(&job);
        free(text);
    }
    json_t *vanilla = json_object_get(json, "vanilla_proofs");
    json_t *partitions = json_incref(json_object_get(vanilla, "StackedDrg2KiBV1"));
    static const struct {
        const char *tag, *part;
        size_t partitions;
    } tags[] = {
        {"StackedDrg2KiBV1", "more than the expected 13 elements", 14},
        {"StackedDrg2KiBV1", "vanilla_proofs has 0 partitions, expected 1", 0},
        {"StackedDrg32GiBV1", "6 elements, expected 30", 1},
        {"StackedDrg2KiBV1_1", "unexpected key, expected the V1 name of a sector size", 1},
        {NULL, "no key, expected the V1 name of a sector size", 1},
    };
    json_object_set_new(json, "registered_proof", json_string("StackedDrg2KiBV1_1"));
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++) {
        json_t *changed = json_object(), *list = json_array(), *document = json_object();
        for (size_t k = 0; k < tags[i].partitions; k++)
            json_array_append(list, json_array_get(partitions, 0));
        if (tags[i].tag)
            json_object_set(changed, tags[i].tag, list);
        json_object_set_new(document, "vanilla_proofs", changed);
        json_object_update_missing(document, json);
        size_t bytes;
        char *text = c1_dump(document, &bytes);
        porep_job job;
        assert_failed(c1_read_cut(&job, text, bytes, 500, 1), ERR_INPUT, tags[i].part);
        free(text);
        json_decref(list);
        json_decref(document);
    }
    json_decref(partitions);
    json_decref(json);
    assert_memory_in_use(0);
}

/* ---- places in a wrapper ------------------------------------------------------------------- */

/* The outer offset is that of the group of four characters that holds the inner byte; an escaped
 * character counts as it stands in the text. */
static void inner_errors_name_both_places(void **state)
{
    (void)state;
    static const char document[] = "{\"comm_r\":[1,2,3],\"seed\":0}"; /* fails at the bracket */
    const size_t inner = (size_t)(strchr(document, ']') - document);
    size_t bytes;
    static const char head[] = "{\"SectorNum\":1,\"Phase1Out\":\"";
    char *text = c1_wrap(document, sizeof document - 1,
                         "{\"SectorNum\":1,\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}", &bytes);
    for (size_t escaped = 0; escaped <= 1; escaped++) {
        char *other = malloc(bytes + 8), part[160];
        size_t n = bytes;
        assert_non_null(other);
        if (escaped) { /* the second character of the base64 */
            const size_t at = sizeof head;
            n = (size_t)sprintf(other, "%.*s\\u%04x%.*s", (int)at, text, text[at],
                                (int)(bytes - at - 1), text + at + 1);
        } else {
            memcpy(other, text, n);
        }
        snprintf(part, sizeof part,
                 "/Phase1Out, byte %zu: in the document decoded from Phase1Out: /comm_r, byte %zu: "
                 "3 elements, expected 32",
                 sizeof head - 1 + inner / 3 * 4 + 5 * escaped, inner);
        for (size_t piece = 1; piece <= n; piece++) {
            porep_job job;
            assert_failed(c1_read_cut(&job, other, n, piece, 0), ERR_INPUT, part);
        }
        free(other);
    }
    free(text);
}

/* Base64 that is bad behind a wrong byte of the document: what comes first is named, also when both
 * come in one piece. */
static void first_of_two_errors_is_named(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "{\"SectorNum\":1,\"Phase1Out\":\"e119!!!!\"", /* {]} */
        "{\"SectorNum\":1,\"Phase1Out\":\"e30=e30=\"", /* {} and {} */
    };
    static const char *const parts[] = {"/, byte 1: expected a key, found ']'",
                                        "not padded base64 of the standard alphabet at character "
                                        "0"};
    for (size_t k = 0; k < 2; k++) {
        const size_t n = strlen(texts[k]);
        for (size_t piece = 1; piece <= n; piece++) {
            porep_job job;
            assert_failed(c1_read_cut(&job, texts[k], n, piece, 0), ERR_INPUT, parts[k]);
        }
    }
}

/* ---- memory -------------------------------------------------------------------------------- */

static void feed_many(c1_stream *s, const char *text, size_t times)
{
    const size_t bytes = strlen(text);
    for (size_t i = 0; i < times; i++)
        assert_int_equal(c1_stream_feed(s, text, bytes), ERR_OK);
}

/* 20 MB of white space and unknown keys around the challenges of a small document, within a budget
 * of 512 KiB for everything. */
static void memory_does_not_follow_the_padding(void **state)
{
    (void)state;
    static const char spaces[] =
        "                                                               \n";
    static const char array[] = "[0,{\"y\":[null,\"\\u00e9\"]},-1.5e3,[],{}],";
    size_t bytes;
    uint8_t *text = c1_load("2kib-v1_1", "c1.json", &bytes);
    mem_budget_set(512 << 10);
    c1_stream *s;
    porep_job job, plain;
    assert_int_equal(c1_stream_create(&s), ERR_OK);
    feed_many(s, spaces, 100000);
    feed_many(s, "{\"x\":\"", 1);
    feed_many(s, "0123456789abcdef\\n", 300000);
    feed_many(s, "\",\"registered proof\":[", 1);
    feed_many(s, array, 100000);
    feed_many(s, "0],", 1);
    feed_many(s, "\"unknown\":0,", 50000);
    assert_int_equal(c1_stream_feed(s, text + 1, bytes - 2), ERR_OK);
    feed_many(s, spaces, 100000);
    feed_many(s, ",\"n\":1", 1);
    feed_many(s, "2345678901234567890", 100000);
    feed_many(s, "}", 1);
    feed_many(s, spaces, 1000);
    assert_int_equal(c1_stream_finish(&job, s), ERR_OK);
    mem_budget_set(0);
    assert_int_equal(c1_read(&plain, text, bytes), ERR_OK);
    assert_same_job(&job, &plain);
    porep_job_free(&job);
    porep_job_free(&plain);
    free(text);
    assert_memory_in_use(0);
}

/* The job is 8 MB; while it grows, the smaller one is still there. */
static void memory_of_a_full_size_job(void **state)
{
    (void)state;
    size_t bytes, wrapped_bytes;
    char *text = (char *)c1_load("32gib-v1_1-sparse", "c1.json", &bytes);
    char *wrapped = c1_wrap(
        text, bytes, "{\"SectorNum\":32,\"Phase1Out\":\"BASE64\",\"SectorSize\":34359738368}",
        &wrapped_bytes);
    porep_job bare_job, job;
    assert_int_equal(c1_read(&bare_job, text, bytes), ERR_OK);
    free(text);
    mem_counts job_only;
    mem_count(MEM_REQUEST, &job_only);
    assert_in_range(job_only.bytes_now, 4 << 20, 9 << 20);
    mem_budget_set(job_only.bytes_now + (12 << 20));
    assert_int_equal(c1_read_cut(&job, wrapped, wrapped_bytes, 1 << 20, 0), ERR_OK);
    mem_budget_set(0);
    free(wrapped);
    assert_true(job.has_sector_number && job.sector_number == 32);
    job.has_sector_number = false;
    job.sector_number = 0;
    assert_same_job(&job, &bare_job);
    porep_job_free(&job);
    porep_job_free(&bare_job);
    assert_memory_in_use(0);
}

FORMAT_TESTS(c1_stream_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_document_at_every_size_of_piece),
        cmocka_unit_test(cut_once_at_every_byte),
        cmocka_unit_test(truncated_at_every_byte),
        cmocka_unit_test(keys_in_random_order_on_every_level),
        cmocka_unit_test(registered_proof_last),
        cmocka_unit_test(inner_errors_name_both_places),
        cmocka_unit_test(first_of_two_errors_is_named),
        cmocka_unit_test(memory_does_not_follow_the_padding),
        cmocka_unit_test(memory_of_a_full_size_job),
    };
    return cmocka_run_group_tests_name("c1_stream", tests, NULL, NULL);
}
