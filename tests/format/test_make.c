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

FORMAT_TESTS(make_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sparse_vector),
    };
    return cmocka_run_group_tests_name("made jobs", tests, NULL, NULL);
}
