#include "vectors.h"

#include "base/bytes.h"

#include <lzma.h>
#include <openssl/evp.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static uint8_t *read_file(const char *path, size_t *bytes)
{
    char name[1024];
    snprintf(name, sizeof name, "%s/%s", CUZK_VECTORS, path);
    FILE *f = fopen(name, "rb");
    if (!f)
        fail_msg("vector %s cannot be opened", name);
    fseek(f, 0, SEEK_END);
    const long length = ftell(f);
    rewind(f);
    uint8_t *data = malloc((size_t)length + 1);
    assert_non_null(data);
    assert_int_equal(fread(data, 1, (size_t)length, f), (size_t)length);
    data[length] = 0;
    fclose(f);
    *bytes = (size_t)length;
    return data;
}

static uint8_t *unpack(uint8_t *packed, size_t packed_bytes, size_t *bytes)
{
    size_t room = packed_bytes * 8 + 4096, used = 0;
    uint8_t *out = malloc(room + 1);
    assert_non_null(out);
    lzma_stream s = LZMA_STREAM_INIT;
    assert_int_equal(lzma_stream_decoder(&s, UINT64_MAX, 0), LZMA_OK);
    s.next_in = packed;
    s.avail_in = packed_bytes;
    lzma_ret rc = LZMA_OK;
    while (rc == LZMA_OK) {
        if (used == room) {
            room *= 2;
            out = realloc(out, room + 1);
            assert_non_null(out);
        }
        s.next_out = out + used;
        s.avail_out = room - used;
        rc = lzma_code(&s, LZMA_FINISH);
        used = room - s.avail_out;
    }
    assert_int_equal(rc, LZMA_STREAM_END);
    lzma_end(&s);
    free(packed);
    out[used] = 0;
    *bytes = used;
    return out;
}

uint8_t *vector_load(const char *path, size_t *bytes)
{
    uint8_t *data = read_file(path, bytes);
    const size_t n = strlen(path);
    return n > 3 && strcmp(path + n - 3, ".xz") == 0 ? unpack(data, *bytes, bytes) : data;
}

json_t *vector_json(const char *path)
{
    size_t bytes;
    uint8_t *data = vector_load(path, &bytes);
    json_error_t error;
    json_t *root = json_loadb((const char *)data, bytes, 0, &error);
    free(data);
    if (!root)
        fail_msg("%s: line %d: %s", path, error.line, error.text);
    return root;
}

json_t *json_member(const json_t *object, const char *key)
{
    json_t *member = json_object_get(object, key);
    if (!member)
        fail_msg("member %s is missing", key);
    return member;
}

const char *json_text(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_member(object, key));
    if (!text)
        fail_msg("member %s is not a string", key);
    return text;
}

uint64_t json_number(const json_t *object, const char *key)
{
    const json_t *member = json_member(object, key);
    if (!json_is_integer(member))
        fail_msg("member %s is not an integer", key);
    return (uint64_t)json_integer_value(member);
}

void json_hex(void *out, const json_t *object, const char *key, size_t bytes)
{
    const char *text = json_text(object, key);
    if (strlen(text) != 2 * bytes || !hex_decode(out, text, bytes))
        fail_msg("member %s is not %zu bytes of hex", key, bytes);
}

void sha256_hex(char out[65], const void *data, size_t bytes)
{
    unsigned char digest[32];
    assert_int_equal(EVP_Digest(data, bytes, digest, NULL, EVP_sha256(), NULL), 1);
    hex_encode(out, digest, sizeof digest);
}
