/* The passes for x86-64 with AVX-512 (F, BW, VL). */
#ifdef __x86_64__

#include "r1cs/image_tile.h"

#include <immintrin.h>
#include <string.h>

#define TILE_TARGET __attribute__((target("avx512f,avx512bw,avx512vl,avx2,bmi,bmi2")))
#define TILE_TABLE  TILE_AVX512

typedef __m256i lanes;

TILE_TARGET static inline lanes lanes_zero(void)
{
    return _mm256_setzero_si256();
}

TILE_TARGET static inline lanes lanes_add(lanes v, uint32_t mask, int8_t value)
{
    return _mm256_mask_add_epi8(v, mask, v, _mm256_set1_epi8(value));
}

TILE_TARGET static inline void lanes_store(int8_t *to, lanes v)
{
    _mm256_storeu_si256((__m256i *)to, v);
}

TILE_TARGET static inline void stream_line(fr *out, const fr *x, const fr *y)
{
    const __m256i first = _mm256_loadu_si256((const __m256i *)x);
    const __m256i second = _mm256_loadu_si256((const __m256i *)y);
    _mm512_stream_si512((void *)out, _mm512_inserti64x4(_mm512_castsi256_si512(first), second, 1));
}
/* Streamed lines become visible to other threads. */
static inline void stream_end(void)
{
    _mm_sfence();
}

#include "r1cs/image_tile.inc.h"

#else
typedef int image_tile_avx512_is_empty_here;
#endif
