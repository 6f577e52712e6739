/* Key images in memory: counts, and a source that reads them. */
#include "groth16/key_image.h"

#include <string.h>

const char *key_image_section_name(key_image_section s)
{
    static const char *const names[KEY_IMAGE_SECTIONS] = {"h", "l", "a", "b_g1", "b_g2"};
    return s < KEY_IMAGE_SECTIONS ? names[s] : "?";
}

size_t key_image_points(const key_image_head *head, key_image_section s)
{
    switch (s) {
    case KEY_IMAGE_H:
        return ((size_t)1 << head->log2_domain) - (head->form == KEY_IMAGE_COEFFICIENTS);
    case KEY_IMAGE_L:
        return head->n.bits + head->n.fields;
    case KEY_IMAGE_A:
        return head->dense_a.bits + head->dense_a.fields;
    case KEY_IMAGE_B1:
    case KEY_IMAGE_B2:
        return head->dense_b.bits + head->dense_b.fields;
    case KEY_IMAGE_SECTIONS:
        break;
    }
    return 0;
}

size_t key_image_point_bytes(key_image_section s)
{
    return s == KEY_IMAGE_B2 ? sizeof(g2_aff) : sizeof(g1_aff);
}

err_t key_image_head_of(key_image_head *out, const r1cs_image *image, key_image_form form)
{
    slab_counts *const dense[2] = {&out->dense_a, &out->dense_b};
    *out = (key_image_head){.form = form,
                            .log2_domain = image->shape.log2_domain,
                            .n = image->n,
                            .inputs = image->shape.inputs};
    memcpy(out->circuit, image->name, sizeof out->circuit);
    for (unsigned matrix = 0; matrix < 2; matrix++) {
        key_image_density d;
        ERR_TRY(key_image_density_of(&d, image, matrix));
        *dense[matrix] = d.dense;
        key_image_density_free(&d);
    }
    return ERR_OK;
}

err_t key_image_head_check(const key_image_head *head, const r1cs_image *image)
{
    key_image_head own;
    ERR_TRY(key_image_head_of(&own, image, head->form));
    const struct {
        const char *what;
        size_t key, circuit;
    } counts[] = {{"log2 of the domain", head->log2_domain, own.log2_domain},
                  {"inputs", head->inputs, own.inputs},
                  {"points of ic", head->vk.ic_n, own.inputs},
                  {"bits", head->n.bits, own.n.bits},
                  {"field elements", head->n.fields, own.n.fields},
                  {"bits in A", head->dense_a.bits, own.dense_a.bits},
                  {"field elements in A", head->dense_a.fields, own.dense_a.fields},
                  {"bits in B", head->dense_b.bits, own.dense_b.bits},
                  {"field elements in B", head->dense_b.fields, own.dense_b.fields}};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        if (counts[i].key != counts[i].circuit)
            return err_set(ERR_INPUT, "the key is of another circuit: %s %zu, of %s %zu",
                           counts[i].what, counts[i].key, image->name, counts[i].circuit);
    return ERR_OK;
}

/* ---- as a source --------------------------------------------------------------------------- */

static err_t read_points(void *context, void *out, key_image_section s, size_t first, size_t n)
{
    const key_image *k = context;
    const size_t points = key_image_points(&k->head, s), bytes = key_image_point_bytes(s);
    if (first > points || n > points - first)
        return err_set(ERR_ARGUMENT, "points %zu to %zu of section %s, which has %zu", first,
                       first + n, key_image_section_name(s), points);
    if (n != 0)
        memcpy(out, (const uint8_t *)k->points[s] + first * bytes, n * bytes);
    return ERR_OK;
}

key_image_source key_image_source_of(const key_image *k)
{
    /* What reads through the context takes it as const again. */
    union {
        const key_image *image;
        void *context;
    } as = {.image = k};
    return (key_image_source){.head = &k->head, .read = read_points, .context = as.context};
}

void key_image_free(key_image *k)
{
    groth16_vk_free(&k->head.vk);
    for (unsigned s = 0; s < KEY_IMAGE_SECTIONS; s++)
        mem_free(k->points[s], MEM_KEY);
    *k = (key_image){0};
}
