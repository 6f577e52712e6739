/* Keys of .params files in the order of a slab.
 *
 * The dense variables of a stretch follow one another in both orders, so a stretch is one copy from
 * the rank of its first variable in the one to its rank in the other. */
#include "groth16/key_image_order.h"

#include <string.h>

#define INSTANCES_A_TASK ((size_t)256)
#define POINTS_A_TASK    ((size_t)1 << 14)

typedef struct {
    const r1cs_image *image;
    uint8_t *out;
    const uint8_t *in;
    size_t n, bytes;
    size_t skipped; /* points of `in` for inputs */
    /* Sections A and B: dense aux variables, and those before each word; else null. */
    uint64_t *aux;
    uint32_t *rank;
    key_image_density d;
} ordering;

static err_t copy_task(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const ordering *o = context;
    const size_t from = i * POINTS_A_TASK, left = o->n - from;
    memcpy(o->out + from * o->bytes, o->in + from * o->bytes,
           (left < POINTS_A_TASK ? left : POINTS_A_TASK) * o->bytes);
    return ERR_OK;
}

static size_t rank_of_aux(const ordering *o, size_t aux)
{
    const uint64_t below = (UINT64_C(1) << aux % 64) - 1;
    return o->rank[aux / 64] + (size_t)__builtin_popcountll(o->aux[aux / 64] & below);
}

static void copy_stretch(void *context, const aux_stretch *s)
{
    const ordering *o = context;
    size_t from = s->aux, n = s->n, to = s->is_bit ? s->index : o->image->n.bits + s->index;
    if (o->aux) {
        from = rank_of_aux(o, s->aux);
        n = rank_of_aux(o, s->aux + s->n) - from;
        to = s->is_bit ? density_rank_of_bit(&o->d, s->index)
                       : o->d.dense.bits + density_rank_of_field(&o->d, s->index);
    }
    if (n != 0)
        memcpy(o->out + to * o->bytes, o->in + (o->skipped + from) * o->bytes, n * o->bytes);
}

static err_t stretch_task(void *context, size_t i, unsigned worker)
{
    (void)worker;
    ordering *o = context;
    const size_t from = i * INSTANCES_A_TASK, left = o->image->instance_n - from;
    aux_stretches(o->image, from, from + (left < INSTANCES_A_TASK ? left : INSTANCES_A_TASK),
                  copy_stretch, o);
    return ERR_OK;
}

static err_t order_stretches(ordering *o, pool *p)
{
    const size_t tasks = (o->image->instance_n + INSTANCES_A_TASK - 1) / INSTANCES_A_TASK;
    return pool_for(p, tasks, stretch_task, o);
}

static err_t check_count(key_image_section s, size_t found, size_t expected)
{
    if (found == expected)
        return ERR_OK;
    return err_set(ERR_INPUT, "section %s of the key has %zu points, the circuit %zu",
                   key_image_section_name(s), found, expected);
}

/* ---- sections ------------------------------------------------------------------------------ */

static err_t order_dense(ordering *o, key_image_section s, unsigned matrix, pool *p)
{
    const size_t words = slab_words(o->image->shape.aux);
    uint64_t *maps;
    err_t rc;
    ERR_TRY(MEM_ARRAY(&maps, MEM_SCRATCH, 2 * words, "densities"));
    image_densities(maps, maps + words, o->image);
    o->aux = maps + matrix * words;
    ERR_GOTO(rc, done, key_image_density_of(&o->d, o->image, matrix));
    ERR_GOTO(rc, done, MEM_ARRAY(&o->rank, MEM_SCRATCH, words, "ranks"));
    for (size_t w = 0; w + 1 < words; w++)
        o->rank[w + 1] = o->rank[w] + (uint32_t)__builtin_popcountll(o->aux[w]);
    o->skipped = density_rank_of_field(&o->d, o->image->shape.inputs);
    ERR_GOTO(rc, done, check_count(s, o->n, o->d.dense.bits + o->d.dense.fields));
    memcpy(o->out + o->d.dense.bits * o->bytes, o->in, o->skipped * o->bytes);
    rc = order_stretches(o, p);
done:
    key_image_density_free(&o->d);
    mem_free(o->rank, MEM_SCRATCH);
    mem_free(maps, MEM_SCRATCH);
    return rc;
}

err_t key_image_order(void *out, const void *in, size_t n, key_image_section s,
                      const r1cs_image *image, pool *p)
{
    ordering o = {.image = image, .out = out, .in = in, .n = n, .bytes = key_image_point_bytes(s)};
    if (s == KEY_IMAGE_H) {
        ERR_TRY(check_count(s, n, ((size_t)1 << image->shape.log2_domain) - 1));
        return pool_for(p, (n + POINTS_A_TASK - 1) / POINTS_A_TASK, copy_task, &o);
    }
    if (s != KEY_IMAGE_L)
        return order_dense(&o, s, s == KEY_IMAGE_A ? 0 : 1, p);
    ERR_TRY(check_count(s, n, image->shape.aux));
    memset(o.out + image->n.bits * o.bytes, 0, image->shape.inputs * o.bytes);
    return order_stretches(&o, p);
}

/* ---- whole keys ---------------------------------------------------------------------------- */

static err_t copy_vk(groth16_vk *out, const groth16_vk *vk, size_t inputs)
{
    if (vk->ic_n != inputs)
        return err_set(ERR_INPUT, "the verifying key has %zu points ic, the circuit %zu inputs",
                       vk->ic_n, inputs);
    g1_aff *ic;
    ERR_TRY(MEM_ARRAY(&ic, MEM_KEY, inputs, "section ic of the key"));
    memcpy(ic, vk->ic, inputs * sizeof *ic);
    *out = *vk;
    out->ic = ic;
    return ERR_OK;
}

static err_t order_all(key_image *out, const groth16_key *key, const r1cs_image *image, pool *p)
{
    const struct {
        const void *points;
        size_t n;
    } in[KEY_IMAGE_SECTIONS] = {{key->h, key->h_n},
                                {key->l, key->l_n},
                                {key->a, key->a_n},
                                {key->b_g1, key->b_g1_n},
                                {key->b_g2, key->b_g2_n}};
    ERR_TRY(key_image_head_of(&out->head, image, KEY_IMAGE_COEFFICIENTS));
    ERR_TRY(copy_vk(&out->head.vk, &key->vk, out->head.inputs));
    for (unsigned i = 0; i < KEY_IMAGE_SECTIONS; i++) {
        const key_image_section s = (key_image_section)i;
        ERR_TRY(mem_alloc(&out->points[i], MEM_KEY, key_image_points(&out->head, s),
                          key_image_point_bytes(s), "section of a key image"));
        ERR_TRY(key_image_order(out->points[i], in[i].points, in[i].n, s, image, p));
    }
    return ERR_OK;
}

err_t key_image_from_key(key_image *out, const groth16_key *key, const r1cs_image *image, pool *p)
{
    *out = (key_image){0};
    const err_t rc = order_all(out, key, image, p);
    if (rc != ERR_OK)
        key_image_free(out);
    return rc;
}
