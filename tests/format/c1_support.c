#include "c1_support.h"

#include <openssl/evp.h>
#include <stdio.h>

static uint32_t next_random(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

err_t c1_read_cut(porep_job *out, const void *text, size_t bytes, size_t piece, uint32_t seed)
{
    c1_stream *s;
    memset(out, 0, sizeof *out);
    ERR_TRY(c1_stream_create(&s));
    err_t rc = ERR_OK;
    for (size_t done = 0, n; done < bytes && rc == ERR_OK; done += n) {
        n = seed == 0 ? piece : 1 + next_random(&seed) % piece;
        n = n < bytes - done ? n : bytes - done;
        char *block = malloc(n);
        assert_non_null(block);
        memcpy(block, (const char *)text + done, n);
        rc = c1_stream_feed(s, block, n);
        free(block);
    }
    if (rc == ERR_OK)
        return c1_stream_finish(out, s);
    c1_stream_drop(s);
    return rc;
}

void assert_same_job(const porep_job *a, const porep_job *b)
{
    porep_job x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    x.challenge = y.challenge = NULL;
    assert_memory_equal(&x, &y, sizeof x);
    const size_t n = (size_t)a->partitions * a->shape->challenges;
    assert_int_equal(memcmp(a->challenge, b->challenge, n * sizeof *a->challenge), 0);
}

uint8_t *c1_load(const char *job, const char *file, size_t *bytes)
{
    char path[256], name[512];
    snprintf(path, sizeof path, "porep/%s/%s", job, file);
    snprintf(name, sizeof name, "%s/%s", CUZK_VECTORS, path);
    FILE *f = fopen(name, "rb");
    if (f)
        fclose(f);
    else
        strcat(path, ".xz");
    return vector_load(path, bytes);
}

/* In pieces too; whole must be what c1_read gave. */
static void assert_reads_the_same(err_t expected, const porep_job *whole, const void *text,
                                  size_t bytes)
{
    static const size_t pieces[] = {1, 7, 61, 4099};
    char error[ERR_TEXT_BYTES_MAX];
    porep_job job;
    snprintf(error, sizeof error, "%s", err_text());
    const err_t rc = c1_read_cut(&job, text, bytes, pieces[bytes % 4], (uint32_t)(bytes / 4 % 2));
    assert_int_equal(rc, expected);
    if (rc == ERR_OK)
        assert_same_job(&job, whole);
    else
        assert_string_equal(err_text(), error);
    porep_job_free(&job);
}

err_t c1_accepts(const void *text, size_t bytes, const porep_identity *identity)
{
    const uint64_t before = memory_in_use();
    porep_job job;
    err_t rc = c1_read(&job, text, bytes);
    if (rc != ERR_MEMORY)
        assert_reads_the_same(rc, &job, text, bytes);
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
