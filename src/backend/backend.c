/* Devices of a backend: which there are, how they fare, slabs in memory that they read well.
 *
 * One lock guards counts, failures and the list of slabs; nothing is called under it but the
 * devices' state functions. */
#include "backend/backend_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- how they fare ------------------------------------------------------------------------- */

bool backend_blames(err_t rc)
{
    return rc == ERR_DEVICE || rc == ERR_INTERNAL;
}

err_t backend_prefix(const backend *b, unsigned i, err_t rc)
{
    return err_prefix(rc, "%s", b->slot[i].was.device);
}

void backend_slot_failed(backend *b, unsigned i, bool at_once)
{
    backend_device *was = &b->slot[i].was;
    pthread_mutex_lock(&b->lock);
    was->failures_in_a_row++;
    if (at_once || was->failures_in_a_row >= BACKEND_FAILURES_MAX)
        was->set_aside = true;
    snprintf(was->last_failure, sizeof was->last_failure, "%s", err_text());
    pthread_mutex_unlock(&b->lock);
}

err_t backend_none_left(backend *b)
{
    char text[4 * ERR_TEXT_BYTES_MAX] = "";
    size_t at = 0;
    pthread_mutex_lock(&b->lock);
    for (unsigned i = 0; i < b->n && at < sizeof text; i++)
        at += (size_t)snprintf(text + at, sizeof text - at, "%s%s", i == 0 ? "" : "; ",
                               b->slot[i].was.last_failure);
    pthread_mutex_unlock(&b->lock);
    return err_set(ERR_DEVICE, "no device is left: %s", text);
}

unsigned backend_devices(const backend *b)
{
    return b->n;
}

void backend_device_state(backend_device *out, backend *b, unsigned i)
{
    pthread_mutex_lock(&b->lock);
    *out = b->slot[i].was;
    pthread_mutex_unlock(&b->lock);
    out->plan = "";
    if (b->slot[i].d)
        b->ops->state(out, b->slot[i].d);
}

const char *backend_name(const backend *b)
{
    return b->ops->name;
}

/* ---- opening ------------------------------------------------------------------------------- */

static err_t choose_table(const device_ops **out, const char *name)
{
    static const device_ops *const tables[] = {&DEVICE_CPU, &DEVICE_CUDA, &DEVICE_FAKE};
    const char *why;
    if (!name || strcmp(name, "auto") == 0)
        name = DEVICE_CUDA.count(&why) > 0 ? DEVICE_CUDA.name : DEVICE_CPU.name;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        *out = tables[i];
        if (strcmp(name, tables[i]->name) == 0)
            return ERR_OK;
    }
    return err_set(ERR_ARGUMENT, "backend \"%s\" is none of auto, cpu, cuda", name);
}

static err_t choose_named(unsigned *out, const device_ops *ops, const backend_options *options)
{
    for (size_t k = 0; k < options->devices_n; k++) {
        ERR_TRY(ops->find(&out[k], options->devices[k]));
        for (size_t other = 0; other < k; other++)
            if (out[other] == out[k])
                return err_set(ERR_ARGUMENT, "device %s is given twice", options->devices[k]);
    }
    return ERR_OK;
}

/* Indices of the devices that are to be opened. */
static err_t choose_devices(unsigned *out, unsigned *n, const device_ops *ops,
                            const backend_options *options)
{
    const char *why;
    *n = ops->count(&why);
    if (*n == 0)
        return err_set(ERR_DEVICE, "backend %s: %s", ops->name, why);
    if (options->devices_n > BACKEND_DEVICES_MAX)
        return err_set(ERR_ARGUMENT, "%zu devices, at most %u can be used", options->devices_n,
                       BACKEND_DEVICES_MAX);
    if (options->devices_n > 0) {
        *n = (unsigned)options->devices_n;
        return choose_named(out, ops, options);
    }
    for (unsigned i = 0; i < *n; i++)
        out[i] = i;
    return ERR_OK;
}

/* One that nobody asked for by name may fail: it is set aside. */
static err_t open_slot(backend *b, unsigned i, unsigned index, const backend_options *options)
{
    backend_slot *slot = &b->slot[i];
    ERR_TRY(b->ops->describe(&slot->was, index));
    err_t rc = b->ops->open(&slot->d, index, options);
    if (rc == ERR_OK)
        return ERR_OK;
    slot->d = NULL;
    rc = backend_prefix(b, i, rc);
    if (options->devices_n > 0 || !backend_blames(rc))
        return rc;
    backend_slot_failed(b, i, true);
    return ERR_OK;
}

static err_t open_all(backend *b, const backend_options *options)
{
    unsigned index[BACKEND_DEVICES_MAX], n, usable = 0;
    ERR_TRY(choose_devices(index, &n, b->ops, options));
    for (unsigned i = 0; i < n; i++) {
        b->n = i + 1;
        ERR_TRY(open_slot(b, i, index[i], options));
        usable += b->slot[i].d != NULL;
    }
    return usable == 0 ? backend_none_left(b) : ERR_OK;
}

err_t backend_open(backend **out, const char *name, const backend_options *options)
{
    static const backend_options defaults = {0};
    const device_ops *ops;
    *out = NULL;
    ERR_TRY(choose_table(&ops, name));
    backend *b = calloc(1, sizeof *b);
    if (!b)
        return err_set(ERR_MEMORY, "no memory for a backend");
    b->ops = ops;
    pthread_mutex_init(&b->lock, NULL);
    const err_t rc = open_all(b, options ? options : &defaults);
    if (rc == ERR_OK)
        *out = b;
    else
        backend_close(b);
    return rc;
}

void backend_close(backend *b)
{
    if (!b)
        return;
    VERIFY(b->keys == 0);
    for (unsigned i = 0; i < b->n; i++)
        if (b->slot[i].d)
            b->ops->close(b->slot[i].d);
    pthread_mutex_destroy(&b->lock);
    free(b);
}

/* ---- slabs --------------------------------------------------------------------------------- */

/* Which device a slab came from, so that slabs can still be had when the first one is set aside. */
struct backend_block {
    backend_block *next;
    void *block;
    device *d;
};

/* Null if all are set aside. */
static device *any_device(backend *b)
{
    device *d = NULL;
    pthread_mutex_lock(&b->lock);
    for (unsigned i = b->n; i-- > 0;)
        if (!b->slot[i].was.set_aside)
            d = b->slot[i].d;
    pthread_mutex_unlock(&b->lock);
    return d;
}

err_t backend_slab_alloc(void **out, backend *b, size_t bytes)
{
    *out = NULL;
    device *d = any_device(b);
    if (!d)
        return backend_none_left(b);
    backend_block *entry = calloc(1, sizeof *entry);
    if (!entry)
        return err_set(ERR_MEMORY, "no memory for a slab's entry");
    const err_t rc = b->ops->slab_alloc(out, d, bytes);
    if (rc != ERR_OK) {
        free(entry);
        return rc;
    }
    entry->block = *out;
    entry->d = d;
    pthread_mutex_lock(&b->lock);
    entry->next = b->blocks;
    b->blocks = entry;
    pthread_mutex_unlock(&b->lock);
    return ERR_OK;
}

void backend_slab_free(backend *b, void *block)
{
    if (!block)
        return;
    pthread_mutex_lock(&b->lock);
    backend_block **at = &b->blocks;
    while (*at && (*at)->block != block)
        at = &(*at)->next;
    backend_block *entry = *at;
    VERIFY(entry);
    if (entry)
        *at = entry->next;
    pthread_mutex_unlock(&b->lock);
    if (entry)
        b->ops->slab_free(entry->d, block);
    free(entry);
}
