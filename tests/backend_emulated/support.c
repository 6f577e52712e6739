#include "emulated_test.h"

#include "base/pool.h"

#include <stdio.h>

#define BEDS_MAX 4u

static struct {
    char name[32];
    bed *b;
} beds[BEDS_MAX];
static unsigned beds_n;

static fr element(uint64_t x)
{
    fr out;
    fr_from_u64(&out, x * 0x9e3779b97f4a7c15 + 1);
    fr_sqr(&out, &out);
    fr_sqr(&out, &out);
    return out;
}

/* ---- circuits -------------------------------------------------------------------------------- */

static void make_right(bed *b, unsigned i, groth16_prover *prover)
{
    right_proof *r = &b->right[i];
    toy_circuit toy = b->toy;
    const r1cs_circuit circuit = {b->circuit.name, toy_synthesize, &toy};
    r1cs_assignment w;
    groth16_pending *pending;
    toy.secret = 1000003 * (i + 1);
    assert_int_equal(mem_alloc(&r->arena, MEM_WITNESS, slab_bytes(b->image.n), 1, "slab"), ERR_OK);
    assert_int_equal(slab_place(&r->slab, b->image.n, r->arena, slab_bytes(b->image.n)), ERR_OK);
    assert_int_equal(slab_assign(&r->slab, &circuit, NULL), ERR_OK);
    r->blinding = (groth16_blinding){element(2 * i), element(2 * i + 1)};
    assert_int_equal(image_assignment(&w, &b->image, &r->slab, NULL, NULL, NULL), ERR_OK);
    assert_int_equal(groth16_prove_start(&pending, prover, &b->key, &w, &r->blinding), ERR_OK);
    assert_int_equal(groth16_prove_finish(&r->proof, pending), ERR_OK);
    assert_int_equal(
        groth16_verify(&b->key.vk, &r->proof, r->slab.fields + 1, b->image.shape.inputs - 1),
        ERR_OK);
}

static bed *make_bed(const char *name)
{
    bed *b = calloc(1, sizeof *b);
    groth16_toxic toxic;
    r1cs_matrices m;
    groth16_prover *prover;
    assert_non_null(b);
    assert_int_equal(toy_circuit_find(&b->toy, name), ERR_OK);
    b->circuit = (r1cs_circuit){name, toy_synthesize, &b->toy};
    assert_int_equal(image_build(&b->image, &b->circuit, NULL), ERR_OK);
    assert_int_equal(r1cs_matrices_build(&m, &b->circuit), ERR_OK);
    groth16_toxic_from_seed(&toxic, name);
    assert_int_equal(groth16_setup(&b->key, &m, &toxic, NULL, NULL), ERR_OK);
    r1cs_matrices_free(&m);
    for (key_image_form form = 0; form < KEY_IMAGE_FORMS; form++)
        assert_int_equal(key_image_setup(&b->keys[form], &b->image, &toxic, form, NULL, NULL),
                         ERR_OK);
    assert_int_equal(groth16_prover_create(&prover, 1, NULL), ERR_OK);
    for (unsigned i = 0; i < WITNESSES; i++)
        make_right(b, i, prover);
    groth16_prover_destroy(prover);
    return b;
}

const bed *bed_of(const char *name)
{
    for (unsigned i = 0; i < beds_n; i++)
        if (strcmp(beds[i].name, name) == 0)
            return beds[i].b;
    assert_true(beds_n < BEDS_MAX);
    (void)snprintf(beds[beds_n].name, sizeof beds[beds_n].name, "%s", name);
    beds[beds_n].b = make_bed(beds[beds_n].name);
    return beds[beds_n++].b;
}

void beds_free(void)
{
    for (unsigned i = 0; i < beds_n; i++) {
        bed *b = beds[i].b;
        for (unsigned k = 0; k < WITNESSES; k++)
            mem_free(b->right[k].arena, MEM_WITNESS);
        for (key_image_form form = 0; form < KEY_IMAGE_FORMS; form++)
            key_image_free(&b->keys[form]);
        groth16_key_free(&b->key);
        image_free(&b->image);
        free(b);
    }
    beds_n = 0;
}

/* ---- devices --------------------------------------------------------------------------------- */

uint64_t budget_of(const bed *b, key_image_form form, budget_kind kind)
{
    cuda_plan plan;
    gpu *g;
    emulated_devices(1, 64 * GIB);
    assert_int_equal(gpu_open(&g, 0, 0), ERR_OK);
    const key_image_head *head = &b->keys[form].head;
    assert_int_equal(cuda_plan_make(&plan, g, head, &b->image, 64 * GIB, false), ERR_OK);
    assert_int_equal(plan.kind, CUDA_PLAN_RESIDENT);
    uint64_t enough = plan.arena_bytes + CUDA_PLAN_CONTEXT_BYTES, little = 0;
    if (kind == BUDGET_STREAMING)
        enough--;
    while (kind == BUDGET_LEAST && enough - little > 1) {
        const uint64_t middle = little + (enough - little) / 2;
        if (cuda_plan_make(&plan, g, head, &b->image, middle, false) == ERR_OK)
            enough = middle;
        else
            little = middle;
    }
    gpu_close(g);
    return enough;
}

err_t stand_try(stand *s, const bed *b, key_image_form form, uint64_t budget)
{
    const backend_options options = {.vram_bytes = budget, .threads = 2};
    *s = (stand){.bed = b, .source = key_image_source_of(&b->keys[form])};
    const backend_key_source source = {.image = &s->source};
    ERR_TRY(DEVICE_CUDA.open(&s->d, 0, &options));
    const err_t rc = DEVICE_CUDA.load(&s->k, s->d, &source, &b->image);
    if (rc != ERR_OK)
        DEVICE_CUDA.close(s->d);
    return rc;
}

void stand_open(stand *s, const bed *b, key_image_form form, budget_kind kind)
{
    const uint64_t budget = budget_of(b, form, kind);
    const err_t rc = stand_try(s, b, form, budget);
    if (rc != ERR_OK)
        fail_msg("a device with a key: %s", err_text());
}

void stand_close(stand *s)
{
    DEVICE_CUDA.unload(s->k);
    DEVICE_CUDA.close(s->d);
}

static void mark_released(void *context)
{
    __atomic_store_n((bool *)context, true, __ATOMIC_RELEASE);
}

err_t stand_start(device_pending **out, stand *s, unsigned i, bool *released)
{
    const right_proof *r = &s->bed->right[i];
    const backend_witness w = {.slab = &r->slab,
                               .release = released ? mark_released : NULL,
                               .context = released,
                               .blinding = &r->blinding};
    return DEVICE_CUDA.start(out, s->k, &w);
}

bool proof_equal(const groth16_proof *a, const groth16_proof *b)
{
    return g1_aff_eq(&a->a, &b->a) && g2_aff_eq(&a->b, &b->b) && g1_aff_eq(&a->c, &b->c);
}

void stand_expect(device_pending *p, const bed *b, unsigned i)
{
    groth16_proof proof;
    const err_t rc = DEVICE_CUDA.wait(&proof, p);
    if (rc != ERR_OK)
        fail_msg("proof %u: %s", i, err_text());
    assert_true(proof_equal(&proof, &b->right[i].proof));
    DEVICE_CUDA.free(p);
}

err_t stand_prove(stand *s, unsigned i)
{
    device_pending *p;
    groth16_proof proof;
    bool released = false;
    ERR_TRY(stand_start(&p, s, i, &released));
    const err_t rc = DEVICE_CUDA.wait(&proof, p);
    if (rc == ERR_OK && !proof_equal(&proof, &s->bed->right[i].proof))
        fail_msg("proof %u is another one", i);
    DEVICE_CUDA.free(p);
    assert_true(__atomic_load_n(&released, __ATOMIC_ACQUIRE));
    return rc;
}
