/* The verifying key: few points, so each is checked in full; the costly check comes last. */
#include "format/params_internal.h"

static err_t vk_point_error(const format_source *source, const params_vk_point *point,
                            const char *what)
{
    return err_set(ERR_INPUT, "%s: %s at offset %llu: %s", source->name, point->name,
                   (unsigned long long)point->offset, what);
}

static err_t decode_points(groth16_vk *vk, const format_source *source, uint8_t *scratch)
{
    const uint8_t *head;
    ERR_TRY(format_source_view(&head, source, 0, PARAMS_VK_POINTS_BYTES, scratch));
    for (unsigned i = 0; i < PARAMS_VK_POINTS; i++) {
        const params_vk_point *point = &PARAMS_VK_POINT[i];
        g1_aff *g1;
        g2_aff *g2;
        params_vk_slot(&g1, &g2, vk, i);
        const point_status status =
            g1 ? g1_decode(g1, head + point->offset) : g2_decode(g2, head + point->offset);
        if (status != POINT_OK)
            return vk_point_error(source, point, point_status_text(status));
        if (g1 ? g1_aff_is_infinity(g1) : g2_aff_is_infinity(g2))
            return vk_point_error(source, point, "the point at infinity, a finite one is expected");
    }
    return ERR_OK;
}

static err_t decode_ic(groth16_vk *vk, const format_source *source,
                       const params_extent sections[PARAMS_SECTIONS], uint8_t *scratch)
{
    const uint64_t pieces = params_pieces(sections, PARAMS_IC, PARAMS_IC + 1);
    for (uint64_t i = 0; i < pieces; i++) {
        const params_piece piece = params_piece_at(sections, PARAMS_IC, i);
        ERR_TRY(params_decode_piece(vk->ic + piece.first, NULL, source, sections, &piece, scratch));
    }
    return ERR_OK;
}

static err_t check_subgroups(groth16_vk *vk, const format_source *source,
                             const params_extent sections[PARAMS_SECTIONS])
{
    static const char outside[] = "outside the subgroup of order r";
    for (unsigned i = 0; i < PARAMS_VK_POINTS; i++) {
        g1_aff *g1;
        g2_aff *g2;
        params_vk_slot(&g1, &g2, vk, i);
        if (g1 ? !g1_aff_in_subgroup(g1) : !g2_aff_in_subgroup(g2))
            return vk_point_error(source, &PARAMS_VK_POINT[i], outside);
    }
    for (size_t i = 0; i < vk->ic_n; i++)
        if (!g1_aff_in_subgroup(&vk->ic[i]))
            return params_point_error(source, sections, PARAMS_IC, i, outside);
    return ERR_OK;
}

err_t params_read_vk_head(groth16_vk *out, const format_source *source, const params_extent *ic)
{
    *out = (groth16_vk){0};
    groth16_vk vk = {.ic_n = ic->count};
    params_extent sections[PARAMS_SECTIONS] = {[PARAMS_IC] = *ic};
    uint8_t *scratch = NULL;
    err_t rc;
    ERR_GOTO(rc, done, format_source_scratch(&scratch, source, PARAMS_PIECE_BYTES));
    ERR_GOTO(rc, done, decode_points(&vk, source, scratch));
    ERR_GOTO(rc, done, MEM_ARRAY(&vk.ic, MEM_KEY, ic->count, "verifying key"));
    ERR_GOTO(rc, done, decode_ic(&vk, source, sections, scratch));
    ERR_GOTO(rc, done, check_subgroups(&vk, source, sections));
    *out = vk;
    vk.ic = NULL;
done:
    mem_free(vk.ic, MEM_KEY);
    mem_free(scratch, MEM_SCRATCH);
    return rc;
}

err_t params_read_vk(groth16_vk *out, const format_source *source)
{
    params_extent sections[PARAMS_SECTIONS];
    *out = (groth16_vk){0};
    ERR_TRY(params_layout(sections, source, true));
    return params_read_vk_head(out, source, &sections[PARAMS_IC]);
}

err_t params_write_vk(file_out *f, const groth16_vk *vk)
{
    const size_t bytes = PARAMS_VK_POINTS_BYTES + PARAMS_COUNT_BYTES + G1_BYTES * vk->ic_n;
    uint8_t *encoded;
    ERR_TRY(MEM_ARRAY(&encoded, MEM_SCRATCH, bytes, "verifying key"));
    err_t rc = params_encode_vk(encoded, vk);
    if (rc == ERR_OK)
        rc = file_write(f, encoded, bytes);
    mem_free(encoded, MEM_SCRATCH);
    return rc;
}
