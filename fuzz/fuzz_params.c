/* A whole .params from memory: layout, reading, the full check and the digests agree with each
 * other, and what was read encodes to the bytes it came from. */
#include "format/groth16_files.h"

#include <stdlib.h>
#include <string.h>

static void require(bool condition)
{
    if (!condition)
        abort();
}

static void require_g1(const uint8_t *bytes, const g1_aff *points, size_t n)
{
    uint8_t encoded[G1_BYTES];
    for (size_t i = 0; i < n; i++) {
        g1_encode(encoded, &points[i]);
        require(memcmp(encoded, bytes + i * G1_BYTES, G1_BYTES) == 0);
    }
}

static void require_same_bytes(const groth16_key *key, const uint8_t *data,
                               const params_extent s[PARAMS_SECTIONS])
{
    uint8_t encoded[G2_BYTES];
    require_g1(data + s[PARAMS_IC].offset, key->vk.ic, key->vk.ic_n);
    require_g1(data + s[PARAMS_H].offset, key->h, key->h_n);
    require_g1(data + s[PARAMS_L].offset, key->l, key->l_n);
    require_g1(data + s[PARAMS_A].offset, key->a, key->a_n);
    require_g1(data + s[PARAMS_B_G1].offset, key->b_g1, key->b_g1_n);
    for (size_t i = 0; i < key->b_g2_n; i++) {
        g2_encode(encoded, &key->b_g2[i]);
        require(memcmp(encoded, data + s[PARAMS_B_G2].offset + i * G2_BYTES, G2_BYTES) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    const format_source source = format_source_memory(data, bytes, "input");
    params_extent sections[PARAMS_SECTIONS];
    params_digests one_pass, checked;
    groth16_key key, in_subgroup;
    if (params_layout(sections, &source, false) != ERR_OK) {
        require(params_read(&key, &source, PARAMS_CHECK_CURVE, NULL, NULL) != ERR_OK);
        return 0;
    }
    require(params_digest(&one_pass, &source, sections, NULL, NULL) == ERR_OK);
    const bool on_curve = params_read(&key, &source, PARAMS_CHECK_CURVE, NULL, NULL) == ERR_OK;
    if (on_curve)
        require_same_bytes(&key, data, sections);
    const bool good = params_read(&in_subgroup, &source, PARAMS_CHECK_STAMP, NULL, NULL) == ERR_OK;
    require(on_curve || !good);
    require((params_validate(&source, &checked, NULL, NULL) == ERR_OK) == good);
    if (good)
        require(memcmp(&checked, &one_pass, sizeof checked) == 0);
    groth16_key_free(&key);
    groth16_key_free(&in_subgroup);
    return 0;
}
