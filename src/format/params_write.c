/* Writing .params: pieces are encoded on all threads into one buffer, which then goes to the file
 * and, if wanted, through the hashes, all side by side. */
#include "format/params_internal.h"

#include "base/bytes.h"

#include <string.h>

#define PIECES_PER_ROUND 64u

typedef struct {
    file_out *file;
    params_extent sections[PARAMS_SECTIONS];
    const g1_aff *g1[PARAMS_SECTIONS];
    const g2_aff *b_g2;
    params_hasher *hasher; /* null: no digests wanted */
    pool *pool;
    uint8_t *buffer;
    /* the round being encoded */
    params_section section;
    uint64_t round_first;
    size_t round_points;
    params_meter meter;
} writer;

static err_t refuse_infinity(const char *section, uint64_t index)
{
    return err_set(ERR_ARGUMENT, "%s point %llu of the key is the point at infinity", section,
                   (unsigned long long)index);
}

err_t params_encode_vk_head(uint8_t out[PARAMS_VK_POINTS_BYTES + PARAMS_COUNT_BYTES],
                            const groth16_vk *vk)
{
    groth16_vk copy = *vk;
    for (unsigned i = 0; i < PARAMS_VK_POINTS; i++) {
        g1_aff *g1;
        g2_aff *g2;
        params_vk_slot(&g1, &g2, &copy, i);
        if (g1 ? g1_aff_is_infinity(g1) : g2_aff_is_infinity(g2))
            return refuse_infinity(PARAMS_VK_POINT[i].name, 0);
        if (g1)
            g1_encode(out + PARAMS_VK_POINT[i].offset, g1);
        else
            g2_encode(out + PARAMS_VK_POINT[i].offset, g2);
    }
    if (vk->ic_n > UINT32_MAX)
        return err_set(ERR_ARGUMENT, "section ic: %zu points, the file holds at most %u", vk->ic_n,
                       UINT32_MAX);
    store_be32(out + PARAMS_VK_POINTS_BYTES, (uint32_t)vk->ic_n);
    return ERR_OK;
}

err_t params_encode_vk(uint8_t *out, const groth16_vk *vk)
{
    ERR_TRY(params_encode_vk_head(out, vk));
    out += PARAMS_VK_POINTS_BYTES + PARAMS_COUNT_BYTES;
    for (size_t i = 0; i < vk->ic_n; i++) {
        if (g1_aff_is_infinity(&vk->ic[i]))
            return err_set(ERR_ARGUMENT, "ic point %zu of %zu is the point at infinity", i,
                           vk->ic_n);
        g1_encode(out + i * G1_BYTES, &vk->ic[i]);
    }
    return ERR_OK;
}

static err_t encode_task(void *context, size_t i, unsigned worker)
{
    writer *w = context;
    const size_t size = params_point_bytes(w->section), per_piece = PARAMS_PIECE_BYTES / size;
    const size_t left = w->round_points - i * per_piece, n = left < per_piece ? left : per_piece;
    uint8_t *out = w->buffer + i * PARAMS_PIECE_BYTES;
    (void)worker;
    for (size_t j = 0; j < n; j++) {
        const uint64_t index = w->round_first + i * per_piece + j;
        const bool in_g2 = w->section == PARAMS_B_G2;
        if (in_g2 ? g2_aff_is_infinity(&w->b_g2[index])
                  : g1_aff_is_infinity(&w->g1[w->section][index]))
            return refuse_infinity(params_section_name(w->section), index);
        if (in_g2)
            g2_encode(out + j * size, &w->b_g2[index]);
        else
            g1_encode(out + j * size, &w->g1[w->section][index]);
    }
    params_meter_add(&w->meter, n);
    return ERR_OK;
}

static err_t put(writer *w, const uint8_t *bytes, size_t n)
{
    return w->hasher ? params_hasher_block(w->hasher, bytes, n, w->file, w->pool)
                     : file_write(w->file, bytes, n);
}

static err_t write_section(writer *w, params_section s)
{
    const size_t size = params_point_bytes(s), per_piece = PARAMS_PIECE_BYTES / size;
    const uint64_t count = w->sections[s].count, per_round = per_piece * PIECES_PER_ROUND;
    if (s != PARAMS_IC) {
        uint8_t encoded[PARAMS_COUNT_BYTES];
        store_be32(encoded, (uint32_t)count);
        ERR_TRY(put(w, encoded, sizeof encoded));
    }
    w->section = s;
    for (uint64_t first = 0; first < count; first += per_round) {
        const uint64_t left = count - first;
        w->round_first = first;
        w->round_points = (size_t)(left < per_round ? left : per_round);
        const size_t pieces = (w->round_points + per_piece - 1) / per_piece;
        ERR_TRY(pool_for(w->pool, pieces, encode_task, w));
        ERR_TRY(put(w, w->buffer, w->round_points * size));
    }
    return ERR_OK;
}

static err_t outline(writer *w, const groth16_key *key)
{
    const size_t counts[PARAMS_SECTIONS] = {key->vk.ic_n, key->h_n,    key->l_n,
                                            key->a_n,     key->b_g1_n, key->b_g2_n};
    uint64_t at = PARAMS_VK_POINTS_BYTES;
    for (params_section s = PARAMS_IC; s < PARAMS_SECTIONS; s++) {
        if (counts[s] > UINT32_MAX)
            return err_set(ERR_ARGUMENT, "section %s: %zu points, the file holds at most %u",
                           params_section_name(s), counts[s], UINT32_MAX);
        w->sections[s] = (params_extent){.offset = at + PARAMS_COUNT_BYTES,
                                         .count = counts[s],
                                         .bytes = counts[s] * params_point_bytes(s)};
        at = w->sections[s].offset + w->sections[s].bytes;
        w->meter.total += counts[s];
    }
    w->g1[PARAMS_IC] = key->vk.ic;
    w->g1[PARAMS_H] = key->h;
    w->g1[PARAMS_L] = key->l;
    w->g1[PARAMS_A] = key->a;
    w->g1[PARAMS_B_G1] = key->b_g1;
    w->b_g2 = key->b_g2;
    return ERR_OK;
}

static err_t write_all(writer *w, const groth16_vk *vk)
{
    uint8_t head[PARAMS_VK_POINTS_BYTES + PARAMS_COUNT_BYTES];
    ERR_TRY(params_encode_vk_head(head, vk));
    ERR_TRY(put(w, head, sizeof head));
    for (params_section s = PARAMS_IC; s < PARAMS_SECTIONS; s++)
        ERR_TRY(write_section(w, s));
    return ERR_OK;
}

/* The buffer: a full round, or what the largest section needs. */
static size_t round_bytes(const params_extent sections[PARAMS_SECTIONS])
{
    uint64_t pieces_max = 1;
    for (params_section s = PARAMS_IC; s < PARAMS_SECTIONS; s++) {
        const uint64_t pieces = params_pieces(sections, s, s + 1);
        pieces_max = pieces > pieces_max ? pieces : pieces_max;
    }
    return (pieces_max < PIECES_PER_ROUND ? pieces_max : PIECES_PER_ROUND) * PARAMS_PIECE_BYTES;
}

err_t params_write(file_out *f, const groth16_key *key, params_digests *digests, pool *p,
                   const progress *listener)
{
    writer w = {.file = f, .pool = p};
    params_hasher hasher;
    w.meter.listener = listener;
    w.meter.stage = "writing the key";
    ERR_TRY(outline(&w, key));
    if (digests) {
        ERR_TRY(params_hasher_create(&hasher, w.sections));
        w.hasher = &hasher;
    }
    err_t rc = MEM_ARRAY(&w.buffer, MEM_SCRATCH, round_bytes(w.sections), "bytes of a key");
    if (rc == ERR_OK)
        rc = write_all(&w, &key->vk);
    mem_free(w.buffer, MEM_SCRATCH);
    if (digests) {
        if (rc == ERR_OK) {
            params_hasher_finish(&hasher);
            *digests = hasher.out;
        }
        params_hasher_destroy(&hasher);
    }
    return rc;
}
