#include "cli/bench_key.h"

#include "cli/key_image_report.h"
#include "cli/ui.h"

#include <string.h>

static err_t open_file(bench_key *k, const args *a, const cli_circuit *circuit, const backend *b,
                       pool *p)
{
    const bool on_gpu = strcmp(backend_name(b), "cuda") == 0;
    if (!circuit->porep && (!on_gpu || !args_has(a, "key")))
        return err_set(ERR_ARGUMENT, "of %s only a key image can be given, for a GPU",
                       circuit->name);
    ERR_TRY(circuit->porep
                ? cli_proving_key_open(&k->opened, a, circuit->porep, b, p)
                : cli_proving_key_open_image(&k->opened, args_value(a, "key"), circuit->name));
    if (k->opened.file)
        k->image = k->opened.image;
    else
        k->key = &k->opened.key;
    return ERR_OK;
}

static err_t make_on_processor(bench_key *k, const cli_circuit *circuit, const groth16_toxic *toxic,
                               pool *p)
{
    r1cs_matrices m;
    ERR_TRY(r1cs_matrices_build(&m, &circuit->blank));
    const err_t rc = groth16_setup(&k->opened.key, &m, toxic, p, ui_progress());
    r1cs_matrices_free(&m);
    k->key = &k->opened.key;
    return rc;
}

static err_t make_on_gpu(bench_key *k, const args *a, const r1cs_image *image,
                         const groth16_toxic *toxic, backend *b)
{
    const char *name = args_value(a, "form");
    key_image_form form = KEY_IMAGE_LAGRANGE;
    uint64_t open, range, reads;
    backend_device first;
    unsigned i;
    if (name)
        ERR_TRY(key_image_form_find(&form, name));
    backend_device_state(&first, b, 0);
    ERR_TRY(gpu_find(&i, first.device));
    ERR_TRY(setup_cuda_bytes(&open, &range, image, form, 0));
    ERR_TRY(setup_cuda_source_bytes(&reads, image, form));
    ERR_TRY(gpu_open(&k->g, i, open + reads));
    const gpu_stream s = gpu_stream_get(k->g, 0);
    ERR_TRY(setup_cuda_open(&k->setup, k->g, image, toxic, form, s));
    ERR_TRY(setup_cuda_source_open(&k->source, k->setup, s));
    k->image = setup_cuda_source_of(k->source);
    return ERR_OK;
}

err_t bench_key_open(bench_key *out, const args *a, const cli_circuit *circuit,
                     const r1cs_image *image, backend *b, pool *p)
{
    const char *seed = args_value(a, "insecure-seed");
    groth16_toxic toxic;
    *out = (bench_key){0};
    if (args_has(a, "params") || args_has(a, "key"))
        return open_file(out, a, circuit, b, p);
    groth16_toxic_from_seed(&toxic, seed ? seed : "bench");
    ui_say("making a key of %s", circuit->name);
    const err_t rc = strcmp(backend_name(b), "cuda") == 0
                         ? make_on_gpu(out, a, image, &toxic, b)
                         : make_on_processor(out, circuit, &toxic, p);
    mem_wipe(&toxic, sizeof toxic);
    return rc;
}

void bench_key_free(bench_key *k)
{
    setup_cuda_source_close(k->source);
    setup_cuda_close(k->setup);
    gpu_close(k->g);
    cli_proving_key_close(&k->opened);
}
