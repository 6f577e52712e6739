/* Provers: their backend, the keys that are loaded there, the slabs that witnesses are made in. */
#include "api/api_internal.h"

#include <stdlib.h>

struct api_loaded {
    api_loaded *next;
    const cuzk_key *key;
    backend_key *loaded;
};

static pthread_mutex_t provers_lock = PTHREAD_MUTEX_INITIALIZER;
static cuzk_prover *provers;

/* ---- opening ------------------------------------------------------------------------------- */

cuzk_status cuzk_prover_open(cuzk_prover **out, const cuzk_prover_options *options)
{
    static const cuzk_prover_options defaults = {0};
    const cuzk_prover_options *o = options ? options : &defaults;
    const backend_options wanted = {.devices = o->devices,
                                    .devices_n = o->devices_n,
                                    .vram_bytes = o->vram_bytes,
                                    .threads = o->threads};
    *out = NULL;
    cuzk_prover *prover = calloc(1, sizeof *prover);
    if (!prover)
        return api_status(err_set(ERR_MEMORY, "no memory for a prover"));
    const err_t rc = backend_open(&prover->b, o->backend, &wanted);
    if (rc != ERR_OK) {
        free(prover);
        return api_status(rc);
    }
    pthread_mutex_init(&prover->lock, NULL);
    pthread_mutex_init(&prover->slabs_lock, NULL);
    pthread_mutex_lock(&provers_lock);
    prover->next = provers;
    provers = prover;
    pthread_mutex_unlock(&provers_lock);
    *out = prover;
    return CUZK_OK;
}

cuzk_status cuzk_prover_create(cuzk_prover **out, unsigned threads)
{
    return cuzk_prover_open(out, &(cuzk_prover_options){.backend = "cpu", .threads = threads});
}

static void leave_list(const cuzk_prover *prover)
{
    pthread_mutex_lock(&provers_lock);
    cuzk_prover **at = &provers;
    while (*at != prover)
        at = &(*at)->next;
    *at = prover->next;
    pthread_mutex_unlock(&provers_lock);
}

void cuzk_prover_destroy(cuzk_prover *prover)
{
    if (!prover)
        return;
    leave_list(prover);
    while (prover->loaded)
        cuzk_prover_unload(prover, prover->loaded->key);
    while (prover->slabs) {
        api_slab *slab = prover->slabs;
        prover->slabs = slab->next;
        backend_slab_free(prover->b, slab->block);
        free(slab);
    }
    backend_close(prover->b);
    pthread_mutex_destroy(&prover->slabs_lock);
    pthread_mutex_destroy(&prover->lock);
    free(prover);
}

/* ---- keys ---------------------------------------------------------------------------------- */

/* With the lock held. */
static err_t load(api_loaded **out, cuzk_prover *prover, const cuzk_key *key)
{
    const backend_key_source source = {.key = key->file ? NULL : &key->key,
                                       .image = key->file ? &key->points : NULL,
                                       .circuit = &key->circuit};
    *out = calloc(1, sizeof **out);
    if (!*out)
        return err_set(ERR_MEMORY, "no memory for a key");
    const err_t rc = backend_key_load(&(*out)->loaded, prover->b, &source, &key->image);
    if (rc != ERR_OK) {
        free(*out);
        return rc;
    }
    (*out)->key = key;
    (*out)->next = prover->loaded;
    prover->loaded = *out;
    return ERR_OK;
}

err_t api_loaded_key(backend_key **out, cuzk_prover *prover, const cuzk_key *key)
{
    err_t rc = ERR_OK;
    *out = NULL;
    pthread_mutex_lock(&prover->lock);
    api_loaded *entry = prover->loaded;
    while (entry && entry->key != key)
        entry = entry->next;
    if (!entry)
        rc = load(&entry, prover, key);
    if (rc == ERR_OK)
        *out = entry->loaded;
    pthread_mutex_unlock(&prover->lock);
    return rc;
}

cuzk_status cuzk_prover_load(cuzk_prover *prover, const cuzk_key *key)
{
    backend_key *loaded;
    return api_status(api_loaded_key(&loaded, prover, key));
}

void cuzk_prover_unload(cuzk_prover *prover, const cuzk_key *key)
{
    pthread_mutex_lock(&prover->lock);
    api_loaded **at = &prover->loaded;
    while (*at && (*at)->key != key)
        at = &(*at)->next;
    api_loaded *entry = *at;
    if (entry) {
        *at = entry->next;
        backend_key_unload(entry->loaded);
        free(entry);
    }
    pthread_mutex_unlock(&prover->lock);
}

void api_unload_from_all(const cuzk_key *key)
{
    pthread_mutex_lock(&provers_lock);
    for (cuzk_prover *p = provers; p; p = p->next)
        cuzk_prover_unload(p, key);
    pthread_mutex_unlock(&provers_lock);
}

/* ---- slabs --------------------------------------------------------------------------------- */

static err_t new_slab(api_slab **out, cuzk_prover *prover, size_t bytes)
{
    *out = calloc(1, sizeof **out);
    if (!*out)
        return err_set(ERR_MEMORY, "no memory for a slab");
    const err_t rc = backend_slab_alloc(&(*out)->block, prover->b, bytes);
    if (rc != ERR_OK) {
        free(*out);
        return rc;
    }
    (*out)->prover = prover;
    (*out)->bytes = bytes;
    (*out)->taken = true;
    pthread_mutex_lock(&prover->slabs_lock);
    (*out)->next = prover->slabs;
    prover->slabs = *out;
    pthread_mutex_unlock(&prover->slabs_lock);
    return ERR_OK;
}

err_t api_slab_take(api_slab **out, cuzk_prover *prover, size_t bytes)
{
    pthread_mutex_lock(&prover->slabs_lock);
    api_slab *slab = prover->slabs;
    while (slab && (slab->taken || slab->bytes != bytes))
        slab = slab->next;
    if (slab)
        slab->taken = true;
    pthread_mutex_unlock(&prover->slabs_lock);
    *out = slab;
    return slab ? ERR_OK : new_slab(out, prover, bytes);
}

void api_slab_release(void *context)
{
    api_slab *slab = context;
    cuzk_prover *prover = slab->prover;
    pthread_mutex_lock(&prover->slabs_lock);
    slab->taken = false;
    pthread_mutex_unlock(&prover->slabs_lock);
}
