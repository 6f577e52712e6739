/* bench_groth16: what setup, reading a key and proving cost, stage by stage.
 *
 *   bench_groth16 setup CIRCUIT KEY.params THREADS     makes the key of the published toxic waste
 *   bench_groth16 prove CIRCUIT KEY.params THREADS [C1.json]
 *
 * CIRCUIT: porep-SIZE (proving needs a C1), toy or random:ROWS. For each stage its wall and CPU
 * seconds; the proof is verified before anything is printed as a success. */
#include "base/clock.h"
#include "base/mem.h"
#include "circuit/porep.h"
#include "circuit/toy.h"
#include "format/c1.h"
#include "format/groth16_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    toy_circuit toy;
    porep_circuit porep;
    porep_job job;
    r1cs_circuit r1cs;
} subject;

/* ---- stages -------------------------------------------------------------------------------- */

static struct {
    const char *stage;
    double wall, cpu;
} now;

static void stage_ends(void)
{
    if (now.stage)
        printf("%-32s %9.3f s wall %9.3f s cpu\n", now.stage, clock_seconds() - now.wall,
               clock_cpu_seconds() - now.cpu);
    now.stage = NULL;
}

static void stage_begins(const char *stage)
{
    stage_ends();
    now.stage = stage;
    now.wall = clock_seconds();
    now.cpu = clock_cpu_seconds();
}

/* Steps come from one thread at a time, except that decoding steps come from all: only the name is
 * compared then. */
static void on_step(void *context, const char *stage, uint64_t done, uint64_t total)
{
    (void)context;
    (void)done;
    (void)total;
    if (!now.stage || strcmp(now.stage, stage) != 0)
        stage_begins(stage);
}

static const progress listener = {.fn = on_step};

/* ---- subjects ------------------------------------------------------------------------------ */

static err_t subject_find(subject *s, const char *name, const char *c1)
{
    memset(s, 0, sizeof *s);
    if (strncmp(name, "porep-", 6) != 0) {
        ERR_TRY(toy_circuit_find(&s->toy, name));
        s->r1cs = (r1cs_circuit){.name = name, .synthesize = toy_synthesize, .self = &s->toy};
        return ERR_OK;
    }
    s->porep.shape = porep_shape_find(name);
    if (!s->porep.shape)
        return err_set(ERR_ARGUMENT, "no circuit is called %s", name);
    if (c1) {
        ERR_TRY(c1_read_file(&s->job, c1));
        s->porep.job = &s->job;
    }
    s->r1cs = (r1cs_circuit){.name = name, .synthesize = porep_synthesize, .self = &s->porep};
    return ERR_OK;
}

/* ---- the two commands ---------------------------------------------------------------------- */

static err_t run_setup(const subject *s, const char *file, pool *p)
{
    r1cs_matrices m;
    groth16_toxic toxic;
    groth16_key key;
    params_digests digests;
    file_out *out;
    groth16_toxic_from_label(&toxic, "cuzk test toxic waste 1");
    stage_begins("matrices");
    ERR_TRY(r1cs_matrices_build(&m, &s->r1cs));
    stage_ends();
    err_t rc = groth16_setup(&key, &m, &toxic, p, &listener);
    stage_ends();
    r1cs_matrices_free(&m);
    ERR_TRY(rc);
    ERR_TRY(file_create(&out, file));
    rc = params_write(out, &key, &digests, p, &listener);
    const uint64_t points = key.vk.ic_n + key.h_n + key.l_n + key.a_n + key.b_g1_n + 2 * key.b_g2_n;
    groth16_key_free(&key);
    if (rc != ERR_OK) {
        file_abandon(out);
        return rc;
    }
    stage_begins("syncing the file");
    ERR_TRY(file_commit(out));
    stage_ends();
    return params_stamp_write(file, digests.whole, PARAMS_VK_POINTS_BYTES + 24 + 96 * points);
}

static err_t prove_and_verify(const subject *s, const groth16_key *key, unsigned threads)
{
    const r1cs_assign_options options = {.keep_evaluations = true};
    r1cs_assignment w;
    groth16_prover *prover;
    groth16_pending *pending;
    groth16_proof proof;
    fr *inputs;
    ERR_TRY(groth16_prover_create(&prover, threads, &listener));
    stage_begins("witness");
    ERR_TRY(r1cs_assign(&w, &s->r1cs, &options));
    stage_ends();
    const size_t inputs_n = w.inputs - 1;
    ERR_TRY(MEM_ARRAY(&inputs, MEM_SCRATCH, inputs_n + 1, "inputs"));
    memcpy(inputs, w.input, w.inputs * sizeof *inputs);
    ERR_TRY(groth16_prove_start(&pending, prover, key, &w, NULL));
    ERR_TRY(groth16_prove_finish(&proof, pending));
    stage_begins("verifying");
    const err_t rc = groth16_verify(&key->vk, &proof, inputs + 1, inputs_n);
    stage_ends();
    mem_free(inputs, MEM_SCRATCH);
    groth16_prover_destroy(prover);
    return rc;
}

static err_t run_prove(const subject *s, const char *file, pool *p, unsigned threads)
{
    file_in in;
    groth16_key key;
    ERR_TRY(file_open(&in, file));
    const format_source source = format_source_file(&in);
    stage_begins("verifying key");
    err_t rc = params_read(&key, &source, PARAMS_CHECK_STAMP, p, &listener);
    stage_ends();
    file_close(&in);
    ERR_TRY(rc);
    rc = prove_and_verify(s, &key, threads);
    groth16_key_free(&key);
    return rc;
}

int main(int argc, char **argv)
{
    if (argc < 5) {
        fprintf(stderr, "usage: bench_groth16 setup|prove CIRCUIT KEY.params THREADS [C1.json]\n");
        return err_exit_status(ERR_ARGUMENT);
    }
    const unsigned threads = (unsigned)strtoul(argv[4], NULL, 10);
    const bool proving = strcmp(argv[1], "prove") == 0;
    subject s;
    pool *p = NULL;
    err_t rc = subject_find(&s, argv[2], argc > 5 ? argv[5] : NULL);
    const double wall = clock_seconds(), cpu = clock_cpu_seconds();
    if (rc == ERR_OK)
        rc = pool_create(&p, threads);
    if (rc == ERR_OK)
        rc = proving ? run_prove(&s, argv[3], p, threads) : run_setup(&s, argv[3], p);
    pool_destroy(p);
    porep_job_free(&s.job);
    if (rc != ERR_OK) {
        fprintf(stderr, "bench_groth16: %s\n", err_text());
        return err_exit_status(rc);
    }
    printf("%-32s %9.3f s wall %9.3f s cpu, %.2f GiB at most\n", "all", clock_seconds() - wall,
           clock_cpu_seconds() - cpu, (double)mem_peak_rss_bytes() / (1 << 30));
    return 0;
}
