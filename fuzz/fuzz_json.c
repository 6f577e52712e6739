/* The JSON parser against another: a text is accepted by both or by neither. jansson differs in
 * what it takes for a limit: numbers out of the range of its types, NUL in keys, and its greater
 * depth. */
#include "format/json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static err_t read_cut(const uint8_t *data, size_t bytes, size_t piece)
{
    push_reader r;
    push_open(&r, &push_any, NULL, NULL);
    for (size_t done = 0; done < bytes; done += piece)
        ERR_TRY(push_feed(&r, data + done, piece < bytes - done ? piece : bytes - done));
    return push_finish(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    const err_t rc = read_cut(data, bytes, bytes + 1);
    if (read_cut(data, bytes, 1) != rc)
        abort();
    if (memchr(data, 0, bytes))
        return 0;
    json_error_t error;
    json_t *other = json_loadb((const char *)data, bytes, JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);
    if (rc == ERR_OK && !other) {
        const enum json_error_code code = json_error_code(&error);
        if (code != json_error_numeric_overflow && code != json_error_null_byte_in_key)
            abort();
    }
    if (rc != ERR_OK && other && !strstr(err_text(), "nested deeper"))
        abort();
    json_decref(other);
    return 0;
}
