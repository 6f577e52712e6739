/* The data of a made-up sector: a stream of hashes, padded as pieces are. A run of 127 bytes is
 * four times 254 bits; each fills a node, with two zero bits on top. */
#include "circuit/porep_make_parts.h"

#include "base/verify.h"

#include <string.h>

#define RUN_BYTES  127u
#define RUN_NODES  4u
#define RUN_BLOCKS ((RUN_BYTES + SHA256_BYTES - 2) / SHA256_BYTES + 1)

/* Bytes RUN_BYTES · run … of the stream. */
static void stream_run(uint8_t out[RUN_BYTES], const char *label, uint64_t run)
{
    uint8_t blocks[RUN_BLOCKS * SHA256_BYTES];
    const uint64_t start = run * RUN_BYTES;
    const size_t skipped = start % SHA256_BYTES;
    for (size_t i = 0; i * SHA256_BYTES < skipped + RUN_BYTES; i++) {
        make_message m = {0};
        make_append_text(&m, "cuzk test data 1");
        make_append_text(&m, label);
        make_append_decimal(&m, start / SHA256_BYTES + i);
        sha256(blocks + i * SHA256_BYTES, m.data, m.bytes);
    }
    memcpy(out, blocks + skipped, RUN_BYTES);
}

void seal_data(fr *out, const char *label, uint64_t first, size_t n)
{
    VERIFY(first % RUN_NODES == 0 && n % RUN_NODES == 0);
    for (size_t i = 0; i < n; i += RUN_NODES) {
        uint8_t run[RUN_BYTES + 1] = {0};
        stream_run(run, label, (first + i) / RUN_NODES);
        for (size_t k = 0; k < RUN_NODES; k++) {
            const size_t byte = 254 * k / 8;
            const unsigned shift = 254 * k % 8;
            uint8_t node[FR_BYTES];
            for (size_t j = 0; j < FR_BYTES; j++)
                node[j] = (uint8_t)((run[byte + j] | run[byte + j + 1] << 8) >> shift);
            trunc254(node);
            const bool below_r = fr_from_bytes(&out[i + k], node); /* 2^254 < r */
            VERIFY(below_r);
            (void)below_r;
        }
    }
}
