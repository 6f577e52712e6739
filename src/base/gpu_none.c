/* GPUs of a build without CUDA: there are none. What takes a gpu is never reached, since none can
 * be opened. */
#include "base/gpu.h"

#define NO_CUDA "this program was built without CUDA"

static err_t none(void)
{
    return err_set(ERR_DEVICE, NO_CUDA);
}

unsigned gpu_count(const char **why)
{
    if (why)
        *why = NO_CUDA;
    return 0;
}

err_t gpu_describe(gpu_info *out, unsigned i)
{
    (void)out;
    return err_set(ERR_ARGUMENT, "gpu %u: there are none, " NO_CUDA, i);
}

err_t gpu_find(unsigned *out, const char *uuid_or_pci)
{
    (void)out;
    return err_set(ERR_ARGUMENT, "gpu %s: there are none, " NO_CUDA, uuid_or_pci);
}

err_t gpu_open(gpu **out, unsigned i, uint64_t arena_bytes)
{
    (void)arena_bytes;
    *out = NULL;
    return err_set(ERR_ARGUMENT, "gpu %u: there are none, " NO_CUDA, i);
}

void gpu_close(gpu *g)
{
    (void)g;
}

err_t gpu_reopen(gpu *g)
{
    (void)g;
    return none();
}

const gpu_info *gpu_of(const gpu *g)
{
    (void)g;
    return NULL;
}

err_t gpu_use(const gpu *g)
{
    (void)g;
    return none();
}

err_t gpu_arena_set(gpu *g, uint64_t arena_bytes)
{
    (void)g, (void)arena_bytes;
    return none();
}

err_t gpu_take(void **out, gpu *g, size_t bytes, const char *what)
{
    (void)g, (void)bytes, (void)what;
    *out = NULL;
    return none();
}

gpu_mark gpu_mark_get(const gpu *g)
{
    (void)g;
    return 0;
}

void gpu_release(gpu *g, gpu_mark mark)
{
    (void)g, (void)mark;
}

void gpu_memory(const gpu *g, gpu_counts *out)
{
    (void)g;
    *out = (gpu_counts){0};
}

err_t gpu_pinned_alloc(void **out, gpu *g, mem_class kind, size_t bytes, const char *what)
{
    (void)g, (void)kind, (void)bytes, (void)what;
    *out = NULL;
    return none();
}

void gpu_pinned_free(gpu *g, void *block, mem_class kind)
{
    (void)g, (void)block, (void)kind;
}

err_t gpu_is_pinned(bool *out, gpu *g, const void *host, size_t bytes)
{
    (void)g, (void)host, (void)bytes;
    *out = false;
    return none();
}

gpu_stream gpu_stream_get(const gpu *g, unsigned i)
{
    (void)g, (void)i;
    return NULL;
}

err_t gpu_wait(gpu *g, gpu_stream s)
{
    (void)g, (void)s;
    return none();
}

err_t gpu_upload(gpu *g, void *device, const void *host, size_t bytes, gpu_stream s)
{
    (void)g, (void)device, (void)host, (void)bytes, (void)s;
    return none();
}

err_t gpu_download(gpu *g, void *host, const void *device, size_t bytes, gpu_stream s)
{
    (void)g, (void)host, (void)device, (void)bytes, (void)s;
    return none();
}

err_t gpu_clear(gpu *g, void *device, size_t bytes, gpu_stream s)
{
    (void)g, (void)device, (void)bytes, (void)s;
    return none();
}

err_t gpu_event_create(gpu_event *out, gpu *g)
{
    (void)g;
    *out = NULL;
    return none();
}

void gpu_event_destroy(gpu *g, gpu_event e)
{
    (void)g, (void)e;
}

err_t gpu_event_record(gpu *g, gpu_event e, gpu_stream s)
{
    (void)g, (void)e, (void)s;
    return none();
}

err_t gpu_event_order(gpu *g, gpu_stream s, gpu_event e)
{
    (void)g, (void)s, (void)e;
    return none();
}

err_t gpu_event_wait(gpu *g, gpu_event e)
{
    (void)g, (void)e;
    return none();
}

err_t gpu_event_done(bool *out, gpu *g, gpu_event e)
{
    (void)g, (void)e;
    *out = false;
    return none();
}

err_t gpu_event_seconds(double *out, gpu *g, gpu_event from, gpu_event to)
{
    (void)g, (void)from, (void)to;
    *out = 0;
    return none();
}
