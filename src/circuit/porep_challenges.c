/* replica_id, prover id, and the challenges of a partition (spec porep §3.1, §3.2).
 *
 * A synthetic challenge is reached by its index in a key stream, so the set of up to 2^18 of them
 * is never laid out. */
#include "circuit/porep_challenges.h"

#include "base/bytes.h"
#include "base/verify.h"

#define SYNTHETIC_MAX (1u << 18)
#define DRAW_BYTES    32 /* of a key stream, per synthetic challenge */

void porep_prover_id(uint8_t out[32], uint64_t miner_id)
{
    memset(out, 0, 32);
    size_t i = 0;
    for (; miner_id >= 0x80; miner_id >>= 7)
        out[i++] = (uint8_t)(miner_id | 0x80);
    out[i] = (uint8_t)miner_id;
}

void porep_replica_id(fr *out, const uint8_t prover_id[32], uint64_t sector_number,
                      const uint8_t ticket[32], const fr *comm_d, const uint8_t porep_id[32])
{
    uint8_t message[32 + 8 + 32 + 32 + 32], hash[32];
    memcpy(message, prover_id, 32);
    store_be64(message + 32, sector_number);
    memcpy(message + 40, ticket, 32);
    fr_to_bytes(message + 72, comm_d);
    memcpy(message + 104, porep_id, 32);
    sha256(hash, message, sizeof message);
    trunc254(hash);
    const bool below_r = fr_from_bytes(out, hash);
    VERIFY(below_r);
    (void)below_r;
}

/* (value mod (nodes - 1)) + 1 of a 256-bit little-endian value: node 0 is never challenged. */
static uint64_t challenge_of(const uint8_t value[32], uint64_t nodes)
{
    __extension__ typedef unsigned __int128 wide;
    const uint64_t modulus = nodes - 1;
    uint64_t rest = 0;
    for (size_t i = 4; i-- > 0;)
        rest = (uint64_t)(((wide)rest << 64 | load_le64(value + 8 * i)) % modulus);
    return rest + 1;
}

/* ---- interactive and non-interactive: one hash per challenge -----------------------------------
 */

typedef struct {
    uint8_t message[128];
    size_t bytes; /* without the counter */
} hashed_source;

static void append(hashed_source *s, const void *data, size_t bytes)
{
    VERIFY(s->bytes + bytes + 4 <= sizeof s->message);
    memcpy(s->message + s->bytes, data, bytes);
    s->bytes += bytes;
}

static void append_fr(hashed_source *s, const fr *value)
{
    uint8_t bytes[FR_BYTES];
    fr_to_bytes(bytes, value);
    append(s, bytes, sizeof bytes);
}

static uint64_t hashed_challenge(hashed_source *s, uint32_t number, uint64_t nodes)
{
    uint8_t hash[32];
    store_le32(s->message + s->bytes, number);
    sha256(hash, s->message, s->bytes + 4);
    return challenge_of(hash, nodes);
}

/* ---- synthetic: two ChaCha20 key streams -------------------------------------------------------
 */

#define SYNTHETIC_LABEL "filecoin.io|PoRep|1|Synthetic|1|"

static void stream_key(uint8_t key[32], const char *label, const fr *replica_id,
                       const uint8_t second[32])
{
    uint8_t message[64];
    fr_to_bytes(message, replica_id);
    memcpy(message + 32, second, 32);
    blake2b_256_keyed(key, label, strlen(label), message, sizeof message);
}

/* Block of the stream with a 32-bit counter and the 12-byte nonce "synth-porep\0". */
static void stream_block(uint8_t out[64], const uint8_t key[32], uint32_t block)
{
    static const char nonce[12] = "synth-porep";
    const uint32_t words[4] = {block, load_le32(nonce), load_le32(nonce + 4), load_le32(nonce + 8)};
    chacha_block(out, key, words, 20);
}

void porep_synthetic_keys(uint8_t generation_key[32], uint8_t selection_key[32],
                          const fr *replica_id, const fr *comm_r, const uint8_t seed[32])
{
    uint8_t comm_r_bytes[FR_BYTES];
    fr_to_bytes(comm_r_bytes, comm_r);
    stream_key(generation_key, SYNTHETIC_LABEL "Generation", replica_id, comm_r_bytes);
    stream_key(selection_key, SYNTHETIC_LABEL "Selection", replica_id, seed);
}

uint64_t porep_synthetic_challenge(const uint8_t generation_key[32], uint32_t index, uint64_t nodes)
{
    uint8_t block[64];
    stream_block(block, generation_key, index / (64 / DRAW_BYTES));
    return challenge_of(block + DRAW_BYTES * (index % (64 / DRAW_BYTES)), nodes);
}

uint32_t porep_synthetic_index(const uint8_t selection_key[32], uint32_t number, uint32_t count)
{
    uint8_t block[64];
    stream_block(block, selection_key, number / 16);
    return load_le32(block + 4 * (number % 16)) % count;
}

static void synthetic_challenges(uint64_t *out, const porep_shape *shape, const fr *replica_id,
                                 const fr *comm_r, const uint8_t seed[32], uint32_t first)
{
    const uint32_t count = shape->nodes < SYNTHETIC_MAX ? (uint32_t)shape->nodes : SYNTHETIC_MAX;
    uint8_t generation_key[32], selection_key[32];
    porep_synthetic_keys(generation_key, selection_key, replica_id, comm_r, seed);
    for (uint32_t i = 0; i < shape->challenges; i++) {
        const uint32_t index = porep_synthetic_index(selection_key, first + i, count);
        out[i] = porep_synthetic_challenge(generation_key, index, shape->nodes);
    }
}

/* ---- all variants ------------------------------------------------------------------------------
 */

err_t porep_challenges(uint64_t *out, const porep_shape *shape, porep_variant variant,
                       const fr *replica_id, const fr *comm_r, const uint8_t seed[32],
                       uint32_t partition)
{
    const uint32_t partitions = porep_partitions(shape, variant);
    if (partition >= partitions)
        return err_set(ERR_ARGUMENT, "partition %u is asked for, %s has %u", partition, shape->name,
                       partitions);
    const uint32_t first = shape->challenges * partition;
    if (variant == POREP_SYNTHETIC) {
        synthetic_challenges(out, shape, replica_id, comm_r, seed, first);
        return ERR_OK;
    }
    static const char non_interactive[] = "filecoin.io|PoRep|1|NonInteractive|1";
    hashed_source s = {.bytes = 0};
    if (variant == POREP_NON_INTERACTIVE)
        append(&s, non_interactive, sizeof non_interactive - 1);
    append_fr(&s, replica_id);
    if (variant == POREP_NON_INTERACTIVE)
        append_fr(&s, comm_r);
    else
        append(&s, seed, 32);
    for (uint32_t i = 0; i < shape->challenges; i++)
        out[i] = hashed_challenge(&s, first + i, shape->nodes);
    return ERR_OK;
}
