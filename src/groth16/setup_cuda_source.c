/* A setup on a GPU as a source of points in host memory. */
#include "groth16/setup_cuda.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct setup_cuda_source {
    const setup_cuda *c;
    gpu *g;
    gpu_stream s;
    pthread_mutex_t turn;
    void *pinned; /* SETUP_CUDA_READ points of G1, half as many of G2 */
};

#define READ_BYTES ((size_t)SETUP_CUDA_READ * sizeof(g1_aff))

err_t setup_cuda_source_bytes(uint64_t *out, const r1cs_image *image, key_image_form form)
{
    uint64_t open, range;
    ERR_TRY(setup_cuda_bytes(&open, &range, image, form, SETUP_CUDA_READ));
    *out = READ_BYTES + range;
    return ERR_OK;
}

err_t setup_cuda_source_open(setup_cuda_source **out, const setup_cuda *c, gpu_stream s)
{
    *out = NULL;
    setup_cuda_source *o = calloc(1, sizeof *o);
    if (!o)
        return err_set(ERR_MEMORY, "no memory for a source of points");
    o->c = c;
    o->g = setup_cuda_gpu(c);
    o->s = s;
    const err_t rc = gpu_pinned_alloc(&o->pinned, o->g, MEM_KEY, READ_BYTES, "points on their way");
    if (rc != ERR_OK) {
        free(o);
        return rc;
    }
    (void)pthread_mutex_init(&o->turn, NULL); /* cannot fail with default attributes */
    *out = o;
    return ERR_OK;
}

void setup_cuda_source_close(setup_cuda_source *o)
{
    if (!o)
        return;
    gpu_pinned_free(o->g, o->pinned, MEM_KEY);
    (void)pthread_mutex_destroy(&o->turn);
    free(o);
}

/* n points fit the page-locked memory. */
static err_t read_part(setup_cuda_source *o, void *out, key_image_section s, size_t first, size_t n)
{
    const size_t bytes = n * key_image_point_bytes(s);
    void *points;
    ERR_TRY(gpu_take(&points, o->g, bytes, "points of a key"));
    ERR_TRY(setup_cuda_points(o->c, points, s, first, n, o->s));
    ERR_TRY(gpu_download(o->g, o->pinned, points, bytes, o->s));
    ERR_TRY(gpu_wait(o->g, o->s));
    memcpy(out, o->pinned, bytes);
    return ERR_OK;
}

static err_t read_points(void *context, void *out, key_image_section s, size_t first, size_t n)
{
    setup_cuda_source *o = context;
    const size_t bytes = key_image_point_bytes(s), most = READ_BYTES / bytes;
    err_t rc = ERR_OK;
    (void)pthread_mutex_lock(&o->turn);
    for (size_t at = 0; at < n && rc == ERR_OK; at += most) {
        const gpu_mark mark = gpu_mark_get(o->g);
        rc =
            read_part(o, (uint8_t *)out + at * bytes, s, first + at, n - at < most ? n - at : most);
        gpu_release(o->g, mark);
    }
    (void)pthread_mutex_unlock(&o->turn);
    return rc;
}

key_image_source setup_cuda_source_of(setup_cuda_source *o)
{
    return (key_image_source){.head = setup_cuda_head(o->c), .read = read_points, .context = o};
}
