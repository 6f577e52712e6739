/* A full check in bounded memory: rounds of at most ROUND_BYTES_MAX of one section. In each round
 * the bytes are read and decoded on all threads, hashed if digests are wanted, and the subgroups of
 * the decoded points tested in bulk; the larger the round, the cheaper that test is for a point. */
#include "format/params_internal.h"

#include "msm/msm.h"

#include <string.h>

/* 96 MiB: 2^20 points of G1. */
#define ROUND_BYTES_MAX (512u * (size_t)PARAMS_PIECE_BYTES)

typedef struct {
    const format_source *source;
    const params_extent *sections;
    params_hasher *hasher; /* null: no digests wanted */
    pool *pool;
    size_t round_bytes; /* a whole number of pieces, enough for the largest section if it can be */
    uint8_t *bytes;     /* round_bytes, the round's part of a file, or null */
    void *points;       /* as many, decoded: an affine point is as long as its encoding */
    params_section section;
    uint64_t first;
    size_t n;
    params_meter meter;
} validator;

_Static_assert(sizeof(g1_aff) == G1_BYTES && sizeof(g2_aff) == G2_BYTES, "points in round_bytes");

static err_t decode_task(void *context, size_t i, unsigned worker)
{
    validator *v = context;
    const size_t size = params_point_bytes(v->section), per_piece = PARAMS_PIECE_BYTES / size;
    const size_t at = i * per_piece, left = v->n - at;
    const params_piece piece = {
        .section = v->section, .first = v->first + at, .n = left < per_piece ? left : per_piece};
    uint8_t *scratch = v->bytes ? v->bytes + i * PARAMS_PIECE_BYTES : NULL;
    (void)worker;
    ERR_TRY(params_decode_piece((g1_aff *)v->points + at, (g2_aff *)v->points + at, v->source,
                                v->sections, &piece, scratch));
    params_meter_add(&v->meter, piece.n);
    return ERR_OK;
}

static err_t check_round(validator *v)
{
    const params_section s = v->section;
    const size_t size = params_point_bytes(s), per_piece = PARAMS_PIECE_BYTES / size;
    size_t bad;
    ERR_TRY(pool_for(v->pool, (v->n + per_piece - 1) / per_piece, decode_task, v));
    if (v->hasher) {
        const uint8_t *bytes;
        /* Decoding left a file's bytes in v->bytes; a block of memory is where it was. */
        bytes = v->source->file ? v->bytes
                                : v->source->memory + v->sections[s].offset + v->first * size;
        ERR_TRY(params_hasher_block(v->hasher, bytes, v->n * size, NULL, v->pool));
    }
    ERR_TRY(s == PARAMS_B_G2 ? msm_g2_in_subgroup(&bad, v->points, v->n, v->pool)
                             : msm_g1_in_subgroup(&bad, v->points, v->n, v->pool));
    if (bad != v->n)
        return params_point_error(v->source, v->sections, s, v->first + bad,
                                  "outside the subgroup of order r");
    return ERR_OK;
}

/* Bytes of the file outside the rounds: the verifying key's points and the counts. */
static err_t hash_between(validator *v, uint64_t to)
{
    while (v->hasher && v->hasher->at < to) {
        const uint64_t left = to - v->hasher->at;
        const size_t n = left < v->round_bytes ? (size_t)left : v->round_bytes;
        const uint8_t *bytes;
        ERR_TRY(format_source_view(&bytes, v->source, v->hasher->at, n, v->bytes));
        ERR_TRY(params_hasher_block(v->hasher, bytes, n, NULL, v->pool));
    }
    return ERR_OK;
}

static err_t check_section(validator *v, params_section s)
{
    const uint64_t count = v->sections[s].count;
    const uint64_t per_round = v->round_bytes / params_point_bytes(s);
    ERR_TRY(hash_between(v, v->sections[s].offset));
    v->section = s;
    for (v->first = 0; v->first < count; v->first += per_round) {
        const uint64_t left = count - v->first;
        v->n = (size_t)(left < per_round ? left : per_round);
        ERR_TRY(check_round(v));
    }
    return ERR_OK;
}

static err_t validate(validator *v)
{
    groth16_vk vk;
    ERR_TRY(params_read_vk_head(&vk, v->source, &v->sections[PARAMS_IC]));
    groth16_vk_free(&vk);
    ERR_TRY(format_source_scratch(&v->bytes, v->source, v->round_bytes));
    ERR_TRY(mem_alloc(&v->points, MEM_SCRATCH, v->round_bytes, 1, "points of a key"));
    for (params_section s = PARAMS_H; s < PARAMS_SECTIONS; s++)
        ERR_TRY(check_section(v, s));
    return hash_between(v, v->source->bytes);
}

static size_t choose_round(const params_extent sections[PARAMS_SECTIONS])
{
    uint64_t largest = 1;
    for (params_section s = PARAMS_H; s < PARAMS_SECTIONS; s++)
        if (sections[s].bytes > largest)
            largest = sections[s].bytes;
    if (largest >= ROUND_BYTES_MAX)
        return ROUND_BYTES_MAX;
    return (size_t)(largest + PARAMS_PIECE_BYTES - 1) / PARAMS_PIECE_BYTES * PARAMS_PIECE_BYTES;
}

err_t params_validate(const format_source *source, params_digests *digests, pool *p,
                      const progress *listener)
{
    params_extent sections[PARAMS_SECTIONS];
    params_hasher hasher;
    ERR_TRY(params_layout(sections, source, false));
    validator v = {
        .source = source, .sections = sections, .pool = p, .round_bytes = choose_round(sections)};
    v.meter.listener = listener;
    v.meter.stage = "checking the key";
    for (params_section s = PARAMS_H; s < PARAMS_SECTIONS; s++)
        v.meter.total += sections[s].count;
    if (digests) {
        ERR_TRY(params_hasher_create(&hasher, sections));
        v.hasher = &hasher;
    }
    const err_t rc = validate(&v);
    if (digests) {
        if (rc == ERR_OK) {
            params_hasher_finish(&hasher);
            *digests = hasher.out;
        }
        params_hasher_destroy(&hasher);
    }
    mem_free(v.bytes, MEM_SCRATCH);
    mem_free(v.points, MEM_SCRATCH);
    return rc;
}
