/* Sections cut into parts. */
#include "backend/cuda_parts.h"

#include "groth16/key_image_order.h"

cuda_parts cuda_parts_of(const key_image_head *head, const key_image_density density[2],
                         size_t chunk, key_image_section begin, key_image_section end)
{
    return (cuda_parts){.head = head,
                        .density = density,
                        .chunk = chunk,
                        .section = begin,
                        .end = end,
                        .kind = begin == KEY_IMAGE_H ? CUDA_PART_QUOTIENT : CUDA_PART_BITS};
}

size_t cuda_parts_points_max(size_t chunk, key_image_section s)
{
    return s == KEY_IMAGE_B2 ? chunk / 2 : chunk;
}

size_t cuda_parts_bits_max(size_t points)
{
    return points > SIZE_MAX / 4 ? SIZE_MAX : 4 * points;
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Null for L, where every variable has a point. */
static const key_image_density *density_of(const cuda_parts *p)
{
    if (p->section == KEY_IMAGE_L)
        return NULL;
    return &p->density[p->section != KEY_IMAGE_A];
}

/* The longest stretch of bits from `from` on with at most `points` dense ones. */
static size_t dense_stretch(const key_image_density *d, size_t from, size_t left, size_t points)
{
    const size_t before = density_rank_of_bit(d, from);
    size_t low = 0, high = least(left, cuda_parts_bits_max(points));
    while (low < high) {
        const size_t middle = high - (high - low) / 2;
        if (density_rank_of_bit(d, from + middle) - before <= points)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

static void bits_part(cuda_part *out, const cuda_parts *p)
{
    const key_image_density *d = density_of(p);
    const size_t left = p->head->n.bits - p->from;
    const size_t points = cuda_parts_points_max(p->chunk, p->section);
    out->from = out->first = p->from;
    out->count = out->n = least(left, points);
    if (!d)
        return;
    out->count = dense_stretch(d, p->from, left, points);
    out->first = density_rank_of_bit(d, p->from);
    out->n = density_rank_of_bit(d, p->from + out->count) - out->first;
}

static size_t kind_total(const cuda_parts *p)
{
    const key_image_density *d = p->kind == CUDA_PART_QUOTIENT ? NULL : density_of(p);
    switch (p->kind) {
    case CUDA_PART_QUOTIENT:
        return key_image_points(p->head, KEY_IMAGE_H);
    case CUDA_PART_BITS:
        return d && d->dense.bits == 0 ? 0 : p->head->n.bits;
    case CUDA_PART_FIELDS:
        return d ? d->dense.fields : p->head->n.fields;
    }
    return 0;
}

static void fill(cuda_part *out, const cuda_parts *p, size_t total)
{
    const key_image_density *d = p->kind == CUDA_PART_QUOTIENT ? NULL : density_of(p);
    *out = (cuda_part){.section = p->section, .kind = p->kind};
    if (p->kind == CUDA_PART_BITS) {
        bits_part(out, p);
        return;
    }
    out->from = out->first = p->from;
    out->count = out->n = least(total - p->from, cuda_parts_points_max(p->chunk, p->section));
    if (p->kind == CUDA_PART_FIELDS) /* which lie behind the bits */
        out->first += d ? d->dense.bits : p->head->n.bits;
}

bool cuda_parts_next(cuda_part *out, cuda_parts *p)
{
    while (p->section < p->end) {
        const size_t total = kind_total(p);
        if (p->from < total) {
            fill(out, p, total);
            p->from += out->count;
            if (out->n != 0)
                return true;
            continue; /* bits none of which is dense */
        }
        p->from = 0;
        if (p->kind == CUDA_PART_BITS) {
            p->kind = CUDA_PART_FIELDS;
        } else {
            p->section++;
            p->kind = CUDA_PART_BITS;
        }
    }
    return false;
}
