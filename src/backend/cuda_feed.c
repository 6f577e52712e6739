/* The ring has two halves of up to PIECES_MAX pieces. A half is filled, one piece per thread, then
 * uploaded as one copy; before it is filled again its event is waited for. Pieces are as long as
 * the chunks that key image files have digests of, so that whole sections read each of them once.
 */
#include "backend/cuda_feed.h"

#include "base/pool.h"

#include <stdlib.h>

#define PIECE_BYTES ((size_t)48 << 20)
#define PIECES_MAX  8u

struct cuda_feed {
    gpu *g;
    const key_image_source *source;
    pool *pool;
    size_t piece_bytes;
    unsigned pieces; /* of a half */
    char *ring;
    gpu_event copied[2];
    bool used[2];
    unsigned turn;
};

typedef struct {
    const key_image_source *source;
    key_image_section section;
    char *to;
    size_t first, n, piece; /* points */
} reading;

static err_t read_piece(void *context, size_t i, unsigned worker)
{
    const reading *r = context;
    const size_t at = i * r->piece, left = r->n - at;
    (void)worker;
    return r->source->read(r->source->context, r->to + at * key_image_point_bytes(r->section),
                           r->section, r->first + at, left < r->piece ? left : r->piece);
}

static err_t read_all(cuda_feed *f, void *to, key_image_section s, size_t first, size_t n)
{
    reading r = {.source = f->source, .section = s, .to = to, .first = first, .n = n};
    r.piece = f->piece_bytes / key_image_point_bytes(s);
    return pool_for(f->pool, (n + r.piece - 1) / r.piece, read_piece, &r);
}

/* A ring no longer than the longest section; at least one point of G2 to a piece. */
static void set_sizes(cuda_feed *f)
{
    size_t longest = sizeof(g2_aff);
    for (key_image_section s = 0; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t bytes = key_image_points(f->source->head, s) * key_image_point_bytes(s);
        longest = bytes > longest ? bytes : longest;
    }
    longest = (longest + sizeof(g2_aff) - 1) / sizeof(g2_aff) * sizeof(g2_aff);
    const unsigned threads = pool_threads(f->pool);
    f->piece_bytes = longest < PIECE_BYTES ? longest : PIECE_BYTES;
    f->pieces = threads < PIECES_MAX ? threads : PIECES_MAX;
    const size_t pieces = (longest + f->piece_bytes - 1) / f->piece_bytes;
    f->pieces = pieces < f->pieces ? (unsigned)pieces : f->pieces;
}

err_t cuda_feed_open(cuda_feed **out, gpu *g, const key_image_source *source, unsigned threads,
                     bool ring)
{
    err_t rc;
    *out = NULL;
    cuda_feed *f = calloc(1, sizeof *f);
    if (!f)
        return err_set(ERR_MEMORY, "no memory for a feed of points");
    f->g = g;
    f->source = source;
    ERR_GOTO(rc, failed, pool_create(&f->pool, threads));
    set_sizes(f);
    if (!ring) {
        *out = f;
        return ERR_OK;
    }
    ERR_GOTO(rc, failed,
             gpu_pinned_alloc((void **)&f->ring, g, MEM_KEY, 2 * f->pieces * f->piece_bytes,
                              "ring of a key's chunks"));
    for (unsigned half = 0; half < 2; half++)
        ERR_GOTO(rc, failed, gpu_event_create(&f->copied[half], g));
    *out = f;
    return ERR_OK;
failed:
    cuda_feed_close(f);
    return rc;
}

void cuda_feed_close(cuda_feed *f)
{
    if (!f)
        return;
    for (unsigned half = 0; half < 2; half++)
        gpu_event_destroy(f->g, f->copied[half]);
    gpu_pinned_free(f->g, f->ring, MEM_KEY);
    pool_destroy(f->pool);
    free(f);
}

err_t cuda_feed_upload(cuda_feed *f, void *device, key_image_section s, size_t first, size_t n,
                       gpu_stream stream)
{
    const size_t point = key_image_point_bytes(s);
    const size_t half_points = f->pieces * (f->piece_bytes / point);
    for (size_t at = 0; at < n; at += half_points, f->turn ^= 1) {
        const size_t count = n - at < half_points ? n - at : half_points;
        char *half = f->ring + f->turn * f->pieces * f->piece_bytes;
        if (f->used[f->turn])
            ERR_TRY(gpu_event_wait(f->g, f->copied[f->turn]));
        ERR_TRY(read_all(f, half, s, first + at, count));
        ERR_TRY(gpu_upload(f->g, (char *)device + at * point, half, count * point, stream));
        ERR_TRY(gpu_event_record(f->g, f->copied[f->turn], stream));
        f->used[f->turn] = true;
    }
    return ERR_OK;
}

err_t cuda_feed_read(cuda_feed *f, void *host, key_image_section s, size_t first, size_t n)
{
    return read_all(f, host, s, first, n);
}
