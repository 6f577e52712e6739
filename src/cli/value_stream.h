/* SHA-256 of field elements as they come: 32 bytes each, little-endian. */
#ifndef CUZK_CLI_VALUE_STREAM_H
#define CUZK_CLI_VALUE_STREAM_H

#include "field/field.h"
#include "hash/hash.h"

typedef struct value_stream value_stream;

ERR_MUST_USE err_t value_stream_create(value_stream **out);
/* null is allowed. */
void value_stream_destroy(value_stream *s);
void value_stream_add(value_stream *s, const fr *values, size_t n);
/* Afterwards the stream is empty again. */
void value_stream_final(value_stream *s, uint8_t sha256[SHA256_BYTES]);

#endif
