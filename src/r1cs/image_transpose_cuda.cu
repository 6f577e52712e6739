/* image_transpose on a device. */
#include "r1cs/image_transpose_cuda.cuh"

extern "C" {
#include "r1cs/image_transpose_cuda.h"
}

err_t image_transpose_cuda_bytes(uint64_t *out, const r1cs_image *image, unsigned matrix)
{
    transpose_work work;
    transpose::counter m = {0};
    *out = 0;
    ERR_TRY(transpose_work_create(&work, image, matrix, NULL));
    const err_t rc = transpose::queue(m, NULL, &work, image, matrix, NULL);
    transpose_work_free(&work);
    *out = m.bytes;
    return rc;
}

err_t image_transpose_cuda(gpu *g, gpu_stream s, void *out, const r1cs_image *image,
                           unsigned matrix, const void *rows)
{
    transpose_work work;
    transpose::device m = {g, s, NULL, 0};
    ERR_TRY(transpose_work_create(&work, image, matrix, NULL));
    const err_t rc =
        transpose::queue(m, (dev::fr *)out, &work, image, matrix, (const dev::fr *)rows);
    transpose_work_free(&work);
    return rc;
}
