/* Big memory: mapped, huge-page-advised, and every byte counted by class.
 *
 * All arrays whose size depends on a circuit or a file come from here; malloc is for small fixed
 * things. A budget may be set once at start (--memory): what would go beyond is refused with both
 * numbers before anything is mapped. Thread-safe. */
#ifndef CUZK_BASE_MEM_H
#define CUZK_BASE_MEM_H

#include "base/err.h"
#include <stddef.h>
#include <stdint.h>

typedef enum {
    MEM_KEY,      /* points of a proving or verifying key, fixed-base tables */
    MEM_MATRICES, /* constraint matrices, coefficient dictionaries */
    MEM_REQUEST,  /* request text and parsed challenges */
    MEM_WITNESS,  /* assignments and their evaluations */
    MEM_SCRATCH,  /* domains, buckets, batches: lives no longer than one call */
    MEM_CLASSES
} mem_class;

typedef struct {
    uint64_t allocations, frees;
    uint64_t bytes_now, bytes_peak;
} mem_counts;

/* 0 = no budget (the default). Takes effect for later allocations. */
void mem_budget_set(uint64_t bytes);

/* count * size zeroed bytes, aligned to 64. count * size may not overflow (ERR_MEMORY).
 * zero bytes: *out is null, ERR_OK. `what` names the thing in the error text. */
ERR_MUST_USE err_t mem_alloc(void **out, mem_class kind, size_t count, size_t size,
                             const char *what);
/* Gives the block back to the system; null is allowed. The same class as at mem_alloc (checked in
 * the verify build). */
void mem_free(void *block, mem_class kind);
/* Overwrites with zeros in a way the compiler cannot drop. */
void mem_wipe(void *block, size_t bytes);

void mem_count(mem_class kind, mem_counts *out);
const char *mem_class_name(mem_class kind);
/* VmHWM of this process, from the kernel; 0 if it cannot be read. */
uint64_t mem_peak_rss_bytes(void);

/* MEM_ARRAY(&p, kind, n, "what"): typed form of mem_alloc. */
#define MEM_ARRAY(pointer, kind, count, what)                                                      \
    mem_alloc((void **)(pointer), kind, count, sizeof **(pointer), what)

#endif
