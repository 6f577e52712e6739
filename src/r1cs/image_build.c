/* The builder: runs a circuit and cuts it into spans, which become instances of templates.
 *
 * Of each aux variable only its kind is kept, in a bitmap with a count per 64: its number among the
 * bits or the field elements is a count of ones, and the instance that allocated it is found from
 * an index per 64. A row is translated as it comes: into segments, numbered in order of first use,
 * and places; at the end of the span the lowest place of each segment becomes its base. */
#include "r1cs/image_build.h"

#include <string.h>

#define SPAN_TERMS_MAX ((size_t)1 << 22)
#define SLOTS          (4 * IMAGE_SEGMENTS_MAX)

/* ---- segments of the open span --------------------------------------------------------------- */

static void open_span(image_builder *b)
{
    b->open = (image_instance){.row = (uint32_t)b->cs.rows,
                               .aux = (uint32_t)b->cs.aux,
                               .bit = (uint32_t)b->bits,
                               .field = (uint32_t)(b->n.inputs + b->cs.aux - b->bits),
                               .input = (uint32_t)b->cs.inputs};
    b->span.terms = b->span.runs = 0;
    b->span.rows = 0;
    b->span.first_row = b->cs.rows;
    b->span.segments = IMAGE_SEGMENT_FOREIGN;
    b->low[IMAGE_SEGMENT_ONE] = 0;
    b->low[IMAGE_SEGMENT_BITS] = b->open.bit;
    b->low[IMAGE_SEGMENT_FIELDS] = b->open.field;
    b->low[IMAGE_SEGMENT_INPUTS] = b->open.input;
    b->generation++;
    b->recent = (struct image_recent){0};
}

/* The segment of an instance's variables of one kind, new or old. */
static uint32_t foreign_segment(image_builder *b, uint32_t instance, cs_kind kind)
{
    const uint32_t key = 3 * instance + (uint32_t)kind;
    size_t s = (key * UINT32_C(0x9e3779b1)) >> 8 & (SLOTS - 1);
    while (b->slot[s].generation == b->generation && b->slot[s].key != key)
        s = (s + 1) & (SLOTS - 1);
    if (b->slot[s].generation != b->generation) {
        if (b->span.segments == IMAGE_SEGMENTS_MAX) {
            cs_fail_with(&b->cs, err_set(ERR_INPUT,
                                         "row %zu uses variables of more than %u parts of the "
                                         "circuit",
                                         b->cs.rows, IMAGE_SEGMENTS_MAX - IMAGE_SEGMENT_FOREIGN));
            return IMAGE_SEGMENT_ONE;
        }
        b->low[b->span.segments] = UINT32_MAX;
        b->slot[s] = (struct image_slot){b->generation, key, b->span.segments++};
    }
    return b->slot[s].segment;
}

/* The instance that allocated an aux variable before the open span. */
static uint32_t owner_of(const image_builder *b, size_t aux)
{
    uint32_t i = b->owner[aux / 64];
    while (i + 1 < b->instances && b->instance[i + 1].aux <= aux)
        i++;
    return i;
}

static uint32_t aux_segment(image_builder *b, size_t aux, bool is_bit)
{
    if (aux >= b->open.aux)
        return is_bit ? IMAGE_SEGMENT_BITS : IMAGE_SEGMENT_FIELDS;
    struct image_recent *r = &b->recent;
    if (aux < r->begin || aux >= r->end) {
        const uint32_t i = owner_of(b, aux);
        *r = (struct image_recent){.begin = b->instance[i].aux,
                                   .end =
                                       i + 1 < b->instances ? b->instance[i + 1].aux : b->open.aux,
                                   .instance = i};
    }
    if (r->segment[is_bit] == 0)
        r->segment[is_bit] = foreign_segment(b, r->instance, is_bit ? CS_BIT : CS_FIELD);
    return r->segment[is_bit];
}

/* ---- rows ------------------------------------------------------------------------------------ */

static span_term translate(image_builder *b, r1cs_term t)
{
    span_term out = {.coeff = t.coeff, .is_field = 1};
    uint32_t segment;
    if (t.var & R1CS_AUX) {
        const size_t aux = t.var ^ R1CS_AUX;
        const uint64_t kinds = b->is_bit[aux / 64];
        const uint64_t below = kinds & ((UINT64_C(1) << aux % 64) - 1);
        const size_t rank = b->rank[aux / 64] + (size_t)__builtin_popcountll(below);
        const bool is_bit = kinds >> aux % 64 & 1;
        segment = aux_segment(b, aux, is_bit);
        out.offset = (uint32_t)(is_bit ? rank : b->n.inputs + aux - rank);
        out.is_field = !is_bit;
    } else {
        out.offset = t.var;
        segment = t.var == R1CS_ONE        ? IMAGE_SEGMENT_ONE
                  : t.var >= b->open.input ? IMAGE_SEGMENT_INPUTS
                                           : foreign_segment(b, b->input_owner[t.var], CS_INPUT);
    }
    if (out.offset < b->low[segment])
        b->low[segment] = out.offset;
    out.segment = (uint16_t)segment;
    return out;
}

static err_t reserve_row(image_builder *b, size_t terms)
{
    image_span *s = &b->span;
    if (s->terms + terms > s->term_room)
        ERR_TRY(cs_grow((void **)&s->term, &s->term_room, s->terms, s->terms + terms,
                        sizeof *s->term, MEM_SCRATCH, "rows of a template"));
    if (3 * ((size_t)s->rows + 1) > s->end_room)
        ERR_TRY(cs_grow((void **)&s->end, &s->end_room, 3 * (size_t)s->rows,
                        3 * ((size_t)s->rows + 1), sizeof *s->end, MEM_SCRATCH,
                        "rows of a template"));
    return ERR_OK;
}

static void append_terms(image_builder *b, unsigned m, r1cs_lc lc)
{
    image_span *s = &b->span;
    for (size_t i = 0; i < lc.n; i++) {
        const r1cs_var v = lc.terms[i].var;
        s->term[s->terms++] = translate(b, lc.terms[i]);
        if (m == 2 || (m == 0 && !(v & R1CS_AUX)))
            continue;
        bitmap_set(m == 0 ? b->a_aux : v & R1CS_AUX ? b->b_aux : b->b_input, v & ~R1CS_AUX);
    }
    s->end[3 * s->rows + m] = (uint32_t)s->terms;
    b->shape->nnz[m] += lc.n;
    if (b->shape->terms_max[m] < lc.n)
        b->shape->terms_max[m] = lc.n;
}

static void add_row(r1cs_cs *cs, const r1cs_lc abc[3])
{
    image_builder *b = (image_builder *)cs;
    r1cs_lc lc[3];
    size_t terms = 0;
    for (unsigned m = 0; m < 3; m++) {
        lc[m] = cs_canonical(cs, m, abc[m]);
        terms += lc[m].n;
    }
    const image_span *s = &b->span;
    if (s->rows == IMAGE_ROWS_MAX || (s->rows != 0 && (s->terms + terms > SPAN_TERMS_MAX ||
                                                       s->segments + terms > IMAGE_SEGMENTS_MAX)))
        image_builder_close_span(cs);
    const err_t rc = terms <= UINT32_MAX
                         ? reserve_row(b, terms)
                         : err_set(ERR_MEMORY, "row %zu has %zu terms", cs->rows, terms);
    if (rc != ERR_OK)
        cs_fail_with(cs, rc);
    for (unsigned m = 0; m < 3 && cs->rc == ERR_OK; m++)
        append_terms(b, m, lc[m]);
    b->span.rows++;
}

static void note_kind(r1cs_cs *cs, cs_kind kind, const fr *value, bool bit)
{
    (void)value;
    (void)bit;
    image_builder *b = (image_builder *)cs;
    if (kind == CS_INPUT)
        return;
    if (cs->aux % 64 == 0)
        b->rank[cs->aux / 64] = (uint32_t)b->bits;
    if (kind == CS_BIT) {
        bitmap_set(b->is_bit, cs->aux);
        b->bits++;
    }
}

/* ---- the end of a span ----------------------------------------------------------------------- */

/* Where the variables of the kind of aux `from` end; at most `end`. */
static size_t same_kind_end(const uint64_t *is_bit, size_t from, size_t end)
{
    const bool bit = bitmap_get(is_bit, from);
    while (from < end) {
        const uint64_t word = is_bit[from / 64];
        const uint64_t other = (bit ? ~word : word) >> from % 64;
        if (other != 0) {
            from += (size_t)__builtin_ctzll(other);
            break;
        }
        from = (from / 64 + 1) * 64;
    }
    return from < end ? from : end;
}

static err_t find_runs(image_builder *b)
{
    image_span *s = &b->span;
    size_t at = b->open.aux;
    s->bits = s->fields = 0;
    while (at < b->cs.aux) {
        if (s->runs == s->run_room)
            ERR_TRY(cs_grow((void **)&s->run, &s->run_room, s->runs, s->runs + 1, sizeof *s->run,
                            MEM_SCRATCH, "kinds of a template's variables"));
        s->run[s->runs++] = (image_run){s->bits, s->fields};
        size_t end = at;
        if (bitmap_get(b->is_bit, at))
            end = same_kind_end(b->is_bit, at, b->cs.aux);
        s->bits += (uint32_t)(end - at);
        at = end;
        if (at < b->cs.aux)
            end = same_kind_end(b->is_bit, at, b->cs.aux);
        s->fields += (uint32_t)(end - at);
        at = end;
    }
    return ERR_OK;
}

/* The open span as an instance. */
static err_t append_instance(image_builder *b)
{
    const uint32_t segments = b->span.segments;
    if (b->bases + segments > UINT32_MAX || b->instances >= UINT32_MAX / 3)
        return err_set(ERR_MEMORY, "an image of more than %zu parts", b->instances);
    if (b->bases + segments > b->base_room)
        ERR_TRY(cs_grow((void **)&b->base, &b->base_room, b->bases, b->bases + segments,
                        sizeof *b->base, MEM_SCRATCH, "bases of an image"));
    if (b->instances == b->instance_room)
        ERR_TRY(cs_grow((void **)&b->instance, &b->instance_room, b->instances, b->instances + 1,
                        sizeof *b->instance, MEM_SCRATCH, "instances of an image"));
    b->open.base = (uint32_t)b->bases;
    memcpy(b->base + b->bases, b->low, segments * sizeof *b->base);
    b->bases += segments;
    for (size_t block = (b->open.aux + (size_t)63) / 64; 64 * block < b->cs.aux; block++)
        b->owner[block] = (uint32_t)b->instances;
    for (size_t i = b->open.input; i < b->cs.inputs; i++)
        b->input_owner[i] = (uint32_t)b->instances;
    b->instance[b->instances++] = b->open;
    return ERR_OK;
}

static err_t close_span(image_builder *b)
{
    image_span *s = &b->span;
    for (size_t i = 0; i < s->terms; i++)
        s->term[i].offset -= b->low[s->term[i].segment];
    s->inputs = (uint32_t)(b->cs.inputs - b->open.input);
    ERR_TRY(find_runs(b));
    ERR_TRY(image_store_find(&b->store, &b->open.template_index, s, &b->cs.dict));
    return append_instance(b);
}

void image_builder_close_span(r1cs_cs *cs)
{
    image_builder *b = (image_builder *)cs;
    if (cs->rc != ERR_OK ||
        (cs->aux == b->open.aux && cs->inputs == b->open.input && b->span.rows == 0))
        return;
    const err_t rc = close_span(b);
    if (rc != ERR_OK)
        cs_fail_with(cs, rc);
    open_span(b);
}

/* ---- the run --------------------------------------------------------------------------------- */

err_t image_builder_create(image_builder *b, r1cs_shape *shape, const cs_counts *n)
{
    *b = (image_builder){.n = *n, .shape = shape};
    ERR_TRY(cs_init(&b->cs));
    b->cs.enforce = add_row;
    b->cs.allocated = note_kind;
    b->cs.boundary = image_builder_close_span;
    b->cs.inputs_max = n->inputs;
    b->cs.aux_max = n->aux;
    b->cs.rows_max = n->rows;
    b->cs.rows_total = n->rows;
    b->cs.stage = "image";
    const size_t blocks = n->aux / 64 + 1;
    ERR_TRY(bitmap_create(&b->is_bit, n->aux + 1, MEM_SCRATCH));
    ERR_TRY(MEM_ARRAY(&b->rank, MEM_SCRATCH, blocks, "kinds of variables"));
    ERR_TRY(MEM_ARRAY(&b->owner, MEM_SCRATCH, blocks, "owners of variables"));
    ERR_TRY(MEM_ARRAY(&b->input_owner, MEM_SCRATCH, n->inputs, "owners of inputs"));
    ERR_TRY(bitmap_create(&b->a_aux, n->aux + 1, MEM_SCRATCH));
    ERR_TRY(bitmap_create(&b->b_aux, n->aux + 1, MEM_SCRATCH));
    ERR_TRY(bitmap_create(&b->b_input, n->inputs, MEM_SCRATCH));
    ERR_TRY(MEM_ARRAY(&b->low, MEM_SCRATCH, IMAGE_SEGMENTS_MAX, "segments of a template"));
    ERR_TRY(MEM_ARRAY(&b->slot, MEM_SCRATCH, SLOTS, "segments of a template"));
    ERR_TRY(reserve_row(b, 1));
    open_span(b);
    b->open.input = b->low[IMAGE_SEGMENT_INPUTS] = 1; /* ONE is nobody's */
    return ERR_OK;
}

void image_builder_free(image_builder *b)
{
    void *const blocks[] = {b->is_bit, b->rank,      b->owner,    b->input_owner, b->a_aux,
                            b->b_aux,  b->b_input,   b->low,      b->slot,        b->instance,
                            b->base,   b->span.term, b->span.end, b->span.run};
    for (unsigned i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        mem_free(blocks[i], MEM_SCRATCH);
    image_store_free(&b->store);
    cs_free(&b->cs);
}
