#include "cli/import_lagrange.h"

#include "backend/cuda_lagrange.h"
#include "cli/backends.h"
#include "cli/ui.h"
#include "format/key_image_file.h"

#include <string.h>

/* ---- on the processor ---------------------------------------------------------------------- */

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

/* All of the key, on the pool's threads, in the other form. */
static err_t convert(key_image *out, const key_image_source *from, const r1cs_image *image, pool *p)
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

static err_t write_from_memory(file_out *f, const key_image_source *from, const r1cs_image *image,
                               pool *p)
{
    key_image k;
    ERR_TRY(convert(&k, from, image, p));
    const key_image_source source = key_image_source_of(&k);
    const err_t rc = key_image_file_write(f, &source, p, ui_progress());
    key_image_free(&k);
    return rc;
}

/* ---- either way ---------------------------------------------------------------------------- */

static err_t write_from_gpu(file_out *f, const key_image_source *from, const r1cs_image *image,
                            const import_lagrange_options *o, pool *p)
{
    cuda_lagrange *c;
    ERR_TRY(cuda_lagrange_open(&c, o->device, from, image, o->threads, ui_progress()));
    ui_say("form lagrange made on %s", cuda_lagrange_device(c));
    const key_image_source source = cuda_lagrange_source(c);
    const err_t rc = key_image_file_write(f, &source, p, ui_progress());
    cuda_lagrange_close(c);
    return rc;
}

err_t import_lagrange_write(file_out *f, const key_image_source *from, const r1cs_image *image,
                            const import_lagrange_options *o, pool *p)
{
    bool on_gpu;
    ERR_TRY(cli_key_on_gpu(&on_gpu, o->backend, o->device));
    return on_gpu ? write_from_gpu(f, from, image, o, p) : write_from_memory(f, from, image, p);
}
