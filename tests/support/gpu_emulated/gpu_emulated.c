/* base/gpu.h without a GPU: devices, arena, page-locked memory. Streams: gpu_emulated_streams.c. */
#include "gpu_emulated_internal.h"

#include "base/bytes.h"
#include "base/fault.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define PAGE_BYTES 4096u
#define GARBAGE    0xa5

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#else
#define __asan_poison_memory_region(address, bytes)   ((void)(address), (void)(bytes))
#define __asan_unpoison_memory_region(address, bytes) ((void)(address), (void)(bytes))
#endif

typedef struct {
    gpu_info info;
    atomic_uint_fast64_t used;
    atomic_bool broken, refuses;
    atomic_uint_fast64_t break_after; /* operations that still run; 0: no end */
} emulated_device;

static emulated_device devices[EMULATED_DEVICES_MAX];
static unsigned devices_n;
static atomic_uint_fast64_t operations, seed = 1;

void emulated_abort(const char *what)
{
    fprintf(stderr, "emulated gpu: %s\n", what);
    abort();
}

void emulated_devices(unsigned n, uint64_t memory_bytes)
{
    if (n > EMULATED_DEVICES_MAX || emulated_arenas() != 0)
        emulated_abort("devices cannot be changed now");
    memset(devices, 0, sizeof devices);
    devices_n = n;
    for (unsigned i = 0; i < n; i++) {
        gpu_info *info = &devices[i].info;
        snprintf(info->name, sizeof info->name, "emulated device");
        snprintf(info->uuid, sizeof info->uuid, "GPU-emulated-%u", i);
        snprintf(info->pci, sizeof info->pci, "0000:%02x:00.0", i + 1);
        info->compute = 90;
        info->multiprocessors = 1;
        info->memory_bytes = memory_bytes;
    }
}

void emulated_break(unsigned device, uint64_t n, bool refuses)
{
    devices[device].refuses = refuses;
    devices[device].break_after = n + 1;
}

void emulated_seed(uint64_t value)
{
    seed = value;
}

uint64_t emulated_operations(void)
{
    return operations;
}

uint64_t emulated_arenas(void)
{
    uint64_t sum = 0;
    for (unsigned i = 0; i < devices_n; i++)
        sum += devices[i].used;
    return sum;
}

err_t emulated_call(gpu *g, const char *call)
{
    if (fault_hit(FAULT_GPU))
        return err_set(ERR_DEVICE, "%s: failure on command", call);
    if (devices[g->device].broken)
        return err_set(ERR_DEVICE, "%s: an operation on the device has failed", call);
    return ERR_OK;
}

bool emulated_may_run(gpu *g)
{
    emulated_device *d = &devices[g->device];
    uint_fast64_t left = d->break_after;
    if (left != 0) {
        d->break_after = left - 1;
        if (left == 1)
            d->broken = true;
    }
    if (d->broken)
        return false;
    operations++;
    return true;
}

bool emulated_broken(const gpu *g)
{
    return devices[g->device].broken;
}

uint64_t emulated_random(gpu *g)
{
    uint64_t z = g->random += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

/* ---- devices --------------------------------------------------------------------------------- */

unsigned gpu_count(const char **why)
{
    if (why)
        *why = "no emulated devices";
    return devices_n;
}

err_t gpu_describe(gpu_info *out, unsigned i)
{
    if (i >= devices_n)
        return err_set(ERR_ARGUMENT, "gpu %u: there are %u", i, devices_n);
    if (fault_hit(FAULT_GPU))
        return err_set(ERR_DEVICE, "gpu_describe: failure on command");
    *out = devices[i].info;
    out->code = GPU_CODE_MACHINE;
    out->memory_free_bytes = out->memory_bytes - devices[i].used;
    return ERR_OK;
}

err_t gpu_find(unsigned *out, const char *uuid_or_pci)
{
    for (unsigned i = 0; i < devices_n; i++)
        if (strcmp(devices[i].info.uuid, uuid_or_pci) == 0 ||
            strcmp(devices[i].info.pci, uuid_or_pci) == 0) {
            *out = i;
            return ERR_OK;
        }
    return err_set(ERR_ARGUMENT, "gpu %s: there are %u, %s …", uuid_or_pci, devices_n,
                   devices[0].info.uuid);
}

/* ---- opening and closing --------------------------------------------------------------------- */

static err_t open_arena(gpu *g, uint64_t bytes)
{
    emulated_device *d = &devices[g->device];
    const uint64_t rounded = (bytes + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
    const uint64_t left = d->info.memory_bytes - d->used;
    g->wanted_bytes = bytes;
    ERR_TRY(emulated_call(g, "cudaMemGetInfo"));
    if (rounded > left || rounded < bytes)
        return err_set(ERR_MEMORY, "%s has %llu bytes free, the arena needs %llu", d->info.pci,
                       (unsigned long long)left, (unsigned long long)rounded);
    ERR_TRY(emulated_call(g, "cudaMalloc"));
    if (rounded == 0)
        return ERR_OK;
    void *arena = mmap(NULL, rounded, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (arena == MAP_FAILED)
        return err_set(ERR_MEMORY, "no memory for an emulated arena");
    if (rounded <= (64u << 20))
        memset(arena, GARBAGE, rounded);
    g->arena = arena;
    g->counts.arena_bytes = rounded;
    d->used += rounded;
    __asan_poison_memory_region(arena, rounded);
    emulated_arena_open(g, false);
    return ERR_OK;
}

static void close_arena(gpu *g)
{
    if (!g->arena)
        return;
    __asan_unpoison_memory_region(g->arena, g->counts.arena_bytes);
    (void)munmap(g->arena, g->counts.arena_bytes);
    devices[g->device].used -= g->counts.arena_bytes;
    g->arena = NULL;
    g->counts.arena_bytes = 0;
    g->released_bytes = 0;
}

void emulated_arena_open(gpu *g, bool open)
{
    if (g->arena)
        (void)mprotect(g->arena, g->counts.arena_bytes, open ? PROT_READ | PROT_WRITE : PROT_NONE);
}

void emulated_arena_idle(gpu *g)
{
    const uint64_t taken = g->counts.taken_bytes;
    if (!g->arena || g->released_bytes <= taken)
        return;
    emulated_arena_open(g, true);
    __asan_unpoison_memory_region(g->arena + taken, g->released_bytes - taken);
    memset(g->arena + taken, GARBAGE, g->released_bytes - taken);
    emulated_arena_open(g, false);
    __asan_poison_memory_region(g->arena + taken, g->released_bytes - taken);
    g->released_bytes = taken;
}

/* A device does what is queued before it is closed, unless it cannot. */
static void let_go(gpu *g)
{
    const bool sound = !devices[g->device].broken;
    for (unsigned i = 0; i < GPU_STREAMS; i++) {
        if (sound && g->arena)
            emulated_stream_finish(&g->streams[i]);
        emulated_stream_clear(&g->streams[i]);
    }
    close_arena(g);
    if (!devices[g->device].refuses)
        devices[g->device].broken = false;
}

err_t gpu_open(gpu **out, unsigned i, uint64_t arena_bytes)
{
    gpu_info info;
    *out = NULL;
    ERR_TRY(gpu_describe(&info, i));
    gpu *g = calloc(1, sizeof *g);
    if (!g)
        return err_set(ERR_MEMORY, "gpu %u: no memory for its record", i);
    g->device = i;
    g->info = info;
    g->random = seed;
    for (unsigned k = 0; k < GPU_STREAMS; k++)
        g->streams[k].g = g;
    err_t rc = emulated_call(g, "cudaStreamCreate");
    if (rc == ERR_OK)
        rc = open_arena(g, arena_bytes);
    if (rc != ERR_OK) {
        gpu_close(g);
        return rc;
    }
    *out = g;
    return ERR_OK;
}

void gpu_close(gpu *g)
{
    if (!g)
        return;
    if (g->events != 0)
        emulated_abort("a gpu is closed with events");
    if (g->counts.pinned_allocations != g->counts.pinned_frees)
        emulated_abort("a gpu is closed with page-locked memory");
    let_go(g);
    free(g);
}

err_t gpu_reopen(gpu *g)
{
    if (g->events != 0)
        emulated_abort("a gpu is opened again with events");
    let_go(g);
    g->counts.taken_bytes = 0;
    ERR_TRY(emulated_call(g, "cudaSetDevice"));
    return open_arena(g, g->wanted_bytes);
}

const gpu_info *gpu_of(const gpu *g)
{
    return &g->info;
}

err_t gpu_use(const gpu *g)
{
    return emulated_call((gpu *)(uintptr_t)g, "cudaSetDevice");
}

/* ---- arena ----------------------------------------------------------------------------------- */

err_t gpu_arena_set(gpu *g, uint64_t arena_bytes)
{
    if (g->counts.taken_bytes != 0)
        emulated_abort("an arena is changed while something is taken");
    ERR_TRY(emulated_call(g, "cudaFree"));
    for (unsigned i = 0; i < GPU_STREAMS; i++)
        emulated_stream_finish(&g->streams[i]);
    close_arena(g);
    g->counts.taken_peak_bytes = 0;
    return open_arena(g, arena_bytes);
}

err_t gpu_take(void **out, gpu *g, size_t bytes, const char *what)
{
    *out = NULL;
    const uint64_t left = g->counts.arena_bytes - g->counts.taken_bytes;
    if (bytes > left)
        return err_set(ERR_MEMORY, "%s needs %zu bytes, the arena has %llu left", what, bytes,
                       (unsigned long long)left);
    *out = g->arena + g->counts.taken_bytes;
    __asan_unpoison_memory_region(*out, bytes);
    g->counts.taken_bytes += ((uint64_t)bytes + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
    if (g->counts.taken_bytes > g->counts.taken_peak_bytes)
        g->counts.taken_peak_bytes = g->counts.taken_bytes;
    if (g->counts.taken_bytes > g->released_bytes)
        g->released_bytes = g->counts.taken_bytes;
    return ERR_OK;
}

gpu_mark gpu_mark_get(const gpu *g)
{
    return g->counts.taken_bytes;
}

/* What is queued may still use it: it becomes garbage when nothing is queued any more. */
void gpu_release(gpu *g, gpu_mark mark)
{
    if (mark > g->counts.taken_bytes)
        emulated_abort("a mark of what is no longer taken");
    g->counts.taken_bytes = mark;
}

static uint64_t seen(const uint64_t *count)
{
    return __atomic_load_n(count, __ATOMIC_RELAXED);
}

void gpu_memory(const gpu *g, gpu_counts *out)
{
    const gpu_counts *c = &g->counts;
    *out = (gpu_counts){seen(&c->arena_bytes),        seen(&c->taken_bytes),
                        seen(&c->taken_peak_bytes),   seen(&c->pinned_bytes),
                        seen(&c->pinned_allocations), seen(&c->pinned_frees)};
}

/* ---- page-locked memory: a page in front of it holds its length ------------------------------ */

typedef struct pinned pinned;
struct pinned {
    pinned *next;
    size_t bytes;
};
static pinned *all_pinned;
static pthread_mutex_t pinned_lock = PTHREAD_MUTEX_INITIALIZER;

err_t gpu_pinned_alloc(void **out, gpu *g, mem_class kind, size_t bytes, const char *what)
{
    void *block;
    *out = NULL;
    if (bytes > SIZE_MAX - PAGE_BYTES)
        return err_set(ERR_MEMORY, "%s: %zu bytes cannot be addressed", what, bytes);
    ERR_TRY(emulated_call(g, "cudaSetDevice"));
    ERR_TRY(mem_alloc(&block, kind, bytes + PAGE_BYTES, 1, what));
    const err_t rc = emulated_call(g, "cudaHostRegister");
    if (rc != ERR_OK) {
        mem_free(block, kind);
        return err_prefix(rc, "%s", what);
    }
    pthread_mutex_lock(&pinned_lock);
    pinned *p = block;
    *p = (pinned){.next = all_pinned, .bytes = bytes};
    all_pinned = p;
    pthread_mutex_unlock(&pinned_lock);
    __atomic_fetch_add(&g->counts.pinned_bytes, bytes, __ATOMIC_RELAXED);
    __atomic_fetch_add(&g->counts.pinned_allocations, 1, __ATOMIC_RELAXED);
    *out = (char *)block + PAGE_BYTES;
    return ERR_OK;
}

void gpu_pinned_free(gpu *g, void *block, mem_class kind)
{
    if (!block)
        return;
    pinned *p = (pinned *)(void *)((char *)block - PAGE_BYTES), **at = &all_pinned;
    pthread_mutex_lock(&pinned_lock);
    while (*at && *at != p)
        at = &(*at)->next;
    if (!*at)
        emulated_abort("a block is freed that is not page-locked");
    *at = p->next;
    pthread_mutex_unlock(&pinned_lock);
    __atomic_fetch_sub(&g->counts.pinned_bytes, p->bytes, __ATOMIC_RELAXED);
    __atomic_fetch_add(&g->counts.pinned_frees, 1, __ATOMIC_RELAXED);
    mem_free(p, kind);
}

err_t gpu_is_pinned(bool *out, gpu *g, const void *host, size_t bytes)
{
    *out = false;
    ERR_TRY(emulated_call(g, "cudaPointerGetAttributes"));
    pthread_mutex_lock(&pinned_lock);
    for (const pinned *p = all_pinned; p; p = p->next) {
        const char *begin = (const char *)p + PAGE_BYTES, *at = host;
        *out = *out || (at >= begin && at + bytes <= begin + p->bytes);
    }
    pthread_mutex_unlock(&pinned_lock);
    return ERR_OK;
}
