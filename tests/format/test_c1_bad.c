/* The altered documents of tests/vectors/porep/bad-c1.json. Three are accepted; all others are
 * refused before proving, also those that the reference lets pass because its circuit does not look
 * at the field. */
#include "c1_support.h"

#include <stdio.h>

static const char *const accepted[] = {"unchanged", "unknown key added at the top"};

/* Accepted by the reference, refused here, with what the refusal must say. */
static const struct {
    const char *name, *text;
} ignored_by_the_circuit[] = {
    {"vanilla_proofs tag of 8 MiB (same tree shape)", "unexpected key, expected StackedDrg2KiBV1"},
    {"tree D root changed", "tree D: root of the path is"},
    {"tree R leaf changed", "tree R-last: leaf of the path is"},
    {"challenged column: row changed", "challenged column: leaf of the path in tree C is"},
    {"base parent 3: leaf of the path changed", "base parent 3: leaf of the path in tree C is"},
    {"base parent 3: column index changed", "base parent 3: index of the column is"},
    {"labelling proof 1: node changed", "labelling proof 1: node is"},
    {"labelling proof 0: parent changed", "labelling proof 0: parent 0 is"},
    {"labelling proof 0: layer_index changed", "labelling proof 0: layer_index is 2, expected 1"},
    {"labelling proof 1 removed", "1 elements, expected 2"},
    {"encoding proof: parent changed", "encoding proof: parent 0 is"},
    {"encoding proof: node changed", "encoding proof: node is"},
};

/* ---- JSON pointers ------------------------------------------------------------------------- */

/* Splits a pointer into the container and the last token; "-" is the end of an array. The tokens of
 * these vectors have no ~ escapes. */
static json_t *container_of(json_t *root, const char *pointer, const char **last)
{
    json_t *at = root;
    assert_int_equal(pointer[0], '/');
    pointer++;
    for (const char *slash; (slash = strchr(pointer, '/')) != NULL; pointer = slash + 1) {
        char token[64];
        const size_t n = (size_t)(slash - pointer);
        assert_true(n < sizeof token);
        memcpy(token, pointer, n);
        token[n] = 0;
        at = json_is_array(at) ? json_array_get(at, strtoul(token, NULL, 10))
                               : json_object_get(at, token);
        if (!at)
            fail_msg("no %s on the way", token);
    }
    *last = pointer;
    return at;
}

static json_t *get(json_t *root, const char *pointer)
{
    const char *last;
    json_t *in = container_of(root, pointer, &last);
    json_t *value =
        json_is_array(in) ? json_array_get(in, strtoul(last, NULL, 10)) : json_object_get(in, last);
    if (!value)
        fail_msg("nothing at %s", pointer);
    return value;
}

static void take_out(json_t *root, const char *pointer)
{
    const char *last;
    json_t *in = container_of(root, pointer, &last);
    const int rc = json_is_array(in) ? json_array_remove(in, strtoul(last, NULL, 10))
                                     : json_object_del(in, last);
    assert_int_equal(rc, 0);
}

static void put(json_t *root, const char *pointer, json_t *value, bool replace)
{
    const char *last;
    json_t *in = container_of(root, pointer, &last);
    int rc;
    if (!json_is_array(in))
        rc = json_object_set_new(in, last, value);
    else if (strcmp(last, "-") == 0)
        rc = json_array_append_new(in, value);
    else if (replace)
        rc = json_array_set_new(in, strtoul(last, NULL, 10), value);
    else
        rc = json_array_insert_new(in, strtoul(last, NULL, 10), value);
    assert_int_equal(rc, 0);
}

static void apply(json_t *root, const json_t *edit)
{
    const char *op = json_text(edit, "op"), *path = json_text(edit, "path");
    if (strcmp(op, "remove") == 0) {
        take_out(root, path);
        return;
    }
    json_t *value;
    if (strcmp(op, "copy") == 0 || strcmp(op, "move") == 0)
        value = json_deep_copy(get(root, json_text(edit, "from")));
    else
        value = json_deep_copy(json_member(edit, "value"));
    if (strcmp(op, "move") == 0)
        take_out(root, json_text(edit, "from"));
    put(root, path, value, strcmp(op, "replace") == 0);
}

/* ---- the cases ----------------------------------------------------------------------------- */

static bool is_accepted(const char *name)
{
    for (size_t i = 0; i < sizeof accepted / sizeof accepted[0]; i++) {
        if (strcmp(name, accepted[i]) == 0)
            return true;
    }
    return false;
}

static const char *text_of_refusal(const char *name)
{
    const size_t n = sizeof ignored_by_the_circuit / sizeof ignored_by_the_circuit[0];
    for (size_t i = 0; i < n; i++) {
        if (strcmp(name, ignored_by_the_circuit[i].name) == 0)
            return ignored_by_the_circuit[i].text;
    }
    return NULL;
}

static void altered_documents(void **state)
{
    (void)state;
    const porep_identity identity = {true, SAMPLE_MINER, SAMPLE_SECTOR};
    json_t *vector = vector_json("porep/bad-c1.json");
    json_t *base = vector_json(SAMPLE);
    size_t i, ignored = 0;
    json_t *test, *edit;
    json_array_foreach(json_member(vector, "cases"), i, test)
    {
        const char *name = json_text(test, "name");
        json_t *document = json_deep_copy(base);
        size_t k, bytes;
        json_array_foreach(json_member(test, "edits"), k, edit) apply(document, edit);
        char *text = c1_dump(document, &bytes);
        const err_t rc = c1_accepts(text, bytes, &identity);
        const char *expected = text_of_refusal(name);
        if (rc != (is_accepted(name) ? ERR_OK : ERR_INPUT))
            fail_msg("%s: %s %s", name, err_name(rc), rc == ERR_OK ? "" : err_text());
        if (expected)
            assert_failed(rc, ERR_INPUT, expected);
        if (json_is_true(json_member(test, "accept")) && rc != ERR_OK) {
            assert_non_null(expected);
            ignored++;
        }
        /* What no identity can tell: only the ticket, and the registered proof by its porep id. */
        if (strcmp(name, "ticket changed") == 0)
            assert_int_equal(c1_accepts(text, bytes, NULL), ERR_OK);
        else
            assert_int_equal(c1_accepts(text, bytes, NULL), rc);
        free(text);
        json_decref(document);
    }
    assert_int_equal(ignored, 12);
    assert_int_equal(i, 57);
    json_decref(base);
    json_decref(vector);
}

/* The changes that "text_cases" names, made on the text. */
static char *changed_text(const char *name, size_t *bytes)
{
    static const char bom[] = "\xef\xbb\xbf";
    char *text = (char *)vector_load(SAMPLE, bytes), *out = calloc(2, *bytes + 64);
    assert_non_null(out);
    const size_t n = *bytes;
    char *seed = strstr(text, "\"seed\":[");
    assert_non_null(seed);
    const size_t head = (size_t)(seed - text) + strlen("\"seed\":[");
    const size_t number = strspn(text + head, "0123456789");
    memcpy(out, text, n);
    if (strcmp(name, "last byte cut") == 0)
        *bytes = n - 1;
    else if (strcmp(name, "a space appended") == 0)
        *bytes = n + (size_t)sprintf(out + n, " ");
    else if (strcmp(name, "a second document appended") == 0)
        *bytes = n + (size_t)sprintf(out + n, "%s", text);
    else if (strcmp(name, "byte order mark first") == 0)
        *bytes = (size_t)sprintf(out, "%s%s", bom, text);
    else if (strcmp(name, "key comm_r given twice") == 0)
        *bytes = n - 1 +
                 (size_t)sprintf(out + n - 1, ",%.*s}",
                                 (int)(strchr(strstr(text, "\"comm_r\""), ']') + 1 -
                                       strstr(text, "\"comm_r\"")),
                                 strstr(text, "\"comm_r\""));
    else if (strcmp(name, "first number of seed written as 1e1") == 0)
        *bytes = head + (size_t)sprintf(out + head, "1e1%s", text + head + number);
    else if (strcmp(name, "first number of seed is 256") == 0)
        *bytes = head + (size_t)sprintf(out + head, "256%s", text + head + number);
    else if (strcmp(name, "empty") == 0)
        *bytes = 0;
    else
        fail_msg("unknown text case %s", name);
    free(text);
    return out;
}

static void altered_texts(void **state)
{
    (void)state;
    json_t *vector = vector_json("porep/bad-c1.json");
    size_t i;
    json_t *test;
    json_array_foreach(json_member(vector, "text_cases"), i, test)
    {
        size_t bytes;
        const char *name = json_text(test, "name");
        char *text = changed_text(name, &bytes);
        const err_t rc = c1_accepts(text, bytes, NULL);
        if (rc != (strcmp(name, "a space appended") == 0 ? ERR_OK : ERR_INPUT))
            fail_msg("%s: %s %s", name, err_name(rc), rc == ERR_OK ? "" : err_text());
        assert_int_equal(rc == ERR_OK, strcmp(json_text(test, "parse"), "ok") == 0);
        free(text);
    }
    assert_int_equal(i, 8);
    json_decref(vector);
}

FORMAT_TESTS(c1_bad_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(altered_documents),
        cmocka_unit_test(altered_texts),
    };
    return cmocka_run_group_tests_name("c1_bad", tests, NULL, NULL);
}
