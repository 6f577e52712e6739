/* The document itself: public data and, under one tag, partitions of challenges. Either may come
 * first: the tag names the sector size, the registered proof the number of partitions too. */
#include "format/c1_parse.h"

#include "base/mem.h"
#include "base/verify.h"

#include <stdio.h>
#include <string.h>

enum { KEY_PROOF, KEY_VANILLA, KEY_COMM_R, KEY_COMM_D, KEY_REPLICA, KEY_SEED, KEY_TICKET, KEYS };

static c1_document *document_of(void *context)
{
    return context;
}

/* ---- the registered proof ------------------------------------------------------------------ */

static err_t registered_leave(void *context, push_reader *r, void *at)
{
    (void)at;
    c1_document *d = document_of(context);
    porep_job *job = &d->job;
    if (r->name_bytes > PUSH_TEXT_MAX ||
        !porep_registered_by_name(r->name, r->name_bytes, &job->registered_id))
        return push_fail(r, r->start,
                         "registered proof \"%.*s\" is not known, expected a name such as "
                         "StackedDrg32GiBV1_1",
                         r->raw_bytes < PUSH_TEXT_MAX ? (int)r->raw_bytes : PUSH_TEXT_MAX, r->raw);
    if (!porep_registered(job->registered_id, &job->shape, &job->variant))
        return push_fail(r, r->start, "registered proof %u has no shape", job->registered_id);
    if (d->tagged && d->tagged != job->shape)
        return push_fail(r, r->start,
                         "registered proof \"%.*s\", expected one of %s, whose proofs are given",
                         (int)r->name_bytes, r->name, d->tagged->proof_stem);
    return ERR_OK;
}

/* ---- challenges ---------------------------------------------------------------------------- */

/* Room for challenge number `index`. What is asked for grows with what has been read: twice the
 * room there was, or as many challenges as the text so far has bytes for. */
static err_t make_room(c1_document *d, size_t index, uint64_t bytes_read)
{
    if (index < d->room)
        return ERR_OK;
    const size_t most = d->partitions.n * d->partition.n;
    const size_t paid = (size_t)(bytes_read / sizeof(porep_challenge));
    size_t room = 2 * d->room > paid ? 2 * d->room : paid;
    room = room > index ? room : index + 1;
    room = room < most ? room : most;
    porep_challenge *larger;
    ERR_TRY(MEM_ARRAY(&larger, MEM_REQUEST, room, "challenges"));
    if (d->job.challenge)
        memcpy(larger, d->job.challenge, d->room * sizeof *larger);
    mem_free(d->job.challenge, MEM_REQUEST);
    d->job.challenge = larger;
    d->room = room;
    return ERR_OK;
}

static err_t challenge_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)type;
    c1_document *d = document_of(context);
    c1_scratch *s = &d->scratch;
    s->partition = (uint32_t)push_taken(r, 1) - 1;
    s->number = (uint32_t)push_taken(r, 0) - 1;
    const size_t index = s->partition * d->partition.n + s->number;
    ERR_TRY(make_room(d, index, push_offset(r)));
    *at = s->challenge = &d->job.challenge[index];
    return ERR_OK;
}

static err_t partition_leave(void *context, push_reader *r, void *at)
{
    (void)at;
    document_of(context)->job.partitions = (uint32_t)push_taken(r, 0);
    return ERR_OK;
}

/* The tag is the innermost open object: the numbers of everything below follow from it. */
static err_t partitions_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)type;
    (void)at;
    c1_document *d = document_of(context);
    size_t n;
    const porep_shape *shape = &porep_shapes(&n)[r->frame[r->depth - 1].type - d->tag];
    d->tagged = shape;
    d->scratch.layers = shape->layers;
    c1_challenge_types_init(&d->challenge, shape);
    d->challenge.challenge.enter = challenge_enter;
    d->partition.n = shape->challenges;
    d->partitions.at_most = !d->job.shape;
    if (d->job.shape)
        d->partitions.n = porep_partitions(shape, d->job.variant);
    else if (shape->partitions > shape->partitions_non_interactive)
        d->partitions.n = shape->partitions;
    else
        d->partitions.n = shape->partitions_non_interactive;
    return ERR_OK;
}

/* The one key is the V1 name of the sector size whatever the registered proof is. */
static err_t vanilla_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)r;
    (void)at;
    const c1_document *d = document_of(context);
    size_t n;
    if (d->job.shape)
        *type = &d->tag[d->job.shape - porep_shapes(&n)];
    return ERR_OK;
}

/* Only an object without any key gets here. */
static err_t vanilla_leave(void *context, push_reader *r, void *at)
{
    (void)context;
    (void)at;
    return push_fail(r, r->start, "no key, expected the V1 name of a sector size");
}

static err_t document_leave(void *context, push_reader *r, void *at)
{
    (void)at;
    const porep_job *job = &document_of(context)->job;
    const uint32_t expected = porep_partitions(job->shape, job->variant);
    char name[64];
    porep_registered_name(name, job->registered_id);
    if (job->partitions == expected)
        return ERR_OK;
    return push_fail(r, r->start, "vanilla_proofs has %u partitions, expected %u for %s",
                     job->partitions, expected, name);
}

/* ---- types --------------------------------------------------------------------------------- */

static const push_type registered = {.kind = PUSH_STRING, .leave = registered_leave};
static const push_type bytes_32 = {.kind = PUSH_BYTES, .n = 32, .element = &push_byte, .stride = 1};

static void tags_init(c1_document *d)
{
    size_t n;
    const porep_shape *shapes = porep_shapes(&n);
    VERIFY(n == C1_TAGS);
    for (size_t i = 0; i < C1_TAGS; i++) {
        snprintf(d->names[i], sizeof d->names[i], "%sV1", shapes[i].proof_stem);
        d->tag_members[i] = (push_member){d->names[i], &d->partitions, 0};
        d->tag[i] = (push_type){.kind = PUSH_OBJECT,
                                .members = &d->tag_members[i],
                                .members_n = 1,
                                .required = PUSH_ALL(1),
                                .closed = true};
        d->tags[i] = &d->tag[i];
    }
    d->tags[C1_TAGS] = NULL;
    d->vanilla = (push_type){.kind = PUSH_OBJECT,
                             .either = d->tags,
                             .closed = true,
                             .wanted = "the V1 name of a sector size, such as StackedDrg32GiBV1",
                             .enter = vanilla_enter,
                             .leave = vanilla_leave};
}

void c1_document_init(c1_document *d)
{
    tags_init(d);
    d->partition = (push_type){
        .kind = PUSH_ARRAY, .element = &d->challenge.challenge, .leave = partition_leave};
    d->partitions =
        (push_type){.kind = PUSH_ARRAY, .element = &d->partition, .enter = partitions_enter};
    push_member *m = d->members;
    m[KEY_PROOF] = (push_member){"registered_proof", &registered, 0};
    m[KEY_VANILLA] = (push_member){"vanilla_proofs", &d->vanilla, 0};
    m[KEY_COMM_R] = (push_member){"comm_r", &c1_fr, offsetof(c1_document, job.comm_r)};
    m[KEY_COMM_D] = (push_member){"comm_d", &c1_fr, offsetof(c1_document, job.comm_d)};
    m[KEY_REPLICA] = (push_member){"replica_id", &c1_fr, offsetof(c1_document, job.replica_id)};
    m[KEY_SEED] = (push_member){"seed", &bytes_32, offsetof(c1_document, job.seed)};
    m[KEY_TICKET] = (push_member){"ticket", &bytes_32, offsetof(c1_document, job.ticket)};
    d->object = (push_type){.kind = PUSH_OBJECT,
                            .members = m,
                            .members_n = KEYS,
                            .required = PUSH_ALL(KEYS),
                            .leave = document_leave};
}
