#include "cli/setup_image.h"

#include "base/clock.h"
#include "base/mem.h"
#include "cli/backends.h"
#include "cli/images.h"
#include "cli/key_image_report.h"
#include "cli/setup_files.h"
#include "cli/ui.h"
#include "format/porep_image.h"
#include "groth16/setup_cuda.h"

typedef struct {
    const cli_circuit *circuit;
    const groth16_toxic *toxic;
    const setup_image_options *options;
    bool on_gpu;
    r1cs_image image;
    setup_files files;
    pool *pool;
} making;

static err_t open_image(making *m)
{
    if (m->circuit->porep)
        return porep_image_open(&m->image, m->options->directory, m->circuit->porep,
                                &cli_image_notice, ui_progress());
    return image_build(&m->image, &m->circuit->blank, ui_progress());
}

static err_t write_files(making *m, const key_image_source *source)
{
    ERR_TRY(params_write_vk(m->files.vk, &source->head->vk));
    ERR_TRY(key_image_file_write(m->files.key, source, m->pool, ui_progress()));
    return setup_files_commit(&m->files);
}

static err_t make_on_processor(making *m)
{
    key_image k;
    ERR_TRY(key_image_setup(&k, &m->image, m->toxic, m->options->form, m->pool, ui_progress()));
    const key_image_source source = key_image_source_of(&k);
    const err_t rc = write_files(m, &source);
    key_image_free(&k);
    return rc;
}

/* ---- on a GPU ------------------------------------------------------------------------------ */

static err_t write_from_gpu(making *m, const setup_cuda *c, gpu_stream s)
{
    setup_cuda_source *o;
    ERR_TRY(setup_cuda_source_open(&o, c, s));
    const key_image_source source = setup_cuda_source_of(o);
    const err_t rc = write_files(m, &source);
    setup_cuda_source_close(o);
    return rc;
}

static err_t make_on_gpu(making *m)
{
    uint64_t open, range, reads;
    unsigned i = 0;
    gpu *g;
    setup_cuda *c;
    const key_image_form form = m->options->form;
    if (m->options->device)
        ERR_TRY(gpu_find(&i, m->options->device));
    ERR_TRY(setup_cuda_bytes(&open, &range, &m->image, form, 0));
    ERR_TRY(setup_cuda_source_bytes(&reads, &m->image, form));
    ERR_TRY(gpu_open(&g, i, open + reads));
    ui_say("making the key on %s, %s", gpu_of(g)->name, gpu_of(g)->uuid);
    const gpu_stream s = gpu_stream_get(g, 0);
    err_t rc = setup_cuda_open(&c, g, &m->image, m->toxic, form, s);
    if (rc == ERR_OK) {
        rc = write_from_gpu(m, c, s);
        setup_cuda_close(c);
    }
    gpu_close(g);
    return rc;
}

/* ---- the whole ----------------------------------------------------------------------------- */

static err_t make(making *m)
{
    ui_say("making the key image: %zu bits, %zu field elements, %llu constraints", m->image.n.bits,
           m->image.n.fields, (unsigned long long)m->image.shape.constraints);
    return m->on_gpu ? make_on_gpu(m) : make_on_processor(m);
}

/* Opens what was written, so that the report is about what is on the disk. */
static err_t report(const verb_call *call, const making *m, double seconds)
{
    key_image_file *f;
    ERR_TRY(key_image_file_open(&f, m->files.key_name));
    if (call->json) {
        json_out j;
        json_out_begin(&j, call->out);
        json_out_string(&j, "file", m->files.key_name);
        key_image_report_json(&j, f);
        json_out_string(&j, "backend", m->on_gpu ? "cuda" : "cpu");
        json_out_seconds(&j, "seconds", seconds);
        json_out_u64(&j, "peak_rss_bytes", mem_peak_rss_bytes());
        json_out_end(&j);
    } else {
        key_image_report_text(call->out, f);
    }
    key_image_file_close(f);
    return ERR_OK;
}

err_t setup_image(const verb_call *call, const cli_circuit *circuit, const groth16_toxic *toxic,
                  const setup_image_options *options)
{
    const double began = clock_seconds();
    making m = {.circuit = circuit, .toxic = toxic, .options = options};
    ERR_TRY(cli_key_on_gpu(&m.on_gpu, options->backend, options->device));
    err_t rc = setup_files_open(&m.files, options->directory, circuit->stem, KEY_IMAGE_SUFFIX);
    if (rc == ERR_OK)
        rc = pool_create(&m.pool, call->threads);
    if (rc == ERR_OK)
        rc = open_image(&m);
    if (rc == ERR_OK) {
        rc = make(&m);
        image_free(&m.image);
    }
    pool_destroy(m.pool);
    setup_files_abandon(&m.files);
    ERR_TRY(rc);
    ui_clear();
    const double seconds = clock_seconds() - began;
    ERR_TRY(report(call, &m, seconds));
    ui_say("key image of %s in %s (%.1f s)", circuit->name, options->directory, seconds);
    return ERR_OK;
}
