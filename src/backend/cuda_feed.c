/* Each thread has a piece of the ring: it reads points into it, queues their upload, and waits for
 * that when it comes to its next piece. Pieces are as long as the chunks that key image files have
 * digests of, so that whole sections read each of them once. One lock is held for calls to the gpu,
 * which takes one thread at a time. */
#include "backend/cuda_feed.h"

#include "base/pool.h"

#include <pthread.h>
#include <stdlib.h>

#define PIECE_BYTES ((size_t)48 << 20)
#define THREADS_MAX 16u
#define PIECES_EACH 3u /* of a small key */

struct cuda_feed {
    gpu *g;
    const key_image_source *source;
    pool *pool;
    pthread_mutex_t lock;
    size_t piece_bytes;
    char *ring; /* a piece for each thread */
    gpu_event copied[THREADS_MAX];
    bool used[THREADS_MAX]; /* its event was recorded */
};

/* Where to: device memory through the ring, or host memory. */
typedef struct {
    cuda_feed *f;
    key_image_section section;
    char *to;
    size_t first, n, piece; /* points */
    gpu_stream stream;
} feeding;

static size_t points_of(const feeding *job, size_t i)
{
    const size_t left = job->n - i * job->piece;
    return left < job->piece ? left : job->piece;
}

static err_t read_piece(const feeding *job, void *to, size_t i)
{
    const key_image_source *source = job->f->source;
    return source->read(source->context, to, job->section, job->first + i * job->piece,
                        points_of(job, i));
}

static err_t read_body(void *context, size_t i, unsigned worker)
{
    const feeding *job = context;
    (void)worker;
    return read_piece(job, job->to + i * job->piece * key_image_point_bytes(job->section), i);
}

static err_t wait_for_piece(cuda_feed *f, unsigned worker)
{
    if (!f->used[worker])
        return ERR_OK;
    pthread_mutex_lock(&f->lock);
    const err_t rc = gpu_event_wait(f->g, f->copied[worker]);
    pthread_mutex_unlock(&f->lock);
    return rc;
}

/* With the lock. */
static err_t upload_piece(const feeding *job, const void *from, size_t i, unsigned worker)
{
    cuda_feed *f = job->f;
    const size_t point = key_image_point_bytes(job->section);
    ERR_TRY(gpu_upload(f->g, job->to + i * job->piece * point, from, points_of(job, i) * point,
                       job->stream));
    ERR_TRY(gpu_event_record(f->g, f->copied[worker], job->stream));
    f->used[worker] = true;
    return ERR_OK;
}

static err_t upload_body(void *context, size_t i, unsigned worker)
{
    const feeding *job = context;
    cuda_feed *f = job->f;
    char *piece = f->ring + worker * f->piece_bytes;
    ERR_TRY(wait_for_piece(f, worker));
    ERR_TRY(read_piece(job, piece, i));
    pthread_mutex_lock(&f->lock);
    const err_t rc = upload_piece(job, piece, i, worker);
    pthread_mutex_unlock(&f->lock);
    return rc;
}

static err_t feed(cuda_feed *f, void *to, key_image_section s, size_t first, size_t n,
                  gpu_stream stream, pool_body body)
{
    const size_t piece = f->piece_bytes / key_image_point_bytes(s);
    feeding job = {f, s, to, first, n, piece, stream};
    return pool_for(f->pool, (n + piece - 1) / piece, body, &job);
}

/* Several for each thread of the longest section; at least one point of G2. */
static size_t piece_bytes_for(const key_image_head *head, unsigned threads)
{
    size_t longest = 0;
    for (key_image_section s = 0; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t bytes = key_image_points(head, s) * key_image_point_bytes(s);
        longest = bytes > longest ? bytes : longest;
    }
    const size_t share = (longest / (PIECES_EACH * threads) / sizeof(g2_aff) + 1) * sizeof(g2_aff);
    return share < PIECE_BYTES ? share : PIECE_BYTES;
}

static err_t start_threads(cuda_feed *f, unsigned threads)
{
    ERR_TRY(pool_create(&f->pool, threads));
    if (pool_threads(f->pool) > THREADS_MAX) {
        pool_destroy(f->pool);
        f->pool = NULL;
        ERR_TRY(pool_create(&f->pool, THREADS_MAX));
    }
    f->piece_bytes = piece_bytes_for(f->source->head, pool_threads(f->pool));
    return ERR_OK;
}

static err_t make_ring(cuda_feed *f)
{
    const unsigned threads = pool_threads(f->pool);
    void *ring;
    ERR_TRY(
        gpu_pinned_alloc(&ring, f->g, MEM_KEY, threads * f->piece_bytes, "ring of a key's chunks"));
    f->ring = ring;
    for (unsigned i = 0; i < threads; i++)
        ERR_TRY(gpu_event_create(&f->copied[i], f->g));
    return ERR_OK;
}

err_t cuda_feed_open(cuda_feed **out, gpu *g, const key_image_source *source, unsigned threads,
                     bool ring)
{
    *out = NULL;
    cuda_feed *f = calloc(1, sizeof *f);
    if (!f)
        return err_set(ERR_MEMORY, "no memory for a feed of points");
    f->g = g;
    f->source = source;
    pthread_mutex_init(&f->lock, NULL);
    err_t rc = start_threads(f, threads);
    if (rc == ERR_OK && ring)
        rc = make_ring(f);
    if (rc != ERR_OK) {
        cuda_feed_close(f);
        return rc;
    }
    *out = f;
    return ERR_OK;
}

void cuda_feed_close(cuda_feed *f)
{
    if (!f)
        return;
    for (unsigned i = 0; i < THREADS_MAX; i++)
        gpu_event_destroy(f->g, f->copied[i]);
    gpu_pinned_free(f->g, f->ring, MEM_KEY);
    pool_destroy(f->pool);
    pthread_mutex_destroy(&f->lock);
    free(f);
}

err_t cuda_feed_upload(cuda_feed *f, void *device, key_image_section s, size_t first, size_t n,
                       gpu_stream stream)
{
    return feed(f, device, s, first, n, stream, upload_body);
}

err_t cuda_feed_read(cuda_feed *f, void *host, key_image_section s, size_t first, size_t n)
{
    return feed(f, host, s, first, n, NULL, read_body);
}
