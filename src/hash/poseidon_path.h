/* The ways of hashing many: one row of functions per way, for the tests and the benchmark, which
 * run every row that the processor can do in one process. Other rooms call poseidon_batch and
 * poseidon_trace_batch, whose contracts these have. */
#ifndef CUZK_HASH_POSEIDON_PATH_H
#define CUZK_HASH_POSEIDON_PATH_H

#include "base/cpu.h"
#include "hash/poseidon_batch.h"

typedef struct {
    const char *name;
    cpu_level level; /* least level of the processor: see cpu_level_detected */
    void (*hashes)(fr *const *out, const fr *const *in, const poseidon_params *p, size_t n);
    void (*traces)(fr *const *trace, const fr *const *in, const poseidon_params *p, size_t n);
} poseidon_path;

extern const poseidon_path POSEIDON_PATHS[];
extern const size_t POSEIDON_PATH_COUNT;

void poseidon_hashes_portable(fr *const *out, const fr *const *in, const poseidon_params *p,
                              size_t n);
void poseidon_traces_portable(fr *const *trace, const fr *const *in, const poseidon_params *p,
                              size_t n);

#if defined(__x86_64__)
/* Only if cpu_level_detected() >= CPU_AVX512. */
void poseidon_hashes_avx512(fr *const *out, const fr *const *in, const poseidon_params *p,
                            size_t n);
void poseidon_traces_avx512(fr *const *trace, const fr *const *in, const poseidon_params *p,
                            size_t n);
#endif

#endif
