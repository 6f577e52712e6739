/* bench_witness [--log2 K] [--threads T] [--runs R]: the native witness of one partition of a
 * sector of 2^K bytes (35: 32 GiB), stage by stage, and its slow twins.
 *
 * Jobs are sparse ones, made in memory. First the native witness of 2 KiB is compared with its
 * twin, word by word. The stages are timed by themselves on the same number of items; what is left
 * of the whole is copying rows, siblings and picks, and writing where no line is in the cache.
 *
 * Expected for 32 GiB on one core of 4 GHz:
 *   5,040 compressions, each 760 words computed and appended, some 8 operations a word. One by one
 *     the fill of the bitmap is a chain of 8 cycles a word: 6 thousand cycles, 1.5 us, 7.6 ms. In
 *     eight lanes 760 words of 8 vector operations, two a cycle, and 404 words a lane appended in
 *     2 cycles each: 1.2 thousand cycles, 0.3 us, 1.5 ms.
 *   3,150 Poseidon hashes, most of arity 8: 387 products of S-boxes, 648 of dense and 969 of sparse
 *     rounds. 60 cycles a product (mulx, adx): 30 us, 95 ms. In eight lanes a product takes 100
 *     instructions of IFMA, two a cycle: 6.3 cycles a product and lane, 3.1 us, 10 ms.
 *   70 MB written once, at 10 GB/s 7 ms, beside the work where the processor can. */
#include "series.h"

#include "base/mem.h"
#include "circuit/porep_make.h"
#include "circuit/porep_witness.h"
#include "circuit/porep_witness_internal.h"

typedef struct {
    const porep_shape *shape;
    porep_job job;
    porep_layout layout;
    r1cs_slab slab;
    void *arena;
    void *scratch;
    size_t scratch_bytes;
    r1cs_circuit circuit; /* the twin */
    porep_circuit porep;
    pool *p;
} subject;

/* ---- room, and the check --------------------------------------------------------------------- */

static err_t place(subject *s)
{
    s->shape = s->job.shape;
    porep_layout_make(&s->layout, s->shape);
    const size_t bytes = slab_bytes(s->layout.n);
    s->scratch_bytes = porep_witness_scratch_bytes(s->shape, pool_threads(s->p));
    ERR_TRY(mem_alloc(&s->arena, MEM_WITNESS, bytes, 1, "slab"));
    ERR_TRY(mem_alloc(&s->scratch, MEM_SCRATCH, s->scratch_bytes, 1, "scratch"));
    s->porep = (porep_circuit){.shape = s->shape, .job = &s->job};
    s->circuit = (r1cs_circuit){s->shape->name, porep_synthesize, &s->porep};
    return slab_place(&s->slab, s->layout.n, s->arena, bytes);
}

static void drop(subject *s)
{
    mem_free(s->arena, MEM_WITNESS);
    mem_free(s->scratch, MEM_SCRATCH);
    porep_job_free(&s->job);
}

static err_t run_native(void *context)
{
    subject *s = context;
    return porep_witness(&s->slab, &s->job, 0, s->scratch, s->scratch_bytes, s->p);
}
static err_t run_twin(void *context)
{
    subject *s = context;
    return slab_assign(&s->slab, &s->circuit, NULL);
}
static err_t run_rows(void *context)
{
    const subject *s = context;
    r1cs_assignment w;
    r1cs_assign_options o = {.keep_evaluations = true};
    porep_expect_counts(&o, s->shape);
    ERR_TRY(r1cs_assign(&w, &s->circuit, &o));
    r1cs_assignment_free(&w);
    return ERR_OK;
}

static err_t compare(subject *s)
{
    void *native;
    const size_t bytes = slab_bytes(s->layout.n);
    ERR_TRY(run_native(s));
    ERR_TRY(mem_alloc(&native, MEM_SCRATCH, bytes, 1, "slab"));
    memcpy(native, s->arena, bytes);
    err_t rc = run_twin(s);
    if (rc == ERR_OK && memcmp(native, s->arena, bytes) != 0)
        rc = err_set(ERR_INTERNAL, "the native witness differs from its twin");
    mem_free(native, MEM_SCRATCH);
    return rc;
}

/* ---- stages: as many items as the partition has ---------------------------------------------- */

typedef struct {
    const subject *s;
    size_t items;
} stage;

/* A group of `lanes` challenges from number `first` on. */
static void compress_group(const subject *s, uint32_t first, unsigned lanes)
{
    const porep_plans *plans = s->scratch;
    sha256_row state[8] = {0}, block[16] = {0};
    bit_sink bits[SHA256_LANES];
    for (unsigned k = 0; k < lanes; k++)
        bits[k] = bit_sink_at(s->slab.bits, (first + k) * s->layout.challenge_bits);
    for (uint32_t l = 0; l < s->shape->d_levels; l++) {
        sha256_trace_lanes(bits, lanes, &plans->node, state, block);
        sha256_trace_lanes(bits, lanes, &plans->node_padding, state, block);
    }
    for (uint32_t l = 0; l < s->shape->layers; l++) {
        sha256_trace_lanes(bits, lanes, &plans->label_head, state, block);
        for (unsigned k = 0; k < POREP_LABEL_BLOCKS; k++)
            sha256_trace_lanes(bits, lanes, &plans->label_parents, state, block);
        sha256_trace_lanes(bits, lanes, &plans->label_last, state, block);
    }
}

static err_t run_sha256_lanes(void *context)
{
    const subject *s = ((stage *)context)->s;
    const uint32_t n = s->shape->challenges;
    for (uint32_t i = 0; i < n; i += SHA256_LANES)
        compress_group(s, i, n - i < SHA256_LANES ? n - i : SHA256_LANES);
    return ERR_OK;
}

static err_t run_sha256(void *context)
{
    const subject *s = ((stage *)context)->s;
    for (uint32_t i = 0; i < s->shape->challenges; i++)
        compress_group(s, i, 1);
    return ERR_OK;
}

static err_t run_bits(void *context)
{
    const stage *t = context;
    bit_sink bits = bit_sink_at(t->s->slab.bits, 0);
    sha256_row words[8];
    for (size_t i = 0; i < t->items; i++)
        witness_element_bits(&bits, words, 0, &t->s->slab.fields[i]);
    return ERR_OK;
}

/* One challenge's column hashes and paths, at their places and of what stands there. */
static void hash_challenge(const subject *s, fr *field)
{
    fr *trace[POREP_PARENTS + 2];
    const fr *in[POREP_PARENTS + 2];
    for (unsigned i = 0; i < POREP_PARENTS + 2; i++) {
        in[i] = field + s->layout.labels - i;
        trace[i] = field + s->layout.parents + i % POREP_PARENTS * s->layout.parent;
    }
    poseidon_trace_batch(trace, in, s->shape->layers, POREP_PARENTS + 1);
    for (uint32_t l = 0; l < s->layout.tree_c.levels; l++)
        poseidon_trace_batch(trace, in, s->layout.tree_c.arity[l], POREP_PARENTS + 2);
}

static err_t run_poseidon(void *context)
{
    const subject *s = ((stage *)context)->s;
    fr *field = s->slab.fields + s->layout.inputs + s->layout.preamble_fields;
    for (uint32_t i = 0; i < s->shape->challenges; i++)
        hash_challenge(s, field + (size_t)i * s->layout.challenge_fields);
    return ERR_OK;
}

/* ---- figures --------------------------------------------------------------------------------- */

static err_t timed(const char *name, size_t items, const series_options *o, series_body body,
                   void *context, double *seconds)
{
    series s;
    ERR_TRY(series_run(&s, o, body, context));
    series_print(name, items, &s);
    *seconds = s.min;
    return ERR_OK;
}

static err_t time_stages(subject *s, const series_options *o, double whole)
{
    const porep_shape *shape = s->shape;
    const size_t challenges = shape->challenges, layers = shape->layers;
    const size_t compressions = 2 * shape->d_levels + layers * (POREP_LABEL_BLOCKS + 2);
    const size_t elements = 2 * shape->d_levels + POREP_BASE_PARENTS + POREP_PARENTS * (layers - 1);
    const size_t hashes = POREP_PARENTS + 1 + (POREP_PARENTS + 2) * s->layout.tree_c.levels;
    stage t = {.s = s};
    double sha256, bits, poseidon;
    ERR_TRY(timed("SHA-256, one by one", compressions * challenges, o, run_sha256, &t, &sha256));
    ERR_TRY(timed("SHA-256 in lanes", compressions * challenges, o, run_sha256_lanes, &t, &sha256));
    t.items = elements * challenges;
    ERR_TRY(timed("elements to bits", t.items, o, run_bits, &t, &bits));
    ERR_TRY(timed("Poseidon hashes", hashes * challenges, o, run_poseidon, &t, &poseidon));
    printf("%s: %zu bits, %zu elements, %.1f MB; %.4f core-seconds: SHA-256 %.4f, bits %.4f, "
           "Poseidon %.4f, the rest %.4f\n",
           shape->name, s->layout.n.bits, s->layout.n.fields,
           1e-6 * (double)slab_bytes(s->layout.n), whole, sha256, bits, poseidon,
           whole - sha256 - bits - poseidon);
    return ERR_OK;
}

/* The stages are timed on one thread. */
static err_t time_subject(subject *s, const series_options *o, bool rows)
{
    double native, twin;
    series_options once = *o;
    once.runs = 1;
    ERR_TRY(timed("native witness", 1, o, run_native, s, &native));
    if (pool_threads(s->p) == 1)
        ERR_TRY(time_stages(s, o, native));
    ERR_TRY(timed("twin: slab_assign", 1, &once, run_twin, s, &twin));
    if (rows)
        ERR_TRY(timed("with rows: r1cs_assign", 1, &once, run_rows, s, &twin));
    return ERR_OK;
}

static err_t make(subject *s, uint64_t sector_bytes)
{
    const porep_shape *shape = porep_shape_of_size(sector_bytes);
    if (!shape)
        return err_set(ERR_ARGUMENT, "no sector has %llu bytes", (unsigned long long)sector_bytes);
    porep_sector sector;
    porep_sector_numbered(&sector, shape, POREP_V1_1, 1000, 1, 0);
    ERR_TRY(porep_make_sparse(&s->job, &sector, s->p, NULL));
    return place(s);
}

/* rows: the small one, which is compared with its twin and also run with its rows. */
static err_t run(const series_options *o, subject *s, uint64_t sector_bytes, bool rows)
{
    s->p = o->pool;
    ERR_TRY(make(s, sector_bytes));
    if (rows)
        ERR_TRY(compare(s));
    return time_subject(s, o, rows);
}

int main(int argc, char **argv)
{
    series_options o = {.log2 = 35, .runs = 5};
    subject small = {0}, large = {0};
    err_t rc = series_arguments(&o, argc, argv);
    if (rc == ERR_OK && (o.log2 < 11 || o.log2 > 36))
        rc = err_set(ERR_ARGUMENT, "a sector of 2^%u bytes, expected 2^11 to 2^36", o.log2);
    if (rc == ERR_OK) {
        series_head(&o);
        rc = run(&o, &small, UINT64_C(1) << 11, true);
    }
    if (rc == ERR_OK)
        rc = run(&o, &large, UINT64_C(1) << o.log2, false);
    if (rc != ERR_OK)
        fprintf(stderr, "bench_witness: %s\n", err_text());
    drop(&small);
    drop(&large);
    pool_destroy(o.pool);
    return err_exit_status(rc);
}
