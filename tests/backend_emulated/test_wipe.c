/* r and s of a proof on a device stand nowhere in memory once it is finished, dropped or failed. */
#include "emulated_test.h"
#include "secret.h"

#include "base/fault.h"
#include "base/mem.h"

enum { FINISHED, DROPPED_QUEUED, DROPPED, FAILED, ENDS };

/* In a frame of its own, whose values are wiped. Drawn from the kernel: known to nobody else. */
static __attribute__((noinline)) void draw(groth16_blinding *out, secret *s)
{
    assert_int_equal(fr_random(&out->r), ERR_OK);
    assert_int_equal(fr_random(&out->s), ERR_OK);
    secret_set_pair(s, &out->r, &out->s);
}

static void end(device_pending *p, unsigned how)
{
    groth16_proof proof;
    if (how == FINISHED || how == FAILED)
        assert_int_equal(DEVICE_CUDA.wait(&proof, p), how == FINISHED ? ERR_OK : ERR_DEVICE);
    DEVICE_CUDA.free(p);
}

static void proof_that_ends(stand *st, unsigned how)
{
    groth16_blinding blinding;
    device_pending *before = NULL, *p;
    secret s;
    draw(&blinding, &s);
    assert_true(secret_finds(&s) >= 2); /* the search finds what is there */
    const backend_witness w = {.slab = &st->bed->right[0].slab, .blinding = &blinding};
    if (how == DROPPED_QUEUED)
        assert_int_equal(stand_start(&before, st, 1, NULL), ERR_OK);
    if (how == FAILED)
        fault_arm(FAULT_GPU, 1);
    assert_int_equal(DEVICE_CUDA.start(&p, st->k, &w), ERR_OK);
    mem_wipe(&blinding, sizeof blinding);
    end(p, how);
    fault_arm(FAULT_GPU, 0);
    DEVICE_CUDA.free(before);
    assert_int_equal(secret_finds(&s), 0);
}

static void randomness_is_nowhere_after_a_proof(void **state)
{
    (void)state;
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
    skip(); /* what is on its way in registers is kept on the stack around a sanitizer's checks */
#endif
    for (budget_kind kind = 0; kind < BUDGETS; kind++)
        for (unsigned how = 0; how < ENDS; how++) {
            stand s;
            stand_open(&s, bed_of("toy"), KEY_IMAGE_LAGRANGE, kind);
            proof_that_ends(&s, how);
            stand_close(&s);
        }
}

int wipe_tests(void)
{
    const struct CMUnitTest wipe_group[] = {
        cmocka_unit_test(randomness_is_nowhere_after_a_proof),
    };
    return cmocka_run_group_tests_name("wipe", wipe_group, NULL, NULL);
}
