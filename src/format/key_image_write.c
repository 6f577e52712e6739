/* Writing a key image. Chunks are made in rounds of one for each thread, in two sets of buffers:
 * while a round is made and its chunks are hashed, the round before goes to the file and through
 * the digests of its sections. A digest takes its section from the first byte to the last on one
 * thread, so a round takes chunks of all sections, in the proportion of their lengths. The header
 * comes last. */
#include "format/key_image_internal.h"

#include "format/params_internal.h"

#include <stdlib.h>
#include <string.h>

#define ROUND_CHUNKS_MAX 16u

/* Tasks of a round beside its chunks, one of a kind for each section; they are the longest, so they
 * come first. */
enum { TASK_DIGESTS, TASK_FILES = KEY_IMAGE_SECTIONS, TASK_CHUNKS = 2 * KEY_IMAGE_SECTIONS };

typedef struct {
    uint64_t first; /* in the order of making */
    size_t n;
    uint8_t *buffer; /* chunk i of the round at i * chunk_bytes */
} chunk_round;

/* A chunk's turn: how much of its section lies before it. */
typedef struct {
    double share;
    uint64_t chunk; /* among all */
} chunk_turn;

typedef struct {
    file_out *file;
    const key_image_source *source;
    key_image_header header;
    uint8_t *tables; /* verifying key and chunk digests as they follow the header */
    size_t tables_bytes, chunk_bytes;
    chunk_turn *turn;            /* header.chunks */
    chunk_round made, passed_on; /* n = 0: none */
    hash_stream *hash[KEY_IMAGE_SECTIONS];
    params_meter meter;
} writer;

static uint8_t *chunk_digest(const writer *w, uint64_t chunk)
{
    return w->tables + (w->header.chunks_offset - sizeof w->header) + chunk * SHA256_BYTES;
}

static size_t place_bytes(const key_image_place *p)
{
    return p->n * key_image_point_bytes(p->section);
}

static key_image_place place_of(const writer *w, const chunk_round *round, size_t i)
{
    return key_image_place_of(&w->header, w->turn[round->first + i].chunk);
}

static err_t make_chunk(writer *w, size_t i)
{
    const key_image_place p = place_of(w, &w->made, i);
    uint8_t *buffer = w->made.buffer + i * w->chunk_bytes;
    ERR_TRY(w->source->read(w->source->context, buffer, p.section, p.first, p.n));
    sha256(chunk_digest(w, w->turn[w->made.first + i].chunk), buffer, place_bytes(&p));
    params_meter_add(&w->meter, p.n);
    return ERR_OK;
}

static err_t write_section(const writer *w, key_image_section s)
{
    for (size_t i = 0; i < w->passed_on.n; i++) {
        const key_image_place p = place_of(w, &w->passed_on, i);
        if (p.section != s)
            continue;
        const uint64_t at = w->header.section[s].offset + p.first * key_image_point_bytes(s);
        ERR_TRY(
            file_write_at(w->file, w->passed_on.buffer + i * w->chunk_bytes, place_bytes(&p), at));
    }
    return ERR_OK;
}

static void digest_section(writer *w, key_image_section s)
{
    key_image_extent *extent = &w->header.section[s];
    for (size_t i = 0; i < w->passed_on.n; i++) {
        const key_image_place p = place_of(w, &w->passed_on, i);
        if (p.section != s)
            continue;
        hash_stream_update(w->hash[s], w->passed_on.buffer + i * w->chunk_bytes, place_bytes(&p));
        if (p.first + p.n == extent->count)
            hash_stream_final(w->hash[s], extent->sha256);
    }
}

static err_t round_task(void *context, size_t i, unsigned worker)
{
    writer *w = context;
    (void)worker;
    if (i >= TASK_CHUNKS)
        return make_chunk(w, i - TASK_CHUNKS);
    if (i >= TASK_FILES)
        return write_section(w, (key_image_section)(i - TASK_FILES));
    digest_section(w, (key_image_section)i);
    return ERR_OK;
}

static int by_share(const void *a, const void *b)
{
    const chunk_turn *x = a, *y = b;
    if (x->share != y->share)
        return x->share < y->share ? -1 : 1;
    return x->chunk < y->chunk ? -1 : 1;
}

/* Chunks of one section stay in their order. */
static err_t take_turns(writer *w)
{
    ERR_TRY(MEM_ARRAY(&w->turn, MEM_SCRATCH, w->header.chunks, "order of a key image's chunks"));
    for (uint64_t c = 0; c < w->header.chunks; c++) {
        const key_image_place p = key_image_place_of(&w->header, c);
        w->turn[c] = (chunk_turn){(double)p.first / (double)w->header.section[p.section].count, c};
    }
    if (w->header.chunks != 0)
        qsort(w->turn, w->header.chunks, sizeof *w->turn, by_share);
    return ERR_OK;
}

static err_t write_sections(writer *w, size_t round_chunks, pool *p)
{
    /* One round more than there are chunks to make: it passes the last one on. */
    for (uint64_t first = 0; first < w->header.chunks || w->passed_on.n != 0;
         first += round_chunks) {
        const uint64_t left = first < w->header.chunks ? w->header.chunks - first : 0;
        w->made.first = first;
        w->made.n = left < round_chunks ? (size_t)left : round_chunks;
        ERR_TRY(pool_for(p, TASK_CHUNKS + w->made.n, round_task, w));
        const chunk_round made = w->made;
        w->made.buffer = w->passed_on.buffer;
        w->passed_on = made;
    }
    return ERR_OK;
}

/* An empty section has no chunk that would end its digest. */
static void digest_empty(writer *w)
{
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++)
        if (w->header.section[s].count == 0)
            sha256(w->header.section[s].sha256, "", 0);
}

static err_t write_header(writer *w)
{
    key_image_header *h = &w->header;
    sha256(h->tables_sha256, w->tables, w->tables_bytes);
    sha256(h->sha256, h, KEY_IMAGE_HASHED_BYTES);
    ERR_TRY(file_write_at(w->file, w->tables, w->tables_bytes, sizeof *h));
    return file_write_at(w->file, h, sizeof *h, 0);
}

static err_t write_all(writer *w, pool *p)
{
    const size_t threads = pool_threads(p);
    size_t round_chunks = threads < ROUND_CHUNKS_MAX ? threads : ROUND_CHUNKS_MAX;
    if (round_chunks > w->header.chunks)
        round_chunks = w->header.chunks == 0 ? 1 : (size_t)w->header.chunks;
    ERR_TRY(params_encode_vk(w->tables, &w->source->head->vk));
    uint8_t *buffers;
    ERR_TRY(mem_alloc((void **)&buffers, MEM_SCRATCH, 2 * round_chunks, w->chunk_bytes,
                      "chunks of a key image"));
    w->made.buffer = buffers;
    w->passed_on.buffer = buffers + round_chunks * w->chunk_bytes;
    digest_empty(w);
    err_t rc = take_turns(w);
    if (rc == ERR_OK)
        rc = write_sections(w, round_chunks, p);
    if (rc == ERR_OK)
        rc = write_header(w);
    mem_free(w->turn, MEM_SCRATCH);
    mem_free(buffers, MEM_SCRATCH);
    return rc;
}

static err_t create_hashes(writer *w)
{
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++)
        ERR_TRY(hash_stream_create(&w->hash[s], HASH_SHA256));
    return ERR_OK;
}

static err_t check_head(const key_image_head *head)
{
    if (head->vk.ic_n != head->inputs)
        return err_set(ERR_ARGUMENT, "a key image of %zu inputs whose verifying key has %zu",
                       head->inputs, head->vk.ic_n);
    return key_image_head_bounds(head, "a key image to be written");
}

err_t key_image_file_write(file_out *f, const key_image_source *source, pool *p,
                           const progress *listener)
{
    writer w = {.file = f, .source = source};
    ERR_TRY(check_head(source->head));
    key_image_header_fill(&w.header, source->head);
    w.tables_bytes = (size_t)w.header.section[KEY_IMAGE_H].offset - sizeof w.header;
    w.chunk_bytes = key_image_chunk_bytes_max(&w.header);
    w.meter.listener = listener;
    w.meter.stage = "writing the key image";
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++)
        w.meter.total += w.header.section[s].count;
    err_t rc = create_hashes(&w);
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&w.tables, MEM_SCRATCH, w.tables_bytes, "digests of a key image");
    if (rc == ERR_OK)
        rc = write_all(&w, p);
    mem_free(w.tables, MEM_SCRATCH);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++)
        hash_stream_destroy(w.hash[s]);
    return rc;
}
