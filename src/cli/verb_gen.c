/* gen: makes synthetic inputs; see docs/synthetic-jobs.md. */
#include "cli/verb.h"

#include "base/bytes.h"
#include "base/clock.h"
#include "circuit/porep_make.h"
#include "cli/json_out.h"
#include "cli/output.h"
#include "cli/ui.h"
#include "format/c1_write.h"

#include <inttypes.h>
#include <string.h>

#define MINER_DEFAULT               1000u
#define SECTOR_DEFAULT              1u
#define SEALED_NODES_BY_DEFAULT_MAX (UINT64_C(1) << 18) /* 8 MiB */

typedef struct {
    porep_sector sector;
    uint64_t number;
    bool sealed;
    c1_form form;
    FILE *stream;   /* standard output, or null: file */
    file_out *file; /* null once it is in its place */
} gen_job;

typedef struct {
    gen_job *gen;
    uint64_t bytes;
} gen_sink;

/* ---- arguments ----------------------------------------------------------------------------- */

/* SIZE of a circuit's name "porep-SIZE". */
static err_t read_size(const porep_shape **out, const char *size)
{
    char name[64] = "";
    if (!size)
        return err_set(ERR_ARGUMENT, "gen c1 needs --size 2kib, 8mib, 512mib, 32gib or 64gib");
    snprintf(name, sizeof name, "porep-%s", size);
    *out = porep_shape_find(name);
    return *out ? ERR_OK
                : err_set(ERR_ARGUMENT,
                          "--size: \"%s\" is none of 2kib, 8mib, 512mib, 32gib, 64gib", size);
}

static err_t read_type(porep_variant *out, const char *type)
{
    *out = POREP_V1_1;
    if (!type)
        return ERR_OK;
    for (unsigned v = POREP_V1; v <= POREP_NON_INTERACTIVE; v++) {
        *out = (porep_variant)v;
        if (strcmp(type, porep_variant_name(*out)) == 0)
            return ERR_OK;
    }
    return err_set(ERR_ARGUMENT, "--type: \"%s\" is none of v1, v1_1, synthetic, non-interactive",
                   type);
}

static err_t read_number(uint64_t *out, const args *a, const char *option, uint64_t otherwise)
{
    const char *text = args_value(a, option);
    char name[32];
    *out = otherwise;
    snprintf(name, sizeof name, "--%s", option);
    return text ? args_u64(out, name, text, UINT64_MAX) : ERR_OK;
}

/* Sealed or sparse, as asked for or as the sector allows. */
static err_t choose_way(gen_job *g, const args *a)
{
    const porep_sector *s = &g->sector;
    const bool sealed = args_has(a, "sealed"), sparse = args_has(a, "sparse");
    const bool interactive = s->variant == POREP_V1 || s->variant == POREP_V1_1;
    const bool can_seal = s->shape->nodes <= POREP_SEAL_NODES_MAX;
    const char *type = porep_variant_name(s->variant), *circuit = s->shape->name;
    if (sealed && sparse)
        return err_set(ERR_ARGUMENT, "--sealed and --sparse exclude each other");
    if (sealed && !can_seal)
        return err_set(ERR_ARGUMENT,
                       "%s is too large to be sealed here (512 MiB is the most): its labels follow "
                       "each other and would take hours; --sparse makes one",
                       circuit);
    if (!interactive && (sparse || !can_seal))
        return err_set(ERR_ARGUMENT,
                       "%s %s: the challenges of this type depend on comm_r, so only a sector that "
                       "is really sealed has them, and only up to 512 MiB",
                       circuit, type);
    g->sealed =
        sealed || (!sparse && (!interactive || s->shape->nodes <= SEALED_NODES_BY_DEFAULT_MAX));
    return ERR_OK;
}

static err_t read_arguments(gen_job *out, const verb_call *call)
{
    const args *a = &call->args;
    const char *kind = args_word(a, 0), *output = args_value(a, "output");
    const porep_shape *shape;
    porep_variant variant;
    uint64_t miner, sector;
    if (strcmp(kind, "c1") != 0)
        return err_set(ERR_ARGUMENT, "gen makes c1, not \"%s\"", kind);
    ERR_TRY(read_size(&shape, args_value(a, "size")));
    ERR_TRY(read_type(&variant, args_value(a, "type")));
    ERR_TRY(read_number(&out->number, a, "seed", 0));
    ERR_TRY(read_number(&miner, a, "miner-id", MINER_DEFAULT));
    ERR_TRY(read_number(&sector, a, "sector-num", SECTOR_DEFAULT));
    porep_sector_numbered(&out->sector, shape, variant, miner, sector, out->number);
    ERR_TRY(choose_way(out, a));
    out->form = args_has(a, "wrapper") ? C1_WRAPPER : C1_BARE;
    if (!output)
        return err_set(ERR_ARGUMENT, "gen c1 needs -o FILE (or - for standard output)");
    if (strcmp(output, "-") != 0)
        return ERR_OK;
    if (call->json)
        return err_set(ERR_ARGUMENT,
                       "the document and --json cannot both go to standard output: use -o FILE");
    out->stream = call->out;
    return ERR_OK;
}

/* ---- work ---------------------------------------------------------------------------------- */

static err_t write_piece(void *context, const void *data, size_t bytes)
{
    gen_sink *s = context;
    s->bytes += bytes;
    if (!s->gen->stream)
        return file_write(s->gen->file, data, bytes);
    return fwrite(data, 1, bytes, s->gen->stream) == bytes
               ? ERR_OK
               : err_set(ERR_IO, "standard output cannot be written");
}

static void hex_of(char out[2 * FR_BYTES + 1], const fr *v)
{
    uint8_t bytes[FR_BYTES];
    fr_to_bytes(bytes, v);
    hex_encode(out, bytes, sizeof bytes);
}

static void print_json(const verb_call *call, const gen_job *g, const porep_job *job,
                       uint64_t bytes, double seconds)
{
    char name[64];
    uint8_t value[FR_BYTES];
    json_out j;
    porep_registered_name(name, job->registered_id);
    json_out_begin(&j, call->out);
    json_out_string(&j, "circuit", job->shape->name);
    json_out_string(&j, "registered_proof", name);
    json_out_string(&j, "label", g->sector.label);
    json_out_bool(&j, "sealed", g->sealed);
    json_out_u64(&j, "miner_id", g->sector.miner_id);
    json_out_u64(&j, "sector_number", g->sector.sector_number);
    json_out_u64(&j, "partitions", job->partitions);
    json_out_u64(&j, "challenges", (uint64_t)job->partitions * job->shape->challenges);
    fr_to_bytes(value, &job->comm_r);
    json_out_hex(&j, "comm_r", value, FR_BYTES);
    fr_to_bytes(value, &job->comm_d);
    json_out_hex(&j, "comm_d", value, FR_BYTES);
    json_out_u64(&j, "bytes", bytes);
    json_out_seconds(&j, "seconds", seconds);
    json_out_u64(&j, "peak_rss_bytes", mem_peak_rss_bytes());
    json_out_end(&j);
}

/* With the document on standard output, what is said about it goes to standard error. */
static void print_text(const verb_call *call, const gen_job *g, const porep_job *job,
                       uint64_t bytes, double seconds)
{
    char comm_r[2 * FR_BYTES + 1], comm_d[2 * FR_BYTES + 1], size[SIZE_TEXT_BYTES], text[512];
    hex_of(comm_r, &job->comm_r);
    hex_of(comm_d, &job->comm_d);
    size_text(size, bytes);
    snprintf(text, sizeof text,
             "%s, %s, %s: miner %" PRIu64 ", sector %" PRIu64
             ", %u partitions of %u challenges, %s, %.1f s\ncomm_r %s\ncomm_d %s",
             job->shape->name, porep_variant_name(job->variant), g->sealed ? "sealed" : "sparse",
             g->sector.miner_id, g->sector.sector_number, job->partitions, job->shape->challenges,
             size, seconds, comm_r, comm_d);
    if (g->stream)
        ui_say("%s", text);
    else
        fprintf(call->out, "%s\n", text);
}

static err_t make_and_write(const verb_call *call, gen_job *g, pool *p)
{
    const double began = clock_seconds();
    porep_job job;
    gen_sink sink = {.gen = g};
    ERR_TRY(g->sealed ? porep_make_sealed(&job, &g->sector, p, ui_progress())
                      : porep_make_sparse(&job, &g->sector, p, ui_progress()));
    err_t rc = c1_write(&job, g->form, write_piece, &sink);
    if (rc == ERR_OK)
        rc = cli_output_commit(&g->file);
    if (rc == ERR_OK) {
        const double seconds = clock_seconds() - began;
        ui_clear();
        if (call->json)
            print_json(call, g, &job, sink.bytes, seconds);
        else
            print_text(call, g, &job, sink.bytes, seconds);
    }
    porep_job_free(&job);
    return rc;
}

static err_t run(const verb_call *call)
{
    static const char *const no_inputs[] = {NULL};
    gen_job g = {0};
    pool *p;
    ERR_TRY(read_arguments(&g, call));
    if (!g.stream)
        ERR_TRY(cli_output_create(&g.file, &call->args, "output", no_inputs));
    err_t rc = pool_create(&p, call->threads);
    if (rc == ERR_OK) {
        rc = make_and_write(call, &g, p);
        pool_destroy(p);
    }
    file_abandon(g.file);
    return rc;
}

static const args_option options[] = {
    {"size", 0, "SIZE", "2kib, 8mib, 512mib, 32gib or 64gib"},
    {"type", 0, "TYPE", "v1, v1_1 (default), synthetic or non-interactive"},
    {"seed", 0, "N", "which of the sectors of this size and type (default: 0)"},
    {"miner-id", 0, "N", "the sector's miner (default: 1000)"},
    {"sector-num", 0, "N", "the sector's number (default: 1)"},
    {"wrapper", 0, NULL, "write Curio's wrapper instead of the bare document"},
    {"sealed", 0, NULL, "really seal it: up to 512 MiB (default up to 8 MiB)"},
    {"sparse", 0, NULL, "only what the challenges touch: v1 and v1_1"},
    {"output", 'o', "FILE", "where the document goes; - for standard output"},
    {0},
};

const verb verb_gen = {
    .name = "gen",
    .summary = "makes synthetic jobs of any size, for tests and benchmarks",
    .usage = "c1 --size SIZE -o FILE",
    .example = "cuzk gen c1 --size 32gib --seed 7 -o c1.json",
    .options = options,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
