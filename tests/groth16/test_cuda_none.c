/* A program built without CUDA: everything that plain C may call for a GPU is there and says so. */
#include "groth16_test.h"

#include "base/gpu.h"
#include "field/fr_cuda.h"
#include "msm/fixed_cuda.h"
#include "msm/group_ntt_cuda.h"
#include "msm/msm_cuda.h"
#include "ntt/ntt_cuda.h"
#include "r1cs/image_cuda.h"
#include "r1cs/image_transpose_cuda.h"

#define REFUSED(call) assert_failed(call, ERR_DEVICE, "built without CUDA")

/* With CUDA a null gpu would be followed. */
static void skip_with_cuda(void)
{
    const char *why = NULL;
    if (gpu_count(&why) != 0 || strcmp(why, "this program was built without CUDA") != 0)
        skip();
}

static void test_arrays_and_transforms(void **state)
{
    (void)state;
    skip_with_cuda();
    ntt_cuda *t = NULL;
    fr *a = NULL;
    REFUSED(fr_cuda_multiply(NULL, NULL, NULL, NULL, NULL, 1));
    REFUSED(fr_cuda_gather(NULL, NULL, NULL, NULL, NULL, 1));
    REFUSED(fr_cuda_powers(NULL, NULL, NULL, &FR_ONE, &FR_ONE, 1));
    REFUSED(fr_cuda_combine(NULL, NULL, NULL, &FR_ONE, NULL, &FR_ONE, NULL, 1));
    REFUSED(ntt_cuda_create(&t, NULL, 4, NULL));
    assert_null(t);
    REFUSED(ntt_cuda_forward(t, a, NULL));
    REFUSED(ntt_cuda_inverse(t, a, NULL));
    REFUSED(ntt_cuda_forward_coset(t, a, NULL));
    REFUSED(ntt_cuda_inverse_coset(t, a, NULL));
    REFUSED(ntt_cuda_forward_nr(t, a, NULL));
    REFUSED(ntt_cuda_forward_rn(t, a, NULL));
    REFUSED(ntt_cuda_inverse_nr(t, a, NTT_CUDA_PLAIN, NULL));
    REFUSED(ntt_cuda_quotient(t, a, a, a, NULL));
    ntt_cuda_destroy(t);
}

static void test_sums(void **state)
{
    (void)state;
    skip_with_cuda();
    uint64_t bytes;
    g1_xyzz g1;
    g2_xyzz g2;
    REFUSED(msm_cuda_g1_bytes(&bytes, NULL, 1));
    REFUSED(msm_cuda_g2_bytes(&bytes, NULL, 1));
    REFUSED(msm_cuda_g1_sum_bytes(&bytes, NULL, 1));
    REFUSED(msm_cuda_g2_sum_bytes(&bytes, NULL, 1));
    REFUSED(msm_cuda_g1_start(NULL, NULL, &g1, NULL, NULL, MSM_CUDA_INTEGER, 1, NULL));
    REFUSED(msm_cuda_g2_start(NULL, NULL, &g2, NULL, NULL, MSM_CUDA_INTEGER, 1, NULL));
    REFUSED(msm_cuda_g1_sum_start(NULL, NULL, &g1, NULL, NULL, NULL, 0, 1));
    REFUSED(msm_cuda_g2_sum_start(NULL, NULL, &g2, NULL, NULL, NULL, 0, 1));
    msm_cuda_g1_finish(&g1, NULL, 1);
    msm_cuda_g1_sum_finish(&g1, NULL, 1);
    msm_cuda_g2_finish(&g2, NULL, 1);
    msm_cuda_g2_sum_finish(&g2, NULL, 1);
    assert_true(g1_is_infinity(&g1) && g2_is_infinity(&g2));
}

static void test_points(void **state)
{
    (void)state;
    skip_with_cuda();
    uint64_t bytes, scratch;
    fixed_cuda *table = NULL;
    const group_ntt transform = {.log2 = 1, .root = FR_ONE, .first = FR_ONE, .ratio = FR_ONE};
    fixed_cuda_bytes(&bytes, &scratch, false, 1);
    REFUSED(fixed_cuda_g1(&table, NULL, NULL, &G1_GENERATOR));
    REFUSED(fixed_cuda_g2(&table, NULL, NULL, &G2_GENERATOR));
    REFUSED(fixed_cuda_multiply(table, NULL, NULL, NULL, 1));
    fixed_cuda_free(table);
    REFUSED(group_ntt_cuda_bytes(&bytes, NULL, 1));
    REFUSED(group_ntt_cuda(NULL, NULL, NULL, NULL, 1, &transform, NULL));
}

static void test_images(void **state)
{
    (void)state;
    skip_with_cuda();
    uint64_t bytes;
    image_cuda *e = NULL;
    static const r1cs_image image;
    REFUSED(image_cuda_bytes(&bytes, &image, false));
    REFUSED(image_cuda_open(&e, NULL, &image, false, NULL));
    assert_null(e);
    REFUSED(image_cuda_evaluate(e, NULL, NULL, NULL, NULL, NULL, 1, NULL));
    image_cuda_close(e);
    REFUSED(image_transpose_cuda_bytes(&bytes, &image, 0));
    REFUSED(image_transpose_cuda(NULL, NULL, NULL, &image, 0, NULL));
}

int cuda_none_tests(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_arrays_and_transforms),
        cmocka_unit_test(test_sums),
        cmocka_unit_test(test_points),
        cmocka_unit_test(test_images),
    };
    return cmocka_run_group_tests_name("without CUDA", tests, NULL, NULL);
}
