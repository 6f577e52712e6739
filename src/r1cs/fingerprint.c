/* Fingerprints: every row in canonical form goes into counts, density bitmaps and digests.
 *
 * Two byte streams are made of the rows (formats: README of tests/vectors/r1cs): the row stream,
 * little-endian, for SHA-256 of the whole and of its blocks, and the older big-endian one for
 * BLAKE2s-256. Each has a buffer large enough that hashing runs at full speed; terms are stored
 * into it with fixed-size moves. Per term 36 + 41 bytes are made, so hashing is nearly all the
 * time.
 */
#include "r1cs/r1cs_internal.h"

#include "base/bytes.h"
#include "hash/hash.h"

#include <string.h>

#define SINK_BYTES         ((size_t)128 << 10)
#define ROW_TERM_BYTES     36u
#define LEGACY_TERM_BYTES  41u
#define BLOCK_DIGEST_BYTES 8u

typedef struct {
    hash_stream *hash;
    hash_stream *block; /* gets the same bytes; null if blocks are not wanted */
    uint8_t *buffer;
    size_t used;
    uint64_t bytes; /* flushed */
} sink;

typedef struct {
    r1cs_cs cs;
    const r1cs_fingerprint_options *options;
    r1cs_shape *shape;
    sink row, legacy;
    uint64_t *a_aux, *b_aux, *b_input; /* bitmaps, bit k of word k/64 */
    char *text;
    size_t text_room;
} fingerprint_cs;

/* ---- byte streams ---------------------------------------------------------------------------- */

static void flush(sink *s)
{
    hash_stream_update(s->hash, s->buffer, s->used);
    if (s->block)
        hash_stream_update(s->block, s->buffer, s->used);
    s->bytes += s->used;
    s->used = 0;
}

/* Room for `bytes` more, bytes <= SINK_BYTES. */
static uint8_t *room_for(sink *s, size_t bytes)
{
    if (SINK_BYTES - s->used < bytes)
        flush(s);
    uint8_t *at = s->buffer + s->used;
    s->used += bytes;
    return at;
}

static void put_row_terms(sink *s, const coeff_dict *d, r1cs_lc lc)
{
    store_le32(room_for(s, 4), (uint32_t)lc.n);
    for (size_t i = 0; i < lc.n;) {
        size_t n = lc.n - i < 512 ? lc.n - i : 512;
        uint8_t *at = room_for(s, n * ROW_TERM_BYTES);
        for (; n > 0; n--, i++, at += ROW_TERM_BYTES) {
            store_le32(at, lc.terms[i].var);
            memcpy(at + 4, d->le[lc.terms[i].coeff], FR_BYTES);
        }
    }
}

static void put_legacy_terms(sink *s, const coeff_dict *d, r1cs_lc lc)
{
    store_be64(room_for(s, 8), lc.n);
    for (size_t i = 0; i < lc.n;) {
        size_t n = lc.n - i < 512 ? lc.n - i : 512;
        uint8_t *at = room_for(s, n * LEGACY_TERM_BYTES);
        for (; n > 0; n--, i++, at += LEGACY_TERM_BYTES) {
            const r1cs_term t = lc.terms[i];
            const uint8_t *le = d->le[t.coeff];
            at[0] = t.var & R1CS_AUX ? 'A' : 'I';
            store_be64(at + 1, t.var & ~R1CS_AUX);
            for (unsigned k = 0; k < FR_BYTES; k += 8)
                store_be64(at + 9 + k, load_le64(le + FR_BYTES - 8 - k));
        }
    }
}

static void end_block(fingerprint_cs *f, uint64_t block)
{
    uint8_t digest[SHA256_BYTES];
    flush(&f->row);
    hash_stream_final(f->row.block, digest);
    f->options->block(f->options->context, block, digest);
}

/* ---- one row --------------------------------------------------------------------------------- */

static void mark_density(fingerprint_cs *f, r1cs_lc a, r1cs_lc b)
{
    for (size_t i = 0; i < a.n; i++) {
        const r1cs_var v = a.terms[i].var;
        if (v & R1CS_AUX)
            bitmap_set(f->a_aux, v ^ R1CS_AUX);
    }
    for (size_t i = 0; i < b.n; i++) {
        const r1cs_var v = b.terms[i].var;
        bitmap_set(v & R1CS_AUX ? f->b_aux : f->b_input, v & ~R1CS_AUX);
    }
}

static err_t list_row(fingerprint_cs *f, const r1cs_lc lc[3])
{
    const r1cs_fingerprint_options *o = f->options;
    if (!o->row || f->cs.rows < o->row_from || f->cs.rows >= o->row_to)
        return ERR_OK;
    ERR_TRY(row_text(&f->text, &f->text_room, &f->cs.dict, f->cs.rows, lc));
    o->row(o->context, f->cs.rows, f->text);
    return ERR_OK;
}

static void fingerprint_row(r1cs_cs *cs, const r1cs_lc abc[3])
{
    fingerprint_cs *f = (fingerprint_cs *)cs;
    r1cs_lc lc[3];
    for (unsigned m = 0; m < 3; m++) {
        lc[m] = cs_canonical(cs, m, abc[m]);
        f->shape->nnz[m] += lc[m].n;
        if (f->shape->terms_max[m] < lc[m].n)
            f->shape->terms_max[m] = lc[m].n;
    }
    mark_density(f, lc[0], lc[1]);
    const err_t rc = list_row(f, lc);
    if (rc != ERR_OK)
        cs_fail_with(cs, rc);
    if (f->options->counts_only || cs->rc != ERR_OK)
        return;
    for (unsigned m = 0; m < 3; m++)
        put_row_terms(&f->row, &cs->dict, lc[m]);
    for (unsigned m = 0; m < 3 && f->legacy.hash; m++)
        put_legacy_terms(&f->legacy, &cs->dict, lc[m]);
    if (f->row.block && (cs->rows + 1) % f->shape->block_rows == 0)
        end_block(f, cs->rows / f->shape->block_rows);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void finish(fingerprint_cs *f)
{
    r1cs_shape *s = f->shape;
    s->a_aux_density = bitmap_ones(f->a_aux, s->aux);
    s->b_aux_density = bitmap_ones(f->b_aux, s->aux);
    s->b_input_density = bitmap_ones(f->b_input, s->inputs);
    if (f->options->counts_only)
        return;
    sha256(s->a_aux_sha256, f->a_aux, (s->aux + 7) / 8);
    sha256(s->b_aux_sha256, f->b_aux, (s->aux + 7) / 8);
    sha256(s->b_input_sha256, f->b_input, (s->inputs + 7) / 8);
    if (f->row.block && s->constraints % s->block_rows != 0)
        end_block(f, s->constraints / s->block_rows);
    flush(&f->row);
    s->stream_bytes = f->row.bytes;
    hash_stream_final(f->row.hash, s->stream_sha256);
    if (!f->legacy.hash)
        return;
    flush(&f->legacy);
    hash_stream_final(f->legacy.hash, s->legacy_blake2s);
}

static err_t open_all(fingerprint_cs *f)
{
    ERR_TRY(bitmap_create(&f->a_aux, f->shape->aux, MEM_SCRATCH));
    ERR_TRY(bitmap_create(&f->b_aux, f->shape->aux, MEM_SCRATCH));
    ERR_TRY(bitmap_create(&f->b_input, f->shape->inputs, MEM_SCRATCH));
    if (f->options->counts_only)
        return ERR_OK;
    ERR_TRY(MEM_ARRAY(&f->row.buffer, MEM_SCRATCH, SINK_BYTES, "row stream"));
    ERR_TRY(hash_stream_create(&f->row.hash, HASH_SHA256));
    if (f->options->block)
        ERR_TRY(hash_stream_create(&f->row.block, HASH_SHA256));
    if (f->options->no_legacy)
        return ERR_OK;
    ERR_TRY(MEM_ARRAY(&f->legacy.buffer, MEM_SCRATCH, SINK_BYTES, "row stream"));
    ERR_TRY(hash_stream_create(&f->legacy.hash, HASH_BLAKE2S_256));
    uint8_t *head = room_for(&f->legacy, 24);
    store_be64(head, f->shape->inputs);
    store_be64(head + 8, f->shape->aux);
    store_be64(head + 16, f->shape->constraints);
    return ERR_OK;
}

static void close_all(fingerprint_cs *f)
{
    hash_stream_destroy(f->row.hash);
    hash_stream_destroy(f->row.block);
    hash_stream_destroy(f->legacy.hash);
    mem_free(f->row.buffer, MEM_SCRATCH);
    mem_free(f->legacy.buffer, MEM_SCRATCH);
    mem_free(f->a_aux, MEM_SCRATCH);
    mem_free(f->b_aux, MEM_SCRATCH);
    mem_free(f->b_input, MEM_SCRATCH);
    mem_free(f->text, MEM_SCRATCH);
    cs_free(&f->cs);
}

err_t r1cs_fingerprint(r1cs_shape *out, const r1cs_circuit *circuit,
                       const r1cs_fingerprint_options *options)
{
    static const r1cs_fingerprint_options none = {0};
    if (!options)
        options = &none;
    cs_counts counts;
    ERR_TRY(cs_count(&counts, circuit));
    shape_of_counts(out, &counts, options->block_rows);
    fingerprint_cs f = {.options = options, .shape = out};
    ERR_TRY(cs_init(&f.cs));
    f.cs.enforce = fingerprint_row;
    f.cs.progress = options->progress;
    f.cs.stage = "rows";
    f.cs.rows_total = counts.rows;
    f.cs.inputs_max = counts.inputs;
    f.cs.aux_max = counts.aux;
    f.cs.rows_max = counts.rows;
    err_t rc = open_all(&f);
    if (rc == ERR_OK)
        rc = cs_run(&f.cs, circuit);
    if (rc == ERR_OK)
        finish(&f);
    close_all(&f);
    return rc;
}
