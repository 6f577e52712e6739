/* The passes of image_tile.h. Before including, define TILE_TARGET (function attribute, may be
 * empty), TILE_TABLE (name of the table) and
 *   lanes                                  32 small integers, with
 *   lanes_zero()
 *   lanes_add(lanes, mask, value)          value where the mask has a one
 *   lanes_store(int8_t *to, lanes)
 *   stream_line(out, x, y)                 two elements to an aligned line of 64 bytes
 *   stream_end()
 * This file is a text to be included; it has no guard. */

TILE_TARGET
static void store_rows(int8_t *to, lanes v, const image_group *group, unsigned flags)
{
    if (flags & GROUP_OVERRUN) {
        lanes_store(to, v);
        return;
    }
    int8_t row[TILE_LANES];
    lanes_store(row, v);
    const unsigned stride = group->row_stride;
    for (unsigned i = 0; i < group->rows; i++)
        to[i * stride] = row[i];
}

TILE_TARGET
static inline lanes add_entry(lanes v, const tile_plan *plan, const uint64_t *bits,
                              const uint32_t *base, const image_entry *e, unsigned rows)
{
    const int8_t coeff = plan->coeff[e->coeff];
    if (e->segment == IMAGE_SEGMENT_ONE)
        return lanes_add(v, UINT32_MAX, coeff);
    size_t at = (size_t)base[e->segment] + e->offset;
    for (unsigned k = e->count; k > 0; k--) {
        v = lanes_add(v, (uint32_t)bits_run(bits, at, e->row_step, rows), coeff);
        at += (size_t)(int64_t)e->step;
    }
    return v;
}

TILE_TARGET
static void fill(tile *t, const tile_plan *plan, const r1cs_slab *slab,
                 const image_instance *instance, unsigned wanted)
{
    const r1cs_image *image = plan->image;
    const image_template *template = &image->template_[instance->template_index];
    const uint32_t *base = image->base + instance->base;
    memset(t->wide_n, 0, sizeof t->wide_n);
    for (uint32_t g = template->group; g < template->group + template->groups; g++) {
        const image_group *group = &image->group[g];
        const image_entry *e = &image->entry[group->entry];
        const unsigned flags = plan->group[g];
        for (unsigned m = 0; m < 3; e += group->entries[m++]) {
            if (!(wanted >> m & 1))
                continue;
            if (flags & GROUP_WIDE(m)) {
                tile_wide_rows(t, plan, slab, base, group, m, e);
                continue;
            }
            lanes v = lanes_zero();
            for (unsigned i = 0; i < group->entries[m]; i++)
                v = add_entry(v, plan, slab->bits, base, &e[i], group->rows);
            store_rows(&t->small[m][group->row], v, group, flags);
        }
    }
}

/* 64 rows at once; only a block that has a field row or one that does not hold is looked at. */
TILE_TARGET
static tile_verdict check(const tile *t, const tile_plan *plan, size_t rows)
{
    tile_verdict verdict = {0, 0};
    size_t row = 0;
    for (; row + 64 <= rows; row += 64) {
        const int8_t *a = &t->small[0][row], *b = &t->small[1][row], *c = &t->small[2][row];
        int any = 0;
        for (unsigned i = 0; i < 64; i++) {
            any |= (int16_t)(a[i] * b[i] - c[i]);
            any |= (a[i] == TILE_WIDE) | (b[i] == TILE_WIDE) | (c[i] == TILE_WIDE);
        }
        if (any != 0)
            tile_check_rows(&verdict, t, plan, row, row + 64);
    }
    tile_check_rows(&verdict, t, plan, row, rows);
    return verdict;
}

TILE_TARGET
static inline const fr *value_of(const tile *t, const tile_plan *plan, unsigned m, size_t row)
{
    const int8_t v = t->small[m][row];
    return v == TILE_WIDE ? &t->wide[m][t->index[m][row]] : &plan->small[(uint8_t)v];
}

TILE_TARGET
static void expand(fr *out, const tile *t, const tile_plan *plan, unsigned m, size_t rows,
                   bool streaming)
{
    size_t row = 0;
    if (streaming && (uintptr_t)out % sizeof *out == 0) {
        for (; row < rows && (uintptr_t)(out + row) % 64 != 0; row++)
            out[row] = *value_of(t, plan, m, row);
        for (; row + 2 <= rows; row += 2)
            stream_line(out + row, value_of(t, plan, m, row), value_of(t, plan, m, row + 1));
    }
    for (; row < rows; row++)
        out[row] = *value_of(t, plan, m, row);
    stream_end();
}

const tile_passes TILE_TABLE = {.fill = fill, .check = check, .expand = expand};
