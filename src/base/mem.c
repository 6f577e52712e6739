/* Blocks are mapped, with one page in front that holds the length, so that mem_free needs no table
 * and the caller's pointer is page-aligned. Counters are atomics; the budget is checked by adding
 * first and taking back on refusal, so two threads can never both slip under it. */
#include "base/mem.h"

#include "base/fault.h"
#include "base/verify.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

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

static err_t charge(mem_class class, uint64_t bytes, const char *what)
{
    const uint64_t limit = atomic_load(&budget);
    const uint64_t before = atomic_fetch_add(&total_now, bytes);
    if (limit != 0 && (before > limit || bytes > limit - before)) {
        atomic_fetch_sub(&total_now, bytes);
        return err_set(ERR_MEMORY,
                       "%s needs %llu MiB, %llu MiB of the budget of %llu MiB are in use", what,
                       (unsigned long long)(bytes >> 20), (unsigned long long)(before >> 20),
                       (unsigned long long)(limit >> 20));
    }
    const uint64_t now = atomic_fetch_add(&counts[class].now, bytes) + bytes;
    uint_fast64_t peak = atomic_load(&counts[class].peak);
    while (now > peak && !atomic_compare_exchange_weak(&counts[class].peak, &peak, now)) {
    }
    return ERR_OK;
}

static void discharge(mem_class class, uint64_t bytes)
{
    atomic_fetch_sub(&counts[class].now, bytes);
    atomic_fetch_sub(&total_now, bytes);
}

err_t mem_alloc(void **out, mem_class class, size_t count, size_t size, const char *what)
{
    *out = NULL;
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes) || bytes > (SIZE_MAX >> 1))
        return err_set(ERR_MEMORY, "%s: %zu times %zu bytes cannot be addressed", what, count,
                       size);
    if (bytes == 0)
        return ERR_OK;
    const size_t mapped = (bytes + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES + PAGE_BYTES;
    ERR_TRY(charge(class, mapped, what));
    void *map = fault_hit(FAULT_ALLOC) ? MAP_FAILED
                                       : mmap(NULL, mapped, PROT_READ | PROT_WRITE,
                                              MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED) {
        discharge(class, mapped);
        return err_set(ERR_MEMORY, "%s: the system has no %zu MiB: %s", what, mapped >> 20,
                       strerror(ENOMEM));
    }
    if (mapped >= 2 * HUGE_PAGE_BYTES)
        (void)madvise(map, mapped, MADV_HUGEPAGE);
    *(block_header *)map = (block_header){.mapped_bytes = mapped, .class = class};
    atomic_fetch_add(&counts[class].allocations, 1);
    *out = (char *)map + PAGE_BYTES;
    return ERR_OK;
}

void mem_free(void *block, mem_class class)
{
    if (!block)
        return;
    block_header *header = (block_header *)((char *)block - PAGE_BYTES);
    VERIFY(header->class == class);
    const uint64_t mapped = header->mapped_bytes;
    munmap(header, mapped);
    atomic_fetch_add(&counts[class].frees, 1);
    discharge(class, mapped);
}

void mem_wipe(void *block, size_t bytes)
{
    explicit_bzero(block, bytes);
}

void mem_count(mem_class class, mem_counts *out)
{
    out->allocations = atomic_load(&counts[class].allocations);
    out->frees = atomic_load(&counts[class].frees);
    out->bytes_now = atomic_load(&counts[class].now);
    out->bytes_peak = atomic_load(&counts[class].peak);
}

const char *mem_class_name(mem_class class)
{
    return class < MEM_CLASSES ? class_names[class] : "?";
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
