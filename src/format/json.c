/* The structure of a text: what may come next, where it belongs, and the place for errors. One byte
 * that begins or ends something is taken at a time; the inside of strings and numbers, and whole
 * arrays of bytes, in runs. Tokens are in json_scan.c. */
#include "format/json_scan.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* What comes next: outside of tokens, or the rest of one. */
enum { VALUE, FIRST_VALUE, KEY, FIRST_KEY, COLON, AFTER, IN_KEY, IN_STRING, IN_NUMBER, IN_WORD };

const push_type push_any = {.kind = PUSH_ANY};
const push_type push_byte = {.kind = PUSH_UINT, .bytes = 1, .max = UINT8_MAX};

void push_open(push_reader *r, const push_type *root, void *at, void *context)
{
    memset(r, 0, offsetof(push_reader, frame));
    r->depth = 0;
    r->context = context;
    r->type = root;
    r->at = at;
    r->state = VALUE;
}

static push_frame *top(push_reader *r)
{
    return &r->frame[r->depth - 1];
}

static bool is_array(const push_frame *f)
{
    return f->type->kind == PUSH_ARRAY || f->type->kind == PUSH_BYTES;
}

/* ---- errors -------------------------------------------------------------------------------- */

/* "/key/3/key"; what is skipped has no names, and what does not fit is left out at the end. */
static void path_text(const push_reader *r, char *out, size_t room)
{
    size_t used = 0;
    for (unsigned i = 0; i < r->depth && used < room; i++) {
        const push_frame *f = &r->frame[i];
        if (f->index_shown)
            used += (size_t)snprintf(out + used, room - used, "/%zu", f->taken - 1);
        else if (f->key_bytes > 0)
            used += (size_t)snprintf(out + used, room - used, "/%.*s", f->key_bytes, f->key);
    }
    if (used == 0)
        snprintf(out, room, "/");
}

err_t push_fail(const push_reader *r, uint64_t offset, const char *format, ...)
{
    char path[ERR_TEXT_BYTES_MAX / 2], text[ERR_TEXT_BYTES_MAX / 2];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    path_text(r, path, sizeof path);
    return err_set(ERR_INPUT, "%s, byte %" PRIu64 ": %s", path, offset, text);
}

static err_t fail_found(const push_reader *r, uint64_t offset, const char *what, uint8_t c)
{
    if (c > 0x20 && c < 0x7f)
        return push_fail(r, offset, "expected %s, found '%c'", what, c);
    return push_fail(r, offset, "expected %s, found the byte 0x%02x", what, c);
}

/* Something else stands at r->p. */
static err_t fail_expected(const push_reader *r, const char *what)
{
    if (r->p == r->end)
        return push_fail(r, r->fed, "expected %s, found the end of the text", what);
    return fail_found(r, push_offset(r), what, *r->p);
}

typedef struct {
    char text[64];
} description;

static description describe(const push_type *type)
{
    static const char *const names[] = {
        [PUSH_ANY] = "a value",     [PUSH_SCALAR] = "a string or a number",
        [PUSH_STRING] = "a string", [PUSH_NULL] = "null",
        [PUSH_BYTES] = "an array",  [PUSH_ARRAY] = "an array",
        [PUSH_OBJECT] = "an object"};
    description d;
    if (type->kind == PUSH_UINT)
        snprintf(d.text, sizeof d.text, "an integer from 0 to %" PRIu64, type->max);
    else
        snprintf(d.text, sizeof d.text, "%s", names[type->kind]);
    return d;
}

/* ---- objects and arrays -------------------------------------------------------------------- */

/* The value that r->start belongs to is complete. */
static err_t value_end(push_reader *r, const push_type *type, void *at)
{
    r->state = AFTER;
    return type->leave ? type->leave(r->context, r, at) : ERR_OK;
}

/* An array or object at r->p. Skipped ones have the type of any value, and their kind in `taken`.
 */
static err_t open_bracket(push_reader *r, const push_type *type, void *at)
{
    if (type->enter)
        ERR_TRY(type->enter(r->context, r, &type, &at));
    if (r->depth == PUSH_DEPTH_MAX)
        return push_fail(r, r->start, "nested deeper than %d levels", PUSH_DEPTH_MAX);
    push_frame *f = &r->frame[r->depth++];
    f->type = type;
    f->at = at;
    f->start = r->start;
    f->taken = type->kind == PUSH_ANY && *r->p == '[';
    f->index_shown = false;
    f->seen = 0;
    f->key_bytes = 0;
    r->state = *r->p == '[' ? FIRST_VALUE : FIRST_KEY;
    r->p++;
    return ERR_OK;
}

static bool holds_elements(const push_frame *f)
{
    return f->type->kind == PUSH_ANY ? f->taken != 0 : is_array(f);
}

static err_t check_members(const push_reader *r, const push_type *type, uint32_t seen)
{
    const uint32_t missing = type->required & ~seen;
    if (missing == 0)
        return ERR_OK;
    return push_fail(r, push_offset(r), "the key %s is missing",
                     type->members[__builtin_ctz(missing)].name);
}

static err_t close_bracket(push_reader *r)
{
    const push_frame *f = top(r);
    const push_type *type = f->type;
    r->depth--;
    r->start = f->start;
    if (type->kind == PUSH_OBJECT)
        ERR_TRY(check_members(r, type, f->seen));
    else if (is_array(f) && f->taken != type->n && !type->at_most)
        return push_fail(r, push_offset(r), "%zu elements, expected %zu", f->taken, type->n);
    r->p++;
    return value_end(r, type, f->at);
}

/* The element that begins at r->p becomes the value in work. */
static err_t element_begin(push_reader *r)
{
    push_frame *f = top(r);
    if (f->type->kind == PUSH_ANY) {
        r->type = &push_any;
        return ERR_OK;
    }
    if (f->taken == f->type->n) {
        f->index_shown = false;
        return push_fail(r, push_offset(r), "more than the expected %zu elements", f->type->n);
    }
    r->type = f->type->element;
    r->at = f->at + f->type->stride * f->taken++;
    f->index_shown = true;
    return ERR_OK;
}

/* ---- keys ---------------------------------------------------------------------------------- */

static const push_member *member_of(const push_type *type, const push_reader *r)
{
    for (unsigned k = 0; k < type->members_n; k++) {
        const char *name = type->members[k].name;
        if (name[0] == r->name[0] && strlen(name) == r->name_bytes &&
            memcmp(name, r->name, r->name_bytes) == 0)
            return &type->members[k];
    }
    return NULL;
}

static const push_member *known_member(push_reader *r)
{
    push_frame *f = top(r);
    if (r->name_bytes == 0)
        return NULL;
    if (!f->type->either)
        return member_of(f->type, r);
    for (const push_type *const *t = f->type->either; *t; t++) {
        const push_member *found = member_of(*t, r);
        if (found) {
            f->type = *t;
            return found;
        }
    }
    return NULL;
}

/* A key that began at r->start is whole. */
static err_t key_end(push_reader *r)
{
    push_frame *f = top(r);
    r->state = COLON;
    r->type = &push_any;
    if (f->type->kind == PUSH_ANY)
        return ERR_OK;
    f->key_bytes = (uint8_t)(r->raw_bytes < PUSH_TEXT_MAX ? r->raw_bytes : PUSH_TEXT_MAX);
    memcpy(f->key, r->raw, f->key_bytes);
    const push_member *member = known_member(r);
    const push_type *type = f->type;
    if (!member && type->closed)
        return push_fail(r, r->start, "unexpected key, expected %s",
                         type->wanted ? type->wanted : type->members[0].name);
    if (!member)
        return ERR_OK;
    const uint32_t bit = 1u << (member - type->members);
    if (f->seen & bit)
        return push_fail(r, r->start, "this key is given twice");
    f->seen |= bit;
    r->type = member->type;
    r->at = f->at + member->offset;
    return ERR_OK;
}

/* ---- strings ------------------------------------------------------------------------------- */

static void keep(char out[PUSH_TEXT_MAX], size_t *bytes, const void *text, size_t n)
{
    if (*bytes < PUSH_TEXT_MAX)
        memcpy(out + *bytes, text, n < PUSH_TEXT_MAX - *bytes ? n : PUSH_TEXT_MAX - *bytes);
    *bytes += n;
}

/* n bytes of the string in work that stand for out_n bytes. */
static err_t string_piece(push_reader *r, const uint8_t *raw, size_t n, const uint8_t *out,
                          size_t out_n)
{
    r->piece_start = push_offset(r) - n;
    if (r->state == IN_STRING && r->type->piece)
        return r->type->piece(r->context, r, out, out_n);
    keep(r->raw, &r->raw_bytes, raw, n);
    keep(r->name, &r->name_bytes, out, out_n);
    return ERR_OK;
}

static err_t fail_sequence(const push_reader *r)
{
    return push_fail(r, push_offset(r) - r->pending_n,
                     r->pending[0] == '\\' ? "malformed escape in a string"
                                           : "a string that is not UTF-8");
}

/* One byte of an escape or of a character beyond ASCII. */
static err_t sequence_byte(push_reader *r)
{
    uint8_t out[4];
    size_t out_n;
    r->pending[r->pending_n++] = *r->p++;
    const int bytes = scan_sequence(r->pending, r->pending_n, out, &out_n);
    if (bytes < 0)
        return fail_sequence(r);
    if (bytes == 0)
        return ERR_OK;
    r->pending_n = 0;
    return string_piece(r, r->pending, (size_t)bytes, out, out_n);
}

static err_t string_more(push_reader *r)
{
    while (r->p < r->end) {
        const size_t plain = r->pending_n > 0 ? 0 : scan_plain(r->p, (size_t)(r->end - r->p));
        if (plain > 0) {
            const uint8_t *from = r->p;
            r->p += plain;
            ERR_TRY(string_piece(r, from, plain, from, plain));
        } else if (r->pending_n == 0 && *r->p == '"') {
            r->p++;
            return r->state == IN_KEY ? key_end(r) : value_end(r, r->type, r->at);
        } else if (r->pending_n == 0 && *r->p < 0x20) {
            return push_fail(r, push_offset(r), "control character 0x%02x in a string", *r->p);
        } else {
            ERR_TRY(sequence_byte(r));
        }
    }
    return ERR_OK;
}

static void string_begin(push_reader *r, unsigned state)
{
    r->start = push_offset(r);
    r->state = state;
    r->raw_bytes = r->name_bytes = r->pending_n = 0;
    r->name[0] = 0;
    r->p++;
}

/* ---- numbers and words --------------------------------------------------------------------- */

static void store(void *at, unsigned bytes, uint64_t value)
{
    const uint8_t u8 = (uint8_t)value;
    const uint32_t u32 = (uint32_t)value;
    if (bytes == sizeof u8)
        memcpy(at, &u8, sizeof u8);
    else if (bytes == sizeof u32)
        memcpy(at, &u32, sizeof u32);
    else
        memcpy(at, &value, sizeof value);
}

static err_t number_end(push_reader *r)
{
    const push_number *n = &r->number;
    if (r->type->kind != PUSH_UINT)
        return value_end(r, r->type, r->at);
    if (n->negative || !n->integer || n->overflow || n->value > r->type->max)
        return push_fail(r, r->start, "expected %s, found %.*s", describe(r->type).text,
                         r->raw_bytes < 40 ? (int)r->raw_bytes : 40, r->raw);
    store(r->at, r->type->bytes, n->value);
    return value_end(r, r->type, r->at);
}

static err_t number_more(push_reader *r)
{
    const uint8_t *from = r->p;
    const scan_result result = scan_number(&r->number, &r->p, r->end);
    keep(r->raw, &r->raw_bytes, from, (size_t)(r->p - from));
    if (result == SCAN_BAD)
        return fail_expected(r, "a digit");
    return result == SCAN_DONE ? number_end(r) : ERR_OK;
}

static err_t word_more(push_reader *r)
{
    for (; r->p < r->end && r->word[r->word_at]; r->p++, r->word_at++) {
        if (*r->p != (uint8_t)r->word[r->word_at])
            return fail_found(r, r->start, r->word, (uint8_t)r->word[0]);
    }
    return r->word[r->word_at] ? ERR_OK : value_end(r, r->type, r->at);
}

static err_t word_begin(push_reader *r, const char *word)
{
    r->state = IN_WORD;
    r->word = word;
    r->word_at = 0;
    return ERR_OK;
}

/* ---- values -------------------------------------------------------------------------------- */

/* An array of bytes; without a bracket of its own if it lies in the piece whole and plain. */
static err_t bytes_begin(push_reader *r)
{
    if ((size_t)(r->end - r->p) > 4 * r->type->n && !r->type->enter) {
        const size_t taken = scan_plain_array(r->p, r->at, r->type->n);
        if (taken > 0) {
            r->p += taken;
            return value_end(r, r->type, r->at);
        }
    }
    return open_bracket(r, r->type, r->at);
}

static bool kind_allows(push_kind kind, uint8_t c)
{
    const bool number = c == '-' || (c >= '0' && c <= '9');
    switch (kind) {
    case PUSH_SCALAR:
        return number || c == '"';
    case PUSH_STRING:
        return c == '"';
    case PUSH_NULL:
        return c == 'n';
    case PUSH_UINT:
        return number;
    case PUSH_BYTES:
    case PUSH_ARRAY:
        return c == '[';
    case PUSH_OBJECT:
        return c == '{';
    default:
        return number || (c != 0 && strchr("\"ntf[{", c));
    }
}

static err_t value_begin(push_reader *r, uint8_t c)
{
    if (r->depth > 0 && holds_elements(top(r)))
        ERR_TRY(element_begin(r));
    if (!kind_allows(r->type->kind, c))
        return fail_expected(r, describe(r->type).text);
    r->start = push_offset(r);
    r->is_string = c == '"';
    switch (c) {
    case '[':
        return r->type->kind == PUSH_BYTES ? bytes_begin(r) : open_bracket(r, r->type, r->at);
    case '{':
        return open_bracket(r, r->type, r->at);
    case '"':
        string_begin(r, IN_STRING);
        return ERR_OK;
    case 'n':
        return word_begin(r, "null");
    case 't':
        return word_begin(r, "true");
    case 'f':
        return word_begin(r, "false");
    default:
        r->state = IN_NUMBER;
        r->number = (push_number){.integer = true};
        r->raw_bytes = 0;
        return ERR_OK;
    }
}

/* ---- what comes next ----------------------------------------------------------------------- */

static const char *wanted_after(const push_reader *r)
{
    if (r->depth == 0)
        return "the end of the text";
    return holds_elements(&r->frame[r->depth - 1]) ? "',' or ']'" : "',' or '}'";
}

static err_t after_value(push_reader *r, uint8_t c)
{
    const bool array = r->depth > 0 && holds_elements(top(r));
    if (r->depth > 0 && c == ',') {
        r->p++;
        r->state = array ? VALUE : KEY;
        return ERR_OK;
    }
    if (r->depth > 0 && c == (array ? ']' : '}'))
        return close_bracket(r);
    return fail_expected(r, wanted_after(r));
}

/* The byte c, no white space, at r->p, outside of all tokens. */
static err_t structure(push_reader *r, uint8_t c)
{
    switch (r->state) {
    case FIRST_VALUE:
        return c == ']' ? close_bracket(r) : value_begin(r, c);
    case VALUE:
        return value_begin(r, c);
    case FIRST_KEY:
        if (c == '}')
            return close_bracket(r);
        /* fall through */
    case KEY:
        top(r)->key_bytes = 0;
        if (c != '"')
            return fail_expected(r, "a key");
        string_begin(r, IN_KEY);
        return ERR_OK;
    case COLON:
        if (c != ':')
            return fail_expected(r, "':'");
        r->p++;
        r->state = VALUE;
        return ERR_OK;
    default:
        return after_value(r, c);
    }
}

static err_t more(push_reader *r)
{
    switch (r->state) {
    case IN_KEY:
    case IN_STRING:
        return string_more(r);
    case IN_NUMBER:
        return number_more(r);
    case IN_WORD:
        return word_more(r);
    default:
        while (r->p < r->end && (*r->p == ' ' || *r->p == '\n' || *r->p == '\r' || *r->p == '\t'))
            r->p++;
        return r->p < r->end ? structure(r, *r->p) : ERR_OK;
    }
}

err_t push_feed(push_reader *r, const void *bytes, size_t n)
{
    if (n == 0)
        return ERR_OK;
    r->p = bytes;
    r->end = r->p + n;
    r->fed += n;
    while (r->p < r->end)
        ERR_TRY(more(r));
    return ERR_OK;
}

/* What was expected where the text ends, in the state that it ends in. */
static err_t fail_end(push_reader *r)
{
    const push_frame *f = r->depth > 0 ? top(r) : NULL;
    switch (r->state) {
    case IN_KEY:
    case IN_STRING:
        return r->pending_n > 0 ? fail_sequence(r)
                                : push_fail(r, r->fed, "the text ends inside a string");
    case IN_NUMBER:
        return fail_expected(r, "a digit");
    case IN_WORD:
        return fail_found(r, r->start, r->word, (uint8_t)r->word[0]);
    case VALUE:
    case FIRST_VALUE:
        if (f && holds_elements(f))
            ERR_TRY(element_begin(r));
        return fail_expected(r, describe(r->type).text);
    case KEY:
    case FIRST_KEY:
        return fail_expected(r, "a key");
    case COLON:
        return fail_expected(r, "':'");
    default:
        return fail_expected(r, wanted_after(r));
    }
}

err_t push_finish(push_reader *r)
{
    r->p = r->end = NULL;
    if (r->state == IN_NUMBER && scan_number_is_whole(&r->number))
        ERR_TRY(number_end(r));
    return r->state == AFTER && r->depth == 0 ? ERR_OK : fail_end(r);
}
