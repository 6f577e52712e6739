/* Which way a batch of Poseidon hashes takes. */
#include "hash/poseidon_path.h"

#include "base/verify.h"

const poseidon_path POSEIDON_PATHS[] = {
    {"portable", CPU_PORTABLE, poseidon_hashes_portable, poseidon_traces_portable},
#if defined(__x86_64__)
    {"avx512", CPU_AVX512, poseidon_hashes_avx512, poseidon_traces_avx512},
#endif
};
const size_t POSEIDON_PATH_COUNT = sizeof POSEIDON_PATHS / sizeof POSEIDON_PATHS[0];

/* The last row that the level in force allows. */
static const poseidon_path *path(void)
{
    size_t i = POSEIDON_PATH_COUNT - 1;
    while (POSEIDON_PATHS[i].level > cpu_level_get())
        i--;
    return &POSEIDON_PATHS[i];
}

void poseidon_batch(fr *const *out, const fr *const *in, unsigned arity, size_t n)
{
    const poseidon_params *p = poseidon_params_get(arity);
    VERIFY(p != NULL);
    path()->hashes(out, in, p, n);
}

/* Per S-box x, x^2, x^4, x^5; no x for inputs, nothing for the tag; then the hash. */
size_t poseidon_trace_values(unsigned arity)
{
    const poseidon_params *p = poseidon_params_get(arity);
    VERIFY(p != NULL);
    return 3 * p->arity + 4 * ((POSEIDON_FULL_ROUNDS - 1) * p->width + p->partial_rounds) + 1;
}

void poseidon_trace_batch(fr *const *trace, const fr *const *in, unsigned arity, size_t n)
{
    const poseidon_params *p = poseidon_params_get(arity);
    VERIFY(p != NULL);
    path()->traces(trace, in, p, n);
}
