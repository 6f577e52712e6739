/* Digests of a file that passes by in blocks. Three hashes run side by side on each block:
 *   0  BLAKE2b of the whole file (the slowest, so it comes first)
 *   1  SHA-256 of the whole file
 *   2  SHA-256 of each section's points and of the verifying key */
#include "format/params_internal.h"

#define HASHES 3u

/* Large enough that handing blocks to the threads costs nothing, and still in the shared cache. */
#define BLOCK_BYTES ((size_t)4 << 20)

err_t params_hasher_create(params_hasher *h, const params_extent *sections)
{
    *h = (params_hasher){.sections = sections};
    err_t rc;
    ERR_GOTO(rc, failed, hash_stream_create(&h->section, HASH_SHA256));
    ERR_GOTO(rc, failed, hash_stream_create(&h->vk, HASH_SHA256));
    ERR_GOTO(rc, failed, hash_stream_create(&h->whole, HASH_SHA256));
    ERR_GOTO(rc, failed, hash_stream_create(&h->blake2b, HASH_BLAKE2B_512));
    return ERR_OK;
failed:
    params_hasher_destroy(h);
    return rc;
}

void params_hasher_destroy(params_hasher *h)
{
    hash_stream_destroy(h->section);
    hash_stream_destroy(h->vk);
    hash_stream_destroy(h->whole);
    hash_stream_destroy(h->blake2b);
    *h = (params_hasher){0};
}

/* Feeds what the block [at, at + bytes) and the range [from, to) have in common. */
static void feed_common(hash_stream *s, const uint8_t *block, uint64_t at, size_t bytes,
                        uint64_t from, uint64_t to)
{
    const uint64_t begin = from > at ? from : at;
    const uint64_t end = to < at + bytes ? to : at + bytes;
    if (begin < end)
        hash_stream_update(s, block + (begin - at), (size_t)(end - begin));
}

/* Does a range that ends at `end` end within this block (and not before it)? */
static bool ends_in(uint64_t end, uint64_t at, size_t bytes)
{
    return end > at && end <= at + bytes;
}

/* An empty section has no byte in any block: its digest is that of nothing, taken when the block
 * that holds its count passes by. */
static void feed_sections(params_hasher *h, const uint8_t *block, size_t bytes)
{
    const uint64_t at = h->at;
    for (unsigned s = 0; s < PARAMS_SECTIONS; s++) {
        const params_extent *extent = &h->sections[s];
        const uint64_t end = extent->offset + extent->bytes;
        if (extent->offset == 0) /* a .vk has only the first */
            continue;
        feed_common(h->section, block, at, bytes, extent->offset, end);
        if (ends_in(end, at, bytes))
            hash_stream_final(h->section, h->out.section[s]);
    }
    const uint64_t vk_end = h->sections[PARAMS_IC].offset + h->sections[PARAMS_IC].bytes;
    feed_common(h->vk, block, at, bytes, 0, vk_end);
    if (ends_in(vk_end, at, bytes))
        hash_stream_final(h->vk, h->out.vk);
}

static void feed(params_hasher *h, unsigned which, const uint8_t *block, size_t bytes)
{
    if (which == 0)
        hash_stream_update(h->blake2b, block, bytes);
    else if (which == 1)
        hash_stream_update(h->whole, block, bytes);
    else
        feed_sections(h, block, bytes);
}

void params_hasher_finish(params_hasher *h)
{
    hash_stream_final(h->whole, h->out.whole);
    hash_stream_final(h->blake2b, h->out.whole_blake2b);
}

/* ---- blocks -------------------------------------------------------------------------------- */

typedef struct {
    params_hasher *hasher;
    file_out *file;
    const uint8_t *block;
    size_t bytes;
} passing_block;

static err_t block_task(void *context, size_t i, unsigned worker)
{
    const passing_block *b = context;
    (void)worker;
    if (i == HASHES)
        return file_write(b->file, b->block, b->bytes);
    feed(b->hasher, (unsigned)i, b->block, b->bytes);
    return ERR_OK;
}

err_t params_hasher_block(params_hasher *h, const uint8_t *block, size_t bytes, file_out *file,
                          pool *p)
{
    passing_block b = {.hasher = h, .file = file, .block = block, .bytes = bytes};
    ERR_TRY(pool_for(p, HASHES + (file ? 1 : 0), block_task, &b));
    h->at += bytes;
    return ERR_OK;
}

/* ---- a whole source ------------------------------------------------------------------------ */

static err_t digest_blocks(params_hasher *h, const format_source *source, uint8_t *scratch, pool *p,
                           const progress *listener)
{
    while (h->at < source->bytes) {
        const uint64_t left = source->bytes - h->at;
        const size_t bytes = left < BLOCK_BYTES ? (size_t)left : BLOCK_BYTES;
        const uint8_t *block;
        ERR_TRY(format_source_view(&block, source, h->at, bytes, scratch));
        ERR_TRY(params_hasher_block(h, block, bytes, NULL, p));
        progress_step(listener, "hashing", h->at, source->bytes);
    }
    return ERR_OK;
}

err_t params_digest(params_digests *out, const format_source *source,
                    const params_extent sections[PARAMS_SECTIONS], pool *p,
                    const progress *listener)
{
    params_hasher h;
    uint8_t *scratch = NULL;
    ERR_TRY(params_hasher_create(&h, sections));
    err_t rc = format_source_scratch(&scratch, source, BLOCK_BYTES);
    if (rc == ERR_OK)
        rc = digest_blocks(&h, source, scratch, p, listener);
    if (rc == ERR_OK) {
        params_hasher_finish(&h);
        *out = h.out;
    }
    mem_free(scratch, MEM_SCRATCH);
    params_hasher_destroy(&h);
    return rc;
}

err_t params_sha256(uint8_t out[32], const format_source *source)
{
    hash_stream *s;
    uint8_t *scratch = NULL;
    ERR_TRY(hash_stream_create(&s, HASH_SHA256));
    err_t rc = format_source_scratch(&scratch, source, PARAMS_PIECE_BYTES);
    for (uint64_t at = 0; rc == ERR_OK && at < source->bytes;) {
        const uint64_t left = source->bytes - at;
        const size_t bytes = left < PARAMS_PIECE_BYTES ? (size_t)left : PARAMS_PIECE_BYTES;
        const uint8_t *block;
        rc = format_source_view(&block, source, at, bytes, scratch);
        if (rc == ERR_OK)
            hash_stream_update(s, block, bytes);
        at += bytes;
    }
    if (rc == ERR_OK)
        hash_stream_final(s, out);
    mem_free(scratch, MEM_SCRATCH);
    hash_stream_destroy(s);
    return rc;
}
