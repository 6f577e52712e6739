#include "cli/setup_key.h"

#include "base/clock.h"
#include "base/file.h"
#include "base/mem.h"
#include "cli/params_report.h"
#include "cli/setup_files.h"
#include "cli/ui.h"

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

static err_t write_files(setup_files *f, const groth16_key *key, params_digests *digests, pool *p)
{
    ERR_TRY(params_write_vk(f->vk, &key->vk));
    ERR_TRY(params_write(f->key, key, digests, p, ui_progress()));
    return setup_files_commit(f);
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

/* The key, from the circuit to its two files. */
static err_t make_and_write(setup_files *f, params_digests *digests, const cli_circuit *circuit,
                            const groth16_toxic *toxic, pool *p)
{
    groth16_key key;
    ERR_TRY(make_key(&key, circuit, toxic, p));
    const err_t rc = write_files(f, &key, digests, p);
    groth16_key_free(&key);
    return rc;
}

err_t setup_key(const verb_call *call, const cli_circuit *circuit, const groth16_toxic *toxic,
                const char *directory)
{
    const double began = clock_seconds();
    setup_files f;
    params_digests digests;
    pool *p = NULL;
    err_t rc = setup_files_open(&f, directory, circuit->stem, "params");
    if (rc == ERR_OK)
        rc = pool_create(&p, call->threads);
    if (rc == ERR_OK)
        rc = make_and_write(&f, &digests, circuit, toxic, p);
    pool_destroy(p);
    setup_files_abandon(&f);
    ERR_TRY(rc);
    ui_clear();
    ERR_TRY(print_report(call, circuit, f.key_name, &digests, clock_seconds() - began));
    ui_say("key of %s in %s (%.1f s)", circuit->name, directory, clock_seconds() - began);
    return ERR_OK;
}
