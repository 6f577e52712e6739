/* Hashes outside circuits: SHA-256, BLAKE2, Poseidon, ChaCha key streams, Merkle paths.
 *
 * SHA-256 and BLAKE2 come from OpenSSL's libcrypto; Poseidon is ours and shares its constants with
 * the gadget. Byte order of a field element as bytes: 32 bytes, little-endian, canonical. */
#ifndef CUZK_HASH_HASH_H
#define CUZK_HASH_HASH_H

#include "field/field.h"

/* ---- byte hashes --------------------------------------------------------------------------- */

/* Before anything else here, once, in a program or behind a public call: ERR_INTERNAL names the
 * hash that libcrypto does not provide. The functions below without a status abort the process
 * then. Nothing is printed. Thread-safe; repeated calls cost nothing. */
ERR_MUST_USE err_t hash_check(void);

#define SHA256_BYTES 32
void sha256(uint8_t out[SHA256_BYTES], const void *data, size_t bytes);
/* Clears the two most significant bits of byte 31, so that the value is below 2^254 < r. */
void trunc254(uint8_t hash[32]);

typedef struct hash_stream hash_stream;
typedef enum { HASH_SHA256, HASH_BLAKE2S_256, HASH_BLAKE2B_512 } hash_kind;
/* ERR_MEMORY, or ERR_INTERNAL as hash_check. */
ERR_MUST_USE err_t hash_stream_create(hash_stream **out, hash_kind kind);
void hash_stream_update(hash_stream *s, const void *data, size_t bytes);
/* Writes 32 or 64 bytes and starts anew. */
void hash_stream_final(hash_stream *s, uint8_t *out);
void hash_stream_destroy(hash_stream *s);

/* BLAKE2b-512, unkeyed. */
void blake2b_512(uint8_t out[64], const void *data, size_t bytes);
/* BLAKE2b with a 32-byte output and a key of at most 64 bytes (synthetic challenges). */
void blake2b_256_keyed(uint8_t out[32], const void *key, size_t key_bytes, const void *data,
                       size_t bytes);

/* ---- ChaCha key streams -------------------------------------------------------------------- */

/* One 64-byte block. rounds: 8 or 20. nonce_words: state words 12..15 (counter and nonce) as the
 * caller lays them out. */
void chacha_block(uint8_t out[64], const uint8_t key[32], const uint32_t state_12_15[4],
                  unsigned rounds);

/* ---- Poseidon: standard strength, x^5, Merkle-tree tag (spec porep, 4.3) ------------------- */

#define POSEIDON_WIDTH_MAX   12
#define POSEIDON_FULL_ROUNDS 8

typedef struct {
    unsigned arity, width; /* width = arity + 1 */
    unsigned partial_rounds;
    fr tag;       /* 2^arity - 1 */
    const fr *ck; /* compressed round constants, 8·width + partial_rounds */
    size_t ck_n;
    const fr *mds;        /* width × width, row-major */
    const fr *pre_sparse; /* width × width */
    const fr *sparse;     /* per partial round: w_hat[width], then v_rest[width - 1] */
} poseidon_params;

/* arity 2, 4, 8 or 11; null for another. Computed from the Grain LFSR once, then shared;
 * thread-safe. */
const poseidon_params *poseidon_params_get(unsigned arity);
/* Hash of `arity` elements. */
void poseidon(fr *out, const fr *in, unsigned arity);
/* The slow twin: unoptimised rounds with raw constants and the full MDS matrix. */
void poseidon_ref(fr *out, const fr *in, unsigned arity);

/* ---- Merkle paths -------------------------------------------------------------------------- */

#define MERKLE_LEVELS_MAX   31 /* tree D of 64 GiB */
#define MERKLE_SIBLINGS_MAX 71 /* 9 base levels and one sub level of 7, one top level of 1 */

typedef enum { MERKLE_POSEIDON, MERKLE_SHA256 } merkle_hash;

/* From the leaf upward: base levels, then sub, then top. Siblings of all levels one after another,
 * arity - 1 each, in increasing position without the running node's own. */
typedef struct {
    fr root, leaf;
    uint32_t levels;
    uint8_t arity[MERKLE_LEVELS_MAX];
    uint8_t index[MERKLE_LEVELS_MAX]; /* position of the running node, < arity */
    fr sibling[MERKLE_SIBLINGS_MAX];
} merkle_path;

/* Hash of arity children (Poseidon of that arity, or trunc254(SHA-256) of two). */
void merkle_node(fr *out, const fr *children, unsigned arity, merkle_hash hash);
/* The root that the path leads to from `leaf`. */
void merkle_path_root(fr *out, const merkle_path *path, const fr *leaf, merkle_hash hash);
/* The roots that n paths in Poseidon trees lead to from their own leaves: the same with
 * poseidon_batch, level by level. All paths have the levels and arities of the first. */
void merkle_path_roots(fr *out, const merkle_path *const *path, size_t n);
/* Index of the leaf: sum of index_l times the product of the arities below. */
uint64_t merkle_path_position(const merkle_path *path);

#endif
