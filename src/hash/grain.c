/* The register is 80 bits; bit 0 of `state` is the oldest. Its first content, each field most
 * significant bit first: field type 1 (prime) in 2 bits, S-box 1 (x^5) in 4, field size in 12,
 * width in 12, full rounds in 10, partial rounds in 10, and 30 ones. 160 steps are thrown away;
 * then steps are read in pairs, and the second is kept if the first is one. */
#include "hash/grain.h"

#include "base/bytes.h"

#define REGISTER_BITS 80

__extension__ typedef unsigned __int128 grain_state;

static unsigned grain_step(grain_state *s)
{
    const grain_state v = *s;
    const unsigned bit = (unsigned)(v >> 62 ^ v >> 51 ^ v >> 38 ^ v >> 23 ^ v >> 13 ^ v) & 1;
    *s = v >> 1 | (grain_state)bit << (REGISTER_BITS - 1);
    return bit;
}

static unsigned grain_bit(grain_state *s)
{
    for (;;) {
        const unsigned keep = grain_step(s), bit = grain_step(s);
        if (keep)
            return bit;
    }
}

static void append(grain_state *s, unsigned *filled, uint64_t value, unsigned bits)
{
    while (bits-- > 0)
        *s |= (grain_state)(value >> bits & 1) << (*filled)++;
}

static void grain_start(grain_state *s, unsigned width, unsigned full_rounds,
                        unsigned partial_rounds)
{
    unsigned filled = 0;
    *s = 0;
    append(s, &filled, 1, 2);
    append(s, &filled, 1, 4);
    append(s, &filled, FR_BITS, 12);
    append(s, &filled, width, 12);
    append(s, &filled, full_rounds, 10);
    append(s, &filled, partial_rounds, 10);
    append(s, &filled, (1u << 30) - 1, 30);
    for (unsigned i = 0; i < 160; i++)
        (void)grain_step(s);
}

void grain_constants(fr *out, size_t n, unsigned width, unsigned full_rounds,
                     unsigned partial_rounds)
{
    grain_state s;
    grain_start(&s, width, full_rounds, partial_rounds);
    for (size_t i = 0; i < n; i++) {
        uint8_t bytes[FR_BYTES];
        do { /* 255 bits, most significant first; values >= r are drawn again */
            memset(bytes, 0, sizeof bytes);
            for (unsigned k = FR_BITS; k-- > 0;)
                bytes[k / 8] |= (uint8_t)(grain_bit(&s) << (k % 8));
        } while (!fr_from_bytes(&out[i], bytes));
    }
}
