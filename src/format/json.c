/* Places, errors, objects and arrays of the pull parser; tokens are in json_scan.c. */
#include "format/json_scan.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void pull_open(pull_reader *r, const void *text, size_t bytes)
{
    r->text = text;
    r->bytes = bytes;
    r->at = 0;
    r->depth = 0;
}

err_t pull_close(pull_reader *r)
{
    pull_white(r);
    return r->at == r->bytes ? ERR_OK : pull_fail_expected(r, "the end of the text");
}

/* ---- errors -------------------------------------------------------------------------------- */

/* "/key/3/key"; what does not fit is left out at the end. */
static void path_text(const pull_reader *r, char *out, size_t room)
{
    size_t used = 0;
    out[0] = 0;
    for (unsigned i = 0; i < r->depth && used < room; i++) {
        const pull_frame *f = &r->frame[i];
        if (f->is_array) {
            if (f->index > 0)
                used += (size_t)snprintf(out + used, room - used, "/%zu", f->index - 1);
        } else if (f->key) {
            const int shown = f->key_bytes < PULL_KEY_MAX ? (int)f->key_bytes : PULL_KEY_MAX;
            used += (size_t)snprintf(out + used, room - used, "/%.*s", shown, f->key);
        }
    }
    if (used == 0)
        snprintf(out, room, "/");
}

err_t pull_fail(const pull_reader *r, const char *format, ...)
{
    char path[ERR_TEXT_BYTES_MAX / 2], text[ERR_TEXT_BYTES_MAX / 2];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    path_text(r, path, sizeof path);
    return err_set(ERR_INPUT, "%s, byte %zu: %s", path, r->at, text);
}

err_t pull_fail_expected(pull_reader *r, const char *what)
{
    if (r->at >= r->bytes)
        return pull_fail(r, "expected %s, found the end of the text", what);
    const uint8_t c = r->text[r->at];
    if (c > 0x20 && c < 0x7f)
        return pull_fail(r, "expected %s, found '%c'", what, c);
    return pull_fail(r, "expected %s, found the byte 0x%02x", what, c);
}

/* ---- nesting ------------------------------------------------------------------------------- */

static err_t push(pull_reader *r, bool is_array)
{
    if (r->depth == PULL_DEPTH_MAX)
        return pull_fail(r, "nested deeper than %d levels", PULL_DEPTH_MAX);
    r->frame[r->depth++] = (pull_frame){.is_array = is_array};
    return ERR_OK;
}

static pull_frame *top(pull_reader *r)
{
    return &r->frame[r->depth - 1];
}

/* Before an element or member: true if there is one, false after taking the closing byte. */
static err_t next_item(pull_reader *r, bool first, char closing, bool *more)
{
    pull_white(r);
    *more = !pull_at(r, closing);
    if (!*more) {
        r->at++;
        return ERR_OK;
    }
    if (first)
        return ERR_OK;
    if (!pull_at(r, ','))
        return pull_fail_expected(r, closing == '}' ? "',' or '}'" : "',' or ']'");
    r->at++;
    pull_white(r);
    return ERR_OK;
}

err_t pull_object_begin(pull_reader *r, pull_object *o)
{
    ERR_TRY(pull_punctuation(r, '{', "an object"));
    o->seen = 0;
    o->started = false;
    return push(r, false);
}

/* Its number among the known keys, or -1. */
static int known_key(const pull_object *o, const pull_text *key)
{
    char decoded[PULL_KEY_MAX];
    const char *name = key->raw;
    size_t bytes = key->bytes;
    if (key->escaped) {
        bytes = pull_decode(decoded, sizeof decoded, key);
        name = decoded;
    }
    for (unsigned k = 0; bytes < PULL_KEY_MAX && k < o->names_n; k++) {
        if (strlen(o->names[k]) == bytes && memcmp(o->names[k], name, bytes) == 0)
            return (int)k;
    }
    return -1;
}

static err_t object_end(pull_reader *r, const pull_object *o)
{
    r->depth--;
    const uint32_t missing = o->required & ~o->seen;
    if (missing == 0)
        return ERR_OK;
    r->at--; /* the closing brace */
    return pull_fail(r, "the key %s is missing", o->names[__builtin_ctz(missing)]);
}

err_t pull_object_next(pull_reader *r, pull_object *o, int *which)
{
    for (;;) {
        top(r)->key = NULL;
        bool more;
        ERR_TRY(next_item(r, !o->started, '}', &more));
        o->started = true;
        *which = -1;
        if (!more)
            return object_end(r, o);
        if (!pull_at(r, '"'))
            return pull_fail_expected(r, "a key");
        pull_text key;
        const size_t at = r->at;
        ERR_TRY(pull_scan_string(r, &key));
        top(r)->key = key.raw;
        top(r)->key_bytes = key.bytes;
        *which = known_key(o, &key);
        if (*which < 0 && o->closed) {
            r->at = at;
            return pull_fail(r, "unexpected key, expected %s", o->names[0]);
        }
        if (*which >= 0 && (o->seen >> *which & 1)) {
            r->at = at;
            return pull_fail(r, "this key is given twice");
        }
        ERR_TRY(pull_punctuation(r, ':', "':'"));
        if (*which >= 0) {
            o->seen |= 1u << *which;
            return ERR_OK;
        }
        ERR_TRY(pull_skip(r));
    }
}

err_t pull_array_begin(pull_reader *r, pull_array *a, size_t n)
{
    ERR_TRY(pull_punctuation(r, '[', "an array"));
    a->n = n;
    a->taken = 0;
    return push(r, true);
}

err_t pull_array_next(pull_reader *r, pull_array *a, bool *more)
{
    ERR_TRY(next_item(r, a->taken == 0, ']', more));
    if (*more && a->taken == a->n) {
        top(r)->index = 0;
        return pull_fail(r, "more than the expected %zu elements", a->n);
    }
    if (*more) {
        top(r)->index = ++a->taken;
        return ERR_OK;
    }
    r->depth--;
    if (a->taken == a->n)
        return ERR_OK;
    r->at--; /* the closing bracket */
    return pull_fail(r, "%zu elements, expected %zu", a->taken, a->n);
}

/* ---- values -------------------------------------------------------------------------------- */

err_t pull_u64(pull_reader *r, uint64_t *out, uint64_t max)
{
    char what[64];
    pull_white(r);
    snprintf(what, sizeof what, "an integer from 0 to %" PRIu64, max);
    if (!pull_at(r, '-') && !(r->at < r->bytes && r->text[r->at] >= '0' && r->text[r->at] <= '9'))
        return pull_fail_expected(r, what);
    const size_t start = r->at;
    pull_number n;
    ERR_TRY(pull_scan_number(r, &n));
    if (n.negative || !n.integer || n.overflow || n.value > max) {
        const size_t bytes = r->at - start;
        r->at = start;
        return pull_fail(r, "expected %s, found %.*s", what, bytes < 40 ? (int)bytes : 40,
                         (const char *)r->text + start);
    }
    *out = n.value;
    return ERR_OK;
}

err_t pull_null(pull_reader *r)
{
    pull_white(r);
    if (!pull_at(r, 'n'))
        return pull_fail_expected(r, "null");
    return pull_scan_word(r, "null");
}

err_t pull_string(pull_reader *r, pull_text *out)
{
    pull_white(r);
    if (!pull_at(r, '"'))
        return pull_fail_expected(r, "a string");
    return pull_scan_string(r, out);
}

/* "[1,23,255]" without white space, which is what programs write: the number of bytes, or 0 for
 * anything else, also for what is wrong. 4 n + 1 bytes must be readable. */
static size_t plain_bytes(const uint8_t *text, uint8_t *out, size_t n)
{
    const uint8_t *p = text;
    if (*p++ != '[')
        return 0;
    for (size_t i = 0; i < n; i++) {
        unsigned value = (unsigned)*p++ - '0', digit = (unsigned)*p - '0';
        if (value > 9)
            return 0;
        if (digit <= 9 && value != 0) {
            value = 10 * value + digit;
            digit = (unsigned)*++p - '0';
            if (digit <= 9) {
                value = 10 * value + digit;
                p++;
            }
        }
        if (value > 255 || *p++ != (i + 1 < n ? ',' : ']'))
            return 0;
        out[i] = (uint8_t)value;
    }
    return (size_t)(p - text);
}

err_t pull_bytes(pull_reader *r, uint8_t *out, size_t n)
{
    pull_white(r);
    if (r->bytes - r->at >= 4 * n + 1) {
        const size_t taken = plain_bytes(r->text + r->at, out, n);
        r->at += taken;
        if (taken > 0)
            return ERR_OK;
    }
    pull_array a;
    bool more;
    ERR_TRY(pull_array_begin(r, &a, n));
    for (;;) {
        ERR_TRY(pull_array_next(r, &a, &more));
        if (!more)
            return ERR_OK;
        uint64_t value;
        ERR_TRY(pull_u64(r, &value, UINT8_MAX));
        out[a.taken - 1] = (uint8_t)value;
    }
}
