/* A streamed key: its chunks pass through two buffers in device memory, each section as often as it
 * must.
 *
 *   copies  chunk j+1 to its buffer -> ready
 *   sums    parts of chunk j, one for each partition of the pass -> done
 *
 * A buffer, and the page-locked results beside it, are used again when the worker has seen `done`
 * and added the results up. A pass over H is for one partition, right after its transforms, whose
 * vectors and tables lie where the sums have their scratch: all on one stream. The pass over L, A,
 * B1, B2 is for a batch: when it is full, or when somebody waits for one of its proofs and no more
 * are in the queue. */
#include "backend/device_cuda.h"

/* Witnesses and sums of the proofs of one pass. */
typedef struct {
    device_key *k;
    device_pending *const *of;
    unsigned n;
    key_image_section begin, end;
} key_pass;

static cuda_slot *slot_of(device_key *k, unsigned chunk)
{
    return &k->slot[chunk % CUDA_SLOTS];
}

static err_t upload_chunk(device_key *k, cuda_slot *slot)
{
    gpu *g = k->d->g;
    const gpu_stream s = gpu_stream_get(g, STREAM_COPY);
    const cuda_part *part = &slot->part;
    const size_t point = key_image_point_bytes(part->section);
    const char *host = k->host[part->section];
    if (k->feed)
        ERR_TRY(cuda_feed_upload(k->feed, slot->bases, part->section, part->first, part->n, s));
    else
        ERR_TRY(gpu_upload(g, slot->bases, host + part->first * point, part->n * point, s));
    return gpu_event_record(g, slot->ready, s);
}

static err_t start_chunk(const key_pass *pass, cuda_slot *slot)
{
    device_key *k = pass->k;
    const gpu_stream sums = gpu_stream_get(k->d->g, STREAM_SUMS);
    ERR_TRY(gpu_event_order(k->d->g, sums, slot->ready));
    for (unsigned i = 0; i < pass->n; i++)
        ERR_TRY(cuda_sum_start(k, slot->down + i * CUDA_DOWN_BYTES, &slot->part, slot->bases,
                               pass->of[i]->on_device, slot->u));
    return gpu_event_record(k->d->g, slot->done, sums);
}

static err_t finish_chunk(const key_pass *pass, cuda_slot *slot)
{
    ERR_TRY(gpu_event_wait(pass->k->d->g, slot->done));
    for (unsigned i = 0; i < pass->n; i++)
        cuda_sum_finish(&pass->of[i]->sums, slot->down + i * CUDA_DOWN_BYTES, &slot->part);
    return ERR_OK;
}

/* before: queues what comes before the sums on their stream; may be null. */
static err_t run_pass(const key_pass *pass, err_t (*before)(device_pending *p))
{
    device_key *k = pass->k;
    cuda_parts parts = cuda_parts_of(&k->head, k->density, k->plan.chunk, pass->begin, pass->end);
    unsigned chunks = 0, finished = 0;
    for (;; chunks++) {
        cuda_slot *slot = slot_of(k, chunks);
        cuda_part part;
        if (!cuda_parts_next(&part, &parts))
            break;
        if (chunks >= CUDA_SLOTS)
            ERR_TRY(finish_chunk(pass, slot_of(k, finished++)));
        slot->part = part;
        if (chunks == 0 && before)
            ERR_TRY(before(pass->of[0]));
        ERR_TRY(upload_chunk(k, slot));
        ERR_TRY(start_chunk(pass, slot));
    }
    while (finished < chunks)
        ERR_TRY(finish_chunk(pass, slot_of(k, finished++)));
    return ERR_OK;
}

/* ---- one partition --------------------------------------------------------------------------- */

static err_t rows_in_scratch(device_pending *p, ntt_cuda **tables)
{
    device_key *k = p->key;
    gpu *g = k->d->g;
    const gpu_stream s = gpu_stream_get(g, STREAM_SUMS);
    const size_t vector = sizeof(fr) << k->head.log2_domain;
    void *b, *c = NULL;
    ERR_TRY(gpu_take(&b, g, vector, "values of B"));
    if (k->head.form == KEY_IMAGE_COEFFICIENTS)
        ERR_TRY(gpu_take(&c, g, vector, "values of C"));
    ERR_TRY(ntt_cuda_create(tables, g, k->head.log2_domain, s));
    ERR_TRY(gpu_event_order(g, s, p->on_device->uploaded));
    return cuda_rows(k, p->on_device, k->slot[0].u, b, c, *tables, s);
}

static err_t queue_rows(device_pending *p)
{
    gpu *g = p->key->d->g;
    const gpu_mark mark = gpu_mark_get(g);
    ntt_cuda *tables = NULL;
    const err_t rc = rows_in_scratch(p, &tables);
    ntt_cuda_destroy(tables);
    gpu_release(g, mark);
    return rc;
}

static err_t quotient_pass(device_pending *p)
{
    const key_pass h = {p->key, &p, 1, KEY_IMAGE_H, KEY_IMAGE_L};
    cuda_sums_clear(&p->sums);
    ERR_TRY(cuda_upload(p));
    ERR_TRY(cuda_uploaded(p));
    return run_pass(&h, queue_rows);
}

/* ---- steps ----------------------------------------------------------------------------------- */

static bool any_awaited(const pending_list *batch)
{
    for (unsigned i = 0; i < batch->n; i++)
        if (cuda_is_awaited(batch->of[i]))
            return true;
    return false;
}

static void leave_dropped(pending_list *batch)
{
    for (unsigned i = batch->n; i-- > 0;) {
        device_pending *p = batch->of[i];
        if (!cuda_is_dropped(p))
            continue;
        pending_remove(batch, i);
        cuda_done(p, err_set(ERR_CANCELLED, "the proof was dropped"));
    }
}

static void witness_pass(device_key *k)
{
    const key_pass all = {k, k->batch.of, k->batch.n, KEY_IMAGE_L, KEY_IMAGE_SECTIONS};
    const err_t rc = run_pass(&all, NULL);
    if (rc != ERR_OK) {
        cuda_fail_batch(k, rc);
        return;
    }
    while (k->batch.n > 0) {
        device_pending *p = k->batch.of[0];
        pending_remove(&k->batch, 0);
        cuda_assemble(p);
    }
}

cuda_step cuda_streaming_step(device_key *k)
{
    pending_list *batch = &k->batch;
    leave_dropped(batch);
    device_pending *p = batch->n < k->plan.in_flight ? cuda_take(k, true) : NULL;
    if (p) {
        const err_t rc = quotient_pass(p);
        if (rc == ERR_OK)
            pending_push(batch, p);
        else
            cuda_fail(p, rc);
        return STEP_MORE;
    }
    if (batch->n == 0 || (batch->n < k->plan.in_flight && !any_awaited(batch)))
        return STEP_IDLE;
    witness_pass(k);
    return STEP_MORE;
}
