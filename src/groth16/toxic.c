#include "groth16/groth16.h"

#include "hash/hash.h"

#include <string.h>

#define TEXT_BYTES_MAX 256u /* of a label or a seed */
#define NAME_BYTES_MAX 5u

/* Each scalar is SHA-256(head ‖ text ‖ name) with its top two bits cleared: below 2^254, so always
 * canonical. A text that is too long goes in as its own digest. */
static void derive(groth16_toxic *out, const char *head, const char *text)
{
    const struct {
        const char *name;
        fr *scalar;
    } list[] = {{"alpha", &out->alpha},
                {"beta", &out->beta},
                {"gamma", &out->gamma},
                {"delta", &out->delta},
                {"tau", &out->tau}};
    uint8_t input[2 * TEXT_BYTES_MAX + NAME_BYTES_MAX], digest[SHA256_BYTES];
    const size_t head_bytes = strlen(head);
    size_t bytes = strlen(text);
    memcpy(input, head, head_bytes);
    if (bytes <= TEXT_BYTES_MAX) {
        memcpy(input + head_bytes, text, bytes);
    } else {
        sha256(input + head_bytes, text, bytes);
        bytes = SHA256_BYTES;
    }
    bytes += head_bytes;
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        const size_t name_bytes = strlen(list[i].name);
        memcpy(input + bytes, list[i].name, name_bytes);
        sha256(digest, input, bytes + name_bytes);
        trunc254(digest);
        (void)fr_from_bytes(list[i].scalar, digest);
    }
}

void groth16_toxic_from_label(groth16_toxic *out, const char *label)
{
    derive(out, "", label);
}

void groth16_toxic_from_seed(groth16_toxic *out, const char *seed)
{
    derive(out, "cuzk insecure setup 1", seed);
}
