/* groth16/key_lagrange_cuda.h on an emulated device, by its slow twin. */
#include "gpu_emulated.h"

#include "groth16/key_lagrange_cuda.h"

#include <string.h>

#define SCRATCH_BYTES 4096u

typedef struct {
    emulated_block scratch;
    g1_aff *h, *l;
    const r1cs_image *image;
} conversion;

static void copy_in(key_image *k, key_image_section s, const void *points)
{
    const size_t n = key_image_points(&k->head, s), bytes = key_image_point_bytes(s);
    if (mem_alloc(&k->points[s], MEM_KEY, n, bytes, "points") != ERR_OK)
        emulated_abort("no memory for points");
    memcpy(k->points[s], points, n * bytes);
}

static void convert(const void *args)
{
    const conversion *c = args;
    key_image k = {0};
    emulated_block_check(&c->scratch, "a conversion's scratch");
    if (key_image_head_of(&k.head, c->image, KEY_IMAGE_COEFFICIENTS) != ERR_OK)
        emulated_abort("no head for a conversion");
    k.head.vk.ic_n = k.head.inputs;
    copy_in(&k, KEY_IMAGE_H, c->h);
    copy_in(&k, KEY_IMAGE_L, c->l);
    if (key_image_to_lagrange(&k, c->image, NULL) != ERR_OK)
        emulated_abort("a conversion fails");
    for (key_image_section s = KEY_IMAGE_H; s <= KEY_IMAGE_L; s++)
        memcpy(s == KEY_IMAGE_H ? c->h : c->l, k.points[s],
               key_image_points(&k.head, s) * key_image_point_bytes(s));
    k.head.vk.ic_n = 0;
    key_image_free(&k);
}

err_t key_lagrange_cuda_bytes(uint64_t *out, gpu *g, const r1cs_image *image)
{
    (void)g;
    (void)image;
    *out = SCRATCH_BYTES;
    return ERR_OK;
}

err_t key_lagrange_cuda(gpu *g, gpu_stream s, void *h, void *l, const r1cs_image *image,
                        const progress *listener)
{
    conversion c = {.h = h, .l = l, .image = image};
    const gpu_mark mark = gpu_mark_get(g);
    ERR_TRY(emulated_call(g, "key_lagrange_cuda"));
    ERR_TRY(emulated_block_take(&c.scratch, g, s, SCRATCH_BYTES, "scratch of a conversion"));
    progress_step(listener, "conversion", 0, 1);
    ERR_TRY(emulated_queue(g, s, "key_lagrange_cuda", convert, &c, sizeof c));
    ERR_TRY(gpu_wait(g, s));
    progress_step(listener, "conversion", 1, 1);
    gpu_release(g, mark);
    return ERR_OK;
}
