/* bench prove: all witnesses are there, all proofs are started at once, and a repetition ends when
 * the last of them has been verified. A proof alone comes first, untimed. */
#include "cli/bench.h"

#include "base/bytes.h"
#include "base/clock.h"
#include "circuit/porep_make.h"
#include "circuit/porep_witness.h"
#include "cli/backends.h"
#include "cli/bench_key.h"
#include "cli/images.h"
#include "cli/ui.h"

#include <string.h>

#define PARTITIONS_DEFAULT 10u
#define PARTITIONS_MAX     1000u
#define MINER              1000u

typedef struct {
    const verb_call *call;
    cli_circuit circuit;
    unsigned partitions, repeat;
    backend *b;
    pool *p;
    r1cs_image image;
    bench_key key;
    backend_key *loaded;
    void *block[PARTITIONS_MAX];
    r1cs_slab slab[PARTITIONS_MAX];
    double times[BENCH_REPEAT_MAX];
    double key_seconds, witness_seconds, first_seconds;
    bench_seconds seconds;
    uint64_t host_peak_bytes, key_bytes, slab_bytes; /* while it is timed */
} bench;

/* ---- what is needed ------------------------------------------------------------------------ */

static err_t read_arguments(bench *s)
{
    const args *a = &s->call->args;
    const char *circuit = args_value(a, "circuit"), *text = args_value(a, "partitions");
    uint64_t n = PARTITIONS_DEFAULT;
    ERR_TRY(cli_circuit_find(&s->circuit, circuit ? circuit : "porep-2kib"));
    if (text)
        ERR_TRY(args_u64(&n, "--partitions", text, PARTITIONS_MAX));
    if (n == 0)
        return err_set(ERR_ARGUMENT, "--partitions: at least 1");
    s->partitions = (unsigned)n;
    return bench_repeat(&s->repeat, a);
}

static err_t load_key(bench *s)
{
    const args *a = &s->call->args;
    const double began = clock_seconds();
    ERR_TRY(s->circuit.porep ? cli_image(&s->image, a, s->circuit.porep)
                             : image_build(&s->image, &s->circuit.blank, ui_progress()));
    ERR_TRY(bench_key_open(&s->key, a, &s->circuit, &s->image, s->b, s->p));
    const backend_key_source source = {.key = s->key.key,
                                       .image = s->key.key ? NULL : &s->key.image,
                                       .circuit = &s->circuit.blank};
    ERR_TRY(backend_key_load(&s->loaded, s->b, &source, &s->image));
    s->key_seconds = clock_seconds() - began;
    return ERR_OK;
}

/* ---- witnesses ----------------------------------------------------------------------------- */

static err_t make_porep(bench *s, const porep_job *job)
{
    const size_t bytes = porep_witness_scratch_bytes(job->shape, pool_threads(s->p));
    void *scratch;
    ERR_TRY(mem_alloc(&scratch, MEM_SCRATCH, bytes, 1, "witness scratch"));
    err_t rc = ERR_OK;
    for (unsigned k = 0; k < s->partitions && rc == ERR_OK; k++)
        rc = porep_witness(&s->slab[k], job, k % job->partitions, scratch, bytes, s->p);
    mem_free(scratch, MEM_SCRATCH);
    return rc;
}

static err_t make_porep_witnesses(bench *s)
{
    porep_sector sector;
    porep_job job;
    porep_sector_numbered(&sector, s->circuit.porep, POREP_V1_1, MINER, 1, 0);
    ERR_TRY(porep_make_sparse(&job, &sector, s->p, ui_progress()));
    const err_t rc = make_porep(s, &job);
    porep_job_free(&job);
    return rc;
}

static err_t make_toy_witnesses(bench *s)
{
    for (unsigned k = 0; k < s->partitions; k++) {
        toy_circuit self = s->circuit.toy;
        self.secret = k;
        const r1cs_circuit circuit = {s->circuit.name, toy_synthesize, &self};
        ERR_TRY(slab_assign(&s->slab[k], &circuit, NULL));
    }
    return ERR_OK;
}

static err_t make_witnesses(bench *s)
{
    const double began = clock_seconds();
    const size_t bytes = slab_bytes(s->image.n);
    for (unsigned k = 0; k < s->partitions; k++) {
        ERR_TRY(backend_slab_alloc(&s->block[k], s->b, bytes));
        ERR_TRY(slab_place(&s->slab[k], s->image.n, s->block[k], bytes));
    }
    s->slab_bytes = (uint64_t)bytes * s->partitions;
    ERR_TRY(s->circuit.porep ? make_porep_witnesses(s) : make_toy_witnesses(s));
    s->witness_seconds = clock_seconds() - began;
    return ERR_OK;
}

/* ---- proofs -------------------------------------------------------------------------------- */

/* The first n partitions, each verified by the backend before it is handed out. */
static err_t prove(bench *s, unsigned n)
{
    backend_pending *pending[PARTITIONS_MAX] = {NULL};
    err_t rc = ERR_OK;
    for (unsigned k = 0; k < n && rc == ERR_OK; k++) {
        const backend_witness witness = {.slab = &s->slab[k]};
        rc = backend_prove_start(&pending[k], s->loaded, &witness);
    }
    for (unsigned k = 0; k < n; k++) {
        groth16_proof proof;
        if (rc == ERR_OK)
            rc = backend_prove_finish(&proof, pending[k]);
        else
            backend_prove_drop(pending[k]);
    }
    return rc;
}

/* The kernel's high-water mark begins anew where it lets us; else it holds the setup, too. */
static void forget_peak(void)
{
    FILE *f = fopen("/proc/self/clear_refs", "w");
    if (!f)
        return;
    fputs("5", f);
    fclose(f);
}

static err_t measure(bench *s)
{
    mem_counts key;
    const double began = clock_seconds();
    ERR_TRY(prove(s, 1));
    s->first_seconds = clock_seconds() - began;
    forget_peak();
    for (unsigned r = 0; r < s->repeat; r++) {
        const double start = clock_seconds();
        ERR_TRY(prove(s, s->partitions));
        s->times[r] = clock_seconds() - start;
        ui_say("%u proofs in %.3f s, all verified", s->partitions, s->times[r]);
    }
    s->host_peak_bytes = mem_peak_rss_bytes();
    mem_count(MEM_KEY, &key);
    s->key_bytes = key.bytes_now;
    s->seconds = bench_summary(s->times, s->repeat);
    return ERR_OK;
}

/* ---- the result ---------------------------------------------------------------------------- */

static uint64_t host_beside(const bench *s)
{
    const uint64_t known = s->key_bytes + s->slab_bytes;
    return s->host_peak_bytes > known ? s->host_peak_bytes - known : 0;
}

static void print_devices(json_out *j, backend *b)
{
    json_out_array(j, "devices");
    for (unsigned i = 0; i < backend_devices(b); i++) {
        backend_device d;
        backend_device_state(&d, b, i);
        json_out_object(j, NULL);
        json_out_string(j, "device", d.device);
        json_out_string(j, "device_name", d.name);
        json_out_string(j, "plan", d.plan);
        json_out_u64(j, "arena_bytes", d.arena_bytes);
        json_out_u64(j, "taken_peak_bytes", d.taken_peak_bytes);
        json_out_u64(j, "pinned_bytes", d.pinned_bytes);
        json_out_u64(j, "proofs", d.done);
        json_out_close_object(j);
    }
    json_out_close_array(j);
}

static void print_json(const bench *s)
{
    json_out j;
    json_out_begin(&j, s->call->out);
    bench_json(&j, "prove", s->partitions, pool_threads(s->p), &s->seconds, s->repeat);
    json_out_string(&j, "circuit", s->circuit.name);
    cli_backend_json(&j, s->b);
    json_out_u64(&j, "partitions", s->partitions);
    json_out_seconds(&j, "seconds_per_partition", s->seconds.median / s->partitions);
    json_out_seconds(&j, "first_seconds", s->first_seconds);
    json_out_seconds(&j, "key_seconds", s->key_seconds);
    json_out_seconds(&j, "witness_seconds", s->witness_seconds);
    print_devices(&j, s->b);
    json_out_u64(&j, "host_peak_bytes", s->host_peak_bytes);
    json_out_u64(&j, "host_key_bytes", s->key_bytes);
    json_out_u64(&j, "host_slab_bytes", s->slab_bytes);
    json_out_u64(&j, "host_beside_bytes", host_beside(s));
    json_out_end(&j);
}

static void print_text(const bench *s)
{
    FILE *out = s->call->out;
    char beside[SIZE_TEXT_BYTES], arena[SIZE_TEXT_BYTES], peak[SIZE_TEXT_BYTES];
    size_text(beside, host_beside(s));
    fprintf(out, "%s on %s: %u proofs, each verified, %u times\n", s->circuit.name,
            backend_name(s->b), s->partitions, s->repeat);
    fprintf(out, "all      min %.3f s, median %.3f s, max %.3f s\n", s->seconds.min,
            s->seconds.median, s->seconds.max);
    fprintf(out, "each     %.3f s; one alone %.3f s\n", s->seconds.median / s->partitions,
            s->first_seconds);
    fprintf(out, "before   key %.1f s, witnesses %.1f s\n", s->key_seconds, s->witness_seconds);
    fprintf(out, "host     %s beside key and slabs\n", beside);
    for (unsigned i = 0; i < backend_devices(s->b); i++) {
        backend_device d;
        backend_device_state(&d, s->b, i);
        size_text(arena, d.arena_bytes);
        size_text(peak, d.taken_peak_bytes);
        fprintf(out, "device   %s, %s%s%s, %llu proofs", d.device, d.name, d.plan[0] ? ", " : "",
                d.plan, (unsigned long long)d.done);
        fprintf(out, d.arena_bytes ? ", arena %s, %s of it taken\n" : "\n", arena, peak);
    }
}

static err_t run_all(bench *s)
{
    ERR_TRY(load_key(s));
    ERR_TRY(make_witnesses(s));
    ERR_TRY(measure(s));
    ui_clear();
    if (s->call->json)
        print_json(s);
    else
        print_text(s);
    return ERR_OK;
}

static void clean_up(bench *s)
{
    for (unsigned k = 0; k < s->partitions; k++)
        backend_slab_free(s->b, s->block[k]);
    backend_key_unload(s->loaded);
    backend_close(s->b);
    bench_key_free(&s->key);
    image_free(&s->image);
    pool_destroy(s->p);
    mem_free(s, MEM_SCRATCH);
}

err_t bench_prove(const verb_call *call)
{
    bench *s;
    ERR_TRY(MEM_ARRAY(&s, MEM_SCRATCH, 1, "benchmark"));
    s->call = call;
    err_t rc = read_arguments(s);
    if (rc == ERR_OK)
        rc = cli_backend_open(&s->b, &call->args, call->threads);
    if (rc == ERR_OK)
        rc = pool_create(&s->p, call->threads);
    if (rc == ERR_OK)
        rc = run_all(s);
    clean_up(s);
    return rc;
}
