/* inspect: says what files are and what is in them, without judging them in full (that is check).
 */
#include "cli/verb.h"

#include "base/bytes.h"
#include "base/file.h"
#include "base/mem.h"
#include "cli/file_kind.h"
#include "cli/key_image_report.h"
#include "cli/params_report.h"
#include "cli/ui.h"
#include "format/c1.h"

static err_t inspect_params(const verb_call *call, json_out *j, const file_in *f, bool vk_only,
                            pool *p)
{
    const format_source source = format_source_file(f);
    params_extent sections[PARAMS_SECTIONS];
    params_digests digests;
    ERR_TRY(params_layout(sections, &source, vk_only));
    ERR_TRY(params_digest(&digests, &source, sections, p, ui_progress()));
    ui_clear();
    if (call->json)
        params_report_json(j, &source, sections, &digests, vk_only);
    else
        params_report_text(call->out, &source, sections, &digests, vk_only);
    return ERR_OK;
}

/* Its digests are in the file: they are shown, not recomputed. */
static err_t inspect_key_image(const verb_call *call, json_out *j, const char *name)
{
    key_image_file *f;
    ERR_TRY(key_image_file_open(&f, name));
    if (call->json)
        key_image_report_json(j, f);
    else
        key_image_report_text(call->out, f);
    key_image_file_close(f);
    return ERR_OK;
}

static void c1_report(const verb_call *call, json_out *j, const char *name, const porep_job *job)
{
    char proof_name[64];
    uint8_t comm[3][FR_BYTES];
    porep_registered_name(proof_name, job->registered_id);
    fr_to_bytes(comm[0], &job->comm_r);
    fr_to_bytes(comm[1], &job->comm_d);
    fr_to_bytes(comm[2], &job->replica_id);
    static const char *const names[] = {"comm_r", "comm_d", "replica_id"};
    if (call->json) {
        json_out_string(j, "kind", "c1");
        json_out_string(j, "circuit", job->shape->name);
        json_out_string(j, "registered_proof", proof_name);
        json_out_u64(j, "registered_proof_id", job->registered_id);
        json_out_u64(j, "partitions", job->partitions);
        json_out_u64(j, "challenges_per_partition", job->shape->challenges);
        for (unsigned i = 0; i < 3; i++)
            json_out_hex(j, names[i], comm[i], FR_BYTES);
        json_out_hex(j, "seed", job->seed, 32);
        json_out_hex(j, "ticket", job->ticket, 32);
        if (job->has_sector_number)
            json_out_u64(j, "sector_number", job->sector_number);
        return;
    }
    char hex[65];
    fprintf(call->out, "%s: C1 document, %s, circuit %s\n", name, proof_name, job->shape->name);
    fprintf(call->out, "  %u partitions of %u challenges\n", job->partitions,
            job->shape->challenges);
    for (unsigned i = 0; i < 3; i++) {
        hex_encode(hex, comm[i], FR_BYTES);
        fprintf(call->out, "  %-10s %s\n", names[i], hex);
    }
    hex_encode(hex, job->seed, 32);
    fprintf(call->out, "  %-10s %s\n", "seed", hex);
    hex_encode(hex, job->ticket, 32);
    fprintf(call->out, "  %-10s %s\n", "ticket", hex);
    if (job->has_sector_number)
        fprintf(call->out, "  sector     %llu\n", (unsigned long long)job->sector_number);
}

static err_t inspect_c1(const verb_call *call, json_out *j, const char *name)
{
    porep_job job;
    ERR_TRY(c1_read_file(&job, name));
    c1_report(call, j, name, &job);
    porep_job_free(&job);
    return ERR_OK;
}

static err_t inspect_proof(const verb_call *call, json_out *j, const char *name)
{
    void *bytes;
    size_t n, count;
    ERR_TRY(file_read_all(&bytes, &n, name, CLI_PROOF_FILE_BYTES_MAX));
    groth16_proof *proofs;
    const err_t rc = cli_proofs_parse(&proofs, &count, bytes, n, name);
    mem_free(bytes, MEM_REQUEST);
    ERR_TRY(rc);
    mem_free(proofs, MEM_SCRATCH);
    if (call->json) {
        json_out_string(j, "kind", "proof");
        json_out_u64(j, "proofs", count);
    } else {
        fprintf(call->out, "%s: %zu Groth16 proof%s of %d bytes, points in their subgroups\n", name,
                count, count == 1 ? "" : "s", PROOF_BYTES);
    }
    return ERR_OK;
}

static err_t inspect_file(const verb_call *call, json_out *j, const char *name, pool *p)
{
    file_in f;
    ERR_TRY(file_open(&f, name));
    file_kind kind;
    err_t rc = file_kind_of(&kind, &f);
    if (rc == ERR_OK && (kind == FILE_PARAMS || kind == FILE_VK))
        rc = inspect_params(call, j, &f, kind == FILE_VK, p);
    file_close(&f);
    if (rc != ERR_OK || kind == FILE_PARAMS || kind == FILE_VK)
        return rc;
    if (kind == FILE_KEY_IMAGE)
        return inspect_key_image(call, j, name);
    return kind == FILE_C1 ? inspect_c1(call, j, name) : inspect_proof(call, j, name);
}

static err_t inspect_all(const verb_call *call, pool *p)
{
    const size_t n = args_words(&call->args);
    json_out j;
    if (call->json) {
        json_out_begin(&j, call->out);
        if (n > 1)
            json_out_array(&j, "files");
    }
    err_t rc = ERR_OK;
    for (size_t i = 0; i < n && rc == ERR_OK; i++) {
        const char *name = args_word(&call->args, i);
        if (call->json && n > 1)
            json_out_object(&j, NULL);
        if (call->json)
            json_out_string(&j, "file", name);
        rc = inspect_file(call, &j, name, p);
        if (call->json && rc != ERR_OK)
            json_out_string(&j, "message", err_text());
        if (call->json && n > 1)
            json_out_close_object(&j);
    }
    if (call->json) {
        if (n > 1)
            json_out_close_array(&j);
        json_out_end(&j);
    }
    return rc;
}

static err_t run(const verb_call *call)
{
    pool *p;
    ERR_TRY(pool_create(&p, call->threads));
    const err_t rc = inspect_all(call, p);
    pool_destroy(p);
    return rc;
}

static const args_option options[] = {{0}};

const verb verb_inspect = {
    .name = "inspect",
    .summary = "says what files are and what is in them: .params, .vk, key images, C1, proofs",
    .usage = "FILE...",
    .example = "cuzk inspect keys/*.vk --json",
    .options = options,
    .words_min = 1,
    .words_max = ARGS_MAX,
    .run = run,
};
