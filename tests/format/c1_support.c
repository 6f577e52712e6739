#include "c1_support.h"

#include <openssl/evp.h>
#include <stdio.h>

err_t c1_accepts(const void *text, size_t bytes, const porep_identity *identity)
{
    const uint64_t before = memory_in_use();
    porep_job job;
    err_t rc = c1_read(&job, text, bytes);
    if (rc == ERR_OK) {
        rc = porep_check(&job, identity, NULL);
        porep_job_free(&job);
    } else {
        assert_null(job.challenge);
    }
    assert_memory_in_use(before);
    return rc;
}

char *c1_sample_with(const char *from, const char *to, size_t *bytes)
{
    char *text = (char *)vector_load(SAMPLE, bytes);
    char *place = strstr(text, from);
    if (!place)
        fail_msg("the sample lacks %s", from);
    const size_t head = (size_t)(place - text), tail = *bytes - head - strlen(from);
    char *out = malloc(*bytes - strlen(from) + strlen(to) + 1);
    assert_non_null(out);
    memcpy(out, text, head);
    memcpy(out + head, to, strlen(to));
    memcpy(out + head + strlen(to), place + strlen(from), tail + 1);
    *bytes = head + strlen(to) + tail;
    free(text);
    return out;
}

char *c1_dump(const json_t *json, size_t *bytes)
{
    char *text = json_dumps(json, JSON_COMPACT);
    assert_non_null(text);
    *bytes = strlen(text);
    return text;
}

char *c1_wrap(const char *document, size_t bytes, const char *format, size_t *wrapped_bytes)
{
    char *base64 = malloc(bytes / 3 * 4 + 8);
    assert_non_null(base64);
    const int chars =
        EVP_EncodeBlock((unsigned char *)base64, (const unsigned char *)document, (int)bytes);
    char *out = malloc((size_t)chars + strlen(format) + 64);
    assert_non_null(out);
    const char *place = strstr(format, "BASE64");
    assert_non_null(place);
    *wrapped_bytes =
        (size_t)sprintf(out, "%.*s%.*s%s", (int)(place - format), format, chars, base64, place + 6);
    free(base64);
    return out;
}
