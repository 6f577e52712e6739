#include "cli/value_stream.h"

#include "base/mem.h"

#include <string.h>

#define BUFFER_VALUES 4096u

struct value_stream {
    hash_stream *hash;
    size_t used;
    uint8_t buffer[BUFFER_VALUES * FR_BYTES];
};

err_t value_stream_create(value_stream **out)
{
    ERR_TRY(mem_alloc((void **)out, MEM_SCRATCH, 1, sizeof **out, "digest buffer"));
    const err_t rc = hash_stream_create(&(*out)->hash, HASH_SHA256);
    if (rc != ERR_OK) {
        mem_free(*out, MEM_SCRATCH);
        *out = NULL;
    }
    return rc;
}

void value_stream_destroy(value_stream *s)
{
    if (!s)
        return;
    hash_stream_destroy(s->hash);
    mem_free(s, MEM_SCRATCH);
}

/* Nearly all values are 0 or 1. */
static void put(uint8_t out[FR_BYTES], const fr *v)
{
    const bool one = fr_is_one(v);
    if (!one && !fr_is_zero(v)) {
        fr_to_bytes(out, v);
        return;
    }
    memset(out, 0, FR_BYTES);
    out[0] = one;
}

void value_stream_add(value_stream *s, const fr *values, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (s->used == sizeof s->buffer) {
            hash_stream_update(s->hash, s->buffer, s->used);
            s->used = 0;
        }
        put(s->buffer + s->used, &values[i]);
        s->used += FR_BYTES;
    }
}

void value_stream_final(value_stream *s, uint8_t sha256[SHA256_BYTES])
{
    hash_stream_update(s->hash, s->buffer, s->used);
    s->used = 0;
    hash_stream_final(s->hash, sha256);
}
