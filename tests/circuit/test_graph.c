/* Parents against plain integers (gen/porep_graph.py), against the digests of whole parent caches,
 * and through labels that depend on every one of them. */
#include "circuit_test.h"
#include "graph_vectors.h"
#include "seal.h"

#include <stdio.h>

static void graph_of(porep_graph *g, uint32_t registered_id)
{
    const porep_shape *shape;
    porep_variant variant;
    uint8_t porep_id[32];
    assert_true(porep_registered(registered_id, &shape, &variant));
    porep_id_bytes(porep_id, registered_id);
    porep_graph_init(g, shape->nodes, variant, porep_id);
}

static void parents_of_plain_integers(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof graph_cases / sizeof graph_cases[0]; i++) {
        porep_graph g;
        uint64_t parents[POREP_PARENTS];
        graph_of(&g, graph_cases[i].registered_id);
        porep_graph_parents(&g, graph_cases[i].node, parents);
        for (size_t k = 0; k < POREP_PARENTS; k++) {
            if (parents[k] != graph_cases[i].parents[k])
                fail_msg("proof %u, node %u: parent %zu is %llu, expected %u",
                         graph_cases[i].registered_id, graph_cases[i].node, k,
                         (unsigned long long)parents[k], graph_cases[i].parents[k]);
        }
    }
}

/* SHA-256 over 14 little-endian u32 per node: filecoin-project/rust-fil-proofs (commit 87348a74),
 * storage-proofs-porep/parent_cache.json. */
static void whole_parent_caches(void **state)
{
    (void)state;
    static const struct {
        uint32_t registered_id;
        const char *sha256;
    } caches[] = {
        {0, "3da49221e2ed55371b86d0bf3d6526fcf128af61bed904f966428db1b531750d"},
        {5, "840057702eea7652cf97e04306c30fe57174714d90de156a25eddd6075c25b97"},
        {1, "a76604f2f59f2744c7151653bbb1d8596b6b57d295e6fa6c1f0c41d725b502ce"},
        {6, "03cd13565ded97c240a5f52e54295ad127bd0461b57904cb3a4d79b097bbecab"},
        {2, "3adcc092423aa76d6a7184016893406da44dd974b219a89cd3ece25e4e3018f5"},
        {7, "b5877d1963793efebc261fd8fde4dd6bc59e6b5c7abf52617a4ee023b8dc173a"},
    };
    const size_t all = sizeof caches / sizeof caches[0];
    /* 512 MiB takes minutes, 8 MiB too where every access is watched. */
    const size_t n = test_long() ? all : test_short() ? 2 : 4;
    for (size_t i = 0; i < n; i++) {
        porep_graph g;
        graph_of(&g, caches[i].registered_id);
        hash_stream *s;
        assert_int_equal(hash_stream_create(&s, HASH_SHA256), ERR_OK);
        for (uint64_t node = 0; node < g.nodes; node++) {
            uint64_t parents[POREP_PARENTS];
            uint8_t entry[POREP_PARENTS * 4];
            porep_graph_parents(&g, node, parents);
            for (size_t k = 0; k < POREP_PARENTS; k++)
                store_le32(entry + 4 * k, (uint32_t)parents[k]);
            hash_stream_update(s, entry, sizeof entry);
        }
        uint8_t digest[32];
        char hex[65];
        hash_stream_final(s, digest);
        hash_stream_destroy(s);
        hex_encode(hex, digest, sizeof digest);
        assert_string_equal(hex, caches[i].sha256);
    }
}

/* Label of the last node in layer 11: filecoin-project/rust-fil-proofs (commit 87348a74),
 * storage-proofs-porep/tests/stacked_vanilla.rs, test_stacked_porep_generate_labels; replica_id of
 * 32 bytes 9, four little-endian limbs. */
static void published_last_labels(void **state)
{
    (void)state;
    static const struct {
        uint64_t nodes;
        porep_variant variant;
        uint8_t porep_id_byte;
        uint64_t label[4];
    } cases[] = {
        {64,
         POREP_V1,
         0,
         {0xd3faa96b9a0fba04, 0xea81a283d106485e, 0xe3d51b9afa5ac2b3, 0x0462f4f4f1a68d37}},
        {128,
         POREP_V1,
         0,
         {0x7e191e52c4a8da86, 0x5ae8a1c9e6fac148, 0xce239f3b88a894b8, 0x234c00d1dc1d53be}},
        {64,
         POREP_V1_1,
         123,
         {0xabb3f38bb70defcf, 0x777a2e4d7769119f, 0x3448959d495490bc, 0x06021188c7a71cb5}},
        {128,
         POREP_V1_1,
         123,
         {0x22ab81cf68c4676d, 0x7a77a82fc7c9c189, 0xc6c03d32c1e42d23, 0x0f777c18cc2c55bd}},
        {128,
         POREP_NON_INTERACTIVE, /* API 1.2.0 */
         123,
         {0x22ab81cf68c4676d, 0x7a77a82fc7c9c189, 0xc6c03d32c1e42d23, 0x0f777c18cc2c55bd}},
    };
    uint8_t nines[32];
    memset(nines, 9, sizeof nines);
    fr replica_id;
    assert_true(fr_from_bytes(&replica_id, nines));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint8_t porep_id[32];
        memset(porep_id, cases[i].porep_id_byte, sizeof porep_id);
        porep_graph g;
        porep_graph_init(&g, cases[i].nodes, cases[i].variant, porep_id);
        static fr labels[128 * 11];
        seal_labels(labels, &g, 11, &replica_id);
        fr_int last;
        fr_to_int(&last, &labels[cases[i].nodes * 11 - 1]);
        assert_memory_equal(last.l, cases[i].label, sizeof last.l);
    }
}

/* 1.1.0, synthetic and 1.2.0 share a graph when they share a porep_id; 1.0.0 has the predecessor
 * last. */
static void order_of_base_parents(void **state)
{
    (void)state;
    const uint8_t porep_id[32] = {3};
    uint64_t v1[POREP_PARENTS], v1_1[POREP_PARENTS], other[POREP_PARENTS];
    porep_graph g;
    for (uint64_t node = 2; node < 64; node++) {
        porep_graph_init(&g, 64, POREP_V1, porep_id);
        porep_graph_parents(&g, node, v1);
        porep_graph_init(&g, 64, POREP_V1_1, porep_id);
        porep_graph_parents(&g, node, v1_1);
        assert_int_equal(v1[5], node - 1);
        assert_int_equal(v1_1[0], node - 1);
        assert_memory_equal(v1, v1_1 + 1, 5 * sizeof *v1);
        assert_memory_equal(v1 + 6, v1_1 + 6, 8 * sizeof *v1);
        for (porep_variant v = POREP_SYNTHETIC; v <= POREP_NON_INTERACTIVE; v++) {
            porep_graph_init(&g, 64, v, porep_id);
            porep_graph_parents(&g, node, other);
            assert_memory_equal(other, v1_1, sizeof other);
        }
    }
}

CIRCUIT_TESTS(graph_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parents_of_plain_integers),
        cmocka_unit_test(whole_parent_caches),
        cmocka_unit_test(published_last_labels),
        cmocka_unit_test(order_of_base_parents),
    };
    return cmocka_run_group_tests_name("graph", tests, NULL, NULL);
}
