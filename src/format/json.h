/* pull_*: a pull parser for JSON (RFC 8259) in memory: no tree, no allocation.
 *
 * The caller walks the document as it expects it to be. Every function skips white space first and
 * leaves the reader behind what it read; a failure is ERR_INPUT with the path of the place, its
 * byte offset, and what was expected. After a failure the reader must not be used again. Strict:
 * UTF-8, no byte order mark, no comments, no trailing commas, no NaN, paired surrogates only, at
 * most PULL_DEPTH_MAX objects and arrays inside each other. What can go wrong here: G13. */
#ifndef CUZK_FORMAT_JSON_H
#define CUZK_FORMAT_JSON_H

#include "base/err.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PULL_DEPTH_MAX 128
#define PULL_KEY_MAX   64 /* bytes of a known key, and of what is shown of any key */

typedef struct {
    const char *key; /* borrowed from the text, as written there; null: an array, or no key yet */
    size_t key_bytes;
    size_t index;
    bool is_array;
} pull_frame;

/* Plain data: a copy is a bookmark from which the same text can be read again. */
typedef struct {
    const uint8_t *text; /* borrowed */
    size_t bytes, at;
    unsigned depth;
    pull_frame frame[PULL_DEPTH_MAX];
} pull_reader;

void pull_open(pull_reader *r, const void *text, size_t bytes);
/* Only white space may be left. */
ERR_MUST_USE err_t pull_close(pull_reader *r);

/* ERR_INPUT with "PATH, byte OFFSET: " and this text; for callers that find a value wrong. */
err_t pull_fail(const pull_reader *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The same: "expected WHAT, found …" with what stands at the reader. */
err_t pull_fail_expected(pull_reader *r, const char *what);

/* ---- objects ------------------------------------------------------------------------------- */

/* Known keys of an object. A known key given twice and a required one that is missing are refused.
 * Unknown keys are skipped, or refused in a closed object. */
typedef struct {
    const char *const *names; /* at most 32, each below PULL_KEY_MAX bytes */
    unsigned names_n;
    uint32_t required; /* bit k: names[k] */
    bool closed;
    uint32_t seen;
    bool started;
} pull_object;

#define PULL_ALL(n) ((uint32_t)((1ULL << (n)) - 1))

ERR_MUST_USE err_t pull_object_begin(pull_reader *r, pull_object *o);
/* The next known key: *which is its number and its value comes next; -1: the object is over. */
ERR_MUST_USE err_t pull_object_next(pull_reader *r, pull_object *o, int *which);

/* ---- arrays -------------------------------------------------------------------------------- */

typedef struct {
    size_t n;     /* elements that it must have */
    size_t taken; /* so far */
} pull_array;

/* Exactly n elements are expected. */
ERR_MUST_USE err_t pull_array_begin(pull_reader *r, pull_array *a, size_t n);
/* *more: element number a->taken - 1 comes next; otherwise the array is over and had n elements. */
ERR_MUST_USE err_t pull_array_next(pull_reader *r, pull_array *a, bool *more);

/* ---- values -------------------------------------------------------------------------------- */

/* An integer 0 … max, written without sign, fraction or exponent. */
ERR_MUST_USE err_t pull_u64(pull_reader *r, uint64_t *out, uint64_t max);
ERR_MUST_USE err_t pull_null(pull_reader *r);
/* An array of exactly n integers 0 … 255. */
ERR_MUST_USE err_t pull_bytes(pull_reader *r, uint8_t *out, size_t n);
/* Any value, checked for form and dropped. */
ERR_MUST_USE err_t pull_skip(pull_reader *r);

/* A string as it stands between its quotes, checked; escaped: it holds a backslash and has to be
 * decoded before use. */
typedef struct {
    const char *raw;
    size_t bytes;
    bool escaped;
} pull_text;
ERR_MUST_USE err_t pull_string(pull_reader *r, pull_text *out);
/* Decodes into out (UTF-8, no NUL added); returns the number of bytes, at most text->bytes. Stops
 * where the next character would not fit: then the result is above `room`. */
size_t pull_decode(char *out, size_t room, const pull_text *text);

#endif
