/* The processor as a device: a prover of groth16, whose thread makes the witness out of the slab
 * when the proof's turn has come. So what waits is a slab, and only the proof under way has an
 * assignment in memory. The slab is released as soon as that is made. */
#include "backend/device_host.h"

#include "base/cpu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CPU_NAME "cpu"

struct device {
    groth16_prover *prover;
};

/* Written by the prover's thread until the proof is done, then by whoever waits. */
struct device_pending {
    device_key *key;
    r1cs_slab slab;
    void (*release)(void *context); /* null once called */
    void *context;
    groth16_pending *proof; /* null once waited for */
};

static unsigned count(const char **why)
{
    *why = "";
    return 1;
}

static err_t describe(backend_device *out, unsigned i)
{
    if (i != 0)
        return err_set(ERR_ARGUMENT, "device %u: there is one processor", i);
    snprintf(out->device, sizeof out->device, CPU_NAME);
    snprintf(out->name, sizeof out->name, "%s", cpu_level_name(cpu_level_get()));
    return ERR_OK;
}

static err_t find(unsigned *out, const char *name)
{
    *out = 0;
    if (strcmp(name, CPU_NAME) != 0)
        return err_set(ERR_ARGUMENT, "no device %s: there is " CPU_NAME, name);
    return ERR_OK;
}

static err_t open_device(device **out, unsigned i, const backend_options *options)
{
    (void)i;
    *out = NULL;
    device *d = calloc(1, sizeof *d);
    if (!d)
        return err_set(ERR_MEMORY, "no memory for a device");
    const err_t rc = groth16_prover_create(&d->prover, options->threads, options->listener);
    if (rc == ERR_OK)
        *out = d;
    else
        free(d);
    return rc;
}

static void close_device(device *d)
{
    groth16_prover_destroy(d->prover);
    free(d);
}

/* ---- keys ---------------------------------------------------------------------------------- */

static err_t load(device_key **out, device *d, const backend_key_source *source,
                  const r1cs_image *image)
{
    *out = NULL;
    if (!source->key)
        return err_set(ERR_ARGUMENT, "the processor proves with a .params file, not a key image");
    return host_load(out, d, source, image);
}

/* ---- proofs -------------------------------------------------------------------------------- */

static void release(device_pending *p)
{
    if (p->release)
        p->release(p->context);
    p->release = NULL;
}

static err_t make_witness(void *context, r1cs_assignment *out, pool *threads,
                          const progress *listener)
{
    device_pending *p = context;
    const device_key *k = p->key;
    const err_t rc =
        image_assignment(out, k->image, &p->slab, k->source.circuit, threads, listener);
    release(p);
    return rc;
}

static err_t start(device_pending **out, device_key *k, const backend_witness *witness)
{
    *out = NULL;
    device_pending *p = calloc(1, sizeof *p);
    if (!p)
        return err_set(ERR_MEMORY, "no memory for a pending proof");
    *p = (device_pending){
        .key = k, .slab = *witness->slab, .release = witness->release, .context = witness->context};
    const groth16_witness_maker maker = {.make = make_witness, .context = p};
    const err_t rc = groth16_prove_start_making(&p->proof, k->d->prover, k->source.key, &maker,
                                                witness->blinding);
    if (rc == ERR_OK)
        *out = p;
    else
        free(p);
    return rc;
}

static err_t wait_for(groth16_proof *out, device_pending *p)
{
    groth16_pending *proof = p->proof;
    p->proof = NULL;
    return groth16_prove_finish(out, proof);
}

/* The prover has refused every witness that does not satisfy the circuit. */
static err_t diagnose(image_verdict *out, device_pending *p)
{
    (void)p;
    *out = (image_verdict){0};
    return ERR_OK;
}

static void free_pending(device_pending *p)
{
    groth16_prove_drop(p->proof);
    release(p);
    free(p);
}

static void state(backend_device *out, const device *d)
{
    (void)d;
    out->plan = "";
    out->in_flight = 1;
}

const device_ops DEVICE_CPU = {
    .name = CPU_NAME,
    .count = count,
    .describe = describe,
    .find = find,
    .open = open_device,
    .close = close_device,
    .slab_alloc = host_slab_alloc,
    .slab_free = host_slab_free,
    .load = load,
    .unload = host_unload,
    .start = start,
    .wait = wait_for,
    .diagnose = diagnose,
    .free = free_pending,
    .state = state,
};
