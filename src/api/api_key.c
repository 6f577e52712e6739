/* Keys, and the constraint images that witnesses are checked with. */
#include "api/api_internal.h"

#include "format/porep_image.h"
#include "format/porep_key.h"
#include "hash/hash.h"

#include <stdlib.h>
#include <string.h>

/* The constraint image is kept beside the key. */
static err_t open_constraints(cuzk_key *key, const char *file)
{
    char folder[POREP_IMAGE_PATH_MAX];
    ERR_TRY(porep_image_folder(folder, file));
    ERR_TRY(porep_image_open(&key->image, folder, key->shape, NULL, NULL));
    key->blank = (porep_circuit){.shape = key->shape};
    key->circuit = (r1cs_circuit){key->shape->name, porep_synthesize, &key->blank};
    return ERR_OK;
}

static err_t open_params(cuzk_key *key, const char *file, unsigned threads)
{
    pool *p;
    ERR_TRY(pool_create(&p, threads));
    const err_t rc = porep_key_read(&key->key, file, key->shape, p, NULL);
    pool_destroy(p);
    ERR_TRY(rc);
    return open_constraints(key, file);
}

static err_t open_image(cuzk_key *key, const char *file)
{
    ERR_TRY(key_image_file_open(&key->file, file));
    const key_image_head *head = key_image_file_head(key->file);
    if (strcmp(head->circuit, key->shape->name) != 0)
        return err_set(ERR_INPUT, "%s: a key image of %s, not of %s", file, head->circuit,
                       key->shape->name);
    key->points = key_image_file_source(key->file);
    ERR_TRY(open_constraints(key, file));
    const err_t rc = key_image_head_check(head, &key->image);
    return rc == ERR_OK ? rc : err_prefix(rc, "%s", file);
}

static err_t new_key(cuzk_key **out, const char *circuit)
{
    *out = NULL;
    const porep_shape *shape = porep_shape_find(circuit);
    if (!shape)
        return err_set(ERR_ARGUMENT, "unknown circuit \"%s\"", circuit);
    ERR_TRY(hash_check());
    *out = calloc(1, sizeof **out);
    if (!*out)
        return err_set(ERR_MEMORY, "no memory for a key");
    (*out)->shape = shape;
    return ERR_OK;
}

static cuzk_status opened(cuzk_key **out, err_t rc)
{
    if (rc != ERR_OK) {
        cuzk_key_close(*out);
        *out = NULL;
    }
    return api_status(rc);
}

cuzk_status cuzk_key_open(cuzk_key **out, const char *params_file, const char *circuit,
                          unsigned threads)
{
    err_t rc = new_key(out, circuit);
    if (rc == ERR_OK)
        rc = open_params(*out, params_file, threads);
    return opened(out, rc);
}

cuzk_status cuzk_key_open_image(cuzk_key **out, const char *image_file, const char *circuit)
{
    err_t rc = new_key(out, circuit);
    if (rc == ERR_OK)
        rc = open_image(*out, image_file);
    return opened(out, rc);
}

void cuzk_key_close(cuzk_key *key)
{
    if (!key)
        return;
    api_unload_from_all(key);
    groth16_key_free(&key->key);
    key_image_file_close(key->file);
    image_free(&key->image);
    free(key);
}
