/* Multiples of one point on the device: what one thread does in each step, and the steps in order
 * over a machine that executes them (msm_pipeline.cuh), of which only each() is needed.
 *
 * Table: window w has (j + 1)·2^(16 w)·P for j = 0 … 2^15 - 1. A multiple is one addition a window,
 * of the entry that the signed digit names, negated if the digit is; s or r - s, whichever is less,
 * fits 254 bits and with half of each window's range added 256. Sums stay in XYZZ form; FIXED_GROUP
 * of them share an inversion. 50 MB of table in G1 are what the cache of a large card holds, about;
 * 17 bits would save one addition in sixteen for twice that. */
#ifndef CUZK_MSM_FIXED_STEPS_CUH
#define CUZK_MSM_FIXED_STEPS_CUH

#include "msm/msm_steps.cuh"

namespace dev
{

#define FIXED_BITS    16
#define FIXED_WINDOWS 16
#define FIXED_ENTRIES (1u << (FIXED_BITS - 1)) /* of a window */
#define FIXED_GROUP   32u
#define FIXED_CHUNK   ((size_t)1 << 21) /* multiples whose sums are in memory at a time */

/* ---- table --------------------------------------------------------------------------------- */

/* bases[w] = 2^(16 w)·P. */
template <class F> struct step_fixed_bases {
    static const int BLOCKS = 1;
    xyzz<F> *bases;
    aff<F> base;
    __host__ __device__ void operator()(uint32_t w) const
    {
        msm_values<F, 1> points;
        const xyzz<F> p = from_aff(base);
        points.v.put(SX, p.x);
        points.v.put(SY, p.y);
        points.v.put(SZZ, p.zz);
        points.v.put(SZZZ, p.zzz);
#pragma unroll 1
        for (uint32_t i = 0; i < w * FIXED_BITS; i++)
            points.run(0, 0, FORMULA_DOUBLE);
        points.v.store(bases + w, 0);
    }
};

/* sums[j] = (j + 1)·base, by double-and-add. */
template <class F> struct step_fixed_entries {
    static const int BLOCKS = 2;
    xyzz<F> *sums;
    const xyzz<F> *base;
    __host__ __device__ void operator()(uint32_t j) const
    {
        msm_values<F, 1> points;
        formula_clear(points.v, 0);
        points.take(base);
#pragma unroll 1
        for (unsigned k = 2 * FIXED_BITS; k-- > 0;) {
            const bool doubles = k % 2 == 1;
            if (doubles || (j + 1) >> k / 2 & 1)
                points.run(0, 1, doubles ? FORMULA_DOUBLE : FORMULA_ADD);
        }
        points.v.store(sums + j, 0);
    }
};

/* ---- multiples ----------------------------------------------------------------------------- */

/* sums[i] = scalars[i]·P; scalars in Montgomery form. */
template <class F> struct step_fixed_sums {
    static const int BLOCKS = 3;
    xyzz<F> *sums;
    const aff<F> *table;
    const fr *scalars;
    __host__ __device__ void operator()(uint32_t i) const
    {
        const fr r = {{FR_WORDS}};
        fr s = to_int(load(scalars + i)), t;
        uint32_t negated = 0, scratch[8];
        (void)words_less(t.v, r.v, s.v);
        if (words_less(scratch, t.v, s.v)) {
            s = t;
            negated = 1;
        }
        uint64_t carry = 0;
        for (unsigned k = 0; k < 8; k++) {
            carry += (uint64_t)s.v[k] + 0x80008000u;
            s.v[k] = (uint32_t)carry;
            carry >>= 32;
        }
        msm_sum<F> sum;
        sum.clear();
#pragma unroll 1
        for (uint32_t w = 0; w < FIXED_WINDOWS; w++) {
            const int32_t d = (int32_t)(s.v[0] & 0xffff) - (int32_t)FIXED_ENTRIES;
            for (unsigned k = 0; k < 7; k++)
                s.v[k] = s.v[k] >> 16 | s.v[k + 1] << 16;
            s.v[7] >>= 16;
            if (d != 0)
                sum.add(table + (size_t)w * FIXED_ENTRIES + (d < 0 ? -d : d) - 1,
                        (d < 0) != (negated != 0));
        }
        sum.put(sums + i);
    }
};

/* Group t of n sums, those of index t, t + groups, …, to affine form, reduced. On the way out[i].x
 * holds the product of the denominators before i. */
template <class F> struct step_fixed_affine {
    static const int BLOCKS = sizeof(F) == sizeof(fp) ? 3 : 2;
    aff<F> *out;
    const xyzz<F> *sums;
    uint32_t n, groups;
    __host__ __device__ void operator()(uint32_t t) const
    {
        F product = one<F>();
        uint32_t i = t;
        for (; i < n; i += groups) {
            const F zzz = load(&sums[i].zzz);
            store(&out[i].x, product);
            if (!is_zero_words(zzz))
                product = mul(product, zzz);
        }
        F inverse = inv(product);
        while (i > t) {
            i -= groups;
            const xyzz<F> p = load(sums + i);
            aff<F> a = {zero<F>(), zero<F>()};
            if (!is_infinity(p)) {
                const F zzz_inv = mul(inverse, out[i].x), z_inv = mul(zzz_inv, p.zz);
                inverse = mul(inverse, p.zzz);
                a = reduce(aff<F>{mul(p.x, sqr(z_inv)), mul(p.y, zzz_inv)});
            }
            store(out + i, a);
        }
    }
};

/* ---- in order ------------------------------------------------------------------------------ */

static inline size_t fixed_chunk(size_t n)
{
    return n < FIXED_CHUNK ? n : FIXED_CHUNK;
}

template <class F, class M> err_t fixed_to_affine(M &m, aff<F> *out, const xyzz<F> *sums, size_t n)
{
    const uint32_t groups = (uint32_t)((n + FIXED_GROUP - 1) / FIXED_GROUP);
    return m.each(groups, step_fixed_affine<F>{out, sums, (uint32_t)n, groups});
}

/* table: FIXED_WINDOWS · FIXED_ENTRIES; scratch: FIXED_WINDOWS + FIXED_ENTRIES. */
template <class F, class M>
err_t fixed_make_table(M &m, aff<F> *table, xyzz<F> *scratch, const aff<F> &base)
{
    xyzz<F> *const sums = scratch + FIXED_WINDOWS;
    ERR_TRY(m.each(FIXED_WINDOWS, step_fixed_bases<F>{scratch, base}));
    for (unsigned w = 0; w < FIXED_WINDOWS; w++) {
        ERR_TRY(m.each(FIXED_ENTRIES, step_fixed_entries<F>{sums, scratch + w}));
        ERR_TRY(fixed_to_affine(m, table + (size_t)w * FIXED_ENTRIES, sums, FIXED_ENTRIES));
    }
    return ERR_OK;
}

/* scratch: fixed_chunk(n). */
template <class F, class M>
err_t fixed_multiples(M &m, aff<F> *out, xyzz<F> *scratch, const aff<F> *table, const fr *scalars,
                      size_t n)
{
    for (size_t at = 0; at < n; at += FIXED_CHUNK) {
        const size_t part = fixed_chunk(n - at);
        ERR_TRY(m.each((uint32_t)part, step_fixed_sums<F>{scratch, table, scalars + at}));
        ERR_TRY(fixed_to_affine(m, out + at, (const xyzz<F> *)scratch, part));
    }
    return ERR_OK;
}

} /* namespace dev */

#endif
