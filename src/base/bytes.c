#include "base/bytes.h"

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
