/* What devices without memory of their own have in common: the processor and the fakes. */
#ifndef CUZK_BACKEND_DEVICE_HOST_H
#define CUZK_BACKEND_DEVICE_HOST_H

#include "backend/backend_ops.h"

/* Their keys: the caller's. */
struct device_key {
    device *d;
    backend_key_source source;
    const r1cs_image *image;
};

/* device_ops.slab_alloc, slab_free, unload; and load for a source that holds a key. */
ERR_MUST_USE err_t host_slab_alloc(void **out, device *d, size_t bytes);
void host_slab_free(device *d, void *block);
ERR_MUST_USE err_t host_load(device_key **out, device *d, const backend_key_source *source,
                             const r1cs_image *image);
void host_unload(device_key *k);

#endif
