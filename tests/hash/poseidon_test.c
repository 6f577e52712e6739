/* Poseidon: constants against gen/poseidon.py (plain integers) and through it against the files of
 * another prover, digests against published ones, the optimised form against the slow twin. */
#include "hash_tests.h"

#include "hash/poseidon_tables.h"
#include "poseidon_vectors.h"

static const unsigned arities[] = {2, 4, 8, 11};

/* Limbs in memory are little-endian Montgomery, R = 2^256: the layout of the digests. */
static void constants_have_the_digests_of_plain_integers(void **state)
{
    (void)state;
    for (size_t i = 0; i < 4; i++) {
        const poseidon_params *p = poseidon_params_get(poseidon_tables[i].arity);
        assert_non_null(p);
        const size_t sparse_n = p->partial_rounds * (2 * p->width - 1);
        const size_t dense_n = p->width * p->width;
        assert_int_equal(p->ck_n + 2 * dense_n + sparse_n, poseidon_tables[i].elements);
        hash_stream *s;
        assert_int_equal(hash_stream_create(&s, HASH_SHA256), ERR_OK);
        hash_stream_update(s, p->ck, p->ck_n * sizeof(fr));
        hash_stream_update(s, p->mds, dense_n * sizeof(fr));
        hash_stream_update(s, p->pre_sparse, dense_n * sizeof(fr));
        hash_stream_update(s, p->sparse, sparse_n * sizeof(fr));
        uint8_t digest[32];
        hash_stream_final(s, digest);
        hash_stream_destroy(s);
        assert_bytes_are(digest, 32, poseidon_tables[i].sha256);
    }
}

/* Hashes of 0, 1, …, arity - 1: argumentcomputer/neptune (commit 86377d0b), src/poseidon.rs,
 * hash_values of standard strength; four little-endian 64-bit limbs each. */
static void published_hashes(void **state)
{
    (void)state;
    static const uint64_t published[4][4] = {
        {0x2e203c369a02e7ff, 0xa6fba9339d05a69d, 0x739e0fd902efe161, 0x396508d75e76a56b},
        {0x019814ff6662075d, 0xfb6b4605bf1327ec, 0x00db3c6579229399, 0x58a54b10a9e5848a},
        {0x2a9934f56d38a5e6, 0x4b682e9d9cc4aed9, 0x1201004211677077, 0x2394611da3a5de55},
        {0xcee3bbc32b693163, 0x09f3dcd8ccb08fc1, 0x6ca537e232ebe87a, 0x0c0fc1b2e5227f28},
    };
    for (size_t i = 0; i < 4; i++) {
        fr in[11], out;
        for (uint64_t k = 0; k < arities[i]; k++)
            fr_from_u64(&in[k], k);
        poseidon(&out, in, arities[i]);
        fr_int value;
        fr_to_int(&value, &out);
        assert_memory_equal(value.l, published[i], sizeof value.l);
        poseidon_ref(&out, in, arities[i]);
        fr_to_int(&value, &out);
        assert_memory_equal(value.l, published[i], sizeof value.l);
    }
}

static void hashes_of_plain_integers(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof poseidon_cases / sizeof poseidon_cases[0]; i++) {
        const unsigned arity = poseidon_cases[i].arity;
        fr in[11], out, ref;
        for (unsigned k = 0; k < arity; k++)
            in[k] = fr_of_hex(poseidon_cases[i].in[k]);
        const fr expected = fr_of_hex(poseidon_cases[i].digest);
        poseidon(&out, in, arity);
        assert_true(fr_eq(&out, &expected));
        poseidon_ref(&ref, in, arity);
        assert_true(fr_eq(&ref, &expected));
    }
}

static void optimised_form_equals_its_slow_twin(void **state)
{
    (void)state;
    for (size_t i = 0; i < 4; i++) {
        for (uint64_t round = 0; round < 50; round++) {
            fr in[11], out, ref;
            for (unsigned k = 0; k < arities[i]; k++)
                in[k] = fr_derived("twin", 1000 * i + 20 * round + k);
            poseidon(&out, in, arities[i]);
            poseidon_ref(&ref, in, arities[i]);
            assert_true(fr_eq(&out, &ref));
        }
    }
}

static void other_arities_have_no_parameters(void **state)
{
    (void)state;
    const unsigned others[] = {0, 1, 3, 5, 7, 9, 10, 12, 16, 1u << 31};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        assert_null(poseidon_params_get(others[i]));
        assert_null(poseidon_round_constants(others[i]));
    }
}

int poseidon_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(constants_have_the_digests_of_plain_integers),
        cmocka_unit_test(published_hashes),
        cmocka_unit_test(hashes_of_plain_integers),
        cmocka_unit_test(optimised_form_equals_its_slow_twin),
        cmocka_unit_test(other_arities_have_no_parameters),
    };
    return cmocka_run_group_tests_name("poseidon", tests, NULL, NULL);
}
