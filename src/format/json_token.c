/* Strings, numbers and words as values and keys: what is kept of them, and where they end. */
#include "format/json_internal.h"
#include "format/json_scan.h"

#include <string.h>

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
    if (r->state == PUSH_IN_STRING && r->type->piece)
        return r->type->piece(r->context, r, out, out_n);
    keep(r->raw, &r->raw_bytes, raw, n);
    keep(r->name, &r->name_bytes, out, out_n);
    return ERR_OK;
}

err_t push_fail_sequence(const push_reader *r)
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
        return push_fail_sequence(r);
    if (bytes == 0)
        return ERR_OK;
    r->pending_n = 0;
    return string_piece(r, r->pending, (size_t)bytes, out, out_n);
}

err_t push_string_more(push_reader *r)
{
    while (r->p < r->end) {
        const size_t plain = r->pending_n > 0 ? 0 : scan_plain(r->p, (size_t)(r->end - r->p));
        if (plain > 0) {
            const uint8_t *from = r->p;
            r->p += plain;
            ERR_TRY(string_piece(r, from, plain, from, plain));
        } else if (r->pending_n == 0 && *r->p == '"') {
            r->p++;
            return r->state == PUSH_IN_KEY ? push_key_end(r) : push_value_end(r, r->type, r->at);
        } else if (r->pending_n == 0 && *r->p < 0x20) {
            return push_fail(r, push_offset(r), "control character 0x%02x in a string", *r->p);
        } else {
            ERR_TRY(sequence_byte(r));
        }
    }
    return ERR_OK;
}

void push_string_begin(push_reader *r, unsigned state)
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

err_t push_number_end(push_reader *r)
{
    const push_number *n = &r->number;
    if (r->type->kind != PUSH_UINT)
        return push_value_end(r, r->type, r->at);
    if (n->negative || !n->integer || n->overflow || n->value > r->type->max)
        return push_fail(r, r->start, "expected %s, found %.*s", push_describe(r->type).text,
                         r->raw_bytes < 40 ? (int)r->raw_bytes : 40, r->raw);
    store(r->at, r->type->bytes, n->value);
    return push_value_end(r, r->type, r->at);
}

err_t push_number_more(push_reader *r)
{
    const uint8_t *from = r->p;
    const scan_result result = scan_number(&r->number, &r->p, r->end);
    keep(r->raw, &r->raw_bytes, from, (size_t)(r->p - from));
    if (result == SCAN_BAD)
        return push_fail_expected(r, "a digit");
    return result == SCAN_DONE ? push_number_end(r) : ERR_OK;
}

err_t push_word_more(push_reader *r)
{
    for (; r->p < r->end && r->word[r->word_at]; r->p++, r->word_at++) {
        if (*r->p != (uint8_t)r->word[r->word_at])
            return push_fail_found(r, r->start, r->word, (uint8_t)r->word[0]);
    }
    return r->word[r->word_at] ? ERR_OK : push_value_end(r, r->type, r->at);
}

void push_word_begin(push_reader *r, const char *word)
{
    r->state = PUSH_IN_WORD;
    r->word = word;
    r->word_at = 0;
}
