#include "params_test.h"

#include <dirent.h>
#include <openssl/evp.h>
#include <stdio.h>
#include <unistd.h>

blob blob_load(const char *vector)
{
    blob b;
    b.bytes = vector_load(vector, &b.n);
    return b;
}

blob blob_copy(const blob *b)
{
    blob copy = {malloc(b->n + 1), b->n};
    assert_non_null(copy.bytes);
    memcpy(copy.bytes, b->bytes, b->n);
    return copy;
}

void blob_free(blob *b)
{
    free(b->bytes);
    *b = (blob){0};
}

void blob_digest(uint8_t out[32], const uint8_t *data, size_t bytes)
{
    assert_int_equal(EVP_Digest(data, bytes, out, NULL, EVP_sha256(), NULL), 1);
}

format_source blob_source(const blob *b)
{
    return format_source_memory(b->bytes, b->n, "memory");
}

void folder_make(char path[512])
{
    const char *base = getenv("TMPDIR");
    snprintf(path, 512, "%s/cuzk-test-XXXXXX", base ? base : P_tmpdir);
    assert_non_null(mkdtemp(path));
}

void folder_remove(const char *path)
{
    DIR *d = opendir(path);
    assert_non_null(d);
    for (const struct dirent *e; (e = readdir(d));) {
        char name[1024];
        snprintf(name, sizeof name, "%s/%s", path, e->d_name);
        if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0)
            assert_int_equal(unlink(name), 0);
    }
    closedir(d);
    assert_int_equal(rmdir(path), 0);
}

void file_put(const char *name, const blob *b)
{
    FILE *f = fopen(name, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(b->bytes, 1, b->n, f), b->n);
    assert_int_equal(fclose(f), 0);
}

blob file_get(const char *name)
{
    file_in in;
    assert_int_equal(file_open(&in, name), ERR_OK);
    const blob b = {malloc(in.bytes), in.bytes};
    assert_non_null(b.bytes);
    assert_int_equal(file_read_at(&in, b.bytes, b.n, 0), ERR_OK);
    file_close(&in);
    return b;
}

blob key_bytes(const groth16_key *key, params_digests *digests, pool *p)
{
    char folder[512], name[600];
    folder_make(folder);
    snprintf(name, sizeof name, "%s/key", folder);
    file_out *out;
    assert_int_equal(file_create(&out, name), ERR_OK);
    assert_int_equal(params_write(out, key, digests, p, NULL), ERR_OK);
    assert_int_equal(file_commit(out), ERR_OK);
    const blob b = file_get(name);
    folder_remove(folder);
    return b;
}
