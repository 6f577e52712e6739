/* Is an image what the builder could have made? Everything that a walk through it relies on, so
 * that no bytes of a file can make one read or write outside the arrays or the slab.
 *
 * The order is strict: each part of an array belongs to exactly one owner, and owners stand in
 * order of first use. Of each segment of a template the lowest and highest place are worked out
 * from its entries once, then compared with what every instance has allocated. */
#include "r1cs/image_internal.h"

#include "field/check.h"

#include <inttypes.h>
#include <string.h>

/* Places that a template uses of a segment, relative to its base. */
typedef struct {
    int64_t lowest, highest; /* lowest > highest: none */
    uint32_t is_field;
} extent;

typedef struct {
    const r1cs_image *image;
    extent *extent;       /* of all templates, one after another */
    size_t *first_extent; /* by template */
    size_t groups, entries, runs, extents;
    uint64_t written[IMAGE_ROWS_MAX / 64];
} validation;

static err_t refuse(const char *what, size_t index, const char *wrong)
{
    return err_set(ERR_INPUT, "damaged image: %s %zu %s", what, index, wrong);
}

/* ---- counts ---------------------------------------------------------------------------------- */

static err_t check_counts(const r1cs_image *image)
{
    const r1cs_shape *s = &image->shape;
    if (s->inputs == 0 || s->inputs > CS_VARIABLES_MAX || s->aux > CS_VARIABLES_MAX ||
        s->inputs + s->aux > UINT32_MAX || s->constraints > UINT32_MAX)
        return err_set(ERR_INPUT,
                       "damaged image: %" PRIu64 " inputs, %" PRIu64 " aux variables, %" PRIu64
                       " rows",
                       s->inputs, s->aux, s->constraints);
    cs_counts n = {(size_t)s->inputs, (size_t)s->aux, (size_t)s->constraints, {0}};
    r1cs_shape derived;
    shape_of_counts(&derived, &n, s->block_rows);
    if (s->total_rows != derived.total_rows || s->log2_domain != derived.log2_domain ||
        image->n.bits > s->aux || image->n.fields != s->inputs + s->aux - image->n.bits)
        return err_set(ERR_INPUT, "damaged image: its counts contradict each other");
    image_section section[IMAGE_SECTIONS];
    image_sections(section, image);
    for (unsigned i = 0; i < IMAGE_SECTIONS; i++)
        if (section[i].count > UINT32_MAX)
            return err_set(ERR_INPUT, "damaged image: %zu elements in one list", section[i].count);
    if (memchr(image->name, '\0', sizeof image->name) == NULL)
        return err_set(ERR_INPUT, "damaged image: its name has no end");
    return ERR_OK;
}

static err_t check_coeffs(const r1cs_image *image)
{
    coeff_dict fixed;
    if (image->coeff_n < COEFF_FIXED)
        return err_set(ERR_INPUT, "damaged image: %zu coefficients, at least %d expected",
                       image->coeff_n, COEFF_FIXED);
    ERR_TRY(coeff_init(&fixed));
    err_t rc = ERR_OK;
    for (size_t i = 0; i < image->coeff_n && rc == ERR_OK; i++)
        if (!fr_is_reduced(&image->coeff[i]) ||
            (i < COEFF_FIXED && !fr_eq(&image->coeff[i], &fixed.value[i])))
            rc = refuse("coefficient", i, i < COEFF_FIXED ? "is another one" : "is not reduced");
    coeff_free(&fixed);
    return rc;
}

/* ---- templates ------------------------------------------------------------------------------- */

static void widen(extent *x, int64_t low, int64_t high)
{
    x->lowest = low < x->lowest ? low : x->lowest;
    x->highest = high > x->highest ? high : x->highest;
}

static bool doubles(const image_entry *e)
{
    return coeff_is_pow2(e->coeff) && e->coeff + 2 * ((r1cs_coeff)e->count - 1) < COEFF_FIXED;
}

/* x: extents of the template's segments. */
static err_t check_entry(const validation *v, const image_template *t, const image_group *g,
                         extent *x, size_t index)
{
    const image_entry *e = &v->image->entry[index];
    if (e->segment >= t->segments || e->coeff >= v->image->coeff_n || e->coeff == R1CS_ZERO_COEFF ||
        e->count == 0 || (e->flags & ~(IMAGE_FIELD | IMAGE_DOUBLING)) != 0)
        return refuse("entry", index, "names what is not there");
    if ((e->count == 1 && (e->step != 0 || e->flags & IMAGE_DOUBLING)) ||
        (g->rows == 1 && e->row_step != 0) || (e->flags & IMAGE_DOUBLING && !doubles(e)))
        return refuse("entry", index, "has steps or powers that it cannot have");
    const uint32_t is_field = e->flags & IMAGE_FIELD;
    x += e->segment;
    if (x->lowest > x->highest)
        x->is_field = is_field;
    if (x->is_field != is_field ||
        (e->segment < IMAGE_SEGMENT_FOREIGN && is_field != (e->segment != IMAGE_SEGMENT_BITS)))
        return refuse("entry", index, "takes a variable of another kind");
    const int64_t rows = (int64_t)(g->rows - 1) * e->row_step;
    const int64_t terms = (int64_t)(e->count - 1) * e->step;
    const int64_t low = (rows < 0 ? rows : 0) + (terms < 0 ? terms : 0);
    const int64_t high = (rows > 0 ? rows : 0) + (terms > 0 ? terms : 0);
    widen(x, (int64_t)e->offset + low, (int64_t)e->offset + high);
    return ERR_OK;
}

static err_t check_group(validation *v, const image_template *t, extent *x, size_t index)
{
    const r1cs_image *image = v->image;
    const image_group *g = &image->group[index];
    const size_t entries = (size_t)g->entries[0] + g->entries[1] + g->entries[2];
    if (g->rows == 0 || g->rows > IMAGE_GROUP_ROWS_MAX ||
        (g->row_stride != 1 && g->row_stride != 2) ||
        (uint64_t)g->row + (g->rows - 1u) * g->row_stride >= t->rows)
        return refuse("group", index, "has rows that its template lacks");
    if (g->entry != v->entries || entries > image->entry_n - v->entries)
        return refuse("group", index, "has entries that are not its own");
    for (unsigned i = 0; i < g->rows; i++) {
        const size_t row = g->row + (size_t)i * g->row_stride;
        if (bitmap_get(v->written, row))
            return refuse("group", index, "has a row that another one has, too");
        bitmap_set(v->written, row);
    }
    for (size_t i = 0; i < entries; i++)
        ERR_TRY(check_entry(v, t, g, x, v->entries + i));
    v->entries += entries;
    return ERR_OK;
}

static err_t check_runs(const validation *v, const image_template *t, size_t index)
{
    const image_run *run = v->image->run + t->run;
    for (uint32_t i = 0; i < t->runs; i++) {
        const image_run next = i + 1 < t->runs ? run[i + 1] : (image_run){t->bits, t->fields};
        if ((i == 0 && (run[i].bit != 0 || run[i].field != 0)) || next.bit < run[i].bit ||
            next.field < run[i].field || (next.bit == run[i].bit && i > 0) ||
            (next.field == run[i].field && i + 1 < t->runs) ||
            (next.bit == run[i].bit && next.field == run[i].field))
            return refuse("template", index, "has kinds of variables out of order");
    }
    return ERR_OK;
}

/* Each row is in one group: as many as there are, none twice. */
static err_t check_template(validation *v, size_t index)
{
    const r1cs_image *image = v->image;
    const image_template *t = &image->template_[index];
    if (t->rows > IMAGE_ROWS_MAX || t->segments < IMAGE_SEGMENT_FOREIGN ||
        t->segments > IMAGE_SEGMENTS_MAX || (uint64_t)t->bits + t->fields > image->shape.aux ||
        t->inputs > image->shape.inputs)
        return refuse("template", index, "is larger than the circuit");
    if (t->group != v->groups || t->groups > image->group_n - v->groups || t->run != v->runs ||
        t->runs > image->run_n - v->runs || (t->runs == 0) != (t->bits + t->fields == 0))
        return refuse("template", index, "has parts that are not its own");
    ERR_TRY(check_runs(v, t, index));
    memset(v->written, 0, sizeof v->written);
    extent *x = v->extent + v->extents;
    for (uint32_t s = 0; s < t->segments; s++)
        x[s] = (extent){INT64_MAX, INT64_MIN, 0};
    size_t rows = 0;
    for (uint32_t g = 0; g < t->groups; g++) {
        ERR_TRY(check_group(v, t, x, v->groups + g));
        rows += image->group[v->groups + g].rows;
    }
    if (rows != t->rows)
        return refuse("template", index, "has a row in no group");
    v->first_extent[index] = v->extents;
    v->extents += t->segments;
    v->groups += t->groups;
    v->runs += t->runs;
    return ERR_OK;
}

static err_t check_templates(validation *v)
{
    const r1cs_image *image = v->image;
    size_t segments = 0;
    for (size_t i = 0; i < image->template_n; i++)
        segments += image->template_[i].segments;
    /* Every template is used, and each use has its own bases. */
    if (segments > image->base_n)
        return err_set(ERR_INPUT, "damaged image: templates of %zu segments and %zu bases",
                       segments, image->base_n);
    ERR_TRY(MEM_ARRAY(&v->extent, MEM_SCRATCH, segments, "segments of an image"));
    ERR_TRY(MEM_ARRAY(&v->first_extent, MEM_SCRATCH, image->template_n, "segments of an image"));
    for (size_t i = 0; i < image->template_n; i++)
        ERR_TRY(check_template(v, i));
    if (v->groups != image->group_n || v->runs != image->run_n || v->entries != image->entry_n)
        return err_set(ERR_INPUT, "damaged image: groups, runs or entries that no template has");
    return ERR_OK;
}

/* ---- instances ------------------------------------------------------------------------------- */

/* What comes after an instance: as if it were the next one. */
static image_instance after(const image_instance *in, const image_template *t)
{
    image_instance next = *in;
    next.row += t->rows;
    next.aux += t->bits + t->fields;
    next.bit += t->bits;
    next.field += t->fields;
    next.input += t->inputs;
    next.base += t->segments;
    return next;
}

/* The places from low to high are of variables that exist by then. */
static bool exist(const r1cs_image *image, const image_instance *next, bool is_field, int64_t low,
                  int64_t high)
{
    if (low < 0)
        return false;
    if (!is_field)
        return high < next->bit;
    return high < ((uint64_t)low < image->shape.inputs ? next->input : next->field);
}

static err_t check_bases(const validation *v, size_t index, const image_instance *next)
{
    const r1cs_image *image = v->image;
    const image_instance *in = &image->instance[index];
    const image_template *t = &image->template_[in->template_index];
    const uint32_t *base = image->base + in->base;
    const extent *x = v->extent + v->first_extent[in->template_index];
    if (base[IMAGE_SEGMENT_ONE] != 0 || base[IMAGE_SEGMENT_BITS] != in->bit ||
        base[IMAGE_SEGMENT_FIELDS] != in->field || base[IMAGE_SEGMENT_INPUTS] != in->input)
        return refuse("instance", index, "has a base that is not where it begins");
    for (uint32_t s = 0; s < t->segments; s++) {
        if (x[s].lowest > x[s].highest)
            continue;
        if (!exist(image, next, x[s].is_field, base[s] + x[s].lowest, base[s] + x[s].highest) ||
            (s == IMAGE_SEGMENT_ONE && x[s].highest != 0))
            return refuse("instance", index, "uses variables that do not exist there");
    }
    return ERR_OK;
}

static err_t check_instances(const validation *v)
{
    const r1cs_image *image = v->image;
    image_instance next = {.field = (uint32_t)image->shape.inputs, .input = 1};
    size_t templates = 0, densities = 0;
    for (size_t i = 0; i < image->instance_n; i++) {
        const image_instance *in = &image->instance[i];
        if (in->template_index > templates || in->template_index >= image->template_n ||
            in->density > densities || in->density >= image->density_n)
            return refuse("instance", i, "names a template or a density out of order");
        templates += in->template_index == templates;
        densities += in->density == densities;
        const image_template *t = &image->template_[in->template_index];
        if (in->row != next.row || in->aux != next.aux || in->bit != next.bit ||
            in->field != next.field || in->input != next.input || in->base != next.base ||
            t->segments > image->base_n - in->base)
            return refuse("instance", i, "does not begin where the one before ends");
        if ((uint64_t)in->row + t->rows > image->shape.constraints ||
            (uint64_t)in->bit + t->bits > image->n.bits ||
            (uint64_t)in->field + t->fields > image->n.fields ||
            (uint64_t)in->input + t->inputs > image->shape.inputs)
            return refuse("instance", i, "goes beyond the circuit");
        if (image->density[in->density].aux != t->bits + t->fields)
            return refuse("instance", i, "has the density of another template");
        next = after(in, t);
        ERR_TRY(check_bases(v, i, &next));
    }
    if (next.row != image->shape.constraints || next.aux != image->shape.aux ||
        next.input != image->shape.inputs || next.base != image->base_n ||
        templates != image->template_n || densities != image->density_n)
        return err_set(ERR_INPUT, "damaged image: its %zu instances do not add up to the circuit",
                       image->instance_n);
    return ERR_OK;
}

/* ---- densities ------------------------------------------------------------------------------- */

static bool tail_is_zero(const uint64_t *map, size_t bits)
{
    return bits % 64 == 0 || map[bits / 64] >> bits % 64 == 0;
}

static err_t check_densities(const r1cs_image *image)
{
    size_t words = 0;
    for (size_t i = 0; i < image->density_n; i++) {
        const image_density *d = &image->density[i];
        const size_t own = ((size_t)d->aux + 63) / 64;
        if (d->word != words || 2 * own > image->density_word_n - words)
            return refuse("density", i, "has words that are not its own");
        const uint64_t *map = image->density_word + words;
        if (!tail_is_zero(map, d->aux) || !tail_is_zero(map + own, d->aux))
            return refuse("density", i, "has bits behind its end");
        words += 2 * own;
    }
    if (words != image->density_word_n ||
        !tail_is_zero(image->input_density, (size_t)image->shape.inputs))
        return err_set(ERR_INPUT, "damaged image: densities that no variable has");
    return ERR_OK;
}

/* The counts of the shape are those of the bitmaps. */
static err_t check_density_counts(const r1cs_image *image)
{
    uint64_t a = 0, b = 0;
    for (size_t i = 0; i < image->instance_n; i++) {
        const image_density *d = &image->density[image->instance[i].density];
        a += bitmap_ones(image->density_word + d->word, d->aux);
        b += bitmap_ones(image->density_word + d->word + ((size_t)d->aux + 63) / 64, d->aux);
    }
    const r1cs_shape *s = &image->shape;
    const uint64_t inputs = bitmap_ones(image->input_density, (size_t)s->inputs);
    if (a != s->a_aux_density || b != s->b_aux_density || inputs != s->b_input_density)
        return err_set(ERR_INPUT,
                       "damaged image: densities of %" PRIu64 ", %" PRIu64 ", %" PRIu64 ", %" PRIu64
                       ", %" PRIu64 ", %" PRIu64 " expected",
                       a, b, inputs, s->a_aux_density, s->b_aux_density, s->b_input_density);
    return ERR_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

err_t image_validate(const r1cs_image *image)
{
    ERR_TRY(check_counts(image));
    ERR_TRY(check_coeffs(image));
    ERR_TRY(check_densities(image));
    validation *v;
    ERR_TRY(mem_alloc((void **)&v, MEM_SCRATCH, 1, sizeof *v, "check of an image"));
    v->image = image;
    err_t rc = check_templates(v);
    if (rc == ERR_OK)
        rc = check_instances(v);
    if (rc == ERR_OK)
        rc = check_density_counts(image);
    mem_free(v->extent, MEM_SCRATCH);
    mem_free(v->first_extent, MEM_SCRATCH);
    mem_free(v, MEM_SCRATCH);
    return rc;
}
