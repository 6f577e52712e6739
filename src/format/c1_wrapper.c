/* Curio's wrapper: {"SectorNum": int, "Phase1Out": base64 of a document, "SectorSize": uint}. */
#include "format/c1_parse.h"

#include "base/mem.h"

#include <inttypes.h>

enum { KEY_NUMBER, KEY_DOCUMENT, KEY_SIZE, KEYS };

static const char *const names[KEYS] = {"SectorNum", "Phase1Out", "SectorSize"};

typedef struct {
    uint64_t number, size;
    pull_text document; /* still in base64 */
    pull_reader at;     /* where it stands, for errors */
} wrapper;

static err_t read_wrapper(pull_reader *r, wrapper *out)
{
    pull_object o = {.names = names, .names_n = KEYS, .required = PULL_ALL(KEYS)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            return pull_close(r);
        if (which == KEY_NUMBER) {
            ERR_TRY(pull_u64(r, &out->number, UINT64_MAX));
        } else if (which == KEY_SIZE) {
            ERR_TRY(pull_u64(r, &out->size, UINT64_MAX));
        } else {
            out->at = *r;
            ERR_TRY(pull_string(r, &out->document));
        }
    }
}

/* `room` holds the decoded escapes, if there are any, behind the decoded document. */
static err_t decode(const wrapper *w, uint8_t *document, size_t *bytes, char *room)
{
    const char *base64 = w->document.raw;
    size_t chars = w->document.bytes;
    if (w->document.escaped) {
        chars = pull_decode(room, chars, &w->document);
        base64 = room;
    }
    if (base64_decode(document, bytes, base64, chars))
        return ERR_OK;
    return pull_fail(&w->at, "not padded base64 of the standard alphabet at character %zu of %zu",
                     *bytes, chars);
}

static err_t read_inner(porep_job *out, const wrapper *w)
{
    const size_t document_bytes = base64_bytes_max(w->document.bytes);
    const size_t escape_bytes = w->document.escaped ? w->document.bytes : 0;
    uint8_t *room;
    ERR_TRY(MEM_ARRAY(&room, MEM_REQUEST, document_bytes + escape_bytes + 1,
                      "the document in Phase1Out"));
    size_t bytes;
    err_t rc = decode(w, room, &bytes, (char *)room + document_bytes);
    if (rc == ERR_OK) {
        rc = c1_document(out, room, bytes);
        if (rc != ERR_OK)
            rc = err_prefix(rc, "in the document decoded from Phase1Out");
    }
    mem_free(room, MEM_REQUEST);
    return rc;
}

err_t c1_wrapper(porep_job *out, const void *text, size_t bytes)
{
    pull_reader r;
    wrapper w;
    pull_open(&r, text, bytes);
    ERR_TRY(read_wrapper(&r, &w));
    ERR_TRY(read_inner(out, &w));
    if (w.size != out->shape->sector_bytes) {
        char name[64];
        porep_registered_name(name, out->registered_id);
        const err_t rc = err_set(
            ERR_INPUT, "SectorSize of the wrapper is %" PRIu64 ", expected %" PRIu64 " for %s",
            w.size, out->shape->sector_bytes, name);
        porep_job_free(out);
        return rc;
    }
    out->has_sector_number = true;
    out->sector_number = w.number;
    return ERR_OK;
}
