/* Merkle proofs of every form, also "Top", which only 64 GiB sectors have: each sibling and index
 * in its place, in any order of keys; and what is refused. */
#include "format/c1_parse.h"
#include "format_test.h"

#include <stdio.h>

#define TEXT_BYTES 65536

/* Element number n as the document has it: n, then 31 zeros. */
static size_t put_element(char *out, unsigned n)
{
    size_t used = (size_t)sprintf(out, "[%u", n);
    for (int i = 0; i < 31; i++)
        used += (size_t)sprintf(out + used, ",0");
    return used + (size_t)sprintf(out + used, "]");
}

/* {"path": …} of n levels of one arity; elements are numbered on from *next; index of level l is
 * l mod arity. hashes_last: the order of the two keys. */
static size_t put_levels(char *out, unsigned n, unsigned arity, unsigned *next, bool hashes_last)
{
    size_t used = (size_t)sprintf(out, "{\"path\":[");
    for (unsigned level = 0; level < n; level++) {
        used += (size_t)sprintf(out + used, "%s{", level ? "," : "");
        if (hashes_last)
            used += (size_t)sprintf(out + used, "\"index\":%u,", level % arity);
        used += (size_t)sprintf(out + used, "\"hashes\":[");
        for (unsigned i = 0; i + 1 < arity; i++) {
            used += (size_t)sprintf(out + used, "%s", i ? "," : "");
            used += put_element(out + used, (*next)++);
        }
        used += (size_t)sprintf(out + used, "]");
        if (!hashes_last)
            used += (size_t)sprintf(out + used, ",\"index\":%u", level % arity);
        used += (size_t)sprintf(out + used, "}");
    }
    return used + (size_t)sprintf(out + used, "]}");
}

/* The whole proof: root is element 201, leaf 202, siblings 0, 1, … */
static void put_proof(char *out, const c1_tree *t, const char *form, bool reversed)
{
    unsigned next = 0;
    char levels[3][TEXT_BYTES / 4], ends[1024];
    size_t used = (size_t)sprintf(ends, "\"root\":");
    used += put_element(ends + used, 201);
    used += (size_t)sprintf(ends + used, ",\"leaf\":");
    put_element(ends + used, 202);
    put_levels(levels[0], t->base_levels, t->base_arity, &next, reversed);
    if (t->sub_arity)
        put_levels(levels[1], 1, t->sub_arity, &next, reversed);
    if (t->top_arity)
        put_levels(levels[2], 1, t->top_arity, &next, reversed);
    static const char *const names[3] = {"base_proof", "sub_proof", "top_proof"};
    const unsigned parts = t->top_arity ? 3 : t->sub_arity ? 2 : 1;
    used = (size_t)sprintf(out, "{\"data\":{\"%s\":{", form);
    if (!reversed)
        used += (size_t)sprintf(out + used, "%s,", ends);
    for (unsigned k = 0; k < parts; k++) {
        const unsigned part = reversed ? parts - 1 - k : k;
        used += (size_t)sprintf(out + used, "%s\"%s\":%s", k ? "," : "",
                                parts == 1 ? "path" : names[part], levels[part]);
    }
    if (reversed)
        used += (size_t)sprintf(out + used, ",%s", ends);
    sprintf(out + used, "}}}");
}

static err_t read_proof(merkle_path *out, const char *text, const c1_tree *t)
{
    c1_merkle_types types;
    c1_scratch scratch;
    push_reader r;
    c1_merkle_types_init(&types, t);
    push_open(&r, &types.merkle, out, &scratch);
    ERR_TRY(push_feed(&r, text, strlen(text)));
    return push_finish(&r);
}

static void assert_is_number(const fr *element, uint64_t n)
{
    fr expected;
    fr_from_u64(&expected, n);
    assert_true(fr_eq(element, &expected));
}

static const struct {
    c1_tree tree;
    const char *form;
} cases[] = {
    {{.base_arity = 2, .base_levels = 31}, "Single"},
    {{.base_arity = 8, .base_levels = 2}, "Single"},
    {{.base_arity = 8, .sub_arity = 8, .base_levels = 9}, "Sub"},
    {{.base_arity = 8, .sub_arity = 2, .base_levels = 2}, "Sub"},
    {{.base_arity = 8, .sub_arity = 8, .top_arity = 2, .base_levels = 9}, "Top"},
};
#define CASES (sizeof cases / sizeof cases[0])

static void every_form_in_two_orders(void **state)
{
    (void)state;
    static char text[TEXT_BYTES];
    for (size_t i = 0; i < CASES; i++) {
        const c1_tree *t = &cases[i].tree;
        for (int reversed = 0; reversed < 2; reversed++) {
            merkle_path path;
            put_proof(text, t, cases[i].form, reversed);
            if (read_proof(&path, text, t) != ERR_OK)
                fail_msg("%s", err_text());
            assert_is_number(&path.root, 201);
            assert_is_number(&path.leaf, 202);
            const uint32_t levels = t->base_levels + (t->sub_arity > 0) + (t->top_arity > 0);
            assert_int_equal(path.levels, levels);
            size_t siblings = 0;
            for (uint32_t l = 0; l < levels; l++) {
                const bool base = l < t->base_levels;
                const unsigned arity = base                  ? t->base_arity
                                       : l == t->base_levels ? t->sub_arity
                                                             : t->top_arity;
                assert_int_equal(path.arity[l], arity);
                assert_int_equal(path.index[l], base ? l % arity : 0);
                siblings += arity - 1;
            }
            assert_true(siblings <= MERKLE_SIBLINGS_MAX);
            for (size_t k = 0; k < siblings; k++)
                assert_is_number(&path.sibling[k], k);
        }
    }
}

/* A proof of one form is refused where another is expected, by its tag or by its levels. */
static void other_forms_are_refused(void **state)
{
    (void)state;
    static char text[TEXT_BYTES];
    merkle_path path;
    for (size_t i = 0; i < CASES; i++) {
        put_proof(text, &cases[i].tree, cases[i].form, false);
        for (size_t k = 0; k < CASES; k++) {
            if (k != i)
                assert_int_equal(read_proof(&path, text, &cases[k].tree), ERR_INPUT);
        }
    }
    put_proof(text, &cases[1].tree, "Sub", false);
    assert_failed(read_proof(&path, text, &cases[1].tree), ERR_INPUT,
                  "/data/Sub, byte 9: unexpected key, expected Single");
    put_proof(text, &cases[1].tree, "Single", false);
    assert_failed(read_proof(&path, text, &cases[4].tree), ERR_INPUT, "expected Top");
    c1_tree longer = cases[1].tree, shorter = cases[1].tree;
    longer.base_levels++;
    shorter.base_levels--;
    assert_failed(read_proof(&path, text, &longer), ERR_INPUT, "/data/Single/path/path, byte");
    assert_failed(read_proof(&path, text, &longer), ERR_INPUT, "2 elements, expected 3");
    assert_failed(read_proof(&path, text, &shorter), ERR_INPUT, "more than the expected 1");
    c1_tree narrow = cases[1].tree;
    narrow.base_arity = 4;
    assert_failed(read_proof(&path, text, &narrow), ERR_INPUT,
                  "/data/Single/path/path/0/hashes, byte");
    assert_failed(read_proof(&path, "{\"data\":{}}", &cases[0].tree), ERR_INPUT,
                  "the key Single is missing");
    assert_failed(read_proof(&path, "{\"data\":{\"Top\":{}}}", &cases[4].tree), ERR_INPUT,
                  "the key root is missing");
    assert_failed(read_proof(&path, "{\"data\":{\"Top\":{}},\"data\":{}}", &cases[4].tree),
                  ERR_INPUT, "is missing");
}

FORMAT_TESTS(c1_merkle_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form_in_two_orders),
        cmocka_unit_test(other_forms_are_refused),
    };
    return cmocka_run_group_tests_name("c1_merkle", tests, NULL, NULL);
}
