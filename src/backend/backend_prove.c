/* Keys and proofs of a backend. A pending proof belongs to one device from start to end; its inputs
 * are copied before the device sees the slab, so that a proof of anything else does not verify. */
#include "backend/backend_internal.h"

#include <stdlib.h>
#include <string.h>

struct backend_key {
    backend *b;
    const groth16_vk *vk;
    const r1cs_image *image;
    const r1cs_circuit *circuit;
    unsigned pending;                    /* the backend's lock guards it, likewise: */
    bool proven;                         /* a proof under it has verified */
    device_key *on[BACKEND_DEVICES_MAX]; /* null: the device is set aside */
};

struct backend_pending {
    backend_key *key;
    unsigned slot;
    device_pending *p;
    fr *inputs; /* ONE first, MEM_WITNESS */
};

/* ---- keys ---------------------------------------------------------------------------------- */

static err_t check_section(const char *name, size_t points, uint64_t expected)
{
    if (points != expected)
        return err_set(ERR_INPUT, "section %s of the key has %zu points, the circuit needs %llu",
                       name, points, (unsigned long long)expected);
    return ERR_OK;
}

static err_t check_sections(const groth16_key *key, const r1cs_shape *shape)
{
    const uint64_t b = shape->b_input_density + shape->b_aux_density;
    ERR_TRY(check_section("ic", key->vk.ic_n, shape->inputs));
    ERR_TRY(check_section("h", key->h_n, (UINT64_C(1) << shape->log2_domain) - 1));
    ERR_TRY(check_section("l", key->l_n, shape->aux));
    ERR_TRY(check_section("a", key->a_n, shape->inputs + shape->a_aux_density));
    ERR_TRY(check_section("b_g1", key->b_g1_n, b));
    return check_section("b_g2", key->b_g2_n, b);
}

static err_t check_source(const backend_key_source *source, const r1cs_image *image)
{
    if (!source->key == !source->image)
        return err_set(ERR_ARGUMENT, "a key source has a key or a key image, one of the two");
    return source->key ? check_sections(source->key, &image->shape)
                       : key_image_head_check(source->image->head, image);
}

/* Proofs under other keys may fail meanwhile. */
static bool is_set_aside(backend *b, unsigned i)
{
    pthread_mutex_lock(&b->lock);
    const bool aside = b->slot[i].was.set_aside;
    pthread_mutex_unlock(&b->lock);
    return aside;
}

static err_t load_on(backend_key *key, unsigned i, const backend_key_source *source)
{
    backend *b = key->b;
    if (is_set_aside(b, i))
        return ERR_OK;
    err_t rc = b->ops->load(&key->on[i], b->slot[i].d, source, key->image);
    if (rc == ERR_OK)
        return ERR_OK;
    key->on[i] = NULL;
    rc = backend_prefix(b, i, rc);
    if (!backend_blames(rc))
        return rc;
    backend_slot_failed(b, i, true);
    return ERR_OK;
}

static err_t load_on_all(backend_key *key, const backend_key_source *source)
{
    unsigned loaded = 0;
    for (unsigned i = 0; i < key->b->n; i++) {
        ERR_TRY(load_on(key, i, source));
        loaded += key->on[i] != NULL;
    }
    return loaded == 0 ? backend_none_left(key->b) : ERR_OK;
}

err_t backend_key_load(backend_key **out, backend *b, const backend_key_source *source,
                       const r1cs_image *image)
{
    *out = NULL;
    ERR_TRY(check_source(source, image));
    backend_key *key = calloc(1, sizeof *key);
    if (!key)
        return err_set(ERR_MEMORY, "no memory for a key");
    key->b = b;
    key->vk = source->key ? &source->key->vk : &source->image->head->vk;
    key->image = image;
    key->circuit = source->circuit;
    b->keys++;
    const err_t rc = load_on_all(key, source);
    if (rc == ERR_OK)
        *out = key;
    else
        backend_key_unload(key);
    return rc;
}

void backend_key_unload(backend_key *key)
{
    if (!key)
        return;
    backend *b = key->b;
    VERIFY(key->pending == 0);
    for (unsigned i = 0; i < b->n; i++)
        if (key->on[i])
            b->ops->unload(key->on[i]);
    b->keys--;
    free(key);
}

/* ---- starting ------------------------------------------------------------------------------ */

/* Of the devices that are not set aside and not among those tried, the one with the least under
 * way, of equals the one that has started the least. The proof is counted there. */
static bool choose_slot(unsigned *out, backend_key *key, uint64_t tried)
{
    backend *b = key->b;
    backend_device *best = NULL;
    pthread_mutex_lock(&b->lock);
    for (unsigned i = 0; i < b->n; i++) {
        backend_device *d = &b->slot[i].was;
        if (d->set_aside || !key->on[i] || tried >> i & 1)
            continue;
        if (best && (d->under_way > best->under_way ||
                     (d->under_way == best->under_way && d->started >= best->started)))
            continue;
        best = d;
        *out = i;
    }
    if (best) {
        best->started++;
        best->under_way++;
        key->pending++;
    }
    pthread_mutex_unlock(&b->lock);
    return best != NULL;
}

typedef enum { END_DONE, END_FAILED, END_DROPPED } ending;

static void count_end(backend_key *key, unsigned i, ending end)
{
    backend *b = key->b;
    backend_device *d = &b->slot[i].was;
    pthread_mutex_lock(&b->lock);
    d->under_way--;
    d->done += end == END_DONE;
    d->failed += end == END_FAILED;
    if (end == END_DONE) {
        d->failures_in_a_row = 0;
        key->proven = true;
    }
    key->pending--;
    pthread_mutex_unlock(&b->lock);
}

static err_t check_slab(const r1cs_image *image, const r1cs_slab *slab)
{
    if (slab->n.bits != image->n.bits || slab->n.fields != image->n.fields)
        return err_set(ERR_ARGUMENT,
                       "a slab of %zu bits and %zu field elements, %s has %zu and %zu",
                       slab->n.bits, slab->n.fields, image->name, image->n.bits, image->n.fields);
    if (!fr_is_one(&slab->fields[0]))
        return err_set(ERR_ARGUMENT, "the first input of a witness must be ONE");
    return ERR_OK;
}

static err_t copy_inputs(backend_pending *pending, const r1cs_slab *slab)
{
    const size_t n = pending->key->image->shape.inputs;
    ERR_TRY(MEM_ARRAY(&pending->inputs, MEM_WITNESS, n, "public inputs"));
    memcpy(pending->inputs, slab->fields, n * sizeof *pending->inputs);
    return ERR_OK;
}

static err_t start_anywhere(backend_pending *pending, const backend_witness *witness)
{
    backend_key *key = pending->key;
    backend *b = key->b;
    uint64_t tried = 0;
    err_t rc = ERR_OK;
    for (unsigned i; choose_slot(&i, key, tried); tried |= UINT64_C(1) << i) {
        rc = b->ops->start(&pending->p, key->on[i], witness);
        pending->slot = i;
        if (rc == ERR_OK)
            return ERR_OK;
        count_end(key, i, END_FAILED);
        if (!backend_blames(rc))
            return rc;
        rc = backend_prefix(b, i, rc);
        backend_slot_failed(b, i, false);
    }
    return rc == ERR_OK ? backend_none_left(b) : rc;
}

static void free_pending(backend_pending *pending)
{
    mem_free(pending->inputs, MEM_WITNESS);
    free(pending);
}

err_t backend_prove_start(backend_pending **out, backend_key *key, const backend_witness *witness)
{
    *out = NULL;
    ERR_TRY(check_slab(key->image, witness->slab));
    backend_pending *pending = calloc(1, sizeof *pending);
    if (!pending)
        return err_set(ERR_MEMORY, "no memory for a pending proof");
    pending->key = key;
    err_t rc = copy_inputs(pending, witness->slab);
    if (rc == ERR_OK)
        rc = start_anywhere(pending, witness);
    if (rc == ERR_OK)
        *out = pending;
    else
        free_pending(pending);
    return rc;
}

/* ---- finishing ----------------------------------------------------------------------------- */

static err_t blame(const backend_pending *pending, const char *verdict)
{
    backend_key *key = pending->key;
    pthread_mutex_lock(&key->b->lock);
    const bool proven = key->proven;
    pthread_mutex_unlock(&key->b->lock);
    if (proven)
        return err_set(ERR_DEVICE,
                       "a proof that does not verify although its witness satisfies the circuit "
                       "and proofs under the same key have verified: the device is at fault (%s)",
                       verdict);
    return err_set(ERR_INPUT,
                   "the proof does not verify although its witness satisfies the circuit: the key "
                   "is not of one piece or not this circuit's (%s)",
                   verdict);
}

/* Of a proof that does not verify; verdict says why not. */
static err_t diagnose(const backend_pending *pending, const char *verdict)
{
    const backend_key *key = pending->key;
    image_verdict rows;
    char place[R1CS_PLACE_BYTES];
    ERR_TRY(key->b->ops->diagnose(&rows, pending->p));
    if (rows.unsatisfied == 0)
        return blame(pending, verdict);
    ERR_TRY(image_verdict_text(place, &rows, key->circuit));
    return err_set(ERR_UNSATISFIED, "row %llu is not satisfied (%llu rows in all): %s",
                   (unsigned long long)rows.first_unsatisfied, (unsigned long long)rows.unsatisfied,
                   place);
}

static err_t wait_and_verify(groth16_proof *out, backend_pending *pending)
{
    const backend_key *key = pending->key;
    char verdict[ERR_TEXT_BYTES_MAX];
    ERR_TRY(key->b->ops->wait(out, pending->p));
    const err_t rc =
        groth16_verify(key->vk, out, pending->inputs + 1, key->image->shape.inputs - 1);
    if (rc != ERR_INVALID && rc != ERR_INPUT)
        return rc;
    strcpy(verdict, err_text());
    return diagnose(pending, verdict);
}

err_t backend_prove_finish(groth16_proof *out, backend_pending *pending)
{
    backend_key *key = pending->key;
    const unsigned i = pending->slot;
    err_t rc = wait_and_verify(out, pending);
    char text[ERR_TEXT_BYTES_MAX] = "";
    if (rc != ERR_OK) {
        *out = (groth16_proof){.a = G1_INFINITY, .b = G2_INFINITY, .c = G1_INFINITY};
        if (backend_blames(rc))
            rc = backend_prefix(key->b, i, rc);
        strcpy(text, err_text());
    }
    key->b->ops->free(pending->p);
    free_pending(pending);
    if (rc != ERR_OK)
        (void)err_set(rc, "%s", text);
    if (backend_blames(rc))
        backend_slot_failed(key->b, i, false);
    count_end(key, i, rc == ERR_OK ? END_DONE : END_FAILED);
    return rc;
}

void backend_prove_drop(backend_pending *pending)
{
    if (!pending)
        return;
    backend_key *key = pending->key;
    const unsigned i = pending->slot;
    key->b->ops->free(pending->p);
    free_pending(pending);
    count_end(key, i, END_DROPPED);
}
