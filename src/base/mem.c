/* Blocks are mapped, with one page in front that holds the length, so that mem_free needs no table
 * and the caller's pointer is page-aligned. Counters are atomics; the budget is checked by adding
 * first and taking back on refusal, so two threads can never both slip under it.
 * With the address sanitizer the bytes come from its allocator instead, and the page in front is
 * poisoned, so that overruns, uses after mem_free and leaks are reported. */
#include "base/mem.h"

#include "base/bytes.h"
#include "base/fault.h"
#include "base/verify.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED_BLOCKS 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define SANITIZED_BLOCKS 1
#endif
#ifdef SANITIZED_BLOCKS
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(start, bytes)   ((void)(start))
#define ASAN_UNPOISON_MEMORY_REGION(start, bytes) ((void)(start))
#endif

#define PAGE_BYTES      4096u
#define HUGE_PAGE_BYTES (2u << 20)

typedef struct {
    uint64_t mapped_bytes;
    mem_class class;
} block_header;

static struct {
    atomic_uint_fast64_t allocations, frees, now, peak;
} counts[MEM_CLASSES];
static atomic_uint_fast64_t total_now;
static atomic_uint_fast64_t budget;

static const char *const class_names[MEM_CLASSES] = {"key", "matrices", "request", "witness",
                                                     "scratch"};

void mem_budget_set(uint64_t bytes)
{
    atomic_store(&budget, bytes);
}

static err_t charge(mem_class kind, uint64_t bytes, const char *what)
{
    const uint64_t limit = atomic_load(&budget);
    const uint64_t before = atomic_fetch_add(&total_now, bytes);
    if (limit != 0 && (before > limit || bytes > limit - before)) {
        atomic_fetch_sub(&total_now, bytes);
        char needed[SIZE_TEXT_BYTES], used[SIZE_TEXT_BYTES], allowed[SIZE_TEXT_BYTES];
        size_text(needed, bytes);
        size_text(used, before);
        size_text(allowed, limit);
        return err_set(ERR_MEMORY, "%s needs %s, %s of the budget of %s are in use", what, needed,
                       used, allowed);
    }
    const uint64_t now = atomic_fetch_add(&counts[kind].now, bytes) + bytes;
    uint_fast64_t peak = atomic_load(&counts[kind].peak);
    while (now > peak && !atomic_compare_exchange_weak(&counts[kind].peak, &peak, now)) {
    }
    return ERR_OK;
}

static void discharge(mem_class kind, uint64_t bytes)
{
    atomic_fetch_sub(&counts[kind].now, bytes);
    atomic_fetch_sub(&total_now, bytes);
}

#ifdef SANITIZED_BLOCKS
static void *take(size_t front, size_t bytes)
{
    void *block;
    if (posix_memalign(&block, PAGE_BYTES, front + bytes) != 0)
        return NULL;
    return memset(block, 0, front + bytes);
}

static void give_back(block_header *header)
{
    free(header);
}
#else
static void *take(size_t front, size_t bytes)
{
    const size_t mapped = front + bytes;
    void *map = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED)
        return NULL;
    if (mapped >= 2 * HUGE_PAGE_BYTES)
        (void)madvise(map, mapped, MADV_HUGEPAGE);
    return map;
}

static void give_back(block_header *header)
{
    munmap(header, header->mapped_bytes);
}
#endif

err_t mem_alloc(void **out, mem_class kind, size_t count, size_t size, const char *what)
{
    *out = NULL;
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes) || bytes > (SIZE_MAX >> 1))
        return err_set(ERR_MEMORY, "%s: %zu times %zu bytes cannot be addressed", what, count,
                       size);
    if (bytes == 0)
        return ERR_OK;
    const size_t mapped = (bytes + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES + PAGE_BYTES;
    ERR_TRY(charge(kind, mapped, what));
    block_header *header = fault_hit(FAULT_ALLOC) ? NULL : take(PAGE_BYTES, bytes);
    if (!header) {
        discharge(kind, mapped);
        char needed[SIZE_TEXT_BYTES];
        size_text(needed, mapped);
        return err_set(ERR_MEMORY, "%s needs %s, more than the system has to give", what, needed);
    }
    *header = (block_header){.mapped_bytes = mapped, .class = kind};
    *out = (char *)header + PAGE_BYTES;
    ASAN_POISON_MEMORY_REGION(header, PAGE_BYTES);
    atomic_fetch_add(&counts[kind].allocations, 1);
    return ERR_OK;
}

void mem_free(void *block, mem_class kind)
{
    if (!block)
        return;
    block_header *header = (block_header *)((char *)block - PAGE_BYTES);
    ASAN_UNPOISON_MEMORY_REGION(header, PAGE_BYTES);
    VERIFY(header->class == kind);
    const uint64_t mapped = header->mapped_bytes;
    give_back(header);
    atomic_fetch_add(&counts[kind].frees, 1);
    discharge(kind, mapped);
}

void mem_wipe(void *block, size_t bytes)
{
    explicit_bzero(block, bytes);
}

void mem_count(mem_class kind, mem_counts *out)
{
    out->allocations = atomic_load(&counts[kind].allocations);
    out->frees = atomic_load(&counts[kind].frees);
    out->bytes_now = atomic_load(&counts[kind].now);
    out->bytes_peak = atomic_load(&counts[kind].peak);
}

const char *mem_class_name(mem_class kind)
{
    return kind < MEM_CLASSES ? class_names[kind] : "?";
}

uint64_t mem_peak_rss_bytes(void)
{
    FILE *f = fopen("/proc/self/status", "r");
    if (!f)
        return 0;
    char line[256];
    unsigned long long kib = 0;
    while (fgets(line, sizeof line, f))
        if (sscanf(line, "VmHWM: %llu kB", &kib) == 1)
            break;
    fclose(f);
    return (uint64_t)kib << 10;
}
