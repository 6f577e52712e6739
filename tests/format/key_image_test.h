/* Shared by the tests of key image files. */
#ifndef CUZK_TESTS_KEY_IMAGE_TEST_H
#define CUZK_TESTS_KEY_IMAGE_TEST_H

#include "image_test.h"

#include "format/key_image_file.h"

/* Places in the header (docs/formats/key-image.md). */
#define KEY_HEADER_BYTES  528u
#define KEY_SECTION_TABLE 184u
#define KEY_SECTION_ENTRY 56u
#define KEY_TABLES_DIGEST 464u
#define KEY_HEADER_DIGEST 496u

/* A key of "toy" or "random:ROWS" with its constraint image, as .params and as a key image has it.
 */
typedef struct {
    toy_circuit toy;
    r1cs_image image;
    groth16_key key;
    key_image coefficients;
} toy_key;
void toy_key_make(toy_key *t, const char *name);
void toy_key_free(toy_key *t);
/* The same as if it were in Lagrange form: H has one point more. What the points are is nothing to
 * a file. */
void as_lagrange(key_image *out, const key_image *from);

/* key_image_file_write into a file, read back. */
blob key_image_blob(const key_image_source *source, pool *p);
/* Where a section is, and its bytes. */
size_t key_section_at(const blob *b, key_image_section s, size_t *bytes);
/* Digests as the content has them now: of chunks, sections, tables, header; of the last two. */
void key_image_sign(blob *b);
void key_image_sign_head(blob *b);

#endif
