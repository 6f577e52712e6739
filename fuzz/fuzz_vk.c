/* A .vk from memory: what was read encodes to the bytes it came from. */
#include "format/groth16_files.h"

#include <stdlib.h>
#include <string.h>

static void require_bytes(const uint8_t *expected, const uint8_t *found, size_t n)
{
    if (memcmp(expected, found, n) != 0)
        abort();
}

static void require_g1(const uint8_t *bytes, const g1_aff *point)
{
    uint8_t encoded[G1_BYTES];
    g1_encode(encoded, point);
    require_bytes(bytes, encoded, sizeof encoded);
}

static void require_g2(const uint8_t *bytes, const g2_aff *point)
{
    uint8_t encoded[G2_BYTES];
    g2_encode(encoded, point);
    require_bytes(bytes, encoded, sizeof encoded);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    const format_source source = format_source_memory(data, bytes, "input");
    groth16_vk vk;
    if (params_read_vk(&vk, &source) != ERR_OK)
        return 0;
    require_g1(data, &vk.alpha_g1);
    require_g1(data + 96, &vk.beta_g1);
    require_g2(data + 192, &vk.beta_g2);
    require_g2(data + 384, &vk.gamma_g2);
    require_g1(data + 576, &vk.delta_g1);
    require_g2(data + 672, &vk.delta_g2);
    for (size_t i = 0; i < vk.ic_n; i++)
        require_g1(data + 868 + 96 * i, &vk.ic[i]);
    groth16_vk_free(&vk);
    return 0;
}
