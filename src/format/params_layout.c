/* The outline of a .params or .vk: six points, then counts and sections, nothing behind them. */
#include "format/params_internal.h"

#include "base/bytes.h"
#include "format/key_image_file.h"

#include <stdio.h>
#include <string.h>

static const char *const section_names[PARAMS_SECTIONS] = {"ic", "h", "l", "a", "b_g1", "b_g2"};

const params_vk_point PARAMS_VK_POINT[PARAMS_VK_POINTS] = {
    {"alpha_g1", 0, false},  {"beta_g1", 96, false},   {"beta_g2", 192, true},
    {"gamma_g2", 384, true}, {"delta_g1", 576, false}, {"delta_g2", 672, true},
};

void params_vk_slot(g1_aff **g1, g2_aff **g2, groth16_vk *vk, unsigned point)
{
    g1_aff *const in_g1[PARAMS_VK_POINTS] = {&vk->alpha_g1, &vk->beta_g1,  NULL,
                                             NULL,          &vk->delta_g1, NULL};
    g2_aff *const in_g2[PARAMS_VK_POINTS] = {NULL,          NULL, &vk->beta_g2,
                                             &vk->gamma_g2, NULL, &vk->delta_g2};
    *g1 = in_g1[point];
    *g2 = in_g2[point];
}

const char *params_section_name(params_section s)
{
    return s < PARAMS_SECTIONS ? section_names[s] : "?";
}

size_t params_point_bytes(params_section s)
{
    return s == PARAMS_B_G2 ? G2_BYTES : G1_BYTES;
}

static err_t refuse_key_image(const format_source *source)
{
    bool found;
    ERR_TRY(key_image_file_is(&found, source));
    return found ? err_set(ERR_INPUT,
                           "%s: a key image, where a .params or .vk file is expected (that which "
                           "it was made of)",
                           source->name)
                 : ERR_OK;
}

/* A coordinate's first byte is at most 0x1a, so no good file begins with a printable character: web
 * pages, JSON errors and other texts are told apart here (F3). */
static err_t refuse_text(const format_source *source)
{
    uint8_t scratch[12];
    char shown[sizeof scratch + 1] = {0};
    const uint8_t *head;
    ERR_TRY(format_source_view(&head, source, 0, sizeof scratch, scratch));
    for (size_t i = 0; i < sizeof scratch; i++) {
        const bool printable = head[i] >= 0x20 && head[i] < 0x7f;
        if (!printable && (i == 0 || !strchr("\t\r\n", head[i]) || head[i] == 0))
            return ERR_OK;
        shown[i] = printable ? (char)head[i] : ' ';
    }
    return err_set(ERR_INPUT, "%s: not a parameter file: it begins with the text \"%s\"",
                   source->name, shown);
}

/* Reads the count at *at and moves *at behind the section. */
static err_t read_section(params_extent *out, uint64_t *at, const format_source *source,
                          params_section s)
{
    const uint64_t left = source->bytes - *at;
    if (left < PARAMS_COUNT_BYTES)
        return err_set(ERR_INPUT,
                       "%s: section %s: its count of 4 bytes is expected at offset %llu, "
                       "the file ends at %llu",
                       source->name, params_section_name(s), (unsigned long long)*at,
                       (unsigned long long)source->bytes);
    uint8_t scratch[PARAMS_COUNT_BYTES];
    const uint8_t *count;
    ERR_TRY(format_source_view(&count, source, *at, PARAMS_COUNT_BYTES, scratch));
    out->offset = *at + PARAMS_COUNT_BYTES;
    out->count = load_be32(count);
    out->bytes = out->count * params_point_bytes(s); /* < 2^32 · 192: no overflow */
    if (out->bytes > left - PARAMS_COUNT_BYTES)
        return err_set(ERR_INPUT,
                       "%s: section %s: %llu points at offset %llu take %llu bytes, the file has "
                       "%llu more",
                       source->name, params_section_name(s), (unsigned long long)out->count,
                       (unsigned long long)out->offset, (unsigned long long)out->bytes,
                       (unsigned long long)(left - PARAMS_COUNT_BYTES));
    *at = out->offset + out->bytes;
    return ERR_OK;
}

/* What holds for every key whatever its circuit. */
static err_t check_counts(const params_extent s[PARAMS_SECTIONS], const char *name, bool vk_only)
{
    if (s[PARAMS_IC].count == 0)
        return err_set(ERR_INPUT, "%s: section ic: 0 points, at least 1 (for ONE) is expected",
                       name);
    if (vk_only)
        return ERR_OK;
    const uint64_t domain = s[PARAMS_H].count + 1;
    if ((domain & (domain - 1)) != 0)
        return err_set(ERR_INPUT,
                       "%s: section h: %llu points, one less than a power of two is expected", name,
                       (unsigned long long)s[PARAMS_H].count);
    if (s[PARAMS_A].count < s[PARAMS_IC].count)
        return err_set(ERR_INPUT,
                       "%s: section a: %llu points, at least one for each of the %llu inputs is "
                       "expected",
                       name, (unsigned long long)s[PARAMS_A].count,
                       (unsigned long long)s[PARAMS_IC].count);
    if (s[PARAMS_B_G1].count != s[PARAMS_B_G2].count)
        return err_set(ERR_INPUT, "%s: section b_g2: %llu points, as many as b_g1's %llu expected",
                       name, (unsigned long long)s[PARAMS_B_G2].count,
                       (unsigned long long)s[PARAMS_B_G1].count);
    return ERR_OK;
}

err_t params_layout(params_extent out[PARAMS_SECTIONS], const format_source *source, bool vk_only)
{
    memset(out, 0, PARAMS_SECTIONS * sizeof *out);
    if (source->bytes < PARAMS_VK_POINTS_BYTES + PARAMS_COUNT_BYTES)
        return err_set(ERR_INPUT,
                       "%s: not a parameter file: %llu bytes, the smallest verifying key has %u",
                       source->name, (unsigned long long)source->bytes,
                       PARAMS_VK_POINTS_BYTES + PARAMS_COUNT_BYTES + G1_BYTES);
    ERR_TRY(refuse_key_image(source));
    ERR_TRY(refuse_text(source));
    uint64_t at = PARAMS_VK_POINTS_BYTES;
    const params_section last = vk_only ? PARAMS_IC : PARAMS_B_G2;
    for (params_section s = PARAMS_IC; s <= last; s++)
        ERR_TRY(read_section(&out[s], &at, source, s));
    if (at != source->bytes)
        return err_set(ERR_INPUT, "%s: section %s ends at offset %llu, %llu more bytes follow",
                       source->name, params_section_name(last), (unsigned long long)at,
                       (unsigned long long)(source->bytes - at));
    return check_counts(out, source->name, vk_only);
}

err_t params_match_shape(const params_extent sections[PARAMS_SECTIONS], const char *name,
                         uint64_t inputs, uint64_t aux, uint64_t a_aux_ones, uint64_t b_ones,
                         unsigned log2_domain)
{
    const struct {
        params_section section;
        uint64_t expected;
    } wanted[] = {
        {PARAMS_IC, inputs},   {PARAMS_H, ((uint64_t)1 << log2_domain) - 1},
        {PARAMS_L, aux},       {PARAMS_A, inputs + a_aux_ones},
        {PARAMS_B_G1, b_ones}, {PARAMS_B_G2, b_ones},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        const params_section s = wanted[i].section;
        if (sections[s].count != wanted[i].expected)
            return err_set(ERR_INPUT,
                           "%s: belongs to another circuit: section %s has %llu points, this "
                           "circuit needs %llu",
                           name, params_section_name(s), (unsigned long long)sections[s].count,
                           (unsigned long long)wanted[i].expected);
    }
    return ERR_OK;
}
