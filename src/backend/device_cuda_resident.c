/* A resident key: two partitions in flight, one slot each.
 *
 *   copies  upload k+1
 *   rows             evaluate, transforms of k+1 -> ready
 *   sums    L, A, B1, B2 of k, H of k        -> done k, then those of k+1
 *
 * The witness sums of a partition need its slab only, H also what the rows stream makes. Vectors B
 * and C are the rows stream's alone, in the order of partitions; the first one becomes u and stays
 * until the slot's sums are down, which the worker has seen before it uses the slot again. */
#include "backend/device_cuda.h"

#include <string.h>

static cuda_slot *oldest(device_key *k)
{
    return &k->slot[k->oldest];
}

static cuda_slot *next_free(device_key *k)
{
    return &k->slot[(k->oldest + k->in_flight) % CUDA_SLOTS];
}

/* Sums of sections begin … end - 1; index: of the first of them among the slot's results. */
static err_t start_sums(device_key *k, cuda_slot *slot, const cuda_slab *slab,
                        key_image_section begin, key_image_section end, unsigned index)
{
    cuda_parts parts = cuda_parts_of(&k->head, k->density, k->plan.chunk, begin, end);
    cuda_part part;
    for (; cuda_parts_next(&part, &parts); index++) {
        const char *bases = k->section[part.section];
        bases += part.first * key_image_point_bytes(part.section);
        ERR_TRY(
            cuda_sum_start(k, slot->down + index * CUDA_DOWN_BYTES, &part, bases, slab, slot->u));
    }
    return ERR_OK;
}

static err_t begin(device_key *k, cuda_slot *slot, device_pending *p)
{
    gpu *g = k->d->g;
    const gpu_stream rows = gpu_stream_get(g, STREAM_ROWS), sums = gpu_stream_get(g, STREAM_SUMS);
    const cuda_slab *slab = p->on_device;
    ERR_TRY(gpu_event_order(g, rows, slab->uploaded));
    ERR_TRY(cuda_rows(k, slab, slot->u, k->b, k->c, k->tables, rows));
    ERR_TRY(gpu_event_record(g, slot->ready, rows));
    ERR_TRY(gpu_event_order(g, sums, slab->uploaded));
    ERR_TRY(start_sums(k, slot, slab, KEY_IMAGE_L, KEY_IMAGE_SECTIONS, 1));
    ERR_TRY(gpu_event_order(g, sums, slot->ready));
    ERR_TRY(start_sums(k, slot, slab, KEY_IMAGE_H, KEY_IMAGE_L, 0));
    return gpu_event_record(g, slot->done, sums);
}

static void finish(device_key *k, cuda_slot *slot)
{
    device_pending *p = slot->p;
    cuda_parts parts =
        cuda_parts_of(&k->head, k->density, k->plan.chunk, KEY_IMAGE_H, KEY_IMAGE_SECTIONS);
    cuda_part part;
    cuda_sums_clear(&p->sums);
    for (const char *down = slot->down; cuda_parts_next(&part, &parts); down += CUDA_DOWN_BYTES)
        cuda_sum_finish(&p->sums, down, &part);
    cuda_assemble(p);
}

static void leave_oldest(device_key *k)
{
    oldest(k)->p = NULL;
    k->oldest = (k->oldest + 1) % CUDA_SLOTS;
    k->in_flight--;
}

/* ---- steps: true if something was done ------------------------------------------------------- */

static bool upload_next(device_key *k)
{
    device_pending *p = cuda_take(k, k->in_flight < CUDA_SLOTS && k->ready.n == 0);
    if (!p)
        return false;
    const err_t rc = cuda_upload(p);
    if (rc == ERR_OK)
        pending_push(&k->ready, p);
    else
        cuda_fail(p, rc);
    return true;
}

static bool begin_next(device_key *k)
{
    if (k->ready.n == 0 || k->in_flight == CUDA_SLOTS)
        return false;
    device_pending *p = k->ready.of[0];
    cuda_slot *slot = next_free(k);
    pending_remove(&k->ready, 0);
    err_t rc = p->status;
    if (rc != ERR_OK)
        (void)err_set(rc, "%s", p->text);
    else if (cuda_is_dropped(p))
        rc = err_set(ERR_CANCELLED, "the proof was dropped");
    else
        rc = begin(k, slot, p);
    if (rc != ERR_OK) {
        cuda_fail(p, rc);
        return true;
    }
    slot->p = p;
    k->in_flight++;
    return true;
}

/* Callers get their slabs back as soon as the copies are done. A failure is kept until the turn of
 * that proof has come. */
static bool release_if_uploaded(device_pending *p)
{
    bool done = false;
    if (!p || !p->release || p->status != ERR_OK)
        return false;
    p->status = gpu_event_done(&done, p->key->d->g, p->on_device->uploaded);
    if (p->status != ERR_OK)
        strcpy(p->text, err_text());
    if (done)
        cuda_release(p);
    return !done;
}

/* True if some copies are not done. */
static bool release_uploaded(device_key *k)
{
    bool waiting = false;
    for (unsigned i = 0; i < k->ready.n; i++)
        waiting = release_if_uploaded(k->ready.of[i]) || waiting;
    for (unsigned i = 0; i < CUDA_SLOTS; i++)
        waiting = release_if_uploaded(k->slot[i].p) || waiting;
    return waiting;
}

static bool finish_oldest(device_key *k)
{
    bool done = false;
    if (k->in_flight == 0)
        return false;
    cuda_slot *slot = oldest(k);
    device_pending *p = slot->p;
    err_t rc = p->status;
    if (rc != ERR_OK)
        (void)err_set(rc, "%s", p->text);
    else
        rc = gpu_event_done(&done, k->d->g, slot->done);
    if (rc == ERR_OK && !done)
        return false;
    if (rc == ERR_OK)
        finish(k, slot);
    leave_oldest(k);
    if (rc != ERR_OK)
        cuda_fail(p, rc);
    return true;
}

cuda_step cuda_resident_step(device_key *k)
{
    const bool uploaded = upload_next(k);
    const bool begun = begin_next(k);
    const bool waiting = release_uploaded(k);
    const bool finished = finish_oldest(k);
    if (uploaded || begun || finished)
        return STEP_MORE;
    return waiting || k->in_flight > 0 ? STEP_AGAIN : STEP_IDLE;
}
