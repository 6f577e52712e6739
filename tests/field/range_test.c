/* The verify build stops at an element that is not reduced; other builds skip these. */
#include "field_test.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef CUZK_VERIFY

static const fr R_ITSELF = {
    {0xffffffff00000001, 0x53bda402fffe5bfe, 0x3339d80809a1d805, 0x73eda753299d7d48}};
static const fp P_ITSELF = {{0xb9feffffffffaaab, 0x1eabfffeb153ffff, 0x6730d2a0f6b0f624,
                             0x64774b84f38512bf, 0x4b1ba7b6434bacd7, 0x1a0111ea397fe69a}};

/* Runs `call` in a child, which must abort. */
#define ABORTS(call)                                                                               \
    do {                                                                                           \
        const pid_t child = fork();                                                                \
        assert_true(child >= 0);                                                                   \
        if (child == 0) {                                                                          \
            (void)close(STDERR_FILENO);                                                            \
            signal(SIGABRT, SIG_DFL);                                                              \
            call;                                                                                  \
            _exit(0);                                                                              \
        }                                                                                          \
        int status = 0;                                                                            \
        assert_true(waitpid(child, &status, 0) == child);                                          \
        assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);                           \
    } while (0)

static void unreduced_values_abort(void **state)
{
    (void)state;
    fr r;
    fp p;
    fp2 q;
    const fp2 bad = {FP_ONE, P_ITSELF};
    ABORTS(fr_mul(&r, &R_ITSELF, &FR_ONE));
    ABORTS(fr_mul(&r, &FR_ONE, &R_ITSELF));
    ABORTS(fr_sqr(&r, &R_ITSELF));
    ABORTS(fr_add(&r, &R_ITSELF, &FR_ONE));
    ABORTS(fr_sub(&r, &FR_ONE, &R_ITSELF));
    ABORTS(fr_neg(&r, &R_ITSELF));
    ABORTS(fr_dbl(&r, &R_ITSELF));
    ABORTS(fr_inv(&r, &R_ITSELF));
    ABORTS((void)fr_is_zero(&R_ITSELF));
    ABORTS((void)fr_eq(&FR_ONE, &R_ITSELF));
    ABORTS(fp_mul(&p, &P_ITSELF, &FP_ONE));
    ABORTS(fp_mul(&p, &FP_ONE, &P_ITSELF));
    ABORTS(fp_sqr(&p, &P_ITSELF));
    ABORTS(fp_add(&p, &P_ITSELF, &FP_ONE));
    ABORTS(fp_sub(&p, &FP_ONE, &P_ITSELF));
    ABORTS(fp_neg(&p, &P_ITSELF));
    ABORTS(fp_inv(&p, &P_ITSELF));
    ABORTS((void)fp_is_zero(&P_ITSELF));
    ABORTS((void)fp_eq(&P_ITSELF, &FP_ONE));
    ABORTS(fp2_mul(&q, &bad, &FP2_ONE));
    ABORTS(fp2_sqr(&q, &bad));
    ABORTS(fp2_add(&q, &FP2_ONE, &bad));
    ABORTS(fp2_sub(&q, &FP2_ONE, &bad));
}

int range_tests(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(unreduced_values_abort)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int range_tests(void)
{
    return 0;
}

#endif
