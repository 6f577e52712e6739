/* Base64 by table, group by group; a group may be cut anywhere. */
#include "format/c1_parse.h"

/* One more than the six bits of a character; 0: it has none. */
static const uint8_t six_plus_one[256] = {
    ['A'] = 1,  ['B'] = 2,  ['C'] = 3,  ['D'] = 4,  ['E'] = 5,  ['F'] = 6,  ['G'] = 7,  ['H'] = 8,
    ['I'] = 9,  ['J'] = 10, ['K'] = 11, ['L'] = 12, ['M'] = 13, ['N'] = 14, ['O'] = 15, ['P'] = 16,
    ['Q'] = 17, ['R'] = 18, ['S'] = 19, ['T'] = 20, ['U'] = 21, ['V'] = 22, ['W'] = 23, ['X'] = 24,
    ['Y'] = 25, ['Z'] = 26, ['a'] = 27, ['b'] = 28, ['c'] = 29, ['d'] = 30, ['e'] = 31, ['f'] = 32,
    ['g'] = 33, ['h'] = 34, ['i'] = 35, ['j'] = 36, ['k'] = 37, ['l'] = 38, ['m'] = 39, ['n'] = 40,
    ['o'] = 41, ['p'] = 42, ['q'] = 43, ['r'] = 44, ['s'] = 45, ['t'] = 46, ['u'] = 47, ['v'] = 48,
    ['w'] = 49, ['x'] = 50, ['y'] = 51, ['z'] = 52, ['0'] = 53, ['1'] = 54, ['2'] = 55, ['3'] = 56,
    ['4'] = 57, ['5'] = 58, ['6'] = 59, ['7'] = 60, ['8'] = 61, ['9'] = 62, ['+'] = 63, ['/'] = 64};

/* Above 63 if the character is not of the alphabet. */
static uint32_t six(uint8_t c)
{
    return six_plus_one[c] - 1u;
}

/* Four characters to 24 bits; false if one is bad. */
static bool group(uint32_t *bits, const uint8_t in[4])
{
    const uint32_t a = six(in[0]), b = six(in[1]), c = six(in[2]), d = six(in[3]);
    *bits = a << 18 | b << 12 | c << 6 | d;
    return (a | b | c | d) <= 63;
}

static void put3(uint8_t *out, uint32_t bits)
{
    out[0] = (uint8_t)(bits >> 16);
    out[1] = (uint8_t)(bits >> 8);
    out[2] = (uint8_t)bits;
}

/* A group that ends in "=" or "==" holds two bytes or one; the bits left over must be zero. */
static bool padded_group(base64_state *s)
{
    const unsigned padding = s->last[3] != '=' ? 0 : s->last[2] != '=' ? 1 : 2;
    uint8_t in[4];
    uint32_t bits;
    for (unsigned i = 0; i < 4; i++)
        in[i] = i < 4 - padding ? s->last[i] : 'A';
    if (padding == 0 || !group(&bits, in) || (bits & ((1u << (8 * padding)) - 1)) != 0)
        return false;
    uint8_t out[3];
    put3(out, bits);
    s->held_n = 3 - padding;
    s->held[0] = out[0];
    s->held[1] = out[1];
    return true;
}

/* The group in s->last is whole, and s->chars behind it. */
static bool last_group(base64_state *s, uint8_t **next)
{
    uint32_t bits;
    if (group(&bits, s->last)) {
        put3(*next, bits);
        *next += 3;
        return true;
    }
    if (padded_group(s))
        return true;
    s->chars -= 4;
    return false;
}

bool base64_decode(base64_state *s, uint8_t *out, size_t room, size_t *bytes, const uint8_t **text,
                   const uint8_t *end)
{
    const uint8_t *in = *text;
    uint8_t *next = out;
    bool good = true;
    while (good && in < end && room - (size_t)(next - out) >= 3) {
        uint32_t bits;
        if (s->held_n > 0) {
            s->chars -= 4; /* the padded group was not the last */
            good = false;
        } else if (s->chars % 4 == 0 && end - in >= 4 && group(&bits, in)) {
            put3(next, bits);
            next += 3;
            in += 4;
            s->chars += 4;
        } else {
            s->last[s->chars++ % 4] = *in++;
            if (s->chars % 4 == 0)
                good = last_group(s, &next);
        }
    }
    *text = in;
    *bytes = (size_t)(next - out);
    return good;
}

bool base64_end(base64_state *s, uint8_t out[2], size_t *bytes)
{
    *bytes = s->held_n;
    for (unsigned i = 0; i < s->held_n; i++)
        out[i] = s->held[i];
    if (s->chars % 4 == 0)
        return true;
    s->chars -= s->chars % 4;
    return false;
}
