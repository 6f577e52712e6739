/* The passes in plain C, 8 small integers to a word; the choice of the table.
 *
 * Bytes are added as two sums of at most 127 each, one per sign, so that nothing carries from byte
 * to byte; with 128 added to every byte their difference does not borrow either. */
#include "r1cs/image_tile.h"

#include "base/cpu.h"

#include <string.h>

#define TILE_TARGET
#define TILE_TABLE TILE_PORTABLE

#define EVERY_BYTE(x) (UINT64_C(0x0101010101010101) * (x))

typedef struct {
    uint64_t sum[2][TILE_LANES / 8]; /* positive, negative */
} lanes;

static inline lanes lanes_zero(void)
{
    return (lanes){{{0}}};
}

/* Bit i of the byte becomes byte i, 0 or 1. */
static inline uint64_t spread(uint32_t byte)
{
    const uint64_t own = EVERY_BYTE(byte & 0xff) & UINT64_C(0x8040201008040201);
    return (own + EVERY_BYTE(0x7f)) >> 7 & EVERY_BYTE(1);
}

static inline lanes lanes_add(lanes v, uint32_t mask, int8_t value)
{
    const unsigned sign = value < 0;
    const uint64_t size = (uint64_t)(value < 0 ? -value : value);
    for (unsigned i = 0; i < TILE_LANES / 8; i++)
        v.sum[sign][i] += spread(mask >> 8 * i) * size;
    return v;
}

static inline void lanes_store(int8_t *to, lanes v)
{
    for (unsigned i = 0; i < TILE_LANES / 8; i++) {
        const uint64_t difference = (v.sum[0][i] | EVERY_BYTE(0x80)) - v.sum[1][i];
        const uint64_t bytes = difference ^ EVERY_BYTE(0x80);
        memcpy(to + 8 * i, &bytes, 8);
    }
}

static inline void stream_line(fr *out, const fr *x, const fr *y)
{
    out[0] = *x;
    out[1] = *y;
}
static inline void stream_end(void) {}

#include "r1cs/image_tile.inc.h"

const tile_passes *tile_passes_get(void)
{
#ifdef __x86_64__
    if (cpu_level_get() >= CPU_AVX512 && __builtin_cpu_supports("avx512bw"))
        return &TILE_AVX512;
    if (cpu_level_get() >= CPU_ADX && __builtin_cpu_supports("avx2"))
        return &TILE_AVX2;
#endif
    return &TILE_PORTABLE;
}
