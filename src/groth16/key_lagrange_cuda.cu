/* From one form of a key image to the other on a device: K, C folded into L with it, then Lam in
 * place of h. */
#include "groth16/key_lagrange_steps.cuh"
#include "r1cs/image_transpose_cuda.cuh"

extern "C" {
#include "groth16/key_lagrange.h"
#include "groth16/key_lagrange_cuda.h"
#include "msm/group_ntt_cuda.h"
}

static err_t fold_bytes(uint64_t *out, const r1cs_image *image)
{
    transpose::counter m = {0};
    ERR_TRY(key_lagrange::fold(m, NULL, image, NULL));
    *out = m.bytes;
    return ERR_OK;
}

err_t key_lagrange_cuda_bytes(uint64_t *out, gpu *g, const r1cs_image *image)
{
    uint64_t transform, folding;
    *out = 0;
    ERR_TRY(group_ntt_cuda_bytes(&transform, g, image->shape.log2_domain));
    ERR_TRY(fold_bytes(&folding, image));
    const uint64_t k = (sizeof(g1_aff) << image->shape.log2_domain) + GPU_ALIGN - 1;
    *out = k / GPU_ALIGN * GPU_ALIGN + (transform > folding ? transform : folding);
    return ERR_OK;
}

/* Scratch goes back at once: all is on one stream. */
static err_t transform(gpu *g, gpu_stream s, void *out, const void *h, const r1cs_image *image,
                       const fr *root, const key_lagrange_series *series, const progress *listener)
{
    const unsigned log2 = image->shape.log2_domain;
    const group_ntt t = {log2, *root, series->first, series->ratio};
    const gpu_mark mark = gpu_mark_get(g);
    ERR_TRY(group_ntt_cuda(g, s, out, h, ((size_t)1 << log2) - 1, &t, listener));
    gpu_release(g, mark);
    return ERR_OK;
}

static err_t fold(gpu *g, gpu_stream s, void *l, const r1cs_image *image, const void *k,
                  const progress *listener)
{
    const gpu_mark mark = gpu_mark_get(g);
    transpose::device m = {g, s, NULL, 0};
    progress_step(listener, "folding of C", 0, 1);
    ERR_TRY(key_lagrange::fold(m, (group::base *)l, image, (const group::base *)k));
    ERR_TRY(gpu_wait(g, s));
    progress_step(listener, "folding of C", 1, 1);
    gpu_release(g, mark);
    return ERR_OK;
}

static err_t convert(gpu *g, gpu_stream s, void *h, void *l, const r1cs_image *image,
                     const progress *listener)
{
    key_lagrange_factors f;
    void *k;
    key_lagrange_factors_of(&f, image->shape.log2_domain);
    ERR_TRY(gpu_take(&k, g, sizeof(g1_aff) << image->shape.log2_domain, "points to fold C with"));
    ERR_TRY(transform(g, s, k, h, image, &f.root, &f.fold, listener));
    ERR_TRY(fold(g, s, l, image, k, listener));
    return transform(g, s, h, h, image, &f.root, &f.lam, listener);
}

err_t key_lagrange_cuda(gpu *g, gpu_stream s, void *h, void *l, const r1cs_image *image,
                        const progress *listener)
{
    const gpu_mark mark = gpu_mark_get(g);
    const err_t rc = convert(g, s, h, l, image, listener), waited = gpu_wait(g, s);
    gpu_release(g, mark);
    return rc != ERR_OK ? rc : waited;
}
