/* The stream: which form a text has, and Curio's wrapper around a document,
 * {"SectorNum": int, "Phase1Out": base64 of a document, "SectorSize": uint}. */
#include "format/c1_parse.h"

#include "base/file.h"
#include "base/mem.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define DECODED_BYTES (3 * 8192)

/* Characters of Phase1Out and where they stand in the outer text. */
typedef struct {
    uint64_t start;     /* of the string */
    uint64_t chars, at; /* that many came before the one at this offset */
    uint64_t group_at;  /* where the group of four began that was not whole then */
    base64_state state;
    uint8_t bytes[DECODED_BYTES];
} phase1out;

struct c1_stream {
    c1_document document; /* first: the context of all hooks */
    uint64_t sector_number, sector_size;
    push_type form, wrapper, base64;
    push_member members[3];
    const push_type *forms[3];
    push_reader outer, inner;
    phase1out encoded;
    err_t failed;
    char failed_text[ERR_TEXT_BYTES_MAX];
};

/* ---- the document in the wrapper ----------------------------------------------------------- */

/* The outer place of what the inner reader came upon. */
static err_t fail_inner(const c1_stream *s, err_t rc)
{
    const phase1out *e = &s->encoded;
    const uint64_t group = push_offset(&s->inner) / 3 * 4;
    const uint64_t at = group < e->chars ? e->group_at : e->at + (group - e->chars);
    return err_prefix(rc, "/Phase1Out, byte %" PRIu64 ": in the document decoded from Phase1Out",
                      at);
}

static err_t fail_base64(const c1_stream *s)
{
    return push_fail(&s->outer, s->encoded.start,
                     "not padded base64 of the standard alphabet at character %" PRIu64,
                     s->encoded.state.chars);
}

static err_t encoded_piece(void *context, push_reader *r, const uint8_t *bytes, size_t n)
{
    c1_stream *s = context;
    phase1out *e = &s->encoded;
    const uint8_t *from = bytes, *end = bytes + n;
    e->start = r->start;
    while (bytes < end) {
        size_t decoded;
        e->chars = e->state.chars;
        e->at = r->piece_start + (uint64_t)(bytes - from);
        const bool good =
            base64_decode(&e->state, e->bytes, sizeof e->bytes, &decoded, &bytes, end);
        const err_t rc = push_feed(&s->inner, e->bytes, decoded);
        if (rc != ERR_OK)
            return fail_inner(s, rc);
        if (!good)
            return fail_base64(s);
        const uint64_t group = e->state.chars / 4 * 4;
        if (group >= e->chars)
            e->group_at = e->at + (group - e->chars);
    }
    return ERR_OK;
}

static err_t encoded_leave(void *context, push_reader *r, void *at)
{
    (void)at;
    c1_stream *s = context;
    phase1out *e = &s->encoded;
    size_t decoded;
    e->start = r->start;
    e->chars = e->state.chars;
    e->at = push_offset(r) - 1; /* the quote */
    if (!base64_end(&e->state, e->bytes, &decoded))
        return fail_base64(s);
    err_t rc = push_feed(&s->inner, e->bytes, decoded);
    if (rc == ERR_OK)
        rc = push_finish(&s->inner);
    return rc == ERR_OK ? ERR_OK : fail_inner(s, rc);
}

static err_t wrapper_leave(void *context, push_reader *r, void *at)
{
    (void)r;
    (void)at;
    c1_stream *s = context;
    porep_job *job = &s->document.job;
    char name[64];
    porep_registered_name(name, job->registered_id);
    if (s->sector_size != job->shape->sector_bytes)
        return err_set(ERR_INPUT,
                       "SectorSize of the wrapper is %" PRIu64 ", expected %" PRIu64 " for %s",
                       s->sector_size, job->shape->sector_bytes, name);
    job->has_sector_number = true;
    job->sector_number = s->sector_number;
    return ERR_OK;
}

/* Only an object without a key of either form gets here. */
static err_t form_leave(void *context, push_reader *r, void *at)
{
    (void)context;
    (void)at;
    return push_fail(r, r->start,
                     "neither a key of a C1 document (registered_proof, vanilla_proofs, …) nor one "
                     "of Curio's wrapper (SectorNum, Phase1Out, SectorSize)");
}

/* ---- the stream ---------------------------------------------------------------------------- */

static const push_type number = {.kind = PUSH_UINT, .bytes = 8, .max = UINT64_MAX};

err_t c1_stream_create(c1_stream **out)
{
    c1_stream *s;
    ERR_TRY(MEM_ARRAY(out, MEM_REQUEST, 1, "the reader of a C1 document"));
    s = *out;
    c1_document_init(&s->document);
    s->base64 = (push_type){.kind = PUSH_STRING, .piece = encoded_piece, .leave = encoded_leave};
    push_member *m = s->members;
    m[0] = (push_member){"SectorNum", &number, offsetof(c1_stream, sector_number)};
    m[1] = (push_member){"Phase1Out", &s->base64, 0};
    m[2] = (push_member){"SectorSize", &number, offsetof(c1_stream, sector_size)};
    s->wrapper = (push_type){.kind = PUSH_OBJECT,
                             .members = m,
                             .members_n = 3,
                             .required = PUSH_ALL(3),
                             .leave = wrapper_leave};
    s->forms[0] = &s->wrapper;
    s->forms[1] = &s->document.object;
    s->form = (push_type){.kind = PUSH_OBJECT, .either = s->forms, .leave = form_leave};
    push_open(&s->outer, &s->form, s, s);
    push_open(&s->inner, &s->document.object, s, s);
    return ERR_OK;
}

/* Remembers a failure: what was read is of no use any more. */
static err_t keep_failure(c1_stream *s, err_t rc)
{
    if (rc != ERR_OK) {
        s->failed = rc;
        snprintf(s->failed_text, sizeof s->failed_text, "%s", err_text());
        porep_job_free(&s->document.job);
    }
    return rc;
}

err_t c1_stream_feed(c1_stream *s, const void *text, size_t n)
{
    if (s->failed != ERR_OK)
        return err_set(s->failed, "%s", s->failed_text);
    if (n > C1_BYTES_MAX - s->outer.fed)
        return keep_failure(s, err_set(ERR_INPUT,
                                       "a C1 document is too long, expected at most %zu "
                                       "bytes",
                                       C1_BYTES_MAX));
    return keep_failure(s, push_feed(&s->outer, text, n));
}

err_t c1_stream_finish(porep_job *out, c1_stream *s)
{
    err_t rc;
    memset(out, 0, sizeof *out);
    if (s->failed != ERR_OK) {
        rc = err_set(s->failed, "%s", s->failed_text);
    } else {
        rc = push_finish(&s->outer);
        if (rc == ERR_OK) {
            *out = s->document.job;
            s->document.job.challenge = NULL;
        }
    }
    c1_stream_drop(s);
    return rc;
}

void c1_stream_drop(c1_stream *s)
{
    if (!s)
        return;
    porep_job_free(&s->document.job);
    mem_free(s, MEM_REQUEST);
}

err_t c1_read(porep_job *out, const void *text, size_t bytes)
{
    c1_stream *s;
    memset(out, 0, sizeof *out);
    ERR_TRY(c1_stream_create(&s));
    const err_t rc = c1_stream_feed(s, text, bytes);
    if (rc == ERR_OK)
        return c1_stream_finish(out, s);
    c1_stream_drop(s);
    return rc;
}

static err_t feed_piece(void *context, const void *bytes, size_t n)
{
    return c1_stream_feed(context, bytes, n);
}

err_t c1_read_file(porep_job *out, const char *name)
{
    c1_stream *s;
    memset(out, 0, sizeof *out);
    ERR_TRY(c1_stream_create(&s));
    err_t rc = file_read_each(name, feed_piece, s);
    if (rc == ERR_OK)
        rc = c1_stream_finish(out, s);
    else
        c1_stream_drop(s);
    return rc == ERR_OK || rc == ERR_IO ? rc : err_prefix(rc, "%s", name);
}
