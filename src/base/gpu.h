/* GPUs: which there are, the one arena of memory that each is used through, and errors that are
 * carried. Plain C; the code behind it is CUDA (gpu.cu, gpu_devices.cu) or, where there is no
 * toolkit, gpu_none.c, for which there are no devices.
 *
 * Devices are named by UUID or PCI address, never by a number that a reboot may change, and nothing
 * takes "the current device" by accident: every function is given the gpu it works on and makes it
 * current for the calling thread.
 * Memory: one allocation per device, made by gpu_open and carved by marks; kernels' scratch comes
 * out of it, nothing is allocated while proving. Every byte is counted (gpu_memory).
 * Failure: ERR_DEVICE with the call, its place and the driver's text. After a failure that the
 * driver calls sticky the gpu stays unusable until gpu_close or gpu_reopen; the process goes on.
 * Some drivers then refuse the device to this process for good (seen in a virtual machine): opening
 * says so. Thread-safe for different gpus; one gpu is used by one thread at a time, but for
 * gpu_pinned_alloc, gpu_pinned_free, gpu_is_pinned, gpu_of and gpu_memory, which any thread may
 * call beside it (the last then sees each number as it was at some moment). */
#ifndef CUZK_BASE_GPU_H
#define CUZK_BASE_GPU_H

#include "base/mem.h"
#include <stdbool.h>

#define GPU_DEVICES_MAX 64
#define GPU_STREAMS     4    /* of a gpu, in order of priority: 0 is the most urgent */
#define GPU_ALIGN       256u /* of what gpu_take gives */

/* What CUDA calls cudaStream_t and cudaEvent_t. */
typedef struct CUstream_st *gpu_stream;
typedef struct CUevent_st *gpu_event;

/* What of this program the device can run: machine code of its kind, code that the driver makes
 * for it out of PTX at first use, nothing (E14). */
typedef enum { GPU_CODE_NONE, GPU_CODE_PTX, GPU_CODE_MACHINE } gpu_code;

typedef struct {
    char name[64];
    char uuid[48];    /* "GPU-8f4c…", as nvidia-smi prints it */
    char pci[16];     /* "0000:65:00.0" */
    unsigned compute; /* 90 for compute capability 9.0 */
    unsigned multiprocessors;
    gpu_code code;
    uint64_t memory_bytes, memory_free_bytes; /* free: at this moment */
} gpu_info;

/* Number of devices, at most GPU_DEVICES_MAX; 0 is no error: *why (may be null) then says what is
 * missing, for as long as the program runs. Needs no driver and prints nothing. */
unsigned gpu_count(const char **why);
/* ERR_ARGUMENT unless i < gpu_count(). */
ERR_MUST_USE err_t gpu_describe(gpu_info *out, unsigned i);
/* Index of the device with this UUID or PCI address; ERR_ARGUMENT lists those that there are. */
ERR_MUST_USE err_t gpu_find(unsigned *out, const char *uuid_or_pci);

typedef struct gpu gpu;

/* Opens device i with an arena of arena_bytes (rounded up to GPU_ALIGN). ERR_MEMORY with both
 * numbers if the card has less free, before anything is allocated; ERR_DEVICE for one that this
 * program has no code for, with what it has code for. */
ERR_MUST_USE err_t gpu_open(gpu **out, unsigned i, uint64_t arena_bytes);
/* Waits for its work, frees; null is allowed. Events of the gpu must be destroyed before. */
void gpu_close(gpu *g);
/* Closes and opens again, after a failure that stays: the same device and length of the arena,
 * nothing taken, other streams. Page-locked blocks stay their owners', but the driver may have let
 * go of them (gpu_is_pinned). Events must be destroyed before. After an error only this function,
 * gpu_pinned_free, gpu_of, gpu_memory and gpu_close may be called. */
ERR_MUST_USE err_t gpu_reopen(gpu *g);
/* free: as it was at gpu_open. */
const gpu_info *gpu_of(const gpu *g);
/* Makes the gpu current for this thread: before a kernel is launched on one of its streams. What
 * is declared here does so by itself. */
ERR_MUST_USE err_t gpu_use(const gpu *g);

/* ---- arena: a stack ------------------------------------------------------------------------ */

typedef size_t gpu_mark;

/* Another length of the arena, while nothing is taken: for those who have to ask the gpu before
 * they know. On failure there is no arena. Errors as gpu_open. */
ERR_MUST_USE err_t gpu_arena_set(gpu *g, uint64_t arena_bytes);
/* `bytes` bytes of the arena, aligned to GPU_ALIGN, not cleared. ERR_MEMORY names the thing and
 * both numbers. */
ERR_MUST_USE err_t gpu_take(void **out, gpu *g, size_t bytes, const char *what);
gpu_mark gpu_mark_get(const gpu *g);
/* Gives back what was taken after the mark; no work may still use it. */
void gpu_release(gpu *g, gpu_mark mark);

typedef struct {
    uint64_t arena_bytes, taken_bytes, taken_peak_bytes;
    uint64_t pinned_bytes, pinned_allocations, pinned_frees;
} gpu_counts;
void gpu_memory(const gpu *g, gpu_counts *out);

/* Page-locked host memory that the device can read at full speed, zeroed, aligned to a page,
 * counted in its class of base/mem too. The class as at gpu_pinned_alloc; null may be freed. */
ERR_MUST_USE err_t gpu_pinned_alloc(void **out, gpu *g, mem_class kind, size_t bytes,
                                    const char *what);
void gpu_pinned_free(gpu *g, void *block, mem_class kind);
/* Do all these bytes lie in memory that is page-locked for this gpu, of whatever owner? */
ERR_MUST_USE err_t gpu_is_pinned(bool *out, gpu *g, const void *host, size_t bytes);

/* ---- streams, copies, events --------------------------------------------------------------- */

/* i < GPU_STREAMS. */
gpu_stream gpu_stream_get(const gpu *g, unsigned i);
/* Waits until all work queued on the stream is done and says whether any of it failed. */
ERR_MUST_USE err_t gpu_wait(gpu *g, gpu_stream s);
/* Asynchronous if the host side is pinned; host memory must stay until the stream has got there. */
ERR_MUST_USE err_t gpu_upload(gpu *g, void *device, const void *host, size_t bytes, gpu_stream s);
ERR_MUST_USE err_t gpu_download(gpu *g, void *host, const void *device, size_t bytes, gpu_stream s);
ERR_MUST_USE err_t gpu_clear(gpu *g, void *device, size_t bytes, gpu_stream s);

ERR_MUST_USE err_t gpu_event_create(gpu_event *out, gpu *g);
void gpu_event_destroy(gpu *g, gpu_event e);
ERR_MUST_USE err_t gpu_event_record(gpu *g, gpu_event e, gpu_stream s);
/* The stream goes on only when the event has happened. */
ERR_MUST_USE err_t gpu_event_order(gpu *g, gpu_stream s, gpu_event e);
ERR_MUST_USE err_t gpu_event_wait(gpu *g, gpu_event e);
/* Has it happened? Does not wait. */
ERR_MUST_USE err_t gpu_event_done(bool *out, gpu *g, gpu_event e);
/* Seconds between two events that have happened. */
ERR_MUST_USE err_t gpu_event_seconds(double *out, gpu *g, gpu_event from, gpu_event to);

#endif
