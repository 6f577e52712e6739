/* Sums of many multiples against blst's Pippenger. Not of one point: for that 0.2.11 gives a wrong
 * sum (its window is then one bit). */
#include "blst_test.h"
#include "msm/msm.h"

enum { POINTS = 2000 };

/* Scalars of kind 0: random; 1: mostly 0 and 1; 2: edges. */
static void scalar_of_kind(fr *out, unsigned kind, size_t i, oracle_rng *rng)
{
    if (kind == 1 && i % 50)
        fr_from_u64(out, oracle_next(rng) & 1);
    else
        oracle_fr(out, kind == 2 ? i % ORACLE_EDGES : ORACLE_EDGES, rng);
}

static void test_g1(void **state)
{
    (void)state;
    static const size_t COUNTS[] = {2, 3, 33, 256, POINTS};
    static g1_aff bases[POINTS];
    static fr scalars[POINTS];
    static uint8_t bytes[POINTS][FR_BYTES];
    oracle_rng rng = {51};
    for (size_t i = 0; i < POINTS; i++)
        oracle_g1(&bases[i], ORACLE_EDGES, &rng); /* no infinity: blst's sums do not take it */
    for (unsigned kind = 0; kind < 3; kind++) {
        for (size_t i = 0; i < POINTS; i++) {
            scalar_of_kind(&scalars[i], kind, i, &rng);
            oracle_scalar(bytes[i], &scalars[i]);
        }
        for (size_t c = 0; c < sizeof COUNTS / sizeof *COUNTS; c++) {
            const size_t n = COUNTS[c];
            const blst_p1_affine *const points[] = {(const void *)bases, NULL};
            const uint8_t *const list[] = {bytes[0], NULL};
            limb_t *scratch = malloc(blst_p1s_mult_pippenger_scratch_sizeof(n));
            blst_p1 theirs;
            blst_p1_affine expected;
            g1_xyzz sum;
            g1_aff ours;
            assert_non_null(scratch);
            blst_p1s_mult_pippenger(&theirs, points, n, list, FR_BITS, scratch);
            blst_p1_to_affine(&expected, &theirs);
            assert_int_equal(msm_g1(&sum, bases, scalars, n, NULL), ERR_OK);
            g1_to_aff(&ours, &sum);
            assert_memory_equal(&ours, &expected, sizeof ours);
            free(scratch);
        }
    }
}

static void test_g2(void **state)
{
    (void)state;
    static const size_t COUNTS[] = {2, 3, 33, 256, 700};
    static g2_aff bases[POINTS];
    static fr scalars[POINTS];
    static uint8_t bytes[POINTS][FR_BYTES];
    oracle_rng rng = {52};
    for (size_t i = 0; i < 700; i++)
        oracle_g2(&bases[i], ORACLE_EDGES, &rng);
    for (unsigned kind = 0; kind < 3; kind++) {
        for (size_t i = 0; i < 700; i++) {
            scalar_of_kind(&scalars[i], kind, i, &rng);
            oracle_scalar(bytes[i], &scalars[i]);
        }
        for (size_t c = 0; c < sizeof COUNTS / sizeof *COUNTS; c++) {
            const size_t n = COUNTS[c];
            const blst_p2_affine *const points[] = {(const void *)bases, NULL};
            const uint8_t *const list[] = {bytes[0], NULL};
            limb_t *scratch = malloc(blst_p2s_mult_pippenger_scratch_sizeof(n));
            blst_p2 theirs;
            blst_p2_affine expected;
            g2_xyzz sum;
            g2_aff ours;
            assert_non_null(scratch);
            blst_p2s_mult_pippenger(&theirs, points, n, list, FR_BITS, scratch);
            blst_p2_to_affine(&expected, &theirs);
            assert_int_equal(msm_g2(&sum, bases, scalars, n, NULL), ERR_OK);
            g2_to_aff(&ours, &sum);
            assert_memory_equal(&ours, &expected, sizeof ours);
            free(scratch);
        }
    }
}

int blst_msm_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_g1),
        cmocka_unit_test(test_g2),
    };
    return cmocka_run_group_tests_name("blst: msm", tests, NULL, NULL);
}
