/* Opening a key image file: header, verifying key, digests of chunks. Nothing is allocated before
 * the counts agree with each other and with the file's length. */
#include "format/key_image_internal.h"

#include "format/params_internal.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static err_t read_header(key_image_header *h, const format_source *source)
{
    const char *name = source->name;
    bool found;
    ERR_TRY(key_image_file_is(&found, source));
    if (!found)
        return err_set(ERR_INPUT, "%s: no key image; \"cuzk import\" makes one of a .params", name);
    if (source->bytes < sizeof *h)
        return err_set(ERR_INPUT, "%s: damaged key image: %" PRIu64 " bytes, its header has %zu",
                       name, source->bytes, sizeof *h);
    const uint8_t *bytes;
    ERR_TRY(format_source_view(&bytes, source, 0, sizeof *h, (uint8_t *)h));
    if (bytes != (const uint8_t *)h)
        memcpy(h, bytes, sizeof *h);
    if (h->version != KEY_IMAGE_FILE_VERSION)
        return err_set(ERR_INPUT, "%s: a key image of version %" PRIu32 ", this program has %u",
                       name, h->version, KEY_IMAGE_FILE_VERSION);
    uint8_t digest[SHA256_BYTES];
    sha256(digest, h, KEY_IMAGE_HASHED_BYTES);
    if (memcmp(digest, h->sha256, sizeof digest) != 0)
        return err_set(ERR_INPUT, "%s: damaged key image: its header has another digest", name);
    if (h->file_bytes != source->bytes)
        return err_set(ERR_INPUT,
                       "%s: damaged key image: %" PRIu64 " bytes, its header says %" PRIu64, name,
                       source->bytes, h->file_bytes);
    return ERR_OK;
}

static void take_head(key_image_head *head, const key_image_header *h)
{
    *head = (key_image_head){.form = (key_image_form)h->form,
                             .log2_domain = h->log2_domain,
                             .n = {h->bits, h->fields},
                             .dense_a = {h->a_bits, h->a_fields},
                             .dense_b = {h->b_bits, h->b_fields},
                             .inputs = h->inputs};
    memcpy(head->circuit, h->circuit, sizeof head->circuit);
}

/* All that follows from the counts is what it must be. */
static err_t check_header(const key_image_header *h, const key_image_head *head, const char *name)
{
    key_image_header own;
    if (h->chunk_bytes != KEY_IMAGE_CHUNK)
        return err_set(ERR_INPUT, "%s: damaged key image: chunks of %" PRIu64 " bytes, not %zu",
                       name, h->chunk_bytes, KEY_IMAGE_CHUNK);
    key_image_header_fill(&own, head);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        const key_image_extent *a = &h->section[s], *b = &own.section[s];
        if (a->count != b->count || a->point_bytes != b->point_bytes || a->offset != b->offset)
            return err_set(ERR_INPUT,
                           "%s: damaged key image: section %s: %" PRIu64 " points of %" PRIu32
                           " bytes at offset %" PRIu64 ", expected are %" PRIu64 " of %" PRIu32
                           " at %" PRIu64,
                           name, key_image_section_name(s), a->count, a->point_bytes, a->offset,
                           b->count, b->point_bytes, b->offset);
        memcpy(own.section[s].sha256, a->sha256, SHA256_BYTES);
    }
    if (own.file_bytes != h->file_bytes)
        return err_set(ERR_INPUT,
                       "%s: damaged key image: %" PRIu64 " bytes, its sections end at %" PRIu64,
                       name, h->file_bytes, own.file_bytes);
    memcpy(own.tables_sha256, h->tables_sha256, SHA256_BYTES);
    memcpy(own.sha256, h->sha256, SHA256_BYTES);
    if (memcmp(&own, h, sizeof own) != 0)
        return err_set(ERR_INPUT, "%s: damaged key image: its header contradicts its counts", name);
    return ERR_OK;
}

/* ---- verifying key and digests ------------------------------------------------------------- */

static bool is_zero(const uint8_t *bytes, uint64_t from, uint64_t to)
{
    for (uint64_t i = from; i < to; i++)
        if (bytes[i] != 0)
            return false;
    return true;
}

static err_t padding_error(const char *name, const char *where)
{
    return err_set(ERR_INPUT, "%s: damaged key image: the padding before %s is not zero", name,
                   where);
}

static err_t read_vk(groth16_vk *out, const uint8_t *bytes, size_t n, const char *name)
{
    char place[PATH_MAX + 32];
    snprintf(place, sizeof place, "%s: verifying key", name);
    const format_source source = format_source_memory(bytes, n, place);
    return params_read_vk(out, &source);
}

/* tables: the bytes behind the header. */
static err_t take_tables(key_image_file *f, const uint8_t *tables)
{
    const key_image_header *h = &f->header;
    const char *name = f->source.name;
    const size_t bytes = h->section[KEY_IMAGE_H].offset - sizeof *h;
    const size_t chunks_at = h->chunks_offset - sizeof *h;
    const size_t chunks_end = chunks_at + h->chunks * SHA256_BYTES;
    uint8_t digest[SHA256_BYTES];
    sha256(digest, tables, bytes);
    if (memcmp(digest, h->tables_sha256, sizeof digest) != 0)
        return err_set(ERR_INPUT,
                       "%s: damaged key image: verifying key and digests at offset %zu have "
                       "another digest",
                       name, sizeof *h);
    if (!is_zero(tables, h->vk_bytes, chunks_at))
        return padding_error(name, "the digests");
    if (!is_zero(tables, chunks_end, bytes))
        return padding_error(name, "section h");
    ERR_TRY(read_vk(&f->head.vk, tables, h->vk_bytes, name));
    ERR_TRY(MEM_ARRAY(&f->chunk, MEM_KEY, h->chunks, "digests of a key image"));
    if (h->chunks != 0)
        memcpy(f->chunk, tables + chunks_at, h->chunks * SHA256_BYTES);
    return ERR_OK;
}

static err_t read_tables(key_image_file *f)
{
    const size_t bytes = f->header.section[KEY_IMAGE_H].offset - sizeof f->header;
    uint8_t *scratch = NULL;
    const uint8_t *tables;
    ERR_TRY(format_source_scratch(&scratch, &f->source, bytes));
    err_t rc = format_source_view(&tables, &f->source, sizeof f->header, bytes, scratch);
    if (rc == ERR_OK)
        rc = take_tables(f, tables);
    mem_free(scratch, MEM_SCRATCH);
    return rc;
}

/* Between the sections: no digest covers it. */
static err_t check_padding(const key_image_file *f)
{
    uint8_t scratch[KEY_IMAGE_ALIGNMENT];
    for (key_image_section s = KEY_IMAGE_L; s < KEY_IMAGE_SECTIONS; s++) {
        const key_image_extent *before = &f->header.section[s - 1];
        const uint64_t end = before->offset + before->count * before->point_bytes;
        const size_t n = f->header.section[s].offset - end;
        const uint8_t *bytes;
        ERR_TRY(format_source_view(&bytes, &f->source, end, n, scratch));
        if (!is_zero(bytes, 0, n))
            return err_set(ERR_INPUT,
                           "%s: damaged key image: the padding before section %s, at offset "
                           "%" PRIu64 ", is not zero",
                           f->source.name, key_image_section_name(s), end);
    }
    return ERR_OK;
}

static err_t read_file(key_image_file *f)
{
    ERR_TRY(read_header(&f->header, &f->source));
    take_head(&f->head, &f->header);
    ERR_TRY(key_image_head_bounds(&f->head, f->source.name));
    ERR_TRY(check_header(&f->header, &f->head, f->source.name));
    ERR_TRY(read_tables(f));
    for (key_image_section s = KEY_IMAGE_L; s < KEY_IMAGE_SECTIONS; s++)
        f->first_chunk[s] =
            f->first_chunk[s - 1] +
            key_image_chunks(f->header.section[s - 1].count * f->header.section[s - 1].point_bytes);
    return check_padding(f);
}

/* ---- open and close ------------------------------------------------------------------------ */

static err_t allocate(key_image_file **out, const char *name)
{
    *out = calloc(1, sizeof **out);
    return *out ? ERR_OK : err_set(ERR_MEMORY, "%s: no memory for a key image", name);
}

err_t key_image_file_of(key_image_file **out, const format_source *source)
{
    key_image_file *f;
    *out = NULL;
    ERR_TRY(allocate(&f, source->name));
    f->file.fd = -1;
    f->source = *source;
    const err_t rc = read_file(f);
    if (rc != ERR_OK) {
        key_image_file_close(f);
        return rc;
    }
    *out = f;
    return ERR_OK;
}

err_t key_image_file_open(key_image_file **out, const char *name)
{
    key_image_file *f;
    *out = NULL;
    ERR_TRY(allocate(&f, name));
    f->file.fd = -1;
    f->name = strdup(name);
    err_t rc = f->name ? file_open(&f->file, f->name)
                       : err_set(ERR_MEMORY, "%s: no memory for a key image", name);
    if (rc == ERR_OK) {
        f->source = format_source_file(&f->file);
        rc = read_file(f);
    }
    if (rc != ERR_OK) {
        key_image_file_close(f);
        return rc;
    }
    *out = f;
    return ERR_OK;
}

void key_image_file_close(key_image_file *f)
{
    if (!f)
        return;
    file_close(&f->file);
    groth16_vk_free(&f->head.vk);
    mem_free(f->chunk, MEM_KEY);
    free(f->name);
    free(f);
}

const key_image_head *key_image_file_head(const key_image_file *f)
{
    return &f->head;
}

const char *key_image_file_name(const key_image_file *f)
{
    return f->source.name;
}

uint64_t key_image_file_bytes(const key_image_file *f)
{
    return f->source.bytes;
}

const uint8_t *key_image_file_digest(const key_image_file *f, key_image_section s)
{
    return f->header.section[s].sha256;
}
