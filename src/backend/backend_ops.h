/* The table that a backend for one kind of device fills; backend.c does what all have in common:
 * choosing devices, failures, verification, naming the row that does not hold.
 *
 * Devices are told apart by what describe gives, never by an index that outlives a call. Functions
 * on one device may be called by several threads at once, but for open, close, load and unload.
 * Failures carry their own text; the common code puts the device's name in front.
 * A device that has lost everything on it (a CUDA context that an error has spoilt) is the
 * implementation's to open anew, keys included, before the next proof; where that fails, so does
 * every later proof with ERR_DEVICE, and the common code sets the device aside. What its callers
 * hold, slabs above all, stays theirs and readable. */
#ifndef CUZK_BACKEND_BACKEND_OPS_H
#define CUZK_BACKEND_BACKEND_OPS_H

#include "backend/backend.h"

/* State of one device, of one key on it, of one proof under it; each implementation its own. */
typedef struct device device;
typedef struct device_key device_key;
typedef struct device_pending device_pending;

typedef struct {
    const char *name;
    /* Devices to be had, at most BACKEND_DEVICES_MAX; *why (never null) when there are none. */
    unsigned (*count)(const char **why);
    /* Identity and name of device i, the rest is left alone. */
    err_t (*describe)(backend_device *out, unsigned i);
    /* ERR_ARGUMENT lists those that there are. */
    err_t (*find)(unsigned *out, const char *uuid_or_pci);
    err_t (*open)(device **out, unsigned i, const backend_options *options);
    void (*close)(device *d);
    err_t (*slab_alloc)(void **out, device *d, size_t bytes);
    void (*slab_free)(device *d, void *block);
    /* source has exactly one of key and image; *source is copied, what it points to is not. */
    err_t (*load)(device_key **out, device *d, const backend_key_source *source,
                  const r1cs_image *image);
    void (*unload)(device_key *k);
    /* As backend_prove_start; the slab has the image's counts. release may be called from any
     * thread. */
    err_t (*start)(device_pending **out, device_key *k, const backend_witness *witness);
    /* Waits for the proof, which is not verified. Does not free. */
    err_t (*wait)(groth16_proof *out, device_pending *p);
    /* After a proof that does not verify: the verdict over all rows of the witness that it was made
     * from. Possible until it is freed. */
    err_t (*diagnose)(image_verdict *out, device_pending *p);
    /* Cancels what is not done, waits until nothing of it is in use, releases its slab if that has
     * not been done, frees. */
    void (*free)(device_pending *p);
    /* Plan and memory; the rest is left alone. */
    void (*state)(backend_device *out, const device *d);
} device_ops;

extern const device_ops DEVICE_CPU, DEVICE_CUDA, DEVICE_FAKE;

#endif
