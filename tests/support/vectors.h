/* Loading of test vectors; paths are relative to tests/vectors. Every function fails the running
 * test (cmocka) when the file is missing or malformed: a vector that is not there is not a pass. */
#ifndef CUZK_TESTS_VECTORS_H
#define CUZK_TESTS_VECTORS_H

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>

/* The whole file, decompressed if the name ends in .xz; one NUL byte follows the content (not
 * counted). The caller frees. */
uint8_t *vector_load(const char *path, size_t *bytes);
/* Parsed JSON (also .json.xz). The caller json_decref()s. */
json_t *vector_json(const char *path);

/* Members of an object that must be there and have the type. */
json_t *json_member(const json_t *object, const char *key);
const char *json_text(const json_t *object, const char *key);
uint64_t json_number(const json_t *object, const char *key);
/* A hex string of exactly `bytes` bytes. */
void json_hex(void *out, const json_t *object, const char *key, size_t bytes);

/* SHA-256 as hex, for comparing digests. */
void sha256_hex(char out[65], const void *data, size_t bytes);

#endif
