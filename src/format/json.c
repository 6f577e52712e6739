/* The structure of a text: what may come next, where it belongs, and the place for errors. One byte
 * that begins or ends something is taken at a time; the inside of strings and numbers, and whole
 * arrays of bytes, in runs: json_token.c. */
#include "format/json_internal.h"
#include "format/json_scan.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const push_type push_any = {.kind = PUSH_ANY};
const push_type push_byte = {.kind = PUSH_UINT, .bytes = 1, .max = UINT8_MAX};

void push_open(push_reader *r, const push_type *root, void *at, void *context)
{
    memset(r, 0, offsetof(push_reader, frame));
    r->depth = 0;
    r->context = context;
    r->type = root;
    r->at = at;
    r->state = PUSH_AT_VALUE;
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

err_t push_fail_found(const push_reader *r, uint64_t offset, const char *what, uint8_t c)
{
    if (c > 0x20 && c < 0x7f)
        return push_fail(r, offset, "expected %s, found '%c'", what, c);
    return push_fail(r, offset, "expected %s, found the byte 0x%02x", what, c);
}

/* Something else stands at r->p. */
err_t push_fail_expected(const push_reader *r, const char *what)
{
    if (r->p == r->end)
        return push_fail(r, r->fed, "expected %s, found the end of the text", what);
    return push_fail_found(r, push_offset(r), what, *r->p);
}

push_description push_describe(const push_type *type)
{
    static const char *const names[] = {
        [PUSH_ANY] = "a value",     [PUSH_SCALAR] = "a string or a number",
        [PUSH_STRING] = "a string", [PUSH_NULL] = "null",
        [PUSH_BYTES] = "an array",  [PUSH_ARRAY] = "an array",
        [PUSH_OBJECT] = "an object"};
    push_description d;
    if (type->kind == PUSH_UINT)
        snprintf(d.text, sizeof d.text, "an integer from 0 to %" PRIu64, type->max);
    else
        snprintf(d.text, sizeof d.text, "%s", names[type->kind]);
    return d;
}

/* ---- objects and arrays -------------------------------------------------------------------- */

err_t push_value_end(push_reader *r, const push_type *type, void *at)
{
    r->state = PUSH_AT_AFTER;
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
    r->state = *r->p == '[' ? PUSH_AT_FIRST_VALUE : PUSH_AT_FIRST_KEY;
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
    return push_value_end(r, type, f->at);
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

err_t push_key_end(push_reader *r)
{
    push_frame *f = top(r);
    r->state = PUSH_AT_COLON;
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

/* ---- values -------------------------------------------------------------------------------- */

/* An array of bytes; without a bracket of its own if it lies in the piece whole and plain. */
static err_t bytes_begin(push_reader *r)
{
    if ((size_t)(r->end - r->p) > 4 * r->type->n && !r->type->enter) {
        const size_t taken = scan_plain_array(r->p, r->at, r->type->n);
        if (taken > 0) {
            r->p += taken;
            return push_value_end(r, r->type, r->at);
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
        return push_fail_expected(r, push_describe(r->type).text);
    r->start = push_offset(r);
    r->is_string = c == '"';
    switch (c) {
    case '[':
        return r->type->kind == PUSH_BYTES ? bytes_begin(r) : open_bracket(r, r->type, r->at);
    case '{':
        return open_bracket(r, r->type, r->at);
    case '"':
        push_string_begin(r, PUSH_IN_STRING);
        return ERR_OK;
    case 'n':
    case 't':
    case 'f':
        push_word_begin(r, c == 'n' ? "null" : c == 't' ? "true" : "false");
        return ERR_OK;
    default:
        r->state = PUSH_IN_NUMBER;
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
        r->state = array ? PUSH_AT_VALUE : PUSH_AT_KEY;
        return ERR_OK;
    }
    if (r->depth > 0 && c == (array ? ']' : '}'))
        return close_bracket(r);
    return push_fail_expected(r, wanted_after(r));
}

/* The byte c, no white space, at r->p, outside of all tokens. */
static err_t structure(push_reader *r, uint8_t c)
{
    switch (r->state) {
    case PUSH_AT_FIRST_VALUE:
        return c == ']' ? close_bracket(r) : value_begin(r, c);
    case PUSH_AT_VALUE:
        return value_begin(r, c);
    case PUSH_AT_FIRST_KEY:
        if (c == '}')
            return close_bracket(r);
        /* fall through */
    case PUSH_AT_KEY:
        top(r)->key_bytes = 0;
        if (c != '"')
            return push_fail_expected(r, "a key");
        push_string_begin(r, PUSH_IN_KEY);
        return ERR_OK;
    case PUSH_AT_COLON:
        if (c != ':')
            return push_fail_expected(r, "':'");
        r->p++;
        r->state = PUSH_AT_VALUE;
        return ERR_OK;
    default:
        return after_value(r, c);
    }
}

static err_t more(push_reader *r)
{
    switch (r->state) {
    case PUSH_IN_KEY:
    case PUSH_IN_STRING:
        return push_string_more(r);
    case PUSH_IN_NUMBER:
        return push_number_more(r);
    case PUSH_IN_WORD:
        return push_word_more(r);
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
    case PUSH_IN_KEY:
    case PUSH_IN_STRING:
        return r->pending_n > 0 ? push_fail_sequence(r)
                                : push_fail(r, r->fed, "the text ends inside a string");
    case PUSH_IN_NUMBER:
        return push_fail_expected(r, "a digit");
    case PUSH_IN_WORD:
        return push_fail_found(r, r->start, r->word, (uint8_t)r->word[0]);
    case PUSH_AT_VALUE:
    case PUSH_AT_FIRST_VALUE:
        if (f && holds_elements(f))
            ERR_TRY(element_begin(r));
        return push_fail_expected(r, push_describe(r->type).text);
    case PUSH_AT_KEY:
    case PUSH_AT_FIRST_KEY:
        return push_fail_expected(r, "a key");
    case PUSH_AT_COLON:
        return push_fail_expected(r, "':'");
    default:
        return push_fail_expected(r, wanted_after(r));
    }
}

err_t push_finish(push_reader *r)
{
    r->p = r->end = NULL;
    if (r->state == PUSH_IN_NUMBER && scan_number_is_whole(&r->number))
        ERR_TRY(push_number_end(r));
    return r->state == PUSH_AT_AFTER && r->depth == 0 ? ERR_OK : fail_end(r);
}
