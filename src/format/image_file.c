/* The header, then the arrays one after another, each at a multiple of 64. Little-endian, as in
 * memory (base/bytes.h asserts that). */
#include "format/image_file.h"

#include "base/bytes.h"
#include "base/file.h"
#include "format/source.h"
#include "hash/hash.h"
#include "r1cs/image_arrays.h"

#include <inttypes.h>
#include <string.h>

static const uint8_t magic[8] = {'c', 'u', 'z', 'k', 'i', 'm', 'g', '\n'};

typedef struct {
    uint64_t offset, count;
    uint32_t element_bytes, zero;
    uint8_t sha256[SHA256_BYTES];
} section_header;

typedef struct {
    uint8_t magic[8];
    uint32_t version, header_bytes;
    uint64_t file_bytes;
    char name[IMAGE_NAME_BYTES];
    uint64_t inputs, aux, constraints, bits;
    uint64_t nnz[3], terms_max[3];
    uint64_t a_aux, b_input, b_aux;
    uint8_t a_aux_sha256[SHA256_BYTES], b_input_sha256[SHA256_BYTES], b_aux_sha256[SHA256_BYTES];
    uint8_t stream_sha256[SHA256_BYTES];
    uint64_t stream_bytes;
    uint32_t block_rows, zero;
    section_header section[IMAGE_SECTIONS];
    uint8_t zeros[32];
    uint8_t sha256[SHA256_BYTES]; /* of what stands before */
} file_header;

#define HASHED_BYTES offsetof(file_header, sha256)
_Static_assert(sizeof(file_header) == 960 && HASHED_BYTES == 928 && sizeof(section_header) == 56,
               "the header has no gaps");
_Static_assert(sizeof(file_header) % IMAGE_ALIGNMENT == 0, "the arrays stay aligned");

static uint64_t aligned(uint64_t bytes)
{
    return (bytes + IMAGE_ALIGNMENT - 1) & ~(uint64_t)(IMAGE_ALIGNMENT - 1);
}

/* ---- writing --------------------------------------------------------------------------------- */

static void fill_header(file_header *h, const r1cs_image *image)
{
    const r1cs_shape *s = &image->shape;
    *h = (file_header){.version = IMAGE_FILE_VERSION,
                       .header_bytes = sizeof *h,
                       .inputs = s->inputs,
                       .aux = s->aux,
                       .constraints = s->constraints,
                       .bits = image->n.bits,
                       .a_aux = s->a_aux_density,
                       .b_input = s->b_input_density,
                       .b_aux = s->b_aux_density,
                       .stream_bytes = s->stream_bytes,
                       .block_rows = s->block_rows};
    memcpy(h->magic, magic, sizeof magic);
    memcpy(h->name, image->name, sizeof h->name);
    memcpy(h->nnz, s->nnz, sizeof h->nnz);
    memcpy(h->terms_max, s->terms_max, sizeof h->terms_max);
    memcpy(h->a_aux_sha256, s->a_aux_sha256, SHA256_BYTES);
    memcpy(h->b_input_sha256, s->b_input_sha256, SHA256_BYTES);
    memcpy(h->b_aux_sha256, s->b_aux_sha256, SHA256_BYTES);
    memcpy(h->stream_sha256, s->stream_sha256, SHA256_BYTES);
    image_section section[IMAGE_SECTIONS];
    image_sections(section, image);
    uint64_t at = sizeof *h;
    for (unsigned i = 0; i < IMAGE_SECTIONS; i++) {
        const size_t bytes = section[i].count * section[i].size;
        h->section[i] = (section_header){
            .offset = at, .count = section[i].count, .element_bytes = (uint32_t)section[i].size};
        sha256(h->section[i].sha256, section[i].data, bytes);
        at += aligned(bytes);
    }
    h->file_bytes = at;
    sha256(h->sha256, h, HASHED_BYTES);
}

static err_t write_all(file_out *f, const file_header *h, const r1cs_image *image)
{
    static const uint8_t zeros[IMAGE_ALIGNMENT];
    image_section section[IMAGE_SECTIONS];
    image_sections(section, image);
    ERR_TRY(file_write(f, h, sizeof *h));
    for (unsigned i = 0; i < IMAGE_SECTIONS; i++) {
        const size_t bytes = section[i].count * section[i].size;
        ERR_TRY(file_write(f, section[i].data, bytes));
        ERR_TRY(file_write(f, zeros, (size_t)(aligned(bytes) - bytes)));
    }
    return ERR_OK;
}

err_t image_file_write(const r1cs_image *image, const char *name)
{
    file_header h;
    file_out *f;
    fill_header(&h, image);
    ERR_TRY(file_create(&f, name));
    const err_t rc = write_all(f, &h, image);
    if (rc != ERR_OK) {
        file_abandon(f);
        return rc;
    }
    return file_commit(f);
}

/* ---- reading --------------------------------------------------------------------------------- */

static err_t read_header(file_header *h, const format_source *source)
{
    const char *name = source->name;
    if (source->bytes < sizeof *h)
        return err_set(ERR_INPUT,
                       "%s: %" PRIu64 " bytes are no constraint image: its header has %zu", name,
                       source->bytes, sizeof *h);
    const uint8_t *bytes;
    ERR_TRY(format_source_view(&bytes, source, 0, sizeof *h, (uint8_t *)h));
    if (bytes != (const uint8_t *)h)
        memcpy(h, bytes, sizeof *h);
    if (memcmp(h->magic, magic, sizeof magic) != 0)
        return err_set(ERR_INPUT, "%s: no constraint image", name);
    if (h->version != IMAGE_FILE_VERSION)
        return err_set(ERR_INPUT,
                       "%s: a constraint image of version %" PRIu32 ", this program has %u", name,
                       h->version, IMAGE_FILE_VERSION);
    uint8_t digest[SHA256_BYTES];
    sha256(digest, h, HASHED_BYTES);
    if (memcmp(digest, h->sha256, sizeof digest) != 0)
        return err_set(ERR_INPUT, "%s: damaged image: its header has another digest", name);
    if (h->header_bytes != sizeof *h || h->file_bytes != source->bytes)
        return err_set(ERR_INPUT, "%s: damaged image: %" PRIu64 " bytes, its header says %" PRIu64,
                       name, source->bytes, h->file_bytes);
    return ERR_OK;
}

/* Counts of the arrays, compared with the length of the file before anything is allocated. */
static err_t take_counts(r1cs_image *image, const file_header *h, const char *name)
{
    image_section section[IMAGE_SECTIONS];
    image_sections(section, image); /* sizes of elements */
    uint64_t at = sizeof *h;
    for (unsigned i = 0; i < IMAGE_SECTIONS; i++) {
        const section_header *s = &h->section[i];
        const uint64_t left = h->file_bytes - at;
        if (s->offset != at || s->element_bytes != section[i].size || s->count > UINT32_MAX ||
            aligned(s->count * s->element_bytes) > left)
            return err_set(ERR_INPUT,
                           "%s: damaged image: section %u of %" PRIu64 " × %" PRIu32
                           " bytes at %" PRIu64,
                           name, i, s->count, s->element_bytes, s->offset);
        at += aligned(s->count * s->element_bytes);
    }
    if (at != h->file_bytes ||
        h->section[IMAGE_INPUT_DENSITY].count != h->inputs / 64 + (h->inputs % 64 != 0))
        return err_set(ERR_INPUT, "%s: damaged image: its sections do not fill it", name);
    image->entry_n = (size_t)h->section[IMAGE_ENTRIES].count;
    image->group_n = (size_t)h->section[IMAGE_GROUPS].count;
    image->run_n = (size_t)h->section[IMAGE_RUNS].count;
    image->template_n = (size_t)h->section[IMAGE_TEMPLATES].count;
    image->instance_n = (size_t)h->section[IMAGE_INSTANCES].count;
    image->base_n = (size_t)h->section[IMAGE_BASES].count;
    image->density_n = (size_t)h->section[IMAGE_DENSITIES].count;
    image->density_word_n = (size_t)h->section[IMAGE_DENSITY_WORDS].count;
    image->coeff_n = (size_t)h->section[IMAGE_COEFFS].count;
    return ERR_OK;
}

static void take_shape(r1cs_image *image, const file_header *h)
{
    r1cs_shape *s = &image->shape;
    s->inputs = h->inputs;
    s->aux = h->aux;
    s->constraints = h->constraints;
    s->total_rows = h->constraints + h->inputs;
    while (UINT64_C(1) << s->log2_domain < s->total_rows)
        s->log2_domain++;
    s->block_rows = h->block_rows;
    memcpy(s->nnz, h->nnz, sizeof s->nnz);
    memcpy(s->terms_max, h->terms_max, sizeof s->terms_max);
    s->a_aux_density = h->a_aux;
    s->b_input_density = h->b_input;
    s->b_aux_density = h->b_aux;
    memcpy(s->a_aux_sha256, h->a_aux_sha256, SHA256_BYTES);
    memcpy(s->b_input_sha256, h->b_input_sha256, SHA256_BYTES);
    memcpy(s->b_aux_sha256, h->b_aux_sha256, SHA256_BYTES);
    memcpy(s->stream_sha256, h->stream_sha256, SHA256_BYTES);
    s->stream_bytes = h->stream_bytes;
    image->n = (slab_counts){(size_t)h->bits, (size_t)(h->inputs + h->aux - h->bits)};
    memcpy(image->name, h->name, sizeof image->name);
}

/* The digests do not cover what lies between the arrays: it is zero. */
static bool is_padded(const image_section *s)
{
    const size_t bytes = s->count * s->size;
    const uint8_t *data = s->data;
    for (size_t i = bytes; i < aligned(bytes); i++)
        if (data[i] != 0)
            return false;
    return true;
}

static err_t read_sections(r1cs_image *image, const file_header *h, const format_source *source)
{
    ERR_TRY(image_reserve(image));
    const size_t bytes = (size_t)(h->file_bytes - sizeof *h);
    const uint8_t *from;
    ERR_TRY(format_source_view(&from, source, sizeof *h, bytes, image->block));
    if (from != image->block)
        memcpy(image->block, from, bytes);
    image_section section[IMAGE_SECTIONS];
    image_sections(section, image);
    for (unsigned i = 0; i < IMAGE_SECTIONS; i++) {
        uint8_t digest[SHA256_BYTES];
        sha256(digest, section[i].data, section[i].count * section[i].size);
        if (memcmp(digest, h->section[i].sha256, sizeof digest) != 0 || !is_padded(&section[i]))
            return err_set(ERR_INPUT, "%s: damaged image: section %u has another digest",
                           source->name, i);
    }
    const err_t rc = image_validate(image);
    return rc == ERR_INPUT ? err_prefix(rc, "%s", source->name) : rc;
}

err_t image_file_read(r1cs_image *out, const format_source *source)
{
    file_header h;
    memset(out, 0, sizeof *out);
    ERR_TRY(read_header(&h, source));
    ERR_TRY(take_counts(out, &h, source->name));
    if (h.inputs > UINT32_MAX || h.aux > UINT32_MAX || h.constraints > UINT32_MAX || h.bits > h.aux)
        return err_set(ERR_INPUT, "%s: damaged image: more variables or rows than there can be",
                       source->name);
    take_shape(out, &h);
    const err_t rc = read_sections(out, &h, source);
    if (rc != ERR_OK)
        image_free(out);
    return rc;
}

err_t image_file_open(r1cs_image *out, const char *name, const char *circuit)
{
    file_in f;
    ERR_TRY(file_open(&f, name));
    const format_source source = format_source_file(&f);
    const err_t rc = image_file_read(out, &source);
    file_close(&f);
    if (rc != ERR_OK || strcmp(out->name, circuit) == 0)
        return rc;
    (void)err_set(ERR_INPUT, "%s: the image of %s, not of %s", name, out->name, circuit);
    image_free(out);
    return ERR_INPUT;
}
