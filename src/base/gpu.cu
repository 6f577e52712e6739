/* One GPU in use: an arena carved by marks, streams, copies, events, page-locked memory.
 *
 * Blocks of page-locked memory are blocks of base/mem that are registered with the driver, so that
 * they are counted there; a page in front holds the length. */
#include "base/gpu_check.cuh"

extern "C" {
#include "base/bytes.h"
#include "base/verify.h"
}

#include <stdlib.h>

#define PAGE_BYTES 4096u

struct gpu {
    gpu_info info;
    int device;
    char *arena;
    uint64_t wanted_bytes; /* of the arena */
    gpu_counts counts;     /* pinned_*: written by any thread, as counted() does */
    cudaStream_t streams[GPU_STREAMS];
};

/* ---- opening and closing --------------------------------------------------------------------- */

static err_t open_streams(gpu *g)
{
    int least, greatest; /* greatest <= least: lower numbers are more urgent */
    GPU_TRY(cudaDeviceGetStreamPriorityRange(&least, &greatest));
    for (int i = 0; i < GPU_STREAMS; i++) {
        const int priority = greatest + i < least ? greatest + i : least;
        GPU_TRY(cudaStreamCreateWithPriority(&g->streams[i], cudaStreamNonBlocking, priority));
    }
    return ERR_OK;
}

static err_t open_arena(gpu *g, uint64_t bytes)
{
    g->wanted_bytes = bytes;
    g->counts.arena_bytes = 0;
    const uint64_t rounded = (bytes + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
    size_t free_bytes, all_bytes;
    GPU_TRY(cudaMemGetInfo(&free_bytes, &all_bytes));
    if (rounded > free_bytes || rounded < bytes) {
        char needed[SIZE_TEXT_BYTES], available[SIZE_TEXT_BYTES];
        size_text(needed, bytes);
        size_text(available, free_bytes);
        return err_set(ERR_MEMORY, "%s at %s has %s free, the arena needs %s", g->info.name,
                       g->info.pci, available, needed);
    }
    if (rounded != 0)
        GPU_TRY(cudaMalloc((void **)&g->arena, rounded));
    g->counts.arena_bytes = rounded;
    return ERR_OK;
}

static err_t check_code(const gpu_info *info)
{
    if (info->code != GPU_CODE_NONE)
        return ERR_OK;
    return err_set(
        ERR_DEVICE,
        "%s at %s has compute capability %u.%u, this program has code for " CUZK_CUDA_ARCHITECTURES,
        info->name, info->pci, info->compute / 10, info->compute % 10);
}

err_t gpu_open(gpu **out, unsigned i, uint64_t arena_bytes)
{
    *out = NULL;
    gpu *g = (gpu *)calloc(1, sizeof *g);
    if (!g)
        return err_set(ERR_MEMORY, "gpu %u: no memory for its record", i);
    err_t rc;
    g->device = (int)i;
    ERR_GOTO(rc, failed, gpu_describe(&g->info, i)); /* makes it current */
    ERR_GOTO(rc, failed, check_code(&g->info));
    ERR_GOTO(rc, failed, open_arena(g, arena_bytes));
    ERR_GOTO(rc, failed, open_streams(g));
    *out = g;
    return ERR_OK;
failed:
    gpu_close(g);
    return rc;
}

/* What fails while everything is given back has nobody to be told to; a failure that stays is ended
 * with the context, so that the device can be opened again where the driver allows it. */
static void let_go(gpu *g)
{
    if (!g->arena && !g->streams[0])
        return;
    (void)cudaSetDevice(g->device);
    const bool sound = cudaDeviceSynchronize() == cudaSuccess;
    for (int i = 0; i < GPU_STREAMS; i++) {
        if (g->streams[i])
            (void)cudaStreamDestroy(g->streams[i]);
        g->streams[i] = NULL;
    }
    (void)cudaFree(g->arena);
    g->arena = NULL;
    if (!sound)
        (void)cudaDeviceReset();
    (void)cudaGetLastError();
}

void gpu_close(gpu *g)
{
    if (!g)
        return;
    VERIFY(g->counts.pinned_allocations == g->counts.pinned_frees);
    let_go(g);
    free(g);
}

err_t gpu_reopen(gpu *g)
{
    gpu_info info;
    err_t rc;
    let_go(g);
    g->counts.taken_bytes = 0;
    ERR_TRY(gpu_describe(&info, (unsigned)g->device)); /* makes it current */
    ERR_GOTO(rc, failed, open_arena(g, g->wanted_bytes));
    ERR_GOTO(rc, failed, open_streams(g));
    return ERR_OK;
failed:
    let_go(g);
    return rc;
}

const gpu_info *gpu_of(const gpu *g)
{
    return &g->info;
}

err_t gpu_use(const gpu *g)
{
    GPU_TRY(cudaSetDevice(g->device));
    return ERR_OK;
}

/* ---- arena ----------------------------------------------------------------------------------- */

err_t gpu_arena_set(gpu *g, uint64_t arena_bytes)
{
    VERIFY(g->counts.taken_bytes == 0);
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaFree(g->arena));
    g->arena = NULL;
    g->counts.taken_peak_bytes = 0;
    return open_arena(g, arena_bytes);
}

err_t gpu_take(void **out, gpu *g, size_t bytes, const char *what)
{
    *out = NULL;
    const uint64_t left = g->counts.arena_bytes - g->counts.taken_bytes;
    if (bytes > left) {
        char needed[SIZE_TEXT_BYTES], available[SIZE_TEXT_BYTES];
        size_text(needed, bytes);
        size_text(available, left);
        return err_set(ERR_MEMORY, "%s needs %s, the arena of %s at %s has %s left", what, needed,
                       g->info.name, g->info.pci, available);
    }
    *out = g->arena + g->counts.taken_bytes;
    /* The arena's length is a multiple of GPU_ALIGN, so this is at most that length. */
    g->counts.taken_bytes += ((uint64_t)bytes + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
    if (g->counts.taken_bytes > g->counts.taken_peak_bytes)
        g->counts.taken_peak_bytes = g->counts.taken_bytes;
    return ERR_OK;
}

gpu_mark gpu_mark_get(const gpu *g)
{
    return g->counts.taken_bytes;
}

void gpu_release(gpu *g, gpu_mark mark)
{
    VERIFY(mark <= g->counts.taken_bytes);
    g->counts.taken_bytes = mark;
}

/* What one thread writes and others read. */
static uint64_t seen(const uint64_t *count)
{
    return __atomic_load_n(count, __ATOMIC_RELAXED);
}

static void counted(uint64_t *count, uint64_t more)
{
    (void)__atomic_fetch_add(count, more, __ATOMIC_RELAXED);
}

void gpu_memory(const gpu *g, gpu_counts *out)
{
    const gpu_counts *c = &g->counts;
    out->arena_bytes = seen(&c->arena_bytes);
    out->taken_bytes = seen(&c->taken_bytes);
    out->taken_peak_bytes = seen(&c->taken_peak_bytes);
    out->pinned_bytes = seen(&c->pinned_bytes);
    out->pinned_allocations = seen(&c->pinned_allocations);
    out->pinned_frees = seen(&c->pinned_frees);
}

/* ---- page-locked memory ---------------------------------------------------------------------- */

err_t gpu_pinned_alloc(void **out, gpu *g, mem_class kind, size_t bytes, const char *what)
{
    *out = NULL;
    if (bytes > SIZE_MAX - PAGE_BYTES)
        return err_set(ERR_MEMORY, "%s: %zu bytes cannot be addressed", what, bytes);
    void *block;
    ERR_TRY(gpu_use(g));
    ERR_TRY(mem_alloc(&block, kind, bytes + PAGE_BYTES, 1, what));
    const unsigned flags = cudaHostRegisterPortable;
    const err_t rc = GPU_CHECKED(cudaHostRegister(block, bytes + PAGE_BYTES, flags));
    if (rc != ERR_OK) {
        mem_free(block, kind);
        return err_prefix(rc, "%s", what);
    }
    *(size_t *)block = bytes;
    counted(&g->counts.pinned_bytes, bytes);
    counted(&g->counts.pinned_allocations, 1);
    *out = (char *)block + PAGE_BYTES;
    return ERR_OK;
}

void gpu_pinned_free(gpu *g, void *block, mem_class kind)
{
    if (!block)
        return;
    void *whole = (char *)block - PAGE_BYTES;
    counted(&g->counts.pinned_bytes, 0 - (uint64_t) * (const size_t *)whole);
    counted(&g->counts.pinned_frees, 1);
    (void)cudaSetDevice(g->device);
    (void)cudaHostUnregister(whole);
    (void)cudaGetLastError();
    mem_free(whole, kind);
}

static err_t place_of(cudaMemoryType *out, const void *host)
{
    cudaPointerAttributes attributes;
    GPU_TRY(cudaPointerGetAttributes(&attributes, host));
    *out = attributes.type;
    return ERR_OK;
}

err_t gpu_is_pinned(bool *out, gpu *g, const void *host, size_t bytes)
{
    cudaMemoryType first, last;
    *out = false;
    ERR_TRY(gpu_use(g));
    ERR_TRY(place_of(&first, host));
    ERR_TRY(place_of(&last, (const char *)host + (bytes == 0 ? 0 : bytes - 1)));
    *out = first == cudaMemoryTypeHost && last == cudaMemoryTypeHost;
    return ERR_OK;
}

/* ---- streams, copies, events ----------------------------------------------------------------- */

gpu_stream gpu_stream_get(const gpu *g, unsigned i)
{
    VERIFY(i < GPU_STREAMS);
    return g->streams[i];
}

err_t gpu_wait(gpu *g, gpu_stream s)
{
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaStreamSynchronize(s));
    return ERR_OK;
}

err_t gpu_upload(gpu *g, void *device, const void *host, size_t bytes, gpu_stream s)
{
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaMemcpyAsync(device, host, bytes, cudaMemcpyHostToDevice, s));
    return ERR_OK;
}

err_t gpu_download(gpu *g, void *host, const void *device, size_t bytes, gpu_stream s)
{
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaMemcpyAsync(host, device, bytes, cudaMemcpyDeviceToHost, s));
    return ERR_OK;
}

err_t gpu_clear(gpu *g, void *device, size_t bytes, gpu_stream s)
{
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaMemsetAsync(device, 0, bytes, s));
    return ERR_OK;
}

err_t gpu_event_create(gpu_event *out, gpu *g)
{
    *out = NULL;
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaEventCreate(out));
    return ERR_OK;
}

void gpu_event_destroy(gpu *g, gpu_event e)
{
    if (!e)
        return;
    (void)cudaSetDevice(g->device);
    (void)cudaEventDestroy(e);
    (void)cudaGetLastError();
}

err_t gpu_event_record(gpu *g, gpu_event e, gpu_stream s)
{
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaEventRecord(e, s));
    return ERR_OK;
}

err_t gpu_event_order(gpu *g, gpu_stream s, gpu_event e)
{
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaStreamWaitEvent(s, e, 0));
    return ERR_OK;
}

err_t gpu_event_wait(gpu *g, gpu_event e)
{
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaEventSynchronize(e));
    return ERR_OK;
}

err_t gpu_event_done(bool *out, gpu *g, gpu_event e)
{
    *out = false;
    ERR_TRY(gpu_use(g));
    const int rc = fault_hit(FAULT_GPU) ? GPU_FAULT : (int)cudaEventQuery(e);
    if (rc == cudaErrorNotReady) {
        (void)cudaGetLastError();
        return ERR_OK;
    }
    ERR_TRY(gpu_checked(rc, "cudaEventQuery(e)", __FILE__, __LINE__));
    *out = true;
    return ERR_OK;
}

err_t gpu_event_seconds(double *out, gpu *g, gpu_event from, gpu_event to)
{
    float milliseconds;
    ERR_TRY(gpu_use(g));
    GPU_TRY(cudaEventElapsedTime(&milliseconds, from, to));
    *out = milliseconds / 1e3;
    return ERR_OK;
}
