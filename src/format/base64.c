/* Base64 by table: each character gives six bits, a bad one a value that no sum can hide. */
#include "format/c1_parse.h"

#define BAD 0x80

/* 'A' … 'Z' 0 … 25, 'a' … 'z' 26 … 51, '0' … '9' 52 … 61, '+' 62, '/' 63. */
static void fill_table(uint8_t table[256])
{
    for (unsigned c = 0; c < 256; c++)
        table[c] = BAD;
    for (unsigned i = 0; i < 26; i++) {
        table['A' + i] = (uint8_t)i;
        table['a' + i] = (uint8_t)(26 + i);
    }
    for (unsigned i = 0; i < 10; i++)
        table['0' + i] = (uint8_t)(52 + i);
    table['+'] = 62;
    table['/'] = 63;
}

/* The last group may end in "=" or "=="; the bits that are then left over must be zero. Returns the
 * number of bytes, 0 if the group is bad. */
static size_t last_group(uint8_t out[3], const uint8_t table[256], const uint8_t in[4])
{
    const size_t padding = in[3] != '=' ? 0 : in[2] != '=' ? 1 : 2;
    uint32_t bits = 0;
    for (size_t i = 0; i < 4; i++) {
        const uint8_t six = i >= 4 - padding ? 0 : table[in[i]];
        if (six == BAD)
            return 0;
        bits = bits << 6 | six;
    }
    if ((bits & ((1u << (8 * padding)) - 1)) != 0)
        return 0;
    for (size_t i = 0; i < 3 - padding; i++)
        out[i] = (uint8_t)(bits >> (16 - 8 * i));
    return 3 - padding;
}

bool base64_decode(uint8_t *out, size_t *bytes, const char *text, size_t chars)
{
    uint8_t table[256];
    fill_table(table);
    const uint8_t *in = (const uint8_t *)text;
    *bytes = 0;
    if (chars == 0)
        return true;
    const size_t whole = (chars - 1) / 4 * 4; /* the last group, whole or not, comes after these */
    uint8_t *next = out;
    for (size_t i = 0; i < whole; i += 4, next += 3) {
        const uint32_t a = table[in[i]], b = table[in[i + 1]], c = table[in[i + 2]],
                       d = table[in[i + 3]];
        if ((a | b | c | d) & BAD) {
            *bytes = i;
            return false;
        }
        const uint32_t bits = a << 18 | b << 12 | c << 6 | d;
        next[0] = (uint8_t)(bits >> 16);
        next[1] = (uint8_t)(bits >> 8);
        next[2] = (uint8_t)bits;
    }
    const size_t last = chars - whole == 4 ? last_group(next, table, in + whole) : 0;
    *bytes = last > 0 ? (size_t)(next - out) + last : whole;
    return last > 0;
}
