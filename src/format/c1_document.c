/* The document itself: public data and, under one tag, partitions of challenges. */
#include "format/c1_parse.h"

#include "base/mem.h"

#include <stdio.h>

enum { KEY_PROOF, KEY_VANILLA, KEY_COMM_R, KEY_COMM_D, KEY_REPLICA, KEY_SEED, KEY_TICKET, KEYS };

static const char *const names[KEYS] = {"registered_proof", "vanilla_proofs", "comm_r", "comm_d",
                                        "replica_id",       "seed",           "ticket"};

#define NAME_BYTES 64

static err_t read_registered_proof(pull_reader *r, porep_job *out)
{
    pull_text text;
    char name[NAME_BYTES];
    const size_t at = r->at;
    ERR_TRY(pull_string(r, &text));
    const size_t bytes = pull_decode(name, sizeof name, &text);
    if (bytes > sizeof name || !porep_registered_by_name(name, bytes, &out->registered_id)) {
        const int shown = text.bytes < NAME_BYTES ? (int)text.bytes : NAME_BYTES;
        r->at = at;
        return pull_fail(r,
                         "registered proof \"%.*s\" is not known, expected a name such as "
                         "StackedDrg32GiBV1_1",
                         shown, text.raw);
    }
    return porep_registered(out->registered_id, &out->shape, &out->variant)
               ? ERR_OK
               : pull_fail(r, "registered proof %u has no shape", out->registered_id);
}

/* ---- challenges ---------------------------------------------------------------------------- */

static err_t read_partition(pull_reader *r, porep_job *out, size_t partition, size_t room)
{
    pull_array a;
    bool more;
    ERR_TRY(pull_array_begin(r, &a, out->shape->challenges));
    for (;;) {
        ERR_TRY(pull_array_next(r, &a, &more));
        if (!more)
            return ERR_OK;
        const size_t i = partition * out->shape->challenges + a.taken - 1;
        if (i >= room)
            return pull_fail(r, "the text is too short for this challenge");
        ERR_TRY(c1_challenge(r, &out->challenge[i], out->shape, (uint32_t)partition,
                             (uint32_t)a.taken - 1));
    }
}

/* Room is made for no more challenges than the text left can hold: all before the last are whole
 * when the last begins. */
static err_t read_partitions(pull_reader *r, porep_job *out)
{
    const uint32_t partitions = porep_partitions(out->shape, out->variant);
    const size_t wanted = (size_t)partitions * out->shape->challenges;
    const size_t possible = (r->bytes - r->at) / c1_challenge_bytes_min(out->shape) + 1;
    const size_t room = wanted < possible ? wanted : possible;
    ERR_TRY(MEM_ARRAY(&out->challenge, MEM_REQUEST, room, "challenges"));
    pull_array a;
    bool more;
    ERR_TRY(pull_array_begin(r, &a, partitions));
    for (;;) {
        ERR_TRY(pull_array_next(r, &a, &more));
        if (!more)
            break;
        ERR_TRY(read_partition(r, out, a.taken - 1, room));
    }
    out->partitions = partitions;
    return ERR_OK;
}

/* The one key is the V1 name of the sector size whatever the registered proof is. */
static err_t read_vanilla_proofs(pull_reader *r, porep_job *out)
{
    char tag[NAME_BYTES];
    snprintf(tag, sizeof tag, "%sV1", out->shape->proof_stem);
    const char *const tags[] = {tag};
    pull_object o = {.names = tags, .names_n = 1, .required = PULL_ALL(1), .closed = true};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            return ERR_OK;
        ERR_TRY(read_partitions(r, out));
    }
}

/* ---- the object ---------------------------------------------------------------------------- */

static err_t read_public(pull_reader *r, porep_job *out, int which)
{
    switch (which) {
    case KEY_COMM_R:
        return c1_fr(r, &out->comm_r);
    case KEY_COMM_D:
        return c1_fr(r, &out->comm_d);
    case KEY_REPLICA:
        return c1_fr(r, &out->replica_id);
    case KEY_SEED:
        return pull_bytes(r, out->seed, sizeof out->seed);
    case KEY_TICKET:
        return pull_bytes(r, out->ticket, sizeof out->ticket);
    default:
        return read_registered_proof(r, out);
    }
}

/* The challenges can be read only when the registered proof is known; if they come before it, they
 * are passed over and read from a bookmark at the end. */
static err_t read_document(pull_reader *r, porep_job *out)
{
    pull_reader bookmark;
    bool deferred = false;
    pull_object o = {.names = names, .names_n = KEYS, .required = PULL_ALL(KEYS)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            break;
        if (which != KEY_VANILLA) {
            ERR_TRY(read_public(r, out, which));
        } else if (out->shape) {
            ERR_TRY(read_vanilla_proofs(r, out));
        } else {
            deferred = true;
            bookmark = *r;
            ERR_TRY(pull_skip(r));
        }
    }
    ERR_TRY(pull_close(r));
    return deferred ? read_vanilla_proofs(&bookmark, out) : ERR_OK;
}

err_t c1_document(porep_job *out, const void *text, size_t bytes)
{
    pull_reader r;
    pull_open(&r, text, bytes);
    *out = (porep_job){0};
    const err_t rc = read_document(&r, out);
    if (rc != ERR_OK)
        porep_job_free(out);
    return rc;
}
