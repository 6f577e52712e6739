/* The native witness against its slow twin: every word of the slab. */
#include "circuit_test.h"

#include "base/pool.h"
#include "c1_load.h"
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
    check_vector("porep/2kib-v1/c1.json", 1);
    check_vector("porep/2kib-v1_1/c1.json", 1);
    check_vector("porep/2kib-synthetic/c1.json", 1);
    check_vector("porep/2kib-non-interactive/c1.json.xz", 13);
}

static void test_native_8mib(void **state)
{
    (void)state;
    check_vector("porep/8mib-v1_1/c1.json.xz", 1);
}

static void test_native_32gib(void **state)
{
    (void)state;
    if (!long_tests())
        skip();
    check_vector("porep/32gib-v1_1-sparse/c1.json.xz", 10);
}

CIRCUIT_TESTS(native_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_native_2kib),
        cmocka_unit_test(test_native_8mib),
        cmocka_unit_test(test_native_32gib),
    };
    return cmocka_run_group_tests_name("native porep witness", tests, NULL, NULL);
}
