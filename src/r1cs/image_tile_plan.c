/* Which groups are sums of small integers, and which need the field. */
#include "r1cs/image_tile.h"

#include "base/verify.h"

#include <string.h>

/* The small value of a coefficient, 0 if it has none. */
static int8_t small_of(const fr *coeff)
{
    fr negative;
    fr_neg(&negative, coeff);
    for (unsigned sign = 0; sign < 2; sign++) {
        fr_int v;
        fr_to_int(&v, sign ? &negative : coeff);
        if ((v.l[1] | v.l[2] | v.l[3]) == 0 && v.l[0] <= TILE_SMALL_MAX)
            return (int8_t)(sign ? -(int)v.l[0] : (int)v.l[0]);
    }
    return 0;
}

/* All entries are bits or ONE with small coefficients, and neither sign can exceed the bound. */
static bool is_small(const tile_plan *plan, const image_entry *e, unsigned n)
{
    unsigned sum[2] = {0, 0};
    for (unsigned i = 0; i < n; i++, e++) {
        const int coeff = plan->coeff[e->coeff];
        const bool one = e->segment == IMAGE_SEGMENT_ONE && e->count == 1;
        if (coeff == 0 || e->flags & IMAGE_DOUBLING || (e->flags & IMAGE_FIELD && !one))
            return false;
        unsigned *of_sign = &sum[coeff < 0];
        *of_sign += (unsigned)e->count * (unsigned)(coeff < 0 ? -coeff : coeff);
        if (*of_sign > TILE_SMALL_MAX)
            return false;
    }
    return true;
}

/* Marks the group's rows as written; true if none of the TILE_LANES from its first one on that are
 * not its own was written before. */
static bool mark_rows(uint64_t *written, const image_group *group)
{
    bool overrun = group->rows == 1 || group->row_stride == 1;
    for (unsigned i = group->rows; i < TILE_LANES && overrun; i++) {
        const size_t row = (size_t)group->row + i;
        overrun = !(written[row / 64] >> row % 64 & 1);
    }
    for (unsigned i = 0; i < group->rows; i++) {
        const size_t row = group->row + (size_t)i * group->row_stride;
        written[row / 64] |= UINT64_C(1) << row % 64;
    }
    return overrun;
}

static void plan_template(tile_plan *plan, const image_template *t)
{
    uint64_t written[(IMAGE_ROWS_MAX + 2 * TILE_LANES) / 64] = {0};
    size_t wide[3] = {0, 0, 0};
    for (uint32_t g = t->group; g < t->group + t->groups; g++) {
        const image_group *group = &plan->image->group[g];
        const image_entry *e = &plan->image->entry[group->entry];
        VERIFY(group->rows >= 1 && group->rows <= TILE_LANES && group->row < t->rows);
        unsigned flags = mark_rows(written, group) ? GROUP_OVERRUN : 0;
        for (unsigned m = 0; m < 3; e += group->entries[m++])
            if (!is_small(plan, e, group->entries[m])) {
                flags |= GROUP_WIDE(m);
                wide[m] += group->rows;
            }
        plan->group[g] = (uint8_t)flags;
    }
    for (unsigned m = 0; m < 3; m++)
        plan->wide_max = wide[m] > plan->wide_max ? wide[m] : plan->wide_max;
}

err_t tile_plan_create(tile_plan *out, const r1cs_image *image)
{
    memset(out, 0, sizeof *out);
    out->image = image;
    err_t rc = MEM_ARRAY(&out->group, MEM_SCRATCH, image->group_n, "classes of groups");
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&out->coeff, MEM_SCRATCH, image->coeff_n, "small coefficients");
    if (rc != ERR_OK) {
        tile_plan_free(out);
        return rc;
    }
    for (size_t i = 0; i < image->coeff_n; i++)
        out->coeff[i] = small_of(&image->coeff[i]);
    for (int v = -TILE_SMALL_MAX; v <= TILE_SMALL_MAX; v++) {
        fr *small = &out->small[(uint8_t)v];
        fr_from_u64(small, (uint64_t)(v < 0 ? -v : v));
        if (v < 0)
            fr_neg(small, small);
    }
    for (size_t i = 0; i < image->template_n; i++)
        plan_template(out, &image->template_[i]);
    return ERR_OK;
}

void tile_plan_free(tile_plan *plan)
{
    mem_free(plan->group, MEM_SCRATCH);
    mem_free(plan->coeff, MEM_SCRATCH);
    memset(plan, 0, sizeof *plan);
}
