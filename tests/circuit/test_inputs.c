/* Public inputs, challenges, prover id and replica id of every job of the vectors, from its public
 * data alone: they are what the reference's verifier derives. */
#include "circuit_test.h"

#include <stdio.h>

static const char *const jobs[] = {"2kib-v1",        "2kib-v1_1",
                                   "2kib-synthetic", "2kib-non-interactive",
                                   "8mib-v1_1",      "32gib-v1_1-sparse"};

static fr fr_member(const json_t *object, const char *key)
{
    return fr_of_hex(json_text(object, key));
}

static void check_identity(const json_t *json, const porep_job *job)
{
    uint8_t prover_id[32], expected_id[32], porep_id[32], expected_porep_id[32];
    json_hex(expected_id, json, "prover_id", 32);
    porep_prover_id(prover_id, json_number(json, "miner_id"));
    assert_memory_equal(prover_id, expected_id, 32);
    json_hex(expected_porep_id, json, "porep_id", 32);
    porep_id_bytes(porep_id, job->registered_id);
    assert_memory_equal(porep_id, expected_porep_id, 32);
    fr replica_id;
    porep_replica_id(&replica_id, prover_id, json_number(json, "sector_number"), job->ticket,
                     &job->comm_d, porep_id);
    assert_true(fr_eq(&replica_id, &job->replica_id));
}

static void check_partition(const json_t *json, const porep_job *job, uint32_t k)
{
    const porep_shape *shape = job->shape;
    const json_t *challenges = json_array_get(json_member(json, "challenges"), k);
    const json_t *inputs = json_array_get(json_member(json, "public_inputs"), k);
    assert_int_equal(json_array_size(challenges), shape->challenges);
    assert_int_equal(json_array_size(inputs), porep_inputs(shape) - 1);
    uint64_t nodes[POREP_CHALLENGES_MAX];
    assert_int_equal(
        porep_challenges(nodes, shape, job->variant, &job->replica_id, &job->comm_r, job->seed, k),
        ERR_OK);
    for (uint32_t i = 0; i < shape->challenges; i++)
        assert_int_equal(nodes[i], json_integer_value(json_array_get(challenges, i)));
    fr *out = calloc(porep_inputs(shape) - 1, sizeof *out);
    assert_non_null(out);
    assert_int_equal(porep_public_inputs(out, job, k), ERR_OK);
    for (size_t i = 0; i < porep_inputs(shape) - 1; i++) {
        const fr expected = fr_of_hex(json_string_value(json_array_get(inputs, i)));
        if (!fr_eq(&out[i], &expected))
            fail_msg("partition %u: input %zu differs", k, i);
    }
    free(out);
}

static void inputs_of_all_jobs(void **state)
{
    (void)state;
    for (size_t n = 0; n < sizeof jobs / sizeof jobs[0]; n++) {
        char path[128];
        snprintf(path, sizeof path, "porep/%s/job.json", jobs[n]);
        json_t *json = vector_json(path);
        porep_job job = {.registered_id = (uint32_t)json_number(json, "registered_proof"),
                         .comm_r = fr_member(json, "comm_r"),
                         .comm_d = fr_member(json, "comm_d"),
                         .replica_id = fr_member(json, "replica_id")};
        json_hex(job.seed, json, "seed", 32);
        json_hex(job.ticket, json, "ticket", 32);
        assert_true(porep_registered(job.registered_id, &job.shape, &job.variant));
        job.partitions = porep_partitions(job.shape, job.variant);
        assert_int_equal(job.partitions, json_number(json, "partitions"));
        check_identity(json, &job);
        for (uint32_t k = 0; k < job.partitions; k++)
            check_partition(json, &job, k);
        fr none;
        assert_failed(porep_public_inputs(&none, &job, job.partitions), ERR_ARGUMENT, "partition");
        json_decref(json);
    }
}

CIRCUIT_TESTS(inputs_tests)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(inputs_of_all_jobs)};
    return cmocka_run_group_tests_name("inputs", tests, NULL, NULL);
}
