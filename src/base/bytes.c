#include "base/bytes.h"

#include <stdio.h>

void hex_encode(char *out, const void *in, size_t bytes)
{
    static const char digits[] = "0123456789abcdef";
    const uint8_t *p = in;
    for (size_t i = 0; i < bytes; i++) {
        out[2 * i] = digits[p[i] >> 4];
        out[2 * i + 1] = digits[p[i] & 15];
    }
    out[2 * bytes] = '\0';
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool hex_decode(void *out, const char *text, size_t bytes)
{
    uint8_t *p = out;
    for (size_t i = 0; i < bytes; i++) {
        const int high = digit_value(text[2 * i]);
        if (high < 0)
            return false;
        const int low = digit_value(text[2 * i + 1]);
        if (low < 0)
            return false;
        p[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

size_t utf8_length(const uint8_t *p, size_t left)
{
    if (left == 0 || p[0] < 0x80)
        return left == 0 ? 0 : 1;
    const size_t n = p[0] >= 0xf0 ? 4 : p[0] >= 0xe0 ? 3 : 2;
    if (p[0] < 0xc2 || p[0] > 0xf4 || left < n)
        return 0;
    for (size_t i = 1; i < n; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    }
    const bool too_long = (p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xf0 && p[1] < 0x90);
    const bool surrogate = p[0] == 0xed && p[1] > 0x9f;
    const bool too_high = p[0] == 0xf4 && p[1] > 0x8f;
    return too_long || surrogate || too_high ? 0 : n;
}

void size_text(char out[SIZE_TEXT_BYTES], uint64_t bytes)
{
    static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    unsigned unit = 0;
    while (unit < 6 && bytes >> (10 * (unit + 1)) != 0)
        unit++;
    const unsigned shift = 10 * unit;
    const uint64_t whole = bytes >> shift;
    const uint64_t rest = bytes - (whole << shift);
    if (rest == 0) {
        snprintf(out, SIZE_TEXT_BYTES, "%llu %s", (unsigned long long)whole, units[unit]);
        return;
    }
    /* Only the top ten bits below the point matter for two decimals, so that nothing overflows. */
    const unsigned hundredths = (unsigned)((rest >> (shift - 10)) * 100 >> 10);
    snprintf(out, SIZE_TEXT_BYTES, "%llu.%02u %s", (unsigned long long)whole, hundredths,
             units[unit]);
}
