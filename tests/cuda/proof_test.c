/* test_cuda_proof: whole proofs of small circuits on the first GPU, in both forms of a key,
 * resident and streamed: equal to the processor's under the same blinding;
 * every call to the device fails once; many in a row leave memory as it was. Exits with 77 if there
 * is no GPU. Plain, so that it can be built where there is a GPU and little else. */
#include "backend/backend_ops.h"
#include "backend/cuda_plan.h"
#include "base/fault.h"
#include "circuit/toy.h"
#include "in_use.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WITNESSES 4u
#define ROW       200u /* proofs in a row */
#define CIRCUIT   "random:3000"

static unsigned passed, failed;

static bool check(bool holds, const char *what, int line)
{
    if (holds) {
        passed++;
    } else {
        failed++;
        printf("FAILED: line %d: %s (%s)\n", line, what, err_text());
    }
    return holds;
}
#define CHECK(condition) check(condition, #condition, __LINE__)
/* Without which nothing further makes sense. */
#define MUST(condition)                                                                            \
    do {                                                                                           \
        if (!CHECK(condition))                                                                     \
            exit(1);                                                                               \
    } while (0)

/* ---- a circuit, its keys, right proofs ------------------------------------------------------- */

static toy_circuit toy;
static r1cs_circuit circuit = {CIRCUIT, toy_synthesize, &toy};
static r1cs_image image;
static groth16_key key;
static key_image keys[KEY_IMAGE_FORMS];
static struct {
    r1cs_slab slab;
    void *arena;
    groth16_blinding blinding;
    groth16_proof proof;
} right[WITNESSES];

static void make_right(unsigned i, groth16_prover *prover)
{
    r1cs_assignment w;
    groth16_pending *pending;
    toy.secret = 7919 * (i + 1);
    const size_t bytes = slab_bytes(image.n);
    MUST(mem_alloc(&right[i].arena, MEM_WITNESS, bytes, 1, "slab") == ERR_OK);
    MUST(slab_place(&right[i].slab, image.n, right[i].arena, bytes) == ERR_OK);
    MUST(slab_assign(&right[i].slab, &circuit, NULL) == ERR_OK);
    fr_from_u64(&right[i].blinding.r, 1000003 * (i + 1));
    fr_inv(&right[i].blinding.s, &right[i].blinding.r);
    MUST(image_assignment(&w, &image, &right[i].slab, NULL, NULL, NULL) == ERR_OK);
    MUST(groth16_prove_start(&pending, prover, &key, &w, &right[i].blinding) == ERR_OK);
    MUST(groth16_prove_finish(&right[i].proof, pending) == ERR_OK);
}

static void make_all(void)
{
    groth16_toxic toxic;
    r1cs_matrices m;
    groth16_prover *prover;
    MUST(toy_circuit_find(&toy, CIRCUIT) == ERR_OK);
    MUST(image_build(&image, &circuit, NULL) == ERR_OK);
    MUST(r1cs_matrices_build(&m, &circuit) == ERR_OK);
    groth16_toxic_from_seed(&toxic, "proofs on a GPU");
    MUST(groth16_setup(&key, &m, &toxic, NULL, NULL) == ERR_OK);
    r1cs_matrices_free(&m);
    for (key_image_form form = 0; form < KEY_IMAGE_FORMS; form++)
        MUST(key_image_setup(&keys[form], &image, &toxic, form, NULL, NULL) == ERR_OK);
    MUST(groth16_prover_create(&prover, 0, NULL) == ERR_OK);
    for (unsigned i = 0; i < WITNESSES; i++)
        make_right(i, prover);
    groth16_prover_destroy(prover);
}

static void free_all(void)
{
    for (unsigned i = 0; i < WITNESSES; i++)
        mem_free(right[i].arena, MEM_WITNESS);
    for (key_image_form form = 0; form < KEY_IMAGE_FORMS; form++)
        key_image_free(&keys[form]);
    groth16_key_free(&key);
    image_free(&image);
}

/* ---- a device with a key --------------------------------------------------------------------- */

typedef struct {
    key_image_source source;
    device *d;
    device_key *k;
} stand;

/* What holds the key, or one byte less. (Much less makes very many small chunks.) */
static uint64_t budget_of(const key_image_head *head, bool whole)
{
    cuda_plan plan;
    gpu *g;
    MUST(gpu_open(&g, 0, 0) == ERR_OK);
    MUST(cuda_plan_make(&plan, g, head, &image, (uint64_t)4 << 30, false) == ERR_OK);
    const uint64_t budget = plan.arena_bytes + CUDA_PLAN_CONTEXT_BYTES - !whole;
    MUST(cuda_plan_make(&plan, g, head, &image, budget, false) == ERR_OK);
    CHECK(plan.kind == (whole ? CUDA_PLAN_RESIDENT : CUDA_PLAN_STREAMING));
    gpu_close(g);
    return budget;
}

static void stand_open(stand *s, key_image_form form, bool whole)
{
    const backend_options options = {.vram_bytes = budget_of(&keys[form].head, whole)};
    s->source = key_image_source_of(&keys[form]);
    const backend_key_source source = {.image = &s->source};
    MUST(DEVICE_CUDA.open(&s->d, 0, &options) == ERR_OK);
    MUST(DEVICE_CUDA.load(&s->k, s->d, &source, &image) == ERR_OK);
}

static void stand_close(stand *s)
{
    DEVICE_CUDA.unload(s->k);
    DEVICE_CUDA.close(s->d);
}

static err_t start(device_pending **out, const stand *s, unsigned i)
{
    const backend_witness w = {.slab = &right[i].slab, .blinding = &right[i].blinding};
    return DEVICE_CUDA.start(out, s->k, &w);
}

/* ERR_OK only with the right proof. */
static err_t finish(device_pending *p, unsigned i)
{
    groth16_proof proof;
    const err_t rc = DEVICE_CUDA.wait(&proof, p);
    if (rc == ERR_OK)
        CHECK(memcmp(&proof, &right[i].proof, sizeof proof) == 0);
    DEVICE_CUDA.free(p);
    return rc;
}

static err_t prove(const stand *s, unsigned i)
{
    device_pending *p;
    ERR_TRY(start(&p, s, i));
    return finish(p, i);
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* Each gets the error or is good anyway, and the next one is good. */
static void every_call_fails_once(const stand *s, const char *what)
{
    unsigned errors = 0, good = 0;
    const uint64_t before = memory_in_use();
    for (uint64_t n = 1; good < 3 && n < 100000; n++) {
        fault_arm(FAULT_GPU, n);
        const err_t rc = prove(s, n % WITNESSES);
        fault_arm(FAULT_GPU, 0);
        CHECK(rc == ERR_OK || (rc == ERR_DEVICE && strstr(err_text(), "failure on command")));
        errors += rc != ERR_OK;
        good = rc == ERR_OK ? good + 1 : 0;
        if (rc != ERR_OK)
            CHECK(prove(s, (n + 1) % WITNESSES) == ERR_OK);
        CHECK(memory_in_use() == before);
    }
    CHECK(errors > 10 && good == 3);
    printf("%s: %u calls of a proof failed on command\n", what, errors);
}

/* Two at a time; every fifth is given up. */
static void many_in_a_row(const stand *s, const char *what)
{
    backend_device before, after;
    DEVICE_CUDA.state(&before, s->d);
    const uint64_t in_use = memory_in_use();
    for (unsigned n = 0; n < ROW; n += 2) {
        device_pending *p[2];
        MUST(start(&p[0], s, n % WITNESSES) == ERR_OK);
        MUST(start(&p[1], s, (n + 1) % WITNESSES) == ERR_OK);
        CHECK(finish(p[0], n % WITNESSES) == ERR_OK);
        if (n % 5 == 0)
            DEVICE_CUDA.free(p[1]);
        else
            CHECK(finish(p[1], (n + 1) % WITNESSES) == ERR_OK);
    }
    DEVICE_CUDA.state(&after, s->d);
    CHECK(memory_in_use() == in_use);
    CHECK(after.pinned_bytes == before.pinned_bytes);
    CHECK(after.pinned_allocations - after.pinned_frees ==
          before.pinned_allocations - before.pinned_frees);
    CHECK(after.taken_peak_bytes <= after.arena_bytes);
    printf("%s: %u proofs in a row\n", what, ROW);
}

static void all_with(key_image_form form, bool whole)
{
    static const char *const names[] = {"coefficients", "lagrange"};
    char what[64];
    gpu_info before, after;
    const uint64_t in_use = memory_in_use();
    stand s;
    (void)snprintf(what, sizeof what, "%s, %s", names[form], whole ? "resident" : "streaming");
    stand_open(&s, form, whole); /* once before, so that context and kernels are loaded */
    CHECK(prove(&s, 0) == ERR_OK);
    stand_close(&s);
    MUST(gpu_describe(&before, 0) == ERR_OK);
    stand_open(&s, form, whole);
    for (unsigned i = 0; i < WITNESSES; i++)
        CHECK(prove(&s, i) == ERR_OK);
    every_call_fails_once(&s, what);
    many_in_a_row(&s, what);
    stand_close(&s);
    MUST(gpu_describe(&after, 0) == ERR_OK);
    CHECK(after.memory_free_bytes == before.memory_free_bytes);
    CHECK(memory_in_use() == in_use);
}

int main(void)
{
    const char *why;
    if (gpu_count(&why) == 0) {
        printf("skipped: %s\n", why);
        return 77;
    }
    make_all();
    for (key_image_form form = 0; form < KEY_IMAGE_FORMS; form++) {
        all_with(form, true);
        all_with(form, false);
    }
    free_all();
    printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}
