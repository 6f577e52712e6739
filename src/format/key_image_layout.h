/* The header of a key image file (docs/formats/key-image.md), shared by its reader and its writer.
 */
#ifndef CUZK_FORMAT_KEY_IMAGE_LAYOUT_H
#define CUZK_FORMAT_KEY_IMAGE_LAYOUT_H

#include "format/key_image_file.h"
#include "hash/hash.h"

#define KEY_IMAGE_MAGIC_BYTES 8u
#define KEY_IMAGE_ALIGNMENT   4096u /* of sections */

extern const uint8_t KEY_IMAGE_MAGIC[KEY_IMAGE_MAGIC_BYTES];

typedef struct {
    uint64_t offset, count;
    uint32_t point_bytes, zero;
    uint8_t sha256[SHA256_BYTES]; /* of its points */
} key_image_extent;

typedef struct {
    uint8_t magic[KEY_IMAGE_MAGIC_BYTES];
    uint32_t version, header_bytes;
    uint64_t file_bytes;
    char circuit[IMAGE_NAME_BYTES];
    uint32_t form, log2_domain;
    uint64_t bits, fields, a_bits, a_fields, b_bits, b_fields, inputs;
    uint64_t chunk_bytes;
    uint64_t vk_bytes;              /* of what follows the header: a .vk */
    uint64_t chunks, chunks_offset; /* SHA-256 of each chunk, section by section */
    key_image_extent section[KEY_IMAGE_SECTIONS];
    uint8_t tables_sha256[SHA256_BYTES]; /* of what lies between the header and section h */
    uint8_t sha256[SHA256_BYTES];        /* of what stands before */
} key_image_header;

#define KEY_IMAGE_HASHED_BYTES offsetof(key_image_header, sha256)
_Static_assert(sizeof(key_image_extent) == 56 && sizeof(key_image_header) == 528 &&
                   KEY_IMAGE_HASHED_BYTES == 496,
               "the header has no gaps");
_Static_assert(KEY_IMAGE_CHUNK % G2_BYTES == 0 && KEY_IMAGE_CHUNK % KEY_IMAGE_ALIGNMENT == 0,
               "chunks hold whole points and begin where pages do");
_Static_assert(sizeof(g1_aff) == G1_BYTES && sizeof(g2_aff) == G2_BYTES, "points without gaps");

/* Everything but digests from the head's counts, which must be in bounds. */
void key_image_header_fill(key_image_header *h, const key_image_head *head);
/* Chunks of a section of so many bytes. */
uint64_t key_image_chunks(uint64_t bytes);
/* Are the counts possible? ERR_INPUT "NAME: damaged key image: …" with both numbers. vk is not
 * looked at. */
ERR_MUST_USE err_t key_image_head_bounds(const key_image_head *head, const char *name);

#endif
