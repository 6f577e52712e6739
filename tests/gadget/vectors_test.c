/* Gadgets against the reference implementation's: counts, densities, digests, and row by row. */
#include "gadget_cases.h"
#include "gadget_tests.h"

#include "base/bytes.h"
#include "vectors.h"

static void assert_hex(const char *name, const char *what, const uint8_t digest[32],
                       const char *expected)
{
    char hex[65];
    hex_encode(hex, digest, 32);
    if (strcmp(hex, expected) != 0)
        fail_msg("%s: %s is %s, expected %s", name, what, hex, expected);
}

static void assert_count(const json_t *entry, const char *name, const char *what, uint64_t n)
{
    if (json_number(entry, what) != n)
        fail_msg("%s: %s is %llu, expected %llu", name, what, (unsigned long long)n,
                 (unsigned long long)json_number(entry, what));
}

/* The rows of a circuit against a listing; names the first row that differs. */
typedef struct {
    const char *name;
    char *at;
} listing;

static void compare_row(void *context, uint64_t row, const char *text)
{
    listing *l = context;
    char *end = strchr(l->at, '\n');
    if (!end)
        fail_msg("%s: row %llu is beyond the listing", l->name, (unsigned long long)row);
    *end = '\0';
    if (strcmp(l->at, text) != 0)
        fail_msg("%s: row %llu differs:\n%s\nexpected:\n%s", l->name, (unsigned long long)row, text,
                 l->at);
    l->at = end + 1;
}

static void check_case(const gadget_case *c, const json_t *all)
{
    const json_t *entry = json_member(all, c->name);
    const r1cs_circuit circuit = gadget_case_circuit(c);
    r1cs_shape s;
    listing l = {.name = c->name};
    uint8_t *text = NULL;
    r1cs_fingerprint_options o = {.context = &l};
    if (json_is_string(json_member(entry, "rows"))) {
        char path[128];
        size_t bytes;
        snprintf(path, sizeof path, "r1cs/%s", json_text(entry, "rows"));
        text = vector_load(path, &bytes);
        l.at = (char *)text;
        o.row = compare_row;
        o.row_to = UINT64_MAX;
    }
    assert_int_equal(r1cs_fingerprint(&s, &circuit, &o), ERR_OK);
    if (text)
        assert_int_equal(*l.at, '\0');
    free(text);
    assert_count(entry, c->name, "inputs", s.inputs);
    assert_count(entry, c->name, "aux", s.aux);
    assert_count(entry, c->name, "constraints", s.constraints);
    assert_count(entry, c->name, "nnz_a", s.nnz[0]);
    assert_count(entry, c->name, "nnz_b", s.nnz[1]);
    assert_count(entry, c->name, "nnz_c", s.nnz[2]);
    uint64_t terms_max = 0;
    for (unsigned m = 0; m < 3; m++)
        terms_max = s.terms_max[m] > terms_max ? s.terms_max[m] : terms_max;
    assert_count(entry, c->name, "max_terms", terms_max);
    assert_count(entry, c->name, "a_aux_density", s.a_aux_density);
    assert_count(entry, c->name, "b_input_density", s.b_input_density);
    assert_count(entry, c->name, "b_aux_density", s.b_aux_density);
    assert_hex(c->name, "legacy_blake2s", s.legacy_blake2s, json_text(entry, "legacy_blake2s"));
    assert_hex(c->name, "stream_sha256", s.stream_sha256, json_text(entry, "stream_sha256"));
}

static void test_vectors(void **state)
{
    (void)state;
    json_t *all = vector_json("r1cs/gadgets.json");
    for (size_t i = 0; i < GADGET_CASES_N; i++)
        check_case(&GADGET_CASES[i], all);
    json_decref(all);
}

int vectors_tests(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_vectors)};
    return cmocka_run_group_tests_name("gadget vectors", tests, NULL, NULL);
}
