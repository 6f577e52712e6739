#include "image_test.h"

#include "base/bytes.h"
#include "base/file.h"

#include <stdio.h>

/* Places in the header (docs/formats/image.md). */
#define SECTION_TABLE 336
#define SECTION_ENTRY 56
#define HEADER_DIGEST 928

r1cs_circuit toy_of(toy_circuit *t, const char *name)
{
    assert_int_equal(toy_circuit_find(t, name), ERR_OK);
    return (r1cs_circuit){name, toy_synthesize, t};
}

blob image_blob(const char *name)
{
    toy_circuit toy;
    const r1cs_circuit circuit = toy_of(&toy, name);
    r1cs_image image;
    char folder[512], file[600];
    folder_make(folder);
    snprintf(file, sizeof file, "%s/x.image", folder);
    assert_int_equal(image_build(&image, &circuit, NULL), ERR_OK);
    assert_int_equal(image_file_write(&image, file), ERR_OK);
    image_free(&image);
    const blob b = file_get(file);
    folder_remove(folder);
    return b;
}

size_t section_at(const blob *b, unsigned section, size_t *bytes)
{
    const uint8_t *entry = b->bytes + SECTION_TABLE + section * SECTION_ENTRY;
    const uint64_t offset = load_le64(entry), count = load_le64(entry + 8);
    *bytes = count * load_le32(entry + 16);
    assert_true(offset <= b->n && *bytes <= b->n - offset);
    return offset;
}

void image_sign(blob *b)
{
    for (unsigned i = 0; i < SECTIONS; i++) {
        size_t bytes;
        const size_t at = section_at(b, i, &bytes);
        blob_digest(b->bytes + SECTION_TABLE + i * SECTION_ENTRY + 24, b->bytes + at, bytes);
    }
    image_sign_header(b);
}

void image_sign_header(blob *b)
{
    blob_digest(b->bytes + HEADER_DIGEST, b->bytes, HEADER_DIGEST);
}
