/* Templates: rows into groups, terms into entries, each distinct span once.
 *
 * A group begins at the first row that is not in one yet. Rows that follow each other with constant
 * steps of their columns are one group; where rows alternate (SHA-256's majority: an and-row, a
 * majority-row) two groups of every other row are made instead, if they are longer. */
#include "r1cs/image_internal.h"

#include <string.h>

#define ENTRIES_MAX 65535u
#define COUNT_MAX   65535u

/* ---- rows that follow each other ------------------------------------------------------------- */

static uint32_t row_begin(const image_span *s, size_t row)
{
    return row == 0 ? 0 : s->end[3 * row - 1];
}

static bool same_shape(const image_span *s, size_t row, size_t other)
{
    const uint32_t r = row_begin(s, row), o = row_begin(s, other);
    for (unsigned m = 0; m < 3; m++)
        if (s->end[3 * row + m] - r != s->end[3 * other + m] - o)
            return false;
    const uint32_t n = s->end[3 * row + 2] - r;
    for (uint32_t i = 0; i < n; i++)
        if (s->term[r + i].coeff != s->term[o + i].coeff ||
            s->term[r + i].segment != s->term[o + i].segment)
            return false;
    return true;
}

/* The columns of `next` are those of `last` plus the steps from `first` to `second`. */
static bool steps_equal(const image_span *s, size_t first, size_t second, size_t last, size_t next)
{
    const span_term *f = s->term + row_begin(s, first), *g = s->term + row_begin(s, second);
    const span_term *l = s->term + row_begin(s, last), *t = s->term + row_begin(s, next);
    const uint32_t n = s->end[3 * first + 2] - row_begin(s, first);
    for (uint32_t i = 0; i < n; i++) {
        const int64_t step = (int64_t)g[i].offset - f[i].offset;
        if (step < INT16_MIN || step > INT16_MAX || (int64_t)t[i].offset - l[i].offset != step)
            return false;
    }
    return true;
}

/* How many rows first, first + stride, … make one group. */
static unsigned group_rows(const image_span *s, size_t first, unsigned stride)
{
    if (first >= s->rows)
        return 0;
    unsigned n = 1;
    while (n < IMAGE_GROUP_ROWS_MAX) {
        const size_t next = first + (size_t)n * stride;
        if (next >= s->rows || !same_shape(s, first, next) ||
            !steps_equal(s, first, first + stride, next - stride, next))
            break;
        n++;
    }
    return n;
}

/* ---- entries --------------------------------------------------------------------------------- */

/* coeff = ±2^a ± 2^b: the codes of both, the lower power first. */
static bool two_powers(const coeff_dict *dict, r1cs_coeff coeff, r1cs_coeff power[2])
{
    for (unsigned negative = 0; negative < 2; negative++) {
        fr v = dict->value[coeff];
        if (negative)
            fr_neg(&v, &v);
        fr_int n;
        fr_to_int(&n, &v);
        unsigned found = 0;
        for (unsigned i = 0; i < 4; i++) {
            for (uint64_t l = n.l[i]; l != 0 && found < 3; l &= l - 1) {
                if (found < 2)
                    power[found] = r1cs_coeff_pow2(64 * i + (unsigned)__builtin_ctzll(l), negative);
                found++;
            }
        }
        if (found == 2)
            return true;
    }
    return false;
}

/* How the coefficients of successive terms go on. */
typedef struct {
    bool doubling, two; /* two: each is a sum of two powers */
    r1cs_coeff power[2];
} progression;

/* The progression from term t to the next, if it is one. */
static bool progresses(progression *p, const coeff_dict *dict, const span_term *t)
{
    *p = (progression){0};
    if (t[1].coeff == t[0].coeff)
        return true;
    p->doubling = true;
    if (coeff_is_pow2(t[0].coeff))
        return coeff_is_pow2(t[1].coeff) && t[1].coeff == t[0].coeff + 2;
    r1cs_coeff next[2];
    p->two = true;
    return two_powers(dict, t[0].coeff, p->power) && two_powers(dict, t[1].coeff, next) &&
           next[0] == p->power[0] + 2 && next[1] == p->power[1] + 2;
}

/* Steps of the columns from row to row of a group. */
typedef struct {
    const span_term *row, *next; /* terms of the first row and of the second; next null: one row */
} row_pair;

static int64_t row_step(const row_pair *p, size_t i)
{
    return p->next ? (int64_t)p->next[i].offset - p->row[i].offset : 0;
}

/* How many of the terms from i on, below end, are one entry. */
static size_t entry_terms(progression *p, int64_t *step, const coeff_dict *dict,
                          const row_pair *pair, size_t i, size_t end)
{
    const span_term *t = pair->row;
    size_t n = 1;
    *step = 0;
    for (; i + n < end && n < COUNT_MAX; n++) {
        const span_term *last = &t[i + n - 1];
        const int64_t s = (int64_t)last[1].offset - last[0].offset;
        progression q;
        if (last[1].segment != last[0].segment || row_step(pair, i + n) != row_step(pair, i) ||
            s < INT8_MIN || s > INT8_MAX || !progresses(&q, dict, last))
            break;
        if (n == 1) {
            *p = q;
            *step = s;
        } else if (s != *step || q.doubling != p->doubling || q.two != p->two) {
            break;
        }
    }
    if (n == 1)
        *p = (progression){0};
    return n;
}

static err_t put_entry(image_store *s, const image_entry *e)
{
    if (s->entries >= UINT32_MAX)
        return err_set(ERR_MEMORY, "an image of more than %u entries", UINT32_MAX);
    if (s->entries == s->entry_room)
        ERR_TRY(cs_grow((void **)&s->entry, &s->entry_room, s->entries, s->entries + 1,
                        sizeof *s->entry, MEM_SCRATCH, "entries of an image"));
    s->entry[s->entries++] = *e;
    return ERR_OK;
}

/* The entries of the terms from begin to end - 1. */
static err_t put_entries(image_store *s, const coeff_dict *dict, const row_pair *pair, size_t begin,
                         size_t end)
{
    for (size_t i = begin; i < end;) {
        progression p = {0};
        int64_t step;
        const size_t n = entry_terms(&p, &step, dict, pair, i, end);
        const span_term *t = &pair->row[i];
        image_entry e = {.offset = t->offset,
                         .coeff = p.two ? p.power[0] : t->coeff,
                         .segment = t->segment,
                         .count = (uint16_t)n,
                         .row_step = (int16_t)row_step(pair, i),
                         .step = (int8_t)step};
        e.flags = (uint8_t)((t->is_field ? IMAGE_FIELD : 0) | (p.doubling ? IMAGE_DOUBLING : 0));
        ERR_TRY(put_entry(s, &e));
        if (p.two) {
            e.coeff = p.power[1];
            ERR_TRY(put_entry(s, &e));
        }
        i += n;
    }
    return ERR_OK;
}

/* ---- groups ---------------------------------------------------------------------------------- */

static err_t put_group(image_store *s, const image_span *span, const coeff_dict *dict, size_t row,
                       unsigned rows, unsigned stride)
{
    const row_pair pair = {span->term + row_begin(span, row),
                           rows > 1 ? span->term + row_begin(span, row + stride) : NULL};
    image_group g = {.row = (uint32_t)row,
                     .entry = (uint32_t)s->entries,
                     .rows = (uint8_t)rows,
                     .row_stride = (uint8_t)stride};
    size_t begin = 0;
    for (unsigned m = 0; m < 3; m++) {
        const size_t end = span->end[3 * row + m] - row_begin(span, row), before = s->entries;
        ERR_TRY(put_entries(s, dict, &pair, begin, end));
        if (s->entries - before > ENTRIES_MAX)
            return err_set(ERR_INPUT,
                           "row %zu has %zu pieces in %c, an image holds at most %u of a row",
                           span->first_row + row, s->entries - before, "ABC"[m], ENTRIES_MAX);
        g.entries[m] = (uint16_t)(s->entries - before);
        begin = end;
    }
    if (s->groups == s->group_room)
        ERR_TRY(cs_grow((void **)&s->group, &s->group_room, s->groups, s->groups + 1,
                        sizeof *s->group, MEM_SCRATCH, "groups of an image"));
    s->group[s->groups++] = g;
    return ERR_OK;
}

static err_t put_groups(image_store *s, const image_span *span, const coeff_dict *dict)
{
    for (size_t row = 0; row < span->rows;) {
        const unsigned straight = group_rows(span, row, 1);
        const unsigned even = group_rows(span, row, 2), odd = group_rows(span, row + 1, 2);
        const unsigned alternating = even < odd ? even : odd;
        if (alternating > straight) {
            ERR_TRY(put_group(s, span, dict, row, alternating, 2));
            ERR_TRY(put_group(s, span, dict, row + 1, alternating, 2));
            row += 2 * (size_t)alternating;
        } else {
            ERR_TRY(put_group(s, span, dict, row, straight, 1));
            row += straight;
        }
    }
    return ERR_OK;
}

/* ---- the store ------------------------------------------------------------------------------- */

static bool equals(const image_store *s, uint32_t item, const image_span *span)
{
    const image_template *t = &s->template_[item];
    const struct span_place *p = &s->span[item];
    return t->rows == span->rows && t->bits == span->bits && t->fields == span->fields &&
           t->inputs == span->inputs && t->segments == span->segments && t->runs == span->runs &&
           p->terms == span->terms &&
           memcmp(s->run + t->run, span->run, span->runs * sizeof *span->run) == 0 &&
           memcmp(s->span_end + p->end, span->end, 3 * (size_t)span->rows * sizeof *span->end) ==
               0 &&
           memcmp(s->span_term + p->term, span->term, span->terms * sizeof *span->term) == 0;
}

static uint64_t hash_of(const image_span *span)
{
    const uint32_t counts[6] = {span->rows,   span->bits,     span->fields,
                                span->inputs, span->segments, (uint32_t)span->runs};
    uint64_t h = image_hash(0, counts, sizeof counts);
    h = image_hash(h, span->run, span->runs * sizeof *span->run);
    h = image_hash(h, span->end, 3 * (size_t)span->rows * sizeof *span->end);
    return image_hash(h, span->term, span->terms * sizeof *span->term);
}

/* Appends more_n elements of `size` bytes to an array, which is not null afterwards. */
static err_t append(void **array, size_t *n, size_t *room, const void *more, size_t more_n,
                    size_t size)
{
    if (*n + more_n >= *room)
        ERR_TRY(
            cs_grow(array, room, *n, *n + more_n + 1, size, MEM_SCRATCH, "templates of an image"));
    if (more_n != 0)
        memcpy((uint8_t *)*array + *n * size, more, more_n * size);
    *n += more_n;
    return ERR_OK;
}

static err_t add(image_store *s, const image_span *span, const coeff_dict *dict)
{
    image_template t = {.group = (uint32_t)s->groups,
                        .run = (uint32_t)s->runs,
                        .runs = (uint32_t)span->runs,
                        .segments = span->segments,
                        .rows = span->rows,
                        .bits = span->bits,
                        .fields = span->fields,
                        .inputs = span->inputs};
    const struct span_place place = {s->span_terms, span->terms, s->span_ends};
    ERR_TRY(put_groups(s, span, dict));
    t.groups = (uint32_t)(s->groups - t.group);
    ERR_TRY(
        append((void **)&s->run, &s->runs, &s->run_room, span->run, span->runs, sizeof *span->run));
    ERR_TRY(append((void **)&s->span_term, &s->span_terms, &s->span_term_room, span->term,
                   span->terms, sizeof *span->term));
    ERR_TRY(append((void **)&s->span_end, &s->span_ends, &s->span_end_room, span->end,
                   3 * (size_t)span->rows, sizeof *span->end));
    size_t n = s->templates;
    ERR_TRY(append((void **)&s->span, &n, &s->span_room, &place, 1, sizeof place));
    return append((void **)&s->template_, &s->templates, &s->template_room, &t, 1, sizeof t);
}

err_t image_store_find(image_store *s, uint32_t *template_index, const image_span *span,
                       const coeff_dict *dict)
{
    const uint64_t hash = hash_of(span);
    size_t probe = 0;
    for (;;) {
        *template_index = image_index_next(&s->index, hash, &probe);
        if (*template_index == IMAGE_INDEX_NONE)
            break;
        if (equals(s, *template_index, span))
            return ERR_OK;
    }
    *template_index = (uint32_t)s->templates;
    ERR_TRY(add(s, span, dict));
    return image_index_add(&s->index, hash);
}

void image_store_free(image_store *s)
{
    void *const blocks[] = {s->entry,     s->group,    s->run, s->template_,
                            s->span_term, s->span_end, s->span};
    for (unsigned i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        mem_free(blocks[i], MEM_SCRATCH);
    image_index_free(&s->index);
    memset(s, 0, sizeof *s);
}
