/* porep_check_labelings: each number and each label of every labelling proof must repeat what the
 * challenge holds. */
#include "circuit_test.h"

#include <stdio.h>

/* A challenge whose labels are all different, and the proofs that repeat them. */
typedef struct {
    uint32_t layers;
    porep_challenge c;
    porep_labeling labeling[POREP_LAYERS_MAX], encoding;
} fixture;

static void number(fr *out, uint32_t parent, uint32_t layer)
{
    fr_from_u64(out, 1000 * parent + layer);
}

/* In layer 1 the six base parents over and over; behind it the base parents of the layer, then the
 * expander parents of the layer before: 14, 14 and 9. */
static void fill(fixture *f, uint32_t layers)
{
    *f = (fixture){.layers = layers, .c.node = 77};
    for (uint32_t p = 0; p < POREP_PARENTS; p++)
        for (uint32_t layer = 1; layer <= layers; layer++)
            number(&f->c.parent[p].rows[layer - 1], p, layer);
    for (uint32_t layer = 1; layer <= layers; layer++) {
        porep_labeling *l = &f->labeling[layer - 1];
        l->node = 77;
        l->layer_index = layer;
        for (uint32_t k = 0; k < 37; k++) {
            const uint32_t p = layer == 1 ? k % 6 : k % 14;
            number(&l->parents[k], p, p < 6 ? layer : layer - 1);
        }
    }
    f->encoding = f->labeling[layers - 1];
}

static err_t checked(const fixture *f)
{
    return porep_check_labelings(&f->c, f->labeling, &f->encoding, f->layers, 3, 5);
}

static void refused(const fixture *f, const char *format, const char *who, uint32_t k)
{
    char part[128], place[192];
    snprintf(part, sizeof part, format, k);
    snprintf(place, sizeof place, "partition 3, challenge 5, %s: %s", who, part);
    assert_failed(checked(f), ERR_INPUT, place);
}

static void change_all_of(fixture *f, porep_labeling *l, const char *who)
{
    l->node = 1ULL << 32 | 77;
    refused(f, "node is 4294967373, expected 77 as in labelling proof 0", who, 0);
    l->node = 77;
    const uint32_t layer = l->layer_index;
    l->layer_index = 12;
    refused(f, "layer_index is 12, expected %u", who, layer);
    l->layer_index = layer;
    for (uint32_t k = 0; k < 37; k++) {
        const fr kept = l->parents[k];
        fr_add(&l->parents[k], &kept, &FR_ONE);
        refused(f, "parent %u is ", who, k);
        l->parents[k] = kept;
    }
    assert_int_equal(checked(f), ERR_OK);
}

static void every_number_and_label(void **state)
{
    (void)state;
    static fixture f;
    static const uint32_t layers[] = {1, 2, 11};
    for (size_t i = 0; i < 3; i++) {
        fill(&f, layers[i]);
        assert_int_equal(checked(&f), ERR_OK);
        for (uint32_t layer = 1; layer <= layers[i]; layer++) {
            char who[32];
            snprintf(who, sizeof who, "labelling proof %u", layer - 1);
            change_all_of(&f, &f.labeling[layer - 1], who);
        }
        change_all_of(&f, &f.encoding, "encoding proof");
        f.c.node++;
        refused(&f, "node is 77, expected 78", "labelling proof 0", 0);
    }
}

/* Both values of the text, as bytes in the order of files. */
static void both_labels_are_named(void **state)
{
    (void)state;
    static fixture f;
    fill(&f, 2);
    number(&f.labeling[1].parents[20], 0, 9);
    char found[65], expected[65], part[256];
    snprintf(found, sizeof found, "09%062d", 0);
    snprintf(expected, sizeof expected, "7117%060d", 0); /* parent 6, layer 1: 6001 */
    snprintf(part, sizeof part, "labelling proof 1: parent 20 is %s, expected %s", found, expected);
    assert_failed(checked(&f), ERR_INPUT, part);
}

CIRCUIT_TESTS(labelings_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_number_and_label),
        cmocka_unit_test(both_labels_are_named),
    };
    return cmocka_run_group_tests_name("labelings", tests, NULL, NULL);
}
