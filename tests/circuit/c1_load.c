#include "c1_load.h"

#include "circuit_test.h"

static void bytes_of(uint8_t out[32], const json_t *array)
{
    assert_int_equal(json_array_size(array), 32);
    for (size_t i = 0; i < 32; i++)
        out[i] = (uint8_t)json_integer_value(json_array_get(array, i));
}

static void value_of(fr *out, const json_t *array)
{
    uint8_t bytes[32];
    bytes_of(bytes, array);
    assert_true(fr_from_bytes(out, bytes));
}

static void append_levels(merkle_path *out, size_t *siblings, const json_t *inclusion)
{
    const json_t *levels = json_member(inclusion, "path");
    for (size_t l = 0; l < json_array_size(levels); l++) {
        const json_t *level = json_array_get(levels, l), *hashes = json_member(level, "hashes");
        assert_true(out->levels < MERKLE_LEVELS_MAX);
        out->arity[out->levels] = (uint8_t)(json_array_size(hashes) + 1);
        out->index[out->levels++] = (uint8_t)json_number(level, "index");
        for (size_t i = 0; i < json_array_size(hashes); i++)
            value_of(&out->sibling[(*siblings)++], json_array_get(hashes, i));
    }
}

static void path_of(merkle_path *out, const json_t *proof)
{
    static const char *const parts[] = {"path", "base_proof", "sub_proof", "top_proof"};
    const json_t *data = json_member(proof, "data");
    const json_t *tagged = json_object_iter_value(json_object_iter((json_t *)(uintptr_t)data));
    size_t siblings = 0;
    memset(out, 0, sizeof *out);
    value_of(&out->root, json_member(tagged, "root"));
    value_of(&out->leaf, json_member(tagged, "leaf"));
    for (unsigned i = 0; i < 4; i++) {
        const json_t *part = json_object_get(tagged, parts[i]);
        if (part)
            append_levels(out, &siblings, part);
    }
}

static void column_of(porep_column *out, merkle_path *inclusion, const json_t *proof)
{
    const json_t *column = json_member(proof, "column"), *rows = json_member(column, "rows");
    out->index = (uint32_t)json_number(column, "index");
    for (size_t i = 0; i < json_array_size(rows); i++)
        value_of(&out->rows[i], json_array_get(rows, i));
    path_of(inclusion, json_member(proof, "inclusion_proof"));
}

static void challenge_of(porep_challenge *out, const json_t *proof)
{
    const json_t *columns = json_member(proof, "replica_column_proofs");
    path_of(&out->d, json_member(proof, "comm_d_proofs"));
    path_of(&out->r_last, json_member(proof, "comm_r_last_proof"));
    column_of(&out->column, &out->c, json_member(columns, "c_x"));
    for (unsigned i = 0; i < POREP_PARENTS; i++) {
        const bool base = i < POREP_BASE_PARENTS;
        const json_t *list = json_member(columns, base ? "drg_parents" : "exp_parents");
        column_of(&out->parent[i], &out->parent_c[i],
                  json_array_get(list, base ? i : i - POREP_BASE_PARENTS));
    }
    out->node = json_number(json_array_get(json_member(proof, "labeling_proofs"), 0), "node");
}

void c1_load(porep_job *out, const char *path)
{
    json_t *j = vector_json(path);
    c1_load_json(out, j);
    json_decref(j);
}

void c1_load_json(porep_job *out, json_t *j)
{
    memset(out, 0, sizeof *out);
    const char *name = json_text(j, "registered_proof");
    assert_true(porep_registered_by_name(name, strlen(name), &out->registered_id));
    assert_true(porep_registered(out->registered_id, &out->shape, &out->variant));
    value_of(&out->comm_r, json_member(j, "comm_r"));
    value_of(&out->comm_d, json_member(j, "comm_d"));
    value_of(&out->replica_id, json_member(j, "replica_id"));
    bytes_of(out->seed, json_member(j, "seed"));
    bytes_of(out->ticket, json_member(j, "ticket"));
    json_t *tagged = json_member(j, "vanilla_proofs");
    const json_t *partitions = json_object_iter_value(json_object_iter(tagged));
    const size_t n = out->shape->challenges;
    out->partitions = (uint32_t)json_array_size(partitions);
    assert_int_equal(MEM_ARRAY(&out->challenge, MEM_REQUEST, out->partitions * n, "challenges"),
                     ERR_OK);
    for (uint32_t k = 0; k < out->partitions; k++) {
        const json_t *challenges = json_array_get(partitions, k);
        assert_int_equal(json_array_size(challenges), n);
        for (size_t i = 0; i < n; i++)
            challenge_of(&out->challenge[k * n + i], json_array_get(challenges, i));
    }
}
