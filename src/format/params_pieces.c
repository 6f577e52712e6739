/* Sections cut into pieces, and the decoding of one piece. */
#include "format/params_internal.h"

#include "base/verify.h"

#include <stdatomic.h>

static size_t piece_points(params_section s)
{
    return PARAMS_PIECE_BYTES / params_point_bytes(s);
}

static uint64_t section_pieces(const params_extent *extent, params_section s)
{
    return (extent->count + piece_points(s) - 1) / piece_points(s);
}

uint64_t params_pieces(const params_extent sections[PARAMS_SECTIONS], params_section from,
                       params_section to)
{
    uint64_t n = 0;
    for (params_section s = from; s < to; s++)
        n += section_pieces(&sections[s], s);
    return n;
}

params_piece params_piece_at(const params_extent sections[PARAMS_SECTIONS], params_section from,
                             uint64_t i)
{
    params_section s = from;
    uint64_t in_section = section_pieces(&sections[s], s);
    while (i >= in_section) {
        i -= in_section;
        s++;
        VERIFY(s < PARAMS_SECTIONS);
        in_section = section_pieces(&sections[s], s);
    }
    const uint64_t first = i * piece_points(s), left = sections[s].count - first;
    const size_t n = left < piece_points(s) ? (size_t)left : piece_points(s);
    return (params_piece){.section = s, .first = first, .n = n};
}

err_t params_point_error(const format_source *source, const params_extent sections[PARAMS_SECTIONS],
                         params_section s, uint64_t index, const char *what)
{
    return err_set(ERR_INPUT, "%s: section %s, point %llu of %llu at offset %llu: %s", source->name,
                   params_section_name(s), (unsigned long long)index,
                   (unsigned long long)sections[s].count,
                   (unsigned long long)(sections[s].offset + index * params_point_bytes(s)), what);
}

err_t params_decode_point(void *out, const uint8_t *bytes, const format_source *source,
                          const params_extent sections[PARAMS_SECTIONS], params_section s,
                          uint64_t index)
{
    const bool in_g2 = s == PARAMS_B_G2;
    const point_status status = in_g2 ? g2_decode(out, bytes) : g1_decode(out, bytes);
    if (status != POINT_OK)
        return params_point_error(source, sections, s, index, point_status_text(status));
    if (in_g2 ? g2_aff_is_infinity(out) : g1_aff_is_infinity(out))
        return params_point_error(source, sections, s, index,
                                  "the point at infinity, a finite one is expected");
    return ERR_OK;
}

err_t params_decode_piece(g1_aff *g1, g2_aff *g2, const format_source *source,
                          const params_extent sections[PARAMS_SECTIONS], const params_piece *piece,
                          uint8_t *scratch)
{
    const params_section s = piece->section;
    const size_t size = params_point_bytes(s);
    const uint8_t *bytes;
    ERR_TRY(format_source_view(&bytes, source, sections[s].offset + piece->first * size,
                               piece->n * size, scratch));
    for (size_t i = 0; i < piece->n; i++)
        ERR_TRY(params_decode_point(s == PARAMS_B_G2 ? (void *)&g2[i] : (void *)&g1[i],
                                    bytes + i * size, source, sections, s, piece->first + i));
    return ERR_OK;
}

void params_meter_add(params_meter *m, uint64_t done)
{
    const uint64_t step = m->total / 200 + 1;
    const uint64_t before = atomic_fetch_add_explicit(&m->done, done, memory_order_relaxed);
    if (before / step != (before + done) / step || before + done == m->total)
        progress_step(m->listener, m->stage, before + done, m->total);
}
