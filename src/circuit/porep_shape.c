/* Sector shapes and registered proofs (§1.1, §1.2, §6.3). */
#include "circuit/porep.h"

#include "base/bytes.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define PUBLISHED 5

/* Everything else of a row follows from the tree: base_levels and d_levels are computed for custom
 * shapes by the same formula, and tests compare. */
static const porep_shape shapes[PUBLISHED] = {
    {"porep-2kib", NULL, "StackedDrg2KiB", UINT64_C(1) << 11, UINT64_C(1) << 6, 2, 2, 1, 13, 8, 0,
     0, 2, 6},
    {"porep-8mib", NULL, "StackedDrg8MiB", UINT64_C(1) << 23, UINT64_C(1) << 18, 2, 2, 1, 13, 8, 0,
     0, 6, 18},
    {"porep-512mib", NULL, "StackedDrg512MiB", UINT64_C(1) << 29, UINT64_C(1) << 24, 2, 2, 1, 13, 8,
     0, 0, 8, 24},
    {"porep-32gib", "porep-32g", "StackedDrg32GiB", UINT64_C(1) << 35, UINT64_C(1) << 30, 11, 18,
     10, 126, 8, 8, 0, 9, 30},
    {"porep-64gib", "porep-64g", "StackedDrg64GiB", UINT64_C(1) << 36, UINT64_C(1) << 31, 11, 18,
     10, 126, 8, 8, 2, 9, 31},
};

/* ---- shapes ---------------------------------------------------------------------------------- */

const porep_shape *porep_shapes(size_t *n)
{
    *n = PUBLISHED;
    return shapes;
}

const porep_shape *porep_shape_find(const char *name)
{
    for (size_t i = 0; i < PUBLISHED; i++)
        if (strcmp(name, shapes[i].name) == 0 ||
            (shapes[i].alias && strcmp(name, shapes[i].alias) == 0))
            return &shapes[i];
    return NULL;
}

const porep_shape *porep_shape_of_size(uint64_t sector_bytes)
{
    for (size_t i = 0; i < PUBLISHED; i++)
        if (shapes[i].sector_bytes == sector_bytes)
            return &shapes[i];
    return NULL;
}

static bool is_arity(uint32_t a)
{
    return a == 2 || a == 4 || a == 8;
}

err_t porep_shape_custom(porep_shape *out, uint64_t nodes, uint32_t layers, uint32_t challenges,
                         uint32_t base, uint32_t sub, uint32_t top)
{
    memset(out, 0, sizeof *out);
    if (!is_arity(base) || (sub != 0 && !is_arity(sub)) || (top != 0 && (!is_arity(top) || !sub)))
        return err_set(ERR_ARGUMENT, "%" PRIu32 "-%" PRIu32 "-%" PRIu32 " is no shape of a tree",
                       base, sub, top);
    /* The column hash takes as many elements as there are layers. */
    if (layers > POREP_LAYERS_MAX || !poseidon_params_get(layers))
        return err_set(ERR_ARGUMENT, "%" PRIu32 " layers: only 2, 4, 8 and 11 have a column hash",
                       layers);
    if (challenges == 0 || challenges > POREP_CHALLENGES_MAX)
        return err_set(ERR_ARGUMENT, "%" PRIu32 " challenges, expected 1 to %d", challenges,
                       POREP_CHALLENGES_MAX);
    uint64_t per_base = nodes;
    bool divides = nodes >= 2 && (nodes & (nodes - 1)) == 0 && nodes <= UINT64_C(1) << 31;
    for (unsigned i = 0; i < 2 && divides; i++) {
        const uint32_t trees = i == 0 ? sub : top;
        divides = trees == 0 || per_base % trees == 0;
        per_base = trees != 0 && divides ? per_base / trees : per_base;
    }
    uint32_t base_levels = 0;
    for (; divides && per_base > 1; base_levels++, per_base /= base)
        divides = per_base % base == 0;
    if (!divides || base_levels == 0)
        return err_set(ERR_ARGUMENT,
                       "%" PRIu64 " nodes do not fill a tree of shape %" PRIu32 "-%" PRIu32
                       "-%" PRIu32,
                       nodes, base, sub, top);
    *out = (porep_shape){.name = "porep-custom",
                         .proof_stem = "StackedDrgCustom",
                         .sector_bytes = nodes * 32,
                         .nodes = nodes,
                         .layers = layers,
                         .challenges = challenges,
                         .partitions = 1,
                         .partitions_non_interactive = 1,
                         .base_arity = base,
                         .sub_arity = sub,
                         .top_arity = top,
                         .base_levels = base_levels,
                         .d_levels = 63 - (uint32_t)__builtin_clzll(nodes)};
    return ERR_OK;
}

size_t porep_inputs(const porep_shape *shape)
{
    return 4 + (size_t)POREP_INPUTS_PER_CHALLENGE * shape->challenges;
}

void porep_params_stem(char out[256], const porep_shape *shape)
{
    char tree[64], identifier[512], hex[65];
    snprintf(tree, sizeof tree, "merkletree-poseidon_hasher-%" PRIu32 "-%" PRIu32 "-%" PRIu32,
             shape->base_arity, shape->sub_arity, shape->top_arity);
    const int n = snprintf(
        identifier, sizeof identifier,
        "layered_drgporep::PublicParams{ graph: stacked_graph::StackedGraph{expansion_degree: %d "
        "base_graph: drgraph::BucketGraph{size: %" PRIu64 "; degree: %d; hasher: poseidon_hasher} "
        "}, challenges: LayerChallenges { layers: %" PRIu32 ", max_count: %" PRIu32
        " }, tree: %s }",
        POREP_EXP_PARENTS, shape->nodes, POREP_BASE_PARENTS, shape->layers, shape->challenges,
        tree);
    uint8_t digest[SHA256_BYTES];
    sha256(digest, identifier, (size_t)n);
    hex_encode(hex, digest, sizeof digest);
    snprintf(out, 256, "v28-stacked-proof-of-replication-%s-sha256_hasher-%s", tree, hex);
}

/* ---- registered proofs ----------------------------------------------------------------------- */

#define VARIANTS 4

static const char *const suffix[VARIANTS] = {
    [POREP_V1] = "V1",
    [POREP_V1_1] = "V1_1",
    [POREP_SYNTHETIC] = "V1_1_Feat_SyntheticPoRep",
    [POREP_NON_INTERACTIVE] = "V1_2_Feat_NonInteractivePoRep",
};

bool porep_registered(uint32_t id, const porep_shape **shape, porep_variant *variant)
{
    if (id >= VARIANTS * PUBLISHED)
        return false;
    *shape = &shapes[id % PUBLISHED];
    *variant = (porep_variant)(id / PUBLISHED);
    return true;
}

void porep_registered_name(char out[64], uint32_t id)
{
    const porep_shape *shape;
    porep_variant variant;
    if (porep_registered(id, &shape, &variant))
        snprintf(out, 64, "%s%s", shape->proof_stem, suffix[variant]);
    else
        snprintf(out, 64, "registered proof %" PRIu32, id);
}

bool porep_registered_by_name(const char *name, size_t length, uint32_t *id)
{
    for (uint32_t i = 0; i < VARIANTS * PUBLISHED; i++) {
        char known[64];
        porep_registered_name(known, i);
        if (strlen(known) == length && memcmp(known, name, length) == 0) {
            *id = i;
            return true;
        }
    }
    return false;
}

void porep_id_bytes(uint8_t out[32], uint32_t registered_id)
{
    memset(out, 0, 32);
    store_le64(out, registered_id);
}
