/* check: validates files in full: every count, every point, every digest; C1 content included. */
#include "cli/verb.h"

#include "base/file.h"
#include "base/mem.h"
#include "cli/file_kind.h"
#include "cli/json_out.h"
#include "cli/key_image_report.h"
#include "cli/keys.h"
#include "cli/params_report.h"
#include "cli/ui.h"
#include "format/c1.h"
#include "format/porep_key.h"

typedef struct {
    const porep_shape *against; /* null: any circuit */
    key_image_check level;
    pool *pool;
} checking;

/* The .params or .vk behind f; against may be null. A params file that passes gets its stamp. */
static err_t check_params(const file_in *f, bool vk_only, const porep_shape *against, pool *p)
{
    const format_source source = format_source_file(f);
    params_extent sections[PARAMS_SECTIONS];
    ERR_TRY(params_layout(sections, &source, vk_only));
    if (vk_only) {
        groth16_vk vk;
        ERR_TRY(params_read_vk(&vk, &source));
        const size_t ic = vk.ic_n;
        groth16_vk_free(&vk);
        if (against && ic != porep_inputs(against))
            return err_set(ERR_INPUT, "%s: belongs to another circuit: %zu inputs, %s has %zu",
                           source.name, ic, against->name, porep_inputs(against));
        return ERR_OK;
    }
    if (against)
        ERR_TRY(porep_key_match(sections, source.name, against));
    params_digests digests;
    ERR_TRY(params_validate(&source, &digests, p, ui_progress()));
    const err_t rc = params_stamp_write(f->name, digests.whole, f->bytes);
    if (rc != ERR_OK)
        ui_warn("note: no stamp left beside the file: %s", err_text());
    return ERR_OK;
}

static err_t check_key_image(const char *name, const checking *c)
{
    key_image_file *f;
    ERR_TRY(key_image_file_open(&f, name));
    err_t rc = ERR_OK;
    if (c->against)
        rc = porep_key_image_match(key_image_file_head(f), name, c->against);
    if (rc == ERR_OK)
        rc = key_image_file_check(f, c->level, c->pool, ui_progress());
    key_image_file_close(f);
    return rc;
}

static err_t check_c1(const char *name, const porep_shape *against, pool *p)
{
    porep_job job;
    ERR_TRY(c1_read_file(&job, name));
    const porep_identity identity = {0};
    err_t rc = porep_check(&job, &identity, p);
    if (rc == ERR_OK && against && job.shape != against)
        rc = err_set(ERR_INPUT, "belongs to another circuit: %s, not %s", job.shape->name,
                     against->name);
    porep_job_free(&job);
    return rc == ERR_OK ? rc : err_prefix(rc, "%s", name);
}

static err_t check_proof(const char *name)
{
    void *bytes;
    size_t n;
    ERR_TRY(file_read_all(&bytes, &n, name, CLI_PROOF_FILE_BYTES_MAX));
    groth16_proof *proofs;
    size_t count;
    const err_t rc = cli_proofs_parse(&proofs, &count, bytes, n, name);
    mem_free(bytes, MEM_REQUEST);
    if (rc == ERR_OK)
        mem_free(proofs, MEM_SCRATCH);
    return rc;
}

static err_t check_file(const char *name, const checking *c)
{
    file_in f;
    ERR_TRY(file_open(&f, name));
    file_kind kind;
    err_t rc = file_kind_of(&kind, &f);
    if (rc == ERR_OK && (kind == FILE_PARAMS || kind == FILE_VK))
        rc = check_params(&f, kind == FILE_VK, c->against, c->pool);
    file_close(&f);
    if (rc != ERR_OK || kind == FILE_PARAMS || kind == FILE_VK)
        return rc;
    if (kind == FILE_KEY_IMAGE)
        return check_key_image(name, c);
    return kind == FILE_C1 ? check_c1(name, c->against, c->pool) : check_proof(name);
}

/* A bad file is the answer "no", whatever made it bad. */
static err_t verdict(err_t rc)
{
    return rc == ERR_INPUT ? ERR_INVALID : rc;
}

static err_t check_all(const verb_call *call, const checking *c)
{
    json_out j;
    if (call->json) {
        json_out_begin(&j, call->out);
        json_out_array(&j, "files");
    }
    err_t worst = ERR_OK;
    const char *name;
    char first_text[ERR_TEXT_BYTES_MAX] = "";
    for (size_t i = 0; (name = args_word(&call->args, i)) != NULL; i++) {
        const err_t rc = verdict(check_file(name, c));
        ui_clear();
        if (rc != ERR_OK && worst == ERR_OK) {
            worst = rc;
            snprintf(first_text, sizeof first_text, "%s", err_text());
        }
        if (call->json) {
            json_out_object(&j, NULL);
            json_out_string(&j, "file", name);
            json_out_bool(&j, "good", rc == ERR_OK);
            if (rc != ERR_OK)
                json_out_string(&j, "message", err_text());
            json_out_close_object(&j);
        } else if (rc == ERR_OK) {
            fprintf(call->out, "%s: good\n", name);
        } else {
            fprintf(call->out, "%s: BAD: %s\n", name, err_text());
        }
    }
    if (call->json) {
        json_out_close_array(&j);
        json_out_end(&j);
    }
    return worst == ERR_OK ? ERR_OK : err_set(worst, "%s", first_text);
}

static err_t run(const verb_call *call)
{
    checking c = {0};
    const char *circuit = args_value(&call->args, "against");
    if (circuit && !(c.against = porep_shape_find(circuit)))
        return err_set(ERR_ARGUMENT, "--against: unknown circuit \"%s\"", circuit);
    ERR_TRY(key_image_check_read(&c.level, &call->args));
    ERR_TRY(pool_create(&c.pool, call->threads));
    const err_t rc = check_all(call, &c);
    pool_destroy(c.pool);
    return rc;
}

static const args_option options[] = {
    {"against", 0, "CIRCUIT", "the circuit that the file must belong to"},
    CLI_VERIFY_OPTION("points of a key image: full (default), sample, or digest for none"),
    {0},
};

const verb verb_check = {
    .name = "check",
    .summary = "validates files in full: .params, .vk, key images, C1, proofs",
    .usage = "FILE...",
    .example = "cuzk check keys/*.params --against porep-2kib",
    .options = options,
    .words_min = 1,
    .words_max = ARGS_MAX,
    .run = run,
};
