#include "cli/json_out.h"

#include "base/bytes.h"

#include <inttypes.h>
#include <string.h>

/* Names of files need not be UTF-8, and error texts may be cut within a character. */
static void put_string(FILE *f, const char *text)
{
    size_t left = strlen(text);
    fputc('"', f);
    for (const uint8_t *p = (const uint8_t *)text; left > 0;) {
        const size_t n = utf8_length(p, left), taken = n == 0 ? 1 : n;
        if (n == 0)
            fputs("\\ufffd", f);
        else if (*p == '"' || *p == '\\')
            fprintf(f, "\\%c", *p);
        else if (*p < 0x20)
            fprintf(f, "\\u%04x", *p);
        else
            fwrite(p, 1, n, f);
        p += taken;
        left -= taken;
    }
    fputc('"', f);
}

static void start_value(json_out *j, const char *key)
{
    if (j->more[j->depth])
        fputs(", ", j->file);
    j->more[j->depth] = true;
    if (key) {
        put_string(j->file, key);
        fputs(": ", j->file);
    }
}

static void open_container(json_out *j, const char *key, char bracket)
{
    start_value(j, key);
    fputc(bracket, j->file);
    j->depth++;
    j->more[j->depth] = false;
}

static void close_container(json_out *j, char bracket)
{
    j->depth--;
    fputc(bracket, j->file);
}

static unsigned documents;

unsigned json_out_documents(void)
{
    return documents;
}

void json_out_begin(json_out *j, FILE *file)
{
    documents++;
    *j = (json_out){.file = file};
    open_container(j, NULL, '{');
}

void json_out_end(json_out *j)
{
    close_container(j, '}');
    fputc('\n', j->file);
}

void json_out_object(json_out *j, const char *key)
{
    open_container(j, key, '{');
}

void json_out_array(json_out *j, const char *key)
{
    open_container(j, key, '[');
}

void json_out_close_object(json_out *j)
{
    close_container(j, '}');
}

void json_out_close_array(json_out *j)
{
    close_container(j, ']');
}

void json_out_string(json_out *j, const char *key, const char *text)
{
    start_value(j, key);
    put_string(j->file, text);
}

void json_out_hex(json_out *j, const char *key, const void *data, size_t bytes)
{
    start_value(j, key);
    fputc('"', j->file);
    const uint8_t *p = data;
    for (size_t i = 0; i < bytes; i++)
        fprintf(j->file, "%02x", p[i]);
    fputc('"', j->file);
}

void json_out_u64(json_out *j, const char *key, uint64_t v)
{
    start_value(j, key);
    fprintf(j->file, "%" PRIu64, v);
}

void json_out_bool(json_out *j, const char *key, bool v)
{
    start_value(j, key);
    fputs(v ? "true" : "false", j->file);
}

void json_out_decimal(json_out *j, const char *key, double v, int places)
{
    start_value(j, key);
    fprintf(j->file, "%.*f", places, v);
}

void json_out_seconds(json_out *j, const char *key, double v)
{
    json_out_decimal(j, key, v, 3);
}
