/* Which kernels a transform is, in order, and what its tables hold: host code, which ntt_cuda.cu
 * runs on a gpu and the tests on the processor too. */
#ifndef CUZK_NTT_NTT_LAUNCHES_CUH
#define CUZK_NTT_NTT_LAUNCHES_CUH

#include "field/field_cpu.cuh"
#include "ntt/ntt_kernel.cuh"

extern "C" {
#include "base/verify.h"
#include "ntt/ntt.h"
#include "ntt/ntt_cuda.h"
}

#include <string.h>

/* What the powers at position i are: 7^rev(i)/n, 7^-rev(i)/n, 7^rev(i). */
enum { NTT_UP_MEAN, NTT_DOWN_MEAN, NTT_UP, NTT_POWERS };

/* The tables, in the memory of the gpu (or of the tests' host), and constants. */
struct ntt_tables {
    uint32_t log2, low_log2;
    uint4 *twiddles;                           /* E[0 … n/2 - 1], at least one */
    uint4 *low[NTT_POWERS], *high[NTT_POWERS]; /* of i below 2^low_log2, of the rest of i */
    dev::fr size_inverse;
    dev::fr quotient_factor; /* 1/(n (7^n - 1)) */
};

static inline dev::fr ntt_to_device(const ::fr &a)
{
    dev::fr out;
    memcpy(&out, &a, sizeof out);
    return out;
}

static inline uint32_t ntt_twiddle_log2(uint32_t log2)
{
    return log2 == 0 ? 0 : log2 - 1;
}
static inline uint32_t ntt_low_log2(uint32_t log2)
{
    return log2 < 14 ? log2 : 14;
}

/* ---- contents of tables ----------------------------------------------------------------------
 */

static inline dev::ntt_table ntt_twiddle_table(uint32_t log2)
{
    dev::ntt_table t;
    memset(&t, 0, sizeof t);
    t.first = ntt_to_device(FR_ONE);
    for (uint32_t b = 0; b < ntt_twiddle_log2(log2); b++) {
        ::fr root;
        ntt_root(&root, b + 2);
        t.bit[b] = ntt_to_device(root);
    }
    return t;
}

/* The two halves of the powers: bit b of the position stands for the exponent 2^(log2 - 1 - b). 1/n
 * is in the lower half. */
static inline dev::ntt_table ntt_power_table(uint32_t log2, int powers, bool upper)
{
    const uint32_t low = ntt_low_log2(log2), first = upper ? low : 0;
    dev::ntt_table t;
    ::fr g = FR_GENERATOR, power;
    memset(&t, 0, sizeof t);
    fr_from_u64(&power, (uint64_t)1 << log2);
    fr_inv(&power, &power);
    t.first = ntt_to_device(upper || powers == NTT_UP ? FR_ONE : power);
    if (powers == NTT_DOWN_MEAN)
        fr_inv(&g, &g);
    for (uint32_t b = 0; b < (upper ? log2 - low : low); b++) {
        fr_pow_u64(&power, &g, (uint64_t)1 << (log2 - 1 - first - b));
        t.bit[b] = ntt_to_device(power);
    }
    return t;
}

static inline void ntt_tables_constants(ntt_tables *t)
{
    ::fr n, z;
    fr_from_u64(&n, (uint64_t)1 << t->log2);
    fr_inv(&n, &n);
    t->size_inverse = ntt_to_device(n);
    fr_pow_u64(&z, &FR_GENERATOR, (uint64_t)1 << t->log2);
    fr_sub(&z, &z, &FR_ONE);
    fr_inv(&z, &z);
    fr_mul(&z, &z, &n);
    t->quotient_factor = ntt_to_device(z);
}

/* ---- lists of launches -----------------------------------------------------------------------
 */

struct ntt_launch {
    dev::ntt_kind kind;
    bool join, inverse;
    dev::ntt_job job;
};

#define NTT_LAUNCHES_MAX 72 /* of ntt_cuda_quotient with small sizes, level by level */

struct ntt_list {
    const ntt_tables *tables;
    unsigned count;
    bool by_levels; /* the slow twin, for tests */
    ntt_launch at[NTT_LAUNCHES_MAX];
};

static inline void ntt_list_start(ntt_list *l, const ntt_tables *t)
{
    l->tables = t;
    l->count = 0;
    l->by_levels = t->log2 <= NTT_TILE_LOG2;
}

static inline ntt_launch *ntt_append(ntt_list *l, dev::ntt_kind kind, ::fr *data)
{
    VERIFY(l->count < NTT_LAUNCHES_MAX);
    ntt_launch *out = &l->at[l->count++];
    memset(out, 0, sizeof *out);
    out->kind = kind;
    out->job.data = (uint4 *)data;
    out->job.twiddles = l->tables->twiddles;
    out->job.log2 = l->tables->log2;
    out->job.low_log2 = l->tables->low_log2;
    return out;
}

static inline void ntt_set_powers(const ntt_list *l, dev::ntt_job *k, int powers)
{
    k->low = l->tables->low[powers];
    k->high = l->tables->high[powers];
}

static inline void ntt_set_factor(dev::ntt_job *k, const dev::fr &factor)
{
    k->factor = factor;
    k->scaled = true;
}

static inline ntt_launch *ntt_append_levels(ntt_list *l, ::fr *data, bool join, bool inverse)
{
    const uint32_t log2 = l->tables->log2;
    for (uint32_t n = 0; n < log2; n++) {
        ntt_launch *p = ntt_append(l, dev::NTT_LEVEL, data);
        p->join = join;
        p->inverse = inverse;
        p->job.level = join ? log2 - 1 - n : n;
    }
    return ntt_append(l, dev::NTT_FINISH, data);
}

/* Tiles of nine levels from level 0; the last one reaches back over levels that are done. */
static inline ntt_launch *ntt_append_tiles(ntt_list *l, ::fr *data, bool join, bool inverse)
{
    const uint32_t log2 = l->tables->log2, last = log2 - NTT_TILE_LOG2;
    const uint32_t passes = (log2 + NTT_TILE_LOG2 - 1) / NTT_TILE_LOG2;
    ntt_launch *p = NULL;
    for (uint32_t n = 0; n < passes; n++) {
        const uint32_t level = NTT_TILE_LOG2 * (join ? passes - 1 - n : n);
        p = ntt_append(l, dev::NTT_TILE, data);
        p->join = join;
        p->inverse = inverse;
        p->job.level = level < last ? level : last;
        p->job.skip = level - p->job.level;
    }
    p->job.reduce = true;
    return p;
}

/* Gives the launch that may scale, the last one of a split. */
static inline ntt_launch *ntt_append_transform(ntt_list *l, ::fr *data, bool join, bool inverse)
{
    return l->by_levels ? ntt_append_levels(l, data, join, inverse)
                        : ntt_append_tiles(l, data, join, inverse);
}

static inline void ntt_append_inverse(ntt_list *l, ::fr *data, ntt_cuda_scale scale)
{
    ntt_launch *p = ntt_append_transform(l, data, false, true);
    if (scale == NTT_CUDA_PLAIN)
        ntt_set_factor(&p->job, l->tables->size_inverse);
    else
        ntt_set_powers(l, &p->job, scale == NTT_CUDA_TO_COSET ? NTT_UP_MEAN : NTT_DOWN_MEAN);
}

/* The move to reversed order comes first, and takes the powers with it. */
static inline void ntt_append_forward(ntt_list *l, ::fr *data, bool coset)
{
    ntt_launch *p = ntt_append(l, dev::NTT_SWAP, data);
    if (coset)
        ntt_set_powers(l, &p->job, NTT_UP);
    ntt_append_transform(l, data, true, false);
}

/* c and the product stay n times too large until the factor at the end. */
static inline void ntt_append_quotient(ntt_list *l, ::fr *a, ::fr *b, ::fr *c)
{
    ntt_append_transform(l, c, false, true);
    ntt_append_inverse(l, a, NTT_CUDA_TO_COSET);
    ntt_append_transform(l, a, true, false);
    ntt_set_powers(l, &ntt_append_transform(l, b, false, true)->job, NTT_UP);
    ntt_append_transform(l, b, true, false);
    ntt_append(l, dev::NTT_MULTIPLY, a)->job.other = (const uint4 *)b;
    ntt_append_inverse(l, a, NTT_CUDA_FROM_COSET);
    ntt_launch *p = ntt_append(l, dev::NTT_SWAP, a);
    p->job.other = (const uint4 *)c;
    ntt_set_factor(&p->job, l->tables->quotient_factor);
}

#endif
