/* Tables of SHA-256; sha256_constants.c is generated. */
#ifndef CUZK_GADGET_SHA256_CONSTANTS_H
#define CUZK_GADGET_SHA256_CONSTANTS_H

#include <stdint.h>

extern const uint32_t SHA256_K[64]; /* round constants */
extern const uint32_t SHA256_H[8];  /* initial state */

#endif
