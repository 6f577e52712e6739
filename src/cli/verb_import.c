/* import: a key image out of a .params file, in bounded memory. */
#include "cli/verb.h"

#include "base/clock.h"
#include "base/mem.h"
#include "cli/backends.h"
#include "cli/circuits.h"
#include "cli/images.h"
#include "cli/import_lagrange.h"
#include "cli/key_image_report.h"
#include "cli/keys.h"
#include "cli/output.h"
#include "cli/ui.h"
#include "format/porep_image.h"
#include "format/porep_key.h"

#include <stdio.h>
#include <string.h>

#define PARAMS_SUFFIX ".params"

typedef struct {
    const char *input;
    char output[CLI_PATH_MAX];
    key_image_check check;
    key_image_form form;
    import_lagrange_options lagrange;
    cli_circuit circuit;
    file_out *file; /* null when in place */
    double began;
} import_call;

/* -o, or FILE.key for FILE.params. */
static err_t read_output(import_call *c, const args *a)
{
    const char *given = args_value(a, "output");
    const size_t length = strlen(c->input), suffix = sizeof PARAMS_SUFFIX - 1;
    const bool named = length > suffix && strcmp(c->input + length - suffix, PARAMS_SUFFIX) == 0;
    const int n =
        given ? snprintf(c->output, CLI_PATH_MAX, "%s", given)
              : snprintf(c->output, CLI_PATH_MAX, "%.*s.%s",
                         (int)(named ? length - suffix : length), c->input, KEY_IMAGE_SUFFIX);
    if (n < 0 || n >= CLI_PATH_MAX)
        return err_set(ERR_ARGUMENT, "the path of the key image is longer than %d bytes",
                       CLI_PATH_MAX - 1);
    if (cli_same_file(c->input, c->output))
        return err_set(ERR_ARGUMENT, "%s would be replaced by its key image", c->input);
    return ERR_OK;
}

static err_t read_arguments(import_call *c, const args *a)
{
    c->input = args_word(a, 0);
    const char *form = args_value(a, "form");
    ERR_TRY(key_image_check_read(&c->check, a));
    ERR_TRY(form ? key_image_form_find(&c->form, form) : ERR_OK);
    c->lagrange.backend = args_value(a, "backend");
    ERR_TRY(cli_one_device(&c->lagrange.device, a));
    bool on_gpu;
    ERR_TRY(cli_key_on_gpu(&on_gpu, c->lagrange.backend, c->lagrange.device));
    return read_output(c, a);
}

/* ---- the circuit --------------------------------------------------------------------------- */

/* The published circuit whose key has these counts, or a test circuit after which the file is
 * called.
 */
static err_t circuit_of_file(cli_circuit *out, const params_extent sections[PARAMS_SECTIONS],
                             const char *name)
{
    size_t n;
    const porep_shape *shapes = porep_shapes(&n);
    for (size_t i = 0; i < n; i++) {
        if (porep_key_match(sections, name, &shapes[i]) == ERR_OK)
            return cli_circuit_find(out, shapes[i].name);
        err_clear();
    }
    const char *slash = strrchr(name, '/'), *stem = slash ? slash + 1 : name;
    unsigned rows;
    int end = 0;
    char toy[32];
    if (strcmp(stem, "toy" PARAMS_SUFFIX) == 0)
        return cli_circuit_find(out, "toy");
    if (sscanf(stem, "random-%u" PARAMS_SUFFIX "%n", &rows, &end) == 1 && end > 0 &&
        stem[end] == '\0') {
        snprintf(toy, sizeof toy, "random:%u", rows);
        return cli_circuit_find(out, toy);
    }
    return err_set(ERR_ARGUMENT,
                   "%s: no published circuit has a key of %llu, %llu, %llu, %llu and %llu points: "
                   "say which one it is with --circuit NAME",
                   name, (unsigned long long)sections[PARAMS_H].count,
                   (unsigned long long)sections[PARAMS_L].count,
                   (unsigned long long)sections[PARAMS_A].count,
                   (unsigned long long)sections[PARAMS_B_G1].count,
                   (unsigned long long)sections[PARAMS_B_G2].count);
}

static err_t find_circuit(import_call *c, const args *a, const format_source *params)
{
    const char *name = args_value(a, "circuit");
    params_extent sections[PARAMS_SECTIONS];
    ERR_TRY(params_layout(sections, params, false));
    return name ? cli_circuit_find(&c->circuit, name)
                : circuit_of_file(&c->circuit, sections, params->name);
}

/* Beside the .params, as for a proof with --key. */
static err_t open_image(r1cs_image *out, const import_call *c)
{
    char folder[POREP_IMAGE_PATH_MAX];
    image_wanted wanted = {.circuit = &c->circuit.blank, .stem = c->circuit.stem};
    ERR_TRY(porep_image_folder(folder, c->input));
    if (c->circuit.porep)
        porep_image_counts(&wanted, c->circuit.porep);
    return image_cache_open(out, folder, &wanted, &cli_image_notice, ui_progress());
}

/* ---- the work ------------------------------------------------------------------------------ */

static err_t import(import_call *c, const format_source *params, const r1cs_image *image, pool *p)
{
    key_image_import *i;
    ERR_TRY(key_image_import_open(&i, params, image));
    key_image_checked checked = {
        .source = key_image_import_source(i), .check = c->check, .name = c->input};
    const key_image_source source = key_image_checked_source(&checked);
    const err_t rc = c->form == KEY_IMAGE_LAGRANGE
                         ? import_lagrange_write(c->file, &source, image, &c->lagrange, p)
                         : key_image_file_write(c->file, &source, p, ui_progress());
    key_image_import_close(i);
    ERR_TRY(rc);
    return cli_output_commit(&c->file);
}

static err_t open_and_import(import_call *c, const args *a, const format_source *params, pool *p)
{
    r1cs_image image;
    ERR_TRY(find_circuit(c, a, params));
    ERR_TRY(file_create(&c->file, c->output));
    ERR_TRY(open_image(&image, c));
    ui_say("importing %s as a key of %s", c->input, c->circuit.name);
    const err_t rc = import(c, params, &image, p);
    image_free(&image);
    return rc;
}

/* Opens what was written, so that the report is about what is on the disk. */
static err_t report(const verb_call *call, const import_call *c)
{
    key_image_file *f;
    ERR_TRY(key_image_file_open(&f, c->output));
    const double seconds = clock_seconds() - c->began;
    if (call->json) {
        json_out j;
        json_out_begin(&j, call->out);
        json_out_string(&j, "file", c->output);
        key_image_report_json(&j, f);
        json_out_string(&j, "verified", key_image_check_name(c->check));
        json_out_seconds(&j, "seconds", seconds);
        json_out_u64(&j, "peak_rss_bytes", mem_peak_rss_bytes());
        json_out_end(&j);
    } else {
        key_image_report_text(call->out, f);
    }
    ui_say("key image of %s: %s (%.1f s, peak memory %.2f GiB)", c->circuit.name, c->output,
           seconds, (double)mem_peak_rss_bytes() / (1 << 30));
    key_image_file_close(f);
    return ERR_OK;
}

static err_t run(const verb_call *call)
{
    import_call c = {.began = clock_seconds(), .lagrange.threads = call->threads};
    file_in params;
    pool *p;
    ERR_TRY(read_arguments(&c, &call->args));
    ERR_TRY(file_open(&params, c.input));
    const format_source source = format_source_file(&params);
    err_t rc = pool_create(&p, call->threads);
    if (rc == ERR_OK) {
        rc = open_and_import(&c, &call->args, &source, p);
        pool_destroy(p);
    }
    file_abandon(c.file);
    file_close(&params);
    ERR_TRY(rc);
    ui_clear();
    return report(call, &c);
}

static const args_option options[] = {
    {"output", 'o', "FILE", "the key image (default: beside FILE.params, as FILE.key)"},
    CLI_VERIFY_OPTION("subgroups of points: full (default), sample, or digest for none"),
    {"circuit", 0, "NAME", "whose key it is (default: found by the counts, or the name)"},
    {"form", 0, "FORM", "coefficients (default) or lagrange"},
    {"backend", 0, "NAME",
     "where lagrange is made: auto (default, a GPU if there is one), cpu, cuda"},
    {"device", 0, "ID", "the GPU, by UUID or PCI address (default: with most memory free)"},
    {0},
};

const verb verb_import = {
    .name = "import",
    .summary = "turns a .params file into a key image, which a GPU takes as it is",
    .usage = "FILE.params",
    .example = "cuzk import DIR/FILE.params -o DIR/FILE.key --verify full",
    .options = options,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
