/* What one thread does in each function of fr_cuda.h; the same code runs on the host for tests. A
 * step is a type with operator()(index), for indices below its count. */
#ifndef CUZK_FIELD_FR_ARRAY_CUH
#define CUZK_FIELD_FR_ARRAY_CUH

#include "field/field.cuh"
#include "field/field_cpu.cuh"

#include <stddef.h>
#include <string.h>

namespace dev
{

/* Elements go to and from memory 16 bytes at a time. */
DEV_INLINE fr fr_array_get(const fr *from)
{
#ifdef __CUDA_ARCH__
    const uint4 low = ((const uint4 *)from)[0], high = ((const uint4 *)from)[1];
    return fr{{low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w}};
#else
    return *from;
#endif
}
DEV_INLINE void fr_array_put(fr *to, const fr &a)
{
#ifdef __CUDA_ARCH__
    ((uint4 *)to)[0] = make_uint4(a.v[0], a.v[1], a.v[2], a.v[3]);
    ((uint4 *)to)[1] = make_uint4(a.v[4], a.v[5], a.v[6], a.v[7]);
#else
    *to = a;
#endif
}

struct step_fr_multiply {
    fr *out;
    const fr *a, *b;
    __host__ __device__ void operator()(size_t i) const
    {
        fr_array_put(out + i, reduce(mul(reduce(fr_array_get(a + i)), fr_array_get(b + i))));
    }
};

struct step_fr_gather {
    fr *out;
    const fr *from;
    const uint32_t *index;
    __host__ __device__ void operator()(size_t i) const
    {
        fr_array_put(out + i, fr_array_get(from + index[i]));
    }
};

/* a and b below r; y null: without the second product. */
struct step_fr_combine {
    fr *out;
    const fr *x, *y;
    fr a, b;
    __host__ __device__ void operator()(size_t i) const
    {
        fr sum = mul(a, fr_array_get(x + i));
        if (y)
            sum = add(sum, mul(b, fr_array_get(y + i)));
        fr_array_put(out + i, reduce(sum));
    }
};

/* ---- powers ---------------------------------------------------------------------------------- */

#define FR_POWERS_LOG2 17 /* at most 2^17 threads: a card is full, each has a start of its own */

/* Thread t makes elements t, t + threads, t + 2 threads …; starts are products of bits of t. */
struct step_fr_powers {
    fr *out;
    size_t n;
    uint32_t threads;
    fr first, step;         /* ratio^threads */
    fr bit[FR_POWERS_LOG2]; /* ratio^(2^b) */
    __host__ __device__ void operator()(size_t t) const
    {
        fr power = first;
        for (unsigned b = 0; b < FR_POWERS_LOG2; b++)
            if (t >> b & 1)
                power = mul(bit[b], power);
        for (size_t i = t; i < n; i += threads) {
            fr_array_put(out + i, reduce(power));
            power = mul(step, power);
        }
    }
};

static inline fr fr_array_constant(const ::fr *a)
{
    fr out;
    memcpy(&out, a, sizeof out);
    return out;
}

/* For n > 0 elements and threads <= 2^FR_POWERS_LOG2. */
static inline step_fr_powers step_fr_powers_make(fr *out, const ::fr *first, const ::fr *ratio,
                                                 size_t n, uint32_t threads)
{
    step_fr_powers s = {};
    ::fr power = *ratio;
    s.out = out;
    s.n = n;
    s.threads = threads;
    s.first = fr_array_constant(first);
    for (unsigned b = 0; b < FR_POWERS_LOG2; b++) {
        s.bit[b] = fr_array_constant(&power);
        fr_sqr(&power, &power);
    }
    fr_pow_u64(&power, ratio, threads);
    s.step = fr_array_constant(&power);
    return s;
}

} /* namespace dev */

#endif
