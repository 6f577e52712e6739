/* Tokens: numbers, and what stands in strings. */
#include "format/json_scan.h"

#include "base/bytes.h"

/* ---- numbers ------------------------------------------------------------------------------- */

/* What was taken last, and so what may follow. */
enum { NOTHING, MINUS, ZERO, INTEGER, POINT, FRACTION, E, E_SIGN, EXPONENT };

/* The byte c behind the integer part: a point, an exponent, or none of the number's. */
static bool behind_integer(push_number *n, uint8_t c)
{
    if (c == '.' && (n->state == ZERO || n->state == INTEGER))
        n->state = POINT;
    else if (c == 'e' || c == 'E')
        n->state = E;
    else
        return false;
    n->integer = false;
    return true;
}

static void integer_digit(push_number *n, uint64_t digit)
{
    if (n->value > (UINT64_MAX - digit) / 10)
        n->overflow = true;
    n->value = 10 * n->value + digit;
}

static scan_result take(push_number *n, uint8_t c)
{
    const bool digit = c >= '0' && c <= '9';
    switch (n->state) {
    case NOTHING:
        if (c == '-') {
            n->negative = true;
            n->state = MINUS;
            return SCAN_MORE;
        }
        /* fall through */
    case MINUS:
        if (!digit)
            return SCAN_BAD;
        n->value = c - (uint64_t)'0';
        n->state = c == '0' ? ZERO : INTEGER;
        return SCAN_MORE;
    case INTEGER:
        if (digit) {
            integer_digit(n, c - (uint64_t)'0');
            return SCAN_MORE;
        }
        /* fall through */
    case ZERO: /* and no further digit: the caller finds it where it wants a comma */
        return behind_integer(n, c) ? SCAN_MORE : SCAN_DONE;
    case FRACTION:
        return digit || behind_integer(n, c) ? SCAN_MORE : SCAN_DONE;
    case E:
        if (c == '+' || c == '-') {
            n->state = E_SIGN;
            return SCAN_MORE;
        }
        /* fall through */
    case E_SIGN:
        n->state = EXPONENT;
        return digit ? SCAN_MORE : SCAN_BAD;
    case POINT:
        n->state = FRACTION;
        return digit ? SCAN_MORE : SCAN_BAD;
    default:
        return digit ? SCAN_MORE : SCAN_DONE;
    }
}

scan_result scan_number(push_number *n, const uint8_t **p, const uint8_t *end)
{
    for (; *p < end; (*p)++) {
        const scan_result result = take(n, **p);
        if (result != SCAN_MORE)
            return result;
    }
    return SCAN_MORE;
}

bool scan_number_is_whole(const push_number *n)
{
    return n->state == ZERO || n->state == INTEGER || n->state == FRACTION || n->state == EXPONENT;
}

/* ---- strings ------------------------------------------------------------------------------- */

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

size_t scan_plain(const uint8_t *p, size_t n)
{
    size_t i = 0;
    while (n - i >= 8 && !special_among(load_le64(p + i)))
        i += 8;
    while (i < n && p[i] >= 0x20 && p[i] < 0x80 && p[i] != '"' && p[i] != '\\')
        i++;
    return i;
}

/* UTF-8 of a code point; returns its length. */
static size_t utf8_encode(uint8_t out[4], int32_t code)
{
    if (code < 0x80) {
        out[0] = (uint8_t)code;
        return 1;
    }
    const size_t n = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (size_t i = n - 1; i > 0; i--, code >>= 6)
        out[i] = (uint8_t)(0x80 | (code & 0x3f));
    out[0] = (uint8_t)(0xf0 << (4 - n) | code);
    return n;
}

/* Value of up to four hex digits at p, or -1. */
static int32_t hex_value(const uint8_t *p, size_t digits)
{
    int32_t value = 0;
    for (size_t i = 0; i < digits; i++) {
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

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* The second half of a surrogate pair, "\uXXXX", of which n bytes are at p. */
static int low_surrogate(const uint8_t *p, size_t n, int32_t *code)
{
    if ((n > 0 && p[0] != '\\') || (n > 1 && p[1] != 'u'))
        return -1;
    if (n <= 2)
        return 0;
    const int32_t low = hex_value(p + 2, smaller(n - 2, 4));
    if (low < 0 || (n >= 6 && (low < 0xdc00 || low > 0xdfff)))
        return -1;
    *code = 0x10000 + ((*code - 0xd800) << 10 | (low - 0xdc00));
    return n >= 6 ? 6 : 0;
}

static int escape(const uint8_t *p, size_t n, int32_t *code)
{
    static const char letters[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
    if (n < 2)
        return 0;
    const char *known = p[1] != 0 ? strchr(letters, p[1]) : NULL;
    if (known) {
        *code = values[known - letters];
        return 2;
    }
    *code = p[1] == 'u' ? hex_value(p + 2, smaller(n - 2, 4)) : -1;
    if (*code < 0)
        return -1;
    if (n < 6)
        return 0;
    if (*code < 0xd800 || *code > 0xdfff)
        return 6;
    if (*code >= 0xdc00)
        return -1;
    const int second = low_surrogate(p + 6, n - 6, code);
    return second > 0 ? 6 + second : second;
}

/* A character beyond ASCII. */
static int character(const uint8_t *p, size_t n)
{
    const size_t whole = p[0] < 0xc2 ? 0 : p[0] < 0xe0 ? 2 : p[0] < 0xf0 ? 3 : p[0] < 0xf5 ? 4 : 0;
    if (whole == 0)
        return -1;
    for (size_t i = 1; i < smaller(n, whole); i++) {
        if (p[i] >> 6 != 2)
            return -1;
    }
    if (n < whole)
        return 0;
    return utf8_length(p, whole) == whole ? (int)whole : -1;
}

int scan_sequence(const uint8_t *p, size_t n, uint8_t out[4], size_t *out_n)
{
    if (p[0] != '\\') {
        const int bytes = character(p, n);
        if (bytes > 0)
            memcpy(out, p, (size_t)bytes);
        *out_n = bytes > 0 ? (size_t)bytes : 0;
        return bytes;
    }
    int32_t code;
    const int bytes = escape(p, n, &code);
    if (bytes > 0)
        *out_n = utf8_encode(out, code);
    return bytes;
}

/* ---- arrays of bytes ----------------------------------------------------------------------- */

size_t scan_plain_array(const uint8_t *text, uint8_t *out, size_t n)
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
