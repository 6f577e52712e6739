#include "backend_test.h"

void assert_ok(err_t rc)
{
    if (rc != ERR_OK)
        fail_msg("%s: %s", err_name(rc), err_text());
}

/* ---- circuits ------------------------------------------------------------------------------ */

static void make_proof(toy_fixture *f)
{
    const r1cs_assign_options options = {.keep_evaluations = true};
    r1cs_assignment w;
    groth16_prover *prover;
    groth16_pending *pending;
    groth16_toxic scalars;
    groth16_toxic_from_label(&scalars, "blinding of tests/backend");
    f->blinding = (groth16_blinding){.r = scalars.alpha, .s = scalars.beta};
    assert_ok(r1cs_assign(&w, &f->circuit, &options));
    assert_ok(groth16_prover_create(&prover, 2, NULL));
    assert_ok(groth16_prove_start(&pending, prover, &f->key, &w, &f->blinding));
    assert_ok(groth16_prove_finish(&f->proof, pending));
    groth16_prover_destroy(prover);
}

void toy_fixture_make(toy_fixture *f, const char *name, const char *seed)
{
    r1cs_matrices m;
    groth16_toxic toxic;
    memset(f, 0, sizeof *f);
    assert_ok(toy_circuit_find(&f->self, name));
    f->self.secret = 12345;
    f->circuit = (r1cs_circuit){.name = name, .synthesize = toy_synthesize, .self = &f->self};
    groth16_toxic_from_seed(&toxic, seed);
    assert_ok(r1cs_matrices_build(&m, &f->circuit));
    assert_ok(groth16_setup(&f->key, &m, &toxic, NULL, NULL));
    r1cs_matrices_free(&m);
    assert_ok(image_build(&f->image, &f->circuit, NULL));
    const size_t bytes = slab_bytes(f->image.n);
    assert_ok(mem_alloc(&f->arena, MEM_WITNESS, bytes, 1, "slab"));
    assert_ok(slab_place(&f->slab, f->image.n, f->arena, bytes));
    assert_ok(slab_assign(&f->slab, &f->circuit, NULL));
    make_proof(f);
}

void toy_fixture_free(toy_fixture *f)
{
    groth16_key_free(&f->key);
    image_free(&f->image);
    mem_free(f->arena, MEM_WITNESS);
}

static toy_fixture small;

const toy_fixture *toy_small(void)
{
    if (!small.arena)
        toy_fixture_make(&small, "random:40", "small");
    return &small;
}

void toy_small_free(void)
{
    if (small.arena)
        toy_fixture_free(&small);
    memset(&small, 0, sizeof small);
}

/* ---- witnesses ----------------------------------------------------------------------------- */

void test_slab_make(test_slab *s, backend *b, const toy_fixture *f)
{
    memset(s, 0, sizeof *s);
    s->b = b;
    s->bytes = slab_bytes(f->image.n);
    assert_ok(backend_slab_alloc(&s->block, b, s->bytes));
    assert_int_equal((uintptr_t)s->block % 64, 0);
    memcpy(s->block, f->arena, s->bytes);
    assert_ok(slab_place(&s->slab, f->image.n, s->block, s->bytes));
}

void test_slab_free(test_slab *s)
{
    backend_slab_free(s->b, s->block);
}

static void release_and_overwrite(void *context)
{
    test_slab *s = context;
    memset(s->block, 0xee, s->bytes);
    atomic_fetch_add(&s->released, 1);
}

backend_witness test_slab_witness(test_slab *s, const groth16_blinding *blinding)
{
    return (backend_witness){
        .slab = &s->slab, .release = release_and_overwrite, .context = s, .blinding = blinding};
}

/* ---- backends ------------------------------------------------------------------------------ */

const char *const test_backends[] = {"cpu", "fake"};

backend *test_backend_open(const char *name)
{
    const backend_options options = {.threads = 2};
    backend *b;
    if (strcmp(name, "fake") == 0)
        backend_fake_set(1);
    assert_ok(backend_open(&b, name, &options));
    return b;
}

backend_key *test_key_load(backend *b, const toy_fixture *f)
{
    const backend_key_source source = {.key = &f->key, .circuit = &f->circuit};
    backend_key *key;
    assert_ok(backend_key_load(&key, b, &source, &f->image));
    return key;
}

backend_key *test_key_open(backend **b, const char *name, const toy_fixture *f)
{
    *b = test_backend_open(name);
    return test_key_load(*b, f);
}

void test_key_close(backend *b, backend_key *key)
{
    backend_key_unload(key);
    backend_close(b);
}

err_t test_prove(groth16_proof *out, backend *b, backend_key *key, const toy_fixture *f,
                 const groth16_blinding *blinding)
{
    test_slab s;
    test_slab_make(&s, b, f);
    const backend_witness witness = test_slab_witness(&s, blinding);
    backend_pending *pending;
    err_t rc = backend_prove_start(&pending, key, &witness);
    assert_true(rc == ERR_OK || !pending);
    const unsigned expected = rc == ERR_OK;
    if (rc == ERR_OK)
        rc = backend_prove_finish(out, pending);
    assert_int_equal(atomic_load(&s.released), expected);
    test_slab_free(&s);
    return rc;
}

bool same_proof(const groth16_proof *a, const groth16_proof *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

backend_device test_state(backend *b, unsigned i)
{
    backend_device d;
    backend_device_state(&d, b, i);
    return d;
}

/* ---- memory -------------------------------------------------------------------------------- */

memory_counts memory_now(void)
{
    memory_counts m;
    for (mem_class c = 0; c < MEM_CLASSES; c++)
        mem_count(c, &m.of[c]);
    return m;
}

void assert_memory_as(const memory_counts *before)
{
    for (mem_class c = 0; c < MEM_CLASSES; c++) {
        mem_counts now;
        mem_count(c, &now);
        assert_int_equal(now.bytes_now, before->of[c].bytes_now);
        assert_int_equal(now.allocations - before->of[c].allocations,
                         now.frees - before->of[c].frees);
    }
}
