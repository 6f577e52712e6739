/* Reading points of a key image file. A chunk passes through in blocks that stay in a core's cache
 * between being read and being hashed; what is asked for is read straight to where it is wanted,
 * what is not (the rest of a chunk) into scratch. */
#include "format/key_image_internal.h"

#include "format/source.h"

#include <inttypes.h>
#include <string.h>

#define BLOCK_BYTES ((size_t)256 << 10)

typedef struct {
    const key_image_file *file;
    key_image_section section;
    uint64_t from, to; /* bytes of the section that are wanted */
    uint8_t *out;
    uint8_t *scratch; /* BLOCK_BYTES; null when no chunk is read in part or nothing is copied */
    hash_stream *hash;
} reading;

/* Bytes at … at + n - 1 of the section, all of them wanted or none. */
static err_t read_block(const reading *r, uint64_t at, size_t n)
{
    const format_source *source = &r->file->source;
    const uint64_t offset = r->file->header.section[r->section].offset + at;
    const bool wanted = at >= r->from && at < r->to;
    uint8_t *to = wanted ? r->out + (at - r->from) : r->scratch;
    const uint8_t *bytes;
    ERR_TRY(format_source_view(&bytes, source, offset, n, to));
    if (wanted && bytes != to) {
        memcpy(to, bytes, n);
        bytes = to;
    }
    hash_stream_update(r->hash, bytes, n);
    return ERR_OK;
}

static uint64_t least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static err_t read_chunk(const reading *r, uint64_t chunk)
{
    const key_image_extent *extent = &r->file->header.section[r->section];
    const uint64_t bytes = extent->count * extent->point_bytes, begin = chunk * KEY_IMAGE_CHUNK;
    const uint64_t end = least(begin + KEY_IMAGE_CHUNK, bytes);
    for (uint64_t at = begin; at < end;) {
        uint64_t to = least(at + BLOCK_BYTES, end);
        if (at < r->from) /* a block does not cross the ends of what is wanted */
            to = least(to, r->from);
        else if (at < r->to)
            to = least(to, r->to);
        ERR_TRY(read_block(r, at, (size_t)(to - at)));
        at = to;
    }
    uint8_t digest[SHA256_BYTES];
    hash_stream_final(r->hash, digest);
    if (memcmp(digest, r->file->chunk[r->file->first_chunk[r->section] + chunk], sizeof digest) ==
        0)
        return ERR_OK;
    return err_set(ERR_INPUT,
                   "%s: damaged key image: section %s, chunk %" PRIu64 " of %" PRIu64
                   " at offset %" PRIu64 ": it has another digest",
                   r->file->source.name, key_image_section_name(r->section), chunk,
                   key_image_chunks(bytes), extent->offset + begin);
}

static err_t read_range(reading *r)
{
    const key_image_extent *extent = &r->file->header.section[r->section];
    const uint64_t bytes = extent->count * extent->point_bytes;
    const bool in_part =
        r->from % KEY_IMAGE_CHUNK != 0 || (r->to % KEY_IMAGE_CHUNK != 0 && r->to != bytes);
    ERR_TRY(hash_stream_create(&r->hash, HASH_SHA256));
    err_t rc = ERR_OK;
    if (in_part)
        rc = format_source_scratch(&r->scratch, &r->file->source, BLOCK_BYTES);
    for (uint64_t chunk = r->from / KEY_IMAGE_CHUNK;
         rc == ERR_OK && chunk * KEY_IMAGE_CHUNK < r->to; chunk++)
        rc = read_chunk(r, chunk);
    mem_free(r->scratch, MEM_SCRATCH);
    hash_stream_destroy(r->hash);
    return rc;
}

static err_t read_points(void *context, void *out, key_image_section s, size_t first, size_t n)
{
    const key_image_file *f = context;
    const key_image_extent *extent = &f->header.section[s];
    if (first > extent->count || n > extent->count - first)
        return err_set(ERR_ARGUMENT, "%s: points %zu to %zu of section %s, which has %" PRIu64,
                       f->source.name, first, first + n, key_image_section_name(s), extent->count);
    if (n == 0)
        return ERR_OK;
    reading r = {.file = f,
                 .section = s,
                 .from = (uint64_t)first * extent->point_bytes,
                 .to = (uint64_t)(first + n) * extent->point_bytes,
                 .out = out};
    return read_range(&r);
}

key_image_source key_image_file_source(key_image_file *f)
{
    return (key_image_source){.head = &f->head, .read = read_points, .context = f};
}

err_t key_image_section_check(const key_image_file *f, key_image_section s)
{
    const key_image_extent *extent = &f->header.section[s];
    const uint64_t bytes = extent->count * extent->point_bytes;
    hash_stream *hash;
    uint8_t *scratch = NULL, digest[SHA256_BYTES];
    ERR_TRY(hash_stream_create(&hash, HASH_SHA256));
    err_t rc = format_source_scratch(&scratch, &f->source, BLOCK_BYTES);
    for (uint64_t at = 0; rc == ERR_OK && at < bytes; at += BLOCK_BYTES) {
        const size_t n = (size_t)least(BLOCK_BYTES, bytes - at);
        const uint8_t *block;
        rc = format_source_view(&block, &f->source, extent->offset + at, n, scratch);
        if (rc == ERR_OK)
            hash_stream_update(hash, block, n);
    }
    hash_stream_final(hash, digest);
    mem_free(scratch, MEM_SCRATCH);
    hash_stream_destroy(hash);
    ERR_TRY(rc);
    if (memcmp(digest, extent->sha256, sizeof digest) == 0)
        return ERR_OK;
    return err_set(ERR_INPUT,
                   "%s: damaged key image: section %s at offset %" PRIu64 ": it has another digest",
                   f->source.name, key_image_section_name(s), extent->offset);
}
