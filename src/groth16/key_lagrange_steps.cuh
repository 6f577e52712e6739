/* C folded into section L: l_c becomes l_c + sum over rows j of C[j][c]·k_j. The terms of C are
 * sorted by column and added up in pieces, as image_transpose_steps.cuh has it, here with points
 * for rows; it says what a machine M is, too.
 *
 * Terms with coefficient 1 or -1, most of all, are one addition each; they go first, and the others
 * by themselves, so that the lanes of a warp do not wait for one that doubles 254 times. Sums are
 * XYZZ, one for each column, and become affine at the end. */
#ifndef CUZK_GROTH16_KEY_LAGRANGE_STEPS_CUH
#define CUZK_GROTH16_KEY_LAGRANGE_STEPS_CUH

#include "msm/group_ntt_cuda.cuh"
#include "r1cs/image_transpose_steps.cuh"

namespace key_lagrange
{

using group::base;
using group::point;

struct point_source {
    typedef point sum;
    const uint32_t *columns;
    const transpose::term *of;
    const dev::fr *coeff;
    const base *row;
    __host__ __device__ uint32_t column(uint32_t i) const
    {
        return columns[i];
    }
    __host__ __device__ sum zero() const
    {
        return dev::infinity<dev::fp>();
    }
    /* By double-and-add with the coefficient or r less it, whichever is the smaller integer. */
    __host__ __device__ void add(sum &s, uint32_t i) const
    {
        const transpose::term t = of[i];
        base p = group::fetch(row + t.row);
        dev::fr k = dev::to_int(coeff[t.coeff]);
        const dev::fr minus = dev::to_int(dev::neg(coeff[t.coeff]));
        bool less = false;
        for (unsigned w = 0; w < 8; w++)
            less = minus.v[w] != k.v[w] ? minus.v[w] < k.v[w] : less;
        if (less) {
            k = minus;
            p = dev::neg(p);
        }
        int bit = 254;
        while (bit > 0 && (k.v[bit / 32] >> bit % 32 & 1) == 0)
            bit--;
        if (bit == 0) {
            dev::add_to(s, p);
            return;
        }
        point multiple = dev::from_aff(p);
#pragma unroll 1
        while (bit-- > 0) {
            multiple = dev::dbl(multiple);
            if (k.v[bit / 32] >> bit % 32 & 1)
                dev::add_to(multiple, p);
        }
        dev::add_to(s, multiple);
    }
    __host__ __device__ void add_sums(sum &s, const sum &b) const
    {
        dev::add_to(s, b);
    }
};

struct point_sink {
    point *out;
    __host__ __device__ void add(uint32_t column, const point &s) const
    {
        point sum = group::fetch(out + column);
        dev::add_to(sum, s);
        group::put_away(out + column, sum);
    }
};

struct step_join {
    point *sums;
    const base *l;
    __host__ __device__ void operator()(uint32_t i) const
    {
        point sum = group::fetch(sums + i);
        dev::add_to(sum, group::fetch(l + i));
        group::put_away(sums + i, sum);
    }
};

static inline bool is_unit(const image_entry *e)
{
    return !(e->flags & IMAGE_DOUBLING) &&
           (e->coeff == R1CS_ONE_COEFF || e->coeff == R1CS_MINUS_ONE_COEFF);
}
static inline bool is_other(const image_entry *e)
{
    return !is_unit(e);
}

template <class M>
err_t fold_those(M &m, point *sums, const r1cs_image *image, const base *k, transpose_filter wanted)
{
    transpose_work work;
    transpose::view v;
    ERR_TRY(transpose_work_create(&work, image, 2, wanted));
    const err_t rc = transpose::view_put(m, &v, &work, image, false);
    transpose_work_free(&work);
    ERR_TRY(rc);
    return transpose::sum_columns(m, v, transpose::columns_of(image),
                                  point_source{NULL, NULL, v.coeff, k}, point_sink{sums});
}

/* l: a point of each column; k: one for each row. */
template <class M> err_t fold(M &m, base *l, const r1cs_image *image, const base *k)
{
    const size_t columns = transpose::columns_of(image);
    const uint32_t chains = group::chains_of((uint32_t)columns);
    point *sums = NULL;
    ERR_TRY(transpose::take(m, &sums, columns, "sums of columns"));
    ERR_TRY(m.clear(sums, columns * sizeof *sums)); /* infinity */
    ERR_TRY(fold_those(m, sums, image, k, is_unit));
    ERR_TRY(fold_those(m, sums, image, k, is_other));
    ERR_TRY(m.each((uint32_t)columns, step_join{sums, l}));
    return m.each(chains, group::step_affine{l, sums, (uint32_t)columns, chains, false, 0});
}

} /* namespace key_lagrange */

#endif
