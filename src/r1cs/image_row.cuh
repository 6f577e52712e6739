/* One row of an image, or a lane's share of one: the same code for device and host.
 *
 * Places are 32 bits and wrap: an image counts fewer than 2^31 variables of either kind. */
#ifndef CUZK_R1CS_IMAGE_ROW_CUH
#define CUZK_R1CS_IMAGE_ROW_CUH

#include "field/field.cuh"
#include "field/field_cpu.cuh"

extern "C" {
#include "r1cs/image_work.h"
}

namespace image_row
{

/* Where an evaluation reads: an image and a slab. */
struct view {
    const image_entry *entry;
    const image_small_entry *small;
    const uint32_t *base;
    const dev::fr *coeff;
    const uint32_t *bits; /* the slab's words, halved */
    const dev::fr *fields;
};

/* ---- bits ------------------------------------------------------------------------------------ */

DEV_INLINE uint32_t bit_at(const uint32_t *bits, uint32_t i)
{
    return bits[i / 32] >> i % 32 & 1;
}

DEV_INLINE uint32_t reversed(uint32_t v)
{
#ifdef __CUDA_ARCH__
    return __brev(v);
#else
    uint32_t out = 0;
    for (unsigned i = 0; i < 32; i++)
        out |= (v >> i & 1) << (31 - i);
    return out;
#endif
}

DEV_INLINE uint32_t ones_of(uint32_t v)
{
#ifdef __CUDA_ARCH__
    return (uint32_t)__popc(v);
#else
    return (uint32_t)__builtin_popcount(v);
#endif
}

/* Bits i … i + n - 1; 1 <= n <= 32. The slab's spare word lets the next one be read. */
DEV_INLINE uint32_t window(const uint32_t *bits, uint32_t i, uint32_t n)
{
    const uint64_t pair = (uint64_t)bits[i / 32 + 1] << 32 | bits[i / 32];
    return (uint32_t)(pair >> i % 32) & 0xffffffffu >> (32 - n);
}

/* Bit k is bit at + k step of the bitmap, k < n; 1 <= n <= 32. */
DEV_INLINE uint32_t run_of(const uint32_t *bits, uint32_t at, int32_t step, uint32_t n)
{
    if (step == 1)
        return window(bits, at, n);
    if (step == -1)
        return reversed(window(bits, at + 1 - n, n)) >> (32 - n);
    uint32_t out = 0;
    for (uint32_t k = 0; k < n; k++)
        out |= bit_at(bits, at + k * (uint32_t)step) << k;
    return out;
}

/* ---- small rows ------------------------------------------------------------------------------ */

/* An entry of a SMALL job for one row; at: its first variable's place in row 0. */
DEV_INLINE int small_entry(const uint32_t *bits, uint32_t at, uint32_t row_step, uint32_t step,
                           uint32_t count, int coeff, uint32_t row)
{
    if (count == 0)
        return coeff;
    at += row * row_step;
    int ones = (int)bit_at(bits, at);
    for (uint32_t k = 1; k < count; k++)
        ones += (int)bit_at(bits, at += step);
    return ones * coeff;
}

/* Entries `from` and up of a SMALL job, in its row `row`. */
DEV_INLINE int small_entries(const view &v, uint32_t entry, uint32_t from, uint32_t entries,
                             uint32_t base, uint32_t row)
{
    int sum = 0;
    for (uint32_t i = from; i < entries; i++) {
        const image_small_entry e = v.small[entry + i];
        sum +=
            small_entry(v.bits, v.base[base + e.segment] + e.offset, (uint32_t)(int32_t)e.row_step,
                        (uint32_t)(int32_t)e.step, e.count, e.coeff, row);
    }
    return sum;
}

/* ---- rows that need the field ---------------------------------------------------------------- */

#define IMAGE_SUM_WORDS 10

/* A sum: an integer in two's complement (powers of two times bits; below 2^286, image_tile_wide.c)
 * and a field element in [0, 2 r). */
struct sum {
    uint32_t integer[IMAGE_SUM_WORDS];
    dev::fr field;
    bool has_integer, has_field;
};

DEV_INLINE sum sum_zero()
{
    sum s;
    for (int i = 0; i < IMAGE_SUM_WORDS; i++)
        s.integer[i] = 0;
    s.field = dev::zero<dev::fr>();
    s.has_integer = s.has_field = false;
    return s;
}

DEV_INLINE void add_integers(uint32_t *a, const uint32_t *b)
{
    uint64_t carry = 0;
#pragma unroll
    for (int i = 0; i < IMAGE_SUM_WORDS; i++) {
        carry += (uint64_t)a[i] + b[i];
        a[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

/* plus or minus v 2^shift; shift <= 254. */
DEV_INLINE void add_shifted(sum &s, bool negative, uint32_t v, uint32_t shift)
{
    s.has_integer = true;
    const uint64_t pair = (uint64_t)v << shift % 32;
    const int word = (int)(shift / 32);
    const uint32_t flip = negative ? 0xffffffffu : 0;
    uint64_t carry = negative;
#pragma unroll
    for (int i = 0; i < IMAGE_SUM_WORDS; i++) {
        const uint32_t w = i == word ? (uint32_t)pair : i == word + 1 ? (uint32_t)(pair >> 32) : 0;
        carry += (uint64_t)s.integer[i] + (w ^ flip);
        s.integer[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

DEV_INLINE void add_field(sum &s, const dev::fr &v)
{
    s.field = s.has_field ? dev::add(s.field, v) : v;
    s.has_field = true;
}

DEV_INLINE bool is_power(uint32_t code) /* of two, or minus one; code is not zero's */
{
    return code <= 2 + 2 * 254;
}

/* coeff times n. */
DEV_INLINE void add_multiple(sum &s, const view &v, uint32_t code, uint32_t n)
{
    if (n == 0)
        return;
    if (is_power(code)) {
        add_shifted(s, (code - 1) & 1, n, (code - 1) / 2);
        return;
    }
    dev::fr times = {{n}};
    if (n != 1) {
        times = dev::mul(v.coeff[code], dev::from_int(times));
        add_field(s, times);
    } else {
        add_field(s, v.coeff[code]);
    }
}

DEV_INLINE void add_bits(sum &s, const view &v, const image_entry &e, uint32_t at)
{
    uint32_t ones = 0;
    for (uint32_t k = 0; k < e.count; k += 32) {
        const uint32_t n = e.count - k < 32 ? e.count - k : 32;
        const uint32_t run = run_of(v.bits, at + k * (uint32_t)(int32_t)e.step, e.step, n);
        if (!(e.flags & IMAGE_DOUBLING))
            ones += ones_of(run);
        else if (run != 0)
            add_shifted(s, (e.coeff - 1) & 1, run, (e.coeff - 1) / 2 + k);
    }
    add_multiple(s, v, e.coeff, ones);
}

/* Doubled coefficients by Horner's rule, from the last variable on. */
DEV_INLINE void add_fields(sum &s, const view &v, const image_entry &e, uint32_t at)
{
    const uint32_t step = (uint32_t)(int32_t)e.step;
    dev::fr x = v.fields[at + (e.count - 1u) * step];
    for (uint32_t k = e.count - 1u; k-- > 0;) {
        if (e.flags & IMAGE_DOUBLING)
            x = dev::dbl(x);
        x = dev::add(x, v.fields[at + k * step]);
    }
    if (e.coeff == R1CS_MINUS_ONE_COEFF)
        x = dev::neg(x);
    else if (e.coeff != R1CS_ONE_COEFF)
        x = dev::mul(v.coeff[e.coeff], x);
    add_field(s, x);
}

/* Entries from, from + step, … of the job's row. */
DEV_INLINE void add_entries(sum &s, const view &v, const image_job &job, uint32_t base,
                            uint32_t from, uint32_t step)
{
    for (uint32_t i = from; i < job.entries; i += step) {
        const image_entry e = v.entry[job.entry + i];
        const uint32_t at =
            v.base[base + e.segment] + e.offset + job.rows * (uint32_t)(int32_t)e.row_step;
        if (!(e.flags & IMAGE_FIELD))
            add_bits(s, v, e, at);
        else if (at == 0 && e.count == 1) /* ONE */
            add_multiple(s, v, e.coeff, 1);
        else
            add_fields(s, v, e, at);
    }
}

/* The sum as an element below r. */
DEV_INLINE dev::fr sum_value(const sum &s)
{
    dev::fr total = s.field;
    if (s.has_integer) {
        const uint32_t flip = s.integer[IMAGE_SUM_WORDS - 1] >> 31 ? 0xffffffffu : 0;
        uint32_t w[IMAGE_SUM_WORDS]; /* its absolute value */
        uint64_t carry = flip & 1;
#pragma unroll
        for (int i = 0; i < IMAGE_SUM_WORDS; i++) {
            carry += s.integer[i] ^ flip;
            w[i] = (uint32_t)carry;
            carry >>= 32;
        }
        dev::fr v = dev::from_int(dev::fr{{w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7]}});
        if ((w[8] | w[9]) != 0) /* 2^256 times these */
            v = dev::add(v, dev::from_int(dev::from_int(dev::fr{{w[8], w[9]}})));
        total = flip ? dev::sub(total, v) : dev::add(total, v);
    }
    return dev::reduce(total);
}

} /* namespace image_row */

#endif
