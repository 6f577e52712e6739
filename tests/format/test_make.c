/* Jobs made from the parameters of the vectors are written as the vectors' documents, byte for
 * byte; jobs of every shape are read back as they were. */
#include "circuit/porep_make.h"
#include "format/c1_write.h"

#include "c1_support.h"

#include <stdio.h>

typedef struct {
    uint8_t *data;
    size_t bytes, room;
} text;

static err_t append(void *context, const void *data, size_t bytes)
{
    text *t = context;
    if (t->room - t->bytes < bytes) {
        t->room = 2 * (t->bytes + bytes);
        t->data = realloc(t->data, t->room);
        assert_non_null(t->data);
    }
    memcpy(t->data + t->bytes, data, bytes);
    t->bytes += bytes;
    return ERR_OK;
}

/* The sector of a job.json; label: of its data. */
static void sector_of(porep_sector *out, const json_t *json, const char *label)
{
    *out = (porep_sector){.registered_id = (uint32_t)json_number(json, "registered_proof"),
                          .miner_id = json_number(json, "miner_id"),
                          .sector_number = json_number(json, "sector_number")};
    assert_true(porep_registered(out->registered_id, &out->shape, &out->variant));
    json_hex(out->ticket, json, "ticket", 32);
    json_hex(out->seed, json, "seed", 32);
    snprintf(out->label, sizeof out->label, "%s", label);
}

static void assert_document(const porep_job *job, const json_t *json)
{
    text t = {0};
    char found[65];
    assert_int_equal(c1_write(job, C1_BARE, append, &t), ERR_OK);
    assert_int_equal(t.bytes, json_number(json, "c1_bytes"));
    sha256_hex(found, t.data, t.bytes);
    assert_string_equal(found, json_text(json, "c1_sha256"));
    free(t.data);
}

static void sparse_vector(void **state)
{
    (void)state;
    json_t *json = vector_json("porep/32gib-v1_1-sparse/job.json");
    porep_sector sector;
    porep_job job;
    sector_of(&sector, json, "32gib");
    pool *p;
    assert_int_equal(pool_create(&p, 2), ERR_OK);
    assert_int_equal(porep_make_sparse(&job, &sector, p, NULL), ERR_OK);
    pool_destroy(p);
    assert_document(&job, json);
    porep_job_free(&job);
    json_decref(json);
}

static void sealed_vectors(void **state)
{
    (void)state;
    static const char *const names[] = {"2kib-v1", "2kib-v1_1", "2kib-synthetic",
                                        "2kib-non-interactive", "8mib-v1_1"};
    pool *p;
    assert_int_equal(pool_create(&p, 2), ERR_OK);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char path[256];
        snprintf(path, sizeof path, "porep/%s/job.json", names[i]);
        json_t *json = vector_json(path);
        porep_sector sector;
        porep_job job;
        sector_of(&sector, json, json_text(json, "data_label"));
        assert_int_equal(porep_make_sealed(&job, &sector, p, NULL), ERR_OK);
        assert_document(&job, json);
        porep_job_free(&job);
        json_decref(json);
    }
    pool_destroy(p);
}

/* The forms of trees that no vector has: written and read, every challenge is as it was. */
static void read_back(void **state)
{
    (void)state;
    static const char *const names[] = {"porep-512mib", "porep-64gib"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        porep_sector sector;
        porep_job job, again;
        text t = {0};
        porep_sector_numbered(&sector, porep_shape_find(names[i]), POREP_V1, 1, 2, 3);
        assert_int_equal(porep_make_sparse(&job, &sector, NULL, NULL), ERR_OK);
        assert_int_equal(c1_write(&job, C1_WRAPPER, append, &t), ERR_OK);
        assert_int_equal(c1_read(&again, t.data, t.bytes), ERR_OK);
        assert_true(again.shape == job.shape && again.variant == POREP_V1);
        assert_int_equal(again.sector_number, 2);
        assert_true(fr_eq(&again.comm_r, &job.comm_r) && fr_eq(&again.comm_d, &job.comm_d));
        assert_true(fr_eq(&again.replica_id, &job.replica_id));
        assert_memory_equal(again.challenge, job.challenge,
                            job.partitions * job.shape->challenges * sizeof *job.challenge);
        porep_job_free(&job);
        porep_job_free(&again);
        free(t.data);
    }
}

FORMAT_TESTS(make_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sparse_vector),
        cmocka_unit_test(sealed_vectors),
        cmocka_unit_test(read_back),
    };
    return cmocka_run_group_tests_name("made jobs", tests, NULL, NULL);
}
