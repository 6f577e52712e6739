/* The passes for x86-64 with AVX2. */
#ifdef __x86_64__

#include "r1cs/image_tile.h"

#include <immintrin.h>
#include <string.h>

#define TILE_TARGET __attribute__((target("avx2,bmi,bmi2")))
#define TILE_TABLE  TILE_AVX2

typedef __m256i lanes;

TILE_TARGET static inline lanes lanes_zero(void)
{
    return _mm256_setzero_si256();
}

/* Each byte of the mask goes to its eight lanes, where one bit of it is tested. */
TILE_TARGET static inline lanes lanes_add(lanes v, uint32_t mask, int8_t value)
{
    const __m256i byte_of_lane = _mm256_setr_epi64x(
        0, INT64_C(0x0101010101010101), INT64_C(0x0202020202020202), INT64_C(0x0303030303030303));
    const __m256i bit_of_lane = _mm256_set1_epi64x((int64_t)UINT64_C(0x8040201008040201));
    __m256i m = _mm256_shuffle_epi8(_mm256_set1_epi32((int32_t)mask), byte_of_lane);
    m = _mm256_cmpeq_epi8(_mm256_and_si256(m, bit_of_lane), bit_of_lane);
    return _mm256_add_epi8(v, _mm256_and_si256(m, _mm256_set1_epi8(value)));
}

TILE_TARGET static inline void lanes_store(int8_t *to, lanes v)
{
    _mm256_storeu_si256((__m256i *)to, v);
}

TILE_TARGET static inline void stream_line(fr *out, const fr *x, const fr *y)
{
    const __m256i first = _mm256_loadu_si256((const __m256i *)x);
    const __m256i second = _mm256_loadu_si256((const __m256i *)y);
    _mm256_stream_si256((__m256i *)out, first);
    _mm256_stream_si256((__m256i *)(out + 1), second);
}
/* Streamed lines become visible to other threads. */
static inline void stream_end(void)
{
    _mm_sfence();
}

#include "r1cs/image_tile.inc.h"

#else
typedef int image_tile_avx2_is_empty_here;
#endif
