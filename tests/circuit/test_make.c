/* Made-up jobs hold: every check of porep_check, the identity included, for every shape and type
 * that can be made; the same sector gives the same job. */
#include "circuit/porep_make.h"

#include "base/fault.h"
#include "circuit/porep_make_parts.h"
#include "circuit_test.h"
#include "seal.h"

#include <stdio.h>

#define MINER  1234567
#define SECTOR 89
#define SEEDS  20

typedef err_t (*maker)(porep_job *out, const porep_sector *sector, pool *p,
                       const progress *listener);

static const porep_identity identity = {
    .has_miner = true, .miner_id = MINER, .sector_number = SECTOR};

static pool *threads;

static int start(void **state)
{
    (void)state;
    return pool_create(&threads, 2) == ERR_OK ? 0 : -1;
}

static int stop(void **state)
{
    (void)state;
    pool_destroy(threads);
    return 0;
}

static void assert_holds(const porep_job *job)
{
    const err_t rc = porep_check(job, &identity, threads);
    if (rc != ERR_OK)
        fail_msg("%s, %s: %s", job->shape->name, porep_variant_name(job->variant), err_text());
}

/* Equal in every value that a job has. What lies between them is zero in both. */
static void assert_same(const porep_job *a, const porep_job *b)
{
    assert_true(fr_eq(&a->comm_r, &b->comm_r));
    assert_true(fr_eq(&a->comm_d, &b->comm_d));
    assert_true(fr_eq(&a->replica_id, &b->replica_id));
    assert_memory_equal(a->seed, b->seed, 32);
    assert_memory_equal(a->ticket, b->ticket, 32);
    assert_int_equal(a->partitions, b->partitions);
    assert_memory_equal(a->challenge, b->challenge,
                        a->partitions * a->shape->challenges * sizeof *a->challenge);
}

static const porep_shape *shape_of(const char *name)
{
    const porep_shape *shape = porep_shape_find(name);
    assert_non_null(shape);
    return shape;
}

/* Number of parents in the job that are themselves challenged. */
static unsigned meetings(const porep_job *job)
{
    unsigned n = 0;
    const size_t challenges = job->partitions * job->shape->challenges;
    for (size_t i = 0; i < challenges; i++)
        for (size_t k = 0; k < POREP_PARENTS; k++)
            for (size_t j = 0; j < challenges; j++)
                n += job->challenge[i].parent[k].index == job->challenge[j].node;
    return n;
}

static void many_numbers(maker make, porep_variant variant)
{
    fr before = FR_ZERO;
    unsigned met = 0;
    for (uint64_t number = 0; number < SEEDS; number++) {
        porep_sector sector;
        porep_job job;
        porep_sector_numbered(&sector, shape_of("porep-2kib"), variant, MINER, SECTOR, number);
        assert_int_equal(make(&job, &sector, threads, NULL), ERR_OK);
        assert_holds(&job);
        assert_true(job.has_sector_number && job.sector_number == SECTOR);
        assert_false(fr_eq(&job.comm_r, &before));
        before = job.comm_r;
        met += meetings(&job);
        porep_job_free(&job);
    }
    assert_true(met > 0);
}

static void sparse_numbers(void **state)
{
    (void)state;
    many_numbers(porep_make_sparse, POREP_V1);
    many_numbers(porep_make_sparse, POREP_V1_1);
}

static void sparse_published(void **state)
{
    (void)state;
    static const char *const names[] = {"porep-8mib", "porep-512mib", "porep-32gib", "porep-64gib"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        for (unsigned variant = POREP_V1; variant <= POREP_V1_1; variant++) {
            porep_sector sector;
            porep_job job;
            porep_sector_numbered(&sector, shape_of(names[i]), (porep_variant)variant, MINER,
                                  SECTOR, i);
            assert_int_equal(porep_make_sparse(&job, &sector, threads, NULL), ERR_OK);
            assert_holds(&job);
            porep_job_free(&job);
        }
    }
}

/* Trees of all forms over few nodes, where most of them meet. */
static void all_shapes(maker make, porep_variant variant, uint32_t registered_id)
{
    static const struct {
        uint64_t nodes;
        uint32_t layers, base, sub, top;
    } shapes[] = {{8, 2, 8, 0, 0},   {64, 11, 8, 0, 0}, {16, 2, 2, 0, 0},
                  {128, 2, 8, 2, 0}, {512, 2, 8, 8, 0}, {1024, 4, 8, 8, 2}};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        porep_shape shape;
        assert_int_equal(porep_shape_custom(&shape, shapes[i].nodes, shapes[i].layers,
                                            POREP_CHALLENGES_MAX, shapes[i].base, shapes[i].sub,
                                            shapes[i].top),
                         ERR_OK);
        porep_sector sector = {.shape = &shape,
                               .variant = variant,
                               .registered_id = registered_id,
                               .miner_id = MINER,
                               .sector_number = SECTOR,
                               .ticket = {1},
                               .seed = {2},
                               .label = "all shapes"};
        porep_job job, again;
        assert_int_equal(make(&job, &sector, threads, NULL), ERR_OK);
        assert_holds(&job);
        assert_int_equal(make(&again, &sector, NULL, NULL), ERR_OK);
        assert_same(&job, &again);
        porep_job_free(&job);
        porep_job_free(&again);
    }
}

static void sparse_shapes(void **state)
{
    (void)state;
    all_shapes(porep_make_sparse, POREP_V1, 0);
    all_shapes(porep_make_sparse, POREP_V1_1, 5);
}

static void sparse_refused(void **state)
{
    (void)state;
    for (unsigned variant = POREP_SYNTHETIC; variant <= POREP_NON_INTERACTIVE; variant++) {
        porep_sector sector;
        porep_job job;
        porep_sector_numbered(&sector, shape_of("porep-32gib"), (porep_variant)variant, 1, 1, 1);
        assert_failed(porep_make_sparse(&job, &sector, threads, NULL), ERR_ARGUMENT,
                      "depend on comm_r");
        assert_null(job.challenge);
    }
}

static uint64_t bytes_in_use(void)
{
    uint64_t sum = 0;
    for (unsigned class = 0; class < MEM_CLASSES; class ++) {
        mem_counts counts;
        mem_count((mem_class) class, &counts);
        sum += counts.bytes_now;
    }
    return sum;
}

/* Each allocation in turn fails. */
static void fails_without_memory(maker make)
{
    porep_sector sector;
    porep_sector_numbered(&sector, shape_of("porep-2kib"), POREP_V1_1, MINER, SECTOR, 1);
    const uint64_t before = bytes_in_use();
    for (uint64_t n = 1;; n++) {
        porep_job job;
        fault_arm(FAULT_ALLOC, n);
        const err_t rc = make(&job, &sector, NULL, NULL);
        fault_arm(FAULT_ALLOC, 0);
        if (rc == ERR_OK) {
            porep_job_free(&job);
            assert_int_equal(bytes_in_use(), before);
            assert_true(n > 2);
            return;
        }
        assert_int_equal(rc, ERR_MEMORY);
        assert_null(job.challenge);
        assert_int_equal(bytes_in_use(), before);
    }
}

static void sparse_memory(void **state)
{
    (void)state;
    fails_without_memory(porep_make_sparse);
}

static void sealed_memory(void **state)
{
    (void)state;
    fails_without_memory(porep_make_sealed);
}

/* ---- sealed -------------------------------------------------------------------------------- */

static void sealed_numbers(void **state)
{
    (void)state;
    for (unsigned variant = POREP_V1; variant <= POREP_NON_INTERACTIVE; variant++)
        many_numbers(porep_make_sealed, (porep_variant)variant);
}

static void sealed_shapes(void **state)
{
    (void)state;
    for (unsigned variant = POREP_V1; variant <= POREP_NON_INTERACTIVE; variant++)
        all_shapes(porep_make_sealed, (porep_variant)variant, 5 * variant);
}

static void one_sealed(const char *name, porep_variant variant)
{
    porep_sector sector;
    porep_job job;
    porep_sector_numbered(&sector, shape_of(name), variant, MINER, SECTOR, 0);
    assert_int_equal(porep_make_sealed(&job, &sector, threads, NULL), ERR_OK);
    assert_holds(&job);
    porep_job_free(&job);
}

static void sealed_8mib(void **state)
{
    (void)state;
    if (!test_long())
        skip();
    for (unsigned variant = POREP_V1; variant <= POREP_NON_INTERACTIVE; variant++)
        one_sealed("porep-8mib", (porep_variant)variant);
}

/* Against labels made one by one; more nodes than two windows of parents. */
static void sealed_labels(void **state)
{
    (void)state;
    static const struct {
        uint64_t nodes;
        uint32_t layers;
    } cases[] = {{8, 11}, {4096, 2}, {8192, 3}, {16384, 2}};
    for (size_t i = 0; i < 2 * sizeof cases / sizeof cases[0]; i++) {
        const uint64_t nodes = cases[i / 2].nodes;
        const uint32_t layers = cases[i / 2].layers;
        uint8_t porep_id[32];
        porep_graph graph;
        porep_id_bytes(porep_id, 5 * (i % 2));
        porep_graph_init(&graph, nodes, i % 2 ? POREP_V1_1 : POREP_V1, porep_id);
        const fr replica_id = fr_of_hex("0900000000000000000000000000000000000000000000000000000000"
                                        "000900");
        fr *expected = calloc(nodes * layers, sizeof *expected);
        uint8_t(*labels)[32] = calloc(nodes * layers, sizeof *labels);
        assert_true(expected && labels);
        seal_labels(expected, &graph, layers, &replica_id);
        assert_int_equal(seal_labels_make(labels, &graph, layers, &replica_id, threads, NULL),
                         ERR_OK);
        for (uint64_t k = 0; k < nodes * layers; k++) {
            uint8_t bytes[32];
            fr_to_bytes(bytes, &expected[k % nodes * layers + k / nodes]);
            assert_memory_equal(labels[k], bytes, 32);
        }
        free(expected);
        free(labels);
    }
}

static void sealed_refused(void **state)
{
    (void)state;
    porep_sector sector;
    porep_job job;
    porep_sector_numbered(&sector, shape_of("porep-32gib"), POREP_V1_1, 1, 1, 1);
    assert_failed(porep_make_sealed(&job, &sector, threads, NULL), ERR_ARGUMENT,
                  "1073741824 nodes");
    assert_null(job.challenge);
}

CIRCUIT_TESTS(make_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sparse_numbers), cmocka_unit_test(sparse_published),
        cmocka_unit_test(sparse_shapes),  cmocka_unit_test(sparse_refused),
        cmocka_unit_test(sparse_memory),  cmocka_unit_test(sealed_numbers),
        cmocka_unit_test(sealed_shapes),  cmocka_unit_test(sealed_8mib),
        cmocka_unit_test(sealed_labels),  cmocka_unit_test(sealed_refused),
        cmocka_unit_test(sealed_memory),
    };
    return cmocka_run_group_tests_name("made-up jobs", tests, start, stop);
}
