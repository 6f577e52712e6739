/* Who knows r or s of a proof can take the zero knowledge from it: once a proof is finished neither
 * may stand anywhere in the process's memory. The tests look for them in all of it. */
#include "groth16_test.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#define REGION_BYTES_MAX ((uint64_t)1 << 28) /* larger ones are a sanitizer's */
#define FORMS            4                   /* r and s, as elements and as integers */

/* Kept with every bit turned, so that these are no finds themselves. */
typedef struct {
    uint64_t form[FORMS][4];
} hidden;

static void hide(uint64_t out[4], const uint64_t limbs[4])
{
    for (unsigned i = 0; i < 4; i++)
        out[i] = ~limbs[i];
}

/* All four limbs, at any place where an element can stand. */
static size_t finds_in(const uint64_t *words, size_t n, const hidden *h)
{
    size_t finds = 0;
    for (size_t i = 0; i + 4 <= n; i++)
        for (unsigned k = 0; k < FORMS; k++)
            finds += words[i] == ~h->form[k][0] && words[i + 1] == ~h->form[k][1] &&
                     words[i + 2] == ~h->form[k][2] && words[i + 3] == ~h->form[k][3];
    return finds;
}

/* Reads through the kernel into one buffer, in which a find may be seen again. */
static size_t finds_in_process(const hidden *h)
{
    static uint64_t buffer[1 << 16];
    FILE *maps = fopen("/proc/self/maps", "r");
    const int memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC);
    memset(buffer, 0, sizeof buffer);
    assert_non_null(maps);
    assert_true(memory >= 0);
    size_t finds = 0, regions = 0;
    char line[512];
    while (fgets(line, sizeof line, maps)) {
        unsigned long long from, to;
        char mode[5];
        if (sscanf(line, "%llx-%llx %4s", &from, &to, mode) != 3 || mode[1] != 'w' ||
            to - from > REGION_BYTES_MAX)
            continue;
        regions++;
        for (uint64_t at = from; at < to; at += sizeof buffer - 32) {
            const size_t wanted = to - at < sizeof buffer ? (size_t)(to - at) : sizeof buffer;
            const ssize_t got = pread(memory, buffer, wanted, (off_t)at);
            if (got > 0)
                finds += finds_in(buffer, (size_t)got / 8, h);
        }
    }
    close(memory);
    fclose(maps);
    assert_true(regions >= 3);
    return finds;
}

/* In a frame of its own, whose values are wiped. */
static __attribute__((noinline)) void draw(groth16_blinding *out, hidden *h, uint64_t seed)
{
    fr_int integer;
    test_random_fr(&out->r, &seed);
    test_random_fr(&out->s, &seed);
    hide(h->form[0], out->r.l);
    hide(h->form[1], out->s.l);
    fr_to_int(&integer, &out->r);
    hide(h->form[2], integer.l);
    fr_to_int(&integer, &out->s);
    hide(h->form[3], integer.l);
    mem_wipe(&integer, sizeof integer);
}

static void randomness_is_nowhere_after_a_proof(void **state)
{
    (void)state;
    test_circuit circuit;
    test_circuit_random(&circuit, 3, 40, 90, 12);
    groth16_key key = test_circuit_key(&circuit);
    groth16_prover *prover;
    assert_int_equal(groth16_prover_create(&prover, 2, NULL), ERR_OK);
    for (unsigned dropped = 0; dropped < 2; dropped++) {
        groth16_blinding blinding;
        groth16_pending *pending;
        groth16_proof proof;
        hidden h;
        r1cs_assignment w = test_circuit_assign(&circuit);
        draw(&blinding, &h, 70 + dropped);
        assert_true(finds_in_process(&h) >= 2); /* the search finds what is there */
        assert_int_equal(groth16_prove_start(&pending, prover, &key, &w, &blinding), ERR_OK);
        mem_wipe(&blinding, sizeof blinding);
        if (dropped)
            groth16_prove_drop(pending);
        else
            assert_int_equal(groth16_prove_finish(&proof, pending), ERR_OK);
        assert_int_equal(finds_in_process(&h), 0);
    }
    groth16_prover_destroy(prover);
    groth16_key_free(&key);
    test_circuit_free(&circuit);
}

int wipe_tests(void)
{
    const struct CMUnitTest wipe_group[] = {
        cmocka_unit_test(randomness_is_nowhere_after_a_proof),
    };
    return cmocka_run_group_tests_name("wipe", wipe_group, NULL, NULL);
}
