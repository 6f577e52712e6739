/* Where proofs are made: one table of functions, behind it the processor, GPUs, or a fake that
 * fails on command. A proof is made in two halves: start returns as soon as the work is queued,
 * finish waits for that one proof, drop gives it up at any point.
 *
 * A backend drives one device or several, each with a worker of its own that owns everything on it;
 * proofs go to the device with the least work. A failed call fails that proof, never the process;
 * a device that fails BACKEND_FAILURES_MAX proofs in a row is set aside, and start fails with
 * ERR_DEVICE, naming the last failure of each, when none is left.
 * Every proof is verified before finish hands it out. Thread-safe; but one thread at a time loads
 * and unloads keys, beside the proofs of others, and none beside open and close.
 * What can go wrong here: D1, D5, D10, D15, D16, D18, E1, E3, E4, E10, E16, E17, E19, I3.
 */
#ifndef CUZK_BACKEND_BACKEND_H
#define CUZK_BACKEND_BACKEND_H

#include "base/progress.h"
#include "groth16/key_image.h"

#define BACKEND_FAILURES_MAX 3u
#define BACKEND_DEVICES_MAX  64u

typedef struct backend backend;
typedef struct backend_key backend_key;
typedef struct backend_pending backend_pending;

typedef struct {
    const char *const *devices; /* UUIDs or PCI addresses; null with devices_n 0: all there are */
    size_t devices_n;
    /* Of each device, its context included; 0: what is free, less a reserve. */
    uint64_t vram_bytes;
    unsigned threads;         /* of the processor; 0: all */
    const progress *listener; /* may be null; called from workers; must outlive the backend */
} backend_options;

/* name: "cpu", "cuda", "fake", or "auto": cuda if there is a device for it, else cpu; null: auto.
 * ERR_ARGUMENT for others; ERR_DEVICE where there is no such device, and why; ERR_ARGUMENT lists
 * the devices that there are when one that was named is not among them. options may be null. */
ERR_MUST_USE err_t backend_open(backend **out, const char *name, const backend_options *options);
/* Keys must have been unloaded. Null is allowed. */
void backend_close(backend *b);
/* "cpu", "cuda", "fake" */
const char *backend_name(const backend *b);

/* ---- keys ---------------------------------------------------------------------------------- */

typedef struct {
    /* One of the two; what they point to must outlive the loaded key. The processor takes a key
     * only. */
    const groth16_key *key;
    const key_image_source *image;
    /* Blank; names rows that do not hold by their gadget path. Null: by number. Likewise. */
    const r1cs_circuit *circuit;
} backend_key_source;

/* Puts the key where proofs need it: into the memory of every device if its budget holds it, else
 * streamed from host memory (cuda_plan.h). image: the circuit's, must outlive the key. ERR_MEMORY
 * with both numbers if not even streaming fits; ERR_INPUT if key and image are not of one circuit;
 * a device that fails is set aside, and ERR_DEVICE if none is left. */
ERR_MUST_USE err_t backend_key_load(backend_key **out, backend *b, const backend_key_source *source,
                                    const r1cs_image *image);
/* Every proof under it must have been finished or dropped. Null is allowed. */
void backend_key_unload(backend_key *key);

/* ---- proofs -------------------------------------------------------------------------------- */

/* Memory for a slab where the backend reads it fastest: page-locked for a GPU. 64-byte aligned,
 * MEM_WITNESS; null may be freed. */
ERR_MUST_USE err_t backend_slab_alloc(void **out, backend *b, size_t bytes);
void backend_slab_free(backend *b, void *block);

typedef struct {
    const r1cs_slab *slab; /* of the image's counts; the record and the inputs are copied */
    /* Called once, from any thread, when nothing reads the slab any more: before finish or drop
     * returns, and as a rule long before. Not called if start fails. May be null. */
    void (*release)(void *context);
    void *context;
    const groth16_blinding *blinding; /* null: fresh r, s from the kernel; copied */
} backend_witness;

/* A device that fails here is passed over for another. ERR_ARGUMENT for a slab of another circuit
 * or whose ONE is not 1. */
ERR_MUST_USE err_t backend_prove_start(backend_pending **out, backend_key *key,
                                       const backend_witness *witness);
/* Waits, verifies against the inputs that the slab had at start. Frees pending in every case.
 * ERR_UNSATISFIED names the first row that does not hold. A proof that does not verify though all
 * rows hold: ERR_DEVICE if proofs under this key have verified before, else ERR_INPUT: the key is
 * not of one piece or not this circuit's. *out is infinity on failure. */
ERR_MUST_USE err_t backend_prove_finish(groth16_proof *out, backend_pending *pending);
/* Null is allowed. Returns when nothing of the proof is in use. */
void backend_prove_drop(backend_pending *pending);

/* ---- what is going on ---------------------------------------------------------------------- */

typedef struct {
    char device[48];    /* UUID; "cpu", "fake-0" */
    char name[64];      /* of the device */
    const char *plan;   /* "resident", "streaming", "" without a key */
    unsigned in_flight; /* proofs that it works at together; one more should be waiting */
    uint64_t arena_bytes, taken_peak_bytes, pinned_bytes; /* of base/gpu.h; 0 for cpu */
    uint64_t pinned_allocations, pinned_frees;
    /* Proofs: what is neither done nor failed of those started is under way or was dropped. */
    uint64_t started, done, failed;
    unsigned under_way, failures_in_a_row; /* the device's failures; a caller's do not count */
    bool set_aside;
    char last_failure[ERR_TEXT_BYTES_MAX]; /* of the device; "" if it had none */
} backend_device;

/* Number of devices, and the state of device i < that. */
unsigned backend_devices(const backend *b);
void backend_device_state(backend_device *out, backend *b, unsigned i);

#endif
