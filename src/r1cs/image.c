/* The arrays of an image: their order in memory. */
#include "r1cs/image_internal.h"

#include <string.h>

#define SECTION(pointer, n)                                                                        \
    (image_section)                                                                                \
    {                                                                                              \
        pointer, n, sizeof *(pointer)                                                              \
    }

void image_sections(image_section out[IMAGE_SECTIONS], const r1cs_image *i)
{
    out[IMAGE_ENTRIES] = SECTION(i->entry, i->entry_n);
    out[IMAGE_GROUPS] = SECTION(i->group, i->group_n);
    out[IMAGE_RUNS] = SECTION(i->run, i->run_n);
    out[IMAGE_TEMPLATES] = SECTION(i->template_, i->template_n);
    out[IMAGE_INSTANCES] = SECTION(i->instance, i->instance_n);
    out[IMAGE_BASES] = SECTION(i->base, i->base_n);
    out[IMAGE_DENSITIES] = SECTION(i->density, i->density_n);
    out[IMAGE_DENSITY_WORDS] = SECTION(i->density_word, i->density_word_n);
    out[IMAGE_INPUT_DENSITY] = SECTION(i->input_density, (size_t)(i->shape.inputs + 63) / 64);
    out[IMAGE_COEFFS] = SECTION(i->coeff, i->coeff_n);
}

static size_t aligned(size_t bytes)
{
    return (bytes + IMAGE_ALIGNMENT - 1) & ~(IMAGE_ALIGNMENT - 1);
}

size_t image_bytes(const r1cs_image *image)
{
    image_section section[IMAGE_SECTIONS];
    image_sections(section, image);
    size_t bytes = 0;
    for (unsigned i = 0; i < IMAGE_SECTIONS; i++)
        bytes += aligned(section[i].count * section[i].size);
    return bytes;
}

void image_lay_out(r1cs_image *image, const void *block)
{
    image_section section[IMAGE_SECTIONS];
    image_sections(section, image);
    const uint8_t *at[IMAGE_SECTIONS];
    size_t used = 0;
    for (unsigned i = 0; i < IMAGE_SECTIONS; i++) {
        at[i] = (const uint8_t *)block + used;
        used += aligned(section[i].count * section[i].size);
    }
    image->entry = (const image_entry *)at[IMAGE_ENTRIES];
    image->group = (const image_group *)at[IMAGE_GROUPS];
    image->run = (const image_run *)at[IMAGE_RUNS];
    image->template_ = (const image_template *)at[IMAGE_TEMPLATES];
    image->instance = (const image_instance *)at[IMAGE_INSTANCES];
    image->base = (const uint32_t *)at[IMAGE_BASES];
    image->density = (const image_density *)at[IMAGE_DENSITIES];
    image->density_word = (const uint64_t *)at[IMAGE_DENSITY_WORDS];
    image->input_density = (const uint64_t *)at[IMAGE_INPUT_DENSITY];
    image->coeff = (const fr *)at[IMAGE_COEFFS];
}

err_t image_reserve(r1cs_image *image)
{
    ERR_TRY(mem_alloc(&image->block, MEM_MATRICES, image_bytes(image), 1, "constraint image"));
    image_lay_out(image, image->block);
    return ERR_OK;
}

void image_free(r1cs_image *image)
{
    mem_free(image->block, MEM_MATRICES);
    memset(image, 0, sizeof *image);
}
