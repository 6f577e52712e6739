/* Tokens: white space, numbers, strings, words; and skipping of whole values. */
#include "format/json_scan.h"

#include "base/bytes.h"

void pull_white(pull_reader *r)
{
    while (r->at < r->bytes && (r->text[r->at] == ' ' || r->text[r->at] == '\n' ||
                                r->text[r->at] == '\r' || r->text[r->at] == '\t'))
        r->at++;
}

err_t pull_punctuation(pull_reader *r, char c, const char *what)
{
    pull_white(r);
    if (!pull_at(r, c))
        return pull_fail_expected(r, what);
    r->at++;
    return ERR_OK;
}

/* ---- numbers ------------------------------------------------------------------------------- */

static bool at_digit(const pull_reader *r)
{
    return r->at < r->bytes && r->text[r->at] >= '0' && r->text[r->at] <= '9';
}

static err_t some_digits(pull_reader *r)
{
    if (!at_digit(r))
        return pull_fail_expected(r, "a digit");
    while (at_digit(r))
        r->at++;
    return ERR_OK;
}

err_t pull_scan_number(pull_reader *r, pull_number *out)
{
    *out = (pull_number){.integer = true};
    if (pull_at(r, '-')) {
        out->negative = true;
        r->at++;
    }
    if (!at_digit(r))
        return pull_fail_expected(r, "a digit");
    if (pull_at(r, '0')) {
        r->at++; /* and no further digit: the caller finds it where it wants a comma */
    } else {
        for (; at_digit(r); r->at++) {
            const uint64_t digit = r->text[r->at] - (uint64_t)'0';
            if (out->value > (UINT64_MAX - digit) / 10)
                out->overflow = true;
            out->value = 10 * out->value + digit;
        }
    }
    if (pull_at(r, '.')) {
        out->integer = false;
        r->at++;
        ERR_TRY(some_digits(r));
    }
    if (pull_at(r, 'e') || pull_at(r, 'E')) {
        out->integer = false;
        r->at++;
        if (pull_at(r, '+') || pull_at(r, '-'))
            r->at++;
        ERR_TRY(some_digits(r));
    }
    return ERR_OK;
}

/* ---- strings ------------------------------------------------------------------------------- */

/* Value of four hex digits at p, or -1. */
static int32_t hex4(const uint8_t *p)
{
    int32_t value = 0;
    for (int i = 0; i < 4; i++) {
        const uint8_t c = p[i], lower = c | 0x20;
        if (c >= '0' && c <= '9')
            value = value << 4 | (c - '0');
        else if (lower >= 'a' && lower <= 'f')
            value = value << 4 | (lower - 'a' + 10);
        else
            return -1;
    }
    return value;
}

static bool is_high_surrogate(int32_t u)
{
    return u >= 0xd800 && u <= 0xdbff;
}
static bool is_low_surrogate(int32_t u)
{
    return u >= 0xdc00 && u <= 0xdfff;
}

/* The escape at p, a backslash with `left` bytes from it on: its code point and length; 0 if it is
 * malformed. */
static size_t escape(const uint8_t *p, size_t left, int32_t *code)
{
    static const char letters[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
    if (left < 2)
        return 0;
    const char *known = p[1] != 0 ? strchr(letters, p[1]) : NULL;
    if (known) {
        *code = values[known - letters];
        return 2;
    }
    if (p[1] != 'u' || left < 6)
        return 0;
    *code = hex4(p + 2);
    if (*code < 0 || is_low_surrogate(*code))
        return 0;
    if (!is_high_surrogate(*code))
        return 6;
    if (left < 12 || p[6] != '\\' || p[7] != 'u')
        return 0;
    const int32_t low = hex4(p + 8);
    if (low < 0 || !is_low_surrogate(low))
        return 0;
    *code = 0x10000 + ((*code - 0xd800) << 10 | (low - 0xdc00));
    return 12;
}

#define EACH_BYTE(b) (0x0101010101010101ULL * (b))

/* True if one of the eight bytes is a quote, a backslash, below 0x20 or above 0x7f: the bits that
 * (x - 1) & ~x raises mark a zero byte, and possibly others above a marked one. */
static bool special_among(uint64_t w)
{
    const uint64_t quote = w ^ EACH_BYTE('"'), backslash = w ^ EACH_BYTE('\\');
    const uint64_t marks = ((quote - EACH_BYTE(1)) & ~quote) |
                           ((backslash - EACH_BYTE(1)) & ~backslash) | (w - EACH_BYTE(0x20)) | w;
    return (marks & EACH_BYTE(0x80)) != 0;
}

err_t pull_scan_string(pull_reader *r, pull_text *out)
{
    const size_t start = ++r->at;
    out->escaped = false;
    for (;;) {
        while (r->bytes - r->at >= 8 && !special_among(load_le64(r->text + r->at)))
            r->at += 8;
        if (r->at == r->bytes)
            return pull_fail(r, "the text ends inside a string");
        const uint8_t *p = r->text + r->at;
        const size_t left = r->bytes - r->at;
        size_t taken = 1;
        if (*p == '"')
            break;
        if (*p < 0x20)
            return pull_fail(r, "control character 0x%02x in a string", *p);
        if (*p == '\\') {
            int32_t code;
            out->escaped = true;
            taken = escape(p, left, &code);
            if (taken == 0)
                return pull_fail(r, "malformed escape in a string");
        } else if (*p >= 0x80) {
            taken = utf8_length(p, left);
            if (taken == 0)
                return pull_fail(r, "a string that is not UTF-8");
        }
        r->at += taken;
    }
    out->raw = (const char *)r->text + start;
    out->bytes = r->at - start;
    r->at++;
    return ERR_OK;
}

/* UTF-8 of a code point; returns its length. */
static size_t utf8_encode(char out[4], int32_t code)
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    const size_t n = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (size_t i = n - 1; i > 0; i--, code >>= 6)
        out[i] = (char)(0x80 | (code & 0x3f));
    out[0] = (char)(0xf0 << (4 - n) | code);
    return n;
}

size_t pull_decode(char *out, size_t room, const pull_text *text)
{
    const uint8_t *p = (const uint8_t *)text->raw;
    size_t left = text->bytes, used = 0;
    while (left > 0) {
        char character[4] = {(char)*p};
        size_t taken = 1, bytes = 1;
        if (*p == '\\') {
            int32_t code = 0;
            taken = escape(p, left, &code);
            bytes = utf8_encode(character, code);
        }
        if (bytes > room - used)
            return room + 1;
        memcpy(out + used, character, bytes);
        used += bytes;
        p += taken;
        left -= taken;
    }
    return used;
}

err_t pull_scan_word(pull_reader *r, const char *word)
{
    const size_t n = strlen(word);
    if (r->bytes - r->at < n || memcmp(r->text + r->at, word, n) != 0)
        return pull_fail_expected(r, word);
    r->at += n;
    return ERR_OK;
}

/* ---- skipping ------------------------------------------------------------------------------ */

static err_t skip_scalar(pull_reader *r)
{
    pull_text text;
    pull_number number;
    if (pull_at(r, '"'))
        return pull_scan_string(r, &text);
    if (pull_at(r, '-') || at_digit(r))
        return pull_scan_number(r, &number);
    if (pull_at(r, 't'))
        return pull_scan_word(r, "true");
    if (pull_at(r, 'f'))
        return pull_scan_word(r, "false");
    if (pull_at(r, 'n'))
        return pull_scan_word(r, "null");
    return pull_fail_expected(r, "a value");
}

static err_t skip_key(pull_reader *r)
{
    pull_text key;
    ERR_TRY(pull_string(r, &key));
    return pull_punctuation(r, ':', "':'");
}

/* The open objects and arrays inside the skipped value, innermost last. */
typedef struct {
    char closing[PULL_DEPTH_MAX];
    unsigned n;
} skip_stack;

/* Behind a value: closes what ends here, up to a comma or the end of the whole value. */
static err_t skip_ends(pull_reader *r, skip_stack *open)
{
    while (open->n > 0) {
        const char closing = open->closing[open->n - 1];
        pull_white(r);
        if (pull_at(r, ',')) {
            r->at++;
            return closing == '}' ? skip_key(r) : ERR_OK;
        }
        if (!pull_at(r, closing))
            return pull_fail_expected(r, closing == '}' ? "',' or '}'" : "',' or ']'");
        r->at++;
        open->n--;
    }
    return ERR_OK;
}

/* No recursion: a bomb of brackets costs a byte of stack per level, up to the limit. */
err_t pull_skip(pull_reader *r)
{
    skip_stack open = {.n = 0};
    do {
        pull_white(r);
        const bool object = pull_at(r, '{');
        if (!object && !pull_at(r, '[')) {
            ERR_TRY(skip_scalar(r));
            ERR_TRY(skip_ends(r, &open));
            continue;
        }
        if (r->depth + open.n == PULL_DEPTH_MAX)
            return pull_fail(r, "nested deeper than %d levels", PULL_DEPTH_MAX);
        const char closing = object ? '}' : ']';
        open.closing[open.n++] = closing;
        r->at++;
        pull_white(r);
        if (pull_at(r, closing))
            ERR_TRY(skip_ends(r, &open));
        else if (object)
            ERR_TRY(skip_key(r));
    } while (open.n > 0);
    return ERR_OK;
}
