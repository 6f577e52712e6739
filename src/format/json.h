/* push_*: a parser for JSON (RFC 8259) that is fed the text in pieces of any size, as they arrive:
 * no tree, no allocation, no look back.
 *
 * The caller describes with push_types what the document holds and where each value is stored;
 * hooks are called where that does not suffice. Strict: UTF-8, no byte order mark, no comments, no
 * trailing commas, no NaN, paired surrogates only, at most PUSH_DEPTH_MAX objects and arrays inside
 * each other. Every failure is ERR_INPUT with the path of the place, its byte offset in the whole
 * text, and what was expected; verdict, text and stored values do not depend on how the text was
 * cut. What can go wrong here: G13. */
#ifndef CUZK_FORMAT_JSON_H
#define CUZK_FORMAT_JSON_H

#include "base/err.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PUSH_DEPTH_MAX 128
#define PUSH_TEXT_MAX  80 /* bytes of a string or number that are kept, and of a key in a path */

typedef struct push_reader push_reader;
typedef struct push_type push_type;

/* ---- what is expected ---------------------------------------------------------------------- */

typedef enum {
    PUSH_ANY,    /* any value, checked for form and dropped */
    PUSH_SCALAR, /* a string or a number, for the leave hook: r->raw */
    PUSH_STRING, /* to the piece hook, or for the leave hook: r->name, decoded, and r->raw */
    PUSH_NULL,
    PUSH_UINT,  /* an integer 0 … max, written without sign, fraction or exponent */
    PUSH_BYTES, /* an array of exactly n integers 0 … 255, stored as bytes */
    PUSH_ARRAY,
    PUSH_OBJECT
} push_kind;

typedef struct {
    const char *name; /* below PUSH_TEXT_MAX bytes */
    const push_type *type;
    size_t offset; /* of the value from where the object is stored */
} push_member;

/* Types, and what they point to, must outlive the reader. */
struct push_type {
    push_kind kind;
    unsigned bytes; /* PUSH_UINT: width as stored, 1, 4 or 8 */
    uint64_t max;   /* PUSH_UINT */
    size_t n;       /* PUSH_BYTES, PUSH_ARRAY: elements */
    bool at_most;   /* PUSH_ARRAY: fewer will do */
    const push_type *element;
    size_t stride; /* between elements as stored */
    /* PUSH_OBJECT: known keys, at most 32. One given twice and a required one that is missing are
     * refused. Unknown keys are skipped, or refused in a closed object. */
    const push_member *members;
    unsigned members_n;
    uint32_t required; /* bit k: members[k] */
    bool closed;
    /* PUSH_OBJECT: null-terminated; the first key that one of these knows decides which of them the
     * object is from then on. Before that, members are not looked at. */
    const push_type *const *either;
    const char *wanted; /* for errors: "expected …" in place of the first member's name */
    /* All may be null. enter: an object or array begins; may change what it is and where it is
     * stored, or refuse it. leave: the value is complete. piece: decoded bytes of a string. */
    err_t (*enter)(void *context, push_reader *r, const push_type **type, void **at);
    err_t (*leave)(void *context, push_reader *r, void *at);
    err_t (*piece)(void *context, push_reader *r, const uint8_t *bytes, size_t n);
};

#define PUSH_ALL(n) ((uint32_t)((1ULL << (n)) - 1))
extern const push_type push_any, push_byte;

/* ---- the reader ---------------------------------------------------------------------------- */

typedef struct {
    const push_type *type;
    uint8_t *at;
    uint64_t start; /* offset of the bracket */
    size_t taken;   /* elements begun */
    bool index_shown;
    uint32_t seen; /* bit k: members[k] */
    uint8_t key_bytes;
    char key[PUSH_TEXT_MAX]; /* as written; of the value in work */
} push_frame;

typedef struct {
    uint64_t value; /* of the integer part */
    bool negative, integer, overflow;
    uint8_t state;
} push_number;

/* Hooks may read what has a comment; the rest is private. */
struct push_reader {
    void *context;
    const uint8_t *p, *end; /* of the piece in work */
    uint64_t fed;           /* bytes up to `end` */
    uint64_t start;         /* offset where the value in work began */
    uint64_t piece_start;   /* offset where the piece of a string began */
    bool is_string;         /* PUSH_SCALAR: which it is */
    /* The value in work, cut to PUSH_TEXT_MAX: a number or string as written (without quotes), a
     * string decoded. The lengths go on counting, so that a longer text is told from a cut one. */
    size_t raw_bytes, name_bytes;
    char raw[PUSH_TEXT_MAX], name[PUSH_TEXT_MAX];
    unsigned depth;
    push_frame frame[PUSH_DEPTH_MAX]; /* open objects and arrays, innermost last */

    unsigned state;
    const push_type *type;
    uint8_t *at;
    push_number number;
    const char *word;
    size_t word_at;
    uint8_t pending[12]; /* an escape or character that is not whole yet */
    size_t pending_n;
};

/* root: the type of the whole text, stored at `at`. */
void push_open(push_reader *r, const push_type *root, void *at, void *context);
/* After a failure the reader must not be used again. */
ERR_MUST_USE err_t push_feed(push_reader *r, const void *bytes, size_t n);
/* The text is over: the value must be whole. */
ERR_MUST_USE err_t push_finish(push_reader *r);

/* Offset of the byte that comes next. */
static inline uint64_t push_offset(const push_reader *r)
{
    return r->fed - (uint64_t)(r->end - r->p);
}
/* How many elements of the array that `up` levels surround the value in work were begun: the
 * number of the one in work, plus one. 0: the innermost. */
static inline size_t push_taken(const push_reader *r, unsigned up)
{
    return r->frame[r->depth - 1 - up].taken;
}

/* ERR_INPUT with "PATH, byte OFFSET: " and this text; for hooks that find a value wrong. */
err_t push_fail(const push_reader *r, uint64_t offset, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
