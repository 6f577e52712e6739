/* DEVICE_CUDA of backend_ops.h: a device's worker, and what callers do. Threads and states:
 * device_cuda.h. */
#include "backend/device_cuda.h"

#include "base/fault.h"
#include "base/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define LOOK_AGAIN_NS 300000L /* while the device is at work: a few thousandths of a proof */

struct cuda_errand {
    err_t (*run)(void *context);
    void *context;
    err_t rc;
    char text[ERR_TEXT_BYTES_MAX];
    bool done;
};

/* ---- the worker ------------------------------------------------------------------------------ */

/* With the lock. */
static void tell_worker(device *d)
{
    d->news = true;
    pthread_cond_signal(&d->wake);
}

static void run_errand(device *d)
{
    cuda_errand *e = d->errand;
    pthread_mutex_unlock(&d->lock);
    e->rc = e->run(e->context);
    (void)snprintf(e->text, sizeof e->text, "%s", err_text());
    pthread_mutex_lock(&d->lock);
    d->errand = NULL;
    e->done = true;
    pthread_cond_broadcast(&d->done);
}

/* Proofs that nobody will make. */
static void refuse_queue(device *d)
{
    for (;;) {
        pthread_mutex_lock(&d->lock);
        device_pending *p = d->first;
        if (p) {
            d->first = p->next;
            p->state = PENDING_TAKEN;
        }
        pthread_mutex_unlock(&d->lock);
        if (!p)
            return;
        cuda_done(p, err_set(ERR_DEVICE, "%s", d->why));
    }
}

static cuda_step step(device *d, device_key *k)
{
    if (d->dead) { /* only this thread writes it */
        refuse_queue(d);
        return STEP_IDLE;
    }
    return k->plan.kind == CUDA_PLAN_RESIDENT ? cuda_resident_step(k) : cuda_streaming_step(k);
}

/* With the lock. */
static void sleep_a_little(device *d)
{
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += LOOK_AGAIN_NS;
    if (until.tv_nsec >= 1000000000L) {
        until.tv_nsec -= 1000000000L;
        until.tv_sec++;
    }
    (void)pthread_cond_timedwait(&d->wake, &d->lock, &until);
}

static void *worker_main(void *argument)
{
    device *d = argument;
    pthread_mutex_lock(&d->lock);
    for (;;) {
        cuda_step next = STEP_IDLE;
        d->news = false;
        if (d->errand) {
            run_errand(d);
            continue;
        }
        if (d->quit)
            break;
        if (d->key) {
            device_key *k = d->key;
            pthread_mutex_unlock(&d->lock);
            next = step(d, k);
            pthread_mutex_lock(&d->lock);
        }
        if (d->news || next == STEP_MORE)
            continue;
        if (next == STEP_AGAIN)
            sleep_a_little(d);
        else
            pthread_cond_wait(&d->wake, &d->lock);
    }
    pthread_mutex_unlock(&d->lock);
    return NULL;
}

/* Has the worker do something, after the errands of others; waits for it. */
static err_t have_done(device *d, err_t (*run)(void *), void *context)
{
    cuda_errand e = {.run = run, .context = context};
    pthread_mutex_lock(&d->lock);
    while (d->errand)
        pthread_cond_wait(&d->done, &d->lock);
    d->errand = &e;
    tell_worker(d);
    while (!e.done)
        pthread_cond_wait(&d->done, &d->lock);
    pthread_mutex_unlock(&d->lock);
    return e.rc == ERR_OK ? ERR_OK : err_set(e.rc, "%s", e.text);
}

/* ---- devices --------------------------------------------------------------------------------- */

static err_t describe(backend_device *out, unsigned i)
{
    gpu_info info;
    ERR_TRY(gpu_describe(&info, i));
    memcpy(out->device, info.uuid, sizeof out->device);
    memcpy(out->name, info.name, sizeof out->name);
    return ERR_OK;
}

static err_t open_gpu(void *context)
{
    device *d = context;
    return gpu_open(&d->g, d->index, 0);
}

static err_t close_gpu(void *context)
{
    device *d = context;
    gpu_close(d->g);
    return ERR_OK;
}

static err_t start_worker(device *d)
{
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&d->lock, NULL);
    pthread_cond_init(&d->wake, &monotonic);
    pthread_cond_init(&d->done, NULL);
    pthread_condattr_destroy(&monotonic);
    const int failed =
        fault_hit(FAULT_THREAD) ? 11 : pthread_create(&d->worker, NULL, worker_main, d);
    if (!failed)
        return ERR_OK;
    pthread_cond_destroy(&d->done);
    pthread_cond_destroy(&d->wake);
    pthread_mutex_destroy(&d->lock);
    return err_set(ERR_MEMORY, "a device's thread cannot be started: %s", strerror(failed));
}

static void stop_worker(device *d)
{
    pthread_mutex_lock(&d->lock);
    d->quit = true;
    tell_worker(d);
    pthread_mutex_unlock(&d->lock);
    pthread_join(d->worker, NULL);
    pthread_cond_destroy(&d->done);
    pthread_cond_destroy(&d->wake);
    pthread_mutex_destroy(&d->lock);
}

static err_t device_open(device **out, unsigned i, const backend_options *options)
{
    *out = NULL;
    device *d = calloc(1, sizeof *d);
    if (!d)
        return err_set(ERR_MEMORY, "no memory for a device");
    d->index = i;
    if (options)
        d->options = *options;
    err_t rc = start_worker(d);
    if (rc != ERR_OK) {
        free(d);
        return rc;
    }
    rc = have_done(d, open_gpu, d);
    if (rc != ERR_OK) {
        stop_worker(d);
        free(d);
        return rc;
    }
    *out = d;
    return ERR_OK;
}

static void device_close(device *d)
{
    if (!d)
        return;
    VERIFY(!d->key && !d->first);
    const err_t rc = have_done(d, close_gpu, d);
    (void)rc;
    stop_worker(d);
    free(d);
}

static err_t slab_alloc(void **out, device *d, size_t bytes)
{
    return gpu_pinned_alloc(out, d->g, MEM_WITNESS, bytes, "memory of a witness");
}

static void slab_free(device *d, void *block)
{
    gpu_pinned_free(d->g, block, MEM_WITNESS);
}

static void state(backend_device *out, const device *d)
{
    device *writable = (device *)(uintptr_t)d; /* its lock */
    gpu_counts counts;
    gpu_memory(d->g, &counts);
    out->arena_bytes = counts.arena_bytes;
    out->taken_peak_bytes = counts.taken_peak_bytes;
    out->pinned_bytes = counts.pinned_bytes;
    out->pinned_allocations = counts.pinned_allocations;
    out->pinned_frees = counts.pinned_frees;
    pthread_mutex_lock(&writable->lock);
    out->plan = d->key ? cuda_plan_name(d->key->plan.kind) : "";
    out->in_flight = d->key ? d->key->plan.in_flight : 0;
    pthread_mutex_unlock(&writable->lock);
}

/* ---- keys ------------------------------------------------------------------------------------ */

static err_t load_errand(void *context)
{
    device_key *k = context;
    device *d = k->d;
    if (d->dead)
        return err_set(ERR_DEVICE, "%s", d->why);
    if (d->key)
        return err_set(ERR_ARGUMENT, "the device holds the key of %s: one at a time",
                       d->key->head.circuit);
    ERR_TRY(cuda_key_open(k));
    pthread_mutex_lock(&d->lock);
    d->key = k;
    pthread_mutex_unlock(&d->lock);
    return ERR_OK;
}

static err_t unload_errand(void *context)
{
    device_key *k = context;
    pthread_mutex_lock(&k->d->lock);
    k->d->key = NULL;
    pthread_mutex_unlock(&k->d->lock);
    cuda_key_close(k);
    return ERR_OK;
}

static void key_free(device_key *k)
{
    for (unsigned matrix = 0; matrix < 2; matrix++)
        key_image_density_free(&k->density[matrix]);
    free(k);
}

static err_t key_fill(device_key *k, const backend_key_source *source, const r1cs_image *image)
{
    k->image = image;
    k->key = source->key;
    if (source->image) {
        k->source = *source->image;
        k->head = *source->image->head;
    } else {
        ERR_TRY(key_image_head_of(&k->head, image, KEY_IMAGE_COEFFICIENTS));
        k->head.vk = source->key->vk;
    }
    ERR_TRY(key_image_head_check(&k->head, image));
    if (g1_aff_is_infinity(&k->head.vk.delta_g1) || g2_aff_is_infinity(&k->head.vk.delta_g2))
        return err_set(ERR_INPUT, "delta of the key is the point at infinity");
    for (unsigned matrix = 0; matrix < 2; matrix++)
        ERR_TRY(key_image_density_of(&k->density[matrix], image, matrix));
    return ERR_OK;
}

static err_t load(device_key **out, device *d, const backend_key_source *source,
                  const r1cs_image *image)
{
    *out = NULL;
    device_key *k = calloc(1, sizeof *k);
    if (!k)
        return err_set(ERR_MEMORY, "no memory for a key's record");
    k->d = d;
    err_t rc = key_fill(k, source, image);
    if (rc == ERR_OK)
        rc = have_done(d, load_errand, k);
    if (rc != ERR_OK) {
        key_free(k);
        return rc;
    }
    *out = k;
    return ERR_OK;
}

static void unload(device_key *k)
{
    if (!k)
        return;
    const err_t rc = have_done(k->d, unload_errand, k);
    (void)rc;
    key_free(k);
}

/* ---- proofs ---------------------------------------------------------------------------------- */

static err_t check_witness(const device_key *k, const r1cs_slab *slab)
{
    const slab_counts n = k->head.n;
    if (slab->n.bits != n.bits || slab->n.fields != n.fields)
        return err_set(ERR_ARGUMENT,
                       "a witness of %zu bits and %zu field elements, of %s: %zu and %zu",
                       slab->n.bits, slab->n.fields, k->head.circuit, n.bits, n.fields);
    if (!fr_is_one(&slab->fields[0]))
        return err_set(ERR_ARGUMENT, "the first input of a witness must be ONE");
    return ERR_OK;
}

static err_t fill(device_pending *p, device_key *k, const backend_witness *witness)
{
    const size_t inputs = k->head.inputs;
    ERR_TRY(check_witness(k, witness->slab));
    p->key = k;
    p->slab = *witness->slab;
    p->release = witness->release;
    p->context = witness->context;
    p->inputs = malloc(inputs * sizeof *p->inputs);
    if (!p->inputs)
        return err_set(ERR_MEMORY, "no memory for the inputs of a proof");
    memcpy(p->inputs, witness->slab->fields, inputs * sizeof *p->inputs);
    return prove_blinding_draw(&p->blinding, witness->blinding);
}

static void pending_free(device_pending *p)
{
    free(p->inputs);
    mem_wipe(p, sizeof *p);
    free(p);
}

static err_t start(device_pending **out, device_key *k, const backend_witness *witness)
{
    device *d = k->d;
    *out = NULL;
    device_pending *p = calloc(1, sizeof *p);
    if (!p)
        return err_set(ERR_MEMORY, "no memory for a pending proof");
    err_t rc = fill(p, k, witness);
    if (rc == ERR_OK) {
        pthread_mutex_lock(&d->lock);
        if (d->dead) {
            rc = err_set(ERR_DEVICE, "%s", d->why);
        } else if (d->first) {
            d->last->next = p;
        } else {
            d->first = p;
        }
        d->last = rc == ERR_OK ? p : d->last;
        tell_worker(d);
        pthread_mutex_unlock(&d->lock);
    }
    if (rc != ERR_OK) {
        pending_free(p);
        return rc;
    }
    *out = p;
    return ERR_OK;
}

static err_t wait_for(groth16_proof *out, device_pending *p)
{
    device *d = p->key->d;
    pthread_mutex_lock(&d->lock);
    p->awaited = true;
    tell_worker(d);
    while (p->state != PENDING_DONE)
        pthread_cond_wait(&d->done, &d->lock);
    pthread_mutex_unlock(&d->lock);
    *out = p->proof;
    return p->status == ERR_OK ? ERR_OK : err_set(p->status, "%s", p->text);
}

/* With the lock; the proof is in the queue. */
static void unlink_queued(device *d, device_pending *p)
{
    device_pending *before = NULL;
    for (device_pending *q = d->first; q != p; q = q->next)
        before = q;
    if (before)
        before->next = p->next;
    else
        d->first = p->next;
    if (d->last == p)
        d->last = before;
}

static void drop(device_pending *p)
{
    if (!p)
        return;
    device *d = p->key->d;
    pthread_mutex_lock(&d->lock);
    p->dropped = true;
    if (p->state == PENDING_QUEUED)
        unlink_queued(d, p);
    else
        while (p->state != PENDING_DONE || p->judging) {
            tell_worker(d);
            pthread_cond_wait(&d->done, &d->lock);
        }
    if (p->on_device)
        p->on_device->owner = NULL;
    tell_worker(d); /* of a slab that is free */
    pthread_mutex_unlock(&d->lock);
    cuda_release(p);
    pending_free(p);
}

/* ---- diagnosis ------------------------------------------------------------------------------- */

typedef struct {
    device_pending *p;
    r1cs_slab slab;
    void *block;
} fetching;

static err_t fetch_errand(void *context)
{
    fetching *f = context;
    if (f->p->judged)
        return ERR_OK;
    return cuda_fetch(&f->slab, &f->block, f->p);
}

/* Fetched by the worker, looked at by all threads of the caller. */
static err_t diagnose(image_verdict *out, device_pending *p)
{
    device_key *k = p->key;
    fetching f = {.p = p};
    pool *all = NULL;
    *out = (image_verdict){0};
    ERR_TRY(have_done(k->d, fetch_errand, &f));
    if (!f.block) {
        *out = p->verdict;
        return p->verdict_status == ERR_OK
                   ? ERR_OK
                   : err_set(p->verdict_status, "the witness of this proof could not be looked at");
    }
    err_t rc = pool_create(&all, k->d->options.threads);
    if (rc == ERR_OK)
        rc = image_evaluate(NULL, NULL, NULL, out, k->image, &f.slab, all, NULL);
    pool_destroy(all);
    mem_free(f.block, MEM_WITNESS);
    return rc;
}

const device_ops DEVICE_CUDA = {.name = "cuda",
                                .count = gpu_count,
                                .describe = describe,
                                .find = gpu_find,
                                .open = device_open,
                                .close = device_close,
                                .slab_alloc = slab_alloc,
                                .slab_free = slab_free,
                                .load = load,
                                .unload = unload,
                                .start = start,
                                .wait = wait_for,
                                .diagnose = diagnose,
                                .free = drop,
                                .state = state};
