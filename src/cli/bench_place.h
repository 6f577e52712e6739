/* What the benchmarks of sums and transforms share: how many items and where, numbers that are the
 * same each time, and the clock of a GPU. */
#ifndef CUZK_CLI_BENCH_PLACE_H
#define CUZK_CLI_BENCH_PLACE_H

#include "base/gpu.h"
#include "base/pool.h"
#include "cli/bench.h"
#include "field/field.h"

typedef struct {
    const verb_call *call;
    const char *name; /* of the benchmark */
    size_t n;         /* --size */
    unsigned repeat;
    pool *p;
    bool on_gpu;
    char device[48];     /* UUID; "cpu" */
    uint64_t vram_bytes; /* --vram; 0: what there is */
    gpu *g;              /* null on the processor */
    gpu_stream s;
    gpu_event from, to;
    double times[BENCH_REPEAT_MAX];
} bench_place;

/* Reads the arguments and opens what they name; a GPU without an arena. max: items on the processor
 * and on a GPU. ERR_ARGUMENT, ERR_DEVICE where there is no GPU. bench_place_close in any case. */
ERR_MUST_USE err_t bench_place_open(bench_place *out, const verb_call *call, const char *name,
                                    const uint64_t max[2]);
void bench_place_close(bench_place *b);
/* The arena; ERR_MEMORY beyond --vram. */
ERR_MUST_USE err_t bench_place_arena(bench_place *b, uint64_t bytes);
/* `count` pieces of `size` bytes as the arena counts them. */
uint64_t bench_place_taken(uint64_t count, size_t size);

/* Seconds of the GPU between the two. */
ERR_MUST_USE err_t bench_place_start(bench_place *b);
ERR_MUST_USE err_t bench_place_stop(double *seconds, bench_place *b);

/* n elements that depend on the seed only: any, or 0 and 1 with equal chance. */
ERR_MUST_USE err_t bench_draw(fr *out, size_t n, uint64_t seed, bool bits, pool *p);

/* A result that is not what it must be: the device's fault, or on the processor a bug of ours. */
err_t bench_place_wrong(const bench_place *b, const char *what);
/* The fields of CLI.md; the caller ends the object. */
void bench_place_json(json_out *j, const bench_place *b, const bench_seconds *seconds);

#endif
