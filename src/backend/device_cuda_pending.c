/* Proofs on their way: out of the queue, onto the device, done or failed; slabs in device memory
 * and who has them. */
#include "backend/device_cuda.h"

#include "base/verify.h"

#include <stdio.h>
#include <string.h>

static gpu_stream copies(const device_key *k)
{
    return gpu_stream_get(k->d->g, STREAM_COPY);
}

/* ---- lists ----------------------------------------------------------------------------------- */

void pending_push(pending_list *list, device_pending *p)
{
    VERIFY(list->n < CUDA_PLAN_BATCH_MAX);
    list->of[list->n++] = p;
}

void pending_remove(pending_list *list, unsigned i)
{
    VERIFY(i < list->n);
    list->n--;
    memmove(&list->of[i], &list->of[i + 1], (list->n - i) * sizeof list->of[0]);
}

/* ---- states ---------------------------------------------------------------------------------- */

bool cuda_is_dropped(device_pending *p)
{
    device *d = p->key->d;
    pthread_mutex_lock(&d->lock);
    const bool dropped = p->dropped;
    pthread_mutex_unlock(&d->lock);
    return dropped;
}

bool cuda_is_awaited(device_pending *p)
{
    device *d = p->key->d;
    pthread_mutex_lock(&d->lock);
    const bool awaited = p->awaited;
    pthread_mutex_unlock(&d->lock);
    return awaited;
}

void cuda_release(device_pending *p)
{
    if (p->release)
        p->release(p->context);
    p->release = NULL;
}

/* From here on p may be freed by another thread at any time. */
void cuda_done(device_pending *p, err_t rc)
{
    device *d = p->key->d;
    p->status = rc;
    if (rc != ERR_OK)
        strcpy(p->text, err_text());
    cuda_release(p);
    mem_wipe(&p->sums, sizeof p->sums);
    mem_wipe(&p->blinding, sizeof p->blinding);
    pthread_mutex_lock(&d->lock);
    if (rc != ERR_OK && p->on_device) {
        p->on_device->owner = NULL;
        p->on_device = NULL;
    }
    p->state = PENDING_DONE;
    pthread_cond_broadcast(&d->done);
    pthread_mutex_unlock(&d->lock);
}

/* ---- slabs ----------------------------------------------------------------------------------- */

/* With the lock. */
static cuda_slab *free_slab(device_key *k)
{
    for (unsigned i = 0; i < k->plan.slabs; i++)
        if (!k->slabs[i].owner)
            return &k->slabs[i];
    return NULL;
}

/* With the lock. A proof that is done and has a slab; it does not go away before it is judged. */
static device_pending *done_with_slab(device_key *k)
{
    for (unsigned i = 0; i < k->plan.slabs; i++) {
        device_pending *p = k->slabs[i].owner;
        if (p && p->state == PENDING_DONE && !p->dropped) {
            p->judging = true;
            return p;
        }
    }
    return NULL;
}

/* A proof that verifies needs no witness to say why it does not. */
static void judge_early(device_pending *p)
{
    if (groth16_verify(&p->key->head.vk, &p->proof, p->inputs + 1, p->key->head.inputs - 1) !=
        ERR_OK) {
        cuda_judge(p);
        return;
    }
    p->verdict_status = ERR_OK;
    p->verdict = (image_verdict){0};
    p->judged = true;
}

static void take_slab_from(device_pending *p)
{
    device *d = p->key->d;
    judge_early(p);
    pthread_mutex_lock(&d->lock);
    p->on_device->owner = NULL;
    p->on_device = NULL;
    p->judging = false;
    pthread_cond_broadcast(&d->done);
    pthread_mutex_unlock(&d->lock);
}

/* With the lock. */
static device_pending *pop(device *d)
{
    device_pending *p = d->first;
    d->first = p->next;
    p->next = NULL;
    p->state = PENDING_TAKEN;
    return p;
}

device_pending *cuda_take(device_key *k, bool steal)
{
    device *d = k->d;
    for (;;) {
        device_pending *taken = NULL, *victim = NULL;
        pthread_mutex_lock(&d->lock);
        cuda_slab *slab = d->first ? free_slab(k) : NULL;
        if (slab) {
            taken = pop(d);
            taken->on_device = slab;
            slab->owner = taken;
        } else if (d->first && steal) {
            victim = done_with_slab(k);
        }
        pthread_mutex_unlock(&d->lock);
        if (!victim)
            return taken;
        take_slab_from(victim);
    }
}

/* ---- witnesses ------------------------------------------------------------------------------- */

/* What can be uploaded from: the slab itself if it is page-locked, else a copy, and then it is not
 * needed any longer. */
static err_t pinned_slab(r1cs_slab *out, device_pending *p)
{
    device_key *k = p->key;
    const size_t bits_bytes = 8 * slab_words(p->slab.n.bits);
    const size_t fields_bytes = sizeof(fr) * p->slab.n.fields;
    bool bits, fields;
    *out = p->slab;
    ERR_TRY(gpu_is_pinned(&bits, k->d->g, p->slab.bits, bits_bytes));
    ERR_TRY(gpu_is_pinned(&fields, k->d->g, p->slab.fields, fields_bytes));
    if (bits && fields)
        return ERR_OK;
    if (k->staged)
        ERR_TRY(gpu_event_wait(k->d->g, k->staged->uploaded));
    k->staged = p->on_device;
    ERR_TRY(slab_place(out, p->slab.n, k->staging, slab_bytes(p->slab.n)));
    memcpy(out->bits, p->slab.bits, bits_bytes);
    memcpy(out->fields, p->slab.fields, fields_bytes);
    cuda_release(p);
    return ERR_OK;
}

err_t cuda_upload(device_pending *p)
{
    device_key *k = p->key;
    gpu *g = k->d->g;
    const cuda_slab *to = p->on_device;
    r1cs_slab from;
    ERR_TRY(pinned_slab(&from, p));
    ERR_TRY(gpu_upload(g, to->bits, from.bits, 8 * slab_words(from.n.bits), copies(k)));
    ERR_TRY(gpu_upload(g, to->fields, from.fields, sizeof(fr) * from.n.fields, copies(k)));
    return gpu_event_record(g, to->uploaded, copies(k));
}

err_t cuda_uploaded(device_pending *p)
{
    ERR_TRY(gpu_event_wait(p->key->d->g, p->on_device->uploaded));
    cuda_release(p);
    return ERR_OK;
}

/* Half of it may be on its way into the block. */
static err_t give_up_fetching(device *d, void **block, err_t rc)
{
    char text[ERR_TEXT_BYTES_MAX];
    strcpy(text, err_text());
    (void)cuda_in_order(d);
    mem_free(*block, MEM_WITNESS);
    *block = NULL;
    return err_set(rc, "%s", text);
}

err_t cuda_fetch(r1cs_slab *out, void **block, device_pending *p)
{
    device_key *k = p->key;
    gpu *g = k->d->g;
    const size_t bytes = slab_bytes(k->head.n);
    err_t rc;
    if (!p->on_device)
        return err_set(ERR_DEVICE, "the device has lost the witness of this proof");
    ERR_TRY(mem_alloc(block, MEM_WITNESS, bytes, 1, "witness of a proof that does not verify"));
    ERR_GOTO(rc, failed, slab_place(out, k->head.n, *block, bytes));
    ERR_GOTO(
        rc, failed,
        gpu_download(g, out->bits, p->on_device->bits, 8 * slab_words(out->n.bits), copies(k)));
    ERR_GOTO(
        rc, failed,
        gpu_download(g, out->fields, p->on_device->fields, sizeof(fr) * out->n.fields, copies(k)));
    ERR_GOTO(rc, failed, gpu_wait(g, copies(k)));
    return ERR_OK;
failed:
    return give_up_fetching(k->d, block, rc);
}

void cuda_judge(device_pending *p)
{
    r1cs_slab slab;
    void *block = NULL;
    err_t rc = cuda_fetch(&slab, &block, p);
    if (rc == ERR_OK)
        rc = image_evaluate(NULL, NULL, NULL, &p->verdict, p->key->image, &slab, NULL, NULL);
    mem_free(block, MEM_WITNESS);
    p->verdict_status = rc;
    p->judged = true;
}

/* ---- failures -------------------------------------------------------------------------------- */

bool cuda_in_order(device *d)
{
    for (unsigned attempt = 0; attempt < 2; attempt++) {
        bool sound = true;
        for (unsigned i = 0; i < GPU_STREAMS; i++)
            sound = gpu_wait(d->g, gpu_stream_get(d->g, i)) == ERR_OK && sound;
        if (sound)
            return true;
    }
    return false;
}

/* What lies on the device is gone, also for proofs that are done. */
static void lose_slabs(device_key *k)
{
    device *d = k->d;
    pthread_mutex_lock(&d->lock);
    for (unsigned i = 0; i < CUDA_PLAN_BATCH_MAX; i++) {
        if (k->slabs[i].owner)
            k->slabs[i].owner->on_device = NULL;
        k->slabs[i].owner = NULL;
    }
    pthread_mutex_unlock(&d->lock);
}

static void fail_list(pending_list *list, err_t rc, const char *text)
{
    while (list->n > 0) {
        device_pending *p = list->of[0];
        pending_remove(list, 0);
        cuda_done(p, err_set(rc, "%s", text));
    }
}

static void fail_on_device(device_key *k, err_t rc, const char *text)
{
    fail_list(&k->ready, rc, text);
    fail_list(&k->batch, rc, text);
    for (unsigned i = 0; i < CUDA_SLOTS; i++) {
        device_pending *p = k->slot[i].p;
        k->slot[i].p = NULL;
        if (p)
            cuda_done(p, err_set(rc, "%s", text));
    }
    k->in_flight = 0;
}

/* The device is closed and opened again, the key loaded, once. */
static void revive(device_key *k)
{
    device *d = k->d;
    lose_slabs(k);
    cuda_key_remove(k);
    err_t rc = gpu_reopen(d->g);
    if (rc == ERR_OK)
        rc = cuda_key_place(k);
    if (rc == ERR_OK)
        return;
    pthread_mutex_lock(&d->lock);
    d->dead = true;
    (void)snprintf(d->why, sizeof d->why, "%s", err_text());
    pthread_mutex_unlock(&d->lock);
}

void cuda_fail(device_pending *p, err_t rc)
{
    char text[ERR_TEXT_BYTES_MAX];
    device_key *k = p->key;
    strcpy(text, err_text());
    const bool sound = cuda_in_order(k->d);
    cuda_done(p, err_set(rc, "%s", text));
    if (sound)
        return;
    fail_on_device(k, ERR_DEVICE, text);
    revive(k);
}

void cuda_fail_batch(device_key *k, err_t rc)
{
    char text[ERR_TEXT_BYTES_MAX];
    strcpy(text, err_text());
    const bool sound = cuda_in_order(k->d);
    fail_list(&k->batch, rc, text);
    if (sound)
        return;
    fail_on_device(k, rc, text);
    revive(k);
}
