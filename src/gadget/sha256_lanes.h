/* The ways of tracing several compressions: one row of functions per way, for the tests and the
 * benchmark. Others call sha256_trace_lanes, whose contract these have. */
#ifndef CUZK_GADGET_SHA256_LANES_H
#define CUZK_GADGET_SHA256_LANES_H

#include "base/cpu.h"
#include "gadget/sha256_trace.h"

#include <stdbool.h>

/* More bits than any plan has: the sums of each kind, their 32-bit words, and maj. */
#define SHA256_TRACE_BITS_MAX (48 * (4 * 32 + 34) + 64 * (2 * 35 + 5 * 32 + 64) + 8 * 35)

typedef void sha256_lanes_fn(bit_sink *out, unsigned lanes, const sha256_plan *plan,
                             sha256_row state[8], const sha256_row block[16]);

typedef struct {
    const char *name;
    cpu_level level;         /* least level, */
    bool (*available)(void); /* and what else the processor must have; null: nothing */
    unsigned lanes_least;    /* from so many on it is the better way than the one before */
    sha256_lanes_fn *trace;
} sha256_lanes_path;

extern const sha256_lanes_path SHA256_LANES_PATHS[];
extern const unsigned SHA256_LANES_PATH_COUNT;

/* Bit k of each 32-bit value as bit 2k: five steps that each double the distance. The steps, for
 * numbers and vectors alike. */
#define SHA256_SPREAD(v)                                                                           \
    do {                                                                                           \
        (v) = ((v) | (v) << 16) & UINT64_C(0x0000ffff0000ffff);                                    \
        (v) = ((v) | (v) << 8) & UINT64_C(0x00ff00ff00ff00ff);                                     \
        (v) = ((v) | (v) << 4) & UINT64_C(0x0f0f0f0f0f0f0f0f);                                     \
        (v) = ((v) | (v) << 2) & UINT64_C(0x3333333333333333);                                     \
        (v) = ((v) | (v) << 1) & UINT64_C(0x5555555555555555);                                     \
    } while (0)

#ifdef __x86_64__
sha256_lanes_fn sha256_lanes_avx2, sha256_lanes_avx512;
#endif

#endif
