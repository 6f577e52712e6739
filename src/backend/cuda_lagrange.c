/* Locks: one mutex around the gpu, which is used by one thread at a time. */
#include "backend/cuda_lagrange.h"

#include "backend/cuda_feed.h"
#include "groth16/key_lagrange_cuda.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct cuda_lagrange {
    key_image_source from;
    const r1cs_image *image;
    key_image_head head; /* vk: borrowed from `from` */
    gpu *g;
    gpu_stream stream;
    char *points[2]; /* H, L in device memory */
    pthread_mutex_t lock;
};

static err_t choose_device(unsigned *out, const char *name)
{
    const char *why;
    const unsigned n = gpu_count(&why);
    uint64_t most = 0;
    *out = 0;
    if (n == 0)
        return err_set(ERR_DEVICE, "no GPU: %s", why);
    if (name)
        return gpu_find(out, name);
    for (unsigned i = 0; i < n; i++) {
        gpu_info info;
        ERR_TRY(gpu_describe(&info, i));
        if (info.memory_free_bytes > most) {
            most = info.memory_free_bytes;
            *out = i;
        }
    }
    return ERR_OK;
}

static size_t bytes_of(const cuda_lagrange *c, key_image_section s)
{
    return key_image_points(&c->head, s) * key_image_point_bytes(s);
}

/* Waits, whatever has happened before: nothing may be under way to host memory, or from it, that
 * goes away. The first failure counts. */
static err_t settle(cuda_lagrange *c, err_t rc)
{
    char text[ERR_TEXT_BYTES_MAX];
    if (rc == ERR_OK)
        rc = gpu_wait(c->g, c->stream);
    if (rc == ERR_OK)
        return ERR_OK;
    strcpy(text, err_text());
    if (gpu_wait(c->g, c->stream) != ERR_OK) /* then nothing runs any more */
        err_clear();
    return err_set(rc, "%s", text);
}

static err_t upload(cuda_lagrange *c, unsigned threads)
{
    cuda_feed *feed;
    ERR_TRY(cuda_feed_open(&feed, c->g, &c->from, threads, true));
    err_t rc = ERR_OK;
    for (key_image_section s = KEY_IMAGE_H; s <= KEY_IMAGE_L && rc == ERR_OK; s++)
        rc = cuda_feed_upload(feed, c->points[s], s, 0, key_image_points(c->from.head, s),
                              c->stream);
    rc = settle(c, rc);
    cuda_feed_close(feed);
    return rc;
}

static err_t convert(cuda_lagrange *c, const char *device, unsigned threads,
                     const progress *listener)
{
    uint64_t arena;
    unsigned i;
    ERR_TRY(choose_device(&i, device));
    ERR_TRY(gpu_open(&c->g, i, 0));
    ERR_TRY(key_lagrange_cuda_bytes(&arena, c->g, c->image));
    for (key_image_section s = KEY_IMAGE_H; s <= KEY_IMAGE_L; s++)
        arena += (bytes_of(c, s) + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
    ERR_TRY(gpu_arena_set(c->g, arena));
    for (key_image_section s = KEY_IMAGE_H; s <= KEY_IMAGE_L; s++)
        ERR_TRY(gpu_take((void **)&c->points[s], c->g, bytes_of(c, s), "points of a key"));
    c->stream = gpu_stream_get(c->g, 0);
    progress_step(listener, "reading h and l", 0, 0);
    ERR_TRY(upload(c, threads));
    return key_lagrange_cuda(c->g, c->stream, c->points[KEY_IMAGE_H], c->points[KEY_IMAGE_L],
                             c->image, listener);
}

err_t cuda_lagrange_open(cuda_lagrange **out, const char *device, const key_image_source *from,
                         const r1cs_image *image, unsigned threads, const progress *listener)
{
    *out = NULL;
    if (from->head->form != KEY_IMAGE_COEFFICIENTS)
        return err_set(ERR_ARGUMENT, "%s: the key image is in another form already",
                       from->head->circuit);
    ERR_TRY(key_image_head_check(from->head, image));
    cuda_lagrange *c = calloc(1, sizeof *c);
    if (!c)
        return err_set(ERR_MEMORY, "no memory for a conversion of a key");
    pthread_mutex_init(&c->lock, NULL);
    c->from = *from;
    c->image = image;
    c->head = *from->head;
    c->head.form = KEY_IMAGE_LAGRANGE;
    const err_t rc = convert(c, device, threads, listener);
    if (rc != ERR_OK) {
        cuda_lagrange_close(c);
        return rc;
    }
    *out = c;
    return ERR_OK;
}

static err_t download(cuda_lagrange *c, void *out, key_image_section s, size_t first, size_t n)
{
    const size_t size = key_image_point_bytes(s);
    pthread_mutex_lock(&c->lock);
    const err_t rc =
        settle(c, gpu_download(c->g, out, c->points[s] + first * size, n * size, c->stream));
    pthread_mutex_unlock(&c->lock);
    return rc;
}

static err_t read_points(void *context, void *out, key_image_section s, size_t first, size_t n)
{
    cuda_lagrange *c = context;
    if (s != KEY_IMAGE_H && s != KEY_IMAGE_L)
        return c->from.read(c->from.context, out, s, first, n);
    const size_t points = key_image_points(&c->head, s);
    if (first > points || n > points - first)
        return err_set(ERR_ARGUMENT, "points %zu to %zu of section %s, which has %zu", first,
                       first + n, key_image_section_name(s), points);
    return n == 0 ? ERR_OK : download(c, out, s, first, n);
}

key_image_source cuda_lagrange_source(cuda_lagrange *c)
{
    return (key_image_source){.head = &c->head, .read = read_points, .context = c};
}

const char *cuda_lagrange_device(const cuda_lagrange *c)
{
    return gpu_of(c->g)->uuid;
}

void cuda_lagrange_close(cuda_lagrange *c)
{
    if (!c)
        return;
    gpu_close(c->g);
    pthread_mutex_destroy(&c->lock);
    free(c);
}
