/* What the readers and writers of .params and .vk share. */
#ifndef CUZK_FORMAT_PARAMS_INTERNAL_H
#define CUZK_FORMAT_PARAMS_INTERNAL_H

#include "format/source.h"
#include "hash/hash.h"

#define PARAMS_COUNT_BYTES 4u
#define PARAMS_VK_POINTS   6u

/* The points before ic, in file order. */
typedef struct {
    const char *name;
    uint64_t offset;
    bool in_g2;
} params_vk_point;
extern const params_vk_point PARAMS_VK_POINT[PARAMS_VK_POINTS];
/* Where they are in the struct: exactly one of the two is not null. */
void params_vk_slot(g1_aff **g1, g2_aff **g2, groth16_vk *vk, unsigned point);

size_t params_point_bytes(params_section s);

/* Points are handled in pieces of at most this many bytes: a whole number of points of either
 * group, small enough to stay in a core's own cache between reading and decoding. */
#define PARAMS_PIECE_BYTES (1024u * G2_BYTES)

/* A piece: points first … first + n - 1 of a section. */
typedef struct {
    params_section section;
    uint64_t first;
    size_t n;
} params_piece;

/* Number of pieces of the sections from <= s < to. */
uint64_t params_pieces(const params_extent sections[PARAMS_SECTIONS], params_section from,
                       params_section to);
/* Piece i of them. */
params_piece params_piece_at(const params_extent sections[PARAMS_SECTIONS], params_section from,
                             uint64_t i);

/* Reads and decodes a piece: finite points of the curve in canonical form, else ERR_INPUT. g1 or
 * g2 by the section's group. scratch: PARAMS_PIECE_BYTES, unused for memory sources. */
ERR_MUST_USE err_t params_decode_piece(g1_aff *g1, g2_aff *g2, const format_source *source,
                                       const params_extent sections[PARAMS_SECTIONS],
                                       const params_piece *piece, uint8_t *scratch);
/* The same for one point, whose encoding is at bytes: out is a g1_aff or g2_aff. */
ERR_MUST_USE err_t params_decode_point(void *out, const uint8_t *bytes, const format_source *source,
                                       const params_extent sections[PARAMS_SECTIONS],
                                       params_section s, uint64_t index);
/* ERR_INPUT that names a point of a section. */
err_t params_point_error(const format_source *source, const params_extent sections[PARAMS_SECTIONS],
                         params_section s, uint64_t index, const char *what);

/* The verifying key at the head of a .vk or .params whose layout was checked: canonical form,
 * curve, subgroup, infinity. ic becomes a MEM_KEY block; *out is empty on failure. */
ERR_MUST_USE err_t params_read_vk_head(groth16_vk *out, const format_source *source,
                                       const params_extent *ic);

/* The six points and the count of ic. ERR_ARGUMENT for an infinity or too many points. */
ERR_MUST_USE err_t params_encode_vk_head(uint8_t out[PARAMS_VK_POINTS_BYTES + PARAMS_COUNT_BYTES],
                                         const groth16_vk *vk);

/* And ic: the bytes of a .vk, PARAMS_VK_POINTS_BYTES + PARAMS_COUNT_BYTES + 96 vk->ic_n of them. */
ERR_MUST_USE err_t params_encode_vk(uint8_t *out, const groth16_vk *vk);

/* Work done, told to a listener about two hundred times at most. Any thread. */
typedef struct {
    const progress *listener;
    const char *stage;
    uint64_t total;
    _Atomic uint64_t done;
} params_meter;
void params_meter_add(params_meter *m, uint64_t done);

/* ---- hashing a file that passes by -------------------------------------------------------- */

typedef struct {
    const params_extent *sections; /* PARAMS_SECTIONS of them */
    hash_stream *section, *vk, *whole, *blake2b;
    uint64_t at; /* bytes hashed so far */
    params_digests out;
} params_hasher;

ERR_MUST_USE err_t params_hasher_create(params_hasher *h, const params_extent *sections);
/* The next block of the file, cut anywhere: its hashes, and its writing to `file` unless that is
 * null, side by side on the pool's threads. */
ERR_MUST_USE err_t params_hasher_block(params_hasher *h, const uint8_t *block, size_t bytes,
                                       file_out *file, pool *p);
/* After the last block: h->out is complete. */
void params_hasher_finish(params_hasher *h);
void params_hasher_destroy(params_hasher *h);
/* SHA-256 of the whole source on the calling thread. */
ERR_MUST_USE err_t params_sha256(uint8_t out[32], const format_source *source);

/* The digest that a stamp beside `name` gives for a file of this length; false if there is none. */
bool params_stamp_digest(uint8_t sha256[32], const char *name, uint64_t bytes);

#endif
