#include "cli/proving_key.h"

#include <string.h>

static err_t open_image(cli_proving_key *k, const char *name, const char *circuit)
{
    ERR_TRY(key_image_file_open(&k->file, name));
    const key_image_head *head = key_image_file_head(k->file);
    if (strcmp(head->circuit, circuit) != 0)
        return err_set(ERR_INPUT, "%s: a key image of %s, not of %s", name, head->circuit, circuit);
    k->image = key_image_file_source(k->file);
    k->vk = &head->vk;
    return ERR_OK;
}

static err_t find_and_open(cli_proving_key *k, const args *a, const porep_shape *shape,
                           const backend *b, pool *p)
{
    char name[CLI_PATH_MAX], stem[256];
    const bool on_gpu = strcmp(backend_name(b), "cuda") == 0;
    porep_params_stem(stem, shape);
    ERR_TRY(cli_key_image_find(name, a, stem));
    if (name[0] != '\0' && on_gpu)
        return open_image(k, name, shape->name);
    if (name[0] != '\0' && args_has(a, "key"))
        return err_set(ERR_ARGUMENT,
                       "%s: a key image is for a GPU, the backend is %s: give the .params file",
                       name, backend_name(b));
    k->vk = &k->key.vk;
    return cli_key_read(&k->key, a, shape, p);
}

err_t cli_proving_key_open(cli_proving_key *out, const args *a, const porep_shape *shape,
                           const backend *b, pool *p)
{
    *out = (cli_proving_key){0};
    const err_t rc = find_and_open(out, a, shape, b, p);
    if (rc != ERR_OK)
        cli_proving_key_close(out);
    return rc;
}

err_t cli_proving_key_open_image(cli_proving_key *out, const char *name, const char *circuit)
{
    *out = (cli_proving_key){0};
    const err_t rc = open_image(out, name, circuit);
    if (rc != ERR_OK)
        cli_proving_key_close(out);
    return rc;
}

void cli_proving_key_close(cli_proving_key *k)
{
    groth16_key_free(&k->key);
    key_image_file_close(k->file);
    *k = (cli_proving_key){0};
}

backend_key_source cli_proving_key_source(const cli_proving_key *k, const r1cs_circuit *circuit)
{
    return (backend_key_source){
        .key = k->file ? NULL : &k->key, .image = k->file ? &k->image : NULL, .circuit = circuit};
}
