#include "cli/import_lagrange.h"

#include <string.h>

#define POINTS_A_TASK ((size_t)1024)

typedef struct {
    const key_image_source *from;
    void *points;
    key_image_section section;
    size_t n;
} section_read;

static err_t read_task(void *context, size_t i, unsigned worker)
{
    const section_read *r = context;
    const size_t first = i * POINTS_A_TASK, left = r->n - first;
    (void)worker;
    return r->from->read(r->from->context,
                         (uint8_t *)r->points + first * key_image_point_bytes(r->section),
                         r->section, first, left < POINTS_A_TASK ? left : POINTS_A_TASK);
}

static err_t read_section(key_image *out, const key_image_source *from, key_image_section s,
                          pool *p)
{
    const size_t n = key_image_points(from->head, s);
    ERR_TRY(
        mem_alloc(&out->points[s], MEM_KEY, n, key_image_point_bytes(s), "points of a key image"));
    section_read r = {.from = from, .points = out->points[s], .section = s, .n = n};
    return pool_for(p, (n + POINTS_A_TASK - 1) / POINTS_A_TASK, read_task, &r);
}

static err_t copy_head(key_image_head *out, const key_image_head *head)
{
    *out = *head;
    out->vk.ic = NULL;
    ERR_TRY(MEM_ARRAY(&out->vk.ic, MEM_KEY, head->vk.ic_n, "verifying key"));
    memcpy(out->vk.ic, head->vk.ic, head->vk.ic_n * sizeof *out->vk.ic);
    return ERR_OK;
}

err_t import_lagrange_cpu(key_image *out, const key_image_source *from, const r1cs_image *image,
                          pool *p)
{
    *out = (key_image){0};
    if (from->head->log2_domain > IMPORT_CPU_LOG2_MAX)
        return err_set(ERR_ARGUMENT,
                       "--form lagrange: a domain of 2^%u needs a GPU, the processor takes 2^%u at "
                       "most",
                       from->head->log2_domain, IMPORT_CPU_LOG2_MAX);
    err_t rc = copy_head(&out->head, from->head);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS && rc == ERR_OK; s++)
        rc = read_section(out, from, s, p);
    if (rc == ERR_OK)
        rc = key_image_to_lagrange(out, image, p);
    if (rc != ERR_OK)
        key_image_free(out);
    return rc;
}
