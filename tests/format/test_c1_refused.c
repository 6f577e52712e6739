/* Refusals of c1_read by name of the known failure: G5, G8, G13. */
#include "c1_support.h"

#include "base/fault.h"
#include "base/mem.h"

#include <stdio.h>

static void refuses(const char *from, const char *to, const char *part)
{
    size_t bytes;
    char *text = c1_sample_with(from, to, &bytes);
    assert_failed(c1_accepts(text, bytes, NULL), ERR_INPUT, part);
    free(text);
}

static void accepts(const char *from, const char *to)
{
    size_t bytes;
    char *text = c1_sample_with(from, to, &bytes);
    if (c1_accepts(text, bytes, NULL) != ERR_OK)
        fail_msg("%s: %s", to, err_text());
    free(text);
}

#define PROOF "\"StackedDrg2KiBV1_1\""

/* Every known name is known by its number; the sample under it is refused for what differs: graph,
 * challenges, sizes. */
static void g5_registered_proofs(void **state)
{
    (void)state;
    for (uint32_t id = 0; id < 20; id++) {
        char name[64], quoted[70];
        uint32_t found;
        porep_registered_name(name, id);
        assert_true(porep_registered_by_name(name, strlen(name), &found));
        assert_int_equal(found, id);
        snprintf(quoted, sizeof quoted, "\"%s\"", name);
        size_t bytes;
        char *text = c1_sample_with(PROOF, quoted, &bytes);
        assert_int_equal(c1_accepts(text, bytes, NULL), id == 5 ? ERR_OK : ERR_INPUT);
        free(text);
    }
    refuses(PROOF, "\"StackedDrg2KiBV1_3\"",
            "registered proof \"StackedDrg2KiBV1_3\" is not known");
    refuses(PROOF, "\"stackeddrg2kibv1_1\"", "is not known");
    refuses(PROOF, "\"StackedDrg2KiBV1_1 \"", "is not known");
    refuses(PROOF, "\"StackedDrg2KiBV1_1\\u0000\"", "is not known");
    refuses(PROOF, "\"\"", "is not known");
    refuses(PROOF, "5", "/registered_proof, byte 20: expected a string, found '5'");
    refuses(PROOF, "null", "expected a string");
    refuses(PROOF, "{\"StackedDrg2KiBV1_1\":null}", "expected a string");
    accepts(PROOF, "\"Stacked\\u0044rg2KiBV1_1\"");
}

static const char zeros[] = "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]";
static const char not_canonical[] =
    "[1,0,0,0,255,255,255,255,254,91,254,255,2,164,189,83,5,216,161,9,8,216,57,51,72,125,157,41,83,"
    "167,237,115]"; /* r itself */

/* The sample with another value under a key of the top level. */
static char *sample_with_member(const char *key, const char *value, size_t *bytes)
{
    json_t *json = vector_json(SAMPLE);
    json_object_set_new(json, key, json_loads(value, JSON_DECODE_ANY, NULL));
    char *text = c1_dump(json, bytes);
    json_decref(json);
    return text;
}

static void g8_zero_commitments_and_seed(void **state)
{
    (void)state;
    static const char *const keys[] = {"comm_d", "comm_r", "seed"};
    for (size_t i = 0; i < 3; i++) {
        size_t bytes;
        char part[64], *text = sample_with_member(keys[i], zeros, &bytes);
        snprintf(part, sizeof part, "%s is zero", keys[i]);
        assert_failed(c1_accepts(text, bytes, NULL), ERR_INPUT, part);
        free(text);
    }
    /* A zero ticket is a ticket. */
    size_t bytes;
    char *text = sample_with_member("ticket", zeros, &bytes);
    assert_int_equal(c1_accepts(text, bytes, NULL), ERR_OK);
    free(text);
}

static void g8_elements_not_below_r(void **state)
{
    (void)state;
    static const char *const keys[] = {"comm_d", "comm_r", "replica_id"};
    for (size_t i = 0; i < 3; i++) {
        size_t bytes;
        char part[64], *text = sample_with_member(keys[i], not_canonical, &bytes);
        snprintf(part, sizeof part, "/%s, byte ", keys[i]);
        assert_failed(c1_accepts(text, bytes, NULL), ERR_INPUT, part);
        assert_failed(c1_accepts(text, bytes, NULL), ERR_INPUT, "are not below r");
        free(text);
    }
}

static void g8_counts_of_partitions_and_challenges(void **state)
{
    (void)state;
    static const struct {
        const char *value, *part;
    } cases[] = {
        {"{\"StackedDrg2KiBV1\":[]}", "/vanilla_proofs/StackedDrg2KiBV1, byte"},
        {"{\"StackedDrg2KiBV1\":[[]]}", "0 elements, expected 2"},
        {"{\"StackedDrg2KiBV1\":[[],[]]}", "0 elements, expected 2"},
        {"{\"StackedDrg2KiBV1\":{}}", "expected an array, found '{'"},
        {"{}", "the key StackedDrg2KiBV1 is missing"},
        {"[]", "expected an object"},
        {"null", "expected an object"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        size_t bytes;
        char *text = sample_with_member("vanilla_proofs", cases[i].value, &bytes);
        assert_failed(c1_accepts(text, bytes, NULL), ERR_INPUT, cases[i].part);
        free(text);
    }
}

static void g13_missing_extra_and_duplicate_fields(void **state)
{
    (void)state;
    json_t *json = vector_json(SAMPLE);
    const char *key;
    json_t *value;
    json_object_foreach(json, key, value)
    {
        json_t *without = json_copy(json);
        json_object_del(without, key);
        size_t bytes;
        char part[64], *text = c1_dump(without, &bytes);
        snprintf(part, sizeof part, "the key %s is missing", key);
        assert_failed(c1_accepts(text, bytes, NULL), ERR_INPUT, part);
        free(text);
        json_decref(without);
    }
    json_decref(json);
    /* Unknown keys at every level, as upstream skips them; known ones twice. */
    accepts("{\"registered", "{\"x\":[{\"y\":[1,2,{\"z\":null}]}],\"registered");
    accepts("\"comm_d_proofs\":{", "\"x\":1e400,\"x\":2,\"comm_d_proofs\":{");
    accepts("\"data\":{", "\"datum\":\"\\ud83d\\ude00\",\"data\":{");
    accepts("{\"root\":", "{\"Root\":[],\"root\":");
    accepts("{\"hashes\":", "{\"\":{},\"hashes\":");
    accepts("{\"parents\":", "{\"_h\":null,\"parents\":");
    refuses("\"data\":{", "\"data\":{\"Sub\":{},", "/data/Sub, byte");
    refuses("\"data\":{", "\"data\":1,\"data\":{", "expected an object");
    refuses("\"index\":", "\"index\":0,\"index\":", "this key is given twice");
    refuses("\"layer_index\":", "\"layer_index\":1,\"layer_index\":", "this key is given twice");
    refuses("\"_h\":null", "\"_h\":null,\"_h\":null", "this key is given twice");
    refuses("\"_h\":null", "\"_h\":0", "expected null, found '0'");
    refuses("\"_h\":null", "\"_h\":{}", "expected null");
}

static void g13_numbers(void **state)
{
    (void)state;
    static const struct {
        const char *value, *part;
    } cases[] = {
        {"-1", "found -1"},    {"18446744073709551616", "found 18446744073709551616"},
        {"1.0", "found 1.0"},  {"1e3", "found 1e3"},
        {"NaN", "found 'N'"},  {"\"3\"", "found '\"'"},
        {"null", "found 'n'"}, {"", "expected an integer from 0 to 18446744073709551615, found"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char to[64];
        snprintf(to, sizeof to, "\"node\":%s,\"x\":", cases[i].value);
        refuses("\"node\":", to, cases[i].part);
    }
    refuses("\"node\":", "\"node\":18446744073709551615,\"x\":",
            "expected 18446744073709551615 as in labelling proof 0");
    refuses("\"layer_index\":", "\"layer_index\":4294967296,\"x\":", "from 0 to 4294967295");
    refuses(
        "\"column\":{\"index\":", "\"column\":{\"index\":4294967296,\"x\":", "column/index, byte");
    refuses("\"index\":", "\"index\":2,\"x\":", "expected an integer from 0 to 1, found 2");
}

/* The end of the sample's first challenge is far behind; these lengths are each side of every kind
 * of token near the start, and a spread over the rest. */
static void g13_truncated_at_every_kind_of_place(void **state)
{
    (void)state;
    size_t bytes;
    uint8_t *text = vector_load(SAMPLE, &bytes);
    for (size_t n = 0; n < bytes; n += n < 1500 || n + 600 > bytes ? 1 : 997) {
        uint8_t *cut = malloc(n + (n == 0));
        assert_non_null(cut);
        memcpy(cut, text, n);
        assert_int_equal(c1_accepts(cut, n, NULL), ERR_INPUT);
        free(cut);
    }
    free(text);
}

static void g13_depth_bomb(void **state)
{
    (void)state;
    const size_t levels = 1000000;
    char *bomb = malloc(2 * levels + 64);
    assert_non_null(bomb);
    const size_t head = (size_t)sprintf(bomb, "{\"x\":");
    memset(bomb + head, '[', levels);
    memset(bomb + head + levels, ']', levels);
    const size_t bytes = head + 2 * levels + (size_t)sprintf(bomb + head + 2 * levels, "}");
    assert_failed(c1_accepts(bomb, bytes, NULL), ERR_INPUT, "nested deeper than 128 levels");
    free(bomb);
}

/* ---- Curio's wrapper ----------------------------------------------------------------------- */

static err_t wrapped(const char *format, const porep_identity *identity)
{
    size_t bytes, wrapped_bytes;
    char *text = (char *)vector_load(SAMPLE, &bytes);
    char *whole = c1_wrap(text, bytes, format, &wrapped_bytes);
    free(text);
    const err_t rc = c1_accepts(whole, wrapped_bytes, identity);
    free(whole);
    return rc;
}

static void g13_wrapper_fields(void **state)
{
    (void)state;
    const porep_identity identity = {true, SAMPLE_MINER, SAMPLE_SECTOR};
    assert_int_equal(
        wrapped("{\"SectorNum\":1,\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}", &identity),
        ERR_OK);
    static const struct {
        const char *format, *part;
    } cases[] = {
        {"{\"SectorNum\":1,\"Phase1Out\":\"BASE64\",\"SectorSize\":8388608}",
         "SectorSize of the wrapper is 8388608, expected 2048 for StackedDrg2KiBV1_1"},
        {"{\"SectorNum\":2,\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}",
         "SectorNum of the wrapper is 2, expected 1"},
        {"{\"SectorNum\":-1,\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}", "found -1"},
        {"{\"SectorNum\":18446744073709551616,\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}",
         "found 18446744073709551616"},
        {"{\"SectorNum\":1.0,\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}", "found 1.0"},
        {"{\"SectorNum\":\"1\",\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}", "found '\"'"},
        {"{\"SectorNum\":1,\"Phase1Out\":\"BASE64\"}", "the key SectorSize is missing"},
        {"{\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}", "the key SectorNum is missing"},
        {"{\"SectorNum\":1,\"x\":\"BASE64\",\"SectorSize\":2048}", "the key Phase1Out is missing"},
        {"{\"SectorNum\":1,\"Phase1Out\":\"BASE64\",\"SectorNum\":1,\"SectorSize\":2048}",
         "/SectorNum, byte"},
        {"{\"SectorNum\":1,\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}{}",
         "expected the end of the text"},
        {"{\"SectorNum\":1,\"Phase1Out\":[\"BASE64\"],\"SectorSize\":2048}", "expected a string"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_failed(wrapped(cases[i].format, &identity), ERR_INPUT, cases[i].part);
}

static err_t phase1out(const char *base64)
{
    char text[512];
    const int n = snprintf(text, sizeof text,
                           "{\"SectorNum\":1,\"Phase1Out\":\"%s\",\"SectorSize\":2048}", base64);
    return c1_accepts(text, (size_t)n, NULL);
}

static void g13_base64(void **state)
{
    (void)state;
    /* "{}" and "{\"a\":1}" get as far as the document. */
    assert_failed(phase1out("e30="), ERR_INPUT,
                  "in the document decoded from Phase1Out: /, byte 1: the key registered_proof is "
                  "missing");
    assert_failed(phase1out("eyJhIjoxfQ=="), ERR_INPUT, "registered_proof is missing");
    assert_failed(phase1out("e\\u00330="), ERR_INPUT, "registered_proof is missing");
    assert_failed(phase1out(""), ERR_INPUT, "expected an object, found the end of the text");
    static const char *const bad[] = {"e30=\\n",      "e3\\n0=",  "\\ne30=",  "e30\\r\\n=", "e30= ",
                                      "e30",          "e30==",    "e3==0",    "e3=0",       "e===",
                                      "====",         "=",        "e31=",     "e3 0=",      "e3-_",
                                      "eyJhIjoxfR==", "e30=e30=", "e30=eyJh", "\\u00e930="};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_failed(phase1out(bad[i]), ERR_INPUT, "/Phase1Out, byte 27: not padded base64");
    assert_failed(phase1out("e30=\n"), ERR_INPUT, "control character 0x0a");
}

static void other_documents(void **state)
{
    (void)state;
    static const struct {
        const char *text, *part;
    } cases[] = {
        {"", "expected an object, found the end of the text"},
        {"{}", "neither a key of a C1 document"},
        {"{\"SectorID\":{},\"PoRep\":{}}", "neither a key of a C1 document"},
        {"[]", "expected an object"},
        {"<html><body>404 Not Found</body></html>", "expected an object, found '<'"},
        {"\xef\xbb\xbf{}", "found the byte 0xef"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_failed(c1_accepts(cases[i].text, strlen(cases[i].text), NULL), ERR_INPUT,
                      cases[i].part);
    porep_job job;
    assert_failed(c1_read(&job, "{}", C1_BYTES_MAX + 1), ERR_INPUT, "expected at most 1073741824");
}

/* A short text of the largest kind of job asks for little memory, and no allocation that fails
 * leaves anything behind. */
static void memory_follows_the_text(void **state)
{
    (void)state;
    static const char text[] =
        "{\"registered_proof\":\"StackedDrg64GiBV1_2_Feat_NonInteractivePoRep\","
        "\"vanilla_proofs\":{\"StackedDrg64GiBV1\":[[{\"comm_d_proofs\":";
    mem_counts before, after;
    porep_job job;
    mem_count(MEM_REQUEST, &before);
    mem_budget_set(1 << 20);
    assert_failed(c1_read(&job, text, sizeof text - 1), ERR_INPUT, "expected an object");
    mem_budget_set(0);
    mem_count(MEM_REQUEST, &after);
    assert_int_equal(after.allocations - before.allocations, 2); /* the reader, one challenge */
    assert_int_equal(after.frees - before.frees, 2);
    size_t bytes;
    uint8_t *wrapper = vector_load("porep/2kib-v1/c1-wrapper.json", &bytes);
    for (uint64_t n = 1;; n++) {
        fault_arm(FAULT_ALLOC, n);
        const err_t rc = c1_read(&job, wrapper, bytes);
        fault_arm(FAULT_ALLOC, 0);
        if (rc == ERR_OK) {
            porep_job_free(&job);
            assert_true(n > 3);
            break;
        }
        assert_int_equal(rc, ERR_MEMORY);
    }
    assert_memory_in_use(0);
    free(wrapper);
}

FORMAT_TESTS(c1_refused_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(g5_registered_proofs),
        cmocka_unit_test(g8_zero_commitments_and_seed),
        cmocka_unit_test(g8_elements_not_below_r),
        cmocka_unit_test(g8_counts_of_partitions_and_challenges),
        cmocka_unit_test(g13_missing_extra_and_duplicate_fields),
        cmocka_unit_test(g13_numbers),
        cmocka_unit_test(g13_truncated_at_every_kind_of_place),
        cmocka_unit_test(g13_depth_bomb),
        cmocka_unit_test(g13_wrapper_fields),
        cmocka_unit_test(g13_base64),
        cmocka_unit_test(other_documents),
        cmocka_unit_test(memory_follows_the_text),
    };
    return cmocka_run_group_tests_name("c1_refused", tests, NULL, NULL);
}
