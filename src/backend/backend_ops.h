/* The table that a backend for one device fills; backend.c does what all have in common: devices,
 * failures, verification, naming the row that does not hold. */
#ifndef CUZK_BACKEND_BACKEND_OPS_H
#define CUZK_BACKEND_BACKEND_OPS_H

#include "backend/backend.h"

/* State of one device, of one key on it, of one proof under it; each implementation its own. */
typedef struct device device;
typedef struct device_key device_key;
typedef struct device_pending device_pending;

typedef struct {
    const char *name;
    /* Devices to be had; *why (never null) when there are none. */
    unsigned (*count)(const char **why);
    /* UUID of device i to out (48 bytes). */
    err_t (*describe)(backend_device *out, unsigned i);
    err_t (*find)(unsigned *out, const char *uuid_or_pci);
    err_t (*open)(device **out, unsigned i, const backend_options *options);
    void (*close)(device *d);
    err_t (*slab_alloc)(void **out, device *d, size_t bytes);
    void (*slab_free)(device *d, void *block);
    err_t (*load)(device_key **out, device *d, const backend_key_source *source,
                  const r1cs_image *image);
    void (*unload)(device_key *k);
    /* As backend_prove_start. release may be called from any thread. */
    err_t (*start)(device_pending **out, device_key *k, const backend_witness *witness);
    /* Waits for the proof; not verified. inputs: room for head->inputs elements, gets the slab's
     * public inputs, ONE first. Does not
     * free. */
    err_t (*wait)(groth16_proof *out, fr *inputs, device_pending *p);
    /* After a proof that does not verify: the verdict over all rows of the witness it was made
     * from. Possible until it is freed. */
    err_t (*diagnose)(image_verdict *out, device_pending *p);
    /* Waits until nothing of it is in use (cancels what is), frees. */
    void (*free)(device_pending *p);
    void (*state)(backend_device *out, const device *d);
} device_ops;

extern const device_ops DEVICE_CPU, DEVICE_CUDA, DEVICE_FAKE;

#endif
