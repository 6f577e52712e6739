/* What opening, checking and writing of key images share. */
#ifndef CUZK_FORMAT_KEY_IMAGE_INTERNAL_H
#define CUZK_FORMAT_KEY_IMAGE_INTERNAL_H

#include "format/key_image_layout.h"

struct key_image_file {
    format_source source;
    file_in file; /* when it was opened by its name */
    char *name;   /* likewise: owned */
    key_image_header header;
    key_image_head head;
    uint8_t (*chunk)[SHA256_BYTES];           /* header.chunks digests, MEM_KEY */
    uint64_t first_chunk[KEY_IMAGE_SECTIONS]; /* of each section, among all */
};

/* A chunk by its number among those of all sections. */
typedef struct {
    key_image_section section;
    uint64_t chunk;  /* of its section */
    size_t first, n; /* points */
} key_image_place;
key_image_place key_image_place_of(const key_image_header *h, uint64_t number);
/* Of the longest chunk. */
size_t key_image_chunk_bytes_max(const key_image_header *h);

/* ERR_INPUT that names a point of a section. */
err_t key_image_point_error(const char *name, key_image_section s, uint64_t index, uint64_t count,
                            const char *what);
/* Points first … first + n - 1 of a section: coordinates reduced, on the curve, in the subgroup,
 * finite where they must be; one in 1024 of them, or all. DIGEST: nothing. On the calling thread.
 */
ERR_MUST_USE err_t key_image_points_check(const void *points, const key_image_head *head,
                                          key_image_section s, size_t first, size_t n,
                                          key_image_check check, const char *name);
/* A whole section's digest, from the file. */
ERR_MUST_USE err_t key_image_section_check(const key_image_file *f, key_image_section s);

#endif
