#include "backend/device_host.h"

#include <stdlib.h>

err_t host_slab_alloc(void **out, device *d, size_t bytes)
{
    (void)d;
    return mem_alloc(out, MEM_WITNESS, bytes, 1, "slab");
}

void host_slab_free(device *d, void *block)
{
    (void)d;
    mem_free(block, MEM_WITNESS);
}

err_t host_load(device_key **out, device *d, const backend_key_source *source,
                const r1cs_image *image)
{
    *out = NULL;
    device_key *k = calloc(1, sizeof *k);
    if (!k)
        return err_set(ERR_MEMORY, "no memory for a key");
    *k = (device_key){.d = d, .source = *source, .image = image};
    *out = k;
    return ERR_OK;
}

void host_unload(device_key *k)
{
    free(k);
}
