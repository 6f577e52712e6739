/* Paths against whole trees that are hashed node by node. */
#include "hash_tests.h"

#include <stdio.h>

#define LEAVES_MAX 512

/* levels arities from the leaves upward; leaf count = their product. */
typedef struct {
    const char *name;
    merkle_hash hash;
    uint32_t levels;
    uint8_t arity[4];
} tree_shape;

static const tree_shape shapes[] = {
    {"sha256 2-2-2-2", MERKLE_SHA256, 4, {2, 2, 2, 2}},
    {"poseidon 2-2-2", MERKLE_POSEIDON, 3, {2, 2, 2}},
    {"poseidon 4-4", MERKLE_POSEIDON, 2, {4, 4}},
    {"poseidon 8-8 base, 4 sub, 2 top", MERKLE_POSEIDON, 4, {8, 8, 4, 2}},
    {"poseidon one level", MERKLE_POSEIDON, 1, {8}},
    {"no level at all", MERKLE_POSEIDON, 0, {0}},
};

static size_t leaves_of(const tree_shape *s)
{
    size_t n = 1;
    for (uint32_t l = 0; l < s->levels; l++)
        n *= s->arity[l];
    return n;
}

/* Walks up from `leaf`, hashing every row of the tree and gathering the path. */
static void path_by_rows(merkle_path *path, const tree_shape *s, const fr *leaves, size_t leaf)
{
    static fr row[LEAVES_MAX];
    size_t n = leaves_of(s), position = leaf;
    memcpy(row, leaves, n * sizeof *row);
    memset(path, 0, sizeof *path);
    path->levels = s->levels;
    path->leaf = leaves[leaf];
    fr *sibling = path->sibling;
    for (uint32_t l = 0; l < s->levels; l++) {
        const unsigned arity = s->arity[l];
        path->arity[l] = (uint8_t)arity;
        path->index[l] = (uint8_t)(position % arity);
        for (size_t i = position / arity * arity, end = i + arity; i < end; i++) {
            if (i != position)
                *sibling++ = row[i];
        }
        position /= arity;
        n /= arity;
        for (size_t i = 0; i < n; i++)
            merkle_node(&row[i], &row[i * arity], arity, s->hash);
    }
    path->root = row[0];
}

static void paths_lead_to_the_root(void **state)
{
    (void)state;
    static fr leaves[LEAVES_MAX];
    for (size_t i = 0; i < LEAVES_MAX; i++)
        leaves[i] = fr_derived("leaf", i);
    for (size_t k = 0; k < sizeof shapes / sizeof shapes[0]; k++) {
        const size_t n = leaves_of(&shapes[k]);
        for (size_t leaf = 0; leaf<n; leaf += n> 64 ? 37 : 1) {
            merkle_path path;
            path_by_rows(&path, &shapes[k], leaves, leaf);
            fr root;
            merkle_path_root(&root, &path, &path.leaf, shapes[k].hash);
            assert_true(fr_eq(&root, &path.root));
            assert_int_equal(merkle_path_position(&path), leaf);
            if (path.levels > 0) {
                fr other;
                fr_add(&path.sibling[0], &path.sibling[0], &FR_ONE);
                merkle_path_root(&other, &path, &path.leaf, shapes[k].hash);
                assert_false(fr_eq(&other, &root));
            }
        }
    }
}

/* Together as one by one: all counts around a batch, siblings and positions that differ. */
static void paths_that_climb_together(void **state)
{
    (void)state;
    static fr leaves[LEAVES_MAX];
    static merkle_path path[40];
    const merkle_path *paths[40];
    for (size_t i = 0; i < LEAVES_MAX; i++)
        leaves[i] = fr_derived("together", i);
    for (size_t k = 1; k < sizeof shapes / sizeof shapes[0]; k++) { /* the Poseidon trees */
        for (size_t i = 0; i < 40; i++) {
            path_by_rows(&path[i], &shapes[k], leaves, 7 * i % leaves_of(&shapes[k]));
            paths[i] = &path[i];
            if (i % 5 == 4)
                fr_add(&path[i].sibling[0], &path[i].sibling[0], &path[i].leaf);
        }
        for (size_t n = 0; n <= 40; n += n < 18 ? 1 : 11) {
            fr root[41], one;
            memset(root, 0x5a, sizeof root);
            const fr untouched = root[40];
            merkle_path_roots(root, paths, n);
            for (size_t i = 0; i < n; i++) {
                merkle_path_root(&one, &path[i], &path[i].leaf, MERKLE_POSEIDON);
                assert_true(fr_eq(&root[i], &one));
            }
            assert_memory_equal(&root[n], &untouched, sizeof untouched);
        }
    }
}

/* Tree D of a sector of equal nodes, level by level with SHA-256 on bytes. */
static void node_of_tree_d_is_truncated_sha256(void **state)
{
    (void)state;
    uint8_t bytes[64], digest[32];
    fr node = fr_derived("data", 0);
    for (int level = 0; level < 31; level++) {
        fr_to_bytes(bytes, &node);
        fr_to_bytes(bytes + 32, &node);
        const fr children[2] = {node, node};
        merkle_node(&node, children, 2, MERKLE_SHA256);
        sha256(digest, bytes, 64);
        trunc254(digest);
        fr expected;
        assert_true(fr_from_bytes(&expected, digest));
        assert_true(fr_eq(&node, &expected));
    }
}

/* The longest path that exists: 9 base levels of 8, one sub level of 8, one top level of 2, last
 * position everywhere; and 31 binary levels. */
static void longest_positions(void **state)
{
    (void)state;
    merkle_path path = {.levels = 11};
    for (int l = 0; l < 11; l++) {
        path.arity[l] = l < 10 ? 8 : 2;
        path.index[l] = (uint8_t)(path.arity[l] - 1);
    }
    assert_true(merkle_path_position(&path) == (1ULL << 31) - 1);
    path.levels = 31;
    for (int l = 0; l < 31; l++) {
        path.arity[l] = 2;
        path.index[l] = l == 30;
    }
    assert_true(merkle_path_position(&path) == 1ULL << 30);
}

int merkle_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_lead_to_the_root),
        cmocka_unit_test(paths_that_climb_together),
        cmocka_unit_test(node_of_tree_d_is_truncated_sha256),
        cmocka_unit_test(longest_positions),
    };
    return cmocka_run_group_tests_name("merkle", tests, NULL, NULL);
}
