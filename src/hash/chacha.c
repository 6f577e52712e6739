/* ChaCha block function (Bernstein, "ChaCha, a variant of Salsa20", 2008). */
#include "hash/hash.h"

#include "base/bytes.h"
#include "base/verify.h"

static inline uint32_t rotl(uint32_t x, unsigned n)
{
    return x << n | x >> (32 - n);
}

static inline void quarter_round(uint32_t x[16], unsigned a, unsigned b, unsigned c, unsigned d)
{
    x[a] += x[b];
    x[d] = rotl(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = rotl(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = rotl(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = rotl(x[b] ^ x[c], 7);
}

void chacha_block(uint8_t out[64], const uint8_t key[32], const uint32_t state_12_15[4],
                  unsigned rounds)
{
    VERIFY(rounds == 8 || rounds == 20);
    uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}; /* "expand 32-byte k" */
    for (unsigned i = 0; i < 8; i++)
        start[4 + i] = load_le32(key + 4 * i);
    for (unsigned i = 0; i < 4; i++)
        start[12 + i] = state_12_15[i];
    uint32_t x[16];
    memcpy(x, start, sizeof x);
    for (unsigned round = 0; round < rounds; round += 2) {
        for (unsigned i = 0; i < 4; i++)
            quarter_round(x, i, 4 + i, 8 + i, 12 + i);
        for (unsigned i = 0; i < 4; i++)
            quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
    }
    for (unsigned i = 0; i < 16; i++)
        store_le32(out + 4 * i, x[i] + start[i]);
}
