/* The native witness against its slow twin: every word of the slab. */
#include "circuit_test.h"

#include "base/pool.h"
#include "c1_load.h"
#include "circuit/porep_make.h"
#include "circuit/porep_witness.h"
#include "seal.h"

#include <inttypes.h>

/* ---- comparison ------------------------------------------------------------------------------ */

typedef struct {
    r1cs_slab slab;
    void *arena, *scratch;
    size_t scratch_bytes;
} made;

static void make_room(made *m, const porep_shape *shape, unsigned threads)
{
    const slab_counts n = porep_slab_counts(shape);
    const size_t bytes = slab_bytes(n);
    m->scratch_bytes = porep_witness_scratch_bytes(shape, threads);
    assert_int_equal(mem_alloc(&m->arena, MEM_WITNESS, bytes, 1, "slab"), ERR_OK);
    assert_int_equal(mem_alloc(&m->scratch, MEM_SCRATCH, m->scratch_bytes, 1, "scratch"), ERR_OK);
    memset(m->arena, 0xa5, bytes); /* what was there before must not show */
    memset(m->scratch, 0xa5, m->scratch_bytes);
    assert_int_equal(slab_place(&m->slab, n, m->arena, bytes), ERR_OK);
    m->slab.bits[slab_words(n.bits) - 1] = UINT64_MAX;
}

static void drop_room(made *m)
{
    mem_free(m->arena, MEM_WITNESS);
    mem_free(m->scratch, MEM_SCRATCH);
}

static void run_twin(made *m, const porep_job *job, uint32_t partition)
{
    const porep_circuit self = {.shape = job->shape, .job = job, .partition = partition};
    const r1cs_circuit circuit = {"twin", porep_synthesize, &self};
    make_room(m, job->shape, 1);
    const err_t rc = slab_assign(&m->slab, &circuit, NULL);
    if (rc != ERR_OK)
        fail_msg("twin: %s", err_text());
}

static void run_native(made *m, const porep_job *job, uint32_t partition, unsigned threads)
{
    pool *p = NULL;
    if (threads > 0)
        assert_int_equal(pool_create(&p, threads), ERR_OK);
    make_room(m, job->shape, threads);
    const err_t rc = porep_witness(&m->slab, job, partition, m->scratch, m->scratch_bytes, p);
    if (rc != ERR_OK)
        fail_msg("native: %s", err_text());
    pool_destroy(p);
}

static void assert_same(const made *native, const made *twin)
{
    const slab_counts n = native->slab.n;
    assert_int_equal(n.bits, twin->slab.n.bits);
    assert_int_equal(n.fields, twin->slab.n.fields);
    for (size_t i = 0; i < slab_words(n.bits); i++)
        if (native->slab.bits[i] != twin->slab.bits[i])
            fail_msg("bits %zu and following: %016" PRIx64 ", expected %016" PRIx64, 64 * i,
                     native->slab.bits[i], twin->slab.bits[i]);
    for (size_t i = 0; i < n.fields; i++)
        if (memcmp(&native->slab.fields[i], &twin->slab.fields[i], sizeof(fr)) != 0)
            fail_msg("field element %zu differs", i);
}

/* threads: 0 without a pool. */
static void check_with(const porep_job *job, uint32_t partition, const unsigned *threads, size_t n)
{
    made twin, native;
    run_twin(&twin, job, partition);
    for (size_t i = 0; i < n; i++) {
        run_native(&native, job, partition, threads[i]);
        assert_same(&native, &twin);
        drop_room(&native);
    }
    drop_room(&twin);
}

static void check(const porep_job *job, uint32_t partition)
{
    static const unsigned alone[] = {0};
    check_with(job, partition, alone, 1);
}

/* ---- jobs of the vectors --------------------------------------------------------------------- */

static void check_vector(const char *path, uint32_t most)
{
    porep_job job;
    c1_load(&job, path);
    for (uint32_t k = 0; k < job.partitions && k < most; k++)
        check(&job, k);
    porep_job_free(&job);
}

static void test_native_2kib(void **state)
{
    (void)state;
    check_vector("porep/2kib-v1_1/c1.json", 1);
    if (test_short())
        return;
    check_vector("porep/2kib-v1/c1.json", 1);
    check_vector("porep/2kib-synthetic/c1.json", 1);
    check_vector("porep/2kib-non-interactive/c1.json.xz", 13);
}

static void test_native_8mib(void **state)
{
    (void)state;
    if (test_short())
        skip();
    check_vector("porep/8mib-v1_1/c1.json.xz", 1);
}

static void test_native_32gib(void **state)
{
    (void)state;
    if (!test_long())
        skip();
    check_vector("porep/32gib-v1_1-sparse/c1.json.xz", 10);
}

/* ---- generated jobs -------------------------------------------------------------------------- */

static void check_generated(const char *name, porep_variant variant, uint64_t number, bool sealed)
{
    porep_sector sector;
    porep_job job;
    porep_sector_numbered(&sector, porep_shape_find(name), variant, 1000, 1, number);
    assert_int_equal((sealed ? porep_make_sealed : porep_make_sparse)(&job, &sector, NULL, NULL),
                     ERR_OK);
    for (uint32_t k = 0; k < job.partitions; k += sealed ? 1 : 5)
        check(&job, k);
    porep_job_free(&job);
}

static void test_native_generated(void **state)
{
    (void)state;
    if (test_short())
        skip();
    const uint64_t numbers = test_long() ? 20 : 2;
    for (uint64_t i = 0; i < numbers; i++)
        for (unsigned v = 0; v < 4; v++)
            check_generated("porep-2kib", (porep_variant)v, i, true);
    check_generated("porep-512mib", POREP_V1_1, 0, false);
    if (!test_long())
        return;
    for (unsigned v = 0; v < 4; v++)
        check_generated("porep-8mib", (porep_variant)v, 0, true);
    check_generated("porep-512mib", POREP_V1, 0, false);
    check_generated("porep-32gib", POREP_V1, 0, false);
    check_generated("porep-32gib", POREP_V1_1, 1, false);
    check_generated("porep-64gib", POREP_V1_1, 0, false);
}

/* ---- shapes, threads ------------------------------------------------------------------------- */

static void check_shape(uint64_t nodes, uint32_t layers, uint32_t challenges,
                        const uint32_t arity[3])
{
    static const unsigned threads[] = {0, 2, 5};
    porep_shape shape;
    porep_job job;
    assert_int_equal(
        porep_shape_custom(&shape, nodes, layers, challenges, arity[0], arity[1], arity[2]),
        ERR_OK);
    seal_job(&job, &shape, POREP_V1_1, 5);
    check_with(&job, 0, threads, sizeof threads / sizeof threads[0]);
    porep_job_free(&job);
}

static void test_native_shapes(void **state)
{
    (void)state;
    static const struct {
        uint64_t nodes;
        uint32_t layers, challenges, arity[3];
    } cases[] = {
        {8, 2, 1, {2, 0, 0}},   {16, 2, 3, {4, 0, 0}},   {64, 2, 2, {8, 0, 0}},
        {128, 2, 2, {8, 2, 0}}, {32, 2, 2, {8, 4, 0}},   {512, 2, 2, {8, 8, 0}},
        {64, 2, 3, {8, 4, 2}},  {1024, 2, 1, {8, 8, 2}}, {32, 2, 2, {2, 8, 2}},
        {64, 2, 2, {4, 2, 8}},  {64, 4, 2, {8, 0, 0}},   {64, 8, 1, {8, 0, 0}},
        {64, 11, 4, {8, 8, 0}}, {8, 2, 18, {8, 0, 0}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i += test_short() ? 4 : 1)
        check_shape(cases[i].nodes, cases[i].layers, cases[i].challenges, cases[i].arity);
}

/* Counts by formula are the circuit's, without any job. */
static void test_native_counts(void **state)
{
    (void)state;
    size_t n;
    const porep_shape *shapes = porep_shapes(&n);
    for (size_t i = 0; i < n; i++) {
        porep_counts published;
        const slab_counts found = porep_slab_counts(&shapes[i]);
        assert_true(porep_counts_of(&published, &shapes[i]));
        assert_int_equal(found.bits + found.fields, published.inputs + published.aux);
        if (shapes[i].challenges > 2 && !test_long())
            continue;
        const porep_circuit self = {.shape = &shapes[i]};
        const r1cs_circuit circuit = {shapes[i].name, porep_synthesize, &self};
        slab_counts expected;
        assert_int_equal(slab_count(&expected, &circuit), ERR_OK);
        assert_int_equal(found.bits, expected.bits);
        assert_int_equal(found.fields, expected.fields);
    }
}

/* ---- content that does not hold -------------------------------------------------------------- */

static uint64_t random_state;

static uint64_t random_u64(void)
{
    random_state += UINT64_C(0x9e3779b97f4a7c15); /* splitmix64 */
    uint64_t z = random_state;
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* Every third value is at an edge: 0, r - 1, all bits of 2^254 - 1. */
static fr any_element(void)
{
    fr out;
    fr_int n = {{UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX >> 2}};
    uint8_t wide[64];
    switch (random_u64() % 9) {
    case 0:
        return FR_ZERO;
    case 1:
        fr_neg(&out, &FR_ONE);
        return out;
    case 2:
        fr_from_int(&out, &n);
        return out;
    default:
        for (unsigned i = 0; i < 8; i++)
            store_le64(wide + 8 * i, random_u64());
        fr_from_bytes_wide(&out, wide);
        return out;
    }
}

static void spoil_path(merkle_path *p)
{
    size_t siblings = 0;
    p->leaf = any_element();
    p->root = any_element();
    for (uint32_t l = 0; l < p->levels; l++) {
        p->index[l] = (uint8_t)(random_u64() % p->arity[l]);
        for (unsigned i = 1; i < p->arity[l]; i++)
            p->sibling[siblings++] = any_element();
    }
}

static void spoil_challenge(porep_challenge *c, uint32_t layers)
{
    spoil_path(&c->d);
    spoil_path(&c->r_last);
    spoil_path(&c->c);
    for (unsigned i = 0; i < POREP_PARENTS; i++) {
        spoil_path(&c->parent_c[i]);
        for (uint32_t l = 0; l < layers; l++)
            c->parent[i].rows[l] = any_element();
    }
    c->node = random_u64();
}

/* Nothing of the job holds, every value is another. */
static void test_native_random(void **state)
{
    (void)state;
    static const uint32_t arity[][3] = {{8, 0, 0}, {2, 4, 8}, {4, 8, 2}};
    random_state = 3;
    for (size_t i = 0; i < sizeof arity / sizeof arity[0]; i++) {
        porep_shape shape;
        porep_job job;
        assert_int_equal(porep_shape_custom(&shape, 64, i == 0 ? 11 : 2, 3, arity[i][0],
                                            arity[i][1], arity[i][2]),
                         ERR_OK);
        seal_job(&job, &shape, POREP_V1, 0);
        job.replica_id = any_element();
        job.comm_d = any_element();
        job.comm_r = any_element();
        for (uint32_t k = 0; k < shape.challenges; k++)
            spoil_challenge(&job.challenge[k], shape.layers);
        check(&job, 0);
        porep_job_free(&job);
    }
}

/* One value at a time: what depends on it changes as it does in the circuit. */
static void test_native_spoilt(void **state)
{
    (void)state;
    porep_job job;
    c1_load(&job, "porep/2kib-v1_1/c1.json");
    porep_challenge *c = &job.challenge[1];
    fr *const elements[] = {&job.replica_id,
                            &job.comm_d,
                            &job.comm_r,
                            &job.challenge[0].r_last.root,
                            &job.challenge[0].c.root,
                            &c->r_last.root,
                            &c->d.leaf,
                            &c->d.sibling[3],
                            &c->d.root,
                            &c->r_last.sibling[8],
                            &c->c.sibling[13],
                            &c->parent[0].rows[0],
                            &c->parent[5].rows[1],
                            &c->parent[13].rows[0],
                            &c->parent_c[13].sibling[0],
                            &c->parent_c[2].leaf};
    for (size_t i = 0; i < sizeof elements / sizeof elements[0]; i++) {
        const fr before = *elements[i];
        fr_add(elements[i], elements[i], &FR_ONE);
        check(&job, 0);
        *elements[i] = before;
    }
    c->parent_c[7].index[0] ^= 5;
    c->d.index[5] ^= 1;
    c->node = UINT64_MAX;
    check(&job, 0);
    porep_job_free(&job);
}

/* ---- what is refused ------------------------------------------------------------------------- */

static void test_native_refused(void **state)
{
    (void)state;
    porep_job job;
    made m;
    c1_load(&job, "porep/2kib-v1_1/c1.json");
    make_room(&m, job.shape, 1);
    const r1cs_slab good = m.slab;
    m.slab.n.bits++;
    assert_failed(porep_witness(&m.slab, &job, 0, m.scratch, m.scratch_bytes, NULL), ERR_ARGUMENT,
                  "and 43846 field elements, porep-2kib has 2641867 and 43846");
    m.slab = good;
    m.slab.n.fields--;
    assert_failed(porep_witness(&m.slab, &job, 0, m.scratch, m.scratch_bytes, NULL), ERR_ARGUMENT,
                  "bits and 43845 field elements, porep-2kib has 2641867 and 43846");
    m.slab = good;
    assert_failed(porep_witness(&m.slab, &job, 1, m.scratch, m.scratch_bytes, NULL), ERR_ARGUMENT,
                  "partition 1 of a job that has 1");
    assert_failed(porep_witness(&m.slab, &job, 0, m.scratch, m.scratch_bytes - 1, NULL),
                  ERR_ARGUMENT, "bytes of scratch, a witness takes");
    porep_challenge *c = &job.challenge[1];
    c->parent_c[6].index[1] = 8;
    assert_failed(porep_witness(&m.slab, &job, 0, m.scratch, m.scratch_bytes, NULL), ERR_INPUT,
                  "challenge 1, expander parent 0, tree C inclusion: level 1 of a path has arity 8 "
                  "and index 8, the tree arity 8");
    c->parent_c[6].index[1] = 0;
    c->r_last.arity[0] = 4;
    assert_failed(porep_witness(&m.slab, &job, 0, m.scratch, m.scratch_bytes, NULL), ERR_INPUT,
                  "challenge 1, tree R-last inclusion: level 0 of a path has arity 4");
    c->d.levels = 5;
    assert_failed(porep_witness(&m.slab, &job, 0, m.scratch, m.scratch_bytes, NULL), ERR_INPUT,
                  "challenge 1, tree D inclusion: a path of 5 levels where the tree has 6");
    drop_room(&m);
    porep_job_free(&job);
}

/* A cancelled pool ends the run with its error. */
static void test_native_cancelled(void **state)
{
    (void)state;
    porep_job job;
    made m;
    pool *p;
    c1_load(&job, "porep/2kib-v1_1/c1.json");
    make_room(&m, job.shape, 2);
    assert_int_equal(pool_create(&p, 2), ERR_OK);
    pool_cancel(p);
    assert_int_equal(porep_witness(&m.slab, &job, 0, m.scratch, m.scratch_bytes, p), ERR_CANCELLED);
    pool_destroy(p);
    drop_room(&m);
    porep_job_free(&job);
}

/* The arena is the caller's: a witness allocates nothing. */
static void test_native_allocates_nothing(void **state)
{
    (void)state;
    porep_job job;
    made m;
    mem_counts before[MEM_CLASSES], after;
    c1_load(&job, "porep/2kib-v1_1/c1.json");
    make_room(&m, job.shape, 1);
    for (unsigned i = 0; i < MEM_CLASSES; i++)
        mem_count((mem_class)i, &before[i]);
    assert_int_equal(porep_witness(&m.slab, &job, 0, m.scratch, m.scratch_bytes, NULL), ERR_OK);
    for (unsigned i = 0; i < MEM_CLASSES; i++) {
        mem_count((mem_class)i, &after);
        assert_int_equal(after.allocations, before[i].allocations);
    }
    drop_room(&m);
    porep_job_free(&job);
}

CIRCUIT_TESTS(native_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_native_2kib),
        cmocka_unit_test(test_native_8mib),
        cmocka_unit_test(test_native_32gib),
        cmocka_unit_test(test_native_generated),
        cmocka_unit_test(test_native_shapes),
        cmocka_unit_test(test_native_counts),
        cmocka_unit_test(test_native_random),
        cmocka_unit_test(test_native_spoilt),
        cmocka_unit_test(test_native_refused),
        cmocka_unit_test(test_native_cancelled),
        cmocka_unit_test(test_native_allocates_nothing),
    };
    return cmocka_run_group_tests_name("native porep witness", tests, NULL, NULL);
}
