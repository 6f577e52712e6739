/* Lists of a matrix's terms: counted first, then written by the same code. */
#include "r1cs/image_transpose_work.h"

#include <string.h>

typedef struct {
    transpose_work *work;
    const r1cs_image *image;
    unsigned matrix;
    transpose_filter wanted;
    struct list {
        uint32_t unit, units;
        uint64_t terms;
    } * of_template;
} builder;

static uint64_t add_unit(transpose_work *work, const image_entry *e, const image_group *g,
                         uint64_t before)
{
    if (work->unit)
        work->unit[work->units] = (transpose_unit){.entry = *e,
                                                   .row = g->row,
                                                   .rows = g->rows,
                                                   .row_stride = g->row_stride,
                                                   .before = before};
    work->units++;
    return (uint64_t)e->count * g->rows;
}

static void list_units(const builder *b)
{
    const r1cs_image *image = b->image;
    b->work->units = 0;
    for (size_t t = 0; t < image->template_n; t++) {
        const image_template *template = &image->template_[t];
        const size_t first = b->work->units;
        uint64_t terms = 0;
        for (uint32_t i = 0; i < template->groups; i++) {
            const image_group *g = &image->group[template->group + i];
            const image_entry *e = image->entry + g->entry;
            for (unsigned m = 0; m < b->matrix; m++)
                e += g->entries[m];
            for (const image_entry *end = e + g->entries[b->matrix]; e < end; e++)
                if (!b->wanted || b->wanted(e))
                    terms += add_unit(b->work, e, g, terms);
        }
        b->of_template[t] =
            (struct list){(uint32_t)first, (uint32_t)(b->work->units - first), terms};
    }
}

static void list_instances(const builder *b)
{
    transpose_work *work = b->work;
    work->instances = 0;
    work->terms = 0;
    for (size_t i = 0; i < b->image->instance_n; i++) {
        const image_instance *in = &b->image->instance[i];
        const struct list *list = &b->of_template[in->template_index];
        if (list->units == 0)
            continue;
        if (work->instance)
            work->instance[work->instances] =
                (transpose_instance){work->terms, in->row, in->base, list->unit, list->units};
        work->instances++;
        work->terms += list->terms;
    }
}

static err_t build(builder *b)
{
    ERR_TRY(MEM_ARRAY(&b->of_template, MEM_SCRATCH, b->image->template_n, "terms of templates"));
    list_units(b);
    list_instances(b);
    if (b->work->units != 0)
        ERR_TRY(MEM_ARRAY(&b->work->unit, MEM_SCRATCH, b->work->units, "entries of a matrix"));
    if (b->work->instances != 0)
        ERR_TRY(MEM_ARRAY(&b->work->instance, MEM_SCRATCH, b->work->instances,
                          "instances of a matrix"));
    list_units(b);
    list_instances(b);
    return ERR_OK;
}

err_t transpose_work_create(transpose_work *out, const r1cs_image *image, unsigned matrix,
                            transpose_filter wanted)
{
    memset(out, 0, sizeof *out);
    if (matrix > 2)
        return err_set(ERR_ARGUMENT, "%s: matrix %u of 3", image->name, matrix);
    builder b = {.work = out, .image = image, .matrix = matrix, .wanted = wanted};
    const err_t rc = build(&b);
    mem_free(b.of_template, MEM_SCRATCH);
    if (rc != ERR_OK)
        transpose_work_free(out);
    return rc;
}

void transpose_work_free(transpose_work *work)
{
    mem_free(work->unit, MEM_SCRATCH);
    mem_free(work->instance, MEM_SCRATCH);
    memset(work, 0, sizeof *work);
}
