#include "circuit/porep_label_hash.h"

#include "base/bytes.h"

#include <string.h>

void porep_label_hash(uint8_t out[FR_BYTES], const uint8_t replica_id[FR_BYTES], uint32_t layer,
                      uint64_t node, const uint8_t parents[][FR_BYTES], size_t parents_n)
{
    uint8_t message[64 + POREP_LABEL_PARENTS * FR_BYTES];
    memcpy(message, replica_id, FR_BYTES);
    store_be32(message + 32, layer);
    store_be64(message + 36, node);
    memset(message + 44, 0, 20);
    for (size_t at = 0; at < POREP_LABEL_PARENTS;) {
        const size_t left = POREP_LABEL_PARENTS - at, n = left < parents_n ? left : parents_n;
        memcpy(message + 64 + at * FR_BYTES, parents, n * FR_BYTES);
        at += n;
    }
    sha256(out, message, sizeof message);
    trunc254(out);
}
