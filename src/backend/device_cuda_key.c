/* A key on a device: what it takes of the arena and of page-locked memory, in the order in which
 * cuda_plan.c adds it up. */
#include "backend/device_cuda.h"

#include <string.h>

static gpu_stream copies(const device_key *k)
{
    return gpu_stream_get(k->d->g, STREAM_COPY);
}

/* ---- small parts ----------------------------------------------------------------------------- */

static err_t place_array(void **out, device_key *k, const void *host, size_t bytes,
                         const char *what)
{
    ERR_TRY(gpu_take(out, k->d->g, bytes, what));
    if (bytes == 0)
        return ERR_OK;
    return gpu_upload(k->d->g, *out, host, bytes, copies(k));
}

static err_t place_density(device_key *k, unsigned matrix)
{
    const key_image_density *d = &k->density[matrix];
    const size_t words = slab_words(d->n.bits);
    void *bits, *rank, *fields;
    ERR_TRY(place_array(&bits, k, d->bits, 8 * words, "dense bits"));
    ERR_TRY(place_array(&rank, k, d->rank, 4 * words, "ranks of dense bits"));
    ERR_TRY(place_array(&fields, k, d->fields, 4 * d->dense.fields, "dense field elements"));
    k->dense[matrix] = (msm_cuda_dense){bits, rank};
    k->fields[matrix] = fields;
    return ERR_OK;
}

static err_t place_slabs(device_key *k)
{
    for (unsigned i = 0; i < k->plan.slabs; i++) {
        void *bits, *fields;
        const slab_counts n = k->head.n;
        ERR_TRY(gpu_take(&bits, k->d->g, 8 * slab_words(n.bits), "bits of a witness"));
        ERR_TRY(gpu_take(&fields, k->d->g, sizeof(fr) * n.fields, "fields of a witness"));
        k->slabs[i] = (cuda_slab){.bits = bits, .fields = fields};
        ERR_TRY(gpu_event_create(&k->slabs[i].uploaded, k->d->g));
    }
    return ERR_OK;
}

/* Streaming: all slots have the one vector, and a chunk each. */
static err_t place_slots(device_key *k)
{
    const bool resident = k->plan.kind == CUDA_PLAN_RESIDENT;
    const size_t vector = sizeof(fr) << k->head.log2_domain;
    const unsigned sums = resident ? CUDA_PARTS_MAX : k->plan.in_flight;
    gpu *g = k->d->g;
    void *block = NULL;
    ERR_TRY(gpu_pinned_alloc(&k->down, g, MEM_SCRATCH, CUDA_SLOTS * sums * CUDA_DOWN_BYTES,
                             "results of sums"));
    for (unsigned i = 0; i < CUDA_SLOTS; i++) {
        cuda_slot *slot = &k->slot[i];
        slot->down = (char *)k->down + i * sums * CUDA_DOWN_BYTES;
        if (resident || i == 0)
            ERR_TRY(gpu_take(&block, g, vector, "values of a quotient"));
        slot->u = block;
        if (!resident)
            ERR_TRY(gpu_take(&slot->bases, g, k->plan.chunk * sizeof(g1_aff), "chunk of a key"));
        ERR_TRY(gpu_event_create(&slot->ready, g));
        ERR_TRY(gpu_event_create(&slot->done, g));
    }
    return ERR_OK;
}

/* ---- points ---------------------------------------------------------------------------------- */

/* Everything on the device. */
static err_t place_sections(device_key *k, cuda_feed *feed)
{
    for (key_image_section s = 0; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t n = key_image_points(&k->head, s);
        ERR_TRY(gpu_take(&k->section[s], k->d->g, n * key_image_point_bytes(s), "points of a key"));
        progress_step(k->d->options.listener, "key to the device", s, KEY_IMAGE_SECTIONS);
        ERR_TRY(cuda_feed_upload(feed, k->section[s], s, 0, n, copies(k)));
    }
    progress_step(k->d->options.listener, "key to the device", KEY_IMAGE_SECTIONS,
                  KEY_IMAGE_SECTIONS);
    return ERR_OK;
}

static void free_host(device_key *k)
{
    for (key_image_section s = 0; s < KEY_IMAGE_SECTIONS; s++) {
        gpu_pinned_free(k->d->g, k->host[s], MEM_KEY);
        k->host[s] = NULL;
    }
}

/* Page-locked memory for all points; false where there is not so much. */
static bool take_host(device_key *k)
{
    for (key_image_section s = 0; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t bytes = key_image_points(&k->head, s) * key_image_point_bytes(s);
        if (gpu_pinned_alloc(&k->host[s], k->d->g, MEM_KEY, bytes, "points of a key") != ERR_OK) {
            free_host(k);
            return false;
        }
    }
    return true;
}

static err_t fill_host(device_key *k, cuda_feed *feed)
{
    for (key_image_section s = 0; s < KEY_IMAGE_SECTIONS; s++) {
        progress_step(k->d->options.listener, "key to memory", s, KEY_IMAGE_SECTIONS);
        ERR_TRY(cuda_feed_read(feed, k->host[s], s, 0, key_image_points(&k->head, s)));
    }
    progress_step(k->d->options.listener, "key to memory", KEY_IMAGE_SECTIONS, KEY_IMAGE_SECTIONS);
    return ERR_OK;
}

static err_t place_points(device_key *k)
{
    const unsigned threads = k->d->options.threads;
    const bool resident = k->plan.kind == CUDA_PLAN_RESIDENT;
    const bool host = !resident && take_host(k);
    cuda_feed *feed;
    ERR_TRY(cuda_feed_open(&feed, k->d->g, &k->source, threads, !host));
    if (!resident && !host) {
        k->feed = feed; /* for every pass */
        return ERR_OK;
    }
    err_t rc = resident ? place_sections(k, feed) : fill_host(k, feed);
    if (rc == ERR_OK)
        rc = gpu_wait(k->d->g, copies(k));
    if (rc != ERR_OK) { /* cuda_key_remove waits before it closes it */
        k->feed = feed;
        return rc;
    }
    cuda_feed_close(feed);
    return ERR_OK;
}

/* ---- all of it ------------------------------------------------------------------------------- */

static err_t place_all(device_key *k)
{
    gpu *g = k->d->g;
    const gpu_stream rows = gpu_stream_get(g, STREAM_ROWS);
    const bool resident = k->plan.kind == CUDA_PLAN_RESIDENT;
    const bool with_c = k->head.form == KEY_IMAGE_COEFFICIENTS;
    const size_t vector = sizeof(fr) << k->head.log2_domain;
    void *block = NULL;
    for (unsigned matrix = 0; matrix < 2; matrix++)
        ERR_TRY(place_density(k, matrix));
    ERR_TRY(image_cuda_open(&k->rows, g, k->image, with_c, rows));
    ERR_TRY(place_slabs(k));
    ERR_TRY(place_slots(k));
    ERR_TRY(gpu_pinned_alloc(&k->staging, g, MEM_WITNESS, slab_bytes(k->head.n), "staged witness"));
    if (resident) {
        ERR_TRY(ntt_cuda_create(&k->tables, g, k->head.log2_domain, rows));
        ERR_TRY(gpu_take(&block, g, vector, "values of B"));
        k->b = block;
        if (with_c)
            ERR_TRY(gpu_take(&block, g, vector, "values of C"));
        k->c = with_c ? block : NULL;
    }
    ERR_TRY(place_points(k));
    ERR_TRY(gpu_wait(g, rows));
    return gpu_wait(g, copies(k));
}

void cuda_key_remove(device_key *k)
{
    gpu *g = k->d->g;
    /* What is queued may come from memory that goes. */
    if (!k->d->dead && !cuda_in_order(k->d))
        err_clear();
    cuda_feed_close(k->feed);
    k->feed = NULL;
    free_host(k);
    ntt_cuda_destroy(k->tables);
    k->tables = NULL;
    image_cuda_close(k->rows);
    k->rows = NULL;
    for (unsigned i = 0; i < CUDA_PLAN_BATCH_MAX; i++) {
        gpu_event_destroy(g, k->slabs[i].uploaded);
        k->slabs[i].uploaded = NULL;
    }
    for (unsigned i = 0; i < CUDA_SLOTS; i++) {
        gpu_event_destroy(g, k->slot[i].ready);
        gpu_event_destroy(g, k->slot[i].done);
        k->slot[i] = (cuda_slot){0};
    }
    gpu_pinned_free(g, k->staging, MEM_WITNESS);
    gpu_pinned_free(g, k->down, MEM_SCRATCH);
    k->staging = k->down = NULL;
    k->staged = NULL;
    gpu_release(g, 0);
    k->loaded = false;
}

/* The source of a key that is no image, for as long as it is read. */
static err_t make_own(device_key *k)
{
    pool *p;
    if (!k->key)
        return ERR_OK;
    ERR_TRY(pool_create(&p, k->d->options.threads));
    const err_t rc = key_image_from_key(&k->own, k->key, k->image, p);
    pool_destroy(p);
    if (rc == ERR_OK)
        k->source = key_image_source_of(&k->own);
    return rc;
}

static void free_own(device_key *k)
{
    key_image_free(&k->own);
    memset(&k->own, 0, sizeof k->own);
}

err_t cuda_key_place(device_key *k)
{
    err_t rc = make_own(k);
    if (rc == ERR_OK)
        rc = place_all(k);
    if (rc != ERR_OK) {
        char text[ERR_TEXT_BYTES_MAX];
        strcpy(text, err_text());
        cuda_key_remove(k);
        (void)err_set(rc, "%s", text);
    }
    k->loaded = rc == ERR_OK;
    if (!k->feed)
        free_own(k);
    return rc;
}

static err_t make_plan(device_key *k)
{
    gpu_info info;
    device *d = k->d;
    uint64_t budget = d->options.vram_bytes;
    if (budget == 0) { /* what is free beside the context, and its size as a reserve */
        ERR_TRY(gpu_describe(&info, d->index));
        budget = info.memory_free_bytes;
    }
    ERR_TRY(cuda_plan_make(&k->plan, d->g, &k->head, k->image, budget, false));
    return gpu_arena_set(d->g, k->plan.arena_bytes);
}

err_t cuda_key_open(device_key *k)
{
    err_t rc = make_plan(k);
    if (rc == ERR_OK)
        rc = cuda_key_place(k);
    if (rc != ERR_OK) {
        char text[ERR_TEXT_BYTES_MAX];
        strcpy(text, err_text());
        if (gpu_arena_set(k->d->g, 0) != ERR_OK)
            err_clear(); /* the next key sets it again */
        (void)err_set(rc, "%s", text);
    }
    return rc;
}

void cuda_key_close(device_key *k)
{
    cuda_key_remove(k);
    free_own(k);
    if (!k->d->dead && gpu_arena_set(k->d->g, 0) != ERR_OK)
        err_clear();
}
