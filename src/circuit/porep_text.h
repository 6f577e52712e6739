/* Field elements in errors: as their bytes stand in files. */
#ifndef CUZK_CIRCUIT_POREP_TEXT_H
#define CUZK_CIRCUIT_POREP_TEXT_H

#include "base/bytes.h"
#include "field/field.h"

typedef struct {
    char hex[2 * FR_BYTES + 1];
} fr_text;

static inline fr_text fr_text_of(const fr *a)
{
    uint8_t bytes[FR_BYTES];
    fr_text t;
    fr_to_bytes(bytes, a);
    hex_encode(t.hex, bytes, sizeof bytes);
    return t;
}

#endif
