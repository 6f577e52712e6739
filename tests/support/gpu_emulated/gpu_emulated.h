/* GPUs that are not there: base/gpu.h, r1cs/image_cuda.h, ntt/ntt_cuda.h, msm/msm_cuda.h,
 * field/fr_cuda.h and groth16/key_lagrange_cuda.h on the processor, for testing what drives them.
 * A test program that has these sources gets them instead of those of the rooms.
 *
 * An emulated device is meaner than a real one:
 * Streams are queues. Nothing that is queued happens before someone waits, and then in one of
 * several orders that events allow: only what is waited for, everything else first, or by chance. A
 * missing order shows as a wrong result, host memory that goes too early as a stale read.
 * Memory is host memory that only queued operations can touch: anything else gets SIGSEGV. It
 * starts as garbage, and under the address sanitizer what is not taken is poisoned.
 * Operations with scratch mark it before and look at the mark after, as separate operations: two
 * streams that share scratch abort the program.
 * Every call asks FAULT_GPU; an operation may also fail for good while it runs. */
#ifndef CUZK_TESTS_GPU_EMULATED_H
#define CUZK_TESTS_GPU_EMULATED_H

#include "base/gpu.h"

#define EMULATED_DEVICES_MAX 4u

/* From now on there are n devices "GPU-emulated-0" … with so much memory each, all of them sound.
 * None may be open. */
void emulated_devices(unsigned n, uint64_t memory_bytes);
/* The operation after the next n ones to run on the device fails, and with it everything on the
 * device until it is opened again, which the device then refuses or not. */
void emulated_break(unsigned device, uint64_t n, bool refuses);
/* Which orders the next runs take. */
void emulated_seed(uint64_t seed);
/* Operations that have run, on all devices. */
uint64_t emulated_operations(void);
/* Bytes now open as arenas, on all devices. */
uint64_t emulated_arenas(void);

/* ---- for the other sources ------------------------------------------------------------------- */

/* Queues run(args); the record of `bytes` bytes is copied. call: for the error's text. */
ERR_MUST_USE err_t emulated_queue(gpu *g, gpu_stream s, const char *call,
                                  void (*run)(const void *args), const void *args, size_t bytes);
/* ERR_DEVICE if it is this call's turn to fail, or if the device does no more. */
ERR_MUST_USE err_t emulated_call(gpu *g, const char *call);
/* For what a driver of the device has done wrong. */
__attribute__((noreturn)) void emulated_abort(const char *what);

/* A block of the arena that carries a mark: written by one operation, looked at by others. */
typedef struct {
    uint64_t *words;
    size_t n;
    uint64_t mark;
} emulated_block;
/* Takes it and queues the marking; bytes >= 8. */
ERR_MUST_USE err_t emulated_block_take(emulated_block *out, gpu *g, gpu_stream s, size_t bytes,
                                       const char *what);
/* Within an operation: aborts unless all of it still carries the mark. */
void emulated_block_check(const emulated_block *b, const char *what);

#endif
