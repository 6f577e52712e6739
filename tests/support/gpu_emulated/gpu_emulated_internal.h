/* Between the two sources of an emulated device: its record, its streams. */
#ifndef CUZK_TESTS_GPU_EMULATED_INTERNAL_H
#define CUZK_TESTS_GPU_EMULATED_INTERNAL_H

#include "gpu_emulated.h"

typedef struct emulated_op emulated_op;

struct CUstream_st {
    gpu *g;
    emulated_op *first, *last;
};

/* Each recording gets the next number; a stream waits for the one that was the last at the call. */
struct CUevent_st {
    uint64_t recorded, happened;
};

struct gpu {
    gpu_info info;
    unsigned device;
    char *arena;
    uint64_t wanted_bytes, released_bytes; /* released: above taken, not yet garbage */
    gpu_counts counts;
    struct CUstream_st streams[GPU_STREAMS];
    unsigned events;
    uint64_t random;
};

/* Lets operations touch the arena, or nobody. */
void emulated_arena_open(gpu *g, bool open);
/* Nothing is queued: what was given back becomes garbage. */
void emulated_arena_idle(gpu *g);
/* Runs, or forgets, all that is queued. */
void emulated_stream_finish(gpu_stream s);
void emulated_stream_clear(gpu_stream s);
/* Counts an operation; false if the device does no more. */
bool emulated_may_run(gpu *g);
bool emulated_broken(const gpu *g);
uint64_t emulated_random(gpu *g);

#endif
