/* Challenges, replica id and prover id against plain integers (gen/porep_graph.py), published
 * values, and every job of the vectors. */
#include "circuit/porep_challenges.h"
#include "circuit_test.h"
#include "graph_vectors.h"

#include <stdio.h>

static void challenges_of_plain_integers(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof challenge_cases / sizeof challenge_cases[0]; i++) {
        const porep_shape *shape = porep_shape_find(challenge_cases[i].circuit);
        const fr replica_id = fr_of_hex(challenge_cases[i].replica_id);
        const fr comm_r = fr_of_hex(challenge_cases[i].comm_r);
        uint8_t seed[32];
        assert_true(hex_decode(seed, challenge_cases[i].seed, 32));
        uint64_t out[POREP_CHALLENGES_MAX];
        assert_int_equal(porep_challenges(out, shape, challenge_cases[i].variant, &replica_id,
                                          &comm_r, seed, challenge_cases[i].partition),
                         ERR_OK);
        for (uint32_t k = 0; k < shape->challenges; k++)
            assert_int_equal(out[k], challenge_cases[i].challenges[k]);
    }
}

/* filecoin-project/rust-fil-proofs (commit 87348a74), storage-proofs-porep, vanilla/challenges.rs,
 * test_synth_challenges_against_hardcoded: 2^10 nodes, 21 synthetic challenges, replica_id 55,
 * comm_r 101, randomness of 32 bytes 1. */
static void published_synthetic_challenges(void **state)
{
    (void)state;
    static const uint64_t set[21] = {178, 297, 869, 211, 875, 477, 94,  781, 124, 332, 856,
                                     801, 176, 692, 429, 691, 290, 204, 986, 210, 973};
    static const uint64_t chosen[10] = {176, 781, 801, 986, 290, 211, 692, 856, 986, 332};
    fr replica_id, comm_r;
    fr_from_u64(&replica_id, 55);
    fr_from_u64(&comm_r, 101);
    uint8_t seed[32], generation_key[32], selection_key[32];
    memset(seed, 1, sizeof seed);
    porep_synthetic_keys(generation_key, selection_key, &replica_id, &comm_r, seed);
    for (uint32_t i = 0; i < 21; i++)
        assert_int_equal(porep_synthetic_challenge(generation_key, i, 1 << 10), set[i]);
    for (uint32_t i = 0; i < 10; i++) {
        const uint32_t index = porep_synthetic_index(selection_key, i, 21);
        assert_int_equal(porep_synthetic_challenge(generation_key, index, 1 << 10), chosen[i]);
    }
}

static void partition_beyond_the_last(void **state)
{
    (void)state;
    const porep_shape *shape = porep_shape_find("porep-32gib");
    const uint8_t seed[32] = {1};
    uint64_t out[POREP_CHALLENGES_MAX];
    assert_int_equal(
        porep_challenges(out, shape, POREP_NON_INTERACTIVE, &FR_ONE, &FR_ONE, seed, 125), ERR_OK);
    assert_failed(porep_challenges(out, shape, POREP_NON_INTERACTIVE, &FR_ONE, &FR_ONE, seed, 126),
                  ERR_ARGUMENT, "partition 126 is asked for, porep-32gib has 126");
    assert_failed(porep_challenges(out, shape, POREP_V1_1, &FR_ONE, &FR_ONE, seed, 10),
                  ERR_ARGUMENT, "has 10");
}

static void prover_ids(void **state)
{
    (void)state;
    static const struct {
        uint64_t miner;
        uint8_t bytes[11];
    } cases[] = {
        {0, {0}},
        {1, {1}},
        {127, {0x7f}},
        {128, {0x80, 1}},
        {1000, {0xe8, 7}},
        {16384, {0x80, 0x80, 1}},
        {UINT64_MAX, {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint8_t id[32], expected[32] = {0};
        memcpy(expected, cases[i].bytes, sizeof cases[i].bytes);
        porep_prover_id(id, cases[i].miner);
        assert_memory_equal(id, expected, sizeof id);
    }
}

/* A sector outside the vectors, and a record of rust-fil-proofs' seal_regression_records-v16.json
 * (index 1) with its replica id: spec porep §8.1. */
static void worked_examples(void **state)
{
    (void)state;
    uint8_t prover_id[32], porep_id[32], ticket[32], seed[32];
    porep_prover_id(prover_id, 1000);
    porep_id_bytes(porep_id, 5);
    assert_true(
        hex_decode(ticket, "1fa8d60fb0b8b9d16b9372a0cbc45904c7b3717721a3c4689631de02b32fd00e", 32));
    assert_true(
        hex_decode(seed, "395bae49c0dfa68d6a635154524b3de242dc44aaa2460ab7597378fefa112d44", 32));
    fr comm_d = fr_of_hex("9b369e1d849e41954ef209727950531179f484ad21536263bd33dc6a49166026");
    fr comm_r = fr_of_hex("842616043a953cb9c56af0df62a52fbc7d5c3e7437be484ccf3e98ab0bd86a03");
    fr expected = fr_of_hex("8e04d66ebfda263b94b0c696ca6057e8be5b4deb71c0dc5693ababbff9954b30");
    fr replica_id;
    porep_replica_id(&replica_id, prover_id, 1, ticket, &comm_d, porep_id);
    assert_true(fr_eq(&replica_id, &expected));
    uint64_t out[POREP_CHALLENGES_MAX];
    const porep_shape *shape = porep_shape_find("porep-2kib");
    assert_int_equal(porep_challenges(out, shape, POREP_V1_1, &replica_id, &comm_r, seed, 0),
                     ERR_OK);
    assert_int_equal(out[0], 52);
    assert_int_equal(out[1], 32);

    static const uint8_t record_prover[32] = {16,  28,  190, 75,  156, 66,  96,  79,  4,   199, 3,
                                              195, 150, 247, 136, 198, 203, 45,  109, 125, 88,  244,
                                              84,  48,  177, 46,  178, 237, 214, 64,  7,   108};
    static const uint8_t record_ticket[32] = {232, 134, 127, 32,  0,   213, 89,  122, 10,  95, 67,
                                              130, 197, 43,  139, 137, 137, 0,   25,  223, 83, 32,
                                              212, 134, 160, 103, 243, 142, 108, 104, 98,  75};
    static const uint8_t record_comm_d[32] = {126, 69,  240, 146, 93,  199, 37,  147, 214, 178, 150,
                                              16,  14,  108, 166, 62,  51,  65,  201, 42,  80,  192,
                                              231, 169, 70,  24,  131, 163, 201, 89,  234, 40};
    static const uint8_t record_seed[32] = {86,  150, 66,  87,  224, 214, 193, 30,  7,   65, 23,
                                            179, 97,  114, 255, 243, 235, 209, 166, 236, 24, 250,
                                            121, 85,  94,  88,  223, 90,  157, 136, 157, 203};
    assert_true(fr_from_bytes(&comm_d, record_comm_d));
    porep_replica_id(&replica_id, record_prover, 9259733836259213201ULL, record_ticket, &comm_d,
                     porep_id);
    expected = fr_of_hex("da838d3efe2e28665cd17ebfa274f67af8c3b51dfb01e8c6bf8892e712d62006");
    assert_true(fr_eq(&replica_id, &expected));
    assert_int_equal(porep_challenges(out, shape, POREP_V1_1, &replica_id, &comm_r, record_seed, 0),
                     ERR_OK);
    assert_int_equal(out[0], 57);
    assert_int_equal(out[1], 58);
}

CIRCUIT_TESTS(challenges_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(challenges_of_plain_integers),
        cmocka_unit_test(published_synthetic_challenges),
        cmocka_unit_test(partition_beyond_the_last),
        cmocka_unit_test(prover_ids),
        cmocka_unit_test(worked_examples),
    };
    return cmocka_run_group_tests_name("challenges", tests, NULL, NULL);
}
