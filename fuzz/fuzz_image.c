/* A constraint image from memory, as it is and with its digests put right: what is accepted can be
 * expanded and evaluated, by both ways alike. */
#include "format/image_file.h"

#include "base/bytes.h"
#include "hash/hash.h"

#include <stdlib.h>
#include <string.h>

/* docs/formats/image.md */
#define HEADER_BYTES  960u
#define SECTION_TABLE 336u
#define SECTION_ENTRY 56u
#define SECTIONS      10u
#define HEADER_DIGEST 928u

#define VARIABLES_MAX 20000u
#define WORK_MAX      2000000u /* terms of all rows */

static void require(bool condition)
{
    if (!condition)
        abort();
}

static void put_digests_right(uint8_t *data, size_t bytes)
{
    store_le64(data + 16, bytes);
    for (unsigned i = 0; i < SECTIONS; i++) {
        uint8_t *entry = data + SECTION_TABLE + i * SECTION_ENTRY;
        const uint64_t offset = load_le64(entry), count = load_le64(entry + 8);
        const uint64_t length = count * load_le32(entry + 16);
        if (count <= bytes && offset <= bytes && length <= bytes - offset)
            sha256(entry + 24, data + offset, length);
    }
    sha256(data + HEADER_DIGEST, data, HEADER_DIGEST);
}

static uint64_t terms_of(const r1cs_image *image, const image_template *t)
{
    uint64_t terms = 0;
    for (uint32_t g = t->group; g < t->group + t->groups; g++) {
        const image_group *group = &image->group[g];
        const size_t entries = (size_t)group->entries[0] + group->entries[1] + group->entries[2];
        for (size_t e = 0; e < entries; e++)
            terms += (uint64_t)group->rows * image->entry[group->entry + e].count;
    }
    return terms;
}

static bool is_small(const r1cs_image *image)
{
    uint64_t work = image->shape.constraints;
    for (size_t i = 0; i < image->instance_n && work <= WORK_MAX; i++)
        work += terms_of(image, &image->template_[image->instance[i].template_index]);
    return work <= WORK_MAX && image->shape.inputs + image->shape.aux <= VARIABLES_MAX;
}

static void evaluate(const r1cs_image *image)
{
    const size_t n = (size_t)image->shape.total_rows, bytes = slab_bytes(image->n);
    fr *fast = calloc(3 * n, sizeof *fast), *slow = calloc(3 * n, sizeof *slow);
    void *arena = aligned_alloc(64, (bytes + 63) / 64 * 64);
    r1cs_slab slab;
    image_verdict one, two;
    require(fast && slow && arena);
    memset(arena, 0, bytes);
    require(slab_place(&slab, image->n, arena, bytes) == ERR_OK);
    for (size_t i = 0; i < image->n.bits; i += 1 + i % 3)
        slab.bits[i / 64] |= UINT64_C(1) << i % 64;
    for (size_t i = 0; i < image->n.fields; i++)
        fr_from_u64(&slab.fields[i], 1 + i);
    require(image_evaluate(fast, fast + n, fast + 2 * n, &one, image, &slab, NULL, NULL) == ERR_OK);
    require(image_evaluate_ref(slow, slow + n, slow + 2 * n, &two, image, &slab) == ERR_OK);
    require(memcmp(fast, slow, 3 * n * sizeof *fast) == 0);
    require(one.unsatisfied == two.unsatisfied);
    free(fast);
    free(slow);
    free(arena);
}

static void walk(const r1cs_image *image)
{
    const r1cs_circuit circuit = {image->name, image_synthesize, image};
    const r1cs_fingerprint_options counts = {.counts_only = true};
    r1cs_shape shape;
    require(r1cs_fingerprint(&shape, &circuit, &counts) == ERR_OK);
    require(shape.inputs == image->shape.inputs && shape.aux == image->shape.aux &&
            shape.constraints == image->shape.constraints);
    for (size_t aux = 0; aux < image->shape.aux; aux++) {
        const image_place p = image_place_of_aux(image, aux);
        require((p.is_bit ? image_aux_of_bit(image, p.index)
                          : image_aux_of_field(image, p.index)) == aux);
    }
    const size_t words = (size_t)(image->shape.aux + 63) / 64;
    uint64_t *maps = calloc(2 * words + 1, sizeof *maps);
    require(maps != NULL);
    image_densities(maps, maps + words, image);
    free(maps);
    evaluate(image);
}

static void read_and_walk(const uint8_t *data, size_t bytes)
{
    const format_source source = format_source_memory(data, bytes, "input");
    r1cs_image image;
    if (image_file_read(&image, &source) != ERR_OK)
        return;
    require(image_validate(&image) == ERR_OK);
    if (is_small(&image))
        walk(&image);
    image_free(&image);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    read_and_walk(data, bytes);
    if (bytes < HEADER_BYTES)
        return 0;
    uint8_t *copy = malloc(bytes);
    require(copy != NULL);
    memcpy(copy, data, bytes);
    put_digests_right(copy, bytes);
    read_and_walk(copy, bytes);
    free(copy);
    return 0;
}
