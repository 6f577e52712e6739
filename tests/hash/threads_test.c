/* First use from several threads at once: methods, contexts and tables are made exactly once. */
#include "hash_tests.h"

#include "base/pool.h"
#include "hash/poseidon_batch.h"

#define CALLS 64

typedef struct {
    fr poseidon[CALLS], batch[CALLS][2];
    uint8_t sha256[CALLS][32], blake2b[CALLS][64];
} results;

static err_t hash_some(void *context, size_t i, unsigned worker)
{
    (void)worker;
    results *r = context;
    const unsigned arity[4] = {2, 4, 8, 11};
    fr in[11];
    for (size_t k = 0; k < 11; k++)
        fr_from_u64(&in[k], k);
    poseidon(&r->poseidon[i], in, arity[i % 4]);
    poseidon_batch((fr *[]){&r->batch[i][0], &r->batch[i][1]}, (const fr *[]){in, in}, arity[i % 4],
                   2);
    sha256(r->sha256[i], "abc", 3);
    blake2b_512(r->blake2b[i], "abc", 3);
    return ERR_OK;
}

static void first_use_from_many_threads(void **state)
{
    (void)state;
    static results r;
    pool *p;
    assert_int_equal(pool_create(&p, 4), ERR_OK);
    assert_int_equal(pool_for(p, CALLS, hash_some, &r), ERR_OK);
    pool_destroy(p);
    for (size_t i = 0; i < CALLS; i++) {
        assert_true(fr_eq(&r.batch[i][0], &r.poseidon[i]));
        assert_true(fr_eq(&r.batch[i][1], &r.poseidon[i]));
    }
    for (size_t i = 4; i < CALLS; i++) {
        assert_true(fr_eq(&r.poseidon[i], &r.poseidon[i % 4]));
        assert_memory_equal(r.sha256[i], r.sha256[0], 32);
        assert_memory_equal(r.blake2b[i], r.blake2b[0], 64);
    }
}

int threads_tests(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(first_use_from_many_threads)};
    return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
