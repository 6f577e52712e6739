/* One lock guards the commands and the states of all devices. Proofs are computed without it. */
#include "backend/backend_fake.h"
#include "backend/device_host.h"

#include "groth16/prove_assemble.h"
#include "groth16/prove_steps.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct device {
    unsigned index;
    bool lost;
};

struct device_pending {
    device_key *key;
    fake_act act;
    prove_job job;
    image_verdict verdict;
    void (*release)(void *context); /* null once called */
    void *context;
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t hangs_end;
    unsigned n;
    bool hangs_ended;
    struct {
        fake_act act;
        unsigned proofs;
        uint64_t started;
    } of[BACKEND_DEVICES_MAX];
} fake = {.lock = PTHREAD_MUTEX_INITIALIZER, .hangs_end = PTHREAD_COND_INITIALIZER};

/* ---- commands ------------------------------------------------------------------------------ */

void backend_fake_set(unsigned n)
{
    pthread_mutex_lock(&fake.lock);
    fake.n = n < BACKEND_DEVICES_MAX ? n : BACKEND_DEVICES_MAX;
    fake.hangs_ended = false;
    memset(fake.of, 0, sizeof fake.of);
    pthread_mutex_unlock(&fake.lock);
}

void backend_fake_next(unsigned i, fake_act act, unsigned proofs)
{
    pthread_mutex_lock(&fake.lock);
    fake.of[i].act = act;
    fake.of[i].proofs = proofs;
    pthread_mutex_unlock(&fake.lock);
}

void backend_fake_end_hangs(void)
{
    pthread_mutex_lock(&fake.lock);
    fake.hangs_ended = true;
    pthread_cond_broadcast(&fake.hangs_end);
    pthread_mutex_unlock(&fake.lock);
}

uint64_t backend_fake_started(unsigned i)
{
    pthread_mutex_lock(&fake.lock);
    const uint64_t started = fake.of[i].started;
    pthread_mutex_unlock(&fake.lock);
    return started;
}

/* What the proof that is being started on the device does. */
static fake_act take_command(const device *d)
{
    pthread_mutex_lock(&fake.lock);
    fake_act act = FAKE_RIGHT;
    if (fake.of[d->index].proofs > 0) {
        fake.of[d->index].proofs--;
        act = fake.of[d->index].act;
    }
    fake.of[d->index].started++;
    if (d->lost)
        act = FAKE_START_FAILS;
    pthread_mutex_unlock(&fake.lock);
    return act;
}

/* ---- devices ------------------------------------------------------------------------------- */

static unsigned count(const char **why)
{
    pthread_mutex_lock(&fake.lock);
    const unsigned n = fake.n;
    pthread_mutex_unlock(&fake.lock);
    *why = n == 0 ? "fake devices are for tests, which say how many there are" : "";
    return n;
}

static err_t describe(backend_device *out, unsigned i)
{
    snprintf(out->device, sizeof out->device, "fake-%u", i);
    snprintf(out->name, sizeof out->name, "fake device");
    return ERR_OK;
}

static err_t find(unsigned *out, const char *name)
{
    const char *why;
    const unsigned n = count(&why);
    backend_device d;
    for (*out = 0; *out < n; ++*out) {
        ERR_TRY(describe(&d, *out));
        if (strcmp(d.device, name) == 0)
            return ERR_OK;
    }
    return err_set(ERR_ARGUMENT, "no device %s: there are fake-0 to fake-%u", name, n - 1);
}

static err_t open_device(device **out, unsigned i, const backend_options *options)
{
    (void)options;
    *out = calloc(1, sizeof **out);
    if (!*out)
        return err_set(ERR_MEMORY, "no memory for a device");
    (*out)->index = i;
    return ERR_OK;
}

static void close_device(device *d)
{
    free(d);
}

static err_t load(device_key **out, device *d, const backend_key_source *source,
                  const r1cs_image *image)
{
    *out = NULL;
    if (!source->key)
        return err_set(ERR_ARGUMENT, "fake devices prove with keys, not key images");
    return host_load(out, d, source, image);
}

static void state(backend_device *out, const device *d)
{
    (void)d;
    out->plan = "resident";
    out->in_flight = 1;
}

/* ---- proofs -------------------------------------------------------------------------------- */

static void release(device_pending *p)
{
    if (p->release)
        p->release(p->context);
    p->release = NULL;
}

static err_t read_witness(device_pending *p, const backend_witness *witness)
{
    const device_key *k = p->key;
    p->job.key = k->source.key;
    ERR_TRY(image_evaluate(NULL, NULL, NULL, &p->verdict, k->image, witness->slab, NULL, NULL));
    ERR_TRY(image_assignment(&p->job.witness, k->image, witness->slab, NULL, NULL, NULL));
    return prove_blinding_draw(&p->job.blinding, witness->blinding);
}

static err_t start(device_pending **out, device_key *k, const backend_witness *witness)
{
    *out = NULL;
    const fake_act act = take_command(k->d);
    if (act == FAKE_START_FAILS)
        return err_set(ERR_DEVICE, "a start that was told to fail");
    device_pending *p = calloc(1, sizeof *p);
    if (!p)
        return err_set(ERR_MEMORY, "no memory for a pending proof");
    p->key = k;
    p->act = act;
    const err_t rc = read_witness(p, witness);
    if (rc != ERR_OK) {
        prove_job_free(&p->job);
        free(p);
        return rc;
    }
    p->release = witness->release;
    p->context = witness->context;
    if (act != FAKE_HANGS)
        release(p);
    *out = p;
    return ERR_OK;
}

static void wrong_proof(groth16_proof *out, const groth16_vk *vk, bool off_the_curve)
{
    *out = (groth16_proof){.a = vk->alpha_g1, .b = vk->beta_g2, .c = vk->delta_g1};
    if (off_the_curve)
        fp_add(&out->a.x, &out->a.x, &FP_ONE);
}

static err_t wait_for_hang(void)
{
    pthread_mutex_lock(&fake.lock);
    while (!fake.hangs_ended)
        pthread_cond_wait(&fake.hangs_end, &fake.lock);
    pthread_mutex_unlock(&fake.lock);
    return err_set(ERR_DEVICE, "no answer");
}

static bool is_lost(device *d, fake_act act)
{
    pthread_mutex_lock(&fake.lock);
    d->lost = d->lost || act == FAKE_LOST;
    const bool lost = d->lost;
    pthread_mutex_unlock(&fake.lock);
    return lost;
}

/* A device does not look at C: out of a witness that does not satisfy the circuit it makes a proof
 * that does not verify. */
static err_t wait_for(groth16_proof *out, device_pending *p)
{
    if (p->act == FAKE_HANGS)
        return wait_for_hang();
    if (is_lost(p->key->d, p->act))
        return err_set(ERR_DEVICE, "the device is lost");
    if (p->act == FAKE_WAIT_FAILS)
        return err_set(ERR_DEVICE, "a proof that was told to fail");
    if (p->act == FAKE_RIGHT && p->verdict.unsatisfied == 0) {
        ERR_TRY(prove_check(p->job.key, &p->job.witness));
        return prove_run(out, &p->job, NULL, NULL);
    }
    wrong_proof(out, &p->job.key->vk, p->act == FAKE_BAD_POINT);
    return ERR_OK;
}

static err_t diagnose(image_verdict *out, device_pending *p)
{
    *out = p->verdict;
    return ERR_OK;
}

static void free_pending(device_pending *p)
{
    release(p);
    prove_job_free(&p->job);
    free(p);
}

const device_ops DEVICE_FAKE = {
    .name = "fake",
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
