/* porep_check on small sectors of every tree shape, and on each of their fields changed. */
#include "circuit_test.h"
#include "seal.h"

static void sealed_sectors_pass(void **state)
{
    (void)state;
    static const struct {
        uint64_t nodes;
        uint32_t layers, challenges, base, sub, top;
    } shapes[] = {
        {64, 2, 2, 8, 0, 0},   {128, 2, 3, 8, 2, 0}, {512, 2, 2, 8, 8, 0}, {1024, 2, 2, 8, 8, 2},
        {64, 11, 18, 8, 0, 0}, {64, 2, 1, 2, 0, 0},  {256, 4, 2, 4, 0, 0}, {64, 8, 2, 2, 4, 8},
    };
    pool *p;
    assert_int_equal(pool_create(&p, 2), ERR_OK);
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        porep_shape shape;
        assert_int_equal(porep_shape_custom(&shape, shapes[i].nodes, shapes[i].layers,
                                            shapes[i].challenges, shapes[i].base, shapes[i].sub,
                                            shapes[i].top),
                         ERR_OK);
        shape.partitions = 2;
        shape.partitions_non_interactive = 3;
        for (porep_variant v = POREP_V1; v <= POREP_NON_INTERACTIVE; v++) {
            porep_job job;
            seal_job(&job, &shape, v, 5 * (uint32_t)v);
            const porep_identity right = {true, SEAL_MINER, SEAL_SECTOR};
            const porep_identity none = {false, 1, 2};
            if (porep_check(&job, &right, v % 2 ? p : NULL) != ERR_OK)
                fail_msg("shape %zu, variant %d: %s", i, v, err_text());
            if (i == 0) {
                assert_int_equal(porep_check(&job, &none, p), ERR_OK);
                assert_int_equal(porep_check(&job, NULL, NULL), ERR_OK);
            }
            porep_job_free(&job);
        }
    }
    pool_destroy(p);
}

/* ---- changes ------------------------------------------------------------------------------- */

static void add_one(fr *a)
{
    fr_add(a, a, &FR_ONE);
}

typedef struct {
    const char *text; /* part of the error */
    void (*change)(porep_job *job, porep_challenge *c);
} change;

#define CHANGE(name, statement)                                                                    \
    static void name(porep_job *job, porep_challenge *c)                                           \
    {                                                                                              \
        (void)job;                                                                                 \
        (void)c;                                                                                   \
        statement;                                                                                 \
    }

CHANGE(comm_d_zero, job->comm_d = FR_ZERO)
CHANGE(comm_r_zero, job->comm_r = FR_ZERO)
CHANGE(seed_zero, memset(job->seed, 0, 32))
CHANGE(seed_other, job->seed[0]++)
CHANGE(ticket_other, job->ticket[0]++)
CHANGE(comm_d_other, add_one(&job->comm_d))
CHANGE(comm_r_other, add_one(&job->comm_r))
CHANGE(replica_other, add_one(&job->replica_id))
CHANGE(partition_less, job->partitions--)
CHANGE(wrapper_other, job->has_sector_number = true; job->sector_number = SEAL_SECTOR + 1)
CHANGE(d_root, add_one(&c->d.root))
CHANGE(d_leaf, add_one(&c->d.leaf))
CHANGE(d_sibling, add_one(&c->d.sibling[3]))
CHANGE(d_index, c->d.index[2] ^= 1)
CHANGE(r_root, add_one(&c->r_last.root))
CHANGE(r_leaf, add_one(&c->r_last.leaf))
CHANGE(r_sibling, add_one(&c->r_last.sibling[8]))
CHANGE(r_index, c->r_last.index[1] = (uint8_t)((c->r_last.index[1] + 1) % 8))
CHANGE(r_top_index, c->r_last.index[3] ^= 1)
CHANGE(c_root, add_one(&c->c.root))
CHANGE(c_leaf, add_one(&c->c.leaf))
CHANGE(c_sub_sibling, add_one(&c->c.sibling[2 * 7 + 3]))
CHANGE(c_top_sibling, add_one(&c->c.sibling[2 * 7 + 7]))
CHANGE(c_index, c->c.index[2] = (uint8_t)((c->c.index[2] + 1) % 8))
CHANGE(column_index, c->column.index++)
CHANGE(column_row_1, add_one(&c->column.rows[0]))
CHANGE(column_row_2, add_one(&c->column.rows[1]))
CHANGE(base_row, add_one(&c->parent[3].rows[0]))
CHANGE(base_index, c->parent[5].index++)
CHANGE(base_leaf, add_one(&c->parent_c[0].leaf))
CHANGE(base_root, add_one(&c->parent_c[1].root))
CHANGE(exp_row, add_one(&c->parent[13].rows[1]))
CHANGE(exp_path, add_one(&c->parent_c[6].sibling[0]))
CHANGE(node_other, c->node++)

static void swap(porep_challenge *a, porep_challenge *b)
{
    const porep_challenge t = *a;
    *a = *b;
    *b = t;
}

CHANGE(challenges_swapped, swap(&job->challenge[2], &job->challenge[3]))
CHANGE(partitions_swapped, swap(&job->challenge[0], &job->challenge[2]);
       swap(&job->challenge[1], &job->challenge[3]))

static const change changes[] = {
    {"comm_d is zero", comm_d_zero},
    {"comm_r is zero", comm_r_zero},
    {"seed is zero", seed_zero},
    {"labelling proof 0: node is", seed_other},
    {"replica_id is", ticket_other},
    {"replica_id is", comm_d_other},
    {"comm_r is", comm_r_other},
    {"replica_id is", replica_other},
    {"the job has 1 partitions, its registered proof has 2", partition_less},
    {"SectorNum of the wrapper is 78, expected 77", wrapper_other},
    {"tree D: root of the path is", d_root},
    {"tree D: root computed from the leaf is", d_leaf},
    {"tree D: root computed from the leaf is", d_sibling},
    {"tree D: position of the path is", d_index},
    {"tree R-last: root of the path is", r_root},
    {"tree R-last: leaf of the path is", r_leaf},
    {"tree R-last: root computed from the leaf is", r_sibling},
    {"tree R-last: position of the path is", r_index},
    {"tree R-last: position of the path is", r_top_index},
    {"challenged column: root of the path is", c_root},
    {"challenged column: leaf of the path in tree C is", c_leaf},
    {"challenged column: root computed from the leaf is", c_sub_sibling},
    {"challenged column: root computed from the leaf is", c_top_sibling},
    {"challenged column: position of the path is", c_index},
    {"challenged column: index of the column is", column_index},
    {"challenged column: leaf of the path in tree C is", column_row_1},
    {"challenged column: leaf of the path in tree C is", column_row_2},
    {"base parent 3: leaf of the path in tree C is", base_row},
    {"base parent 5: index of the column is", base_index},
    {"base parent 0: leaf of the path in tree C is", base_leaf},
    {"base parent 1: root of the path is", base_root},
    {"expander parent 7: leaf of the path in tree C is", exp_row},
    {"expander parent 0: root computed from the leaf is", exp_path},
    {"labelling proof 0: node is", node_other},
    {"partition 1, challenge 0, labelling proof 0: node is", challenges_swapped},
    {"labelling proof 0: node is", partitions_swapped},
};

/* The second partition's second challenge is changed; the place must be named. */
static void each_field_changed_is_refused(void **state)
{
    (void)state;
    porep_shape shape;
    assert_int_equal(porep_shape_custom(&shape, 1024, 2, 2, 8, 8, 2), ERR_OK);
    shape.partitions = 2;
    porep_job job;
    seal_job(&job, &shape, POREP_V1_1, 5);
    const porep_job whole = job;
    porep_challenge kept[4];
    memcpy(kept, job.challenge, sizeof kept);
    const porep_identity identity = {true, SEAL_MINER, SEAL_SECTOR};
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        changes[i].change(&job, &job.challenge[3]);
        assert_failed(porep_check(&job, &identity, NULL), ERR_INPUT, changes[i].text);
        if (memcmp(&job.challenge[3], &kept[3], sizeof kept[3]) != 0 &&
            memcmp(&job.challenge[2], &kept[2], sizeof kept[2]) == 0)
            assert_non_null(strstr(err_text(), "partition 1, challenge 1, "));
        job = whole;
        memcpy(job.challenge, kept, sizeof kept);
    }
    assert_int_equal(porep_check(&job, &identity, NULL), ERR_OK);
    porep_job_free(&job);
}

/* The roots are taken from the first challenge: changing them there breaks comm_r; changing a
 * commitment the challenges depend on breaks those. */
static void first_challenge_gives_the_roots(void **state)
{
    (void)state;
    porep_shape shape;
    assert_int_equal(porep_shape_custom(&shape, 64, 2, 2, 8, 0, 0), ERR_OK);
    porep_job job;
    seal_job(&job, &shape, POREP_SYNTHETIC, 10);
    add_one(&job.challenge[0].c.root);
    assert_failed(porep_check(&job, NULL, NULL), ERR_INPUT, "hash to");
    porep_job_free(&job);
    seal_job(&job, &shape, POREP_NON_INTERACTIVE, 15);
    add_one(&job.replica_id);
    assert_failed(porep_check(&job, NULL, NULL), ERR_INPUT, "labelling proof 0: node is");
    porep_job_free(&job);
}

static void spoil_layer_2(fr *labels, uint64_t nodes)
{
    for (uint64_t node = 0; node < nodes; node++)
        add_one(&labels[2 * node + 1]);
}

/* All columns, trees, parents and commitments agree with labels that are not the hashes they should
 * be: only computing a label tells. */
static void consistent_sector_with_wrong_labels(void **state)
{
    (void)state;
    porep_shape shape;
    assert_int_equal(porep_shape_custom(&shape, 64, 2, 2, 8, 0, 0), ERR_OK);
    porep_job job;
    seal_job_spoilt(&job, &shape, POREP_V1_1, 5, spoil_layer_2);
    assert_failed(porep_check(&job, NULL, NULL), ERR_INPUT,
                  "partition 0, challenge 0, challenged column: row of layer 2 is");
    porep_job_free(&job);
}

static void zero_partitions_are_freed_quietly(void **state)
{
    (void)state;
    porep_job job = {0};
    porep_job_free(&job);
    porep_job_free(&job);
    porep_job_free(NULL);
}

CIRCUIT_TESTS(check_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sealed_sectors_pass),
        cmocka_unit_test(each_field_changed_is_refused),
        cmocka_unit_test(first_challenge_gives_the_roots),
        cmocka_unit_test(consistent_sector_with_wrong_labels),
        cmocka_unit_test(zero_partitions_are_freed_quietly),
    };
    return cmocka_run_group_tests_name("check", tests, NULL, NULL);
}
