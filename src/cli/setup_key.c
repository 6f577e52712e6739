#include "cli/setup_key.h"

#include "base/clock.h"
#include "base/file.h"
#include "base/mem.h"
#include "cli/keys.h"
#include "cli/params_report.h"
#include "cli/ui.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

static err_t make_directory(const char *name)
{
    if (mkdir(name, 0755) == 0 || errno == EEXIST)
        return ERR_OK;
    return err_set(ERR_IO, "%s: cannot make the folder: %s", name, strerror(errno));
}

static err_t make_key(groth16_key *out, const cli_circuit *circuit, const groth16_toxic *toxic,
                      pool *p)
{
    r1cs_matrices m;
    ui_say("laying out the circuit %s", circuit->name);
    ERR_TRY(r1cs_matrices_build(&m, &circuit->blank));
    ui_say("making the key: %zu variables, %zu constraints", m.inputs + m.aux, m.rows);
    const err_t rc = groth16_setup(out, &m, toxic, p, ui_progress());
    r1cs_matrices_free(&m);
    return rc;
}

static err_t write_vk(const groth16_vk *vk, const char *name)
{
    file_out *f;
    ERR_TRY(file_create(&f, name));
    const err_t rc = params_write_vk(f, vk);
    if (rc != ERR_OK) {
        file_abandon(f);
        return rc;
    }
    return file_commit(f);
}

static err_t write_params(const groth16_key *key, params_digests *digests, const char *name,
                          pool *p)
{
    file_out *f;
    ERR_TRY(file_create(&f, name));
    const err_t rc = params_write(f, key, digests, p, ui_progress());
    if (rc != ERR_OK) {
        file_abandon(f);
        return rc;
    }
    return file_commit(f);
}

/* Reads the counts back from the file, so that the report is about what is on the disk. */
static err_t print_report(const verb_call *call, const cli_circuit *circuit, const char *name,
                          const params_digests *digests, double seconds)
{
    file_in f;
    ERR_TRY(file_open(&f, name));
    const format_source source = format_source_file(&f);
    params_extent sections[PARAMS_SECTIONS];
    err_t rc = params_layout(sections, &source, false);
    if (rc == ERR_OK)
        rc = params_stamp_write(name, digests->whole, f.bytes);
    if (rc == ERR_OK && call->json) {
        json_out j;
        json_out_begin(&j, call->out);
        json_out_string(&j, "circuit", circuit->name);
        json_out_string(&j, "file", name);
        params_report_json(&j, &source, sections, digests, false);
        json_out_seconds(&j, "seconds", seconds);
        json_out_u64(&j, "peak_rss_bytes", mem_peak_rss_bytes());
        json_out_end(&j);
    } else if (rc == ERR_OK) {
        params_report_text(call->out, &source, sections, digests, false);
    }
    file_close(&f);
    return rc;
}

err_t setup_key(const verb_call *call, const cli_circuit *circuit, const groth16_toxic *toxic,
                const char *directory)
{
    char params_name[CLI_PATH_MAX], vk_name[CLI_PATH_MAX];
    ERR_TRY(cli_key_path(params_name, directory, circuit->stem, "params"));
    ERR_TRY(cli_key_path(vk_name, directory, circuit->stem, "vk"));
    ERR_TRY(make_directory(directory));
    const double began = clock_seconds();
    pool *p;
    ERR_TRY(pool_create(&p, call->threads));
    groth16_key key;
    err_t rc = make_key(&key, circuit, toxic, p);
    if (rc == ERR_OK) {
        params_digests digests;
        rc = write_vk(&key.vk, vk_name);
        if (rc == ERR_OK)
            rc = write_params(&key, &digests, params_name, p);
        groth16_key_free(&key);
        ui_clear();
        if (rc == ERR_OK)
            rc = print_report(call, circuit, params_name, &digests, clock_seconds() - began);
    }
    pool_destroy(p);
    if (rc == ERR_OK)
        ui_say("key of %s in %s (%.1f s)", circuit->name, directory, clock_seconds() - began);
    return rc;
}
