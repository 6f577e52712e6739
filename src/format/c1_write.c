/* A document is a stream of short pieces into one buffer, which goes to the sink as it is or in
 * base64. The first error sticks; pieces after it are dropped. */
#include "format/c1_write.h"

#include "base/verify.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define BUFFER_BYTES  6144u /* a multiple of 3: whole groups of base64 */
#define ELEMENT_BYTES (4u * FR_BYTES + 1)

typedef struct {
    c1_sink sink;
    void *context;
    err_t status;
    bool base64;
    size_t used;
    char buffer[BUFFER_BYTES];
    struct {
        char text[4];
        uint8_t length;
    } decimal[256]; /* "0," … "255," */
} writer;

/* ---- the buffer ---------------------------------------------------------------------------- */

/* Standard alphabet, padded (RFC 4648, section 4); returns the number of characters. */
static size_t encode(char *out, const char *in, size_t bytes)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const uint8_t *p = (const uint8_t *)in;
    size_t at = 0;
    for (size_t i = 0; i < bytes; i += 3, at += 4) {
        const size_t n = bytes - i < 3 ? bytes - i : 3;
        const uint32_t group =
            (uint32_t)p[i] << 16 | (n > 1 ? (uint32_t)p[i + 1] << 8 : 0) | (n > 2 ? p[i + 2] : 0);
        out[at] = digits[group >> 18];
        out[at + 1] = digits[group >> 12 & 63];
        out[at + 2] = n > 1 ? digits[group >> 6 & 63] : '=';
        out[at + 3] = n > 2 ? digits[group & 63] : '=';
    }
    return at;
}

static void send(writer *w, size_t bytes)
{
    char encoded[BUFFER_BYTES / 3 * 4];
    if (w->status == ERR_OK && bytes > 0) {
        if (w->base64)
            w->status = w->sink(w->context, encoded, encode(encoded, w->buffer, bytes));
        else
            w->status = w->sink(w->context, w->buffer, bytes);
    }
    w->used -= bytes;
    memmove(w->buffer, w->buffer + bytes, w->used);
}

/* All of it: the end of the stream or of its base64 part. */
static void flush(writer *w)
{
    size_t whole = w->used / 3 * 3;
    send(w, whole);
    send(w, w->used);
}

/* Room for the next `bytes` bytes; what stays behind in the buffer is no whole group. */
static char *room(writer *w, size_t bytes)
{
    VERIFY(bytes <= BUFFER_BYTES - 3);
    if (BUFFER_BYTES - w->used < bytes)
        send(w, w->used / 3 * 3);
    return w->buffer + w->used;
}

/* ---- pieces -------------------------------------------------------------------------------- */

static void put(writer *w, const char *text)
{
    const size_t n = strlen(text);
    memcpy(room(w, n), text, n);
    w->used += n;
}

static void put_u64(writer *w, uint64_t v)
{
    w->used += (size_t)snprintf(room(w, 24), 24, "%" PRIu64, v);
}

/* 32 bytes as "[n,…,n]". */
static void put_bytes(writer *w, const uint8_t bytes[FR_BYTES])
{
    char *start = room(w, ELEMENT_BYTES + sizeof w->decimal[0].text), *p = start;
    *p++ = '[';
    for (size_t i = 0; i < FR_BYTES; i++) {
        memcpy(p, w->decimal[bytes[i]].text, sizeof w->decimal[0].text);
        p += w->decimal[bytes[i]].length;
    }
    p[-1] = ']';
    w->used += (size_t)(p - start);
}

static void put_fr(writer *w, const fr *v)
{
    uint8_t bytes[FR_BYTES];
    fr_to_bytes(bytes, v);
    put_bytes(w, bytes);
}

static void put_elements(writer *w, const fr *v, size_t n)
{
    put(w, "[");
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            put(w, ",");
        put_fr(w, &v[i]);
    }
    put(w, "]");
}

/* ---- Merkle proofs ------------------------------------------------------------------------- */

/* {"path":[…]} of the levels from … to - 1. *sibling moves past theirs. */
static void put_levels(writer *w, const merkle_path *path, uint32_t from, uint32_t to,
                       const fr **sibling)
{
    put(w, "{\"path\":[");
    for (uint32_t level = from; level < to; level++) {
        const size_t siblings = path->arity[level] - 1u;
        put(w, level > from ? ",{\"hashes\":" : "{\"hashes\":");
        put_elements(w, *sibling, siblings);
        put(w, ",\"index\":");
        put_u64(w, path->index[level]);
        put(w, "}");
        *sibling += siblings;
    }
    put(w, "]}");
}

/* A path of base_levels and, if there are more, a sub and a top level. */
static void put_path(writer *w, const merkle_path *path, uint32_t base_levels)
{
    static const char *const keys[] = {"\"base_proof\":", ",\"sub_proof\":", ",\"top_proof\":"};
    const uint32_t extra = path->levels - base_levels;
    VERIFY(path->levels >= base_levels && extra <= 2);
    const fr *sibling = path->sibling;
    if (extra == 0) {
        put(w, "{\"data\":{\"Single\":{\"root\":");
        put_fr(w, &path->root);
        put(w, ",\"leaf\":");
        put_fr(w, &path->leaf);
        put(w, ",\"path\":");
        put_levels(w, path, 0, base_levels, &sibling);
        put(w, "}}}");
        return;
    }
    put(w, extra == 1 ? "{\"data\":{\"Sub\":{" : "{\"data\":{\"Top\":{");
    for (uint32_t part = 0; part <= extra; part++) {
        put(w, keys[part]);
        put_levels(w, path, part == 0 ? 0 : base_levels + part - 1, base_levels + part, &sibling);
    }
    put(w, ",\"root\":");
    put_fr(w, &path->root);
    put(w, ",\"leaf\":");
    put_fr(w, &path->leaf);
    put(w, "}}}");
}

/* ---- one challenge ------------------------------------------------------------------------- */

static void put_column(writer *w, const porep_shape *shape, const porep_column *column,
                       const merkle_path *path)
{
    put(w, "{\"column\":{\"index\":");
    put_u64(w, column->index);
    put(w, ",\"rows\":");
    put_elements(w, column->rows, shape->layers);
    put(w, ",\"_h\":null},\"inclusion_proof\":");
    put_path(w, path, shape->base_levels);
    put(w, "}");
}

static void put_parents(writer *w, const porep_shape *shape, const porep_challenge *c, size_t from,
                        size_t to)
{
    put(w, "[");
    for (size_t k = from; k < to; k++) {
        if (k > from)
            put(w, ",");
        put_column(w, shape, &c->parent[k], &c->parent_c[k]);
    }
    put(w, "]");
}

/* The label of this layer (from 1) hashes the base parents' labels of the same layer and, above the
 * first, the expander parents' of the layer before, over and over. */
static void put_labeling(writer *w, const porep_challenge *c, uint32_t layer)
{
    const size_t distinct = layer == 1 ? POREP_BASE_PARENTS : POREP_PARENTS;
    put(w, "{\"parents\":[");
    for (size_t i = 0; i < POREP_LABEL_PARENTS; i++) {
        const size_t k = i % distinct;
        if (i > 0)
            put(w, ",");
        put_fr(w, &c->parent[k].rows[k < POREP_BASE_PARENTS ? layer - 1 : layer - 2]);
    }
    put(w, "],\"layer_index\":");
    put_u64(w, layer);
    put(w, ",\"node\":");
    put_u64(w, c->node);
    put(w, "}");
}

static void put_challenge(writer *w, const porep_shape *shape, const porep_challenge *c)
{
    put(w, "{\"comm_d_proofs\":");
    put_path(w, &c->d, shape->d_levels);
    put(w, ",\"comm_r_last_proof\":");
    put_path(w, &c->r_last, shape->base_levels);
    put(w, ",\"replica_column_proofs\":{\"c_x\":");
    put_column(w, shape, &c->column, &c->c);
    put(w, ",\"drg_parents\":");
    put_parents(w, shape, c, 0, POREP_BASE_PARENTS);
    put(w, ",\"exp_parents\":");
    put_parents(w, shape, c, POREP_BASE_PARENTS, POREP_PARENTS);
    put(w, "},\"labeling_proofs\":[");
    for (uint32_t layer = 1; layer <= shape->layers; layer++) {
        if (layer > 1)
            put(w, ",");
        put_labeling(w, c, layer);
    }
    put(w, "],\"encoding_proof\":");
    put_labeling(w, c, shape->layers);
    put(w, "}");
}

/* ---- the document -------------------------------------------------------------------------- */

static void put_document(writer *w, const porep_job *job)
{
    char name[64];
    porep_registered_name(name, job->registered_id);
    put(w, "{\"registered_proof\":\"");
    put(w, name);
    put(w, "\",\"vanilla_proofs\":{\"");
    put(w, job->shape->proof_stem);
    put(w, "V1\":[");
    for (uint32_t k = 0; k < job->partitions; k++) {
        put(w, k > 0 ? ",[" : "[");
        for (uint32_t i = 0; i < job->shape->challenges && w->status == ERR_OK; i++) {
            if (i > 0)
                put(w, ",");
            put_challenge(w, job->shape, porep_job_challenge(job, k, i));
        }
        put(w, "]");
    }
    put(w, "]},\"comm_r\":");
    put_fr(w, &job->comm_r);
    put(w, ",\"comm_d\":");
    put_fr(w, &job->comm_d);
    put(w, ",\"replica_id\":");
    put_fr(w, &job->replica_id);
    put(w, ",\"seed\":");
    put_bytes(w, job->seed);
    put(w, ",\"ticket\":");
    put_bytes(w, job->ticket);
    put(w, "}");
}

err_t c1_write(const porep_job *job, c1_form form, c1_sink sink, void *context)
{
    if (form == C1_WRAPPER && !job->has_sector_number)
        return err_set(ERR_ARGUMENT, "the wrapper of a C1 document needs a sector number");
    writer w = {.sink = sink, .context = context};
    for (unsigned v = 0; v < 256; v++) {
        char text[8];
        w.decimal[v].length = (uint8_t)snprintf(text, sizeof text, "%u,", v);
        memcpy(w.decimal[v].text, text, sizeof w.decimal[v].text);
    }
    if (form == C1_BARE) {
        put_document(&w, job);
    } else {
        put(&w, "{\"SectorNum\":");
        put_u64(&w, job->sector_number);
        put(&w, ",\"Phase1Out\":\"");
        flush(&w);
        w.base64 = true;
        put_document(&w, job);
        flush(&w);
        w.base64 = false;
        put(&w, "\",\"SectorSize\":");
        put_u64(&w, job->shape->sector_bytes);
        put(&w, "}");
    }
    flush(&w);
    return w.status;
}
