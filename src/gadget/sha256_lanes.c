/* Which way several compressions go. */
#include "gadget/sha256_lanes.h"

#include "base/verify.h"

static void one_by_one(bit_sink *out, unsigned lanes, const sha256_plan *plan, sha256_row state[8],
                       const sha256_row block[16])
{
    for (unsigned k = 0; k < lanes; k++) {
        uint32_t v[8], w[16];
        for (unsigned i = 0; i < 8; i++)
            v[i] = state[i].lane[k];
        for (unsigned i = 0; i < 16; i++)
            w[i] = block[i].lane[k];
        sha256_trace(&out[k], plan, v, w);
        for (unsigned i = 0; i < 8; i++)
            state[i].lane[k] = v[i];
    }
}

#ifdef __x86_64__
static bool has_avx2(void)
{
    return __builtin_cpu_supports("avx2");
}
#endif

/* From when on vectors pay, measured: eight lanes take as long as two or three compressions one by
 * one, twice four lanes as long as four. */
const sha256_lanes_path SHA256_LANES_PATHS[] = {
    {"portable", CPU_PORTABLE, NULL, 1, one_by_one},
#ifdef __x86_64__
    {"avx2", CPU_ADX, has_avx2, 3, sha256_lanes_avx2},
    {"avx512", CPU_AVX512, NULL, 3, sha256_lanes_avx512},
#endif
};
const unsigned SHA256_LANES_PATH_COUNT = sizeof SHA256_LANES_PATHS / sizeof SHA256_LANES_PATHS[0];

void sha256_trace_lanes(bit_sink *out, unsigned lanes, const sha256_plan *plan, sha256_row state[8],
                        const sha256_row block[16])
{
    VERIFY(lanes >= 1 && lanes <= SHA256_LANES);
    unsigned i = SHA256_LANES_PATH_COUNT - 1;
    const cpu_level level = cpu_level_get();
    for (const sha256_lanes_path *p = &SHA256_LANES_PATHS[i]; i > 0; p = &SHA256_LANES_PATHS[--i])
        if (p->level <= level && p->lanes_least <= lanes && (!p->available || p->available()))
            break;
    SHA256_LANES_PATHS[i].trace(out, lanes, plan, state, block);
}
