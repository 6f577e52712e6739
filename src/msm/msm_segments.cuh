/* The reduction of G1 buckets, which is worth code of its own: one addition in registers serves
 * both running sums in turn. Two of them side by side are 170 KB of machine code, more than an
 * instruction cache holds. */
#ifndef CUZK_MSM_MSM_SEGMENTS_CUH
#define CUZK_MSM_MSM_SEGMENTS_CUH

#include "msm/msm_steps.cuh"

namespace dev
{

struct step_segments_g1 {
    static const int BLOCKS = 2;
    msm_pair<fp> *out;
    const g1_xyzz *sums;
    __host__ __device__ void operator()(uint32_t t) const
    {
        g1_xyzz plain = infinity<fp>(), weighted = infinity<fp>();
#pragma unroll 1
        for (uint32_t i = 2 * MSM_SEGMENT; i-- > 0;) {
            const bool weighs = i % 2 == 0;
            g1_xyzz sum = weighs ? weighted : plain, other = plain;
            if (!weighs)
                other = load(sums + (size_t)t * MSM_SEGMENT + i / 2);
            add_to(sum, other);
            if (weighs)
                weighted = sum;
            else
                plain = sum;
        }
        store(&out[t].plain, plain);
        store(&out[t].weighted, weighted);
    }
};

/* Which step a group takes. */
static inline step_segments_g1 msm_segments(msm_pair<fp> *out, const g1_xyzz *sums)
{
    return step_segments_g1{out, sums};
}
static inline step_segments<fp2> msm_segments(msm_pair<fp2> *out, const g2_xyzz *sums)
{
    return step_segments<fp2>{out, sums};
}

} /* namespace dev */

#endif
