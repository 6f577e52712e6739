/* SHA-256 and BLAKE2 by libcrypto's EVP interface.
 *
 * Methods are fetched once per process, contexts once per thread (a fetch costs more than the hash
 * of a tree node). A thread's contexts are freed by a pthread key when it ends.
 * hash_check and hash_stream_create report a libcrypto without these methods. A digest returns
 * nothing and cannot report; what is left for it is that there is no memory for a thread's first
 * contexts, a few hundred bytes. The process is aborted then, silently: see include/cuzk.h. */
#include "hash/hash.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <pthread.h>
#include <stdlib.h>

typedef struct {
    EVP_MD_CTX *sha256, *blake2b;
} thread_contexts;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t contexts_key;
static EVP_MD *methods[3]; /* by hash_kind */
static EVP_MAC *blake2b_mac;
static const char *missing; /* what libcrypto or libc did not give; null: all is there */
static _Thread_local thread_contexts *contexts;

static void contexts_free(void *p)
{
    thread_contexts *c = p;
    EVP_MD_CTX_free(c->sha256);
    EVP_MD_CTX_free(c->blake2b);
    free(c);
}

static void fetch_methods(void)
{
    static const char *const names[3] = {"SHA256", "BLAKE2S-256", "BLAKE2B-512"};
    if (pthread_key_create(&contexts_key, contexts_free) != 0)
        missing = "a thread key";
    blake2b_mac = EVP_MAC_fetch(NULL, "BLAKE2BMAC", NULL);
    if (!blake2b_mac)
        missing = "BLAKE2BMAC";
    for (size_t i = 0; i < 3; i++) {
        methods[i] = EVP_MD_fetch(NULL, names[i], NULL);
        if (!methods[i])
            missing = names[i];
    }
}

err_t hash_check(void)
{
    pthread_once(&once, fetch_methods);
    if (missing)
        return err_set(ERR_INTERNAL, "libcrypto does not provide %s", missing);
    return ERR_OK;
}

static EVP_MD_CTX *context_new(hash_kind kind)
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    if (!ctx || EVP_DigestInit_ex2(ctx, methods[kind], NULL) != 1)
        abort();
    return ctx;
}

/* Contexts are always left initialised for the next message. */
static thread_contexts *contexts_get(void)
{
    if (contexts)
        return contexts;
    pthread_once(&once, fetch_methods);
    contexts = missing ? NULL : calloc(1, sizeof *contexts);
    if (!contexts)
        abort();
    contexts->sha256 = context_new(HASH_SHA256);
    contexts->blake2b = context_new(HASH_BLAKE2B_512);
    if (pthread_setspecific(contexts_key, contexts) != 0)
        abort();
    return contexts;
}

static void digest(uint8_t *out, EVP_MD_CTX *ctx, const void *data, size_t bytes)
{
    if (EVP_DigestUpdate(ctx, data, bytes) != 1 || EVP_DigestFinal_ex(ctx, out, NULL) != 1 ||
        EVP_DigestInit_ex2(ctx, NULL, NULL) != 1)
        abort();
}

void sha256(uint8_t out[SHA256_BYTES], const void *data, size_t bytes)
{
    digest(out, contexts_get()->sha256, data, bytes);
}

void blake2b_512(uint8_t out[64], const void *data, size_t bytes)
{
    digest(out, contexts_get()->blake2b, data, bytes);
}

void trunc254(uint8_t hash[32])
{
    hash[31] &= 0x3f;
}

void blake2b_256_keyed(uint8_t out[32], const void *key, size_t key_bytes, const void *data,
                       size_t bytes)
{
    pthread_once(&once, fetch_methods);
    EVP_MAC_CTX *ctx = missing ? NULL : EVP_MAC_CTX_new(blake2b_mac);
    size_t size = 32, written = 0;
    const OSSL_PARAM params[] = {OSSL_PARAM_construct_size_t(OSSL_MAC_PARAM_SIZE, &size),
                                 OSSL_PARAM_construct_end()};
    if (!ctx || EVP_MAC_init(ctx, key, key_bytes, params) != 1 ||
        EVP_MAC_update(ctx, data, bytes) != 1 || EVP_MAC_final(ctx, out, &written, 32) != 1 ||
        written != 32)
        abort();
    EVP_MAC_CTX_free(ctx);
}

struct hash_stream {
    EVP_MD_CTX *ctx;
};

err_t hash_stream_create(hash_stream **out, hash_kind kind)
{
    *out = NULL;
    ERR_TRY(hash_check());
    hash_stream *s = malloc(sizeof *s);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    if (!s || !ctx || EVP_DigestInit_ex2(ctx, methods[kind], NULL) != 1) {
        EVP_MD_CTX_free(ctx);
        free(s);
        return err_set(ERR_MEMORY, "no memory for a hash context");
    }
    s->ctx = ctx;
    *out = s;
    return ERR_OK;
}

void hash_stream_update(hash_stream *s, const void *data, size_t bytes)
{
    if (EVP_DigestUpdate(s->ctx, data, bytes) != 1)
        abort();
}

void hash_stream_final(hash_stream *s, uint8_t *out)
{
    digest(out, s->ctx, NULL, 0);
}

void hash_stream_destroy(hash_stream *s)
{
    if (!s)
        return;
    EVP_MD_CTX_free(s->ctx);
    free(s);
}
