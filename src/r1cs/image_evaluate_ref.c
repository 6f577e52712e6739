/* Evaluation by the definition in image.h: every row expanded, term by term. */
#include "r1cs/image_evaluate.h"

#include "base/verify.h"

#include <string.h>

err_t image_slab_fits(const r1cs_image *image, const r1cs_slab *slab)
{
    if (slab->n.bits != image->n.bits || slab->n.fields != image->n.fields)
        return err_set(ERR_ARGUMENT,
                       "%s: a slab of %zu bits and %zu field elements for an image of %zu and %zu",
                       image->name, slab->n.bits, slab->n.fields, image->n.bits, image->n.fields);
    if (!fr_is_one(&slab->fields[0]))
        return err_set(ERR_ARGUMENT, "%s: input 0 of the slab is not 1", image->name);
    return ERR_OK;
}

static void variable(fr *out, const r1cs_slab *slab, bool is_field, int64_t index)
{
    if (is_field)
        *out = slab->fields[index];
    else
        *out = slab->bits[index / 64] >> index % 64 & 1 ? FR_ONE : FR_ZERO;
}

static void add_entry(fr *sum, const r1cs_image *image, const r1cs_slab *slab, const image_entry *e,
                      const image_instance *instance, unsigned row)
{
    fr coeff = image->coeff[e->coeff];
    const int64_t base = image->base[instance->base + e->segment];
    for (unsigned k = 0; k < e->count; k++) {
        fr term;
        variable(&term, slab, e->flags & IMAGE_FIELD,
                 base + e->offset + (int64_t)row * e->row_step + (int64_t)k * e->step);
        fr_mul(&term, &term, &coeff);
        fr_add(sum, sum, &term);
        if (e->flags & IMAGE_DOUBLING)
            fr_dbl(&coeff, &coeff);
    }
}

void image_row_ref(fr abc[3], const r1cs_image *image, const r1cs_slab *slab,
                   const image_instance *instance, const image_group *group, unsigned row)
{
    const image_entry *e = &image->entry[group->entry];
    for (unsigned m = 0; m < 3; m++) {
        abc[m] = FR_ZERO;
        for (unsigned i = 0; i < group->entries[m]; i++)
            add_entry(&abc[m], image, slab, e++, instance, row);
    }
}

void image_find_row_ref(fr abc[3], const r1cs_image *image, const r1cs_slab *slab, size_t row)
{
    size_t first = 0, last = image->instance_n - 1; /* the last instance that begins at or before */
    while (first < last) {
        const size_t middle = last - (last - first) / 2;
        if (image->instance[middle].row <= row)
            first = middle;
        else
            last = middle - 1;
    }
    const image_instance *instance = &image->instance[first];
    const image_template *t = &image->template_[instance->template_index];
    const size_t wanted = row - instance->row;
    for (uint32_t g = t->group; g < t->group + t->groups; g++) {
        const image_group *group = &image->group[g];
        const size_t at = wanted - group->row; /* wraps if the group begins behind the row */
        if (wanted >= group->row && at % group->row_stride == 0 &&
            at / group->row_stride < group->rows) {
            image_row_ref(abc, image, slab, instance, group, (unsigned)(at / group->row_stride));
            return;
        }
    }
    VERIFY(false && "the groups of a template cover its rows");
    memset(abc, 0, 3 * sizeof *abc);
}

static void note(image_verdict *verdict, uint64_t row, const fr abc[3])
{
    fr product;
    fr_mul(&product, &abc[0], &abc[1]);
    if (fr_eq(&product, &abc[2]))
        return;
    if (verdict->unsatisfied++ == 0 || row < verdict->first_unsatisfied) {
        verdict->first_unsatisfied = row;
        memcpy(verdict->abc, abc, 3 * sizeof *abc);
    }
}

static void hand_out(fr *a, fr *b, fr *c, size_t row, const fr abc[3])
{
    if (a)
        a[row] = abc[0];
    if (b)
        b[row] = abc[1];
    if (c)
        c[row] = abc[2];
}

err_t image_evaluate_ref(fr *a, fr *b, fr *c, image_verdict *verdict, const r1cs_image *image,
                         const r1cs_slab *slab)
{
    ERR_TRY(image_slab_fits(image, slab));
    if (verdict)
        memset(verdict, 0, sizeof *verdict);
    for (size_t i = 0; i < image->instance_n; i++) {
        const image_instance *instance = &image->instance[i];
        const image_template *t = &image->template_[instance->template_index];
        for (uint32_t g = t->group; g < t->group + t->groups; g++) {
            const image_group *group = &image->group[g];
            for (unsigned r = 0; r < group->rows; r++) {
                const size_t row = instance->row + group->row + (size_t)r * group->row_stride;
                fr abc[3];
                image_row_ref(abc, image, slab, instance, group, r);
                hand_out(a, b, c, row, abc);
                if (verdict)
                    note(verdict, row, abc);
            }
        }
    }
    for (size_t i = 0; i < image->shape.inputs; i++) {
        const fr abc[3] = {slab->fields[i], FR_ZERO, FR_ZERO};
        hand_out(a, b, c, image->shape.constraints + i, abc);
    }
    return ERR_OK;
}
