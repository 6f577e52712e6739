#include "format/key_image_layout.h"

#include "format/source.h"

#include <inttypes.h>
#include <string.h>

#define LOG2_DOMAIN_MAX 32u /* roots of unity of fr */

const uint8_t KEY_IMAGE_MAGIC[KEY_IMAGE_MAGIC_BYTES] = {'c', 'u', 'z', 'k', 'k', 'e', 'y', '\n'};

err_t key_image_file_is(bool *out, const format_source *source)
{
    uint8_t scratch[KEY_IMAGE_MAGIC_BYTES];
    const uint8_t *head;
    *out = false;
    if (source->bytes < sizeof scratch)
        return ERR_OK;
    ERR_TRY(format_source_view(&head, source, 0, sizeof scratch, scratch));
    *out = memcmp(head, KEY_IMAGE_MAGIC, sizeof scratch) == 0;
    return ERR_OK;
}

uint64_t key_image_chunks(uint64_t bytes)
{
    return bytes / KEY_IMAGE_CHUNK + (bytes % KEY_IMAGE_CHUNK != 0);
}

static uint64_t aligned(uint64_t offset, uint64_t to)
{
    return (offset + to - 1) / to * to;
}

void key_image_header_fill(key_image_header *h, const key_image_head *head)
{
    *h = (key_image_header){.version = KEY_IMAGE_FILE_VERSION,
                            .header_bytes = sizeof *h,
                            .form = (uint32_t)head->form,
                            .log2_domain = head->log2_domain,
                            .bits = head->n.bits,
                            .fields = head->n.fields,
                            .a_bits = head->dense_a.bits,
                            .a_fields = head->dense_a.fields,
                            .b_bits = head->dense_b.bits,
                            .b_fields = head->dense_b.fields,
                            .inputs = head->inputs,
                            .chunk_bytes = KEY_IMAGE_CHUNK,
                            .vk_bytes = PARAMS_VK_POINTS_BYTES + 4 + G1_BYTES * head->inputs};
    memcpy(h->magic, KEY_IMAGE_MAGIC, sizeof h->magic);
    memcpy(h->circuit, head->circuit, sizeof h->circuit);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        h->section[s].count = key_image_points(head, s);
        h->section[s].point_bytes = (uint32_t)key_image_point_bytes(s);
        h->chunks += key_image_chunks(h->section[s].count * h->section[s].point_bytes);
    }
    h->chunks_offset = aligned(sizeof *h + h->vk_bytes, SHA256_BYTES);
    uint64_t at = h->chunks_offset + h->chunks * SHA256_BYTES;
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        /* An empty one takes no room, so that the file ends with a point. */
        h->section[s].offset = h->section[s].count != 0 ? aligned(at, KEY_IMAGE_ALIGNMENT) : at;
        at = h->section[s].offset + h->section[s].count * h->section[s].point_bytes;
    }
    h->file_bytes = at;
}

/* A name that can be shown, with zeros up to its end. */
static bool is_name(const char name[IMAGE_NAME_BYTES])
{
    size_t n = 0;
    while (n < IMAGE_NAME_BYTES && name[n] > ' ' && name[n] <= '~')
        n++;
    if (n == 0 || n == IMAGE_NAME_BYTES)
        return false;
    for (size_t i = n; i < IMAGE_NAME_BYTES; i++)
        if (name[i] != 0)
            return false;
    return true;
}

err_t key_image_head_bounds(const key_image_head *head, const char *name)
{
    const struct {
        const char *what;
        uint64_t found, least, most;
    } bounds[] = {{"form", head->form, 0, KEY_IMAGE_FORMS - 1},
                  {"log2 of the domain", head->log2_domain, 0, LOG2_DOMAIN_MAX},
                  {"bits", head->n.bits, 0, UINT32_MAX},
                  {"field elements", head->n.fields, 1, UINT32_MAX},
                  {"inputs", head->inputs, 1, head->n.fields},
                  {"bits in A", head->dense_a.bits, 0, head->n.bits},
                  {"field elements in A", head->dense_a.fields, head->inputs, head->n.fields},
                  {"bits in B", head->dense_b.bits, 0, head->n.bits},
                  {"field elements in B", head->dense_b.fields, 0, head->n.fields}};
    for (size_t i = 0; i < sizeof bounds / sizeof bounds[0]; i++)
        if (bounds[i].found < bounds[i].least || bounds[i].found > bounds[i].most)
            return err_set(ERR_INPUT,
                           "%s: damaged key image: %s %" PRIu64 ", from %" PRIu64 " to %" PRIu64
                           " is possible",
                           name, bounds[i].what, bounds[i].found, bounds[i].least, bounds[i].most);
    if (!is_name(head->circuit))
        return err_set(ERR_INPUT, "%s: damaged key image: its circuit has no name", name);
    return ERR_OK;
}
