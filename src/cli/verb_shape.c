/* shape: counts, densities and fingerprints of a circuit, without a key. */
#include "cli/verb.h"

#include "base/bytes.h"
#include "base/clock.h"
#include "base/mem.h"
#include "cli/circuits.h"
#include "cli/json_out.h"
#include "cli/output.h"
#include "cli/shape_image.h"
#include "cli/ui.h"

#include <inttypes.h>
#include <string.h>

#define BLOCK_LINE_BYTES     17 /* 16 hex digits and a line feed */
#define BLOCK_FILE_BYTES_MAX ((size_t)64 << 20)

typedef struct {
    file_out *blocks; /* --blocks; null when not asked for */
    err_t blocks_status;
    const char *against; /* --against: the whole file; null when not asked for */
    size_t against_blocks;
    bool differs;
    uint64_t first_difference, blocks_seen;
    FILE *rows;
} shape_sinks;

static void on_block(void *context, uint64_t block, const uint8_t digest[8])
{
    shape_sinks *s = context;
    char line[BLOCK_LINE_BYTES + 1];
    hex_encode(line, digest, 8);
    line[16] = '\n';
    if (s->blocks && s->blocks_status == ERR_OK)
        s->blocks_status = file_write(s->blocks, line, BLOCK_LINE_BYTES);
    if (s->against && !s->differs &&
        (block >= s->against_blocks ||
         memcmp(s->against + block * BLOCK_LINE_BYTES, line, BLOCK_LINE_BYTES) != 0)) {
        s->differs = true;
        s->first_difference = block;
    }
    s->blocks_seen = block + 1;
}

static void on_row(void *context, uint64_t row, const char *text)
{
    (void)row;
    const shape_sinks *s = context;
    fprintf(s->rows, "%s\n", text);
}

static err_t read_rows_range(r1cs_fingerprint_options *o, const char *text)
{
    char from[32];
    const char *colon = strchr(text, ':');
    if (!colon || (size_t)(colon - text) >= sizeof from)
        return err_set(ERR_ARGUMENT, "--rows: \"%s\" is not FROM:TO", text);
    memcpy(from, text, (size_t)(colon - text));
    from[colon - text] = '\0';
    ERR_TRY(args_u64(&o->row_from, "--rows", from, UINT64_MAX));
    ERR_TRY(args_u64(&o->row_to, "--rows", colon + 1, UINT64_MAX));
    if (o->row_from > o->row_to)
        return err_set(ERR_ARGUMENT, "--rows: %s ends before it begins", text);
    return ERR_OK;
}

static void put_image(json_out *j, const shape_image *image)
{
    json_out_object(j, "image");
    json_out_u64(j, "bytes", image_bytes(&image->image));
    json_out_u64(j, "templates", image->image.template_n);
    json_out_u64(j, "instances", image->image.instance_n);
    json_out_seconds(j, "seconds", image->seconds);
    json_out_close_object(j);
}

static void print_json(FILE *out, const char *name, const r1cs_shape *s, const shape_image *image,
                       double seconds)
{
    json_out j;
    json_out_begin(&j, out);
    json_out_string(&j, "circuit", name);
    json_out_u64(&j, "inputs", s->inputs);
    json_out_u64(&j, "aux", s->aux);
    json_out_u64(&j, "constraints", s->constraints);
    json_out_u64(&j, "total_rows", s->total_rows);
    json_out_u64(&j, "log2_domain", s->log2_domain);
    json_out_object(&j, "nnz");
    json_out_u64(&j, "a", s->nnz[0]);
    json_out_u64(&j, "b", s->nnz[1]);
    json_out_u64(&j, "c", s->nnz[2]);
    json_out_close_object(&j);
    json_out_object(&j, "density");
    json_out_u64(&j, "a_aux", s->a_aux_density);
    json_out_hex(&j, "a_aux_sha256", s->a_aux_sha256, 32);
    json_out_u64(&j, "b_input", s->b_input_density);
    json_out_hex(&j, "b_input_sha256", s->b_input_sha256, 32);
    json_out_u64(&j, "b_aux", s->b_aux_density);
    json_out_hex(&j, "b_aux_sha256", s->b_aux_sha256, 32);
    json_out_close_object(&j);
    json_out_hex(&j, "legacy_blake2s", s->legacy_blake2s, 32);
    json_out_hex(&j, "stream_sha256", s->stream_sha256, 32);
    json_out_u64(&j, "stream_bytes", s->stream_bytes);
    json_out_u64(&j, "block_rows", s->block_rows);
    if (image->circuit.synthesize)
        put_image(&j, image);
    json_out_seconds(&j, "seconds", seconds);
    json_out_u64(&j, "peak_rss_bytes", mem_peak_rss_bytes());
    json_out_end(&j);
}

static void print_text(FILE *out, const char *name, const r1cs_shape *s, const shape_image *image)
{
    char hex[65];
    fprintf(out, "%s\n", name);
    fprintf(out, "  inputs       %12" PRIu64 "  (ONE included)\n", s->inputs);
    fprintf(out, "  aux          %12" PRIu64 "\n", s->aux);
    fprintf(out, "  constraints  %12" PRIu64 "\n", s->constraints);
    fprintf(out, "  total rows   %12" PRIu64 "  domain 2^%u\n", s->total_rows, s->log2_domain);
    fprintf(out, "  terms        A %" PRIu64 ", B %" PRIu64 ", C %" PRIu64 "\n", s->nnz[0],
            s->nnz[1], s->nnz[2]);
    fprintf(out, "  density      A %" PRIu64 " aux, B %" PRIu64 " inputs and %" PRIu64 " aux\n",
            s->a_aux_density, s->b_input_density, s->b_aux_density);
    hex_encode(hex, s->stream_sha256, 32);
    fprintf(out, "  row stream   sha256 %s\n", hex);
    hex_encode(hex, s->legacy_blake2s, 32);
    fprintf(out, "  legacy hash  blake2s %s\n", hex);
    if (image->circuit.synthesize)
        fprintf(out, "  image        %12zu  bytes: %zu templates, %zu instances, in %.1f s\n",
                image_bytes(&image->image), image->image.template_n, image->image.instance_n,
                image->seconds);
}

/* Says where the first difference is; ERR_INVALID if there is one. */
static err_t judge(const shape_sinks *s, const r1cs_shape *shape, const char *file)
{
    if (!s->against)
        return ERR_OK;
    if (s->differs)
        return err_set(ERR_INVALID,
                       "block %" PRIu64 " differs from %s: rows %" PRIu64 " to %" PRIu64
                       " (show them with --rows %" PRIu64 ":%" PRIu64 ")",
                       s->first_difference, file, s->first_difference * shape->block_rows,
                       (s->first_difference + 1) * shape->block_rows - 1,
                       s->first_difference * shape->block_rows,
                       (s->first_difference + 1) * shape->block_rows);
    if (s->blocks_seen != s->against_blocks)
        return err_set(ERR_INVALID, "%s has %zu blocks, the circuit has %" PRIu64, file,
                       s->against_blocks, s->blocks_seen);
    ui_say("all %" PRIu64 " blocks equal %s", s->blocks_seen, file);
    return ERR_OK;
}

static err_t read_against(shape_sinks *s, void **block, const char *name)
{
    size_t bytes;
    ERR_TRY(file_read_all(block, &bytes, name, BLOCK_FILE_BYTES_MAX));
    if (bytes == 0 || bytes % BLOCK_LINE_BYTES != 0)
        return err_set(ERR_INPUT, "%s: %zu bytes are not lines of 16 hex digits", name, bytes);
    s->against = *block;
    s->against_blocks = bytes / BLOCK_LINE_BYTES;
    return ERR_OK;
}

static err_t fingerprint(const verb_call *call, const cli_circuit *circuit,
                         const shape_image *image, shape_sinks *sinks)
{
    const args *a = &call->args;
    r1cs_fingerprint_options o = {.context = sinks, .progress = ui_progress()};
    if (sinks->blocks || sinks->against)
        o.block = on_block; /* digests the row stream a second time */
    const char *rows = args_value(a, "rows");
    if (rows) {
        if (call->json)
            return err_set(ERR_ARGUMENT, "--rows and --json exclude each other");
        ERR_TRY(read_rows_range(&o, rows));
        o.row = on_row;
        sinks->rows = call->out;
    }
    r1cs_shape shape;
    const double began = clock_seconds();
    const bool from_image = image->circuit.synthesize != NULL;
    ERR_TRY(r1cs_fingerprint(&shape, from_image ? &image->circuit : &circuit->blank, &o));
    ERR_TRY(sinks->blocks_status);
    ERR_TRY(cli_output_commit(&sinks->blocks));
    ui_clear();
    if (call->json)
        print_json(call->out, circuit->name, &shape, image, clock_seconds() - began);
    else if (!rows)
        print_text(call->out, circuit->name, &shape, image);
    if (from_image)
        ERR_TRY(shape_image_judge(image, &shape));
    return judge(sinks, &shape, args_value(a, "against"));
}

static err_t run(const verb_call *call)
{
    cli_circuit circuit;
    ERR_TRY(cli_circuit_find(&circuit, args_word(&call->args, 0)));
    shape_sinks sinks = {0};
    void *against = NULL;
    const char *against_name = args_value(&call->args, "against");
    static const char *const inputs[] = {"against", NULL};
    err_t rc = cli_output_create(&sinks.blocks, &call->args, "blocks", inputs);
    if (rc == ERR_OK && against_name)
        rc = read_against(&sinks, &against, against_name);
    shape_image image = {0};
    if (rc == ERR_OK)
        rc = shape_image_open(&image, &call->args, &circuit);
    if (rc == ERR_OK)
        rc = fingerprint(call, &circuit, &image, &sinks);
    image_free(&image.image);
    file_abandon(sinks.blocks);
    mem_free(against, MEM_REQUEST);
    return rc;
}

static const args_option options[] = {
    {"blocks", 0, "FILE", "write one digest per block of rows"},
    {"against", 0, "FILE", "compare with such a file and name the first block that differs"},
    {"rows", 0, "FROM:TO", "print these rows"},
    {"from-image", 0, NULL, "walk the constraint image instead of the circuit"},
    {"params", 0, "DIR", "the image in this folder, made there if it is missing"},
    {"image", 0, "FILE", "this image"},
    {0},
};

const verb verb_shape = {
    .name = "shape",
    .summary = "a circuit's counts, densities and fingerprints, without a key",
    .usage = "CIRCUIT",
    .example = "cuzk shape porep-2kib --json",
    .options = options,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
