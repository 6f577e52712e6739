/* Reading a whole .params: the verifying key, then the query sections in pieces on all threads,
 * then the subgroup of every point, section by section. With PARAMS_CHECK_STAMP the file's digest
 * is one more task of the loop that decodes (index 0, since it is the longest). */
#include "format/params_internal.h"

#include "msm/msm.h"

#include <string.h>

typedef struct {
    groth16_key *key;
    const format_source *source;
    const params_extent *sections;
    uint8_t *scratch; /* PARAMS_PIECE_BYTES for each worker, or null */
    bool with_digest;
    uint8_t sha256[32];
    params_meter meter;
} reader;

static uint8_t *piece_scratch(const reader *r, unsigned worker)
{
    return r->scratch ? r->scratch + (size_t)worker * PARAMS_PIECE_BYTES : NULL;
}

static err_t decode_task(void *context, size_t i, unsigned worker)
{
    reader *r = context;
    if (r->with_digest && i-- == 0)
        return params_sha256(r->sha256, r->source);
    const params_piece piece = params_piece_at(r->sections, PARAMS_H, i);
    g1_aff *const in_g1[PARAMS_SECTIONS] = {NULL,      r->key->h,    r->key->l,
                                            r->key->a, r->key->b_g1, NULL};
    const bool in_g2 = piece.section == PARAMS_B_G2;
    ERR_TRY(params_decode_piece(in_g2 ? NULL : in_g1[piece.section] + piece.first,
                                in_g2 ? r->key->b_g2 + piece.first : NULL, r->source, r->sections,
                                &piece, piece_scratch(r, worker)));
    params_meter_add(&r->meter, piece.n);
    return ERR_OK;
}

static err_t allocate(groth16_key *key, const params_extent s[PARAMS_SECTIONS])
{
    key->h_n = s[PARAMS_H].count;
    key->l_n = s[PARAMS_L].count;
    key->a_n = s[PARAMS_A].count;
    key->b_g1_n = s[PARAMS_B_G1].count;
    key->b_g2_n = s[PARAMS_B_G2].count;
    ERR_TRY(MEM_ARRAY(&key->h, MEM_KEY, key->h_n, "section h of the key"));
    ERR_TRY(MEM_ARRAY(&key->l, MEM_KEY, key->l_n, "section l of the key"));
    ERR_TRY(MEM_ARRAY(&key->a, MEM_KEY, key->a_n, "section a of the key"));
    ERR_TRY(MEM_ARRAY(&key->b_g1, MEM_KEY, key->b_g1_n, "section b_g1 of the key"));
    return MEM_ARRAY(&key->b_g2, MEM_KEY, key->b_g2_n, "section b_g2 of the key");
}

static err_t decode_sections(reader *r, pool *p, const progress *listener)
{
    uint64_t points = 0;
    for (params_section s = PARAMS_H; s < PARAMS_SECTIONS; s++)
        points += r->sections[s].count;
    r->meter.listener = listener;
    r->meter.stage = "reading the key";
    r->meter.total = points;
    ERR_TRY(format_source_scratch(&r->scratch, r->source,
                                  pool_threads(p) * (size_t)PARAMS_PIECE_BYTES));
    const size_t pieces = params_pieces(r->sections, PARAMS_H, PARAMS_SECTIONS);
    const err_t rc = pool_for(p, pieces + (r->with_digest ? 1 : 0), decode_task, r);
    mem_free(r->scratch, MEM_SCRATCH);
    return rc;
}

static err_t check_subgroups(const reader *r, pool *p, const progress *listener)
{
    const groth16_key *key = r->key;
    const struct {
        params_section section;
        const g1_aff *g1;
        size_t n;
    } list[] = {
        {PARAMS_H, key->h, key->h_n},     {PARAMS_L, key->l, key->l_n},
        {PARAMS_A, key->a, key->a_n},     {PARAMS_B_G1, key->b_g1, key->b_g1_n},
        {PARAMS_B_G2, NULL, key->b_g2_n},
    };
    const size_t sections_n = sizeof list / sizeof list[0];
    for (size_t i = 0; i < sections_n; i++) {
        size_t bad;
        progress_step(listener, "checking subgroups", i, sections_n);
        ERR_TRY(list[i].g1 ? msm_g1_in_subgroup(&bad, list[i].g1, list[i].n, p)
                           : msm_g2_in_subgroup(&bad, key->b_g2, list[i].n, p));
        if (bad != list[i].n)
            return params_point_error(r->source, r->sections, list[i].section, bad,
                                      "outside the subgroup of order r");
    }
    progress_step(listener, "checking subgroups", sections_n, sections_n);
    return ERR_OK;
}

static err_t read_key(reader *r, params_check check, pool *p, const progress *listener)
{
    ERR_TRY(params_read_vk_head(&r->key->vk, r->source, &r->sections[PARAMS_IC]));
    ERR_TRY(allocate(r->key, r->sections));
    r->with_digest = check == PARAMS_CHECK_STAMP && r->source->file;
    ERR_TRY(decode_sections(r, p, listener));
    if (check == PARAMS_CHECK_CURVE)
        return ERR_OK;
    uint8_t stamped[32];
    if (r->with_digest && params_stamp_digest(stamped, r->source->name, r->source->bytes) &&
        memcmp(stamped, r->sha256, sizeof stamped) == 0)
        return ERR_OK;
    ERR_TRY(check_subgroups(r, p, listener));
    /* A folder that cannot be written to only means that the next run checks again. */
    if (r->with_digest &&
        params_stamp_write(r->source->name, r->sha256, r->source->bytes) != ERR_OK)
        err_clear();
    return ERR_OK;
}

err_t params_read(groth16_key *out, const format_source *source, params_check check, pool *p,
                  const progress *listener)
{
    params_extent sections[PARAMS_SECTIONS];
    *out = (groth16_key){0};
    ERR_TRY(params_layout(sections, source, false));
    reader r = {.key = out, .source = source, .sections = sections};
    const err_t rc = read_key(&r, check, p, listener);
    if (rc != ERR_OK)
        groth16_key_free(out);
    return rc;
}
