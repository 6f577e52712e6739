/* The JSON parser against another: a text is accepted by both or by neither. jansson differs in
 * what it takes for a limit: numbers out of the range of its types, NUL in keys, and its greater
 * depth. */
#include "format/json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static err_t read_whole(const uint8_t *data, size_t bytes)
{
    pull_reader r;
    pull_open(&r, data, bytes);
    ERR_TRY(pull_skip(&r));
    return pull_close(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    const err_t rc = read_whole(data, bytes);
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
