/* Shared by the tests of .params and .vk files. */
#ifndef CUZK_TESTS_PARAMS_TEST_H
#define CUZK_TESTS_PARAMS_TEST_H

#include "format_test.h"

#include "format/groth16_files.h"

/* A file of the vectors, or an edited copy of one. */
typedef struct {
    uint8_t *bytes;
    size_t n;
} blob;

blob blob_load(const char *vector);
blob blob_copy(const blob *b);
void blob_free(blob *b);
/* SHA-256, by another way than the tree's own. */
void blob_digest(uint8_t out[32], const uint8_t *data, size_t bytes);
format_source blob_source(const blob *b);

/* A scratch folder for the running test and files in it. */
void folder_make(char path[512]);
void folder_remove(const char *path);
void file_put(const char *name, const blob *b);
blob file_get(const char *name);
/* params_write into a file, read back. */
blob key_bytes(const groth16_key *key, params_digests *digests, pool *p);

#endif
