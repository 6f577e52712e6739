/* One function per instruction of the written arithmetic (gen/cuda_words.py): what the host
 * executes where the device executes PTX. cf is the carry flag, 0 or 1; of a subtraction, the
 * borrow. */
#ifndef CUZK_FIELD_WORDS_CUH
#define CUZK_FIELD_WORDS_CUH

#include <stdint.h>

/* Device code is inlined to the last multiplication; on the host that would only cost time. */
#ifdef __CUDA_ARCH__
#define DEV_INLINE static __host__ __device__ __forceinline__
/* Of a template's special case, which has its linkage from there. */
#define DEV_SPECIAL __host__ __device__ __forceinline__
#else
#define DEV_INLINE  static __host__ __device__ inline
#define DEV_SPECIAL __host__ __device__ inline
#endif
/* Rare cases, kept out of the code around them. */
#define DEV_RARE static __host__ __device__ __noinline__

namespace dev
{

/* The low word; cf is bit 32. */
static inline uint32_t words_split(uint64_t x, uint32_t &cf)
{
    cf = (uint32_t)(x >> 32) & 1;
    return (uint32_t)x;
}

static inline uint32_t words_mul_lo(uint32_t a, uint32_t b)
{
    return a * b;
}
static inline uint32_t words_mul_hi(uint32_t a, uint32_t b)
{
    return (uint32_t)((uint64_t)a * b >> 32);
}

static inline uint32_t words_mad_lo_cc(uint32_t a, uint32_t b, uint32_t c, uint32_t &cf)
{
    return words_split((uint64_t)words_mul_lo(a, b) + c, cf);
}
static inline uint32_t words_madc_lo_cc(uint32_t a, uint32_t b, uint32_t c, uint32_t &cf)
{
    return words_split((uint64_t)words_mul_lo(a, b) + c + cf, cf);
}
static inline uint32_t words_madc_hi_cc(uint32_t a, uint32_t b, uint32_t c, uint32_t &cf)
{
    return words_split((uint64_t)words_mul_hi(a, b) + c + cf, cf);
}
static inline uint32_t words_madc_hi(uint32_t a, uint32_t b, uint32_t c, uint32_t cf)
{
    return words_mul_hi(a, b) + c + cf;
}

static inline uint32_t words_add_cc(uint32_t a, uint32_t b, uint32_t &cf)
{
    return words_split((uint64_t)a + b, cf);
}
static inline uint32_t words_addc_cc(uint32_t a, uint32_t b, uint32_t &cf)
{
    return words_split((uint64_t)a + b + cf, cf);
}
static inline uint32_t words_addc(uint32_t a, uint32_t b, uint32_t cf)
{
    return a + b + cf;
}

static inline uint32_t words_sub_cc(uint32_t a, uint32_t b, uint32_t &cf)
{
    return words_split((uint64_t)a - b, cf);
}
static inline uint32_t words_subc_cc(uint32_t a, uint32_t b, uint32_t &cf)
{
    return words_split((uint64_t)a - b - cf, cf);
}
static inline uint32_t words_subc(uint32_t a, uint32_t b, uint32_t cf)
{
    return a - b - cf;
}
static inline uint32_t words_borrow(uint32_t a, uint32_t b, uint32_t cf)
{
    return (uint64_t)a < (uint64_t)b + cf ? 0xffffffffu : 0;
}

static inline uint32_t words_and(uint32_t a, uint32_t b)
{
    return a & b;
}
static inline uint32_t words_xor(uint32_t a, uint32_t b)
{
    return a ^ b;
}
static inline uint32_t words_shl(uint32_t a, uint32_t by)
{
    return a << by;
}
/* The high word of high:low shifted left, 0 < by < 32. */
static inline uint32_t words_shf_l(uint32_t low, uint32_t high, uint32_t by)
{
    return high << by | low >> (32 - by);
}
static inline uint32_t words_pick(uint32_t mask, uint32_t a, uint32_t b)
{
    return (mask & a) | (~mask & b);
}

} /* namespace dev */

#endif
