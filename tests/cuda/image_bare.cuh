/* An image file as it lies there, with a slab of drawn values, where there is nothing to check the
 * file's digests with: its arrays are those of memory (docs/formats/image.md), and image_validate
 * does the rest. For tests and benchmarks. */
#ifndef CUZK_TESTS_CUDA_IMAGE_BARE_CUH
#define CUZK_TESTS_CUDA_IMAGE_BARE_CUH

#include "field/field_cpu.cuh"

extern "C" {
#include "base/bytes.h"
#include "base/mem.h"
#include "r1cs/image_arrays.h"
}

#include <stdio.h>
#include <string.h>

#define BARE_HEADER 960u

struct bare_image {
    r1cs_image image;
    r1cs_slab slab; /* without values until bare_draw */
    void *file, *arena;
};

static inline void bare_close(bare_image *b)
{
    mem_free(b->file, MEM_MATRICES);
    mem_free(b->arena, MEM_WITNESS);
    memset(b, 0, sizeof *b);
}

/* The header's counts and the arrays behind it. */
static inline err_t bare_lay_out(bare_image *b, size_t bytes)
{
    const uint8_t *h = (const uint8_t *)b->file;
    r1cs_image *i = &b->image;
    if (bytes < BARE_HEADER || memcmp(h, "cuzkimg\n", 8) != 0 || load_le64(h + 16) != bytes)
        return err_set(ERR_INPUT, "not an image, or not all of it");
    memcpy(i->name, h + 24, sizeof i->name - 1);
    i->shape.inputs = load_le64(h + 88);
    i->shape.aux = load_le64(h + 96);
    i->shape.constraints = load_le64(h + 104);
    i->shape.total_rows = i->shape.constraints + i->shape.inputs;
    while (i->shape.log2_domain < 32 && UINT64_C(1) << i->shape.log2_domain < i->shape.total_rows)
        i->shape.log2_domain++;
    i->n.bits = load_le64(h + 112);
    i->n.fields = i->shape.inputs + i->shape.aux - i->n.bits;
    i->shape.a_aux_density = load_le64(h + 168);
    i->shape.b_input_density = load_le64(h + 176);
    i->shape.b_aux_density = load_le64(h + 184);
    i->shape.block_rows = load_le32(h + 328);
    size_t *counts[] = {&i->entry_n,    &i->group_n, &i->run_n,     &i->template_n,
                        &i->instance_n, &i->base_n,  &i->density_n, &i->density_word_n};
    for (unsigned k = 0; k < sizeof counts / sizeof counts[0]; k++)
        *counts[k] = load_le64(h + 336 + 56 * k + 8);
    i->coeff_n = load_le64(h + 336 + 56 * IMAGE_COEFFS + 8);
    if (BARE_HEADER + image_bytes(i) != bytes)
        return err_set(ERR_INPUT, "the arrays of the image are not as long as the file");
    image_lay_out(i, h + BARE_HEADER);
    return image_validate(i);
}

static inline err_t bare_open(bare_image *b, const char *name)
{
    memset(b, 0, sizeof *b);
    FILE *f = fopen(name, "rb");
    if (!f)
        return err_set(ERR_IO, "%s cannot be read", name);
    err_t rc = ERR_OK;
    long bytes = fseek(f, 0, SEEK_END) == 0 ? ftell(f) : -1;
    if (bytes < 0 || fseek(f, 0, SEEK_SET) != 0)
        rc = err_set(ERR_IO, "%s cannot be read", name);
    if (rc == ERR_OK)
        rc = mem_alloc(&b->file, MEM_MATRICES, (size_t)bytes, 1, "image");
    if (rc == ERR_OK && fread(b->file, 1, (size_t)bytes, f) != (size_t)bytes)
        rc = err_set(ERR_IO, "%s cannot be read", name);
    fclose(f);
    if (rc == ERR_OK)
        rc = bare_lay_out(b, (size_t)bytes);
    if (rc == ERR_OK)
        rc = mem_alloc(&b->arena, MEM_WITNESS, slab_bytes(b->image.n), 1, "slab");
    if (rc == ERR_OK)
        rc = slab_place(&b->slab, b->image.n, b->arena, slab_bytes(b->image.n));
    return rc;
}

static inline uint64_t bare_random(uint64_t *state) /* splitmix64: Steele, Lea, Flood 2014 */
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* Half of the bits are ones; of eight field elements one is 0, one 1, one -1. */
static inline void bare_draw(r1cs_slab *slab, uint64_t seed)
{
    const size_t words = slab_words(slab->n.bits);
    for (size_t i = 0; i < words; i++)
        slab->bits[i] = bare_random(&seed);
    slab->bits[words - 1] = 0;
    if (slab->n.bits % 64 != 0)
        slab->bits[words - 2] &= (UINT64_C(1) << slab->n.bits % 64) - 1;
    for (size_t i = 0; i < slab->n.fields; i++) {
        fr *v = &slab->fields[i];
        for (unsigned k = 0; k < 4; k++)
            v->l[k] = bare_random(&seed);
        v->l[3] &= UINT64_C(0x3fffffffffffffff);
        const unsigned kind = bare_random(&seed) % 8;
        if (kind < 3)
            fr_from_u64(v, kind != 0);
        if (kind == 2)
            fr_neg(v, v);
    }
    slab->fields[0] = FR_ONE;
}

#endif
