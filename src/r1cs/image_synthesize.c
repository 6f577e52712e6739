/* An image as a circuit again: each instance allocates its variables, then enforces its rows.
 *
 * From a place back to a variable one looks for the instance and the run; a segment remembers the
 * window of the last place it was asked for, which nearly always holds the next one, too. */
#include "r1cs/image_internal.h"

typedef struct {
    const r1cs_image *image;
    r1cs_cs *cs;
    r1cs_coeff *code; /* of the running cs, by code of the image */
    uint32_t *group_of_row;
    image_window *window; /* by segment */
    size_t window_room;
    r1cs_term *term[3];
    size_t term_room[3];
} expansion;

static void allocate(expansion *x, const image_template *t)
{
    for (uint32_t i = 0; i < t->inputs; i++)
        (void)r1cs_alloc_input(x->cs, NULL);
    for (uint32_t i = 0; i < t->runs; i++) {
        const image_run run = x->image->run[t->run + i];
        const image_run next =
            i + 1 < t->runs ? x->image->run[t->run + i + 1] : (image_run){t->bits, t->fields};
        for (uint32_t bit = run.bit; bit < next.bit; bit++)
            (void)r1cs_alloc_bit(x->cs, false);
        for (uint32_t field = run.field; field < next.field; field++)
            (void)r1cs_alloc_aux(x->cs, NULL);
    }
}

static r1cs_var variable(expansion *x, const image_entry *e, size_t place)
{
    image_window *w = &x->window[e->segment];
    if (place < w->lo || place >= w->hi)
        *w = image_window_at(x->image, !(e->flags & IMAGE_FIELD), place);
    return w->var + (r1cs_var)(place - w->lo);
}

/* The terms of an entry in row i of its group. */
static r1cs_term *put_entry(expansion *x, r1cs_term *out, const image_entry *e, uint32_t base,
                            unsigned i)
{
    const int64_t place = (int64_t)base + e->offset + (int64_t)i * e->row_step;
    const r1cs_coeff step = e->flags & IMAGE_DOUBLING ? 2 : 0;
    r1cs_coeff coeff = x->code[e->coeff];
    for (unsigned k = 0; k < e->count; k++, coeff += step)
        *out++ = (r1cs_term){variable(x, e, (size_t)(place + (int64_t)k * e->step)), coeff};
    return out;
}

static r1cs_lc put_entries(expansion *x, unsigned m, const image_instance *in, const image_entry *e,
                           size_t entries, unsigned i)
{
    size_t terms = 0;
    for (size_t k = 0; k < entries; k++)
        terms += e[k].count;
    if (terms > x->term_room[m]) {
        const err_t rc = cs_grow((void **)&x->term[m], &x->term_room[m], 0, terms,
                                 sizeof *x->term[m], MEM_SCRATCH, "terms of a row");
        if (rc != ERR_OK) {
            cs_fail_with(x->cs, rc);
            return (r1cs_lc){NULL, 0};
        }
    }
    r1cs_term *at = x->term[m];
    for (size_t k = 0; k < entries; k++)
        at = put_entry(x, at, &e[k], x->image->base[in->base + e[k].segment], i);
    return (r1cs_lc){x->term[m], terms};
}

static void enforce_row(expansion *x, const image_instance *in, const image_group *g, uint32_t row)
{
    const unsigned i = (row - g->row) / g->row_stride;
    const image_entry *e = x->image->entry + g->entry;
    r1cs_lc lc[3];
    for (unsigned m = 0; m < 3; m++) {
        lc[m] = put_entries(x, m, in, e, g->entries[m], i);
        e += g->entries[m];
    }
    r1cs_enforce(x->cs, lc[0], lc[1], lc[2]);
}

static err_t prepare(expansion *x, const image_template *t)
{
    if (t->segments > x->window_room)
        ERR_TRY(cs_grow((void **)&x->window, &x->window_room, 0, t->segments, sizeof *x->window,
                        MEM_SCRATCH, "segments of a template"));
    for (uint32_t s = 0; s < t->segments; s++)
        x->window[s] = (image_window){0};
    for (uint32_t k = 0; k < t->groups; k++) {
        const image_group *g = &x->image->group[t->group + k];
        for (uint32_t i = 0; i < g->rows; i++)
            x->group_of_row[g->row + i * g->row_stride] = t->group + k;
    }
    return ERR_OK;
}

static void expand_instance(expansion *x, const image_instance *in)
{
    const image_template *t = &x->image->template_[in->template_index];
    const err_t rc = prepare(x, t);
    if (rc != ERR_OK)
        cs_fail_with(x->cs, rc);
    if (r1cs_failed(x->cs))
        return;
    allocate(x, t);
    for (uint32_t row = 0; row < t->rows && !r1cs_failed(x->cs); row++)
        enforce_row(x, in, &x->image->group[x->group_of_row[row]], row);
}

static err_t begin(expansion *x)
{
    ERR_TRY(MEM_ARRAY(&x->code, MEM_SCRATCH, x->image->coeff_n, "coefficient codes"));
    for (size_t i = 0; i < x->image->coeff_n; i++)
        x->code[i] = r1cs_coeff_intern(x->cs, &x->image->coeff[i]);
    return MEM_ARRAY(&x->group_of_row, MEM_SCRATCH, IMAGE_ROWS_MAX, "rows of a template");
}

void image_synthesize(const void *image, r1cs_cs *cs)
{
    if (r1cs_has_values(cs)) {
        r1cs_fail(cs, ERR_ARGUMENT, "values are wanted of an image, which has none");
        return;
    }
    expansion x = {.image = image, .cs = cs};
    const err_t rc = begin(&x);
    if (rc != ERR_OK)
        cs_fail_with(cs, rc);
    for (size_t i = 0; i < x.image->instance_n && !r1cs_failed(cs); i++)
        expand_instance(&x, &x.image->instance[i]);
    mem_free(x.code, MEM_SCRATCH);
    mem_free(x.group_of_row, MEM_SCRATCH);
    mem_free(x.window, MEM_SCRATCH);
    for (unsigned m = 0; m < 3; m++)
        mem_free(x.term[m], MEM_SCRATCH);
}
