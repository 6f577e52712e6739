#include "key_image_test.h"

#include "base/bytes.h"
#include "base/file.h"

#include <stdio.h>

void toy_key_make(toy_key *t, const char *name)
{
    const r1cs_circuit circuit = toy_of(&t->toy, name);
    groth16_toxic toxic;
    r1cs_matrices m;
    groth16_toxic_from_seed(&toxic, "key images");
    assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
    assert_int_equal(groth16_setup(&t->key, &m, &toxic, NULL, NULL), ERR_OK);
    r1cs_matrices_free(&m);
    assert_int_equal(image_build(&t->image, &circuit, NULL), ERR_OK);
    assert_int_equal(key_image_from_key(&t->coefficients, &t->key, &t->image, NULL), ERR_OK);
}

void toy_key_free(toy_key *t)
{
    groth16_key_free(&t->key);
    image_free(&t->image);
    key_image_free(&t->coefficients);
}

void as_lagrange(key_image *out, const key_image *from)
{
    *out = *from;
    out->head.form = KEY_IMAGE_LAGRANGE;
    out->head.vk.ic = NULL;
    assert_int_equal(MEM_ARRAY(&out->head.vk.ic, MEM_KEY, from->head.vk.ic_n, "ic"), ERR_OK);
    memcpy(out->head.vk.ic, from->head.vk.ic, from->head.vk.ic_n * sizeof *out->head.vk.ic);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t bytes = key_image_point_bytes(s), n = key_image_points(&from->head, s);
        out->points[s] = NULL;
        assert_int_equal(
            mem_alloc(&out->points[s], MEM_KEY, key_image_points(&out->head, s), bytes, "points"),
            ERR_OK);
        memcpy(out->points[s], from->points[s], n * bytes);
    }
    ((g1_aff *)out->points[KEY_IMAGE_H])[key_image_points(&from->head, KEY_IMAGE_H)] = G1_GENERATOR;
}

blob key_image_blob(const key_image_source *source, pool *p)
{
    char folder[512], name[600];
    folder_make(folder);
    snprintf(name, sizeof name, "%s/x.key", folder);
    file_out *out;
    assert_int_equal(file_create(&out, name), ERR_OK);
    assert_int_equal(key_image_file_write(out, source, p, NULL), ERR_OK);
    assert_int_equal(file_commit(out), ERR_OK);
    const blob b = file_get(name);
    folder_remove(folder);
    return b;
}

size_t key_section_at(const blob *b, key_image_section s, size_t *bytes)
{
    const uint8_t *entry = b->bytes + KEY_SECTION_TABLE + s * KEY_SECTION_ENTRY;
    const uint64_t offset = load_le64(entry);
    *bytes = load_le64(entry + 8) * load_le32(entry + 16);
    assert_true(offset <= b->n && *bytes <= b->n - offset);
    return offset;
}

void key_image_sign(blob *b)
{
    uint8_t *chunk = b->bytes + load_le64(b->bytes + 176);
    const size_t chunk_bytes = load_le64(b->bytes + 152);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        size_t bytes;
        const size_t at = key_section_at(b, s, &bytes);
        blob_digest(b->bytes + KEY_SECTION_TABLE + s * KEY_SECTION_ENTRY + 24, b->bytes + at,
                    bytes);
        for (size_t done = 0; done < bytes; done += chunk_bytes, chunk += 32)
            blob_digest(chunk, b->bytes + at + done,
                        bytes - done < chunk_bytes ? bytes - done : chunk_bytes);
    }
    key_image_sign_head(b);
}

void key_image_sign_head(blob *b)
{
    const size_t end = load_le64(b->bytes + KEY_SECTION_TABLE);
    if (end >= KEY_HEADER_BYTES && end <= b->n)
        blob_digest(b->bytes + KEY_TABLES_DIGEST, b->bytes + KEY_HEADER_BYTES,
                    end - KEY_HEADER_BYTES);
    blob_digest(b->bytes + KEY_HEADER_DIGEST, b->bytes, KEY_HEADER_DIGEST);
}
